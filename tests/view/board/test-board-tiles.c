/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The tiles that are kept for the screen make the same picture as the painter in one pass. */

#include "board-picture.h"

#include "legal.h"
#include "medina-board-tiles.h"
#include "palace.h"
#include "play.h"
#include "playout.h"
#include "repainted.h"

#include <gtk/gtk.h>

enum
{
  SOFT = 16, /* what a soft edge may differ by where it is cut in two */

  /* Pixels that may differ more, where the ends of dashes are cut in two: how many depends on the
   * version of pixman */
  CUT = 16,

  HARD = 64, /* what no pixel may differ by */
  SEED = 5,
  PLAYED = 60, /* placements between two comparisons of a whole board */
};

static MedinaBoardTiles *
create_tiles (BoardPicture *picture, double scale)
{
  MedinaBoardTiles *tiles = medina_board_tiles_new (picture->atlas);
  MedinaBoardStage stage;

  medina_board_stage_init (&stage, &picture->layout, &picture->scene, scale);
  medina_board_tiles_take_background (tiles, medina_board_background_new (&stage, picture->atlas));
  return tiles;
}

static GskRenderNode *
update (BoardPicture *picture, MedinaBoardTiles *tiles)
{
  const cairo_rectangle_int_t all = { 0, 0, picture->width, picture->height };

  return medina_board_tiles_update (tiles, &picture->scene, &all);
}

static cairo_surface_t *
draw (BoardPicture *picture, GskRenderNode *node, int scale)
{
  cairo_surface_t *surface =
    cairo_image_surface_create (CAIRO_FORMAT_ARGB32, picture->width * scale,
                                picture->height * scale);
  cairo_t *cr = cairo_create (surface);

  cairo_scale (cr, scale, scale);
  gsk_render_node_draw (node, cr);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

static void
assert_same (BoardPicture *picture, MedinaBoardTiles *tiles, int scale)
{
  cairo_surface_t *expected = board_picture_paint_with (picture, picture->painter, scale);
  cairo_surface_t *composed = draw (picture, update (picture, tiles), scale);

  g_assert_cmpint (board_picture_count_differences (expected, composed, SOFT), <=,
                   CUT * scale * scale);
  g_assert_cmpint (board_picture_count_differences (expected, composed, HARD), ==, 0);
  cairo_surface_destroy (expected);
  cairo_surface_destroy (composed);
}

/* A random hand, a random pointer and cursor; marks wherever they may be. */
static void
act (BoardPicture *picture, MdnRandom *random)
{
  MedinaBoardScene *scene = &picture->scene;
  MdnLegal legal;

  mdn_legal_find (&picture->position, &legal);
  scene->hand = (int) mdn_random_below (random, MDN_PIECES + 1);
  scene->legal = mdn_set_empty ();
  if (scene->hand < MDN_PIECES && scene->hand != MDN_TEA)
    scene->legal = mdn_legal_spaces (&picture->position, &legal, (MdnPiece) scene->hand);
  scene->hover =
    mdn_set_is_empty (scene->legal)
      ? MDN_NO_SPACE
      : mdn_set_nth (scene->legal, mdn_random_below (random, mdn_set_count (scene->legal)));
  scene->cursor =
    mdn_space ((int) mdn_random_below (random, 16), (int) mdn_random_below (random, 12));
  scene->palace = MDN_NO_PALACE;
  scene->counted = mdn_set_empty ();
  if (picture->position.table.palaces > 0)
    medina_board_scene_ask_about (scene,
                                  1 + (int) mdn_random_below (random,
                                                              picture->position.table.palaces));
  scene->lit = mdn_random_below (random, 2) == 0
                 ? 2u << mdn_random_below (random, 1u + picture->position.table.palaces)
                 : 0;
  scene->suggested = mdn_set_empty ();
  memset (scene->advice, 0, sizeof scene->advice);
  memset (scene->advised_roofs, 0, sizeof scene->advised_roofs);
  medina_board_scene_suggest (scene, mdn_placement ((MdnPiece) mdn_random_below (random, MDN_TEA),
                                                    scene->cursor));
}

static void
play_one (BoardPicture *picture, MdnRandom *random)
{
  const MdnPlacement placement = mdn_playout_choose (&picture->position, random);
  MedinaBoardScene *scene = &picture->scene;

  if (scene->n_marks == 3)
    {
      memset (scene->marks, 0, sizeof scene->marks);
      scene->n_marks = 0;
    }
  medina_board_scene_mark (scene, placement, picture->position.table.turn.player);
  mdn_position_play (&picture->position, placement, NULL);
  scene->away = MDN_NO_SPACE;
  if (mdn_placement_piece (placement) != MDN_TEA && mdn_random_below (random, 2) == 0)
    scene->away = mdn_placement_space (placement);
}

/* A whole game on the same tiles: whatever is not recorded anew where it should be is found. */
static void
play_game (BoardPicture *picture)
{
  MedinaBoardTiles *tiles;
  MdnRandom random;

  picture->scene.coordinates = TRUE;
  tiles = create_tiles (picture, 1);
  mdn_random_seed (&random, SEED);
  while (!mdn_position_is_over (&picture->position))
    {
      play_one (picture, &random);
      assert_same (picture, tiles, 1);
      act (picture, &random);
      assert_same (picture, tiles, 1);
    }
  medina_board_tiles_free (tiles);
}

static void
test_game (BoardPicture *picture, gconstpointer data)
{
  play_game (picture);
}

/* As on a telephone, where a line is a large part of a space. */
static void
test_small (BoardPicture *picture, gconstpointer width)
{
  board_picture_resize (picture, GPOINTER_TO_INT (width));
  play_game (picture);
}

static void
test_scale (BoardPicture *picture, gconstpointer data)
{
  MedinaBoardTiles *tiles = create_tiles (picture, 2);
  MdnRandom random;

  mdn_random_seed (&random, SEED);
  for (int i = 0; i < PLAYED; i++)
    play_one (picture, &random);
  act (picture, &random);
  assert_same (picture, tiles, 2);
  medina_board_tiles_free (tiles);
}

/* What does not change is the same node, and the cursor is one of its own. */
static void
test_kept (BoardPicture *picture, gconstpointer data)
{
  g_autoptr (MedinaBoardTiles) tiles = create_tiles (picture, 1);
  GskRenderNode *first = gsk_render_node_ref (update (picture, tiles));
  guint all = medina_board_tiles_count_recorded (tiles);

  g_assert_true (update (picture, tiles) == first);
  g_assert_cmpuint (medina_board_tiles_count_recorded (tiles), ==, 0);
  picture->scene.cursor = mdn_space (8, 6);
  g_assert_true (update (picture, tiles) != first);
  g_assert_cmpuint (medina_board_tiles_count_recorded (tiles), ==, 0);
  mdn_palace_build (&picture->position, MDN_GREY, mdn_space (3, 3));
  update (picture, tiles);
  g_assert_cmpuint (medina_board_tiles_count_recorded (tiles), >, 0);
  g_assert_cmpuint (medina_board_tiles_count_recorded (tiles), <, all / 10);
  gsk_render_node_unref (first);
}

/* How many hundredths of the board are repainted after a change. */
static guint
measure_repainted (BoardPicture *picture, MedinaBoardTiles *tiles, GskRenderNode **last)
{
  GskRenderNode *node = update (picture, tiles);
  cairo_region_t *region = repainted_find (*last, node);
  const guint pixels = repainted_measure (region);

  cairo_region_destroy (region);
  gsk_render_node_unref (*last);
  *last = gsk_render_node_ref (node);
  return pixels * 100 / (guint) (picture->width * picture->height);
}

/* Whatever changes, the rest of the board stays as it is on the screen. */
static void
test_repainted (BoardPicture *picture, gconstpointer data)
{
  g_autoptr (MedinaBoardTiles) tiles = create_tiles (picture, 1);
  GskRenderNode *last;
  MdnRandom random;

  mdn_random_seed (&random, SEED);
  for (int i = 0; i < PLAYED; i++)
    play_one (picture, &random);
  picture->scene.n_marks = 0;
  last = gsk_render_node_ref (update (picture, tiles));
  g_assert_cmpuint (measure_repainted (picture, tiles, &last), ==, 0);
  for (int column = 1; column < 14; column++)
    {
      picture->scene.cursor = mdn_space (column, 6);
      g_assert_cmpuint (measure_repainted (picture, tiles, &last), <=, 3);
    }
  picture->scene.hand = MDN_STABLE;
  picture->scene.hover = mdn_space (3, 3);
  mdn_set_add (&picture->scene.legal, picture->scene.hover);
  g_assert_cmpuint (measure_repainted (picture, tiles, &last), <=, 8);
  mdn_palace_build (&picture->position, MDN_GREY, mdn_space (12, 3));
  g_assert_cmpuint (measure_repainted (picture, tiles, &last), <=, 15);
  gsk_render_node_unref (last);
}

/* Where nobody looks nothing is recorded, nor is anything missing when somebody does. */
static void
test_visible (BoardPicture *picture, gconstpointer data)
{
  g_autoptr (MedinaBoardTiles) tiles = create_tiles (picture, 1);
  const cairo_rectangle_int_t part = { 3 * BOARD_PICTURE_SPACE, 2 * BOARD_PICTURE_SPACE,
                                       4 * BOARD_PICTURE_SPACE, 3 * BOARD_PICTURE_SPACE };
  const cairo_rectangle_int_t nothing = { -50, 0, 20, 20 };

  medina_board_tiles_update (tiles, &picture->scene, &part);
  g_assert_cmpuint (medina_board_tiles_count_recorded (tiles), <=, 6 * 5);
  g_assert_null (medina_board_tiles_update (tiles, &picture->scene, &nothing));
  mdn_palace_build (&picture->position, MDN_GREY, mdn_space (12, 3));
  assert_same (picture, tiles, 1);
}

/* All that is painted of a node, in pixels, some of them twice. */
static guint
measure_painted (GskRenderNode *node)
{
  graphene_rect_t bounds;
  guint pixels = 0;

  if (gsk_render_node_get_node_type (node) == GSK_CLIP_NODE)
    return measure_painted (gsk_clip_node_get_child (node));
  if (gsk_render_node_get_node_type (node) == GSK_CONTAINER_NODE)
    {
      for (guint i = 0; i < gsk_container_node_get_n_children (node); i++)
        pixels += measure_painted (gsk_container_node_get_child (node, i));
      return pixels;
    }
  gsk_render_node_get_bounds (node, &bounds);
  return (guint) (bounds.size.width * bounds.size.height);
}

/* What a tile shows hides the ground, which need not be painted there as well; only the edges of
 * tiles are. */
static void
test_once (BoardPicture *picture, gconstpointer data)
{
  g_autoptr (MedinaBoardTiles) tiles = create_tiles (picture, 1);
  const guint board = (guint) (picture->width * picture->height);
  MdnRandom random;

  mdn_random_seed (&random, SEED);
  for (int i = 0; i < PLAYED; i++)
    play_one (picture, &random);
  g_assert_cmpuint (measure_painted (update (picture, tiles)), >=, board);
  g_assert_cmpuint (measure_painted (update (picture, tiles)), <=, board * 5 / 4);
}

int
main (int argc, char *argv[])
{
  /* gtk_test_init wants the locale en_US.UTF-8, and GTK 4.24 complains where there is none. */
  g_test_init (&argc, &argv, NULL);
  gtk_init ();
  BOARD_PICTURE_TEST ("/board-tiles/a-game-looks-as-painted", board_picture_set_up, NULL,
                      test_game);
  BOARD_PICTURE_TEST ("/board-tiles/a-game-of-the-first-edition-looks-as-painted",
                      board_picture_set_up_first, NULL, test_game);
  BOARD_PICTURE_TEST ("/board-tiles/as-painted-with-spaces-of-15-pixels", board_picture_set_up,
                      GINT_TO_POINTER (15), test_small);
  BOARD_PICTURE_TEST ("/board-tiles/as-painted-with-spaces-of-17-pixels", board_picture_set_up,
                      GINT_TO_POINTER (17), test_small);
  BOARD_PICTURE_TEST ("/board-tiles/as-painted-with-spaces-of-22-pixels", board_picture_set_up,
                      GINT_TO_POINTER (22), test_small);
  BOARD_PICTURE_TEST ("/board-tiles/twice-the-scale-looks-as-painted", board_picture_set_up, NULL,
                      test_scale);
  BOARD_PICTURE_TEST ("/board-tiles/what-does-not-change-is-kept", board_picture_set_up, NULL,
                      test_kept);
  BOARD_PICTURE_TEST ("/board-tiles/only-what-changes-is-repainted", board_picture_set_up, NULL,
                      test_repainted);
  BOARD_PICTURE_TEST ("/board-tiles/nothing-is-painted-twice", board_picture_set_up, NULL,
                      test_once);
  BOARD_PICTURE_TEST ("/board-tiles/only-what-is-seen-is-recorded", board_picture_set_up, NULL,
                      test_visible);
  return g_test_run ();
}
