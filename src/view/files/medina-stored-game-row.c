/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-stored-game-row.h"

#include <glib/gi18n.h>

#include "medina-board-thumbnail.h"
#include "medina-icon.h"
#include "medina-names.h"
#include "medina-narrow-bin.h"
#include "medina-rules-words.h"
#include "medina-stored-game-words.h"

/* Pixels; style.css has them, too. */
enum
{
  SMALL_PICTURE = 88,
  LARGE_PICTURE = 300,
  NARROW = 520, /* below it, large pictures stand above the words */
};

struct _MedinaStoredGameRow
{
  AdwPreferencesRow parent_instance;

  /* owned */
  MedinaSlotContents *contents;
  char *subtitle;

  /* borrowed: its children */
  GtkWidget *words;   /* a line below the other */
  GtkWidget *buttons; /* at the end */
};

G_DEFINE_FINAL_TYPE (MedinaStoredGameRow, medina_stored_game_row, ADW_TYPE_PREFERENCES_ROW)

/* --- Widgets ---------------------------------------------------------------------------------- */

/* Labels that may wrap as often as they like take GTK far longer than all the rest of the list. */
static void
add_line (MedinaStoredGameRow *self, const char *text, const char *css_class, int lines)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_lines (GTK_LABEL (label), lines);
  gtk_widget_add_css_class (label, css_class);
  gtk_box_append (GTK_BOX (self->words), label);
}

static MedinaStoredGameRow *
create_row (const char *title, const char *subtitle)
{
  MedinaStoredGameRow *self = g_object_new (MEDINA_TYPE_STORED_GAME_ROW, NULL);
  g_autofree char *name = g_strdup_printf ("%s%s%s", title, medina_remark_separator (), subtitle);

  self->subtitle = g_strdup (subtitle);
  self->words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  self->buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  gtk_widget_set_hexpand (self->words, TRUE);
  gtk_widget_set_valign (self->words, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (self->buttons, GTK_ALIGN_CENTER);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (self), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), title);
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  return self;
}

static GtkWidget *
create_box (GtkWidget *picture, GtkWidget *rest)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_add_css_class (box, "stored-game");
  gtk_box_append (GTK_BOX (box), picture);
  gtk_box_append (GTK_BOX (box), rest);
  return box;
}

/* Words and buttons beside each other. */
static GtkWidget *
create_line (MedinaStoredGameRow *self)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  gtk_box_append (GTK_BOX (line), self->words);
  gtk_box_append (GTK_BOX (line), self->buttons);
  gtk_widget_set_hexpand (line, TRUE);
  return line;
}

static void
add_button (MedinaStoredGameRow *self,
            const char *icon,
            const char *label,
            const char *action,
            const char *id)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_set_tooltip_text (button, label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", id);
  gtk_box_append (GTK_BOX (self->buttons), button);
}

static void
add_remove_button (MedinaStoredGameRow *self, const char *id)
{
  add_button (self, "user-trash-symbolic", _ ("Delete Game"), "stored-game.remove", id);
}

static gboolean
stack_if_narrow (GBinding *binding, const GValue *from, GValue *to, gpointer unused)
{
  g_value_set_enum (to, g_value_get_boolean (from) ? GTK_ORIENTATION_VERTICAL
                                                   : GTK_ORIENTATION_HORIZONTAL);
  return TRUE;
}

/* What pressing the row does, as if it were a button. */
static void
add_invitation (MedinaStoredGameRow *self)
{
  /* Translators: goes on with the last game, whose picture is beside it */
  GtkWidget *label = gtk_label_new (_ ("Continue"));

  gtk_widget_add_css_class (label, "invitation");
  gtk_widget_set_hexpand (self->buttons, TRUE);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_set_halign (label, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (self->buttons), label);
}

/* A large picture, beside or above all else. */
static GtkWidget *
create_card (MedinaStoredGameRow *self, const MedinaRecord *record)
{
  GtkWidget *picture = medina_board_thumbnail_new (record, LARGE_PICTURE);
  GtkWidget *rest = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *box = create_box (picture, rest);
  GtkWidget *bin = g_object_new (MEDINA_TYPE_NARROW_BIN, "child", box, "below", NARROW, NULL);

  gtk_widget_add_css_class (box, "large");
  gtk_widget_set_halign (picture, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (picture, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (rest, TRUE);
  gtk_widget_set_vexpand (self->words, TRUE);
  gtk_box_append (GTK_BOX (rest), self->words);
  gtk_box_append (GTK_BOX (rest), self->buttons);
  g_object_bind_property_full (bin, "narrow", box, "orientation", G_BINDING_SYNC_CREATE,
                               stack_if_narrow, NULL, NULL, NULL);
  return bin;
}

static const char *const clock_formats[] = {
  [MEDINA_CLOCK_MINUTES] = "%R",
  [MEDINA_CLOCK_SECONDS] = "%T",
};

static char *
word_clock (const MedinaSlotContents *contents, MedinaClock clock)
{
  g_autoptr (GDateTime) changed = g_date_time_new_from_unix_local (contents->changed);

  if (changed == NULL || clock_formats[clock] == NULL)
    return NULL;
  return g_date_time_format (changed, clock_formats[clock]);
}

/* "Yesterday, turn 36, Idris to move, 19:30"; transfer full. */
static char *
word_state (const MedinaSlotContents *contents, MedinaClock clock)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *state = medina_stored_game_to_state (contents->record, contents->changed, now);
  g_autofree char *time = word_clock (contents, clock);

  return time != NULL ? g_strconcat (state, medina_remark_separator (), time, NULL)
                      : g_steal_pointer (&state);
}

char *
medina_stored_game_row_make_words (const MedinaSlotContents *contents, MedinaClock clock)
{
  const MedinaRecord *record = contents->record;
  g_autofree char *names = NULL, *state = NULL, *rules = NULL;

  if (contents->error != NULL)
    return NULL;
  names = medina_stored_game_to_names (record);
  state = word_state (contents, clock);
  rules = medina_rules_to_title (&record->game.setup.rules);
  return g_strjoin ("\n", names, state, rules, NULL);
}

static MedinaStoredGameRow *
create_game_row (const MedinaSlotContents *contents, MedinaClock clock, gboolean large)
{
  const MedinaRecord *record = contents->record;
  g_autofree char *names = medina_stored_game_to_names (record);
  g_autofree char *state = word_state (contents, clock);
  g_autofree char *rules = medina_rules_to_title (&record->game.setup.rules);
  g_autofree char *subtitle = g_strdup_printf ("%s%s%s", state, medina_remark_separator (), rules);
  MedinaStoredGameRow *self = create_row (names, subtitle);

  add_line (self, names, large ? "title-3" : "title", 3);
  add_line (self, state, "state", 3);
  add_line (self, rules, "dim-label", 3);
  if (!large) /* it would lie over what the row invites to */
    gtk_widget_set_tooltip_text (GTK_WIDGET (self), names);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (self), TRUE);
  if (large)
    add_invitation (self);
  add_remove_button (self, contents->id);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (self),
                              large
                                ? create_card (self, record)
                                : create_box (medina_board_thumbnail_new (record, SMALL_PICTURE),
                                              create_line (self)));
  return self;
}

static MedinaStoredGameRow *
create_problem_row (const char *title, const char *subtitle)
{
  MedinaStoredGameRow *self = create_row (title, subtitle);

  add_line (self, title, "title", 3);
  add_line (self, subtitle, "dim-label", 6);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (self), FALSE);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (self),
                              create_box (medina_icon_new ("dialog-warning-symbolic"),
                                          create_line (self)));
  return self;
}

static char *
describe_unreadable (const MedinaSlotContents *contents)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *day = medina_moment_to_day (contents->changed, now);

  /* Translators: an autosaved game that cannot be read; %s is the day on which it was played
   * last */
  return g_strdup_printf (_ ("%s, unreadable game"), day);
}

static MedinaStoredGameRow *
create_unreadable_row (const MedinaSlotContents *contents)
{
  g_autofree char *title = describe_unreadable (contents);
  MedinaStoredGameRow *self = create_problem_row (title, contents->error->message);

  add_button (self, "folder-symbolic", _ ("Show in Files"), "stored-game.show-file", contents->id);
  add_remove_button (self, contents->id);
  return self;
}

GtkWidget *
medina_stored_game_row_new (MedinaSlotContents *contents, MedinaClock clock, gboolean large)
{
  MedinaStoredGameRow *self;

  g_return_val_if_fail (contents != NULL, NULL);

  self = contents->error == NULL ? create_game_row (contents, clock, large)
                                 : create_unreadable_row (contents);
  g_clear_pointer (&contents->record, medina_record_free); /* the largest part by far */
  self->contents = contents;
  return GTK_WIDGET (self);
}

GtkWidget *
medina_stored_game_row_new_for_error (const GError *error)
{
  g_return_val_if_fail (error != NULL, NULL);

  return GTK_WIDGET (create_problem_row (_ ("Saved games cannot be shown"), error->message));
}

const MedinaSlotContents *
medina_stored_game_row_get_contents (MedinaStoredGameRow *self)
{
  g_return_val_if_fail (MEDINA_IS_STORED_GAME_ROW (self), NULL);

  return self->contents;
}

const char *
medina_stored_game_row_get_subtitle (MedinaStoredGameRow *self)
{
  g_return_val_if_fail (MEDINA_IS_STORED_GAME_ROW (self), NULL);

  return self->subtitle;
}

/* --- The object ------------------------------------------------------------------------------- */

static void
medina_stored_game_row_finalize (GObject *object)
{
  MedinaStoredGameRow *self = MEDINA_STORED_GAME_ROW (object);

  g_clear_pointer (&self->contents, medina_slot_contents_free);
  g_free (self->subtitle);
  G_OBJECT_CLASS (medina_stored_game_row_parent_class)->finalize (object);
}

static void
medina_stored_game_row_class_init (MedinaStoredGameRowClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = medina_stored_game_row_finalize;
}

static void
medina_stored_game_row_init (MedinaStoredGameRow *self)
{
}
