/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model-checks.h"

#include "record-bytes.h"

/* --- The game --------------------------------------------------------------------------------- */

/* The position follows from the set-up and the placements. */
static void
check_position (MedinaGame *game)
{
  const MdnGame *engine = medina_game_get_engine_game (game);
  MdnGame again;

  mdn_game_begin (&again, &engine->setup);
  for (int i = 0; i < engine->count; i++)
    g_assert_cmpint (mdn_game_play (&again, engine->placements[i]), ==, MDN_REASON_NONE);
  mdn_game_seek (&again, engine->cursor);
  g_assert_cmpmem (&again.position, sizeof again.position, &engine->position,
                   sizeof engine->position);
  g_assert_cmpuint (medina_game_get_cursor (game), ==, (guint) engine->cursor);
  g_assert_cmpuint (medina_game_get_length (game), ==, (guint) engine->count);
}

static void
check_legal (MedinaGame *game)
{
  const MdnPosition *position = medina_game_get_position (game);
  const gboolean awaits = medina_game_awaits_person (game);
  MdnLegal legal;

  mdn_legal_find (position, &legal);
  for (MdnPiece piece = 0; piece < MDN_PIECES; piece++)
    {
      const MdnSet spaces = awaits ? mdn_legal_spaces (position, &legal, piece) : mdn_set_empty ();

      g_assert_true (mdn_set_equal (medina_game_get_legal_spaces (game, piece), spaces));
    }
}

static void
check_turn (MedinaGame *game)
{
  const gboolean replaying = medina_game_get_replaying (game);
  const gboolean awaiting = medina_game_get_awaiting_end (game);
  const guint cursor = medina_game_get_cursor (game);
  const guint length = medina_game_get_length (game);
  const int piece = medina_game_get_selected_piece (game);

  if (medina_game_get_curtain (game))
    g_assert_false (medina_player_get_stock_visible (medina_game_get_current_player (game)));
  g_assert_cmpint (replaying, ==, medina_game_get_live_cursor (game) != (int) cursor);
  if (awaiting)
    g_assert_true (!replaying && cursor == length && cursor > 0);
  if (awaiting || replaying || medina_game_get_over (game) || medina_game_get_curtain (game))
    g_assert_false (medina_game_accepts_placements (game));
  else
    g_assert_true (medina_game_accepts_placements (game));
  g_assert_cmpint (medina_game_get_can_redo (game), ==, !replaying && cursor < length);
  if (piece >= 0)
    g_assert_true (medina_stock_item_get_playable (
      medina_player_get_stock_item (medina_game_get_current_player (game), (MdnPiece) piece)));
}

void
model_check_game (MedinaGame *game)
{
  check_position (game);
  check_legal (game);
  check_turn (game);
}

/* --- The record ------------------------------------------------------------------------------- */

void
model_check_same_bytes (GBytes *a, GBytes *b)
{
  g_autofree char *one = g_strndup (g_bytes_get_data (a, NULL), g_bytes_get_size (a));
  g_autofree char *other = g_strndup (g_bytes_get_data (b, NULL), g_bytes_get_size (b));

  g_assert_cmpstr (one, ==, other);
}

/* A game that is made from the record has the same record. */
static void
check_extent (const MedinaRecord *record, MedinaRecordExtent extent)
{
  g_autoptr (GBytes) bytes = medina_record_to_bytes (record, extent);
  g_autoptr (MedinaRecord) read = record_bytes_read (bytes);
  g_autoptr (GBytes) bytes_read = medina_record_to_bytes (read, extent);
  g_autoptr (MedinaGame) game = medina_game_new_from_record (read);
  g_autoptr (GBytes) bytes_of_game = NULL;

  model_check_same_bytes (bytes, bytes_read);
  model_check_game (game);
  medina_game_fill_record (game, read);
  bytes_of_game = medina_record_to_bytes (read, extent);
  model_check_same_bytes (bytes, bytes_of_game);
  g_assert_finalize_object (g_steal_pointer (&game));
}

void
model_check_record (MedinaGame *game)
{
  g_autoptr (MedinaRecord) record = medina_record_new (medina_game_get_setup (game));

  medina_game_fill_record (game, record);
  g_assert_cmpint (record->game.cursor, ==, medina_game_get_live_cursor (game));
  check_extent (record, MEDINA_RECORD_PLAIN);
  check_extent (record, MEDINA_RECORD_RESUMABLE);
}

/* --- The document ----------------------------------------------------------------------------- */

void
model_check_document (MedinaDocument *document)
{
  MedinaGame *game = medina_document_get_game (document);

  if (medina_document_get_file (document) == NULL)
    {
      g_assert_cmpint (medina_document_get_modified (document), ==,
                       medina_game_get_length (game) > 0);
      g_assert_cmpstr (medina_document_get_title (document), ==, "");
    }
  else
    g_assert_cmpstr (medina_document_get_title (document), !=, "");
  if (!medina_placement_gate_is_open (medina_document_get_gate (document)))
    g_assert_true (medina_document_get_busy (document));
}
