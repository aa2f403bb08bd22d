/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "medina-board-viewport.h"

G_BEGIN_DECLS

/* What a person does to look closer at a board: pinches, turns the wheel with Ctrl, drags with the
 * middle button or a finger, scrolls with two fingers, presses Shift and an arrow. It adds its
 * controllers to the viewport's widget. */
typedef struct _MedinaBoardZooming MedinaBoardZooming;

/* The viewport is borrowed; it has to be freed before the widget's controllers are gone. */
MedinaBoardZooming *medina_board_zooming_new (MedinaBoardViewport *viewport);
void medina_board_zooming_free (MedinaBoardZooming *self);

G_END_DECLS
