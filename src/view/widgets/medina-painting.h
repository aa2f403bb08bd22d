/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Painting in threads. What is painted from goes with the program: the pictures that it holds, and
 * what the libraries that paint have set up for themselves. When the program ends, whoever paints
 * ends first, and nobody begins any more: the thread then waits in medina_painting_begin () until
 * it is gone. */

/* Around everything that a thread does with Cairo or librsvg; not one within another. In any
 * thread. */
void medina_painting_begin (void);
void medina_painting_end (void);

G_END_DECLS
