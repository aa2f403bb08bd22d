/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-open-files.h"

#include <glib/gi18n.h>

#include "medina-chosen-file.h"
#include "medina-question.h"
#include "medina-window.h"

enum
{
  SECONDS = 2,  /* that reading may take before a window says so */
  MAX_TOLD = 5, /* the most files whose reasons are told */
};

typedef struct _Opening Opening;

typedef struct
{
  Opening *opening;
  GFile *file;               /* owned */
  GCancellable *cancellable; /* owned */
  MedinaDocument *document;  /* owned; NULL until it is read, and if it cannot be */
  GError *error;             /* owned; why it cannot be read; NULL if it can be, or was given up */
  gboolean read;             /* the reading has ended, in whatever way */
} Wanted;

struct _Opening
{
  GtkApplication *application; /* held */
  GSettings *settings;         /* owned */
  MedinaStore *store;          /* owned */
  MedinaWindow *window;        /* weak; says that reading takes long; NULL until it does */
  guint long_id;               /* source that makes `window` say so; 0 once it has */
  int n_files;
  int n_unread;
  Wanted wanted[];
};

static void
opening_free (Opening *self)
{
  for (int i = 0; i < self->n_files; i++)
    {
      g_object_unref (self->wanted[i].file);
      g_object_unref (self->wanted[i].cancellable);
      g_clear_object (&self->wanted[i].document);
      g_clear_error (&self->wanted[i].error);
    }
  g_clear_handle_id (&self->long_id, g_source_remove);
  if (self->window != NULL)
    g_signal_handlers_disconnect_by_data (self->window, self);
  g_clear_weak_pointer (&self->window);
  g_application_release (G_APPLICATION (self->application));
  g_object_unref (self->settings);
  g_object_unref (self->store);
  g_free (self);
}

static MedinaWindow *
find_free_window (const Opening *self)
{
  for (GList *l = gtk_application_get_windows (self->application); l != NULL; l = l->next)
    if (MEDINA_IS_WINDOW (l->data) && medina_window_is_free (l->data))
      return l->data;
  return medina_window_new (self->application, self->settings, self->store);
}

static void
show_games (Opening *self)
{
  for (int i = 0; i < self->n_files; i++)
    if (self->wanted[i].document != NULL)
      {
        MedinaWindow *window = find_free_window (self);

        gtk_window_present (GTK_WINDOW (window));
        medina_game_opener_take (medina_window_get_opener (window), self->wanted[i].document);
      }
}

/* The window that is active, else a free one. */
static MedinaWindow *
find_window (const Opening *self)
{
  GtkWindow *window = gtk_application_get_active_window (self->application);

  return MEDINA_IS_WINDOW (window) ? MEDINA_WINDOW (window) : find_free_window (self);
}

static void
append_fault (GString *text, const Wanted *wanted)
{
  g_autofree char *name = medina_chosen_file_get_words (wanted->file);

  if (text->len > 0)
    g_string_append (text, "\n\n");
  g_string_append_printf (text, "%s\n%s", name, wanted->error->message);
}

/* Tells the reasons of some files and the number of the others: a whole folder may have been
 * dropped. */
static void
tell_of_several (MedinaWindow *window, const Opening *self, int n_faulty)
{
  const int n_more = n_faulty - MAX_TOLD;
  g_autoptr (GString) text = g_string_new (NULL);
  int told = 0;

  for (int i = 0; i < self->n_files && told < MAX_TOLD; i++)
    if (self->wanted[i].error != NULL)
      {
        append_fault (text, &self->wanted[i]);
        told++;
      }
  if (n_more > 0)
    {
      g_string_append (text, "\n\n");
      /* Translators: below some files that cannot be opened, each with the reason: how many others */
      g_string_append_printf (text, ngettext ("And %d more.", "And %d more.", (gulong) n_more),
                              n_more);
    }
  medina_question_tell (GTK_WINDOW (window), _ ("Some Games Cannot Be Opened"), text->str);
}

static void
tell_faults (Opening *self)
{
  const Wanted *faulty = NULL;
  int n_faulty = 0;
  MedinaWindow *window;

  for (int i = 0; i < self->n_files; i++)
    if (self->wanted[i].error != NULL)
      {
        faulty = &self->wanted[i];
        n_faulty++;
      }
  if (n_faulty == 0)
    return;
  window = find_window (self);
  gtk_window_present (GTK_WINDOW (window));
  if (n_faulty == 1)
    medina_game_opener_tell (medina_window_get_opener (window), faulty->file, faulty->error);
  else
    tell_of_several (window, self, n_faulty);
}

/* --- Reading ---------------------------------------------------------------------------------- */

/* A person who closes the window that tells of it gives up all that is not read yet. */
static void
window_gone_cb (GtkWidget *window, Opening *self)
{
  for (int i = 0; i < self->n_files; i++)
    g_cancellable_cancel (self->wanted[i].cancellable);
}

/* The window also shows a person who started the program that it runs. */
static gboolean
long_cb (gpointer data)
{
  Opening *self = data;

  self->long_id = 0;
  g_set_weak_pointer (&self->window, find_window (self));
  g_signal_connect (self->window, "destroy", G_CALLBACK (window_gone_cb), self);
  gtk_window_present (GTK_WINDOW (self->window));
  for (int i = 0; i < self->n_files; i++)
    if (!self->wanted[i].read)
      medina_game_opener_wait (medina_window_get_opener (self->window), self->wanted[i].file,
                               self->wanted[i].cancellable);
  return G_SOURCE_REMOVE;
}

static void
loaded_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Wanted *wanted = data;
  Opening *self = wanted->opening;

  wanted->document = medina_document_load_finish (result, &wanted->error);
  wanted->read = TRUE;
  if (g_error_matches (wanted->error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    g_clear_error (&wanted->error);
  if (self->window != NULL)
    medina_game_opener_stop_waiting (medina_window_get_opener (self->window), wanted->cancellable);
  if (--self->n_unread > 0)
    return;
  show_games (self);
  tell_faults (self);
  opening_free (self);
}

void
medina_open_files (GtkApplication *application,
                   GSettings *settings,
                   MedinaStore *store,
                   GFile **files,
                   int n_files)
{
  Opening *self;

  g_return_if_fail (GTK_IS_APPLICATION (application));
  g_return_if_fail (n_files > 0);

  self = g_malloc0 (sizeof *self + (gsize) n_files * sizeof self->wanted[0]);
  self->application = application;
  self->settings = g_object_ref (settings);
  self->store = g_object_ref (store);
  self->n_files = self->n_unread = n_files;
  self->long_id = g_timeout_add_seconds (SECONDS, long_cb, self);
  g_application_hold (G_APPLICATION (application));
  for (int i = 0; i < n_files; i++)
    {
      self->wanted[i] = (Wanted){ .opening = self,
                                  .file = g_object_ref (files[i]),
                                  .cancellable = g_cancellable_new () };
      medina_document_load_async (store, files[i], self->wanted[i].cancellable, loaded_cb,
                                  &self->wanted[i]);
    }
}
