/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What was found in a finished game is there again when it is analyzed the next time. */

#include <glib/gstdio.h>
#include <string.h>

#include "await.h"
#include "document-sync.h"
#include "driver.h"
#include "medina-analysis-actions.h"
#include "medina-game-record.h"
#include "named-game.h"

static guint
count_found (MedinaAnalysis *analysis)
{
  return g_list_model_get_n_items (medina_analysis_get_turns (analysis));
}

static void
show_cb (MedinaAnalysis **shown, MedinaAnalysis *analysis)
{
  g_set_object (shown, analysis);
}

/* A finished game, with the action that analyzes it; what is shown, transfer full, and whether it
 * was there at once. */
static MedinaAnalysis *
analyze_document (MedinaDocument *document, gboolean *recalled)
{
  g_autoptr (GSimpleActionGroup) map = g_simple_action_group_new ();
  g_autoptr (MedinaAnalysisActions) actions = medina_analysis_actions_new (G_ACTION_MAP (map));
  MedinaAnalysis *shown = NULL, *analysis;

  g_signal_connect_swapped (actions, "show", G_CALLBACK (show_cb), &shown);
  medina_analysis_actions_set_document (actions, document);
  g_action_group_activate_action (G_ACTION_GROUP (map), "analyze", NULL);
  await (shown != NULL);
  analysis = g_object_ref (shown);
  *recalled = medina_analysis_get_complete (analysis);
  if (!*recalled)
    {
      medina_analysis_set_nodes (analysis, 10);
      medina_analysis_start (analysis);
      await (!medina_analysis_get_running (analysis));
    }
  medina_analysis_actions_set_document (actions, NULL);
  g_assert_null (shown);
  driver_settle ();
  return analysis;
}

static MedinaAnalysis *
analyze_from_history (MedinaStore *store, const MedinaRecord *record, gboolean *recalled)
{
  g_autoptr (MedinaDocument) document = medina_document_new_from_history (store, record);

  return analyze_document (document, recalled);
}

/* As the game comes out of a picture. */
static MedinaAnalysis *
analyze_from_elsewhere (MedinaStore *store, const MedinaRecord *record, gboolean *recalled)
{
  g_autoptr (GBytes) bytes = medina_record_to_bytes (record, MEDINA_RECORD_PLAIN);
  g_autoptr (MedinaRecord) read =
    medina_record_new_from_data (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), NULL);
  g_autoptr (MedinaDocument) document = medina_document_new_from_record (store, read);
  MedinaAnalysis *analysis = analyze_document (document, recalled);

  document_sync_discard (document, NULL);
  return analysis;
}

/* What was found once is there at once when the game is opened again, from wherever. */
static void
test_kept (void)
{
  g_autoptr (MedinaStore) store = medina_store_new_default ();
  g_autofree char *folder = g_dir_make_tmp ("medina-XXXXXX", NULL);
  g_autofree char *file = NULL, *path = NULL;
  g_autoptr (MedinaHistory) history = medina_history_new (folder);
  g_autoptr (MedinaGame) game = named_game_new_finished (MDN_SECOND_EDITION, 2, 11);
  g_autoptr (MedinaRecord) record = medina_record_new (medina_game_get_setup (game));
  g_autoptr (MedinaAnalysis) first = NULL, second = NULL, third = NULL;
  g_autoptr (GError) error = NULL;
  gboolean recalled;

  medina_store_set_history (store, history);
  medina_game_fill_record (game, record);
  g_assert_true (medina_history_keep (history, record, -1, &error));
  g_assert_no_error (error);
  first = analyze_from_history (store, record, &recalled);
  g_assert_false (recalled);
  file = medina_history_name_file (record);
  path =
    g_strdup_printf ("%s/%.*s.analysis", folder, (int) (strlen (file) - strlen (".medina")), file);
  await (g_file_test (path, G_FILE_TEST_EXISTS));
  second = analyze_from_history (store, record, &recalled);
  g_assert_true (recalled);
  g_assert_true (first != second);
  g_assert_cmpuint (medina_analysis_get_length (second), ==, medina_analysis_get_length (first));
  third = analyze_from_elsewhere (store, record, &recalled);
  g_assert_true (recalled);
  medina_store_set_history (store, NULL);
  g_assert_cmpint (g_unlink (path), ==, 0);
}

static MedinaDocument *
open_finished_again (MedinaStore *store, guint seed)
{
  g_autoptr (MedinaGame) game = named_game_new_finished (MDN_SECOND_EDITION, 2, seed);
  g_autoptr (MedinaRecord) record = medina_record_new (medina_game_get_setup (game));

  medina_game_fill_record (game, record);
  return medina_document_new_from_history (store, record);
}

/* Whoever has looked at another game meanwhile finds what was found before it was stopped. */
static void
test_begun (void)
{
  g_autoptr (MedinaStore) store = medina_store_new_default ();
  g_autoptr (MedinaDocument) first = open_finished_again (store, 11);
  g_autoptr (MedinaDocument) other = open_finished_again (store, 12);
  g_autoptr (MedinaDocument) again = open_finished_again (store, 11);
  g_autoptr (GSimpleActionGroup) map = g_simple_action_group_new ();
  g_autoptr (MedinaAnalysisActions) actions = medina_analysis_actions_new (G_ACTION_MAP (map));
  MedinaAnalysis *shown = NULL;
  guint seen;

  g_signal_connect_swapped (actions, "show", G_CALLBACK (show_cb), &shown);
  medina_analysis_actions_set_document (actions, first);
  g_action_group_activate_action (G_ACTION_GROUP (map), "analyze", NULL);
  await (shown != NULL);
  medina_analysis_set_nodes (shown, 10);
  medina_analysis_start (shown);
  await (count_found (shown) > 0);
  medina_analysis_stop (shown);
  g_assert_false (medina_analysis_get_complete (shown));
  seen = count_found (shown);
  medina_analysis_actions_set_document (actions, other);
  g_assert_null (shown);
  g_action_group_activate_action (G_ACTION_GROUP (map), "analyze", NULL);
  await (shown != NULL);
  g_assert_cmpuint (count_found (shown), ==, 0);
  medina_analysis_actions_set_document (actions, again);
  g_assert_null (shown);
  g_action_group_activate_action (G_ACTION_GROUP (map), "analyze", NULL);
  await (shown != NULL);
  g_assert_cmpuint (count_found (shown), ==, seen);
  g_assert_true (medina_analysis_is_of (shown, medina_document_get_game (again)));
  medina_analysis_actions_set_document (actions, NULL);
  driver_settle ();
}

int
main (int argc, char **argv)
{
  driver_init (&argc, &argv);
  g_test_add_func ("/analysis-actions/it-goes-on-after-a-look-at-another-game", test_begun);
  g_test_add_func ("/analysis-actions/it-is-there-at-once-the-next-time", test_kept);
  return g_test_run ();
}
