/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-board-layout.h"
#include "medina-game.h"
#include "medina-typed-placement.h"

G_BEGIN_DECLS

/* What is under the pointer, in words. All transfer full. */

/* A palace there and what it is worth, with a rooftop in hand what roofing it would bring;
 * otherwise the space itself. */
char *medina_board_describe_space (MedinaGame *game, MdnSpace space);

/* A tile, a pile, or the rooftops of a color beside the board. */
char *medina_board_describe_item (MedinaGame *game, MedinaBoardItem item, int index);

/* What has been typed of a placement, and what comes next; NULL for nothing. */
char *medina_board_describe_typed (MedinaGame *game, const MedinaTypedPlacement *typed);

G_END_DECLS
