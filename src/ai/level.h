/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdbool.h>
#include <stdint.h>

#include "rules.h"

/* The levels of the computer, and what each may do. */

typedef enum
{
  MDN_LEVEL_EASY,   /* takes what looks good, misjudges, and does not mind the others */
  MDN_LEVEL_MEDIUM, /* looks a little ahead */
  MDN_LEVEL_HARD,   /* looks far ahead, in a fraction of a second */
  MDN_LEVEL_EXPERT, /* uses the time it gets */
  MDN_LEVELS,
} MdnLevel;

typedef struct
{
  double seconds; /* for a turn, unless other limits are given; 0: it needs no limit */
  /* By the number of players, for a turn, unless other limits are given; 0: as many as there is
   * time for. The more players there are, the less a longer search gains, and levels that are
   * levels have to lie further apart. */
  uint32_t visits[MDN_MAX_PLAYERS + 1];
  bool shallow; /* it never searches more than these visits, whatever the limits */
  /* By the number of players, at most, in 1/65536 (utility.h), at the beginning of a game: makes it
   * misjudge placements. */
  int32_t utility_noise[MDN_MAX_PLAYERS + 1];
  bool greedy; /* it does not search: the greedy policy */
  bool solves; /* it plays endings out in full */
} MdnLevelParameters;

const MdnLevelParameters *mdn_level_parameters (MdnLevel level);

/* By its name: "easy", "medium", "hard", "expert"; false if none has that name. */
bool mdn_level_parse (const char *name, MdnLevel *level);
