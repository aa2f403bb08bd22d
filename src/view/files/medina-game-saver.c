/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-game-saver.h"

#include <glib/gi18n.h>

#include "medina-answered-chooser.h"
#include "medina-chosen-file.h"
#include "medina-game-file-dialog.h"
#include "medina-game-name.h"
#include "medina-recent-games.h"
#include "medina-record-error.h"

struct _MedinaGameSaver
{
  GObject parent_instance;

  GtkWindow *window;        /* weak; NULL once it is closed */
  MedinaWaitBar *wait_bar;  /* borrowed; as long as there is a window */
  MedinaDocument *document; /* owned; NULL for none */
};

G_DEFINE_FINAL_TYPE (MedinaGameSaver, medina_game_saver, G_TYPE_OBJECT)

static void save (MedinaGameSaver *self, gboolean replace);

static void
save_as_response_cb (MedinaGameSaver *self)
{
  if (self->document != NULL)
    medina_game_saver_save_as (self);
}

void
medina_game_saver_offer_save_as (MedinaGameSaver *self, MedinaQuestion *question)
{
  g_return_if_fail (MEDINA_IS_GAME_SAVER (self));
  g_return_if_fail (MEDINA_IS_QUESTION (question));

  medina_question_add_answer (question, "save-as", _ ("Save _As…"), MEDINA_ANSWER_PLAIN);
  g_signal_connect_object (question, "answered::save-as", G_CALLBACK (save_as_response_cb), self,
                           G_CONNECT_SWAPPED);
}

static void
replace_response_cb (MedinaGameSaver *self)
{
  if (self->document != NULL)
    save (self, TRUE);
}

static void
ask_about_change (MedinaGameSaver *self, const GError *error)
{
  g_autoptr (MedinaQuestion) question =
    medina_question_new (_ ("The File Has Changed"), error->message);

  medina_question_add_answer (question, "cancel", _ ("_Cancel"), MEDINA_ANSWER_CLOSE);
  medina_game_saver_offer_save_as (self, question);
  medina_question_add_answer (question, "replace", _ ("_Replace"), MEDINA_ANSWER_DESTRUCTIVE);
  g_signal_connect_object (question, "answered::replace", G_CALLBACK (replace_response_cb), self,
                           G_CONNECT_SWAPPED);
  medina_question_ask (question, self->window);
}

/* A game on its way to a file. */
typedef struct
{
  MedinaGameSaver *saver;    /* owned */
  GCancellable *cancellable; /* owned */
} Saving;

static void
saving_free (Saving *self)
{
  g_object_unref (self->saver);
  g_object_unref (self->cancellable);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Saving, saving_free)

static void
saved_cb (GObject *document, GAsyncResult *result, gpointer data)
{
  g_autoptr (Saving) saving = data;
  MedinaGameSaver *self = saving->saver;
  g_autoptr (GError) error = NULL;

  if (self->window != NULL)
    medina_wait_bar_end (self->wait_bar, saving->cancellable);
  if (medina_document_save_finish (MEDINA_DOCUMENT (document), result, &error))
    medina_recent_games_add (medina_document_get_file (MEDINA_DOCUMENT (document)));
  else if (self->window == NULL)
    g_printerr ("%s: %s\n", g_get_prgname (), error->message);
  else if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return; /* as the person wants it */
  else if (g_error_matches (error, MEDINA_RECORD_ERROR, MEDINA_RECORD_ERROR_CHANGED))
    ask_about_change (self, error);
  else
    medina_question_tell (self->window, _ ("Could Not Save Game"), error->message);
}

void
medina_game_saver_wait (MedinaWaitBar *bar, GFile *file, GCancellable *cancellable)
{
  g_autofree char *name = medina_chosen_file_get_words (file);
  g_autofree char *text =
    /* Translators: %s is the name of a file */
    g_strdup_printf (_ ("Still saving “%s”. Its drive may be slow or unavailable."), name);

  medina_wait_bar_begin (bar, text, g_get_monotonic_time (), cancellable);
}

/* Has the bar tell when that file takes long to write, until saved_cb(). */
static Saving *
begin_saving (MedinaGameSaver *self, GFile *file)
{
  Saving *saving = g_new (Saving, 1);

  *saving = (Saving){ g_object_ref (self), g_cancellable_new () };
  medina_game_saver_wait (self->wait_bar, file, saving->cancellable);
  return saving;
}

/* To the file that the game has. */
static void
save (MedinaGameSaver *self, gboolean replace)
{
  Saving *saving = begin_saving (self, medina_document_get_file (self->document));

  medina_document_save_async (self->document, NULL, replace, saving->cancellable, saved_cb, saving);
}

/* The file with our suffix, for a name without it; NULL for one that has it, or may get none. */
static GFile *
with_suffix (GFile *chosen)
{
  g_autofree char *base = g_file_get_basename (chosen);
  g_autofree char *longer = g_strconcat (base, MEDINA_RECORD_SUFFIX, NULL);

  return g_str_has_suffix (base, MEDINA_RECORD_SUFFIX) ? NULL
                                                       : medina_chosen_file_rename (chosen, longer);
}

void
medina_game_saver_save_to (MedinaGameSaver *self, GFile *chosen)
{
  g_autoptr (GFile) longer = NULL;
  Saving *saving;

  g_return_if_fail (MEDINA_IS_GAME_SAVER (self));
  g_return_if_fail (G_IS_FILE (chosen));
  g_return_if_fail (self->document != NULL);

  longer = with_suffix (chosen);
  saving = begin_saving (self, longer != NULL ? longer : chosen);
  if (longer != NULL)
    medina_document_save_new_async (self->document, longer, chosen, saving->cancellable, saved_cb,
                                    saving);
  else
    medina_document_save_async (self->document, chosen, FALSE, saving->cancellable, saved_cb,
                                saving);
}

static void
save_response_cb (GtkFileChooserNative *chooser, int response, MedinaGameSaver *self)
{
  g_autoptr (GFile) chosen = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));

  if (response == GTK_RESPONSE_ACCEPT && chosen != NULL && self->document != NULL)
    medina_game_saver_save_to (self, chosen);
  medina_answered_chooser_drop (chooser);
}

/* Beside the file of the game, else where the last one was, else where documents are. Transfer
 * full. */
static GFile *
find_folder (MedinaDocument *document)
{
  const char *documents = g_get_user_special_dir (G_USER_DIRECTORY_DOCUMENTS);
  GFile *file = medina_document_get_file (document);
  GFile *folder = file != NULL ? g_file_get_parent (file) : medina_recent_games_find_folder ();

  return folder != NULL ? folder
                        : g_file_new_for_path (documents != NULL ? documents : g_get_home_dir ());
}

void
medina_game_saver_save_as (MedinaGameSaver *self)
{
  g_autofree char *game = NULL, *name = NULL;
  g_autoptr (GFile) folder = NULL;
  GtkFileChooserNative *chooser;

  g_return_if_fail (MEDINA_IS_GAME_SAVER (self));
  g_return_if_fail (self->document != NULL);

  game = medina_game_name_suggest (self->document);
  name = g_strconcat (game, MEDINA_RECORD_SUFFIX, NULL);
  chooser =
    medina_game_file_dialog_new (self->window, GTK_FILE_CHOOSER_ACTION_SAVE, _ ("Save Game"));
  folder = find_folder (self->document);
  gtk_file_chooser_set_current_folder (GTK_FILE_CHOOSER (chooser), folder, NULL);
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), name);
  g_signal_connect_object (chooser, "response", G_CALLBACK (save_response_cb), self, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

void
medina_game_saver_save (MedinaGameSaver *self)
{
  g_return_if_fail (MEDINA_IS_GAME_SAVER (self));
  g_return_if_fail (self->document != NULL);

  if (medina_document_get_file (self->document) != NULL)
    save (self, FALSE);
  else
    medina_game_saver_save_as (self);
}

/* --- The object ------------------------------------------------------------------------------- */

void
medina_game_saver_set_document (MedinaGameSaver *self, MedinaDocument *document)
{
  g_return_if_fail (MEDINA_IS_GAME_SAVER (self));

  g_set_object (&self->document, document);
}

static void
medina_game_saver_dispose (GObject *object)
{
  MedinaGameSaver *self = MEDINA_GAME_SAVER (object);

  g_clear_weak_pointer (&self->window);
  g_clear_object (&self->document);
  G_OBJECT_CLASS (medina_game_saver_parent_class)->dispose (object);
}

static void
medina_game_saver_class_init (MedinaGameSaverClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = medina_game_saver_dispose;
}

static void
medina_game_saver_init (MedinaGameSaver *self)
{
}

MedinaGameSaver *
medina_game_saver_new (GtkWindow *window, MedinaWaitBar *wait_bar)
{
  MedinaGameSaver *self = g_object_new (MEDINA_TYPE_GAME_SAVER, NULL);

  g_set_weak_pointer (&self->window, window);
  self->wait_bar = wait_bar;
  return self;
}
