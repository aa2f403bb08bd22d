/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "level.h"

#include <string.h>

/* Set by hand so that each level beats the one below; how often it does is measured in
 * tests/bench/README.md. */
static const struct
{
  const char *name;
  MdnLevelParameters parameters;
} levels[MDN_LEVELS] = {
  [MDN_LEVEL_EASY] = { "easy",
                       { .utility_noise = { [2] = 112000, [3] = 56000, [4] = 34000 },
                         .greedy = true } },
  [MDN_LEVEL_MEDIUM] = { "medium",
                         { .visits = { [2] = 100, [3] = 40, [4] = 20 }, .shallow = true } },
  [MDN_LEVEL_HARD] = { "hard",
                       { .visits = { [2] = 2000, [3] = 1000, [4] = 500 }, .solves = true } },
  [MDN_LEVEL_EXPERT] = { "expert", { .seconds = 5, .solves = true } },
};

const MdnLevelParameters *
mdn_level_parameters (MdnLevel level)
{
  return &levels[level].parameters;
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
