/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-welcome-page.h"

#include <adwaita.h>

#include "medina-button-row.h"
#include "medina-children.h"
#include "medina-stored-game-list.h"

struct _MedinaWelcomePage
{
  GtkWidget parent_instance;

  /* owned */
  char *description;  /* what the game is about */
  MedinaStore *store; /* NULL before the first refresh */

  /* template */
  AdwStatusPage *page;
  GtkWidget *new_game;
  GtkWidget *in_progress;
  GtkWidget *finished;
};

enum
{
  RESUME,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (MedinaWelcomePage, medina_welcome_page, GTK_TYPE_WIDGET)

static void
resume_cb (MedinaWelcomePage *self, const char *id)
{
  g_signal_emit (self, signals[RESUME], 0, id);
}

/* With games to choose from, the introduction is left out: the person knows the game. */
static void
update_description (MedinaWelcomePage *self)
{
  const gboolean any =
    gtk_widget_get_visible (self->in_progress) || gtk_widget_get_visible (self->finished);

  adw_status_page_set_description (self->page, any ? NULL : self->description);
  if (any)
    gtk_widget_add_css_class (GTK_WIDGET (self->page), "compact");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->page), "compact");
}

/* Shown only now: listing the others puts games that an earlier version finished in their section. */
static void
in_progress_listed_cb (MedinaWelcomePage *self)
{
  medina_stored_game_list_refresh (MEDINA_STORED_GAME_LIST (self->finished), self->store);
}

void
medina_welcome_page_refresh (MedinaWelcomePage *self, MedinaStore *store)
{
  g_return_if_fail (MEDINA_IS_WELCOME_PAGE (self));
  g_return_if_fail (MEDINA_IS_STORE (store));

  g_set_object (&self->store, store);
  medina_stored_game_list_refresh (MEDINA_STORED_GAME_LIST (self->in_progress), store);
}

void
medina_welcome_page_focus_new_game (MedinaWelcomePage *self)
{
  g_return_if_fail (MEDINA_IS_WELCOME_PAGE (self));

  gtk_widget_grab_focus (self->new_game);
}

static void
medina_welcome_page_dispose (GObject *object)
{
  MedinaWelcomePage *self = MEDINA_WELCOME_PAGE (object);

  medina_children_unparent (GTK_WIDGET (self));
  g_clear_pointer (&self->description, g_free);
  g_clear_object (&self->store);
  G_OBJECT_CLASS (medina_welcome_page_parent_class)->dispose (object);
}

static void
medina_welcome_page_class_init (MedinaWelcomePageClass *klass)
{
  const GType type = G_TYPE_FROM_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (MEDINA_TYPE_BUTTON_ROW);
  g_type_ensure (MEDINA_TYPE_STORED_GAME_LIST);

  G_OBJECT_CLASS (klass)->dispose = medina_welcome_page_dispose;
  signals[RESUME] = g_signal_new ("resume", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_STRING);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/medina_game/Medina/ui/medina-welcome-page.ui");
  gtk_widget_class_bind_template_child (widget_class, MedinaWelcomePage, page);
  gtk_widget_class_bind_template_child (widget_class, MedinaWelcomePage, new_game);
  gtk_widget_class_bind_template_child (widget_class, MedinaWelcomePage, in_progress);
  gtk_widget_class_bind_template_child (widget_class, MedinaWelcomePage, finished);
  gtk_widget_class_bind_template_callback (widget_class, resume_cb);
  gtk_widget_class_bind_template_callback (widget_class, update_description);
  gtk_widget_class_bind_template_callback (widget_class, in_progress_listed_cb);
}

static void
medina_welcome_page_init (MedinaWelcomePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->description = g_strdup (adw_status_page_get_description (self->page));
}
