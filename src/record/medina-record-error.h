/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* What can be wrong with a game record or its file. Every error of src/record is of this domain,
 * but for G_IO_ERROR_CANCELLED. The messages are translated, one or more whole sentences that can
 * be shown as they are: what happened, where, and for files what can be done about it. They do not
 * name the file. */

typedef enum
{
  /* What is wrong with a record. */
  MEDINA_RECORD_ERROR_TOO_LARGE, /* over MEDINA_RECORD_LIMIT; it was not read */
  MEDINA_RECORD_ERROR_NO_RECORD, /* something else: a picture, an empty file, another key file */
  MEDINA_RECORD_ERROR_FORMAT,    /* a record, but of a newer format than this program knows */
  MEDINA_RECORD_ERROR_SYNTAX,    /* not a key file: a line that makes no sense, a key twice */
  MEDINA_RECORD_ERROR_VALUE,     /* a key or player is missing, or has a value it cannot have */
  MEDINA_RECORD_ERROR_TURNS,     /* an illegal placement, or a turn that ends too early or late */

  /* What went wrong with a file. */
  MEDINA_RECORD_ERROR_CHANGED,     /* another program wrote to it; nothing was saved */
  MEDINA_RECORD_ERROR_NOT_FOUND,   /* no such file or folder, or its drive is gone */
  MEDINA_RECORD_ERROR_NOT_ALLOWED, /* no right to read or write there, or the file is protected */
  MEDINA_RECORD_ERROR_READ_ONLY,   /* the drive cannot be written */
  MEDINA_RECORD_ERROR_NO_SPACE,    /* the drive, or somebody's share of it, is full */
  MEDINA_RECORD_ERROR_NOT_A_FILE,  /* a folder, a pipe, a device */
  MEDINA_RECORD_ERROR_LINKS,       /* symbolic links that lead round in a circle */
  MEDINA_RECORD_ERROR_NOT_SERVED,  /* somewhere that this system has no way to, such as the web */
  MEDINA_RECORD_ERROR_BUSY,        /* it does not answer, or a program has it to itself */
  MEDINA_RECORD_ERROR_IO,          /* anything else, such as a broken drive */
} MedinaRecordError;

#define MEDINA_RECORD_ERROR (medina_record_error_quark ())
GQuark medina_record_error_quark (void);

/* Sets MEDINA_RECORD_ERROR_BUSY, for callers that stop waiting for a file. */
void medina_record_error_set_unanswered (GError **error);

G_END_DECLS
