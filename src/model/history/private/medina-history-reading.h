/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-found-turn.h"
#include "medina-record.h"
#include "score.h"

G_BEGIN_DECLS

/* What an entry knows of its file, found in a thread. */
typedef struct
{
  GError *error;    /* owned; why it is broken; NULL if it is not, and only then the rest counts */
  gint64 date;      /* in seconds since 1970; 0 if it is not known */
  gint64 duration;  /* in seconds; -1 if it is not known */
  guint length;     /* placements */
  gboolean goes_on; /* from another game */
  MdnSetup setup;
  MedinaSeat seats[MDN_MAX_PLAYERS]; /* with names of its own */
  MdnScore scores[MDN_MAX_PLAYERS];
  guint ranks[MDN_MAX_PLAYERS];
  gboolean analyzed; /* and if so: */
  MedinaLostPoints lost[MDN_MAX_PLAYERS];
} MedinaHistoryReading;

/* Waits for the disk. NULL if it was canceled, or the file is gone. */
MedinaHistoryReading *medina_history_reading_new (GFile *file, GCancellable *cancellable);
/* What an analysis has found in that game. */
void medina_history_reading_take_found (MedinaHistoryReading *reading,
                                        const MdnGame *game,
                                        const GArray *turns);

void medina_history_reading_free (MedinaHistoryReading *reading);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MedinaHistoryReading, medina_history_reading_free)

G_END_DECLS
