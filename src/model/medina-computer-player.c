/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-computer-player.h"

#include "medina-computer-limits.h"
#include "medina-thinker.h"

struct _MedinaComputerPlayer
{
  GObject parent_instance;

  gboolean busy;
  gboolean thinking;
  gboolean paused;
  gboolean needed;
  gboolean rewound; /* the cursor was moved back, perhaps to where a computer is to move */
  gboolean hurried; /* for the rest of the turn */
  gboolean waiting; /* the game holds what was placed */
  MedinaPace pace;
  guint64 nodes;
  guint look_id;  /* source that looks what is to be done now */
  guint place_id; /* source that makes the next placement */
  gint64 placed;  /* when something was placed last, on the monotonic clock */

  MdnPlan plan; /* the rest of the turn, as it was thought out */
  int done;     /* placements of the plan that were made; all of them when there is none */

  /* owned */
  MedinaGame *game;
  MedinaThinker *thinker;
  GCancellable *cancellable; /* of the thought; NULL when nothing is being thought */
};

enum
{
  PROP_0,
  PROP_GAME,
  PROP_BUSY,
  PROP_THINKING,
  PROP_PAUSED,
  PROP_NEEDED,
  PROP_PACE,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (MedinaComputerPlayer, medina_computer_player, G_TYPE_OBJECT)

static void
set_boolean (MedinaComputerPlayer *self, gboolean *field, gboolean value, int property)
{
  if (*field == value)
    return;
  *field = value;
  g_object_notify_by_pspec (G_OBJECT (self), properties[property]);
}

/* --- What is to be done ----------------------------------------------------------------------- */

/* Whether it is for a computer to do something: to move, or to end a turn that a person began. */
static gboolean
is_to_act (MedinaComputerPlayer *self)
{
  return self->game != NULL && !medina_game_get_replaying (self->game) &&
         !medina_game_get_over (self->game) &&
         medina_player_is_computer (medina_game_get_current_player (self->game));
}

static gboolean
only_computers_play (MedinaComputerPlayer *self)
{
  return self->game != NULL && medina_game_count_people (self->game) == 0 &&
         !medina_game_get_finished (self->game);
}

static void
update_properties (MedinaComputerPlayer *self)
{
  const gboolean acts = is_to_act (self);

  set_boolean (self, &self->needed, acts || only_computers_play (self), PROP_NEEDED);
  set_boolean (self, &self->busy, acts && !self->paused, PROP_BUSY);
}

/* --- Doing it --------------------------------------------------------------------------------- */

static void look_again (MedinaComputerPlayer *self);

/* Nothing of what was thought holds any more. A thought in the thread comes to its end by itself,
 * and nobody listens to it. */
static void
drop_plan (MedinaComputerPlayer *self)
{
  self->done = self->plan.count;
  self->hurried = FALSE;
  self->waiting = FALSE;
  g_clear_handle_id (&self->place_id, g_source_remove);
  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  set_boolean (self, &self->thinking, FALSE, PROP_THINKING);
}

/* Cancelled, nobody may be there any more. */
static void
thought_cb (GObject *thinker, GAsyncResult *result, gpointer data)
{
  MedinaComputerPlayer *self = data;
  g_autoptr (GError) error = NULL;
  MdnAdvice advice;

  if (!medina_thinker_think_finish (MEDINA_THINKER (thinker), result, &advice, &error))
    {
      if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
        g_warning ("The computer has no answer: %s", error->message);
      return;
    }
  g_clear_object (&self->cancellable);
  self->plan = advice.plans[0];
  self->done = 0;
  set_boolean (self, &self->thinking, FALSE, PROP_THINKING);
  look_again (self);
}

static void
think (MedinaComputerPlayer *self)
{
  const MdnAiLimits limits = medina_computer_limits_find (self->game, self->nodes);

  self->cancellable = g_cancellable_new ();
  medina_thinker_think_async (self->thinker, medina_game_get_position (self->game), &limits,
                              self->cancellable, thought_cb, self);
  if (self->hurried)
    medina_thinker_hurry (self->thinker);
  set_boolean (self, &self->thinking, TRUE, PROP_THINKING);
}

/* One that is refused was not meant for this position: think again. */
static gboolean
place_cb (gpointer data)
{
  MedinaComputerPlayer *self = data;

  self->place_id = 0;
  self->waiting = TRUE;
  if (medina_game_play (self->game, self->plan.placements[self->done++]) != MDN_REASON_NONE)
    {
      drop_plan (self);
      look_again (self);
    }
  return G_SOURCE_REMOVE;
}

/* In milliseconds. What was placed before stays long enough to be seen, whoever placed it. */
static guint
find_delay (MedinaComputerPlayer *self)
{
  const gint64 pause = medina_pace_get_pause (self->pace);
  const gint64 passed = (g_get_monotonic_time () - self->placed) / 1000;

  return self->hurried ? 0 : (guint) CLAMP (pause - passed, 0, pause);
}

/* What was placed is drawn first. */
static void
place_soon (MedinaComputerPlayer *self)
{
  if (self->place_id == 0)
    self->place_id = g_timeout_add_full (G_PRIORITY_LOW, find_delay (self), place_cb, self, NULL);
}

/* Whoever goes back to a computer's turn wants to look at it, or to redo what was there: the
 * computer must not put something else in its place at once. */
static void
pause_if_rewound (MedinaComputerPlayer *self)
{
  const gboolean rewound = self->rewound;

  self->rewound = FALSE;
  if (rewound && self->busy && medina_game_get_can_redo (self->game))
    medina_computer_player_set_paused (self, TRUE);
}

static gboolean
look_cb (gpointer data)
{
  MedinaComputerPlayer *self = data;

  self->look_id = 0;
  update_properties (self);
  pause_if_rewound (self);
  if (!self->busy)
    drop_plan (self);
  else if (medina_game_get_awaiting_end (self->game))
    medina_game_end_turn (self->game);
  else if (self->waiting)
    return G_SOURCE_REMOVE;
  else if (self->done < self->plan.count)
    place_soon (self);
  else if (self->cancellable == NULL)
    think (self);
  return G_SOURCE_REMOVE;
}

/* From the main loop, as handlers of the game's signals must not change it. */
static void
look_again (MedinaComputerPlayer *self)
{
  if (self->look_id == 0 && self->game != NULL)
    self->look_id = g_idle_add_full (G_PRIORITY_DEFAULT, look_cb, self, NULL);
}

/* --- The game --------------------------------------------------------------------------------- */

static void
changed_cb (MedinaComputerPlayer *self)
{
  update_properties (self);
  look_again (self);
}

static void
disturbed_cb (MedinaComputerPlayer *self)
{
  drop_plan (self);
  changed_cb (self);
}

static void
rewound_cb (MedinaComputerPlayer *self)
{
  self->rewound = TRUE;
  disturbed_cb (self);
}

/* Whether this is what comes next in the plan: redo plays, too. */
static void
placed_cb (MedinaComputerPlayer *self, guint placement)
{
  self->placed = g_get_monotonic_time ();
  self->waiting = FALSE;
  if (self->cancellable != NULL || self->place_id != 0 || self->done == 0 ||
      self->plan.placements[self->done - 1] != placement)
    drop_plan (self);
  changed_cb (self);
}

/* Whoever ended the turn by hand sees the board a moment longer, too. */
static void
turn_changed_cb (MedinaComputerPlayer *self)
{
  self->placed = g_get_monotonic_time ();
  disturbed_cb (self);
}

static void
connect_game (MedinaComputerPlayer *self)
{
  g_signal_connect_swapped (self->game, "placement-played", G_CALLBACK (placed_cb), self);
  g_signal_connect_swapped (self->game, "turn-changed", G_CALLBACK (turn_changed_cb), self);
  g_signal_connect_swapped (self->game, "notify::awaiting-end", G_CALLBACK (changed_cb), self);
  g_signal_connect_swapped (self->game, "seats-changed", G_CALLBACK (disturbed_cb), self);
  g_signal_connect_swapped (self->game, "placement-undone", G_CALLBACK (rewound_cb), self);
  g_signal_connect_swapped (self->game, "seeked", G_CALLBACK (rewound_cb), self);
}

void
medina_computer_player_set_game (MedinaComputerPlayer *self, MedinaGame *game)
{
  g_return_if_fail (MEDINA_IS_COMPUTER_PLAYER (self));
  g_return_if_fail (game == NULL || MEDINA_IS_GAME (game));

  if (self->game == game)
    return;
  drop_plan (self);
  g_clear_handle_id (&self->look_id, g_source_remove);
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_set_object (&self->game, game);
  if (game != NULL)
    connect_game (self);
  self->placed = g_get_monotonic_time ();
  medina_computer_player_set_paused (self, FALSE);
  changed_cb (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_GAME]);
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

  return self->busy;
}

gboolean
medina_computer_player_get_thinking (MedinaComputerPlayer *self)
{
  g_return_val_if_fail (MEDINA_IS_COMPUTER_PLAYER (self), FALSE);

  return self->thinking;
}

gboolean
medina_computer_player_get_needed (MedinaComputerPlayer *self)
{
  g_return_val_if_fail (MEDINA_IS_COMPUTER_PLAYER (self), FALSE);

  return self->needed;
}

gboolean
medina_computer_player_get_paused (MedinaComputerPlayer *self)
{
  g_return_val_if_fail (MEDINA_IS_COMPUTER_PLAYER (self), FALSE);

  return self->paused;
}

void
medina_computer_player_set_paused (MedinaComputerPlayer *self, gboolean paused)
{
  g_return_if_fail (MEDINA_IS_COMPUTER_PLAYER (self));

  if (self->paused == !!paused)
    return;
  self->paused = !!paused;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PAUSED]);
  disturbed_cb (self);
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
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PACE]);
  g_clear_handle_id (&self->place_id, g_source_remove);
  look_again (self);
}

double
medina_computer_player_get_progress (MedinaComputerPlayer *self)
{
  g_return_val_if_fail (MEDINA_IS_COMPUTER_PLAYER (self), 0);

  return self->thinking ? medina_thinker_get_progress (self->thinker) : 0;
}

void
medina_computer_player_play_now (MedinaComputerPlayer *self)
{
  g_return_if_fail (MEDINA_IS_COMPUTER_PLAYER (self));

  if (!self->busy)
    return;
  self->hurried = TRUE;
  if (self->cancellable != NULL)
    medina_thinker_hurry (self->thinker);
  g_clear_handle_id (&self->place_id, g_source_remove);
  look_again (self);
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
    case PROP_GAME:
      g_value_set_object (value, self->game);
      break;
    case PROP_BUSY:
      g_value_set_boolean (value, self->busy);
      break;
    case PROP_THINKING:
      g_value_set_boolean (value, self->thinking);
      break;
    case PROP_PAUSED:
      g_value_set_boolean (value, self->paused);
      break;
    case PROP_NEEDED:
      g_value_set_boolean (value, self->needed);
      break;
    case PROP_PACE:
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
    case PROP_GAME:
      medina_computer_player_set_game (self, g_value_get_object (value));
      break;
    case PROP_PAUSED:
      medina_computer_player_set_paused (self, g_value_get_boolean (value));
      break;
    case PROP_PACE:
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

  drop_plan (self);
  g_clear_handle_id (&self->look_id, g_source_remove);
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_clear_object (&self->game);
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

  properties[PROP_GAME] = g_param_spec_object ("game", NULL, NULL, MEDINA_TYPE_GAME, set);
  properties[PROP_BUSY] = g_param_spec_boolean ("busy", NULL, NULL, FALSE, get);
  properties[PROP_THINKING] = g_param_spec_boolean ("thinking", NULL, NULL, FALSE, get);
  properties[PROP_PAUSED] = g_param_spec_boolean ("paused", NULL, NULL, FALSE, set);
  properties[PROP_NEEDED] = g_param_spec_boolean ("needed", NULL, NULL, FALSE, get);
  properties[PROP_PACE] =
    g_param_spec_enum ("pace", NULL, NULL, MEDINA_TYPE_PACE, MEDINA_PACE_NORMAL, set);
  g_object_class_install_properties (object_class, N_PROPS, properties);
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
