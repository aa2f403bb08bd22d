/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-person-private.h"

#include "medina-seat.h"

struct _MedinaPerson
{
  GObject parent_instance;

  /* owned */
  char *name;
  GPtrArray *former; /* names */
};

enum
{
  PROP_0,
  PROP_NAME,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (MedinaPerson, medina_person, G_TYPE_OBJECT)

const char *
medina_person_get_name (MedinaPerson *self)
{
  g_return_val_if_fail (MEDINA_IS_PERSON (self), NULL);

  return self->name;
}

/* A name as it is compared. Transfer full. */
static char *
fold (const char *name)
{
  g_autofree char *stripped = g_strstrip (g_strdup (name != NULL ? name : ""));
  g_autofree char *normal = g_utf8_normalize (stripped, -1, G_NORMALIZE_ALL_COMPOSE);

  return g_utf8_casefold (normal != NULL ? normal : "", -1);
}

gboolean
medina_person_name_is (const char *one, const char *other)
{
  g_autofree char *folded = fold (one), *other_folded = fold (other);

  return g_str_equal (folded, other_folded);
}

gboolean
medina_person_had_name (MedinaPerson *self, const char *name)
{
  for (guint i = 0; i < self->former->len; i++)
    if (medina_person_name_is (self->former->pdata[i], name))
      return TRUE;
  return FALSE;
}

gboolean
medina_person_has_name (MedinaPerson *self, const char *name)
{
  g_return_val_if_fail (MEDINA_IS_PERSON (self), FALSE);

  return medina_person_name_is (self->name, name) || medina_person_had_name (self, name);
}

GPtrArray *
medina_person_get_former (MedinaPerson *self)
{
  return self->former;
}

void
medina_person_forget_former (MedinaPerson *self, const char *name)
{
  for (guint i = self->former->len; i > 0; i--)
    if (medina_person_name_is (self->former->pdata[i - 1], name))
      g_ptr_array_remove_index (self->former, i - 1);
}

static void
medina_person_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_NAME:
      g_value_set_string (value, MEDINA_PERSON (object)->name);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
medina_person_finalize (GObject *object)
{
  MedinaPerson *self = MEDINA_PERSON (object);

  g_free (self->name);
  g_ptr_array_unref (self->former);
  G_OBJECT_CLASS (medina_person_parent_class)->finalize (object);
}

static void
medina_person_class_init (MedinaPersonClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = medina_person_get_property;
  object_class->finalize = medina_person_finalize;
  properties[PROP_NAME] =
    g_param_spec_string ("name", NULL, NULL, "", G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
medina_person_init (MedinaPerson *self)
{
  self->former = g_ptr_array_new_with_free_func (g_free);
}

char *
medina_person_make_name (const char *name)
{
  return g_strstrip (medina_seat_name_make (name));
}

void
medina_person_set_name (MedinaPerson *self, const char *name)
{
  g_autofree char *made = medina_person_make_name (name);

  if (g_str_equal (self->name, made))
    return;
  if (medina_person_name_is (self->name, made))
    g_free (self->name);
  else
    g_ptr_array_add (self->former, self->name);
  self->name = g_steal_pointer (&made);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_NAME]);
}

MedinaPerson *
medina_person_new (const char *name)
{
  MedinaPerson *self = g_object_new (MEDINA_TYPE_PERSON, NULL);

  self->name = medina_person_make_name (name);
  return self;
}
