/* SPDX-License-Identifier: GPL-3.0-or-later */

/* render-board DIRECTORY: draws boards at several sizes, scales and styles to PNG files, to be
 * looked at; with a second argument also tells how long a repaint takes. */

#include "medina-board-painter.h"
#include "medina-daylight.h"

#include "legal.h"
#include "palace.h"
#include "play.h"
#include "playout.h"
#include "position.h"
#include "setup.h"

#include <math.h>
#include <stdlib.h>

typedef struct
{
  const char *name;
  MdnRuleSet set;
  int players;
  int placements; /* random ones; -1: to the end */
  int space_width;
  double scale;
  gboolean dark;
  gboolean high_contrast;
  int hand;   /* a MdnPiece, MDN_PIECES for none */
  int prefer; /* a MdnPiece that is placed whenever it can be; 0 for none */
  MedinaBoardMaterial material;
  int light; /* 1 + the daylight; 0 for noon */
} Picture;

static const Picture pictures[] = {
  { "empty-large-64", MDN_SECOND_EDITION, 4, 0, 64, 1, FALSE, FALSE, MDN_PIECES, 0 },
  { "empty-legal-large-64", MDN_SECOND_EDITION, 4, 0, 64, 1, FALSE, FALSE, MDN_BUILDING_BROWN, 0 },
  { "empty-small-96-dark", MDN_SECOND_EDITION, 2, 0, 96, 1, TRUE, FALSE, MDN_BUILDING_BROWN, 0 },
  { "middle-large-24", MDN_SECOND_EDITION, 4, 70, 24, 1, FALSE, FALSE, MDN_PIECES, 0 },
  { "middle-large-40", MDN_SECOND_EDITION, 3, 70, 40, 1, FALSE, FALSE, MDN_STABLE, 0 },
  { "middle-large-64", MDN_SECOND_EDITION, 4, 70, 64, 1, FALSE, FALSE, MDN_MERCHANT, 0 },
  { "middle-large-64-dark", MDN_SECOND_EDITION, 4, 70, 64, 1, TRUE, FALSE, MDN_WALL, 0 },
  { "middle-small-96", MDN_ONLINE, 2, 64, 96, 1, FALSE, FALSE, MDN_ROOFTOP, 0 },
  { "middle-large-40-contrast", MDN_SECOND_EDITION, 4, 70, 40, 1, FALSE, TRUE, MDN_STABLE, 0 },
  { "middle-large-40-dark-contrast", MDN_SECOND_EDITION, 4, 70, 40, 1, TRUE, TRUE, MDN_STABLE, 0 },
  { "end-large-64", MDN_SECOND_EDITION, 4, -1, 64, 1, FALSE, FALSE, MDN_PIECES, 0 },
  { "end-large-24", MDN_SECOND_EDITION, 4, -1, 24, 1, FALSE, FALSE, MDN_PIECES, 0 },
  { "end-large-24-dark", MDN_SECOND_EDITION, 4, -1, 24, 1, TRUE, FALSE, MDN_PIECES, 0 },
  { "end-small-40-twofold", MDN_SECOND_EDITION, 2, -1, 40, 2, FALSE, FALSE, MDN_PIECES, 0 },
  { "end-first-two-64", MDN_FIRST_EDITION, 2, -1, 64, 1, FALSE, FALSE, MDN_PIECES, 0 },
  { "middle-first-two-64", MDN_FIRST_EDITION, 2, 80, 64, 1, FALSE, FALSE, MDN_BUILDING_ORANGE, 0 },
  { "walled-large-64", MDN_SECOND_EDITION, 2, -1, 64, 1, FALSE, FALSE, MDN_PIECES, MDN_WALL },
  { "unclaimed-large-64", MDN_SECOND_EDITION, 4, 76, 64, 1, FALSE, FALSE, MDN_PIECES,
    MDN_MERCHANT },
  { "morning-large-40", MDN_SECOND_EDITION, 4, 30, 40, 1, FALSE, FALSE, MDN_STABLE, 0,
    MEDINA_BOARD_SAND, 1 },
  { "afternoon-large-40", MDN_SECOND_EDITION, 4, 90, 40, 1, FALSE, FALSE, MDN_WALL, 0,
    MEDINA_BOARD_SAND, 6 },
  { "dusk-large-40", MDN_SECOND_EDITION, 4, 140, 40, 1, FALSE, FALSE, MDN_PIECES, 0,
    MEDINA_BOARD_SAND, 8 },
  { "dusk-large-40-dark", MDN_SECOND_EDITION, 4, 140, 40, 1, TRUE, FALSE, MDN_PIECES, 0,
    MEDINA_BOARD_SAND, 8 },
  { "stone-large-40", MDN_SECOND_EDITION, 4, 70, 40, 1, FALSE, FALSE, MDN_MERCHANT, 0,
    MEDINA_BOARD_STONE, 0 },
  { "stone-large-24", MDN_SECOND_EDITION, 4, 70, 24, 1, FALSE, FALSE, MDN_PIECES, 0,
    MEDINA_BOARD_STONE, 0 },
  { "stone-large-64-dark", MDN_SECOND_EDITION, 4, 70, 64, 1, TRUE, FALSE, MDN_WALL, 0,
    MEDINA_BOARD_STONE, 0 },
  { "stone-small-96", MDN_SECOND_EDITION, 2, 60, 96, 1, FALSE, FALSE, MDN_STABLE, 0,
    MEDINA_BOARD_STONE, 0 },
  { "stone-dusk-large-40", MDN_SECOND_EDITION, 4, 140, 40, 1, FALSE, FALSE, MDN_WALL, 0,
    MEDINA_BOARD_STONE, 8 },
};

static MdnPlacement
choose (const MdnPosition *position, MdnRandom *random, int prefer)
{
  MdnLegal legal;
  MdnSet spaces;

  if (prefer == 0)
    return mdn_playout_choose (position, random);
  mdn_legal_find (position, &legal);
  spaces = mdn_legal_spaces (position, &legal, (MdnPiece) prefer);
  if (mdn_set_is_empty (spaces))
    return mdn_playout_choose (position, random);
  return mdn_placement ((MdnPiece) prefer,
                        mdn_set_nth (spaces, mdn_random_below (random, mdn_set_count (spaces))));
}

static MdnPosition
play (const Picture *picture, MdnPlacement *last)
{
  MdnRules rules = mdn_rules (picture->set, picture->players);
  MdnRandom random;
  MdnSetup setup;
  MdnPosition position;

  mdn_random_seed (&random, 7);
  setup = mdn_setup_draw (&rules, &random);
  position = mdn_position (&setup);
  *last = MDN_NO_PLACEMENT;
  for (int i = 0; i != picture->placements && !mdn_position_is_over (&position); i++)
    {
      *last = choose (&position, &random, picture->prefer);
      mdn_position_play (&position, *last, NULL);
    }
  return position;
}

static void
set_scene (MedinaBoardScene *scene, const Picture *picture, MdnPlacement last)
{
  MdnLegal legal;

  scene->dark = picture->dark;
  scene->high_contrast = picture->high_contrast;
  scene->material = picture->material;
  scene->daylight = picture->light > 0 ? picture->light - 1 : MEDINA_DAYLIGHT_NOON;
  scene->coordinates = picture->space_width >= 40;
  scene->sizes = TRUE;
  if (last != MDN_NO_PLACEMENT)
    medina_board_scene_mark (scene, last, 0);
  if (picture->hand == MDN_PIECES)
    return;
  mdn_legal_find (scene->position, &legal);
  scene->hand = picture->hand;
  scene->legal = mdn_legal_spaces (scene->position, &legal, (MdnPiece) picture->hand);
  if (!mdn_set_is_empty (scene->legal))
    scene->hover = mdn_set_nth (scene->legal, mdn_set_count (scene->legal) / 2);
  scene->cursor = mdn_space (5, 5);
}

static void
time_repaints (MedinaBoardPainter *painter,
               cairo_t *cr,
               const MedinaBoardLayout *layout,
               const MedinaBoardScene *scene,
               const char *name)
{
  const int repaints = 20;
  gint64 start = g_get_monotonic_time ();

  for (int i = 0; i < repaints; i++)
    medina_board_painter_draw (painter, cr, layout, scene);
  g_print ("%s: %.2f ms\n", name, (double) (g_get_monotonic_time () - start) / 1000 / repaints);
}

static void
render (const Picture *picture, const char *directory, gboolean timed)
{
  g_autoptr (MedinaPieceAtlas) atlas = medina_piece_atlas_new ();
  g_autoptr (MedinaBoardPainter) painter = medina_board_painter_new (atlas);
  g_autofree char *name = g_strconcat (picture->name, ".png", NULL);
  g_autofree char *file = g_build_filename (directory, name, NULL);
  MdnPlacement last;
  MdnPosition position = play (picture, &last);
  MedinaBoardScene scene;
  MedinaBoardLayout layout;
  cairo_surface_t *surface;
  cairo_t *cr;
  int width, height;

  medina_board_scene_init (&scene, &position);
  set_scene (&scene, picture, last);
  medina_board_layout_measure ((MdnBoard) position.rules.board, picture->space_width, &width,
                               &height);
  medina_board_layout_init (&layout, &position.rules, width, height);
  medina_piece_atlas_set_scale (atlas, picture->scale);
  surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int) ceil (width * picture->scale),
                                        (int) ceil (height * picture->scale));
  cr = cairo_create (surface);
  cairo_scale (cr, picture->scale, picture->scale);
  medina_board_painter_draw (painter, cr, &layout, &scene);
  cairo_surface_write_to_png (surface, file);
  if (timed)
    time_repaints (painter, cr, &layout, &scene, picture->name);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

int
main (int argc, char *argv[])
{
  if (argc < 2)
    {
      g_printerr ("Usage: %s DIRECTORY [time]\n", argv[0]);
      return EXIT_FAILURE;
    }
  g_mkdir_with_parents (argv[1], 0755);
  for (size_t i = 0; i < G_N_ELEMENTS (pictures); i++)
    render (&pictures[i], argv[1], argc > 2);
  return EXIT_SUCCESS;
}
