/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "position.h"

enum
{
  MDN_FOUNDING = MDN_PIECES,
};

/* The legal placements of the player to move, a set for each kind of piece: of the spaces that it
 * may go on, but for rooftops of the palaces by number, and for tea of space 0, which stands for
 * none. */

typedef struct
{
  MdnSet sites[MDN_FOUNDING + 1]; /* by MdnPiece, whether the player has any or not; for a building
                                   * only those where a palace of its color must grow (P3), and
                                   * where there are none, those of MDN_FOUNDING (P4) */
  unsigned may;                   /* bit p: the player may place piece p at all */
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

/* The set for a kind of piece, as above. */
MdnSet mdn_legal_of (const MdnLegal *legal, MdnPiece piece);

/* The palaces, as bits by number, that a kind of rooftop may go on. */
static inline uint64_t
mdn_legal_palaces (const MdnLegal *legal, MdnPiece rooftop)
{
  return mdn_set_word_if (legal->sites[rooftop].word[0], legal->may >> rooftop & 1);
}

static inline bool
mdn_legal_has_tea (const MdnLegal *legal)
{
  return legal->may >> MDN_TEA & 1;
}

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
