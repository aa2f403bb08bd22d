/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-picture-format.h"

#include <string.h>

#include <glib/gi18n.h>

static const struct
{
  const char *title;
  const char *extension;
} formats[MEDINA_PICTURE_FORMATS] = {
  [MEDINA_PICTURE_PNG] = { N_ ("PNG Picture"), "png" },
  [MEDINA_PICTURE_SVG] = { N_ ("SVG Drawing"), "svg" },
  [MEDINA_PICTURE_PDF] = { N_ ("PDF Document"), "pdf" },
};

const char *
medina_picture_format_get_title (MedinaPictureFormat format)
{
  g_return_val_if_fail (format < MEDINA_PICTURE_FORMATS, "");

  return _ (formats[format].title);
}

const char *
medina_picture_format_get_extension (MedinaPictureFormat format)
{
  g_return_val_if_fail (format < MEDINA_PICTURE_FORMATS, "");

  return formats[format].extension;
}

/* The full stop before the last extension; NULL if the name has none. */
static const char *
find_stop (const char *name)
{
  const char *stop = strrchr (name, '.');

  return stop != name ? stop : NULL;
}

MedinaPictureFormat
medina_picture_format_from_name (const char *name)
{
  const char *stop;
  MedinaPictureFormat format = 0;

  g_return_val_if_fail (name != NULL, MEDINA_PICTURE_FORMATS);

  stop = find_stop (name);
  if (stop == NULL)
    return MEDINA_PICTURE_FORMATS;
  while (format < MEDINA_PICTURE_FORMATS &&
         g_ascii_strcasecmp (stop + 1, formats[format].extension) != 0)
    format++;
  return format;
}

char *
medina_picture_format_rename (const char *name, MedinaPictureFormat format)
{
  gsize length;

  g_return_val_if_fail (name != NULL, NULL);
  g_return_val_if_fail (format < MEDINA_PICTURE_FORMATS, NULL);

  length = medina_picture_format_from_name (name) < MEDINA_PICTURE_FORMATS
             ? (gsize) (find_stop (name) - name)
             : strlen (name);
  return g_strdup_printf ("%.*s.%s", (int) length, name, formats[format].extension);
}
