/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-renewal.h"

#include "medina-computer-actions.h"
#include "medina-preferences-window.h"
#include "medina-rules-book.h"
#include "medina-window.h"

/* TRUE if the Preferences were among them. */
static gboolean
close_dialogs (GtkWindow *parent)
{
  g_autoptr (GList) toplevels = gtk_window_list_toplevels ();
  gboolean preferences = FALSE;

  for (GList *l = toplevels; l != NULL; l = l->next)
    if (gtk_window_get_transient_for (l->data) == parent)
      {
        preferences = preferences || MEDINA_IS_PREFERENCES_WINDOW (l->data);
        gtk_window_destroy (l->data);
      }
  return preferences;
}

static void
copy_size (GtkWindow *from, GtkWindow *to)
{
  int width, height;

  gtk_window_get_default_size (from, &width, &height);
  gtk_window_set_default_size (to, width, height);
  if (gtk_window_is_maximized (from))
    gtk_window_maximize (to);
  else
    gtk_window_unmaximize (to);
  if (gtk_window_is_fullscreen (from))
    gtk_window_fullscreen (to);
}

static void
hand_over (MedinaWindow *from, MedinaWindow *to)
{
  MedinaGame *game = medina_window_get_game (from);

  if (game == NULL)
    return;
  for (guint i = 0; i < medina_game_get_n_players (game); i++)
    medina_player_translate (medina_game_get_player (game, i));
  medina_window_set_document (to, medina_window_get_document (from));
  medina_computer_player_set_paused (medina_computer_actions_get_player (to),
                                     medina_computer_player_get_paused (
                                       medina_computer_actions_get_player (from)));
}

static void
renew (MedinaApplication *application, MedinaWindow *old)
{
  MedinaWindow *window = medina_window_new (application);
  gboolean preferences;

  copy_size (GTK_WINDOW (old), GTK_WINDOW (window));
  hand_over (old, window);
  gtk_window_present (GTK_WINDOW (window));
  preferences = close_dialogs (GTK_WINDOW (old));
  medina_window_set_document (old, NULL); /* somebody may have it for a while */
  gtk_window_destroy (GTK_WINDOW (old));
  if (preferences)
    medina_application_show_preferences (application, GTK_WINDOW (window));
}

static void
renew_rules_book (void)
{
  MedinaRulesBook *old = medina_rules_book_get_open ();
  GtkWidget *book;

  if (old == NULL)
    return;
  book = medina_rules_book_new (medina_rules_book_get_page (old));
  copy_size (GTK_WINDOW (old), GTK_WINDOW (book));
  gtk_window_destroy (GTK_WINDOW (old));
  gtk_window_present (GTK_WINDOW (book));
}

void
medina_renewal_run (MedinaApplication *application)
{
  g_autoptr (GList) windows = NULL;

  g_return_if_fail (MEDINA_IS_APPLICATION (application));

  renew_rules_book ();
  windows = g_list_copy (gtk_application_get_windows (GTK_APPLICATION (application)));
  /* The list begins with the window that is used, which is to be the last to come. */
  windows = g_list_reverse (windows);
  for (GList *l = windows; l != NULL; l = l->next)
    if (MEDINA_IS_WINDOW (l->data))
      renew (application, l->data);
}
