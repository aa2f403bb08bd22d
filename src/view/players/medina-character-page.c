/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-character-page.h"

#include <glib/gi18n.h>

#include "medina-children.h"
#include "medina-choice-row.h"
#include "medina-icon.h"
#include "medina-names.h"

struct _MedinaCharacterPage
{
  GtkWidget parent_instance;

  /* children: a row each, in the order of MedinaCharacter */
  GtkListBox *list;
};

enum
{
  CHOSEN,
  BACK,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (MedinaCharacterPage, medina_character_page, GTK_TYPE_WIDGET)

static void
row_activated_cb (MedinaCharacterPage *self, GtkListBoxRow *row)
{
  g_signal_emit (self, signals[CHOSEN], 0, (MedinaCharacter) gtk_list_box_row_get_index (row));
}

static void
back_cb (MedinaCharacterPage *self)
{
  g_signal_emit (self, signals[BACK], 0);
}

static void
add_row (MedinaCharacterPage *self, MedinaCharacter character)
{
  gtk_list_box_append (self->list,
                       medina_choice_row_new (NULL, medina_character_get_name (character),
                                              medina_character_get_description (character)));
}

void
medina_character_page_offer_surprise (MedinaCharacterPage *self)
{
  g_return_if_fail (MEDINA_IS_CHARACTER_PAGE (self));
  g_return_if_fail (gtk_list_box_get_row_at_index (self->list, MEDINA_CHARACTER_SURPRISE) == NULL);

  add_row (self, MEDINA_CHARACTER_SURPRISE);
}

void
medina_character_page_show (MedinaCharacterPage *self, MedinaCharacter character)
{
  g_return_if_fail (MEDINA_IS_CHARACTER_PAGE (self));

  gtk_list_box_select_row (self->list, gtk_list_box_get_row_at_index (self->list, (int) character));
}

void
medina_character_page_focus (MedinaCharacterPage *self)
{
  GtkListBoxRow *row;

  g_return_if_fail (MEDINA_IS_CHARACTER_PAGE (self));

  row = gtk_list_box_get_selected_row (self->list);
  gtk_widget_grab_focus (
    GTK_WIDGET (row != NULL ? row : gtk_list_box_get_row_at_index (self->list, 0)));
}

static void
medina_character_page_dispose (GObject *object)
{
  medina_children_unparent (GTK_WIDGET (object));
  G_OBJECT_CLASS (medina_character_page_parent_class)->dispose (object);
}

static void
medina_character_page_class_init (MedinaCharacterPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = medina_character_page_dispose;
  signals[CHOSEN] = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, MEDINA_TYPE_CHARACTER);
  signals[BACK] = g_signal_new ("back", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
}

static GtkWidget *
create_back_button (MedinaCharacterPage *self)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  /* Translators: what a computer player likes to place, as the title of a list of characters:
   * “Builder”, “Mason” … */
  GtkWidget *title = gtk_label_new (_ ("Character"));

  gtk_widget_add_css_class (title, "heading");
  gtk_box_append (GTK_BOX (box), medina_icon_new ("go-previous-symbolic"));
  gtk_box_append (GTK_BOX (box), title);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_set_tooltip_text (button, _ ("Back"));
  gtk_widget_add_css_class (button, "flat");
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (back_cb), self);
  return button;
}

static void
medina_character_page_init (MedinaCharacterPage *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 6);
  gtk_widget_set_parent (create_back_button (self), GTK_WIDGET (self));
  self->list = GTK_LIST_BOX (gtk_list_box_new ());
  for (MedinaCharacter i = MEDINA_CHARACTER_PLAIN; i < MEDINA_CHARACTER_SURPRISE; i++)
    add_row (self, i);
  g_signal_connect_swapped (self->list, "row-activated", G_CALLBACK (row_activated_cb), self);
  gtk_widget_set_parent (medina_choice_list_wrap (self->list), GTK_WIDGET (self));
}

GtkWidget *
medina_character_page_new (void)
{
  return g_object_new (MEDINA_TYPE_CHARACTER_PAGE, NULL);
}
