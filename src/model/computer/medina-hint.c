/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-hint.h"

#include "medina-thinker.h"

/* The number limits the memory that it takes: no machine comes to much more in a second. */
static const MdnAiLimits limits = { .level = MDN_LEVEL_HARD, .seconds = 1, .nodes = 80000 };

struct _MedinaHint
{
  GObject parent_instance;

  MedinaHintStage stage;
  gboolean available;
  gboolean has_plan; /* `plan` is for the position of the game */
  MdnVariation plan;

  /* owned */
  MedinaGame *game;
  MedinaThinker *thinker;
  GCancellable *cancellable; /* of the thought; NULL when it does not think */
};

enum
{
  PROP_0,
  PROP_STAGE,
  PROP_THINKING,
  PROP_AVAILABLE,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (MedinaHint, medina_hint, G_TYPE_OBJECT)

static void
set_stage (MedinaHint *self, MedinaHintStage stage)
{
  if (self->stage == stage)
    return;
  self->stage = stage;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_STAGE]);
}

static void
set_cancellable (MedinaHint *self, GCancellable *cancellable)
{
  const gboolean thinking = self->cancellable != NULL;

  g_set_object (&self->cancellable, cancellable);
  if (thinking != (cancellable != NULL))
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_THINKING]);
}

/* --- Thinking --------------------------------------------------------------------------------- */

static void
thought_cb (GObject *thinker, GAsyncResult *result, gpointer data)
{
  MedinaHint *self = data;
  MdnAdvice advice;
  const MedinaThoughtEnd end = medina_thinker_think_end (MEDINA_THINKER (thinker), result, &advice);

  if (end == MEDINA_THOUGHT_DROPPED)
    return;
  set_cancellable (self, NULL);
  if (end == MEDINA_THOUGHT_UNANSWERED)
    return;
  self->plan = advice.variations[0];
  self->has_plan = TRUE;
  set_stage (self, MEDINA_HINT_PIECE);
}

static void
think (MedinaHint *self)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();

  set_cancellable (self, cancellable);
  medina_thinker_think_async (self->thinker, medina_game_get_position (self->game), &limits,
                              cancellable, thought_cb, self);
}

void
medina_hint_ask (MedinaHint *self)
{
  g_return_if_fail (MEDINA_IS_HINT (self));

  if (!self->available)
    return;
  if (self->cancellable != NULL)
    medina_thinker_hurry (self->thinker);
  else if (!self->has_plan)
    think (self);
  else if (self->stage < MEDINA_HINT_REASON)
    set_stage (self, self->stage + 1);
}

void
medina_hint_dismiss (MedinaHint *self)
{
  g_return_if_fail (MEDINA_IS_HINT (self));

  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  set_cancellable (self, NULL);
  self->has_plan = FALSE;
  set_stage (self, MEDINA_HINT_NOTHING);
}

/* --- The game --------------------------------------------------------------------------------- */

static void
update_available (MedinaHint *self)
{
  const gboolean available = self->game != NULL && medina_game_awaits_person (self->game) &&
                             medina_game_get_aided (self->game);

  if (self->available == available)
    return;
  self->available = available;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_AVAILABLE]);
}

static void
game_changed_cb (MedinaHint *self)
{
  medina_hint_dismiss (self);
  update_available (self);
}

MedinaGame *
medina_hint_get_game (MedinaHint *self)
{
  g_return_val_if_fail (MEDINA_IS_HINT (self), NULL);

  return self->game;
}

void
medina_hint_set_game (MedinaHint *self, MedinaGame *game)
{
  static const char *changes[] = { "placement-played", "placement-undone", "turn-changed",
                                   "seats-changed",    "seeked",           "notify::awaiting-end",
                                   "notify::over",     "notify::curtain",  "notify::aided" };

  g_return_if_fail (MEDINA_IS_HINT (self));
  g_return_if_fail (game == NULL || MEDINA_IS_GAME (game));

  if (self->game == game)
    return;
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_set_object (&self->game, game);
  for (guint i = 0; game != NULL && i < G_N_ELEMENTS (changes); i++)
    g_signal_connect_object (game, changes[i], G_CALLBACK (game_changed_cb), self,
                             G_CONNECT_SWAPPED);
  game_changed_cb (self);
}

/* --- What it says ----------------------------------------------------------------------------- */

MedinaHintStage
medina_hint_get_stage (MedinaHint *self)
{
  g_return_val_if_fail (MEDINA_IS_HINT (self), MEDINA_HINT_NOTHING);

  return self->stage;
}

gboolean
medina_hint_get_thinking (MedinaHint *self)
{
  g_return_val_if_fail (MEDINA_IS_HINT (self), FALSE);

  return self->cancellable != NULL;
}

gboolean
medina_hint_get_available (MedinaHint *self)
{
  g_return_val_if_fail (MEDINA_IS_HINT (self), FALSE);

  return self->available;
}

const MdnVariation *
medina_hint_get_plan (MedinaHint *self)
{
  g_return_val_if_fail (MEDINA_IS_HINT (self), NULL);

  return self->has_plan ? &self->plan : NULL;
}

MdnPlacement
medina_hint_get_placement (MedinaHint *self)
{
  const MdnVariation *plan = medina_hint_get_plan (self);

  return plan != NULL ? plan->placements[0] : MDN_NO_PLACEMENT;
}

/* --- The object ------------------------------------------------------------------------------- */

static void
medina_hint_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  MedinaHint *self = MEDINA_HINT (object);

  switch (id)
    {
    case PROP_STAGE:
      g_value_set_uint (value, self->stage);
      break;
    case PROP_THINKING:
      g_value_set_boolean (value, self->cancellable != NULL);
      break;
    case PROP_AVAILABLE:
      g_value_set_boolean (value, self->available);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
medina_hint_dispose (GObject *object)
{
  MedinaHint *self = MEDINA_HINT (object);

  medina_hint_set_game (self, NULL);
  g_clear_object (&self->thinker);
  G_OBJECT_CLASS (medina_hint_parent_class)->dispose (object);
}

static void
medina_hint_class_init (MedinaHintClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags readable = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = medina_hint_get_property;
  object_class->dispose = medina_hint_dispose;

  properties[PROP_STAGE] = g_param_spec_uint ("stage", NULL, NULL, MEDINA_HINT_NOTHING,
                                              MEDINA_HINT_REASON, MEDINA_HINT_NOTHING, readable);
  properties[PROP_THINKING] = g_param_spec_boolean ("thinking", NULL, NULL, FALSE, readable);
  properties[PROP_AVAILABLE] = g_param_spec_boolean ("available", NULL, NULL, FALSE, readable);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
medina_hint_init (MedinaHint *self)
{
  self->thinker = medina_thinker_new ();
}

MedinaHint *
medina_hint_new (void)
{
  return g_object_new (MEDINA_TYPE_HINT, NULL);
}
