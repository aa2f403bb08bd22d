/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-seat-chooser.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "medina-focus.h"
#include "medina-icon.h"
#include "medina-names.h"

enum
{
  /* In pixels: with the frame of its popover, it fits into the narrowest window. */
  LIST_WIDTH = 296,
};

/* In the order of the list. */
static const struct
{
  MedinaSeatKind kind;
  MedinaLevel level;
} choices[] = {
  { MEDINA_SEAT_HUMAN, MEDINA_LEVEL_EASY },      { MEDINA_SEAT_COMPUTER, MEDINA_LEVEL_EASY },
  { MEDINA_SEAT_COMPUTER, MEDINA_LEVEL_MEDIUM }, { MEDINA_SEAT_COMPUTER, MEDINA_LEVEL_HARD },
  { MEDINA_SEAT_COMPUTER, MEDINA_LEVEL_EXPERT },
};

struct _MedinaSeatChooser
{
  GtkWidget parent_instance;

  MedinaLevel level;

  /* children */
  GtkMenuButton *button;
  GtkImage *icon;
  GtkLabel *label;
  GtkPopover *popover;
  GtkListBox *list;
  GtkEditable *name; /* NULL if it cannot be changed here */

  char *shown_name; /* owned: what the field begins with */
  GtkWidget *focus; /* weak: what had it before the list opened */
};

enum
{
  CHOSEN,
  NAMED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (MedinaSeatChooser, medina_seat_chooser, GTK_TYPE_WIDGET)

static guint
find_choice (MedinaSeatKind kind, MedinaLevel level)
{
  for (guint i = 1; kind == MEDINA_SEAT_COMPUTER && i < G_N_ELEMENTS (choices); i++)
    if (choices[i].level == level)
      return i;
  return 0;
}

static void
row_activated_cb (MedinaSeatChooser *self, GtkListBoxRow *row)
{
  const guint i = (guint) gtk_list_box_row_get_index (row);
  const MedinaSeatKind kind = choices[i].kind;

  gtk_popover_popdown (self->popover);
  g_signal_emit (self, signals[CHOSEN], 0, kind,
                 kind == MEDINA_SEAT_COMPUTER ? choices[i].level : self->level);
}

static void
name_changed_cb (MedinaSeatChooser *self)
{
  g_signal_emit (self, signals[NAMED], 0, gtk_editable_get_text (self->name));
}

/* That is no change. */
static void
show_name (MedinaSeatChooser *self)
{
  if (self->name == NULL)
    return;
  g_signal_handlers_block_by_func (self->name, name_changed_cb, self);
  gtk_editable_set_text (self->name, self->shown_name != NULL ? self->shown_name : "");
  g_signal_handlers_unblock_by_func (self->name, name_changed_cb, self);
}

static void
open_cb (GtkMenuButton *button, gpointer self)
{
  g_set_weak_pointer (&MEDINA_SEAT_CHOOSER (self)->focus,
                      gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (button))));
  show_name (self);
}

static void
closed_cb (MedinaSeatChooser *self, GtkWidget *popover)
{
  medina_focus_return (popover, self->focus);
}

static GtkWidget *
create_label (const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  return label;
}

static GtkWidget *
create_row (guint i)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *title = create_label (medina_seat_get_name (choices[i].kind, choices[i].level));
  GtkWidget *description =
    create_label (medina_seat_get_description (choices[i].kind, choices[i].level));

  gtk_label_set_wrap (GTK_LABEL (description), TRUE);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (description), GTK_NATURAL_WRAP_NONE);
  gtk_widget_add_css_class (description, "caption");
  gtk_widget_add_css_class (description, "dim-label");
  gtk_box_append (GTK_BOX (lines), title);
  gtk_box_append (GTK_BOX (lines), description);
  gtk_widget_set_hexpand (lines, TRUE);
  gtk_box_append (GTK_BOX (box), medina_icon_new (medina_seat_get_icon_name (choices[i].kind)));
  gtk_box_append (GTK_BOX (box), lines);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_RELATION_LABELLED_BY, title,
                                  NULL, GTK_ACCESSIBLE_RELATION_DESCRIBED_BY, description, NULL,
                                  -1);
  return row;
}

/* As wide as its lines, but not wider than a telephone. A popover takes its own frame for room for its
 * contents when it asks how tall lines are that wrap; for those in the clamp that makes no difference. */
static GtkWidget *
create_list (MedinaSeatChooser *self)
{
  GtkWidget *list = gtk_list_box_new ();
  GtkWidget *clamp = adw_clamp_new ();

  self->list = GTK_LIST_BOX (list);
  for (guint i = 0; i < G_N_ELEMENTS (choices); i++)
    gtk_list_box_append (self->list, create_row (i));
  gtk_widget_add_css_class (list, "seat-choices");
  g_signal_connect_swapped (list, "row-activated", G_CALLBACK (row_activated_cb), self);
  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), LIST_WIDTH);
  adw_clamp_set_tightening_threshold (ADW_CLAMP (clamp), LIST_WIDTH);
  adw_clamp_set_child (ADW_CLAMP (clamp), list);
  return clamp;
}

static GtkWidget *
create_content (MedinaSeatChooser *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  self->icon = GTK_IMAGE (medina_icon_new (NULL));
  self->label = GTK_LABEL (gtk_label_new (NULL));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->icon));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->label));
  return box;
}

void
medina_seat_chooser_add_name (MedinaSeatChooser *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *entry = gtk_entry_new (), *list;

  g_return_if_fail (MEDINA_IS_SEAT_CHOOSER (self));
  g_return_if_fail (self->name == NULL);

  self->name = GTK_EDITABLE (entry);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Name"),
                                  -1);
  g_signal_connect_object (entry, "changed", G_CALLBACK (name_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (entry, "activate", G_CALLBACK (gtk_popover_popdown), self->popover,
                           G_CONNECT_SWAPPED);
  list = g_object_ref (gtk_popover_get_child (self->popover));
  gtk_popover_set_child (self->popover, NULL);
  gtk_box_append (GTK_BOX (box), list); /* first, so that it has the focus */
  gtk_box_append (GTK_BOX (box), entry);
  g_object_unref (list);
  gtk_popover_set_child (self->popover, box);
}

void
medina_seat_chooser_set_name (MedinaSeatChooser *self, const char *name, const char *nameless)
{
  g_return_if_fail (MEDINA_IS_SEAT_CHOOSER (self));
  g_return_if_fail (self->name != NULL);

  g_free (self->shown_name);
  self->shown_name = g_strdup (name);
  gtk_entry_set_placeholder_text (GTK_ENTRY (self->name), nameless);
}

void
medina_seat_chooser_show (MedinaSeatChooser *self,
                          const char *whose,
                          MedinaSeatKind kind,
                          MedinaLevel level)
{
  const char *name = medina_seat_get_name (kind, level);
  g_autofree char *label = NULL;

  g_return_if_fail (MEDINA_IS_SEAT_CHOOSER (self));

  self->level = level;
  gtk_image_set_from_icon_name (self->icon, medina_seat_get_icon_name (kind));
  gtk_label_set_label (self->label, medina_seat_get_short_name (kind, level));
  gtk_list_box_select_row (self->list,
                           gtk_list_box_get_row_at_index (self->list,
                                                          (int) find_choice (kind, level)));
  /* Translators: a player’s name, and who plays: "Aisha: Computer, easy" */
  label = g_strdup_printf (C_ ("seat", "%1$s: %2$s"), whose, name);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->button), name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  label, -1);
}

static void
medina_seat_chooser_dispose (GObject *object)
{
  MedinaSeatChooser *self = MEDINA_SEAT_CHOOSER (object);

  if (self->button != NULL)
    gtk_widget_unparent (GTK_WIDGET (self->button));
  self->button = NULL;
  self->name = NULL;
  g_clear_pointer (&self->shown_name, g_free);
  g_clear_weak_pointer (&self->focus);
  G_OBJECT_CLASS (medina_seat_chooser_parent_class)->dispose (object);
}

static void
medina_seat_chooser_class_init (MedinaSeatChooserClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = medina_seat_chooser_dispose;
  signals[CHOSEN] =
    g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 2, MEDINA_TYPE_SEAT_KIND, MEDINA_TYPE_LEVEL);
  signals[NAMED] = g_signal_new ("named", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "seatchooser");
}

static void
medina_seat_chooser_init (MedinaSeatChooser *self)
{
  self->button = GTK_MENU_BUTTON (gtk_menu_button_new ());
  self->popover = GTK_POPOVER (gtk_popover_new ());
  gtk_popover_set_child (self->popover, create_list (self));
  gtk_menu_button_set_child (self->button, create_content (self));
  gtk_menu_button_set_popover (self->button, GTK_WIDGET (self->popover));
  gtk_menu_button_set_create_popup_func (self->button, open_cb, self, NULL);
  g_signal_connect_object (self->popover, "closed", G_CALLBACK (closed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_menu_button_set_has_frame (self->button, FALSE);
  gtk_widget_set_parent (GTK_WIDGET (self->button), GTK_WIDGET (self));
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

GtkWidget *
medina_seat_chooser_new (gboolean labelled)
{
  MedinaSeatChooser *self = g_object_new (MEDINA_TYPE_SEAT_CHOOSER, NULL);

  gtk_widget_set_visible (GTK_WIDGET (self->label), labelled);
  gtk_menu_button_set_always_show_arrow (self->button, labelled);
  return GTK_WIDGET (self);
}
