/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-event.h"
#include "medina-game.h"

G_BEGIN_DECLS

/* What happened by itself, as a translated sentence to announce. Transfer full. */
char *medina_event_to_sentence (const MedinaEvent *event, MedinaGame *game);

G_END_DECLS
