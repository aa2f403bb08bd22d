/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* See test-network.c and test-repeatable.c. */
#define NETWORK_SIGNATURE 0x41d2d87fu
#define AI_SIGNATURE      0xb41ba1c4u
