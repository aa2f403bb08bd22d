/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "position.h"

/* Buildings, stables and rooftops: where they may go, and what they make of the palaces. */

/* The spaces where pieces of palaces may go, for any player. */
typedef struct
{
  MdnSet found;            /* spaces for a new palace (P4) */
  MdnSet extend;           /* extension spaces of all palaces: for stables (S1) */
  MdnSet grow[MDN_COLORS]; /* those of the unroofed palace of that color; not empty: a building
                              * must go there (P3) */
} MdnPalaceSites;

void mdn_palace_sites (const MdnPosition *position, MdnPalaceSites *sites);

/* The spaces for a building of that color (P3, P4). */
MdnSet mdn_palace_building_sites (const MdnPalaceSites *sites, MdnColor color);

/* The palaces, as bits by number, that a player's own or other rooftop may go on (R1, R2, B1). */
uint64_t mdn_palace_rooftop_sites (const MdnPosition *position, int player, MdnPiece rooftop);

/* The placement in canonical form: a rooftop on any piece of a palace is moved to the canonical
 * space (RULES.md section 9). Where no palace is it stays, and so does every other piece. */
MdnPlacement mdn_palace_canonical (const MdnPosition *position, MdnPlacement placement);

/* The buildings of a palace; its stables, too, are in position->pieces. */
MdnSet mdn_palace_buildings (const MdnPosition *position, int palace);

/* Where the rooftop stands on a palace: on the building nearest to the middle of them all, the
 * lower left one of several. By that players know the palace. */
MdnSpace mdn_palace_crown (const MdnPosition *position, int palace);

/* The same among the buildings of any palace, of which there are some. */
MdnSpace mdn_palace_crown_among (MdnSet buildings);

static inline int
mdn_palace_size (const MdnPalace *palace)
{
  return (int) (palace->buildings + palace->stables);
}

/* The palace that a building or stable on that space joins, if it is legal; MDN_NO_PALACE if it
 * founds one. */
int mdn_palace_beside (const MdnPosition *position, MdnSpace space);

/* The extension spaces of one palace, roofed or not. */
MdnSet mdn_palace_extensions (const MdnPosition *position, int palace);

/* Puts a piece on the board; used by mdn_position_play. They return the palace concerned. */
int mdn_palace_build (MdnPosition *position, MdnColor color, MdnSpace space);
int mdn_palace_add_stable (MdnPosition *position, MdnSpace space);
void mdn_palace_roof (MdnPosition *position, int palace, MdnOwner owner);

/* The owner of a palace that this player roofs with this kind of rooftop. */
MdnOwner mdn_palace_owner_by (const MdnRules *rules, int player, MdnPiece rooftop);

/* What has become of a player's own or blocking rooftop for a color. */
typedef enum
{
  MDN_FATE_UNUSED,
  MDN_FATE_USED,
  MDN_FATE_REMOVED, /* B4 */
} MdnRooftopFate;

/* Where other rooftops block (B1). */
MdnRooftopFate
mdn_palace_rooftop_fate (const MdnPosition *position, int player, MdnColor color, MdnPiece rooftop);

/* P6, B4: what follows from a player's having roofed a palace of that color. */
void mdn_palace_close_color (MdnPosition *position, MdnColor color);
void mdn_palace_stop_blocker (MdnPosition *position, int player, MdnColor color);

/* Whether the color has closed (P6). */
bool mdn_palace_color_closed (const MdnPosition *position, MdnColor color);
