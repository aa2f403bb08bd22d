/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Files that are no records, and what is said about them. */

#include <string.h>

#include "medina-record-file.h"
#include "record-example.h"

/* The example with one placement more. Its last group is a whole player, so that a record cut off
 * there is noticed. */
static char *good;

static const char duel[] = "[Medina]\n"
                           "Format=1\n"
                           "Rules=first\n"
                           "Players=2\n"
                           "First=2\n"
                           "Turns=Me4;Wb1;Wa2;Gc3 Pc5;\n"
                           "[Player 1]\n"
                           "Name=Aisha\n"
                           "Kind=human\n"
                           "Color=yellow\n"
                           "[Player 2]\n"
                           "Name=Omar\n"
                           "Kind=human\n"
                           "Color=blue\n";

/* --- Whole files ------------------------------------------------------------------------------ */

static void
assert_refused (const char *text, gsize length, MedinaRecordError code, const char *message)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MedinaRecord) record = medina_record_new_from_data (text, length, &error);

  g_assert_null (record);
  g_assert_error (error, MEDINA_RECORD_ERROR, (int) code);
  g_assert_cmpstr (error->message, ==, message);
}

static void
test_other_files (void)
{
  static const char none[] = "This is not a Medina game.";
  static const struct
  {
    const char *text;
    gsize length; /* 0: up to the end of the string */
    const char *message;
  } table[] = {
    { "", 0, "The file is empty." },
    { "\n\n", 0, none },
    { "\0\0\0\0", 4, none },
    { "# only a remark\n", 0, none },
    { "\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16, none },
    { "<?xml version=\"1.0\"?>\n<svg/>\n", 0, none },
    { "{ \"Format\": 1 }\n", 0, none },
    { "Format=1\nRules=second\n", 0, none },
    { "[Desktop Entry]\nType=Application\nName=Medina\n", 0, none },
    { "[medina]\nFormat=1\n", 0, none },
    { "\xff\xfe[\0M\0e\0d\0i\0n\0a\0]\0\n\0", 20, none },
    { "[Medina", 0, none },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (table); i++)
    assert_refused (table[i].text, table[i].length > 0 ? table[i].length : strlen (table[i].text),
                    MEDINA_RECORD_ERROR_NO_RECORD, table[i].message);
}

static void
test_too_large (void)
{
  g_autoptr (GString) text = g_string_new (good);

  while (text->len < MEDINA_RECORD_LIMIT)
    g_string_append (text, "# a very long remark, which nobody would want to read to its end\n");
  g_string_truncate (text, MEDINA_RECORD_LIMIT);
  assert_refused (text->str, text->len, MEDINA_RECORD_ERROR_SYNTAX,
                  "The file has more than 10000 lines.");
  g_string_append_c (text, 'x');
  assert_refused (text->str, text->len, MEDINA_RECORD_ERROR_TOO_LARGE,
                  "The file is larger than 1 MiB, so it cannot be a Medina game.");
}

/* --- A mistake in a good one ------------------------------------------------------------------ */

typedef struct
{
  const char *old; /* occurs once */
  const char *new;
  MedinaRecordError code;
  const char *message;
} Mistake;

#define SYNTAX MEDINA_RECORD_ERROR_SYNTAX
#define VALUE  MEDINA_RECORD_ERROR_VALUE
#define TURNS  MEDINA_RECORD_ERROR_TURNS

static const Mistake in_good[] = {
  /* The key file. */
  { "Tea=true", "Tea", SYNTAX, "Line 8 is neither a group nor a key with a value." },
  { "Tea=true", "=true", SYNTAX, "Line 8 is neither a group nor a key with a value." },
  { "[Player 2]", "[Player 2", SYNTAX, "Line 20 is missing its closing bracket." },
  { "Tea=true", "Tea=tr\xfc", SYNTAX, "Line 8 is not valid UTF-8 text." },
  { "Tea=true", "Tea=true\nTea=false", SYNTAX, "The key “Tea” appears a second time on line 9." },
  { "Tea=true", "Tea =true\n Tea= true", SYNTAX, "The key “Tea” appears a second time on line 9." },
  { "[Player 2]", "[Player 1]", SYNTAX, "The group “Player 1” appears a second time on line 20." },
  { "[Player 3]", "[Medina]", SYNTAX, "The group “Medina” appears a second time on line 26." },
  { "Tea=true", "Te]a=true", SYNTAX, "Line 8 is neither a group nor a key with a value." },
  { "[Player 2]", "[Player 2] x", SYNTAX, "Line 20 is neither a group nor a key with a value." },
  { "Tea=true", "Encoding=ISO-8859-1", SYNTAX,
    "The file is marked as using an encoding other than UTF-8." },

  /* The format. */
  { "Format=1\n", "", VALUE, "The key “Format” is missing from the group “Medina”." },
  { "Format=1", "Format=2", MEDINA_RECORD_ERROR_FORMAT,
    "This file uses format 2, which needs a newer version of Medina (this one reads format 1)." },
  { "Format=1", "Format=0", VALUE,
    "“Format=0” in the group “Medina” should be a number from 1 to 2147483647." },
  { "Format=1", "Format=one", VALUE,
    "“Format=one” in the group “Medina” should be a number from 1 to 2147483647." },
  { "Format=1", "Format=99999999999999999999", VALUE,
    "“Format=99999999999999999999” in the group “Medina” should be a number from 1 to "
    "2147483647." },
  { "Format=1", "Format=1.5", VALUE,
    "“Format=1.5” in the group “Medina” should be a number from 1 to 2147483647." },
  { "Date=2026-11-20T18:30:00Z", "Date=yesterday", VALUE,
    "“Date=yesterday” should be a date and time such as 2026-11-20T18:30:00Z." },
  { "Date=2026-11-20T18:30:00Z", "Date=2026-13-20T18:30:00Z", VALUE,
    "“Date=2026-13-20T18:30:00Z” should be a date and time such as 2026-11-20T18:30:00Z." },

  /* The set-up. */
  { "Rules=second\n", "", VALUE, "The key “Rules” is missing from the group “Medina”." },
  { "Rules=second", "Rules=third", VALUE,
    "“Rules=third” in the group “Medina” should be one of these: first, second, online." },
  { "Rules=second", "Rules=Second", VALUE,
    "“Rules=Second” in the group “Medina” should be one of these: first, second, online." },
  { "Rules=second", "Rules=", VALUE,
    "“Rules=” in the group “Medina” should be one of these: first, second, online." },
  { "Players=3\n", "", VALUE, "The key “Players” is missing from the group “Medina”." },
  { "Players=3", "Players=5", VALUE,
    "“Players=5” in the group “Medina” should be a number from 2 to 4." },
  { "Players=3", "Players=-3", VALUE,
    "“Players=-3” in the group “Medina” should be a number from 2 to 4." },
  { "Players=3", "Players=3\\q", VALUE,
    "The key “Players” in the group “Medina” has a misplaced backslash." },
  { "Players=3", "Players=3\\q\\", VALUE,
    "The key “Players” in the group “Medina” has a misplaced backslash." },
  { "First=1\n", "", VALUE, "The key “First” is missing from the group “Medina”." },
  { "First=1", "First=4", VALUE,
    "“First=4” in the group “Medina” should be a number from 1 to 3." },
  { "Well=h6\n", "", VALUE, "The key “Well” is missing from the group “Medina”." },
  { "Well=h6", "Well=b2", VALUE, "“Well=b2”: the well must be in the city, away from its edge." },
  { "Well=h6", "Well=a1", VALUE, "“Well=a1”: the well must be in the city, away from its edge." },
  { "Well=h6", "Well=H6", VALUE, "“Well=H6” is not a space on this board." },
  { "Well=h6", "Well=s6", VALUE, "“Well=s6” is not a space on this board." },
  { "Merchant=e4\n", "", VALUE, "The key “Merchant” is missing from the group “Medina”." },
  { "Merchant=e4", "Merchant=h6", VALUE,
    "“Merchant=h6”: the first merchant cannot be on the well." },
  { "Merchant=e4", "Merchant=q12", VALUE,
    "“Merchant=q12”: the first merchant must be in the city, away from its edge." },
  { "Merchant=e4", "Merchant=off", VALUE, "“Merchant=off” is not a space on this board." },
  { "Tea=true", "Tea=yes", VALUE,
    "“Tea=yes” in the group “Medina” should be one of these: true, false." },
  { "Opening=short", "Opening=long", VALUE,
    "“Opening=long” in the group “Medina” should be one of these: short, full." },
  { "Players=3", "Players=4", VALUE, "“Neutral=true”: these rules leave no choice here." },
  { "Rules=second", "Rules=first", VALUE, "“Well=h6”: these rules leave no choice here." },

  /* The players. */
  { "[Player 3]", "[Player 4]", VALUE, "The group “Player 3” is missing: there are 3 players." },
  { "Kind=computer\n", "", VALUE, "The key “Kind” is missing from the group “Player 2”." },
  { "Kind=computer", "Kind=alien", VALUE,
    "“Kind=alien” in the group “Player 2” should be one of these: human, computer." },
  { "Level=hard", "Level=impossible", VALUE,
    "“Level=impossible” in the group “Player 2” should be one of these: easy, medium, hard, "
    "expert." },
  { "Color=red\n", "", VALUE, "The key “Color” is missing from the group “Player 3”." },
  { "Color=red", "Color=pink", VALUE,
    "“Color=pink” in the group “Player 3” should be one of these: blue, yellow, green, red." },
  { "Color=red", "Color=blue", VALUE, "Players 1 and 3 have the same color." },
  { "Name=Omar", "Name=Omar\\q", VALUE,
    "The key “Name” in the group “Player 3” has a misplaced backslash." },
  { "Name=Omar", "Name=Omar\\nthe\\nGreat", VALUE,
    "Character 5 of the name in the group “Player 3” is a line break or another control character "
    "(U+000A)." },
  { "Name=Omar", "Name=Omar\u2028the Great", VALUE,
    "Character 5 of the name in the group “Player 3” is a line break or another control character "
    "(U+2028)." },
  { "Name=Aisha", "Name=\u2029", VALUE,
    "Character 1 of the name in the group “Player 1” is a line break or another control character "
    "(U+2029)." },
  { "Name=Omar",
    "Name="
    "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
    "xxxxxx"
    "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
    "xxxxxxx",
    VALUE, "The name in the group “Player 3” has more than 200 characters." },

  /* The turns. */
  { "Turns=Ok8;Pd4;Mf4 Wb1;Rk8 Wc1;\n", "", VALUE,
    "The key “Turns” is missing from the group “Medina”." },
  { "Rk8 Wc1;", "Rk8 Rd4;Ge9 Rd4;Mg4 Wd1;Nd4;", TURNS,
    "Error in turn 5, second placement “Rd4”: the palace already has a rooftop." },
  { "Rk8 Wc1;", "Rk8 Wc1;Oe9 Wd1;We1 Wf1;Wg1 Re9;", TURNS,
    "Error in turn 7, second placement “Re9”: you already own a palace of this color." },
  { "Ok8;", "Ok8 Pd4;", TURNS, "Turn 1 is already over before “Pd4”." },
  { "Rk8 Wc1;", "Rk8;Wc1;", TURNS, "Turn 4 is missing a placement." },
  { "Rk8 Wc1;", "Rk8 Wc1 Wd1;", TURNS, "Turn 4 is already over before “Wd1”." },
  { "Pd4;", ";Pd4;", TURNS, "Turn 2 has no placements." },
  { "Wc1;", "Wc1;;", TURNS, "Turn 5 has no placements." },
  { "Turns=", "Turns=;", TURNS, "Turn 1 has no placements." },
  { "Rk8 Wc1;", "Rk8, Wc1;", TURNS,
    "Error in turn 4, first placement “Rk8,”: there is no such placement on this board." },
  { "Rk8 Wc1;", "Rk08 Wc1;", TURNS,
    "Error in turn 4, first placement “Rk08”: there is no such placement on this board." },
  { "Rk8 Wc1;", "Rk8 Wz1;", TURNS,
    "Error in turn 4, second placement “Wz1”: there is no such placement on this board." },
  { "Rk8 Wc1;", "Rk8\tWc1;", TURNS,
    "Error in turn 4, first placement “Rk8\xef\xbf\xbdWc1”: there is no such placement on this "
    "board." },
  { "Rk8 Wc1;", "Rk8 Wc1\\;", VALUE,
    "The key “Turns” in the group “Medina” has a misplaced backslash." },
  { "Rk8 Wc1;", "Rk8 T;", TURNS,
    "Error in turn 4, second placement “T”: you have no such piece left." },
};

static const Mistake in_duel[] = {
  { "Color=blue", "Color=green", VALUE,
    "Under these rules, player 1 must be yellow and player 2 blue." },
  { "First=2", "First=2\nMerchant=e4", VALUE,
    "“Merchant=e4”: under these rules, the first merchant is a placement and belongs with the "
    "turns." },
  { "First=2", "First=2\nTea=false", VALUE, "“Tea=false”: these rules leave no choice here." },
  { "First=2", "First=2\nWell=off", VALUE, "“Well=off”: these rules leave no choice here." },
  { "Me4;", "", TURNS,
    "Error in the first merchant’s placement “Wb1”: the game starts with a merchant." },
  { "Me4;", "Mb2;", TURNS,
    "Error in the first merchant’s placement “Mb2”: the first merchant must go in the city, away from its "
    "edge." },
  { "Me4;", "Me4 Wb1;", TURNS, "“Wb1” does not belong to the turn of the first merchant." },
  { "Me4;", ";", TURNS, "The first merchant is missing." },
  { "Gc3 Pc5;", "Gc3 Pc5;Oe7 Be9 Oe8;", TURNS,
    "Error in turn 4, third placement “Oe8”: only one building of each color can be placed in a "
    "turn." },
};

static void
check_mistake (const char *text, const Mistake *mistake)
{
  g_autoptr (GString) bad = g_string_new (text);

  g_test_message ("%s", mistake->message);
  g_assert_cmpuint (g_string_replace (bad, mistake->old, mistake->new, 0), ==, 1);
  assert_refused (bad->str, bad->len, mistake->code, mistake->message);
}

static void
test_mistakes (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (in_good); i++)
    check_mistake (good, &in_good[i]);
  for (gsize i = 0; i < G_N_ELEMENTS (in_duel); i++)
    check_mistake (duel, &in_duel[i]);
}

static void
assert_good (const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MedinaRecord) record = medina_record_new_from_data (text, strlen (text), &error);

  g_assert_no_error (error);
  g_assert_nonnull (record);
}

static void
test_good (void)
{
  assert_good (good);
  assert_good (duel);
}

/* Only the beginning of a long word is repeated, and nothing that would not be seen. */
static void
test_long_words (void)
{
  g_autoptr (GString) text = g_string_new (good);
  g_autofree char *long_word = g_strnfill (500000, 'W');
  g_autoptr (GError) error = NULL;
  g_autoptr (MedinaRecord) record = NULL;

  g_string_replace (text, "Rk8 Wc1", long_word, 0);
  record = medina_record_new_from_data (text->str, text->len, &error);
  g_assert_null (record);
  g_assert_error (error, MEDINA_RECORD_ERROR, MEDINA_RECORD_ERROR_TURNS);
  g_assert_cmpstr (error->message, ==,
                   "Error in turn 4, first placement “WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW…”: "
                   "there is no such placement on this board.");
}

/* Keys that share the place in a hash table, as many as a record may have. */
static void
test_hostile_keys (void)
{
  g_autoptr (GString) text = g_string_new (good);

  g_string_append (text, "[Hostile]\n");
  for (int i = 0; i < 9000; i++)
    {
      for (int bit = 0; bit < 14; bit++)
        g_string_append (text, (i >> bit & 1) ? "Ez" : "FY");
      g_string_append (text, "=\n");
    }
  assert_good (text->str);
}

/* --- A file that was cut off, or damaged ------------------------------------------------------ */

/* Only the newline at the end may be missing. */
static void
test_prefixes (void)
{
  const gsize length = strlen (good);

  for (gsize i = 0; i < length; i++)
    {
      g_autofree char *prefix = g_memdup2 (good, i); /* so that reading too far shows */
      g_autoptr (GError) error = NULL;
      g_autoptr (MedinaRecord) record = medina_record_new_from_data (prefix, i, &error);

      g_assert_cmpint (record != NULL, ==, i >= length - 1);
      g_assert_cmpint (error != NULL, ==, record == NULL);
    }
}

/* Any byte becomes any other one. What still loads is a record that can be written and read. */
static void
test_damage (void)
{
  g_autofree char *text = g_strdup (good);
  const gsize length = strlen (text);
  int n_loaded = 0;

  for (gsize i = 0; i < length; i++)
    {
      const char old = text[i];

      for (int byte = 0; byte < 256; byte += 3)
        {
          g_autoptr (MedinaRecord) record = NULL;

          text[i] = (char) byte;
          record = medina_record_new_from_data (text, length, NULL);
          if (record != NULL)
            {
              g_autoptr (GBytes) bytes = medina_record_to_bytes (record, MEDINA_RECORD_PLAIN);
              g_autoptr (MedinaRecord) again =
                medina_record_new_from_data (g_bytes_get_data (bytes, NULL),
                                             g_bytes_get_size (bytes), NULL);

              g_assert_nonnull (again);
              n_loaded++;
            }
        }
      text[i] = old;
    }
  g_assert_cmpint (n_loaded, >, 0);
}

int
main (int argc, char *argv[])
{
  int status;

  g_test_init (&argc, &argv, NULL);
  good = record_example_with ("Rk8;", "Rk8 Wc1;");

  g_test_add_func ("/bad-records/the-good-ones-are-read", test_good);
  g_test_add_func ("/bad-records/other-files-are-no-records", test_other_files);
  g_test_add_func ("/bad-records/too-large-is-refused", test_too_large);
  g_test_add_func ("/bad-records/each-mistake-is-told", test_mistakes);
  g_test_add_func ("/bad-records/long-words-are-cut-in-the-message", test_long_words);
  g_test_add_func ("/bad-records/colliding-keys-are-read-quickly", test_hostile_keys);
  g_test_add_func ("/bad-records/a-cut-file-is-refused", test_prefixes);
  g_test_add_func ("/bad-records/damaged-but-readable-survives-rewriting", test_damage);

  status = g_test_run ();
  g_free (good);
  return status;
}
