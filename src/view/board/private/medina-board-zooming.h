/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-board-view.h"

G_BEGIN_DECLS

/* What a person does to look closer at a board: pinches, turns the wheel with Ctrl, drags with the middle
 * button, scrolls with two fingers, presses Shift and an arrow. It adds its controllers to the view. */
typedef struct _MedinaBoardZooming MedinaBoardZooming;

/* The view is borrowed; it has to be freed before the view's controllers are gone. */
MedinaBoardZooming *medina_board_zooming_new (MedinaBoardView *view);
void medina_board_zooming_free (MedinaBoardZooming *self);

G_END_DECLS
