/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-computer-player.h"

#include "medina-computer-limits.h"
#include "medina-computer-state.h"
#include "medina-thinker.h"

/* What the properties told last. */
typedef struct
{
  gboolean busy;
  gboolean thinking;
  gboolean paused;
  gboolean needed;
} Told;

struct _MedinaComputerPlayer
{
  GObject parent_instance;

  MedinaComputerState state;
  guint due_id; /* source of LOOKING, RETURNING and PLACING */

  MdnPlan plan;     /* the rest of the turn, as it was thought out */
  int done;         /* placements of the plan that were made; all of them when there is none */
  gboolean hurried; /* for the rest of the turn */
  gint64 placed;    /* when something was placed last, on the monotonic clock */

  MedinaPace pace;
  guint64 nodes;
  Told told;

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

/* --- What is to be seen ----------------------------------------------------------------------- */

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

static MedinaComputerFacts
find_facts (MedinaComputerPlayer *self)
{
  return (MedinaComputerFacts){
    .to_act = is_to_act (self),
    .awaiting_end = self->game != NULL && medina_game_get_awaiting_end (self->game),
    .can_redo = self->game != NULL && medina_game_get_can_redo (self->game),
    .planned = self->done < self->plan.count,
  };
}

static void
tell (MedinaComputerPlayer *self, gboolean *told, gboolean value, int property)
{
  if (*told == value)
    return;
  *told = value;
  g_object_notify_by_pspec (G_OBJECT (self), properties[property]);
}

static void
update_properties (MedinaComputerPlayer *self)
{
  const gboolean acts = is_to_act (self);
  const gboolean paused = self->state == MEDINA_COMPUTER_PAUSED;

  g_object_freeze_notify (G_OBJECT (self));
  tell (self, &self->told.needed, acts || only_computers_play (self), PROP_NEEDED);
  tell (self, &self->told.paused, paused, PROP_PAUSED);
  tell (self, &self->told.busy, acts && !paused, PROP_BUSY);
  tell (self, &self->told.thinking, self->state == MEDINA_COMPUTER_THINKING, PROP_THINKING);
  g_object_thaw_notify (G_OBJECT (self));
}

/* --- The states ------------------------------------------------------------------------------- */

static void take_in (MedinaComputerPlayer *self, MedinaComputerEvent event);

static gboolean
due_cb (gpointer data)
{
  MedinaComputerPlayer *self = data;

  self->due_id = 0;
  take_in (self, MEDINA_COMPUTER_DUE);
  return G_SOURCE_REMOVE;
}

/* Of a thought that was left nothing is heard but that it was cancelled, and nobody may be there
 * any more. */
static void
thought_cb (GObject *thinker, GAsyncResult *result, gpointer data)
{
  MedinaComputerPlayer *self = data;
  g_autoptr (GError) error = NULL;
  MdnAdvice advice;

  if (medina_thinker_think_finish (MEDINA_THINKER (thinker), result, &advice, &error))
    {
      self->plan = advice.plans[0];
      self->done = 0;
      take_in (self, MEDINA_COMPUTER_ANSWER);
    }
  else if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    {
      g_warning ("The computer has no answer: %s", error->message);
      take_in (self, MEDINA_COMPUTER_NO_ANSWER);
    }
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
}

/* In milliseconds. What was placed before stays long enough to be seen, whoever placed it. */
static guint
find_delay (MedinaComputerPlayer *self)
{
  const gint64 pause = medina_pace_get_pause (self->pace);
  const gint64 passed = (g_get_monotonic_time () - self->placed) / 1000;

  return self->hurried ? 0 : (guint) CLAMP (pause - passed, 0, pause);
}

/* One that is refused was not meant for this position: think again. */
static void
place (MedinaComputerPlayer *self)
{
  g_assert (self->done < self->plan.count);
  if (medina_game_play (self->game, self->plan.placements[self->done++]) != MDN_REASON_NONE)
    take_in (self, MEDINA_COMPUTER_DISTURBED);
}

/* A thought in the thread comes to its end by itself, and nobody listens to it. */
static void
leave_state (MedinaComputerPlayer *self)
{
  g_clear_handle_id (&self->due_id, g_source_remove);
  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
}

/* What changes the game comes last, as the next event comes of it. */
static void
enter_state (MedinaComputerPlayer *self)
{
  switch (self->state)
    {
    case MEDINA_COMPUTER_LOOKING:
    case MEDINA_COMPUTER_RETURNING:
      /* From the main loop, as handlers of the game's signals must not change it. */
      self->due_id = g_idle_add_full (G_PRIORITY_DEFAULT, due_cb, self, NULL);
      break;
    case MEDINA_COMPUTER_THINKING:
      think (self);
      break;
    case MEDINA_COMPUTER_PLACING:
      /* What was placed is drawn first. */
      self->due_id = g_timeout_add_full (G_PRIORITY_LOW, find_delay (self), due_cb, self, NULL);
      break;
    case MEDINA_COMPUTER_SAVING:
      place (self);
      break;
    case MEDINA_COMPUTER_ENDING:
      medina_game_end_turn (self->game);
      break;
    default:
      break;
    }
}

/* Every event goes through here. PLACING is entered anew at each: its delay may be another one. */
static void
take_in (MedinaComputerPlayer *self, MedinaComputerEvent event)
{
  const MedinaComputerFacts facts = find_facts (self);
  const MedinaComputerState next = medina_computer_state_next (self->state, event, &facts);
  const gboolean enter = next != self->state || next == MEDINA_COMPUTER_PLACING;

  g_object_ref (self);
  if (medina_computer_event_voids_plan (event))
    {
      self->done = self->plan.count;
      self->hurried = FALSE;
    }
  if (enter)
    leave_state (self);
  self->state = next;
  if (enter)
    enter_state (self);
  update_properties (self);
  g_object_unref (self);
}

/* --- The game --------------------------------------------------------------------------------- */

static void
changed_cb (MedinaComputerPlayer *self)
{
  take_in (self, MEDINA_COMPUTER_CHANGED);
}

static void
disturbed_cb (MedinaComputerPlayer *self)
{
  take_in (self, MEDINA_COMPUTER_DISTURBED);
}

static void
rewound_cb (MedinaComputerPlayer *self)
{
  take_in (self, MEDINA_COMPUTER_REWOUND);
}

/* Whether this is what comes next in the plan: redo plays, too, and so do people. */
static void
placed_cb (MedinaComputerPlayer *self, guint placement)
{
  const gboolean planned =
    self->state == MEDINA_COMPUTER_SAVING && self->plan.placements[self->done - 1] == placement;

  self->placed = g_get_monotonic_time ();
  take_in (self, planned ? MEDINA_COMPUTER_PLACED : MEDINA_COMPUTER_DISTURBED);
}

/* Whoever ended the turn by hand sees the board a moment longer, too. */
static void
turn_changed_cb (MedinaComputerPlayer *self)
{
  self->placed = g_get_monotonic_time ();
  take_in (self, MEDINA_COMPUTER_DISTURBED);
}

static void
connect_game (MedinaComputerPlayer *self)
{
  g_signal_connect_swapped (self->game, "placement-played", G_CALLBACK (placed_cb), self);
  g_signal_connect_swapped (self->game, "turn-changed", G_CALLBACK (turn_changed_cb), self);
  g_signal_connect_swapped (self->game, "game-over", G_CALLBACK (disturbed_cb), self);
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
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_set_object (&self->game, game);
  if (game != NULL)
    connect_game (self);
  self->placed = g_get_monotonic_time ();
  take_in (self, game != NULL ? MEDINA_COMPUTER_START : MEDINA_COMPUTER_STOP);
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

  return self->told.busy;
}

gboolean
medina_computer_player_get_thinking (MedinaComputerPlayer *self)
{
  g_return_val_if_fail (MEDINA_IS_COMPUTER_PLAYER (self), FALSE);

  return self->told.thinking;
}

gboolean
medina_computer_player_get_needed (MedinaComputerPlayer *self)
{
  g_return_val_if_fail (MEDINA_IS_COMPUTER_PLAYER (self), FALSE);

  return self->told.needed;
}

gboolean
medina_computer_player_get_paused (MedinaComputerPlayer *self)
{
  g_return_val_if_fail (MEDINA_IS_COMPUTER_PLAYER (self), FALSE);

  return self->told.paused;
}

void
medina_computer_player_set_paused (MedinaComputerPlayer *self, gboolean paused)
{
  g_return_if_fail (MEDINA_IS_COMPUTER_PLAYER (self));

  if (self->told.paused != !!paused)
    take_in (self, paused ? MEDINA_COMPUTER_PAUSE : MEDINA_COMPUTER_RESUME);
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
  take_in (self, MEDINA_COMPUTER_RETIMED);
}

double
medina_computer_player_get_progress (MedinaComputerPlayer *self)
{
  g_return_val_if_fail (MEDINA_IS_COMPUTER_PLAYER (self), 0);

  return self->told.thinking ? medina_thinker_get_progress (self->thinker) : 0;
}

void
medina_computer_player_play_now (MedinaComputerPlayer *self)
{
  g_return_if_fail (MEDINA_IS_COMPUTER_PLAYER (self));

  if (!self->told.busy)
    return;
  self->hurried = TRUE;
  if (self->state == MEDINA_COMPUTER_THINKING)
    medina_thinker_hurry (self->thinker);
  take_in (self, MEDINA_COMPUTER_RETIMED);
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
      g_value_set_boolean (value, self->told.busy);
      break;
    case PROP_THINKING:
      g_value_set_boolean (value, self->told.thinking);
      break;
    case PROP_PAUSED:
      g_value_set_boolean (value, self->told.paused);
      break;
    case PROP_NEEDED:
      g_value_set_boolean (value, self->told.needed);
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

  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_clear_object (&self->game);
  take_in (self, MEDINA_COMPUTER_STOP);
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
