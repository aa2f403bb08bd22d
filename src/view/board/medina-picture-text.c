/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-picture-text.h"

#include "medina-language.h"

PangoLayout *
medina_picture_text_new (cairo_t *cr,
                         const char *text,
                         double width,
                         double size,
                         gboolean bold,
                         PangoAlignment alignment)
{
  PangoLayout *layout = pango_cairo_create_layout (cr);
  PangoFontDescription *font = pango_font_description_from_string (bold ? "Sans Bold" : "Sans");

  pango_context_set_language (pango_layout_get_context (layout), medina_language_get_pango ());
  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
  pango_layout_set_width (layout, (int) (width * PANGO_SCALE));
  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  pango_layout_set_single_paragraph_mode (layout, TRUE);
  pango_layout_set_alignment (layout, alignment);
  pango_layout_set_text (layout, text, -1);
  return layout;
}

void
medina_picture_text_wrap (PangoLayout *layout, int lines)
{
  PangoAttrList *attributes = pango_attr_list_new ();

  pango_attr_list_insert (attributes, pango_attr_insert_hyphens_new (FALSE)); /* no name has them */
  pango_layout_set_attributes (layout, attributes);
  pango_attr_list_unref (attributes);
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_height (layout, -lines);
}

void
medina_picture_text_show (cairo_t *cr, PangoLayout *layout, double x, double y, double size)
{
  cairo_save (cr);
  cairo_rectangle (cr, x, y - size / 2, (double) pango_layout_get_width (layout) / PANGO_SCALE,
                   2.5 * size);
  cairo_clip (cr);
  cairo_move_to (cr, x, y);
  pango_cairo_show_layout (cr, layout);
  cairo_restore (cr);
  cairo_new_path (cr);
}

void
medina_picture_text_stand (cairo_t *cr, PangoLayout *layout, double x, double baseline, double size)
{
  medina_picture_text_show (cr, layout, x,
                            baseline - (double) pango_layout_get_baseline (layout) / PANGO_SCALE,
                            size);
}

void
medina_picture_text_draw (cairo_t *cr,
                          const char *text,
                          double x,
                          double y,
                          double width,
                          double size,
                          gboolean bold,
                          PangoAlignment alignment)
{
  g_autoptr (PangoLayout) layout = medina_picture_text_new (cr, text, width, size, bold, alignment);

  medina_picture_text_show (cr, layout, x, y, size);
}
