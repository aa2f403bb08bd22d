/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-printing.h"

#include <glib/gi18n.h>

#include "medina-game-name.h"
#include "medina-printout.h"
#include "medina-question.h"
#include "medina-record-code.h"

/* A print job, from the dialog until its page is where it belongs. GTK keeps the operation only
 * while pages are drawn, and calls it done before all is written. */
typedef struct
{
  GtkWindow *window; /* weak; NULL once it is closed */
  MedinaPrintingDone tell;
  GObject *owner;               /* owned, as is */
  GtkPrintOperation *operation; /* this */
  gboolean previewing;
  gboolean done; /* as GTK calls it */
} Printing;

/* --- The end ---------------------------------------------------------------------------------- */

/* `reason` is what the printing system says, in sentences of its own. */
static void
tell_failure (GtkWindow *window, const char *reason)
{
  const char *advice = _ ("Check the printer and try again, or export the board as a PDF document "
                          "and print that instead.");
  g_autofree char *body = g_strconcat (reason, "\n\n", advice, NULL);

  medina_question_tell (window, _ ("Could Not Print Board"), body);
}

/* What becomes of a page on a printer is told by the desktop. */
static void
tell_file (Printing *self, GtkPrintSettings *settings)
{
  const char *uri =
    settings != NULL ? gtk_print_settings_get (settings, GTK_PRINT_SETTINGS_OUTPUT_URI) : NULL;
  g_autoptr (GFile) file = uri != NULL ? g_file_new_for_uri (uri) : NULL;
  g_autofree char *name = file != NULL ? g_file_get_parse_name (file) : NULL;
  g_autofree char *text = NULL;

  if (name == NULL)
    return;
  /* Translators: %s is a file with its folder */
  text = g_strdup_printf (_ ("Page printed to “%s”"), name);
  self->tell (text, self->owner);
}

static void
tell_end (Printing *self)
{
  if (self->previewing || self->window == NULL)
    return;
  if (gtk_print_operation_get_status (self->operation) == GTK_PRINT_STATUS_FINISHED)
    tell_file (self, gtk_print_operation_get_print_settings (self->operation));
  else
    tell_failure (self->window, gtk_print_operation_get_status_string (self->operation));
}

static void
end (Printing *self)
{
  g_signal_handlers_disconnect_by_data (self->operation, self);
  g_object_unref (self->operation);
  g_object_unref (self->owner);
  g_clear_weak_pointer (&self->window);
  g_free (self);
}

static void
status_changed_cb (GtkPrintOperation *operation, Printing *self)
{
  if (!self->done || !gtk_print_operation_is_finished (operation))
    return;
  tell_end (self);
  end (self);
}

static void
done_cb (GtkPrintOperation *operation, GtkPrintOperationResult result, Printing *self)
{
  g_autoptr (GError) error = NULL;

  self->done = TRUE;
  if (result == GTK_PRINT_OPERATION_RESULT_APPLY)
    {
      status_changed_cb (operation, self);
      return;
    }
  if (result == GTK_PRINT_OPERATION_RESULT_ERROR)
    gtk_print_operation_get_error (operation, &error);
  if (error != NULL && self->window != NULL)
    tell_failure (self->window, error->message);
  end (self);
}

/* --- The preview ------------------------------------------------------------------------------ */

/* GTK previews with a command, or with the desktop's program for such documents. */
static gboolean
can_preview (void)
{
  g_autoptr (GAppInfo) viewer = g_app_info_get_default_for_type ("application/pdf", FALSE);
  g_autofree char *command = NULL;
  g_auto (GStrv) words = NULL;
  g_autofree char *program = NULL;

  g_object_get (gtk_settings_get_default (), "gtk-print-preview-command", &command, NULL);
  if (command != NULL && g_shell_parse_argv (command, NULL, &words, NULL))
    program = g_find_program_in_path (words[0]);
  return viewer != NULL || program != NULL;
}

/* The handler of a preview must give it a surface to draw on, and end it. */
static void
drop_preview (GtkPrintOperationPreview *preview, GtkPrintContext *context)
{
  cairo_surface_t *nothing = cairo_recording_surface_create (CAIRO_CONTENT_COLOR, NULL);
  cairo_t *cr = cairo_create (nothing);

  gtk_print_context_set_cairo_context (context, cr, 72, 72);
  cairo_destroy (cr);
  cairo_surface_destroy (nothing);
  g_signal_connect (preview, "ready", G_CALLBACK (gtk_print_operation_preview_end_preview), NULL);
}

static gboolean
preview_cb (GtkPrintOperation *operation,
            GtkPrintOperationPreview *preview,
            GtkPrintContext *context,
            GtkWindow *parent,
            Printing *self)
{
  self->previewing = TRUE;
  if (can_preview ())
    return FALSE;
  if (self->window != NULL)
    medina_question_tell (
      self->window, _ ("No Preview Available"),
      _ ("Medina could not find a program that opens PDF documents. Install one, such as Papers or "
         "Evince, or print the board without a preview."));
  drop_preview (preview, context);
  return TRUE;
}

/* --- The beginning ---------------------------------------------------------------------------- */

/* The job, and a page that goes to a file, are called like the game. Without a folder for documents
 * GTK would take the one that the program was started in. */
static void
suggest_name (GtkPrintOperation *operation, MedinaDocument *document)
{
  g_autoptr (GtkPrintSettings) settings = gtk_print_settings_new ();
  g_autofree char *name = medina_game_name_suggest (document);

  gtk_print_operation_set_job_name (operation, name);
  gtk_print_settings_set (settings, GTK_PRINT_SETTINGS_OUTPUT_BASENAME, name);
  if (g_get_user_special_dir (G_USER_DIRECTORY_DOCUMENTS) == NULL)
    gtk_print_settings_set (settings, GTK_PRINT_SETTINGS_OUTPUT_DIR, g_get_home_dir ());
  gtk_print_operation_set_print_settings (operation, settings);
}

void
medina_printing_begin (GtkWindow *window,
                       MedinaDocument *document,
                       gboolean coordinates,
                       MedinaPrintingDone done,
                       GObject *owner)
{
  g_autoptr (GBytes) record = NULL;
  g_autofree char *code = NULL;
  Printing *self;

  g_return_if_fail (GTK_IS_WINDOW (window));
  g_return_if_fail (MEDINA_IS_DOCUMENT (document));

  self = g_new0 (Printing, 1);
  g_set_weak_pointer (&self->window, window);
  self->tell = done;
  self->owner = g_object_ref (owner);
  record = medina_document_get_record (document);
  code = medina_record_to_code (record);
  self->operation = medina_printout_new (medina_document_get_game (document),
                                         medina_document_get_date (document), coordinates, code);
  suggest_name (self->operation, document);
  gtk_print_operation_set_allow_async (self->operation, TRUE);
  g_signal_connect (self->operation, "preview", G_CALLBACK (preview_cb), self);
  g_signal_connect (self->operation, "done", G_CALLBACK (done_cb), self);
  g_signal_connect (self->operation, "status-changed", G_CALLBACK (status_changed_cb), self);
  gtk_print_operation_run (self->operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, window, NULL);
}
