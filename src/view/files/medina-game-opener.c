/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-game-opener.h"

#include <glib/gi18n.h>

#include "medina-chosen-file.h"
#include "medina-game-clipboard.h"
#include "medina-question.h"
#include "medina-recent-games.h"
#include "medina-record-error.h"

struct _MedinaGameOpener
{
  GObject parent_instance;

  GtkWindow *window;       /* weak; NULL once it is closed */
  MedinaWaitBar *wait_bar; /* borrowed; as long as there is a window */
  guint n_loading;         /* games at once */

  /* owned */
  MedinaStore *store;
  MedinaGameCloser *closer;
};

enum
{
  WANTED,
  DOCUMENT_WANTED,
  SLOT_WANTED,
  OPENED,
  NOT_RESUMED,
  BRANCHED,
  PASTED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (MedinaGameOpener, medina_game_opener, G_TYPE_OBJECT)

/* --- Files ------------------------------------------------------------------------------------ */

void
medina_game_opener_show_loading (MedinaGameOpener *self, MedinaFileLoading *loading)
{
  g_return_if_fail (MEDINA_IS_GAME_OPENER (self));

  if (self->window != NULL)
    medina_file_loading_show (loading, self->wait_bar);
}

void
medina_game_opener_tell (MedinaGameOpener *self, GFile *file, const GError *error)
{
  g_autofree char *name = medina_chosen_file_get_words (file);
  /* Translators: a heading; %s is the name of a file */
  g_autofree char *heading = g_strdup_printf (_ ("Could Not Open “%s”"), name);

  g_return_if_fail (MEDINA_IS_GAME_OPENER (self));

  medina_question_tell (self->window, heading, error->message);
}

static void
show_loaded (GObject *self, gpointer document)
{
  GFile *file = medina_document_get_file (document);

  g_signal_emit (self, signals[OPENED], 0, document);
  if (file != NULL)
    medina_recent_games_add (file);
}

void
medina_game_opener_take (MedinaGameOpener *self, MedinaDocument *document)
{
  g_return_if_fail (MEDINA_IS_GAME_OPENER (self));
  g_return_if_fail (MEDINA_IS_DOCUMENT (document));

  medina_game_closer_close (self->closer, MEDINA_GAME_CLOSER_PUT_AWAY, show_loaded, G_OBJECT (self),
                            g_object_ref (document), g_object_unref);
}

static gboolean
is_elsewhere (MedinaGameOpener *self, MedinaDocument *document)
{
  gboolean shown = FALSE;

  g_signal_emit (self, signals[DOCUMENT_WANTED], 0, document, &shown);
  return shown;
}

static void
take_loaded (MedinaGameOpener *self, MedinaDocument *document)
{
  if (!is_elsewhere (self, document))
    medina_game_opener_take (self, document);
}

static void
loaded_cb (MedinaFileLoading *loading, gpointer data)
{
  g_autoptr (MedinaGameOpener) self = data;
  MedinaDocument *document = medina_file_loading_get_document (loading);
  const GError *error = medina_file_loading_get_error (loading);

  self->n_loading--;
  if (self->window == NULL)
    return;
  if (document != NULL)
    take_loaded (self, document);
  else if (error != NULL)
    medina_game_opener_tell (self, medina_file_loading_get_file (loading), error);
}

void
medina_game_opener_open (MedinaGameOpener *self, GFile *file)
{
  g_autoptr (MedinaFileLoading) loading = NULL;
  gboolean shown = FALSE;

  g_return_if_fail (MEDINA_IS_GAME_OPENER (self));
  g_return_if_fail (G_IS_FILE (file));

  g_signal_emit (self, signals[WANTED], 0, file, &shown);
  if (shown)
    return;
  self->n_loading++;
  loading = medina_file_loading_new (self->store, file, loaded_cb, g_object_ref (self));
  medina_game_opener_show_loading (self, loading);
}

/* --- The clipboard ---------------------------------------------------------------------------- */

/* What is wrong with something else that was copied is nothing that a person wants to know. */
static void
tell_unpasted (MedinaGameOpener *self, const GError *error)
{
  medina_question_tell (self->window, _ ("Could Not Paste Game"),
                        g_error_matches (error, MEDINA_RECORD_ERROR, MEDINA_RECORD_ERROR_NO_RECORD)
                          ? _ ("The clipboard doesn’t contain a game.")
                          : error->message);
}

static void
show_pasted (GObject *self, gpointer document)
{
  g_signal_emit (self, signals[OPENED], 0, document);
  g_signal_emit (self, signals[PASTED], 0);
}

/* Where there was no game it is plain where this one comes from. */
static void
take_pasted (MedinaGameOpener *self, MedinaRecord *record)
{
  MedinaDocument *document = medina_document_new_from_record (self->store, record);

  medina_game_closer_close (self->closer, MEDINA_GAME_CLOSER_PUT_AWAY,
                            medina_game_closer_get_document (self->closer) != NULL ? show_pasted
                                                                                   : show_loaded,
                            G_OBJECT (self), document, g_object_unref);
}

static void
pasted_cb (GObject *clipboard, GAsyncResult *result, gpointer data)
{
  g_autoptr (MedinaGameOpener) self = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (MedinaRecord) record = medina_game_clipboard_read_finish (result, &error);

  self->n_loading--;
  if (self->window == NULL)
    return;
  if (record != NULL)
    take_pasted (self, record);
  else
    tell_unpasted (self, error);
}

void
medina_game_opener_paste (MedinaGameOpener *self)
{
  g_return_if_fail (MEDINA_IS_GAME_OPENER (self));

  if (self->n_loading > 0)
    return;
  self->n_loading++;
  medina_game_clipboard_read_async (gtk_widget_get_clipboard (GTK_WIDGET (self->window)), NULL,
                                    pasted_cb, g_object_ref (self));
}

/* --- Another game from this one --------------------------------------------------------------- */

static void
show_branch (GObject *object, gpointer record)
{
  MedinaGameOpener *self = MEDINA_GAME_OPENER (object);
  g_autoptr (MedinaDocument) document = medina_document_new_from_record (self->store, record);

  g_signal_emit (self, signals[OPENED], 0, document);
  g_signal_emit (self, signals[BRANCHED], 0);
}

void
medina_game_opener_branch (MedinaGameOpener *self, MedinaDocument *document)
{
  g_return_if_fail (MEDINA_IS_GAME_OPENER (self));
  g_return_if_fail (MEDINA_IS_DOCUMENT (document));

  medina_game_closer_close (self->closer, MEDINA_GAME_CLOSER_PUT_AWAY, show_branch, G_OBJECT (self),
                            medina_document_branch (document), (GDestroyNotify) medina_record_free);
}

/* --- The store -------------------------------------------------------------------------------- */

static void
show_resumed (GObject *self, gpointer document)
{
  g_signal_emit (self, signals[OPENED], 0, document);
}

static void
resumed_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (MedinaGameOpener) self = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (MedinaDocument) document = medina_document_resume_finish (result, &error);

  self->n_loading--;
  if (self->window == NULL)
    return;
  if (document != NULL)
    medina_game_closer_close (self->closer, MEDINA_GAME_CLOSER_PUT_AWAY, show_resumed,
                              G_OBJECT (self), g_steal_pointer (&document), g_object_unref);
  else
    {
      medina_question_tell (self->window, _ ("Could Not Open Game"), error->message);
      g_signal_emit (self, signals[NOT_RESUMED], 0);
    }
}

void
medina_game_opener_resume (MedinaGameOpener *self, const char *id)
{
  gboolean shown = FALSE;

  g_return_if_fail (MEDINA_IS_GAME_OPENER (self));

  if (self->n_loading > 0)
    return;
  g_signal_emit (self, signals[SLOT_WANTED], 0, id, &shown);
  if (shown)
    {
      g_signal_emit (self, signals[NOT_RESUMED], 0);
      return;
    }
  self->n_loading++;
  medina_document_resume_async (self->store, id, NULL, resumed_cb, g_object_ref (self));
}

static void
reopen (MedinaGameOpener *self, MedinaDocument *closed)
{
  medina_document_reopen (closed);
  medina_game_closer_close (self->closer, MEDINA_GAME_CLOSER_PUT_AWAY, show_resumed,
                            G_OBJECT (self), g_object_ref (closed), g_object_unref);
}

void
medina_game_opener_return (MedinaGameOpener *self, MedinaDocument *closed)
{
  const char *id;

  g_return_if_fail (MEDINA_IS_GAME_OPENER (self));
  g_return_if_fail (MEDINA_IS_DOCUMENT (closed));

  if (self->n_loading > 0)
    return;
  id = medina_document_get_left (closed);
  if (id != NULL)
    {
      medina_game_opener_resume (self, id);
      return;
    }
  if (is_elsewhere (self, closed))
    g_signal_emit (self, signals[NOT_RESUMED], 0);
  else
    reopen (self, closed);
}

gboolean
medina_game_opener_is_busy (MedinaGameOpener *self)
{
  g_return_val_if_fail (MEDINA_IS_GAME_OPENER (self), FALSE);

  return self->n_loading > 0;
}

/* --- The object ------------------------------------------------------------------------------- */

static void
medina_game_opener_dispose (GObject *object)
{
  MedinaGameOpener *self = MEDINA_GAME_OPENER (object);

  g_clear_weak_pointer (&self->window);
  g_clear_object (&self->store);
  g_clear_object (&self->closer);
  G_OBJECT_CLASS (medina_game_opener_parent_class)->dispose (object);
}

static void
medina_game_opener_class_init (MedinaGameOpenerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = medina_game_opener_dispose;

  signals[WANTED] =
    g_signal_new ("wanted", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                  g_signal_accumulator_true_handled, NULL, NULL, G_TYPE_BOOLEAN, 1, G_TYPE_FILE);
  signals[DOCUMENT_WANTED] = g_signal_new ("document-wanted", G_TYPE_FROM_CLASS (klass),
                                           G_SIGNAL_RUN_LAST, 0, g_signal_accumulator_true_handled,
                                           NULL, NULL, G_TYPE_BOOLEAN, 1, MEDINA_TYPE_DOCUMENT);
  signals[SLOT_WANTED] =
    g_signal_new ("slot-wanted", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                  g_signal_accumulator_true_handled, NULL, NULL, G_TYPE_BOOLEAN, 1, G_TYPE_STRING);
  signals[OPENED] = g_signal_new ("opened", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, MEDINA_TYPE_DOCUMENT);
  signals[NOT_RESUMED] = g_signal_new ("not-resumed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                       0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[BRANCHED] = g_signal_new ("branched", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                    NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[PASTED] = g_signal_new ("pasted", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 0);
}

static void
medina_game_opener_init (MedinaGameOpener *self)
{
}

MedinaGameOpener *
medina_game_opener_new (GtkWindow *window,
                        MedinaStore *store,
                        MedinaGameCloser *closer,
                        MedinaWaitBar *wait_bar)
{
  MedinaGameOpener *self = g_object_new (MEDINA_TYPE_GAME_OPENER, NULL);

  g_set_weak_pointer (&self->window, window);
  self->store = g_object_ref (store);
  self->closer = g_object_ref (closer);
  self->wait_bar = wait_bar;
  return self;
}
