/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model-slots.h"

#include "await.h"
#include "document-sync.h"

void
model_slots_discard (MedinaDocument *document)
{
  g_autoptr (GError) error = NULL;

  await (!medina_document_get_busy (document));
  document_sync_discard (document, &error);
  g_assert_no_error (error);
}

void
model_slots_close (MedinaDocument *document)
{
  g_autoptr (GError) error = NULL;

  await (!medina_document_get_busy (document));
  document_sync_close (document, &error);
  g_assert_no_error (error);
}
