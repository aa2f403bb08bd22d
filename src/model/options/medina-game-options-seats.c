/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-game-options-private.h"

#include <string.h>

/* Names, colors and who plays, seat by seat. */

const char *
medina_game_options_get_name (MedinaGameOptions *self, guint seat)
{
  g_return_val_if_fail (MEDINA_IS_GAME_OPTIONS (self), NULL);
  g_return_val_if_fail (seat < MDN_MAX_PLAYERS, NULL);

  return self->names[seat];
}

void
medina_game_options_set_name (MedinaGameOptions *self, guint seat, const char *name)
{
  g_autofree char *possible = medina_seat_name_make (name);

  g_return_if_fail (MEDINA_IS_GAME_OPTIONS (self));
  g_return_if_fail (seat < MDN_MAX_PLAYERS);

  if (strcmp (self->names[seat], possible) == 0)
    return;
  g_free (self->names[seat]);
  self->names[seat] = g_steal_pointer (&possible);
  g_signal_emit (self, medina_game_options_seat_changed, 0, seat);
}

MedinaColor
medina_game_options_get_color (MedinaGameOptions *self, guint seat)
{
  MdnRules rules;

  g_return_val_if_fail (MEDINA_IS_GAME_OPTIONS (self), MEDINA_COLOR_BLUE);
  g_return_val_if_fail (seat < MDN_MAX_PLAYERS, MEDINA_COLOR_BLUE);

  rules = medina_game_options_get_rules (self);
  return rules.blocking && seat < rules.players ? medina_seat_usual_color (&rules, (int) seat)
                                                : self->colors[seat];
}

void
medina_game_options_set_color (MedinaGameOptions *self, guint seat, MedinaColor color)
{
  g_return_if_fail (MEDINA_IS_GAME_OPTIONS (self));
  g_return_if_fail (seat < MDN_MAX_PLAYERS);
  g_return_if_fail (color < MEDINA_N_COLORS);

  if (self->colors[seat] == color)
    return;
  self->colors[seat] = color;
  g_signal_emit (self, medina_game_options_seat_changed, 0, seat);
}

MedinaColor
medina_game_options_get_chosen_color (MedinaGameOptions *self, guint seat)
{
  g_return_val_if_fail (MEDINA_IS_GAME_OPTIONS (self), MEDINA_COLOR_BLUE);
  g_return_val_if_fail (seat < MDN_MAX_PLAYERS, MEDINA_COLOR_BLUE);

  return self->colors[seat];
}

MedinaSeatKind
medina_game_options_get_kind (MedinaGameOptions *self, guint seat)
{
  g_return_val_if_fail (MEDINA_IS_GAME_OPTIONS (self), MEDINA_SEAT_HUMAN);
  g_return_val_if_fail (seat < MDN_MAX_PLAYERS, MEDINA_SEAT_HUMAN);

  return self->kinds[seat];
}

void
medina_game_options_set_kind (MedinaGameOptions *self, guint seat, MedinaSeatKind kind)
{
  g_return_if_fail (MEDINA_IS_GAME_OPTIONS (self));
  g_return_if_fail (seat < MDN_MAX_PLAYERS);

  if (self->kinds[seat] == kind)
    return;
  self->kinds[seat] = kind;
  g_signal_emit (self, medina_game_options_seat_changed, 0, seat);
}

MedinaLevel
medina_game_options_get_level (MedinaGameOptions *self, guint seat)
{
  g_return_val_if_fail (MEDINA_IS_GAME_OPTIONS (self), MEDINA_LEVEL_EASY);
  g_return_val_if_fail (seat < MDN_MAX_PLAYERS, MEDINA_LEVEL_EASY);

  return self->levels[seat];
}

void
medina_game_options_set_level (MedinaGameOptions *self, guint seat, MedinaLevel level)
{
  g_return_if_fail (MEDINA_IS_GAME_OPTIONS (self));
  g_return_if_fail (seat < MDN_MAX_PLAYERS);

  if (self->levels[seat] == level)
    return;
  self->levels[seat] = level;
  g_signal_emit (self, medina_game_options_seat_changed, 0, seat);
}

MedinaCharacter
medina_game_options_get_character (MedinaGameOptions *self, guint seat)
{
  g_return_val_if_fail (MEDINA_IS_GAME_OPTIONS (self), MEDINA_CHARACTER_PLAIN);
  g_return_val_if_fail (seat < MDN_MAX_PLAYERS, MEDINA_CHARACTER_PLAIN);

  return self->characters[seat];
}

void
medina_game_options_set_character (MedinaGameOptions *self, guint seat, MedinaCharacter character)
{
  g_return_if_fail (MEDINA_IS_GAME_OPTIONS (self));
  g_return_if_fail (seat < MDN_MAX_PLAYERS);
  g_return_if_fail (character <= MEDINA_CHARACTER_SURPRISE);

  if (self->characters[seat] == character)
    return;
  self->characters[seat] = character;
  g_signal_emit (self, medina_game_options_seat_changed, 0, seat);
}
