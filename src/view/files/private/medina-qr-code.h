/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <cairo.h>
#include <glib.h>

G_BEGIN_DECLS

/* A text as a code that cameras read (ISO/IEC 18004). The program can be built without: then there
 * are none. */

typedef struct _MedinaQrCode MedinaQrCode;

/* Transfer full; NULL if the text is too long, or without libqrencode. */
MedinaQrCode *medina_qr_code_new (const char *text);
void medina_qr_code_free (MedinaQrCode *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MedinaQrCode, medina_qr_code_free)

/* How many squares it has along a side, with the margin that belongs to it. */
int medina_qr_code_get_squares (const MedinaQrCode *self);

/* Black, `size` units along a side, with the margin, which is left as it is. */
void medina_qr_code_draw (const MedinaQrCode *self, cairo_t *cr, double x, double y, double size);

G_END_DECLS
