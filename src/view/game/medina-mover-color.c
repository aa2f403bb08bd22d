/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-mover-color.h"

#include "medina-piece-sprites.h"

static void
forget (GtkWidget *widget)
{
  for (MedinaColor color = 0; color < MEDINA_N_COLORS; color++)
    gtk_widget_remove_css_class (widget, medina_player_css_class (color));
}

void
medina_mover_color_show (GtkWidget *widget, MedinaGame *game)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  if (game != NULL && medina_game_get_replaying (game) && medina_game_get_cursor (game) > 0)
    medina_mover_color_show_at (widget, game, medina_game_get_cursor (game) - 1);
  else
    forget (widget);
}

void
medina_mover_color_show_at (GtkWidget *widget, MedinaGame *game, guint placement)
{
  MedinaPlayer *player;

  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (MEDINA_IS_GAME (game));
  g_return_if_fail (placement < medina_game_get_length (game));

  player =
    medina_game_get_player (game, (guint) mdn_game_player_of (medina_game_get_engine_game (game),
                                                              (int) placement));
  forget (widget);
  gtk_widget_add_css_class (widget, medina_player_css_class (medina_player_get_color (player)));
}
