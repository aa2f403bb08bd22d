/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "medina-board-layout.h"
#include "medina-board-scene.h"

G_BEGIN_DECLS

/* The picture of the board on the screen, kept in tiles. While its size changes it is scaled, and
 * painted sharp afterwards. In another light, or style, it is shown when its ground has been
 * painted, a part at a time between frames: until then the old picture stays. */
typedef struct _MedinaBoardDisplay MedinaBoardDisplay;

/* The widget is borrowed and must outlive it; it keeps a reference of the atlas. */
MedinaBoardDisplay *medina_board_display_new (GtkWidget *widget, MedinaPieceAtlas *atlas);
void medina_board_display_free (MedinaBoardDisplay *self);

/* Shows the scene where the layout has it. */
void medina_board_display_snapshot (MedinaBoardDisplay *self,
                                    GtkSnapshot *snapshot,
                                    const MedinaBoardLayout *layout,
                                    const MedinaBoardScene *scene);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MedinaBoardDisplay, medina_board_display_free)

G_END_DECLS
