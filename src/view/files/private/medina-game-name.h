/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-document.h"

G_BEGIN_DECLS

/* The name, without a suffix, that is suggested for files of a game: its title, or if it has none,
 * who plays and the day on which it began. Only letters that every system takes in names of files,
 * and no more than 230 bytes. Transfer full. */
char *medina_game_name_suggest (MedinaDocument *document);

G_END_DECLS
