/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "geometry.h"

/* The options that make a rule set. Whatever depends on the rules asks an option, never which
 * rule set it is. */

enum
{
  MDN_MIN_PLAYERS = 2,
  MDN_MAX_PLAYERS = 4,
  MDN_COLORS = 4,
};

/* The colors of buildings; a palace tile is worth its color plus one. Purple is black where
 * the option says so. */
typedef enum
{
  MDN_GREY,
  MDN_PURPLE,
  MDN_BROWN,
  MDN_ORANGE,
} MdnColor;

typedef enum
{
  MDN_FIRST_EDITION,
  MDN_SECOND_EDITION,
  MDN_ONLINE,
  MDN_RULE_SETS,
} MdnRuleSet;

typedef enum
{
  MDN_OPENING_FULL,   /* every turn has the full number of placements */
  MDN_OPENING_SHORT,  /* T4 */
  MDN_OPENING_RISING, /* T5: 1, 1, 2, then the full number */
} MdnOpening;

/* What players may switch on and off, where the rule set offers it. */
typedef enum
{
  MDN_OPTION_WELL,
  MDN_OPTION_TEA,
  MDN_OPTION_TOWERS,  /* merchants on tower tiles (U4, V6) */
  MDN_OPTION_OPENING, /* on: short (T4), off: full */
  MDN_OPTION_NEUTRAL, /* neutral rooftops with three players */
  MDN_OPTIONS,
} MdnOption;

/* What each player begins with. */
typedef struct
{
  uint8_t buildings; /* of each color */
  uint8_t rooftops;
  uint8_t stables;
  uint8_t merchants;
  uint8_t walls;
} MdnStockSize;

typedef struct
{
  uint8_t set;            /* MdnRuleSet: which bundle this is, to name it */
  uint8_t players;        /* 2, 3 or 4 */
  uint8_t board;          /* MdnBoard */
  uint8_t other_rooftops; /* neutral or blocking rooftops of each player */
  uint8_t turn_length;    /* placements in a turn, after the opening */
  uint8_t opening;        /* MdnOpening */
  uint8_t street_touch;   /* M3: how many old merchants a new market street may touch */
  MdnStockSize stock;
  bool black; /* the second building color is black, not purple */
  bool well;
  bool tea;
  bool tower_merchants;
  bool opening_merchant;  /* the starting player chooses the first merchant's space (M0) */
  bool blocking;          /* the other rooftops block (B1, B2) instead of being neutral (R2) */
  bool one_of_each_color; /* B3 */
  bool last_rooftops;     /* T6 */
  bool tie_by_largest;    /* E3 */
} MdnRules;

/* The bundle for a rule set and 2–4 players, every option as the rule set has it. */
MdnRules mdn_rules (MdnRuleSet set, int players);

/* "first", "second" or "online": how the protocol and game records call it. */
const char *mdn_rule_set_name (MdnRuleSet set);

/* Whether players may choose this option in this rule set with so many players. */
bool mdn_rules_offers (MdnRuleSet set, int players, MdnOption option);

bool mdn_rules_get_option (const MdnRules *rules, MdnOption option);

/* Only for an option that is offered. */
void mdn_rules_set_option (MdnRules *rules, MdnOption option, bool on);

/* Placements in turn number `turn`, counted from 0 over all players (T1, T4, T5). */
int mdn_rules_turn_length (const MdnRules *rules, int turn);
