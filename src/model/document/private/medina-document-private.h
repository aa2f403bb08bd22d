/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-document.h"

G_BEGIN_DECLS

/* The document in parts, each of which knows those before it only:
 *   medina-document.c           the object, its properties, and what is known of the file
 *   medina-document-autosave.c  writing the slot, and giving the document away
 *   medina-document-save.c      saving to a file
 *   medina-document-open.c      where documents come from: a new game, a slot, a file */

/* How far a document has come with being given away. */
typedef enum
{
  MEDINA_PARTING_NONE,
  MEDINA_PARTING_PUT_AWAY, /* the slot is to be written for the last time */
  MEDINA_PARTING_WRITTEN,  /* it is, or is being written: what comes in between is, too */
  MEDINA_PARTING_DISCARD,
} MedinaParting;

struct _MedinaDocument
{
  GObject parent_instance;

  gboolean writing;       /* the slot is worked on in a thread */
  guint saving;           /* to files, in threads: so many at once */
  gboolean save_failed;   /* the last one that ended, since the document was not busy */
  gboolean dirty;         /* changed since `writing` began */
  gboolean unsynced_move; /* something that was placed is not on the disk yet */
  gboolean modified;
  gboolean busy;
  gboolean given_away; /* what happens to the game is not kept any more */
  MedinaParting parting;
  guint retry_id;    /* source that writes the slot once more after a failure */
  guint retry_delay; /* in seconds; 0 while all is well */

  /* owned */
  MedinaStore *store;
  MedinaGame *game;
  MedinaPlacementGate *gate; /* closed while something that was placed is not on the disk yet */
  MedinaRecord *record;
  MedinaSlot *slot; /* NULL before the first change, and when it cannot be had */
  GBytes *kept;     /* what the slot has, as far as we know; NULL if that is not known */
  char *trouble;    /* why the slot could not be written last; NULL if it could */
  GTask *parting_task;
  GError *not_removed; /* why what was discarded is still there; NULL if it is not */
  GFile *file;
  char *stamp; /* of the file as we know it */
  char *title;
  GBytes *saved; /* what the file has, as far as we know; NULL without a file */
};

/* The game as it is now. Transfer full. */
GBytes *medina_document_to_bytes (MedinaDocument *self, MedinaRecordExtent extent);

/* `saved` and `stamp`: what the file has; transfer full. */
void medina_document_set_file (MedinaDocument *self, GFile *file, char *stamp, GBytes *saved);

/* What `file` and the rest were when the slot was written, as its record has it. */
void medina_document_recall_file (MedinaDocument *self);

/* To be called after a change of the game, or of the file. */
void medina_document_update_modified (MedinaDocument *self);

/* To be called after a change of `writing`, `saving` or `parting`: what the document says about it. */
void medina_document_update_busy (MedinaDocument *self);

void medina_document_set_trouble (MedinaDocument *self, const char *trouble);

/* --- medina-document-autosave.c ---------------------------------------------------------------- */

/* Writes the slot soon. */
void medina_document_write_slot (MedinaDocument *self);

/* To be called when a file is saved. A document that is given away is kept until then. */
void medina_document_go_on_parting (MedinaDocument *self);

/* To be called when a file could not be saved: as long as the document can stay, it does. */
void medina_document_stop_parting (MedinaDocument *self, const GError *error);

G_END_DECLS
