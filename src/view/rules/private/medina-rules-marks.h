/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-board-canvas.h"
#include "medina-rules-example.h"

G_BEGIN_DECLS

/* Draws what an example of the rules book marks on its board, over the pieces: crosses where the
 * piece in hand may not go, and numbers. */
void medina_rules_marks_draw (const MedinaBoardCanvas *canvas, const MedinaRulesExample *example);

G_END_DECLS
