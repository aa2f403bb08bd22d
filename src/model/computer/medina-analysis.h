/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-analysis-turn.h"
#include "medina-game.h"
#include "medina-history.h"

G_BEGIN_DECLS

/* Looks through a finished game turn by turn, in a thread: what each player could expect, and which
 * turns were not the best. Before every turn it thinks about what to expect, and about what could
 * be expected after the turn that it would have made itself; both by a fixed number of positions,
 * so that the same game gives the same answer everywhere. On one core of an ordinary machine a game
 * takes about a minute.
 *
 * Properties, read-only:
 *   "running"   gboolean
 *   "complete"  gboolean, all turns have been looked at
 *   "progress"  gdouble, from 0 to 1 */

#define MEDINA_TYPE_ANALYSIS (medina_analysis_get_type ())
G_DECLARE_FINAL_TYPE (MedinaAnalysis, medina_analysis, MEDINA, ANALYSIS, GObject)

/* The game must be finished (see medina_game_get_finished); what becomes of it later does not
 * matter. */
MedinaAnalysis *medina_analysis_new (MedinaGame *game);

/* Looks at one turn only, the placements from `start` up to `end`, as it looks at every turn of a
 * finished game; this game can still be played. For the analysis the game ends with that turn. */
MedinaAnalysis *medina_analysis_new_of_turn (MedinaGame *game, guint start, guint end);

/* Begins, or goes on where it was stopped. */
void medina_analysis_start (MedinaAnalysis *self);

/* Nothing more comes until it is started again; the turn that was being looked at is dropped. */
void medina_analysis_stop (MedinaAnalysis *self);

/* How many positions each thought looks at, in place of the usual number; for tests, which cannot
 * wait. To be set before it starts. */
void medina_analysis_set_nodes (MedinaAnalysis *self, guint64 nodes);

gboolean medina_analysis_get_running (MedinaAnalysis *self);
gboolean medina_analysis_get_complete (MedinaAnalysis *self);
double medina_analysis_get_progress (MedinaAnalysis *self);

/* GListModel of MedinaAnalysisTurn, transfer none: those that have been looked at so far, in order.
 * The opening merchant (M0) is a turn, too. */
GListModel *medina_analysis_get_turns (MedinaAnalysis *self);

/* How many turns the game has. */
guint medina_analysis_get_length (MedinaAnalysis *self);

/* Players in the order of the seats, transfer none. */
guint medina_analysis_get_n_players (MedinaAnalysis *self);
MedinaPlayer *medina_analysis_get_player (MedinaAnalysis *self, guint number);

/* The result of the game for a player: the own total less the best other's. */
int medina_analysis_get_result (MedinaAnalysis *self, guint player);

/* The game that is analyzed, all placements included; its cursor may be anywhere. */
const MdnGame *medina_analysis_get_game (MedinaAnalysis *self);

/* Whether the game that was analyzed is this one as it is now; its cursor does not matter. */
gboolean medina_analysis_is_of (MedinaAnalysis *self, MedinaGame *game);

/* The game after so many placements. */
MdnPosition medina_analysis_get_position (MedinaAnalysis *self, guint placements);

/* --- Keeping what was found ------------------------------------------------------------------- */

/* Goes on, once it is started, where another analysis of the same game was stopped, which was
 * perhaps read from elsewhere; before it begins. FALSE, and nothing is taken, if it has begun or
 * the games are not the same. */
gboolean medina_analysis_take_over (MedinaAnalysis *self, MedinaAnalysis *before);

/* Looks in the history for what was found earlier in this game, which is in the file of that name,
 * and takes it: then it is complete. What has begun meanwhile goes on instead. Canceled, the
 * callback is still called. */
void medina_analysis_recall_async (MedinaAnalysis *self,
                                   MedinaHistory *history,
                                   const char *name,
                                   GCancellable *cancellable,
                                   GAsyncReadyCallback callback,
                                   gpointer data);

/* To be called, as it is here that what was found is taken. FALSE and G_IO_ERROR_CANCELLED if it
 * was canceled; TRUE whether there was something or not. */
gboolean medina_analysis_recall_finish (MedinaAnalysis *self, GAsyncResult *result, GError **error);

/* Has the history keep what was found in the game of that name, once it is complete. That it cannot
 * be written is an error, whose message is a sentence. */
void medina_analysis_keep_async (MedinaAnalysis *self,
                                 MedinaHistory *history,
                                 const char *name,
                                 GAsyncReadyCallback callback,
                                 gpointer data);
gboolean medina_analysis_keep_finish (MedinaAnalysis *self, GAsyncResult *result, GError **error);

G_END_DECLS
