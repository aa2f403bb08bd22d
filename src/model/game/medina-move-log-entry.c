/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-move-log-entry-private.h"

#include <string.h>

struct _MedinaMoveLogEntry
{
  GObject parent_instance;

  int turn;
  guint placements;
  guint end;
  guint standing;

  /* owned */
  MedinaPlayer *player;
  char *notation;
};

G_DEFINE_FINAL_TYPE (MedinaMoveLogEntry, medina_move_log_entry, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_TURN,
  PROP_PLAYER,
  PROP_NOTATION,
  PROP_PLACEMENTS,
  PROP_END,
  PROP_STANDING,
  PROP_PLAYED,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static gboolean
is_played (MedinaMoveLogEntry *self)
{
  return self->placements > 0 && self->standing == self->placements;
}

static void
medina_move_log_entry_get_property (GObject *object,
                                    guint prop_id,
                                    GValue *value,
                                    GParamSpec *pspec)
{
  MedinaMoveLogEntry *self = MEDINA_MOVE_LOG_ENTRY (object);

  switch (prop_id)
    {
    case PROP_TURN:
      g_value_set_int (value, self->turn);
      break;
    case PROP_PLAYER:
      g_value_set_object (value, self->player);
      break;
    case PROP_NOTATION:
      g_value_set_string (value, self->notation);
      break;
    case PROP_PLACEMENTS:
      g_value_set_uint (value, self->placements);
      break;
    case PROP_END:
      g_value_set_uint (value, self->end);
      break;
    case PROP_STANDING:
      g_value_set_uint (value, self->standing);
      break;
    case PROP_PLAYED:
      g_value_set_boolean (value, is_played (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
medina_move_log_entry_finalize (GObject *object)
{
  MedinaMoveLogEntry *self = MEDINA_MOVE_LOG_ENTRY (object);

  g_object_unref (self->player);
  g_free (self->notation);

  G_OBJECT_CLASS (medina_move_log_entry_parent_class)->finalize (object);
}

static void
medina_move_log_entry_class_init (MedinaMoveLogEntryClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = medina_move_log_entry_get_property;
  object_class->finalize = medina_move_log_entry_finalize;

  properties[PROP_TURN] = g_param_spec_int ("turn", NULL, NULL, -1, G_MAXINT, 0, flags);
  properties[PROP_PLAYER] = g_param_spec_object ("player", NULL, NULL, MEDINA_TYPE_PLAYER, flags);
  properties[PROP_NOTATION] = g_param_spec_string ("notation", NULL, NULL, "", flags);
  properties[PROP_PLACEMENTS] =
    g_param_spec_uint ("placements", NULL, NULL, 0, G_MAXUINT, 0, flags);
  properties[PROP_END] = g_param_spec_uint ("end", NULL, NULL, 0, G_MAXUINT, 0, flags);
  properties[PROP_STANDING] = g_param_spec_uint ("standing", NULL, NULL, 0, G_MAXUINT, 0, flags);
  properties[PROP_PLAYED] = g_param_spec_boolean ("played", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
medina_move_log_entry_init (MedinaMoveLogEntry *self)
{
  self->notation = g_strdup ("");
}

MedinaMoveLogEntry *
medina_move_log_entry_new (int turn, MedinaPlayer *player)
{
  MedinaMoveLogEntry *self = g_object_new (MEDINA_TYPE_MOVE_LOG_ENTRY, NULL);

  self->turn = turn;
  self->player = g_object_ref (player);
  return self;
}

int
medina_move_log_entry_get_turn (MedinaMoveLogEntry *self)
{
  g_return_val_if_fail (MEDINA_IS_MOVE_LOG_ENTRY (self), 0);

  return self->turn;
}

MedinaPlayer *
medina_move_log_entry_get_player (MedinaMoveLogEntry *self)
{
  g_return_val_if_fail (MEDINA_IS_MOVE_LOG_ENTRY (self), NULL);

  return self->player;
}

const char *
medina_move_log_entry_get_notation (MedinaMoveLogEntry *self)
{
  g_return_val_if_fail (MEDINA_IS_MOVE_LOG_ENTRY (self), NULL);

  return self->notation;
}

guint
medina_move_log_entry_get_placements (MedinaMoveLogEntry *self)
{
  g_return_val_if_fail (MEDINA_IS_MOVE_LOG_ENTRY (self), 0);

  return self->placements;
}

guint
medina_move_log_entry_get_end (MedinaMoveLogEntry *self)
{
  g_return_val_if_fail (MEDINA_IS_MOVE_LOG_ENTRY (self), 0);

  return self->end;
}

guint
medina_move_log_entry_get_standing (MedinaMoveLogEntry *self)
{
  g_return_val_if_fail (MEDINA_IS_MOVE_LOG_ENTRY (self), 0);

  return self->standing;
}

gboolean
medina_move_log_entry_get_played (MedinaMoveLogEntry *self)
{
  g_return_val_if_fail (MEDINA_IS_MOVE_LOG_ENTRY (self), FALSE);

  return is_played (self);
}

static void
set_number (MedinaMoveLogEntry *self, guint *member, guint number, int property)
{
  if (*member == number)
    return;
  *member = number;
  g_object_notify_by_pspec (G_OBJECT (self), properties[property]);
}

void
medina_move_log_entry_update (MedinaMoveLogEntry *self,
                              const char *notation,
                              guint placements,
                              guint end,
                              guint standing)
{
  const gboolean was_played = is_played (self);

  g_object_freeze_notify (G_OBJECT (self));
  if (strcmp (self->notation, notation) != 0)
    {
      g_free (self->notation);
      self->notation = g_strdup (notation);
      g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_NOTATION]);
    }
  set_number (self, &self->placements, placements, PROP_PLACEMENTS);
  set_number (self, &self->end, end, PROP_END);
  set_number (self, &self->standing, standing, PROP_STANDING);
  if (is_played (self) != was_played)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PLAYED]);
  g_object_thaw_notify (G_OBJECT (self));
}
