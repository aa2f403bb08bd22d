/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-board-layers.h"

#include "medina-board-band.h"
#include "medina-board-city.h"
#include "medina-board-ground.h"
#include "medina-board-marks.h"
#include "medina-board-table.h"

void
medina_board_layers_draw_background (const MedinaBoardCanvas *canvas)
{
  medina_board_band_draw (canvas);
  medina_board_ground_draw (canvas);
}

void
medina_board_layers_draw_scene (const MedinaBoardCanvas *canvas, const MedinaBoardPalaces *palaces)
{
  medina_board_table_draw (canvas);
  medina_board_marks_draw_ground (canvas);
  medina_board_city_draw (canvas, palaces);
  if (canvas->scene->cursor != MDN_NO_SPACE)
    medina_board_marks_draw_cursor (canvas);
  medina_board_marks_draw_top (canvas, palaces);
}
