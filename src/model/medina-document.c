/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-document-private.h"

/* Beside what records have, the group for resuming remembers the file. */
#define KEY_FILE  "File"
#define KEY_STAMP "FileStamp"
#define KEY_SAVED "FileGame" /* a checksum of what was saved */

enum
{
  PROP_0,
  PROP_GAME,
  PROP_FILE,
  PROP_TITLE,
  PROP_MODIFIED,
  PROP_BUSY,
  N_PROPS,
};

enum
{
  AUTOSAVE_FAILED,
  N_SIGNALS,
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (MedinaDocument, medina_document, G_TYPE_OBJECT)

/* --- What is known about the file ------------------------------------------------------------- */

GBytes *
medina_document_to_bytes (MedinaDocument *self, MedinaRecordExtent extent)
{
  medina_game_fill_record (self->game, self->record);
  return medina_record_to_bytes (self->record, extent);
}

static void
update_modified (MedinaDocument *self)
{
  gboolean modified;

  if (self->saved != NULL)
    {
      g_autoptr (GBytes) bytes = medina_document_to_bytes (self, MEDINA_RECORD_PLAIN);

      modified = !g_bytes_equal (bytes, self->saved);
    }
  else
    modified = medina_game_get_length (self->game) > 0;
  if (modified == self->modified)
    return;
  self->modified = modified;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_MODIFIED]);
}

static char *
title_of (GFile *file)
{
  g_autofree char *name = file != NULL ? g_file_get_basename (file) : NULL;
  g_autofree char *shown = name != NULL ? g_filename_display_name (name) : g_strdup ("");

  if (g_str_has_suffix (shown, MEDINA_RECORD_SUFFIX))
    shown[strlen (shown) - strlen (MEDINA_RECORD_SUFFIX)] = '\0';
  return g_steal_pointer (&shown);
}

static char *
checksum_of (GBytes *bytes)
{
  return g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, bytes);
}

/* The group for resuming has to know, too: after a crash the game still is that file's. */
static void
remember_file (MedinaDocument *self)
{
  GKeyFile *keys = self->record->keys;
  g_autofree char *uri = self->file != NULL ? g_file_get_uri (self->file) : NULL;
  g_autofree char *checksum = NULL;

  if (uri == NULL)
    return;
  checksum = checksum_of (self->saved);
  g_key_file_set_string (keys, MEDINA_RECORD_RESUME_GROUP, KEY_SAVED, checksum);
  g_key_file_set_string (keys, MEDINA_RECORD_RESUME_GROUP, KEY_FILE, uri);
  if (self->stamp != NULL)
    g_key_file_set_string (keys, MEDINA_RECORD_RESUME_GROUP, KEY_STAMP, self->stamp);
}

void
medina_document_set_file (MedinaDocument *self, GFile *file, char *stamp, GBytes *saved)
{
  const gboolean moved = file != self->file;

  g_set_object (&self->file, file);
  g_free (self->stamp);
  self->stamp = stamp;
  g_clear_pointer (&self->saved, g_bytes_unref);
  self->saved = saved;
  remember_file (self);
  if (moved)
    {
      g_free (self->title);
      self->title = title_of (file);
      g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_FILE]);
      g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TITLE]);
    }
  update_modified (self);
}

/* --- What is being written -------------------------------------------------------------------- */

void
medina_document_update_busy (MedinaDocument *self)
{
  const gboolean busy = self->writing || self->saving > 0;

  if (busy == self->busy)
    return;
  self->busy = busy;
  if (busy)
    self->save_failed = FALSE;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_BUSY]);
}

/* --- The slot --------------------------------------------------------------------------------- */

static void
tell_failure (MedinaDocument *self, const GError *error)
{
  if (!self->failing)
    g_signal_emit (self, signals[AUTOSAVE_FAILED], 0, error->message);
  self->failing = TRUE;
}

static void
let_go_on (MedinaDocument *self)
{
  if (!self->unsynced_move)
    return;
  self->unsynced_move = FALSE;
  medina_game_release (self->game);
}

/* When its folder is gone the lock is, too, and the slot is of no use any more: the next attempt
 * makes another one. */
static void
drop_lost_slot (MedinaDocument *self, const GError *error)
{
  if (g_error_matches (error, MEDINA_RECORD_ERROR, MEDINA_RECORD_ERROR_NOT_FOUND))
    g_clear_object (&self->slot);
}

static void
slot_written_cb (GObject *slot, GAsyncResult *result, gpointer data)
{
  g_autoptr (MedinaDocument) self = data;
  g_autoptr (GError) error = NULL;

  self->writing = FALSE;
  if (medina_slot_write_finish (MEDINA_SLOT (slot), result, &error))
    self->failing = FALSE;
  else
    {
      tell_failure (self, error);
      drop_lost_slot (self, error);
    }
  if (self->dirty)
    medina_document_write_slot (self);
  else
    let_go_on (self);
  medina_document_update_busy (self);
}

static gboolean
ensure_slot (MedinaDocument *self)
{
  g_autoptr (GError) error = NULL;

  if (self->slot == NULL)
    self->slot = medina_store_create_slot (self->store, &error);
  if (self->slot == NULL)
    tell_failure (self, error);
  return self->slot != NULL;
}

void
medina_document_write_slot (MedinaDocument *self)
{
  g_autoptr (GBytes) bytes = NULL;

  self->dirty = TRUE;
  if (self->writing)
    return;
  if (!ensure_slot (self))
    {
      let_go_on (self);
      return;
    }
  self->dirty = FALSE;
  self->writing = TRUE;
  bytes = medina_document_to_bytes (self, MEDINA_RECORD_RESUMABLE);
  medina_slot_write_async (self->slot, bytes, slot_written_cb, g_object_ref (self));
  medina_document_update_busy (self);
}

static void
changed_cb (MedinaDocument *self)
{
  update_modified (self);
  medina_document_write_slot (self);
}

static void
placed_cb (MedinaDocument *self)
{
  self->unsynced_move = TRUE;
  medina_game_hold (self->game);
  changed_cb (self);
}

/* The piece in hand alone is nothing that a slot would be made for. */
static void
hand_changed_cb (MedinaDocument *self)
{
  if (self->slot != NULL)
    medina_document_write_slot (self);
}

/* Whatever comes in meanwhile may drop the document: the caller must have it. */
static void
wait_until_written (MedinaDocument *self)
{
  while (self->busy)
    g_main_context_iteration (NULL, TRUE);
}

static gboolean
write_now (MedinaDocument *self, GError **error)
{
  g_autoptr (GBytes) bytes = medina_document_to_bytes (self, MEDINA_RECORD_RESUMABLE);

  if (self->slot == NULL)
    self->slot = medina_store_create_slot (self->store, error);
  return self->slot != NULL && medina_slot_write (self->slot, bytes, error);
}

/* TRUE if nothing is lost by letting go of the game. What is all in a file is not. */
static gboolean
secure (MedinaDocument *self, GError **error)
{
  g_autoptr (GError) cause = NULL;

  if (write_now (self, &cause))
    return TRUE;
  drop_lost_slot (self, cause);
  if (self->file != NULL && !self->modified)
    return TRUE;
  self->failing = TRUE; /* which whoever asked tells */
  g_propagate_error (error, g_steal_pointer (&cause));
  return FALSE;
}

/* There is nothing to go on with, and nothing to lose. */
static gboolean
is_finished_in_file (MedinaDocument *self)
{
  return medina_game_get_finished (self->game) && self->file != NULL && !self->modified;
}

gboolean
medina_document_put_away (MedinaDocument *self, GError **error)
{
  g_autoptr (MedinaDocument) kept = NULL;

  g_return_val_if_fail (MEDINA_IS_DOCUMENT (self), FALSE);

  kept = g_object_ref (self);
  wait_until_written (self);
  if (self->slot == NULL && !self->failing)
    return TRUE;
  if (medina_game_get_length (self->game) == 0 || is_finished_in_file (self))
    {
      medina_document_discard (self, NULL); /* if it stays, it is offered again, and no harm done */
      return TRUE;
    }
  if (!secure (self, error))
    return FALSE;
  if (self->slot != NULL)
    medina_slot_release (self->slot);
  g_clear_object (&self->slot);
  g_signal_handlers_disconnect_by_data (self->game, self);
  return TRUE;
}

gboolean
medina_document_discard (MedinaDocument *self, GError **error)
{
  g_autoptr (MedinaDocument) kept = NULL;
  g_autoptr (MedinaSlot) slot = NULL;

  g_return_val_if_fail (MEDINA_IS_DOCUMENT (self), FALSE);

  kept = g_object_ref (self);
  wait_until_written (self);
  g_signal_handlers_disconnect_by_data (self->game, self);
  slot = g_steal_pointer (&self->slot);
  return slot == NULL || medina_slot_discard (slot, error);
}

/* --- Beginnings ------------------------------------------------------------------------------- */

MedinaDocument *
medina_document_create (MedinaStore *store, MedinaGame *game, MedinaRecord *record)
{
  static const char *changes[] = { "placement-undone", "notify::awaiting-end", "notify::screens",
                                   "notify::replaying", "seats-changed" };
  MedinaDocument *self = g_object_new (MEDINA_TYPE_DOCUMENT, NULL);

  self->store = g_object_ref (store);
  self->game = g_object_ref (game);
  self->record = record;
  g_signal_connect_swapped (game, "placement-played", G_CALLBACK (placed_cb), self);
  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    g_signal_connect_swapped (game, changes[i], G_CALLBACK (changed_cb), self);
  g_signal_connect_swapped (game, "notify::selected-piece", G_CALLBACK (hand_changed_cb), self);
  update_modified (self);
  return self;
}

MedinaDocument *
medina_document_new (MedinaStore *store, MedinaGame *game)
{
  g_return_val_if_fail (MEDINA_IS_STORE (store), NULL);
  g_return_val_if_fail (MEDINA_IS_GAME (game), NULL);

  return medina_document_create (store, game, medina_record_new (medina_game_get_setup (game)));
}

/* Of what the file had when it was saved only the checksum is known: whether it is the game as it is
 * now. */
static GBytes *
recall_saved (MedinaDocument *self)
{
  g_autofree char *saved =
    g_key_file_get_string (self->record->keys, MEDINA_RECORD_RESUME_GROUP, KEY_SAVED, NULL);
  g_autoptr (GBytes) bytes = medina_document_to_bytes (self, MEDINA_RECORD_PLAIN);
  g_autofree char *checksum = checksum_of (bytes);

  return g_strcmp0 (saved, checksum) == 0 ? g_steal_pointer (&bytes) : g_bytes_new_static ("", 0);
}

static void
recall_file (MedinaDocument *self)
{
  GKeyFile *keys = self->record->keys;
  g_autofree char *uri = g_key_file_get_string (keys, MEDINA_RECORD_RESUME_GROUP, KEY_FILE, NULL);
  g_autoptr (GFile) file = uri != NULL ? g_file_new_for_uri (uri) : NULL;

  if (file != NULL)
    medina_document_set_file (self, file,
                              g_key_file_get_string (keys, MEDINA_RECORD_RESUME_GROUP, KEY_STAMP,
                                                     NULL),
                              recall_saved (self));
}

MedinaDocument *
medina_document_resume (MedinaStore *store, const char *id, GError **error)
{
  MedinaRecord *record = NULL;
  g_autoptr (GError) cause = NULL;
  g_autoptr (MedinaSlot) slot = medina_store_resume (store, id, &record, &cause);
  g_autoptr (MedinaGame) game = NULL;
  MedinaDocument *self;

  if (record == NULL)
    {
      g_propagate_error (error, g_steal_pointer (&cause));
      return NULL;
    }
  game = medina_game_new_from_record (record);
  self = medina_document_create (store, game, record);
  self->slot = g_steal_pointer (&slot);
  recall_file (self);
  return self;
}

/* --- The object ------------------------------------------------------------------------------- */

MedinaGame *
medina_document_get_game (MedinaDocument *self)
{
  g_return_val_if_fail (MEDINA_IS_DOCUMENT (self), NULL);

  return self->game;
}

GFile *
medina_document_get_file (MedinaDocument *self)
{
  g_return_val_if_fail (MEDINA_IS_DOCUMENT (self), NULL);

  return self->file;
}

const char *
medina_document_get_title (MedinaDocument *self)
{
  g_return_val_if_fail (MEDINA_IS_DOCUMENT (self), NULL);

  return self->title;
}

GDateTime *
medina_document_get_date (MedinaDocument *self)
{
  g_return_val_if_fail (MEDINA_IS_DOCUMENT (self), NULL);

  return self->record->date;
}

gboolean
medina_document_get_modified (MedinaDocument *self)
{
  g_return_val_if_fail (MEDINA_IS_DOCUMENT (self), FALSE);

  return self->modified;
}

gboolean
medina_document_get_kept (MedinaDocument *self)
{
  g_return_val_if_fail (MEDINA_IS_DOCUMENT (self), FALSE);

  return self->slot != NULL && !self->failing;
}

gboolean
medina_document_get_busy (MedinaDocument *self)
{
  g_return_val_if_fail (MEDINA_IS_DOCUMENT (self), FALSE);

  return self->busy;
}

gboolean
medina_document_get_save_failed (MedinaDocument *self)
{
  g_return_val_if_fail (MEDINA_IS_DOCUMENT (self), FALSE);

  return self->save_failed;
}

static void
medina_document_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  MedinaDocument *self = MEDINA_DOCUMENT (object);

  switch (id)
    {
    case PROP_GAME:
      g_value_set_object (value, self->game);
      break;
    case PROP_FILE:
      g_value_set_object (value, self->file);
      break;
    case PROP_TITLE:
      g_value_set_string (value, self->title);
      break;
    case PROP_MODIFIED:
      g_value_set_boolean (value, self->modified);
      break;
    case PROP_BUSY:
      g_value_set_boolean (value, self->busy);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
medina_document_finalize (GObject *object)
{
  MedinaDocument *self = MEDINA_DOCUMENT (object);

  g_signal_handlers_disconnect_by_data (self->game, self);
  g_clear_object (&self->slot);
  g_clear_object (&self->game);
  g_clear_object (&self->store);
  g_clear_object (&self->file);
  g_clear_pointer (&self->record, medina_record_free);
  g_clear_pointer (&self->saved, g_bytes_unref);
  g_free (self->stamp);
  g_free (self->title);
  G_OBJECT_CLASS (medina_document_parent_class)->finalize (object);
}

static void
medina_document_class_init (MedinaDocumentClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = medina_document_get_property;
  object_class->finalize = medina_document_finalize;
  properties[PROP_GAME] = g_param_spec_object ("game", NULL, NULL, MEDINA_TYPE_GAME, flags);
  properties[PROP_FILE] = g_param_spec_object ("file", NULL, NULL, G_TYPE_FILE, flags);
  properties[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, "", flags);
  properties[PROP_MODIFIED] = g_param_spec_boolean ("modified", NULL, NULL, FALSE, flags);
  properties[PROP_BUSY] = g_param_spec_boolean ("busy", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[AUTOSAVE_FAILED] =
    g_signal_new ("autosave-failed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                  NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
medina_document_init (MedinaDocument *self)
{
  self->title = g_strdup ("");
}
