/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-export-actions.h"

#include <glib/gi18n.h>

#include "medina-board-export.h"
#include "medina-export-dialog.h"
#include "medina-printing.h"
#include "medina-question.h"
#include "medina-shown-name.h"
#include "medina-text-export.h"

/* Data of the window; without it the format is PNG. */
#define LAST_FILE   "medina-last-export"
#define LAST_FORMAT "medina-last-export-format"

static gboolean
get_coordinates (MedinaWindow *window)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (window));

  return g_settings_get_boolean (medina_application_get_settings (MEDINA_APPLICATION (application)),
                                 "show-coordinates");
}

/* --- The board ---------------------------------------------------------------------------------- */

static void save_board (GtkWindow *window, GFile *file, MedinaPictureFormat format);

/* A picture on its way to a file. */
typedef struct
{
  MedinaWindow *window; /* all owned */
  GFile *file;
  MedinaPictureFormat format;
} Saving;

static void
saving_free (gpointer data, GClosure *closure)
{
  Saving *self = data;

  g_object_unref (self->window);
  g_object_unref (self->file);
  g_free (self);
}

static void
elsewhere_cb (MedinaQuestion *question, const char *answer, Saving *saving)
{
  medina_export_dialog_run (GTK_WINDOW (saving->window), saving->file, saving->format, save_board);
}

/* Takes `saving` over. */
static void
say_not_saved (Saving *saving, const GError *error)
{
  g_autoptr (MedinaQuestion) question =
    medina_question_new (_ ("The Board Cannot Be Exported"), error->message);

  medina_question_add_answer (question, "close", _ ("_Close"), MEDINA_ANSWER_CLOSE);
  medina_question_add_answer (question, "elsewhere", _ ("_Export Elsewhere…"),
                              MEDINA_ANSWER_DEFAULT);
  g_signal_connect_data (question, "answered::elsewhere", G_CALLBACK (elsewhere_cb), saving,
                         saving_free, 0);
  medina_question_ask (question, GTK_WINDOW (saving->window));
}

/* The next picture may go to the same place. */
static void
remember (Saving *saving)
{
  g_object_set_data_full (G_OBJECT (saving->window), LAST_FILE, g_object_ref (saving->file),
                          g_object_unref);
  g_object_set_data (G_OBJECT (saving->window), LAST_FORMAT, GINT_TO_POINTER (saving->format));
}

static void
say_saved (Saving *saving)
{
  g_autofree char *base = g_file_get_basename (saving->file);
  g_autofree char *whole = g_filename_display_name (base);
  g_autofree char *name = medina_shown_name_to_words (whole, MEDINA_SHOWN_NAME_FILE);
  /* Translators: %s is the name of a file */
  g_autofree char *text = g_strdup_printf (_ ("The board was saved as “%s”."), name);

  medina_window_announce (saving->window, text);
  remember (saving);
  saving_free (saving, NULL);
}

static void
saved_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Saving *saving = data;
  g_autoptr (GError) error = NULL;

  g_application_release (g_application_get_default ());
  if (medina_board_export_save_finish (result, &error))
    say_saved (saving);
  else if (medina_window_is_open (saving->window))
    say_not_saved (saving, error);
  else
    {
      g_printerr ("%s\n", error->message); /* nobody is there any more to be asked */
      saving_free (saving, NULL);
    }
}

static void
save_board (GtkWindow *window, GFile *file, MedinaPictureFormat format)
{
  MedinaGame *game = medina_window_get_game (MEDINA_WINDOW (window));
  Saving *saving;

  if (game == NULL)
    return;
  saving = g_new0 (Saving, 1);
  saving->window = g_object_ref (MEDINA_WINDOW (window));
  saving->file = g_object_ref (file);
  saving->format = format;
  g_application_hold (g_application_get_default ()); /* until the picture is in its file */
  medina_board_export_save_async (medina_board_export_new (game, get_coordinates (saving->window)),
                                  file, format, NULL, saved_cb, saving);
}

static void
export_board_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  GFile *last = g_object_get_data (data, LAST_FILE);
  const int format = GPOINTER_TO_INT (g_object_get_data (data, LAST_FORMAT));

  medina_export_dialog_run (data, last, (MedinaPictureFormat) format, save_board);
}

/* --- Texts -------------------------------------------------------------------------------------- */

static void
copy (MedinaWindow *window, const char *text, const char *announcement)
{
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (window)), text);
  medina_window_announce (window, announcement);
}

static void
copy_scores_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  MedinaGame *game = medina_window_get_game (data);
  g_autoptr (MedinaScoreSheet) sheet = medina_score_sheet_new (game);
  g_autofree char *text =
    medina_text_export_scores (sheet, medina_game_get_setup (game)->rules.well);

  copy (data, text, _ ("The score sheet is on the clipboard."));
}

static void
copy_moves_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  g_autofree char *text = medina_text_export_moves (medina_window_get_game (data));

  if (*text != '\0')
    copy (data, text, _ ("The moves are on the clipboard."));
  else
    medina_window_announce (data, _ ("There are no moves to copy yet."));
}

/* --- Printing ----------------------------------------------------------------------------------- */

static void
print_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  medina_printing_begin (data, get_coordinates (data));
}

/* --- The actions -------------------------------------------------------------------------------- */

static const GActionEntry entries[] = {
  { "export-board", export_board_cb },
  { "copy-scores", copy_scores_cb },
  { "copy-moves", copy_moves_cb },
  { "print", print_cb },
};

void
medina_export_actions_install (MedinaWindow *window)
{
  g_return_if_fail (MEDINA_IS_WINDOW (window));

  g_action_map_add_action_entries (G_ACTION_MAP (window), entries, G_N_ELEMENTS (entries), window);
}

void
medina_export_actions_set_enabled (MedinaWindow *window, gboolean enabled)
{
  g_return_if_fail (MEDINA_IS_WINDOW (window));

  for (gsize i = 0; i < G_N_ELEMENTS (entries); i++)
    g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (window),
                                                                              entries[i].name)),
                                 enabled);
}
