/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "medina-board-scene.h"
#include "medina-game.h"

G_BEGIN_DECLS

enum
{
  MEDINA_BOARD_ADVICE = 3, /* no turn has more placements */
};

/* What is noted on a board from elsewhere: placements that would be good, those that are told of,
 * and palaces that are shown among the others. A value that belongs to the widget; its fields are
 * read, and changed by these functions only, which have the widget drawn anew. */
typedef struct
{
  MdnPlacement advice[MEDINA_BOARD_ADVICE];
  int n_advice;
  MdnSet meant;      /* spaces that something said is about */
  MedinaRound told;  /* instead of what the others have placed; nothing for that */
  guint64 lit;       /* palaces, as bits */
  MdnSet counted;    /* merchants and walls that count for them */
  GtkWidget *widget; /* borrowed */
} MedinaBoardNotes;

/* Nothing is noted. */
void medina_board_notes_init (MedinaBoardNotes *self, GtkWidget *widget);
void medina_board_notes_clear (MedinaBoardNotes *self);

/* What would be good to place, by the player to move; `count` of 0 for nothing. */
void medina_board_notes_advise (MedinaBoardNotes *self, const MdnPlacement placements[], int count);

/* The spaces of these; a building stands for a rooftop on its palace. */
MdnSet medina_board_notes_get_advised (const MedinaBoardNotes *self);

/* What something said is about. */
void medina_board_notes_mean (MedinaBoardNotes *self, MdnSet spaces);

/* Tells of these placements of the game, made or not yet, instead of what the others have
 * placed. */
void medina_board_notes_tell (MedinaBoardNotes *self, MedinaRound round);

/* The placements that are marked in the game, with numbers from 1: those, or what the others have
 * placed. */
MedinaRound medina_board_notes_find_told (const MedinaBoardNotes *self, MedinaGame *game);

void medina_board_notes_light (MedinaBoardNotes *self, guint64 palaces, MdnSet counted);

/* Adds them to a scene of the game. */
void
medina_board_notes_show (const MedinaBoardNotes *self, MedinaGame *game, MedinaBoardScene *scene);

G_END_DECLS
