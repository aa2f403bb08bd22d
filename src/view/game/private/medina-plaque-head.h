/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-computer-player.h"
#include "medina-finisher.h"
#include "medina-plaque-fit.h"
#include "medina-replay.h"

G_BEGIN_DECLS

/* The upper lines of the plaque: whose turn it is and what to do, or what a lesson says; and what
 * was taken from that player. It follows the game, and whoever plays it, by itself. What is told
 * there is not announced, too. */

typedef struct
{
  /* borrowed */
  GtkWidget *plaque;
  GtkLabel *losses;
  MedinaPlaqueFit *fit;
  MedinaPlaqueMessage *message; /* below it: a refusal is forgotten when the game goes on */

  MedinaFinisher *finisher; /* weak */
  MedinaReplay *replay;     /* weak */

  /* owned */
  MedinaGame *game;
  MedinaComputerPlayer *computer;
  char *lesson;  /* NULL for none */
  char *heading; /* likewise: instead of the prompt */

  gboolean newsy; /* whether the latest news are told below all else */
} MedinaPlaqueHead;

void medina_plaque_head_clear (MedinaPlaqueHead *self);

/* NULL for none. */
void medina_plaque_head_set_game (MedinaPlaqueHead *self, MedinaGame *game);
void medina_plaque_head_set_computer (MedinaPlaqueHead *self, MedinaComputerPlayer *computer);
void medina_plaque_head_set_lesson (MedinaPlaqueHead *self, const char *sentence);
void medina_plaque_head_set_heading (MedinaPlaqueHead *self, const char *heading);

/* Once. */
void medina_plaque_head_set_finisher (MedinaPlaqueHead *self, MedinaFinisher *finisher);
void medina_plaque_head_set_replay (MedinaPlaqueHead *self, MedinaReplay *replay);

void medina_plaque_head_set_newsy (MedinaPlaqueHead *self, gboolean newsy);

/* Has it announced, if it is not told as a loss. What a computer has brought about stays until it
 * can have been read; what a person has is seen at once. */
void medina_plaque_head_announce (MedinaPlaqueHead *self, const char *text);

G_END_DECLS
