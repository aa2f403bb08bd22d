/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-board-layout.h"
#include "medina-board-palaces.h"

G_BEGIN_DECLS

/* All that decides how a space looks but for the cursor, what stands beyond its edges included: as
 * long as it stays the same, so does the picture. A value that is compared by its bytes, holes
 * (which are zero) included. */
typedef struct
{
  guint32 shape;  /* of the palace it belongs to: its pieces, walls, and where it can grow */
  guint8 piece;   /* MdnPiece; MDN_PIECES for none */
  guint8 fixture; /* a gate, a tower or the well */
  guint8 street;  /* bits: the merchant's neighbors that the street goes on to */
  guint8 ghost;   /* 1 + the piece in hand that is shown here */
  guint8 ghost_player;

  /* of the palace it belongs to, which has a line around it */
  guint8 palace; /* its number */
  guint8 owner;
  guint8 size;
  guint8 crown;
  guint8 sized; /* there, or on the last piece: its size is told */
  guint8 asked; /* 2 with something in hand */
  guint8 lit;
  guint8 roofable;

  /* marks */
  guint8 legal; /* 1; 2 where many are */
  guint8 hover;
  guint8 typed;
  guint8 mark; /* its number, and whether a legal space is beside it; 0 for none */
  guint8 mark_player;
  guint8 roof_mark; /* likewise, on the palace */
  guint8 roof_mark_player;
  guint8 suggested; /* 1; more where the piece is told */
  guint8 suggested_roof;
  guint8 suggested_player;
  guint8 meant;
  guint8 counted;
  guint8 away; /* it is not there yet */
} MedinaBoardLook;

/* How everything looks. */
typedef struct
{
  MedinaBoardLook spaces[MDN_SPACES];
  guint32 items[MEDINA_BOARD_ITEMS][4]; /* by MedinaBoardItem and index */
} MedinaBoardLooks;

void medina_board_looks_init (MedinaBoardLooks *looks,
                              const MedinaBoardScene *scene,
                              const MedinaBoardPalaces *palaces);

gboolean medina_board_look_equal (const MedinaBoardLook *a, const MedinaBoardLook *b);

/* Where anything is drawn for the space, over the ground; empty where nothing is. */
cairo_rectangle_int_t medina_board_look_get_ink (const MedinaBoardLook *look,
                                                 const MedinaBoardLayout *layout,
                                                 MdnSpace space);

/* Where the cursor's frame is drawn. */
cairo_rectangle_int_t medina_board_look_get_cursor_ink (const MedinaBoardLayout *layout,
                                                        MdnSpace space);

/* Whether two scenes differ in something that no look tells: then the whole board may look
 * different. */
gboolean medina_board_looks_miss (const MedinaBoardScene *a, const MedinaBoardScene *b);

G_END_DECLS
