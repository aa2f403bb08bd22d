/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The engine against the reference: random games played side by side under every combination of
 * options, and counts of all continuations from fixed positions. */

#include <glib.h>
#include <stdio.h>
#include <string.h>

#include "game.h"
#include "notation.h"
#include "perft.h"
#include "score.h"

#include "describe.h"
#include "setup-text.h"

#include "reference.h"

enum
{
  GAMES = 1,           /* for each combination of options, */
  GAMES_OF_FIRST = 20, /* but `first` has few of them; */
  THOROUGH = 50,       /* with `-m thorough` so many times as many */
  LOOK_BACK = 8,       /* placements taken back between two comparisons */
  PERFT_DEPTH = 2,     /* from openings and middle games, */
  LATE_DEPTH = 3,      /* and from positions near the end, */
  LATE = 9,            /* so many placements before it */
};

/* What one test is about. */
typedef struct
{
  RefSetup options; /* the well's space matters only in that it is there */
  guint32 seed;
} Combination;

/* One game, played by both. */
typedef struct
{
  RefGame reference;
  MdnGame engine;
  RefGame before[MDN_MAX_PLACEMENTS]; /* the reference before each placement */
  GString *transcript;                /* to begin and play it again by the line protocol */
  GRand *random;
  int weights[G_N_ELEMENTS (REF_PIECES)]; /* how readily each piece is placed */
} Match;

static const char *const commands[] = { "turn",    "moves", "board", "stock",
                                        "palaces", "tiles", "score", "result" };

static const char *const rule_set_names[] = { "first", "second", "online" };

/* --- Setting up ------------------------------------------------------------------------------- */

static void
draw_space (GRand *random, char text[4])
{
  g_snprintf (text, 4, "%c%d", g_rand_int_range (random, 'a', 'a' + REF_COLUMNS),
              g_rand_int_range (random, 1, REF_ROWS + 1) % 100);
}

/* Draws what is random in a set-up, by the reference's judgment of what is allowed. */
static void
draw_setup (GRand *random, const RefSetup *options, RefGame *game)
{
  RefSetup setup = *options;

  do
    {
      setup.first = g_rand_int_range (random, 1, setup.players + 1);
      if (setup.rules == REF_FIRST)
        continue;
      draw_space (random, setup.merchant);
      if (options->well[0] != '\0')
        draw_space (random, setup.well);
    }
  while (!ref_start (game, &setup));
}

static char *
describe_setup (const RefSetup *setup)
{
  GString *text = g_string_new (NULL);

  g_string_printf (text, "rules=%s players=%d first=%d", rule_set_names[setup->rules],
                   setup->players, setup->first);
  if (setup->rules != REF_FIRST)
    g_string_append_printf (text, " well=%s merchant=%s tea=%s towers=%s opening=%s",
                            setup->well[0] != '\0' ? setup->well : "off", setup->merchant,
                            setup->tea ? "on" : "off", setup->towers ? "on" : "off",
                            setup->short_opening ? "short" : "full");
  if (setup->rules != REF_FIRST && setup->players == 3)
    g_string_append_printf (text, " neutral=%s", setup->neutral ? "on" : "off");
  return g_string_free (text, FALSE);
}

static void
begin_engine (MdnGame *game, const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  MdnSetup setup;

  if (!mdn_setup_text_read (words, (int) g_strv_length (words), 0, &setup, stderr))
    g_error ("%s is refused", text);
  g_assert_cmpint (mdn_setup_check (&setup), ==, MDN_SETUP_FINE);
  mdn_game_begin (game, &setup);
}

static Match *
match_new (const Combination *combination, guint32 number)
{
  Match *match = g_new0 (Match, 1);
  g_autofree char *setup = NULL;

  match->random = g_rand_new_with_seed (combination->seed + number);
  draw_setup (match->random, &combination->options, &match->reference);
  setup = describe_setup (&match->reference.setup);
  begin_engine (&match->engine, setup);
  match->transcript = g_string_new (NULL);
  g_string_printf (match->transcript, "new %s\nplay", setup);

  /* Now a game of many small palaces, now one with a full wall, now one of late rooftops. */
  for (gsize i = 0; i < G_N_ELEMENTS (match->weights); i++)
    match->weights[i] = 1 << g_rand_int_range (match->random, 0, 7);
  return match;
}

static void
match_free (Match *match)
{
  g_string_free (match->transcript, TRUE);
  g_rand_free (match->random);
  g_free (match);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Match, match_free)

/* --- Comparing -------------------------------------------------------------------------------- */

static void
describe_engine (const Match *match, const char *command, char answer[static REF_MAX_ANSWER])
{
  FILE *stream = fmemopen (answer, REF_MAX_ANSWER, "w");

  g_assert_nonnull (stream);
  g_assert_true (mdn_describe (&match->engine.position, command, stream));
  g_assert_cmpint (fclose (stream), ==, 0);
}

static void
compare_answers (const Match *match, const RefGame *reference)
{
  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      char expected[REF_MAX_ANSWER] = "";
      char answer[REF_MAX_ANSWER] = "";

      g_assert_true (ref_answer (reference, commands[i], expected, sizeof expected));
      describe_engine (match, commands[i], answer);
      if (strcmp (answer, expected) != 0)
        g_test_message ("`%s` after %d of\n%s", commands[i], match->engine.cursor,
                        match->transcript->str);
      g_assert_cmpstr (answer, ==, expected);
    }
}

/* Compares who would win if the game ended here: ties are more frequent during games than at
 * their ends. */
static void
compare_winners (const Match *match)
{
  unsigned winners = mdn_score_winners (&match->engine.position);
  bool wins[REF_PLAYERS + 1];

  ref_winners (&match->reference, wins);
  for (int player = 1; player <= REF_PLAYERS; player++)
    if ((winners >> (player - 1) & 1) != wins[player])
      g_error ("player %d would %swin after %d of\n%s", player, wins[player] ? "" : "not ",
               match->engine.cursor, match->transcript->str);
}

static bool
engine_plays (Match *match, const char *move)
{
  MdnPlacement placement = mdn_notation_parse (&match->engine.position, move, (int) strlen (move));

  return placement != MDN_NO_PLACEMENT &&
         mdn_game_play (&match->engine, placement) == MDN_REASON_NONE;
}

static void
play (Match *match, const char *move)
{
  match->before[match->engine.cursor] = match->reference;
  g_string_append_printf (match->transcript, " %s", move);
  g_assert_true (ref_play (&match->reference, move));
  if (!engine_plays (match, move))
    g_error ("%s is refused at the end of\n%s", move, match->transcript->str);
}

/* Chooses a kind of piece by weight, then one of its placements. */
static const char *
choose (Match *match, char moves[][6], gsize n_moves)
{
  int total = 0;
  int draw;
  gsize i = 0;

  for (gsize j = 0; j < n_moves; j++)
    total += j == 0 || moves[j][0] != moves[j - 1][0]
               ? match->weights[strchr (REF_PIECES, moves[j][0]) - REF_PIECES]
               : 0;
  draw = g_rand_int_range (match->random, 0, total);
  for (;;)
    {
      gsize first = i;

      while (i < n_moves && moves[i][0] == moves[first][0])
        i++;
      draw -= match->weights[strchr (REF_PIECES, moves[first][0]) - REF_PIECES];
      if (draw < 0)
        return moves[g_rand_int_range (match->random, (gint32) first, (gint32) i)];
    }
}

static void
play_any (Match *match)
{
  char moves[REF_MAX_MOVES][6];
  gsize n_moves = ref_moves (&match->reference, moves, REF_MAX_MOVES);

  g_assert_cmpuint (n_moves, >, 0);
  play (match, choose (match, moves, n_moves));
}

/* The engine and the reference judge every placement alike, legal or not. */
static void
compare_judgements (Match *match)
{
  char moves[REF_MAX_MOVES][6];
  gsize n_moves = ref_moves (&match->reference, moves, REF_MAX_MOVES);

  for (const char *letter = REF_PIECES; *letter != '\0'; letter++)
    for (int space = 0; space < REF_COLUMNS * REF_ROWS; space++)
      {
        char move[6];
        bool legal = false;

        g_snprintf (move, sizeof move, "%c%c%d", *letter, 'a' + space / REF_ROWS,
                    space % REF_ROWS + 1);
        if (*letter == 'R' || *letter == 'N')
          {
            RefGame copy = match->reference;

            legal = ref_play (&copy, move);
          }
        else
          for (gsize i = 0; i < n_moves && !legal; i++)
            legal = strcmp (moves[i], move) == 0;
        if (engine_plays (match, move) != legal)
          g_error ("%s should be %s at the end of\n%s", move, legal ? "legal" : "illegal",
                   match->transcript->str);
        if (legal)
          g_assert_true (mdn_game_undo (&match->engine));
      }
}

/* --- Whole games ------------------------------------------------------------------------------ */

static void
take_back (Match *match)
{
  while (mdn_game_undo (&match->engine))
    if (match->engine.cursor % LOOK_BACK == 0)
      compare_answers (match, &match->before[match->engine.cursor]);
  g_assert_cmpint (match->engine.cursor, ==, 0);
}

static void
test_games (gconstpointer data)
{
  const Combination *combination = data;
  guint32 n_games = (combination->options.rules == REF_FIRST ? GAMES_OF_FIRST : GAMES) *
                    (g_test_thorough () ? THOROUGH : 1);

  for (guint32 i = 0; i < n_games; i++)
    {
      g_autoptr (Match) match = match_new (combination, i);
      int judged = g_rand_int_range (match->random, 1, 100);

      compare_answers (match, &match->reference);
      while (!match->reference.over)
        {
          play_any (match);
          compare_answers (match, &match->reference);
          compare_winners (match);
          if (match->engine.cursor == judged)
            compare_judgements (match);
        }
      take_back (match);
    }
}

/* --- Counts of continuations ------------------------------------------------------------------ */

static void
compare_perft (const Match *match, const RefGame *reference, int depth)
{
  guint64 expected = ref_perft (reference, depth);
  guint64 count = mdn_perft (&match->engine.position, depth);

  if (count != expected)
    g_test_message ("perft %d after %d of\n%s", depth, match->engine.cursor,
                    match->transcript->str);
  g_assert_cmpuint (count, ==, expected);
}

static void
test_perft (gconstpointer data)
{
  g_autoptr (Match) match = match_new (data, 0);
  int n_placements;

  compare_perft (match, &match->reference, PERFT_DEPTH);
  while (!match->reference.over)
    play_any (match);
  compare_perft (match, &match->reference, 1);

  n_placements = match->engine.cursor;
  while (mdn_game_undo (&match->engine))
    if (match->engine.cursor == n_placements - LATE)
      compare_perft (match, &match->before[match->engine.cursor], LATE_DEPTH);
    else if (match->engine.cursor == n_placements / 2)
      compare_perft (match, &match->before[match->engine.cursor], PERFT_DEPTH);
}

/* --- Combinations of options ------------------------------------------------------------------ */

/* As bits. */
enum
{
  WELL = 1 << 0,
  TEA = 1 << 1,
  TOWERS = 1 << 2,
  SHORT_OPENING = 1 << 3,
  NEUTRAL = 1 << 4,
};

/* The options that there are to choose. */
static int
options_of (RefRules rules, int players)
{
  if (rules == REF_FIRST)
    return 0;
  return WELL | TEA | TOWERS | SHORT_OPENING | (players == 3 ? NEUTRAL : 0);
}

static void
add_test (const char *name, RefRules rules, int players, int bits, GTestDataFunc test)
{
  Combination *combination = g_new0 (Combination, 1);
  RefSetup *options = &combination->options;
  g_autofree char *path =
    g_strdup_printf ("/reference/%s/%s/%d%s%s%s%s%s", name, rule_set_names[rules], players,
                     bits & WELL ? "/well" : "", bits & TEA ? "/tea" : "",
                     bits & TOWERS ? "/towers" : "", bits & SHORT_OPENING ? "/short" : "",
                     bits & NEUTRAL ? "/neutral" : "");

  options->rules = rules;
  options->players = players;
  strcpy (options->well, bits & WELL ? "h6" : "");
  options->tea = (bits & TEA) != 0;
  options->towers = (bits & TOWERS) != 0;
  options->short_opening = (bits & SHORT_OPENING) != 0;
  options->neutral = (bits & NEUTRAL) != 0;
  combination->seed = g_str_hash (path);
  g_test_add_data_func_full (path, combination, test, g_free);
}

static void
add_tests (RefRules rules, int players)
{
  int all = options_of (rules, players);

  add_test ("perft", rules, players, all, test_perft);
  for (int bits = 0; bits <= all; bits++)
    if ((bits & ~all) == 0)
      add_test ("games", rules, players, bits, test_games);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (int rules = REF_FIRST; rules <= REF_ONLINE; rules++)
    for (int players = 2; players <= REF_PLAYERS; players++)
      add_tests (rules, players);

  return g_test_run ();
}
