/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-board-settings.h"

void
medina_board_settings_bind (GSettings *settings, MedinaBoardView *board)
{
  MedinaBoardStyle *style = medina_board_view_get_style (board);

  g_settings_bind (settings, "show-coordinates", board, "show-coordinates", G_SETTINGS_BIND_GET);
  g_settings_bind (settings, "table", style, "material", G_SETTINGS_BIND_GET);
  g_settings_bind (settings, "daylight", style, "daylight", G_SETTINGS_BIND_GET);
}
