/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "board-picture.h"

/* What eyes make of colors. */

/* What is asked for by the Web Content Accessibility Guidelines 2.1, 1.4.3 and 1.4.11. */
#define EYE_CONTRAST_TEXT     4.5
#define EYE_CONTRAST_GRAPHICS 3.0

typedef enum
{
  EYE_FULL,
  EYE_PROTANOPIA,
  EYE_DEUTERANOPIA,
  EYE_TRITANOPIA,
  EYE_GRAY, /* no colors at all: a black-and-white print */
  EYE_KINDS,
} EyeKind;

/* The ratio of the lighter color's luminance to that of the darker one, 1…21. */
double eye_contrast (Rgb a, Rgb b);

/* That of letters with their ground in a rectangle of a picture; `ground` (out, optional) is what
 * most of it is filled with. Letters are what differs most from it: their strokes are of one color,
 * and all else is their edges. */
double eye_measure_text (cairo_surface_t *surface, cairo_rectangle_int_t r, Rgb *ground);

/* The color that somebody with full sight would have to look at to see the same. */
Rgb eye_see (EyeKind kind, Rgb color);

/* How far apart two colors are in CIELAB; about 2 can just be told apart side by side. */
double eye_distance (Rgb a, Rgb b);
