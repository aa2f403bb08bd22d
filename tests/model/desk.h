/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-document.h"
#include "random.h"

/* A document with a game, in a folder of its own where its slots and files are. */

typedef struct
{
  char *folder;
  MedinaStore *store;
  MedinaGame *game;
  MedinaDocument *document;
  MdnRandom random;
  guint failures; /* of keeping the game, that were told */
} Desk;

/* With a game for three, second edition; its slots are in the folder, or below it. */
void desk_set_up (Desk *self);
void desk_set_up_in (Desk *self, const char *below);

/* Nobody else may have the document. */
void desk_clear (Desk *self);

/* Puts another document on the desk, whose owner has seen to the one before. */
void desk_put (Desk *self, MedinaDocument *document);

/* So many random placements, each of them kept before the next one is made. */
void desk_play (Desk *self, int placements);
void desk_wait (Desk *self);

/* The name of the only slot's file; NULL if there is none yet. */
char *desk_slot_name (Desk *self);

/* A file of that name in the folder. */
GFile *desk_file (Desk *self, const char *name);
