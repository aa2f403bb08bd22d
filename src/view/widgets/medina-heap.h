/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* How the C library keeps what is freed. Only the one of GNU can be told; elsewhere both do
 * nothing. */

/* Before there is any other thread. */
void medina_heap_init (void);

/* Much has been freed: what is free is given back when nothing more has been for a moment, for that
 * stops all who ask for memory. In any thread. */
void medina_heap_trim_once_rested (void);

G_END_DECLS
