/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules.h"

/* The stocks of RULES.md section 2, by the number of players. */
static const MdnStockSize first_stocks[] = {
  [2] = { 9, 4, 6, 12, 16 },
  [3] = { 6, 4, 4, 8, 10 },
  [4] = { 5, 4, 3, 6, 8 },
};

static const MdnStockSize second_stocks[] = {
  [2] = { 8, 4, 4, 12, 15 },
  [3] = { 6, 4, 4, 8, 12 },
  [4] = { 5, 4, 3, 6, 9 },
};

static MdnRules
first_edition (int players)
{
  const bool duel = players == 2;

  return (MdnRules){
    .set = MDN_FIRST_EDITION,
    .players = (uint8_t) players,
    .board = MDN_BOARD_LARGE,
    .other_rooftops = duel ? 4 : 0,
    .turn_length = duel ? 3 : 2,
    .opening = duel ? MDN_OPENING_RISING : MDN_OPENING_FULL,
    .street_touch = 1,
    .stock = first_stocks[players],
    .black = true,
    .opening_merchant = true,
    .blocking = duel,
    .one_of_each_color = duel,
    .last_rooftops = true,
  };
}

static MdnRules
second_edition (int players)
{
  return (MdnRules){
    .set = MDN_SECOND_EDITION,
    .players = (uint8_t) players,
    .board = players == 2 ? MDN_BOARD_SMALL : MDN_BOARD_LARGE,
    .other_rooftops = (uint8_t) (4 - players),
    .turn_length = 2,
    .opening = MDN_OPENING_SHORT,
    .street_touch = 1,
    .stock = second_stocks[players],
    .well = true,
    .tea = true,
    .tower_merchants = true,
    .tie_by_largest = true,
  };
}

const char *
mdn_rule_set_name (MdnRuleSet set)
{
  static const char *const names[MDN_RULE_SETS] = { "first", "second", "online" };

  return names[set];
}

MdnRules
mdn_rules (MdnRuleSet set, int players)
{
  MdnRules rules;

  if (set == MDN_FIRST_EDITION)
    return first_edition (players);
  rules = second_edition (players);
  if (set == MDN_ONLINE)
    {
      rules.set = MDN_ONLINE;
      rules.street_touch = 0;
    }
  return rules;
}

bool
mdn_rules_offers (MdnRuleSet set, int players, MdnOption option)
{
  if (set == MDN_FIRST_EDITION)
    return false;
  switch (option)
    {
    case MDN_OPTION_WELL:
    case MDN_OPTION_TEA:
    case MDN_OPTION_TOWERS:
    case MDN_OPTION_OPENING:
      return true;
    case MDN_OPTION_NEUTRAL:
      return players == 3;
    case MDN_OPTIONS:
      break;
    }
  return false;
}

bool
mdn_rules_get_option (const MdnRules *rules, MdnOption option)
{
  switch (option)
    {
    case MDN_OPTION_WELL:
      return rules->well;
    case MDN_OPTION_TEA:
      return rules->tea;
    case MDN_OPTION_TOWERS:
      return rules->tower_merchants;
    case MDN_OPTION_OPENING:
      return rules->opening == MDN_OPENING_SHORT;
    case MDN_OPTION_NEUTRAL:
      return rules->other_rooftops > 0 && !rules->blocking;
    case MDN_OPTIONS:
      break;
    }
  return false;
}

void
mdn_rules_set_option (MdnRules *rules, MdnOption option, bool on)
{
  switch (option)
    {
    case MDN_OPTION_WELL:
      rules->well = on;
      break;
    case MDN_OPTION_TEA:
      rules->tea = on;
      break;
    case MDN_OPTION_TOWERS:
      rules->tower_merchants = on;
      break;
    case MDN_OPTION_OPENING:
      rules->opening = on ? MDN_OPENING_SHORT : MDN_OPENING_FULL;
      break;
    case MDN_OPTION_NEUTRAL:
      rules->other_rooftops = on ? 1 : 0;
      break;
    case MDN_OPTIONS:
      break;
    }
}

int
mdn_rules_turn_length (const MdnRules *rules, int turn)
{
  static const uint8_t rising[] = { 1, 1, 2 };

  if (rules->opening == MDN_OPENING_SHORT && turn < (rules->players == 2 ? 1 : 2))
    return 1;
  if (rules->opening == MDN_OPENING_RISING && turn < 3)
    return rising[turn];
  return rules->turn_length;
}
