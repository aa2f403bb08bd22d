/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-history-export.h"

#include <glib/gi18n.h>

#include "medina-answered-chooser.h"
#include "medina-chosen-file.h"
#include "medina-history-copying.h"
#include "medina-question.h"

struct _MedinaHistoryExport
{
  GObject parent_instance;

  /* borrowed */
  GtkWindow *window;
  AdwToastOverlay *toasts;

  /* owned */
  MedinaHistory *history;
  GCancellable *cancellable;     /* of what is being exported */
  GtkFileChooserNative *chooser; /* NULL while none is open */
};

G_DEFINE_FINAL_TYPE (MedinaHistoryExport, medina_history_export, G_TYPE_OBJECT)

/* --- Copying ---------------------------------------------------------------------------------- */

static void
tell_done (MedinaHistoryExport *self, int count, GFile *folder)
{
  g_autofree char *words = medina_chosen_file_get_words (folder);
  g_autofree char *text = g_strdup_printf (
    /* Translators: the number of games, and the name of a folder */
    ngettext ("%1$d game exported to “%2$s”", "%1$d games exported to “%2$s”", (gulong) count),
    count, words);
  g_autofree char *markup = g_markup_escape_text (text, -1);

  adw_toast_overlay_add_toast (self->toasts, adw_toast_new (markup));
}

/* A canceled export is that of a window that is gone. */
static void
copied_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  MedinaHistoryExport *self = data;
  g_autoptr (GError) error = NULL;
  const int count = medina_history_copy_finish (result, &error);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  if (error != NULL)
    medina_question_tell (self->window, _ ("Could Not Export Games"), error->message);
  else
    tell_done (self, count, medina_history_copy_get_folder (result));
}

void
medina_history_export_to (MedinaHistoryExport *self, GFile *folder)
{
  g_return_if_fail (MEDINA_IS_HISTORY_EXPORT (self));

  medina_history_copy_async (self->history, folder, self->cancellable, copied_cb, self);
}

/* --- The folder ------------------------------------------------------------------------------- */

static void
folder_chosen_cb (GtkNativeDialog *dialog, int response, MedinaHistoryExport *self)
{
  g_autoptr (GFile) folder = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog));

  g_signal_handlers_disconnect_by_data (dialog, self);
  medina_answered_chooser_drop (g_steal_pointer (&self->chooser));
  if (response == GTK_RESPONSE_ACCEPT && folder != NULL)
    medina_history_export_to (self, folder);
}

void
medina_history_export_choose (MedinaHistoryExport *self)
{
  g_return_if_fail (MEDINA_IS_HISTORY_EXPORT (self));

  if (self->chooser != NULL)
    return;
  self->chooser =
    gtk_file_chooser_native_new (_ ("Export All Games"), self->window,
                                 GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER, _ ("_Export"), NULL);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (self->chooser), TRUE);
  g_signal_connect (self->chooser, "response", G_CALLBACK (folder_chosen_cb), self);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (self->chooser));
}

/* --- The object ------------------------------------------------------------------------------- */

static void
medina_history_export_dispose (GObject *object)
{
  MedinaHistoryExport *self = MEDINA_HISTORY_EXPORT (object);

  g_cancellable_cancel (self->cancellable);
  if (self->chooser != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->chooser, self);
      gtk_native_dialog_destroy (GTK_NATIVE_DIALOG (self->chooser));
      g_clear_object (&self->chooser);
    }
  g_clear_object (&self->history);
  G_OBJECT_CLASS (medina_history_export_parent_class)->dispose (object);
}

static void
medina_history_export_finalize (GObject *object)
{
  g_object_unref (MEDINA_HISTORY_EXPORT (object)->cancellable);
  G_OBJECT_CLASS (medina_history_export_parent_class)->finalize (object);
}

static void
medina_history_export_class_init (MedinaHistoryExportClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = medina_history_export_dispose;
  object_class->finalize = medina_history_export_finalize;
}

static void
medina_history_export_init (MedinaHistoryExport *self)
{
  self->cancellable = g_cancellable_new ();
}

MedinaHistoryExport *
medina_history_export_new (MedinaHistory *history, GtkWindow *window, AdwToastOverlay *toasts)
{
  MedinaHistoryExport *self;

  g_return_val_if_fail (MEDINA_IS_HISTORY (history), NULL);

  self = g_object_new (MEDINA_TYPE_HISTORY_EXPORT, NULL);
  self->history = g_object_ref (history);
  self->window = window;
  self->toasts = toasts;
  return self;
}
