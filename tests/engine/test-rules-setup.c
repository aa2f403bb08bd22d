/* SPDX-License-Identifier: GPL-3.0-or-later */

/* U1–U5: the set-up; and what the rule sets differ in. */

#include <glib.h>
#include <string.h>

#include "notation.h"
#include "rule-case.h"

enum
{
  DRAWS = 4000, /* enough to see each of 126 spaces many times */
};

static const RuleCase cases[] = {
  {
    "/rules/U1/the-large-board",
    SECOND (4),
    .corner = "a1",
    .picture = "+----------------+\n"
               "-................-\n"
               "-................-\n"
               "-................-\n"
               "-................-\n"
               "-................-\n"
               "-................-\n"
               "-......m.........-\n"
               "-................-\n"
               "-................-\n"
               "-................-\n"
               "-................-\n"
               "+----------------+",
  },
  {
    "/rules/U1/the-small-board",
    SECOND (2) "well=e6",
    .corner = "a1",
    .picture = "+--------------+\n"
               "-..............-\n"
               "-..............-\n"
               "-..............-\n"
               "-..............-\n"
               "-..............-\n"
               "-...*..m.......-\n"
               "-..............-\n"
               "-..............-\n"
               "-..............-\n"
               "-..............-\n"
               "+--------------+",
  },
  {
    "/rules/U1/the-towers-by-number-on-the-large-board",
    SECOND (4),
    "Ob12 Rb12 | Oq2 Rq2 | Oq12 Rq12 | Ob2 Rb2 | Wb13 Wr2 | Wq13 Wb1 |",
    .tiles = "1=1 2=2 3=3 4=4",
    .score = "1 tower_tiles=1; 2 tower_tiles=2; 3 tower_tiles=3; 4 tower_tiles=4",
  },
  {
    "/rules/U1/the-towers-by-number-on-the-small-board",
    SECOND (2),
    "Ob11 Rb11 | Oo2 Ro2 | Gb2 Rb2 | Go11 Ro11 | Wa11 Wo1 | Wp11 Wa2 |",
    .tiles = "1=1 2=2 3=2 4=1",
    .score = "1 tower_tiles=5; 2 tower_tiles=5",
  },

  {
    "/rules/U3/a-well-side-space-is-allowed",
    SECOND (2) "well=e6 merchant=e7",
    .legal = "Me8 Md7 Mf7",
  },

  {
    "/rules/U4/three-two-one-none",
    SECOND (3) "towers=on",
    .waiting = "3 2 1 0",
  },
  {
    "/rules/U4/none-when-switched-off",
    SECOND (3),
    .waiting = "0 0 0 0",
  },
  {
    "/rules/U4/none-in-the-first-edition",
    FIRST (3),
    .waiting = "0 0 0 0",
  },

  /* The rule sets as they are. */
  {
    "/rules/sets/first-2",
    FIRST (2) "first=2",
    "Mh6",
    .turn = "player=2 placement=1 of=1",
    .stock = "2 G=9 P=9 B=9 O=9 R=4 N=4 S=6 M=12 W=16 T=0",
  },
  {
    "/rules/sets/first-3",
    FIRST (3),
    "Mh6",
    .turn = "player=1 placement=1 of=2",
    .stock = "3 G=6 P=6 B=6 O=6 R=4 N=0 S=4 M=8 W=10 T=0",
  },
  {
    "/rules/sets/first-4",
    FIRST (4),
    "Mh6",
    .turn = "player=1 placement=1 of=2",
    .stock = "4 G=5 P=5 B=5 O=5 R=4 N=0 S=3 M=6 W=8 T=0",
  },
  {
    "/rules/sets/second-2",
    "rules=second players=2 well=e6 merchant=h6",
    .turn = "player=1 placement=1 of=1",
    .tiles = "tea=6",
    .stock = "2 G=8 P=8 B=8 O=8 R=4 N=2 S=4 M=12 W=15 T=0",
    .waiting = "3 2 1 0",
  },
  {
    "/rules/sets/second-3",
    "rules=second players=3 well=e6 merchant=h6",
    .turn = "player=1 placement=1 of=1",
    .tiles = "tea=6",
    .stock = "3 G=6 P=6 B=6 O=6 R=4 N=1 S=4 M=8 W=12 T=0",
    .waiting = "3 2 1 0",
  },
  {
    "/rules/sets/second-3-without-neutral-rooftops",
    "rules=second players=3 well=e6 merchant=h6 neutral=off",
    .stock = "1 R=4 N=0; 2 R=4 N=0; 3 R=4 N=0",
  },
  {
    "/rules/sets/second-4",
    "rules=second players=4 well=e6 merchant=h6",
    .turn = "player=1 placement=1 of=1",
    .tiles = "tea=6",
    .stock = "4 G=5 P=5 B=5 O=5 R=4 N=0 S=3 M=6 W=9 T=0",
    .waiting = "3 2 1 0",
  },
  {
    "/rules/sets/online-2",
    "rules=online players=2 well=e6 merchant=h6",
    .turn = "player=1 placement=1 of=1",
    .tiles = "tea=6",
    .stock = "2 G=8 P=8 B=8 O=8 R=4 N=2 S=4 M=12 W=15 T=0",
    .waiting = "3 2 1 0",
  },
  {
    "/rules/sets/online-3",
    "rules=online players=3 well=e6 merchant=h6",
    .stock = "3 G=6 P=6 B=6 O=6 R=4 N=1 S=4 M=8 W=12 T=0",
  },
  {
    "/rules/sets/online-4",
    "rules=online players=4 well=e6 merchant=h6",
    .stock = "4 G=5 P=5 B=5 O=5 R=4 N=0 S=3 M=6 W=9 T=0",
  },
};

/* --- What players may choose ------------------------------------------------------------------ */

static void
test_options (void)
{
  for (int set = 0; set < MDN_RULE_SETS; set++)
    for (int players = MDN_MIN_PLAYERS; players <= MDN_MAX_PLAYERS; players++)
      for (int option = 0; option < MDN_OPTIONS; option++)
        {
          const bool offered =
            set != MDN_FIRST_EDITION && (option != MDN_OPTION_NEUTRAL || players == 3);
          MdnRules rules = mdn_rules ((MdnRuleSet) set, players);

          g_assert_cmpint (mdn_rules_offers ((MdnRuleSet) set, players, (MdnOption) option), ==,
                           offered);
          if (!offered)
            continue;
          g_assert_true (mdn_rules_get_option (&rules, (MdnOption) option));
          mdn_rules_set_option (&rules, (MdnOption) option, false);
          g_assert_false (mdn_rules_get_option (&rules, (MdnOption) option));
          mdn_rules_set_option (&rules, (MdnOption) option, true);
          g_assert_true (mdn_rules_get_option (&rules, (MdnOption) option));
        }
}

/* --- What is drawn at random ------------------------------------------------------------------ */

/* Away from the ring by at least one space, counted without the engine's sets. */
static bool
is_inner (const MdnRules *rules, MdnSpace space)
{
  const int columns = rules->players == 2 ? 14 : 16, rows = rules->players == 2 ? 10 : 11;
  const int column = space % MDN_STRIDE, row = space / MDN_STRIDE;

  return column >= 2 && column <= columns - 1 && row >= 2 && row <= rows - 1;
}

/* Fails unless every inner space was drawn, and only those. */
static void
check_drawn (const MdnRules *rules, const int drawn[MDN_SPACES])
{
  for (int space = 0; space < MDN_SPACES; space++)
    g_assert_cmpint (drawn[space] > 0, ==, is_inner (rules, (MdnSpace) space));
}

static void
test_draw_well (gconstpointer players)
{
  const MdnRules rules = mdn_rules (MDN_SECOND_EDITION, GPOINTER_TO_INT (players));
  int drawn[MDN_SPACES] = { 0 };
  MdnRandom random;

  mdn_random_seed (&random, 1);
  for (int i = 0; i < DRAWS; i++)
    drawn[mdn_setup_draw (&rules, &random).well]++;
  check_drawn (&rules, drawn);
}

static void
test_draw_merchant (gconstpointer players)
{
  const MdnRules rules = mdn_rules (MDN_ONLINE, GPOINTER_TO_INT (players));
  int drawn[MDN_SPACES] = { 0 }, beside_well = 0;
  MdnRandom random;

  mdn_random_seed (&random, 2);
  for (int i = 0; i < DRAWS; i++)
    {
      const MdnSetup setup = mdn_setup_draw (&rules, &random);

      g_assert_cmpint (setup.merchant, !=, setup.well);
      drawn[setup.merchant]++;
      beside_well += setup.merchant == setup.well + 1;
    }
  check_drawn (&rules, drawn);
  g_assert_cmpint (beside_well, >, 0);
}

static void
test_draw_first (gconstpointer players)
{
  const int count = GPOINTER_TO_INT (players);
  const MdnRules rules = mdn_rules (MDN_FIRST_EDITION, count);
  int drawn[MDN_MAX_PLAYERS] = { 0 };
  MdnRandom random;

  mdn_random_seed (&random, 3);
  for (int i = 0; i < DRAWS; i++)
    drawn[mdn_setup_draw (&rules, &random).first]++;
  for (int player = 0; player < MDN_MAX_PLAYERS; player++)
    if (player < count)
      g_assert_cmpint (ABS (drawn[player] - DRAWS / count), <, DRAWS / 20);
    else
      g_assert_cmpint (drawn[player], ==, 0);
}

static void
test_no_well (void)
{
  MdnRules rules = mdn_rules (MDN_SECOND_EDITION, 2);
  MdnRandom random;

  mdn_random_seed (&random, 4);
  mdn_rules_set_option (&rules, MDN_OPTION_WELL, false);
  g_assert_cmpint (mdn_setup_draw (&rules, &random).well, ==, MDN_NO_SPACE);
}

static void
test_no_random_merchant (void)
{
  const MdnRules rules = mdn_rules (MDN_FIRST_EDITION, 4);
  MdnRandom random;

  mdn_random_seed (&random, 5);
  g_assert_cmpint (mdn_setup_draw (&rules, &random).merchant, ==, MDN_NO_SPACE);
}

/* --- What a set-up may be --------------------------------------------------------------------- */

typedef struct
{
  const char *path;
  MdnRuleSet set;
  int players;
  int first; /* from 1 */
  const char *well, *merchant;
  MdnSetupError error;
} SetupCase;

static const SetupCase setups[] = {
  { "/rules/U2/the-inner-corners", MDN_SECOND_EDITION, 2, 1, "c3", "n10", MDN_SETUP_FINE },
  { "/rules/U2/not-on-the-outermost-row", MDN_SECOND_EDITION, 2, 1, "e2", "h6", MDN_SETUP_WELL },
  { "/rules/U2/not-on-the-outermost-column", MDN_ONLINE, 3, 1, "q6", "h6", MDN_SETUP_WELL },
  { "/rules/U2/the-small-board-is-smaller", MDN_ONLINE, 2, 1, "o6", "h6", MDN_SETUP_WELL },
  { "/rules/U2/not-on-the-ring", MDN_ONLINE, 4, 1, "a6", "h6", MDN_SETUP_WELL },
  { "/rules/U2/not-missing", MDN_ONLINE, 4, 1, "-", "h6", MDN_SETUP_WELL },
  { "/rules/U2/not-in-the-first-edition", MDN_FIRST_EDITION, 4, 1, "e6", "-", MDN_SETUP_WELL },
  { "/rules/U3/beside-the-well", MDN_SECOND_EDITION, 4, 1, "e6", "f7", MDN_SETUP_FINE },
  { "/rules/U3/not-on-the-well", MDN_SECOND_EDITION, 4, 1, "e6", "e6", MDN_SETUP_MERCHANT },
  { "/rules/U3/not-on-the-outermost-row", MDN_ONLINE, 4, 1, "e6", "h12", MDN_SETUP_MERCHANT },
  { "/rules/U3/not-missing", MDN_ONLINE, 4, 1, "e6", "-", MDN_SETUP_MERCHANT },
  { "/rules/U3/not-in-the-first-edition", MDN_FIRST_EDITION, 3, 1, "-", "h6", MDN_SETUP_MERCHANT },
  { "/rules/U5/the-last-player-may-begin", MDN_FIRST_EDITION, 3, 3, "-", "-", MDN_SETUP_FINE },
  { "/rules/U5/nobody-else", MDN_FIRST_EDITION, 3, 4, "-", "-", MDN_SETUP_FIRST },
};

static void
test_setup (gconstpointer data)
{
  const SetupCase *test = data;
  MdnSetup setup = { .rules = mdn_rules (test->set, test->players),
                     .first = (uint8_t) (test->first - 1) };

  /* Spaces of the large board, so that those the small board does not have can be tried. */
  setup.well = mdn_notation_parse_space (MDN_BOARD_LARGE, test->well, (int) strlen (test->well));
  setup.merchant =
    mdn_notation_parse_space (MDN_BOARD_LARGE, test->merchant, (int) strlen (test->merchant));
  g_assert_cmpint (mdn_setup_check (&setup), ==, test->error);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  rule_cases_add (cases, G_N_ELEMENTS (cases));
  for (size_t i = 0; i < G_N_ELEMENTS (setups); i++)
    g_test_add_data_func (setups[i].path, &setups[i], test_setup);
  g_test_add_func ("/rules/sets/options", test_options);
  g_test_add_data_func ("/rules/U2/drawn-on-the-small-board", GINT_TO_POINTER (2), test_draw_well);
  g_test_add_data_func ("/rules/U2/drawn-on-the-large-board", GINT_TO_POINTER (4), test_draw_well);
  g_test_add_func ("/rules/U2/none-when-switched-off", test_no_well);
  g_test_add_data_func ("/rules/U3/drawn-on-the-small-board", GINT_TO_POINTER (2),
                        test_draw_merchant);
  g_test_add_data_func ("/rules/U3/drawn-on-the-large-board", GINT_TO_POINTER (3),
                        test_draw_merchant);
  g_test_add_func ("/rules/U3/none-where-it-is-chosen", test_no_random_merchant);
  for (int players = MDN_MIN_PLAYERS; players <= MDN_MAX_PLAYERS; players++)
    {
      g_autofree char *path = g_strdup_printf ("/rules/U5/drawn-among-%d", players);

      g_test_add_data_func (path, GINT_TO_POINTER (players), test_draw_first);
    }
  return g_test_run ();
}
