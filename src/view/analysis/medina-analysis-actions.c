/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-analysis-actions.h"

#include "medina-analysis-dialog.h"
#include "medina-analysis-words.h"

/* Data of the window, and of a game. */
#define DIALOG   "medina-analysis-dialog"
#define ANALYSIS "medina-analysis"

/* --- Looking at turns ------------------------------------------------------------------------- */

static void
show_turn (MedinaWindow *window, MedinaAnalysis *analysis, MedinaAnalysisTurn *turn)
{
  g_autofree char *text = medina_analysis_turn_to_sentence (analysis, turn);

  medina_game_seek (medina_window_get_game (window), (int) medina_analysis_turn_get_start (turn));
  medina_window_show_suggestion (window, medina_analysis_turn_get_better (turn), text);
}

/* No turn stands for the end of the game. */
static void
turn_chosen_cb (MedinaWindow *window, MedinaAnalysisTurn *turn, MedinaAnalysisDialog *dialog)
{
  MedinaGame *game = medina_window_get_game (window);
  MedinaAnalysis *analysis = medina_analysis_dialog_get_analysis (dialog);

  if (game == NULL || !medina_analysis_is_of (analysis, game))
    return;
  if (turn != NULL)
    show_turn (window, analysis, turn);
  else
    medina_game_seek (game, (int) medina_game_get_length (game));
}

/* --- The dialog ------------------------------------------------------------------------------- */

/* What has been found out about a game is kept as long as the game is. */
static MedinaAnalysis *
get_analysis (MedinaGame *game)
{
  MedinaAnalysis *analysis = g_object_get_data (G_OBJECT (game), ANALYSIS);

  if (analysis == NULL || !medina_analysis_is_of (analysis, game))
    {
      analysis = medina_analysis_new (game);
      g_object_set_data_full (G_OBJECT (game), ANALYSIS, analysis, g_object_unref);
    }
  return analysis;
}

static void
forget_dialog_cb (MedinaWindow *window)
{
  g_object_set_data (G_OBJECT (window), DIALOG, NULL);
}

static void
close_dialog (MedinaWindow *window)
{
  GtkWindow *dialog = g_object_get_data (G_OBJECT (window), DIALOG);

  if (dialog != NULL)
    gtk_window_destroy (dialog);
}

void
medina_analysis_actions_open (MedinaWindow *window)
{
  MedinaGame *game;
  GtkWindow *dialog;

  g_return_if_fail (MEDINA_IS_WINDOW (window));

  game = medina_window_get_game (window);
  if (game == NULL || !medina_game_get_finished (game))
    return;
  dialog = g_object_get_data (G_OBJECT (window), DIALOG);
  if (dialog == NULL)
    {
      dialog = GTK_WINDOW (medina_analysis_dialog_new (get_analysis (game)));
      gtk_window_set_transient_for (dialog, GTK_WINDOW (window));
      g_object_set_data (G_OBJECT (window), DIALOG, dialog);
      g_signal_connect_object (dialog, "turn-chosen", G_CALLBACK (turn_chosen_cb), window,
                               G_CONNECT_SWAPPED);
      g_signal_connect_object (dialog, "destroy", G_CALLBACK (forget_dialog_cb), window,
                               G_CONNECT_SWAPPED);
    }
  gtk_window_present (dialog);
}

/* --- The action ------------------------------------------------------------------------------- */

static void
analyze_cb (GSimpleAction *action, GVariant *parameter, gpointer window)
{
  medina_analysis_actions_open (window);
}

static void
update_cb (MedinaWindow *window)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (window), "analyze");
  MedinaGame *game = medina_window_get_game (window);
  const gboolean possible = game != NULL && medina_game_get_finished (game);

  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), possible);
  if (!possible)
    close_dialog (window);
}

void
medina_analysis_actions_bind_game (MedinaWindow *window, MedinaGame *game)
{
  static const char *changes[] = { "notify::over", "notify::length", "seeked" };

  g_return_if_fail (MEDINA_IS_WINDOW (window));

  close_dialog (window);
  for (guint i = 0; game != NULL && i < G_N_ELEMENTS (changes); i++)
    g_signal_connect_object (game, changes[i], G_CALLBACK (update_cb), window, G_CONNECT_SWAPPED);
  update_cb (window);
}

void
medina_analysis_actions_install (MedinaWindow *window)
{
  static const GActionEntry entries[] = { { "analyze", analyze_cb } };

  g_return_if_fail (MEDINA_IS_WINDOW (window));

  g_action_map_add_action_entries (G_ACTION_MAP (window), entries, G_N_ELEMENTS (entries), window);
}
