/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-new-game-size.h"

#include "medina-letter-size.h"
#include "medina-piece-picture.h"

static void
grow_pictures (GtkWidget *widget, int percent)
{
  if (MEDINA_IS_PIECE_PICTURE (widget))
    {
      int width;

      g_object_get (widget, "width", &width, NULL);
      medina_piece_picture_set_width (MEDINA_PIECE_PICTURE (widget), width * percent / 100);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    grow_pictures (child, percent);
}

static void
grow (GtkWindow *dialog, AdwClamp *clamp, const MedinaLetterSize *size)
{
  const int least = adw_clamp_get_tightening_threshold (clamp);
  const int most = adw_clamp_get_maximum_size (clamp);
  int width, height;

  gtk_widget_add_css_class (GTK_WIDGET (dialog), size->style);
  grow_pictures (GTK_WIDGET (dialog), size->percent);
  adw_clamp_set_tightening_threshold (clamp, least * size->percent / 100);
  adw_clamp_set_maximum_size (clamp, most * size->percent / 100);
  gtk_window_get_default_size (dialog, &width, &height);
  gtk_window_set_default_size (dialog, width * size->percent / 100, height * size->percent / 100);
}

void
medina_new_game_size_fit (GtkWindow *dialog, AdwClamp *clamp, GtkWindow *parent)
{
  const MedinaLetterSize *size = medina_letter_size_find (GTK_WIDGET (parent));

  if (size != NULL)
    grow (dialog, clamp, size);
}
