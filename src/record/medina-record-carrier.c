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

MedinaRecord *
medina_record_new_from_carrier (GBytes *bytes, gboolean *plain, GError **error)
{
  g_autoptr (GBytes) text = NULL;

  g_return_val_if_fail (bytes != NULL, NULL);

  text = unpack (bytes, error);
  if (plain != NULL)
    *plain = text == bytes;
  return text != NULL ? medina_record_new_from_data (g_bytes_get_data (text, NULL),
                                                     g_bytes_get_size (text), error)
                      : NULL;
}
