/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-document.h"

/* What documents and stores do in threads, as plain calls that return when it is done. */

/* Waits until everything that was placed is on the disk. */
void document_sync_await_stored (MedinaDocument *document);

gboolean
document_sync_save (MedinaDocument *document, GFile *file, gboolean replace, GError **error);
MedinaDocument *document_sync_load (MedinaStore *store, GFile *file, GError **error);
gboolean document_sync_close (MedinaDocument *document, GError **error);
gboolean document_sync_discard (MedinaDocument *document, GError **error);
MedinaDocument *document_sync_resume (MedinaStore *store, const char *id, GError **error);

/* All games of a section: MedinaSlotContents, transfer full. */
GPtrArray *document_sync_list (MedinaStore *store, MedinaStoreSection section);

/* The only slot, in whichever section; NULL if there is none. Transfer full. */
MedinaSlotContents *document_sync_find (MedinaStore *store);

/* The game in the only slot; NULL if there is none. */
MedinaDocument *document_sync_resume_only (MedinaStore *store);
