/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib-object.h>

#include "position.h"

G_BEGIN_DECLS

/* Something that happened by itself, as a consequence of a placement or of the end of a turn, and
 * that the players should be told.
 *
 * The kinds, in the order in which those of one placement come, and which members they set; the
 * others have the value that says nothing:
 *
 *   NEW_STREET       player: a placed merchant began a new market street (M3)
 *   PALACE_TILE      player, color, owner, previous: the tile of a color has a new owner (L2); the
 *                    neutral player may be it (L3). From one neutral palace to another is no event
 *   TOWER_TILE       player, tower, owner, previous, number: likewise for the tile of a tower (V2,
 *                    V5). `number` merchants came with it; the neutral player's left the game (V6)
 *   TEA_TILES        player, owner, number: so many tea tiles were given out (A1); to the neutral
 *                    player: they left the game
 *   COLOR_CLOSED     player, color, number: the player's rooftop closed the color, and so many
 *                    pieces left the stocks of all players together, maybe none (P6)
 *   BLOCKER_REMOVED  player, color: the player's blocking rooftop for the color left the game (B4)
 *   TURN_SHORT       player, number: the turn ended with so many placements left unmade (T2), and
 *                    the game goes on
 *   PASSED           player: passed over for want of a legal placement (T7), for the first time
 *                    since the player's last turn, unless that was TURN_SHORT for the same reason
 *   FRESH_TURN       player: nobody else can place, the same player begins a turn (T7), the second
 *                    in a row, not the third; nobody is PASSED then
 *   GAME_OVER        nobody can place any more (T8) */
typedef enum
{
  MEDINA_EVENT_NEW_STREET,
  MEDINA_EVENT_PALACE_TILE,
  MEDINA_EVENT_TOWER_TILE,
  MEDINA_EVENT_TEA_TILES,
  MEDINA_EVENT_COLOR_CLOSED,
  MEDINA_EVENT_BLOCKER_REMOVED,
  MEDINA_EVENT_TURN_SHORT,
  MEDINA_EVENT_PASSED,
  MEDINA_EVENT_FRESH_TURN,
  MEDINA_EVENT_GAME_OVER,
  MEDINA_EVENTS,
} MedinaEventKind;

#define MEDINA_NO_PLAYER G_MAXUINT

typedef struct
{
  MedinaEventKind kind;
  guint player;      /* 0…3; MEDINA_NO_PLAYER where the new owner is the neutral player, and for
                      * GAME_OVER */
  MdnColor color;    /* MDN_GREY where it says nothing */
  guint tower;       /* 0…3; 0 where it says nothing */
  guint number;      /* 0 where it says nothing */
  MdnOwner owner;    /* now; MDN_OWNER_NONE where it says nothing */
  MdnOwner previous; /* before; MDN_OWNER_NONE if nobody ever had the tile */
} MedinaEvent;

/* Boxed. A handler must not keep an event that a signal brings, but may copy it. */
#define MEDINA_TYPE_EVENT (medina_event_get_type ())
GType medina_event_get_type (void) G_GNUC_CONST;

MedinaEvent *medina_event_copy (const MedinaEvent *self);
void medina_event_free (MedinaEvent *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MedinaEvent, medina_event_free)

G_END_DECLS
