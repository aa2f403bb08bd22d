/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "position.h"

/* Why a placement is illegal. Where several reasons hold, the one that a player would think of
 * first is given: the stock, the turn, the space, its surroundings. */

typedef enum
{
  MDN_REASON_NONE,               /* the placement is legal */
  MDN_REASON_OVER,               /* the game is over (T8) */
  MDN_REASON_NO_PIECE,           /* none of that piece is left in the stock (T1) */
  MDN_REASON_COLOR_CLOSED,       /* every player owns a palace of the color (P2) */
  MDN_REASON_TEA_OFF,            /* the game has no tea tiles (A1) */
  MDN_REASON_TEA_NOT_LAST,       /* tea replaces only the last of several placements (T3) */
  MDN_REASON_BUILDING_LIMIT,     /* a building of the color was placed in this turn (B3) */
  MDN_REASON_ROOFTOP_LIMIT,      /* a rooftop of that rooftop color was placed in this turn (B3) */
  MDN_REASON_ROOFTOP_DUE,        /* the last one with rooftops must place one now (T6) */
  MDN_REASON_ONLY_MERCHANT,      /* the game opens with a merchant (M0) */
  MDN_REASON_OPENING_EDGE,       /* the first merchant keeps away from the ring (M0) */
  MDN_REASON_NOT_CITY,           /* only walls go on the ring (P1, S1, M2) */
  MDN_REASON_OCCUPIED,           /* the space is not empty (RULES.md section 5) */
  MDN_REASON_WELL,               /* the well stands there (O1) */
  MDN_REASON_WELL_SIDE,          /* around the well only merchants stand (O1) */
  MDN_REASON_MUST_GROW,          /* an unroofed palace of the color can still grow (P3) */
  MDN_REASON_TOO_CLOSE,          /* a new palace would be beside another palace (P4) */
  MDN_REASON_NO_PALACE,          /* no palace to roof has this for its canonical space (R1) */
  MDN_REASON_ROOFED,             /* the palace has a rooftop (R1, R3) */
  MDN_REASON_OWNS_COLOR,         /* the player owns a palace of the color (R1) */
  MDN_REASON_HAS_BLOCKED,        /* the player's blocking rooftop stands on the color (B1) */
  MDN_REASON_BLOCK_REMOVED,      /* the blocking rooftop for the color was removed (B4) */
  MDN_REASON_STABLE_APART,       /* a stable needs a building beside it (S1) */
  MDN_REASON_STABLE_TOO_CLOSE,   /* a stable would be beside another palace (S1) */
  MDN_REASON_STREET_APART,       /* a merchant must join an end of the market street (M2) */
  MDN_REASON_STREET_MIDDLE,      /* the merchant there is not an end (M2) */
  MDN_REASON_STREET_MANY,        /* a merchant may touch only one other (M2) */
  MDN_REASON_NEW_STREET_TOUCHES, /* a new street touches too many old merchants (M3) */
  MDN_REASON_NOT_RING,           /* walls go on the ring (W1) */
  MDN_REASON_WALL_APART,         /* a wall continues a wall or a tower (W1) */
  MDN_REASON_GATE,               /* the gate stays open (W1) */
  MDN_REASONS,
} MdnReason;

/* Judges any placement, however absurd. A legal one is in canonical form, as mdn_legal_list has it:
 * where people name some other piece of a palace, mdn_palace_canonical comes first. */
MdnReason mdn_reason (const MdnPosition *position, MdnPlacement placement);

/* The rule's number, "P3"; NULL for MDN_REASON_NONE. */
const char *mdn_reason_rule (MdnReason reason);

/* A clause in English, for the protocol and for developers. It is marked for translation: gettext
 * knows it. */
const char *mdn_reason_text (MdnReason reason);
