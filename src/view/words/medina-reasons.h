/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-game.h"
#include "reason.h"

G_BEGIN_DECLS

/* Why the placement was refused in the game's present position, as a translated sentence; NULL for
 * MDN_REASON_NONE. Transfer full. */
char *medina_reason_to_sentence (MdnReason reason, MedinaGame *game, MdnPlacement placement);

/* Whether one of the four towers stands there. */
gboolean medina_space_is_tower (const MdnPosition *position, MdnSpace space);

G_END_DECLS
