/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What an analysis has found is kept beside the record of the game, and taken again. */

#include <glib/gstdio.h>
#include <math.h>
#include <string.h>

#include "await.h"
#include "folder.h"
#include "made-history.h"
#include "medina-analysis.h"
#include "medina-game-record.h"

enum
{
  NODES = 5,
};

typedef struct
{
  char *folder;
  MedinaHistory *history;
  MedinaRecord *record;
  char *name;
  MedinaGame *game;
  MedinaAnalysis *analysis;
} Fixture;

/* A thread that has just done its part may still have it. */
static void
await_end_of (gpointer object)
{
  g_object_add_weak_pointer (object, &object);
  g_object_unref (object);
  await (object == NULL);
}

static MedinaAnalysis *
analyze (MedinaGame *game)
{
  MedinaAnalysis *analysis = medina_analysis_new (game);

  medina_analysis_set_nodes (analysis, NODES);
  medina_analysis_start (analysis);
  await (!medina_analysis_get_running (analysis));
  g_assert_true (medina_analysis_get_complete (analysis));
  return analysis;
}

static void
set_up (Fixture *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  self->folder = folder_create ();
  self->history = medina_history_new (self->folder);
  self->record = made_history_game (1, 20);
  self->name = medina_history_name_file (self->record);
  g_assert_true (medina_history_keep (self->history, self->record, 60, &error));
  g_assert_no_error (error);
  self->game = medina_game_new_from_record (self->record);
  self->analysis = analyze (self->game);
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  await_end_of (self->analysis);
  await_end_of (self->game);
  await_end_of (self->history);
  medina_record_free (self->record);
  g_free (self->name);
  folder_remove (self->folder);
  g_free (self->folder);
}

static void
keep (Fixture *self)
{
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;

  medina_analysis_keep_async (self->analysis, self->history, self->name, await_result_cb, &result);
  await (result != NULL);
  g_assert_true (medina_analysis_keep_finish (self->analysis, result, &error));
  g_assert_no_error (error);
  await (!g_main_context_pending (NULL)); /* the list has heard of it */
}

/* A new analysis, with what the history has. */
static MedinaAnalysis *
recall (Fixture *self)
{
  MedinaAnalysis *analysis = medina_analysis_new (self->game);
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;

  medina_analysis_recall_async (analysis, self->history, self->name, NULL, await_result_cb,
                                &result);
  await (result != NULL);
  g_assert_true (medina_analysis_recall_finish (analysis, result, &error));
  g_assert_no_error (error);
  return analysis;
}

static char *
locate (Fixture *self)
{
  g_autofree char *start =
    g_strndup (self->name, strlen (self->name) - strlen (MEDINA_RECORD_SUFFIX));
  g_autofree char *name = g_strconcat (start, ".analysis", NULL);

  return g_build_filename (self->folder, name, NULL);
}

static char *
read_text (const char *path)
{
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

/* --- Kept and taken --------------------------------------------------------------------------- */

static void
compare_turns (MedinaAnalysisTurn *one, MedinaAnalysisTurn *other)
{
  const MdnVariation *better = medina_analysis_turn_get_better (one);
  const MdnVariation *kept = medina_analysis_turn_get_better (other);

  g_assert_true (medina_analysis_turn_get_player (one) == medina_analysis_turn_get_player (other));
  g_assert_cmpuint (medina_analysis_turn_get_start (one), ==,
                    medina_analysis_turn_get_start (other));
  g_assert_cmpuint (medina_analysis_turn_get_end (one), ==, medina_analysis_turn_get_end (other));
  g_assert_cmpfloat_with_epsilon (medina_analysis_turn_get_loss (one),
                                  medina_analysis_turn_get_loss (other), 1e-4);
  for (guint player = 0; player < 3; player++)
    g_assert_cmpfloat_with_epsilon (medina_analysis_turn_get_margin (one, player),
                                    medina_analysis_turn_get_margin (other, player), 1e-4);
  g_assert_true ((better != NULL) == (kept != NULL));
  g_assert_true (better == NULL || mdn_variation_equals (better, kept));
}

static void
test_kept (Fixture *self, gconstpointer data)
{
  g_autofree char *path = g_build_filename (self->folder, self->name, NULL);
  g_autofree char *before = read_text (path), *after = NULL;
  GListModel *turns = medina_analysis_get_turns (self->analysis), *taken;
  g_autoptr (MedinaAnalysis) analysis = NULL;

  keep (self);
  after = read_text (path);
  g_assert_cmpstr (after, ==, before);
  g_assert_cmpuint (folder_count (self->folder), ==, 2);
  analysis = recall (self);
  g_assert_true (medina_analysis_get_complete (analysis));
  g_assert_cmpfloat (medina_analysis_get_progress (analysis), ==, 1);
  medina_analysis_start (analysis);
  g_assert_false (medina_analysis_get_running (analysis));
  taken = medina_analysis_get_turns (analysis);
  g_assert_cmpuint (g_list_model_get_n_items (taken), ==, g_list_model_get_n_items (turns));
  for (guint i = 0; i < g_list_model_get_n_items (turns); i++)
    {
      g_autoptr (MedinaAnalysisTurn) one = g_list_model_get_item (turns, i);
      g_autoptr (MedinaAnalysisTurn) other = g_list_model_get_item (taken, i);

      compare_turns (one, other);
    }
}

/* Nothing is there: nothing is said, and it has all to be found out. */
static void
test_none (Fixture *self, gconstpointer data)
{
  g_autoptr (MedinaAnalysis) analysis = recall (self);

  g_assert_false (medina_analysis_get_complete (analysis));
  g_assert_cmpfloat (medina_analysis_get_progress (analysis), ==, 0);
}

/* What has begun already is not disturbed. */
static void
test_late (Fixture *self, gconstpointer data)
{
  g_autoptr (MedinaAnalysis) analysis = medina_analysis_new (self->game);
  g_autoptr (GAsyncResult) result = NULL;

  keep (self);
  medina_analysis_set_nodes (analysis, NODES);
  medina_analysis_recall_async (analysis, self->history, self->name, NULL, await_result_cb,
                                &result);
  medina_analysis_start (analysis);
  await (result != NULL);
  g_assert_true (medina_analysis_recall_finish (analysis, result, NULL));
  await (!medina_analysis_get_running (analysis));
  g_assert_cmpuint (g_list_model_get_n_items (medina_analysis_get_turns (analysis)), ==,
                    medina_analysis_get_length (analysis));
}

/* --- Where points were lost ------------------------------------------------------------------- */

static void
check_lost (Fixture *self, MedinaHistoryEntry *entry, guint seat)
{
  const MedinaLostPoints *lost = medina_history_entry_get_lost (entry, seat);
  GListModel *turns = medina_analysis_get_turns (self->analysis);
  double expected = 0, by_stage = 0, by_piece = 0;

  g_assert_nonnull (lost);
  for (guint i = 0; i < g_list_model_get_n_items (turns); i++)
    {
      g_autoptr (MedinaAnalysisTurn) turn = g_list_model_get_item (turns, i);

      if (medina_player_get_number (medina_analysis_turn_get_player (turn)) == seat)
        expected += medina_analysis_turn_get_loss (turn);
    }
  for (guint i = 0; i < MEDINA_LOST_STAGES; i++)
    by_stage += lost->stages[i];
  for (guint i = 0; i < MDN_PIECES; i++)
    by_piece += lost->pieces[i];
  g_assert_cmpfloat (expected, >, 1);
  g_assert_cmpfloat_with_epsilon (lost->total, expected, 0.01);
  g_assert_cmpfloat_with_epsilon (by_stage, expected, 0.01);
  g_assert_cmpfloat_with_epsilon (by_piece, expected, 0.01);
}

static void
test_lost (Fixture *self, gconstpointer data)
{
  keep (self);
  made_history_load (self->history);
  for (guint seat = 0; seat < medina_game_get_n_players (self->game); seat++)
    check_lost (self, made_history_entry (self->history, 0), seat);
}

/* A list that is there already hears of it. */
static void
test_news (Fixture *self, gconstpointer data)
{
  MedinaHistoryEntry *entry;

  made_history_load (self->history);
  entry = made_history_entry (self->history, 0);
  g_assert_null (medina_history_entry_get_lost (entry, 0));
  keep (self);
  await (medina_history_entry_get_lost (entry, 0) != NULL);
  check_lost (self, entry, 0);
}

/* --- Damaged files ---------------------------------------------------------------------------- */

static char *said;

static void
hear (const char *text)
{
  g_assert_null (said);
  said = g_strdup (text);
}

/* The game can be analyzed anew, and that is kept in its place. */
static void
check_damaged (Fixture *self, const char *text)
{
  g_autofree char *path = locate (self);
  MedinaAnalysis *analysis;
  GPrintFunc usual;

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  usual = g_set_printerr_handler (hear);
  analysis = recall (self);
  g_set_printerr_handler (usual);
  g_assert_false (medina_analysis_get_complete (analysis));
  g_assert_cmpuint (g_list_model_get_n_items (medina_analysis_get_turns (analysis)), ==, 0);
  await_end_of (analysis);
  g_assert_nonnull (said);
  g_assert_nonnull (strstr (said, path));
  g_clear_pointer (&said, g_free);
  keep (self);
  analysis = recall (self);
  g_assert_true (medina_analysis_get_complete (analysis));
  await_end_of (analysis);
}

static char *
replace (const char *text, const char *part, const char *other)
{
  g_auto (GStrv) parts = g_strsplit (text, part, 2);

  g_assert_nonnull (parts[1]);
  return g_strjoinv (other, parts);
}

static void
test_damaged (Fixture *self, gconstpointer data)
{
  static const struct
  {
    const char *part;
    const char *other;
  } changes[] = { { "Format=1", "Format=2" },       { "Turn2=", "Turn2=inf " },
                  { "Turn2=", "Turn2=1;" },         { "Turn3=", "Turn3=;" },
                  { "Turn4=", "Turn2000=" },        { "[Analysis]", "[Something]" },
                  { "Turn1=", "Turn2000=\nTurn1=" } };
  g_autofree char *path = locate (self), *text = NULL;

  keep (self);
  text = read_text (path);
  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    {
      g_autofree char *damaged = replace (text, changes[i].part, changes[i].other);

      check_damaged (self, damaged);
    }
  text[strlen (text) / 2] = '\0';
  check_damaged (self, text);
  check_damaged (self, "");
  check_damaged (self, "\xff\xfe");
  check_damaged (self, "Medina");
}

/* What was found in another game, and what cannot be placed, is no answer. */
static void
test_other_game (Fixture *self, gconstpointer data)
{
  g_autoptr (MedinaRecord) record = made_history_game (3, 20);
  g_autoptr (MedinaGame) game = medina_game_new_from_record (record);
  g_autoptr (MedinaAnalysis) analysis = analyze (game);
  g_autofree char *path = locate (self), *text = NULL;
  MedinaAnalysis *own = g_steal_pointer (&self->analysis);

  self->analysis = analysis;
  keep (self); /* under the wrong name */
  self->analysis = own;
  text = read_text (path);
  check_damaged (self, text);
}

/* The list is there all the same. */
static void
test_damaged_list (Fixture *self, gconstpointer data)
{
  g_autofree char *path = locate (self);
  GPrintFunc usual = g_set_printerr_handler (hear);

  g_assert_true (g_file_set_contents (path, "?", -1, NULL));
  made_history_load (self->history);
  g_set_printerr_handler (usual);
  g_assert_cmpint (medina_history_entry_get_state (made_history_entry (self->history, 0)), ==,
                   MEDINA_HISTORY_READ);
  g_assert_null (medina_history_entry_get_lost (made_history_entry (self->history, 0), 0));
  g_assert_nonnull (said);
  g_clear_pointer (&said, g_free);
}

/* --- Records that go -------------------------------------------------------------------------- */

static void
test_removed (Fixture *self, gconstpointer data)
{
  g_autoptr (MedinaHistoryEntry) entry = NULL;
  g_autoptr (MedinaAnalysis) analysis = NULL;

  keep (self);
  made_history_load (self->history);
  entry = g_object_ref (made_history_entry (self->history, 0));
  g_assert_true (made_history_remove (self->history, entry, NULL));
  g_assert_true (made_history_restore (self->history, entry, NULL));
  analysis = recall (self);
  g_assert_true (medina_analysis_get_complete (analysis));
  g_assert_true (made_history_remove (self->history, entry, NULL));
  medina_history_drop (self->history, entry);
  await (folder_count (self->folder) == 0);
  keep (self); /* a game that is not there any more */
  g_assert_cmpuint (folder_count (self->folder), ==, 0);
}

/* There is no room for it: that is said, and nothing else happens. */
static void
test_unwritable (Fixture *self, gconstpointer data)
{
  g_autofree char *path = locate (self);
  g_autofree char *name = g_path_get_basename (path);
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;

  folder_block (self->folder, name);
  medina_analysis_keep_async (self->analysis, self->history, self->name, await_result_cb, &result);
  await (result != NULL);
  g_assert_false (medina_analysis_keep_finish (self->analysis, result, &error));
  g_assert_nonnull (strstr (error->message, path));
  folder_unblock (self->folder, name);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
#define ADD(path, test) g_test_add ("/kept-analysis/" path, Fixture, NULL, set_up, test, tear_down)
  ADD ("is-taken-again", test_kept);
  ADD ("there-may-be-none", test_none);
  ADD ("disturbs-nothing-that-has-begun", test_late);
  ADD ("says-where-points-were-lost", test_lost);
  ADD ("is-heard-of", test_news);
  ADD ("damaged", test_damaged);
  ADD ("of-another-game", test_other_game);
  ADD ("damaged-in-the-list", test_damaged_list);
  ADD ("goes-with-the-record", test_removed);
  ADD ("unwritable", test_unwritable);
  return g_test_run ();
}
