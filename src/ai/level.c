/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "level.h"

#include <string.h>

static const struct
{
  const char *name;
  MdnLevelHabits habits;
} levels[MDN_LEVELS] = {
  [MDN_LEVEL_EASY] = { "easy", { .misjudgment = 2048, .glances = true } },
  [MDN_LEVEL_MEDIUM] = { "medium", { .visits = 40 } },
  [MDN_LEVEL_HARD] = { "hard", { .seconds = 0.9, .solves = true } },
  [MDN_LEVEL_EXPERT] = { "expert", { .seconds = 5, .solves = true } },
};

const MdnLevelHabits *
mdn_level_habits (MdnLevel level)
{
  return &levels[level].habits;
}

bool
mdn_level_parse (const char *name, MdnLevel *level)
{
  for (int i = 0; i < MDN_LEVELS; i++)
    if (strcmp (name, levels[i].name) == 0)
      {
        *level = (MdnLevel) i;
        return true;
      }
  return false;
}
