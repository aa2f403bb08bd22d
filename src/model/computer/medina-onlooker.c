/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-onlooker.h"

#include "medina-coaching.h"

typedef struct
{
  gboolean wanted;

  /* owned */
  MedinaGame *game;
  MedinaComputerPlayer *computer;
} MedinaOnlookerPrivate;

enum
{
  PROP_WANTED = 1,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (MedinaOnlooker, medina_onlooker, G_TYPE_OBJECT)

static MedinaOnlookerPrivate *
get_private (MedinaOnlooker *self)
{
  return medina_onlooker_get_instance_private (self);
}

/* --- What it looks at ------------------------------------------------------------------------- */

static void
changed_cb (MedinaOnlooker *self)
{
  MEDINA_ONLOOKER_GET_CLASS (self)->changed (self);
}

static void
thinking_cb (MedinaOnlooker *self)
{
  MEDINA_ONLOOKER_GET_CLASS (self)->update_thought (self);
}

MedinaGame *
medina_onlooker_get_game (MedinaOnlooker *self)
{
  g_return_val_if_fail (MEDINA_IS_ONLOOKER (self), NULL);

  return get_private (self)->game;
}

void
medina_onlooker_set_game (MedinaOnlooker *self, MedinaGame *game)
{
  static const char *const changes[] = { "seats-changed", "notify::purist", "notify::screens",
                                         "notify::over" };
  MedinaOnlookerPrivate *private;

  g_return_if_fail (MEDINA_IS_ONLOOKER (self));
  g_return_if_fail (game == NULL || MEDINA_IS_GAME (game));

  private = get_private (self);
  if (private->game == game)
    return;
  if (private->game != NULL)
    g_signal_handlers_disconnect_by_data (private->game, self);
  g_set_object (&private->game, game);
  for (guint i = 0; game != NULL && i < G_N_ELEMENTS (changes); i++)
    g_signal_connect_swapped (game, changes[i], G_CALLBACK (changed_cb), self);
  MEDINA_ONLOOKER_GET_CLASS (self)->take_game (self);
  changed_cb (self);
}

void
medina_onlooker_set_computer (MedinaOnlooker *self, MedinaComputerPlayer *computer)
{
  MedinaOnlookerPrivate *private;

  g_return_if_fail (MEDINA_IS_ONLOOKER (self));
  g_return_if_fail (computer == NULL || MEDINA_IS_COMPUTER_PLAYER (computer));

  private = get_private (self);
  if (private->computer == computer)
    return;
  if (private->computer != NULL)
    g_signal_handlers_disconnect_by_data (private->computer, self);
  g_set_object (&private->computer, computer);
  if (computer != NULL)
    g_signal_connect_swapped (computer, "notify::thinking", G_CALLBACK (thinking_cb), self);
  thinking_cb (self);
}

/* --- Whether it does -------------------------------------------------------------------------- */

gboolean
medina_onlooker_get_wanted (MedinaOnlooker *self)
{
  g_return_val_if_fail (MEDINA_IS_ONLOOKER (self), FALSE);

  return get_private (self)->wanted;
}

void
medina_onlooker_set_wanted (MedinaOnlooker *self, gboolean wanted)
{
  MedinaOnlookerPrivate *private;

  g_return_if_fail (MEDINA_IS_ONLOOKER (self));

  private = get_private (self);
  if (private->wanted == !!wanted)
    return;
  private->wanted = !!wanted;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_WANTED]);
  changed_cb (self);
}

gboolean
medina_onlooker_is_allowed (MedinaOnlooker *self)
{
  const MedinaOnlookerPrivate *private;

  g_return_val_if_fail (MEDINA_IS_ONLOOKER (self), FALSE);

  private = get_private (self);
  return private->wanted && medina_coaching_is_possible (private->game);
}

gboolean
medina_onlooker_is_undisturbed (MedinaOnlooker *self)
{
  const MedinaOnlookerPrivate *private;

  g_return_val_if_fail (MEDINA_IS_ONLOOKER (self), FALSE);

  private = get_private (self);
  return private->computer == NULL || !medina_computer_player_get_thinking (private->computer);
}

/* --- The object ------------------------------------------------------------------------------- */

static void
medina_onlooker_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  g_value_set_boolean (value, medina_onlooker_get_wanted (MEDINA_ONLOOKER (object)));
}

static void
medina_onlooker_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  medina_onlooker_set_wanted (MEDINA_ONLOOKER (object), g_value_get_boolean (value));
}

static void
medina_onlooker_dispose (GObject *object)
{
  MedinaOnlooker *self = MEDINA_ONLOOKER (object);

  medina_onlooker_set_game (self, NULL);
  medina_onlooker_set_computer (self, NULL);
  G_OBJECT_CLASS (medina_onlooker_parent_class)->dispose (object);
}

static void
medina_onlooker_class_init (MedinaOnlookerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = medina_onlooker_get_property;
  object_class->set_property = medina_onlooker_set_property;
  object_class->dispose = medina_onlooker_dispose;

  properties[PROP_WANTED] =
    g_param_spec_boolean ("wanted", NULL, NULL, FALSE,
                          G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
medina_onlooker_init (MedinaOnlooker *self)
{
}
