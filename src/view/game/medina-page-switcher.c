/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-page-switcher.h"

#include <glib/gi18n.h>

#include "medina-button-row.h"
#include "medina-children.h"
#include "medina-round-button.h"

struct _MedinaPageSwitcher
{
  GtkWidget parent_instance;

  GtkWidget *buttons[MEDINA_PANEL_PAGES];
  GtkWidget *round;
};

enum
{
  CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (MedinaPageSwitcher, medina_page_switcher, GTK_TYPE_WIDGET)

void
medina_page_switcher_set_page (MedinaPageSwitcher *self, MedinaPanelPage page)
{
  g_return_if_fail (MEDINA_IS_PAGE_SWITCHER (self));
  g_return_if_fail (page < MEDINA_PANEL_PAGES);

  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->buttons[page]), TRUE);
}

gboolean
medina_page_switcher_get_offered (MedinaPageSwitcher *self, MedinaPanelPage page)
{
  g_return_val_if_fail (MEDINA_IS_PAGE_SWITCHER (self), FALSE);

  return gtk_widget_get_visible (self->buttons[page]);
}

gboolean
medina_page_switcher_offers_more (MedinaPageSwitcher *self)
{
  g_return_val_if_fail (MEDINA_IS_PAGE_SWITCHER (self), FALSE);

  return medina_page_switcher_get_offered (self, MEDINA_PANEL_SCORES) ||
         medina_page_switcher_get_offered (self, MEDINA_PANEL_ANALYSIS);
}

void
medina_page_switcher_set_offered (MedinaPageSwitcher *self, MedinaPanelPage page, gboolean offered)
{
  g_return_if_fail (MEDINA_IS_PAGE_SWITCHER (self));
  g_return_if_fail (page < MEDINA_PANEL_PAGES);

  gtk_widget_set_visible (self->buttons[page], offered);
  gtk_widget_set_visible (gtk_widget_get_parent (self->buttons[MEDINA_PANEL_SCORES]),
                          medina_page_switcher_offers_more (self));
}

void
medina_page_switcher_set_round (MedinaPageSwitcher *self, gboolean there)
{
  g_return_if_fail (MEDINA_IS_PAGE_SWITCHER (self));

  gtk_widget_set_visible (self->round, there);
}

static void
toggled_cb (MedinaPageSwitcher *self, GtkToggleButton *button)
{
  for (guint page = 0; page < MEDINA_PANEL_PAGES; page++)
    if (self->buttons[page] == GTK_WIDGET (button) && gtk_toggle_button_get_active (button))
      g_signal_emit (self, signals[CHOSEN], 0, page);
}

/* --- The object ------------------------------------------------------------------------------- */

static void
medina_page_switcher_dispose (GObject *object)
{
  medina_children_unparent (GTK_WIDGET (object));
  G_OBJECT_CLASS (medina_page_switcher_parent_class)->dispose (object);
}

static void
medina_page_switcher_class_init (MedinaPageSwitcherClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = medina_page_switcher_dispose;
  signals[CHOSEN] = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "pageswitcher");
}

static void
add_button (MedinaPageSwitcher *self, MedinaPanelPage page, const char *label, GtkWidget *pair)
{
  GtkWidget *button = g_object_new (GTK_TYPE_TOGGLE_BUTTON, "label", label, "accessible-role",
                                    GTK_ACCESSIBLE_ROLE_RADIO, NULL);

  self->buttons[page] = button;
  if (page != MEDINA_PANEL_PLAYERS)
    gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button),
                                 GTK_TOGGLE_BUTTON (self->buttons[MEDINA_PANEL_PLAYERS]));
  g_signal_connect_swapped (button, "toggled", G_CALLBACK (toggled_cb), self);
  gtk_widget_set_hexpand (button, TRUE);
  gtk_box_append (GTK_BOX (pair), button);
}

static GtkWidget *
add_pair (GtkWidget *row)
{
  GtkWidget *pair = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_add_css_class (pair, "linked");
  gtk_widget_set_parent (pair, row);
  return pair;
}

static void
medina_page_switcher_init (MedinaPageSwitcher *self)
{
  GtkWidget *row = g_object_new (MEDINA_TYPE_BUTTON_ROW, NULL);
  GtkWidget *playing = add_pair (row), *over = add_pair (row);

  add_button (self, MEDINA_PANEL_PLAYERS, _ ("Players"), playing);
  /* Translators: the list of all placements, turn by turn */
  add_button (self, MEDINA_PANEL_MOVES, _ ("Moves"), playing);
  add_button (self, MEDINA_PANEL_SCORES, _ ("Scores"), over);
  add_button (self, MEDINA_PANEL_ANALYSIS, _ ("Analysis"), over);
  gtk_widget_set_hexpand (row, TRUE);
  gtk_widget_set_parent (row, GTK_WIDGET (self));
  self->round = medina_round_button_new ();
  gtk_widget_set_valign (self->round, GTK_ALIGN_START);
  gtk_widget_set_parent (self->round, GTK_WIDGET (self));
  medina_page_switcher_set_round (self, FALSE);
  medina_page_switcher_set_offered (self, MEDINA_PANEL_SCORES, FALSE);
  medina_page_switcher_set_offered (self, MEDINA_PANEL_ANALYSIS, FALSE);
  medina_page_switcher_set_page (self, MEDINA_PANEL_PLAYERS);
}

GtkWidget *
medina_page_switcher_new (void)
{
  return g_object_new (MEDINA_TYPE_PAGE_SWITCHER, NULL);
}
