/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-replay-actions.h"

#include <glib/gi18n.h>

#include "medina-move-log.h"
#include "medina-question.h"
#include "medina-replay.h"

static const char key[] = "medina-replay";

/* The window's own. */
static MedinaReplay *
get_replay (gpointer window)
{
  return g_object_get_data (window, key);
}

/* --- Leafing ---------------------------------------------------------------------------------- */

static void
first_cb (GSimpleAction *action, GVariant *parameter, gpointer window)
{
  medina_replay_go_first (get_replay (window));
}

static void
back_cb (GSimpleAction *action, GVariant *parameter, gpointer window)
{
  medina_replay_go_back (get_replay (window));
}

static void
forward_cb (GSimpleAction *action, GVariant *parameter, gpointer window)
{
  medina_replay_go_forward (get_replay (window));
}

static void
last_cb (GSimpleAction *action, GVariant *parameter, gpointer window)
{
  medina_replay_go_last (get_replay (window));
}

static void
return_cb (GSimpleAction *action, GVariant *parameter, gpointer window)
{
  medina_replay_return (get_replay (window));
}

/* The state follows the replay. */
static void
change_play_cb (GSimpleAction *action, GVariant *state, gpointer window)
{
  medina_replay_set_playing (get_replay (window), g_variant_get_boolean (state));
}

static void
playing_cb (MedinaReplay *replay, GParamSpec *pspec, GSimpleAction *action)
{
  g_simple_action_set_state (action, g_variant_new_boolean (medina_replay_get_playing (replay)));
}

/* --- Going on from an earlier turn ------------------------------------------------------------ */

static guint
count_later_turns (MedinaGame *game)
{
  GListModel *log = medina_game_get_move_log (game);

  return g_list_model_get_n_items (log) -
         (guint) (medina_move_log_find (log, medina_game_get_cursor (game)) + 1);
}

static char *
word_question (MedinaGame *game)
{
  const guint turns = count_later_turns (game);

  return g_strdup_printf (ngettext ("%u later turn can be brought back with Redo, until something "
                                    "else is placed.",
                                    "%u later turns can be brought back with Redo, until something "
                                    "else is placed.",
                                    turns),
                          turns);
}

static void
go_on_cb (MedinaGame *game)
{
  medina_game_continue_here (game);
}

static void
ask_to_go_on_cb (GSimpleAction *action, GVariant *parameter, gpointer window)
{
  MedinaReplay *replay = get_replay (window);
  MedinaGame *game = medina_replay_get_game (replay);
  g_autofree char *text = word_question (game);
  g_autoptr (MedinaQuestion) question = medina_question_new (_ ("Go On From Here?"), text);

  medina_replay_set_playing (replay, FALSE);
  medina_question_add_answer (question, "cancel", _ ("_Cancel"), MEDINA_ANSWER_CLOSE);
  medina_question_add_answer (question, "go-on", _ ("_Go On"),
                              MEDINA_ANSWER_SUGGESTED | MEDINA_ANSWER_DEFAULT);
  g_signal_connect_object (question, "answered::go-on", G_CALLBACK (go_on_cb), game,
                           G_CONNECT_SWAPPED);
  medina_question_ask (question, GTK_WINDOW (window));
}

/* --- The actions ------------------------------------------------------------------------------ */

static const GActionEntry entries[] = {
  { "replay-first", first_cb },
  { "replay-back", back_cb },
  { "replay-forward", forward_cb },
  { "replay-last", last_cb },
  { "replay-play", NULL, NULL, "false", change_play_cb },
  { "replay-return", return_cb },
  { "replay-go-on", ask_to_go_on_cb },
};

static GAction *
look_up (MedinaWindow *window, const char *name)
{
  return g_action_map_lookup_action (G_ACTION_MAP (window), name);
}

void
medina_replay_actions_bind_game (MedinaWindow *window, MedinaGame *game)
{
  static const char *replaying[] = { "replay-return", "replay-go-on" };

  g_return_if_fail (MEDINA_IS_WINDOW (window));

  medina_replay_set_game (get_replay (window), game);
  for (guint i = 0; i < G_N_ELEMENTS (replaying); i++)
    if (game != NULL)
      g_object_bind_property (game, "replaying", look_up (window, replaying[i]), "enabled",
                              G_BINDING_SYNC_CREATE);
    else
      g_simple_action_set_enabled (G_SIMPLE_ACTION (look_up (window, replaying[i])), FALSE);
}

void
medina_replay_actions_install (MedinaWindow *window)
{
  static const struct
  {
    const char *action;
    const char *property;
  } enabled[] = {
    { "replay-first", "can-go-back" },      { "replay-back", "can-go-back" },
    { "replay-forward", "can-go-forward" }, { "replay-last", "can-go-forward" },
    { "replay-play", "can-play" },
  };
  MedinaReplay *replay;

  g_return_if_fail (MEDINA_IS_WINDOW (window));

  replay = medina_replay_new ();
  g_object_set_data_full (G_OBJECT (window), key, replay, g_object_unref);
  g_action_map_add_action_entries (G_ACTION_MAP (window), entries, G_N_ELEMENTS (entries), window);
  for (guint i = 0; i < G_N_ELEMENTS (enabled); i++)
    g_object_bind_property (replay, enabled[i].property, look_up (window, enabled[i].action),
                            "enabled", G_BINDING_SYNC_CREATE);
  g_signal_connect_object (replay, "notify::playing", G_CALLBACK (playing_cb),
                           look_up (window, "replay-play"), 0);
  medina_replay_actions_bind_game (window, NULL);
}
