/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "await.h"
#include "document-sync.h"
#include "medina-last-input.h"
#include "medina-score-light.h"
#include "named-game.h"
#include "real-input.h"
#include "score-fixture.h"

/* What a row of the score sheet is about is lit on the board, and the other way around. */

/* The first one of a palace. */
static MedinaScoreRow *
find_palace_row (ScoreFixture *fixture)
{
  MedinaScoreRow *row = MEDINA_SCORE_ROW (score_fixture_get_row (fixture->page, 0));

  for (int i = 1; medina_score_row_get_palace (row) == MDN_NO_PALACE; i++)
    row = MEDINA_SCORE_ROW (score_fixture_get_row (fixture->page, i));
  return row;
}

static guint64
get_lit (ScoreFixture *fixture)
{
  return medina_board_view_get_notes (fixture->driver.board)->lit;
}

static void
assert_lit (ScoreFixture *fixture, MedinaScoreLight light)
{
  g_assert_cmpuint (get_lit (fixture), ==, light.palaces);
}

/* The pointer lights a palace's row and the palace, and what it is worth is told; elsewhere nothing
 * is lit. */
static void
test_pointer (void)
{
  ScoreFixture fixture;
  MedinaScoreRow *row;

  if (real_input_is_missing ())
    return;
  score_fixture_open_end (&fixture, MDN_SECOND_EDITION, 3, 1120, 740);
  row = find_palace_row (&fixture);
  real_input_point (GTK_WIDGET (row), 40, 12);
  await (medina_score_row_get_lit (row));
  await (get_lit (&fixture) == G_GUINT64_CONSTANT (1) << medina_score_row_get_palace (row));
  g_assert_nonnull (medina_score_row_get_text (row));
  real_input_point (GTK_WIDGET (fixture.driver.window), 300, 20);
  await (get_lit (&fixture) == 0);
  g_assert_false (medina_score_row_get_lit (row));
  driver_close (&fixture.driver);
}

static void
focus_row (ScoreFixture *fixture, MedinaScoreRow *row)
{
  gtk_widget_grab_focus (GTK_WIDGET (row));
  await (medina_score_row_get_lit (row));
}

/* So does the focus. */
static void
test_focus (void)
{
  const MdnPosition *position;
  MedinaScoreRow *palace;
  ScoreFixture fixture;

  score_fixture_open_end (&fixture, MDN_SECOND_EDITION, 3, 1120, 740);
  position = medina_game_get_position (driver_get_game (&fixture.driver));
  focus_row (&fixture, score_fixture_find_row (fixture.page, "Walls"));
  assert_lit (&fixture, medina_score_light_of_item (position, MEDINA_SCORE_WALLS));
  palace = find_palace_row (&fixture);
  focus_row (&fixture, palace);
  assert_lit (&fixture,
              medina_score_light_of_palace (position, medina_score_row_get_palace (palace)));
  gtk_widget_grab_focus (GTK_WIDGET (fixture.driver.board));
  await (get_lit (&fixture) == 0);
  driver_close (&fixture.driver);
}

static GtkAdjustment *
get_adjustment (ScoreFixture *fixture)
{
  return gtk_scrolled_window_get_vadjustment (
    GTK_SCROLLED_WINDOW (driver_find (fixture->page, GTK_TYPE_SCROLLED_WINDOW)));
}

/* The other way around: a palace that is pointed at on the board has its row lit, and brought into
 * view; not one that has come to lie under the pointer with its game. */
static void
test_board (void)
{
  const MdnPosition *position;
  ScoreFixture fixture;
  MedinaScoreRow *row = NULL;
  graphene_rect_t area;
  MdnSpace at;
  int last = 0;

  score_fixture_open_end (&fixture, MDN_SECOND_EDITION, 4, 640, 360);
  position = medina_game_get_position (driver_get_game (&fixture.driver));
  for (int i = 0;
       !gtk_widget_has_css_class (GTK_WIDGET (score_fixture_get_row (fixture.page, i)), "head");
       i++)
    if (medina_score_row_get_palace (MEDINA_SCORE_ROW (score_fixture_get_row (fixture.page, i))) !=
        MDN_NO_PALACE)
      last = i;
  row = MEDINA_SCORE_ROW (score_fixture_get_row (fixture.page, last));
  at = (MdnSpace) position->palace[medina_score_row_get_palace (row)].at;
  driver_point_at (&fixture.driver, at);
  await (medina_score_row_get_lit (row));
  g_assert_cmpfloat (gtk_adjustment_get_value (get_adjustment (&fixture)), ==, 0);
  driver_point_at (&fixture.driver, mdn_space (0, 0));
  await (!medina_score_row_get_lit (row));
  driver_point_at (&fixture.driver, at);
  await (medina_score_row_get_lit (row));
  await (gtk_widget_compute_bounds (GTK_WIDGET (row), fixture.page, &area) && area.origin.y >= -1 &&
         area.origin.y + area.size.height <= (float) gtk_widget_get_height (fixture.page) + 1);
  driver_close (&fixture.driver);
}

/* The pointer leaves the board and is there again, as when something opens in front of it and
 * closes; then a key does not move the cursor, which has a palace under it. The sheet stays where
 * it is. */
static void
test_still (void)
{
  ScoreFixture fixture;
  GtkEventController *motion, *click;
  MedinaScoreRow *row;
  GdkRectangle area;
  MdnSpace space;
  double x, y;

  score_fixture_open_end (&fixture, MDN_SECOND_EDITION, 4, 640, 360);
  motion =
    driver_find_controller (GTK_WIDGET (fixture.driver.board), GTK_TYPE_EVENT_CONTROLLER_MOTION);
  click = driver_find_controller (GTK_WIDGET (fixture.driver.board), GTK_TYPE_GESTURE_CLICK);
  row = find_palace_row (&fixture);
  space = (MdnSpace) medina_game_get_position (driver_get_game (&fixture.driver))
            ->palace[medina_score_row_get_palace (row)]
            .at;
  medina_board_view_get_space_area (fixture.driver.board, space, &area);
  x = area.x + area.width / 2.0;
  y = area.y + area.height / 2.0;
  g_signal_emit_by_name (motion, "motion", x, y);
  g_signal_emit_by_name (click, "released", 1, x, y); /* the cursor is there, too */
  g_assert_true (medina_score_row_get_lit (row));
  g_signal_emit_by_name (motion, "leave");
  await (!medina_score_row_get_lit (row));
  gtk_adjustment_set_value (get_adjustment (&fixture), G_MAXDOUBLE);
  driver_await_layout (fixture.page);
  g_assert_cmpfloat (gtk_adjustment_get_value (get_adjustment (&fixture)), >, 0);

  g_signal_emit_by_name (motion, "enter", x, y);
  await (medina_score_row_get_lit (row));
  g_signal_emit_by_name (motion, "leave");
  medina_last_input_set_keyboard (medina_last_input_get (), TRUE);
  g_assert_true (medina_score_row_get_lit (row));
  driver_await_layout (fixture.page);
  g_assert_cmpfloat (gtk_adjustment_get_value (get_adjustment (&fixture)), ==,
                     gtk_adjustment_get_upper (get_adjustment (&fixture)) -
                       gtk_adjustment_get_page_size (get_adjustment (&fixture)));
  driver_close (&fixture.driver);
}

/* However far it was scrolled before, the winner is in sight when a game has ended. */
static void
test_top (void)
{
  g_autoptr (MedinaGame) other = named_game_new (MDN_SECOND_EDITION, 4);
  ScoreFixture fixture;

  score_fixture_open_end (&fixture, MDN_SECOND_EDITION, 4, 360, 640);
  gtk_adjustment_set_value (get_adjustment (&fixture), G_MAXDOUBLE);
  driver_activate (&fixture.driver, "win.undo");
  await (!gtk_widget_get_mapped (fixture.page));
  score_fixture_play_to_end (driver_get_game (&fixture.driver));
  await (gtk_widget_get_mapped (fixture.page));
  driver_await_layout (fixture.page);
  g_assert_cmpfloat (gtk_adjustment_get_value (get_adjustment (&fixture)), ==, 0);

  gtk_adjustment_set_value (get_adjustment (&fixture), G_MAXDOUBLE);
  document_sync_discard (medina_window_get_document (fixture.driver.window), NULL);
  medina_window_set_game (fixture.driver.window, other);
  score_fixture_play_to_end (other);
  await (gtk_widget_get_mapped (fixture.page));
  driver_await_layout (fixture.page);
  g_assert_cmpfloat (gtk_adjustment_get_value (get_adjustment (&fixture)), ==, 0);
  driver_close (&fixture.driver);
}

/* A tile's row is about what has earned it. */
static void
test_tiles (void)
{
  g_autoptr (MedinaGame) game = named_game_new (MDN_SECOND_EDITION, 3);
  const MdnPosition *position;
  MedinaScoreLight light;

  /* Aisha's palace touches the wall of tower 4, Ben's touches none. */
  named_game_play (game, "Gb2 Rb2 Pd4 Rd4 Wb1");
  position = medina_game_get_position (game);
  light = medina_score_light_of_palace_tile (position, MDN_GREY);
  g_assert_cmpuint (light.palaces, ==, 1u << mdn_position_palace_at (position, mdn_space (1, 1)));
  g_assert_cmpint (position->table.tower_tile[3], ==, 0);
  light = medina_score_light_of_tower_tile (position, 3);
  g_assert_cmpuint (light.palaces, ==, 1u << mdn_position_palace_at (position, mdn_space (1, 1)));
  g_assert_cmpuint (mdn_set_count (light.counted), ==, 1);
  light = medina_score_light_of_player (position, 1);
  g_assert_cmpuint (light.palaces, ==, 1u << mdn_position_palace_at (position, mdn_space (3, 3)));
  light = medina_score_light_of_item (position, MEDINA_SCORE_TOTAL);
  g_assert_cmpint (__builtin_popcountll (light.palaces), ==, 2);
}

int
main (int argc, char *argv[])
{
  driver_init (&argc, &argv);

  g_test_add_func ("/score-light/the-pointer-lights-a-palace", test_pointer);
  g_test_add_func ("/score-light/the-focus-lights-what-a-row-is-about", test_focus);
  g_test_add_func ("/score-light/a-palace-on-the-board-lights-its-row", test_board);
  g_test_add_func ("/score-light/nothing-scrolls-by-itself", test_still);
  g_test_add_func ("/score-light/the-sheet-begins-at-its-top", test_top);
  g_test_add_func ("/score-light/tiles-are-about-what-earned-them", test_tiles);

  return g_test_run ();
}
