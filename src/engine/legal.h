/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "position.h"

/* The legal placements of the player to move: a bitboard a kind of piece that goes on spaces, a
 * set of palaces for each kind of rooftop. */

typedef struct
{
  MdnSet building[MDN_COLORS];
  uint8_t founding; /* bit c: a building of color c founds a palace (P4) */
  MdnSet stable;
  MdnSet merchant;
  MdnSet wall;
  uint64_t rooftops[2]; /* palaces by number, for the own and for the other rooftops */
  bool tea;
} MdnLegal;

enum
{
  MDN_MAX_LEGAL = 1200, /* more than any position has */
};

void mdn_legal_find (const MdnPosition *position, MdnLegal *legal);

/* Whether the player to move has any legal placement, the tea tile not counted (T2); and whether
 * a player would have one at the start of a fresh turn (T7). */
bool mdn_legal_any (const MdnPosition *position);
bool mdn_legal_any_fresh (const MdnPosition *position, int player);

/* Whether nothing but a rooftop may be placed now (T6). */
bool mdn_legal_rooftop_is_due (const MdnPosition *position);

unsigned mdn_legal_count (const MdnLegal *legal);

/* One of them, every one equally likely; there must be one. */
MdnPlacement mdn_legal_draw (const MdnPosition *position, const MdnLegal *legal, MdnRandom *random);

/* Writes all placements, by kind of piece, then by space; returns how many. */
unsigned mdn_legal_list (const MdnPosition *position,
                         const MdnLegal *legal,
                         MdnPlacement list[static MDN_MAX_LEGAL]);

/* Whether the placement is legal. A rooftop's space must be its palace's canonical one. */
bool mdn_legal_has (const MdnPosition *position, MdnPlacement placement);

/* The spaces for one kind of piece; for rooftops all pieces of the palaces they may go on. */
MdnSet mdn_legal_spaces (const MdnPosition *position, const MdnLegal *legal, MdnPiece piece);
