/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Records to text and back. */

#include <string.h>

#include "random-record.h"
#include "record-example.h"

enum
{
  SEED = 1999,
  GAMES = 500, /* of each kind */
};

static void
test_example (void)
{
  g_autoptr (MedinaRecord) record = record_example_read (record_example);
  g_autofree char *text = record_example_write (record, MEDINA_RECORD_PLAIN);
  g_autofree char *date = g_date_time_format_iso8601 (record->date);

  g_assert_cmpint (record->game.setup.rules.set, ==, MDN_SECOND_EDITION);
  g_assert_cmpint (record->game.setup.rules.players, ==, 3);
  g_assert_cmpint (record->game.cursor, ==, 5);
  g_assert_cmpint (record->game.count, ==, 5);
  g_assert_cmpstr (date, ==, "2026-11-20T18:30:00Z");
  g_assert_cmpstr (record->seats[0].name, ==, "Aisha");
  g_assert_cmpint (record->seats[0].kind, ==, MEDINA_SEAT_HUMAN);
  g_assert_cmpint (record->seats[1].kind, ==, MEDINA_SEAT_COMPUTER);
  g_assert_cmpint (record->seats[1].level, ==, MEDINA_LEVEL_HARD);
  g_assert_cmpint (record->seats[2].color, ==, MEDINA_COLOR_RED);
  g_assert_cmpint (record->resume.hand, ==, MEDINA_RECORD_NO_PIECE);
  g_assert_cmpstr (text, ==, record_example);
}

static void
assert_same_setup (const MdnSetup *a, const MdnSetup *b)
{
  g_assert_cmpint (a->rules.set, ==, b->rules.set);
  g_assert_cmpint (a->rules.players, ==, b->rules.players);
  for (int option = 0; option < MDN_OPTIONS; option++)
    g_assert_cmpint (mdn_rules_get_option (&a->rules, (MdnOption) option), ==,
                     mdn_rules_get_option (&b->rules, (MdnOption) option));
  g_assert_cmpint (a->first, ==, b->first);
  g_assert_cmpint (a->well, ==, b->well);
  g_assert_cmpint (a->merchant, ==, b->merchant);
}

static void
assert_same_game (const MdnGame *a, const MdnGame *b, int count)
{
  assert_same_setup (&a->setup, &b->setup);
  g_assert_cmpint (a->cursor, ==, b->cursor);
  g_assert_cmpint (a->count, ==, count);
  g_assert_cmpmem (a->placements, (gsize) count * sizeof (MdnPlacement), b->placements,
                   (gsize) count * sizeof (MdnPlacement));
}

static void
assert_same_seats (const MedinaRecord *a, const MedinaRecord *b)
{
  for (int i = 0; i < a->game.setup.rules.players; i++)
    {
      g_assert_cmpstr (a->seats[i].name, ==, b->seats[i].name);
      g_assert_cmpint (a->seats[i].kind, ==, b->seats[i].kind);
      g_assert_cmpint (a->seats[i].level, ==, b->seats[i].level);
      g_assert_cmpint (a->seats[i].character, ==, b->seats[i].character);
      g_assert_cmpint (a->seats[i].color, ==, b->seats[i].color);
    }
  g_assert_true (g_date_time_equal (a->date, b->date));
}

static void
check_both_ways (const MedinaRecord *record)
{
  g_autofree char *plain = record_example_write (record, MEDINA_RECORD_PLAIN);
  g_autoptr (MedinaRecord) read = record_example_read (plain);
  g_autofree char *again = record_example_write (read, MEDINA_RECORD_PLAIN);
  g_autofree char *resumable = record_example_write (record, MEDINA_RECORD_RESUMABLE);
  g_autoptr (MedinaRecord) resumed = record_example_read (resumable);
  g_autofree char *resumable_again = record_example_write (resumed, MEDINA_RECORD_RESUMABLE);
  g_autofree char *plain_of_resumed = record_example_write (resumed, MEDINA_RECORD_PLAIN);

  g_assert_cmpstr (again, ==, plain);
  assert_same_game (&read->game, &record->game, record->game.cursor);
  assert_same_seats (read, record);

  g_assert_cmpstr (resumable_again, ==, resumable);
  g_assert_cmpstr (plain_of_resumed, ==, plain);
  assert_same_game (&resumed->game, &record->game, record->game.count);
  assert_same_seats (resumed, record);
  g_assert_cmpint (resumed->resume.hand, ==, record->resume.hand);
  g_assert_cmpint (resumed->resume.screens, ==, record->resume.screens);
  g_assert_cmpint (read->resume.screens, ==, record->resume.screens);
  g_assert_cmpint (read->resume.awaiting_end, ==, record->resume.awaiting_end);
  g_assert_cmpint (read->start_chosen, ==, record->start_chosen);
  g_assert_cmpint (read->goes_on_from, ==, record->goes_on_from);
  g_assert_cmpint (resumed->goes_on_from, ==, record->goes_on_from);
  g_assert_cmpint (read->resume.hand, ==, MEDINA_RECORD_NO_PIECE);
}

static void
test_random_games (gconstpointer data)
{
  const RandomRules rules = random_rules (GPOINTER_TO_INT (data));
  MdnRandom random;

  mdn_random_seed (&random, SEED + (uint64_t) GPOINTER_TO_INT (data));
  for (int i = 0; i < GAMES; i++)
    {
      g_autoptr (MedinaRecord) record = random_record (&rules, &random);

      check_both_ways (record);
    }
}

/* --- What another program has put into it ----------------------------------------------------- */

static void
assert_character (const char *level_and_more, MedinaCharacter character, const char *written)
{
  g_autofree char *text = record_example_with ("Level=hard\n", level_and_more);
  g_autofree char *expected = record_example_with ("Level=hard\n", written);
  g_autoptr (MedinaRecord) record = record_example_read (text);
  g_autofree char *again = record_example_write (record, MEDINA_RECORD_PLAIN);

  g_assert_cmpint (record->seats[1].character, ==, character);
  g_assert_cmpstr (again, ==, expected);
}

/* A character of the computer; any other word means none, which is not written. */
static void
test_character (void)
{
  static const char mason[] = "Level=hard\nCharacter=mason\n";
  static const char none[] = "Level=hard\n";

  assert_character (mason, MEDINA_CHARACTER_MASON, mason);
  assert_character (none, MEDINA_CHARACTER_PLAIN, none);
  assert_character ("Level=hard\nCharacter=plain\n", MEDINA_CHARACTER_PLAIN, none);
  assert_character ("Level=hard\nCharacter=surprise\n", MEDINA_CHARACTER_PLAIN, none);
  assert_character ("Level=hard\nCharacter=poet\n", MEDINA_CHARACTER_PLAIN, none);
  assert_character ("Level=hard\nCharacter=\n", MEDINA_CHARACTER_PLAIN, none);
  assert_character ("Level=hard\nCharacter=\\q\n", MEDINA_CHARACTER_PLAIN, none);
}

/* People have none. */
static void
test_character_of_person (void)
{
  g_autofree char *text = record_example_with ("Name=Omar\n", "Name=Omar\nCharacter=mason\n");
  g_autoptr (MedinaRecord) record = record_example_read (text);
  g_autofree char *again = record_example_write (record, MEDINA_RECORD_PLAIN);

  g_assert_cmpint (record->seats[2].character, ==, MEDINA_CHARACTER_PLAIN);
  g_assert_cmpstr (again, ==, record_example);
}

static void
test_unknown_kept (void)
{
  static const char strange[] = "# A remark\n"
                                "\n"
                                "[Medina]\n"
                                "Zebra=1;2;3;\n"
                                "Event[de]=Sommerfest\n"
                                "Event=Summer\\nfeast\n"
                                "Format=1\nRules=first\nPlayers=2\nFirst=2\n"
                                "Turns=Me4;Wb1;\n"
                                "\n"
                                "[Clock]\n"
                                "# seconds\n"
                                "Left=\\q 17\n"
                                "\n"
                                "[Player 2]\nName=B\nKind=human\nColor=blue\nElo=1500\n"
                                "\n"
                                "[Player 1]\nName=A\nKind=human\nColor=yellow\nElo=1600\n";
  g_autoptr (MedinaRecord) record = record_example_read (strange);
  g_autofree char *same = record_example_write (record, MEDINA_RECORD_PLAIN);
  g_autofree char *after = NULL;

  g_assert_cmpstr (same, ==, strange);
  g_assert_cmpint (mdn_game_play (&record->game, mdn_placement (MDN_WALL, mdn_space (0, 1))), ==,
                   MDN_REASON_NONE);
  after = record_example_write (record, MEDINA_RECORD_PLAIN);
  g_assert_nonnull (strstr (after, "Turns=Me4;Wb1;Wa2;\n"));
  g_assert_nonnull (strstr (after, "[Clock]\n# seconds\nLeft=\\q 17\n"));
}

/* However its file is written, the same game has the same bare text, and another game has another
 * one. */
static void
test_bare (void)
{
  static const char
    plain[] = "[Medina]\nFormat=1\nRules=first\nPlayers=2\nFirst=2\nTurns=Me4;Wb1;\nScreens=true\n"
              "[Player 1]\nName=A\nKind=human\nColor=yellow\n"
              "[Player 2]\nName=B\nKind=human\nColor=blue\n",
    strange[] = "# A remark\n[Player 2]\nKind=human\nElo=1500\nName=B\nColor=blue\n"
                "[Clock]\nLeft=17\n"
                "[Medina]\nScreens=true\nFormat=1\nZebra=1\nRules=first\nPlayers=2\nFirst=2\n"
                "Turns=Me4;Wb1;\n"
                "[Player 1]\nName=A\nKind=human\nColor=yellow\n[Resume]\nAfter=2\nScreens=true\n";
  g_autoptr (MedinaRecord) one = record_example_read (plain);
  g_autoptr (MedinaRecord) other = record_example_read (strange);
  g_autofree char *bare = record_example_write (one, MEDINA_RECORD_BARE);
  g_autofree char *of_other = record_example_write (other, MEDINA_RECORD_BARE);
  g_autofree char *of_later = NULL;

  g_assert_cmpstr (of_other, ==, bare);
  g_assert_nonnull (strstr (bare, "Screens=true\n"));
  g_assert_null (strstr (bare, "Zebra"));
  g_assert_cmpint (mdn_game_play (&other->game, mdn_placement (MDN_WALL, mdn_space (0, 1))), ==,
                   MDN_REASON_NONE);
  of_later = record_example_write (other, MEDINA_RECORD_BARE);
  g_assert_cmpstr (of_later, !=, bare);
}

static guint
count_lines (const char *text)
{
  guint n = 0;

  for (; *text != '\0'; text++)
    n += *text == '\n' ? 1 : 0;
  return n;
}

/* A file that has grown to the limits, and has no room for more. */
static void
check_full (const char *text)
{
  g_autoptr (MedinaRecord) record = record_example_read (text);
  g_autofree char *same = record_example_write (record, MEDINA_RECORD_PLAIN);
  g_autofree char *written = record_example_write (record, MEDINA_RECORD_RESUMABLE);
  g_autoptr (MedinaRecord) read = record_example_read (written);

  g_assert_cmpstr (same, ==, text);
  g_assert_false (g_key_file_has_group (read->keys, "Other"));
  g_assert_true (g_key_file_has_group (read->keys, MEDINA_RECORD_RESUME_GROUP));
  assert_same_game (&read->game, &record->game, record->game.count);
  g_assert_cmpstr (read->seats[0].name, ==, "Aisha");
}

static void
test_full (void)
{
  g_autoptr (GString) many = g_string_new (record_example);
  g_autoptr (GString) large = g_string_new (record_example);

  g_string_append (many, "\n[Other]\n");
  for (guint i = count_lines (many->str); i < 10000; i++)
    g_string_append_printf (many, "Key%u=\n", i);
  check_full (many->str);

  g_string_append (large, "\n[Other]\nKey=");
  while (large->len < MEDINA_RECORD_LIMIT - 1)
    g_string_append_c (large, 'x');
  g_string_append_c (large, '\n');
  check_full (large->str);
}

/* What other programs may leave out or write in their own way. */
static void
test_lenient (void)
{
  static const char bare[] = "  [Medina]  \r\n"
                             "Format = 1\r\n"
                             "Rules = online\r\n"
                             "Players= 2\r\n"
                             "First=1\r\n"
                             "Well=off\r\n"
                             "Merchant=c3\r\n"
                             "Date=2026-11-20T19:30:00+01:00\r\n"
                             "Turns=  Of7 ;Rf7  Wb1;Gf4\r\n"
                             "[Player 2]\r\n"
                             "Kind=computer\r\n"
                             "Color=red\r\n"
                             "[Player 1]\r\n"
                             "Kind=human\r\n"
                             "Color=green";
  static const char *const expected[] = { "Tea=true\n",         "Opening=short\n",
                                          "Turns=Of7;Rf7 Wb1;", "Name=\n",
                                          "Level=medium\n",     "Towers=true\n",
                                          "Well=off\n",         "Date=2026-11-20T18:30:00Z\n" };
  g_autoptr (MedinaRecord) record = record_example_read (bare);
  g_autofree char *text = record_example_write (record, MEDINA_RECORD_PLAIN);

  for (gsize i = 0; i < G_N_ELEMENTS (expected); i++)
    g_assert_nonnull (strstr (text, expected[i]));
}

/* Whatever ends a line is no part of what others wrote there: it does not change from one time to
 * the next. */
static void
test_line_ends (void)
{
  g_autofree char *given =
    g_strconcat (record_example, "\n[Other]\nKey=value\r\r\r\nLast=value\r\r", NULL);
  g_autofree char *expected =
    g_strconcat (record_example, "\n[Other]\nKey=value\nLast=value\n", NULL);
  g_autoptr (MedinaRecord) record = record_example_read (given);
  g_autofree char *text = record_example_write (record, MEDINA_RECORD_PLAIN);

  g_assert_cmpstr (text, ==, expected);
}

/* A rooftop may be named by any building of its palace; it is written by the first. */
static void
test_canonical_rooftop (void)
{
  g_autofree char *given =
    record_example_with ("Turns=Ok8;Pd4;Mf4 Wb1;Rk8;", "Turns=Ok8;Oj8;Ok9 Rk9;");
  g_autoptr (MedinaRecord) record = record_example_read (given);
  g_autofree char *text = record_example_write (record, MEDINA_RECORD_PLAIN);

  g_assert_nonnull (strstr (text, "Turns=Ok8;Oj8;Ok9 Rj8;\n"));
}

static void
test_byte_order_mark (void)
{
  g_autofree char *marked = g_strconcat ("\xef\xbb\xbf", record_example, NULL);
  g_autoptr (MedinaRecord) record = record_example_read (marked);
  g_autofree char *text = record_example_write (record, MEDINA_RECORD_PLAIN);

  g_assert_cmpstr (text, ==, record_example);
}

/* --- What a program puts into it -------------------------------------------------------------- */

static void
test_new (void)
{
  const MdnRules rules = mdn_rules (MDN_FIRST_EDITION, 2);
  const MdnSetup setup = { .rules = rules, .well = MDN_NO_SPACE, .merchant = MDN_NO_SPACE };
  g_autoptr (MedinaRecord) record = medina_record_new (&setup);
  g_autoptr (MedinaRecord) copy = medina_record_copy (record);

  g_assert_cmpint (record->seats[0].color, ==, MEDINA_COLOR_YELLOW);
  g_assert_cmpint (record->seats[1].color, ==, MEDINA_COLOR_BLUE);
  g_assert_nonnull (record->date);
  g_key_file_set_string (copy->keys, "Other", "Key", "value");
  g_assert_false (g_key_file_has_group (record->keys, "Other"));
  g_date_time_unref (g_steal_pointer (&copy->date));
  g_free (copy->seats[0].name);
  copy->seats[0].name = NULL;
  {
    g_autofree char *text = record_example_write (copy, MEDINA_RECORD_PLAIN);
    g_autoptr (MedinaRecord) read = record_example_read (text);

    g_assert_null (strstr (text, "Date="));
    g_assert_null (read->date);
    g_assert_cmpstr (read->seats[0].name, ==, "");
    g_assert_true (g_str_has_prefix (text, "[Medina]\nFormat=1\n"));
    g_assert_true (g_str_has_suffix (text, "\n[Other]\nKey=value\n"));
  }
}

/* Whatever is given as a name, the record can be read again. */
static void
test_impossible_names (void)
{
  g_autoptr (MedinaRecord) record = record_example_read (record_example);
  g_autofree char *endless = g_strnfill (100000, 'x');
  const char *const names[] = {
    "two\nlines", "[Medina]\nFormat=2", "\xff\xfe", endless,    "\t",
    "   ",        "next\u2028line",     "\u2029",   "\xc2\x85", "turned \u202e around"
  };

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *text = NULL;
      g_autoptr (MedinaRecord) read = NULL;

      g_free (record->seats[0].name);
      record->seats[0].name = g_strdup (names[i]);
      text = record_example_write (record, MEDINA_RECORD_PLAIN);
      read = record_example_read (text);
      g_assert_cmpint (g_utf8_strlen (read->seats[0].name, -1), <=, MEDINA_SEAT_NAME_LENGTH);
      g_assert_false (
        g_regex_match_simple ("[\\x{2028}\\x{2029}\\x{85}]", read->seats[0].name, 0, 0));
      g_assert_cmpint (g_str_has_prefix (names[i], "turned"), ==,
                       g_str_equal (read->seats[0].name, "turned \u202e around"));
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/record-text/the-example-is-read-and-written", test_example);
  for (int i = 0; i < RANDOM_RULES; i++)
    {
      const RandomRules rules = random_rules (i);
      g_autofree char *name = g_strdup_printf ("/record-text/random-games/%s/%d",
                                               mdn_rule_set_name (rules.set), rules.players);

      g_test_add_data_func (name, GINT_TO_POINTER (i), test_random_games);
    }
  g_test_add_func ("/record-text/a-character-is-read-and-written", test_character);
  g_test_add_func ("/record-text/people-have-no-character", test_character_of_person);
  g_test_add_func ("/record-text/unknown-keys-and-remarks-are-kept", test_unknown_kept);
  g_test_add_func ("/record-text/a-bare-text-is-of-the-game-alone", test_bare);
  g_test_add_func ("/record-text/a-full-record-can-still-be-resumed", test_full);
  g_test_add_func ("/record-text/other-spellings-are-read", test_lenient);
  g_test_add_func ("/record-text/line-ends-are-no-part-of-values", test_line_ends);
  g_test_add_func ("/record-text/a-rooftop-is-written-by-its-first-building",
                   test_canonical_rooftop);
  g_test_add_func ("/record-text/a-byte-order-mark-is-ignored", test_byte_order_mark);
  g_test_add_func ("/record-text/a-new-record-has-usual-seats", test_new);
  g_test_add_func ("/record-text/any-name-can-be-read-again", test_impossible_names);

  return g_test_run ();
}
