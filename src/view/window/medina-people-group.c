/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-people-group.h"

#include <glib/gi18n.h>

#include "medina-entry-row.h"
#include "medina-people.h"
#include "medina-shown-name.h"

struct _MedinaPeopleGroup
{
  MedinaTitledGroup parent_instance;

  /* owned */
  MedinaPeople *people;
  GtkWidget *adding; /* the last row */
  GPtrArray *rows;   /* the others, borrowed: of persons, in their order */
};

G_DEFINE_FINAL_TYPE (MedinaPeopleGroup, medina_people_group, MEDINA_TYPE_TITLED_GROUP)

/* --- Rows ------------------------------------------------------------------------------------- */

static MedinaPerson *
get_person (MedinaPeopleGroup *self, GtkWidget *row)
{
  guint position;
  g_autoptr (MedinaPerson) person = NULL;

  if (!g_ptr_array_find (self->rows, row, &position))
    return NULL;
  person = g_list_model_get_item (G_LIST_MODEL (self->people), position);
  return person; /* the list has it */
}

/* A name that cannot be had is shown as such, and nothing is done with it. */
static void
show_allowed (MedinaPeopleGroup *self, GtkWidget *row, MedinaPerson *person)
{
  const char *name = gtk_editable_get_text (GTK_EDITABLE (row));

  if (name[0] == '\0' || medina_people_allow (self->people, person, name))
    gtk_widget_remove_css_class (row, "error");
  else
    gtk_widget_add_css_class (row, "error");
}

static void
renamed_cb (GtkWidget *row, MedinaPeopleGroup *self)
{
  MedinaPerson *person = get_person (self, row);
  const char *name = gtk_editable_get_text (GTK_EDITABLE (row));

  if (person == NULL)
    return;
  if (medina_people_allow (self->people, person, name))
    medina_people_rename (self->people, person, name);
  gtk_editable_set_text (GTK_EDITABLE (row), medina_person_get_name (person));
}

static void
name_changed_cb (GtkWidget *row, MedinaPeopleGroup *self)
{
  show_allowed (self, row, get_person (self, row));
}

/* The focus goes to the row that adds somebody. */
static void
remove_cb (GtkWidget *button, MedinaPeopleGroup *self)
{
  GtkWidget *row = gtk_widget_get_ancestor (button, ADW_TYPE_ENTRY_ROW);
  MedinaPerson *person = get_person (self, row);

  if (person == NULL)
    return;
  gtk_widget_grab_focus (self->adding);
  medina_people_remove (self->people, person);
}

static void
label_button (GtkWidget *button, GParamSpec *pspec, MedinaPerson *person)
{
  g_autofree char *shown =
    medina_shown_name_to_words (medina_person_get_name (person), MEDINA_SHOWN_NAME_PLAYER);
  /* Translators: %s is the name of somebody who plays here */
  g_autofree char *label = g_strdup_printf (_ ("Remove %s"), shown);

  gtk_widget_set_tooltip_text (button, label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
}

static GtkWidget *
create_remove_button (MedinaPeopleGroup *self, MedinaPerson *person)
{
  GtkWidget *button = gtk_button_new_from_icon_name ("user-trash-symbolic");

  label_button (button, NULL, person);
  g_signal_connect_object (person, "notify::name", G_CALLBACK (label_button), button,
                           G_CONNECT_SWAPPED);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  g_signal_connect (button, "clicked", G_CALLBACK (remove_cb), self);
  return button;
}

static GtkWidget *
create_row (const char *title)
{
  GtkWidget *row =
    g_object_new (ADW_TYPE_ENTRY_ROW, "title", title, "show-apply-button", TRUE, NULL);

  medina_entry_row_name_field (ADW_ENTRY_ROW (row), NULL);
  medina_entry_row_let_scroll (ADW_ENTRY_ROW (row));
  return row;
}

static GtkWidget *
create_person_row (MedinaPeopleGroup *self, MedinaPerson *person)
{
  GtkWidget *row = create_row (_ ("Name"));

  gtk_editable_set_text (GTK_EDITABLE (row), medina_person_get_name (person));
  adw_entry_row_add_suffix (ADW_ENTRY_ROW (row), create_remove_button (self, person));
  g_signal_connect (row, "apply", G_CALLBACK (renamed_cb), self);
  g_signal_connect (row, "changed", G_CALLBACK (name_changed_cb), self);
  return row;
}

/* --- The list --------------------------------------------------------------------------------- */

/* Few people play at one computer: all rows are made anew, with the one that adds somebody at the
 * end. */
static void
show_people (MedinaPeopleGroup *self)
{
  const guint count = g_list_model_get_n_items (G_LIST_MODEL (self->people));

  for (guint i = 0; i < self->rows->len; i++)
    medina_titled_group_remove (MEDINA_TITLED_GROUP (self), self->rows->pdata[i]);
  g_ptr_array_set_size (self->rows, 0);
  if (gtk_widget_get_parent (self->adding) != NULL)
    medina_titled_group_remove (MEDINA_TITLED_GROUP (self), self->adding);
  for (guint i = 0; i < count; i++)
    {
      g_autoptr (MedinaPerson) person = g_list_model_get_item (G_LIST_MODEL (self->people), i);
      GtkWidget *row = create_person_row (self, person);

      g_ptr_array_add (self->rows, row);
      medina_titled_group_add (MEDINA_TITLED_GROUP (self), row);
    }
  medina_titled_group_add (MEDINA_TITLED_GROUP (self), self->adding);
}

/* The next one can be typed at once. */
static void
added_cb (GtkWidget *row, MedinaPeopleGroup *self)
{
  g_autofree char *name = g_strdup (gtk_editable_get_text (GTK_EDITABLE (row)));

  if (!medina_people_allow (self->people, NULL, name))
    return;
  gtk_editable_set_text (GTK_EDITABLE (row), "");
  medina_people_add (self->people, name);
  gtk_widget_grab_focus (self->adding);
}

static void
addition_changed_cb (GtkWidget *row, MedinaPeopleGroup *self)
{
  show_allowed (self, row, NULL);
}

void
medina_people_group_follow (MedinaPeopleGroup *self, GSettings *settings)
{
  g_return_if_fail (MEDINA_IS_PEOPLE_GROUP (self));
  g_return_if_fail (self->people == NULL);

  self->people = medina_people_new (settings);
  g_signal_connect_object (self->people, "items-changed", G_CALLBACK (show_people), self,
                           G_CONNECT_SWAPPED);
  show_people (self);
}

/* --- The object ------------------------------------------------------------------------------- */

static void
medina_people_group_dispose (GObject *object)
{
  MedinaPeopleGroup *self = MEDINA_PEOPLE_GROUP (object);

  g_ptr_array_set_size (self->rows, 0);
  g_clear_object (&self->people);
  g_clear_object (&self->adding);
  G_OBJECT_CLASS (medina_people_group_parent_class)->dispose (object);
}

static void
medina_people_group_finalize (GObject *object)
{
  g_ptr_array_unref (MEDINA_PEOPLE_GROUP (object)->rows);
  G_OBJECT_CLASS (medina_people_group_parent_class)->finalize (object);
}

static void
medina_people_group_class_init (MedinaPeopleGroupClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = medina_people_group_dispose;
  G_OBJECT_CLASS (klass)->finalize = medina_people_group_finalize;
}

static void
medina_people_group_init (MedinaPeopleGroup *self)
{
  self->rows = g_ptr_array_new ();
  self->adding = g_object_ref_sink (create_row (_ ("Add a Person")));
  g_signal_connect (self->adding, "apply", G_CALLBACK (added_cb), self);
  g_signal_connect (self->adding, "changed", G_CALLBACK (addition_changed_cb), self);
}
