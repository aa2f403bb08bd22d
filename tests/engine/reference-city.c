/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "reference-city.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

static const int steps[8][2] = {
  { 1, 0 }, { -1, 0 }, { 0, 1 }, { 0, -1 }, { 1, 1 }, { 1, -1 }, { -1, 1 }, { -1, -1 },
};

RefSpace
ref_neighbour (RefSpace space, int direction)
{
  return (RefSpace){ space.column + steps[direction][0], space.row + steps[direction][1] };
}

/* Section 9: a small letter and a number without leading zeros. */
bool
ref_space_parse (const RefGame *game, const char *text, RefSpace *space)
{
  char canonical[4];

  if (text[0] < 'a' || text[0] >= 'a' + game->columns)
    return false;
  for (int row = 0; row < game->rows; row++)
    {
      *space = (RefSpace){ text[0] - 'a', row };
      ref_space_format (*space, canonical);
      if (strcmp (text, canonical) == 0)
        return true;
    }
  return false;
}

void
ref_space_format (RefSpace space, char text[4])
{
  assert (space.column >= 0 && space.column < REF_COLUMNS);
  assert (space.row >= 0 && space.row < REF_ROWS);
  snprintf (text, 4, "%c%u", 'a' + space.column, (unsigned) (space.row + 1) % 100);
}

static bool
is_on_board (const RefGame *game, RefSpace space)
{
  return space.column >= 0 && space.column < game->columns && space.row >= 0 &&
         space.row < game->rows;
}

/* How many spaces the nearest side of the board is away. */
static int
depth (const RefGame *game, RefSpace space)
{
  int distances[4] = { space.column, game->columns - 1 - space.column, space.row,
                       game->rows - 1 - space.row };
  int least = distances[0];

  for (int i = 1; i < 4; i++)
    if (distances[i] < least)
      least = distances[i];
  return least;
}

bool
ref_is_city (const RefGame *game, RefSpace space)
{
  return depth (game, space) >= 1;
}

/* "At least one space away from the ring": U2, U3, M0. */
bool
ref_is_inner_city (const RefGame *game, RefSpace space)
{
  return depth (game, space) >= 2;
}

char
ref_piece (const RefGame *game, RefSpace space)
{
  return is_on_board (game, space) ? game->piece[space.column][space.row] : ' ';
}

/* O1 */
bool
ref_is_well_side (const RefGame *game, RefSpace space)
{
  for (int i = 0; i < 8; i++)
    if (ref_piece (game, ref_neighbour (space, i)) == '*')
      return true;
  return false;
}

/* O2 */
static bool
is_water (const RefGame *game, RefSpace space)
{
  for (int i = 0; i < 4; i++)
    if (ref_piece (game, ref_neighbour (ref_neighbour (space, i), i)) == '*')
      return ref_is_city (game, space);
  return false;
}

static int
count_beside (const RefGame *game, RefSpace space, const char *letters)
{
  int n = 0;

  for (int i = 0; i < 4; i++)
    if (strchr (letters, ref_piece (game, ref_neighbour (space, i))))
      n++;
  return n;
}

int
ref_merchants_beside (const RefGame *game, RefSpace space)
{
  return count_beside (game, space, "m");
}

int
ref_walls_beside (const RefGame *game, RefSpace space)
{
  return count_beside (game, space, "#+");
}

/* U1: the number of the tower on a corner. */
static int
tower_at (const RefGame *game, RefSpace corner)
{
  bool left = corner.column == 0;
  bool top = corner.row == game->rows - 1;

  assert (ref_piece (game, corner) == '+');
  return left ? (top ? 1 : 4) : (top ? 3 : 2);
}

/* V1: along the chain of walls, in the one direction that leads to a tower. */
static int
tower_of_wall (const RefGame *game, RefSpace wall)
{
  int tower = 0;

  for (int i = 0; i < 4; i++)
    {
      RefSpace space = wall;

      while (ref_piece (game, space) == '#')
        space = ref_neighbour (space, i);
      if (ref_piece (game, space) == '+')
        {
          assert (tower == 0);
          tower = tower_at (game, space);
        }
    }
  assert (tower != 0);
  return tower;
}

/* Section 9: by column letter, then row number. */
static bool
is_before (RefSpace a, RefSpace b)
{
  return a.column < b.column || (a.column == b.column && a.row < b.row);
}

/* Section 1: orthogonally connected buildings of one color, with the stables
 * attached to them. */
static void
flood (const RefGame *game, RefCity *city, RefSpace space, int index)
{
  RefPalace *palace = &city->palace[index];
  char piece = ref_piece (game, space);
  int *mark;

  if (!is_on_board (game, space) || (piece != palace->color && piece != 's'))
    return;
  mark = &city->palace_at[space.column][space.row];
  if (*mark == index)
    return;
  assert (*mark == -1); /* no two palaces touch */
  *mark = index;

  if (is_water (game, space))
    palace->water++;
  if (piece == 's')
    palace->stables++;
  else
    palace->buildings++;
  if (piece != 's' && is_before (space, palace->at))
    palace->at = space;

  for (int i = 0; i < 4; i++)
    flood (game, city, ref_neighbour (space, i), index);
}

/* Counts a merchant or a wall for each palace beside it, once. */
static void
count_for_palaces (const RefGame *game, RefCity *city, RefSpace space)
{
  for (int index = 0; index < city->n_palaces; index++)
    {
      RefPalace *palace = &city->palace[index];
      bool beside = false;

      for (int i = 0; i < 4; i++)
        {
          RefSpace next = ref_neighbour (space, i);

          if (is_on_board (game, next) && city->palace_at[next.column][next.row] == index)
            beside = true;
        }
      if (beside && ref_piece (game, space) == 'm')
        palace->merchants++;
      if (beside && ref_piece (game, space) == '#')
        {
          palace->walls++;
          palace->touches[tower_of_wall (game, space)] = true;
        }
    }
}

static void
find_palaces (const RefGame *game, RefCity *city)
{
  memset (city, 0, sizeof *city);
  memset (city->palace_at, -1, sizeof city->palace_at);

  for (int i = 0; i < game->n_buildings; i++)
    {
      RefSpace space = game->building[i];
      RefPalace *palace = &city->palace[city->n_palaces];

      if (city->palace_at[space.column][space.row] >= 0)
        continue;
      palace->color = ref_piece (game, space);
      palace->at = space;
      palace->owner = REF_NOBODY;
      palace->roofed = -1;
      flood (game, city, space, city->n_palaces++);
    }
  for (int i = 0; i < game->n_roofs; i++)
    {
      RefSpace space = game->roof[i].space;
      RefPalace *palace = &city->palace[city->palace_at[space.column][space.row]];

      assert (palace->owner == REF_NOBODY);
      palace->owner = game->roof[i].owner;
      palace->roofed = i;
    }
}

void
ref_survey (const RefGame *game, RefCity *city)
{
  find_palaces (game, city);

  for (int column = 0; column < game->columns; column++)
    for (int row = 0; row < game->rows; row++)
      {
        RefSpace space = { column, row };
        char piece = ref_piece (game, space);

        if (piece == 'm' || piece == '#')
          count_for_palaces (game, city, space);
        if (ref_extends (game, city, space) != -1)
          city->palace[ref_extends (game, city, space)].extendable = true;
      }
}

bool
ref_keeps_street (const RefCity *city, RefSpace space, int palace)
{
  for (int i = 0; i < 8; i++)
    {
      RefSpace next = ref_neighbour (space, i);
      int there = city->palace_at[next.column][next.row];

      if (there != -1 && there != palace)
        return false;
    }
  return true;
}

/* Section 1: empty city space, beside a building of the palace, no well-side
 * space, and clear of every other palace (so it can extend only one). */
int
ref_extends (const RefGame *game, const RefCity *city, RefSpace space)
{
  int palace = -1;

  if (ref_piece (game, space) != '.')
    return -1;
  for (int i = 0; i < 4; i++)
    {
      RefSpace next = ref_neighbour (space, i);

      if (strchr (REF_COLOR_LETTERS, ref_piece (game, next)))
        palace = city->palace_at[next.column][next.row];
    }
  if (palace == -1 || ref_is_well_side (game, space) || !ref_keeps_street (city, space, palace))
    return -1;
  return palace;
}

bool
ref_has_palace (const RefCity *city, int owner, char color)
{
  for (int i = 0; i < city->n_palaces; i++)
    if (city->palace[i].owner == owner && city->palace[i].color == color)
      return true;
  return false;
}

bool
ref_is_duel (const RefGame *game)
{
  return game->setup.rules == REF_FIRST && game->setup.players == 2;
}

/* B1: one on each color.  B4: none on a color on which the opponent has both
 * a scoring and a blocking rooftop. */
bool
ref_may_block (const RefCity *city, int player, char color)
{
  int mine = player == 1 ? REF_BLOCKED_1 : REF_BLOCKED_2;
  int opponent = 3 - player;
  int theirs = opponent == 1 ? REF_BLOCKED_1 : REF_BLOCKED_2;

  return !ref_has_palace (city, mine, color) &&
         !(ref_has_palace (city, opponent, color) && ref_has_palace (city, theirs, color));
}
