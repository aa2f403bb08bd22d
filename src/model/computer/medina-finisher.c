/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-finisher.h"

enum
{
  NODES = 300000, /* of a proof: a few tenths of a second, though nearly all take thousandths */
};

struct _MedinaFinisher
{
  GObject parent_instance;

  MdnForegone foregone;
  guint look_id; /* source that begins a proof, when all of a change has been told */

  /* owned */
  MedinaPlacementGate *gate;
  GCancellable *cancellable; /* of the proof; NULL when there is none */

  MedinaGame *game; /* borrowed from the gate */
};

enum
{
  PROP_0,
  PROP_FOREGONE,
  PROP_CAN_FINISH,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (MedinaFinisher, medina_finisher, G_TYPE_OBJECT)

static void
set_foregone (MedinaFinisher *self, MdnForegone foregone)
{
  const MdnForegone before = self->foregone;

  if (before == foregone)
    return;
  self->foregone = foregone;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_FOREGONE]);
  if ((before != MDN_FOREGONE_NOTHING) != (foregone != MDN_FOREGONE_NOTHING))
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CAN_FINISH]);
}

/* --- The proof, in a thread ------------------------------------------------------------------- */

/* Shared with the cancellable, whose handler may come while the thread still has it. */
typedef struct
{
  MdnPosition position;
  atomic_bool stop;
} Question;

static void
prove (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Question *question = data;
  const MdnDeadline deadline = { .stop = &question->stop };

  g_task_return_int (task, mdn_foregone_find (&question->position, NODES, &deadline));
}

static void
cancelled_cb (GCancellable *cancellable, Question *question)
{
  atomic_store (&question->stop, true);
}

/* A turn is somebody's own, and of use to that person only. */
static MdnForegone
judge (MedinaFinisher *self, MdnForegone foregone)
{
  return foregone == MDN_FOREGONE_TURN && !medina_game_awaits_person (self->game)
           ? MDN_FOREGONE_NOTHING
           : foregone;
}

/* A proof that was dropped is canceled; its answer must not touch the object, which may be gone. */
static void
proved_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  MedinaFinisher *self = data;
  const gssize foregone = g_task_propagate_int (G_TASK (result), NULL);

  if (foregone < 0)
    return;
  g_clear_object (&self->cancellable);
  set_foregone (self, judge (self, (MdnForegone) foregone));
}

static gboolean
look_cb (gpointer data)
{
  MedinaFinisher *self = data;
  g_autoptr (GTask) task = NULL;
  Question *question = g_atomic_rc_box_new0 (Question);

  self->look_id = 0;
  self->cancellable = g_cancellable_new ();
  question->position = *medina_game_get_position (self->game);
  task = g_task_new (NULL, self->cancellable, proved_cb, self);
  g_task_set_task_data (task, question, g_atomic_rc_box_release);
  g_cancellable_connect (self->cancellable, G_CALLBACK (cancelled_cb),
                         g_atomic_rc_box_acquire (question), g_atomic_rc_box_release);
  g_task_run_in_thread (task, prove);
  return G_SOURCE_REMOVE;
}

/* --- The game --------------------------------------------------------------------------------- */

static void
drop_proof (MedinaFinisher *self)
{
  g_clear_handle_id (&self->look_id, g_source_remove);
  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
}

static gboolean
has_rest (MedinaFinisher *self)
{
  return self->game != NULL && !medina_game_get_replaying (self->game) &&
         !medina_game_get_curtain (self->game) &&
         !mdn_position_is_over (medina_game_get_position (self->game));
}

static void
changed_cb (MedinaFinisher *self)
{
  drop_proof (self);
  set_foregone (self, MDN_FOREGONE_NOTHING);
  if (has_rest (self))
    self->look_id = g_idle_add (look_cb, self);
}

/* Where nothing can be decided any more, nothing can be after a placement either. */
static void
played_cb (MedinaFinisher *self)
{
  if (self->foregone != MDN_FOREGONE_GAME || !has_rest (self))
    changed_cb (self);
}

static void
connect_game (MedinaFinisher *self)
{
  g_signal_connect_swapped (self->game, "placement-played", G_CALLBACK (played_cb), self);
  g_signal_connect_swapped (self->game, "placement-undone", G_CALLBACK (changed_cb), self);
  g_signal_connect_swapped (self->game, "seeked", G_CALLBACK (changed_cb), self);
  g_signal_connect_swapped (self->game, "notify::curtain", G_CALLBACK (changed_cb), self);
  g_signal_connect_swapped (self->game, "turn-changed", G_CALLBACK (played_cb), self);
  g_signal_connect_swapped (self->game, "seats-changed", G_CALLBACK (played_cb), self);
}

void
medina_finisher_set_gate (MedinaFinisher *self, MedinaPlacementGate *gate)
{
  g_return_if_fail (MEDINA_IS_FINISHER (self));
  g_return_if_fail (gate == NULL || MEDINA_IS_PLACEMENT_GATE (gate));

  if (self->gate == gate)
    return;
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_set_object (&self->gate, gate);
  self->game = gate != NULL ? medina_placement_gate_get_game (gate) : NULL;
  if (gate != NULL)
    connect_game (self);
  changed_cb (self);
}

MdnForegone
medina_finisher_get_foregone (MedinaFinisher *self)
{
  g_return_val_if_fail (MEDINA_IS_FINISHER (self), MDN_FOREGONE_NOTHING);

  return self->foregone;
}

gboolean
medina_finisher_get_can_finish (MedinaFinisher *self)
{
  return medina_finisher_get_foregone (self) != MDN_FOREGONE_NOTHING;
}

void
medina_finisher_finish (MedinaFinisher *self)
{
  g_return_if_fail (MEDINA_IS_FINISHER (self));

  if (self->foregone != MDN_FOREGONE_NOTHING)
    medina_placement_gate_finish (self->gate, self->foregone == MDN_FOREGONE_GAME);
}

/* --- The object ------------------------------------------------------------------------------- */

static void
medina_finisher_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  MedinaFinisher *self = MEDINA_FINISHER (object);

  switch (id)
    {
    case PROP_FOREGONE:
      g_value_set_uint (value, self->foregone);
      break;
    case PROP_CAN_FINISH:
      g_value_set_boolean (value, medina_finisher_get_can_finish (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
medina_finisher_dispose (GObject *object)
{
  medina_finisher_set_gate (MEDINA_FINISHER (object), NULL);
  G_OBJECT_CLASS (medina_finisher_parent_class)->dispose (object);
}

static void
medina_finisher_class_init (MedinaFinisherClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags readable = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = medina_finisher_get_property;
  object_class->dispose = medina_finisher_dispose;

  properties[PROP_FOREGONE] = g_param_spec_uint ("foregone", NULL, NULL, MDN_FOREGONE_NOTHING,
                                                 MDN_FOREGONE_GAME, MDN_FOREGONE_NOTHING, readable);
  properties[PROP_CAN_FINISH] = g_param_spec_boolean ("can-finish", NULL, NULL, FALSE, readable);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
medina_finisher_init (MedinaFinisher *self)
{
}

MedinaFinisher *
medina_finisher_new (void)
{
  return g_object_new (MEDINA_TYPE_FINISHER, NULL);
}
