/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-board-painter.h"

#include "medina-board-background.h"
#include "medina-board-layers.h"

struct _MedinaBoardPainter
{
  GObject parent_instance;

  /* owned */
  MedinaPieceAtlas *atlas;
  MedinaBoardBackground *background; /* NULL until the first picture */
};

G_DEFINE_FINAL_TYPE (MedinaBoardPainter, medina_board_painter, G_TYPE_OBJECT)

static void
medina_board_painter_finalize (GObject *object)
{
  MedinaBoardPainter *self = MEDINA_BOARD_PAINTER (object);

  g_clear_object (&self->atlas);
  g_clear_pointer (&self->background, medina_board_background_free);

  G_OBJECT_CLASS (medina_board_painter_parent_class)->finalize (object);
}

static void
medina_board_painter_class_init (MedinaBoardPainterClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = medina_board_painter_finalize;
}

static void
medina_board_painter_init (MedinaBoardPainter *self)
{
}

static void
update_background (MedinaBoardPainter *self, const MedinaBoardCanvas *canvas)
{
  MedinaBoardStage stage;

  medina_board_stage_init (&stage, canvas->layout, canvas->scene,
                           medina_piece_atlas_get_scale (self->atlas));
  if (self->background != NULL &&
      medina_board_stage_equal (&stage, medina_board_background_get_stage (self->background)))
    return;
  g_clear_pointer (&self->background, medina_board_background_free);
  self->background = medina_board_background_new (&stage, self->atlas);
}

MedinaBoardPainter *
medina_board_painter_new (MedinaPieceAtlas *atlas)
{
  MedinaBoardPainter *self;

  g_return_val_if_fail (MEDINA_IS_PIECE_ATLAS (atlas), NULL);

  self = g_object_new (MEDINA_TYPE_BOARD_PAINTER, NULL);
  self->atlas = g_object_ref (atlas);
  return self;
}

void
medina_board_painter_draw (MedinaBoardPainter *self,
                           cairo_t *cr,
                           const MedinaBoardLayout *layout,
                           const MedinaBoardScene *scene)
{
  MedinaBoardCanvas canvas;
  MedinaBoardPalaces palaces;

  g_return_if_fail (MEDINA_IS_BOARD_PAINTER (self));

  canvas = (MedinaBoardCanvas){
    .cr = cr,
    .atlas = self->atlas,
    .layout = layout,
    .scene = scene,
    .palette = medina_board_palette_get (scene),
    .spaces = medina_board_layout_find_spaces (layout, &layout->frame),
  };
  if (medina_piece_atlas_draws_vectors (cr))
    medina_board_layers_draw_background (&canvas);
  else
    {
      update_background (self, &canvas);
      medina_board_background_paint (self->background, cr, &layout->frame);
    }
  medina_board_palaces_init (&palaces, scene);
  medina_board_layers_draw_scene (&canvas, &palaces);
}
