/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-welcome-page.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "medina-kept-row.h"
#include "medina-question.h"
#include "medina-record-error.h"
#include "medina-window.h"

struct _MedinaWelcomePage
{
  GtkWidget parent_instance;

  char *description; /* owned: what the game is about */

  /* template */
  AdwStatusPage *page;
  GtkWidget *kept;
  GtkListBox *list;

  /* owned; NULL before the first refresh */
  MedinaStore *store;
  GPtrArray *games; /* MedinaSlotContents; NULL, too, if they cannot be listed */
};

enum
{
  RESUME,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (MedinaWelcomePage, medina_welcome_page, GTK_TYPE_WIDGET)

static const char *
id_of (gpointer object)
{
  return g_object_get_data (object, "id");
}

/* The game that a row or a question is about. */
static void
set_id (GObject *object, const char *id)
{
  g_object_set_data_full (object, "id", g_strdup (id), g_free);
}

static void
row_activated_cb (MedinaWelcomePage *self, GtkWidget *row)
{
  g_autofree char *id = g_strdup (id_of (row));

  g_signal_emit (self, signals[RESUME], 0, id);
}

/* Not any more if the page has left its window meanwhile. */
static void
show_error (MedinaWelcomePage *self, const char *heading, const char *text)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  if (MEDINA_IS_WINDOW (root))
    medina_window_show_error (MEDINA_WINDOW (root), heading, text);
}

/* --- Removal ---------------------------------------------------------------------------------- */

static void
remove_confirmed_cb (MedinaQuestion *question, const char *answer, MedinaWelcomePage *self)
{
  g_autoptr (GError) error = NULL;

  if (!medina_store_remove (self->store, id_of (question), &error))
    show_error (self, _ ("The Game Cannot Be Removed"), error->message);
  medina_welcome_page_refresh (self, self->store);
}

/* Why the game of that slot cannot be read; NULL if it can. */
static const GError *
find_error (MedinaWelcomePage *self, const char *id)
{
  for (guint i = 0; self->games != NULL && i < self->games->len; i++)
    {
      const MedinaSlotContents *contents = g_ptr_array_index (self->games, i);

      if (g_str_equal (contents->id, id))
        return contents->error;
    }
  return NULL;
}

static const char *
warn_of_removal (const GError *error)
{
  if (error == NULL)
    return _ ("What was not saved to a file is lost for good.");
  if (g_error_matches (error, MEDINA_RECORD_ERROR, MEDINA_RECORD_ERROR_FORMAT))
    return _ (
      "This version of Medina cannot read the game, but a newer one may be able to. What was "
      "not saved to a file is lost for good.");
  return _ ("Medina cannot read the game. What was not saved to a file is lost for good.");
}

static void
remove_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  MedinaWelcomePage *self = MEDINA_WELCOME_PAGE (widget);
  const char *id = g_variant_get_string (parameter, NULL);
  g_autoptr (MedinaQuestion) question =
    medina_question_new (_ ("Remove This Game?"), warn_of_removal (find_error (self, id)));

  medina_question_add_answer (question, "cancel", _ ("_Cancel"), MEDINA_ANSWER_CLOSE);
  medina_question_add_answer (question, "remove", _ ("_Remove"), MEDINA_ANSWER_DESTRUCTIVE);
  set_id (G_OBJECT (question), id);
  g_signal_connect_object (question, "answered::remove", G_CALLBACK (remove_confirmed_cb), widget,
                           0);
  medina_question_ask (question, GTK_WINDOW (gtk_widget_get_root (widget)));
}

/* --- The file --------------------------------------------------------------------------------- */

typedef struct
{
  MedinaWelcomePage *page; /* owned */
  GFile *file;             /* owned */
} Showing;

static void
shown_cb (GObject *window, GAsyncResult *result, gpointer data)
{
  g_autofree Showing *showing = data;
  g_autoptr (MedinaWelcomePage) page = showing->page;
  g_autoptr (GFile) file = showing->file;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  if (gtk_show_uri_full_finish (GTK_WINDOW (window), result, &error))
    return;
  /* Translators: the first %s is the system's reason, the second one a file */
  text = g_strdup_printf (
    _ ("No program could show the folder with the game: %s. The game is in the file “%s”."),
    error->message, g_file_peek_path (file));
  show_error (page, _ ("The Folder Cannot Be Shown"), text);
}

static void
show_file_cb (GtkWidget *widget, const char *action, GVariant *id)
{
  MedinaWelcomePage *self = MEDINA_WELCOME_PAGE (widget);
  Showing *showing = g_new (Showing, 1);
  g_autoptr (GFile) folder = NULL;
  g_autofree char *uri = NULL;

  showing->page = g_object_ref (self);
  showing->file = medina_store_get_file (self->store, g_variant_get_string (id, NULL));
  folder = g_file_get_parent (showing->file);
  uri = g_file_get_uri (folder);
  gtk_show_uri_full (GTK_WINDOW (gtk_widget_get_root (widget)), uri, GDK_CURRENT_TIME, NULL,
                     shown_cb, showing);
}

/* --- The list --------------------------------------------------------------------------------- */

/* Whoever comes back knows what the game is about, and wants to see the games. */
static void
show_kept (MedinaWelcomePage *self, gboolean any)
{
  gtk_widget_set_visible (self->kept, any);
  adw_status_page_set_description (self->page, any ? NULL : self->description);
  if (any)
    gtk_widget_add_css_class (GTK_WIDGET (self->page), "compact");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->page), "compact");
}

static void
add_row (MedinaWelcomePage *self, const MedinaSlotContents *contents)
{
  GtkWidget *row = medina_kept_row_new (contents);

  set_id (G_OBJECT (row), contents->id);
  if (contents->error != NULL)
    {
      g_autoptr (GFile) file = medina_store_get_file (self->store, contents->id);
      g_autofree char *text =
        g_strdup_printf (_ ("This game is in the file “%s”."), g_file_peek_path (file));

      gtk_widget_set_tooltip_text (row, text);
    }
  gtk_list_box_append (self->list, row);
}

void
medina_welcome_page_refresh (MedinaWelcomePage *self, MedinaStore *store)
{
  g_autoptr (GError) error = NULL;
  GtkListBoxRow *row;

  g_return_if_fail (MEDINA_IS_WELCOME_PAGE (self));
  g_return_if_fail (MEDINA_IS_STORE (store));

  g_set_object (&self->store, store);
  g_clear_pointer (&self->games, g_ptr_array_unref);
  self->games = medina_store_list (store, &error);
  while ((row = gtk_list_box_get_row_at_index (self->list, 0)) != NULL)
    gtk_list_box_remove (self->list, GTK_WIDGET (row));
  for (guint i = 0; self->games != NULL && i < self->games->len; i++)
    add_row (self, g_ptr_array_index (self->games, i));
  if (error != NULL)
    gtk_list_box_append (self->list, medina_kept_row_new_for_error (error));
  show_kept (self, error != NULL || self->games->len > 0);
}

static void
medina_welcome_page_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  g_clear_object (&MEDINA_WELCOME_PAGE (object)->store);
  g_clear_pointer (&MEDINA_WELCOME_PAGE (object)->games, g_ptr_array_unref);
  g_clear_pointer (&MEDINA_WELCOME_PAGE (object)->description, g_free);
  G_OBJECT_CLASS (medina_welcome_page_parent_class)->dispose (object);
}

static void
medina_welcome_page_class_init (MedinaWelcomePageClass *klass)
{
  const GType type = G_TYPE_FROM_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = medina_welcome_page_dispose;
  signals[RESUME] = g_signal_new ("resume", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_STRING);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/medina_game/Medina/ui/medina-welcome-page.ui");
  gtk_widget_class_bind_template_child (widget_class, MedinaWelcomePage, page);
  gtk_widget_class_bind_template_child (widget_class, MedinaWelcomePage, kept);
  gtk_widget_class_bind_template_child (widget_class, MedinaWelcomePage, list);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
  gtk_widget_class_install_action (widget_class, "welcome.remove", "s", remove_cb);
  gtk_widget_class_install_action (widget_class, "welcome.show-file", "s", show_file_cb);
}

static void
medina_welcome_page_init (MedinaWelcomePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->description = g_strdup (adw_status_page_get_description (self->page));
}
