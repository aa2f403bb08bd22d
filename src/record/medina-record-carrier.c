/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-record-carrier.h"

#include "medina-record-code.h"
#include "medina-record-picture.h"

/* Transfer full. */
static GBytes *
unpack (GBytes *bytes, GError **error)
{
  if (medina_record_picture_check (bytes))
    return medina_record_picture_find (bytes, error);
  if (medina_record_code_check (bytes))
    return medina_record_code_read (bytes, error);
  return g_bytes_ref (bytes);
}

/* What stands in a picture where a record should was one before it was damaged. */
static MedinaRecord *
read_text (GBytes *text, gboolean in_picture, GError **error)
{
  g_autoptr (GError) fault = NULL;
  MedinaRecord *record =
    medina_record_new_from_data (g_bytes_get_data (text, NULL), g_bytes_get_size (text), &fault);

  if (in_picture && g_error_matches (fault, MEDINA_RECORD_ERROR, MEDINA_RECORD_ERROR_NO_RECORD))
    medina_record_picture_refuse_damaged (error);
  else if (fault != NULL)
    g_propagate_error (error, g_steal_pointer (&fault));
  return record;
}

MedinaRecord *
medina_record_new_from_carrier (GBytes *bytes, gboolean *plain, GError **error)
{
  g_autoptr (GBytes) text = NULL;

  g_return_val_if_fail (bytes != NULL, NULL);

  text = unpack (bytes, error);
  if (plain != NULL)
    *plain = text == bytes;
  return text != NULL ? read_text (text, medina_record_picture_check (bytes), error) : NULL;
}
