/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-computer-limits.h"

enum
{
  MAX_THREADS = 4,
};

/* Records and the computer number the levels alike. */
G_STATIC_ASSERT ((int) MEDINA_LEVEL_EASY == (int) MDN_LEVEL_EASY);
G_STATIC_ASSERT ((int) MEDINA_LEVEL_MEDIUM == (int) MDN_LEVEL_MEDIUM);
G_STATIC_ASSERT ((int) MEDINA_LEVEL_HARD == (int) MDN_LEVEL_HARD);
G_STATIC_ASSERT ((int) MEDINA_LEVEL_EXPERT == (int) MDN_LEVEL_EXPERT);
G_STATIC_ASSERT ((int) MEDINA_LEVEL_EXPERT + 1 == (int) MDN_LEVELS);

/* And the characters. */
G_STATIC_ASSERT ((int) MEDINA_CHARACTER_PLAIN == (int) MDN_CHARACTER_PLAIN);
G_STATIC_ASSERT ((int) MEDINA_CHARACTER_BUILDER == (int) MDN_CHARACTER_BUILDER);
G_STATIC_ASSERT ((int) MEDINA_CHARACTER_CLAIMER == (int) MDN_CHARACTER_CLAIMER);
G_STATIC_ASSERT ((int) MEDINA_CHARACTER_MERCHANT == (int) MDN_CHARACTER_MERCHANT);
G_STATIC_ASSERT ((int) MEDINA_CHARACTER_MASON == (int) MDN_CHARACTER_MASON);
G_STATIC_ASSERT ((int) MEDINA_CHARACTER_SURPRISE == (int) MDN_CHARACTERS);

/* The set-up, when the game began, and the cursor, mixed (FNV-1a). In the first edition set-ups are
 * all alike: a player places the first merchant. */
static guint64
make_seed (MedinaGame *game)
{
  const MdnSetup *setup = medina_game_get_setup (game);
  const guint parts[] = { setup->rules.set,
                          setup->rules.players,
                          setup->first,
                          setup->well,
                          setup->merchant,
                          (guint) medina_game_get_begun (game),
                          medina_game_get_cursor (game) };
  guint64 seed = G_GUINT64_CONSTANT (0xcbf29ce484222325);

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    seed = (seed ^ parts[i]) * G_GUINT64_CONSTANT (0x100000001b3);
  return seed;
}

/* Experts take all that the machine has, but for one processor, for the window. */
static int
count_threads (MdnLevel level)
{
  if (level != MDN_LEVEL_EXPERT)
    return 1;
  return CLAMP ((int) g_get_num_processors () - 1, 1, MAX_THREADS);
}

MdnAiLimits
medina_computer_limits_find (MedinaGame *game, guint64 nodes)
{
  MedinaPlayer *player = medina_game_get_current_player (game);
  const MdnLevel level = (MdnLevel) medina_player_get_level (player);

  return (MdnAiLimits){
    .level = level,
    .character = (MdnCharacter) medina_player_get_character (player),
    .nodes = nodes,
    .seed = make_seed (game),
    .threads = nodes != 0 ? 1 : count_threads (level),
  };
}
