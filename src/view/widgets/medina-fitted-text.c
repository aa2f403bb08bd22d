/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-fitted-text.h"

static const double scales[MEDINA_FITTED_TEXT_SIZES] = { 1, .92, .85, .78, .72 };

static PangoAttrList *
create_attributes (int size)
{
  PangoAttrList *attributes = pango_attr_list_new ();

  pango_attr_list_insert (attributes, pango_attr_scale_new (scales[size]));
  return attributes;
}

int
medina_fitted_text_measure (GtkLabel *label, int width, int size)
{
  g_autoptr (PangoLayout) layout = NULL;
  PangoAttrList *attributes;
  int height;

  g_return_val_if_fail (GTK_IS_LABEL (label), 0);
  g_return_val_if_fail (size >= 0 && size < MEDINA_FITTED_TEXT_SIZES, 0);

  if (*gtk_label_get_text (label) == '\0')
    return 0;
  layout = gtk_widget_create_pango_layout (GTK_WIDGET (label), gtk_label_get_text (label));
  attributes = create_attributes (size);
  pango_layout_set_attributes (layout, attributes);
  pango_attr_list_unref (attributes);
  pango_layout_set_wrap (layout, gtk_label_get_wrap_mode (label));
  pango_layout_set_width (layout, MAX (width, 1) * PANGO_SCALE);
  pango_layout_get_pixel_size (layout, NULL, &height);
  return height;
}

/* Setting the same again would have all be laid out again. */
void
medina_fitted_text_set_size (GtkLabel *label, int size)
{
  PangoAttrList *attributes;

  g_return_if_fail (GTK_IS_LABEL (label));
  g_return_if_fail (size >= 0 && size < MEDINA_FITTED_TEXT_SIZES);

  attributes = create_attributes (size);
  if (gtk_label_get_attributes (label) == NULL ||
      !pango_attr_list_equal (gtk_label_get_attributes (label), attributes))
    gtk_label_set_attributes (label, attributes);
  pango_attr_list_unref (attributes);
}
