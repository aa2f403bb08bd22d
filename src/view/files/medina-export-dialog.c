/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-export-dialog.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "medina-chosen-file.h"
#include "medina-question.h"
#include "medina-shown-name.h"

/* What was chosen, and whom to tell. Counts its references; the dialogs own it together. */
typedef struct
{
  MedinaExportChosen chosen;
  GFile *file;                   /* owned; NULL until one is chosen */
  MedinaPictureFormat suggested; /* when the dialog was opened */
  MedinaPictureFormat named;     /* by the extension, */
  MedinaPictureFormat filter;    /* and by the filter, when it was closed */
} Choice;

static void
choice_clear (gpointer data)
{
  Choice *self = data;

  g_clear_object (&self->file);
}

static void
choice_release (gpointer data, GClosure *closure)
{
  g_rc_box_release_full (data, choice_clear);
}

/* --- What was meant? ---------------------------------------------------------------------------- */

static void
as_named_cb (MedinaQuestion *question, const char *answer, Choice *choice)
{
  choice->chosen (medina_question_get_window (question), choice->file, choice->named);
}

static void
again_cb (MedinaQuestion *question, const char *answer, Choice *choice)
{
  medina_export_dialog_run (medina_question_get_window (question), choice->file, choice->filter,
                            choice->chosen);
}

static char *
word_question (Choice *choice)
{
  g_autofree char *base = g_file_get_basename (choice->file);
  g_autofree char *whole = g_filename_display_name (base);
  g_autofree char *name = medina_shown_name_to_words (whole, MEDINA_SHOWN_NAME_FILE);

  if (choice->named == MEDINA_PICTURE_FORMATS)
    return g_strdup_printf (
      /* Translators: %s is the name of a file, like “board.bmp” */
      _ ("The name “%s” is of no kind that Medina can save. Choose a name that "
         "ends in .png, .svg or .pdf."),
      name);
  /* Translators: %1$s is the name of a file, like “board.png”, the others are kinds of files: that
   * of the name, like “PNG Picture”, and one that was chosen instead, like “PDF Document” */
  return g_strdup_printf (_ ("The name “%1$s” is that of a %2$s file, but %3$s was chosen."), name,
                          medina_picture_format_get_name (choice->named),
                          medina_picture_format_get_name (choice->filter));
}

static void
add_as_named (MedinaQuestion *question, Choice *choice)
{
  g_autofree char *label = g_strdup_printf (
    /* Translators: a button; %s is a kind of file, like “PNG Picture” */
    _ ("_Save as %s"), medina_picture_format_get_name (choice->named));

  medina_question_add_answer (question, "as-named", label, MEDINA_ANSWER_PLAIN);
  g_signal_connect_data (question, "answered::as-named", G_CALLBACK (as_named_cb),
                         g_rc_box_acquire (choice), choice_release, 0);
}

static void
ask (GtkWindow *parent, Choice *choice)
{
  g_autofree char *body = word_question (choice);
  g_autoptr (MedinaQuestion) question = medina_question_new (_ ("Which Kind of File?"), body);

  medina_question_add_answer (question, "cancel", _ ("_Cancel"), MEDINA_ANSWER_CLOSE);
  medina_question_add_answer (question, "again", _ ("Choose Another _Name"), MEDINA_ANSWER_DEFAULT);
  if (choice->named != MEDINA_PICTURE_FORMATS)
    add_as_named (question, choice);
  g_signal_connect_data (question, "answered::again", G_CALLBACK (again_cb),
                         g_rc_box_acquire (choice), choice_release, 0);
  medina_question_ask (question, parent);
}

/* --- The file chooser --------------------------------------------------------------------------- */

static MedinaPictureFormat
get_filter (GtkFileChooser *chooser)
{
  GtkFileFilter *filter = gtk_file_chooser_get_filter (chooser);
  const char *name = filter != NULL ? gtk_file_filter_get_name (filter) : NULL;
  MedinaPictureFormat format = 0;

  /* A desktop portal may hand back another filter of that name. */
  while (format < MEDINA_PICTURE_FORMATS &&
         g_strcmp0 (name, medina_picture_format_get_title (format)) != 0)
    format++;
  return format;
}

/* The file's name with the extension of what was chosen by the filter; NULL if that file must not
 * be written without another question. */
static GFile *
rename_for_filter (Choice *choice)
{
  g_autofree char *base = g_file_get_basename (choice->file);
  g_autofree char *name = medina_picture_format_rename (base, choice->filter);

  return medina_chosen_file_rename (choice->file, name);
}

static void
use_filter (GtkWindow *parent, Choice *choice, gboolean has_extension)
{
  g_autoptr (GFile) renamed = rename_for_filter (choice);

  if (renamed != NULL)
    choice->chosen (parent, renamed, choice->filter);
  else if (has_extension)
    ask (parent, choice);
  else
    choice->chosen (parent, choice->file, choice->filter);
}

/* Between the extension and the filter that decides which was changed in the dialog. */
static void
judge (GtkWindow *parent, Choice *choice)
{
  g_autofree char *name = g_file_get_basename (choice->file);
  const char *extension = medina_picture_format_find_extension (name);

  if (extension == NULL)
    {
      use_filter (parent, choice, FALSE);
      return;
    }
  choice->named = medina_picture_format_from_extension (extension);
  if (choice->named == MEDINA_PICTURE_FORMATS)
    ask (parent, choice);
  else if (choice->named == choice->filter || choice->filter == choice->suggested)
    choice->chosen (parent, choice->file, choice->named);
  else if (choice->named == choice->suggested)
    use_filter (parent, choice, TRUE);
  else
    ask (parent, choice);
}

static void
response_cb (GtkNativeDialog *dialog, int response, Choice *choice)
{
  GtkFileChooser *chooser = GTK_FILE_CHOOSER (dialog);
  GtkWindow *parent = gtk_native_dialog_get_transient_for (dialog);
  const MedinaPictureFormat filter = get_filter (chooser);

  if (filter != MEDINA_PICTURE_FORMATS)
    choice->filter = filter;
  if (response == GTK_RESPONSE_ACCEPT && parent != NULL)
    {
      choice->file = gtk_file_chooser_get_file (chooser);
      judge (parent, choice);
    }
  gtk_native_dialog_destroy (dialog);
  g_object_unref (dialog);
}

static void
add_filters (GtkFileChooser *chooser, MedinaPictureFormat chosen)
{
  for (MedinaPictureFormat format = 0; format < MEDINA_PICTURE_FORMATS; format++)
    {
      g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();

      gtk_file_filter_set_name (filter, medina_picture_format_get_title (format));
      gtk_file_filter_add_suffix (filter, medina_picture_format_get_extension (format));
      gtk_file_chooser_add_filter (chooser, filter);
      if (format == chosen)
        gtk_file_chooser_set_filter (chooser, filter);
    }
}

/* Transfer full. */
static GFile *
find_folder (GFile *last)
{
  const char *pictures = g_get_user_special_dir (G_USER_DIRECTORY_PICTURES);

  if (last != NULL)
    return g_file_get_parent (last);
  return g_file_new_for_path (pictures != NULL ? pictures : g_get_home_dir ());
}

static void
suggest (GtkFileChooser *chooser, GFile *last, MedinaPictureFormat format)
{
  g_autofree char *base = last != NULL ? g_file_get_basename (last) : NULL;
  /* Translators: the name of a file with a picture of the board, without its extension */
  g_autofree char *name =
    medina_picture_format_rename (base != NULL ? base : _ ("Medina Board"), format);
  g_autoptr (GFile) folder = find_folder (last);

  gtk_file_chooser_set_current_folder (chooser, folder, NULL);
  gtk_file_chooser_set_current_name (chooser, name);
}

void
medina_export_dialog_run (GtkWindow *parent,
                          GFile *last,
                          MedinaPictureFormat format,
                          MedinaExportChosen chosen)
{
  GtkFileChooserNative *dialog;
  Choice *choice;

  g_return_if_fail (GTK_IS_WINDOW (parent));
  g_return_if_fail (format < MEDINA_PICTURE_FORMATS);

  choice = g_rc_box_new0 (Choice);
  choice->chosen = chosen;
  choice->suggested = choice->filter = format;
  dialog = gtk_file_chooser_native_new (_ ("Export Board"), parent, GTK_FILE_CHOOSER_ACTION_SAVE,
                                        _ ("_Export"), NULL);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (dialog), TRUE);
  add_filters (GTK_FILE_CHOOSER (dialog), format);
  suggest (GTK_FILE_CHOOSER (dialog), last, format);
  g_signal_connect_data (dialog, "response", G_CALLBACK (response_cb), choice, choice_release, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}
