/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* See test-network.c and test-repeatable.c. */
#define NETWORK_SIGNATURE 0xfa3fc627u
#define AI_SIGNATURE      0xa2146124u
