/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-game-events.h"

#include "market.h"
#include "palace.h"
#include "tiles.h"

/* A placement, and the positions before and after it. */
typedef struct
{
  GArray *events;
  guint player; /* who placed */
  MdnPlacement placement;
  const MdnPosition *before;
  const MdnPosition *after;
} Change;

static void
append (GArray *events, MedinaEvent event)
{
  g_array_append_val (events, event);
}

/* An event of which only the kind, the player and a number matter. */
static void
append_simple (GArray *events, MedinaEventKind kind, guint player, guint number)
{
  append (events, (MedinaEvent){ .kind = kind,
                                 .player = player,
                                 .number = number,
                                 .owner = MDN_OWNER_NONE,
                                 .previous = MDN_OWNER_NONE });
}

static guint
player_of (MdnOwner owner)
{
  return owner < MDN_OWNER_NEUTRAL ? (guint) owner : MEDINA_NO_PLAYER;
}

static void
find_new_street (const Change *change)
{
  if (change->before->table.turn.phase == MDN_PHASE_PLAYING &&
      mdn_placement_piece (change->placement) == MDN_MERCHANT &&
      mdn_market_needs_new_street (change->before))
    append_simple (change->events, MEDINA_EVENT_NEW_STREET, change->player, 0);
}

static void
find_palace_tiles (const Change *change)
{
  for (int color = 0; color < MDN_COLORS; color++)
    {
      const MdnOwner previous = mdn_tiles_palace_holder (change->before, color);
      const MdnOwner owner = mdn_tiles_palace_holder (change->after, color);

      if (owner != previous)
        append (change->events, (MedinaEvent){ .kind = MEDINA_EVENT_PALACE_TILE,
                                               .player = player_of (owner),
                                               .color = color,
                                               .owner = owner,
                                               .previous = previous });
    }
}

static void
find_tower_tiles (const Change *change)
{
  const MdnTable *before = &change->before->table, *after = &change->after->table;

  for (guint tower = 0; tower < MDN_TOWERS; tower++)
    if (after->tower_tile[tower] != before->tower_tile[tower])
      append (change->events, (MedinaEvent){ .kind = MEDINA_EVENT_TOWER_TILE,
                                             .player = player_of (after->tower_tile[tower]),
                                             .tower = tower,
                                             .number = before->tower_merchants[tower] -
                                                       after->tower_merchants[tower],
                                             .owner = after->tower_tile[tower],
                                             .previous = before->tower_tile[tower] });
}

/* The palace that was roofed took the tiles, if any were given out. */
static void
find_tea_tiles (const Change *change)
{
  const int given = mdn_tiles_tea_left (change->before) - mdn_tiles_tea_left (change->after);
  const MdnSpace space = mdn_placement_space (change->placement);
  MdnOwner owner;

  if (given == 0)
    return;
  owner = change->after->palace[mdn_position_palace_at (change->after, space)].owner;
  append (change->events, (MedinaEvent){ .kind = MEDINA_EVENT_TEA_TILES,
                                         .player = player_of (owner),
                                         .number = (guint) given,
                                         .owner = owner,
                                         .previous = MDN_OWNER_NONE });
}

static void
find_closed_colors (const Change *change)
{
  for (int color = 0; color < MDN_COLORS; color++)
    if (mdn_palace_color_closed (change->after, color) &&
        !mdn_palace_color_closed (change->before, color))
      append (change->events,
              (MedinaEvent){ .kind = MEDINA_EVENT_COLOR_CLOSED,
                             .player = change->player,
                             .color = color,
                             .number = (guint) mdn_position_count_stock (change->before, color),
                             .owner = MDN_OWNER_NONE,
                             .previous = MDN_OWNER_NONE });
}

/* The colors that a player may block no more without having placed anything. */
static void
find_removed_blockers (const Change *change)
{
  for (guint player = 0; player < change->after->rules.players; player++)
    {
      const guint removed = change->before->table.players[player].may_block &
                            ~change->after->table.players[player].may_block;

      for (int color = 0; color < MDN_COLORS; color++)
        if (player != change->player && (removed >> color & 1))
          append (change->events, (MedinaEvent){ .kind = MEDINA_EVENT_BLOCKER_REMOVED,
                                                 .player = player,
                                                 .color = color,
                                                 .owner = MDN_OWNER_NONE,
                                                 .previous = MDN_OWNER_NONE });
    }
}

/* Whether the position is past the turn in which it was before. */
static gboolean
turn_has_ended (const Change *change)
{
  return mdn_position_is_over (change->after) ||
         change->after->table.turn.number != change->before->table.turn.number;
}

/* T2. A tea tile stands for the last placement, so nothing is left unmade after it. That the game
 * is over says it of everybody. */
static void
find_short_turn (const Change *change)
{
  const int left = mdn_position_placements_left (change->before) - 1;

  if (change->before->table.turn.phase == MDN_PHASE_PLAYING && left > 0 &&
      turn_has_ended (change) && !mdn_position_is_over (change->after))
    append_simple (change->events, MEDINA_EVENT_TURN_SHORT, change->player, (guint) left);
}

void
medina_game_events_of_placement (GArray *events, const MdnGame *game, const MdnPosition *before)
{
  const int last = game->cursor - 1;
  const Change change = {
    .events = events,
    .player = (guint) mdn_game_player_of (game, last),
    .placement = game->placements[last],
    .before = before,
    .after = &game->position,
  };

  find_new_street (&change);
  find_palace_tiles (&change);
  find_tower_tiles (&change);
  find_tea_tiles (&change);
  find_closed_colors (&change);
  find_removed_blockers (&change);
  find_short_turn (&change);
}

/* --- The end of a turn ------------------------------------------------------------------------ */

/* The last placement of the turn before that of placement `index`; -1 if there is none, as before
 * the first turn and its opening merchant (M0). */
static int
find_turn_before (const MdnGame *game, int index)
{
  const int turn = mdn_game_turn_of (game, index);

  while (index >= 0 && mdn_game_turn_of (game, index) == turn)
    index--;
  return index >= 0 && mdn_game_turn_of (game, index) >= 0 ? index : -1;
}

/* Whether the player is passed over between turns of `from` and of `to`. */
static gboolean
is_between (guint player, guint from, guint to, guint players)
{
  const guint steps = (to + players - from - 1) % players + 1; /* from one to the other */
  const guint reach = (player + players - from) % players;

  return reach > 0 && reach < steps;
}

/* Whether the turn that ends with that placement ended early because nothing could be placed (T2),
 * which was told then. Where it may have been for the limits of a turn (B3) that says nothing of
 * the next one. */
static gboolean
was_cut_short (const MdnGame *game, int index)
{
  const MdnTurn *turn = &game->undos[index].table.turn;

  return !game->position.rules.one_of_each_color &&
         mdn_placement_piece (game->placements[index]) != MDN_TEA && turn->made + 1 < turn->of;
}

/* Whether the player, who has not had a turn since, was passed over before the last turn already,
 * or could not go on with that turn. */
static gboolean
was_passed_over (const MdnGame *game, guint player)
{
  int later = game->cursor - 1;

  for (int index = find_turn_before (game, later); index >= 0;
       later = index, index = find_turn_before (game, later))
    {
      const guint from = (guint) mdn_game_player_of (game, index);

      if (is_between (player, from, (guint) mdn_game_player_of (game, later),
                      game->position.rules.players))
        return TRUE;
      if (from == player)
        return was_cut_short (game, index);
    }
  return FALSE;
}

/* Everything is told once, not again with every turn: who is passed over, and in the end that only
 * one player can still place, which says the same of all the others. */
void
medina_game_events_of_turn_end (GArray *events, const MdnGame *game)
{
  const guint players = game->position.rules.players;
  const guint last = (guint) mdn_game_player_of (game, game->cursor - 1);
  const guint next = game->position.table.turn.player;
  const int before = find_turn_before (game, game->cursor - 1);

  if (mdn_position_is_over (&game->position))
    append_simple (events, MEDINA_EVENT_GAME_OVER, MEDINA_NO_PLAYER, 0);
  else if (next != last)
    {
      for (guint player = (last + 1) % players; player != next; player = (player + 1) % players)
        if (!was_passed_over (game, player))
          append_simple (events, MEDINA_EVENT_PASSED, player, 0);
    }
  else if (before < 0 || (guint) mdn_game_player_of (game, before) != last)
    append_simple (events, MEDINA_EVENT_FRESH_TURN, next, 0);
}
