/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "plaque-texts.h"

/* NULL for what is neither a label nor an inscription. */
static const char *
get_text (GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget))
    return gtk_label_get_text (GTK_LABEL (widget));
  return GTK_IS_INSCRIPTION (widget) ? gtk_inscription_get_text (GTK_INSCRIPTION (widget)) : NULL;
}

GtkWidget *
plaque_texts_find (GtkWidget *widget, const char *text)
{
  if (g_strcmp0 (get_text (widget), text) == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *label = plaque_texts_find (child, text);

      if (label != NULL)
        return label;
    }
  return NULL;
}

GtkWidget *
plaque_texts_find_prompt (GtkWidget *widget)
{
  GtkWidget *found = NULL;

  if (gtk_widget_has_css_class (widget, "prompt"))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = plaque_texts_find_prompt (child);
  return found;
}

GtkWidget *
plaque_texts_find_message (GtkWidget *widget, const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  g_autofree char *brief = NULL;
  GtkWidget *whole = plaque_texts_find (widget, text);

  if (whole != NULL || g_strv_length (lines) != 3)
    return whole;
  brief = g_strjoinv ("\u00a0· ", lines + 1);
  return plaque_texts_find (widget, brief);
}

/* An inscription does not tell. */
static int
measure_inscription (GtkInscription *inscription)
{
  g_autoptr (PangoLayout) layout =
    gtk_widget_create_pango_layout (GTK_WIDGET (inscription),
                                    gtk_inscription_get_text (inscription));
  int height;

  pango_layout_set_attributes (layout, gtk_inscription_get_attributes (inscription));
  pango_layout_set_wrap (layout, gtk_inscription_get_wrap_mode (inscription));
  pango_layout_set_width (layout, gtk_widget_get_width (GTK_WIDGET (inscription)) * PANGO_SCALE);
  pango_layout_get_pixel_size (layout, NULL, &height);
  return height;
}

static gboolean
is_shortened (GtkWidget *label)
{
  if (GTK_IS_INSCRIPTION (label))
    return measure_inscription (GTK_INSCRIPTION (label)) > gtk_widget_get_height (label);
  return pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (label)));
}

void
plaque_texts_assert_within (GtkWidget *plaque, GtkWidget *label)
{
  graphene_rect_t area;
  int needed;

  gtk_widget_measure (label, GTK_ORIENTATION_VERTICAL, gtk_widget_get_width (label), &needed, NULL,
                      NULL, NULL);
  g_assert_cmpint (gtk_widget_get_height (label), >=, needed);
  g_assert_true (gtk_widget_compute_bounds (label, plaque, &area));
  g_assert_cmpfloat (area.origin.y, >=, 0);
  g_assert_cmpfloat (area.origin.y + area.size.height, <=, gtk_widget_get_height (plaque) + 1);
}

static void
assert_not_shortened (GtkWidget *plaque, GtkWidget *label)
{
  g_assert_nonnull (label);
  g_assert_false (is_shortened (label));
  plaque_texts_assert_within (plaque, label);
}

void
plaque_texts_assert_whole (GtkWidget *plaque, const char *text)
{
  assert_not_shortened (plaque, plaque_texts_find (plaque, text));
}

void
plaque_texts_assert_told (GtkWidget *plaque, const char *text)
{
  assert_not_shortened (plaque, plaque_texts_find_message (plaque, text));
}

PangoAttrList *
plaque_texts_get_letters (GtkWidget *label)
{
  if (GTK_IS_INSCRIPTION (label))
    return gtk_inscription_get_attributes (GTK_INSCRIPTION (label));
  return gtk_label_get_attributes (GTK_LABEL (label));
}

void
plaque_texts_assert_letters (GtkWidget *label, PangoAttrList *letters)
{
  g_assert_true (pango_attr_list_equal (plaque_texts_get_letters (label), letters));
}
