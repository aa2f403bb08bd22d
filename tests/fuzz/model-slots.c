/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model-slots.h"

#include "await.h"

void
model_slots_discard (MedinaDocument *document)
{
  g_autoptr (GError) error = NULL;

  await (!medina_document_get_busy (document));
  medina_document_discard (document, &error);
  g_assert_no_error (error);
}

void
model_slots_put_away (MedinaDocument *document)
{
  g_autoptr (GError) error = NULL;

  await (!medina_document_get_busy (document));
  medina_document_put_away (document, &error);
  g_assert_no_error (error);
}

MedinaDocument *
model_slots_resume (MedinaStore *store)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) list = medina_store_list (store, &error);
  const MedinaSlotContents *slot;
  MedinaDocument *document;

  g_assert_no_error (error);
  if (list->len == 0)
    return NULL;
  g_assert_cmpuint (list->len, ==, 1);
  slot = list->pdata[0];
  document = medina_document_resume (store, slot->id, &error);
  g_assert_no_error (error);
  return document;
}
