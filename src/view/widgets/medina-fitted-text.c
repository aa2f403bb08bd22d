/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-fitted-text.h"

static PangoAttrList *
create_attributes (double scale)
{
  PangoAttrList *attributes = pango_attr_list_new ();

  pango_attr_list_insert (attributes, pango_attr_scale_new (scale));
  return attributes;
}

int
medina_fitted_text_measure (GtkLabel *label, int width, double scale)
{
  g_return_val_if_fail (GTK_IS_LABEL (label), 0);

  return medina_fitted_text_measure_other (GTK_WIDGET (label), gtk_label_get_text (label), width,
                                           scale);
}

int
medina_fitted_text_measure_other (GtkWidget *widget, const char *text, int width, double scale)
{
  g_autoptr (PangoLayout) layout = NULL;
  PangoAttrList *attributes;
  int height;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), 0);

  if (*text == '\0')
    return 0;
  layout = gtk_widget_create_pango_layout (widget, text);
  attributes = create_attributes (scale);
  pango_layout_set_attributes (layout, attributes);
  pango_attr_list_unref (attributes);
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_width (layout, MAX (width, 1) * PANGO_SCALE);
  pango_layout_get_pixel_size (layout, NULL, &height);
  return height;
}

void
medina_fitted_text_forget (MedinaFittedTextMemory *memory)
{
  g_clear_pointer (&memory->text, g_free);
  memory->count = 0;
}

int
medina_fitted_text_recall (MedinaFittedTextMemory *memory,
                           GtkWidget *widget,
                           const char *text,
                           int width,
                           double scale)
{
  const guint most = G_N_ELEMENTS (memory->heights);
  const guint serial = pango_context_get_serial (gtk_widget_get_pango_context (widget));
  int height;

  if (memory->serial != serial || g_strcmp0 (memory->text, text) != 0)
    {
      medina_fitted_text_forget (memory);
      memory->text = g_strdup (text);
      memory->serial = serial;
    }
  for (guint i = 0; i < MIN (memory->count, most); i++)
    if (memory->heights[i].width == width && memory->heights[i].scale == scale)
      return memory->heights[i].height;
  height = medina_fitted_text_measure_other (widget, text, width, scale);
  memory->heights[memory->count % most].width = width;
  memory->heights[memory->count % most].scale = scale;
  memory->heights[memory->count++ % most].height = height;
  return height;
}

/* Setting the same again would have all be laid out again. */
void
medina_fitted_text_set_scale (GtkWidget *widget, double scale)
{
  PangoAttrList *before = NULL, *attributes;

  g_return_if_fail (GTK_IS_LABEL (widget) || GTK_IS_INSCRIPTION (widget));

  attributes = create_attributes (scale);
  g_object_get (widget, "attributes", &before, NULL);
  if (before == NULL || !pango_attr_list_equal (before, attributes))
    g_object_set (widget, "attributes", attributes, NULL);
  g_clear_pointer (&before, pango_attr_list_unref);
  pango_attr_list_unref (attributes);
}
