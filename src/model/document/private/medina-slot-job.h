/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-store.h"

G_BEGIN_DECLS

/* What a document has done to its slot, in a thread. */

typedef enum
{
  MEDINA_SLOT_WRITE,
  MEDINA_SLOT_CHECK,   /* writes only if the slot's file is gone: it has these bytes already */
  MEDINA_SLOT_RELEASE, /* to be resumed later */
  MEDINA_SLOT_DISCARD,
} MedinaSlotJobKind;

typedef struct
{
  MedinaSlotJobKind kind;
  MedinaStore *store;
  MedinaSlot *slot; /* NULL if the document has none yet; MEDINA_SLOT_WRITE then makes one */
  GBytes *bytes;    /* what to write; NULL for jobs that write nothing */
  MedinaStoreSection section;   /* where to write it */
  const MedinaRecord *finished; /* to be put into the history, too; NULL for nothing */
  gint64 played;                /* how long, in seconds; -1 if that is not known */
} MedinaSlotJob;

/* The job is copied, with references and a record of its own. */
void medina_slot_job_run (const MedinaSlotJob *job, GAsyncReadyCallback callback, gpointer data);

/* The job that was done, borrowed from the result, with the slot that was made; an error if it
 * failed. */
MedinaSlotJob *medina_slot_job_finish (GAsyncResult *result, GError **error);

/* Drops the references to store and slot. The thread frees its job some time later, and the slot
 * must not stay locked that long. */
void medina_slot_job_clear (MedinaSlotJob *job);

G_END_DECLS
