/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-store.h"

G_BEGIN_DECLS

/* The store in parts: medina-store.c has single slots, medina-store-list.c lists them. */

struct _MedinaStore
{
  GObject parent_instance;

  GMutex looking; /* one look into a slot at a time: it locks the slot for a moment */

  /* owned; never change while threads use them */
  char *directory;
  MedinaHistory *history; /* NULL for none */
};

/* Whether a slot can have that name. */
gboolean medina_store_is_id (const char *id);

G_END_DECLS
