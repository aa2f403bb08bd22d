/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <cairo.h>
#include <glib-object.h>

G_BEGIN_DECLS

/* The pictures of the pieces: SVG files from the resources, parsed once and rendered to surfaces
 * at the sizes in which they are asked for.
 *
 * A piece is drawn for a space that is 100 wide and 90 tall, its footprint: it stands on it and
 * may rise 70 above it. The tiles are seen from above and are square. */

typedef enum
{
  MEDINA_PIECE_BUILDING_GREY, /* the first four in the order of MdnColor */
  MEDINA_PIECE_BUILDING_PURPLE,
  MEDINA_PIECE_BUILDING_BROWN,
  MEDINA_PIECE_BUILDING_ORANGE,
  MEDINA_PIECE_BUILDING_BLACK,
  MEDINA_PIECE_ROOFTOP_BLUE,
  MEDINA_PIECE_ROOFTOP_YELLOW,
  MEDINA_PIECE_ROOFTOP_GREEN,
  MEDINA_PIECE_ROOFTOP_RED,
  MEDINA_PIECE_ROOFTOP_NEUTRAL,
  MEDINA_PIECE_BOARDS, /* planks across a blocking rooftop (B1), drawn over it */
  MEDINA_PIECE_STABLE,
  MEDINA_PIECE_MERCHANT,
  MEDINA_PIECE_WALL_HORIZONTAL,
  MEDINA_PIECE_WALL_VERTICAL,
  MEDINA_PIECE_GATE_HORIZONTAL,
  MEDINA_PIECE_GATE_VERTICAL,
  MEDINA_PIECE_TOWER,
  MEDINA_PIECE_WELL,
  MEDINA_PIECE_SHADOW, /* of a building, drawn before all buildings */
  MEDINA_PIECE_TILE_GREY,
  MEDINA_PIECE_TILE_PURPLE,
  MEDINA_PIECE_TILE_BROWN,
  MEDINA_PIECE_TILE_ORANGE,
  MEDINA_PIECE_TILE_BLACK,
  MEDINA_PIECE_TILE_TOWER,
  MEDINA_PIECE_TILE_TEA,
  MEDINA_PIECE_SPRITES,
} MedinaPieceSprite;

/* Where the disc for a number is on a tower and on a tile, in hundredths of the width, from the
 * upper left corner of the footprint. */
enum
{
  MEDINA_TOWER_FIELD_X = 50,
  MEDINA_TOWER_FIELD_Y = 16,
  MEDINA_TOWER_FIELD_RADIUS = 19,
  MEDINA_TILE_FIELD_X = 49,
  MEDINA_TILE_FIELD_Y = 63,
  MEDINA_TILE_FIELD_RADIUS = 20,
};

#define MEDINA_TYPE_PIECE_ATLAS (medina_piece_atlas_get_type ())
G_DECLARE_FINAL_TYPE (MedinaPieceAtlas, medina_piece_atlas, MEDINA, PIECE_ATLAS, GObject)

/* Transfer full. */
MedinaPieceAtlas *medina_piece_atlas_new (void);

/* How many pictures of this piece there are; any number is accepted as `variant` below and
 * taken modulo this. */
unsigned medina_piece_atlas_get_variants (MedinaPieceSprite sprite);

/* Device pixels a unit of the coordinate systems that are drawn to; 1 to begin with. Pictures
 * are rendered for width × scale pixels. */
void medina_piece_atlas_set_scale (MedinaPieceAtlas *self, double scale);
double medina_piece_atlas_get_scale (MedinaPieceAtlas *self);

/* Whether the target of the context wants vectors: a PDF, PostScript or SVG surface. */
gboolean medina_piece_atlas_draws_vectors (cairo_t *cr);

/* Draws a piece so that its footprint is `width` wide, with the upper left corner at x, y; a tile
 * fills the square there. All three are in units of the context's coordinates, and are rounded to
 * whole device pixels. On surfaces that want vectors the piece stays a vector drawing, and nothing
 * is rounded. */
void medina_piece_atlas_draw (MedinaPieceAtlas *self,
                              cairo_t *cr,
                              MedinaPieceSprite sprite,
                              unsigned variant,
                              double x,
                              double y,
                              double width);

G_END_DECLS
