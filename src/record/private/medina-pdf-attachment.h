/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* A file attached to a PDF document, as an incremental update (ISO 32000-1, 7.5.6 and 7.11.4), not
 * compressed. */

gboolean medina_pdf_attachment_check (GBytes *document);

/* The document must have a cross-reference table (not a stream), as Cairo writes up to PDF 1.4, and
 * no attachments. The media type is "application/" and `subtype`. Transfer full; NULL if the
 * document is not of that kind. */
GBytes *medina_pdf_attachment_add (GBytes *document,
                                   const char *name,
                                   const char *subtype,
                                   GBytes *contents);

/* The last attachment of that media type which is not compressed. Transfer full; NULL for none, or
 * if it is damaged. */
GBytes *medina_pdf_attachment_find (GBytes *document, const char *subtype);

/* Whether there is such an attachment, or the name of one, but it cannot be found. */
gboolean medina_pdf_attachment_is_damaged (GBytes *document, const char *name, const char *subtype);

G_END_DECLS
