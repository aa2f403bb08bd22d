/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-game-seats.h"

guint
medina_seats_count_people (const MdnGame *game, MedinaPlayer *const *seats)
{
  guint people = 0;

  for (guint seat = 0; seat < game->setup.rules.players; seat++)
    people += !medina_player_is_computer (seats[seat]);
  return people;
}

gboolean
medina_seats_is_of_computer (const MdnGame *game, MedinaPlayer *const *seats, int placement)
{
  return medina_seats_count_people (game, seats) > 0 &&
         medina_player_is_computer (seats[mdn_game_player_of (game, placement)]);
}

gboolean
medina_seats_have_decision (const MdnGame *game, MedinaPlayer *const *seats)
{
  for (int i = game->cursor - 1; i >= 0; i--)
    if (!medina_seats_is_of_computer (game, seats, i))
      return TRUE;
  return FALSE;
}

int
medina_seats_find_viewer (const MdnGame *game, MedinaPlayer *const *seats, int end, guint player)
{
  int viewer = -1;

  if (!medina_player_is_computer (seats[player]))
    return (int) player;
  for (int seat = game->setup.rules.players - 1; seat >= 0; seat--)
    if (!medina_player_is_computer (seats[seat]))
      viewer = seat;
  for (int i = 0; i < end; i++)
    if (!medina_player_is_computer (seats[mdn_game_player_of (game, i)]))
      viewer = mdn_game_player_of (game, i);
  return viewer;
}

int
medina_seats_find_sitter (const MdnGame *game, MedinaPlayer *const *seats, guint player)
{
  const gboolean alone = medina_seats_count_people (game, seats) == 1;

  for (guint seat = 0; seat < game->setup.rules.players; seat++)
    if (!medina_player_is_computer (seats[seat]) && (alone || (seat == player && game->count == 0)))
      return (int) seat;
  return MEDINA_NOBODY;
}

MedinaDisplay
medina_seats_follow_display (const MdnGame *game,
                             MedinaPlayer *const *seats,
                             guint player,
                             MedinaDisplay display)
{
  if (!medina_player_is_computer (seats[player]) && display.person != (int) player)
    display.person = MEDINA_NOBODY;
  if (game->cursor > 0)
    display.peopled = display.peopled || medina_seats_count_people (game, seats) > 0;
  return display;
}

/* Screens hide a stock until everybody had to be shown that nothing of it could be placed (T2).
 * Among people each sees the own one, among computers that of the current one is seen; but nobody
 * can look behind a screen by having a computer sit there, or behind those of computers by leaving
 * the table to them. */
gboolean
medina_seats_stock_is_visible (const MdnGame *game,
                               MedinaPlayer *const *seats,
                               MedinaDisplay display,
                               guint player,
                               gboolean current)
{
  const guint people = medina_seats_count_people (game, seats);

  if (game->position.table.turn.shown >> player & 1)
    return TRUE;
  if (medina_player_is_computer (seats[player]))
    return people == 0 && current && !display.peopled;
  return display.person == (int) player && (people == 1 || current);
}
