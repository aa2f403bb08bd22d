/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* How long a text is: a Chinese or Japanese character tells as much as two Latin letters, and is as
 * wide. */
int medina_text_count_columns (const char *text);

G_END_DECLS
