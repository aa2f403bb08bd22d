/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-record-error-private.h"

#include <errno.h>

#include <glib/gi18n.h>

GQuark
medina_record_error_quark (void)
{
  return g_quark_from_static_string ("medina-record-error-quark");
}

gboolean
medina_record_refuse (GError **error, MedinaRecordError code, const char *format, ...)
{
  va_list arguments;

  va_start (arguments, format);
  g_propagate_error (error, g_error_new_valist (MEDINA_RECORD_ERROR, code, format, arguments));
  va_end (arguments);
  return FALSE;
}

static const struct
{
  const char *reading;
  const char *writing;
} texts[] = {
  [MEDINA_RECORD_ERROR_NOT_FOUND] = {
    N_ ("The file no longer exists. If it was on a removable drive, reconnect the drive and try again."),
    N_ ("The folder no longer exists. If it was on a removable drive, reconnect the drive and try again, or save the game somewhere else."),
  },
  [MEDINA_RECORD_ERROR_NOT_ALLOWED] = {
    N_ ("You do not have permission to read this file."),
    N_ ("You do not have permission to save here. Save the game somewhere else."),
  },
  [MEDINA_RECORD_ERROR_READ_ONLY] = {
    N_ ("You do not have permission to read this file."),
    N_ ("This drive is read-only. Save the game somewhere else."),
  },
  [MEDINA_RECORD_ERROR_NO_SPACE] = {
    N_ ("The drive is full. Free up some space and try again."),
    N_ ("The drive is full. Free up some space and try again, or save the game somewhere else."),
  },
  [MEDINA_RECORD_ERROR_NOT_A_FILE] = {
    N_ ("This is a folder or a device, not a game file."),
    N_ ("A folder or a device already has this name. Save the game under another name."),
  },
  [MEDINA_RECORD_ERROR_LINKS] = {
    N_ ("This link points back to itself, not to a file."),
    N_ ("A link with this name points back to itself. Save the game under another name."),
  },
  [MEDINA_RECORD_ERROR_NOT_SERVED] = {
    N_ ("Medina cannot open files from this location. Download the file first, then open the copy."),
    N_ ("Medina cannot save files in this location. Save the game somewhere else."),
  },
  [MEDINA_RECORD_ERROR_BUSY] = {
    N_ ("The file is not responding. Another program may be using it, or its drive may be unavailable. Try again later."),
    N_ ("The file is not responding. Another program may be using it, or its drive may be unavailable. Try again later, or save the game somewhere else."),
  },
  [MEDINA_RECORD_ERROR_IO] = {
    N_ ("The file could not be read from the drive: %s. Try again, or look for a copy of the file."),
    N_ ("The file could not be written to the drive: %s. Try again, or save the game somewhere else."),
  },
};

static void
set_text (GError **error, MedinaFileAccess access, MedinaRecordError code, const char *detail)
{
  const char *text = access == MEDINA_FILE_READING ? texts[code].reading : texts[code].writing;

  if (code == MEDINA_RECORD_ERROR_IO)
    g_set_error (error, MEDINA_RECORD_ERROR, code, gettext (text), detail);
  else
    g_set_error_literal (error, MEDINA_RECORD_ERROR, code, gettext (text));
}

static MedinaRecordError
code_of_io_error (int code)
{
  switch (code)
    {
    case G_IO_ERROR_NOT_FOUND:
    case G_IO_ERROR_NOT_MOUNTED:
    case G_IO_ERROR_NOT_DIRECTORY:
    case G_IO_ERROR_HOST_NOT_FOUND:
    case G_IO_ERROR_HOST_UNREACHABLE:
    case G_IO_ERROR_NETWORK_UNREACHABLE:
    case G_IO_ERROR_NOT_CONNECTED:
    case G_IO_ERROR_NO_SUCH_DEVICE:
      return MEDINA_RECORD_ERROR_NOT_FOUND;
    case G_IO_ERROR_PERMISSION_DENIED:
    case G_IO_ERROR_CANT_CREATE_BACKUP:
      return MEDINA_RECORD_ERROR_NOT_ALLOWED;
    case G_IO_ERROR_READ_ONLY:
      return MEDINA_RECORD_ERROR_READ_ONLY;
    case G_IO_ERROR_NO_SPACE:
      return MEDINA_RECORD_ERROR_NO_SPACE;
    case G_IO_ERROR_IS_DIRECTORY:
    case G_IO_ERROR_NOT_REGULAR_FILE:
      return MEDINA_RECORD_ERROR_NOT_A_FILE;
    case G_IO_ERROR_TOO_MANY_LINKS:
      return MEDINA_RECORD_ERROR_LINKS;
    case G_IO_ERROR_WOULD_BLOCK:
    case G_IO_ERROR_BUSY:
    case G_IO_ERROR_TIMED_OUT:
      return MEDINA_RECORD_ERROR_BUSY;
    default:
      return MEDINA_RECORD_ERROR_IO;
    }
}

/* Tells apart what GIO reports with one code. */
static MedinaRecordError
code_of_errno (int number)
{
  switch (number)
    {
    case EDQUOT:
      return MEDINA_RECORD_ERROR_NO_SPACE;
    case ELOOP:
      return MEDINA_RECORD_ERROR_LINKS;
    case ENODEV:
    case ENXIO:
    case ENOTCONN:
    case ESTALE:
      return MEDINA_RECORD_ERROR_NOT_FOUND;
    default:
      return code_of_io_error ((int) g_io_error_from_errno (number));
    }
}

void
medina_record_error_set_errno (GError **error, MedinaFileAccess access, int number)
{
  set_text (error, access, code_of_errno (number), g_strerror (number));
}

void
medina_record_error_take_io (GError **error, MedinaFileAccess access, GError *cause)
{
  MedinaRecordError code = MEDINA_RECORD_ERROR_IO;

  if (g_error_matches (cause, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    {
      g_propagate_error (error, cause);
      return;
    }
  if (g_error_matches (cause, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED))
    code = MEDINA_RECORD_ERROR_NOT_SERVED;
  else if (cause->domain == G_IO_ERROR)
    code = code_of_io_error (cause->code);
  set_text (error, access, code, cause->message);
  g_error_free (cause);
}

void
medina_record_error_set_too_large (GError **error)
{
  g_set_error_literal (error, MEDINA_RECORD_ERROR, MEDINA_RECORD_ERROR_TOO_LARGE,
                       _ ("The file is larger than 1 MiB, so it cannot be a Medina game."));
}

void
medina_record_error_set_not_a_file (GError **error, MedinaFileAccess access)
{
  set_text (error, access, MEDINA_RECORD_ERROR_NOT_A_FILE, NULL);
}

void
medina_record_error_set_unanswered (GError **error)
{
  set_text (error, MEDINA_FILE_READING, MEDINA_RECORD_ERROR_BUSY, NULL);
}

void
medina_record_error_set_changed (GError **error)
{
  g_set_error_literal (error, MEDINA_RECORD_ERROR, MEDINA_RECORD_ERROR_CHANGED,
                       _ ("The file has changed since it was opened or saved here. Save the game "
                          "under another name to keep both versions, or replace the file."));
}
