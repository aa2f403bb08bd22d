/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "legal.h"
#include "market.h"
#include "medina-rules-page.h"
#include "notation.h"
#include "palace.h"
#include "position-check.h"
#include "score.h"
#include "tiles.h"
#include "wall.h"

#include <string.h>

/* The positions in the rules book are what the texts beside them say. */

static MdnPosition
play (MedinaRulesExampleId id)
{
  MdnGame game;

  g_assert_true (medina_rules_example_play (medina_rules_example_get (id), &game));
  g_assert_cmpstr (mdn_position_check (&game.position), ==, NULL);
  return game.position;
}

static MdnSpace
space (const MdnPosition *position, const char *text)
{
  return mdn_notation_parse_space ((MdnBoard) position->rules.board, text, (int) strlen (text));
}

static const MdnPalace *
palace_at (const MdnPosition *position, const char *text)
{
  const int palace = mdn_position_palace_at (position, space (position, text));

  g_assert_cmpint (palace, !=, MDN_NO_PALACE);
  return &position->palace[palace];
}

static MdnSet
legal_spaces (const MdnPosition *position, MdnPiece piece)
{
  MdnLegal legal;

  mdn_legal_find (position, &legal);
  return mdn_legal_spaces (position, &legal, piece);
}

/* --- Marks ------------------------------------------------------------------------------------ */

/* The spaces that are shown. */
static MdnSet
find_part (const MedinaRulesExample *example, const MdnPosition *position)
{
  const MdnGeometry *geometry = mdn_geometry ((MdnBoard) position->rules.board);
  MdnSpace corners[MDN_SPACES] = { mdn_space (0, 0),
                                   mdn_space (geometry->columns - 1, geometry->rows - 1) };
  MdnSet part = mdn_set_empty ();

  if (example->corners != NULL)
    g_assert_cmpuint (medina_rules_example_list_spaces (example, example->corners, corners), ==, 2);
  for (int row = mdn_space_row (corners[0]); row <= mdn_space_row (corners[1]); row++)
    for (int column = mdn_space_column (corners[0]); column <= mdn_space_column (corners[1]);
         column++)
      mdn_set_add (&part, mdn_space (column, row));
  return part;
}

static MdnSet
find_marks (const MedinaRulesExample *example, const char *list)
{
  MdnSpace spaces[MDN_SPACES];
  const guint count = medina_rules_example_list_spaces (example, list, spaces);
  MdnSet marks = mdn_set_empty ();

  for (guint i = 0; i < count; i++)
    {
      g_assert_cmpint (spaces[i], !=, MDN_NO_SPACE);
      mdn_set_add (&marks, spaces[i]);
    }
  return marks;
}

static void
check_hand (const MedinaRulesExample *example, const MdnPosition *position, MdnSet part)
{
  const MdnPiece hand = medina_rules_example_get_hand (example);
  const MdnSet refused = find_marks (example, example->refused);
  MdnSet legal;

  if (hand == MDN_PIECES)
    {
      g_assert_null (example->refused);
      return;
    }
  g_assert_cmpint (mdn_position_mover (position)->stock[hand], >, 0);
  legal = legal_spaces (position, hand);
  g_assert_false (mdn_set_is_empty (mdn_set_intersection (mdn_set_union (legal, refused), part)));
  g_assert_true (mdn_set_is_empty (mdn_set_intersection (legal, refused)));
}

static void
test_marks (void)
{
  for (int id = 0; id < MEDINA_RULES_EXAMPLES; id++)
    {
      const MedinaRulesExample *example = medina_rules_example_get ((MedinaRulesExampleId) id);
      const MdnPosition position = play ((MedinaRulesExampleId) id);
      const MdnSet part = find_part (example, &position);

      g_assert_true (
        mdn_set_is_empty (mdn_set_minus (find_marks (example, example->refused), part)));
      g_assert_true (
        mdn_set_is_empty (mdn_set_minus (find_marks (example, example->numbers), part)));
      check_hand (example, &position, part);
    }
}

/* What the book does with an example that is wrong. */
static void
test_wrong (void)
{
  static const MedinaRulesExample wrong[] = {
    { .set = MDN_FIRST_EDITION, .players = 3, .play = "Mc3 Of7 Oh7" },
    { .set = MDN_FIRST_EDITION, .players = 3, .play = "Mc3 Of77" },
    { .set = MDN_SECOND_EDITION, .players = 3, .merchant = "b2" },
  };
  MdnGame game;

  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    g_assert_false (medina_rules_example_play (&wrong[i], &game));
}

/* --- What the captions say -------------------------------------------------------------------- */

static void
test_palaces (void)
{
  const MdnPosition complete = play (MEDINA_RULES_COMPLETE);
  const MdnPosition found = play (MEDINA_RULES_FOUND);
  const MdnPosition rooftop = play (MEDINA_RULES_ROOFTOP);
  const MdnPosition neutral = play (MEDINA_RULES_NEUTRAL);
  const MdnPosition block = play (MEDINA_RULES_BLOCK);
  const MdnPosition stable = play (MEDINA_RULES_STABLE);

  g_assert_true (mdn_set_is_empty (
    mdn_palace_extensions (&complete,
                           mdn_position_palace_at (&complete, space (&complete, "b2")))));
  g_assert_true (mdn_set_is_empty (found.buildings[MDN_BROWN]));
  g_assert_cmpint (palace_at (&rooftop, "c4")->owner, ==, 0);
  g_assert_cmpint (palace_at (&rooftop, "i4")->owner, ==, 1);
  g_assert_cmpint (palace_at (&rooftop, "e4")->color, ==, MDN_GREY);
  g_assert_cmpint (rooftop.table.turn.player, ==, 0);
  g_assert_cmpint (palace_at (&neutral, "e5")->owner, ==, MDN_OWNER_NEUTRAL);
  g_assert_cmpint (palace_at (&block, "c4")->owner, ==, MDN_OWNER_BLOCKED2);
  g_assert_cmpint (palace_at (&block, "i4")->owner, ==, 0);
  g_assert_cmpint (palace_at (&stable, "e5")->stables, ==, 1);
}

static void
test_market (void)
{
  const MedinaRulesExample *example = medina_rules_example_get (MEDINA_RULES_STREET);
  const MdnPosition street = play (MEDINA_RULES_STREET);
  const MdnPosition new_street = play (MEDINA_RULES_NEW_STREET);

  g_assert_true (mdn_set_equal (mdn_market_ends (&street), find_marks (example, example->numbers)));
  g_assert_false (mdn_market_needs_new_street (&street));
  g_assert_true (mdn_market_needs_new_street (&new_street));
}

static void
test_walls (void)
{
  const MdnPosition wall = play (MEDINA_RULES_WALL);
  const MdnPosition gate = play (MEDINA_RULES_GATE);
  const MdnPosition tile = play (MEDINA_RULES_TOWER_TILE);

  g_assert_cmpint (mdn_wall_tower (&wall, space (&wall, "a3")), ==, 3);
  g_assert_cmpint (mdn_wall_tower (&wall, space (&wall, "c1")), ==, 3);
  g_assert_cmpint (mdn_wall_gate (&gate, MDN_SIDE_LEFT), ==, space (&gate, "a7"));
  g_assert_cmpint (palace_at (&tile, "b2")->owner, ==, 0);
  g_assert_cmpint (palace_at (&tile, "b4")->owner, ==, 1);
  g_assert_cmpint (tile.table.tower_tile[3], ==, 1);
}

static void
test_tiles (void)
{
  const MdnPosition palaces = play (MEDINA_RULES_PALACE_TILE);
  const MdnPosition tea = play (MEDINA_RULES_TEA);
  const MdnPosition well = play (MEDINA_RULES_WELL);

  g_assert_cmpint (palace_at (&palaces, "c3")->owner, ==, 0);
  g_assert_cmpint (mdn_palace_size (palace_at (&palaces, "c3")), ==, 2);
  g_assert_cmpint (mdn_palace_size (palace_at (&palaces, "f3")), ==, 3);
  g_assert_cmpint (palaces.palace[palaces.table.palace_tile[MDN_GREY]].owner, ==, 1);
  g_assert_cmpint (tea.table.players[0].stock[MDN_TEA], ==, 3);
  g_assert_cmpint (palace_at (&well, "h6")->owner, ==, 1);
  g_assert_cmpint (
    mdn_score_palace (&well, mdn_position_palace_at (&well, space (&well, "h6"))).water, ==,
    MDN_WATER_POINTS);
  g_assert_true (mdn_set_has (&well.closed, mdn_set_lowest (well.merchants)));
}

static void
test_score (void)
{
  static const struct
  {
    MedinaRulesExampleId id;
    int water;
  } examples[] = { { MEDINA_RULES_SCORE, 4 }, { MEDINA_RULES_SCORE_FIRST, 0 } };

  for (gsize i = 0; i < G_N_ELEMENTS (examples); i++)
    {
      const MdnPosition position = play (examples[i].id);
      const MdnScore score = mdn_score (&position, 0);

      g_assert_cmpint (score.palaces.buildings, ==, 3);
      g_assert_cmpint (score.palaces.stables, ==, 1);
      g_assert_cmpint (score.palaces.merchants, ==, 2);
      g_assert_cmpint (score.palaces.walls, ==, 1);
      g_assert_cmpint (score.palaces.water, ==, examples[i].water);
      g_assert_cmpint (score.palace_tiles, ==, 3);
      g_assert_cmpint (score.tower_tiles, ==, 3);
      g_assert_cmpint (score.total, ==, 13 + examples[i].water);
    }
}

/* A claimed palace, and one of its color that others must build; where a new street may begin. */
static void
test_advice (void)
{
  const MedinaRulesExample *example = medina_rules_example_get (MEDINA_RULES_CHOICE);
  const MdnPosition early = play (MEDINA_RULES_EARLY);
  const MdnPosition choice = play (MEDINA_RULES_CHOICE);
  const int growing = mdn_position_palace_at (&early, space (&early, "g7"));
  const MdnSet numbers = find_marks (example, example->numbers);

  g_assert_cmpint (early.table.turn.player, ==, 0);
  g_assert_cmpint (palace_at (&early, "d5")->owner, ==, 0);
  g_assert_cmpint (early.palace[growing].owner, ==, MDN_OWNER_NONE);
  g_assert_true (mdn_set_equal (legal_spaces (&early, MDN_BUILDING_ORANGE),
                                mdn_palace_extensions (&early, growing)));
  g_assert_true (mdn_market_needs_new_street (&choice));
  g_assert_true (mdn_set_is_empty (mdn_set_minus (numbers, legal_spaces (&choice, MDN_MERCHANT))));
  g_assert_cmpint (palace_at (&choice, "f5")->owner, ==, 0);
  g_assert_cmpint (palace_at (&choice, "j4")->owner, ==, 1);
}

/* What is said to be marked is there. */
static void
test_legend (void)
{
  const MdnPosition palaces = play (MEDINA_RULES_MARKS_PALACES);
  const MdnPosition turn = play (MEDINA_RULES_MARKS_TURN);
  const MdnPosition count = play (MEDINA_RULES_MARKS_COUNT);
  const MdnSet legal = legal_spaces (&turn, MDN_BUILDING_BROWN);
  static const char *const places[] = { "f3", "b2" };

  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      const int palace = mdn_position_palace_at (&palaces, space (&palaces, places[i]));

      g_assert_cmpint (palace_at (&palaces, places[i])->owner, ==, MDN_OWNER_NONE);
      g_assert_cmpint (mdn_set_is_empty (mdn_palace_extensions (&palaces, palace)), ==, i);
    }
  g_assert_cmpint (palace_at (&palaces, "i3")->owner, ==, 0);
  g_assert_cmpint (palace_at (&palaces, "l3")->owner, ==, 1);
  g_assert_cmpint (turn.table.turn.player, ==, 0);
  g_assert_true (mdn_set_has (&legal, space (&turn, "e7")));
  g_assert_true (mdn_set_has (&legal, space (&turn, "f5")));
  g_assert_cmpint (
    mdn_score_palace (&count, mdn_position_palace_at (&count, space (&count, "m6"))).merchants, ==,
    2);
  g_assert_cmpint (
    mdn_score_palace (&count, mdn_position_palace_at (&count, space (&count, "m6"))).water, ==,
    MDN_WATER_POINTS);
}

/* All four players have palaces in the first picture of an edition, and something is left to be
 * claimed. */
static void
test_city (void)
{
  static const MedinaRulesExampleId cities[] = { MEDINA_RULES_CITY, MEDINA_RULES_CITY_FIRST };

  for (gsize i = 0; i < G_N_ELEMENTS (cities); i++)
    {
      const MdnPosition city = play (cities[i]);
      guint owners = 0;

      for (int palace = 1; palace <= city.table.palaces; palace++)
        owners |= 1u << city.palace[palace].owner;
      g_assert_cmpuint (owners, ==, 0xfu | 1u << MDN_OWNER_NONE);
    }
}

/* What is read beside a game of the first edition, but for the page that compares them all, speaks
 * of nothing that it does not have. */
static void
test_first_words (void)
{
  const MdnRules rules = mdn_rules (MDN_FIRST_EDITION, 2);
  g_autoptr (GRegex) foreign =
    g_regex_new ("\\b(tea|water|drops?)\\b|\\bthe well\\b", G_REGEX_CASELESS, 0, NULL);
  guint read = 0;

  for (int id = 0; id < MEDINA_RULES_PAGE_RULE_SETS; id++)
    {
      const MedinaRulesPage *page = medina_rules_page_get ((MedinaRulesPageId) id);

      if (!medina_rules_scope_covers (page->scope, &rules))
        continue;
      for (const MedinaRulesBlock *block = page->blocks; block->kind != MEDINA_RULES_END; block++)
        if (block->text != NULL && medina_rules_scope_covers (block->scope, &rules))
          {
            g_test_message ("%s", block->text);
            g_assert_false (g_regex_match (foreign, block->text, 0, NULL));
            read++;
          }
    }
  g_assert_cmpuint (read, >, 60);
}

/* --- The pages -------------------------------------------------------------------------------- */

/* Every picture is shown, and every page has what the list of its blocks promises. */
static void
test_pages (void)
{
  int shown[MEDINA_RULES_EXAMPLES] = { 0 };

  for (int id = 0; id < MEDINA_RULES_PAGES; id++)
    {
      const MedinaRulesPage *page = medina_rules_page_get ((MedinaRulesPageId) id);

      g_assert_nonnull (page->title);
      g_assert_cmpint (page->blocks->kind, ==, MEDINA_RULES_LEAD);
      for (const MedinaRulesBlock *block = page->blocks; block->kind != MEDINA_RULES_END; block++)
        {
          g_assert_true ((block->text != NULL) == (block->kind != MEDINA_RULES_STOCKS &&
                                                   block->kind != MEDINA_RULES_POINTS));
          if (block->kind == MEDINA_RULES_FIGURE)
            shown[block->number]++;
        }
    }
  for (int id = 0; id < MEDINA_RULES_EXAMPLES; id++)
    g_assert_cmpint (shown[id], ==, 1);
}

/* How many numbers a figure has. */
static int
count_numbers (const MedinaRulesExample *example)
{
  MdnSpace spaces[MDN_SPACES];
  const int count = (int) medina_rules_example_list_spaces (example, example->numbers, spaces);

  if (!example->tiles)
    return count;
  return count + (mdn_rules (example->set, example->players).tea ? 2 : 1);
}

/* What a legend tells of is numbered in the figure before it, and it tells of all of it. */
static void
test_legends (void)
{
  guint legends = 0;

  for (int id = 0; id < MEDINA_RULES_PAGES; id++)
    {
      const MedinaRulesBlock *block = medina_rules_page_get ((MedinaRulesPageId) id)->blocks;
      const MedinaRulesBlock *figure = NULL;

      for (; block->kind != MEDINA_RULES_END; block++)
        if (block->kind == MEDINA_RULES_FIGURE)
          figure = block;
        else if (block->kind == MEDINA_RULES_LEGEND)
          {
            g_assert_nonnull (figure);
            g_assert_cmpint (block->number, ==, (int) (block - figure));
            if (block[1].kind == MEDINA_RULES_LEGEND)
              continue;
            g_assert_cmpint (block->number, ==,
                             count_numbers (
                               medina_rules_example_get ((MedinaRulesExampleId) figure->number)));
            legends++;
          }
    }
  g_assert_cmpuint (legends, ==, 4); /* two of the set-up, two of the marks */
}

/* In a game, a reader meets nothing about another edition, and no heading without a text. */
static void
check_page (const MedinaRulesPage *page, const MdnRules *rules)
{
  MedinaRulesBlockKind before = MEDINA_RULES_END;

  for (const MedinaRulesBlock *block = page->blocks; block->kind != MEDINA_RULES_END; block++)
    {
      g_assert_true ((block->kind == MEDINA_RULES_SCOPED) <= (block->scope != MEDINA_RULES_EVERY));
      if (!medina_rules_scope_covers (block->scope, rules))
        continue;
      g_assert_false (before == MEDINA_RULES_HEADING && block->kind == MEDINA_RULES_HEADING);
      before = block->kind;
    }
  g_assert_cmpint (before, !=, MEDINA_RULES_HEADING);
}

static void
test_scopes (void)
{
  static const struct
  {
    MdnRuleSet set;
    int players;
    MedinaRulesScope covered[4];
  } games[] = {
    { MDN_FIRST_EDITION,
      2,
      { MEDINA_RULES_FIRST, MEDINA_RULES_FIRST_ONLY, MEDINA_RULES_FIRST_TWO,
        MEDINA_RULES_FIRST_SECOND } },
    { MDN_FIRST_EDITION,
      4,
      { MEDINA_RULES_FIRST, MEDINA_RULES_FIRST_ONLY, MEDINA_RULES_FIRST_MORE,
        MEDINA_RULES_FIRST_SECOND } },
    { MDN_SECOND_EDITION, 2, { MEDINA_RULES_SECOND_ONLINE, MEDINA_RULES_FIRST_SECOND } },
    { MDN_ONLINE, 3, { MEDINA_RULES_SECOND_ONLINE, MEDINA_RULES_ONLINE } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      const MdnRules rules = mdn_rules (games[i].set, games[i].players);
      guint covered = 1u << MEDINA_RULES_EVERY, wanted = 1u << MEDINA_RULES_EVERY;

      for (int scope = 0; scope < MEDINA_RULES_SCOPES; scope++)
        {
          if (medina_rules_scope_covers ((MedinaRulesScope) scope, &rules))
            covered |= 1u << scope;
          g_assert_true (medina_rules_scope_covers ((MedinaRulesScope) scope, NULL) ==
                         (scope != MEDINA_RULES_FIRST_ONLY));
        }
      for (guint k = 0; k < G_N_ELEMENTS (games[i].covered); k++)
        wanted |= 1u << games[i].covered[k];
      g_assert_cmphex (covered, ==, wanted);
      for (int page = 0; page < MEDINA_RULES_PAGES; page++)
        if (page != MEDINA_RULES_PAGE_RULE_SETS)
          check_page (medina_rules_page_get ((MedinaRulesPageId) page), &rules);
    }
}

static void
test_pieces (void)
{
  const MdnRules first = mdn_rules (MDN_FIRST_EDITION, 2),
                 second = mdn_rules (MDN_SECOND_EDITION, 2);
  static const MedinaRulesPageId pages[MDN_PIECES] = {
    MEDINA_RULES_PAGE_BUILDINGS, MEDINA_RULES_PAGE_BUILDINGS, MEDINA_RULES_PAGE_BUILDINGS,
    MEDINA_RULES_PAGE_BUILDINGS, MEDINA_RULES_PAGE_ROOFTOPS,  MEDINA_RULES_PAGE_ROOFTOPS,
    MEDINA_RULES_PAGE_STABLES,   MEDINA_RULES_PAGE_MERCHANTS, MEDINA_RULES_PAGE_WALLS,
    MEDINA_RULES_PAGE_TEA,
  };

  for (int piece = 0; piece < MDN_PIECES; piece++)
    g_assert_cmpint (medina_rules_page_find (piece, &second), ==, pages[piece]);
  g_assert_cmpint (medina_rules_page_find (MDN_OTHER_ROOFTOP, &first), ==,
                   MEDINA_RULES_PAGE_BLOCKING);
  g_assert_cmpint (medina_rules_page_find (-1, &first), ==, MEDINA_RULES_PAGE_TURN);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules-examples/marks-are-true", test_marks);
  g_test_add_func ("/rules-examples/a-wrong-example-is-caught", test_wrong);
  g_test_add_func ("/rules-examples/palaces-are-as-told", test_palaces);
  g_test_add_func ("/rules-examples/the-market-is-as-told", test_market);
  g_test_add_func ("/rules-examples/walls-are-as-told", test_walls);
  g_test_add_func ("/rules-examples/tiles-are-as-told", test_tiles);
  g_test_add_func ("/rules-examples/the-score-is-as-told", test_score);
  g_test_add_func ("/rules-examples/advice-is-as-told", test_advice);
  g_test_add_func ("/rules-examples/the-city-has-all-players", test_city);
  g_test_add_func ("/rules-examples/the-first-edition-has-no-foreign-words", test_first_words);
  g_test_add_func ("/rules-examples/legend", test_legend);
  g_test_add_func ("/rules-examples/every-page-keeps-its-promises", test_pages);
  g_test_add_func ("/rules-examples/legends-tell-of-what-is-numbered", test_legends);
  g_test_add_func ("/rules-examples/a-game-has-the-rules-of-its-edition", test_scopes);
  g_test_add_func ("/rules-examples/every-piece-has-its-page", test_pieces);
  return g_test_run ();
}
