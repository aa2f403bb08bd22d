/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-picture-format.h"

#include <string.h>

#include <glib/gi18n.h>

enum
{
  LONGEST_EXTENSION = 5,
};

static const struct
{
  const char *name;
  const char *title;
  const char *extension;
} formats[MEDINA_PICTURE_FORMATS] = {
  [MEDINA_PICTURE_PNG] = { "PNG", N_ ("PNG Picture"), "png" },
  [MEDINA_PICTURE_SVG] = { "SVG", N_ ("SVG Drawing"), "svg" },
  [MEDINA_PICTURE_PDF] = { "PDF", N_ ("PDF Document"), "pdf" },
};

const char *
medina_picture_format_get_name (MedinaPictureFormat format)
{
  g_return_val_if_fail (format < MEDINA_PICTURE_FORMATS, "");

  return formats[format].name;
}

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

const char *
medina_picture_format_find_extension (const char *name)
{
  const char *stop;
  gsize length;

  g_return_val_if_fail (name != NULL, NULL);

  stop = strrchr (name, '.');
  if (stop == NULL || stop == name || !g_ascii_isalpha (stop[1]))
    return NULL;
  for (length = 1; stop[1 + length] != '\0'; length++)
    if (!g_ascii_isalnum (stop[1 + length]))
      return NULL;
  return length <= LONGEST_EXTENSION ? stop + 1 : NULL;
}

MedinaPictureFormat
medina_picture_format_from_extension (const char *extension)
{
  MedinaPictureFormat format = 0;

  g_return_val_if_fail (extension != NULL, MEDINA_PICTURE_FORMATS);

  while (format < MEDINA_PICTURE_FORMATS &&
         g_ascii_strcasecmp (extension, formats[format].extension) != 0)
    format++;
  return format;
}

char *
medina_picture_format_rename (const char *name, MedinaPictureFormat format)
{
  const char *old;
  gsize length;

  g_return_val_if_fail (name != NULL, NULL);
  g_return_val_if_fail (format < MEDINA_PICTURE_FORMATS, NULL);

  old = medina_picture_format_find_extension (name);
  length = old != NULL ? (gsize) (old - 1 - name) : strlen (name);
  return g_strdup_printf ("%.*s.%s", (int) length, name, formats[format].extension);
}
