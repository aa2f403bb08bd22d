/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-document.h"

G_BEGIN_DECLS

/* The document in parts, each of which knows those before it only:
 *   medina-document.c           the object, its properties, and what is known of the file
 *   medina-document-history.c   what becomes of a game that has ended
 *   medina-document-autosave.c  writing the slot, and closing the document
 *   medina-document-save.c      saving to a file
 *   medina-document-open.c      where documents come from: a new game, a slot, a file */

/* How far a document has come with closing. */
typedef enum
{
  MEDINA_CLOSING_NOT,
  MEDINA_CLOSING_TO_WRITE, /* the slot is to be written for the last time */
  MEDINA_CLOSING_WRITTEN,  /* it is, or is being written; a change in between is written, too */
  MEDINA_CLOSING_DISCARD,
} MedinaClosing;

struct _MedinaDocument
{
  GObject parent_instance;

  gboolean writing;       /* the slot is worked on in a thread */
  gboolean stuck;         /* for so long that nobody waits for it any more */
  guint saving;           /* to files, in threads: so many at once */
  gboolean save_failed;   /* the last one that ended, since the document was not busy */
  gboolean dirty;         /* changed since `writing` began */
  gboolean unsynced_move; /* something that was placed is not on the disk yet */
  gboolean modified;
  gboolean busy;
  gboolean closed; /* it stores nothing any more: the slot is released or removed */
  MedinaClosing closing;
  guint stuck_id;    /* source that sets `stuck`; 0 if nothing is written, and once it has */
  guint retry_id;    /* source that writes the slot once more after a failure */
  guint retry_delay; /* in seconds; 0 while all is well */
  gint64 played;     /* how long, in microseconds; -1 if that is not known */
  gint64 ticked;     /* up to when that is counted, of the monotonic clock */
  int ended_from;    /* where the game that ended last went on from, as its record has it */

  /* owned */
  MedinaStore *store;
  MedinaGame *game;
  MedinaPlacementGate *gate; /* closed while something that was placed is not on the disk yet */
  MedinaRecord *record;
  MedinaSlot *slot;     /* NULL before the first change, and when it cannot be had */
  GBytes *stored;       /* what the slot has, as far as we know; NULL if that is not known */
  char *kept;           /* the end of the game that the history has, identified; NULL for none */
  char *foreign;        /* the end that it came with from elsewhere; NULL for none */
  char *keeping;        /* the one that is being put into the history */
  char *autosave_error; /* why the slot could not be written last; NULL if it could */
  GTask *closing_task;
  GError *not_removed; /* why what was discarded is still there; NULL if it is not */
  GFile *file;
  GFile *picture; /* that the game came from; NULL for none, and once there is a file */
  char *stamp;    /* of the file as we know it */
  char *title;
  char *saved; /* the game that the file or picture has, identified; NULL if it is not known */
  char *left;  /* the slot that it was left in when it was closed; NULL for none */
};

/* The game as it is now. Transfer full. */
GBytes *medina_document_to_bytes (MedinaDocument *self, MedinaRecordExtent extent);

/* A text that is the same while the game is, and after it was stored and resumed, however its file
 * is written. What only the table has, as the piece in hand, does not count. Transfer full. */
char *medina_document_identify (MedinaDocument *self);

/* `stamp` and `saved`: of what the file has, the latter identified; transfer full. */
void medina_document_set_file (MedinaDocument *self, GFile *file, char *stamp, char *saved);

/* The game comes from a picture, which has it as it is now. To be called before there is a file. */
void medina_document_set_picture (MedinaDocument *self, GFile *picture);

/* What `file` and the rest were when the slot was written, as its record has it. */
void medina_document_recall_file (MedinaDocument *self);

/* To be called after a change of the game, or of the file. */
void medina_document_update_modified (MedinaDocument *self);

/* The document hears nothing more of the game and its players. */
void medina_document_stop_watching (MedinaDocument *self);

/* To be called after a change of `writing`, `stuck`, `saving` or `closing`: what the document says
 * about it. */
void medina_document_update_busy (MedinaDocument *self);

void medina_document_set_autosave_error (MedinaDocument *self, const char *autosave_error);

/* --- medina-document-history.c ---------------------------------------------------------------- */

/* Counts the time up to now as played, but for long breaks. To be called when somebody does
 * something. */
void medina_document_tick (MedinaDocument *self);

/* What a slot's record says: how long it was played, and the end that is not for the history. Of a
 * game that comes from elsewhere in the middle it is not known how long. */
void medina_document_recall_end (MedinaDocument *self);
gint64 medina_document_get_played (MedinaDocument *self); /* in seconds; -1 if it is not known */

/* If the game is over where it stands, this end is from elsewhere, and not for the history; or,
 * `kept`, from there. */
void medina_document_note_end (MedinaDocument *self, gboolean kept);

/* To be called when something was placed or taken back. What is left of a game that had ended is
 * that game's: what it goes on to is no game from the beginning, unless it is the same end
 * again. */
void medina_document_follow_end (MedinaDocument *self, gboolean undone);

/* Notes the end that is to be put into the history: FALSE if there is none, it is there already, or
 * does not belong there. */
gboolean medina_document_begin_keeping (MedinaDocument *self);
void medina_document_end_keeping (MedinaDocument *self, gboolean kept);

/* Whether the history has all of the game. */
gboolean medina_document_is_kept (MedinaDocument *self);

/* --- medina-document-autosave.c --------------------------------------------------------------- */

/* Opens or closes the gate, as the state of the document is now. */
void medina_document_update_gate (MedinaDocument *self);

/* Writes the slot soon. */
void medina_document_write_slot (MedinaDocument *self);

/* To be called after a file was saved, which a document that closes waits for. */
void medina_document_go_on_closing (MedinaDocument *self);

/* To be called when a file could not be saved: the document stops closing if it still can. */
void medina_document_stop_closing (MedinaDocument *self, const GError *error);

G_END_DECLS
