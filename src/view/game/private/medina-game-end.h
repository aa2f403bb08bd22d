/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-analysis-page.h"
#include "medina-hint-display.h"
#include "medina-move-log-view.h"
#include "medina-panel.h"
#include "medina-replay-bar.h"
#include "medina-score-page.h"

G_BEGIN_DECLS

/* What comes at the end of a game, beside its board: the score sheet, and the analysis. What a row
 * of the sheet is about is lit on the board, and told on the plaque; a palace that is pointed at on
 * the board has its row lit. A turn that is chosen in the analysis, or among the moves that it
 * marks, is shown on the board, with what would have been better; it is marked in the analysis, and
 * the replay has its number, until another moment is looked at. */

#define MEDINA_TYPE_GAME_END (medina_game_end_get_type ())
G_DECLARE_FINAL_TYPE (MedinaGameEnd, medina_game_end, MEDINA, GAME_END, GObject)

/* All borrowed: they must outlive it, or it must have no game. */
typedef struct
{
  MedinaPanel *panel;
  MedinaScorePage *scores;
  MedinaAnalysisPage *analysis;
  MedinaMoveLogView *moves;
  MedinaBoardView *board;
  MedinaStatusBar *status;
  MedinaHintDisplay *hint_display;
  MedinaReplayBar *replay_bar;
} MedinaGameEndParts;

MedinaGameEnd *medina_game_end_new (const MedinaGameEndParts *parts);

/* NULL for none. A finished game shows its scores. */
void medina_game_end_set_game (MedinaGameEnd *self, MedinaGame *game);

/* The scores are there from now on, final or so far, and have the focus. */
void medina_game_end_show_scores (MedinaGameEnd *self);

/* The analysis of the game likewise; NULL if none is to be there any more. */
void medina_game_end_show_analysis (MedinaGameEnd *self, MedinaAnalysis *analysis);

G_END_DECLS
