/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-file-actions.h"

#include <glib/gi18n.h>

#include "medina-chosen-file.h"
#include "medina-game-closer.h"
#include "medina-record-error.h"
#include "medina-shown-name.h"

enum
{
  MAX_RECENT = 8,
};

/* --- Recent games ----------------------------------------------------------------------------- */

static void
add_to_recent (GFile *file)
{
  g_autofree char *uri = g_file_get_uri (file);
  GtkRecentData data = {
    .mime_type = (char *) MEDINA_RECORD_MEDIA_TYPE,
    .app_name = (char *) g_get_application_name (),
    .app_exec = (char *) "medina %u",
  };

  gtk_recent_manager_add_full (gtk_recent_manager_get_default (), uri, &data);
}

/* Doubles underscores: in a menu one would make the next letter a mnemonic. */
static char *
label_recent (GtkRecentInfo *info)
{
  g_autofree char *name =
    medina_shown_name_to_words (gtk_recent_info_get_display_name (info), MEDINA_SHOWN_NAME_FILE);
  g_auto (GStrv) parts = g_strsplit (name, "_", -1);

  return g_strjoinv ("__", parts);
}

static void
fill_recent_menu (GMenu *menu)
{
  GList *infos = gtk_recent_manager_get_items (gtk_recent_manager_get_default ());
  int count = 0;

  g_menu_remove_all (menu);
  for (GList *l = infos; l != NULL && count < MAX_RECENT; l = l->next)
    if (g_strcmp0 (gtk_recent_info_get_mime_type (l->data), MEDINA_RECORD_MEDIA_TYPE) == 0)
      {
        g_autofree char *label = label_recent (l->data);
        g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

        g_menu_item_set_action_and_target (item, "win.open-recent", "s",
                                           gtk_recent_info_get_uri (l->data));
        g_menu_append_item (menu, item);
        count++;
      }
  g_list_free_full (infos, (GDestroyNotify) gtk_recent_info_unref);
}

void
medina_file_actions_follow_recent (GMenu *menu)
{
  g_return_if_fail (G_IS_MENU (menu));

  fill_recent_menu (menu);
  g_signal_connect_object (gtk_recent_manager_get_default (), "changed",
                           G_CALLBACK (fill_recent_menu), menu, G_CONNECT_SWAPPED);
}

/* --- Opening ---------------------------------------------------------------------------------- */

static void
show_opened (MedinaWindow *window, gpointer document)
{
  medina_window_set_document (window, document);
  add_to_recent (medina_document_get_file (document));
}

void
medina_file_actions_opened (MedinaWindow *window, MedinaDocument *document)
{
  medina_game_closer_close (window, MEDINA_CLOSING_WHOLLY, show_opened, g_object_ref (document),
                            g_object_unref);
}

static GtkFileFilter *
create_filter (void)
{
  GtkFileFilter *filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, _ ("Medina Games"));
  gtk_file_filter_add_mime_type (filter, MEDINA_RECORD_MEDIA_TYPE);
  gtk_file_filter_add_suffix (filter, "medina");
  return filter;
}

/* The caller owns the dialog: a native dialog is no widget, and nothing else keeps it. */
static GtkFileChooserNative *
create_chooser (MedinaWindow *window, GtkFileChooserAction action, const char *title)
{
  GtkFileChooserNative *chooser =
    gtk_file_chooser_native_new (title, GTK_WINDOW (window), action, NULL, NULL);
  g_autoptr (GtkFileFilter) filter = create_filter ();

  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (chooser), filter);
  return chooser;
}

static void
open_response_cb (GtkFileChooserNative *chooser, int response, MedinaWindow *window)
{
  g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));

  if (response == GTK_RESPONSE_ACCEPT && file != NULL)
    medina_window_open (window, file);
  g_object_unref (chooser);
}

static void
open_cb (GSimpleAction *action, GVariant *parameter, gpointer window)
{
  GtkFileChooserNative *chooser =
    create_chooser (window, GTK_FILE_CHOOSER_ACTION_OPEN, _ ("Open Game"));

  g_signal_connect_object (chooser, "response", G_CALLBACK (open_response_cb), window, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

static void
open_recent_cb (GSimpleAction *action, GVariant *parameter, gpointer window)
{
  g_autoptr (GFile) file = g_file_new_for_uri (g_variant_get_string (parameter, NULL));

  medina_window_open (window, file);
}

static gboolean
drop_cb (GtkDropTarget *target, const GValue *value, double x, double y, MedinaWindow *window)
{
  if (!G_VALUE_HOLDS (value, G_TYPE_FILE))
    return FALSE;
  medina_window_open (window, g_value_get_object (value));
  return TRUE;
}

/* --- Saving ----------------------------------------------------------------------------------- */

static void save_as (MedinaWindow *window);
static void save (MedinaWindow *window, GFile *file, gboolean replace);

static void
save_as_response_cb (MedinaWindow *window)
{
  if (medina_window_get_document (window) != NULL)
    save_as (window);
}

void
medina_file_actions_offer_save_as (MedinaWindow *window, MedinaQuestion *question)
{
  g_return_if_fail (MEDINA_IS_WINDOW (window));
  g_return_if_fail (MEDINA_IS_QUESTION (question));

  medina_question_add_answer (question, "save-as", _ ("Save _As…"), MEDINA_ANSWER_PLAIN);
  g_signal_connect_object (question, "answered::save-as", G_CALLBACK (save_as_response_cb), window,
                           G_CONNECT_SWAPPED);
}

static void
replace_response_cb (MedinaWindow *window)
{
  if (medina_window_get_document (window) != NULL)
    save (window, NULL, TRUE);
}

static void
ask_about_change (MedinaWindow *window, const GError *error)
{
  g_autoptr (MedinaQuestion) question =
    medina_question_new (_ ("The File Has Changed"), error->message);

  medina_question_add_answer (question, "cancel", _ ("_Cancel"), MEDINA_ANSWER_CLOSE);
  medina_file_actions_offer_save_as (window, question);
  medina_question_add_answer (question, "replace", _ ("_Replace"), MEDINA_ANSWER_DESTRUCTIVE);
  g_signal_connect_object (question, "answered::replace", G_CALLBACK (replace_response_cb), window,
                           G_CONNECT_SWAPPED);
  medina_question_ask (question, GTK_WINDOW (window));
}

/* A game on its way to a file. */
typedef struct
{
  MedinaWindow *window;      /* owned; nobody may be there any more when it ends */
  GCancellable *cancellable; /* owned */
} Saving;

static void
saving_free (Saving *self)
{
  g_object_unref (self->window);
  g_object_unref (self->cancellable);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Saving, saving_free)

static void
saved_cb (GObject *document, GAsyncResult *result, gpointer data)
{
  g_autoptr (Saving) saving = data;
  MedinaWindow *window = saving->window;
  g_autoptr (GError) error = NULL;

  if (medina_window_is_open (window))
    medina_wait_bar_end (medina_window_get_wait_bar (window), saving->cancellable);
  if (medina_document_save_finish (MEDINA_DOCUMENT (document), result, &error))
    add_to_recent (medina_document_get_file (MEDINA_DOCUMENT (document)));
  else if (!medina_window_is_open (window))
    g_printerr ("%s\n", error->message);
  else if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return; /* as the person wants it */
  else if (g_error_matches (error, MEDINA_RECORD_ERROR, MEDINA_RECORD_ERROR_CHANGED))
    ask_about_change (window, error);
  else
    medina_question_tell (GTK_WINDOW (window), _ ("The Game Cannot Be Saved"), error->message);
}

static void
save (MedinaWindow *window, GFile *file, gboolean replace)
{
  MedinaDocument *document = medina_window_get_document (window);
  Saving *saving = g_new (Saving, 1);
  g_autofree char *name =
    medina_chosen_file_get_words (file != NULL ? file : medina_document_get_file (document));
  /* Translators: %s is the name of a file */
  g_autofree char *text =
    g_strdup_printf (_ ("Still saving “%s”. Its drive may be slow or out of reach."), name);

  *saving = (Saving){ g_object_ref (window), g_cancellable_new () };
  medina_wait_bar_begin (medina_window_get_wait_bar (window), text, saving->cancellable);
  medina_document_save_async (document, file, replace, saving->cancellable, saved_cb, saving);
}

/* Adds our suffix to a name without one, unless a file of that name would be replaced unasked. */
static GFile *
with_suffix (GFile *chosen)
{
  g_autofree char *base = g_file_get_basename (chosen);
  g_autofree char *longer = g_strconcat (base, MEDINA_RECORD_SUFFIX, NULL);
  GFile *file = NULL;

  if (!g_str_has_suffix (base, MEDINA_RECORD_SUFFIX))
    file = medina_chosen_file_rename (chosen, longer);
  return file != NULL ? file : g_object_ref (chosen);
}

static void
save_response_cb (GtkFileChooserNative *chooser, int response, MedinaWindow *window)
{
  g_autoptr (GFile) chosen = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));
  g_autoptr (GFile) file = chosen != NULL ? with_suffix (chosen) : NULL;

  if (response == GTK_RESPONSE_ACCEPT && file != NULL &&
      medina_window_get_document (window) != NULL)
    save (window, file, FALSE);
  g_object_unref (chooser);
}

static char *
suggest_name (MedinaDocument *document)
{
  const char *title = medina_document_get_title (document);
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *day = g_date_time_format (now, "%Y-%m-%d");

  if (*title != '\0')
    return g_strconcat (title, MEDINA_RECORD_SUFFIX, NULL);
  /* Translators: the suggested name of a game's file; %s is the day, as in 2026-11-20 */
  return g_strdup_printf (_ ("Medina %s.medina"), day);
}

/* Suggests the folder of the document's file. */
static void
suggest_folder (GtkFileChooser *chooser, MedinaDocument *document)
{
  GFile *file = medina_document_get_file (document);
  g_autoptr (GFile) folder = file != NULL ? g_file_get_parent (file) : NULL;

  if (folder != NULL)
    gtk_file_chooser_set_current_folder (chooser, folder, NULL);
}

static void
save_as (MedinaWindow *window)
{
  MedinaDocument *document = medina_window_get_document (window);
  g_autofree char *name = suggest_name (document);
  GtkFileChooserNative *chooser =
    create_chooser (window, GTK_FILE_CHOOSER_ACTION_SAVE, _ ("Save Game"));

  suggest_folder (GTK_FILE_CHOOSER (chooser), document);
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), name);
  g_signal_connect_object (chooser, "response", G_CALLBACK (save_response_cb), window, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

static void
save_cb (GSimpleAction *action, GVariant *parameter, gpointer window)
{
  MedinaDocument *document = medina_window_get_document (window);

  if (medina_document_get_file (document) != NULL)
    save (window, NULL, FALSE);
  else
    save_as (window);
}

static void
save_as_cb (GSimpleAction *action, GVariant *parameter, gpointer window)
{
  save_as (window);
}

/* --- The actions ------------------------------------------------------------------------------ */

static const GActionEntry entries[] = {
  { "open", open_cb },
  { "open-recent", open_recent_cb, "s" },
  { "save", save_cb },
  { "save-as", save_as_cb },
};

static void
enable (MedinaWindow *window, const char *name, gboolean enabled)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (window), name);

  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), enabled);
}

void
medina_file_actions_bind_document (MedinaWindow *window, MedinaDocument *document)
{
  enable (window, "save", document != NULL);
  enable (window, "save-as", document != NULL);
}

void
medina_file_actions_install (MedinaWindow *window)
{
  GtkDropTarget *target = gtk_drop_target_new (G_TYPE_FILE, GDK_ACTION_COPY);

  g_action_map_add_action_entries (G_ACTION_MAP (window), entries, G_N_ELEMENTS (entries), window);
  g_signal_connect_object (target, "drop", G_CALLBACK (drop_cb), window, 0);
  gtk_widget_add_controller (GTK_WIDGET (window), GTK_EVENT_CONTROLLER (target));
}
