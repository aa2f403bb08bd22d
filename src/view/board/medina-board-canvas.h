/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-board-layout.h"
#include "medina-board-palette.h"

G_BEGIN_DECLS

/* What every part of the board is drawn with, and which part of it is drawn. Sizes are given in
 * hundredths of a space's width, as in the SVG files of the pieces. It owns nothing. */
typedef struct
{
  cairo_t *cr;
  MedinaPieceAtlas *atlas;
  const MedinaBoardLayout *layout;
  const MedinaBoardScene *scene;
  const MedinaBoardPalette *palette;
  MdnSet spaces;                     /* whose pieces, ground and marks are drawn */
  const cairo_rectangle_int_t *area; /* outside of it nothing need be drawn; NULL for everything */
  cairo_surface_t *glow;             /* of legal spaces; NULL to make it where it is needed */
} MedinaBoardCanvas;

/* Whether something of what lies in the rectangle is to be drawn. */
gboolean medina_board_canvas_shows (const MedinaBoardCanvas *canvas,
                                    double x,
                                    double y,
                                    double width,
                                    double height);

/* Whether the space is empty because its piece is on its way. */
gboolean medina_board_canvas_lacks (const MedinaBoardCanvas *canvas, MdnSpace space);

/* Hundredths of a space's width in pixels. */
double medina_board_canvas_part (const MedinaBoardCanvas *canvas, double hundredths);

/* The same in whole device pixels and at least one: for lines that must stay sharp. */
double medina_board_canvas_line (const MedinaBoardCanvas *canvas, double hundredths);

void medina_board_canvas_fill (const MedinaBoardCanvas *canvas, MedinaInk ink);
void medina_board_canvas_stroke (const MedinaBoardCanvas *canvas, MedinaInk ink, double width);

/* Paths. */
void medina_board_canvas_rectangle (const MedinaBoardCanvas *canvas, cairo_rectangle_int_t r);
void medina_board_canvas_rounded (const MedinaBoardCanvas *canvas,
                                  double x,
                                  double y,
                                  double width,
                                  double height,
                                  double radius);

/* A disc with an edge, so many pixels wide, with its middle at x, y. */
void medina_board_canvas_disc (const MedinaBoardCanvas *canvas,
                               double x,
                               double y,
                               double radius,
                               MedinaInk ink,
                               MedinaInk edge,
                               double edge_width);

enum
{
  /* Numbers stand on discs where spaces are so wide, in pixels; on smaller ones a disc would hide
   * the piece, and they are bare digits, of this size. */
  MEDINA_DISCS_FROM = 28,
  MEDINA_BARE_DIGITS = 10,
};

/* A short text with its middle at x, y; the size is that of the font in pixels. */
void medina_board_canvas_text (const MedinaBoardCanvas *canvas,
                               const char *text,
                               double x,
                               double y,
                               double size,
                               MedinaInk ink);

/* What letters are drawn with that stand on anything: around them an edge, so many pixels wide. */
typedef struct
{
  MedinaInk ink;
  MedinaInk edge;
  double edge_width;
} MedinaTextInks;

void medina_board_canvas_edged_text (const MedinaBoardCanvas *canvas,
                                     const char *text,
                                     double x,
                                     double y,
                                     double size,
                                     const MedinaTextInks *inks);

/* Draws a piece standing on a space. */
void medina_board_canvas_piece (const MedinaBoardCanvas *canvas,
                                MedinaPieceSprite sprite,
                                unsigned variant,
                                MdnSpace space);

/* A number that depends on nothing but the space and the salt, and differs between neighbors: to
 * choose among variants. */
unsigned medina_board_canvas_hash (MdnSpace space, unsigned salt);

G_END_DECLS
