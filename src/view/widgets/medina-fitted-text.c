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

  return medina_fitted_text_measure_other (label, gtk_label_get_text (label), width, scale);
}

int
medina_fitted_text_measure_other (GtkLabel *label, const char *text, int width, double scale)
{
  g_autoptr (PangoLayout) layout = NULL;
  PangoAttrList *attributes;
  int height;

  g_return_val_if_fail (GTK_IS_LABEL (label), 0);

  if (*text == '\0')
    return 0;
  layout = gtk_widget_create_pango_layout (GTK_WIDGET (label), text);
  attributes = create_attributes (scale);
  pango_layout_set_attributes (layout, attributes);
  pango_attr_list_unref (attributes);
  pango_layout_set_wrap (layout, gtk_label_get_wrap_mode (label));
  pango_layout_set_width (layout, MAX (width, 1) * PANGO_SCALE);
  pango_layout_get_pixel_size (layout, NULL, &height);
  return height;
}

/* Setting the same again would have all be laid out again. */
void
medina_fitted_text_set_scale (GtkLabel *label, double scale)
{
  PangoAttrList *attributes;

  g_return_if_fail (GTK_IS_LABEL (label));

  attributes = create_attributes (scale);
  if (gtk_label_get_attributes (label) == NULL ||
      !pango_attr_list_equal (gtk_label_get_attributes (label), attributes))
    gtk_label_set_attributes (label, attributes);
  pango_attr_list_unref (attributes);
}
