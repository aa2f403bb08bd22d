/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-qr-code.h"

#ifdef HAVE_QRENCODE
#include <qrencode.h>

enum
{
  MARGIN = 4, /* squares on each side, as the standard has it */
};

struct _MedinaQrCode
{
  QRcode *code; /* owned */
};

/* At the lowest level of correction, which paper needs, squares are largest. */
MedinaQrCode *
medina_qr_code_new (const char *text)
{
  QRcode *code;
  MedinaQrCode *self;

  g_return_val_if_fail (text != NULL, NULL);

  code = QRcode_encodeString (text, 0, QR_ECLEVEL_L, QR_MODE_8, 1);
  if (code == NULL)
    return NULL;
  self = g_new0 (MedinaQrCode, 1);
  self->code = code;
  return self;
}

void
medina_qr_code_free (MedinaQrCode *self)
{
  if (self == NULL)
    return;
  QRcode_free (self->code);
  g_free (self);
}

int
medina_qr_code_get_squares (const MedinaQrCode *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->code->width + 2 * MARGIN;
}

/* Whether a square is black: the lowest bit tells. */
static gboolean
is_black (const MedinaQrCode *self, int column, int row)
{
  return self->code->data[row * self->code->width + column] & 1;
}

/* Squares side by side are one rectangle: between two there could be a gap. */
static void
add_row (const MedinaQrCode *self, cairo_t *cr, int row)
{
  const int width = self->code->width;

  for (int column = 0, end; column < width; column = end + 1)
    {
      end = column;
      while (end < width && is_black (self, end, row))
        end++;
      if (end > column)
        cairo_rectangle (cr, MARGIN + column, MARGIN + row, end - column, 1);
    }
}

void
medina_qr_code_draw (const MedinaQrCode *self, cairo_t *cr, double x, double y, double size)
{
  g_return_if_fail (self != NULL);

  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, size / medina_qr_code_get_squares (self),
               size / medina_qr_code_get_squares (self));
  cairo_set_antialias (cr, CAIRO_ANTIALIAS_NONE);
  cairo_set_source_rgb (cr, 0, 0, 0);
  for (int row = 0; row < self->code->width; row++)
    add_row (self, cr, row);
  cairo_fill (cr);
  cairo_restore (cr);
}
#else
MedinaQrCode *
medina_qr_code_new (const char *text)
{
  return NULL;
}

void
medina_qr_code_free (MedinaQrCode *self)
{
}

int
medina_qr_code_get_squares (const MedinaQrCode *self)
{
  return 0;
}

void
medina_qr_code_draw (const MedinaQrCode *self, cairo_t *cr, double x, double y, double size)
{
}
#endif
