/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-document.h"

G_BEGIN_DECLS

/* The document in parts: medina-document.c has the object and its slot, medina-document-files.c
 * saving and loading. */

struct _MedinaDocument
{
  GObject parent_instance;

  gboolean writing;       /* the slot, in a thread */
  guint saving;           /* to files, in threads: so many at once */
  gboolean save_failed;   /* the last one that ended, since the document was not busy */
  gboolean dirty;         /* changed since that began */
  gboolean failing;       /* the last attempt failed, and the people know */
  gboolean unsynced_move; /* the game is held until this is on the disk */
  gboolean modified;
  gboolean busy;

  /* owned */
  MedinaStore *store;
  MedinaGame *game;
  MedinaRecord *record;
  MedinaSlot *slot; /* NULL before the first change, and when it cannot be had */
  GFile *file;
  char *stamp; /* of the file as we know it */
  char *title;
  GBytes *saved; /* what the file has, as far as we know; NULL without a file */
};

/* The game as it is now. Transfer full. */
GBytes *medina_document_to_bytes (MedinaDocument *self, MedinaRecordExtent extent);

/* `saved` and `stamp`: what the file has; transfer full. */
void medina_document_set_file (MedinaDocument *self, GFile *file, char *stamp, GBytes *saved);

/* Writes the slot soon. */
void medina_document_write_slot (MedinaDocument *self);

/* To be called after a change of `writing` or `saving`: what the document says about it. */
void medina_document_update_busy (MedinaDocument *self);

/* The record is taken over. */
MedinaDocument *medina_document_create (MedinaStore *store, MedinaGame *game, MedinaRecord *record);

G_END_DECLS
