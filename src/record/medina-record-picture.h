/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "medina-record-error.h"

G_BEGIN_DECLS

/* Records inside pictures: every picture of a game carries the game. The record is
 *
 *   in PNG pictures   a chunk iTXt with the keyword "Medina", not compressed
 *   in SVG drawings   the text of an element medina-record in the drawing's metadata
 *   in PDF documents  an attached file, "game.medina", not compressed
 *
 * Programs that edit a picture may drop it. */

enum
{
  MEDINA_RECORD_PICTURE_LIMIT = 64 * 1024 * 1024, /* bytes that a picture may have to be opened */
};

/* Whether a file begins as these pictures do, and no record does. */
gboolean medina_record_picture_check (GBytes *bytes);

/* The picture with the record in it, as Cairo writes such pictures. Transfer full; NULL if it is
 * none of these. */
GBytes *medina_record_picture_add (GBytes *picture, GBytes *record);

/* The record in a picture, or what stands in its place: nothing is known of it yet. Transfer full;
 * NULL and MEDINA_RECORD_ERROR_NO_RECORD if there is none, MEDINA_RECORD_ERROR_SYNTAX if there was
 * one, but it is damaged. */
GBytes *medina_record_picture_find (GBytes *picture, GError **error);

/* Sets MEDINA_RECORD_ERROR_SYNTAX, for a picture in which something else than a record was
 * found. */
void medina_record_picture_refuse_damaged (GError **error);

G_END_DECLS
