/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "board-picture.h"
#include "motion-fixture.h"

/* Tiles that slide to whom they belong, and merchants who step down from a tower. */

typedef MotionFixture Fixture;

static void
get_item (Fixture *self, MedinaBoardItem item, int index, graphene_rect_t *area)
{
  GdkRectangle place;
  double x, y;

  g_assert_true (medina_board_view_get_item_area (self->driver.board, item, index, &place));
  g_assert_true (gtk_widget_translate_coordinates (GTK_WIDGET (self->driver.board), self->page,
                                                   place.x, place.y, &x, &y));
  *area = GRAPHENE_RECT_INIT ((float) x, (float) y, (float) place.width, (float) place.height);
}

static GtkWidget *
find_tile (Fixture *self, guint player, MedinaTileKind kind, guint index)
{
  return medina_player_card_find_tile (medina_player_cards_get (self->cards, player), kind, index);
}

/* Whether the picture shows the tile, and not only where it will be. */
static gboolean
is_shown (GtkWidget *tile)
{
  return gtk_widget_has_css_class (tile, "tile") && gtk_widget_get_opacity (tile) > 0;
}

/* From the board to the card, where it is not seen before it has come. */
static void
test_won (Fixture *self, gconstpointer data)
{
  graphene_rect_t board, first, card;
  GtkWidget *tile;

  named_game_play (self->game, "Gb2");
  g_assert_cmpuint (medina_tile_slides_count (self->slides), ==, 0);
  get_item (self, MEDINA_BOARD_PALACE_TILE, MDN_GREY, &board);
  named_game_play (self->game, "Rb2");
  g_assert_cmpuint (medina_tile_slides_count (self->slides), ==, 1);
  medina_tile_slides_get_area (self->slides, 0, &first);
  motion_fixture_assert_same_middle (&first, &board);
  tile = find_tile (self, 0, MEDINA_TILE_PALACE, MDN_GREY);
  g_assert_false (is_shown (tile));
  await (medina_tile_slides_count (self->slides) == 0);
  g_assert_true (is_shown (tile));
  g_assert_true (gtk_widget_compute_bounds (tile, self->page, &card));
  g_assert_cmpfloat (card.origin.x, >, first.origin.x);
}

static gboolean
has_left (Fixture *self, const graphene_rect_t *first)
{
  graphene_rect_t area;

  medina_tile_slides_get_area (self->slides, 0, &area);
  return !graphene_rect_equal (&area, first);
}

/* It lies still until the rooftop stands that wins it. */
static void
test_after_flight (Fixture *self, gconstpointer data)
{
  graphene_rect_t first;

  named_game_play (self->game, "Gb2 Rb2");
  medina_tile_slides_get_area (self->slides, 0, &first);
  g_assert_true (motion_fixture_flies (self));
  await (!motion_fixture_flies (self) || has_left (self, &first));
  g_assert_false (motion_fixture_flies (self));
  await (medina_tile_slides_count (self->slides) == 0);
}

/* From one player to another one. */
static void
test_lost (Fixture *self, gconstpointer data)
{
  graphene_rect_t before, first;

  named_game_play (self->game, "Gb2 Rb2");
  motion_fixture_await_rest (self);
  driver_settle ();
  g_assert_true (gtk_widget_compute_bounds (find_tile (self, 0, MEDINA_TILE_PALACE, MDN_GREY),
                                            self->page, &before));
  named_game_play (self->game, "Gb4 Gc4 Rb4");
  g_assert_cmpuint (medina_tile_slides_count (self->slides), ==, 1);
  medina_tile_slides_get_area (self->slides, 0, &first);
  motion_fixture_assert_same_middle (&first, &before);
  g_assert_false (is_shown (find_tile (self, 2, MEDINA_TILE_PALACE, MDN_GREY)));
  motion_fixture_await_rest (self);
  g_assert_true (is_shown (find_tile (self, 2, MEDINA_TILE_PALACE, MDN_GREY)));
}

/* With a tower's tile the merchants come who waited on it. */
static void
test_merchants (Fixture *self, gconstpointer data)
{
  graphene_rect_t queue, area;

  named_game_play (self->game, "Gb12 Rb12");
  motion_fixture_await_rest (self);
  get_item (self, MEDINA_BOARD_TOWER_QUEUE, 0, &queue);
  named_game_play (self->game, "Wb13"); /* beside tower 1, where three wait */
  g_assert_cmpuint (medina_tile_slides_count (self->slides), ==, 4);
  for (guint i = 1; i < 4; i++)
    {
      medina_tile_slides_get_area (self->slides, i, &area);
      g_assert_true (graphene_rect_contains_rect (&queue, &area));
    }
  motion_fixture_await_rest (self);
}

/* The first purple palace brings tea, and one of its tiles is given back. */
static void
test_tea (Fixture *self, gconstpointer data)
{
  graphene_rect_t pile, card, area;
  GtkWidget *tea;

  named_game_play (self->game, "Pb2");
  get_item (self, MEDINA_BOARD_TEA_TILES, 0, &pile);
  named_game_play (self->game, "Rb2");
  g_assert_cmpuint (medina_tile_slides_count (self->slides), ==, 2); /* with the palace's tile */
  medina_tile_slides_get_area (self->slides, 1, &area);
  motion_fixture_assert_same_middle (&area, &pile);
  tea = find_tile (self, 0, MEDINA_TILE_TEA, 0);
  g_assert_false (is_shown (tea));
  motion_fixture_await_rest (self);
  g_assert_true (is_shown (tea));
  named_game_play (self->game, "Ml5 Ml4 Ml3 Ml2 Gh9");
  motion_fixture_await_rest (self);
  driver_settle ();
  g_assert_true (gtk_widget_compute_bounds (tea, self->page, &card));
  named_game_play (self->game, "T");
  g_assert_cmpuint (medina_tile_slides_count (self->slides), ==, 1);
  medina_tile_slides_get_area (self->slides, 0, &area);
  motion_fixture_assert_same_middle (&area, &card);
  g_assert_true (is_shown (tea)); /* two are left */
}

/* A neutral rooftop takes the tile back to the board, which shows it when it has come. */
static void
test_taken_back (Fixture *self, gconstpointer data)
{
  cairo_surface_t *away, *back;
  graphene_rect_t board, area;

  named_game_play (self->game, "Gb2 Rb2 Gb4 Gc4");
  motion_fixture_await_rest (self);
  driver_settle ();
  get_item (self, MEDINA_BOARD_PALACE_TILE, MDN_GREY, &board);
  named_game_play (self->game, "Nb4");
  g_assert_cmpuint (medina_tile_slides_count (self->slides), ==, 1);
  medina_tile_slides_get_area (self->slides, 0, &area);
  g_assert_cmpfloat (area.origin.x, >, board.origin.x + board.size.width);
  await (!motion_fixture_flies (self));
  away = motion_fixture_paint_board (self);
  motion_fixture_await_rest (self);
  back = motion_fixture_paint_board (self);
  g_assert_false (board_picture_equal (away, back));
  cairo_surface_destroy (away);
  cairo_surface_destroy (back);
}

/* --- What ends it before ---------------------------------------------------------------------- */

static void
begin (Fixture *self)
{
  named_game_play (self->game, "Gb2 Rb2");
  g_assert_cmpuint (medina_tile_slides_count (self->slides), ==, 1);
}

static void
assert_over (Fixture *self)
{
  g_assert_cmpuint (medina_tile_slides_count (self->slides), ==, 0);
}

static void
test_next (Fixture *self, gconstpointer data)
{
  begin (self);
  named_game_play (self->game, "Ml5");
  assert_over (self);
  g_assert_true (is_shown (find_tile (self, 0, MEDINA_TILE_PALACE, MDN_GREY)));
}

static void
test_undo (Fixture *self, gconstpointer data)
{
  begin (self);
  medina_game_undo (self->game);
  assert_over (self);
}

static void
test_seek (Fixture *self, gconstpointer data)
{
  begin (self);
  medina_game_seek (self->game, 0);
  assert_over (self);
}

static void
test_resize (Fixture *self, gconstpointer data)
{
  GtkWidget *widget = GTK_WIDGET (self->slides);

  begin (self);
  gtk_widget_size_allocate (widget,
                            &(GtkAllocation){ 0, 0, gtk_widget_get_width (self->page) - 9, 300 },
                            -1);
  assert_over (self);
}

static void
test_switched_off (Fixture *self, gconstpointer data)
{
  GSettings *settings = medina_application_get_settings (self->driver.application);

  begin (self);
  g_settings_set_boolean (settings, "animations", FALSE);
  assert_over (self);
  g_assert_true (is_shown (find_tile (self, 0, MEDINA_TILE_PALACE, MDN_GREY)));
  named_game_play (self->game, "Wb1"); /* tower tile 4 */
  assert_over (self);
  g_assert_true (is_shown (find_tile (self, 0, MEDINA_TILE_TOWER, 3)));
}

int
main (int argc, char **argv)
{
  driver_init (&argc, &argv);
#define ADD(path, function)                                                         \
  g_test_add ("/tile-slides/" path, Fixture, NULL, motion_fixture_set_up, function, \
              motion_fixture_tear_down)
  ADD ("from-the-board-to-the-card", test_won);
  ADD ("when-the-piece-has-landed", test_after_flight);
  ADD ("from-one-card-to-another", test_lost);
  ADD ("with-a-tower-its-merchants", test_merchants);
  ADD ("tea-that-is-won-and-paid", test_tea);
  ADD ("back-to-the-board", test_taken_back);
  ADD ("the-next-placement-ends-it", test_next);
  ADD ("undo-ends-it", test_undo);
  ADD ("looking-back-ends-it", test_seek);
  ADD ("another-size-ends-it", test_resize);
  ADD ("the-setting-ends-it", test_switched_off);
#undef ADD
  return g_test_run ();
}
