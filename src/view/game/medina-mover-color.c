/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-mover-color.h"

#include "medina-piece-sprites.h"

void
medina_mover_color_show (GtkWidget *widget, MedinaGame *game)
{
  const MdnGame *played;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  for (MedinaColor color = 0; color < MEDINA_N_COLORS; color++)
    gtk_widget_remove_css_class (widget, medina_player_css_class (color));
  if (game == NULL || !medina_game_get_replaying (game) || medina_game_get_cursor (game) == 0)
    return;
  played = medina_game_get_engine_game (game);
  gtk_widget_add_css_class (
    widget,
    medina_player_css_class (medina_player_get_color (
      medina_game_get_player (game, (guint) mdn_game_player_of (played, played->cursor - 1)))));
}
