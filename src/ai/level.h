/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdbool.h>
#include <stdint.h>

/* The levels of the computer, and what each may do. */

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
  double seconds;       /* for a turn, unless other limits are given; 0: it needs no limit */
  uint64_t visits;      /* at most, for a turn; 0: as many as there is time for */
  int evaluation_noise; /* at most, in 1/256 points: makes it misjudge placements */
  bool greedy;          /* it does not search: the greedy policy */
  bool solves;          /* it plays endings out in full */
} MdnLevelParameters;

const MdnLevelParameters *mdn_level_parameters (MdnLevel level);

/* By its name: "easy", "medium", "hard", "expert"; false if none has that name. */
bool mdn_level_parse (const char *name, MdnLevel *level);
