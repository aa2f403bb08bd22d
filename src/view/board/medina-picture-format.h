/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The kinds of files that pictures are saved as, and what file names say about them. */

typedef enum
{
  MEDINA_PICTURE_PNG,
  MEDINA_PICTURE_SVG,
  MEDINA_PICTURE_PDF,
  MEDINA_PICTURE_FORMATS, /* none of them */
} MedinaPictureFormat;

/* "PNG": what the format is called everywhere. Static, as the next two. */
const char *medina_picture_format_get_name (MedinaPictureFormat format);

/* "PNG Picture", translated. */
const char *medina_picture_format_get_title (MedinaPictureFormat format);

/* "png" */
const char *medina_picture_format_get_extension (MedinaPictureFormat format);

/* The extension of a file name, a part of it; NULL if it has none. What follows the last full stop
 * is one if it is up to five ASCII letters and digits and begins with a letter, so that "Game 2.5"
 * has none. */
const char *medina_picture_format_find_extension (const char *name);

/* The format with this extension, in small or capital letters; MEDINA_PICTURE_FORMATS if there is
 * none. */
MedinaPictureFormat medina_picture_format_from_extension (const char *extension);

/* The name with the format's extension, in place of one that it has. Transfer full. */
char *medina_picture_format_rename (const char *name, MedinaPictureFormat format);

G_END_DECLS
