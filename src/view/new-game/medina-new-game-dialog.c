/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-new-game-dialog.h"

#include <glib/gi18n.h>

#include "medina-names.h"
#include "medina-new-game-size.h"
#include "medina-option-row.h"
#include "medina-piece-picture.h"
#include "medina-rules-book.h"
#include "medina-seat-row.h"
#include "medina-shown-name.h"
#include "medina-switch-rows.h"

enum
{
  EMBLEM_WIDTH = 34,
};

struct _MedinaNewGameDialog
{
  AdwWindow parent_instance;

  /* template */
  AdwActionRow *first_row;
  AdwActionRow *second_row;
  AdwActionRow *online_row;
  GtkCheckButton *first_button;
  GtkCheckButton *second_button;
  GtkCheckButton *online_button;
  AdwPreferencesGroup *seats;
  GtkToggleButton *two_button;
  GtkToggleButton *three_button;
  GtkToggleButton *four_button;
  AdwComboRow *starting_row;
  GtkStringList *starting_players;
  GtkSwitch *random_order_switch;
  GtkSwitch *screens_switch;
  AdwPreferencesGroup *options_group;
  GtkLabel *problem_label;
  GtkButton *start_button;

  /* children */
  GtkWidget *seat_rows[MDN_MAX_PLAYERS];
  GtkWidget *colors_row; /* why the colors cannot be chosen */

  /* owned */
  GSettings *settings;
  MedinaGameOptions *options;
  MedinaPieceAtlas *atlas;
};

enum
{
  START,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (MedinaNewGameDialog, medina_new_game_dialog, ADW_TYPE_WINDOW)

/* --- Problems */

static char *
word_problem (MedinaNewGameDialog *self, MedinaOptionsProblem problem, guint seat)
{
  g_autofree char *whole = medina_seat_dup_display_name (self->options, seat);
  g_autofree char *called = medina_shown_name_to_words (whole, MEDINA_SHOWN_NAME_PLAYER);
  g_autofree char *given =
    medina_shown_name_to_words (medina_game_options_get_name (self->options, seat),
                                MEDINA_SHOWN_NAME_PLAYER);

  switch (problem)
    {
    case MEDINA_OPTIONS_PROBLEM_SAME_COLOR:
      return g_strdup_printf (_ ("Two players have the same color. Give %s another one."), called);
    case MEDINA_OPTIONS_PROBLEM_SAME_NAME:
      return g_strdup_printf (_ ("Two players are named “%s”. Change one of the names."), given);
    case MEDINA_OPTIONS_PROBLEM_STARTING_PLAYER:
      return g_strdup (_ ("The starting player is not in this game. Choose another one."));
    default:
      return g_strdup ("");
    }
}

static void
mark_seat (MedinaNewGameDialog *self, MedinaOptionsProblem problem, guint marked)
{
  const gboolean concerns_seat =
    problem == MEDINA_OPTIONS_PROBLEM_SAME_COLOR || problem == MEDINA_OPTIONS_PROBLEM_SAME_NAME;

  for (guint seat = 0; seat < MDN_MAX_PLAYERS; seat++)
    if (concerns_seat && seat == marked)
      gtk_widget_add_css_class (self->seat_rows[seat], "error");
    else
      gtk_widget_remove_css_class (self->seat_rows[seat], "error");
}

static void
show_problem (MedinaNewGameDialog *self)
{
  MedinaOptionsProblem problem = MEDINA_OPTIONS_PROBLEM_NONE;
  guint seat = 0;
  const gboolean valid = medina_game_options_validate (self->options, &problem, &seat);
  g_autofree char *text = valid ? g_strdup ("") : word_problem (self, problem, seat);

  gtk_label_set_label (self->problem_label, text);
  gtk_widget_set_visible (GTK_WIDGET (self->problem_label), !valid);
  gtk_widget_set_sensitive (GTK_WIDGET (self->start_button), valid);
  mark_seat (self, problem, seat);
}

/* --- Seats */

static void
show_fixed_colors (MedinaNewGameDialog *self)
{
  gtk_widget_set_visible (self->colors_row, medina_game_options_get_colors_fixed (self->options));
}

static void
show_starting_players (MedinaNewGameDialog *self)
{
  const guint players = medina_game_options_get_players (self->options);
  const guint chosen = medina_game_options_get_starting_player (self->options);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) names = NULL;

  /* Translators: instead of the name of the starting player */
  g_strv_builder_add (builder, _ ("Random"));
  for (guint seat = 0; seat < players; seat++)
    {
      g_autofree char *name = medina_seat_dup_display_name (self->options, seat);

      g_strv_builder_add (builder, name);
    }
  names = g_strv_builder_end (builder);
  /* While its list changes the row selects other items: that is no choice. */
  g_object_freeze_notify (G_OBJECT (self->starting_row));
  gtk_string_list_splice (self->starting_players, 0,
                          g_list_model_get_n_items (G_LIST_MODEL (self->starting_players)),
                          (const char *const *) names);
  adw_combo_row_set_selected (self->starting_row, chosen);
  g_object_thaw_notify (G_OBJECT (self->starting_row));
}

static void
starting_player_selected_cb (MedinaNewGameDialog *self)
{
  const guint selected = adw_combo_row_get_selected (self->starting_row);

  if (selected != GTK_INVALID_LIST_POSITION)
    medina_game_options_set_starting_player (self->options, selected);
}

/* A starting player who does not play any more is none. */
static void
show_players (MedinaNewGameDialog *self)
{
  const guint players = medina_game_options_get_players (self->options);
  GtkToggleButton *const buttons[] = { self->two_button, self->three_button, self->four_button };

  gtk_toggle_button_set_active (buttons[players - MDN_MIN_PLAYERS], TRUE);
  for (guint seat = 0; seat < MDN_MAX_PLAYERS; seat++)
    gtk_widget_set_visible (self->seat_rows[seat], seat < players);
  if (medina_game_options_get_starting_player (self->options) > players)
    medina_game_options_set_starting_player (self->options, 0);
  show_starting_players (self);
}

static void
players_toggled_cb (MedinaNewGameDialog *self, GtkToggleButton *button)
{
  GtkToggleButton *const buttons[] = { self->two_button, self->three_button, self->four_button };

  if (!gtk_toggle_button_get_active (button))
    return;
  for (guint i = 0; i < G_N_ELEMENTS (buttons); i++)
    if (buttons[i] == button)
      medina_game_options_set_players (self->options, i + MDN_MIN_PLAYERS);
}

static GtkWidget *
create_colors_row (void)
{
  GtkWidget *row = adw_action_row_new ();

  adw_action_row_set_subtitle (
    ADW_ACTION_ROW (row),
    _ ("The rules set these colors: yellow and blue claim palaces, red and green block them."));
  gtk_widget_add_css_class (row, "note");
  return row;
}

/* Return in a name goes to the next name, and from the last one to the button that starts. */
static void
name_entered_cb (MedinaNewGameDialog *self, GtkWidget *row)
{
  const guint players = medina_game_options_get_players (self->options);
  guint seat = 0;

  while (seat < players && self->seat_rows[seat] != row)
    seat++;
  gtk_widget_grab_focus (seat + 1 < players ? self->seat_rows[seat + 1]
                                            : GTK_WIDGET (self->start_button));
}

static void
add_seats (MedinaNewGameDialog *self)
{
  g_autoptr (MedinaPeople) people = medina_people_new (self->settings);

  for (guint seat = 0; seat < MDN_MAX_PLAYERS; seat++)
    {
      self->seat_rows[seat] = medina_seat_row_new (self->options, seat, self->atlas, people);
      g_signal_connect_swapped (self->seat_rows[seat], "entry-activated",
                                G_CALLBACK (name_entered_cb), self);
      adw_preferences_group_add (self->seats, self->seat_rows[seat]);
    }
  self->colors_row = create_colors_row ();
  adw_preferences_group_add (self->seats, self->colors_row);
  g_signal_connect_swapped (self->two_button, "toggled", G_CALLBACK (players_toggled_cb), self);
  g_signal_connect_swapped (self->three_button, "toggled", G_CALLBACK (players_toggled_cb), self);
  g_signal_connect_swapped (self->four_button, "toggled", G_CALLBACK (players_toggled_cb), self);
}

/* --- Rules */

/* One stop of the keyboard, and one thing for a screen reader, are the row and its button. */
static void
show_rule_set (MedinaNewGameDialog *self)
{
  GtkCheckButton *const buttons[] = { self->first_button, self->second_button,
                                      self->online_button };
  AdwActionRow *const rows[] = { self->first_row, self->second_row, self->online_row };
  const MdnRuleSet chosen = medina_game_options_get_rule_set (self->options);

  gtk_check_button_set_active (buttons[chosen], TRUE);
  for (guint set = 0; set < G_N_ELEMENTS (rows); set++)
    gtk_accessible_update_state (GTK_ACCESSIBLE (rows[set]), GTK_ACCESSIBLE_STATE_CHECKED,
                                 set == chosen ? GTK_ACCESSIBLE_TRISTATE_TRUE
                                               : GTK_ACCESSIBLE_TRISTATE_FALSE,
                                 -1);
}

static void
rule_set_toggled_cb (MedinaNewGameDialog *self, GtkCheckButton *button)
{
  GtkCheckButton *const buttons[] = { self->first_button, self->second_button,
                                      self->online_button };

  if (!gtk_check_button_get_active (button))
    return;
  for (guint set = 0; set < G_N_ELEMENTS (buttons); set++)
    if (buttons[set] == button)
      medina_game_options_set_rule_set (self->options, (MdnRuleSet) set);
}

/* Rule sets without any of them leave nothing to choose. */
static void
show_options (MedinaNewGameDialog *self)
{
  gboolean offered = FALSE;

  for (guint option = 0; option < MDN_OPTIONS; option++)
    offered = offered || medina_game_options_offers (self->options, (MdnOption) option);
  gtk_widget_set_visible (GTK_WIDGET (self->options_group), offered);
}

static void
add_rule_set (MedinaNewGameDialog *self,
              MdnRuleSet set,
              AdwActionRow *row,
              GtkCheckButton *button,
              MedinaPieceSprite emblem)
{
  GtkWidget *picture = medina_piece_picture_new (self->atlas, emblem, EMBLEM_WIDTH);

  gtk_widget_set_can_target (picture, FALSE); /* it reaches over what is above the row */
  gtk_widget_add_css_class (picture, "emblem");
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), medina_rule_set_get_name (set));
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  medina_rule_set_get_name (set),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  adw_action_row_get_subtitle (row), -1);
  adw_action_row_add_suffix (row, picture);
  g_signal_connect_swapped (button, "toggled", G_CALLBACK (rule_set_toggled_cb), self);
}

static void
add_rules (MedinaNewGameDialog *self)
{
  add_rule_set (self, MDN_FIRST_EDITION, self->first_row, self->first_button,
                MEDINA_PIECE_GATE_HORIZONTAL);
  add_rule_set (self, MDN_SECOND_EDITION, self->second_row, self->second_button, MEDINA_PIECE_WELL);
  add_rule_set (self, MDN_ONLINE, self->online_row, self->online_button, MEDINA_PIECE_MERCHANT);
  for (guint option = 0; option < MDN_OPTIONS; option++)
    adw_preferences_group_add (self->options_group,
                               medina_option_row_new (self->options, (MdnOption) option));
}

/* --- The dialog */

static void
compare_clicked_cb (MedinaNewGameDialog *self)
{
  medina_rules_book_open (MEDINA_RULES_PAGE_RULE_SETS);
}

static void
start_clicked_cb (MedinaNewGameDialog *self)
{
  if (!medina_game_options_validate (self->options, NULL, NULL))
    return;
  medina_game_options_save (self->options, self->settings);
  g_signal_emit (self, signals[START], 0, self->options);
  gtk_window_destroy (GTK_WINDOW (self));
}

static void
connect_options (MedinaNewGameDialog *self)
{
  g_object_bind_property (self->options, "random-order", self->random_order_switch, "active",
                          G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE);
  g_object_bind_property (self->options, "screens", self->screens_switch, "active",
                          G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE);
  g_signal_connect_object (self->options, "notify::rule-set", G_CALLBACK (show_rule_set), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->options, "notify::players", G_CALLBACK (show_players), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->options, "notify::colors-fixed", G_CALLBACK (show_fixed_colors),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->options, "seat-changed", G_CALLBACK (show_starting_players), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->options, "seat-changed", G_CALLBACK (show_problem), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->options, "notify", G_CALLBACK (show_options), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->options, "notify", G_CALLBACK (show_problem), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_swapped (self->starting_row, "notify::selected",
                            G_CALLBACK (starting_player_selected_cb), self);
}

/* Only here: widgets of the template may still use them while they are disposed of. */
static void
medina_new_game_dialog_finalize (GObject *object)
{
  MedinaNewGameDialog *self = MEDINA_NEW_GAME_DIALOG (object);

  g_clear_object (&self->settings);
  g_clear_object (&self->options);
  g_clear_object (&self->atlas);

  G_OBJECT_CLASS (medina_new_game_dialog_parent_class)->finalize (object);
}

static void
bind_template (GtkWidgetClass *klass)
{
  gtk_widget_class_set_template_from_resource (
    klass, "/io/github/medina_game/Medina/ui/medina-new-game-dialog.ui");
  gtk_widget_class_bind_template_child (klass, MedinaNewGameDialog, first_row);
  gtk_widget_class_bind_template_child (klass, MedinaNewGameDialog, second_row);
  gtk_widget_class_bind_template_child (klass, MedinaNewGameDialog, online_row);
  gtk_widget_class_bind_template_child (klass, MedinaNewGameDialog, first_button);
  gtk_widget_class_bind_template_child (klass, MedinaNewGameDialog, second_button);
  gtk_widget_class_bind_template_child (klass, MedinaNewGameDialog, online_button);
  gtk_widget_class_bind_template_child (klass, MedinaNewGameDialog, seats);
  gtk_widget_class_bind_template_child (klass, MedinaNewGameDialog, two_button);
  gtk_widget_class_bind_template_child (klass, MedinaNewGameDialog, three_button);
  gtk_widget_class_bind_template_child (klass, MedinaNewGameDialog, four_button);
  gtk_widget_class_bind_template_child (klass, MedinaNewGameDialog, starting_row);
  gtk_widget_class_bind_template_child (klass, MedinaNewGameDialog, starting_players);
  gtk_widget_class_bind_template_child (klass, MedinaNewGameDialog, random_order_switch);
  gtk_widget_class_bind_template_child (klass, MedinaNewGameDialog, screens_switch);
  gtk_widget_class_bind_template_child (klass, MedinaNewGameDialog, options_group);
  gtk_widget_class_bind_template_child (klass, MedinaNewGameDialog, problem_label);
  gtk_widget_class_bind_template_child (klass, MedinaNewGameDialog, start_button);
  gtk_widget_class_bind_template_callback (klass, compare_clicked_cb);
  gtk_widget_class_bind_template_callback (klass, start_clicked_cb);
}

static void
medina_new_game_dialog_class_init (MedinaNewGameDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = medina_new_game_dialog_finalize;

  signals[START] = g_signal_new ("start", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 1, MEDINA_TYPE_GAME_OPTIONS);

  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  medina_rules_book_add_key (widget_class, MEDINA_RULES_PAGE_RULE_SETS);
  bind_template (widget_class);
}

static void
medina_new_game_dialog_init (MedinaNewGameDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->atlas = medina_piece_atlas_new ();
  self->options = medina_game_options_new ();
}

MedinaNewGameDialog *
medina_new_game_dialog_new (GSettings *settings)
{
  MedinaNewGameDialog *self;

  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  self = g_object_new (MEDINA_TYPE_NEW_GAME_DIALOG, NULL);
  self->settings = g_object_ref (settings);
  medina_game_options_load (self->options, settings);
  add_seats (self);
  add_rules (self);
  medina_switch_rows_unite (GTK_WIDGET (self));
  show_rule_set (self);
  show_options (self);
  show_players (self);
  show_fixed_colors (self);
  show_problem (self);
  connect_options (self);
  gtk_window_set_focus (GTK_WINDOW (self), GTK_WIDGET (self->start_button));
  return self;
}

void
medina_new_game_dialog_present_over (MedinaNewGameDialog *self, GtkWindow *parent)
{
  g_return_if_fail (MEDINA_IS_NEW_GAME_DIALOG (self));
  g_return_if_fail (GTK_IS_WINDOW (parent));

  medina_new_game_size_fit (GTK_WINDOW (self), parent);
  gtk_window_set_transient_for (GTK_WINDOW (self), parent);
  gtk_window_present (GTK_WINDOW (self));
}

MedinaGameOptions *
medina_new_game_dialog_get_options (MedinaNewGameDialog *self)
{
  g_return_val_if_fail (MEDINA_IS_NEW_GAME_DIALOG (self), NULL);

  return self->options;
}
