/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Lines of all sorts of bytes, and when answers come. */

#include <string.h>

#include "engine-process.h"

enum
{
  LIMIT = 65536, /* bytes that a line may have */
};

/* The answers, each followed by a "|". */
static void
assert_answers (const char *input, gsize length, const char *expected)
{
  g_auto (GStrv) answers = engine_answers (input, length);
  g_autoptr (GString) all = g_string_new (NULL);

  for (gsize i = 0; answers[i] != NULL; i++)
    g_string_append_printf (all, "%s|", answers[i]);
  g_assert_cmpstr (all->str, ==, expected);
}

/* Of a literal, zeros in it included. */
#define ASSERT_ANSWERS(input, expected) assert_answers (input, sizeof input - 1, expected)

#define NAME    "= Medina|"
#define CONTROL "? the line has a control character|"
#define UTF8    "? the line is not UTF-8|"

static void
test_ends (void)
{
  ASSERT_ANSWERS ("", "");
  ASSERT_ANSWERS ("\n", "");
  ASSERT_ANSWERS ("name", NAME);
  ASSERT_ANSWERS ("name\r", NAME);
  ASSERT_ANSWERS ("name\r\n\r\n \t \r\nname\r\n", NAME NAME);
  ASSERT_ANSWERS ("na\rme\n", CONTROL);
  ASSERT_ANSWERS ("name\r\r\n", CONTROL);
  ASSERT_ANSWERS ("quit\nname\n", "=|");
}

static void
test_words (void)
{
  ASSERT_ANSWERS ("  name  \n\tname\t\n", NAME NAME);
  ASSERT_ANSWERS ("undo\t1\n", "? no placements can be undone|");
  ASSERT_ANSWERS ("Name\nNAME\n", "? Name: unknown command|? NAME: unknown command|");
  ASSERT_ANSWERS ("na\xc3\xafve\n", "? na\xc3\xafve: unknown command|");
}

static void
test_comments (void)
{
  ASSERT_ANSWERS ("# name\n#\n  # name\n", "");
  ASSERT_ANSWERS ("name # what it is\nname#\nna#me\n", NAME NAME "? na: unknown command|");
  ASSERT_ANSWERS ("name # \xff \x01 \xc3\n# \x00\n", NAME);
}

static void
test_control (void)
{
  ASSERT_ANSWERS ("na\0me\nname\n", CONTROL NAME);
  ASSERT_ANSWERS ("\0\nname\n", CONTROL NAME);
  ASSERT_ANSWERS ("\0", CONTROL);
  ASSERT_ANSWERS ("name\0\n", CONTROL);
  ASSERT_ANSWERS ("name\033[A\n\vname\nname\x7f\n", CONTROL CONTROL CONTROL);
}

static void
test_utf8 (void)
{
  static const char *const bad[] = {
    "\xff", /* never in UTF-8 */
    "\x80", /* the rest of a character without its beginning */
    "\xc3", /* a beginning without the rest */
    "\xe2\x82",
    "\xc0\xaf", /* longer than need be */
    "\xe0\x80\xaf",
    "\xed\xa0\x80",     /* half of a pair */
    "\xf4\x90\x80\x80", /* beyond Unicode */
    "\xf8\x88\x80\x80\x80",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autofree char *input = g_strdup_printf ("play %s\nname\n", bad[i]);

      assert_answers (input, strlen (input), UTF8 NAME);
    }
  ASSERT_ANSWERS ("\xf4\x8f\xbf\xbf\n", "? \xf4\x8f\xbf\xbf: unknown command|");
}

/* A line of the given length, made of a command and what fills it up, and another line. */
static void
assert_long (gsize length, const char *command, char filler, const char *expected)
{
  g_autoptr (GString) input = g_string_new (command);

  while (input->len < length)
    g_string_append_c (input, filler);
  g_string_append (input, "\nname\n");
  assert_answers (input->str, input->len, expected);
}

static void
test_long (void)
{
  assert_long (LIMIT, "name", ' ', NAME NAME);
  assert_long (LIMIT + 1, "name", ' ', "? line too long|" NAME);
  assert_long (LIMIT, "#", 'x', NAME);
  assert_long (LIMIT + 1, "#", 'x', "? line too long|" NAME);
  assert_long (LIMIT + 1, "", '\0', "? line too long|" NAME);
  assert_long (10 * 1000 * 1000, "play", ' ', "? line too long|" NAME);
  assert_long (LIMIT, "", 'x',
               "? xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…: unknown command|" NAME);
}

/* What is repeated of a long word is cut between characters. */
static void
test_long_word (void)
{
  g_autoptr (GString) input = g_string_new ("x");
  g_autoptr (GString) expected = g_string_new ("? x");

  for (int i = 0; i < 100; i++)
    g_string_append (input, "é");
  for (int i = 0; i < 19; i++)
    g_string_append (expected, "é");
  g_string_append (expected, "…: unknown command|");
  assert_answers (input->str, input->len, expected->str);
}

static void
test_many_words (void)
{
  g_autoptr (GString) input = g_string_new ("play");

  for (int i = 0; i < 255; i++)
    g_string_append (input, " X");
  assert_answers (input->str, input->len, "? X: no such placement on this board|");
  g_string_append (input, " X");
  assert_answers (input->str, input->len, "? too many words|");
}

/* Each answer comes before the next command is given. */
static void
test_at_once (void)
{
  g_autoptr (Engine) engine = engine_new ();

  for (int i = 0; i < 3; i++)
    {
      g_autofree char *fine = engine_ask (engine, "name");
      g_autofree char *refused = engine_ask (engine, "nome");

      g_assert_cmpstr (fine, ==, "= Medina");
      g_assert_cmpstr (refused, ==, "? nome: unknown command");
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/lines/end-in-any-usual-way", test_ends);
  g_test_add_func ("/lines/are-split-at-spaces-and-tabs", test_words);
  g_test_add_func ("/lines/comments-are-ignored", test_comments);
  g_test_add_func ("/lines/control-characters-are-refused", test_control);
  g_test_add_func ("/lines/only-valid-utf8-is-read", test_utf8);
  g_test_add_func ("/lines/too-long-ones-are-refused", test_long);
  g_test_add_func ("/lines/long-words-are-quoted-in-part", test_long_word);
  g_test_add_func ("/lines/too-many-words-are-refused", test_many_words);
  g_test_add_func ("/lines/are-answered-at-once", test_at_once);

  return g_test_run ();
}
