/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "await.h"
#include "document-sync.h"
#include "medina-announcer.h"
#include "medina-event-list.h"
#include "medina-new-game-dialog.h"
#include "medina-player-cards.h"
#include "medina-seat-chooser.h"
#include "medina-status-bar.h"
#include "named-game.h"
#include "real-input.h"
#include "driver.h"

/* Games with computers, as a person plays and watches them. */

typedef struct
{
  Driver driver;
  MedinaComputerPlayer *computer;
  MdnRandom random;
} Fixture;

static const guint64 no_end = G_GUINT64_CONSTANT (1) << 60;

static void
set_up_window (Fixture *self, int width, int height)
{
  driver_open (&self->driver, MDN_SECOND_EDITION, 3, FALSE, width, height);
  self->computer = medina_window_get_computer (self->driver.window);
  g_settings_set_string (medina_application_get_settings (self->driver.application),
                         "computer-pace", "at-once");
  mdn_random_seed (&self->random, 4);
}

static void
set_up (Fixture *self, gconstpointer data)
{
  set_up_window (self, 1040, 690);
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  g_settings_reset (medina_application_get_settings (self->driver.application), "computer-pace");
  g_object_add_weak_pointer (G_OBJECT (self->computer), (gpointer *) &self->computer);
  driver_close (&self->driver);
  g_assert_null (self->computer);
}

static MedinaGame *
game_of (Fixture *self)
{
  return driver_get_game (&self->driver);
}

/* "human", or a level, as on the cards. */
static void
set_seat (Fixture *self, guint seat, const char *word)
{
  gtk_widget_activate_action (GTK_WIDGET (self->driver.board), "win.set-seat", "(us)", seat, word);
}

static void
set_up_narrow (Fixture *self, gconstpointer data)
{
  set_up_window (self, 360, 640);
}

static GtkWidget *
child_of_status (Fixture *self, const char *name)
{
  return GTK_WIDGET (gtk_widget_get_template_child (GTK_WIDGET (driver_get_status (&self->driver)),
                                                    MEDINA_TYPE_STATUS_BAR, name));
}

static void
await_person (Fixture *self)
{
  await (medina_game_awaits_person (game_of (self)) || medina_game_get_over (game_of (self)));
}

static void
await_thought (Fixture *self)
{
  await (medina_computer_player_get_progress (self->computer) > 0);
}

/* The person's turn, up to its end and the computer's thought. */
static void
play_turn (Fixture *self)
{
  MedinaPlayer *player = medina_game_get_current_player (game_of (self));

  while (medina_game_get_current_player (game_of (self)) == player &&
         !medina_game_get_over (game_of (self)))
    driver_play_one (&self->driver, &self->random);
}

/* Just pressing Start is right for somebody who is alone: easy computers have the other seats. The
 * first turns show that; a whole game takes so long that a busy machine has no time for it. */
static void
test_new_game (Fixture *self, gconstpointer data)
{
  GtkWidget *dialog;

  driver_activate (&self->driver, "win.new-game");
  dialog = driver_find_window (MEDINA_TYPE_NEW_GAME_DIALOG);
  g_assert_nonnull (dialog);
  gtk_widget_activate_default (dialog);
  await (medina_game_get_n_players (game_of (self)) == 4);
  g_assert_cmpuint (medina_game_count_people (game_of (self)), ==, 1);
  await_person (self);
  for (int i = 0; i < 2; i++)
    {
      play_turn (self);
      await_person (self);
    }
  g_assert_cmpuint (medina_game_get_cursor (game_of (self)), >, 2 * 4);
}

static const char *
announced (Fixture *self)
{
  return medina_announcer_get_text (
    medina_status_bar_get_announcer (driver_get_status (&self->driver)));
}

/* Whoever has no name is called otherwise where a computer plays, and that is told; so it is when a
 * person comes back. */
static void
test_seat_news (Fixture *self, gconstpointer data)
{
  MedinaPlayer *second = medina_game_get_player (game_of (self), 1);

  medina_computer_player_set_paused (self->computer, TRUE);
  medina_player_set_name (second, "");
  set_seat (self, 1, "easy");
  g_assert_cmpstr (announced (self), ==, "Idris plays for Player 2 now.");
  medina_announcer_dismiss (medina_status_bar_get_announcer (driver_get_status (&self->driver)));
  set_seat (self, 1, "hard");
  g_assert_cmpstr (announced (self), ==, "");
  set_seat (self, 1, "human");
  g_assert_cmpstr (announced (self), ==, "Player 2 plays for Idris now.");
  medina_announcer_dismiss (medina_status_bar_get_announcer (driver_get_status (&self->driver)));

  /* Names that somebody gave stay. */
  medina_player_set_name (second, "Yui");
  set_seat (self, 1, "easy");
  g_assert_cmpstr (announced (self), ==, "The computer plays for Yui now.");
  medina_announcer_dismiss (medina_status_bar_get_announcer (driver_get_status (&self->driver)));
  set_seat (self, 1, "human");
  g_assert_cmpstr (announced (self), ==, "A person plays for Yui now.");
}

static GtkWidget *
card_of (Fixture *self, guint number)
{
  GtkWidget *cards = driver_find (GTK_WIDGET (self->driver.window), MEDINA_TYPE_PLAYER_CARDS);

  return GTK_WIDGET (medina_player_cards_get (MEDINA_PLAYER_CARDS (cards), number));
}

/* Who plays is chosen on the card: a person, or the first, second … level of the computer. */
static void
choose_seat (Fixture *self, guint number, int row)
{
  GtkWidget *chooser = driver_find (card_of (self, number), MEDINA_TYPE_SEAT_CHOOSER);
  GtkWidget *list = driver_find (chooser, GTK_TYPE_LIST_BOX);

  driver_press_widget (driver_find (chooser, GTK_TYPE_MENU_BUTTON));
  await (gtk_widget_get_mapped (list) && gtk_widget_get_width (list) != 0);
  driver_press_widget (GTK_WIDGET (gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), row)));
  await (!gtk_widget_get_mapped (list));
}

/* How many lines of what happened begin so. */
static guint
count_lines (Fixture *self, const char *beginning)
{
  GtkWidget *list = driver_find (GTK_WIDGET (self->driver.window), MEDINA_TYPE_EVENT_LIST);
  guint lines = 0;

  for (GtkWidget *line = gtk_widget_get_first_child (list); line != NULL;
       line = gtk_widget_get_next_sibling (line))
    lines += g_str_has_prefix (gtk_label_get_label (GTK_LABEL (line)), beginning);
  return lines;
}

/* That the computer plays in the place of somebody stands with the name, as long as it does; what
 * happened is told as it was. */
static void
test_standing_in (Fixture *self, gconstpointer data)
{
  if (real_input_is_missing ())
    return;
  medina_computer_player_set_paused (self->computer, TRUE);
  medina_player_set_name (medina_game_get_player (game_of (self), 0), "Yui");
  play_turn (self);
  driver_settle ();
  g_assert_cmpuint (count_lines (self, "Yui: "), >, 0);

  choose_seat (self, 0, 3);
  await (driver_find_label (card_of (self, 0), "Yui (computer)") != NULL);
  g_assert_cmpuint (count_lines (self, "Yui: "), >, 0);
  g_assert_nonnull (driver_find_label (card_of (self, 0), "Hard"));

  choose_seat (self, 0, 0);
  await (driver_find_label (card_of (self, 0), "Yui") != NULL);
  g_assert_null (driver_find_label (card_of (self, 0), "Hard"));
}

static void
test_thinking (Fixture *self, gconstpointer data)
{
  GtkWidget *play_now = child_of_status (self, "play_now");
  MedinaStatusBar *status = driver_get_status (&self->driver);
  GtkWidget *progress = child_of_status (self, "progress");
  guint cursor;

  medina_computer_player_set_nodes (self->computer, no_end);
  medina_player_set_name (medina_game_get_current_player (game_of (self)), "Yui");
  g_assert_false (gtk_widget_get_visible (play_now));
  set_seat (self, medina_player_get_number (medina_game_get_current_player (game_of (self))),
            "hard");
  await_thought (self);
  g_assert_true (gtk_widget_get_visible (play_now));
  g_assert_cmpstr (medina_status_bar_get_prompt (status), ==, "Yui (computer, hard) is thinking…");
  await (gtk_widget_get_opacity (progress) != 0);

  /* The board can be looked at, but not played on. */
  cursor = medina_game_get_cursor (game_of (self));
  driver_click (&self->driver, mdn_space (7, 5));
  g_assert_cmpuint (medina_game_get_cursor (game_of (self)), ==, cursor);
  g_assert_cmpstr (medina_status_bar_get_message (status), ==,
                   "It’s the computer’s turn. You can place pieces again when it has finished.");
  gtk_window_set_focus_visible (GTK_WINDOW (self->driver.window), TRUE);
  driver_press (&self->driver, GDK_KEY_Right);
  g_assert_cmpstr (medina_status_bar_get_description (status), !=, "");
  gtk_widget_activate_action (GTK_WIDGET (self->driver.board), "win.take", "i", MDN_WALL);
  g_assert_cmpint (medina_game_get_selected_piece (game_of (self)), ==, -1);
  g_assert_true (g_str_has_prefix (medina_status_bar_get_message (status), "It’s the computer’s"));

  driver_activate (&self->driver, "win.play-now");
  await_person (self);
  g_assert_cmpuint (medina_game_get_cursor (game_of (self)), >, cursor);
  driver_settle ();
  g_assert_false (gtk_widget_get_visible (play_now));
  g_assert_cmpfloat (gtk_widget_get_opacity (progress), ==, 0);
}

/* Back to what the person decided, which ends the thought, and forth again. */
static void
test_undo (Fixture *self, gconstpointer data)
{
  MedinaPlayer *player = medina_game_get_current_player (game_of (self));
  MedinaAnnouncer *announcer =
    MEDINA_ANNOUNCER (driver_find (GTK_WIDGET (self->driver.window), MEDINA_TYPE_ANNOUNCER));
  g_autofree char *told = NULL;
  guint cursor;

  for (guint seat = 0; seat < 3; seat++)
    if (seat != medina_player_get_number (player))
      set_seat (self, seat, "easy");
  for (int i = 0; i < 2; i++)
    {
      play_turn (self);
      await_person (self);
    }
  cursor = medina_game_get_cursor (game_of (self));
  medina_window_announce (self->driver.window, "What will be taken back");
  driver_activate (&self->driver, "win.undo");
  driver_settle ();
  told = g_strdup_printf ("%u placements undone, the earliest: ",
                          cursor - medina_game_get_cursor (game_of (self)));
  g_assert_true (g_str_has_prefix (medina_announcer_get_text (announcer), told));
  g_assert_true (medina_game_awaits_person (game_of (self)));
  g_assert_true (medina_game_get_current_player (game_of (self)) == player);
  g_assert_cmpuint (medina_game_get_cursor (game_of (self)), <, cursor - 1);
  driver_activate (&self->driver, "win.redo");
  driver_settle ();
  g_assert_cmpstr (medina_announcer_get_text (announcer), ==, "");
  g_assert_cmpuint (medina_game_get_cursor (game_of (self)), ==, cursor);

  medina_computer_player_set_nodes (self->computer, no_end);
  for (guint seat = 0; seat < 3; seat++)
    if (seat != medina_player_get_number (player))
      set_seat (self, seat, "expert");
  play_turn (self);
  await_thought (self);
  driver_activate (&self->driver, "win.undo");
  driver_settle ();
  g_assert_true (medina_game_get_current_player (game_of (self)) == player);
  g_assert_false (medina_computer_player_get_thinking (self->computer));
}

/* Computers among themselves: there is a button to pause, and to take something back pauses,
 * too. */
static void
test_watch (Fixture *self, gconstpointer data)
{
  GtkWidget *pause = child_of_status (self, "pause");
  guint cursor;

  g_assert_false (gtk_widget_get_visible (pause));
  for (guint seat = 0; seat < 3; seat++)
    set_seat (self, seat, "easy");
  await (medina_game_get_cursor (game_of (self)) >= 10);
  g_assert_true (gtk_widget_get_visible (pause));
  g_assert_true (g_str_has_suffix (medina_status_bar_get_prompt (driver_get_status (&self->driver)),
                                   " (computer, easy) is thinking…"));
  driver_activate (&self->driver, "win.undo");
  driver_settle ();
  g_assert_true (medina_computer_player_get_paused (self->computer));
  g_assert_true (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (pause)));
  cursor = medina_game_get_cursor (game_of (self));
  g_assert_true (g_str_has_prefix (medina_status_bar_get_prompt (driver_get_status (&self->driver)),
                                   "Paused. "));
  driver_settle ();
  g_assert_cmpuint (medina_game_get_cursor (game_of (self)), ==, cursor);
  driver_activate (&self->driver, "win.pause-computers");
  g_assert_false (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (pause)));
  await (medina_game_get_cursor (game_of (self)) >= cursor + 3);
}

/* Closed in the middle of a thought: tear_down sees that the computer player goes with the
 * window. */
static void
test_close (Fixture *self, gconstpointer data)
{
  medina_computer_player_set_nodes (self->computer, no_end);
  set_seat (self, medina_player_get_number (medina_game_get_current_player (game_of (self))),
            "expert");
  await_thought (self);
  g_assert_true (medina_computer_player_get_thinking (self->computer));
}

/* The card says who plays, and lets it be changed. */
static void
test_card (Fixture *self, gconstpointer data)
{
  GtkWidget *card = driver_find (GTK_WIDGET (self->driver.window), MEDINA_TYPE_PLAYER_CARD);
  GtkLabel *kind =
    GTK_LABEL (gtk_widget_get_template_child (card, MEDINA_TYPE_PLAYER_CARD, "kind"));
  GtkWidget *chooser = driver_find (card, MEDINA_TYPE_SEAT_CHOOSER);
  MedinaPlayer *player = medina_game_get_player (game_of (self), 0);

  medina_computer_player_set_paused (self->computer, TRUE);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (kind)));
  g_signal_emit_by_name (chooser, "chosen", MEDINA_SEAT_COMPUTER, MEDINA_LEVEL_MEDIUM);
  g_assert_true (medina_player_is_computer (player));
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (kind)));
  g_assert_cmpstr (gtk_label_get_label (kind), ==, "Medium");
  g_assert_cmpstr (medina_player_get_display_name (player), ==, "Amina");
  g_signal_emit_by_name (chooser, "character-chosen", MEDINA_CHARACTER_CLAIMER);
  g_assert_cmpint (medina_player_get_character (player), ==, MEDINA_CHARACTER_CLAIMER);
  gtk_widget_activate_action (GTK_WIDGET (self->driver.board), "win.set-character", "(us)", 9,
                              "mason");
  g_assert_cmpint (medina_player_get_character (player), ==, MEDINA_CHARACTER_CLAIMER);
  set_seat (self, 0, "human");
  g_assert_false (medina_player_is_computer (player));
  set_seat (self, 0, "nonsense");
  set_seat (self, 9, "hard");
  g_assert_false (medina_player_is_computer (player));
}

static int
min_width (GtkWidget *widget)
{
  int minimum;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  return minimum;
}

/* With everything shown the window fits a phone. */
static void
test_narrow (Fixture *self, gconstpointer data)
{
  GtkWidget *card = driver_find (GTK_WIDGET (self->driver.window), MEDINA_TYPE_PLAYER_CARD);

  medina_computer_player_set_nodes (self->computer, no_end);
  for (guint seat = 0; seat < 3; seat++)
    set_seat (self, seat, "expert");
  await_thought (self);
  g_assert_true (gtk_widget_get_visible (child_of_status (self, "play_now")));
  g_assert_true (gtk_widget_get_visible (child_of_status (self, "pause")));
  g_assert_cmpint (min_width (card), <=, 340);
  g_assert_cmpint (min_width (GTK_WIDGET (self->driver.window)), <=, 360);
}

/* The menu makes the computers slower for a spectator. */
static void
test_pace (Fixture *self, gconstpointer data)
{
  gtk_widget_activate_action (GTK_WIDGET (self->driver.board), "win.computer-pace", "s", "slow");
  g_assert_cmpint (medina_computer_player_get_pace (self->computer), ==, MEDINA_PACE_SLOW);
  gtk_widget_activate_action (GTK_WIDGET (self->driver.board), "win.computer-pace", "s", "fast");
  g_assert_cmpint (medina_computer_player_get_pace (self->computer), ==, MEDINA_PACE_FAST);
}

static void
add (const char *path, void (*test) (Fixture *, gconstpointer))
{
  g_test_add (path, Fixture, NULL, set_up, test, tear_down);
}

/* Nothing is placed behind a question, and who looks is told. */
static void
test_asked (Fixture *self, gconstpointer data)
{
  const guint seat = medina_player_get_number (medina_game_get_current_player (game_of (self)));
  guint cursor;

  medina_computer_player_set_nodes (self->computer, 1);
  medina_player_set_name (medina_game_get_current_player (game_of (self)), "Yui");
  medina_question_tell (GTK_WINDOW (self->driver.window), "Oh", "Something is to be read.");
  driver_await_question ();
  cursor = medina_game_get_cursor (game_of (self));
  set_seat (self, seat, "easy");
  await (medina_computer_player_get_waiting (self->computer));
  g_assert_cmpstr (medina_status_bar_get_prompt (driver_get_status (&self->driver)), ==,
                   "Yui (computer) will play as soon as the game is saved…");
  g_assert_cmpuint (medina_game_get_cursor (game_of (self)), ==, cursor);
  driver_answer ("close");
  await (medina_game_get_cursor (game_of (self)) > cursor);
  await_person (self);
  g_assert_false (medina_computer_player_get_waiting (self->computer));
}

/* The question is over the window, whatever game comes there. */
static void
test_asked_over_two_games (Fixture *self, gconstpointer data)
{
  g_autoptr (MedinaGame) game = named_game_new (MDN_SECOND_EDITION, 2);
  g_autoptr (MedinaDocument) before =
    g_object_ref (medina_window_get_document (self->driver.window));

  medina_question_tell (GTK_WINDOW (self->driver.window), "Oh", "Something is to be read.");
  driver_await_question ();
  document_sync_discard (before, NULL);
  medina_window_set_game (self->driver.window, game);
  g_assert_false (medina_placement_gate_is_open (
    medina_document_get_gate (medina_window_get_document (self->driver.window))));
  driver_answer ("close");
  await (medina_placement_gate_is_open (
    medina_document_get_gate (medina_window_get_document (self->driver.window))));
}

static double
get_scrolled (Fixture *self)
{
  GtkWidget *card = driver_find (GTK_WIDGET (self->driver.window), MEDINA_TYPE_PLAYER_CARD);
  GtkWidget *scroller = gtk_widget_get_ancestor (card, GTK_TYPE_SCROLLED_WINDOW);

  return gtk_adjustment_get_value (
    gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller)));
}

/* One's own card stays where it is, also on a telephone, where there is no room for another. */
static void
test_still_cards (Fixture *self, gconstpointer data)
{
  const guint own = medina_player_get_number (medina_game_get_current_player (game_of (self)));
  double before;

  for (guint seat = 0; seat < medina_game_get_n_players (game_of (self)); seat++)
    if (seat != own)
      set_seat (self, seat, "easy");
  medina_computer_player_set_paused (self->computer, TRUE);
  driver_settle ();
  before = get_scrolled (self);
  play_turn (self);
  g_assert_true (medina_game_awaits_computer (game_of (self)));
  driver_settle ();
  g_assert_cmpfloat (get_scrolled (self), ==, before);
}

int
main (int argc, char *argv[])
{
  driver_init (&argc, &argv);
  add ("/computers/start-plays-against-easy-computers", test_new_game);
  add ("/computers/thinking-shows-and-play-now-ends-it", test_thinking);
  add ("/computers/undo-goes-to-the-persons-decision", test_undo);
  add ("/computers/watched-they-can-be-paused", test_watch);
  add ("/computers/the-menu-changes-the-pace", test_pace);
  add ("/computers/a-window-closes-while-one-thinks", test_close);
  add ("/computers/the-card-changes-who-plays", test_card);
  add ("/computers/who-plays-for-whom-is-told", test_seat_news);
  add ("/computers/stand-in-for-somebody-with-a-name", test_standing_in);
  add ("/computers/wait-while-a-question-is-open", test_asked);
  add ("/computers/wait-in-the-next-game-too", test_asked_over_two_games);
  add ("/computers/fit-a-phone", test_narrow);
  g_test_add ("/computers/leave-the-cards-in-their-places", Fixture, NULL, set_up_narrow,
              test_still_cards, tear_down);
  return g_test_run ();
}
