/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-computer-player-private.h"

G_DEFINE_FINAL_TYPE (MedinaComputerPlayer, medina_computer_player, G_TYPE_OBJECT)

/* --- The game --------------------------------------------------------------------------------- */

static void
changed_cb (MedinaComputerPlayer *self)
{
  medina_computer_handle_event (self, MEDINA_COMPUTER_CHANGED);
}

static void
disturbed_cb (MedinaComputerPlayer *self)
{
  medina_computer_handle_event (self, MEDINA_COMPUTER_DISTURBED);
}

static void
over_cb (MedinaComputerPlayer *self)
{
  medina_thinker_forget (self->thinker);
  medina_computer_handle_event (self, MEDINA_COMPUTER_DISTURBED);
}

/* What is seen then is shown as long as what was placed. */
static void
rewound_cb (MedinaComputerPlayer *self)
{
  self->placed = g_get_monotonic_time ();
  medina_computer_handle_event (self, MEDINA_COMPUTER_REWOUND);
}

/* Whether this is what comes next in the plan: redo plays, too, and so do people. */
static void
placed_cb (MedinaComputerPlayer *self, guint placement)
{
  const gboolean planned =
    (self->state == MEDINA_COMPUTER_SAVING || self->state == MEDINA_COMPUTER_WAITING) &&
    self->plan.placements[self->done - 1] == placement;

  self->placed = g_get_monotonic_time ();
  medina_computer_handle_event (self, planned ? MEDINA_COMPUTER_PLACED : MEDINA_COMPUTER_DISTURBED);
}

/* After a turn that a person ends the board is shown as long as after a placement. */
static void
turn_changed_cb (MedinaComputerPlayer *self)
{
  self->placed = g_get_monotonic_time ();
  medina_computer_handle_event (self, MEDINA_COMPUTER_DISTURBED);
}

static void
connect_game (MedinaComputerPlayer *self)
{
  g_signal_connect_swapped (self->game, "placement-played", G_CALLBACK (placed_cb), self);
  g_signal_connect_swapped (self->game, "turn-changed", G_CALLBACK (turn_changed_cb), self);
  g_signal_connect_swapped (self->game, "game-over", G_CALLBACK (over_cb), self);
  g_signal_connect_swapped (self->game, "notify::awaiting-end", G_CALLBACK (changed_cb), self);
  g_signal_connect_swapped (self->game, "seats-changed", G_CALLBACK (disturbed_cb), self);
  g_signal_connect_swapped (self->game, "placement-undone", G_CALLBACK (rewound_cb), self);
  g_signal_connect_swapped (self->game, "seeked", G_CALLBACK (rewound_cb), self);
}

void
medina_computer_player_set_gate (MedinaComputerPlayer *self, MedinaPlacementGate *gate)
{
  g_return_if_fail (MEDINA_IS_COMPUTER_PLAYER (self));
  g_return_if_fail (gate == NULL || MEDINA_IS_PLACEMENT_GATE (gate));

  if (self->gate == gate)
    return;
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_set_object (&self->gate, gate);
  self->game = gate != NULL ? medina_placement_gate_get_game (gate) : NULL;
  if (gate != NULL)
    connect_game (self);
  medina_thinker_forget (self->thinker);
  self->placed = g_get_monotonic_time ();
  medina_computer_handle_event (self, gate != NULL ? MEDINA_COMPUTER_START : MEDINA_COMPUTER_STOP);
}

MedinaGame *
medina_computer_player_get_game (MedinaComputerPlayer *self)
{
  g_return_val_if_fail (MEDINA_IS_COMPUTER_PLAYER (self), NULL);

  return self->game;
}

/* --- Properties ------------------------------------------------------------------------------- */

gboolean
medina_computer_player_get_busy (MedinaComputerPlayer *self)
{
  g_return_val_if_fail (MEDINA_IS_COMPUTER_PLAYER (self), FALSE);

  return self->shown.busy;
}

gboolean
medina_computer_player_get_thinking (MedinaComputerPlayer *self)
{
  g_return_val_if_fail (MEDINA_IS_COMPUTER_PLAYER (self), FALSE);

  return self->shown.thinking;
}

gboolean
medina_computer_player_get_needed (MedinaComputerPlayer *self)
{
  g_return_val_if_fail (MEDINA_IS_COMPUTER_PLAYER (self), FALSE);

  return self->shown.needed;
}

gboolean
medina_computer_player_get_waiting (MedinaComputerPlayer *self)
{
  g_return_val_if_fail (MEDINA_IS_COMPUTER_PLAYER (self), FALSE);

  return self->shown.waiting;
}

gboolean
medina_computer_player_get_paused (MedinaComputerPlayer *self)
{
  g_return_val_if_fail (MEDINA_IS_COMPUTER_PLAYER (self), FALSE);

  return self->shown.paused;
}

void
medina_computer_player_set_paused (MedinaComputerPlayer *self, gboolean paused)
{
  g_return_if_fail (MEDINA_IS_COMPUTER_PLAYER (self));

  if (self->shown.paused != !!paused)
    medina_computer_handle_event (self, paused ? MEDINA_COMPUTER_PAUSE : MEDINA_COMPUTER_RESUME);
}

MedinaPace
medina_computer_player_get_pace (MedinaComputerPlayer *self)
{
  g_return_val_if_fail (MEDINA_IS_COMPUTER_PLAYER (self), MEDINA_PACE_NORMAL);

  return self->pace;
}

void
medina_computer_player_set_pace (MedinaComputerPlayer *self, MedinaPace pace)
{
  g_return_if_fail (MEDINA_IS_COMPUTER_PLAYER (self));

  if (self->pace == pace)
    return;
  self->pace = pace;
  g_object_notify_by_pspec (G_OBJECT (self), medina_computer_properties[MEDINA_COMPUTER_PROP_PACE]);
  medina_computer_handle_event (self, MEDINA_COMPUTER_RETIMED);
}

double
medina_computer_player_get_progress (MedinaComputerPlayer *self)
{
  g_return_val_if_fail (MEDINA_IS_COMPUTER_PLAYER (self), 0);

  return self->shown.thinking ? medina_thinker_get_progress (self->thinker) : 0;
}

void
medina_computer_player_play_now (MedinaComputerPlayer *self)
{
  g_return_if_fail (MEDINA_IS_COMPUTER_PLAYER (self));

  if (!self->shown.busy)
    return;
  self->hurried = TRUE;
  if (self->state == MEDINA_COMPUTER_THINKING)
    medina_thinker_hurry (self->thinker);
  medina_computer_handle_event (self, MEDINA_COMPUTER_RETIMED);
}

void
medina_computer_player_set_nodes (MedinaComputerPlayer *self, guint64 nodes)
{
  g_return_if_fail (MEDINA_IS_COMPUTER_PLAYER (self));

  self->nodes = nodes;
}

/* --- The object ------------------------------------------------------------------------------- */

static void
medina_computer_player_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  MedinaComputerPlayer *self = MEDINA_COMPUTER_PLAYER (object);

  switch (id)
    {
    case MEDINA_COMPUTER_PROP_BUSY:
      g_value_set_boolean (value, self->shown.busy);
      break;
    case MEDINA_COMPUTER_PROP_THINKING:
      g_value_set_boolean (value, self->shown.thinking);
      break;
    case MEDINA_COMPUTER_PROP_PAUSED:
      g_value_set_boolean (value, self->shown.paused);
      break;
    case MEDINA_COMPUTER_PROP_NEEDED:
      g_value_set_boolean (value, self->shown.needed);
      break;
    case MEDINA_COMPUTER_PROP_WAITING:
      g_value_set_boolean (value, self->shown.waiting);
      break;
    case MEDINA_COMPUTER_PROP_PACE:
      g_value_set_enum (value, self->pace);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
medina_computer_player_set_property (GObject *object,
                                     guint id,
                                     const GValue *value,
                                     GParamSpec *pspec)
{
  MedinaComputerPlayer *self = MEDINA_COMPUTER_PLAYER (object);

  switch (id)
    {
    case MEDINA_COMPUTER_PROP_PAUSED:
      medina_computer_player_set_paused (self, g_value_get_boolean (value));
      break;
    case MEDINA_COMPUTER_PROP_PACE:
      medina_computer_player_set_pace (self, g_value_get_enum (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
medina_computer_player_dispose (GObject *object)
{
  MedinaComputerPlayer *self = MEDINA_COMPUTER_PLAYER (object);

  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  self->game = NULL;
  g_clear_object (&self->gate);
  medina_computer_handle_event (self, MEDINA_COMPUTER_STOP);
  g_clear_object (&self->thinker);
  G_OBJECT_CLASS (medina_computer_player_parent_class)->dispose (object);
}

static void
medina_computer_player_class_init (MedinaComputerPlayerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags get = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;
  const GParamFlags set = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = medina_computer_player_get_property;
  object_class->set_property = medina_computer_player_set_property;
  object_class->dispose = medina_computer_player_dispose;

  medina_computer_properties[MEDINA_COMPUTER_PROP_BUSY] =
    g_param_spec_boolean ("busy", NULL, NULL, FALSE, get);
  medina_computer_properties[MEDINA_COMPUTER_PROP_THINKING] =
    g_param_spec_boolean ("thinking", NULL, NULL, FALSE, get);
  medina_computer_properties[MEDINA_COMPUTER_PROP_PAUSED] =
    g_param_spec_boolean ("paused", NULL, NULL, FALSE, set);
  medina_computer_properties[MEDINA_COMPUTER_PROP_NEEDED] =
    g_param_spec_boolean ("needed", NULL, NULL, FALSE, get);
  medina_computer_properties[MEDINA_COMPUTER_PROP_WAITING] =
    g_param_spec_boolean ("waiting", NULL, NULL, FALSE, get);
  medina_computer_properties[MEDINA_COMPUTER_PROP_PACE] =
    g_param_spec_enum ("pace", NULL, NULL, MEDINA_TYPE_PACE, MEDINA_PACE_NORMAL, set);
  g_object_class_install_properties (object_class, MEDINA_COMPUTER_N_PROPS,
                                     medina_computer_properties);
}

static void
medina_computer_player_init (MedinaComputerPlayer *self)
{
  self->pace = MEDINA_PACE_NORMAL;
  self->thinker = medina_thinker_new ();
}

MedinaComputerPlayer *
medina_computer_player_new (void)
{
  return g_object_new (MEDINA_TYPE_COMPUTER_PLAYER, NULL);
}
