/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "describe.h"

#include <stdlib.h>
#include <string.h>

#include "legal.h"
#include "notation.h"
#include "palace.h"
#include "score.h"
#include "tiles.h"

static void
describe_turn (const MdnPosition *position, FILE *stream)
{
  const MdnTurn *turn = &position->table.turn;

  switch ((MdnPhase) turn->phase)
    {
    case MDN_PHASE_OPENING:
      fprintf (stream, "player=%d placement=0 of=0", turn->player + 1);
      break;
    case MDN_PHASE_PLAYING:
      fprintf (stream, "player=%d placement=%d of=%d", turn->player + 1, turn->made + 1, turn->of);
      break;
    case MDN_PHASE_OVER:
      fputs ("over", stream);
      break;
    }
}

static int
compare_texts (const void *a, const void *b)
{
  return strcmp (a, b);
}

static void
describe_moves (const MdnPosition *position, FILE *stream)
{
  MdnPlacement list[MDN_MAX_LEGAL];
  char texts[MDN_MAX_LEGAL][MDN_NOTATION_SIZE];
  MdnLegal legal;
  unsigned count;

  mdn_legal_find (position, &legal);
  count = mdn_legal_list (position, &legal, list);
  for (unsigned i = 0; i < count; i++)
    mdn_notation_placement (list[i], texts[i]);
  qsort (texts, count, sizeof texts[0], compare_texts);
  for (unsigned i = 0; i < count; i++)
    fprintf (stream, "%s%s", i > 0 ? " " : "", texts[i]);
}

static char
city_character (const MdnPosition *position, MdnSpace space)
{
  if (space == position->well)
    return '*';
  if (mdn_set_has (&position->merchants, space))
    return 'm';
  if (mdn_set_has (&position->stables, space))
    return 's';
  for (int piece = MDN_BUILDING_GREY; piece <= MDN_BUILDING_ORANGE; piece++)
    if (mdn_set_has (&position->buildings[piece], space))
      return mdn_notation_letter (piece);
  return '.';
}

static char
board_character (const MdnPosition *position, MdnSpace space)
{
  MdnSide side;
  int index;

  if (mdn_set_has (&mdn_geometry (position->rules.board)->city, space))
    return city_character (position, space);
  if (!mdn_ring_find (position->rules.board, space, &side, &index))
    return '+';
  return mdn_set_has (&position->walls, space) ? '#' : '-';
}

static void
describe_board (const MdnPosition *position, FILE *stream)
{
  const MdnGeometry *geometry = mdn_geometry (position->rules.board);

  for (int row = geometry->rows - 1; row >= 0; row--)
    for (int column = 0; column < geometry->columns; column++)
      {
        const bool last = column == geometry->columns - 1;

        fputc (board_character (position, mdn_space (column, row)), stream);
        if (!last || row > 0)
          fputc (last ? '\n' : ' ', stream);
      }
}

/* The colors on which a player's blocking rooftop may still go (B1, B4). */
static void
describe_blocks (const MdnPlayer *player, FILE *stream)
{
  fputs (" blocks=", stream);
  for (int color = 0; color < MDN_COLORS; color++)
    if (player->may_block >> color & 1)
      fputc (mdn_notation_letter (color), stream);
  if (player->may_block == 0)
    fputc ('-', stream);
}

static void
describe_stock (const MdnPosition *position, FILE *stream)
{
  for (int i = 0; i < position->rules.players; i++)
    {
      const MdnPlayer *player = &position->table.players[i];

      fprintf (stream, "%s%d", i > 0 ? "\n" : "", i + 1);
      for (int piece = 0; piece < MDN_PIECES; piece++)
        fprintf (stream, " %c=%d", mdn_notation_letter (piece), player->stock[piece]);
      if (position->rules.blocking)
        describe_blocks (player, stream);
    }
}

static void
describe_owner (MdnOwner owner, const char *nobody, FILE *stream)
{
  switch (owner)
    {
    case MDN_OWNER_NEUTRAL:
      fputs ("neutral", stream);
      break;
    case MDN_OWNER_NONE:
      fputs (nobody, stream);
      break;
    case MDN_OWNER_BLOCKED1:
      fputs ("blocked1", stream);
      break;
    case MDN_OWNER_BLOCKED2:
      fputs ("blocked2", stream);
      break;
    default:
      fprintf (stream, "%d", (int) owner + 1);
      break;
    }
}

static void
describe_palace (const MdnPosition *position, int number, FILE *stream)
{
  const MdnPalace *palace = &position->palace[number];
  const MdnPalaceScore score = mdn_score_palace (position, number);
  const bool extendable = !mdn_set_is_empty (mdn_palace_extensions (position, number));
  char at[MDN_NOTATION_SIZE];

  mdn_notation_space ((MdnSpace) palace->at, at);
  fprintf (stream, "%c at=%s owner=", mdn_notation_letter (palace->color), at);
  describe_owner (palace->owner, "none", stream);
  fprintf (stream, " buildings=%d stables=%d merchants=%d walls=%d water=%d extendable=%s",
           score.buildings, score.stables, score.merchants, score.walls,
           score.water / MDN_WATER_POINTS, extendable ? "yes" : "no");
}

static void
describe_palaces (const MdnPosition *position, FILE *stream)
{
  for (int number = 1; number <= position->table.palaces; number++)
    {
      if (number > 1)
        fputc ('\n', stream);
      describe_palace (position, number, stream);
    }
}

static void
describe_tiles (const MdnPosition *position, FILE *stream)
{
  for (int color = 0; color < MDN_COLORS; color++)
    {
      fprintf (stream, "%c=", mdn_notation_letter (color));
      describe_owner (mdn_tiles_palace_holder (position, color), "-", stream);
      fputc (' ', stream);
    }
  for (int tower = 0; tower < MDN_TOWERS; tower++)
    {
      fprintf (stream, "%d=", tower + 1);
      describe_owner (position->table.tower_tile[tower], "-", stream);
      fputc (' ', stream);
    }
  fprintf (stream, "tea=%d", mdn_tiles_tea_left (position));
}

static void
describe_score (const MdnPosition *position, FILE *stream)
{
  for (int player = 0; player < position->rules.players; player++)
    {
      const MdnScore score = mdn_score (position, player);
      const MdnPalaceScore *sum = &score.palaces;

      fprintf (stream,
               "%s%d buildings=%d stables=%d merchants=%d walls=%d water=%d palace_tiles=%d "
               "tower_tiles=%d total=%d",
               player > 0 ? "\n" : "", player + 1, sum->buildings, sum->stables, sum->merchants,
               sum->walls, sum->water, score.palace_tiles, score.tower_tiles, score.total);
    }
}

static void
describe_result (const MdnPosition *position, FILE *stream)
{
  const unsigned winners = mdn_score_winners (position);
  const char *between = "";

  if (!mdn_position_is_over (position))
    {
      fputs ("playing", stream);
      return;
    }
  fputs ("over winner=", stream);
  for (int player = 0; player < position->rules.players; player++)
    if (winners >> player & 1)
      {
        fprintf (stream, "%s%d", between, player + 1);
        between = ",";
      }
}

static const struct
{
  const char *name;
  void (*describe) (const MdnPosition *position, FILE *stream);
} descriptions[] = {
  { "turn", describe_turn },       { "moves", describe_moves },   { "board", describe_board },
  { "stock", describe_stock },     { "tiles", describe_tiles },   { "score", describe_score },
  { "palaces", describe_palaces }, { "result", describe_result },
};

bool
mdn_describe (const MdnPosition *position, const char *name, FILE *stream)
{
  for (size_t i = 0; i < sizeof descriptions / sizeof descriptions[0]; i++)
    if (strcmp (name, descriptions[i].name) == 0)
      {
        descriptions[i].describe (position, stream);
        return true;
      }
  return false;
}
