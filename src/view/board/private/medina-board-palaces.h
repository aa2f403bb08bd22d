/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-board-canvas.h"

G_BEGIN_DECLS

/* What shows that buildings belong together, to whom, and whether they may still grow. */

typedef struct
{
  MdnSet buildings;
  MdnSet pieces;
  MdnSet walled;     /* those pieces that stand behind a wall */
  MdnSet extensions; /* of an unroofed palace */
  MdnSpace crown;    /* the building in its middle, which bears the rooftop */
  MdnSpace last;     /* its last piece beside that, from above; the crown where there is no other */
  MdnOwner owner;    /* nobody's until the rooftop stands */
} MedinaBoardPalace;

typedef struct
{
  MedinaBoardPalace palace[MDN_MAX_PALACES + 1]; /* by the palaces' numbers, from 1 */
} MedinaBoardPalaces;

void medina_board_palaces_init (MedinaBoardPalaces *palaces, const MedinaBoardScene *scene);

/* The ground under all palaces, which is seen where their pieces leave gaps. */
void medina_board_palaces_draw_grounds (const MedinaBoardCanvas *canvas,
                                        const MedinaBoardPalaces *palaces);

/* Behind a wall along the lower side, before it is drawn: between its battlements nothing is seen
 * of a palace, which is outlined above them. */
void medina_board_palaces_draw_shade (const MedinaBoardCanvas *canvas, MdnSpace wall);

/* On one building, before it is drawn: no ground shows between it and those beside it. */
void medina_board_palaces_draw_seam (const MedinaBoardCanvas *canvas,
                                     const MedinaBoardPalaces *palaces,
                                     int palace,
                                     MdnSpace space);

/* On one building, once it is drawn: scaffolding where the palace can still grow. */
void medina_board_palaces_draw_scaffold (const MedinaBoardCanvas *canvas,
                                         const MedinaBoardPalaces *palaces,
                                         int palace,
                                         MdnSpace space);

/* Around all that is seen of a palace, once all pieces are drawn: a line in the way of its rooftop,
 * hollow if that blocks it; without a rooftop a broken line around one that cannot grow; and the
 * glow of a palace that a rooftop in hand may go on or that is asked about. */
void medina_board_palaces_draw_outline (const MedinaBoardCanvas *canvas,
                                        const MedinaBoardPalaces *palaces,
                                        int palace);

/* The rooftop of this owner, on the palace's crown. The palace need not have it yet: a rooftop in
 * hand is drawn so, too. */
void medina_board_palaces_draw_rooftop (const MedinaBoardCanvas *canvas,
                                        const MedinaBoardPalaces *palaces,
                                        int palace,
                                        MdnOwner owner);

G_END_DECLS
