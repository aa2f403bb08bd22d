/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-rules-label.h"

#include <string.h>

enum
{
  LAST_LETTERS = 3, /* of a paragraph that stand in one line */
};

/* Where lines may break between any two letters, as in Chinese and Japanese, a paragraph may end in
 * a line of one. */
static char *
tie_last_letters (const char *text)
{
  static const char joiner[] = "\xe2\x81\xa0"; /* U+2060 */
  GString *tied = g_string_new (text);
  const char *end = text + strlen (text);

  for (int i = 0; i < LAST_LETTERS && end > text; i++)
    {
      end = g_utf8_prev_char (end);
      if (!g_unichar_iswide (g_utf8_get_char (end)))
        break;
      if (i > 0)
        g_string_insert (tied, g_utf8_next_char (end) - text, joiner);
    }
  return g_string_free (tied, FALSE);
}

static GtkWidget *
create (const char *text, const char *css_class, GtkAccessibleRole role)
{
  g_autofree char *tied = tie_last_letters (text);
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "accessible-role", role, "label", tied, "wrap",
                                   TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR, "xalign", 0.0, NULL);

  gtk_widget_add_css_class (label, css_class);
  return label;
}

GtkWidget *
medina_rules_label_new (const char *text, const char *css_class)
{
  return create (text, css_class, GTK_ACCESSIBLE_ROLE_LABEL);
}

GtkWidget *
medina_rules_label_new_heading (const char *text, int level, const char *css_class)
{
  GtkWidget *label = create (text, css_class, GTK_ACCESSIBLE_ROLE_HEADING);

  gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LEVEL, level, -1);
  return label;
}
