/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-seat-chooser.h"

#include <glib/gi18n.h>

#include "medina-character-page.h"
#include "medina-choice-row.h"
#include "medina-focus.h"
#include "medina-popovers.h"
#include "medina-icon.h"
#include "medina-names.h"

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
  GtkStack *labels; /* one for each choice, so that none is wider than another */
  GtkPopover *popover;
  GtkStack *pages;
  GtkBox *page; /* the first one */
  GtkListBox *list;
  GtkWidget *character_button;
  GtkLabel *character_label;
  MedinaCharacterPage *characters;
  GtkEditable *name; /* NULL if it cannot be changed here */

  gboolean naming;  /* it opens for the name */
  char *shown_name; /* owned: what the field begins with */
  GtkWidget *focus; /* weak: what had it before the list opened */
};

enum
{
  CHOSEN,
  CHARACTER_CHOSEN,
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

/* On a screen that is not as high as the page it is scrolled. */
static void
fit_page (MedinaSeatChooser *self)
{
  medina_popovers_fit (self->popover, GTK_WIDGET (self));
}

static void
open_cb (GtkMenuButton *button, gpointer self)
{
  g_set_weak_pointer (&MEDINA_SEAT_CHOOSER (self)->focus,
                      gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (button))));
  show_name (self);
  gtk_stack_set_visible_child (MEDINA_SEAT_CHOOSER (self)->pages,
                               GTK_WIDGET (MEDINA_SEAT_CHOOSER (self)->page));
  fit_page (self);
}

/* Otherwise what is first would have the focus, and a finger a keyboard that hides the rest. */
static void
map_cb (MedinaSeatChooser *self)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->list);

  if (self->naming)
    gtk_widget_grab_focus (GTK_WIDGET (self->name));
  else
    gtk_widget_grab_focus (
      GTK_WIDGET (row != NULL ? row : gtk_list_box_get_row_at_index (self->list, 0)));
}

static void
closed_cb (MedinaSeatChooser *self)
{
  self->naming = FALSE;
  medina_focus_return_from_button (self->button, self->focus);
}

static GtkWidget *
create_list (MedinaSeatChooser *self)
{
  GtkWidget *list = gtk_list_box_new ();

  self->list = GTK_LIST_BOX (list);
  for (guint i = 0; i < G_N_ELEMENTS (choices); i++)
    gtk_list_box_append (
      self->list,
      medina_choice_row_new (medina_seat_get_icon_name (choices[i].kind),
                             medina_seat_get_name (choices[i].kind, choices[i].level),
                             medina_seat_get_description (choices[i].kind, choices[i].level)));
  g_signal_connect_swapped (list, "row-activated", G_CALLBACK (row_activated_cb), self);
  return medina_choice_list_wrap (self->list);
}

/* --- The character ---------------------------------------------------------------------------- */

static void
open_characters_cb (MedinaSeatChooser *self)
{
  gtk_stack_set_visible_child (self->pages, GTK_WIDGET (self->characters));
  medina_character_page_focus (self->characters);
}

static void
back_cb (MedinaSeatChooser *self)
{
  gtk_stack_set_visible_child (self->pages, GTK_WIDGET (self->page));
  gtk_widget_grab_focus (self->character_button);
}

static void
character_chosen_cb (MedinaSeatChooser *self, MedinaCharacter character)
{
  gtk_popover_popdown (self->popover);
  g_signal_emit (self, signals[CHARACTER_CHOSEN], 0, character);
}

static GtkWidget *
create_character_button (MedinaSeatChooser *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  self->character_button = gtk_button_new ();
  self->character_label = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_xalign (self->character_label, 0);
  gtk_label_set_wrap (self->character_label, TRUE);
  gtk_widget_set_hexpand (GTK_WIDGET (self->character_label), TRUE);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->character_label));
  gtk_box_append (GTK_BOX (box), medina_icon_new ("go-next-symbolic"));
  gtk_button_set_child (GTK_BUTTON (self->character_button), box);
  gtk_widget_add_css_class (self->character_button, "flat");
  g_signal_connect_swapped (self->character_button, "clicked", G_CALLBACK (open_characters_cb),
                            self);
  return self->character_button;
}

/* Two pages: who plays, and, for the computer, its character. */
static GtkWidget *
create_pages (MedinaSeatChooser *self)
{
  GtkWidget *pages = gtk_stack_new ();
  GtkWidget *characters = medina_character_page_new ();

  self->pages = GTK_STACK (pages);
  self->characters = MEDINA_CHARACTER_PAGE (characters);
  self->page = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 6));
  gtk_box_append (self->page, create_list (self));
  gtk_box_append (self->page, create_character_button (self));
  gtk_stack_set_vhomogeneous (self->pages, FALSE);
  gtk_stack_add_child (self->pages, GTK_WIDGET (self->page));
  gtk_stack_add_child (self->pages, characters);
  g_signal_connect_object (characters, "chosen", G_CALLBACK (character_chosen_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (characters, "back", G_CALLBACK (back_cb), self, G_CONNECT_SWAPPED);
  return pages;
}

void
medina_seat_chooser_offer_surprise (MedinaSeatChooser *self)
{
  g_return_if_fail (MEDINA_IS_SEAT_CHOOSER (self));

  medina_character_page_offer_surprise (self->characters);
}

/* --- The button ------------------------------------------------------------------------------- */

static GtkWidget *
create_labels (MedinaSeatChooser *self)
{
  GtkWidget *labels = gtk_stack_new ();

  self->labels = GTK_STACK (labels);
  for (guint i = 0; i < G_N_ELEMENTS (choices); i++)
    {
      GtkWidget *label =
        gtk_label_new (medina_seat_get_short_name (choices[i].kind, choices[i].level));

      gtk_label_set_xalign (GTK_LABEL (label), 0);
      gtk_stack_add_child (self->labels, label);
    }
  return labels;
}

static void
show_label (MedinaSeatChooser *self, guint choice)
{
  g_autoptr (GtkSelectionModel) pages = gtk_stack_get_pages (self->labels);

  gtk_selection_model_select_item (pages, choice, TRUE);
}

static GtkWidget *
create_content (MedinaSeatChooser *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  self->icon = GTK_IMAGE (medina_icon_new (NULL));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->icon));
  gtk_box_append (GTK_BOX (box), create_labels (self));
  return box;
}

void
medina_seat_chooser_add_name (MedinaSeatChooser *self)
{
  GtkWidget *label = gtk_label_new (_ ("Name")), *entry = gtk_entry_new ();

  g_return_if_fail (MEDINA_IS_SEAT_CHOOSER (self));
  g_return_if_fail (self->name == NULL);

  self->name = GTK_EDITABLE (entry);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Name"),
                                  -1);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "heading");
  g_signal_connect_object (entry, "changed", G_CALLBACK (name_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (entry, "activate", G_CALLBACK (gtk_popover_popdown), self->popover,
                           G_CONNECT_SWAPPED);
  /* First, where it is seen in a low window, too. */
  gtk_box_prepend (self->page, entry);
  gtk_box_prepend (self->page, label);
}

void
medina_seat_chooser_open_name (MedinaSeatChooser *self)
{
  g_return_if_fail (MEDINA_IS_SEAT_CHOOSER (self));
  g_return_if_fail (self->name != NULL);

  self->naming = TRUE;
  gtk_menu_button_popup (self->button);
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

/* Where the computer plays; what is said of a character stands below the level. */
static void
show_character (MedinaSeatChooser *self,
                const char *level,
                gboolean plays,
                MedinaCharacter character)
{
  const gboolean likes = plays && character != MEDINA_CHARACTER_PLAIN;
  const char *description = medina_character_get_description (character);
  g_autofree char *tooltip = g_strdup_printf ("%s\n%s", level, description);
  g_autofree char *label =
    /* Translators: a button that lets one choose what a computer player likes to place; %s is a
     * character such as “Mason” */
    g_strdup_printf (_ ("Character: %s"), medina_character_get_name (character));

  gtk_widget_set_visible (self->character_button, plays);
  gtk_label_set_label (self->character_label, label);
  medina_character_page_show (self->characters, character);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->button), likes ? tooltip : level);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, likes ? description : "",
                                  -1);
}

void
medina_seat_chooser_show (MedinaSeatChooser *self,
                          const char *whose,
                          MedinaSeatKind kind,
                          MedinaLevel level,
                          MedinaCharacter character)
{
  const char *name = medina_seat_get_name (kind, level);
  const guint choice = find_choice (kind, level);
  g_autofree char *label = NULL;

  g_return_if_fail (MEDINA_IS_SEAT_CHOOSER (self));

  self->level = level;
  gtk_image_set_from_icon_name (self->icon, medina_seat_get_icon_name (kind));
  show_label (self, choice);
  gtk_list_box_select_row (self->list, gtk_list_box_get_row_at_index (self->list, (int) choice));
  /* Translators: a player’s name, and who plays: "Aisha: Computer, easy" */
  label = g_strdup_printf (C_ ("seat", "%1$s: %2$s"), whose, name);
  show_character (self, name, kind == MEDINA_SEAT_COMPUTER, character);
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
  signals[CHARACTER_CHOSEN] =
    g_signal_new ("character-chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                  NULL, G_TYPE_NONE, 1, MEDINA_TYPE_CHARACTER);
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
  gtk_popover_set_child (self->popover, medina_popovers_scroll (create_pages (self)));
  gtk_menu_button_set_child (self->button, create_content (self));
  gtk_menu_button_set_popover (self->button, GTK_WIDGET (self->popover));
  g_signal_connect_object (self->pages, "notify::visible-child", G_CALLBACK (fit_page), self,
                           G_CONNECT_SWAPPED);
  gtk_menu_button_set_create_popup_func (self->button, open_cb, self, NULL);
  medina_popovers_keep_still (self->popover);
  medina_popovers_leave_focus (self->button);
  g_signal_connect_object (self->popover, "map", G_CALLBACK (map_cb), self, G_CONNECT_SWAPPED);
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

  gtk_widget_set_visible (GTK_WIDGET (self->labels), labelled);
  gtk_menu_button_set_always_show_arrow (self->button, labelled);
  return GTK_WIDGET (self);
}
