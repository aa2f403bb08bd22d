/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-board-export.h"

#include <errno.h>
#include <math.h>

#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <glib/gi18n.h>

#include "medina-board-caption.h"
#include "medina-board-painter.h"
#include "medina-painting.h"
#include "medina-piece-sprites.h"
#include "medina-record-error.h"
#include "medina-record-file.h"
#include "medina-record-picture.h"

/* Points a space in PDF documents. */
#define PDF_SPACE 36.0

struct _MedinaBoardExport
{
  MedinaPictureSize size;
  int width; /* of all of it */
  int height;
  MedinaBoardCaption *caption; /* owned; NULL for none */
  MdnPosition position;
  MedinaBoardLayout layout;
  MedinaBoardScene scene; /* shows the position above */
  GBytes *record;         /* owned; NULL for none, as is the title */
  char *title;

  /* for work in a thread */
  MedinaPictureFormat format;
  GFile *file; /* owned */
  gboolean replace;
};

/* After a change of size or caption. */
static void
measure (MedinaBoardExport *self)
{
  const MdnRules *rules = &self->position.rules;

  medina_board_layout_measure ((MdnBoard) rules->board, self->size, &self->width, &self->height);
  medina_board_layout_init (&self->layout, rules, self->width, self->height);
  if (self->caption != NULL)
    self->height += (int) ceil (medina_board_caption_measure (self->width));
}

MedinaBoardExport *
medina_board_export_new (MedinaGame *game, gboolean coordinates)
{
  MedinaBoardExport *self;

  g_return_val_if_fail (MEDINA_IS_GAME (game), NULL);

  self = g_new0 (MedinaBoardExport, 1);
  self->position = *medina_game_get_position (game);
  medina_board_scene_init_for_game (&self->scene, game);
  self->scene.position = &self->position;
  self->scene.coordinates = coordinates;
  self->scene.sizes = medina_game_get_aided (game);
  medina_board_export_set_size (self, MEDINA_PICTURE_MEDIUM);
  return self;
}

void
medina_board_export_free (MedinaBoardExport *self)
{
  g_clear_object (&self->file);
  g_clear_pointer (&self->record, g_bytes_unref);
  g_free (self->title);
  medina_board_caption_free (self->caption);
  g_free (self);
}

void
medina_board_export_set_size (MedinaBoardExport *self, MedinaPictureSize size)
{
  g_return_if_fail (self != NULL);

  self->size = size;
  measure (self);
}

void
medina_board_export_add_caption (MedinaBoardExport *self, MedinaGame *game)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (self->caption == NULL);

  self->caption = medina_board_caption_new (game);
  measure (self);
}

void
medina_board_export_set_record (MedinaBoardExport *self, GBytes *record)
{
  g_return_if_fail (self != NULL);

  g_clear_pointer (&self->record, g_bytes_unref);
  self->record = record != NULL ? g_bytes_ref (record) : NULL;
}

void
medina_board_export_set_title (MedinaBoardExport *self, const char *title)
{
  g_return_if_fail (self != NULL);

  g_free (self->title);
  self->title = g_strdup (title);
}

void
medina_board_export_get_size (const MedinaBoardExport *self, int *width, int *height)
{
  g_return_if_fail (self != NULL);

  *width = self->width;
  *height = self->height;
}

/* With an atlas of its own: it may run in a thread, and at a size that no window needs. */
void
medina_board_export_draw (const MedinaBoardExport *self, cairo_t *cr)
{
  g_autoptr (MedinaPieceAtlas) atlas = medina_piece_atlas_new ();
  g_autoptr (MedinaBoardPainter) painter = medina_board_painter_new (atlas);

  g_return_if_fail (self != NULL);

  medina_board_painter_draw (painter, cr, &self->layout, &self->scene);
  if (self->caption != NULL)
    medina_board_caption_draw (self->caption, cr, atlas,
                               self->height - ceil (medina_board_caption_measure (self->width)),
                               self->width);
}

/* --- Contents of files ------------------------------------------------------------------------ */

static cairo_status_t
append_cb (void *closure, const unsigned char *data, unsigned length)
{
  g_byte_array_append (closure, data, length);
  return CAIRO_STATUS_SUCCESS;
}

/* Points a pixel. */
static double
get_pdf_scale (const MedinaBoardExport *self)
{
  return PDF_SPACE / self->size;
}

static cairo_surface_t *
create_pdf_surface (const MedinaBoardExport *self, GByteArray *contents)
{
  cairo_surface_t *surface =
    cairo_pdf_surface_create_for_stream (append_cb, contents, self->width * get_pdf_scale (self),
                                         self->height * get_pdf_scale (self));

  cairo_pdf_surface_restrict_to_version (surface, CAIRO_PDF_VERSION_1_4); /* to attach the record */
  if (self->title != NULL)
    cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_TITLE, self->title);
  return surface;
}

static cairo_surface_t *
create_svg_surface (const MedinaBoardExport *self, GByteArray *contents)
{
  cairo_surface_t *surface =
    cairo_svg_surface_create_for_stream (append_cb, contents, self->width, self->height);

  cairo_svg_surface_set_document_unit (surface, CAIRO_SVG_UNIT_PX);
  return surface;
}

static cairo_surface_t *
create_surface (const MedinaBoardExport *self, MedinaPictureFormat format, GByteArray *contents)
{
  switch (format)
    {
    case MEDINA_PICTURE_PDF:
      return create_pdf_surface (self, contents);
    case MEDINA_PICTURE_SVG:
      return create_svg_surface (self, contents);
    default:
      return cairo_image_surface_create (CAIRO_FORMAT_ARGB32, self->width, self->height);
    }
}

static cairo_status_t
draw_to_surface (const MedinaBoardExport *self,
                 cairo_surface_t *surface,
                 MedinaPictureFormat format)
{
  cairo_t *cr = cairo_create (surface);
  cairo_status_t status;

  if (format == MEDINA_PICTURE_PDF)
    cairo_scale (cr, get_pdf_scale (self), get_pdf_scale (self));
  medina_board_export_draw (self, cr);
  status = cairo_status (cr);
  cairo_destroy (cr);
  return status;
}

/* Takes the picture over. */
static GBytes *
add_record (const MedinaBoardExport *self, GBytes *picture)
{
  g_autoptr (GBytes) plain = picture;
  GBytes *result;

  if (self->record == NULL)
    return g_steal_pointer (&plain);
  result = medina_record_picture_add (plain, self->record);
  g_return_val_if_fail (result != NULL, g_steal_pointer (&plain));
  return result;
}

GBytes *
medina_board_export_to_bytes (const MedinaBoardExport *self,
                              MedinaPictureFormat format,
                              GError **error)
{
  g_autoptr (GByteArray) contents = g_byte_array_new ();
  cairo_surface_t *surface;
  cairo_status_t status;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (format < MEDINA_PICTURE_FORMATS, NULL);

  surface = create_surface (self, format, contents);
  status = draw_to_surface (self, surface, format);
  if (status == CAIRO_STATUS_SUCCESS && format == MEDINA_PICTURE_PNG)
    status = cairo_surface_write_to_png_stream (surface, append_cb, contents);
  cairo_surface_finish (surface);
  if (status == CAIRO_STATUS_SUCCESS)
    status = cairo_surface_status (surface);
  cairo_surface_destroy (surface);
  if (status == CAIRO_STATUS_SUCCESS)
    return add_record (self, g_byte_array_free_to_bytes (g_steal_pointer (&contents)));
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_FAILED,
               /* Translators: %s says why, like “out of memory” */
               _ ("The picture could not be created: %s. Close other programs and try again."),
               cairo_status_to_string (status));
  return NULL;
}

/* --- In a thread ------------------------------------------------------------------------------ */

static GBytes *
paint (const MedinaBoardExport *self, GError **error)
{
  GBytes *picture;

  medina_painting_begin ();
  picture = medina_board_export_to_bytes (self, self->format, error);
  medina_painting_end ();
  return picture;
}

/* Takes the picture over. */
static void
run (MedinaBoardExport *self, MedinaPictureFormat format, GTask *task, GTaskThreadFunc function)
{
  self->format = format;
  g_task_set_return_on_cancel (task, TRUE);
  g_task_set_task_data (task, self, (GDestroyNotify) medina_board_export_free);
  g_task_run_in_thread (task, function);
}

static void
render_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  MedinaBoardExport *self = data;
  GError *error = NULL;
  GBytes *picture = paint (self, &error);

  if (picture != NULL)
    g_task_return_pointer (task, picture, (GDestroyNotify) g_bytes_unref);
  else
    g_task_return_error (task, error);
}

void
medina_board_export_render_async (MedinaBoardExport *self,
                                  MedinaPictureFormat format,
                                  GCancellable *cancellable,
                                  GAsyncReadyCallback callback,
                                  gpointer user_data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, user_data);

  g_return_if_fail (self != NULL);
  g_return_if_fail (format < MEDINA_PICTURE_FORMATS);

  g_task_set_source_tag (task, medina_board_export_render_async);
  run (self, format, task, render_thread);
}

GBytes *
medina_board_export_render_finish (GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, NULL), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

/* --- Files ------------------------------------------------------------------------------------ */

static const char *
word_failure (int code)
{
  switch (code)
    {
    case MEDINA_RECORD_ERROR_NOT_FOUND:
      return _ ("The folder no longer exists. If it was on a removable drive, reconnect the drive "
                "and try again, or choose another folder.");
    case MEDINA_RECORD_ERROR_NOT_ALLOWED:
      return _ ("You do not have permission to save here. Choose another folder or another name.");
    case MEDINA_RECORD_ERROR_READ_ONLY:
      return _ ("This drive is read-only. Choose another one.");
    case MEDINA_RECORD_ERROR_NO_SPACE:
      return _ ("The drive is full. Free up some space and try again, or choose another drive.");
    case MEDINA_RECORD_ERROR_NOT_A_FILE:
      return _ ("A folder or a device already has this name. Choose another name.");
    default:
      return _ ("The file could not be written to the drive. Try again, or choose another drive.");
    }
}

/* FALSE if there is a file that is to stay, or nobody waits any more. */
static gboolean
may_write (MedinaBoardExport *self, GCancellable *cancellable, GError **error)
{
  if (self->replace || !g_file_query_exists (self->file, cancellable))
    return !g_cancellable_set_error_if_cancelled (cancellable, error);
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_EXISTS, g_strerror (EEXIST));
  return FALSE;
}

static gboolean
save (MedinaBoardExport *self, GCancellable *cancellable, GError **error)
{
  g_autoptr (GBytes) contents = NULL;
  g_autoptr (GError) cause = NULL;

  if (!may_write (self, cancellable, error))
    return FALSE;
  contents = paint (self, error);
  if (contents == NULL)
    return FALSE;
  if (medina_record_save_bytes (self->file, contents, NULL, cancellable, &cause))
    return TRUE;
  /* The messages of records speak of games. */
  if (cause->domain == MEDINA_RECORD_ERROR)
    g_set_error_literal (error, cause->domain, cause->code, word_failure (cause->code));
  else
    g_propagate_error (error, g_steal_pointer (&cause));
  return FALSE;
}

static void
save_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  GError *error = NULL;

  if (save (data, cancellable, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

void
medina_board_export_save_async (MedinaBoardExport *self,
                                GFile *file,
                                MedinaPictureFormat format,
                                gboolean replace,
                                GCancellable *cancellable,
                                GAsyncReadyCallback callback,
                                gpointer user_data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, user_data);

  g_return_if_fail (self != NULL);
  g_return_if_fail (G_IS_FILE (file));
  g_return_if_fail (format < MEDINA_PICTURE_FORMATS);

  g_set_object (&self->file, file);
  self->replace = replace;
  g_task_set_source_tag (task, medina_board_export_save_async);
  run (self, format, task, save_thread);
}

gboolean
medina_board_export_save_finish (GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, NULL), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}
