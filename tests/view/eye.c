/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "eye.h"

#include <math.h>

typedef struct
{
  double v[3];
} Triple;

/* For linear RGB: G. M. Machado, M. M. Oliveira, L. A. F. Fernandes, "A Physiologically-based Model
 * for Simulation of Color Vision Deficiency", IEEE Transactions on Visualization and Computer
 * Graphics 15 (6), 2009, severity 1.0. Gray is luminance. */
static const double sights[EYE_KINDS][3][3] = {
  [EYE_FULL] = { { 1, 0, 0 }, { 0, 1, 0 }, { 0, 0, 1 } },
  [EYE_PROTANOPIA] = { { 0.152286, 1.052583, -0.204868 },
                       { 0.114503, 0.786281, 0.099216 },
                       { -0.003882, -0.048116, 1.051998 } },
  [EYE_DEUTERANOPIA] = { { 0.367322, 0.860646, -0.227968 },
                         { 0.280085, 0.672501, 0.047413 },
                         { -0.011820, 0.042940, 0.968881 } },
  [EYE_TRITANOPIA] = { { 1.255528, -0.076749, -0.178779 },
                       { -0.078411, 0.930809, 0.147602 },
                       { 0.004733, 0.691367, 0.303900 } },
  [EYE_GRAY] = { { 0.2126, 0.7152, 0.0722 },
                 { 0.2126, 0.7152, 0.0722 },
                 { 0.2126, 0.7152, 0.0722 } },
};

/* Each of the 256 values is computed once: a picture of a window has millions. */
static double
to_linear (int value)
{
  static double linear[256];
  const double v = value / 255.0;

  if (linear[value] == 0)
    linear[value] = v <= 0.04045 ? v / 12.92 : pow ((v + 0.055) / 1.055, 2.4);
  return linear[value];
}

static int
from_linear (double v)
{
  v = CLAMP (v, 0, 1);
  return (int) lround (255 * (v <= 0.0031308 ? v * 12.92 : 1.055 * pow (v, 1 / 2.4) - 0.055));
}

static Triple
multiply (const double matrix[3][3], Triple a)
{
  Triple product;

  for (int i = 0; i < 3; i++)
    product.v[i] = matrix[i][0] * a.v[0] + matrix[i][1] * a.v[1] + matrix[i][2] * a.v[2];
  return product;
}

static Triple
get_linear (Rgb color)
{
  return (Triple){ { to_linear (color.r), to_linear (color.g), to_linear (color.b) } };
}

double
eye_contrast (Rgb a, Rgb b)
{
  const double first = multiply (sights[EYE_GRAY], get_linear (a)).v[0] + .05;
  const double second = multiply (sights[EYE_GRAY], get_linear (b)).v[0] + .05;

  return MAX (first, second) / MIN (first, second);
}

static Rgb
get_rgb (guint32 pixel)
{
  return (Rgb){ (int) (pixel >> 16 & 0xff), (int) (pixel >> 8 & 0xff), (int) (pixel & 0xff) };
}

/* How many pixels have which color. */
static GHashTable *
count_pixels (cairo_surface_t *surface, cairo_rectangle_int_t r)
{
  GHashTable *counts = g_hash_table_new (NULL, NULL);
  guint32 last = 0;
  int run = 0; /* of pixels like the last, which are not counted yet */

  for (int i = 0; i <= r.width * r.height; i++)
    {
      const gboolean end = i == r.width * r.height;
      const guint32 pixel =
        end ? 0 : board_picture_get_pixel (surface, r.x + i % r.width, r.y + i / r.width);

      if (run > 0 && (end || pixel != last))
        {
          const int count = GPOINTER_TO_INT (g_hash_table_lookup (counts, GUINT_TO_POINTER (last)));

          g_hash_table_insert (counts, GUINT_TO_POINTER (last), GINT_TO_POINTER (count + run));
          run = 0;
        }
      last = pixel;
      run++;
    }
  return counts;
}

static guint32
find_most_common (GHashTable *counts)
{
  GHashTableIter iter;
  gpointer color, count;
  guint32 common = 0;
  int most = 0;

  g_hash_table_iter_init (&iter, counts);
  while (g_hash_table_iter_next (&iter, &color, &count))
    if (GPOINTER_TO_INT (count) > most ||
        (GPOINTER_TO_INT (count) == most && GPOINTER_TO_UINT (color) < common))
      {
        most = GPOINTER_TO_INT (count);
        common = GPOINTER_TO_UINT (color);
      }
  return common;
}

double
eye_measure_text (cairo_surface_t *surface, cairo_rectangle_int_t r, Rgb *ground)
{
  g_autoptr (GHashTable) counts = count_pixels (surface, r);
  const Rgb common = get_rgb (find_most_common (counts));
  GHashTableIter iter;
  gpointer color;
  double most = 1;

  g_hash_table_iter_init (&iter, counts);
  while (g_hash_table_iter_next (&iter, &color, NULL))
    most = MAX (most, eye_contrast (common, get_rgb (GPOINTER_TO_UINT (color))));
  if (ground != NULL)
    *ground = common;
  return most;
}

Rgb
eye_see (EyeKind kind, Rgb color)
{
  const Triple seen = multiply (sights[kind], get_linear (color));

  return (Rgb){ from_linear (seen.v[0]), from_linear (seen.v[1]), from_linear (seen.v[2]) };
}

static double
to_lab (double t)
{
  return t > 216.0 / 24389 ? cbrt (t) : (24389.0 / 27 * t + 16) / 116;
}

/* By way of XYZ, with the white of sRGB, D65. */
static Triple
get_lab (Rgb color)
{
  static const double to_xyz[3][3] = { { .4124 / .9505, .3576 / .9505, .1805 / .9505 },
                                       { .2126, .7152, .0722 },
                                       { .0193 / 1.089, .1192 / 1.089, .9505 / 1.089 } };
  const Triple xyz = multiply (to_xyz, get_linear (color));
  const double x = to_lab (xyz.v[0]), y = to_lab (xyz.v[1]), z = to_lab (xyz.v[2]);

  return (Triple){ { 116 * y - 16, 500 * (x - y), 200 * (y - z) } };
}

double
eye_distance (Rgb a, Rgb b)
{
  const Triple p = get_lab (a), q = get_lab (b);

  return sqrt (pow (p.v[0] - q.v[0], 2) + pow (p.v[1] - q.v[1], 2) + pow (p.v[2] - q.v[2], 2));
}
