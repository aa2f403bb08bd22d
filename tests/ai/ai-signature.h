/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* See test-repeatable.c. */
#define AI_SIGNATURE 0xb4dc4b36u
