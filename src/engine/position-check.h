/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "position.h"

/* Recomputes everything that is kept incrementally and compares; NULL if all is right, else what
 * is wrong, in English, for developers. Debug builds call it after every placement. */
const char *mdn_position_check (const MdnPosition *position);
