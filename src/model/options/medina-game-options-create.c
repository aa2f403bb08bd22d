/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-game-options.h"

#include <string.h>

/* From choices to a game: whether they go together, and the draws. */

/* A name that was given, in a form for comparing. */
static char *
fold_name (MedinaGameOptions *self, guint seat)
{
  g_autofree char *name = g_strstrip (g_strdup (medina_game_options_get_name (self, seat)));
  g_autofree char *normal = g_utf8_normalize (name, -1, G_NORMALIZE_ALL_COMPOSE);

  return g_utf8_casefold (normal != NULL ? normal : name, -1);
}

/* Whoever has none gets another one than the others (medina-namesakes.h). */
static gboolean
names_are_alike (MedinaGameOptions *self, guint a, guint b)
{
  g_autofree char *one = fold_name (self, a);
  g_autofree char *other = fold_name (self, b);

  return *one != '\0' && strcmp (one, other) == 0;
}

static gboolean
colors_are_alike (MedinaGameOptions *self, guint a, guint b)
{
  return medina_game_options_get_color (self, a) == medina_game_options_get_color (self, b);
}

/* The first seat that is like an earlier one; MEDINA_NO_PLAYER if all differ. */
static guint
find_alike (MedinaGameOptions *self, gboolean (*are_alike) (MedinaGameOptions *, guint, guint))
{
  for (guint seat = 1; seat < medina_game_options_get_players (self); seat++)
    for (guint earlier = 0; earlier < seat; earlier++)
      if (are_alike (self, earlier, seat))
        return seat;
  return MEDINA_NO_PLAYER;
}

static MedinaOptionsProblem
find_problem (MedinaGameOptions *self, guint *player)
{
  const guint starting_player = medina_game_options_get_starting_player (self);

  *player = find_alike (self, names_are_alike);
  if (*player != MEDINA_NO_PLAYER)
    return MEDINA_OPTIONS_PROBLEM_SAME_NAME;
  *player = find_alike (self, colors_are_alike);
  if (*player != MEDINA_NO_PLAYER)
    return MEDINA_OPTIONS_PROBLEM_SAME_COLOR;
  if (starting_player <= medina_game_options_get_players (self))
    return MEDINA_OPTIONS_PROBLEM_NONE;
  *player = starting_player - 1;
  return MEDINA_OPTIONS_PROBLEM_STARTING_PLAYER;
}

gboolean
medina_game_options_validate (MedinaGameOptions *self, MedinaOptionsProblem *problem, guint *player)
{
  MedinaOptionsProblem found;
  guint whose;

  g_return_val_if_fail (MEDINA_IS_GAME_OPTIONS (self), FALSE);

  found = find_problem (self, &whose);
  if (problem != NULL)
    *problem = found;
  if (player != NULL)
    *player = whose;
  return found == MEDINA_OPTIONS_PROBLEM_NONE;
}

/* Draws the seats: the player of seat s is the one that the choices have at order[s]. */
static void
draw_order (MedinaGameOptions *self, MdnRandom *random, guint order[MDN_MAX_PLAYERS])
{
  for (guint seat = 0; seat < MDN_MAX_PLAYERS; seat++)
    order[seat] = seat;
  if (!medina_game_options_get_random_order (self))
    return;
  for (guint left = medina_game_options_get_players (self); left > 1; left--)
    {
      const guint drawn = mdn_random_below (random, left);
      const guint last = order[left - 1];

      order[left - 1] = order[drawn];
      order[drawn] = last;
    }
}

/* A computer without a character of its own gets one, or none in particular. */
static MedinaCharacter
draw_character (MedinaGameOptions *self, guint listed, MdnRandom *random)
{
  const MedinaCharacter character = medina_game_options_get_character (self, listed);

  if (medina_game_options_get_kind (self, listed) != MEDINA_SEAT_COMPUTER)
    return MEDINA_CHARACTER_PLAIN;
  return character == MEDINA_CHARACTER_SURPRISE
           ? (MedinaCharacter) mdn_random_below (random, MEDINA_CHARACTER_SURPRISE)
           : character;
}

/* Colors move with the people unless the rules give them to the seats. */
static MedinaPlayer *
seat_player (MedinaGameOptions *self, guint seat, guint listed, MdnRandom *random)
{
  g_autofree char *name = g_strstrip (g_strdup (medina_game_options_get_name (self, listed)));
  const guint colored = medina_game_options_get_colors_fixed (self) ? seat : listed;
  const MedinaSeat taken = {
    .name = name,
    .kind = medina_game_options_get_kind (self, listed),
    .level = medina_game_options_get_level (self, listed),
    .character = draw_character (self, listed, random),
    .color = medina_game_options_get_color (self, colored),
  };

  return medina_player_new_from_seat (seat, &taken);
}

MedinaGame *
medina_game_options_create_game (MedinaGameOptions *self, guint64 seed)
{
  MedinaPlayer *players[MDN_MAX_PLAYERS];
  guint order[MDN_MAX_PLAYERS];
  guint starting_player;
  MedinaGame *game;
  MdnRandom random;
  MdnRules rules;
  MdnSetup setup;

  g_return_val_if_fail (medina_game_options_validate (self, NULL, NULL), NULL);

  starting_player = medina_game_options_get_starting_player (self);
  rules = medina_game_options_get_rules (self);
  mdn_random_seed (&random, seed);
  setup = mdn_setup_draw (&rules, &random);
  draw_order (self, &random, order);
  for (guint seat = 0; seat < rules.players; seat++)
    {
      players[seat] = seat_player (self, seat, order[seat], &random);
      if (order[seat] + 1 == starting_player)
        setup.first = (uint8_t) seat;
    }
  game = medina_game_new (&setup, players, medina_game_options_get_screens (self));
  if (starting_player != 0)
    medina_game_set_start_chosen (game, TRUE);
  return game;
}
