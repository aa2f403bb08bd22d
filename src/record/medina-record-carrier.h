/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-record.h"

G_BEGIN_DECLS

/* Reads a record from whatever carries one: its own text, a picture (medina-record-picture.h), or a
 * code (medina-record-code.h). `plain`, which may be NULL, is set to whether it is its own text.
 * Transfer full; NULL and an error if there is no sound record in it. */
MedinaRecord *medina_record_new_from_carrier (GBytes *bytes, gboolean *plain, GError **error);

G_END_DECLS
