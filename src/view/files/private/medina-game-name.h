/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-document.h"

G_BEGIN_DECLS

/* The name, without a suffix, that is suggested for files of a game: its title, or if it has none, the day
 * on which it began. Transfer full. */
char *medina_game_name_suggest (MedinaDocument *document);

G_END_DECLS
