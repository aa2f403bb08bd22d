/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Thousands of lines that nobody would write: each gets exactly one answer, a refused one changes
 * nothing, and the engine lives. The lines are the same in every run. */

#include <string.h>

#include "engine-process.h"

enum
{
  SEED = 2001,
  LINES = 4000,
  MAX_WORDS = 6,
  MAX_BYTES = 100,
  MAX_CHANGES = 4,
};

/* After each line the engine is asked for all that a refused command must leave alone; the last
 * two are refused themselves, with the numbers of placements before and behind the cursor. */
static const char *const questions[] = { "setup", "turn",  "board",    "stock",   "palaces",
                                         "tiles", "score", "undo 999", "redo 999" };

static const char *const words[] = {
  "protocol_version",
  "name",
  "version",
  "commands",
  "new",
  "setup",
  "turn",
  "moves",
  "play",
  "undo",
  "redo",
  "board",
  "stock",
  "palaces",
  "tiles",
  "score",
  "result",
  "record",
  "load",
  "rules=first",
  "rules=second",
  "rules=online",
  "rules=",
  "players=2",
  "players=3",
  "players=4",
  "players=5",
  "players=-2",
  "players=0x2",
  "players=+2",
  "first=1",
  "first=2",
  "first=4",
  "first=0",
  "well=h6",
  "well=off",
  "well=b2",
  "well=z99",
  "merchant=e4",
  "merchant=h6",
  "merchant=",
  "tea=on",
  "tea=off",
  "tea=maybe",
  "towers=off",
  "opening=full",
  "opening=short",
  "neutral=on",
  "neutral=off",
  "seed=1",
  "seed=18446744073709551615",
  "seed=18446744073709551616",
  "games=2",
  "=",
  "==",
  "=on",
  "0",
  "1",
  "2",
  "-1",
  "99999999999999999999",
  "0x1",
  "+1",
  "1e9",
  "Mh6",
  "Me4",
  "Of7",
  "Gc3",
  "Pk9",
  "Bn5",
  "Rf7",
  "Nf7",
  "Sf8",
  "Wb1",
  "Wa2",
  "Wa12",
  "Wr2",
  "T",
  "Oa1",
  "Oz9",
  "of7",
  "O07",
  "#",
  "#x",
  "ä",
  "\xff",
  "\x01",
  "\t",
  "\r",
};

/* Words that are left out: these commands take long, end the engine or write files. */
static const char *const forbidden[] = { "bench",   "perft", "playout", "quit",
                                         "genmove", "hint",  "save" };

static char
any_byte (GRand *random)
{
  return (char) g_rand_int_range (random, 0, 256);
}

static void
append_bytes (GString *line, GRand *random)
{
  for (int n = g_rand_int_range (random, 0, MAX_BYTES); n > 0; n--)
    g_string_append_c (line, any_byte (random));
}

static void
append_words (GString *line, GRand *random)
{
  for (int n = g_rand_int_range (random, 1, MAX_WORDS + 1); n > 0; n--)
    g_string_append_printf (line, "%s ", words[g_rand_int_range (random, 0, G_N_ELEMENTS (words))]);
}

/* Often legal: pieces on any space of the board. */
static void
append_placements (GString *line, GRand *random)
{
  g_string_append (line, "play");
  for (int n = g_rand_int_range (random, 1, 3); n > 0; n--)
    g_string_append_printf (line, " %c%c%d", "GPBORNSMWT"[g_rand_int_range (random, 0, 10)],
                            g_rand_int_range (random, 'a', 's'), g_rand_int_range (random, 1, 14));
}

static void
append_wall (GString *line, GRand *random)
{
  g_string_append_printf (line, "play W%c%d", g_rand_int_range (random, 'b', 'r'),
                          g_rand_boolean (random) ? 1 : 13);
}

static void
change_bytes (GString *line, GRand *random)
{
  append_words (line, random);
  for (int n = g_rand_int_range (random, 1, MAX_CHANGES + 1); n > 0 && line->len > 0; n--)
    {
      const gssize at = g_rand_int_range (random, 0, (gint32) line->len);

      if (g_rand_boolean (random))
        g_string_erase (line, at, 1);
      else
        g_string_insert_c (line, at, any_byte (random));
    }
}

static gboolean
is_allowed (const GString *line)
{
  for (gsize i = 0; i < G_N_ELEMENTS (forbidden); i++)
    if (g_strstr_len (line->str, (gssize) line->len, forbidden[i]) != NULL)
      return FALSE;
  return memchr (line->str, '\n', line->len) == NULL;
}

static void
make_line (GString *line, GRand *random)
{
  static void (*const makers[]) (GString * line, GRand * random) = {
    append_bytes,      append_words, append_words, append_placements,
    append_placements, append_wall,  append_wall,  change_bytes
  };

  do
    {
      g_string_truncate (line, 0);
      makers[g_rand_int_range (random, 0, G_N_ELEMENTS (makers))](line, random);
    }
  while (!is_allowed (line));
}

/* Only a line without a command has no answer. */
static gboolean
has_answer (const GString *line)
{
  const char *comment = memchr (line->str, '#', line->len);
  gsize length = comment != NULL ? (gsize) (comment - line->str) : line->len;

  if (comment == NULL && length > 0 && line->str[length - 1] == '\r')
    length--;
  for (gsize i = 0; i < length; i++)
    if (line->str[i] != ' ' && line->str[i] != '\t')
      return TRUE;
  return FALSE;
}

static void
append_questions (GString *input)
{
  for (gsize i = 0; i < G_N_ELEMENTS (questions); i++)
    g_string_append_printf (input, "%s\n", questions[i]);
}

/* The answers to all questions, from this one on, are those of the last time. */
static gboolean
is_unchanged (char **answers, char **last)
{
  for (gsize i = 0; i < G_N_ELEMENTS (questions); i++)
    if (strcmp (answers[i], last[i]) != 0)
      return FALSE;
  return TRUE;
}

static GString *
make_input (GRand *random, GArray *answered, GPtrArray *lines)
{
  GString *input = g_string_new ("new seed=1\n");
  g_autoptr (GString) line = g_string_new (NULL);

  append_questions (input);
  for (int i = 0; i < LINES; i++)
    {
      gboolean answer;

      make_line (line, random);
      answer = has_answer (line);
      g_array_append_val (answered, answer);
      g_ptr_array_add (lines, g_strescape (line->str, NULL));
      g_string_append_len (input, line->str, (gssize) line->len);
      g_string_append_c (input, '\n');
      append_questions (input);
    }
  return input;
}

/* How many answers there are to be, the one to `new` included. */
static guint
count_answers (const GArray *answered)
{
  guint count = 1 + (LINES + 1) * G_N_ELEMENTS (questions);

  for (int i = 0; i < LINES; i++)
    count += g_array_index (answered, gboolean, i) ? 1 : 0;
  return count;
}

static void
test_garbage (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (SEED);
  g_autoptr (GArray) answered = g_array_new (FALSE, FALSE, sizeof (gboolean));
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GString) input = make_input (random, answered, lines);
  g_auto (GStrv) answers = engine_answers (input->str, input->len);
  char **last = answers + 1, **next = last + G_N_ELEMENTS (questions);
  int n_done = 0;

  g_assert_cmpuint (g_strv_length (answers), ==, count_answers (answered));
  for (int i = 0; i < LINES; i++)
    {
      const gboolean answer = g_array_index (answered, gboolean, i);
      const gboolean refused = answer && **next == '?';

      n_done += answer && !refused ? 1 : 0;
      next += answer ? 1 : 0;
      if ((refused || !answer) && !is_unchanged (next, last))
        g_error ("line %d changed something: %s", i, (const char *) lines->pdata[i]);
      last = next;
      next += G_N_ELEMENTS (questions);
    }
  /* Not everything is garbage, or the test would not reach far. */
  g_test_message ("%d of %d lines were carried out", n_done, LINES);
  g_assert_cmpint (n_done, >, LINES / 50);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/garbage/every-line-is-answered-and-nothing-breaks", test_garbage);

  return g_test_run ();
}
