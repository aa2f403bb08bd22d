/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-primary-menu.h"

#include <glib/gi18n.h>

#include "medina-focus.h"
#include "medina-menu-reason.h"
#include "medina-popovers.h"
#include "medina-recent-games.h"
#include "medina-why-not.h"

/* Shared by two callbacks, that of the button and that of its popover. It is freed when both are
 * gone. */
typedef struct
{
  GMenuModel *menu;
  GMenu *recent;
  GtkWidget *focus; /* weak: what had it before */
} PrimaryMenu;

static void
primary_menu_clear (gpointer data)
{
  PrimaryMenu *self = data;

  g_clear_object (&self->menu);
  g_clear_object (&self->recent);
  g_clear_weak_pointer (&self->focus);
}

static void
primary_menu_unref (gpointer self)
{
  g_rc_box_release_full (self, primary_menu_clear);
}

static void
closure_gone_cb (gpointer self, GClosure *closure)
{
  primary_menu_unref (self);
}

static void
closed_cb (GtkWidget *popover, PrimaryMenu *self)
{
  GtkWidget *button = gtk_widget_get_ancestor (popover, GTK_TYPE_MENU_BUTTON);

  if (button != NULL)
    medina_focus_return_from_button (GTK_MENU_BUTTON (button), self->focus);
}

static void
add_reasons (GtkPopover *popover)
{
  medina_menu_reason_add (popover, _ ("_Finish"), medina_finish_word_why_not ());
  medina_menu_reason_add (popover, _ ("_Point Out Costly Turns"), medina_hint_word_why_not ());
  medina_menu_reason_add (popover, _ ("Show Winning _Chances"), medina_hint_word_why_not ());
}

static void
open_cb (GtkMenuButton *button, gpointer data)
{
  PrimaryMenu *self = data;

  g_set_weak_pointer (&self->focus, gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (button))));
  if (gtk_menu_button_get_menu_model (button) != NULL)
    return;
  medina_recent_games_follow (self->recent);
  gtk_menu_button_set_menu_model (button, self->menu);
  g_signal_connect_data (gtk_menu_button_get_popover (button), "closed", G_CALLBACK (closed_cb),
                         g_rc_box_acquire (self), closure_gone_cb, 0);
  add_reasons (gtk_menu_button_get_popover (button));
}

void
medina_primary_menu_attach (GtkMenuButton *button, GMenuModel *menu, GMenu *recent)
{
  PrimaryMenu *self;

  g_return_if_fail (GTK_IS_MENU_BUTTON (button));
  g_return_if_fail (G_IS_MENU_MODEL (menu));
  g_return_if_fail (G_IS_MENU (recent));

  self = g_rc_box_new0 (PrimaryMenu);
  self->menu = g_object_ref (menu);
  self->recent = g_object_ref (recent);
  gtk_menu_button_set_create_popup_func (button, open_cb, self, primary_menu_unref);
  medina_popovers_leave_focus (button);
}
