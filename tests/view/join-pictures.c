/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <cairo.h>
#include <stdio.h>

/* Four pictures of one size in one, two by two, for the README. */

enum
{
  COLUMNS = 2,
  PICTURES = 4,
  GAP = 16, /* pixels */
};

static void
paint (cairo_surface_t *joined, cairo_surface_t *picture, int place)
{
  const int width = cairo_image_surface_get_width (picture);
  const int height = cairo_image_surface_get_height (picture);
  cairo_t *cr = cairo_create (joined);

  cairo_set_source_surface (cr, picture, place % COLUMNS * (width + GAP),
                            place / COLUMNS * (height + GAP));
  cairo_paint (cr);
  cairo_destroy (cr);
}

/* As large as four such pictures need. */
static cairo_surface_t *
create_like (cairo_surface_t *picture)
{
  return cairo_image_surface_create (CAIRO_FORMAT_ARGB32,
                                     cairo_image_surface_get_width (picture) * COLUMNS + GAP,
                                     cairo_image_surface_get_height (picture) * PICTURES / COLUMNS +
                                       GAP);
}

/* FALSE if that cannot be. */
static int
add (cairo_surface_t **joined, const char *file, int place)
{
  cairo_surface_t *picture = cairo_image_surface_create_from_png (file);
  const int fine = cairo_surface_status (picture) == CAIRO_STATUS_SUCCESS;

  if (fine && *joined == NULL)
    *joined = create_like (picture);
  if (fine)
    paint (*joined, picture, place);
  else
    fprintf (stderr, "%s cannot be read as a picture\n", file);
  cairo_surface_destroy (picture);
  return fine;
}

/* Usage: join-pictures OUTPUT PICTURE PICTURE PICTURE PICTURE */
int
main (int argc, char **argv)
{
  cairo_surface_t *joined = NULL;
  int fine = argc == PICTURES + 2;

  if (!fine)
    fprintf (stderr, "usage: join-pictures OUTPUT PICTURE PICTURE PICTURE PICTURE\n");
  for (int place = 0; fine && place < PICTURES; place++)
    fine = add (&joined, argv[place + 2], place);
  fine = fine && cairo_surface_write_to_png (joined, argv[1]) == CAIRO_STATUS_SUCCESS;
  cairo_surface_destroy (joined);
  return fine ? 0 : 1;
}
