/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* How often a text occurs in the contents of a file, which may be anything. */
int file_text_count (gconstpointer contents, gsize length, const char *text);

/* The fonts that a PDF document contains. */
int file_text_count_fonts (gconstpointer contents, gsize length);
