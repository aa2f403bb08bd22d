/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-name-frame.h"

struct _MedinaNameFrame
{
  GtkWidget parent_instance;

  GtkLabel *label; /* a child */
};

G_DEFINE_FINAL_TYPE (MedinaNameFrame, medina_name_frame, GTK_TYPE_WIDGET)

/* How much wider the glyphs are than their font has them, in units of Pango. */
static int
measure_spare (const PangoGlyphItem *run)
{
  int spare = 0;

  for (int i = 0; i < run->glyphs->num_glyphs; i++)
    {
      PangoRectangle area;

      pango_font_get_glyph_extents (run->item->analysis.font, run->glyphs->glyphs[i].glyph, NULL,
                                    &area);
      spare += run->glyphs->glyphs[i].geometry.width - area.width;
    }
  return spare;
}

/* In pixels, in the last line of a label that is so wide. */
static int
measure_gap (MedinaNameFrame *self, int width)
{
  g_autoptr (PangoLayout) layout = pango_layout_copy (gtk_label_get_layout (self->label));
  PangoLayoutLine *line;
  int spare = 0;

  pango_layout_set_width (layout, width * PANGO_SCALE);
  line = pango_layout_get_line_readonly (layout, pango_layout_get_line_count (layout) - 1);
  for (GSList *l = line->runs; l != NULL; l = l->next)
    {
      const PangoGlyphItem *run = l->data;

      if (run->item->analysis.flags & PANGO_ANALYSIS_FLAG_IS_ELLIPSIS)
        spare += measure_spare (run);
    }
  return MAX (0, spare / PANGO_SCALE);
}

static GtkSizeRequestMode
medina_name_frame_get_request_mode (GtkWidget *widget)
{
  return gtk_widget_get_request_mode (GTK_WIDGET (MEDINA_NAME_FRAME (widget)->label));
}

static void
medina_name_frame_measure (GtkWidget *widget,
                           GtkOrientation orientation,
                           int for_size,
                           int *minimum,
                           int *natural,
                           int *minimum_baseline,
                           int *natural_baseline)
{
  gtk_widget_measure (GTK_WIDGET (MEDINA_NAME_FRAME (widget)->label), orientation, for_size,
                      minimum, natural, minimum_baseline, natural_baseline);
}

static void
medina_name_frame_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  MedinaNameFrame *self = MEDINA_NAME_FRAME (widget);
  const gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  GtkWidget *label = GTK_WIDGET (self->label);
  int least, taken;

  gtk_widget_measure (label, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  taken = MAX (least, width - measure_gap (self, width));
  gtk_widget_size_allocate (label,
                            &(GtkAllocation){ mirrored ? width - taken : 0, 0, taken, height },
                            baseline);
}

static void
medina_name_frame_dispose (GObject *object)
{
  MedinaNameFrame *self = MEDINA_NAME_FRAME (object);

  if (self->label != NULL)
    gtk_widget_unparent (GTK_WIDGET (self->label));
  self->label = NULL;
  G_OBJECT_CLASS (medina_name_frame_parent_class)->dispose (object);
}

static void
medina_name_frame_class_init (MedinaNameFrameClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = medina_name_frame_dispose;
  widget_class->get_request_mode = medina_name_frame_get_request_mode;
  widget_class->measure = medina_name_frame_measure;
  widget_class->size_allocate = medina_name_frame_size_allocate;
}

static void
medina_name_frame_init (MedinaNameFrame *self)
{
}

GtkWidget *
medina_name_frame_new (GtkLabel *label)
{
  MedinaNameFrame *self = g_object_new (MEDINA_TYPE_NAME_FRAME, NULL);

  self->label = label;
  gtk_widget_set_parent (GTK_WIDGET (label), GTK_WIDGET (self));
  return GTK_WIDGET (self);
}
