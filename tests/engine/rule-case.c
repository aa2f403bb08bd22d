/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rule-case.h"

#include <glib.h>
#include <stdio.h>
#include <string.h>

#include "describe.h"
#include "legal.h"
#include "notation.h"
#include "play.h"
#include "score.h"

/* Back to the first placement and forth again: nothing may be left behind or lost. */
static void
replay (MdnGame *game)
{
  const MdnPosition begun = mdn_position (&game->setup), last = game->position;

  while (mdn_game_undo (game))
    continue;
  g_assert_cmpmem (&game->position, sizeof begun, &begun, sizeof begun);
  while (mdn_game_redo (game))
    continue;
  g_assert_cmpmem (&game->position, sizeof last, &last, sizeof last);
}

/* Reports a wrong claim and goes on with the others. */
G_GNUC_PRINTF (1, 2)
static void
fail (const char *format, ...)
{
  g_autofree char *text = NULL;
  va_list arguments;

  va_start (arguments, format);
  text = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_test_message ("%s", text);
  g_test_fail ();
}

/* --- Claims about what is legal --------------------------------------------------------------- */

/* Each placement of the list has that reason, and is listed as legal or not accordingly. */
static void
check_verdicts (const MdnGame *game, const char *list, MdnReason reason)
{
  g_auto (GStrv) words = g_strsplit (list, " ", -1);

  for (char **word = words; *word != NULL; word++)
    {
      const MdnPlacement placement = rule_game_placement (game, *word);
      g_autofree char *expected = rule_game_verdict (*word, reason);
      g_autofree char *actual = rule_game_verdict (*word, mdn_reason (&game->position, placement));

      if (!g_str_equal (actual, expected))
        fail ("expected %s\nbut %s", expected, actual);
      if (mdn_legal_has (&game->position, placement) != (reason == MDN_REASON_NONE))
        fail ("%s is listed wrongly", *word);
    }
}

/* Compares the legal placements of the pieces named in `letters` with the list. */
static void
check_exactly (const MdnPosition *position, const char *list, const char *letters)
{
  g_auto (GStrv) words = g_strsplit (list, " ", -1);
  MdnPlacement legal_list[MDN_MAX_LEGAL];
  MdnLegal legal;
  unsigned count;

  mdn_legal_find (position, &legal);
  count = mdn_legal_list (position, &legal, legal_list);
  for (unsigned i = 0; i < count; i++)
    {
      char text[MDN_NOTATION_SIZE];

      mdn_notation_placement (legal_list[i], text);
      if (strchr (letters, text[0]) != NULL && !g_strv_contains ((const char *const *) words, text))
        fail ("%s is legal", text);
    }
}

static void
check_only (const MdnGame *game, const char *list)
{
  g_auto (GStrv) words = g_strsplit (list, " ", -1);
  g_autoptr (GString) letters = g_string_new (NULL);

  for (char **word = words; *word != NULL; word++)
    g_string_append_c (letters, **word);
  check_verdicts (game, list, MDN_REASON_NONE);
  check_exactly (&game->position, list, letters->str);
}

static void
check_refusals (const MdnGame *game, const RuleRefusal *refused)
{
  for (int i = 0; i < RULE_MAX_REFUSALS && refused[i].placements != NULL; i++)
    {
      g_assert_cmpstr (mdn_reason_rule (refused[i].reason), ==, refused[i].rule);
      check_verdicts (game, refused[i].placements, refused[i].reason);
    }
}

/* --- Claims about what is --------------------------------------------------------------------- */

/* What the protocol answers to a command. */
static char *
describe (const MdnPosition *position, const char *command)
{
  char *text = NULL;
  size_t size;
  FILE *stream = open_memstream (&text, &size);

  g_assert_true (mdn_describe (position, command, stream));
  fclose (stream);
  return text;
}

static bool
line_has_all (const char *line, char **facts)
{
  g_auto (GStrv) words = g_strsplit (line, " ", -1);

  for (; *facts != NULL; facts++)
    if (!g_strv_contains ((const char *const *) words, *facts))
      return false;
  return true;
}

/* Each claim, "1 T=3", has to be found in one line of the answer. */
static void
check_facts (const MdnPosition *position, const char *command, const char *claims)
{
  g_autofree char *text = describe (position, command);
  g_auto (GStrv) list = g_strsplit (claims != NULL ? claims : "", "; ", -1);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (char **claim = list; *claim != NULL; claim++)
    {
      g_auto (GStrv) facts = g_strsplit (*claim, " ", -1);
      bool found = false;

      for (char **line = lines; *line != NULL; line++)
        found = found || line_has_all (*line, facts);
      if (!found)
        fail ("expected %s in:\n%s", *claim, text);
    }
}

static void
check_text (const char *what, const char *claim, const char *actual)
{
  if (claim != NULL && !g_str_equal (claim, actual))
    fail ("expected %s: %s\nbut there is: %s", what, claim, actual);
}

static void
check_players (const char *what, const char *claim, unsigned players)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (int player = 0; player < MDN_MAX_PLAYERS; player++)
    if (players >> player & 1)
      g_string_append_printf (text, text->len > 0 ? " %d" : "%d", player + 1);
  check_text (what, claim, text->str);
}

static void
check_waiting (const char *claim, const uint8_t merchants[MDN_TOWERS])
{
  g_autofree char *text =
    g_strdup_printf ("%d %d %d %d", merchants[0], merchants[1], merchants[2], merchants[3]);

  check_text ("waiting", claim, text);
}

static MdnPiece
piece_named (char letter)
{
  int piece = 0;

  while (mdn_notation_letter ((MdnPiece) piece) != letter)
    piece++;
  return (MdnPiece) piece;
}

/* The same part of the board as the picture, drawn from the position. */
static char *
draw (const MdnGame *game, const RuleCase *test)
{
  const MdnPosition *position = &game->position;
  const MdnSpace corner = rule_game_space (game, test->corner);
  const MdnGeometry *geometry = mdn_geometry (position->rules.board);
  g_autofree char *board = describe (position, "board");
  char *picture = g_strdup (test->picture);
  MdnSet marks = mdn_set_empty ();
  MdnLegal legal;
  int column = mdn_space_column (corner), row = mdn_space_row (corner);

  mdn_legal_find (position, &legal);
  if (test->marked != '\0')
    marks = mdn_legal_spaces (position, &legal, piece_named (test->marked));
  for (char *c = picture; *c != '\0'; c++)
    row += *c == '\n';
  for (char *c = picture; *c != '\0'; c++, column++)
    if (*c == '\n')
      {
        row--;
        column = mdn_space_column (corner) - 1;
      }
    else if (mdn_set_has (&marks, mdn_space (column, row)))
      *c = '!';
    else /* the board's rows begin at the top, a blank or a line's end after each character */
      *c = board[((geometry->rows - 1 - row) * geometry->columns + column) * 2];
  return picture;
}

static void
check_picture (const MdnGame *game, const RuleCase *test)
{
  g_autofree char *actual = draw (game, test);

  if (!g_str_equal (actual, test->picture))
    fail ("expected\n%s\nbut there is\n%s", test->picture, actual);
}

/* ---------------------------------------------------------------------------------------------- */

static void
check_placements (const MdnGame *game, const RuleCase *test)
{
  if (test->legal != NULL)
    check_verdicts (game, test->legal, MDN_REASON_NONE);
  if (test->exactly != NULL)
    check_only (game, test->exactly);
  if (test->none != NULL)
    check_exactly (&game->position, "", test->none);
  check_refusals (game, test->refused);
}

static void
check_state (const MdnGame *game, const RuleCase *test)
{
  const MdnPosition *position = &game->position;

  check_facts (position, "turn", test->turn);
  check_facts (position, "stock", test->stock);
  check_facts (position, "palaces", test->palaces);
  check_facts (position, "tiles", test->tiles);
  check_facts (position, "score", test->score);
  check_facts (position, "result", test->result);
  check_waiting (test->waiting, position->table.tower_merchants);
  check_players ("leading", test->leading, mdn_score_winners (position));
  check_players ("shown", test->shown, position->table.turn.shown);
  if (test->picture != NULL)
    check_picture (game, test);
}

static void
run_case (gconstpointer data)
{
  const RuleCase *test = data;
  MdnGame *game = g_new0 (MdnGame, 1);

  rule_game_begin (game, test->game);
  if (test->play != NULL)
    rule_game_play (game, test->play);
  check_placements (game, test);
  check_state (game, test);
  replay (game);
  g_free (game);
}

void
rule_cases_add (const RuleCase *cases, size_t count)
{
  for (size_t i = 0; i < count; i++)
    g_test_add_data_func (cases[i].path, &cases[i], run_case);
}
