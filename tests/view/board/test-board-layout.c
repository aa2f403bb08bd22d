/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-board-layout.h"

#include <glib.h>

static const struct
{
  int width, height;
} sizes[] = { { 360, 300 },  { 640, 480 },   { 1000, 300 },
              { 300, 1000 }, { 1920, 1080 }, { 3840, 2160 } };

static const struct
{
  MdnRuleSet set;
  int players;
} games[] = {
  { MDN_FIRST_EDITION, 2 },
  { MDN_FIRST_EDITION, 4 },
  { MDN_SECOND_EDITION, 2 },
  { MDN_ONLINE, 3 },
};

typedef void (*Check) (const MedinaBoardLayout *layout, int width, int height);

static void
for_all_layouts (Check check)
{
  for (size_t g = 0; g < G_N_ELEMENTS (games); g++)
    for (size_t s = 0; s < G_N_ELEMENTS (sizes); s++)
      {
        MdnRules rules = mdn_rules (games[g].set, games[g].players);
        MedinaBoardLayout layout;

        medina_board_layout_init (&layout, &rules, sizes[s].width, sizes[s].height);
        check (&layout, sizes[s].width, sizes[s].height);
      }
}

static gboolean
contains (const cairo_rectangle_int_t *outer, const cairo_rectangle_int_t *inner)
{
  return inner->x >= outer->x && inner->y >= outer->y &&
         inner->x + inner->width <= outer->x + outer->width &&
         inner->y + inner->height <= outer->y + outer->height;
}

static gboolean
overlaps (const cairo_rectangle_int_t *a, const cairo_rectangle_int_t *b)
{
  return a->x < b->x + b->width && b->x < a->x + a->width && a->y < b->y + b->height &&
         b->y < a->y + a->height;
}

static void
check_fit (const MedinaBoardLayout *layout, int width, int height)
{
  const cairo_rectangle_int_t room = { 0, 0, width, height };
  int larger_width, larger_height;

  g_assert_true (contains (&room, &layout->frame));
  g_assert_true (contains (&layout->frame, &layout->grid));
  /* No larger one would fit. */
  medina_board_layout_measure (layout->board, layout->space_width + 1, &larger_width,
                               &larger_height);
  g_assert_true (larger_width > width || larger_height > height);
  /* 100 : 90, to the nearest pixel. */
  g_assert_cmpint (ABS (layout->space_height * 100 - layout->space_width * 90), <=, 50);
}

static void
test_fit (void)
{
  for_all_layouts (check_fit);
}

static void
check_spaces (const MedinaBoardLayout *layout, int width, int height)
{
  for (int row = 0; row < layout->rows; row++)
    for (int column = 0; column < layout->columns; column++)
      {
        MdnSpace space = mdn_space (column, row);
        cairo_rectangle_int_t r = medina_board_layout_get_space (layout, space);

        g_assert_true (contains (&layout->grid, &r));
        g_assert_cmpint (medina_board_layout_find_space (layout, r.x, r.y), ==, space);
        g_assert_cmpint (medina_board_layout_find_space (layout, r.x + r.width - .5,
                                                         r.y + r.height - .5),
                         ==, space);
      }
  g_assert_cmpint (medina_board_layout_find_space (layout, layout->grid.x - 1, layout->grid.y), ==,
                   MDN_NO_SPACE);
  g_assert_cmpint (medina_board_layout_find_space (layout, layout->grid.x,
                                                   layout->grid.y + layout->grid.height),
                   ==, MDN_NO_SPACE);
}

static void
test_spaces (void)
{
  for_all_layouts (check_spaces);
}

typedef struct
{
  MedinaBoardItem item;
  int index;
  cairo_rectangle_int_t r;
} Place;

static int
list_items (const MedinaBoardLayout *layout, Place *places)
{
  static const int counts[] = {
    [MEDINA_BOARD_PALACE_TILE] = 4, [MEDINA_BOARD_TOWER_TILE] = 4,  [MEDINA_BOARD_TOWER_QUEUE] = 4,
    [MEDINA_BOARD_TEA_TILES] = 3,   [MEDINA_BOARD_ROOFTOP_ROW] = 4,
  };
  int n = 0;

  for (unsigned item = 0; item < G_N_ELEMENTS (counts); item++)
    for (int i = 0; i < counts[item]; i++)
      if (medina_board_layout_has_item (layout, item))
        places[n++] = (Place){ item, i, medina_board_layout_get_item (layout, item, i) };
  return n;
}

static void
check_items (const MedinaBoardLayout *layout, int width, int height)
{
  Place places[20];
  int n = list_items (layout, places);

  for (int i = 0; i < n; i++)
    {
      MedinaBoardItem item;
      int index;
      const cairo_rectangle_int_t *r = &places[i].r;

      g_assert_true (contains (&layout->frame, r));
      g_assert_false (overlaps (&layout->grid, r));
      for (int k = 0; k < i; k++)
        g_assert_false (overlaps (&places[k].r, r));
      g_assert_true (medina_board_layout_find_item (layout, r->x + r->width / 2.0,
                                                    r->y + r->height / 2.0, &item, &index));
      g_assert_cmpint (item, ==, places[i].item);
      g_assert_cmpint (index, ==, places[i].index);
    }
}

static void
test_items (void)
{
  for_all_layouts (check_items);
}

static void
test_rules (void)
{
  MdnRules first = mdn_rules (MDN_FIRST_EDITION, 2), second = mdn_rules (MDN_SECOND_EDITION, 2);
  MedinaBoardLayout layout;

  medina_board_layout_init (&layout, &first, 800, 600);
  g_assert_true (medina_board_layout_has_item (&layout, MEDINA_BOARD_ROOFTOP_ROW));
  g_assert_false (medina_board_layout_has_item (&layout, MEDINA_BOARD_TEA_TILES));
  g_assert_cmpint (layout.columns, ==, 18);
  medina_board_layout_init (&layout, &second, 800, 600);
  g_assert_false (medina_board_layout_has_item (&layout, MEDINA_BOARD_ROOFTOP_ROW));
  g_assert_true (medina_board_layout_has_item (&layout, MEDINA_BOARD_TEA_TILES));
  g_assert_cmpint (layout.columns, ==, 16);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/board-layout/fits-into-any-size", test_fit);
  g_test_add_func ("/board-layout/every-space-is-found-at-its-place", test_spaces);
  g_test_add_func ("/board-layout/items-lie-apart-beside-the-spaces", test_items);
  g_test_add_func ("/board-layout/the-rules-decide-on-the-items", test_rules);
  return g_test_run ();
}
