/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-record-picture.h"

#include <glib/gi18n.h>

#include "medina-pdf-attachment.h"
#include "medina-png-text.h"
#include "medina-record-error-private.h"
#include "medina-svg-text.h"

#define PNG_KEYWORD    "Medina"
#define SVG_ELEMENT    "medina-record"
#define PDF_NAME       "game.medina"
#define PDF_MEDIA_TYPE "x-medina" /* behind "application/" */

gboolean
medina_record_picture_check (GBytes *bytes)
{
  g_return_val_if_fail (bytes != NULL, FALSE);

  return medina_png_text_check (bytes) || medina_svg_text_check (bytes) ||
         medina_pdf_attachment_check (bytes);
}

GBytes *
medina_record_picture_add (GBytes *picture, GBytes *record)
{
  g_return_val_if_fail (picture != NULL, NULL);
  g_return_val_if_fail (record != NULL, NULL);

  if (medina_png_text_check (picture))
    return medina_png_text_add (picture, PNG_KEYWORD, record);
  if (medina_pdf_attachment_check (picture))
    return medina_pdf_attachment_add (picture, PDF_NAME, PDF_MEDIA_TYPE, record);
  return medina_svg_text_check (picture) ? medina_svg_text_add (picture, SVG_ELEMENT, record)
                                         : NULL;
}

static GBytes *
find (GBytes *picture)
{
  if (medina_png_text_check (picture))
    return medina_png_text_find (picture, PNG_KEYWORD);
  if (medina_pdf_attachment_check (picture))
    return medina_pdf_attachment_find (picture, PDF_MEDIA_TYPE);
  return medina_svg_text_find (picture, SVG_ELEMENT);
}

static gboolean
is_damaged (GBytes *picture)
{
  if (medina_png_text_check (picture))
    return medina_png_text_is_damaged (picture, PNG_KEYWORD);
  if (medina_pdf_attachment_check (picture))
    return medina_pdf_attachment_is_damaged (picture, PDF_NAME, PDF_MEDIA_TYPE);
  return medina_svg_text_is_damaged (picture, SVG_ELEMENT);
}

void
medina_record_picture_refuse_damaged (GError **error)
{
  medina_record_refuse (error, MEDINA_RECORD_ERROR_SYNTAX,
                        _ ("The game in this picture is damaged."));
}

/* Only who prints decides what is in a document that is printed. */
static const char *
word_missing (GBytes *picture)
{
  if (medina_pdf_attachment_check (picture))
    return _ (
      "This document doesn’t contain a Medina game. A page printed from Medina has it in its QR code: "
      "scan the code, copy its text, and paste it here.");
  return _ ("This picture doesn’t contain a Medina game. Editing a picture in another program "
            "removes its game.");
}

static void
refuse (GBytes *picture, GError **error)
{
  if (is_damaged (picture))
    medina_record_picture_refuse_damaged (error);
  else
    medina_record_refuse (error, MEDINA_RECORD_ERROR_NO_RECORD, "%s", word_missing (picture));
}

GBytes *
medina_record_picture_find (GBytes *picture, GError **error)
{
  GBytes *record;

  g_return_val_if_fail (picture != NULL, NULL);

  record = find (picture);
  if (record == NULL)
    refuse (picture, error);
  return record;
}
