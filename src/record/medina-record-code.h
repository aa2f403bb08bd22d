/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "medina-record-error.h"

G_BEGIN_DECLS

/* Records as short texts, for the code on printed pages: "medina:" and the record, compressed (RFC
 * 1951), in base64. Spaces and line breaks around and in it do not matter. */

/* Transfer full. */
char *medina_record_to_code (GBytes *record);

/* Whether a text begins as codes do, and no record does. */
gboolean medina_record_code_check (GBytes *text);

/* The record, or what stands in its place: nothing is known of it yet. Transfer full; NULL and
 * MEDINA_RECORD_ERROR_SYNTAX if the code is damaged, or MEDINA_RECORD_ERROR_TOO_LARGE. */
GBytes *medina_record_code_read (GBytes *text, GError **error);

G_END_DECLS
