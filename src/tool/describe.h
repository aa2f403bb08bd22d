/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdio.h>

#include "position.h"

/* A position in the words of the line protocol: the answers of its commands `turn`, `moves`,
 * `board`, `stock`, `palaces`, `tiles`, `score` and `result`, of one line or several, without the
 * "= " in front and without a newline at the end. The text is the same in every locale. */

/* Writes what the command of that name answers; false, and nothing is written, if it is none of
 * the eight. */
bool mdn_describe (const MdnPosition *position, const char *name, FILE *stream);
