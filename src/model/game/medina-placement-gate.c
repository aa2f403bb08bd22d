/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-placement-gate.h"

/* What waits until the gate opens. */
typedef enum
{
  NOTHING,
  PLACEMENT,
  REST_OF_TURN,
  REST_OF_GAME,
} Waiting;

struct _MedinaPlacementGate
{
  GObject parent_instance;

  gboolean closed;
  gboolean held;
  Waiting waiting;
  MdnPlacement placement; /* that waits */
  guint cursor;           /* of the game when that came */

  /* owned */
  MedinaGame *game;
};

G_DEFINE_FINAL_TYPE (MedinaPlacementGate, medina_placement_gate, G_TYPE_OBJECT)

static void
forget_cb (MedinaPlacementGate *self)
{
  self->waiting = NOTHING;
}

MedinaGame *
medina_placement_gate_get_game (MedinaPlacementGate *self)
{
  g_return_val_if_fail (MEDINA_IS_PLACEMENT_GATE (self), NULL);

  return self->game;
}

static void
make (MedinaPlacementGate *self, Waiting what, MdnPlacement placement)
{
  if (what == PLACEMENT)
    medina_game_play_legal (self->game, placement);
  else if (what != NOTHING)
    medina_game_finish (self->game, what == REST_OF_GAME);
}

static void
make_or_wait (MedinaPlacementGate *self, Waiting what, MdnPlacement placement)
{
  if (medina_placement_gate_is_open (self))
    {
      make (self, what, placement);
      return;
    }
  self->waiting = what;
  self->placement = placement;
  self->cursor = medina_game_get_cursor (self->game);
}

MdnReason
medina_placement_gate_play (MedinaPlacementGate *self, MdnPlacement placement)
{
  MdnReason reason;

  g_return_val_if_fail (MEDINA_IS_PLACEMENT_GATE (self), MDN_REASON_OVER);

  reason = medina_game_judge (self->game, placement);
  if (reason == MDN_REASON_NONE)
    make_or_wait (self, PLACEMENT, placement);
  return reason;
}

void
medina_placement_gate_finish (MedinaPlacementGate *self, gboolean to_the_end)
{
  g_return_if_fail (MEDINA_IS_PLACEMENT_GATE (self));

  make_or_wait (self, to_the_end ? REST_OF_GAME : REST_OF_TURN, MDN_NO_PLACEMENT);
}

gboolean
medina_placement_gate_is_open (MedinaPlacementGate *self)
{
  g_return_val_if_fail (MEDINA_IS_PLACEMENT_GATE (self), TRUE);

  return !self->closed && !self->held;
}

void
medina_placement_gate_close (MedinaPlacementGate *self)
{
  g_return_if_fail (MEDINA_IS_PLACEMENT_GATE (self));

  self->closed = TRUE;
}

/* A handler of a notification may open the gate before the signals tell of the change: by the
 * cursor it is seen then, too. */
static void
let_through (MedinaPlacementGate *self)
{
  const Waiting waiting = self->waiting;

  if (!medina_placement_gate_is_open (self))
    return;
  self->waiting = NOTHING;
  if (medina_game_get_cursor (self->game) == self->cursor)
    make (self, waiting, self->placement);
}

void
medina_placement_gate_open (MedinaPlacementGate *self)
{
  g_return_if_fail (MEDINA_IS_PLACEMENT_GATE (self));

  self->closed = FALSE;
  let_through (self);
}

void
medina_placement_gate_set_held (MedinaPlacementGate *self, gboolean held)
{
  g_return_if_fail (MEDINA_IS_PLACEMENT_GATE (self));

  self->held = held;
  let_through (self);
}

static void
medina_placement_gate_finalize (GObject *object)
{
  MedinaPlacementGate *self = MEDINA_PLACEMENT_GATE (object);

  g_signal_handlers_disconnect_by_data (self->game, self);
  g_object_unref (self->game);
  G_OBJECT_CLASS (medina_placement_gate_parent_class)->finalize (object);
}

static void
medina_placement_gate_class_init (MedinaPlacementGateClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = medina_placement_gate_finalize;
}

static void
medina_placement_gate_init (MedinaPlacementGate *self)
{
}

MedinaPlacementGate *
medina_placement_gate_new (MedinaGame *game)
{
  static const char *changes[] = { "placement-played", "placement-undone", "seats-changed",
                                   "seeked" };
  MedinaPlacementGate *self;

  g_return_val_if_fail (MEDINA_IS_GAME (game), NULL);

  self = g_object_new (MEDINA_TYPE_PLACEMENT_GATE, NULL);
  self->game = g_object_ref (game);
  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    g_signal_connect_swapped (game, changes[i], G_CALLBACK (forget_cb), self);
  return self;
}
