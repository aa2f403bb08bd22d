/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "await.h"
#include "driver.h"
#include "medina-lesson-list.h"
#include "medina-lesson-page.h"
#include "medina-lessons-window.h"
#include "medina-piece-button.h"
#include "medina-seat-chooser.h"
#include "medina-welcome-page.h"
#include "legal.h"
#include "notation.h"
#include "random.h"
#include "real-input.h"

/* The First Game, as a person goes through it: with the pointer, with keys only, left and resumed. */

typedef struct
{
  GSettings *settings;
  GtkWidget *window;
  MedinaLessonPage *page;
  Driver driver; /* of the board */
} Fixture;

static void
open_window (Fixture *self, int width, int height)
{
  self->driver.application = driver_get_application ();
  self->settings = medina_application_get_settings (self->driver.application);
  self->window = GTK_WIDGET (
    medina_lessons_window_new (GTK_APPLICATION (self->driver.application), self->settings, NULL));
  gtk_window_set_default_size (GTK_WINDOW (self->window), width, height);
  gtk_window_present (GTK_WINDOW (self->window));
  self->driver.window = (gpointer) self->window; /* a window with a board, too */
  self->page = MEDINA_LESSON_PAGE (driver_find (self->window, MEDINA_TYPE_LESSON_PAGE));
  self->driver.board = medina_game_page_get_board (medina_lesson_page_get_game_page (self->page));
  await (gtk_widget_get_mapped (GTK_WIDGET (self->driver.board)));
  driver_settle ();
}

static void
close_window (Fixture *self)
{
  gtk_window_close (GTK_WINDOW (self->window));
  driver_await_no_window (MEDINA_TYPE_LESSONS_WINDOW);
  driver_settle ();
}

static void
forget_all (Fixture *self)
{
  static const char *const keys[] = { "lessons-done", "lesson",        "lesson-step",
                                      "lesson-game",  "offer-lessons", "computer-pace" };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    g_settings_reset (self->settings, keys[i]);
}

static MedinaLessonPlay *
get_play (Fixture *self)
{
  return medina_lesson_page_get_play (self->page);
}

static guint
get_step (Fixture *self)
{
  return medina_lesson_play_get_step (get_play (self));
}

static const char *
get_sentence (Fixture *self)
{
  return medina_status_bar_get_prompt (
    MEDINA_STATUS_BAR (driver_find (self->window, MEDINA_TYPE_STATUS_BAR)));
}

static GtkWidget *
find_piece (GtkWidget *widget, MdnPiece piece)
{
  GtkWidget *found = NULL;

  if (MEDINA_IS_PIECE_BUTTON (widget) && gtk_widget_is_sensitive (widget) &&
      medina_piece_button_get_piece (MEDINA_PIECE_BUTTON (widget)) == piece)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_piece (child, piece);
  return found;
}

static MedinaGame *
get_game (Fixture *self)
{
  return medina_placement_gate_get_game (medina_lesson_play_get_gate (get_play (self)));
}

static const MedinaLessonStep *
get_data (Fixture *self)
{
  return medina_lesson_get_step (medina_lesson_play_get_lesson (get_play (self)), get_step (self));
}

/* A placement of that piece that is right. */
static MdnSpace
find_space (Fixture *self)
{
  MedinaGame *game = get_game (self);
  const MdnPiece piece = (MdnPiece) g_bit_nth_lsf (get_data (self)->goal.pieces, -1);

  for (MdnSet spaces = medina_game_get_legal_spaces (game, piece); !mdn_set_is_empty (spaces);)
    {
      const MdnSpace space = mdn_set_take (&spaces);
      g_autofree MdnGame *trial = g_memdup2 (medina_game_get_engine_game (game), sizeof *trial);

      mdn_game_play (trial, medina_game_placement_for (game, piece, space));
      if (medina_lesson_condition_holds (&get_data (self)->goal, trial, 0))
        return space;
    }
  g_assert_not_reached ();
}

static MdnPiece
find_kind (Fixture *self)
{
  return (MdnPiece) g_bit_nth_lsf (get_data (self)->goal.pieces, -1);
}

/* --- With the pointer --------------------------------------------------------------------------- */

static void
press_button (Fixture *self, const char *label)
{
  await (driver_find_button (self->window, label) != NULL);
  driver_settle ();
  driver_press_widget (driver_find_button (self->window, label));
}

static void
pick_with_pointer (Fixture *self)
{
  if (medina_game_get_selected_piece (get_game (self)) == (int) find_kind (self))
    return;
  driver_settle ();
  driver_press_widget (find_piece (self->window, find_kind (self)));
  driver_settle ();
}

static void
do_with_pointer (Fixture *self)
{
  switch (get_data (self)->task)
    {
    case MEDINA_LESSON_PICK:
      pick_with_pointer (self);
      break;
    case MEDINA_LESSON_PLACE:
      pick_with_pointer (self);
      driver_click (&self->driver, find_space (self));
      break;
    case MEDINA_LESSON_END_TURN:
      await (driver_find_by_action (self->window, "win.end-turn") != NULL);
      driver_settle ();
      driver_press_widget (driver_find_by_action (self->window, "win.end-turn"));
      break;
    default:
      break;
    }
}

/* By the person, whose doing is given; buttons are pressed by `next`. */
static void
go_through (Fixture *self, void (*act) (Fixture *self), void (*next) (Fixture *self))
{
  MedinaLesson *lesson = g_object_ref (medina_lesson_play_get_lesson (get_play (self)));

  for (guint i = 0; i < medina_lesson_get_n_steps (lesson); i++)
    {
      const MedinaLessonStep *step = medina_lesson_get_step (lesson, i);

      await (get_step (self) == i);
      g_test_message ("%s", step->say);
      g_assert_cmpstr (get_sentence (self), ==, step->say);
      driver_settle ();
      act (self);
      if (step->after != NULL)
        await (g_str_equal (get_sentence (self), step->after));
      if (step->after != NULL || step->task == MEDINA_LESSON_READ)
        next (self);
    }
  await (medina_lesson_play_get_lesson (get_play (self)) != lesson);
  g_object_unref (lesson);
}

static void
next_with_pointer (Fixture *self)
{
  press_button (self, "_Next");
}

static void
check_first_is_done (Fixture *self)
{
  g_auto (GStrv) done = g_settings_get_strv (self->settings, "lessons-done");

  g_assert_cmpuint (g_strv_length (done), ==, 1);
  g_assert_cmpstr (done[0], ==, "1-palace.lesson");
  g_assert_cmpuint (get_step (self), ==, 0);
}

static void
test_pointer (void)
{
  Fixture self;

  open_window (&self, 1000, 760);
  go_through (&self, do_with_pointer, next_with_pointer);
  check_first_is_done (&self);
  close_window (&self);
  forget_all (&self);
}

/* --- With keys ---------------------------------------------------------------------------------- */

/* As in “of7”. */
static void
type_placement (Fixture *self, MdnPiece piece, MdnSpace space)
{
  char text[MDN_NOTATION_SIZE];

  mdn_notation_placement (mdn_placement (piece, space), text);
  for (const char *letter = text; *letter != '\0'; letter++)
    driver_press (&self->driver, (guint) g_ascii_tolower (*letter));
}

static void
do_with_keys (Fixture *self)
{
  const MedinaLessonTask task = get_data (self)->task;

  if (task == MEDINA_LESSON_READ)
    return;
  await (driver_is_on_board (&self->driver));
  if (task == MEDINA_LESSON_END_TURN)
    driver_press (&self->driver, GDK_KEY_space);
  else if (task == MEDINA_LESSON_PICK)
    driver_press (&self->driver, GDK_KEY_1 + find_kind (self));
  else
    type_placement (self, find_kind (self), find_space (self));
}

static void
next_with_keys (Fixture *self)
{
  GtkWidget *button;

  await (driver_find_button (self->window, "_Next") != NULL);
  button = driver_find_button (self->window, "_Next");
  await (driver_get_focus (self->window) == button);
  driver_press (&self->driver, GDK_KEY_Return);
}

static void
test_keys (void)
{
  Fixture self;

  if (real_input_is_missing ())
    return;
  open_window (&self, 1000, 760);
  go_through (&self, do_with_keys, next_with_keys);
  check_first_is_done (&self);
  close_window (&self);
  forget_all (&self);
}

/* --- One button after the other ----------------------------------------------------------------- */

/* Where the button of one's own choosing was, there is nothing to press twice. */
static void
test_twice (void)
{
  Fixture self;
  GtkWidget *next;

  open_window (&self, 1000, 760);
  next = driver_find_button (self.window, "_Next");
  driver_press_widget (next);
  await (get_step (&self) == 1);
  driver_settle ();
  driver_press_widget (next);
  await (get_step (&self) == 2);
  driver_press_widget (next);
  driver_settle ();
  g_assert_cmpuint (get_step (&self), ==, 2);
  press_button (&self, "_Skip");
  await (get_step (&self) == 3);
  close_window (&self);
  forget_all (&self);
}

static guint
count_suggested (GtkWidget *widget)
{
  guint count = gtk_widget_get_mapped (widget) && gtk_widget_is_sensitive (widget) &&
                gtk_widget_has_css_class (widget, "suggested-action");

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    count += count_suggested (child);
  return count;
}

/* A turn is complete, and there is something to read about it. Whoever ends it at once has read it, and has done what
 * is asked for next. */
static void
test_suggested (void)
{
  Fixture self;

  open_window (&self, 1000, 760);
  medina_lesson_play_seek (get_play (&self), 4);
  driver_settle ();
  do_with_pointer (&self);
  await (g_str_equal (get_sentence (&self), get_data (&self)->after));
  await (driver_find_by_action (self.window, "win.end-turn") != NULL);
  driver_settle ();
  g_assert_cmpuint (count_suggested (self.window), ==, 1);
  driver_press_widget (driver_find_by_action (self.window, "win.end-turn"));
  await (get_step (&self) == 6);
  g_assert_cmpuint (medina_game_get_cursor (get_game (&self)), ==, 4);
  close_window (&self);
  forget_all (&self);
}

/* The lessons end with the offer of a game. */
static void
test_first_game (void)
{
  Fixture self;
  g_auto (GStrv) done = NULL;

  open_window (&self, 1000, 760);
  g_assert_null (driver_find_button (self.window, "Play a Whole _Game"));
  g_settings_set_string (self.settings, "lesson", "7-score.lesson");
  close_window (&self);
  open_window (&self, 1000, 760);
  medina_lesson_play_seek (get_play (&self), medina_lesson_get_n_steps (
                                               medina_lesson_play_get_lesson (get_play (&self))) -
                                               1);
  press_button (&self, "Play a Whole _Game");
  await (g_str_equal (medina_lesson_get_title (medina_lesson_play_get_lesson (get_play (&self))),
                      "A Whole Game"));
  done = g_settings_get_strv (self.settings, "lessons-done");
  g_assert_true (g_strv_contains ((const char *const *) done, "7-score.lesson"));
  g_assert_null (driver_find_button (self.window, "Play a Whole _Game"));
  close_window (&self);
  forget_all (&self);
}

/* --- Something else ----------------------------------------------------------------------------- */

static void
test_wrong (void)
{
  Fixture self;
  MdnSpace space;

  open_window (&self, 1000, 760);
  medina_lesson_play_seek (get_play (&self), 3);
  driver_settle ();
  driver_pick (&self.driver, MDN_WALL);
  space = mdn_space (0, 1);
  driver_click (&self.driver, space);
  g_assert_cmpstr (get_sentence (&self), ==,
                   "Let’s stay with orange for now. Place an orange building.");
  await (medina_game_get_cursor (get_game (&self)) == 0);
  g_assert_cmpuint (get_step (&self), ==, 3);
  press_button (&self, "_Back");
  await (get_step (&self) == 2);
  close_window (&self);
  forget_all (&self);
}

/* Nobody is sent back to the beginning. */
static void
test_resume (void)
{
  Fixture self;
  g_autofree char *sentence = NULL;

  open_window (&self, 1000, 760);
  medina_lesson_play_seek (get_play (&self), 6);
  driver_settle ();
  sentence = g_strdup (get_sentence (&self));
  close_window (&self);
  open_window (&self, 1000, 760);
  g_assert_cmpuint (get_step (&self), ==, 6);
  g_assert_cmpstr (get_sentence (&self), ==, sentence);
  g_assert_cmpuint (medina_game_get_cursor (get_game (&self)), ==, 4);
  close_window (&self);
  forget_all (&self);
}

/* Who plays here is called by name, also in what the lesson goes on with. */
static void
test_name (void)
{
  static const char *const people[] = { "Zahra", "Ben", NULL };
  Fixture self;

  g_settings_set_strv (medina_application_get_settings (driver_get_application ()), "people",
                       people);
  open_window (&self, 1000, 760);
  g_assert_nonnull (driver_find_label (self.window, "Zahra"));
  g_assert_nonnull (driver_find_label (self.window, "Samira"));
  medina_lesson_play_seek (get_play (&self), 6);
  driver_settle ();
  g_assert_nonnull (driver_find_label (self.window, "Zahra"));
  close_window (&self);
  g_settings_reset (self.settings, "people");
  forget_all (&self);
}

/* Tiles that a sentence speaks of glow on the cards, no others, and not any longer. */
static guint
count_meant (GtkWidget *widget)
{
  guint count = gtk_widget_has_css_class (widget, "meant") ? 1 : 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    count += count_meant (child);
  return count;
}

static void
test_tiles (void)
{
  Fixture self;

  open_window (&self, 1000, 760);
  g_settings_set_string (self.settings, "lesson", "5-well.lesson");
  g_settings_set_uint (self.settings, "lesson-step", 3);
  close_window (&self);
  open_window (&self, 1000, 760);
  g_assert_cmpuint (count_meant (self.window), ==, 0);
  do_with_pointer (&self);
  await (g_str_equal (get_sentence (&self), get_data (&self)->after));
  driver_settle ();
  g_assert_cmpuint (count_meant (self.window), ==, 2);
  press_button (&self, "_Next");
  await (get_step (&self) == 4);
  g_assert_cmpuint (count_meant (self.window), ==, 0);
  close_window (&self);
  forget_all (&self);
}

/* --- A whole game ------------------------------------------------------------------------------- */

static void
listen (Fixture *self)
{
  while (gtk_widget_is_sensitive (driver_find_button (self->window, "_Next")))
    {
      press_button (self, "_Next");
      driver_settle ();
    }
}

static void
play_turn (Fixture *self)
{
  MedinaGame *game = get_game (self);

  driver_pick (&self->driver, MDN_WALL);
  driver_settle ();
  driver_click (&self->driver, mdn_space (0, 1));
  await (medina_game_get_awaiting_end (game));
  driver_activate (&self->driver, "win.end-turn");
}

/* A window with the whole game, whose greeting was read. */
static void
open_whole_game (Fixture *self, gboolean offered)
{
  open_window (self, 1000, 760);
  g_settings_set_string (self->settings, "computer-pace", "at-once");
  g_settings_set_string (self->settings, "lesson", "z-game.lesson");
  g_settings_set_boolean (self->settings, "offer-lessons", offered);
  close_window (self);
  open_window (self, 1000, 760);
  press_button (self, "_Next");
}

/* It is explained, the computer waits for that, and nothing is lost when it is left. */
static void
test_game (void)
{
  Fixture self;
  guint cursor;

  open_whole_game (&self, TRUE);
  g_assert_nonnull (strstr (get_sentence (&self), "You start."));
  listen (&self);
  g_assert_cmpuint (medina_game_get_cursor (get_game (&self)), ==, 0);
  play_turn (&self);
  await (medina_game_get_cursor (get_game (&self)) > 1);
  await (gtk_widget_is_sensitive (driver_find_button (self.window, "_Next")));
  listen (&self);
  await (medina_game_awaits_person (get_game (&self)));
  listen (&self);
  cursor = medina_game_get_cursor (get_game (&self));
  g_assert_cmpuint (cursor, ==, 3);
  close_window (&self);
  open_window (&self, 1000, 760);
  g_assert_cmpuint (medina_game_get_cursor (get_game (&self)), ==, cursor);
  press_button (&self, "_Next");
  driver_settle ();
  g_assert_false (gtk_widget_is_sensitive (driver_find_button (self.window, "_Next")));
  g_assert_true (driver_is_enabled (&self.driver, "undo"));
  close_window (&self);
  forget_all (&self);
}

/* Whoever plays on without pressing Next is not held up; while the computer waits for that, a click says so. */
static void
test_unread (void)
{
  Fixture self;
  MedinaGame *game;

  open_whole_game (&self, TRUE);
  g_assert_nonnull (strstr (get_sentence (&self), "You start."));
  game = get_game (&self);
  driver_pick (&self.driver, MDN_WALL);
  driver_settle ();
  driver_click (&self.driver, mdn_space (0, 1));
  await (medina_game_get_awaiting_end (game));
  g_assert_null (strstr (get_sentence (&self), "You start."));
  medina_game_end_turn (game);
  medina_game_play (game, mdn_placement (MDN_BUILDING_GREY, mdn_space (5, 5)));
  await (gtk_widget_is_sensitive (driver_find_button (self.window, "_Next")));
  g_assert_true (medina_game_awaits_computer (game));
  driver_click (&self.driver, mdn_space (2, 2));
  g_assert_nonnull (driver_find_label (self.window, "One moment: choose Next first."));
  press_button (&self, "_Next");
  await (medina_game_get_cursor (game) == 3);
  close_window (&self);
  forget_all (&self);
}

/* The whole game is offered once the basics are done, too, while it is played; not to whoever declines that. */
static void
test_way_back (void)
{
  Fixture self;

  open_whole_game (&self, FALSE);
  g_assert_false (g_settings_get_boolean (self.settings, "offer-lessons"));
  medina_game_play (get_game (&self), mdn_placement (MDN_WALL, mdn_space (0, 1)));
  g_assert_true (g_settings_get_boolean (self.settings, "offer-lessons"));
  g_settings_set_boolean (self.settings, "offer-lessons", FALSE);
  medina_game_end_turn (get_game (&self));
  g_assert_false (g_settings_get_boolean (self.settings, "offer-lessons"));
  close_window (&self);
  forget_all (&self);
}

/* While something is said the computer waits, so that all turns can be made for it. */
static void
play_to_the_end (MedinaGame *game)
{
  MdnRandom random;

  mdn_random_seed (&random, 1);
  while (!medina_game_get_over (game))
    {
      const MdnPosition *position = medina_game_get_position (game);
      MdnLegal legal;

      mdn_legal_find (position, &legal);
      if (medina_game_get_awaiting_end (game))
        medina_game_end_turn (game);
      else
        medina_game_play (game, mdn_legal_draw (position, &legal, &random));
    }
}

/* Who has played the last lesson to its end is not shown the end again, but may choose. */
static void
test_done (void)
{
  Fixture self;
  GtkWidget *list;

  open_window (&self, 1000, 760);
  g_settings_set_string (self.settings, "lesson", "z-game.lesson");
  close_window (&self);
  open_window (&self, 1000, 760);
  press_button (&self, "_Next");
  driver_settle ();
  play_to_the_end (get_game (&self));
  gtk_window_close (GTK_WINDOW (self.window));
  driver_await_no_window (MEDINA_TYPE_LESSONS_WINDOW);
  self.window = GTK_WIDGET (
    medina_lessons_window_new (GTK_APPLICATION (self.driver.application), self.settings, NULL));
  gtk_window_present (GTK_WINDOW (self.window));
  list = driver_find (self.window, MEDINA_TYPE_LESSON_LIST);
  await (gtk_widget_get_mapped (list));
  driver_settle ();
  g_assert_true (gtk_widget_is_ancestor (driver_find_label (list, "Build a Palace"),
                                         driver_get_focus (self.window)));
  close_window (&self);
  forget_all (&self);
}

static void
count_dead (GtkWidget *widget, guint *dead)
{
  if (GTK_IS_ACTIONABLE (widget) && gtk_widget_get_mapped (widget) &&
      gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)) != NULL)
    {
      const char *name = gtk_actionable_get_action_name (GTK_ACTIONABLE (widget));

      if (g_str_has_prefix (name, "win.") &&
          !g_action_group_has_action (G_ACTION_GROUP (gtk_widget_get_root (widget)), name + 4))
        {
          g_test_message ("%s", name);
          (*dead)++;
        }
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    count_dead (child, dead);
}

static void
assert_all_live (Fixture *self)
{
  GtkWidget *chooser = driver_find (self->window, MEDINA_TYPE_SEAT_CHOOSER);
  guint dead = 0;

  driver_settle ();
  count_dead (self->window, &dead);
  g_assert_cmpuint (dead, ==, 0);
  g_assert_false (gtk_widget_get_mapped (chooser));
}

/* There is nothing to press that does nothing: no other players, and at the end no button of a game of one's own. Looking
 * back, the buttons for that are there, but none to go on in another game. */
static void
test_live (void)
{
  Fixture self;

  open_whole_game (&self, TRUE);
  driver_settle ();
  assert_all_live (&self);
  play_to_the_end (get_game (&self));
  assert_all_live (&self);
  g_assert_cmpuint (count_suggested (self.window), ==, 1);
  medina_game_seek (get_game (&self), 3);
  assert_all_live (&self);
  driver_activate (&self.driver, "win.replay-return");
  g_assert_false (medina_game_get_replaying (get_game (&self)));
  close_window (&self);
  forget_all (&self);
}

/* --- All lessons -------------------------------------------------------------------------------- */

static void
test_list (void)
{
  Fixture self;
  GtkWidget *list, *label;

  open_window (&self, 1000, 760);
  driver_press_widget (
    GTK_WIDGET (gtk_widget_get_template_child (self.window, MEDINA_TYPE_LESSONS_WINDOW, "all")));
  list = driver_find (self.window, MEDINA_TYPE_LESSON_LIST);
  await (gtk_widget_get_mapped (list));
  driver_settle ();
  g_assert_null (medina_lesson_page_get_play (self.page));
  g_assert_true (ADW_IS_ACTION_ROW (driver_get_focus (self.window)));
  label = driver_find_label (list, "The Market Street");
  g_assert_nonnull (label);
  adw_action_row_activate (ADW_ACTION_ROW (gtk_widget_get_ancestor (label, ADW_TYPE_ACTION_ROW)));
  await (get_play (&self) != NULL);
  g_assert_cmpstr (medina_lesson_get_title (medina_lesson_play_get_lesson (get_play (&self))), ==,
                   "The Market Street");
  close_window (&self);
  forget_all (&self);
}

/* Only one window, from the welcome page, until it is declined. */
static void
test_offer (void)
{
  Fixture self = { .driver.application = driver_get_application () };
  GtkWidget *window = GTK_WIDGET (medina_application_create_window (self.driver.application));
  GtkWidget *welcome = driver_find (window, MEDINA_TYPE_WELCOME_PAGE);
  GtkWidget *offer;

  self.settings = medina_application_get_settings (self.driver.application);
  gtk_window_present (GTK_WINDOW (window));
  await (gtk_widget_get_mapped (welcome));
  driver_settle ();
  offer = driver_find_by_action (welcome, "app.lessons");
  g_assert_nonnull (offer);
  gtk_widget_activate_action (offer, "app.lessons", NULL);
  driver_await_window (MEDINA_TYPE_LESSONS_WINDOW);
  gtk_widget_activate_action (offer, "app.lessons", NULL);
  driver_settle ();
  gtk_window_close (GTK_WINDOW (driver_find_window (MEDINA_TYPE_LESSONS_WINDOW)));
  driver_await_no_window (MEDINA_TYPE_LESSONS_WINDOW);
  g_object_set (welcome, "offering", FALSE, NULL);
  g_assert_false (g_settings_get_boolean (self.settings, "offer-lessons"));
  await (driver_find_by_action (welcome, "app.lessons") == NULL);
  gtk_window_destroy (GTK_WINDOW (window));
  driver_settle ();
  forget_all (&self);
}

int
main (int argc, char **argv)
{
  driver_init (&argc, &argv);
  g_test_add_func ("/lessons-window/pointer", test_pointer);
  g_test_add_func ("/lessons-window/keys", test_keys);
  g_test_add_func ("/lessons-window/twice", test_twice);
  g_test_add_func ("/lessons-window/suggested", test_suggested);
  g_test_add_func ("/lessons-window/first-game", test_first_game);
  g_test_add_func ("/lessons-window/wrong", test_wrong);
  g_test_add_func ("/lessons-window/resume", test_resume);
  g_test_add_func ("/lessons-window/name", test_name);
  g_test_add_func ("/lessons-window/tiles", test_tiles);
  g_test_add_func ("/lessons-window/game", test_game);
  g_test_add_func ("/lessons-window/unread", test_unread);
  g_test_add_func ("/lessons-window/way-back", test_way_back);
  g_test_add_func ("/lessons-window/done", test_done);
  g_test_add_func ("/lessons-window/live", test_live);
  g_test_add_func ("/lessons-window/list", test_list);
  g_test_add_func ("/lessons-window/offer", test_offer);
  return g_test_run ();
}
