/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-document.h"
#include "random.h"

/* A document with a game, in a temporary folder with its slots and files. */

typedef struct
{
  char *folder;
  MedinaStore *store;
  MedinaDocument *document;
  MedinaGame *game; /* the document's, as the gate */
  MedinaPlacementGate *gate;
  MdnRandom random;
  guint failures; /* how often it was told that the game cannot be kept */
} DocumentFixture;

/* With a game for three, second edition; its slots are in the folder, or below it. */
void document_fixture_set_up (DocumentFixture *self);
void document_fixture_set_up_in (DocumentFixture *self, const char *below);

/* Frees it; asserts that nobody else has a reference to the document. */
void document_fixture_clear (DocumentFixture *self);

/* Takes another document; the caller has let go of the one before. */
void document_fixture_put (DocumentFixture *self, MedinaDocument *document);

/* So many random placements, each of them kept before the next one is made. */
void document_fixture_play (DocumentFixture *self, int placements);
void document_fixture_await (DocumentFixture *self);

/* One random placement; whether there was one. */
gboolean document_fixture_play_one (DocumentFixture *self);

/* The name of the only slot's file; NULL if there is none yet. */
char *document_fixture_slot_name (DocumentFixture *self);

/* A file of that name in the folder. */
GFile *document_fixture_file (DocumentFixture *self, const char *name);
