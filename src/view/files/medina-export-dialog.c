/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-export-dialog.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "medina-answered-chooser.h"
#include "medina-chosen-file.h"

/* What an open dialog needs for its answer. */
typedef struct
{
  MedinaExportChosen chosen;
  GObject *owner;                /* weak */
  MedinaPictureFormat suggested; /* when the dialog was opened */
} Request;

static void
request_free (gpointer data, GClosure *closure)
{
  Request *self = data;

  g_clear_weak_pointer (&self->owner);
  g_free (self);
}

/* MEDINA_PICTURE_FORMATS if none of ours is chosen. */
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

/* The extension decides. But if it is the one that was suggested the person has left it alone, and may
 * have chosen another format by the filter; the same holds for a name without one. */
static MedinaPictureFormat
choose_format (MedinaPictureFormat named, MedinaPictureFormat suggested, MedinaPictureFormat filter)
{
  if (named == MEDINA_PICTURE_FORMATS || named == suggested)
    return filter < MEDINA_PICTURE_FORMATS ? filter : suggested;
  return named;
}

/* If the name has to be completed, and a file of the whole name must not be written without another
 * question, the dialog is shown once more with that name. */
static void
use_choice (GtkWindow *parent, GFile *file, MedinaPictureFormat filter, const Request *request)
{
  g_autofree char *base = g_file_get_basename (file);
  const MedinaPictureFormat named = medina_picture_format_from_name (base);
  const MedinaPictureFormat format = choose_format (named, request->suggested, filter);
  g_autofree char *name = medina_picture_format_rename (base, format);
  g_autoptr (GFile) whole =
    named == format ? g_object_ref (file) : medina_chosen_file_rename (file, name);

  if (whole != NULL)
    request->chosen (whole, format, request->owner);
  else
    medina_export_dialog_run (parent, file, format, request->chosen, request->owner);
}

static void
response_cb (GtkNativeDialog *dialog, int response, Request *request)
{
  GtkFileChooser *chooser = GTK_FILE_CHOOSER (dialog);
  GtkWindow *parent = gtk_native_dialog_get_transient_for (dialog);
  g_autoptr (GFile) file = gtk_file_chooser_get_file (chooser);
  const MedinaPictureFormat filter = get_filter (chooser);

  medina_answered_chooser_drop (GTK_FILE_CHOOSER_NATIVE (dialog));
  if (response == GTK_RESPONSE_ACCEPT && parent != NULL && file != NULL && request->owner != NULL)
    use_choice (parent, file, filter, request);
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
                          MedinaExportChosen chosen,
                          GObject *owner)
{
  GtkFileChooserNative *dialog;
  Request *request;

  g_return_if_fail (GTK_IS_WINDOW (parent));
  g_return_if_fail (format < MEDINA_PICTURE_FORMATS);

  request = g_new0 (Request, 1);
  request->chosen = chosen;
  request->suggested = format;
  g_set_weak_pointer (&request->owner, owner);
  dialog = gtk_file_chooser_native_new (_ ("Export Board"), parent, GTK_FILE_CHOOSER_ACTION_SAVE,
                                        _ ("_Export"), NULL);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (dialog), TRUE);
  add_filters (GTK_FILE_CHOOSER (dialog), format);
  suggest (GTK_FILE_CHOOSER (dialog), last, format);
  g_signal_connect_data (dialog, "response", G_CALLBACK (response_cb), request, request_free, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}
