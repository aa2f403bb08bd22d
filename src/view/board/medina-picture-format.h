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

/* "PNG Picture", translated. Static, as the next one. */
const char *medina_picture_format_get_title (MedinaPictureFormat format);

/* "png" */
const char *medina_picture_format_get_extension (MedinaPictureFormat format);

/* The format that the name of a file says by its extension, in small or capital letters;
 * MEDINA_PICTURE_FORMATS if it says none. */
MedinaPictureFormat medina_picture_format_from_name (const char *name);

/* The name with the format's extension, in place of that of another format. Transfer full. */
char *medina_picture_format_rename (const char *name, MedinaPictureFormat format);

G_END_DECLS
