/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Any bytes as a sequence of calls of the model: a game is begun and played, looked back at, saved,
 * loaded, put away and resumed, by people and computers. What must hold does so after every
 * call. */

#include "fuzz.h"

#include "await.h"
#include "document-sync.h"
#include "fuzz-folder.h"
#include "medina-computer-player.h"
#include "model-checks.h"
#include "model-input.h"
#include "model-slots.h"

enum
{
  MOST_CALLS = 60,
  CALLS_A_RECORD = 3,
  FILES = 2,
  NODES = 3, /* for a turn of a computer */
};

typedef struct
{
  ModelInput input;
  const char *folder;
  MedinaStore *store;
  MedinaComputerPlayer *computer;
  MedinaDocument *document;
  MedinaGame *game; /* the document's, as the gate */
  MedinaPlacementGate *gate;

  gboolean waits;   /* a placement came while the gate was closed, */
  int cursor;       /* and the game was here */
  gboolean playing; /* or redoing, by a call: what is placed does not come by itself */
} Fixture;

/* --- Another document ------------------------------------------------------------------------- */

/* A placement that comes by itself while no computer plays was one that waited, and the game
 * still stands where it was judged. */
static void
played_cb (MedinaGame *game, guint placement, guint player, Fixture *self)
{
  if (!self->playing && medina_game_count_people (game) == medina_game_get_n_players (game))
    {
      g_assert_true (self->waits);
      g_assert_cmpint ((int) medina_game_get_cursor (game), ==, self->cursor + 1);
    }
  self->waits = FALSE;
}

static void
forget_cb (Fixture *self)
{
  self->waits = FALSE;
}

static void
put (Fixture *self, MedinaDocument *document)
{
  self->document = document;
  self->game = medina_document_get_game (document);
  self->gate = medina_document_get_gate (document);
  self->waits = FALSE;
  g_signal_connect (self->game, "placement-played", G_CALLBACK (played_cb), self);
  g_signal_connect_swapped (self->game, "placement-undone", G_CALLBACK (forget_cb), self);
  g_signal_connect_swapped (self->game, "seats-changed", G_CALLBACK (forget_cb), self);
  g_signal_connect_swapped (self->game, "seeked", G_CALLBACK (forget_cb), self);
  medina_computer_player_set_gate (self->computer, self->gate);
}

static void
take_away (Fixture *self)
{
  medina_computer_player_set_gate (self->computer, NULL);
  g_signal_handlers_disconnect_by_data (self->game, self);
  self->game = NULL;
  g_assert_finalize_object (g_steal_pointer (&self->document));
}

static void
give_up (Fixture *self)
{
  medina_computer_player_set_gate (self->computer, NULL);
  model_slots_discard (self->document);
  take_away (self);
}

/* A game that has just begun, in the place of what is there. */
static void
begin (Fixture *self)
{
  g_autoptr (MedinaGame) game = model_input_take_game (&self->input);

  if (self->document != NULL)
    take_away (self);
  put (self, medina_document_new (self->store, game));
}

/* --- Calls ------------------------------------------------------------------------------------ */

static void
play (Fixture *self, MdnPlacement placement)
{
  const gboolean closed = !medina_placement_gate_is_open (self->gate);
  const MdnReason judged = medina_game_judge (self->game, placement);
  const guint cursor = medina_game_get_cursor (self->game);

  self->playing = TRUE;
  g_assert_cmpint (medina_placement_gate_play (self->gate, placement), ==, judged);
  self->playing = FALSE;
  if (closed && judged == MDN_REASON_NONE)
    {
      self->waits = TRUE;
      self->cursor = (int) cursor;
    }
  g_assert_cmpuint (medina_game_get_cursor (self->game), ==,
                    cursor + (!closed && judged == MDN_REASON_NONE));
}

static void
play_legal (Fixture *self, guint choice)
{
  const MdnPosition *position = medina_game_get_position (self->game);
  MdnPlacement list[MDN_MAX_LEGAL];
  MdnLegal legal;
  guint count;

  if (!medina_game_accepts_placements (self->game))
    return;
  mdn_legal_find (position, &legal);
  count = mdn_legal_list (position, &legal, list);
  g_assert_cmpuint (count, >, 0);
  play (self, list[choice * 7 % count]);
}

static void
play_any (Fixture *self, guint piece)
{
  const guint space = model_input_take_byte (&self->input);

  play (self, medina_game_placement_for (self->game, (MdnPiece) (piece % MDN_PIECES),
                                         (MdnSpace) (space % MDN_SPACES)));
}

/* A few turns, so that games come to their end, too. */
static void
play_many (Fixture *self, guint count)
{
  const guint choice = model_input_take_byte (&self->input);

  for (guint i = 0; i < count % 32; i++)
    {
      document_sync_await_stored (self->document);
      medina_game_end_turn (self->game);
      play_legal (self, choice + i);
    }
}

static void
redo (Fixture *self, void (*function) (MedinaGame *game))
{
  self->playing = TRUE;
  function (self->game);
  self->playing = FALSE;
}

/* Undo and redo lead back to the same position. */
static void
there_and_back (Fixture *self, guint byte)
{
  MdnPosition before;
  guint cursor;

  document_sync_await_stored (self->document);
  cursor = medina_game_get_cursor (self->game);
  if (medina_game_get_replaying (self->game) || cursor == 0)
    return;
  before = *medina_game_get_position (self->game);
  medina_game_undo (self->game);
  g_assert_cmpuint (medina_game_get_cursor (self->game), ==, cursor - 1);
  model_check_game (self->game);
  redo (self, medina_game_redo);
  g_assert_cmpuint (medina_game_get_cursor (self->game), ==, cursor);
  g_assert_cmpmem (medina_game_get_position (self->game), sizeof before, &before, sizeof before);
}

/* However much it was, one undo takes back what was played out, and one redo brings it again. */
static void
finish (Fixture *self, guint byte)
{
  MdnPosition end;
  guint before, after;

  document_sync_await_stored (self->document);
  medina_game_end_turn (self->game);
  before = medina_game_get_cursor (self->game);
  self->playing = TRUE;
  medina_placement_gate_finish (self->gate, byte % 8 == 7);
  self->playing = FALSE;
  after = medina_game_get_cursor (self->game);
  end = *medina_game_get_position (self->game);
  if (after == before || !medina_game_get_can_undo (self->game))
    return;
  medina_game_undo_decision (self->game);
  g_assert_cmpuint (medina_game_get_cursor (self->game), ==, before);
  model_check_game (self->game);
  redo (self, medina_game_redo_decision);
  g_assert_cmpuint (medina_game_get_cursor (self->game), ==, after);
  g_assert_cmpmem (medina_game_get_position (self->game), sizeof end, &end, sizeof end);
}

static void
set_seat (Fixture *self, guint byte)
{
  MedinaPlayer *player =
    medina_game_get_player (self->game, byte % medina_game_get_n_players (self->game));

  medina_player_set_level (player, (MedinaLevel) (byte / 4 % 4));
  medina_player_set_kind (player, byte & 16 ? MEDINA_SEAT_COMPUTER : MEDINA_SEAT_HUMAN);
}

static void
set_name (Fixture *self, guint byte)
{
  static const char *const names[] = { "", "Zahra", "a\u2028b", "#=[]\\;", "\u202eback", "\n" };

  medina_player_set_name (medina_game_get_player (self->game,
                                                  byte % medina_game_get_n_players (self->game)),
                          names[byte / 4 % G_N_ELEMENTS (names)]);
}

/* --- Calls that need files -------------------------------------------------------------------- */

static GFile *
file_number (Fixture *self, guint number)
{
  g_autofree char *name = g_strdup_printf ("file-%u.medina", number % FILES);

  return g_file_new_build_filename (self->folder, name, NULL);
}

/* A saved game is not modified, unless a computer placed something meanwhile. */
static void
save (Fixture *self, guint number)
{
  g_autoptr (GFile) file = file_number (self, number);
  g_autoptr (GError) error = NULL;

  medina_computer_player_set_paused (self->computer, TRUE);
  document_sync_await_stored (self->document);
  document_sync_save (self->document, file, FALSE, &error);
  g_assert_no_error (error);
  g_assert_true (g_file_equal (medina_document_get_file (self->document), file));
  if (!medina_computer_player_get_busy (self->computer))
    g_assert_false (medina_document_get_modified (self->document));
}

static void
load (Fixture *self, guint number)
{
  g_autoptr (GFile) file = file_number (self, number);
  g_autoptr (GError) error = NULL;
  MedinaDocument *loaded = document_sync_load (self->store, file, &error);

  if (loaded == NULL)
    {
      g_assert_error (error, MEDINA_RECORD_ERROR, MEDINA_RECORD_ERROR_NOT_FOUND);
      return;
    }
  g_assert_false (medina_document_get_modified (loaded));
  give_up (self);
  put (self, loaded);
}

/* All that is to be resumed of the game, or of another one that goes on from what is shown of
 * it. */
static GBytes *
make_bytes (MedinaGame *game, void (*fill) (MedinaGame *game, MedinaRecord *record))
{
  g_autoptr (MedinaRecord) record = medina_record_new (medina_game_get_setup (game));

  g_clear_pointer (&record->date, g_date_time_unref);
  fill (game, record);
  return medina_record_to_bytes (record, MEDINA_RECORD_RESUMABLE);
}

/* A game that was put away comes back as it was, and still knows its file. */
static void
resume (Fixture *self, guint byte)
{
  g_autoptr (GFile) file = NULL;
  g_autoptr (GBytes) before = NULL, after = NULL;
  gboolean modified;
  MedinaDocument *resumed;

  medina_computer_player_set_gate (self->computer, NULL);
  document_sync_await_stored (self->document);
  before = make_bytes (self->game, medina_game_fill_record);
  modified = medina_document_get_modified (self->document);
  if (medina_document_get_file (self->document) != NULL)
    file = g_object_ref (medina_document_get_file (self->document));
  model_slots_close (self->document);
  resumed = document_sync_resume_only (self->store);
  if (resumed == NULL) /* nothing was placed, or only a file has it */
    {
      begin (self);
      return;
    }
  take_away (self);
  after = make_bytes (medina_document_get_game (resumed), medina_game_fill_record);
  model_check_same_bytes (after, before);
  if (file != NULL)
    g_assert_true (g_file_equal (medina_document_get_file (resumed), file));
  g_assert_cmpint (medina_document_get_modified (resumed), ==, modified);
  put (self, resumed);
}

/* --- All of it -------------------------------------------------------------------------------- */

/* Runs the main loop until a person is to move or nothing goes on by itself. */
static void
let_computers_play (Fixture *self, guint byte)
{
  const guint cursor = medina_game_get_cursor (self->game);

  await (!medina_computer_player_get_busy (self->computer) ||
         medina_game_get_cursor (self->game) >= cursor + 4);
}

static void
seek (Fixture *self, guint where)
{
  medina_game_seek (self->game, (int) (where % (medina_game_get_length (self->game) + 1)));
}

/* As the window does it: another game goes on from what is shown of this one, which is left. */
static void
branch (Fixture *self, guint where)
{
  g_autoptr (MedinaRecord) record = NULL;
  g_autoptr (GBytes) wanted = NULL, begun = NULL;
  MdnPosition shown;

  seek (self, where);
  shown = *medina_game_get_position (self->game);
  wanted = make_bytes (self->game, medina_game_fill_branch);
  record = medina_document_branch (self->document);
  give_up (self);
  put (self, medina_document_new_from_record (self->store, record));
  g_assert_cmpuint (medina_game_get_length (self->game), ==, medina_game_get_cursor (self->game));
  g_assert_cmpmem (medina_game_get_position (self->game), sizeof shown, &shown, sizeof shown);
  begun = make_bytes (self->game, medina_game_fill_record);
  model_check_same_bytes (begun, wanted);
}

static void
switch_something (Fixture *self, guint byte)
{
  const gboolean on = byte & 1;

  switch (byte / 2 % 5)
    {
    case 3:
      medina_game_lift_curtain (self->game);
      break;
    case 0:
      medina_game_set_screens (self->game, on);
      break;
    case 1:
      medina_game_set_automatic_end (self->game, on);
      break;
    case 2:
      medina_computer_player_set_paused (self->computer, on);
      break;
    default:
      g_main_context_iteration (NULL, FALSE);
    }
}

static void
select_piece (Fixture *self, guint piece)
{
  medina_game_set_selected_piece (self->game, (int) (piece % (MDN_PIECES + 1)) - 1);
}

static void
undo_something (Fixture *self, guint byte)
{
  if (byte & 1)
    medina_game_undo_decision (self->game);
  else
    medina_game_undo (self->game);
}

static void
redo_something (Fixture *self, guint byte)
{
  redo (self, byte & 1 ? medina_game_redo_decision : medina_game_redo);
}

static void
end_turn (Fixture *self, guint byte)
{
  medina_game_end_turn (self->game);
}

/* A byte names the player who gets another kind. */
static void (*const calls[]) (Fixture *self, guint byte) = {
  play_legal,     play_legal, play_legal,     play_any,         play_many,
  undo_something, end_turn,   redo_something, there_and_back,   seek,
  finish,         branch,     set_seat,       switch_something, select_piece,
  save,           load,       resume,         set_name,         let_computers_play,
};

static void
call (Fixture *self)
{
  const guint which = model_input_take_byte (&self->input) % G_N_ELEMENTS (calls);

  calls[which](self, model_input_take_byte (&self->input));
}

/* The record is looked at now and then: it takes longer than all the rest. */
static void
check (Fixture *self, int made)
{
  model_check_game (self->game);
  if (made % CALLS_A_RECORD == 0)
    model_check_record (self->game);
  model_check_document (self->document);
}

static void
set_up (Fixture *self)
{
  g_autofree char *slots = NULL;

  fuzz_folder_empty ();
  self->folder = fuzz_folder ();
  slots = g_build_filename (self->folder, "games", NULL);
  self->store = medina_store_new (slots);
  self->computer = g_object_new (MEDINA_TYPE_COMPUTER_PLAYER, NULL);
  medina_computer_player_set_pace (self->computer, MEDINA_PACE_AT_ONCE);
  medina_computer_player_set_nodes (self->computer, NODES);
}

static gboolean
has_gone (GWeakRef *reference)
{
  g_autoptr (GObject) object = g_weak_ref_get (reference);

  return object == NULL;
}

/* A thread that has done its work may keep the store a moment longer than its result takes to
 * arrive. */
static void
clear (Fixture *self)
{
  GWeakRef store;

  give_up (self);
  await (!medina_computer_player_get_thinking (self->computer));
  await_quiet ();
  g_clear_object (&self->computer);
  g_weak_ref_init (&store, self->store);
  g_clear_object (&self->store);
  await (has_gone (&store));
  g_weak_ref_clear (&store);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  Fixture fixture = { .input = { data, size } };

  set_up (&fixture);
  begin (&fixture);
  check (&fixture, 0);
  for (int made = 1; made <= MOST_CALLS && fixture.input.left > 0; made++)
    {
      call (&fixture);
      check (&fixture, made);
    }
  clear (&fixture);
  return 0;
}
