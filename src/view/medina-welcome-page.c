/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-welcome-page.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "medina-names.h"
#include "medina-player.h"

struct _MedinaWelcomePage
{
  GtkWidget parent_instance;

  char *description; /* owned: what the game is about */

  /* template */
  AdwStatusPage *page;
  GtkWidget *kept;
  GtkListBox *list;

  MedinaStore *store; /* owned; NULL before the first refresh */
};

enum
{
  RESUME,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (MedinaWelcomePage, medina_welcome_page, GTK_TYPE_WIDGET)

static const char *
id_of (GtkWidget *widget)
{
  return g_object_get_data (G_OBJECT (widget), "id");
}

/* The game that a row or a dialog is about. */
static void
set_id (GtkWidget *widget, const char *id)
{
  g_object_set_data_full (G_OBJECT (widget), "id", g_strdup (id), g_free);
}

static void
row_activated_cb (MedinaWelcomePage *self, GtkWidget *row)
{
  g_autofree char *id = g_strdup (id_of (row));

  g_signal_emit (self, signals[RESUME], 0, id);
}

/* --- Removal ---------------------------------------------------------------------------------- */

static void
remove_confirmed_cb (GtkWidget *dialog, const char *response, MedinaWelcomePage *self)
{
  medina_store_remove (self->store, id_of (dialog));
  medina_welcome_page_refresh (self, self->store);
}

static void
remove_cb (GtkWidget *widget, const char *action, GVariant *id)
{
  GtkWidget *dialog =
    adw_message_dialog_new (GTK_WINDOW (gtk_widget_get_root (widget)), _ ("Remove This Game?"),
                            _ ("What was not saved to a file is lost for good."));

  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _ ("_Cancel"), "remove",
                                    _ ("_Remove"), NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "remove",
                                              ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  set_id (dialog, g_variant_get_string (id, NULL));
  g_signal_connect_object (dialog, "response::remove", G_CALLBACK (remove_confirmed_cb), widget, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}

/* --- The list --------------------------------------------------------------------------------- */

/* The players as one line of names. */
static char *
list_names (const MedinaRecord *record)
{
  const guint players = record->game.setup.rules.players;
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);

  for (guint seat = 0; seat < players; seat++)
    {
      g_autoptr (MedinaPlayer) player = medina_player_new_from_seat (seat, &record->seats[seat]);

      g_ptr_array_add (names, g_strdup (medina_player_get_display_name (player)));
    }
  switch (players)
    {
    case 2:
      /* Translators: the names of the players of a game, here and in the following lists */
      return g_strdup_printf (C_ ("players", "%1$s and %2$s"), (char *) names->pdata[0],
                              (char *) names->pdata[1]);
    case 3:
      return g_strdup_printf (C_ ("players", "%1$s, %2$s and %3$s"), (char *) names->pdata[0],
                              (char *) names->pdata[1], (char *) names->pdata[2]);
    default:
      return g_strdup_printf (C_ ("players", "%1$s, %2$s, %3$s and %4$s"), (char *) names->pdata[0],
                              (char *) names->pdata[1], (char *) names->pdata[2],
                              (char *) names->pdata[3]);
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
  const char *rules = medina_rule_set_get_name ((MdnRuleSet) game->setup.rules.set);
  g_autofree char *time = format_time (contents->changed);

  if (mdn_position_is_over (&game->position))
    /* Translators: the rule set, and when it was played: "Second Edition, finished, 2026-11-20" */
    return g_strdup_printf (_ ("%1$s, finished, %2$s"), rules, time);
  /* Translators: the rule set, the number of the turn, and when it was played last */
  return g_strdup_printf (_ ("%1$s, turn %2$d, %3$s"), rules, MAX (0, mdn_game_turn (game)) + 1,
                          time);
}

static GtkWidget *
create_row (const MedinaSlotContents *contents)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *button = gtk_button_new_from_icon_name ("user-trash-symbolic");
  g_autofree char *names = list_names (contents->record);
  g_autofree char *state = describe_state (contents);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), names);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), state);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  set_id (row, contents->id);

  gtk_widget_set_tooltip_text (button, _ ("Remove This Game"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Remove This Game"), -1);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "welcome.remove");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", contents->id);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row),
                             gtk_image_new_from_icon_name ("go-next-symbolic"));
  return row;
}

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

void
medina_welcome_page_refresh (MedinaWelcomePage *self, MedinaStore *store)
{
  g_autoptr (GPtrArray) games = NULL;
  GtkListBoxRow *row;

  g_return_if_fail (MEDINA_IS_WELCOME_PAGE (self));
  g_return_if_fail (MEDINA_IS_STORE (store));

  g_set_object (&self->store, store);
  games = medina_store_list (store);
  while ((row = gtk_list_box_get_row_at_index (self->list, 0)) != NULL)
    gtk_list_box_remove (self->list, GTK_WIDGET (row));
  for (guint i = 0; i < games->len; i++)
    gtk_list_box_append (self->list, create_row (g_ptr_array_index (games, i)));
  show_kept (self, games->len > 0);
}

static void
medina_welcome_page_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  g_clear_object (&MEDINA_WELCOME_PAGE (object)->store);
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
}

static void
medina_welcome_page_init (MedinaWelcomePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->description = g_strdup (adw_status_page_get_description (self->page));
}
