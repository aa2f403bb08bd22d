/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "medina-analysis.h"
#include "medina-hint-display.h"
#include "medina-board-view.h"
#include "medina-coach-display.h"
#include "medina-computer-player.h"
#include "medina-finisher.h"
#include "medina-replay.h"

G_BEGIN_DECLS

/* A game as it is played: the board, the lines that say what to do, the players' cards, and what
 * happened by itself. */

#define MEDINA_TYPE_GAME_PAGE (medina_game_page_get_type ())
G_DECLARE_FINAL_TYPE (MedinaGamePage, medina_game_page, MEDINA, GAME_PAGE, GtkWidget)

GtkWidget *medina_game_page_new (void);

/* NULL for none. The page keeps a reference. */
void medina_game_page_set_gate (MedinaGamePage *self, MedinaPlacementGate *gate);

/* Who plays for the computers of that game; NULL for nobody. */
void medina_game_page_set_computer (MedinaGamePage *self, MedinaComputerPlayer *computer);

/* What goes through that game by itself; once. */
void medina_game_page_set_replay (MedinaGamePage *self, MedinaReplay *replay);

/* Gives the focus to the board, at its cursor. */
void medina_game_page_focus_board (MedinaGamePage *self);

/* Plays a placement; if it is refused, the page says why. */
void medina_game_page_play (MedinaGamePage *self, MdnPlacement placement);

/* Says why a piece that can go nowhere cannot be picked up. */
void medina_game_page_refuse_piece (MedinaGamePage *self, MdnPiece piece);

/* Says why something else cannot be done now. */
void medina_game_page_refuse (MedinaGamePage *self, const char *sentence);

/* Shows a text on the plaque for a while. */
void medina_game_page_announce (MedinaGamePage *self, const char *text);

/* Shows the list of moves, with the focus in it; if it has that, the board has it again. */
void medina_game_page_show_moves (MedinaGamePage *self);

/* Shows the score sheet, final or so far, with the focus in it; if it has that, the board has it
 * again, and during a game the players are shown. */
void medina_game_page_show_scores (MedinaGamePage *self);

/* During a game, shows the players instead of another page; the board has the focus if that page
 * had it. */
void medina_game_page_show_players (MedinaGamePage *self);

/* Shows an analysis of the game, with the focus in it; NULL if none is to be shown any more. */
void medina_game_page_show_analysis (MedinaGamePage *self, MedinaAnalysis *analysis);

/* Says and shows the last news again; called once more, what was said before that. */
void medina_game_page_repeat_news (MedinaGamePage *self);

/* What is said to those who do not see the board; transfer none. */
MedinaNarrator *medina_game_page_get_narrator (MedinaGamePage *self);

/* Knows when nothing can be decided any more; transfer none. */
MedinaFinisher *medina_game_page_get_finisher (MedinaGamePage *self);

/* What was not good to place; transfer none. */
MedinaCoachDisplay *medina_game_page_get_coach_display (MedinaGamePage *self);

/* What would be good to place; both transfer none. */
MedinaHintDisplay *medina_game_page_get_hint_display (MedinaGamePage *self);
MedinaBoardView *medina_game_page_get_board (MedinaGamePage *self);

G_END_DECLS
