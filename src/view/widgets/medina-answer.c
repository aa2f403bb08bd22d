/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-answer.h"

#include "medina-letter-size.h"
#include "medina-popover-bin.h"
#include "medina-popovers.h"

enum
{
  LETTERS = 36,      /* in a line, at the most */
  LONG_LETTERS = 60, /* likewise, where many lines would not fit on the screen */
  LOW = 480,         /* pixels of a window, as of a telephone on its side */
};

static int
find_letters (GtkWidget *asked)
{
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (asked));

  return window != NULL && gtk_widget_get_height (window) < LOW ? LONG_LETTERS : LETTERS;
}

static GtkWidget *
create_label (const char *text, int letters)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_max_width_chars (GTK_LABEL (label), letters);
  return label;
}

GtkWidget *
medina_answer_new (GtkWidget *asked, const char *text)
{
  GtkWidget *popover = gtk_popover_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  g_auto (GStrv) parts = g_strsplit (text, "\n", 2);
  const MedinaLetterSize *size = medina_letter_size_find (asked);

  for (guint i = 0; parts[i] != NULL; i++)
    {
      GtkWidget *label = create_label (parts[i], find_letters (asked));

      if (i == 0)
        gtk_widget_add_css_class (label, "heading");
      gtk_box_append (GTK_BOX (box), label);
    }
  gtk_widget_add_css_class (popover, "answer");
  if (size != NULL)
    gtk_widget_add_css_class (popover, size->style);
  gtk_popover_set_child (GTK_POPOVER (popover), medina_popover_bin_new (box));
  medina_popovers_pass_keys_on (GTK_POPOVER (popover));
  gtk_accessible_update_property (GTK_ACCESSIBLE (popover), GTK_ACCESSIBLE_PROPERTY_LABEL, text,
                                  -1);
  gtk_widget_set_parent (popover, asked);
  gtk_widget_activate_action (asked, "page.forget-refusal", NULL); /* where there is a plaque */
  return popover;
}
