/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-computer-player-private.h"

#include "medina-computer-limits.h"

enum
{
  LONG_WAIT = 1, /* in seconds, for the gate to open */
};

GParamSpec *medina_computer_properties[MEDINA_COMPUTER_N_PROPS];

/* --- What is to be seen ----------------------------------------------------------------------- */

/* Not where a person completed the turn, and a computer has taken the seat since: there is nothing
 * to place, and it is for the person to end it. */
static gboolean
is_to_move (MedinaComputerPlayer *self)
{
  return self->game != NULL && medina_game_awaits_computer (self->game);
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
    .to_move = is_to_move (self),
    .can_redo = self->game != NULL && medina_game_get_can_redo (self->game),
    .planned = self->done < self->plan.count,
  };
}

static void
notify_if_changed (MedinaComputerPlayer *self,
                   gboolean *shown,
                   gboolean value,
                   MedinaComputerProperty property)
{
  if (*shown == value)
    return;
  *shown = value;
  g_object_notify_by_pspec (G_OBJECT (self), medina_computer_properties[property]);
}

static void
update_properties (MedinaComputerPlayer *self)
{
  const gboolean to_move = is_to_move (self);
  const gboolean paused = medina_computer_state_is_paused (self->state);

  g_object_freeze_notify (G_OBJECT (self));
  notify_if_changed (self, &self->shown.needed, to_move || only_computers_play (self),
                     MEDINA_COMPUTER_PROP_NEEDED);
  notify_if_changed (self, &self->shown.paused, paused, MEDINA_COMPUTER_PROP_PAUSED);
  notify_if_changed (self, &self->shown.busy, to_move && !paused, MEDINA_COMPUTER_PROP_BUSY);
  notify_if_changed (self, &self->shown.thinking, self->state == MEDINA_COMPUTER_THINKING,
                     MEDINA_COMPUTER_PROP_THINKING);
  notify_if_changed (self, &self->shown.waiting, self->state == MEDINA_COMPUTER_WAITING,
                     MEDINA_COMPUTER_PROP_WAITING);
  g_object_thaw_notify (G_OBJECT (self));
}

/* --- The states ------------------------------------------------------------------------------- */

static gboolean
due_cb (gpointer data)
{
  MedinaComputerPlayer *self = data;

  self->due_id = 0;
  medina_computer_handle_event (self, MEDINA_COMPUTER_DUE);
  return G_SOURCE_REMOVE;
}

/* A thought that was left ends as canceled; the player may be gone by then and must not be
 * touched. */
static void
thought_cb (GObject *thinker, GAsyncResult *result, gpointer data)
{
  MedinaComputerPlayer *self = data;
  g_autoptr (GError) error = NULL;
  MdnAdvice advice;

  if (medina_thinker_think_finish (MEDINA_THINKER (thinker), result, &advice, &error))
    {
      self->plan = advice.variations[0];
      self->done = 0;
      medina_computer_handle_event (self, MEDINA_COMPUTER_ANSWER);
    }
  else if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    {
      g_warning ("The computer has no answer: %s", error->message);
      medina_computer_handle_event (self, MEDINA_COMPUTER_NO_ANSWER);
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

/* In milliseconds. The placement before, a person's too, is shown for the length of the pause. */
static guint
find_delay (MedinaComputerPlayer *self)
{
  const gint64 pause = medina_pace_get_pause (self->pace);
  const gint64 passed = (g_get_monotonic_time () - self->placed) / 1000;

  return self->hurried ? 0 : (guint) CLAMP (pause - passed, 0, pause);
}

/* A refused placement belongs to a plan for another position: think again. */
static void
place (MedinaComputerPlayer *self)
{
  g_assert (self->done < self->plan.count);
  if (medina_placement_gate_play (self->gate, self->plan.placements[self->done++]) !=
      MDN_REASON_NONE)
    medina_computer_handle_event (self, MEDINA_COMPUTER_DISTURBED);
}

/* A thought in the thread comes to its end by itself, and its answer is dropped. */
static void
leave_state (MedinaComputerPlayer *self)
{
  g_clear_handle_id (&self->due_id, g_source_remove);
  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
}

/* Does what the new state is for. place () changes the game, and its signals bring the next event
 * before it returns. So nothing may follow it here. */
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
      /* At low priority, so that what was placed is drawn first. */
      self->due_id = g_timeout_add_full (G_PRIORITY_LOW, find_delay (self), due_cb, self, NULL);
      break;
    case MEDINA_COMPUTER_SAVING:
      if (!medina_placement_gate_is_open (self->gate))
        self->due_id = g_timeout_add_seconds (LONG_WAIT, due_cb, self);
      place (self);
      break;
    case MEDINA_COMPUTER_IDLE:
    case MEDINA_COMPUTER_WAITING:
    case MEDINA_COMPUTER_PAUSED:
    case MEDINA_COMPUTER_HELD:
    case MEDINA_COMPUTER_STATES:
      break;
    }
}

/* Every event goes through here. PLACING is entered anew at each: its delay may be another one. */
void
medina_computer_handle_event (MedinaComputerPlayer *self, MedinaComputerEvent event)
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
