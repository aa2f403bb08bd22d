/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* How the C library keeps what is freed. Only the one of GNU can be told; elsewhere both do nothing. */

/* Before there is any other thread. */
void medina_heap_init (void);

/* Gives back what is free, to be called once much has been freed. In any thread. */
void medina_heap_trim (void);

G_END_DECLS
