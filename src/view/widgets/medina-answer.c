/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-answer.h"

enum
{
  LETTERS = 36, /* in a line, at the most */
  MARGIN = 32,  /* of the window beside the text, in pixels */
};

static GtkWidget *
create_label (const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 1); /* what it gets is asked for below */
  return label;
}

static int
find_room (GtkWidget *label)
{
  GtkWidget *window = gtk_widget_get_ancestor (label, GTK_TYPE_WINDOW);
  const int width = window != NULL ? gtk_widget_get_width (window) : 0;

  return width > 2 * MARGIN ? width - MARGIN : G_MAXINT;
}

/* Once it has its font. */
static void
set_width (GtkWidget *label)
{
  PangoContext *context = gtk_widget_get_pango_context (label);
  PangoFontMetrics *metrics = pango_context_get_metrics (context, NULL, NULL);
  const int letters = LETTERS * pango_font_metrics_get_approximate_char_width (metrics);
  const char *text = gtk_label_get_text (GTK_LABEL (label));
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (label, text);
  int width;

  pango_font_metrics_unref (metrics);
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_width (layout, MIN (letters, find_room (label) * (gint64) PANGO_SCALE));
  pango_layout_get_pixel_size (layout, &width, NULL);
  gtk_widget_set_size_request (label, width + 1, -1);
}

GtkWidget *
medina_answer_new (GtkWidget *asked, const char *text)
{
  GtkWidget *popover = gtk_popover_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  g_auto (GStrv) parts = g_strsplit (text, "\n", 2);

  for (guint i = 0; parts[i] != NULL; i++)
    {
      GtkWidget *label = create_label (parts[i]);

      if (i == 0)
        gtk_widget_add_css_class (label, "heading");
      gtk_box_append (GTK_BOX (box), label);
    }
  gtk_widget_add_css_class (popover, "answer");
  gtk_popover_set_child (GTK_POPOVER (popover), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (popover), GTK_ACCESSIBLE_PROPERTY_LABEL, text,
                                  -1);
  gtk_widget_set_parent (popover, asked);
  for (GtkWidget *label = gtk_widget_get_first_child (box); label != NULL;
       label = gtk_widget_get_next_sibling (label))
    set_width (label);
  return popover;
}
