/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-lesson-play.h"

#include <glib/gi18n.h>

#include "medina-lesson-game.h"
#include "medina-lesson-play-private.h"
#include "medina-lesson-reply.h"

/* Where a step began, to go back there. */
typedef struct
{
  MedinaPlacementGate *gate; /* owned */
  guint cursor;
} Start;

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (MedinaLessonPlay, medina_lesson_play, G_TYPE_OBJECT)

const MedinaLessonStep *
medina_lesson_play_find_step (MedinaLessonPlay *self)
{
  return medina_lesson_get_step (self->lesson, self->step);
}

gboolean
medina_lesson_play_is_open (MedinaLessonPlay *self, MedinaLessonTask task)
{
  return self->state == MEDINA_LESSON_TRYING && medina_lesson_play_find_step (self)->task == task;
}

static MedinaGame *
get_game (MedinaLessonPlay *self)
{
  return medina_placement_gate_get_game (self->gate);
}

static void
changed (MedinaLessonPlay *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

/* --- Soon, after the signals of the game ------------------------------------------------------ */

static void
later (MedinaLessonPlay *self, guint moment, GSourceFunc callback)
{
  g_clear_handle_id (&self->soon_id, g_source_remove);
  self->soon_id = g_timeout_add (moment, callback, self);
}

/* Whoever has looked back meanwhile is where the lesson is again. */
static void
return_to_game (MedinaLessonPlay *self)
{
  MedinaGame *game = get_game (self);

  if (medina_game_get_replaying (game))
    medina_game_seek (game, medina_game_get_live_cursor (game));
}

static void
take_back (MedinaLessonPlay *self)
{
  g_clear_handle_id (&self->soon_id, g_source_remove);
  return_to_game (self);
  self->state = self->before_wrong;
  self->acting = TRUE;
  medina_game_undo (get_game (self));
  self->acting = FALSE;
  medina_game_lay_down (get_game (self)); /* it was the wrong piece, or is for elsewhere */
  medina_placement_gate_set_held (self->gate, FALSE);
  changed (self);
}

void
medina_lesson_play_settle (MedinaLessonPlay *self)
{
  g_return_if_fail (MEDINA_IS_LESSON_PLAY (self));

  if (self->state == MEDINA_LESSON_WRONG)
    take_back (self);
}

static gboolean
take_back_cb (gpointer data)
{
  MedinaLessonPlay *self = data;

  self->soon_id = 0;
  take_back (self);
  return G_SOURCE_REMOVE;
}

static gboolean
next_cb (gpointer data)
{
  MedinaLessonPlay *self = data;

  self->soon_id = 0;
  medina_lesson_play_next (self);
  return G_SOURCE_REMOVE;
}

/* --- What the person does --------------------------------------------------------------------- */

static void
succeed (MedinaLessonPlay *self)
{
  self->answer = NULL;
  self->done = TRUE;
  self->state = MEDINA_LESSON_TELLING;
  changed (self);
  if (medina_lesson_play_find_step (self)->after == NULL)
    later (self, 0, next_cb);
}

static const char *
find_answer (MedinaLessonPlay *self)
{
  const MdnGame *game = medina_game_get_engine_game (get_game (self));
  const GPtrArray *wrongs = medina_lesson_play_find_step (self)->wrongs;

  if (self->state != MEDINA_LESSON_TRYING)
    return N_ ("One moment: choose Next first.");
  for (guint i = 0; i < wrongs->len; i++)
    {
      const MedinaLessonWrong *wrong = wrongs->pdata[i];

      if (medina_lesson_condition_holds (&wrong->when, game, self->person))
        return wrong->text;
    }
  return N_ ("You could do that in a game. Here, try something else.");
}

static void
fail (MedinaLessonPlay *self)
{
  self->answer = find_answer (self);
  self->before_wrong = self->state;
  self->state = MEDINA_LESSON_WRONG;
  medina_placement_gate_set_held (self->gate, TRUE);
  later (self, self->moment, take_back_cb);
  changed (self);
}

static void
placement_played_cb (MedinaLessonPlay *self)
{
  const MdnGame *game = medina_game_get_engine_game (get_game (self));

  if (self->acting || self->state == MEDINA_LESSON_OVER)
    return;
  if (medina_lesson_play_is_open (self, MEDINA_LESSON_PLACE) &&
      medina_lesson_condition_holds (&medina_lesson_play_find_step (self)->goal, game,
                                     self->person))
    succeed (self);
  else
    fail (self);
}

/* Whether the person is to end this turn in one of the next steps. */
static gboolean
is_ended_later (MedinaLessonPlay *self)
{
  for (guint i = self->step + 1; i < medina_lesson_get_n_steps (self->lesson); i++)
    {
      const MedinaLessonStep *step = medina_lesson_get_step (self->lesson, i);

      if (step->position != NULL || step->task != MEDINA_LESSON_READ)
        return step->position == NULL && step->task == MEDINA_LESSON_END_TURN;
    }
  return FALSE;
}

static void enter (MedinaLessonPlay *self, guint step);

/* The turn was ended before that was asked for. */
static void
go_on_to_end (MedinaLessonPlay *self)
{
  do
    enter (self, self->step + 1);
  while (medina_lesson_play_find_step (self)->task != MEDINA_LESSON_END_TURN);
  succeed (self);
}

static void
turn_changed_cb (MedinaLessonPlay *self)
{
  if (self->acting)
    return;
  if (medina_lesson_play_is_open (self, MEDINA_LESSON_END_TURN))
    succeed (self);
  else if (self->state == MEDINA_LESSON_TELLING && is_ended_later (self))
    go_on_to_end (self);
}

static void
piece_selected_cb (MedinaLessonPlay *self)
{
  const int piece = medina_game_get_selected_piece (get_game (self));

  if (self->acting || piece < 0 || !medina_lesson_play_is_open (self, MEDINA_LESSON_PICK))
    return;
  if ((medina_lesson_play_find_step (self)->goal.pieces >> piece & 1) != 0)
    {
      succeed (self);
      return;
    }
  self->answer = N_ ("That piece comes later. Take the one with the dashed frame.");
  changed (self);
}

/* --- The game --------------------------------------------------------------------------------- */

static void
drop_game (MedinaLessonPlay *self)
{
  if (self->gate == NULL)
    return;
  g_signal_handlers_disconnect_by_data (get_game (self), self);
  medina_placement_gate_set_held (self->gate, FALSE);
  g_clear_object (&self->gate);
}

static void
take_game (MedinaLessonPlay *self, MedinaPlacementGate *gate)
{
  if (self->gate == gate)
    return;
  drop_game (self);
  self->gate = g_object_ref (gate);
  self->person = medina_lesson_find_person (get_game (self));
  g_signal_connect_swapped (get_game (self), "placement-played", G_CALLBACK (placement_played_cb),
                            self);
  g_signal_connect_swapped (get_game (self), "turn-changed", G_CALLBACK (turn_changed_cb), self);
  g_signal_connect_swapped (get_game (self), "notify::selected-piece",
                            G_CALLBACK (piece_selected_cb), self);
}

/* --- From step to step ------------------------------------------------------------------------ */

/* Begins the step where it stands, with the game that it is played in. */
static void
begin_step (MedinaLessonPlay *self)
{
  self->answer = NULL;
  self->done = FALSE;
  self->state = medina_lesson_play_find_step (self)->task == MEDINA_LESSON_READ
                  ? MEDINA_LESSON_TELLING
                  : MEDINA_LESSON_TRYING;
  if (medina_lesson_play_find_step (self)->task == MEDINA_LESSON_PICK)
    medina_game_set_selected_piece (get_game (self), -1);
  changed (self);
}

static void
enter (MedinaLessonPlay *self, guint step)
{
  const MedinaRecord *position = medina_lesson_get_step (self->lesson, step)->position;
  Start start;

  self->step = step;
  if (position != NULL)
    {
      g_autoptr (MedinaPlacementGate) gate = medina_lesson_game_new (position);

      take_game (self, gate);
    }
  g_array_set_size (self->starts, step);
  start = (Start){ g_object_ref (self->gate), medina_game_get_cursor (get_game (self)) };
  g_array_append_val (self->starts, start);
  begin_step (self);
}

/* What follows the step: the others' turns, too. */
static void
finish_step (MedinaLessonPlay *self)
{
  MedinaGame *game = get_game (self);

  self->acting = TRUE;
  if (medina_game_get_awaiting_end (game) && !is_ended_later (self))
    medina_game_end_turn (game);
  if (!medina_game_get_awaiting_end (game))
    medina_lesson_reply (game, self->person, medina_lesson_play_find_step (self)->reply);
  self->acting = FALSE;
}

static void
show_how (MedinaLessonPlay *self)
{
  const MedinaLessonStep *step = medina_lesson_play_find_step (self);
  MedinaGame *game = get_game (self);

  self->acting = TRUE;
  if (step->task == MEDINA_LESSON_END_TURN)
    medina_game_end_turn (game);
  else if (step->task == MEDINA_LESSON_PLACE)
    medina_lesson_reply_show (game, self->person, &step->goal, step->example);
  self->acting = FALSE;
}

void
medina_lesson_play_next (MedinaLessonPlay *self)
{
  g_return_if_fail (MEDINA_IS_LESSON_PLAY (self));

  g_clear_handle_id (&self->soon_id, g_source_remove);
  medina_lesson_play_settle (self);
  if (self->state == MEDINA_LESSON_OVER)
    return;
  return_to_game (self);
  if (self->state == MEDINA_LESSON_TRYING)
    show_how (self);
  finish_step (self);
  if (self->step + 1 < medina_lesson_get_n_steps (self->lesson))
    {
      enter (self, self->step + 1);
      return;
    }
  self->state = MEDINA_LESSON_OVER;
  self->answer = NULL;
  changed (self);
}

/* The last placement once more: a turn that has been ended awaits its end again. */
static void
reopen_turn (MedinaGame *game)
{
  const MdnGame *engine = medina_game_get_engine_game (game);
  const MdnPlacement placement = engine->placements[engine->cursor - 1];

  medina_game_undo (game);
  medina_game_play (game, placement);
}

static void
go_back_to (MedinaLessonPlay *self, guint step)
{
  const Start *start = &g_array_index (self->starts, Start, step);
  MedinaGame *game;

  self->step = step;
  take_game (self, start->gate);
  game = get_game (self);
  self->acting = TRUE;
  while (medina_game_get_cursor (game) > start->cursor)
    medina_game_undo (game);
  if (medina_lesson_play_find_step (self)->task == MEDINA_LESSON_END_TURN &&
      !medina_game_get_awaiting_end (game))
    reopen_turn (game);
  self->acting = FALSE;
  begin_step (self);
}

void
medina_lesson_play_back (MedinaLessonPlay *self)
{
  gboolean begun;

  g_return_if_fail (MEDINA_IS_LESSON_PLAY (self));

  g_clear_handle_id (&self->soon_id, g_source_remove);
  medina_lesson_play_settle (self);
  return_to_game (self);
  begun = self->done || self->state == MEDINA_LESSON_OVER;
  go_back_to (self, begun || self->step == 0 ? self->step : self->step - 1);
}

gboolean
medina_lesson_play_can_go_back (MedinaLessonPlay *self)
{
  g_return_val_if_fail (MEDINA_IS_LESSON_PLAY (self), FALSE);

  return self->step > 0 || self->done || self->state == MEDINA_LESSON_OVER;
}

void
medina_lesson_play_repeat (MedinaLessonPlay *self)
{
  g_return_if_fail (MEDINA_IS_LESSON_PLAY (self));

  if (self->state != MEDINA_LESSON_WRONG)
    self->answer = NULL;
  changed (self);
}

void
medina_lesson_play_resume (MedinaLessonPlay *self, const MedinaRecord *game)
{
  g_autoptr (MedinaPlacementGate) gate = NULL;

  g_return_if_fail (MEDINA_IS_LESSON_PLAY (self));
  g_return_if_fail (game != NULL);

  gate = medina_lesson_game_new (game);
  take_game (self, gate);
}

void
medina_lesson_play_seek (MedinaLessonPlay *self, guint step)
{
  g_return_if_fail (MEDINA_IS_LESSON_PLAY (self));
  g_return_if_fail (step < medina_lesson_get_n_steps (self->lesson));

  g_clear_handle_id (&self->soon_id, g_source_remove);
  enter (self, 0);
  while (self->step < step)
    medina_lesson_play_next (self);
}

/* --- The object ------------------------------------------------------------------------------- */

static void
clear_start (gpointer data)
{
  g_clear_object (&((Start *) data)->gate);
}

static void
medina_lesson_play_dispose (GObject *object)
{
  MedinaLessonPlay *self = MEDINA_LESSON_PLAY (object);

  g_clear_handle_id (&self->soon_id, g_source_remove);
  drop_game (self);
  g_clear_pointer (&self->starts, g_array_unref);
  g_clear_object (&self->lesson);
  G_OBJECT_CLASS (medina_lesson_play_parent_class)->dispose (object);
}

static void
medina_lesson_play_class_init (MedinaLessonPlayClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = medina_lesson_play_dispose;
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
}

static void
medina_lesson_play_init (MedinaLessonPlay *self)
{
  self->starts = g_array_new (FALSE, FALSE, sizeof (Start));
  g_array_set_clear_func (self->starts, clear_start);
}

MedinaLessonPlay *
medina_lesson_play_new (MedinaLesson *lesson, guint moment)
{
  MedinaLessonPlay *self;

  g_return_val_if_fail (MEDINA_IS_LESSON (lesson), NULL);

  self = g_object_new (MEDINA_TYPE_LESSON_PLAY, NULL);
  self->lesson = g_object_ref (lesson);
  self->moment = moment;
  enter (self, 0);
  return self;
}
