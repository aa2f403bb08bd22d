/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-history-row.h"

#include <glib/gi18n.h>

#include "medina-board-thumbnail.h"
#include "medina-history-words.h"
#include "medina-icon.h"
#include "medina-names.h"
#include "medina-rules-words.h"
#include "medina-stored-game-words.h"

enum
{
  PICTURE = 88, /* pixels; style.css has them, too */
};

struct _MedinaHistoryRow
{
  GtkBox parent_instance;

  /* children */
  AdwBin *picture;
  GtkLabel *title;
  GtkLabel *when;
  GtkLabel *rules;
  GtkWidget *button;

  /* owned */
  MedinaHistoryEntry *entry; /* NULL for none */
  GCancellable *cancellable; /* of the record for the picture; NULL if none is on its way */
};

G_DEFINE_FINAL_TYPE (MedinaHistoryRow, medina_history_row, GTK_TYPE_BOX)

/* --- The picture ------------------------------------------------------------------------------ */

static void
stop_loading (MedinaHistoryRow *self)
{
  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
}

/* The row may be gone when it was canceled. */
static void
loaded_cb (GObject *entry, GAsyncResult *result, gpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MedinaRecord) record =
    medina_history_entry_load_finish (MEDINA_HISTORY_ENTRY (entry), result, &error);
  MedinaHistoryRow *self = data;

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  g_clear_object (&self->cancellable);
  if (record != NULL)
    adw_bin_set_child (self->picture, medina_board_thumbnail_new (record, PICTURE));
}

/* Until the record is there sand is where the picture will be. */
static void
show_picture (MedinaHistoryRow *self)
{
  stop_loading (self);
  if (self->entry == NULL)
    adw_bin_set_child (self->picture, NULL);
  else if (medina_history_entry_get_state (self->entry) == MEDINA_HISTORY_BROKEN)
    adw_bin_set_child (self->picture, medina_icon_new ("dialog-warning-symbolic"));
  else
    {
      self->cancellable = g_cancellable_new ();
      medina_history_entry_load_async (self->entry, self->cancellable, loaded_cb, self);
    }
}

/* --- The words -------------------------------------------------------------------------------- */

static void
show_line (GtkLabel *label, const char *text)
{
  gtk_label_set_label (label, text);
  gtk_widget_set_visible (GTK_WIDGET (label), text[0] != '\0');
}

/* What the list has around this row is what screen readers tell of. */
static void
name_item (MedinaHistoryRow *self)
{
  GtkWidget *item = gtk_widget_get_parent (GTK_WIDGET (self));
  const char *separator = medina_list_separator ();
  g_autofree char *name =
    g_strjoin (separator, gtk_label_get_label (self->title), gtk_label_get_label (self->when),
               gtk_label_get_label (self->rules), NULL);

  if (item != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (item), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
show_words (MedinaHistoryRow *self)
{
  const MedinaHistoryState state = medina_history_entry_get_state (self->entry);
  const MdnSetup *setup = medina_history_entry_get_setup (self->entry);
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *players = medina_history_entry_to_players (self->entry);
  g_autofree char *when = medina_history_entry_to_when (self->entry, now);
  g_autofree char *rules = setup != NULL ? medina_rules_to_title (&setup->rules) : NULL;

  if (state == MEDINA_HISTORY_BROKEN)
    {
      show_line (self->title, _ ("Unreadable Game"));
      show_line (self->rules, medina_history_entry_get_error (self->entry));
    }
  else
    {
      show_line (self->title, state == MEDINA_HISTORY_READ ? players : "…");
      show_line (self->rules, rules != NULL ? rules : "");
    }
  show_line (self->when, when);
  name_item (self);
}

/* --- The entry -------------------------------------------------------------------------------- */

/* A file that turned out to be broken has no picture. */
static void
state_changed_cb (MedinaHistoryRow *self)
{
  if (medina_history_entry_get_state (self->entry) == MEDINA_HISTORY_BROKEN)
    show_picture (self);
  show_words (self);
}

void
medina_history_row_show (MedinaHistoryRow *self, MedinaHistoryEntry *entry)
{
  g_return_if_fail (MEDINA_IS_HISTORY_ROW (self));

  if (self->entry != NULL)
    g_signal_handlers_disconnect_by_data (self->entry, self);
  g_set_object (&self->entry, entry);
  show_picture (self);
  if (entry == NULL)
    return;
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->button), "s",
                                    medina_history_entry_get_name (entry));
  g_signal_connect_swapped (entry, "notify::state", G_CALLBACK (state_changed_cb), self);
  show_words (self);
}

MedinaHistoryEntry *
medina_history_row_get_entry (MedinaHistoryRow *self)
{
  g_return_val_if_fail (MEDINA_IS_HISTORY_ROW (self), NULL);

  return self->entry;
}

/* --- Widgets ---------------------------------------------------------------------------------- */

static GtkLabel *
add_line (GtkBox *words, const char *css_class, int lines)
{
  GtkLabel *label = GTK_LABEL (gtk_label_new (NULL));

  gtk_label_set_xalign (label, 0);
  gtk_label_set_wrap (label, TRUE);
  gtk_label_set_wrap_mode (label, PANGO_WRAP_WORD_CHAR);
  gtk_label_set_ellipsize (label, PANGO_ELLIPSIZE_END);
  gtk_label_set_lines (label, lines);
  gtk_widget_add_css_class (GTK_WIDGET (label), css_class);
  gtk_box_append (words, GTK_WIDGET (label));
  return label;
}

static void
add_words (MedinaHistoryRow *self)
{
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  self->title = add_line (GTK_BOX (words), "title", 12);
  self->when = add_line (GTK_BOX (words), "state", 5);
  self->rules = add_line (GTK_BOX (words), "dim-label", 12);
  gtk_box_append (GTK_BOX (self), words);
}

static void
add_button (MedinaHistoryRow *self)
{
  self->button = gtk_button_new_from_icon_name ("user-trash-symbolic");
  gtk_widget_set_tooltip_text (self->button, _ ("Delete Game"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Delete Game"), -1);
  gtk_widget_set_valign (self->button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (self->button, "flat");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->button), "s", "");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->button), "history.remove");
  gtk_box_append (GTK_BOX (self), self->button);
}

/* --- The object ------------------------------------------------------------------------------- */

static void
medina_history_row_dispose (GObject *object)
{
  MedinaHistoryRow *self = MEDINA_HISTORY_ROW (object);

  if (self->entry != NULL)
    g_signal_handlers_disconnect_by_data (self->entry, self);
  stop_loading (self);
  g_clear_object (&self->entry);
  G_OBJECT_CLASS (medina_history_row_parent_class)->dispose (object);
}

static void
medina_history_row_class_init (MedinaHistoryRowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = medina_history_row_dispose;
}

static void
medina_history_row_init (MedinaHistoryRow *self)
{
  self->picture = ADW_BIN (adw_bin_new ());
  gtk_widget_set_valign (GTK_WIDGET (self->picture), GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (GTK_WIDGET (self->picture), "picture");
  gtk_widget_add_css_class (GTK_WIDGET (self), "stored-game");
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->picture));
  add_words (self);
  add_button (self);
}

GtkWidget *
medina_history_row_new (void)
{
  return g_object_new (MEDINA_TYPE_HISTORY_ROW, NULL);
}
