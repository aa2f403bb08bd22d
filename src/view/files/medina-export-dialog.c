/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-export-dialog.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "medina-answered-chooser.h"
#include "medina-chosen-file.h"
#include "medina-free-name.h"

/* What an open dialog needs for its answer. */
typedef struct
{
  MedinaExportChosen chosen;
  GObject *owner;                /* weak */
  GSettings *settings;           /* owned */
  MedinaPictureFormat suggested; /* when the dialog was opened */
} Request;

static void
request_free (gpointer data, GClosure *closure)
{
  Request *self = data;

  g_clear_weak_pointer (&self->owner);
  g_object_unref (self->settings);
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

/* The extension decides. But if it is the one that was suggested the person has left it alone, and
 * may have chosen another format by the filter; the same holds for a name without one. */
static MedinaPictureFormat
choose_format (MedinaPictureFormat named, MedinaPictureFormat suggested, MedinaPictureFormat filter)
{
  if (named == MEDINA_PICTURE_FORMATS || named == suggested)
    return filter < MEDINA_PICTURE_FORMATS ? filter : suggested;
  return named;
}

/* If the name has to be completed, and only the file that was chosen may be written, the dialog is
 * shown once more with the whole name. */
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
    request->chosen (whole, format, named == format, request->owner);
  else
    medina_export_dialog_run (parent, file, format, FALSE, request->settings, request->chosen,
                              request->owner);
}

/* --- The proposed name ------------------------------------------------------------------------ */

/* What a dialog of GTK's own proposes. */
typedef struct
{
  GtkFileChooser *chooser; /* borrowed; it goes with it */
  char *name;              /* owned; NULL if nothing is: the name is the person's */
  GCancellable *finding;   /* owned; of a name for the kind chosen last, NULL before */
} Proposal;

static void
proposal_stop (Proposal *self)
{
  g_cancellable_cancel (self->finding);
  g_clear_object (&self->finding);
}

static void
proposal_free (gpointer data, GClosure *closure)
{
  Proposal *self = data;

  proposal_stop (self);
  g_free (self->name);
  g_free (self);
}

static gboolean
is_untouched (const Proposal *self)
{
  g_autofree char *name = gtk_file_chooser_get_current_name (self->chooser);

  return self->name != NULL && g_strcmp0 (self->name, name) == 0;
}

static void
propose (Proposal *self, const char *name)
{
  g_free (self->name);
  self->name = g_strdup (name);
  gtk_file_chooser_set_current_name (self->chooser, name);
}

/* There is no name if another kind was chosen since, or the dialog has gone, and `data` with it. */
static void
found_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GFile) found = medina_free_name_find_finish (result, NULL);
  g_autofree char *name = found != NULL ? g_file_get_basename (found) : NULL;
  Proposal *self = data;

  if (name != NULL && is_untouched (self) && !g_str_equal (name, self->name))
    propose (self, name);
}

/* The number behind the name was for the kind of before. */
static void
find_free (Proposal *self, const char *name, MedinaPictureFormat format)
{
  g_autoptr (GFile) folder = gtk_file_chooser_get_current_folder (self->chooser);
  g_autoptr (GFile) file = folder != NULL ? g_file_get_child (folder, name) : NULL;

  proposal_stop (self);
  if (file == NULL)
    return;
  self->finding = g_cancellable_new ();
  medina_free_name_find_async (file, format, self->finding, found_cb, self);
}

/* A name that ends like the format of before ends like the new one. */
static void
filter_cb (GtkFileChooser *chooser, GParamSpec *pspec, Proposal *proposal)
{
  const MedinaPictureFormat filter = get_filter (chooser);
  g_autofree char *name = gtk_file_chooser_get_current_name (chooser), *renamed = NULL;

  if (filter == MEDINA_PICTURE_FORMATS || name == NULL ||
      medina_picture_format_from_name (name) == MEDINA_PICTURE_FORMATS)
    return;
  renamed = medina_picture_format_rename (name, filter);
  if (g_str_equal (renamed, name))
    return;
  if (!is_untouched (proposal))
    {
      gtk_file_chooser_set_current_name (chooser, renamed);
      return;
    }
  propose (proposal, renamed);
  find_free (proposal, renamed, filter);
}

static void
follow_filter (GtkFileChooser *chooser, const char *proposed)
{
  Proposal *proposal = g_new0 (Proposal, 1);

  proposal->chooser = chooser;
  proposal->name = g_strdup (proposed);
  g_signal_connect_data (chooser, "notify::filter", G_CALLBACK (filter_cb), proposal, proposal_free,
                         0);
}

/* The dialog tells nothing of the filter, but the window of GTK's own does; what a desktop shows
 * has its own manners. */
static void
follow_window (GtkWindow *parent, const char *proposed)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (GTK_IS_FILE_CHOOSER_DIALOG (window) && gtk_window_get_transient_for (window) == parent)
        follow_filter (GTK_FILE_CHOOSER (window), proposed);
    }
}

/* --- Size and caption ------------------------------------------------------------------------- */

#define CHOICE_SIZE    "size"
#define CHOICE_CAPTION "caption"

/* GTK 4.8 shows the first choice, whichever is set: so the one of last time comes first. */
static void
add_sizes (GtkFileChooser *chooser, const char *last)
{
  static const char *const sizes[] = { "small", "medium", "large" }; /* as in the settings */
  const char *const names[] = { C_ ("picture", "Small"), C_ ("picture", "Medium"),
                                C_ ("picture", "Large") };
  const char *ids[G_N_ELEMENTS (sizes) + 1] = { NULL },
                                         *labels[G_N_ELEMENTS (sizes) + 1] = { NULL };
  guint others = 1;

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      const guint place = g_str_equal (sizes[i], last) ? 0 : others++;

      ids[place] = sizes[i];
      labels[place] = names[i];
    }
  gtk_file_chooser_add_choice (chooser, CHOICE_SIZE, _ ("Size"), ids, labels);
  gtk_file_chooser_set_choice (chooser, CHOICE_SIZE, last);
}

static void
add_choices (GtkFileChooser *chooser, GSettings *settings)
{
  g_autofree char *size = g_settings_get_string (settings, "picture-size");

  add_sizes (chooser, size);
  gtk_file_chooser_add_choice (chooser, CHOICE_CAPTION, _ ("Names and points"), NULL, NULL);
  gtk_file_chooser_set_choice (chooser, CHOICE_CAPTION,
                               g_settings_get_boolean (settings, "picture-caption") ? "true"
                                                                                    : "false");
}

/* A desktop portal may hand back no choice. */
static void
store_choices (GtkFileChooser *chooser, GSettings *settings)
{
  const char *size = gtk_file_chooser_get_choice (chooser, CHOICE_SIZE);
  const char *caption = gtk_file_chooser_get_choice (chooser, CHOICE_CAPTION);

  if (size != NULL)
    g_settings_set_string (settings, "picture-size", size);
  if (caption != NULL)
    g_settings_set_boolean (settings, "picture-caption", g_str_equal (caption, "true"));
}

/* --- The dialog ------------------------------------------------------------------------------- */

static void
response_cb (GtkNativeDialog *dialog, int response, Request *request)
{
  GtkFileChooser *chooser = GTK_FILE_CHOOSER (dialog);
  GtkWindow *parent = gtk_native_dialog_get_transient_for (dialog);
  g_autoptr (GFile) file = gtk_file_chooser_get_file (chooser);
  const MedinaPictureFormat filter = get_filter (chooser);

  if (response == GTK_RESPONSE_ACCEPT)
    store_choices (chooser, request->settings);
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

/* In the folder of `suggested`. */
static void
suggest (GtkFileChooser *chooser, GFile *suggested, const char *name)
{
  g_autoptr (GFile) folder = g_file_get_parent (suggested);

  gtk_file_chooser_set_current_folder (chooser, folder, NULL);
  gtk_file_chooser_set_current_name (chooser, name);
}

static char *
name_suggested (GFile *suggested, MedinaPictureFormat format)
{
  g_autofree char *base = g_file_get_basename (suggested);

  return medina_picture_format_rename (base, format);
}

void
medina_export_dialog_run (GtkWindow *parent,
                          GFile *suggested,
                          MedinaPictureFormat format,
                          gboolean proposed,
                          GSettings *settings,
                          MedinaExportChosen chosen,
                          GObject *owner)
{
  g_autofree char *name = NULL;
  GtkFileChooserNative *dialog;
  Request *request;

  g_return_if_fail (GTK_IS_WINDOW (parent));
  g_return_if_fail (G_IS_FILE (suggested));
  g_return_if_fail (format < MEDINA_PICTURE_FORMATS);
  g_return_if_fail (G_IS_SETTINGS (settings));

  request = g_new0 (Request, 1);
  request->settings = g_object_ref (settings);
  request->chosen = chosen;
  request->suggested = format;
  g_set_weak_pointer (&request->owner, owner);
  dialog = gtk_file_chooser_native_new (_ ("Export Board"), parent, GTK_FILE_CHOOSER_ACTION_SAVE,
                                        _ ("_Export"), NULL);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (dialog), TRUE);
  add_filters (GTK_FILE_CHOOSER (dialog), format);
  add_choices (GTK_FILE_CHOOSER (dialog), settings);
  name = name_suggested (suggested, format);
  suggest (GTK_FILE_CHOOSER (dialog), suggested, name);
  g_signal_connect_data (dialog, "response", G_CALLBACK (response_cb), request, request_free, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
  follow_window (parent, proposed ? name : NULL);
}
