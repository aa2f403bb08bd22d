/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "document-sync.h"

#include "await.h"

void
document_sync_await_stored (MedinaDocument *document)
{
  await (medina_placement_gate_is_open (medina_document_get_gate (document)));
}

gboolean
document_sync_save (MedinaDocument *document, GFile *file, gboolean replace, GError **error)
{
  g_autoptr (GAsyncResult) result = NULL;

  medina_document_save_async (document, file, replace, NULL, await_result_cb, &result);
  await (result != NULL);
  return medina_document_save_finish (document, result, error);
}

MedinaDocument *
document_sync_load (MedinaStore *store, GFile *file, GError **error)
{
  g_autoptr (GAsyncResult) result = NULL;

  medina_document_load_async (store, file, NULL, await_result_cb, &result);
  await (result != NULL);
  return medina_document_load_finish (result, error);
}

gboolean
document_sync_close (MedinaDocument *document, GError **error)
{
  g_autoptr (GAsyncResult) result = NULL;

  medina_document_close_async (document, await_result_cb, &result);
  await (result != NULL);
  return medina_document_close_finish (document, result, error);
}

gboolean
document_sync_discard (MedinaDocument *document, GError **error)
{
  g_autoptr (GAsyncResult) result = NULL;

  medina_document_discard_async (document, await_result_cb, &result);
  await (result != NULL);
  return medina_document_discard_finish (document, result, error);
}

MedinaDocument *
document_sync_resume (MedinaStore *store, const char *id, GError **error)
{
  g_autoptr (GAsyncResult) result = NULL;

  medina_document_resume_async (store, id, NULL, await_result_cb, &result);
  await (result != NULL);
  return medina_document_resume_finish (result, error);
}

GPtrArray *
document_sync_list (MedinaStore *store, MedinaStoreSection section)
{
  g_autoptr (GError) error = NULL;
  gboolean more = TRUE;
  GPtrArray *list = medina_store_list (store, section, NULL, G_MAXINT, NULL, &more, &error);

  g_assert_no_error (error);
  g_assert_false (more);
  return list;
}

MedinaSlotContents *
document_sync_find (MedinaStore *store)
{
  g_autoptr (GPtrArray) list = document_sync_list (store, MEDINA_STORE_SECTION_IN_PROGRESS);
  g_autoptr (GPtrArray) finished = document_sync_list (store, MEDINA_STORE_SECTION_FINISHED);

  g_assert_cmpuint (list->len + finished->len, <=, 1);
  if (list->len + finished->len == 0)
    return NULL;
  return g_ptr_array_steal_index (list->len > 0 ? list : finished, 0);
}

MedinaDocument *
document_sync_resume_only (MedinaStore *store)
{
  g_autoptr (MedinaSlotContents) slot = document_sync_find (store);
  g_autoptr (GError) error = NULL;
  MedinaDocument *document;

  if (slot == NULL)
    return NULL;
  document = document_sync_resume (store, slot->id, &error);
  g_assert_no_error (error);
  return document;
}
