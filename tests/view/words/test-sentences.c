/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "english.h"
#include "medina-events.h"
#include "medina-names.h"
#include "medina-palace-description.h"
#include "medina-reasons.h"
#include "medina-rules-words.h"
#include "medina-space-description.h"
#include "medina-tile-description.h"
#include "named-game.h"
#include "notation.h"
#include "wall.h"

/* What the words modules say in English: every case says something, nothing is left unfilled, and
 * the sentences fit the positions. */

static MdnSpace
space_named (const char *name)
{
  return mdn_notation_parse_space (MDN_BOARD_LARGE, name, (int) strlen (name));
}

/* --- Names */

static void
test_names (void)
{
  const MdnRules first = mdn_rules (MDN_FIRST_EDITION, 2);
  const MdnRules second = mdn_rules (MDN_SECOND_EDITION, 3);

  for (int a = 0; a < MDN_PIECES; a++)
    for (int b = 0; b < a; b++)
      g_assert_cmpstr (medina_piece_get_name ((MdnPiece) a, &second), !=,
                       medina_piece_get_name ((MdnPiece) b, &second));
  g_assert_cmpstr (medina_piece_get_name (MDN_BUILDING_PURPLE, &first), ==, "Black Building");
  g_assert_cmpstr (medina_piece_get_name (MDN_BUILDING_PURPLE, &second), ==, "Purple Building");
  g_assert_cmpstr (medina_piece_get_name (MDN_OTHER_ROOFTOP, &first), ==, "Blocking Rooftop");
  g_assert_cmpstr (medina_piece_get_name (MDN_OTHER_ROOFTOP, &second), ==, "Neutral Rooftop");
  g_assert_cmpstr (medina_building_color_get_name (MDN_PURPLE, &first), ==, "Black");
  g_assert_cmpstr (medina_player_color_get_name (MEDINA_COLOR_RED), ==, "Red");
  g_assert_cmpstr (medina_rule_set_get_name (MDN_ONLINE), ==, "Online Rules");
}

/* --- Rules */

static void
assert_rules (const MdnRules *rules, const char *expected)
{
  g_autofree char *title = medina_rules_to_title (rules);

  g_assert_cmpstr (title, ==, expected);
}

/* A rule set is called by its name alone; each option that is off is told, and all together,
 * too. */
static void
test_rules (void)
{
  static const char *const titles[MDN_OPTIONS] = {
    "Second Edition, no well",
    "Second Edition, no tea",
    "Second Edition, no tower merchants",
    "Second Edition, full opening",
    "Second Edition, no neutral rooftops",
  };
  const char *const all =
    "Online Rules, no well, no tea, no tower merchants, full opening, no neutral rooftops";
  MdnRules none = mdn_rules (MDN_ONLINE, 3);

  for (int players = MDN_MIN_PLAYERS; players <= MDN_MAX_PLAYERS; players++)
    for (int set = 0; set < MDN_RULE_SETS; set++)
      {
        const MdnRules rules = mdn_rules ((MdnRuleSet) set, players);

        assert_rules (&rules, medina_rule_set_get_name ((MdnRuleSet) set));
      }
  for (int option = 0; option < MDN_OPTIONS; option++)
    {
      MdnRules rules = mdn_rules (MDN_SECOND_EDITION, 3);

      mdn_rules_set_option (&rules, (MdnOption) option, false);
      assert_rules (&rules, titles[option]);
      mdn_rules_set_option (&none, (MdnOption) option, false);
    }
  assert_rules (&none, all);
}

/* --- Reasons */

/* A game in which palaces of all colors stand, so that each can be meant. */
static MedinaGame *
create_colorful_game (MdnRuleSet set, int players)
{
  MedinaGame *game = named_game_new (set, players);

  if (medina_game_get_phase (game) == MDN_PHASE_OPENING)
    named_game_play (game, "Ml6");
  named_game_play (game, "Gb2 Pd4 Bi3 Oi9");
  return game;
}

static void
test_every_reason (void)
{
  const char *palaces[] = { "b2", "d4", "i3", "i9" };
  const MdnRuleSet sets[] = { MDN_FIRST_EDITION, MDN_SECOND_EDITION };

  for (gsize i = 0; i < G_N_ELEMENTS (sets); i++)
    {
      g_autoptr (MedinaGame) game = create_colorful_game (sets[i], 2);

      for (int reason = MDN_REASON_NONE + 1; reason < MDN_REASONS; reason++)
        for (int piece = 0; piece < MDN_PIECES; piece++)
          for (gsize space = 0; space < G_N_ELEMENTS (palaces); space++)
            {
              g_autofree char *text =
                medina_reason_to_sentence ((MdnReason) reason, game,
                                           mdn_placement ((MdnPiece) piece,
                                                          space_named (palaces[space])));

              english_assert_sentence (text);
            }
    }
}

static void
test_no_reason (void)
{
  g_autoptr (MedinaGame) game = named_game_new (MDN_SECOND_EDITION, 4);

  g_assert_null (medina_reason_to_sentence (MDN_REASON_NONE, game, mdn_placement_tea ()));
}

/* Refusals as the game gives them. */
typedef struct
{
  MdnRuleSet set;
  int players;
  const char *script;
  const char *placement;
  const char *sentence;
} Refusal;

static const Refusal refusals[] = {
  { MDN_SECOND_EDITION, 4, "Gb2", "Ml9", "A merchant must go at an end of the market street." },
  { MDN_SECOND_EDITION, 4, "Gb2", "Gd9",
    "Extend the unfinished gray palace first, without touching another palace." },
  { MDN_FIRST_EDITION, 3, "Ml6 Pb2", "Pd9",
    "Extend the unfinished black palace first, without touching another palace." },
  { MDN_SECOND_EDITION, 4, "Gb2 Pd2 Wa2", "Gc2", "A building here would touch another palace." },
  { MDN_SECOND_EDITION, 4, "Gb2", "Si9", "A stable must go next to a building." },
  { MDN_SECOND_EDITION, 4, "Gb2 Sc2 Wa2", "Sd2",
    "A stable must go next to a building, not just another stable." },
  { MDN_SECOND_EDITION, 4, "Gb2 Rb2 Wb1", "Rb2", "This palace already has a rooftop." },
  { MDN_SECOND_EDITION, 4, "Gb2", "T", "You have no tea tiles." },
  { MDN_FIRST_EDITION, 4, "Ml6", "T", "This game has no tea tiles." },
  { MDN_SECOND_EDITION, 4, "Gb2", "Nb2", "This game has no neutral rooftops." },
  { MDN_FIRST_EDITION, 3, "Ml6 Gb2", "Nb2", "This game has no neutral rooftops." },
  { MDN_FIRST_EDITION, 4, "", "Gb2", "The game starts with a merchant. Place it first." },
  { MDN_SECOND_EDITION, 4, "", "Sg7",
    "Only merchants can go on the eight spaces around the well." },
  { MDN_SECOND_EDITION, 4, "Gb2 Gc2", "Wa2", "You can’t place any more pieces this turn." },
  { MDN_FIRST_EDITION, 2, "Ml6 Gb2 Pd4 Bi3", "Bj3",
    "You already placed a brown building this turn." },
};

static void
test_refusals (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (refusals); i++)
    {
      const Refusal *test = &refusals[i];
      g_autoptr (MedinaGame) game = named_game_new (test->set, test->players);
      g_autofree char *text = NULL;
      MdnPlacement placement;

      if (*test->script != '\0')
        named_game_play (game, test->script);
      placement = mdn_notation_parse (medina_game_get_position (game), test->placement,
                                      (int) strlen (test->placement));
      text = medina_reason_to_sentence (medina_game_judge (game, placement), game, placement);
      g_assert_cmpstr (text, ==, test->sentence);
    }
}

/* --- Events */

static void
test_every_event (void)
{
  const MdnRuleSet sets[] = { MDN_FIRST_EDITION, MDN_SECOND_EDITION };
  const MdnOwner owners[] = { 0, 1, MDN_OWNER_NEUTRAL, MDN_OWNER_NONE };

  for (gsize set = 0; set < G_N_ELEMENTS (sets); set++)
    {
      g_autoptr (MedinaGame) game = named_game_new (sets[set], 2);

      for (int kind = 0; kind < MEDINA_EVENTS; kind++)
        for (int color = 0; color < MDN_COLORS; color++)
          for (gsize owner = 0; owner < 3; owner++)
            for (gsize previous = 0; previous < G_N_ELEMENTS (owners); previous++)
              for (guint number = 0; number < 3; number++)
                {
                  const MedinaEvent event = {
                    (MedinaEventKind) kind, 1, (MdnColor) color, 2, number, owners[owner],
                    owners[previous]
                  };
                  g_autofree char *text = medina_event_to_sentence (&event, game);

                  english_assert_sentence (text);
                }
    }
}

static void
test_events (void)
{
  static const struct
  {
    MedinaEvent event;
    const char *sentence;
  } tests[] = {
    { { MEDINA_EVENT_PALACE_TILE, 0, MDN_PURPLE, 0, 0, 0, MDN_OWNER_NONE },
      "Aisha takes the purple palace tile." },
    { { MEDINA_EVENT_PALACE_TILE, 0, MDN_ORANGE, 0, 0, 0, 1 },
      "Aisha takes the orange palace tile from Ben." },
    { { MEDINA_EVENT_PALACE_TILE, MEDINA_NO_PLAYER, MDN_GREY, 0, 0, MDN_OWNER_NEUTRAL, 1 },
      "The neutral player takes the gray palace tile from Ben." },
    { { MEDINA_EVENT_TOWER_TILE, 1, MDN_GREY, 0, 3, 1, MDN_OWNER_NONE },
      "Ben takes tower tile 1 with 3 merchants." },
    { { MEDINA_EVENT_TOWER_TILE, 1, MDN_GREY, 2, 1, 1, MDN_OWNER_NONE },
      "Ben takes tower tile 3 with 1 merchant." },
    { { MEDINA_EVENT_TOWER_TILE, 1, MDN_GREY, 3, 0, 1, 2 }, "Ben takes tower tile 4 from Chiara." },
    { { MEDINA_EVENT_TEA_TILES, 2, MDN_GREY, 0, 1, 2, MDN_OWNER_NONE },
      "Chiara gets 1 tea tile for the purple palace." },
    { { MEDINA_EVENT_COLOR_CLOSED, 2, MDN_BROWN, 0, 5, MDN_OWNER_NONE, MDN_OWNER_NONE },
      "Every player now owns a brown palace: 5 brown buildings leave the game." },
    { { MEDINA_EVENT_COLOR_CLOSED, 2, MDN_BROWN, 0, 0, MDN_OWNER_NONE, MDN_OWNER_NONE },
      "Every player now owns a brown palace." },
    { { MEDINA_EVENT_TURN_SHORT, 0, MDN_GREY, 0, 1, MDN_OWNER_NONE, MDN_OWNER_NONE },
      "Aisha can’t place anything else, so the turn ends 1 placement early." },
    { { MEDINA_EVENT_PASSED, 1, MDN_GREY, 0, 0, MDN_OWNER_NONE, MDN_OWNER_NONE },
      "Ben can’t place anything and is skipped." },
    { { MEDINA_EVENT_FRESH_TURN, 1, MDN_GREY, 0, 0, MDN_OWNER_NONE, MDN_OWNER_NONE },
      "Only Ben can still place pieces." },
  };
  g_autoptr (MedinaGame) game = named_game_new (MDN_SECOND_EDITION, 3);

  for (gsize i = 0; i < G_N_ELEMENTS (tests); i++)
    {
      g_autofree char *text = medina_event_to_sentence (&tests[i].event, game);

      g_assert_cmpstr (text, ==, tests[i].sentence);
    }
}

/* Why a rooftop is gone is part of it (B4). */
static void
test_blocker_event (void)
{
  const MedinaEvent event = {
    MEDINA_EVENT_BLOCKER_REMOVED, 0, MDN_PURPLE, 0, 0, MDN_OWNER_NONE, MDN_OWNER_NONE
  };
  g_autoptr (MedinaGame) game = named_game_new (MDN_FIRST_EDITION, 2);
  g_autofree char *text = medina_event_to_sentence (&event, game);

  g_assert_cmpstr (
    text, ==, "Ben has roofed two black palaces, so Aisha loses the blocking rooftop for black.");
}

/* --- Spaces and palaces */

static void
assert_space (MedinaGame *game, const char *space, const char *expected)
{
  g_autofree char *text = medina_space_describe (game, space_named (space));

  g_assert_cmpstr (text, ==, expected);
}

static void
test_spaces (void)
{
  g_autoptr (MedinaGame) game = named_game_new (MDN_SECOND_EDITION, 3);

  named_game_play (game, "Of4 Og4 Rf4 Wa2 Pd7 Nd7 Sh4 Mm6");
  assert_space (game, "f7", "f7, well");
  assert_space (game, "f8", "f8, empty, well-side space");
  assert_space (game, "f9", "f9, empty, water space");
  assert_space (game, "n3", "n3, empty");
  assert_space (game, "f4", "f4, orange building, Ben’s palace");
  assert_space (game, "h4", "h4, stable of an orange palace, Ben’s palace");
  assert_space (game, "d7", "d7, purple building, neutral palace, water space");
  assert_space (game, "l6", "l6, merchant, end of the market street");
  assert_space (game, "a1", "a1, tower 4");
  assert_space (game, "r13", "r13, tower 3");
  assert_space (game, "a2", "a2, wall of tower 4");
  assert_space (game, "a3", "a3, empty, wall space");
  named_game_play (game, "Gn3 Mn6");
  assert_space (game, "n3", "n3, gray building, unfinished palace");
  assert_space (game, "m6", "m6, merchant");
}

static void
assert_name (MedinaGame *game, const char *space, const char *expected)
{
  g_autofree char *name = medina_space_to_name (game, space_named (space));

  g_assert_cmpstr (name, ==, expected);
}

static void
assert_explanation (MedinaGame *game, const char *space, const char *expected)
{
  g_autofree char *text = medina_space_explain (game, space_named (space));

  g_assert_cmpstr (text, ==, expected);
}

static void
test_names_of_spaces (void)
{
  g_autoptr (MedinaGame) game = named_game_new (MDN_SECOND_EDITION, 3);

  named_game_play (game, "Of4 Og4 Rf4 Sh4 Gn3 Go3");
  assert_name (game, "f4", "f4, orange building, Ben’s palace, 3 pieces, 3 points");
  assert_name (game, "o3", "o3, gray building, unfinished palace, 2 pieces, 2 points");
  assert_name (game, "k9", "k9, empty");
  assert_explanation (game, "k9", NULL);
  medina_game_end_turn (game);
  medina_game_set_selected_piece (game, MDN_ROOFTOP);
  assert_name (game, "o3", "o3, gray building, unfinished palace, 2 pieces, 2 points, can go here");
  assert_name (game, "f4", "f4, orange building, Ben’s palace, 3 pieces, 3 points");
  assert_explanation (game, "f4", "This palace already has a rooftop.");
  assert_explanation (game, "o3",
                      "Claim this gray palace\n2 points: 2 buildings\nAlso brings: gray palace "
                      "tile (1 point)");
  medina_game_set_selected_piece (game, MDN_STABLE);
  assert_name (game, "p3", "p3, empty, can go here");
  assert_explanation (game, "p3", NULL);
  assert_explanation (game, "k9", "A stable must go next to a building.");
  assert_explanation (game, "o3", NULL); /* the name says what is there */
}

/* Every space of every position can be described, gates too. */
static void
test_spaces_of_games (void)
{
  g_autoptr (MedinaGame) game = named_game_new (MDN_FIRST_EDITION, 2);
  MdnRandom random;
  int gates = 0;

  mdn_random_seed (&random, 3);
  named_game_finish (game, &random);
  for (int space = 0; space < MDN_SPACES; space++)
    {
      g_autofree char *text = medina_space_describe (game, (MdnSpace) space);

      g_assert_nonnull (strchr (text, ','));
      g_assert_null (strchr (text, '%'));
      gates += g_str_has_suffix (text, ", gate");
    }
  for (int side = 0; side < MDN_SIDES; side++)
    gates -= mdn_wall_gate (medina_game_get_position (game), (MdnSide) side) != MDN_NO_SPACE;
  g_assert_cmpint (gates, ==, 0);
}

static void
assert_palace (MedinaGame *game, const char *space, int rooftop, const char *expected)
{
  const int palace = mdn_position_palace_at (medina_game_get_position (game), space_named (space));
  g_autofree char *text = medina_palace_describe (game, palace, rooftop);

  g_assert_cmpstr (text, ==, expected);
}

static void
test_palaces (void)
{
  g_autoptr (MedinaGame) game = named_game_new (MDN_SECOND_EDITION, 3);

  named_game_play (game, "Pb2 Pc2");
  assert_palace (game, "b2", -1, "Unfinished purple palace\n2 points: 2 buildings");
  named_game_play (game, "Wb1 Gd7");
  assert_palace (game, "b2", MDN_ROOFTOP,
                 "Unfinished purple palace\n3 points: 2 buildings, 1 wall");
  medina_game_end_turn (game);
  assert_palace (
    game, "b2", MDN_ROOFTOP,
    "Claim this purple palace\n3 points: 2 buildings, 1 wall\nAlso brings: purple palace "
    "tile (2 points), tower tile 4 (4 points), 3 tea tiles");
  assert_palace (game, "d7", MDN_OTHER_ROOFTOP,
                 "Give this gray palace to the neutral player\n5 points for nobody: 1 building, 4 "
                 "points for water");
  named_game_play (game, "Rb2");
  assert_palace (game, "b2", MDN_ROOFTOP, "Chiara’s purple palace\n3 points: 2 buildings, 1 wall");
  named_game_play (game, "Nd7");
  assert_palace (game, "d7", -1,
                 "Neutral gray palace\n5 points for nobody: 1 building, 4 points for water");
}

static void
test_rooftop_row (void)
{
  g_autoptr (MedinaGame) game = named_game_new (MDN_FIRST_EDITION, 2);
  g_autofree char *text = medina_rooftops_describe (game, MDN_PURPLE);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  g_assert_cmpuint (g_strv_length (lines), ==, 5);
  g_assert_cmpstr (lines[0], ==, "Rooftops for black palaces:");
  g_assert_true (g_str_has_suffix (lines[1], " can claim a palace."));
  g_assert_true (g_str_has_suffix (lines[4], " can block a palace."));
}

static void
assert_tea (MedinaGame *game, const char *expected)
{
  GListModel *tiles = medina_game_get_tiles (game);

  for (guint i = 0; i < g_list_model_get_n_items (tiles); i++)
    {
      g_autoptr (MedinaTile) tile = g_list_model_get_item (tiles, i);
      g_autofree char *text = medina_tile_describe (tile, game);

      if (medina_tile_get_kind (tile) == MEDINA_TILE_TEA)
        g_assert_cmpstr (text, ==, expected);
    }
}

static void
assert_purple_tile (MedinaGame *game, const char *expected)
{
  g_autofree char *text = medina_tile_describe_of_kind (game, MEDINA_TILE_PALACE, MDN_PURPLE);

  g_assert_cmpstr (text, ==, expected);
}

/* Those beside the board say what they bring and what for, a player's only how many there are. */
static void
test_tea (void)
{
  g_autoptr (MedinaGame) game = named_game_new (MDN_SECOND_EDITION, 3);
  GListModel *held = medina_player_get_tiles (medina_game_get_player (game, 0));
  g_autoptr (MedinaTile) tile = NULL;
  g_autofree char *text = NULL;

  assert_tea (game, "6 tea tiles left: the next purple palace brings 3.\n"
                    "Giving one back replaces the last placement of a turn.");
  named_game_play (game, "Pd4 Rd4");
  assert_tea (game, "3 tea tiles left: the next purple palace brings 2.\n"
                    "Giving one back replaces the last placement of a turn.");
  assert_purple_tile (game,
                      "Purple palace tile: 2 points.\nHeld by Aisha.\nPalace sizes: Aisha (1)");
  named_game_play (game, "Pd8 Rd8");
  assert_tea (game, "1 tea tile left: the next purple palace brings 1.\n"
                    "Giving one back replaces the last placement of a turn.");
  assert_purple_tile (game, "Purple palace tile: 2 points.\nHeld by Aisha.\n"
                            "Palace sizes: Aisha (1), Ben (1)");
  named_game_play (game, "Pi4 Ri4");
  assert_tea (game, "No tea tiles are left, so further purple palaces bring none.");
  tile = g_list_model_get_item (held, g_list_model_get_n_items (held) - 1);
  text = medina_tile_describe (tile, game);
  g_assert_cmpstr (text, ==, "3 tea tiles.");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/names/are-all-different", test_names);
  g_test_add_func ("/rules/differences-are-told", test_rules);
  g_test_add_func ("/reasons/every-reason-has-its-sentence", test_every_reason);
  g_test_add_func ("/reasons/no-reason-has-no-sentence", test_no_reason);
  g_test_add_func ("/reasons/refusals-fit-the-position", test_refusals);
  g_test_add_func ("/events/every-event-has-its-sentence", test_every_event);
  g_test_add_func ("/events/sentences-name-the-right-things", test_events);
  g_test_add_func ("/events/a-blocking-rooftop-goes-for-a-reason", test_blocker_event);
  g_test_add_func ("/spaces/say-what-stands-there", test_spaces);
  g_test_add_func ("/spaces/have-names-for-who-does-not-see-them", test_names_of_spaces);
  g_test_add_func ("/spaces/have-words-in-whole-games", test_spaces_of_games);
  g_test_add_func ("/palaces/say-what-they-are-worth", test_palaces);
  g_test_add_func ("/tiles/tea-says-what-it-is-for", test_tea);
  g_test_add_func ("/rooftop-row/says-which-rooftops-are-left", test_rooftop_row);

  return g_test_run ();
}
