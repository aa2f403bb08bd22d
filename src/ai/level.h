/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdbool.h>
#include <stdint.h>

/* How well the computer plays, and how. */

typedef enum
{
  MDN_LEVEL_EASY,   /* takes what looks good, misjudges, and does not mind the others */
  MDN_LEVEL_MEDIUM, /* looks a little ahead */
  MDN_LEVEL_HARD,
  MDN_LEVEL_EXPERT, /* uses the time it gets */
  MDN_LEVELS,
} MdnLevel;

typedef struct
{
  double seconds;   /* a turn, unless told otherwise; 0: it never takes long */
  uint64_t visits;  /* that it makes at most a turn; 0: as many as there is time for */
  int misjudgement; /* by which it may be wrong about a placement, in 1/256 points */
  bool glances;     /* it does not search at all */
  bool solves;      /* it plays endings out in full */
} MdnLevelHabits;

const MdnLevelHabits *mdn_level_habits (MdnLevel level);

/* By its name: "easy", "medium", "hard", "expert"; false if none has that name. */
bool mdn_level_parse (const char *name, MdnLevel *level);
