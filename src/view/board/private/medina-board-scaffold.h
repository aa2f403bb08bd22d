/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-board-canvas.h"

G_BEGIN_DECLS

/* Scaffolding on those sides of a building that face one of the given spaces. */
void
medina_board_scaffold_draw (const MedinaBoardCanvas *canvas, MdnSpace space, const MdnSet *facing);

G_END_DECLS
