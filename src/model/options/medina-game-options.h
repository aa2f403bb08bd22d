/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-game.h"

G_BEGIN_DECLS

/* What a New Game dialog lets people choose. Every choice keeps its value while the rule set does
 * not offer it, to be there again with one that does.
 *
 * Properties, read-write unless said otherwise:
 *   "rule-set"         guint, a MdnRuleSet; the second edition by default
 *   "players"          guint, 2…4; 4 by default
 *   "well", "tea"      gboolean; on by default, as the next three
 *   "towers"           gboolean, merchants on tower tiles (U4)
 *   "neutral"          gboolean, neutral rooftops with three players
 *   "short-opening"    gboolean (T4)
 *   "starting-player"  guint, 1…4, who begins, as numbered here; 0, by default: drawn (U5)
 *   "random-order"     gboolean, the players are seated in random order; off by default
 *   "screens"          gboolean, off by default
 *   "colors-fixed"     gboolean, read-only: the rules give each seat its colors, see below
 *
 * Signal:
 *   "seat-changed"     (guint seat): a name, a color or who plays, as somebody chose it, is
 *                      another one now
 *
 * Names, colors and who plays are kept for four seats, whatever the number of players. By default
 * a person has the first seat and easy computers the others: a person who tries the program for the
 * first time is most likely alone, and does not know the game yet. */

#define MEDINA_TYPE_GAME_OPTIONS (medina_game_options_get_type ())
G_DECLARE_FINAL_TYPE (MedinaGameOptions, medina_game_options, MEDINA, GAME_OPTIONS, GObject)

/* What is wrong with the choices. */
typedef enum
{
  MEDINA_OPTIONS_PROBLEM_NONE,
  MEDINA_OPTIONS_PROBLEM_SAME_COLOR,      /* two players have the same color */
  MEDINA_OPTIONS_PROBLEM_SAME_NAME,       /* two players were given the same name */
  MEDINA_OPTIONS_PROBLEM_STARTING_PLAYER, /* there is no such player */
} MedinaOptionsProblem;

MedinaGameOptions *medina_game_options_new (void);

MdnRuleSet medina_game_options_get_rule_set (MedinaGameOptions *self);
void medina_game_options_set_rule_set (MedinaGameOptions *self, MdnRuleSet rule_set);
guint medina_game_options_get_players (MedinaGameOptions *self);
void medina_game_options_set_players (MedinaGameOptions *self, guint players);
guint medina_game_options_get_starting_player (MedinaGameOptions *self);
void medina_game_options_set_starting_player (MedinaGameOptions *self, guint starting_player);
gboolean medina_game_options_get_random_order (MedinaGameOptions *self);
void medina_game_options_set_random_order (MedinaGameOptions *self, gboolean random_order);
gboolean medina_game_options_get_screens (MedinaGameOptions *self);
void medina_game_options_set_screens (MedinaGameOptions *self, gboolean screens);

/* The options of the rules, "well" to "neutral" and "short-opening" above, one by one; as chosen,
 * whether offered or not. */
gboolean medina_game_options_get_option (MedinaGameOptions *self, MdnOption option);
void medina_game_options_set_option (MedinaGameOptions *self, MdnOption option, gboolean on);

/* Whether the rule set leaves the option to so many players. */
gboolean medina_game_options_offers (MedinaGameOptions *self, MdnOption option);

/* Seats are numbered from 0 to 3. A name may be "", never NULL. */
const char *medina_game_options_get_name (MedinaGameOptions *self, guint seat);
void medina_game_options_set_name (MedinaGameOptions *self, guint seat, const char *name);

/* While the colors are fixed, get_color answers with those (the first two seats': yellow, blue)
 * and set_color changes what will be there again afterwards. */
MedinaColor medina_game_options_get_color (MedinaGameOptions *self, guint seat);
void medina_game_options_set_color (MedinaGameOptions *self, guint seat, MedinaColor color);

/* What set_color set, fixed or not. */
MedinaColor medina_game_options_get_chosen_color (MedinaGameOptions *self, guint seat);

/* Who plays; easy is the level by default. The seat keeps its level while a person has it, for when
 * the computer plays there again. */
MedinaSeatKind medina_game_options_get_kind (MedinaGameOptions *self, guint seat);
void medina_game_options_set_kind (MedinaGameOptions *self, guint seat, MedinaSeatKind kind);
MedinaLevel medina_game_options_get_level (MedinaGameOptions *self, guint seat);
void medina_game_options_set_level (MedinaGameOptions *self, guint seat, MedinaLevel level);

/* What a computer likes to place; by default, and with MEDINA_CHARACTER_SURPRISE, a character is
 * drawn when a game begins. The seat keeps it while a person has it. */
MedinaCharacter medina_game_options_get_character (MedinaGameOptions *self, guint seat);
void
medina_game_options_set_character (MedinaGameOptions *self, guint seat, MedinaCharacter character);

/* First edition, two players: player 1 scores with yellow and blocks with red, player 2 scores with
 * blue and blocks with green (B1). */
gboolean medina_game_options_get_colors_fixed (MedinaGameOptions *self);

/* Whether a game can begin. If not, what is wrong first, and with which seat; of two that are
 * alike, the later one. Either may be NULL. */
gboolean medina_game_options_validate (MedinaGameOptions *self,
                                       MedinaOptionsProblem *problem,
                                       guint *player);

/* The rules as chosen, what is not offered as the rule set has it. */
MdnRules medina_game_options_get_rules (MedinaGameOptions *self);

/* Begins a game; the choices must be valid. The same choices and seed give the same game. The
 * starting player is who was chosen, wherever a random order seats that player. Transfer full. */
MedinaGame *medina_game_options_create_game (MedinaGameOptions *self, guint64 seed);

/* From and to settings with the schema io.github.medina_game.Medina; other keys are left alone. */
void medina_game_options_load (MedinaGameOptions *self, GSettings *settings);
void medina_game_options_save (MedinaGameOptions *self, GSettings *settings);
void medina_game_options_save_names (MedinaGameOptions *self, GSettings *settings); /* these only */

G_END_DECLS
