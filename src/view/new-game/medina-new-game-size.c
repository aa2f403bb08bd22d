/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-new-game-size.h"

#include "medina-letter-size.h"
#include "medina-piece-picture.h"

enum
{
  WHOLE_HEIGHT = 830, /* of all that there is to choose, in usual letters */
};

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

/* Over a large window there is room for all that can be chosen. */
static void
heighten (GtkWindow *dialog, GtkWindow *parent, int percent)
{
  const int room = gtk_widget_get_height (GTK_WIDGET (parent)) * 9 / 10;
  int width, height;

  gtk_window_get_default_size (dialog, &width, &height);
  gtk_window_set_default_size (dialog, width,
                               CLAMP (WHOLE_HEIGHT * percent / 100, height, MAX (room, height)));
}

void
medina_new_game_size_fit (GtkWindow *dialog, GtkWindow *parent)
{
  const int percent = medina_letter_size_grow (GTK_WIDGET (dialog), parent);

  if (percent == 100)
    return;
  grow_pictures (GTK_WIDGET (dialog), percent);
  heighten (dialog, parent, percent);
}
