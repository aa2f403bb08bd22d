/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-record-error.h"

G_BEGIN_DECLS

/* Sets an error that a record has, with a sentence of its own, and returns FALSE. */
gboolean medina_record_refuse (GError **error, MedinaRecordError code, const char *format, ...)
  G_GNUC_PRINTF (3, 4);

/* The sentences for files. */

typedef enum
{
  MEDINA_FILE_READING,
  MEDINA_FILE_WRITING,
} MedinaFileAccess;

/* Set the error from an errno, and from an error of GIO (transfer full). A cancellation stays
 * G_IO_ERROR_CANCELLED. */
void medina_record_error_set_errno (GError **error, MedinaFileAccess access, int number);
void medina_record_error_take_io (GError **error, MedinaFileAccess access, GError *cause);

void medina_record_error_set_too_large (GError **error);
void medina_record_error_set_not_a_file (GError **error, MedinaFileAccess access);
void medina_record_error_set_changed (GError **error);

G_END_DECLS
