/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Setting up, turns, and what a placement changes. */

#include "reference.h"

#include "reference-city.h"

#include <assert.h>
#include <string.h>

/* Section 2: the stocks. */
static const struct
{
  bool first_edition;
  int players;
  int buildings, roofs, other_roofs, stables, merchants, walls;
} stocks[] = {
  { true, 2, 9, 4, 4, 6, 12, 16 },  { true, 3, 6, 4, 0, 4, 8, 10 },  { true, 4, 5, 4, 0, 3, 6, 8 },
  { false, 2, 8, 4, 2, 4, 12, 15 }, { false, 3, 6, 4, 1, 4, 8, 12 }, { false, 4, 5, 4, 0, 3, 6, 9 },
};

static int
place_in_stock (char letter)
{
  const char *place = strchr (REF_PIECES, letter);

  assert (letter != '\0' && place);
  return (int) (place - REF_PIECES);
}

int *
ref_stock (RefGame *game, int player, char letter)
{
  return &game->stock[player][place_in_stock (letter)];
}

int
ref_count (const RefGame *game, int player, char letter)
{
  return game->stock[player][place_in_stock (letter)];
}

static void
fill_stocks (RefGame *game)
{
  bool first_edition = game->setup.rules == REF_FIRST;

  for (size_t i = 0; i < sizeof stocks / sizeof stocks[0]; i++)
    if (stocks[i].first_edition == first_edition && stocks[i].players == game->setup.players)
      for (int player = 1; player <= game->setup.players; player++)
        {
          for (const char *color = REF_COLOR_LETTERS; *color != '\0'; color++)
            *ref_stock (game, player, *color) = stocks[i].buildings;
          *ref_stock (game, player, 'R') = stocks[i].roofs;
          *ref_stock (game, player, 'N') = stocks[i].other_roofs;
          *ref_stock (game, player, 'S') = stocks[i].stables;
          *ref_stock (game, player, 'M') = stocks[i].merchants;
          *ref_stock (game, player, 'W') = stocks[i].walls;
          if (!first_edition && game->setup.players == 3 && !game->setup.neutral)
            *ref_stock (game, player, 'N') = 0;
        }
}

/* U1 */
static void
lay_out_board (RefGame *game)
{
  bool small = game->setup.rules != REF_FIRST && game->setup.players == 2;

  game->columns = small ? 16 : 18;
  game->rows = small ? 12 : 13;
  for (int column = 0; column < game->columns; column++)
    for (int row = 0; row < game->rows; row++)
      {
        bool side = column == 0 || column == game->columns - 1;
        bool end = row == 0 || row == game->rows - 1;

        game->piece[column][row] = side && end ? '+' : side || end ? '-' : '.';
      }
}

/* U2, U3 */
static bool
put_in_inner_city (RefGame *game, const char *text, char piece)
{
  RefSpace space;

  if (!ref_space_parse (game, text, &space) || !ref_is_inner_city (game, space) ||
      ref_piece (game, space) != '.')
    return false;
  game->piece[space.column][space.row] = piece;
  return true;
}

static bool
furnish (RefGame *game)
{
  const RefSetup *setup = &game->setup;

  if (setup->rules == REF_FIRST)
    return true;
  if (setup->well[0] != '\0' && !put_in_inner_city (game, setup->well, '*'))
    return false;
  return put_in_inner_city (game, setup->merchant, 'm');
}

/* T4, T5; turns are counted from 0.  Nobody can be passed over before a
 * turn of the full length. */
static int
length_of_turn (const RefGame *game, int turn)
{
  int players = game->setup.players;

  if (ref_is_duel (game))
    return turn < 2 ? 1 : turn == 2 ? 2 : 3;
  if (game->setup.rules != REF_FIRST && game->setup.short_opening)
    return turn < (players == 2 ? 1 : 2) ? 1 : 2;
  return 2;
}

static void
begin_turn (RefGame *game, int player)
{
  game->player = player;
  game->turn_length = length_of_turn (game, game->n_turns++);
  memset (game->this_turn, 0, sizeof game->this_turn);
}

bool
ref_start (RefGame *game, const RefSetup *setup)
{
  memset (game, 0, sizeof *game);
  game->setup = *setup;
  if (setup->players < 2 || setup->players > REF_PLAYERS || setup->first < 1 ||
      setup->first > setup->players)
    return false;

  lay_out_board (game);
  fill_stocks (game);
  memset (game->palace_tile, -1, sizeof game->palace_tile);
  if (setup->rules != REF_FIRST && setup->towers)
    for (int tower = 1; tower <= 3; tower++) /* U4 */
      game->tower_merchants[tower] = 4 - tower;

  game->first_merchant = setup->rules == REF_FIRST;
  begin_turn (game, setup->first);
  return furnish (game);
}

static bool
can_place (const RefGame *game)
{
  char moves[REF_MAX_MOVES][6];

  return ref_moves (game, moves, REF_MAX_MOVES) > 0;
}

/* T7, T8: the next player who could place something in a fresh turn, the same
 * player last of all; or the end. */
static void
end_turn (RefGame *game)
{
  for (int i = 0; i < game->setup.players; i++)
    {
      RefGame fresh = *game;

      begin_turn (&fresh, (game->player + i) % game->setup.players + 1);
      if (can_place (&fresh))
        {
          *game = fresh;
          return;
        }
    }
  game->over = true;
}

/* T1, T2 */
static void
go_on (RefGame *game)
{
  if ((int) strlen (game->this_turn) == game->turn_length || !can_place (game))
    end_turn (game);
}

static void
put_roof (RefGame *game, RefSpace space, char letter)
{
  int owner = game->player;

  if (letter == 'N' && ref_is_duel (game)) /* B2 */
    owner = game->player == 1 ? REF_BLOCKED_1 : REF_BLOCKED_2;
  else if (letter == 'N') /* R2 */
    owner = REF_NEUTRAL;
  game->roof[game->n_roofs++] = (RefRoof){ space, owner };
}

static void
put (RefGame *game, char letter, RefSpace space)
{
  char *piece = &game->piece[space.column][space.row];

  if (letter == 'R' || letter == 'N')
    put_roof (game, space, letter);
  else if (letter == 'S')
    *piece = 's';
  else if (letter == 'M')
    *piece = 'm';
  else if (letter == 'W')
    *piece = '#';
  else
    {
      *piece = letter;
      game->building[game->n_buildings++] = space;
    }
}

/* B4: a placement can only have taken a color from the opponent by completing
 * a pair of rooftops. */
static void
remove_blocking_roofs (RefGame *game, const RefCity *before, const RefCity *after)
{
  int opponent = 3 - game->player;

  for (const char *color = REF_COLOR_LETTERS; *color != '\0'; color++)
    if (ref_may_block (before, opponent, *color) && !ref_may_block (after, opponent, *color))
      --*ref_stock (game, opponent, 'N');
}

/* P6, B5 */
static void
close_colors (RefGame *game, const RefCity *city)
{
  for (const char *color = REF_COLOR_LETTERS; *color != '\0'; color++)
    {
      int n_owners = 0;

      for (int player = 1; player <= game->setup.players; player++)
        n_owners += ref_has_palace (city, player, *color);
      if (n_owners == game->setup.players)
        for (int player = 1; player <= game->setup.players; player++)
          *ref_stock (game, player, *color) = 0;
    }
}

/* What follows from a placement, before the turn goes on. */
static void
follow_up (RefGame *game, const RefCity *before)
{
  RefCity after;

  ref_survey (game, &after);
  ref_pass_tiles (game, before, &after);
  if (ref_is_duel (game))
    remove_blocking_roofs (game, before, &after);
  close_colors (game, &after);
}

/* Plays a legal placement. */
static void
perform (RefGame *game, const char *move)
{
  RefSpace space;
  RefCity before;
  char letter = move[0];

  if (letter == 'T') /* T3 */
    {
      --*ref_stock (game, game->player, letter);
      end_turn (game);
      return;
    }

  ref_space_parse (game, move + 1, &space);
  if (game->first_merchant) /* M0: from the box */
    {
      put (game, letter, space);
      game->first_merchant = false;
      return;
    }

  ref_survey (game, &before);
  --*ref_stock (game, game->player, letter);
  put (game, letter, space);
  game->this_turn[strlen (game->this_turn)] = letter;
  follow_up (game, &before);
  go_on (game);
}

/* Any building of a palace names it: rewrites a rooftop placement with the
 * palace's canonical space.  False when it names no palace. */
static bool
canonicalize (const RefGame *game, char move[6])
{
  RefCity city;
  RefSpace space;
  int palace;

  if (move[0] != 'R' && move[0] != 'N')
    return true;
  if (!ref_space_parse (game, move + 1, &space) ||
      !strchr (REF_COLOR_LETTERS, ref_piece (game, space)))
    return false;
  ref_survey (game, &city);
  palace = city.palace_at[space.column][space.row];
  ref_space_format (city.palace[palace].at, move + 1);
  return true;
}

bool
ref_play (RefGame *game, const char *move)
{
  char moves[REF_MAX_MOVES][6];
  size_t n_moves = ref_moves (game, moves, REF_MAX_MOVES);
  char canonical[6] = "";

  if (strlen (move) >= sizeof canonical)
    return false;
  strcpy (canonical, move);
  if (!canonicalize (game, canonical))
    return false;
  for (size_t i = 0; i < n_moves; i++)
    if (strcmp (moves[i], canonical) == 0)
      {
        perform (game, canonical);
        return true;
      }
  return false;
}

uint64_t
ref_perft (const RefGame *game, int depth)
{
  char moves[REF_MAX_MOVES][6];
  size_t n_moves;
  uint64_t sum = 0;

  if (depth == 0 || game->over)
    return 1;
  n_moves = ref_moves (game, moves, REF_MAX_MOVES);
  if (depth == 1)
    return n_moves;
  for (size_t i = 0; i < n_moves; i++)
    {
      RefGame next = *game;

      perform (&next, moves[i]);
      sum += ref_perft (&next, depth - 1);
    }
  return sum;
}
