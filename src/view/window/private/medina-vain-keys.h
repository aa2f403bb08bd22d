/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-game-page.h"

G_BEGIN_DECLS

/* Has the page say why, when the keys of Finish or of a hint are pressed in its window while
 * nothing can come of it. Other keys that can do nothing are quiet: that there is nothing to undo
 * is seen. To be called when the application has its keys. */
void medina_vain_keys_watch (GtkWindow *window, MedinaGamePage *page);

G_END_DECLS
