/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-board-layout.h"
#include "medina-board-material.h"
#include "medina-piece-atlas.h"
#include "placement.h"
#include "position.h"

G_BEGIN_DECLS

/* A placement that is told of: in the color of its player, and in its place among the others. */
typedef struct
{
  MdnSpace space;
  guint8 number;  /* from 1 */
  guint8 player;  /* who made it */
  guint8 rooftop; /* not 0: the mark is around the palace that the space belongs to */
} MedinaBoardMark;

enum
{
  MEDINA_BOARD_MARKS = 24, /* the most that are shown */
};

/* What the painter is to show: a position, which sprites show its pieces, and what the person at
 * the board is doing. A plain value; it owns nothing. */
typedef struct
{
  const MdnPosition *position;

  /* sprites: MEDINA_PIECE_ROOFTOP_… */
  MedinaPieceSprite rooftops[MDN_MAX_PLAYERS];
  MedinaPieceSprite blockers[2]; /* blocking rooftops (B1) of players 1 and 2 */

  /* style */
  gboolean dark;
  gboolean high_contrast; /* then material and daylight make no difference */
  MedinaBoardMaterial material;
  int daylight;         /* see medina-daylight.h */
  gboolean coordinates; /* letters and numbers in the band */
  gboolean sizes;       /* of palaces, as far as they matter: see medina_board_badges_draw () */

  /* the piece in hand: a MdnPiece, MDN_PIECES for none; the spaces where it may go, for a rooftop
   * all pieces of the palaces; the space under the pointer, where a piece that may go there is
   * shown half transparent */
  int hand;
  MdnSet legal;
  MdnSpace hover;

  MdnSpace cursor; /* of the keyboard; MDN_NO_SPACE for none */
  MdnSet typed;    /* the spaces that a placement may mean which is being typed */

  /* the last placements */
  MedinaBoardMark marks[MEDINA_BOARD_MARKS];
  guint n_marks;

  MdnSet suggested; /* spaces where it would be good to place something; a building stands for a
                              * rooftop on its palace */
  guint8 advice[MDN_SPACES];        /* for each of them 1 + the MdnPiece; 0 if that is not told */
  guint8 advised_roofs[MDN_SPACES]; /* likewise the rooftop that is to go on the piece then */

  MdnSet meant; /* spaces that something said is about */

  /* the palace asked about (MDN_NO_PALACE for none) and the merchants and walls that count for
   * it */
  int palace;
  MdnSet counted;

  guint64 lit; /* palaces that are shown among the others, as bits */

  /* the space of a piece that is still on its way, and is not shown: a building of a palace that
   * has a rooftop stands for the rooftop, since nothing was built there after it (R3); MDN_NO_SPACE
   * for none */
  MdnSpace away;

  /* Tiles that are on their way, likewise; bits, by their index */
  guint8 items_away[MEDINA_BOARD_ITEMS];
} MedinaBoardScene;

/* Nothing in hand, light style, sand at noon, colors in the order blue, yellow, green, red; with
 * blocking rooftops those of B1. */
void medina_board_scene_init (MedinaBoardScene *scene, const MdnPosition *position);

/* The sprite of buildings of a color, and of the palace tile: the second color may be black. */
MedinaPieceSprite medina_board_scene_get_building (const MedinaBoardScene *scene, MdnColor color);
MedinaPieceSprite medina_board_scene_get_palace_tile (const MedinaBoardScene *scene,
                                                      MdnColor color);

/* The sprite of the rooftop of an owner; not for MDN_OWNER_NONE. */
MedinaPieceSprite medina_board_scene_get_rooftop (const MedinaBoardScene *scene, MdnOwner owner);

/* Asks about a palace: it, and the merchants and walls that count for it (E1). */
void medina_board_scene_ask_about (MedinaBoardScene *scene, int palace);

/* Suggests a placement, its piece included. Tea has no space. Of two on one space the first is
 * shown, and a rooftop that comes after a building. */
void medina_board_scene_suggest (MedinaBoardScene *scene, MdnPlacement placement);

/* Marks a placement as the next one that is told of. Tea, which has no space, cannot be marked, nor
 * what is more than there is room for. */
void medina_board_scene_mark (MedinaBoardScene *scene, MdnPlacement placement, int player);

/* Whether a legal space is at this space of the city, beside it or at its corner. */
gboolean medina_board_scene_has_legal_beside (const MedinaBoardScene *scene, MdnSpace space);

/* The palace that a mark is around; MDN_NO_PALACE if it is around the piece on its space. */
int medina_board_scene_find_marked (const MedinaBoardScene *scene, const MedinaBoardMark *mark);

/* The palace whose rooftop a space stands for in `away`; MDN_NO_PALACE if it stands for the piece
 * on it. */
int medina_board_scene_find_rooftop (const MedinaBoardScene *scene, MdnSpace space);

G_END_DECLS
