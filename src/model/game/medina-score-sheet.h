/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-game.h"
#include "score.h"

G_BEGIN_DECLS

/* The score of a game at one moment, itemized (E1–E3). It does not change when the game goes on,
 * and has no properties. A `line` is always less than the number of players. */

/* One palace of a player. */
typedef struct
{
  int number; /* in the order of founding, from 1 */
  MdnColor color;
  MdnSpace space; /* its crown, by which it is known */
  int size;       /* buildings and stables (L1) */
  MdnPalaceScore score;
} MedinaScoreSheetPalace;

#define MEDINA_TYPE_SCORE_SHEET (medina_score_sheet_get_type ())
G_DECLARE_FINAL_TYPE (MedinaScoreSheet, medina_score_sheet, MEDINA, SCORE_SHEET, GObject)

/* Transfer full. The sheet keeps a reference to the players, none to the game. */
MedinaScoreSheet *medina_score_sheet_new (MedinaGame *game);

guint medina_score_sheet_get_n_players (MedinaScoreSheet *self);

/* The standing: `line` 0 is the winner, or the winner with the lowest seat; then by points, then
 * as E3 decides where the rules have it, then by seat. Transfer none. */
MedinaPlayer *medina_score_sheet_get_player (MedinaScoreSheet *self, guint line);

/* The player's place in the standing, from 1. Equal points share a place, except that a victory by
 * the largest palace (E3) leaves the others one place behind. */
guint medina_score_sheet_get_place (MedinaScoreSheet *self, guint line);

gboolean medina_score_sheet_is_winner (MedinaScoreSheet *self, guint line);

/* How many have won; more than one share the victory. */
guint medina_score_sheet_get_n_winners (MedinaScoreSheet *self);

/* Whether there was a tie that the largest palace decided (E3). */
gboolean medina_score_sheet_get_decided_by_largest (MedinaScoreSheet *self);

/* The player's palace that counts where points are tied (E3): the largest one, of equally large
 * ones the one that was roofed first. NULL without a palace; owned by the sheet. */
const MedinaScoreSheetPalace *medina_score_sheet_get_largest (MedinaScoreSheet *self, guint line);

/* Those of the game; valid as long as the sheet. */
const MdnRules *medina_score_sheet_get_rules (MedinaScoreSheet *self);

/* Valid as long as the sheet. */
const MdnScore *medina_score_sheet_get_score (MedinaScoreSheet *self, guint line);

/* The palaces that the player owns, by color; `n_palaces` is set to how many there are. Owned by
 * the sheet. */
const MedinaScoreSheetPalace *
medina_score_sheet_get_palaces (MedinaScoreSheet *self, guint line, guint *n_palaces);

G_END_DECLS
