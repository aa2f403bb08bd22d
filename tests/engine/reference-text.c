/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The answers of the line protocol. */

#include "reference-city.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

typedef struct
{
  char *buffer;
  size_t size;
  size_t length; /* as it would be in a buffer of any size */
} Text;

static void print (Text *text, const char *format, ...) __attribute__ ((format (printf, 2, 3)));

static void
print (Text *text, const char *format, ...)
{
  bool fits = text->length < text->size;
  va_list arguments;

  va_start (arguments, format);
  text->length += (size_t) vsnprintf (fits ? text->buffer + text->length : NULL,
                                      fits ? text->size - text->length : 0, format, arguments);
  va_end (arguments);
}

static void
write_turn (const RefGame *game, Text *text)
{
  if (game->over)
    print (text, "over");
  else if (game->first_merchant)
    print (text, "player=%d placement=0 of=0", game->player);
  else
    print (text, "player=%d placement=%d of=%d", game->player, (int) strlen (game->this_turn) + 1,
           game->turn_length);
}

static void
write_moves (const RefGame *game, Text *text)
{
  char moves[REF_MAX_MOVES][6];
  size_t n_moves = ref_moves (game, moves, REF_MAX_MOVES);

  for (size_t i = 0; i < n_moves; i++)
    print (text, "%s%s", i > 0 ? " " : "", moves[i]);
}

static void
write_board (const RefGame *game, Text *text)
{
  for (int row = game->rows - 1; row >= 0; row--)
    {
      for (int column = 0; column < game->columns; column++)
        print (text, "%s%c", column > 0 ? " " : "", game->piece[column][row]);
      print (text, "%s", row > 0 ? "\n" : "");
    }
}

/* B1, B4 */
static void
write_blocks (const RefGame *game, int player, Text *text)
{
  RefCity city;
  char colors[REF_COLORS + 1] = "";

  ref_survey (game, &city);
  for (const char *color = REF_COLOR_LETTERS; *color != '\0'; color++)
    if (ref_may_block (&city, player, *color))
      colors[strlen (colors)] = *color;
  print (text, " blocks=%s", colors[0] != '\0' ? colors : "-");
}

static void
write_stock (const RefGame *game, Text *text)
{
  for (int player = 1; player <= game->setup.players; player++)
    {
      print (text, "%s%d", player > 1 ? "\n" : "", player);
      for (const char *letter = REF_PIECES; *letter != '\0'; letter++)
        print (text, " %c=%d", *letter, ref_count (game, player, *letter));
      if (ref_is_duel (game))
        write_blocks (game, player, text);
    }
}

static void
write_owner (Text *text, int owner, const char *nobody)
{
  if (owner == REF_NOBODY)
    print (text, "%s", nobody);
  else if (owner == REF_NEUTRAL)
    print (text, "neutral");
  else if (owner == REF_BLOCKED_1 || owner == REF_BLOCKED_2)
    print (text, "blocked%d", owner == REF_BLOCKED_1 ? 1 : 2);
  else
    print (text, "%d", owner);
}

static void
write_palaces (const RefGame *game, Text *text)
{
  RefCity city;
  char at[4];

  ref_survey (game, &city);
  for (int i = 0; i < city.n_palaces; i++)
    {
      const RefPalace *palace = &city.palace[i];

      ref_space_format (palace->at, at);
      print (text, "%s%c at=%s owner=", i > 0 ? "\n" : "", palace->color, at);
      write_owner (text, palace->owner, "none");
      print (text, " buildings=%d stables=%d merchants=%d walls=%d water=%d extendable=%s",
             palace->buildings, palace->stables, palace->merchants, palace->walls, palace->water,
             palace->extendable ? "yes" : "no");
    }
}

static void
write_tiles (const RefGame *game, Text *text)
{
  RefCity city;

  ref_survey (game, &city);
  for (int color = 0; color < REF_COLORS; color++)
    {
      print (text, "%c=", REF_COLOR_LETTERS[color]);
      write_owner (text, ref_palace_tile_holder (game, &city, color), "-");
      print (text, " ");
    }
  for (int tower = 1; tower <= REF_TOWERS; tower++)
    {
      print (text, "%d=", tower);
      write_owner (text, game->tower_tile[tower], "-");
      print (text, " ");
    }
  print (text, "tea=%d", ref_tea_left (game, &city));
}

static void
write_score (const RefGame *game, Text *text)
{
  RefCity city;

  ref_survey (game, &city);
  for (int player = 1; player <= game->setup.players; player++)
    {
      RefScore score;

      ref_score (game, &city, player, &score);
      print (text,
             "%s%d buildings=%d stables=%d merchants=%d walls=%d water=%d "
             "palace_tiles=%d tower_tiles=%d total=%d",
             player > 1 ? "\n" : "", player, score.buildings, score.stables, score.merchants,
             score.walls, score.water, score.palace_tiles, score.tower_tiles, score.total);
    }
}

static void
write_result (const RefGame *game, Text *text)
{
  bool wins[REF_PLAYERS + 1];
  const char *before = "";

  if (!game->over)
    {
      print (text, "playing");
      return;
    }
  ref_winners (game, wins);
  print (text, "over winner=");
  for (int player = 1; player <= game->setup.players; player++)
    if (wins[player])
      {
        print (text, "%s%d", before, player);
        before = ",";
      }
}

static const struct
{
  const char *command;
  void (*write) (const RefGame *game, Text *text);
} answers[] = {
  { "turn", write_turn },   { "moves", write_moves },     { "board", write_board },
  { "stock", write_stock }, { "palaces", write_palaces }, { "tiles", write_tiles },
  { "score", write_score }, { "result", write_result },
};

bool
ref_answer (const RefGame *game, const char *command, char *buffer, size_t size)
{
  Text text = { buffer, size, 0 };

  for (size_t i = 0; i < sizeof answers / sizeof answers[0]; i++)
    if (strcmp (command, answers[i].command) == 0)
      {
        print (&text, "%s", "");
        answers[i].write (game, &text);
        return text.length < size;
      }
  return false;
}
