/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-open-files.h"

#include <glib/gi18n.h>

#include "medina-chosen-file.h"
#include "medina-question.h"
#include "medina-other-windows.h"

enum
{
  MAX_TOLD = 5, /* the most files whose reasons are told */
};

typedef struct
{
  GtkApplication *application; /* held */
  GSettings *settings;         /* owned */
  MedinaStore *store;          /* owned */
  MedinaWindow *window;        /* weak; says that reading takes long; NULL until it does */
  guint long_id;               /* source that makes `window` say so; 0 once it has */
  MedinaOpenFilesFault fault;  /* NULL for none */
  gpointer data;               /* its data */
  int n_files;
  int n_unread;
  MedinaFileLoading *files[]; /* owned, as many as n_files */
} Opening;

static void
opening_free (Opening *self)
{
  for (int i = 0; i < self->n_files; i++)
    g_object_unref (self->files[i]);
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
  return medina_other_windows_add (self->application, self->settings, self->store);
}

/* A window that has the game is shown as it is: with the file in two windows, each would change it
 * behind the other's back. */
static void
show_game (Opening *self, MedinaFileLoading *loading)
{
  MedinaDocument *document = medina_file_loading_get_document (loading);
  MedinaWindow *window = medina_other_windows_find_document (self->application, document);

  if (window == NULL)
    {
      window = find_free_window (self);
      medina_game_opener_take (medina_window_get_opener (window), document);
    }
  gtk_window_present (GTK_WINDOW (window));
}

static void
show_games (Opening *self)
{
  for (int i = 0; i < self->n_files; i++)
    if (medina_file_loading_get_document (self->files[i]) != NULL)
      show_game (self, self->files[i]);
}

/* The window that is active, else a free one. */
static MedinaWindow *
find_window (const Opening *self)
{
  GtkWindow *window = gtk_application_get_active_window (self->application);

  return MEDINA_IS_WINDOW (window) ? MEDINA_WINDOW (window) : find_free_window (self);
}

static void
append_fault (GString *text, MedinaFileLoading *faulty)
{
  g_autofree char *name = medina_chosen_file_get_words (medina_file_loading_get_file (faulty));

  if (text->len > 0)
    g_string_append (text, "\n\n");
  g_string_append_printf (text, "%s\n%s", name, medina_file_loading_get_error (faulty)->message);
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
    if (medina_file_loading_get_error (self->files[i]) != NULL)
      {
        append_fault (text, self->files[i]);
        told++;
      }
  if (n_more > 0)
    {
      g_string_append (text, "\n\n");
      /* Translators: below some files that cannot be opened, each with the reason: how many
       * others */
      g_string_append_printf (text, ngettext ("And %d more.", "And %d more.", (gulong) n_more),
                              n_more);
    }
  medina_question_tell (GTK_WINDOW (window), _ ("Could Not Open Some Games"), text->str);
}

static void
tell_faults (Opening *self)
{
  MedinaFileLoading *faulty = NULL;
  int n_faulty = 0;
  MedinaWindow *window;

  for (int i = 0; i < self->n_files; i++)
    if (medina_file_loading_get_error (self->files[i]) != NULL)
      {
        faulty = self->files[i];
        n_faulty++;
        if (self->fault != NULL)
          self->fault (medina_file_loading_get_file (faulty),
                       medina_file_loading_get_error (faulty), self->data);
      }
  if (n_faulty == 0)
    return;
  window = find_window (self);
  gtk_window_present (GTK_WINDOW (window));
  if (n_faulty == 1)
    medina_game_opener_tell (medina_window_get_opener (window),
                             medina_file_loading_get_file (faulty),
                             medina_file_loading_get_error (faulty));
  else
    tell_of_several (window, self, n_faulty);
}

/* --- Reading ---------------------------------------------------------------------------------- */

/* A person who closes the window that tells of it gives up all that is not read yet. */
static void
window_gone_cb (GtkWidget *window, Opening *self)
{
  for (int i = 0; i < self->n_files; i++)
    medina_file_loading_cancel (self->files[i]);
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
    medina_game_opener_show_loading (medina_window_get_opener (self->window), self->files[i]);
  return G_SOURCE_REMOVE;
}

static void
loaded_cb (MedinaFileLoading *loading, gpointer data)
{
  Opening *self = data;

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
                   int n_files,
                   MedinaOpenFilesFault fault,
                   gpointer data)
{
  Opening *self;

  g_return_if_fail (GTK_IS_APPLICATION (application));
  g_return_if_fail (n_files > 0);

  self = g_malloc0 (sizeof *self + (gsize) n_files * sizeof self->files[0]);
  self->application = application;
  self->settings = g_object_ref (settings);
  self->store = g_object_ref (store);
  self->fault = fault;
  self->data = data;
  self->n_files = self->n_unread = n_files;
  self->long_id = g_timeout_add_seconds (MEDINA_WAIT_BAR_SECONDS, long_cb, self);
  g_application_hold (G_APPLICATION (application));
  for (int i = 0; i < n_files; i++)
    self->files[i] = medina_file_loading_new (store, files[i], loaded_cb, self);
}
