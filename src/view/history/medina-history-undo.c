/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-history-undo.h"

#include <glib/gi18n.h>

#include "medina-question.h"

/* A game that is being removed, can be restored while its toast is there, or is being restored. */
typedef struct
{
  MedinaHistory *history;    /* owned */
  MedinaHistoryEntry *entry; /* owned; NULL once it is somebody else's concern */
  GtkWindow *window;         /* weak */
  AdwToastOverlay *toasts;   /* weak */
  GCallback undone;
} Removal;

static Removal *
removal_new (MedinaHistory *history,
             MedinaHistoryEntry *entry,
             GtkWindow *window,
             AdwToastOverlay *toasts,
             GCallback undone)
{
  Removal *removal = g_new0 (Removal, 1);

  removal->history = g_object_ref (history);
  removal->entry = g_object_ref (entry);
  removal->undone = undone;
  g_set_weak_pointer (&removal->window, window);
  g_set_weak_pointer (&removal->toasts, toasts);
  return removal;
}

static void
removal_free (Removal *removal)
{
  g_object_unref (removal->history);
  g_clear_object (&removal->entry);
  g_clear_weak_pointer (&removal->window);
  g_clear_weak_pointer (&removal->toasts);
  g_free (removal);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Removal, removal_free)

/* Where the window is gone, nobody can be asked. */
static void
tell (Removal *removal, const char *heading, const GError *error)
{
  if (removal->window != NULL)
    medina_question_tell (removal->window, heading, error->message);
  else
    g_printerr ("%s: %s\n", g_get_prgname (), error->message);
}

/* --- Undoing ---------------------------------------------------------------------------------- */

static void
restored_cb (GObject *history, GAsyncResult *result, gpointer data)
{
  g_autoptr (Removal) removal = data;
  g_autoptr (GError) error = NULL;

  g_application_release (g_application_get_default ());
  if (!medina_history_restore_finish (MEDINA_HISTORY (history), result, &error))
    tell (removal, _ ("Could Not Restore Game"), error);
}

/* The program does not end before it is done. */
static void
restore_cb (AdwToast *toast, Removal *removal)
{
  g_autoptr (MedinaHistoryEntry) entry = g_steal_pointer (&removal->entry);

  g_application_hold (g_application_get_default ());
  medina_history_restore_async (removal->history, entry, restored_cb,
                                removal_new (removal->history, entry, removal->window,
                                             removal->toasts, removal->undone));
}

static void
dismissed_cb (AdwToast *toast, Removal *removal)
{
  if (removal->entry != NULL)
    medina_history_drop (removal->history, removal->entry);
}

static void
toast_gone_cb (gpointer removal, GClosure *closure)
{
  removal_free (removal);
}

/* Takes it over. */
static void
offer_undo (Removal *removal)
{
  AdwToast *toast = adw_toast_new (_ ("Game deleted"));

  adw_toast_set_button_label (toast, _ ("_Undo"));
  g_signal_connect (toast, "button-clicked", G_CALLBACK (restore_cb), removal);
  g_signal_connect_object (toast, "button-clicked", removal->undone, removal->window,
                           G_CONNECT_SWAPPED);
  g_signal_connect_data (toast, "dismissed", G_CALLBACK (dismissed_cb), removal, toast_gone_cb, 0);
  adw_toast_overlay_add_toast (removal->toasts, toast);
}

/* --- Removing --------------------------------------------------------------------------------- */

static void
removed_cb (GObject *history, GAsyncResult *result, gpointer data)
{
  g_autoptr (Removal) removal = data;
  g_autoptr (GError) error = NULL;

  g_application_release (g_application_get_default ());
  if (!medina_history_remove_finish (MEDINA_HISTORY (history), result, &error))
    tell (removal, _ ("Could Not Delete Game"), error);
  else if (removal->toasts != NULL && removal->window != NULL)
    offer_undo (g_steal_pointer (&removal));
  else
    medina_history_drop (removal->history, removal->entry); /* nobody can undo it any more */
}

void
medina_history_undo_remove (MedinaHistory *history,
                            MedinaHistoryEntry *entry,
                            GtkWindow *window,
                            AdwToastOverlay *toasts,
                            GCallback undone)
{
  g_return_if_fail (MEDINA_IS_HISTORY (history));
  g_return_if_fail (MEDINA_IS_HISTORY_ENTRY (entry));
  g_return_if_fail (GTK_IS_WINDOW (window));
  g_return_if_fail (ADW_IS_TOAST_OVERLAY (toasts));

  g_application_hold (g_application_get_default ());
  medina_history_remove_async (history, entry, removed_cb,
                               removal_new (history, entry, window, toasts, undone));
}
