/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-people.h"

#include "medina-person-private.h"

struct _MedinaPeople
{
  GObject parent_instance;

  gboolean storing; /* this list writes the settings just now */

  /* owned */
  GSettings *settings; /* NULL for a list that is not kept */
  GPtrArray *persons;
};

static GType
medina_people_get_item_type (GListModel *list)
{
  return MEDINA_TYPE_PERSON;
}

static guint
medina_people_get_n_items (GListModel *list)
{
  return MEDINA_PEOPLE (list)->persons->len;
}

static gpointer
medina_people_get_item (GListModel *list, guint position)
{
  GPtrArray *persons = MEDINA_PEOPLE (list)->persons;

  return position < persons->len ? g_object_ref (persons->pdata[position]) : NULL;
}

static void
list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = medina_people_get_item_type;
  iface->get_n_items = medina_people_get_n_items;
  iface->get_item = medina_people_get_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (MedinaPeople,
                               medina_people,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_init))

MedinaPerson *
medina_people_find (MedinaPeople *self, const char *name)
{
  g_return_val_if_fail (MEDINA_IS_PEOPLE (self), NULL);

  for (guint i = 0; i < self->persons->len; i++)
    if (medina_person_name_is (medina_person_get_name (self->persons->pdata[i]), name))
      return self->persons->pdata[i];
  for (guint i = 0; i < self->persons->len; i++)
    if (medina_person_had_name (self->persons->pdata[i], name))
      return self->persons->pdata[i];
  return NULL;
}

gboolean
medina_people_allow (MedinaPeople *self, MedinaPerson *person, const char *name)
{
  g_autofree char *made = medina_person_make_name (name);

  g_return_val_if_fail (MEDINA_IS_PEOPLE (self), FALSE);

  for (guint i = 0; i < self->persons->len; i++)
    if (self->persons->pdata[i] != person &&
        medina_person_name_is (medina_person_get_name (self->persons->pdata[i]), made))
      return FALSE;
  return made[0] != '\0';
}

/* --- In the settings -------------------------------------------------------------------------- */

static const char names_key[] = "people", former_key[] = "former-names";

/* Both floating. */
static GVariant *
make_names (MedinaPeople *self)
{
  GVariantBuilder builder = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE_STRING_ARRAY);

  for (guint i = 0; i < self->persons->len; i++)
    g_variant_builder_add (&builder, "s", medina_person_get_name (self->persons->pdata[i]));
  return g_variant_builder_end (&builder);
}

static GVariant *
make_former (MedinaPeople *self)
{
  GVariantBuilder builder = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("a{ss}"));

  for (guint i = 0; i < self->persons->len; i++)
    {
      GPtrArray *former = medina_person_get_former (self->persons->pdata[i]);

      for (guint j = 0; j < former->len; j++)
        g_variant_builder_add (&builder, "{ss}", (char *) former->pdata[j],
                               medina_person_get_name (self->persons->pdata[i]));
    }
  return g_variant_builder_end (&builder);
}

static gboolean
has (MedinaPeople *self, const char *key, GVariant *value)
{
  g_autoptr (GVariant) mine = g_variant_ref_sink (value);
  g_autoptr (GVariant) stored = g_settings_get_value (self->settings, key);

  return g_variant_equal (mine, stored);
}

/* The former names first: whoever hears of new names finds there who has them. */
static void
store (MedinaPeople *self)
{
  if (self->settings == NULL)
    return;
  self->storing = TRUE;
  g_settings_set_value (self->settings, former_key, make_former (self));
  g_settings_set_value (self->settings, names_key, make_names (self));
  self->storing = FALSE;
}

static void
recall_former (MedinaPeople *self)
{
  g_autoptr (GVariant) former = g_settings_get_value (self->settings, former_key);
  GVariantIter iter;
  const char *old, *name;

  g_variant_iter_init (&iter, former);
  while (g_variant_iter_next (&iter, "{&s&s}", &old, &name))
    {
      MedinaPerson *person = medina_people_find (self, name);

      if (person != NULL && medina_people_find (self, old) == NULL)
        g_ptr_array_add (medina_person_get_former (person), g_strdup (old));
    }
}

/* What the settings have may have been written by hand. */
static void
recall (MedinaPeople *self)
{
  g_auto (GStrv) names = g_settings_get_strv (self->settings, names_key);
  const guint removed = self->persons->len;

  g_ptr_array_set_size (self->persons, 0);
  for (char **name = names; *name != NULL; name++)
    if (medina_people_allow (self, NULL, *name))
      g_ptr_array_add (self->persons, medina_person_new (*name));
  recall_former (self);
  g_list_model_items_changed (G_LIST_MODEL (self), 0, removed, self->persons->len);
}

/* Another program may have changed them; or they tell of what this one has stored. */
static void
settings_changed_cb (MedinaPeople *self)
{
  if (!self->storing &&
      !(has (self, names_key, make_names (self)) && has (self, former_key, make_former (self))))
    recall (self);
}

/* --- Changes ---------------------------------------------------------------------------------- */

static void
forget_everywhere (MedinaPeople *self, const char *name)
{
  for (guint i = 0; i < self->persons->len; i++)
    medina_person_forget_former (self->persons->pdata[i], name);
}

void
medina_people_add (MedinaPeople *self, const char *name)
{
  MedinaPerson *person;

  g_return_if_fail (MEDINA_IS_PEOPLE (self));
  g_return_if_fail (medina_people_allow (self, NULL, name));

  person = medina_person_new (name);
  forget_everywhere (self, medina_person_get_name (person));
  g_ptr_array_add (self->persons, person);
  g_list_model_items_changed (G_LIST_MODEL (self), self->persons->len - 1, 0, 1);
  store (self);
}

void
medina_people_rename (MedinaPeople *self, MedinaPerson *person, const char *name)
{
  g_return_if_fail (MEDINA_IS_PEOPLE (self));
  g_return_if_fail (MEDINA_IS_PERSON (person));
  g_return_if_fail (medina_people_allow (self, person, name));

  medina_person_set_name (person, name);
  forget_everywhere (self, medina_person_get_name (person));
  store (self);
}

void
medina_people_remove (MedinaPeople *self, MedinaPerson *person)
{
  guint position;

  g_return_if_fail (MEDINA_IS_PEOPLE (self));

  if (!g_ptr_array_find (self->persons, person, &position))
    return;
  g_ptr_array_remove_index (self->persons, position);
  g_list_model_items_changed (G_LIST_MODEL (self), position, 1, 0);
  store (self);
}

/* --- The object ------------------------------------------------------------------------------- */

static void
medina_people_finalize (GObject *object)
{
  MedinaPeople *self = MEDINA_PEOPLE (object);

  if (self->settings != NULL)
    g_signal_handlers_disconnect_by_data (self->settings, self);
  g_clear_object (&self->settings);
  g_ptr_array_unref (self->persons);
  G_OBJECT_CLASS (medina_people_parent_class)->finalize (object);
}

static void
medina_people_class_init (MedinaPeopleClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = medina_people_finalize;
}

static void
medina_people_init (MedinaPeople *self)
{
  self->persons = g_ptr_array_new_with_free_func (g_object_unref);
}

MedinaPeople *
medina_people_new (GSettings *settings)
{
  MedinaPeople *self = g_object_new (MEDINA_TYPE_PEOPLE, NULL);

  if (settings == NULL)
    return self;
  self->settings = g_object_ref (settings);
  g_signal_connect_swapped (settings, "changed::people", G_CALLBACK (settings_changed_cb), self);
  g_signal_connect_swapped (settings, "changed::former-names", G_CALLBACK (settings_changed_cb),
                            self);
  recall (self);
  return self;
}
