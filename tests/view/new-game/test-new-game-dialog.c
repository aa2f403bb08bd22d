/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "await.h"
#include "driver.h"
#include "medina-new-game-dialog.h"
#include "medina-option-row.h"
#include "medina-rules-book.h"
#include "medina-seat-row.h"
#include "real-input.h"

typedef struct
{
  GSettings *settings;
  MedinaNewGameDialog *dialog;
  MedinaGameOptions *options; /* the dialog's */
  int started;
} Fixture;

static void
start_cb (MedinaNewGameDialog *dialog, MedinaGameOptions *options, Fixture *fixture)
{
  g_assert_true (options == medina_new_game_dialog_get_options (dialog));
  fixture->started++;
}

static void
open_dialog (Fixture *fixture)
{
  fixture->dialog = medina_new_game_dialog_new (fixture->settings);
  fixture->options = medina_new_game_dialog_get_options (fixture->dialog);
  g_object_add_weak_pointer (G_OBJECT (fixture->dialog), (gpointer *) &fixture->dialog);
  g_signal_connect (fixture->dialog, "start", G_CALLBACK (start_cb), fixture);
  gtk_window_present (GTK_WINDOW (fixture->dialog));
  await (gtk_widget_get_mapped (GTK_WIDGET (fixture->dialog)));
}

/* Waits until closing has taken effect and the dialog is gone. */
static void
await_end (Fixture *fixture)
{
  await (fixture->dialog == NULL);
}

static void
reset (GSettings *settings)
{
  g_autoptr (GSettingsSchema) schema = NULL;
  g_auto (GStrv) keys = NULL;

  g_object_get (settings, "settings-schema", &schema, NULL);
  keys = g_settings_schema_list_keys (schema);
  for (char **key = keys; *key != NULL; key++)
    g_settings_reset (settings, *key);
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->settings = g_settings_new ("io.github.medina_game.Medina");
  reset (fixture->settings);
  open_dialog (fixture);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  if (fixture->dialog != NULL)
    gtk_window_destroy (GTK_WINDOW (fixture->dialog));
  await_end (fixture);
  g_assert_finalize_object (fixture->settings);
}

static GtkWidget *
child (Fixture *fixture, const char *name)
{
  GObject *object =
    gtk_widget_get_template_child (GTK_WIDGET (fixture->dialog), MEDINA_TYPE_NEW_GAME_DIALOG, name);

  g_assert_true (GTK_IS_WIDGET (object));
  return GTK_WIDGET (object);
}

/* The nth widget of that type, in the order of the dialog; NULL if there are fewer. */
static GtkWidget *
find (GtkWidget *widget, GType type, int *n)
{
  if (G_TYPE_CHECK_INSTANCE_TYPE (widget, type) && (*n)-- == 0)
    return widget;
  for (GtkWidget *c = gtk_widget_get_first_child (widget); c != NULL;
       c = gtk_widget_get_next_sibling (c))
    {
      GtkWidget *found = find (c, type, n);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static GtkWidget *
nth (Fixture *fixture, GType type, int n)
{
  return find (GTK_WIDGET (fixture->dialog), type, &n);
}

static gboolean
can_start (Fixture *fixture)
{
  const gboolean sensitive = gtk_widget_get_sensitive (child (fixture, "start_button"));
  GtkWidget *problem = child (fixture, "problem_label");

  /* Either it can start, or it says why not. */
  g_assert_cmpint (gtk_widget_get_visible (problem), ==, !sensitive);
  if (!sensitive)
    g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (problem)), !=, "");
  return sensitive;
}

/* Just pressing Start is right. */
static void
test_defaults (Fixture *fixture, gconstpointer data)
{
  g_assert_true (can_start (fixture));
  g_assert_true (gtk_window_get_default_widget (GTK_WINDOW (fixture->dialog)) ==
                 child (fixture, "start_button"));
  gtk_widget_activate_default (GTK_WIDGET (fixture->dialog));
  await_end (fixture);
  g_assert_cmpint (fixture->started, ==, 1);
}

static void
test_cancel (Fixture *fixture, gconstpointer data)
{
  medina_game_options_set_players (fixture->options, 2);
  gtk_widget_activate_action (GTK_WIDGET (fixture->dialog), "window.close", NULL);
  await_end (fixture);
  g_assert_cmpint (fixture->started, ==, 0);
  g_assert_cmpint (g_settings_get_int (fixture->settings, "players"), ==, 4);
}

static void
test_same_names (Fixture *fixture, gconstpointer data)
{
  GtkEditable *first = GTK_EDITABLE (nth (fixture, MEDINA_TYPE_SEAT_ROW, 0));
  GtkEditable *second = GTK_EDITABLE (nth (fixture, MEDINA_TYPE_SEAT_ROW, 1));
  GtkLabel *problem = GTK_LABEL (child (fixture, "problem_label"));

  gtk_editable_set_text (first, "Aisha");
  gtk_editable_set_text (second, "Aisha");
  g_assert_false (can_start (fixture));
  g_assert_cmpstr (gtk_label_get_label (problem), ==,
                   "Two players are named “Aisha”. Change one of the names.");
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (second), "error"));
  /* Enter in the name */
  gtk_widget_grab_focus (GTK_WIDGET (second));
  g_signal_emit_by_name (gtk_editable_get_delegate (second), "activate");
  gtk_widget_activate (child (fixture, "start_button"));
  await_quiet ();
  g_assert_cmpint (fixture->started, ==, 0);
  g_assert_nonnull (fixture->dialog);

  gtk_editable_set_text (second, "Ben");
  g_assert_true (can_start (fixture));
  g_assert_false (gtk_widget_has_css_class (GTK_WIDGET (second), "error"));
}

static gboolean
has_focus (Fixture *fixture, GtkWidget *widget)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (fixture->dialog));

  return focus == widget || (focus != NULL && gtk_widget_is_ancestor (focus, widget));
}

/* Return in a name goes on to the next player's, and from the last one's to the button. */
static void
test_return_in_names (Fixture *fixture, gconstpointer data)
{
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (child (fixture, "three_button")), TRUE);
  gtk_widget_grab_focus (nth (fixture, MEDINA_TYPE_SEAT_ROW, 0));
  for (int seat = 0; seat < 3; seat++)
    {
      GtkWidget *row = nth (fixture, MEDINA_TYPE_SEAT_ROW, seat);

      g_assert_true (has_focus (fixture, row));
      g_signal_emit_by_name (gtk_editable_get_delegate (GTK_EDITABLE (row)), "activate");
      await_quiet ();
    }
  g_assert_true (has_focus (fixture, child (fixture, "start_button")));
  g_assert_cmpint (fixture->started, ==, 0);
  g_assert_nonnull (fixture->dialog);
}

static gboolean
is_laid_out (gpointer row)
{
  return gtk_widget_get_mapped (row) && gtk_widget_get_width (row) > 0;
}

/* Tab stops once at a rule set at most, and at one of them at least. The first key gives the dialog
 * the input. */
static void
test_stops (Fixture *fixture, gconstpointer data)
{
  static const char *const rows[] = { "first_row", "second_row", "online_row" };
  int stops[G_N_ELEMENTS (rows)] = { 0 }, all = 0;

  if (real_input_is_missing ())
    return;
  await (is_laid_out (child (fixture, "first_row")));
  real_input_key (GDK_KEY_Shift_L, 0);
  gtk_window_set_focus (GTK_WINDOW (fixture->dialog), NULL);
  for (int presses = 0; presses < 12; presses++)
    {
      g_assert_true (real_input_key (GDK_KEY_Tab, 0));
      for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
        stops[i] += has_focus (fixture, child (fixture, rows[i]));
    }
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_assert_cmpint (stops[i], <=, 1);
      all += stops[i];
    }
  g_assert_cmpint (all, >=, 1);
}

/* On a row Return chooses it, as Space does, and starts nothing. */
static void
test_return_on_row (Fixture *fixture, gconstpointer data)
{
  GtkCheckButton *button = GTK_CHECK_BUTTON (child (fixture, "first_button"));

  if (real_input_is_missing ())
    return;
  await (is_laid_out (child (fixture, "first_row")));
  g_assert_false (gtk_check_button_get_active (button));
  gtk_widget_grab_focus (child (fixture, "first_row"));
  real_input_key (GDK_KEY_Return, 0);
  await (gtk_check_button_get_active (button));
  await_quiet ();
  g_assert_cmpint (fixture->started, ==, 0);
  g_assert_nonnull (fixture->dialog);
}

static void
test_help (Fixture *fixture, gconstpointer data)
{
  MedinaRulesBook *book;

  if (real_input_is_missing ())
    return;
  g_assert_null (medina_rules_book_get_open ());
  g_assert_true (real_input_key (GDK_KEY_F1, 0));
  book = medina_rules_book_get_open ();
  g_assert_nonnull (book);
  g_assert_cmpint (medina_rules_book_get_page (book), ==, MEDINA_RULES_PAGE_RULE_SETS);
  gtk_window_destroy (GTK_WINDOW (book));
}

/* Whoever is called as a nameless player would be keeps the name: the other one gets a number, as
 * long as both play. */
static void
test_default_names (Fixture *fixture, gconstpointer data)
{
  GtkWidget *last = nth (fixture, MEDINA_TYPE_SEAT_ROW, 3);

  gtk_editable_set_text (GTK_EDITABLE (nth (fixture, MEDINA_TYPE_SEAT_ROW, 0)), "Tariq");
  g_assert_true (can_start (fixture));
  g_assert_cmpstr (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (last)), ==, "Tariq 2");
  gtk_editable_set_text (GTK_EDITABLE (nth (fixture, MEDINA_TYPE_SEAT_ROW, 0)), "");
  gtk_editable_set_text (GTK_EDITABLE (last), "Amina");
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (child (fixture, "three_button")), TRUE);
  medina_game_options_set_kind (fixture->options, 0, MEDINA_SEAT_COMPUTER);
  g_assert_cmpstr (adw_preferences_row_get_title (
                     ADW_PREFERENCES_ROW (nth (fixture, MEDINA_TYPE_SEAT_ROW, 0))),
                   ==, "Amina");
}

/* Such a choice can only come from settings that were edited by hand. */
static void
test_same_colors (Fixture *fixture, gconstpointer data)
{
  medina_game_options_set_color (fixture->options, 2, MEDINA_COLOR_BLUE);
  g_assert_false (can_start (fixture));
}

static void
test_swap_colors (Fixture *fixture, gconstpointer data)
{
  GtkWidget *row = nth (fixture, MEDINA_TYPE_SEAT_ROW, 0);
  GtkWidget *choices =
    GTK_WIDGET (gtk_widget_get_template_child (row, MEDINA_TYPE_SEAT_ROW, "choices"));

  /* The last choice is red, the fourth seat's. */
  g_signal_emit_by_name (gtk_widget_get_last_child (choices), "clicked");
  g_assert_cmpint (medina_game_options_get_color (fixture->options, 0), ==, MEDINA_COLOR_RED);
  g_assert_cmpint (medina_game_options_get_color (fixture->options, 3), ==, MEDINA_COLOR_BLUE);
  g_assert_true (can_start (fixture));
}

static void
test_remembers (Fixture *fixture, gconstpointer data)
{
  gtk_check_button_set_active (GTK_CHECK_BUTTON (child (fixture, "online_button")), TRUE);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (child (fixture, "three_button")), TRUE);
  gtk_editable_set_text (GTK_EDITABLE (nth (fixture, MEDINA_TYPE_SEAT_ROW, 1)), "Ben");
  gtk_switch_set_active (GTK_SWITCH (child (fixture, "screens_switch")), TRUE);
  adw_combo_row_set_selected (ADW_COMBO_ROW (child (fixture, "starting_row")), 2);
  medina_game_options_set_option (fixture->options, MDN_OPTION_TEA, FALSE);
  gtk_widget_activate_default (GTK_WIDGET (fixture->dialog));
  await_end (fixture);
  g_assert_cmpint (fixture->started, ==, 1);

  open_dialog (fixture);
  g_assert_cmpint (medina_game_options_get_rule_set (fixture->options), ==, MDN_ONLINE);
  g_assert_true (gtk_check_button_get_active (GTK_CHECK_BUTTON (child (fixture, "online_button"))));
  g_assert_true (
    gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (child (fixture, "three_button"))));
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (nth (fixture, MEDINA_TYPE_SEAT_ROW, 1))),
                   ==, "Ben");
  g_assert_true (gtk_switch_get_active (GTK_SWITCH (child (fixture, "screens_switch"))));
  g_assert_cmpuint (adw_combo_row_get_selected (ADW_COMBO_ROW (child (fixture, "starting_row"))),
                    ==, 2);
  g_assert_false (medina_game_options_get_option (fixture->options, MDN_OPTION_TEA));
}

/* What a rule set does not offer is insensitive, shows what the rules have, and says why; all is
 * out of sight where nothing is offered. */
static void
test_options (Fixture *fixture, gconstpointer data)
{
  for (int set = 0; set < MDN_RULE_SETS; set++)
    for (int players = MDN_MIN_PLAYERS; players <= MDN_MAX_PLAYERS; players++)
      {
        const MdnRules rules = mdn_rules ((MdnRuleSet) set, players);

        medina_game_options_set_rule_set (fixture->options, (MdnRuleSet) set);
        medina_game_options_set_players (fixture->options, (guint) players);
        for (int option = 0; option < MDN_OPTIONS; option++)
          {
            GtkWidget *row = nth (fixture, MEDINA_TYPE_OPTION_ROW, option);
            int first = 0;
            GtkWidget *toggle = find (row, GTK_TYPE_SWITCH, &first);

            g_assert_cmpint (gtk_widget_get_sensitive (row), ==,
                             mdn_rules_offers ((MdnRuleSet) set, players, (MdnOption) option));
            g_assert_cmpint (gtk_switch_get_active (GTK_SWITCH (toggle)), ==,
                             mdn_rules_get_option (&rules, (MdnOption) option));
            g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), !=, "");
          }
        g_assert_cmpint (gtk_widget_get_visible (child (fixture, "options_group")), ==,
                         set != MDN_FIRST_EDITION);
      }
}

/* An option keeps its value while a rule set without it is looked at. */
static void
test_options_stay (Fixture *fixture, gconstpointer data)
{
  GtkWidget *row = nth (fixture, MEDINA_TYPE_OPTION_ROW, MDN_OPTION_WELL);
  int first = 0;
  GtkSwitch *toggle = GTK_SWITCH (find (row, GTK_TYPE_SWITCH, &first));

  gtk_switch_set_active (toggle, FALSE);
  g_assert_false (medina_game_options_get_option (fixture->options, MDN_OPTION_WELL));
  gtk_switch_set_active (toggle, TRUE);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (child (fixture, "first_button")), TRUE);
  g_assert_false (gtk_switch_get_active (toggle));
  gtk_check_button_set_active (GTK_CHECK_BUTTON (child (fixture, "second_button")), TRUE);
  g_assert_true (gtk_switch_get_active (toggle));
}

/* A row and its switch are one stop of the keyboard. */
static void
test_switch_rows (Fixture *fixture, gconstpointer data)
{
  GtkSwitch *toggle = GTK_SWITCH (child (fixture, "screens_switch"));
  GtkWidget *row = gtk_widget_get_ancestor (GTK_WIDGET (toggle), ADW_TYPE_ACTION_ROW);
  const gboolean before = gtk_switch_get_active (toggle);

  g_assert_cmpint (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (row)), ==,
                   GTK_ACCESSIBLE_ROLE_SWITCH);
  g_assert_false (gtk_widget_get_can_focus (GTK_WIDGET (toggle)));
  if (real_input_is_missing ())
    return;
  gtk_widget_grab_focus (row);
  real_input_key (GDK_KEY_space, 0);
  await (gtk_switch_get_active (toggle) == !before);
  real_input_key (GDK_KEY_space, 0);
  await (gtk_switch_get_active (toggle) == before);
}

static void
test_players (Fixture *fixture, gconstpointer data)
{
  AdwComboRow *starting = ADW_COMBO_ROW (child (fixture, "starting_row"));

  adw_combo_row_set_selected (starting, 4);
  g_assert_cmpuint (medina_game_options_get_starting_player (fixture->options), ==, 4);
  gtk_editable_set_text (GTK_EDITABLE (nth (fixture, MEDINA_TYPE_SEAT_ROW, 3)), "Dai");
  g_assert_cmpuint (adw_combo_row_get_selected (starting), ==, 4);

  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (child (fixture, "two_button")), TRUE);
  for (int seat = 0; seat < MDN_MAX_PLAYERS; seat++)
    g_assert_cmpint (gtk_widget_get_visible (nth (fixture, MEDINA_TYPE_SEAT_ROW, seat)), ==,
                     seat < 2);
  g_assert_cmpuint (g_list_model_get_n_items (adw_combo_row_get_model (starting)), ==, 3);
  /* A player without a seat cannot begin. */
  g_assert_cmpuint (medina_game_options_get_starting_player (fixture->options), ==, 0);
  g_assert_true (can_start (fixture));
}

static void
test_fixed_colors (Fixture *fixture, gconstpointer data)
{
  GtkWidget *row = nth (fixture, MEDINA_TYPE_SEAT_ROW, 0);
  GtkWidget *button =
    GTK_WIDGET (gtk_widget_get_template_child (row, MEDINA_TYPE_SEAT_ROW, "color_button"));

  g_assert_true (gtk_widget_get_sensitive (button));
  medina_game_options_set_rule_set (fixture->options, MDN_FIRST_EDITION);
  g_assert_true (gtk_widget_get_sensitive (button));
  medina_game_options_set_players (fixture->options, 2);
  g_assert_false (gtk_widget_get_sensitive (button));
  g_assert_cmpint (medina_game_options_get_color (fixture->options, 0), ==, MEDINA_COLOR_YELLOW);
  g_assert_true (can_start (fixture));
}

/* With everything shown the dialog fits a phone. */
static void
test_narrow (Fixture *fixture, gconstpointer data)
{
  int minimum;

  medina_game_options_set_rule_set (fixture->options, MDN_FIRST_EDITION);
  medina_game_options_set_players (fixture->options, 2);
  gtk_editable_set_text (GTK_EDITABLE (nth (fixture, MEDINA_TYPE_SEAT_ROW, 0)),
                         "Aisha the Builder of Palaces Without Number");
  gtk_editable_set_text (GTK_EDITABLE (nth (fixture, MEDINA_TYPE_SEAT_ROW, 1)),
                         "Aisha the Builder of Palaces Without Number");
  g_assert_false (can_start (fixture));
  gtk_widget_measure (GTK_WIDGET (fixture->dialog), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL,
                      NULL, NULL);
  g_assert_cmpint (minimum, <=, 360);
}

/* The width that is asked for in front of a window of that size. */
static int
find_width_over (Fixture *fixture, int width, int height)
{
  GtkWidget *parent = gtk_window_new ();
  MedinaNewGameDialog *dialog = medina_new_game_dialog_new (fixture->settings);
  int found, found_height;

  gtk_window_set_default_size (GTK_WINDOW (parent), width, height);
  gtk_window_present (GTK_WINDOW (parent));
  await (gtk_widget_get_width (parent) >= width);
  medina_new_game_dialog_present_over (dialog, GTK_WINDOW (parent));
  await (gtk_widget_get_mapped (GTK_WIDGET (dialog)));
  gtk_window_get_default_size (GTK_WINDOW (dialog), &found, &found_height);
  g_assert_true (gtk_window_get_transient_for (GTK_WINDOW (dialog)) == GTK_WINDOW (parent));
  gtk_window_destroy (GTK_WINDOW (dialog));
  gtk_window_destroy (GTK_WINDOW (parent));
  driver_settle ();
  return found;
}

/* Who sits before a large window sits farther away. */
static void
test_size (Fixture *fixture, gconstpointer data)
{
  const int usual = find_width_over (fixture, 1000, 700);

  g_assert_cmpint (usual, ==, 560);
  g_assert_cmpint (find_width_over (fixture, 1800, 1000), ==, usual * 11 / 10);
}

int
main (int argc, char *argv[])
{
  driver_init (&argc, &argv);
  g_test_add ("/new-game/just-pressing-start-is-right", Fixture, NULL, set_up, test_defaults,
              tear_down);
  g_test_add ("/new-game/cancel-starts-nothing", Fixture, NULL, set_up, test_cancel, tear_down);
  g_test_add ("/new-game/same-names-are-refused", Fixture, NULL, set_up, test_same_names,
              tear_down);
  g_test_add ("/new-game/return-goes-from-name-to-name", Fixture, NULL, set_up,
              test_return_in_names, tear_down);
  g_test_add ("/new-game/return-chooses-a-row", Fixture, NULL, set_up, test_return_on_row,
              tear_down);
  g_test_add ("/new-game/tab-stops-once-at-the-rule-sets", Fixture, NULL, set_up, test_stops,
              tear_down);
  g_test_add ("/new-game/switches-are-one-with-their-rows", Fixture, NULL, set_up, test_switch_rows,
              tear_down);
  g_test_add ("/new-game/f1-compares-the-rule-sets", Fixture, NULL, set_up, test_help, tear_down);
  g_test_add ("/new-game/default-names-count-as-names", Fixture, NULL, set_up, test_default_names,
              tear_down);
  g_test_add ("/new-game/same-colors-are-refused", Fixture, NULL, set_up, test_same_colors,
              tear_down);
  g_test_add ("/new-game/choosing-a-taken-color-swaps", Fixture, NULL, set_up, test_swap_colors,
              tear_down);
  g_test_add ("/new-game/the-last-choice-comes-back", Fixture, NULL, set_up, test_remembers,
              tear_down);
  g_test_add ("/new-game/options-follow-the-rule-set", Fixture, NULL, set_up, test_options,
              tear_down);
  g_test_add ("/new-game/options-keep-their-values", Fixture, NULL, set_up, test_options_stay,
              tear_down);
  g_test_add ("/new-game/only-players-can-begin", Fixture, NULL, set_up, test_players, tear_down);
  g_test_add ("/new-game/fixed-colors-cannot-be-chosen", Fixture, NULL, set_up, test_fixed_colors,
              tear_down);
  g_test_add ("/new-game/grows-before-a-large-window", Fixture, NULL, set_up, test_size, tear_down);
  g_test_add ("/new-game/fits-a-phone", Fixture, NULL, set_up, test_narrow, tear_down);

  return g_test_run ();
}
