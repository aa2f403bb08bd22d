/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-document.h"

/* What documents and stores do in threads, waited for. */

gboolean keeping_put_away (MedinaDocument *document, GError **error);
gboolean keeping_discard (MedinaDocument *document, GError **error);
MedinaDocument *keeping_resume (MedinaStore *store, const char *id, GError **error);

/* All of a shelf: MedinaSlotContents, transfer full. */
GPtrArray *keeping_list (MedinaStore *store, MedinaShelf shelf);

/* The only slot, on whichever shelf; NULL if there is none. Transfer full. */
MedinaSlotContents *keeping_find (MedinaStore *store);
