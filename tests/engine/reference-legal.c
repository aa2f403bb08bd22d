/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What may be placed where. */

#include "reference-city.h"

#include <stdlib.h>
#include <string.h>

typedef struct
{
  const RefGame *game;
  RefCity city;
  size_t n_moves;
  char moves[REF_MAX_MOVES][6];
} Listing;

static void
add (Listing *list, char letter, RefSpace space)
{
  char *move = list->moves[list->n_moves++];

  move[0] = letter;
  ref_space_format (space, move + 1);
}

/* P3: the palace that the next building of a color must extend, or -1. */
static int
palace_under_construction (const RefCity *city, char color)
{
  for (int i = 0; i < city->n_palaces; i++)
    if (city->palace[i].color == color && city->palace[i].owner == REF_NOBODY &&
        city->palace[i].extendable)
      return i;
  return -1;
}

/* P1 to P5.  (P2 is in the stock: a closed color has none left.) */
static bool
building_fits (const Listing *list, RefSpace space, char color)
{
  const RefGame *game = list->game;
  int palace = palace_under_construction (&list->city, color);

  if (palace != -1)
    return ref_extends (game, &list->city, space) == palace;
  return ref_piece (game, space) == '.' && !ref_is_well_side (game, space) &&
         ref_keeps_street (&list->city, space, -1);
}

/* R1, R2, B1, B4 */
static bool
roof_fits (const Listing *list, const RefPalace *palace, char letter)
{
  int player = list->game->player;

  if (palace->owner != REF_NOBODY)
    return false;
  if (letter == 'R')
    return !ref_has_palace (&list->city, player, palace->color);
  return !ref_is_duel (list->game) || ref_may_block (&list->city, player, palace->color);
}

/* S1 */
static bool
stable_fits (const Listing *list, RefSpace space)
{
  return ref_extends (list->game, &list->city, space) != -1;
}

/* M1, M2: the space lengthens a market street. */
static bool
lengthens_street (const RefGame *game, RefSpace space)
{
  if (ref_piece (game, space) != '.' || ref_merchants_beside (game, space) != 1)
    return false;
  for (int i = 0; i < 4; i++)
    {
      RefSpace next = ref_neighbour (space, i);

      if (ref_piece (game, next) == 'm')
        return ref_merchants_beside (game, next) <= 1;
    }
  return false;
}

/* M3 */
static bool
begins_street (const RefGame *game, RefSpace space)
{
  int most = game->setup.rules == REF_ONLINE ? 0 : 1;

  return ref_piece (game, space) == '.' && ref_merchants_beside (game, space) <= most;
}

/* W1 */
static bool
wall_fits (const RefGame *game, RefSpace space)
{
  return ref_piece (game, space) == '-' && ref_walls_beside (game, space) == 1;
}

static bool
any_street_can_grow (const RefGame *game)
{
  for (int column = 0; column < game->columns; column++)
    for (int row = 0; row < game->rows; row++)
      if (lengthens_street (game, (RefSpace){ column, row }))
        return true;
  return false;
}

static bool
fits (const Listing *list, char letter, RefSpace space, bool streets_grow)
{
  switch (letter)
    {
    case 'S':
      return stable_fits (list, space);
    case 'M':
      return streets_grow ? lengthens_street (list->game, space)
                          : begins_street (list->game, space);
    case 'W':
      return wall_fits (list->game, space);
    default:
      return building_fits (list, space, letter);
    }
}

static void
list_on_spaces (Listing *list, char letter)
{
  const RefGame *game = list->game;
  bool streets_grow = letter == 'M' && any_street_can_grow (game);

  for (int column = 0; column < game->columns; column++)
    for (int row = 0; row < game->rows; row++)
      {
        RefSpace space = { column, row };

        if (fits (list, letter, space, streets_grow))
          add (list, letter, space);
      }
}

static void
list_on_palaces (Listing *list, char letter)
{
  for (int i = 0; i < list->city.n_palaces; i++)
    if (roof_fits (list, &list->city.palace[i], letter))
      add (list, letter, list->city.palace[i].at);
}

/* B3: in a turn one building of each color and one rooftop of each kind. */
static bool
turn_allows (const RefGame *game, char letter)
{
  return !ref_is_duel (game) || !strchr (REF_COLOR_LETTERS "RN", letter) ||
         !strchr (game->this_turn, letter);
}

/* T6: whether the player is the only one with rooftops in stock. */
static bool
has_last_rooftops (const RefGame *game)
{
  for (int player = 1; player <= game->setup.players; player++)
    {
      bool has = ref_count (game, player, 'R') + ref_count (game, player, 'N') > 0;

      if (has != (player == game->player))
        return false;
    }
  return true;
}

static bool
is_last_placement (const RefGame *game)
{
  return game->turn_length - (int) strlen (game->this_turn) == 1;
}

static bool
is_roof (const char *move)
{
  return move[0] == 'R' || move[0] == 'N';
}

/* T6: at the last placement of a turn without a rooftop only rooftops are
 * legal, if there is one. */
static void
apply_last_rooftops (Listing *list)
{
  const RefGame *game = list->game;
  size_t n_roofs = 0;

  if (game->setup.rules != REF_FIRST || !has_last_rooftops (game) || !is_last_placement (game) ||
      strpbrk (game->this_turn, "RN"))
    return;

  for (size_t i = 0; i < list->n_moves; i++)
    if (is_roof (list->moves[i]))
      memmove (list->moves[n_roofs++], list->moves[i], sizeof list->moves[i]);
  if (n_roofs > 0)
    list->n_moves = n_roofs;
}

/* T3: never the first placement, always the last, and only when a placement
 * would be possible. */
static bool
may_have_tea (const Listing *list)
{
  return ref_count (list->game, list->game->player, 'T') > 0 && list->game->this_turn[0] != '\0' &&
         is_last_placement (list->game) && list->n_moves > 0;
}

static void
list_first_merchant (Listing *list)
{
  for (int column = 0; column < list->game->columns; column++)
    for (int row = 0; row < list->game->rows; row++)
      {
        RefSpace space = { column, row };

        if (ref_is_inner_city (list->game, space) && ref_piece (list->game, space) == '.')
          add (list, 'M', space);
      }
}

static void
list_turn (Listing *list)
{
  for (const char *letter = "GPBORNSMW"; *letter != '\0'; letter++)
    if (ref_count (list->game, list->game->player, *letter) > 0 &&
        turn_allows (list->game, *letter))
      {
        if (is_roof (letter))
          list_on_palaces (list, *letter);
        else
          list_on_spaces (list, *letter);
      }
  apply_last_rooftops (list);
  if (may_have_tea (list))
    strcpy (list->moves[list->n_moves++], "T");
}

static int
compare_moves (const void *a, const void *b)
{
  return strcmp (a, b);
}

size_t
ref_moves (const RefGame *game, char moves[][6], size_t max)
{
  Listing list = { .game = game };

  if (game->over)
    return 0;

  ref_survey (game, &list.city);
  if (game->first_merchant)
    list_first_merchant (&list);
  else
    list_turn (&list);

  qsort (list.moves, list.n_moves, sizeof list.moves[0], compare_moves);
  memcpy (moves, list.moves, (list.n_moves < max ? list.n_moves : max) * sizeof moves[0]);
  return list.n_moves;
}
