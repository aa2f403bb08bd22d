/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-export-actions.h"

#include <glib/gi18n.h>

#include "medina-board-export.h"
#include "medina-chosen-file.h"
#include "medina-export-dialog.h"
#include "medina-free-name.h"
#include "medina-game-clipboard.h"
#include "medina-game-name.h"
#include "medina-game-saver.h"
#include "medina-printing.h"
#include "medina-question.h"
#include "medina-text-export.h"

struct _MedinaExportActions
{
  GObject parent_instance;

  GtkWindow *window;               /* weak; NULL once it is closed */
  GActionMap *map;                 /* borrowed */
  MedinaWaitBar *wait_bar;         /* borrowed; as long as there is a window */
  MedinaPictureFormat last_format; /* PNG before there is one */

  /* owned */
  GSettings *settings;
  MedinaDocument *document; /* NULL for none */
  GFile *last_file;         /* the last picture's; NULL for none */
  gpointer last_document;   /* whose it was; weak */
  GCancellable *naming;     /* of what the dialog waits for; NULL for nothing */
};

enum
{
  ANNOUNCE,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (MedinaExportActions, medina_export_actions, G_TYPE_OBJECT)

static gboolean
get_coordinates (MedinaExportActions *self)
{
  return g_settings_get_boolean (self->settings, "show-coordinates");
}

static void
announce (MedinaExportActions *self, const char *text)
{
  g_signal_emit (self, signals[ANNOUNCE], 0, text);
}

/* --- The board -------------------------------------------------------------------------------- */

static void save_board (GFile *file, MedinaPictureFormat format, gboolean replace, GObject *owner);

/* A picture on its way to a file. */
typedef struct
{
  MedinaExportActions *actions; /* all owned */
  GFile *file;
  GCancellable *cancellable;
  MedinaPictureFormat format;
} Saving;

static void
saving_free (gpointer data, GClosure *closure)
{
  Saving *self = data;

  g_object_unref (self->actions);
  g_object_unref (self->file);
  g_object_unref (self->cancellable);
  g_free (self);
}

/* Begins with the file that it was to be. */
static void
choose_again (Saving *saving, GtkWindow *window)
{
  medina_export_dialog_run (window, saving->file, saving->format, FALSE, saving->actions->settings,
                            save_board, G_OBJECT (saving->actions));
}

static void
elsewhere_cb (MedinaQuestion *question, const char *answer, Saving *saving)
{
  choose_again (saving, medina_question_get_window (question));
}

/* Takes `saving` over. */
static void
say_not_saved (Saving *saving, const GError *error)
{
  g_autoptr (MedinaQuestion) question =
    medina_question_new (_ ("Could Not Export Board"), error->message);

  medina_question_add_answer (question, "close", _ ("_Close"), MEDINA_ANSWER_CLOSE);
  medina_question_add_answer (question, "elsewhere", _ ("_Export Elsewhere…"),
                              MEDINA_ANSWER_DEFAULT);
  g_signal_connect_data (question, "answered::elsewhere", G_CALLBACK (elsewhere_cb), saving,
                         saving_free, 0);
  medina_question_ask (question, saving->actions->window);
}

/* Remembers the place and the format for the next picture. */
static void
remember (Saving *saving)
{
  g_set_object (&saving->actions->last_file, saving->file);
  g_set_weak_pointer (&saving->actions->last_document, saving->actions->document);
  saving->actions->last_format = saving->format;
}

static void
say_saved (Saving *saving)
{
  g_autofree char *name = medina_chosen_file_get_long_words (saving->file);
  /* Translators: %s is the name of a file */
  g_autofree char *text = g_strdup_printf (_ ("Board exported as “%s”"), name);

  announce (saving->actions, text);
  remember (saving);
  saving_free (saving, NULL);
}

/* The window is gone: nobody can be asked. */
static void
give_up (Saving *saving, const GError *error)
{
  g_printerr ("%s: %s\n", g_get_prgname (), error->message);
  saving_free (saving, NULL);
}

static void
saved_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Saving *saving = data;
  g_autoptr (GError) error = NULL;

  g_application_release (g_application_get_default ());
  if (saving->actions->window != NULL)
    medina_wait_bar_end (saving->actions->wait_bar, saving->cancellable);
  if (medina_board_export_save_finish (result, &error))
    say_saved (saving);
  else if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    saving_free (saving, NULL); /* as the person wants it */
  else if (saving->actions->window == NULL)
    give_up (saving, error);
  else if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_EXISTS))
    {
      choose_again (saving, saving->actions->window);
      saving_free (saving, NULL);
    }
  else
    say_not_saved (saving, error);
}

/* The picture carries the game. Transfer full. */
static MedinaBoardExport *
create_picture (MedinaExportActions *self)
{
  g_autoptr (GBytes) record = medina_document_get_record (self->document);
  g_autofree char *title = medina_game_name_suggest (self->document);
  MedinaBoardExport *picture =
    medina_board_export_new (medina_document_get_game (self->document), get_coordinates (self));

  medina_board_export_set_record (picture, record);
  medina_board_export_set_title (picture, title);
  medina_board_export_set_size (picture, g_settings_get_enum (self->settings, "picture-size"));
  if (g_settings_get_boolean (self->settings, "picture-caption"))
    medina_board_export_add_caption (picture, medina_document_get_game (self->document));
  return picture;
}

void
medina_export_actions_save (MedinaExportActions *self,
                            GFile *file,
                            MedinaPictureFormat format,
                            gboolean replace)
{
  Saving *saving;

  g_return_if_fail (MEDINA_IS_EXPORT_ACTIONS (self));
  g_return_if_fail (G_IS_FILE (file));
  g_return_if_fail (self->document != NULL);

  saving = g_new0 (Saving, 1);
  saving->actions = g_object_ref (self);
  saving->file = g_object_ref (file);
  saving->cancellable = g_cancellable_new ();
  saving->format = format;
  medina_game_saver_wait (self->wait_bar, file, saving->cancellable);
  g_application_hold (g_application_get_default ()); /* until the picture is in its file */
  medina_board_export_save_async (create_picture (self), file, format, replace, saving->cancellable,
                                  saved_cb, saving);
}

static void
save_board (GFile *file, MedinaPictureFormat format, gboolean replace, GObject *owner)
{
  MedinaExportActions *self = MEDINA_EXPORT_ACTIONS (owner);

  if (self->document != NULL)
    medina_export_actions_save (self, file, format, replace);
}

/* Named as the last picture of this game, or after the game, where the last picture is. Transfer
 * full. */
static GFile *
suggest_file (MedinaExportActions *self)
{
  const char *pictures = g_get_user_special_dir (G_USER_DIRECTORY_PICTURES);
  g_autofree char *name = NULL;
  g_autoptr (GFile) folder = NULL;

  if (self->last_file != NULL && self->last_document == self->document)
    return g_object_ref (self->last_file);
  name = medina_game_name_suggest (self->document);
  folder = self->last_file != NULL
             ? g_file_get_parent (self->last_file)
             : g_file_new_for_path (pictures != NULL ? pictures : g_get_home_dir ());
  return g_file_get_child (folder, name);
}

/* No drive is asked for a name any more. */
static void
stop_naming (MedinaExportActions *self)
{
  if (self->naming == NULL)
    return;
  if (self->window != NULL)
    medina_wait_bar_end (self->wait_bar, self->naming);
  g_cancellable_cancel (self->naming);
  g_clear_object (&self->naming);
}

/* A person who did not want to wait for a drive any longer can go on with the export elsewhere. */
static void
named_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (MedinaExportActions) self = data;
  g_autoptr (GFile) suggested = medina_free_name_find_finish (result, NULL);

  if (self->naming == NULL || self->naming != g_task_get_cancellable (G_TASK (result)))
    return;
  stop_naming (self);
  if (suggested != NULL)
    medina_export_dialog_run (self->window, suggested, self->last_format, TRUE, self->settings,
                              save_board, data);
  else
    g_clear_object (&self->last_file);
}

static void
tell_naming (MedinaExportActions *self, GFile *wanted)
{
  g_autoptr (GFile) folder = g_file_get_parent (wanted);
  g_autofree char *name = medina_chosen_file_get_words (folder);
  g_autofree char *text =
    /* Translators: %s is the name of a file */
    g_strdup_printf (_ ("Still opening “%s”. Its drive may be slow or unavailable."), name);

  medina_wait_bar_begin (self->wait_bar, text, g_get_monotonic_time (), self->naming);
}

/* The dialog opens when it is known what is there already. */
static void
export_board_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  MedinaExportActions *self = data;
  g_autoptr (GFile) wanted = suggest_file (self);

  stop_naming (self);
  self->naming = g_cancellable_new ();
  tell_naming (self, wanted);
  medina_free_name_find_async (wanted, self->last_format, self->naming, named_cb,
                               g_object_ref (self));
}

/* Nothing is to be told once the window is closed. */
static void
rendered_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (MedinaExportActions) self = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) picture = medina_board_export_render_finish (result, &error);

  if (self->window == NULL)
    return;
  if (picture == NULL)
    {
      medina_question_tell (self->window, _ ("Could Not Copy Board"), error->message);
      return;
    }
  medina_game_clipboard_set_picture (gtk_widget_get_clipboard (GTK_WIDGET (self->window)), picture);
  announce (self, _ ("Board copied"));
}

static void
copy_board_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  medina_board_export_render_async (create_picture (data), MEDINA_PICTURE_PNG, NULL, rendered_cb,
                                    g_object_ref (data));
}

/* --- Texts ------------------------------------------------------------------------------------ */

/* Pasted into this program it is the game again. */
static void
copy (MedinaExportActions *self, const char *text, const char *announcement)
{
  g_autoptr (GBytes) record = medina_document_get_record (self->document);

  medina_game_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self->window)), text,
                                  record);
  announce (self, announcement);
}

static void
copy_scores_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  MedinaExportActions *self = data;
  MedinaGame *game = medina_document_get_game (self->document);
  g_autofree char *text = medina_text_export_scores (game);

  copy (self, text, _ ("Score sheet copied"));
}

static void
copy_moves_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  MedinaExportActions *self = data;
  g_autofree char *text = medina_text_export_moves (medina_document_get_game (self->document));

  if (*text != '\0')
    copy (self, text, _ ("Moves copied"));
  else
    announce (self, _ ("No moves to copy yet"));
}

/* --- Printing --------------------------------------------------------------------------------- */

static void
printed_cb (const char *text, GObject *owner)
{
  announce (MEDINA_EXPORT_ACTIONS (owner), text);
}

static void
print_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  MedinaExportActions *self = data;

  medina_printing_begin (self->window, self->document, get_coordinates (self), printed_cb, data);
}

/* --- The actions ------------------------------------------------------------------------------ */

static const GActionEntry entries[] = {
  { "export-board", export_board_cb },
  { "copy-board", copy_board_cb },
  { "copy-scores", copy_scores_cb },
  { "copy-moves", copy_moves_cb },
  { "print", print_cb },
};

static void
set_enabled (GActionMap *map, gboolean enabled)
{
  for (gsize i = 0; i < G_N_ELEMENTS (entries); i++)
    g_simple_action_set_enabled (G_SIMPLE_ACTION (
                                   g_action_map_lookup_action (map, entries[i].name)),
                                 enabled);
}

/* What tells of scores waits for the end at a purist's table. */
static void
update_scores_cb (MedinaExportActions *self)
{
  static const char *const names[] = { "copy-scores", "print" };
  const gboolean aided = medina_game_get_aided (medina_document_get_game (self->document));

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (self->map, names[i])),
                                 aided);
}

void
medina_export_actions_set_document (MedinaExportActions *self, MedinaDocument *document)
{
  g_return_if_fail (MEDINA_IS_EXPORT_ACTIONS (self));

  stop_naming (self);
  if (self->document != NULL)
    g_signal_handlers_disconnect_by_data (medina_document_get_game (self->document), self);
  g_set_object (&self->document, document);
  set_enabled (self->map, document != NULL);
  if (document == NULL)
    return;
  g_signal_connect_object (medina_document_get_game (document), "notify::aided",
                           G_CALLBACK (update_scores_cb), self, G_CONNECT_SWAPPED);
  update_scores_cb (self);
}

/* --- The object ------------------------------------------------------------------------------- */

static void
medina_export_actions_dispose (GObject *object)
{
  MedinaExportActions *self = MEDINA_EXPORT_ACTIONS (object);

  g_clear_weak_pointer (&self->window);
  g_clear_object (&self->settings);
  g_clear_object (&self->document);
  g_clear_object (&self->last_file);
  g_clear_weak_pointer (&self->last_document);
  G_OBJECT_CLASS (medina_export_actions_parent_class)->dispose (object);
}

static void
medina_export_actions_class_init (MedinaExportActionsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = medina_export_actions_dispose;

  signals[ANNOUNCE] = g_signal_new ("announce", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                    NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
medina_export_actions_init (MedinaExportActions *self)
{
}

MedinaExportActions *
medina_export_actions_new (GActionMap *map,
                           GtkWindow *window,
                           GSettings *settings,
                           MedinaWaitBar *wait_bar)
{
  MedinaExportActions *self = g_object_new (MEDINA_TYPE_EXPORT_ACTIONS, NULL);

  self->map = map;
  self->wait_bar = wait_bar;
  self->settings = g_object_ref (settings);
  g_set_weak_pointer (&self->window, window);
  g_signal_connect_object (window, "unmap", G_CALLBACK (stop_naming), self, G_CONNECT_SWAPPED);
  g_action_map_add_action_entries (map, entries, G_N_ELEMENTS (entries), self);
  set_enabled (map, FALSE);
  return self;
}
