/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "game.h"

G_BEGIN_DECLS

/* The positions that the rules book shows. Each is a game that was really played, so none can show
 * what the rules forbid; a test plays them all and checks what is marked. */

typedef enum
{
  MEDINA_RULES_CITY,
  MEDINA_RULES_CITY_FIRST,
  MEDINA_RULES_SET_UP_FIRST,
  MEDINA_RULES_SET_UP,
  MEDINA_RULES_GROW,
  MEDINA_RULES_FOUND,
  MEDINA_RULES_COMPLETE,
  MEDINA_RULES_ROOFTOP,
  MEDINA_RULES_NEUTRAL,
  MEDINA_RULES_BLOCK,
  MEDINA_RULES_STABLE,
  MEDINA_RULES_STREET,
  MEDINA_RULES_NEW_STREET,
  MEDINA_RULES_WALL,
  MEDINA_RULES_GATE,
  MEDINA_RULES_TOWER_TILE,
  MEDINA_RULES_PALACE_TILE,
  MEDINA_RULES_WELL,
  MEDINA_RULES_TEA,
  MEDINA_RULES_SCORE,
  MEDINA_RULES_SCORE_FIRST,
  MEDINA_RULES_EARLY,
  MEDINA_RULES_CHOICE,
  MEDINA_RULES_MARKS_PALACES,
  MEDINA_RULES_MARKS_TURN,
  MEDINA_RULES_MARKS_COUNT,
  MEDINA_RULES_MARKS_COUNT_FIRST,
  MEDINA_RULES_EXAMPLES,
} MedinaRulesExampleId;

/* Spaces are written as in RULES.md section 9, lists of them with blanks between them. NULL stands
 * for none. Where the rules offer a full opening (T4), it is played. */
typedef struct
{
  MdnRuleSet set;
  int players;
  const char *well;
  const char *merchant; /* the first one (U3) */
  const char *play;     /* placements */

  const char *corners; /* the part to show: its lower left space and its upper right one */
  gboolean band;       /* with the band, where the part lies at the ring */
  gboolean strip;      /* also with the strip below the board, where tiles lie */

  char hand;           /* the letter of a piece: the spaces where it may go glow; 0 for none */
  const char *refused; /* where that piece may not go: crossed */
  const char *numbers; /* spaces to be numbered, from 1 */
  gboolean tiles; /* the palace tiles, and the tea tiles if there are any, have the next numbers */
  const char *news; /* spaces where the player before has placed a piece, marked in that order */
  const char *suggested; /* a space that is marked as a hint's */
  const char *cursor;    /* that of the keyboard */
  gboolean sizes;        /* of palaces that nobody has claimed */
  const char *palace;    /* a building of a palace whose merchants and walls are counted */
} MedinaRulesExample;

const MedinaRulesExample *medina_rules_example_get (MedinaRulesExampleId id);

/* Plays the example; FALSE if the set-up or a placement is not legal. The game then ends before
 * that placement. */
gboolean medina_rules_example_play (const MedinaRulesExample *self, MdnGame *game);

/* The piece in hand; MDN_PIECES if there is none. */
MdnPiece medina_rules_example_get_hand (const MedinaRulesExample *self);

/* Reads a list of spaces of the example; returns how many there are. A space that is not on the
 * board is MDN_NO_SPACE. */
guint medina_rules_example_list_spaces (const MedinaRulesExample *self,
                                        const char *list,
                                        MdnSpace spaces[static MDN_SPACES]);

G_END_DECLS
