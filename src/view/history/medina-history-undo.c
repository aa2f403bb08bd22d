/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-history-undo.h"

#include <glib/gi18n.h>

#include "medina-question.h"

/* A game that was removed and can be restored while its toast is there. */
typedef struct
{
  MedinaHistory *history;    /* owned */
  MedinaHistoryEntry *entry; /* owned; NULL once it is restored */
  GtkWindow *window;         /* weak */
} Removal;

static void
removal_free (gpointer data, GClosure *closure)
{
  Removal *removal = data;

  g_object_unref (removal->history);
  g_clear_object (&removal->entry);
  g_clear_weak_pointer (&removal->window);
  g_free (removal);
}

static void
restore_cb (AdwToast *toast, Removal *removal)
{
  g_autoptr (MedinaHistoryEntry) entry = g_steal_pointer (&removal->entry);
  g_autoptr (GError) error = NULL;

  if (!medina_history_restore (removal->history, entry, &error) && removal->window != NULL)
    medina_question_tell (removal->window, _ ("Could Not Restore Game"), error->message);
}

static void
dismissed_cb (AdwToast *toast, Removal *removal)
{
  if (removal->entry != NULL)
    medina_history_drop (removal->history, removal->entry);
}

AdwToast *
medina_history_undo_new (MedinaHistory *history, MedinaHistoryEntry *entry, GtkWindow *window)
{
  AdwToast *toast = adw_toast_new (_ ("Game deleted"));
  Removal *removal = g_new0 (Removal, 1);

  removal->history = g_object_ref (history);
  removal->entry = g_object_ref (entry);
  g_set_weak_pointer (&removal->window, window);
  adw_toast_set_button_label (toast, _ ("_Undo"));
  g_signal_connect (toast, "button-clicked", G_CALLBACK (restore_cb), removal);
  g_signal_connect_data (toast, "dismissed", G_CALLBACK (dismissed_cb), removal, removal_free, 0);
  return toast;
}
