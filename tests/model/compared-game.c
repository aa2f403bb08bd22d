/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compared-game.h"

#include "notation.h"
#include "outlook.h"
#include "palace.h"
#include "score.h"
#include "tiles.h"

static void
compare_stock (MedinaPlayer *player, const ComparedGame *compared)
{
  GListModel *stock = medina_player_get_stock (player);
  const guint number = medina_player_get_number (player);
  const MdnPosition *position = &compared->twin.position;
  const guint n = g_list_model_get_n_items (stock);
  MdnLegal legal;
  guint lost = 0;

  mdn_legal_find (position, &legal);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (MedinaStockItem) item = g_list_model_get_item (stock, i);
      const MdnPiece piece = medina_stock_item_get_piece (item);
      MdnPlacement list[MDN_MAX_LEGAL];
      const guint n_legal = mdn_legal_list (position, &legal, list);
      gboolean playable = FALSE;

      for (guint j = 0; j < n_legal; j++)
        playable |= mdn_placement_piece (list[j]) == piece;
      playable &= !compared->awaiting && !compared->replaying &&
                  position->table.turn.player == number &&
                  !medina_game_get_curtain (compared->game);
      g_assert_cmpuint (medina_stock_item_get_count (item), ==,
                        position->table.players[number].stock[piece]);
      g_assert_cmpint (medina_stock_item_get_playable (item), ==, playable);
      g_assert_true (medina_player_get_stock_item (player, piece) == item);
      g_assert_false (playable && medina_stock_item_get_lost (item) && piece != MDN_MERCHANT);
      if (medina_stock_item_get_lost (item))
        lost += medina_stock_item_get_count (item);
    }
  g_assert_cmpuint (lost, <=,
                    medina_player_get_pieces_left (player) - medina_player_get_placeable (player));
  if (medina_player_get_placeable (player) == 0)
    g_assert_cmpuint (lost, ==, medina_player_get_pieces_left (player));
}

static guint
count_held (GListModel *tiles, MedinaTileKind kind)
{
  const guint n = g_list_model_get_n_items (tiles);
  guint count = 0;

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (MedinaTile) tile = g_list_model_get_item (tiles, i);

      if (medina_tile_get_kind (tile) == kind)
        count +=
          kind == MEDINA_TILE_TEA ? medina_tile_get_count (tile) : medina_tile_get_value (tile);
    }
  return count;
}

gboolean
compared_game_is_over (const ComparedGame *compared)
{
  return mdn_position_is_over (&compared->twin.position) && !compared->awaiting;
}

static void
compare_player (const ComparedGame *compared, guint number, guint acting)
{
  MedinaPlayer *player = medina_game_get_player (compared->game, number);
  const MdnPosition *position = &compared->twin.position;
  const uint8_t *stock = position->table.players[number].stock;
  const MdnScore score = mdn_score (position, (int) number);
  const gboolean current = number == acting && !compared_game_is_over (compared);
  const gboolean shown = position->table.turn.shown >> number & 1;
  GListModel *tiles = medina_player_get_tiles (player);

  compare_stock (player, compared);
  g_assert_cmpint (medina_player_get_score (player), ==, score.total);
  g_assert_cmpint (medina_player_get_current (player), ==, current);
  g_assert_cmpuint (medina_player_get_rooftops (player), ==, stock[MDN_ROOFTOP]);
  g_assert_cmpuint (medina_player_get_buildings_left (player), ==,
                    stock[0] + stock[1] + stock[2] + stock[3]);
  g_assert_cmpuint (medina_player_get_pieces_left (player), ==,
                    stock[0] + stock[1] + stock[2] + stock[3] + stock[4] + stock[5] + stock[6] +
                      stock[7] + stock[8]);
  g_assert_cmpuint (medina_player_get_placeable (player), ==,
                    (guint) mdn_outlook_pieces (position, (int) number));
  g_assert_cmpint (medina_player_get_stock_visible (player), ==,
                   !medina_game_get_screens (compared->game) || shown || compared->was_over ||
                     (current && !medina_game_get_curtain (compared->game) &&
                      (!compared->replaying || number == compared->live_player)) ||
                     (!compared->replaying && compared_game_is_over (compared)));
  g_assert_cmpuint (count_held (tiles, MEDINA_TILE_PALACE), ==, score.palace_tiles);
  g_assert_cmpuint (count_held (tiles, MEDINA_TILE_TOWER), ==, score.tower_tiles);
  g_assert_cmpuint (count_held (tiles, MEDINA_TILE_TEA), ==, stock[MDN_TEA]);
}

static void
compare_tile (const ComparedGame *compared, MedinaTile *tile)
{
  const MdnPosition *position = &compared->twin.position;
  const guint index = medina_tile_get_index (tile);
  const MdnOwner owner = medina_tile_get_owner (tile);

  switch (medina_tile_get_kind (tile))
    {
    case MEDINA_TILE_PALACE:
      g_assert_cmpuint (owner, ==, mdn_tiles_palace_holder (position, index));
      break;
    case MEDINA_TILE_TOWER:
      g_assert_cmpuint (owner, ==, position->table.tower_tile[index]);
      g_assert_cmpuint (medina_tile_get_merchants (tile), ==,
                        position->table.tower_merchants[index]);
      break;
    case MEDINA_TILE_TEA:
      g_assert_cmpuint (owner, ==, MDN_OWNER_NONE);
      g_assert_cmpuint (medina_tile_get_count (tile), ==, mdn_tiles_tea_left (position));
      break;
    }
}

/* A rooftop may be noted by any building of its palace. */
static void
compare_word (MdnGame *twin, int index, const char *word)
{
  MdnPlacement placement;

  mdn_game_seek (twin, index);
  placement = mdn_notation_parse (&twin->position, word, (int) strlen (word));
  g_assert_cmpint (mdn_palace_canonical (&twin->position, placement), ==, twin->placements[index]);
}

/* The log says what was placed, by whom and in which turns, and nothing else. */
static void
compare_log (const ComparedGame *compared)
{
  GListModel *log = medina_game_get_move_log (compared->game);
  const guint n = g_list_model_get_n_items (log);
  MdnGame twin = compared->twin;
  int next = 0;

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (MedinaMoveLogEntry) entry = g_list_model_get_item (log, i);
      g_auto (GStrv) words = g_strsplit (medina_move_log_entry_get_notation (entry), " ", -1);
      const guint player = medina_player_get_number (medina_move_log_entry_get_player (entry));

      g_assert_cmpuint (g_strv_length (words), ==, medina_move_log_entry_get_placements (entry));
      g_assert_cmpuint (medina_move_log_entry_get_end (entry), ==,
                        (guint) next + g_strv_length (words));
      g_assert_cmpint (medina_move_log_entry_get_played (entry), ==,
                       medina_move_log_entry_get_end (entry) <= (guint) compared->twin.cursor);
      g_assert_cmpint ((int) medina_move_log_entry_get_standing (entry), ==,
                       CLAMP (compared->twin.cursor - next, 0, (int) g_strv_length (words)));
      for (guint j = 0; words[j] != NULL; j++, next++)
        {
          compare_word (&twin, next, words[j]);
          g_assert_cmpint (mdn_game_turn_of (&compared->twin, next), ==,
                           medina_move_log_entry_get_turn (entry));
          g_assert_cmpint (mdn_game_player_of (&compared->twin, next), ==, player);
        }
    }
  g_assert_cmpint (next, ==, compared->twin.count);
}

static void
compare_turn (const ComparedGame *compared, guint acting)
{
  MedinaGame *game = compared->game;
  const MdnTurn *turn = &compared->twin.position.table.turn;
  const MdnTurn *finished = &compared->previous.table.turn;
  const gboolean opening = turn->phase == MDN_PHASE_OPENING;
  guint made = turn->made, length = opening ? 1 : turn->of, left = length - made;

  if (compared->awaiting)
    {
      made = finished->made + 1;
      length = finished->of;
    }
  if (compared->awaiting || turn->phase == MDN_PHASE_OVER)
    left = 0;
  g_assert_cmpuint (medina_game_get_phase (game), ==,
                    compared->awaiting ? MDN_PHASE_PLAYING : turn->phase);
  g_assert_true (medina_game_get_current_player (game) == medina_game_get_player (game, acting));
  g_assert_cmpuint (medina_game_get_turn_length (game), ==, length);
  g_assert_cmpuint (medina_game_get_placements_made (game), ==, made);
  g_assert_cmpuint (medina_game_get_placements_left (game), ==, left);
  g_assert_cmpint (medina_game_get_awaiting_end (game), ==, compared->awaiting);
}

/* T6, told from what is legal: rooftops and nothing else, although more is in stock. */
static void
compare_rooftop_due (const ComparedGame *compared)
{
  const MdnPosition *position = &compared->twin.position;
  gboolean due = FALSE;
  MdnLegal legal, without;
  MdnPosition lenient = *position;

  mdn_legal_find (position, &legal);
  lenient.rules.last_rooftops = false;
  mdn_legal_find (&lenient, &without);
  due = mdn_legal_count (&legal) != mdn_legal_count (&without) && !compared->awaiting;
  if (due)
    g_assert_true (medina_game_get_rooftop_due (compared->game));
  if (medina_game_get_rooftop_due (compared->game))
    g_assert_cmpuint (mdn_legal_count (&legal), ==,
                      __builtin_popcountll (mdn_legal_palaces (&legal, MDN_ROOFTOP)) +
                        __builtin_popcountll (mdn_legal_palaces (&legal, MDN_OTHER_ROOFTOP)));
}

void
compared_game_check_legal (const ComparedGame *compared)
{
  const gboolean accepts = !compared->awaiting && !compared->replaying &&
                           !compared_game_is_over (compared) &&
                           !medina_game_get_curtain (compared->game);
  const MdnPosition *position = &compared->twin.position;
  guint pieces[MDN_SPACES] = { 0 };
  MdnLegal legal;

  g_assert_cmpint (medina_game_accepts_placements (compared->game), ==, accepts);
  mdn_legal_find (position, &legal);
  for (MdnPiece piece = 0; piece < MDN_PIECES; piece++)
    {
      MdnSet spaces = mdn_legal_spaces (position, &legal, piece);

      if (!accepts)
        spaces = mdn_set_empty ();
      g_assert_true (mdn_set_equal (medina_game_get_legal_spaces (compared->game, piece), spaces));
      while (!mdn_set_is_empty (spaces))
        pieces[mdn_set_take (&spaces)] |= 1u << piece;
    }
  for (guint space = 0; space < MDN_SPACES; space++)
    g_assert_cmpuint (medina_game_get_pieces_for_space (compared->game, (MdnSpace) space), ==,
                      pieces[space]);
}

void
compared_game_check (gpointer data)
{
  const ComparedGame *compared = data;
  MedinaGame *game = compared->game;
  const MdnGame *twin = &compared->twin;
  const MdnPosition *position = &twin->position;
  const guint acting =
    compared->awaiting ? compared->previous.table.turn.player : position->table.turn.player;
  GListModel *tiles = medina_game_get_tiles (game);
  const guint n_tiles = g_list_model_get_n_items (tiles);

  g_assert_cmpmem (medina_game_get_position (game), sizeof *position, position, sizeof *position);
  g_assert_cmpuint (medina_game_get_cursor (game), ==, (guint) twin->cursor);
  g_assert_cmpuint (medina_game_get_length (game), ==, (guint) twin->count);
  g_assert_cmpint (medina_game_get_replaying (game), ==, compared->replaying);
  g_assert_cmpint (medina_game_get_can_undo (game), ==, !compared->replaying && twin->cursor > 0);
  g_assert_cmpint (medina_game_get_can_redo (game), ==,
                   !compared->replaying && twin->cursor < twin->count);
  g_assert_cmpint (medina_game_get_over (game), ==, compared_game_is_over (compared));
  if (!compared->replaying)
    g_assert_cmpint (medina_game_get_in_progress (game), ==,
                     twin->cursor > 0 && !compared_game_is_over (compared));
  compare_turn (compared, acting);
  compare_rooftop_due (compared);
  for (guint i = 0; i < medina_game_get_n_players (game); i++)
    compare_player (compared, i, acting);
  for (guint i = 0; i < n_tiles; i++)
    {
      g_autoptr (MedinaTile) tile = g_list_model_get_item (tiles, i);

      compare_tile (compared, tile);
    }
  compare_log (compared);
}
