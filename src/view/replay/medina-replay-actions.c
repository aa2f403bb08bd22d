/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-replay-actions.h"

/* What is possible only while the game is being replayed. */
static const char *const replaying_names[] = { "replay-return", "replay-go-on" };

/* As in the settings. */
enum
{
  SPEED_SLOW,
  SPEED_NORMAL,
  SPEED_FAST,
};

struct _MedinaReplayActions
{
  GObject parent_instance;

  /* owned */
  GSettings *settings;
  MedinaReplay *replay;
  GSimpleAction *replaying[G_N_ELEMENTS (replaying_names)];
  GBindingGroup *bindings; /* of them to the game */
};

enum
{
  GO_ON,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (MedinaReplayActions, medina_replay_actions, G_TYPE_OBJECT)

/* --- Step by step ----------------------------------------------------------------------------- */

static const struct
{
  const char *name; /* of the action */
  MedinaReplayStep step;
} steps[] = {
  { "replay-first", MEDINA_REPLAY_FIRST },
  { "replay-back", MEDINA_REPLAY_BACK },
  { "replay-forward", MEDINA_REPLAY_FORWARD },
  { "replay-last", MEDINA_REPLAY_LAST },
  { "replay-step-back", MEDINA_REPLAY_STEP_BACK },
  { "replay-step-forward", MEDINA_REPLAY_STEP_FORWARD },
  { "replay-return", MEDINA_REPLAY_RETURN },
};

static void
step_cb (GSimpleAction *action, GVariant *parameter, gpointer replay)
{
  const char *name = g_action_get_name (G_ACTION (action));

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    if (g_str_equal (name, steps[i].name))
      medina_replay_go (replay, steps[i].step);
}

static void
round_cb (GSimpleAction *action, GVariant *parameter, gpointer replay)
{
  medina_replay_toggle_round (replay);
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

/* --- The speed -------------------------------------------------------------------------------- */

static void
speed_cb (MedinaReplayActions *self)
{
  static const guint
    intervals[] = { [SPEED_SLOW] = 3000, [SPEED_NORMAL] = 1000, [SPEED_FAST] = 350 };

  medina_replay_set_interval (self->replay,
                              intervals[g_settings_get_enum (self->settings, "replay-speed")]);
}

static void
follow_speed (MedinaReplayActions *self, GActionMap *map)
{
  g_autoptr (GAction) action = g_settings_create_action (self->settings, "replay-speed");

  g_action_map_add_action (map, action);
  g_signal_connect_object (self->settings, "changed::replay-speed", G_CALLBACK (speed_cb), self,
                           G_CONNECT_SWAPPED);
  speed_cb (self);
}

/* --- Going on from an earlier turn ------------------------------------------------------------ */

static void
go_on_cb (GSimpleAction *action, GVariant *parameter, MedinaReplayActions *self)
{
  medina_replay_set_playing (self->replay, FALSE);
  g_signal_emit (self, signals[GO_ON], 0);
}

/* --- The actions ------------------------------------------------------------------------------ */

static const GActionEntry entries[] = {
  { "replay-first", step_cb },
  { "replay-back", step_cb },
  { "replay-step-back", step_cb },
  { "replay-step-forward", step_cb },
  { "replay-forward", step_cb },
  { "replay-last", step_cb },
  { "replay-play", NULL, NULL, "false", change_play_cb },
  { "replay-return", step_cb },
  { "replay-round", round_cb },
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
    { "replay-step-back", "can-go-back" },  { "replay-step-forward", "can-go-forward" },
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

MedinaReplay *
medina_replay_actions_get_replay (MedinaReplayActions *self)
{
  g_return_val_if_fail (MEDINA_IS_REPLAY_ACTIONS (self), NULL);

  return self->replay;
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
  g_clear_object (&self->settings);
  for (guint i = 0; i < G_N_ELEMENTS (replaying_names); i++)
    g_clear_object (&self->replaying[i]);
  G_OBJECT_CLASS (medina_replay_actions_parent_class)->dispose (object);
}

static void
medina_replay_actions_class_init (MedinaReplayActionsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = medina_replay_actions_dispose;
  signals[GO_ON] = g_signal_new ("go-on", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
}

static void
medina_replay_actions_init (MedinaReplayActions *self)
{
  self->replay = medina_replay_new ();
  self->bindings = g_binding_group_new ();
}

MedinaReplayActions *
medina_replay_actions_new (GActionMap *map, GSettings *settings)
{
  MedinaReplayActions *self = g_object_new (MEDINA_TYPE_REPLAY_ACTIONS, NULL);

  g_action_map_add_action_entries (map, entries, G_N_ELEMENTS (entries), self->replay);
  for (guint i = 0; i < G_N_ELEMENTS (replaying_names); i++)
    {
      self->replaying[i] =
        g_object_ref (G_SIMPLE_ACTION (g_action_map_lookup_action (map, replaying_names[i])));
      g_binding_group_bind (self->bindings, "replaying", self->replaying[i], "enabled",
                            G_BINDING_SYNC_CREATE);
    }
  g_signal_connect_object (g_action_map_lookup_action (map, "replay-go-on"), "activate",
                           G_CALLBACK (go_on_cb), self, 0);
  self->settings = g_object_ref (settings);
  follow_speed (self, map);
  follow_replay (self, map);
  medina_replay_actions_set_game (self, NULL);
  return self;
}
