/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-rules-page.h"

#include <glib/gi18n.h>

static const MedinaRulesPage pages[MEDINA_RULES_PAGES] = {
  /* Translators: the titles of the pages of the rules book */
  [MEDINA_RULES_PAGE_TURN] = { N_ ("Goal and Turn"), MEDINA_PIECE_TOWER, 0, medina_rules_turn },
  [MEDINA_RULES_PAGE_SET_UP] = { N_ ("Setup"), MEDINA_PIECE_GATE_HORIZONTAL, 0,
                                 medina_rules_set_up },
  [MEDINA_RULES_PAGE_BUILDINGS] = { N_ ("Buildings and Palaces"), MEDINA_PIECE_BUILDING_ORANGE, 0,
                                    medina_rules_buildings },
  [MEDINA_RULES_PAGE_ROOFTOPS] = { N_ ("Rooftops"), MEDINA_PIECE_ROOFTOP_BLUE, 0,
                                   medina_rules_rooftops },
  [MEDINA_RULES_PAGE_STABLES] = { N_ ("Stables"), MEDINA_PIECE_STABLE, 0, medina_rules_stables },
  [MEDINA_RULES_PAGE_MERCHANTS] = { N_ ("Merchants"), MEDINA_PIECE_MERCHANT, 0,
                                    medina_rules_merchants },
  [MEDINA_RULES_PAGE_WALLS] = { N_ ("Walls and Towers"), MEDINA_PIECE_WALL_HORIZONTAL, 0,
                                medina_rules_walls },
  [MEDINA_RULES_PAGE_PALACE_TILES] = { N_ ("Palace Tiles"), MEDINA_PIECE_TILE_ORANGE, 4,
                                       medina_rules_palace_tiles },
  [MEDINA_RULES_PAGE_WELL] = { N_ ("The Well"), MEDINA_PIECE_WELL, 0, medina_rules_well,
                               MEDINA_RULES_SECOND_ONLINE },
  [MEDINA_RULES_PAGE_TEA] = { N_ ("Tea"), MEDINA_PIECE_TILE_TEA, 0, medina_rules_tea,
                              MEDINA_RULES_SECOND_ONLINE },
  [MEDINA_RULES_PAGE_SCORE] = { N_ ("End and Scoring"), MEDINA_PIECE_TILE_TOWER, 1,
                                medina_rules_score },
  [MEDINA_RULES_PAGE_ADVICE] = { N_ ("Playing Well"), MEDINA_PIECE_ROOFTOP_GREEN, 0,
                                 medina_rules_advice },
  [MEDINA_RULES_PAGE_LEGEND] = { N_ ("Marks on the Board"), MEDINA_PIECE_ROOFTOP_YELLOW, 0,
                                 medina_rules_legend },
  [MEDINA_RULES_PAGE_BLOCKING] = { N_ ("Blocking Rooftops"), MEDINA_PIECE_ROOFTOP_RED, 0,
                                   medina_rules_blocking, MEDINA_RULES_FIRST_TWO },
  [MEDINA_RULES_PAGE_RULE_SETS] = { N_ ("Rule Sets Compared"), MEDINA_PIECE_BUILDING_PURPLE, 0,
                                    medina_rules_rule_sets },
};

static const char *const scopes[MEDINA_RULES_SCOPES] = {
  /* Translators: the rule sets for which the text below it holds; a heading */
  [MEDINA_RULES_FIRST] = N_ ("First edition"),
  [MEDINA_RULES_FIRST_TWO] = N_ ("First edition, two players"),
  [MEDINA_RULES_FIRST_MORE] = N_ ("First edition, three or four players"),
  [MEDINA_RULES_SECOND_ONLINE] = N_ ("Second edition and online rules"),
  [MEDINA_RULES_FIRST_SECOND] = N_ ("First and second editions"),
  [MEDINA_RULES_ONLINE] = N_ ("Online rules"),
};

const MedinaRulesPage *
medina_rules_page_get (MedinaRulesPageId id)
{
  g_return_val_if_fail (id < MEDINA_RULES_PAGES, NULL);

  return &pages[id];
}

MedinaRulesPageId
medina_rules_page_find (int piece, const MdnRules *rules)
{
  switch (piece)
    {
    case MDN_BUILDING_GREY:
    case MDN_BUILDING_PURPLE:
    case MDN_BUILDING_BROWN:
    case MDN_BUILDING_ORANGE:
      return MEDINA_RULES_PAGE_BUILDINGS;
    case MDN_ROOFTOP:
      return MEDINA_RULES_PAGE_ROOFTOPS;
    case MDN_OTHER_ROOFTOP:
      return rules->blocking ? MEDINA_RULES_PAGE_BLOCKING : MEDINA_RULES_PAGE_ROOFTOPS;
    case MDN_STABLE:
      return MEDINA_RULES_PAGE_STABLES;
    case MDN_MERCHANT:
      return MEDINA_RULES_PAGE_MERCHANTS;
    case MDN_WALL:
      return MEDINA_RULES_PAGE_WALLS;
    case MDN_TEA:
      return MEDINA_RULES_PAGE_TEA;
    default:
      return MEDINA_RULES_PAGE_TURN;
    }
}

const char *
medina_rules_scope_get_name (MedinaRulesScope scope)
{
  g_return_val_if_fail (scope < MEDINA_RULES_SCOPES, NULL);

  return scopes[scope] != NULL ? _ (scopes[scope]) : NULL;
}

gboolean
medina_rules_scope_covers (MedinaRulesScope scope, const MdnRules *rules)
{
  if (rules == NULL)
    return scope != MEDINA_RULES_FIRST_ONLY;
  switch (scope)
    {
    case MEDINA_RULES_FIRST:
    case MEDINA_RULES_FIRST_ONLY:
      return rules->set == MDN_FIRST_EDITION;
    case MEDINA_RULES_FIRST_TWO:
      return rules->set == MDN_FIRST_EDITION && rules->players == 2;
    case MEDINA_RULES_FIRST_MORE:
      return rules->set == MDN_FIRST_EDITION && rules->players > 2;
    case MEDINA_RULES_SECOND_ONLINE:
      return rules->set != MDN_FIRST_EDITION;
    case MEDINA_RULES_FIRST_SECOND:
      return rules->set != MDN_ONLINE;
    case MEDINA_RULES_ONLINE:
      return rules->set == MDN_ONLINE;
    case MEDINA_RULES_EVERY:
    case MEDINA_RULES_SCOPES:
    default:
      return TRUE;
    }
}
