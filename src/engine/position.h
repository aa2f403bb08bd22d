/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "placement.h"
#include "setup.h"

/* The whole state of a game between two placements. It is a value: it copies by assignment,
 * owns no memory, and placing (play.h) changes it incrementally.
 *
 * Players are numbered from 0. Palaces are numbered from 1 in the order in which they were
 * founded and keep their number. */

enum
{
  /* A palace needs a space no other palace is 8-adjacent to: on 16 × 11 spaces, 8 × 6 at most. */
  MDN_MAX_PALACES = 48,
  MDN_NO_PALACE = 0,
};

/* The owner of a palace or a tile: 0…3 are the players. */
typedef enum
{
  MDN_OWNER_NEUTRAL = 4,
  MDN_OWNER_NONE,     /* an unroofed palace, a tile never taken */
  MDN_OWNER_BLOCKED1, /* under player 1's blocking rooftop */
  MDN_OWNER_BLOCKED2,
} MdnOwner;

typedef struct
{
  uint32_t at : 8; /* its smallest building's space, by column, then row: its name */
  uint32_t buildings : 5;
  uint32_t stables : 4;
  uint32_t color : 2;     /* MdnColor */
  uint32_t owner : 3;     /* MdnOwner */
  uint32_t connected : 4; /* bit t: it has connected to tower t (V3) */
  uint32_t roofed_as : 6; /* 1 for the first palace that was roofed, …; 0 while unroofed (E3);
                           * wide enough that no bit of the word is left to chance */
} MdnPalace;

typedef struct
{
  uint8_t stock[MDN_PIECES]; /* pieces left, by MdnPiece */
  uint8_t owns;              /* bit c: owns a palace of color c (R1) */
  uint8_t may_block;         /* bit c: its blocking rooftop may still go on color c (B1, B4) */
} MdnPlayer;

typedef enum
{
  MDN_PHASE_OPENING, /* the starting player puts the first merchant (M0) */
  MDN_PHASE_PLAYING,
  MDN_PHASE_OVER,
} MdnPhase;

typedef struct
{
  uint8_t phase;     /* MdnPhase */
  uint8_t player;    /* the player to move; once the game is over, the one who moved last */
  uint8_t made;      /* placements made in this turn */
  uint8_t of;        /* placements the turn allows */
  uint8_t number;    /* turns before this one */
  uint8_t buildings; /* bit c: a building of color c was placed in this turn (B3) */
  uint8_t rooftops;  /* bit 0: an own rooftop, bit 1: another one (B3, T6) */
  uint8_t shown;     /* bit p: a turn of player p has ended with placements left unmade; from then
                      * on everybody knows that stock, screens or not (RULES.md section 2) */
} MdnTurn;

/* The small parts of a position, and what lies beside the board: copied whole for taking a
 * placement back. */
typedef struct
{
  MdnPlayer players[MDN_MAX_PLAYERS];
  MdnTurn turn;
  uint64_t unroofed[MDN_COLORS];       /* bit n: palace n is an unroofed one of this color */
  uint8_t palaces;                     /* how many were founded */
  uint8_t roofed;                      /* how many have a rooftop */
  uint8_t purple_roofed;               /* how many that count for tea (A1), up to 3 */
  uint8_t palace_tile[MDN_COLORS];     /* the palace that holds the tile; MDN_NO_PALACE: never
                                         * taken (L2) */
  uint8_t tower_tile[MDN_TOWERS];      /* MdnOwner; neutral: back on the board (V5) */
  uint8_t tower_merchants[MDN_TOWERS]; /* waiting on the tiles (U4) */
  uint8_t arms[MDN_SIDES][2];          /* walls grown from either end of each side (V1) */
  uint16_t has[MDN_MAX_PLAYERS];       /* bit p: the player's stock has at least one of piece p */
} MdnTable;

typedef struct
{
  MdnRules rules;
  uint8_t first;
  MdnSpace well;
  MdnSet free; /* city spaces without a piece or the well */
  MdnSet buildings[MDN_COLORS];
  MdnSet roofed; /* buildings of roofed palaces */
  MdnSet stables;
  MdnSet merchants;
  MdnSet walls;
  MdnSet closed;    /* no building, no stable: the well and its well-side spaces (O1) */
  MdnSet taken;     /* near at least one palace: on or 8-adjacent to one of its pieces */
  MdnSet contested; /* near two palaces or more */
  /* What legality asks for all the time, renewed by the few placements that change it. The sets
   * are not cut down to free spaces. */
  MdnSet beside_buildings;            /* beside a building of any palace */
  MdnSet beside_unroofed[MDN_COLORS]; /* beside a building of an unroofed palace, by color */
  MdnSet beside_merchant;             /* beside at least one merchant */
  MdnSet beside_merchants;            /* beside at least two */
  MdnSet street;                      /* beside one merchant only, an end of a street (M2) */
  MdnSet wall_sites;                  /* where the next walls go (W1) */
  MdnPalace palace[MDN_MAX_PALACES + 1];
  MdnSet pieces[MDN_MAX_PALACES + 1]; /* buildings and stables of each palace */
  uint8_t palace_at[MDN_SPACES];      /* the palace with a piece on the space, or MDN_NO_PALACE */
  MdnTable table;
} MdnPosition;

static inline const MdnPlayer *
mdn_position_mover (const MdnPosition *position)
{
  return &position->table.players[position->table.turn.player];
}

/* The only way to change a stock. */
static inline void
mdn_table_set_stock (MdnTable *table, int player, MdnPiece piece, int count)
{
  table->players[player].stock[piece] = (uint8_t) count;
  table->has[player] =
    (uint16_t) ((table->has[player] & ~(1u << piece)) | (unsigned) (count > 0) << piece);
}

static inline void
mdn_table_add_stock (MdnTable *table, int player, MdnPiece piece, int count)
{
  mdn_table_set_stock (table, player, piece, table->players[player].stock[piece] + count);
}

/* How many of a piece are left in the stocks of all players. */
static inline int
mdn_position_count_stock (const MdnPosition *position, MdnPiece piece)
{
  int count = 0;

  for (int player = 0; player < position->rules.players; player++)
    count += position->table.players[player].stock[piece];
  return count;
}

static inline int
mdn_position_placements_left (const MdnPosition *position)
{
  return position->table.turn.of - position->table.turn.made;
}

static inline bool
mdn_position_is_over (const MdnPosition *position)
{
  return position->table.turn.phase == MDN_PHASE_OVER;
}

/* The palace with a building or stable on the space; MDN_NO_PALACE if there is none. */
static inline int
mdn_position_palace_at (const MdnPosition *position, MdnSpace space)
{
  return position->palace_at[space];
}
