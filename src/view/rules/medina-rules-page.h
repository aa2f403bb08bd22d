/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-piece-atlas.h"
#include "medina-rules-example.h"

G_BEGIN_DECLS

/* What stands on the pages of the rules book. All of it is static; texts are to be translated when
 * they are shown. */

typedef enum
{
  MEDINA_RULES_PAGE_TURN,
  MEDINA_RULES_PAGE_SET_UP,
  MEDINA_RULES_PAGE_BUILDINGS,
  MEDINA_RULES_PAGE_ROOFTOPS,
  MEDINA_RULES_PAGE_STABLES,
  MEDINA_RULES_PAGE_MERCHANTS,
  MEDINA_RULES_PAGE_WALLS,
  MEDINA_RULES_PAGE_PALACE_TILES,
  MEDINA_RULES_PAGE_WELL,
  MEDINA_RULES_PAGE_TEA,
  MEDINA_RULES_PAGE_SCORE,
  MEDINA_RULES_PAGE_ADVICE,
  MEDINA_RULES_PAGE_LEGEND,
  MEDINA_RULES_PAGE_BLOCKING,
  MEDINA_RULES_PAGE_RULE_SETS,
  MEDINA_RULES_PAGES,
} MedinaRulesPageId;

typedef enum
{
  MEDINA_RULES_END, /* of the page */
  MEDINA_RULES_LEAD,
  MEDINA_RULES_HEADING,
  MEDINA_RULES_TEXT,
  MEDINA_RULES_ITEM,   /* of a list */
  MEDINA_RULES_SCOPED, /* what holds in some rule sets only, in a box with their names */
  MEDINA_RULES_FIGURE, /* with its caption: `number` is a MedinaRulesExampleId */
  MEDINA_RULES_LEGEND, /* what has this `number` in the figure before it */
  MEDINA_RULES_STOCKS, /* the table of what each player begins with */
  MEDINA_RULES_POINTS, /* what the counted palace of the example `number` is worth, itemized */
} MedinaRulesBlockKind;

/* The rule sets for which something holds. */
typedef enum
{
  MEDINA_RULES_EVERY,
  MEDINA_RULES_FIRST,
  MEDINA_RULES_FIRST_ONLY, /* left out where the book is about all rule sets */
  MEDINA_RULES_FIRST_TWO,
  MEDINA_RULES_FIRST_MORE,
  MEDINA_RULES_SECOND_ONLINE,
  MEDINA_RULES_FIRST_SECOND,
  MEDINA_RULES_ONLINE,
  MEDINA_RULES_SCOPES,
} MedinaRulesScope;

typedef struct
{
  MedinaRulesBlockKind kind;
  const char *text; /* NULL for tables */
  int number;
  MedinaRulesScope scope;
} MedinaRulesBlock;

typedef struct
{
  const char *title;
  MedinaPieceSprite sprite; /* the picture beside the title */
  int points;               /* the number on it, if it is a tile; 0 for none */
  const MedinaRulesBlock *blocks;
  MedinaRulesScope scope;
} MedinaRulesPage;

const MedinaRulesPage *medina_rules_page_get (MedinaRulesPageId id);

/* The page about a piece: a MdnPiece, or -1 for none, for which it is the first page. */
MedinaRulesPageId medina_rules_page_find (int piece, const MdnRules *rules);

/* "First edition" …, translated; NULL for every rule set. */
const char *medina_rules_scope_get_name (MedinaRulesScope scope);

/* Whether it holds in games with these rules; with NULL, in any game. */
gboolean medina_rules_scope_covers (MedinaRulesScope scope, const MdnRules *rules);

/* The blocks of the pages, grouped by the files in which they stand. */
extern const MedinaRulesBlock medina_rules_turn[], medina_rules_set_up[], medina_rules_score[];
extern const MedinaRulesBlock medina_rules_buildings[], medina_rules_rooftops[],
  medina_rules_blocking[], medina_rules_stables[];
extern const MedinaRulesBlock medina_rules_merchants[], medina_rules_walls[],
  medina_rules_palace_tiles[], medina_rules_well[], medina_rules_tea[];
extern const MedinaRulesBlock medina_rules_advice[];
extern const MedinaRulesBlock medina_rules_legend[];
extern const MedinaRulesBlock medina_rules_rule_sets[];

G_END_DECLS
