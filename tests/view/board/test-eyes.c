/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The players, told apart by every eye. */

#include "eye.h"
#include "medina-board-palette.h"
#include "medina-daylight.h"
#include "palace.h"

enum
{
  SCALE = 2,
};

static const MedinaPieceSprite rooftops[] = {
  MEDINA_PIECE_ROOFTOP_BLUE, MEDINA_PIECE_ROOFTOP_YELLOW,  MEDINA_PIECE_ROOFTOP_GREEN,
  MEDINA_PIECE_ROOFTOP_RED,  MEDINA_PIECE_ROOFTOP_NEUTRAL,
};

static const char *const names[EYE_KINDS] = {
  "full", "protanopia", "deuteranopia", "tritanopia", "gray",
};

static Rgb
get_rgb (MedinaInk ink)
{
  return (Rgb){ (int) (ink >> 24), (int) (ink >> 16 & 0xff), (int) (ink >> 8 & 0xff) };
}

static cairo_surface_t *
paint_palace (BoardPicture *picture, MedinaPieceSprite rooftop)
{
  picture->scene.rooftops[0] = rooftop;
  return board_picture_paint_with (picture, picture->painter, SCALE);
}

/* How different two pictures of a rectangle look on the whole: the mean distance of their
 * points. */
static double
compare (EyeKind kind, cairo_surface_t *a, cairo_surface_t *b, cairo_rectangle_int_t r)
{
  double sum = 0;

  for (int i = 0; i < r.width * r.height; i++)
    {
      const int x = r.x + i % r.width, y = r.y + i / r.width;

      sum += eye_distance (eye_see (kind, board_picture_get_mean (a, x, y, 1, 1)),
                           eye_see (kind, board_picture_get_mean (b, x, y, 1, 1)));
    }
  return sum / (r.width * r.height);
}

/* Checks that the pictures with any two owners differ that much in the rectangle. */
static void
assert_told_apart (BoardPicture *picture, cairo_rectangle_int_t r, double least)
{
  cairo_surface_t *surfaces[G_N_ELEMENTS (rooftops)];

  for (guint i = 0; i < G_N_ELEMENTS (rooftops); i++)
    surfaces[i] = paint_palace (picture, rooftops[i]);
  for (EyeKind kind = EYE_FULL; kind < EYE_KINDS; kind++)
    for (guint i = 0; i < G_N_ELEMENTS (rooftops); i++)
      for (guint j = 0; j < i; j++)
        {
          const double distance = compare (kind, surfaces[i], surfaces[j], r);

          g_test_message ("%s: %u and %u: %.1f", names[kind], j, i, distance);
          g_assert_cmpfloat (distance, >=, least);
        }
  for (guint i = 0; i < G_N_ELEMENTS (rooftops); i++)
    cairo_surface_destroy (surfaces[i]);
}

/* Where and when the board is looked at. */
typedef struct
{
  const char *name;
  MedinaBoardMaterial material;
  int daylight;
} Look;

static const Look looks[] = {
  { "sand-at-noon", MEDINA_BOARD_SAND, MEDINA_DAYLIGHT_NOON },
  { "sand-in-the-morning", MEDINA_BOARD_SAND, 0 },
  { "sand-at-dusk", MEDINA_BOARD_SAND, MEDINA_DAYLIGHTS - 1 },
  { "stone-at-noon", MEDINA_BOARD_STONE, MEDINA_DAYLIGHT_NOON },
  { "stone-in-the-morning", MEDINA_BOARD_STONE, 0 },
  { "stone-at-dusk", MEDINA_BOARD_STONE, MEDINA_DAYLIGHTS - 1 },
};

static void
dress (BoardPicture *picture, const Look *look)
{
  picture->scene.material = look->material;
  picture->scene.daylight = look->daylight;
}

/* Four buildings side by side. */
static cairo_rectangle_int_t
build (BoardPicture *picture)
{
  int palace = MDN_NO_PALACE;
  cairo_rectangle_int_t r;

  for (int column = 4; column < 8; column++)
    palace = mdn_palace_build (&picture->position, MDN_BROWN, mdn_space (column, 6));
  mdn_palace_roof (&picture->position, palace, 0);
  r = medina_board_layout_get_space (&picture->layout, mdn_space (4, 6));
  return (cairo_rectangle_int_t){ r.x * SCALE, r.y * SCALE, 4 * r.width * SCALE, r.height * SCALE };
}

/* Their colors, without any help of shapes and lines. */
static void
test_colors (void)
{
  for (EyeKind kind = EYE_FULL; kind < EYE_GRAY; kind++)
    for (guint i = 0; i < G_N_ELEMENTS (rooftops); i++)
      for (guint j = 0; j < i; j++)
        {
          const MedinaOwnerInks *a = medina_board_palette_get_owner (rooftops[i]);
          const MedinaOwnerInks *b = medina_board_palette_get_owner (rooftops[j]);
          const double distance =
            eye_distance (eye_see (kind, get_rgb (a->fill)), eye_see (kind, get_rgb (b->fill)));

          g_test_message ("%s: %u and %u: %.1f", names[kind], j, i, distance);
          g_assert_cmpfloat (distance, >=, 15);
        }
}

/* Dashes can be seen in their gaps, by anybody. */
static void
test_gaps (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (rooftops); i++)
    {
      const MedinaOwnerInks *inks = medina_board_palette_get_owner (rooftops[i]);

      if (inks->dashes[0] > 0)
        g_assert_cmpfloat (eye_contrast (get_rgb (inks->fill), get_rgb (inks->gap)), >=,
                           EYE_CONTRAST_GRAPHICS);
    }
}

static void
test_lines (BoardPicture *picture, gconstpointer data)
{
  cairo_rectangle_int_t r = build (picture);
  const int space = BOARD_PICTURE_SPACE * SCALE;

  dress (picture, data);
  /* The line above the roofs. */
  r.x += space / 10;
  r.width -= 2 * (space / 10);
  r.y -= space * 39 / 100;
  r.height = space * 6 / 100;
  assert_told_apart (picture, r, 10);
}

static void
test_domes (BoardPicture *picture, gconstpointer data)
{
  cairo_rectangle_int_t r = build (picture);
  const int space = BOARD_PICTURE_SPACE * SCALE;

  dress (picture, data);
  r.x += space + space / 5;
  r.width = space * 3 / 5;
  r.y -= space * 20 / 100;
  r.height = space * 60 / 100;
  assert_told_apart (picture, r, 8);
}

/* The square of this size, in hundredths of a space, around a point given likewise from its
 * corner. */
static cairo_rectangle_int_t
find_square (cairo_rectangle_int_t r, int x, int y, int size)
{
  const int space = BOARD_PICTURE_SPACE * SCALE;

  return (cairo_rectangle_int_t){ r.x * SCALE + space * (x - size / 2) / 100,
                                  r.y * SCALE + space * (y - size / 2) / 100, space * size / 100,
                                  space * size / 100 };
}

/* What is written on the board: a letter and a number beside it, on a tower, on its tile, and on a
 * palace. */
static void
test_texts (BoardPicture *picture, gconstpointer data)
{
  const MedinaBoardLayout *layout = &picture->layout;
  const cairo_rectangle_int_t tower =
    medina_board_layout_get_space (layout, mdn_tower_space (layout->board, 0));
  const cairo_rectangle_int_t tile =
    medina_board_layout_get_item (layout, MEDINA_BOARD_PALACE_TILE, 0);
  const cairo_rectangle_int_t below = medina_board_layout_get_space (layout, mdn_space (6, 0));
  const cairo_rectangle_int_t roof = medina_board_layout_get_space (layout, mdn_space (4, 6));
  const cairo_rectangle_int_t squares[] = {
    find_square (below, 50, 115, 20),
    find_square (tower, MEDINA_TOWER_FIELD_X, MEDINA_TOWER_FIELD_Y, 20),
    find_square (tile, tile.width * MEDINA_TILE_FIELD_X / BOARD_PICTURE_SPACE,
                 tile.width * MEDINA_TILE_FIELD_Y / BOARD_PICTURE_SPACE, 16),
    find_square (roof, 50, 11, 20),
  };

  mdn_palace_build (&picture->position, MDN_BROWN, mdn_space (4, 6));
  mdn_palace_build (&picture->position, MDN_BROWN, mdn_space (5, 6));
  picture->scene.coordinates = picture->scene.sizes = TRUE;
  dress (picture, data);
  for (int style = 0; style < 4; style++)
    {
      cairo_surface_t *surface;

      picture->scene.dark = style & 1;
      picture->scene.high_contrast = style >> 1;
      surface = board_picture_paint_with (picture, picture->painter, SCALE);
      for (guint i = 0; i < G_N_ELEMENTS (squares); i++)
        {
          Rgb ground;
          const double contrast = eye_measure_text (surface, squares[i], &ground);

          g_test_message ("style %d, text %u: %.1f on (%d, %d, %d)", style, i, contrast, ground.r,
                          ground.g, ground.b);
          g_assert_cmpfloat (contrast, >=, EYE_CONTRAST_TEXT);
        }
      cairo_surface_destroy (surface);
    }
}

/* Who placed something, and as which of the others, is told by its mark, to every eye. */
static void
test_marks (BoardPicture *picture, gconstpointer data)
{
  enum
  {
    MOVERS = 4,
    NUMBERS = 3,
  };
  const MdnSpace space = mdn_space (9, 6);
  const cairo_rectangle_int_t r = medina_board_layout_get_extents (&picture->layout, space);
  cairo_surface_t *marked[MOVERS * NUMBERS];

  dress (picture, data);
  for (int i = 0; i < MOVERS * NUMBERS; i++)
    {
      picture->scene.n_marks = 0;
      for (int number = 0; number <= i % NUMBERS; number++)
        medina_board_scene_mark (&picture->scene, mdn_placement (MDN_STABLE, space), i / NUMBERS);
      picture->scene.marks[0] = picture->scene.marks[picture->scene.n_marks - 1];
      picture->scene.n_marks = 1;
      marked[i] = board_picture_paint (picture);
      for (int j = 0; j < i; j++)
        for (EyeKind kind = EYE_FULL; kind < EYE_KINDS; kind++)
          {
            const double distance = compare (kind, marked[i], marked[j], r);

            g_test_message ("%s: %d and %d: %.2f", names[kind], j, i, distance);
            g_assert_cmpfloat (distance, >=, i / NUMBERS == j / NUMBERS ? .1 : 1);
          }
    }
  for (int i = 0; i < MOVERS * NUMBERS; i++)
    cairo_surface_destroy (marked[i]);
}

/* Spaces where a piece may go are seen in any light, by everybody. */
static void
test_legal (BoardPicture *picture, gconstpointer data)
{
  const MdnSpace spaces[] = { mdn_space (9, 6), mdn_space (9, 0) }; /* on the ground, on the walk */

  dress (picture, data);
  for (int i = 0; i < 2 * (int) G_N_ELEMENTS (spaces); i++)
    {
      const cairo_rectangle_int_t r =
        medina_board_layout_get_space (&picture->layout, spaces[i / 2]);
      cairo_surface_t *without, *with;

      picture->scene.dark = i % 2;
      without = board_picture_paint (picture);
      picture->scene.hand = i / 2 == 0 ? MDN_STABLE : MDN_WALL;
      mdn_set_add (&picture->scene.legal, spaces[i / 2]);
      with = board_picture_paint (picture);
      picture->scene.legal = mdn_set_empty ();
      for (EyeKind kind = EYE_FULL; kind < EYE_KINDS; kind++)
        {
          const double distance = compare (kind, without, with, r);

          g_test_message ("%s: %d: %.1f", names[kind], i, distance);
          g_assert_cmpfloat (distance, >=, 8);
        }
      cairo_surface_destroy (without);
      cairo_surface_destroy (with);
    }
}

/* What a building is of is told on any ground: no two colors are as much alike as this. */
static void
test_ground (BoardPicture *picture, gconstpointer data)
{
  const MdnSpace space = mdn_space (9, 6);
  const cairo_rectangle_int_t r = medina_board_layout_get_space (&picture->layout, space);
  const MdnPosition bare = picture->position;

  dress (picture, data);
  for (int i = 0; i < 2 * MDN_COLORS; i++)
    {
      cairo_surface_t *without, *with;

      picture->scene.dark = i % 2;
      picture->position = bare;
      without = board_picture_paint (picture);
      mdn_palace_build (&picture->position, (MdnColor) (i / 2), space);
      with = board_picture_paint (picture);
      for (EyeKind kind = EYE_FULL; kind < EYE_KINDS; kind++)
        {
          const double distance = compare (kind, without, with, r);

          g_test_message ("%s: color %d: %.1f", names[kind], i / 2, distance);
          g_assert_cmpfloat (distance, >=, 10);
        }
      cairo_surface_destroy (without);
      cairo_surface_destroy (with);
    }
}

/* With high contrast there is but one table, at noon. */
static void
test_high_contrast (BoardPicture *picture, gconstpointer data)
{
  cairo_surface_t *plain, *dressed;

  picture->scene.high_contrast = TRUE;
  plain = board_picture_paint (picture);
  dress (picture, data);
  dressed = board_picture_paint (picture);
  g_assert_true (board_picture_equal (plain, dressed));
  cairo_surface_destroy (plain);
  cairo_surface_destroy (dressed);
}

/* The numbers of marks can be read on every color. */
static void
test_numbers (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (rooftops); i++)
    {
      const MedinaInk ground = medina_board_palette_get_owner (rooftops[i])->fill;

      g_assert_cmpfloat (eye_contrast (get_rgb (medina_ink_for_text (ground)), get_rgb (ground)),
                         >=, EYE_CONTRAST_TEXT);
    }
}

int
main (int argc, char *argv[])
{
  static const struct
  {
    const char *name;
    void (*test) (BoardPicture *picture, gconstpointer look);
  } tests[] = {
    { "lines-around-palaces", test_lines },  { "rooftops", test_domes },
    { "texts-on-the-board", test_texts },    { "marks-tell-movers-and-order", test_marks },
    { "legal-spaces", test_legal },          { "buildings-on-the-ground", test_ground },
    { "high-contrast", test_high_contrast },
  };

  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/eyes/colors-of-players", test_colors);
  g_test_add_func ("/eyes/dashes-are-seen", test_gaps);
  for (gsize i = 0; i < G_N_ELEMENTS (looks); i++)
    for (gsize j = 0; j < G_N_ELEMENTS (tests); j++)
      {
        g_autofree char *path = g_strdup_printf ("/eyes/%s/%s", tests[j].name, looks[i].name);

        BOARD_PICTURE_TEST (path, board_picture_set_up, &looks[i], tests[j].test);
      }
  g_test_add_func ("/eyes/numbers-of-marks-can-be-read", test_numbers);
  return g_test_run ();
}
