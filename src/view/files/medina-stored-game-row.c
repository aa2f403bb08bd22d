/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-stored-game-row.h"

#include <glib/gi18n.h>

#include "medina-icon.h"
#include "medina-names.h"
#include "medina-player.h"
#include "medina-rules-words.h"
#include "score.h"

enum
{
  ALL_SEATS = (1 << MDN_MAX_PLAYERS) - 1,
};

struct _MedinaStoredGameRow
{
  AdwActionRow parent_instance;

  MedinaSlotContents *contents; /* owned */
};

G_DEFINE_FINAL_TYPE (MedinaStoredGameRow, medina_stored_game_row, ADW_TYPE_ACTION_ROW)

/* --- Words ------------------------------------------------------------------------------------ */

/* Some of the players, as bits, as one line of names. */
static char *
list_names (const MedinaRecord *record, unsigned seats)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);

  for (guint seat = 0; seat < record->game.setup.rules.players; seat++)
    if (seats >> seat & 1)
      {
        g_autoptr (MedinaPlayer) player = medina_player_new_from_seat (seat, &record->seats[seat]);

        g_ptr_array_add (names, g_strdup (medina_player_get_name_in_sentence (player)));
      }
  switch (names->len)
    {
    case 1:
      return g_strdup (names->pdata[0]);
    case 2:
      /* Translators: the names of the players of a game, here and in the following lists */
      return g_strdup_printf (C_ ("players", "%1$s and %2$s"), (char *) names->pdata[0],
                              (char *) names->pdata[1]);
    case 3:
      return g_strdup_printf (C_ ("players", "%1$s, %2$s, and %3$s"), (char *) names->pdata[0],
                              (char *) names->pdata[1], (char *) names->pdata[2]);
    default:
      return g_strdup_printf (C_ ("players", "%1$s, %2$s, %3$s, and %4$s"),
                              (char *) names->pdata[0], (char *) names->pdata[1],
                              (char *) names->pdata[2], (char *) names->pdata[3]);
    }
}

static char *
format_time (gint64 seconds)
{
  g_autoptr (GDateTime) time = g_date_time_new_from_unix_local (seconds);

  /* Translators: day and time at which a game was played last, as g_date_time_format() has it, in
   * numbers: names of months would be in the language of the system */
  return time != NULL ? g_date_time_format (time, _ ("%Y-%m-%d, %H:%M")) : g_strdup ("");
}

static char *
describe_state (const MedinaSlotContents *contents)
{
  const MdnGame *game = &contents->record->game;
  g_autofree char *rules = medina_rules_to_title (&game->setup.rules);
  g_autofree char *time = format_time (contents->changed);

  if (mdn_position_is_over (&game->position))
    {
      g_autofree char *winners = list_names (contents->record, mdn_score_winners (&game->position));

      /* Translators: a finished game: the rules, the winner or the winners, and when it was played: "Second
       * Edition, no tea, won by Aisha, 2026-11-20" */
      return g_strdup_printf (_ ("%1$s, won by %2$s, %3$s"), rules, winners, time);
    }
  /* Translators: the rules, the number of the turn, and when it was played last */
  return g_strdup_printf (_ ("%1$s, turn %2$d, %3$s"), rules, MAX (0, mdn_game_turn (game)) + 1,
                          time);
}

static char *
describe_unreadable (const MedinaSlotContents *contents)
{
  g_autofree char *time = format_time (contents->changed);

  /* Translators: an autosaved game that cannot be read; %s is when it was played last */
  return g_strdup_printf (_ ("Unreadable game, %s"), time);
}

/* --- Widgets ---------------------------------------------------------------------------------- */

static GtkWidget *
create_row (const char *title, const char *subtitle)
{
  GtkWidget *row = g_object_new (MEDINA_TYPE_STORED_GAME_ROW, NULL);
  g_autofree char *name = g_strdup_printf ("%s%s%s", title, medina_list_separator (), subtitle);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_RELATION_DESCRIBED_BY);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  return row;
}

static void
add_button (GtkWidget *row, const char *icon, const char *label, const char *action, const char *id)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_set_tooltip_text (button, label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", id);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
}

static void
add_remove_button (GtkWidget *row, const char *id)
{
  add_button (row, "user-trash-symbolic", _ ("Delete Game"), "stored-game.remove", id);
}

static GtkWidget *
create_game_row (const MedinaSlotContents *contents)
{
  g_autofree char *names = list_names (contents->record, ALL_SEATS);
  g_autofree char *state = describe_state (contents);
  GtkWidget *row = create_row (names, state);

  /* Labels that may wrap as often as they like take GTK far longer than all the rest of the list. */
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 2);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 2);
  gtk_widget_set_tooltip_text (row, names);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  add_remove_button (row, contents->id);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), medina_icon_new ("go-next-symbolic"));
  return row;
}

static GtkWidget *
create_problem_row (const char *title, const char *subtitle)
{
  GtkWidget *row = create_row (title, subtitle);

  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), medina_icon_new ("dialog-warning-symbolic"));
  return row;
}

static GtkWidget *
create_unreadable_row (const MedinaSlotContents *contents)
{
  g_autofree char *title = describe_unreadable (contents);
  GtkWidget *row = create_problem_row (title, contents->error->message);

  add_button (row, "folder-symbolic", _ ("Show in Files"), "stored-game.show-file", contents->id);
  add_remove_button (row, contents->id);
  return row;
}

GtkWidget *
medina_stored_game_row_new (MedinaSlotContents *contents)
{
  GtkWidget *row;

  g_return_val_if_fail (contents != NULL, NULL);

  row = contents->error == NULL ? create_game_row (contents) : create_unreadable_row (contents);
  g_clear_pointer (&contents->record, medina_record_free); /* the largest part by far */
  MEDINA_STORED_GAME_ROW (row)->contents = contents;
  return row;
}

GtkWidget *
medina_stored_game_row_new_for_error (const GError *error)
{
  g_return_val_if_fail (error != NULL, NULL);

  return create_problem_row (_ ("Saved games cannot be shown"), error->message);
}

const MedinaSlotContents *
medina_stored_game_row_get_contents (MedinaStoredGameRow *self)
{
  g_return_val_if_fail (MEDINA_IS_STORED_GAME_ROW (self), NULL);

  return self->contents;
}

/* --- The object ------------------------------------------------------------------------------- */

static void
medina_stored_game_row_finalize (GObject *object)
{
  g_clear_pointer (&MEDINA_STORED_GAME_ROW (object)->contents, medina_slot_contents_free);
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
