/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-primary-menu.h"

#include "medina-file-actions.h"

typedef struct
{
  GMenuModel *menu;
  GMenu *recent;
  GtkWidget *focus; /* weak: what had it before */
} PrimaryMenu;

static void
primary_menu_free (gpointer data)
{
  PrimaryMenu *self = data;

  g_clear_object (&self->menu);
  g_clear_object (&self->recent);
  g_clear_weak_pointer (&self->focus);
  g_free (self);
}

static PrimaryMenu *
get_menu (GtkMenuButton *button)
{
  return g_object_get_data (G_OBJECT (button), "medina-primary-menu");
}

/* GTK leaves the focus in a submenu that is not there any more, where no key is heard. */
static void
restore_focus_cb (GtkMenuButton *button)
{
  PrimaryMenu *self = get_menu (button);
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (button));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (root == NULL || (focus != NULL && gtk_widget_get_mapped (focus) &&
                       !gtk_widget_is_ancestor (focus, GTK_WIDGET (button))))
    return;
  if (self->focus != NULL && gtk_widget_get_mapped (self->focus))
    gtk_widget_grab_focus (self->focus);
  else
    gtk_root_set_focus (root, NULL);
}

static void
open_cb (GtkMenuButton *button, gpointer data)
{
  PrimaryMenu *self = get_menu (button);

  g_set_weak_pointer (&self->focus, gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (button))));
  if (gtk_menu_button_get_menu_model (button) != NULL)
    return;
  medina_file_actions_follow_recent (self->recent);
  gtk_menu_button_set_menu_model (button, self->menu);
  g_signal_connect_object (gtk_menu_button_get_popover (button), "closed",
                           G_CALLBACK (restore_focus_cb), button, G_CONNECT_SWAPPED);
}

void
medina_primary_menu_attach (GtkMenuButton *button, GMenuModel *menu, GMenu *recent)
{
  PrimaryMenu *self;

  g_return_if_fail (GTK_IS_MENU_BUTTON (button));
  g_return_if_fail (G_IS_MENU_MODEL (menu));
  g_return_if_fail (G_IS_MENU (recent));

  self = g_new0 (PrimaryMenu, 1);
  self->menu = g_object_ref (menu);
  self->recent = g_object_ref (recent);
  g_object_set_data_full (G_OBJECT (button), "medina-primary-menu", self, primary_menu_free);
  gtk_menu_button_set_create_popup_func (button, open_cb, NULL, NULL);
}
