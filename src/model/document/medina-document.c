/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-document-private.h"

#include "medina-record-key.h"

/* Keys for the file, in the record's group for resuming. */
#define KEY_FILE  "File"
#define KEY_STAMP "FileStamp"
#define KEY_SAVED "FileGame" /* the identity of what was saved */

enum
{
  PROP_0,
  PROP_GAME,
  PROP_FILE,
  PROP_TITLE,
  PROP_MODIFIED,
  PROP_BUSY,
  PROP_AUTOSAVE_ERROR,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (MedinaDocument, medina_document, G_TYPE_OBJECT)

/* --- What is known about the file ------------------------------------------------------------- */

GBytes *
medina_document_to_bytes (MedinaDocument *self, MedinaRecordExtent extent)
{
  medina_game_fill_record (self->game, self->record);
  return medina_record_to_bytes (self->record, extent);
}

char *
medina_document_identify (MedinaDocument *self)
{
  g_autoptr (GBytes) bytes = medina_document_to_bytes (self, MEDINA_RECORD_BARE);

  return g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, bytes);
}

void
medina_document_update_modified (MedinaDocument *self)
{
  gboolean modified;

  if (self->saved != NULL)
    {
      g_autofree char *identity = medina_document_identify (self);

      modified = !g_str_equal (identity, self->saved);
    }
  else
    modified = medina_game_get_length (self->game) > 0;
  if (modified == self->modified)
    return;
  self->modified = modified;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_MODIFIED]);
}

static char *
title_of (GFile *file, const char *suffix)
{
  g_autofree char *name = file != NULL ? g_file_get_basename (file) : NULL;
  g_autofree char *shown = name != NULL ? g_filename_display_name (name) : g_strdup ("");

  if (suffix != NULL && g_str_has_suffix (shown, suffix))
    shown[strlen (shown) - strlen (suffix)] = '\0';
  return g_steal_pointer (&shown);
}

static void
take_title (MedinaDocument *self, char *title)
{
  g_free (self->title);
  self->title = title;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TITLE]);
}

/* Notes the file in the record as well, so that after a crash the game still is that file's. */
static void
remember_file (MedinaDocument *self)
{
  GKeyFile *keys = self->record->keys;
  g_autofree char *uri = self->file != NULL ? g_file_get_uri (self->file) : NULL;

  if (uri == NULL)
    return;
  g_key_file_set_string (keys, MEDINA_RECORD_RESUME_GROUP, KEY_SAVED, self->saved);
  g_key_file_set_string (keys, MEDINA_RECORD_RESUME_GROUP, KEY_FILE, uri);
  if (self->stamp != NULL)
    g_key_file_set_string (keys, MEDINA_RECORD_RESUME_GROUP, KEY_STAMP, self->stamp);
}

void
medina_document_set_file (MedinaDocument *self, GFile *file, char *stamp, char *saved)
{
  const gboolean moved = file != self->file;

  g_set_object (&self->file, file);
  g_clear_object (&self->picture);
  g_free (self->stamp);
  self->stamp = stamp;
  g_free (self->saved);
  self->saved = saved;
  remember_file (self);
  if (moved)
    {
      take_title (self, title_of (file, MEDINA_RECORD_SUFFIX));
      g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_FILE]);
    }
  medina_document_update_modified (self);
}

void
medina_document_set_picture (MedinaDocument *self, GFile *picture)
{
  g_autofree char *name = g_file_get_basename (picture);
  const char *suffix = name != NULL ? strrchr (name, '.') : NULL;

  g_set_object (&self->picture, picture);
  self->saved = medina_document_identify (self);
  take_title (self, title_of (picture, suffix));
  medina_document_update_modified (self);
}

void
medina_document_recall_file (MedinaDocument *self)
{
  GKeyFile *keys = self->record->keys;
  g_autofree char *uri = medina_record_key_find (keys, MEDINA_RECORD_RESUME_GROUP, KEY_FILE);
  g_autoptr (GFile) file = uri != NULL ? g_file_new_for_uri (uri) : NULL;
  g_autofree char *saved = medina_record_key_find (keys, MEDINA_RECORD_RESUME_GROUP, KEY_SAVED);

  if (file != NULL)
    medina_document_set_file (self, file,
                              medina_record_key_find (keys, MEDINA_RECORD_RESUME_GROUP, KEY_STAMP),
                              saved != NULL ? g_steal_pointer (&saved) : g_strdup (""));
}

/* --- What the properties tell ----------------------------------------------------------------- */

void
medina_document_update_busy (MedinaDocument *self)
{
  const gboolean busy =
    (self->writing && !self->stuck) || self->saving > 0 || self->closing != MEDINA_CLOSING_NOT;

  if (busy == self->busy)
    return;
  self->busy = busy;
  if (busy)
    self->save_failed = FALSE;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_BUSY]);
}

void
medina_document_set_autosave_error (MedinaDocument *self, const char *autosave_error)
{
  if (g_strcmp0 (self->autosave_error, autosave_error) == 0)
    return;
  g_free (self->autosave_error);
  self->autosave_error = g_strdup (autosave_error);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_AUTOSAVE_ERROR]);
}

/* --- The object ------------------------------------------------------------------------------- */

MedinaGame *
medina_document_get_game (MedinaDocument *self)
{
  g_return_val_if_fail (MEDINA_IS_DOCUMENT (self), NULL);

  return self->game;
}

MedinaPlacementGate *
medina_document_get_gate (MedinaDocument *self)
{
  g_return_val_if_fail (MEDINA_IS_DOCUMENT (self), NULL);

  return self->gate;
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

GBytes *
medina_document_get_record (MedinaDocument *self)
{
  g_return_val_if_fail (MEDINA_IS_DOCUMENT (self), NULL);

  return medina_document_to_bytes (self, MEDINA_RECORD_PLAIN);
}

MedinaRecord *
medina_document_branch (MedinaDocument *self)
{
  MedinaRecord *record;

  g_return_val_if_fail (MEDINA_IS_DOCUMENT (self), NULL);

  record = medina_record_copy (self->record);
  medina_game_fill_branch (self->game, record);
  g_clear_pointer (&record->date, g_date_time_unref);
  record->date = g_date_time_new_now_utc ();
  record->goes_on_from = record->game.cursor;
  return record;
}

gboolean
medina_document_get_modified (MedinaDocument *self)
{
  g_return_val_if_fail (MEDINA_IS_DOCUMENT (self), FALSE);

  return self->modified;
}

gboolean
medina_document_get_autosaved (MedinaDocument *self)
{
  g_return_val_if_fail (MEDINA_IS_DOCUMENT (self), FALSE);

  return (self->slot != NULL || self->writing) && self->autosave_error == NULL;
}

gboolean
medina_document_has_slot (MedinaDocument *self, const char *id)
{
  g_return_val_if_fail (MEDINA_IS_DOCUMENT (self), FALSE);

  return self->slot != NULL && g_strcmp0 (medina_slot_get_id (self->slot), id) == 0;
}

static gboolean
are_equal (GFile *file, GFile *other)
{
  return file != NULL && other != NULL && g_file_equal (file, other);
}

gboolean
medina_document_has_same (MedinaDocument *self, MedinaDocument *other)
{
  g_autofree char *own = NULL;
  g_autofree char *others = NULL;

  g_return_val_if_fail (MEDINA_IS_DOCUMENT (self), FALSE);
  g_return_val_if_fail (MEDINA_IS_DOCUMENT (other), FALSE);

  if (!are_equal (self->picture, other->picture))
    return are_equal (self->file, other->file);
  own = medina_document_identify (self);
  others = medina_document_identify (other);
  return g_str_equal (own, others);
}

const char *
medina_document_get_autosave_error (MedinaDocument *self)
{
  g_return_val_if_fail (MEDINA_IS_DOCUMENT (self), NULL);

  return self->autosave_error;
}

const char *
medina_document_get_left (MedinaDocument *self)
{
  g_return_val_if_fail (MEDINA_IS_DOCUMENT (self), NULL);

  return self->left;
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
    case PROP_AUTOSAVE_ERROR:
      g_value_set_string (value, self->autosave_error);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

void
medina_document_stop_watching (MedinaDocument *self)
{
  g_signal_handlers_disconnect_by_data (self->game, self);
  for (guint seat = 0; seat < medina_game_get_n_players (self->game); seat++)
    g_signal_handlers_disconnect_by_data (medina_game_get_player (self->game, seat), self);
}

static void
medina_document_finalize (GObject *object)
{
  MedinaDocument *self = MEDINA_DOCUMENT (object);

  medina_document_stop_watching (self);
  g_clear_handle_id (&self->retry_id, g_source_remove);
  g_clear_pointer (&self->stored, g_bytes_unref);
  g_clear_error (&self->not_removed);
  g_clear_object (&self->slot);
  g_clear_object (&self->gate);
  g_clear_object (&self->game);
  g_clear_object (&self->store);
  g_clear_object (&self->file);
  g_clear_object (&self->picture);
  g_clear_pointer (&self->record, medina_record_free);
  g_free (self->saved);
  g_free (self->left);
  g_free (self->stamp);
  g_free (self->title);
  g_free (self->kept);
  g_free (self->foreign);
  g_free (self->keeping);
  g_free (self->autosave_error);
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
  properties[PROP_AUTOSAVE_ERROR] = g_param_spec_string ("autosave-error", NULL, NULL, NULL, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
medina_document_init (MedinaDocument *self)
{
  self->title = g_strdup ("");
}
