/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "medina-announcer.h"
#include "medina-computer-player.h"
#include "medina-finisher.h"
#include "medina-replay.h"

G_BEGIN_DECLS

/* The plaque at the board: the lines that always say whose turn it is and what can or must be done;
 * below that, until the person whose turn it is has placed something, what the others took from
 * that person; then, why a click was refused, or what is under the pointer. Between the two a thin
 * bar shows how far the computer has come with its thought, and buttons let it play now or pause.
 *
 * Its least height is that of few lines, its natural one that of as many as are of use, whatever it
 * says. Its natural width is what a line should have. It is measured by hand: GtkLabel can be held
 * to some lines at the most but not to some at the least, and the height of a line depends on the
 * script.
 *
 * Properties:
 *   "description"  string, read-write: what is under the pointer; a new one takes the place of a
 *                  refusal
 *   "typed"        string, read-write: what has been typed of a placement; while it is not "" it is
 *                  shown instead of the description
 *   "newsy"        gboolean, read-write: whether what the others have placed last stands in what
 *                  all else leaves of it, in two lines at most; FALSE at first */

#define MEDINA_TYPE_STATUS_BAR (medina_status_bar_get_type ())
G_DECLARE_FINAL_TYPE (MedinaStatusBar, medina_status_bar, MEDINA, STATUS_BAR, GtkWidget)

/* The height that it wants in a place of this size, beyond which `clear` is free: that of the
 * place, or if what it says now is too long for that in small letters, more; for news no more than
 * a few lines. It takes less small letters where what is free does for these, and smaller ones
 * where it then does, but not where these do not help. To be asked before it is allocated, in
 * pixels: the letters of the first lines are chosen by the place, so that they stay the same while
 * it is larger. */
int medina_status_bar_find_height (MedinaStatusBar *self, int width, int height, int clear);

/* NULL for none. It keeps a reference to the game. */
void medina_status_bar_set_game (MedinaStatusBar *self, MedinaGame *game);

/* Whether that game is finished, whatever is looked at of it. */
gboolean medina_status_bar_is_finished (MedinaStatusBar *self);

/* Who plays for the computers of that game; NULL for nobody. It keeps a reference. */
void medina_status_bar_set_computer (MedinaStatusBar *self, MedinaComputerPlayer *computer);

/* Who knows when nothing can be decided any more in that game; once. */
void medina_status_bar_set_finisher (MedinaStatusBar *self, MedinaFinisher *finisher);

/* What goes through that game by itself; once. */
void medina_status_bar_set_replay (MedinaStatusBar *self, MedinaReplay *replay);

const char *medina_status_bar_get_description (MedinaStatusBar *self);
void medina_status_bar_set_description (MedinaStatusBar *self, const char *description);

void medina_status_bar_set_typed (MedinaStatusBar *self, const char *typed);

/* What it says instead of whose turn it is; NULL for that. */
void medina_status_bar_set_lesson (MedinaStatusBar *self, const char *sentence);
gboolean medina_status_bar_has_lesson (MedinaStatusBar *self);

/* Shows why something was refused, until something else is pointed at or done. Not once
 * the game is over, which the first line says. NULL: it has been read. */
void medina_status_bar_refuse (MedinaStatusBar *self, const char *sentence);

/* A hint: shown at once, and whenever nothing is pointed at and nothing was refused, until it is
 * replaced; NULL for none. */
void medina_status_bar_set_hint (MedinaStatusBar *self, const char *sentence);

/* What is seen instead of the prompt, above the next hint, which stays then whatever is pointed at;
 * NULL for the prompt. */
void medina_status_bar_set_heading (MedinaStatusBar *self, const char *heading);

/* Shows for a while what happened, in the place of the lower lines, if that does not stand on the
 * plaque anyway. */
void medina_status_bar_announce (MedinaStatusBar *self, const char *text);

/* Who shows it; transfer none. */
MedinaAnnouncer *medina_status_bar_get_announcer (MedinaStatusBar *self);

/* What the lower line says now; "" for nothing. */
const char *medina_status_bar_get_message (MedinaStatusBar *self);
const char *medina_status_bar_get_prompt (MedinaStatusBar *self);

/* What was taken from the person whose turn it is; "" for nothing. */
const char *medina_status_bar_get_losses (MedinaStatusBar *self);

/* Whether it has buttons now: on a computer's turn. */
gboolean medina_status_bar_has_buttons (MedinaStatusBar *self);

/* The sign of a coach (medina-coach-sign.h), for those who have something to show; transfer
 * none. */
GtkWidget *medina_status_bar_get_coach_sign (MedinaStatusBar *self);

G_END_DECLS
