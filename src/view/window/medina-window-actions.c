/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-window-actions.h"

#include "medina-action-map.h"
#include "medina-analysis-actions.h"
#include "medina-coach-actions.h"
#include "medina-computer-actions.h"
#include "medina-export-actions.h"
#include "medina-file-actions.h"
#include "medina-game-actions.h"
#include "medina-history-actions.h"
#include "medina-letter-size.h"
#include "medina-replay-actions.h"
#include "medina-shortcuts-window.h"
#include "medina-sound-player.h"
#include "medina-statistics-actions.h"
#include "medina-turn-actions.h"
#include "medina-vain-keys.h"

struct _MedinaWindowActions
{
  GObject parent_instance;

  /* owned */
  MedinaAnalysisActions *analysis;
  MedinaExportActions *export;
  MedinaFileActions *file;
  MedinaGameActions *game;
  MedinaHistoryActions *history;
  MedinaReplayActions *replay;
  MedinaStatisticsActions *statistics;
  MedinaTurnActions *turn;
  MedinaGameOpener *opener;
  MedinaDocument *document; /* NULL for none */

  /* borrowed */
  GtkWindow *window;
  MedinaGamePage *page; /* NULL before the first game */
};

enum
{
  START,
  PUT_AWAY,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (MedinaWindowActions, medina_window_actions, G_TYPE_OBJECT)

static MedinaGame *
get_game (MedinaWindowActions *self)
{
  return self->document != NULL ? medina_document_get_game (self->document) : NULL;
}

/* --- What the actions of the rooms ask for ---------------------------------------------------- */

static void
announce_cb (MedinaWindowActions *self, const char *text)
{
  if (self->document != NULL)
    medina_game_page_announce (self->page, text);
}

static void
show_analysis_cb (MedinaWindowActions *self, MedinaAnalysis *analysis)
{
  if (self->page != NULL)
    medina_game_page_show_analysis (self->page, analysis);
}

static void
show_scores_cb (MedinaWindowActions *self)
{
  medina_game_page_show_scores (self->page);
}

static void
start_cb (MedinaWindowActions *self, MedinaGame *game)
{
  g_signal_emit (self, signals[START], 0, game);
}

static void
put_away_cb (MedinaWindowActions *self)
{
  g_signal_emit (self, signals[PUT_AWAY], 0);
}

static void
go_on_cb (MedinaWindowActions *self)
{
  medina_game_opener_branch (self->opener, self->document);
}

static void
show_help_overlay_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  MedinaWindowActions *self = data;
  MedinaGame *game = get_game (self);
  GtkWidget *window =
    medina_shortcuts_window_new (game != NULL ? &medina_game_get_position (game)->rules : NULL);

  gtk_window_set_transient_for (GTK_WINDOW (window), self->window);
  medina_letter_size_grow (window, self->window);
  gtk_window_present (GTK_WINDOW (window));
}

/* --- What they act on ------------------------------------------------------------------------- */

void
medina_window_actions_set_page (MedinaWindowActions *self, MedinaGamePage *page)
{
  g_return_if_fail (MEDINA_IS_WINDOW_ACTIONS (self));
  g_return_if_fail (MEDINA_IS_GAME_PAGE (page));

  self->page = page;
  medina_turn_actions_set_page (self->turn, page);
  medina_coach_actions_add (G_ACTION_MAP (self->window), medina_game_page_get_coach_display (page));
  medina_vain_keys_watch (self->window, page);
  medina_game_page_set_replay (page, medina_replay_actions_get_replay (self->replay));
}

void
medina_window_actions_set_document (MedinaWindowActions *self, MedinaDocument *document)
{
  MedinaGame *game;

  g_return_if_fail (MEDINA_IS_WINDOW_ACTIONS (self));

  g_set_object (&self->document, document);
  game = get_game (self);
  medina_analysis_actions_set_document (self->analysis, document);
  medina_export_actions_set_document (self->export, document);
  medina_replay_actions_set_game (self->replay, game);
  medina_turn_actions_set_game (self->turn, game);
  medina_file_actions_set_document (self->file, document);
  medina_game_actions_set_game (self->game, game);
}

/* --- The object ------------------------------------------------------------------------------- */

static void
medina_window_actions_dispose (GObject *object)
{
  MedinaWindowActions *self = MEDINA_WINDOW_ACTIONS (object);

  if (self->window != NULL)
    medina_action_map_clear (self->window);
  self->window = NULL;
  g_clear_object (&self->analysis);
  g_clear_object (&self->export);
  g_clear_object (&self->file);
  g_clear_object (&self->game);
  g_clear_object (&self->history);
  g_clear_object (&self->replay);
  g_clear_object (&self->statistics);
  g_clear_object (&self->turn);
  g_clear_object (&self->opener);
  g_clear_object (&self->document);
  G_OBJECT_CLASS (medina_window_actions_parent_class)->dispose (object);
}

static void
medina_window_actions_class_init (MedinaWindowActionsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = medina_window_actions_dispose;
  signals[START] = g_signal_new ("start", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 1, MEDINA_TYPE_GAME);
  signals[PUT_AWAY] = g_signal_new ("put-away", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                    NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
medina_window_actions_init (MedinaWindowActions *self)
{
}

static void
add_setting (GActionMap *map, GSettings *settings, const char *key)
{
  g_autoptr (GAction) action = g_settings_create_action (settings, key);

  g_action_map_add_action (map, action);
}

static void
add_own (MedinaWindowActions *self, GSettings *settings)
{
  static const GActionEntry entries[] = { { "show-help-overlay", show_help_overlay_cb } };
  GActionMap *map = G_ACTION_MAP (self->window);

  add_setting (map, settings, "show-coordinates");
  add_setting (map, settings, "computer-pace");
  if (medina_sound_player_can_sound ())
    add_setting (map, settings, "sound");
  g_action_map_add_action_entries (map, entries, G_N_ELEMENTS (entries), self);
}

static void
add_rooms (MedinaWindowActions *self, GSettings *settings, const MedinaWindowParts *parts)
{
  GActionMap *map = G_ACTION_MAP (self->window);

  medina_computer_actions_add (map, parts->computer);
  self->analysis = medina_analysis_actions_new (map);
  self->export = medina_export_actions_new (map, self->window, settings, parts->wait_bar);
  self->file = medina_file_actions_new (map, self->window, parts->store, parts->saver,
                                        parts->closer, parts->opener);
  self->game = medina_game_actions_new (map, self->window, settings, parts->closer);
  self->history =
    medina_history_actions_new (map, self->window, parts->store, settings, parts->opener);
  self->replay = medina_replay_actions_new (map, settings);
  self->statistics = medina_statistics_actions_new (map, self->window, parts->store, settings);
  self->turn = medina_turn_actions_new (GTK_APPLICATION_WINDOW (self->window));
}

static void
connect_rooms (MedinaWindowActions *self)
{
  g_signal_connect_object (self->analysis, "show", G_CALLBACK (show_analysis_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->export, "announce", G_CALLBACK (announce_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->file, "put-away", G_CALLBACK (put_away_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game, "start", G_CALLBACK (start_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game, "show-scores", G_CALLBACK (show_scores_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->replay, "go-on", G_CALLBACK (go_on_cb), self, G_CONNECT_SWAPPED);
}

MedinaWindowActions *
medina_window_actions_new (GtkWindow *window, GSettings *settings, const MedinaWindowParts *parts)
{
  MedinaWindowActions *self;

  g_return_val_if_fail (GTK_IS_WINDOW (window) && G_IS_ACTION_MAP (window), NULL);

  self = g_object_new (MEDINA_TYPE_WINDOW_ACTIONS, NULL);
  self->window = window;
  self->opener = g_object_ref (parts->opener);
  add_rooms (self, settings, parts);
  connect_rooms (self);
  add_own (self, settings);
  return self;
}
