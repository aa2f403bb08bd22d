/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-city-window.h"

#include "medina-city-words.h"
#include "medina-name-label.h"

struct _MedinaCityWindow
{
  AdwWindow parent_instance;

  guint fill_id; /* source that brings the lines up to date */
  int lines;     /* filled in so far */

  /* template */
  GtkListBox *list;

  MedinaGame *game; /* owned */
};

G_DEFINE_FINAL_TYPE (MedinaCityWindow, medina_city_window, ADW_TYPE_WINDOW)

/* --- The lines -------------------------------------------------------------------------------- */

static GtkWidget *
create_row (void)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *label = gtk_label_new (NULL);

  medina_name_label_prepare_sentences (GTK_LABEL (label));
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), label);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  return row;
}

/* A row that is there already keeps the focus. */
static void
add_line (MedinaCityWindow *self, const char *text, gboolean heading)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->list, self->lines);
  GtkLabel *label;

  if (row == NULL)
    {
      row = GTK_LIST_BOX_ROW (create_row ());
      gtk_list_box_append (self->list, GTK_WIDGET (row));
    }
  self->lines++;
  label = GTK_LABEL (gtk_list_box_row_get_child (row));
  if (heading)
    gtk_widget_add_css_class (GTK_WIDGET (label), "heading");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (label), "heading");
  if (g_str_equal (gtk_label_get_label (label), text))
    return;
  gtk_label_set_label (label, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

static void
add_section (MedinaCityWindow *self, MedinaCitySection section)
{
  g_auto (GStrv) lines = medina_city_section_to_lines (section, self->game);

  add_line (self, medina_city_section_get_title (section), TRUE);
  for (char **line = lines; *line != NULL; line++)
    add_line (self, *line, FALSE);
}

static void
fill (MedinaCityWindow *self)
{
  GtkListBoxRow *row;

  self->lines = 0;
  for (MedinaCitySection section = 0; section < MEDINA_CITY_SECTIONS; section++)
    add_section (self, section);
  while ((row = gtk_list_box_get_row_at_index (self->list, self->lines)) != NULL)
    gtk_list_box_remove (self->list, GTK_WIDGET (row));
}

static gboolean
fill_cb (gpointer data)
{
  MedinaCityWindow *self = data;

  self->fill_id = 0;
  fill (self);
  return G_SOURCE_REMOVE;
}

static void
changed_cb (MedinaCityWindow *self)
{
  if (self->fill_id == 0)
    self->fill_id = g_idle_add (fill_cb, self);
}

/* --- The object ------------------------------------------------------------------------------- */

static void
medina_city_window_dispose (GObject *object)
{
  MedinaCityWindow *self = MEDINA_CITY_WINDOW (object);

  g_clear_handle_id (&self->fill_id, g_source_remove);
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_clear_object (&self->game);
  G_OBJECT_CLASS (medina_city_window_parent_class)->dispose (object);
}

static void
medina_city_window_class_init (MedinaCityWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = medina_city_window_dispose;
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/medina_game/Medina/ui/medina-city-window.ui");
  gtk_widget_class_bind_template_child (widget_class, MedinaCityWindow, list);
}

static void
medina_city_window_init (MedinaCityWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

MedinaCityWindow *
medina_city_window_new (MedinaGame *game)
{
  static const char *const changes[] = { "placement-played", "placement-undone", "seeked",
                                         "turn-changed",     "seats-changed",    "notify::curtain",
                                         "notify::aided",    "names-changed" };
  MedinaCityWindow *self;

  g_return_val_if_fail (MEDINA_IS_GAME (game), NULL);

  self = g_object_new (MEDINA_TYPE_CITY_WINDOW, NULL);
  self->game = g_object_ref (game);
  for (gsize i = 0; i < G_N_ELEMENTS (changes); i++)
    g_signal_connect_swapped (game, changes[i], G_CALLBACK (changed_cb), self);
  fill (self);
  gtk_window_set_focus (GTK_WINDOW (self),
                        GTK_WIDGET (gtk_list_box_get_row_at_index (self->list, 0)));
  return self;
}
