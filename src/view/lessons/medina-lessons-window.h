/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "medina-game-sounds.h"

G_BEGIN_DECLS

/* The First Game: a list of its lessons, and one of them on a board of its own, so that a game that
 * is open in another window is not disturbed, and nothing of this is stored as a game. How far one
 * has come is in the settings (see MedinaCourse). There is one such window at the most. */

#define MEDINA_TYPE_LESSONS_WINDOW (medina_lessons_window_get_type ())
G_DECLARE_FINAL_TYPE (MedinaLessonsWindow,
                      medina_lessons_window,
                      MEDINA,
                      LESSONS_WINDOW,
                      AdwApplicationWindow)

/* Keeps references to the settings and the sounds. It begins where a lesson was left, or with the
 * first one. */
MedinaLessonsWindow *medina_lessons_window_new (GtkApplication *application,
                                                GSettings *settings,
                                                MedinaGameSounds *sounds);

/* Over a large window it is large, too. To be called before it is shown; NULL for no window. */
void medina_lessons_window_grow (MedinaLessonsWindow *self, GtkWindow *window);

/* The one of the application that is open, transfer none; NULL if none is. */
MedinaLessonsWindow *medina_lessons_window_find (GtkApplication *application);

G_END_DECLS
