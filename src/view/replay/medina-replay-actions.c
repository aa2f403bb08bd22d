/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-replay-actions.h"

#include <glib/gi18n.h>

#include "medina-move-log.h"
#include "medina-question.h"
#include "medina-replay.h"

/* What is possible only while the game is being replayed. */
static const char *const replaying_names[] = { "replay-return", "replay-go-on" };

struct _MedinaReplayActions
{
  GObject parent_instance;

  GtkWindow *window; /* weak */

  /* owned */
  MedinaReplay *replay;
  GSimpleAction *replaying[G_N_ELEMENTS (replaying_names)];
  GBindingGroup *bindings; /* of them to the game */
};

G_DEFINE_FINAL_TYPE (MedinaReplayActions, medina_replay_actions, G_TYPE_OBJECT)

/* --- Step by step ----------------------------------------------------------------------------- */

static const struct
{
  const char *name; /* of the action */
  MedinaReplayStep step;
} steps[] = {
  { "replay-first", MEDINA_REPLAY_FIRST },     { "replay-back", MEDINA_REPLAY_BACK },
  { "replay-forward", MEDINA_REPLAY_FORWARD }, { "replay-last", MEDINA_REPLAY_LAST },
  { "replay-return", MEDINA_REPLAY_RETURN },   { "replay-round", MEDINA_REPLAY_ROUND },
};

static void
step_cb (GSimpleAction *action, GVariant *parameter, gpointer replay)
{
  const char *name = g_action_get_name (G_ACTION (action));

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    if (g_str_equal (name, steps[i].name))
      medina_replay_go (replay, steps[i].step);
}

/* The state follows the replay. */
static void
change_play_cb (GSimpleAction *action, GVariant *state, gpointer replay)
{
  medina_replay_set_playing (replay, g_variant_get_boolean (state));
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

  return g_strdup_printf (
    ngettext ("You can bring back %u later turn with Redo until you place something else.",
              "You can bring back %u later turns with Redo until you place something else.", turns),
    turns);
}

static void
go_on_cb (MedinaGame *game)
{
  medina_game_continue_here (game);
}

static void
ask_to_go_on_cb (GSimpleAction *action, GVariant *parameter, MedinaReplayActions *self)
{
  MedinaGame *game = medina_replay_get_game (self->replay);
  g_autofree char *text = word_question (game);
  g_autoptr (MedinaQuestion) question = medina_question_new (_ ("Continue From Here?"), text);

  medina_replay_set_playing (self->replay, FALSE);
  medina_question_add_answer (question, "cancel", _ ("_Cancel"), MEDINA_ANSWER_CLOSE);
  medina_question_add_answer (question, "go-on", _ ("_Continue"),
                              MEDINA_ANSWER_SUGGESTED | MEDINA_ANSWER_DEFAULT);
  g_signal_connect_object (question, "answered::go-on", G_CALLBACK (go_on_cb), game,
                           G_CONNECT_SWAPPED);
  medina_question_ask (question, self->window);
}

/* --- The actions ------------------------------------------------------------------------------ */

static const GActionEntry entries[] = {
  { "replay-first", step_cb },
  { "replay-back", step_cb },
  { "replay-forward", step_cb },
  { "replay-last", step_cb },
  { "replay-play", NULL, NULL, "false", change_play_cb },
  { "replay-return", step_cb },
  { "replay-round", step_cb },
  { "replay-go-on" },
};

static void
follow_replay (MedinaReplayActions *self, GActionMap *map)
{
  static const struct
  {
    const char *action;
    const char *property;
  } enabled[] = {
    { "replay-first", "can-go-back" },      { "replay-back", "can-go-back" },
    { "replay-forward", "can-go-forward" }, { "replay-last", "can-go-forward" },
    { "replay-play", "can-play" },          { "replay-round", "can-show-round" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (enabled); i++)
    g_object_bind_property (self->replay, enabled[i].property,
                            g_action_map_lookup_action (map, enabled[i].action), "enabled",
                            G_BINDING_SYNC_CREATE);
  g_signal_connect_object (self->replay, "notify::playing", G_CALLBACK (playing_cb),
                           g_action_map_lookup_action (map, "replay-play"), 0);
}

void
medina_replay_actions_set_game (MedinaReplayActions *self, MedinaGame *game)
{
  g_return_if_fail (MEDINA_IS_REPLAY_ACTIONS (self));

  medina_replay_set_game (self->replay, game);
  g_binding_group_set_source (self->bindings, game);
  for (guint i = 0; game == NULL && i < G_N_ELEMENTS (replaying_names); i++)
    g_simple_action_set_enabled (self->replaying[i], FALSE);
}

/* --- The object ------------------------------------------------------------------------------- */

static void
medina_replay_actions_dispose (GObject *object)
{
  MedinaReplayActions *self = MEDINA_REPLAY_ACTIONS (object);

  if (self->replay != NULL)
    medina_replay_set_game (self->replay, NULL);
  g_clear_object (&self->replay);
  g_clear_object (&self->bindings);
  for (guint i = 0; i < G_N_ELEMENTS (replaying_names); i++)
    g_clear_object (&self->replaying[i]);
  g_clear_weak_pointer (&self->window);
  G_OBJECT_CLASS (medina_replay_actions_parent_class)->dispose (object);
}

static void
medina_replay_actions_class_init (MedinaReplayActionsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = medina_replay_actions_dispose;
}

static void
medina_replay_actions_init (MedinaReplayActions *self)
{
  self->replay = medina_replay_new ();
  self->bindings = g_binding_group_new ();
}

MedinaReplayActions *
medina_replay_actions_new (GActionMap *map, GtkWindow *window)
{
  MedinaReplayActions *self = g_object_new (MEDINA_TYPE_REPLAY_ACTIONS, NULL);

  g_set_weak_pointer (&self->window, window);
  g_action_map_add_action_entries (map, entries, G_N_ELEMENTS (entries), self->replay);
  for (guint i = 0; i < G_N_ELEMENTS (replaying_names); i++)
    {
      self->replaying[i] =
        g_object_ref (G_SIMPLE_ACTION (g_action_map_lookup_action (map, replaying_names[i])));
      g_binding_group_bind (self->bindings, "replaying", self->replaying[i], "enabled",
                            G_BINDING_SYNC_CREATE);
    }
  g_signal_connect_object (g_action_map_lookup_action (map, "replay-go-on"), "activate",
                           G_CALLBACK (ask_to_go_on_cb), self, 0);
  follow_replay (self, map);
  medina_replay_actions_set_game (self, NULL);
  return self;
}
