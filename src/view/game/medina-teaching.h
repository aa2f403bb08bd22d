/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-board-notes.h"

G_BEGIN_DECLS

/* What is taught at a board. A value. */
typedef struct
{
  const char *sentence; /* instead of whose turn it is; NULL for that */
  MdnPiece piece;       /* the kind that glows; MDN_PIECES for none */
  MdnSet meant;         /* spaces that glow */
  MdnSet lit;           /* spaces of palaces that are shown among the others */
  guint tiles;          /* tiles on the cards that glow: bits of medina_tile_to_bit () */
} MedinaTeaching;

/* Shows on the board what it is about: spaces, and palaces with what counts for them. */
void medina_teaching_mark (const MedinaTeaching *self, MedinaGame *game, MedinaBoardNotes *notes);

G_END_DECLS
