/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-city-words.h"

#include <glib/gi18n.h>

#include "market.h"
#include "medina-names.h"
#include "medina-news-words.h"
#include "medina-palace-description.h"
#include "medina-prospect-words.h"
#include "medina-round.h"
#include "medina-tile-description.h"
#include "notation.h"
#include "palace.h"
#include "wall.h"

static const char *const titles[MEDINA_CITY_SECTIONS] = {
  /* Translators: headings in the city in words, here and in the following texts */
  [MEDINA_CITY_CHANGES] = N_ ("Since Your Last Turn"),
  [MEDINA_CITY_UNCLAIMED] = N_ ("Palaces Without a Rooftop"),
  [MEDINA_CITY_PALACES] = N_ ("Palaces With a Rooftop"),
  [MEDINA_CITY_STREETS] = N_ ("Market Streets"),
  [MEDINA_CITY_WALLS] = N_ ("Walls"),
  [MEDINA_CITY_TILES] = N_ ("Tiles"),
  [MEDINA_CITY_PLAYERS] = N_ ("Players"),
};

const char *
medina_city_section_get_title (MedinaCitySection section)
{
  g_return_val_if_fail (section < MEDINA_CITY_SECTIONS, NULL);

  return _ (titles[section]);
}

/* Lines, or the parts of one. */
typedef GStrvBuilder Lines;

static void
add (Lines *lines, char *line)
{
  g_strv_builder_add (lines, line);
  g_free (line);
}

static char *
enumerate (GStrvBuilder *parts)
{
  g_auto (GStrv) list = g_strv_builder_end (parts);

  return g_strjoinv (medina_list_separator (), list);
}

static char *
join_remarks (GStrvBuilder *parts)
{
  g_auto (GStrv) list = g_strv_builder_end (parts);

  return g_strjoinv (medina_remark_separator (), list);
}

static const char *
name_of (MedinaGame *game, guint player)
{
  return medina_player_get_seat_name (medina_game_get_player (game, player));
}

/* --- Spaces ----------------------------------------------------------------------------------- */

/* By column, then row, as one reads a map. */
static char *
list_spaces (MdnSet spaces)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();

  for (int column = 0; column < MDN_STRIDE; column++)
    for (int row = 0; row < MDN_SPACES / MDN_STRIDE; row++)
      if (mdn_set_has (&spaces, mdn_space (column, row)))
        {
          char name[MDN_NOTATION_SIZE];

          mdn_notation_space (mdn_space (column, row), name);
          g_strv_builder_add (names, name);
        }
  return enumerate (names);
}

/* --- What has changed ------------------------------------------------------------------------- */

typedef struct
{
  MedinaGame *game;
  Lines *lines;
} Telling;

static void
tell_cb (const MedinaChronicleEntry *entry, gpointer data)
{
  Telling *telling = data;

  add (telling->lines, medina_news_of_placement (telling->game, entry));
}

/* The person who is to move, or who moved last before computers. */
static guint
find_person (MedinaGame *game)
{
  const guint players = medina_game_get_n_players (game);
  const guint current = medina_player_get_number (medina_game_get_current_player (game));

  for (guint back = 0; back < players; back++)
    {
      const guint number = (current + players - back) % players;

      if (!medina_player_is_computer (medina_game_get_player (game, number)))
        return number;
    }
  return current;
}

/* Where to begin to tell: the last round, or the first turn while there is none. */
static int
find_first (const MdnGame *engine, guint person)
{
  const MedinaRound round = medina_round_find (engine, engine->cursor, person);

  return round.first < round.end ? round.first
                                 : medina_round_find_turn (engine, engine->cursor).first;
}

static void
add_changes (Lines *lines, MedinaGame *game)
{
  const MdnGame *engine = medina_game_get_engine_game (game);
  const int first = find_first (engine, find_person (game));
  Telling telling = { game, lines };

  medina_chronicle_tell (engine, first, engine->cursor, FALSE, tell_cb, &telling);
  if (first == engine->cursor)
    add (lines, g_strdup (_ ("Nothing has been placed yet.")));
}

/* --- Palaces ---------------------------------------------------------------------------------- */

/* What it is, where, how large and how valuable, in one line. */
static char *
word_palace (MedinaGame *game, int palace)
{
  const MdnPosition *position = medina_game_get_position (game);
  const int size = mdn_palace_size (&position->palace[palace]);
  g_autoptr (GStrvBuilder) parts = g_strv_builder_new ();
  g_autofree char *description = medina_palace_describe (game, palace, -1);
  g_auto (GStrv) lines = g_strsplit (description, "\n", 2);
  char at[MDN_NOTATION_SIZE];

  mdn_notation_space (mdn_palace_crown (position, palace), at);
  g_strv_builder_add (parts, lines[0]);
  /* Translators: where a palace is; %s is a space of the board */
  add (parts, g_strdup_printf (C_ ("palace", "at %s"), at));
  if (medina_game_get_aided (game))
    {
      add (parts, g_strdup_printf (ngettext ("%d piece", "%d pieces", size), size));
      g_strv_builder_add (parts, lines[1]);
    }
  return join_remarks (parts);
}

static char *
word_claims (MedinaGame *game, int palace)
{
  g_autofree char *list = medina_palace_list_claimants (game, palace);

  /* Translators: %s are one player or more, as in “Aisha, Ben”; the palace was named before */
  return *list != '\0' ? g_strdup_printf (_ ("can be claimed by: %s"), list)
                       : g_strdup (_ ("can’t be claimed by anyone"));
}

static void
add_unclaimed (Lines *lines, MedinaGame *game)
{
  const MdnPosition *position = medina_game_get_position (game);
  gboolean found = FALSE;

  for (int color = 0; color < MDN_COLORS; color++)
    for (int palace = 1; palace <= position->table.palaces; palace++)
      if (position->table.unroofed[color] >> palace & 1)
        {
          g_autoptr (GStrvBuilder) parts = g_strv_builder_new ();

          add (parts, word_palace (game, palace));
          if (medina_game_get_aided (game))
            add (parts, word_claims (game, palace));
          add (lines, join_remarks (parts));
          found = TRUE;
        }
  if (!found)
    add (lines, g_strdup (_ ("There are no palaces without a rooftop.")));
}

/* Those of the players, then the others. */
static void
add_palaces (Lines *lines, MedinaGame *game)
{
  const MdnPosition *position = medina_game_get_position (game);

  for (int owner = 0; owner <= MDN_OWNER_BLOCKED2; owner++)
    for (int palace = 1; owner != MDN_OWNER_NONE && palace <= position->table.palaces; palace++)
      if ((int) position->palace[palace].owner == owner)
        add (lines, word_palace (game, palace));
  if (position->table.roofed == 0)
    add (lines, g_strdup (_ ("No palace has a rooftop yet.")));
}

/* --- Streets ---------------------------------------------------------------------------------- */

/* Takes a whole street out of the merchants. */
static MdnSet
take_street (MdnSet *merchants)
{
  MdnSet street = mdn_set_empty (), more = mdn_set_empty ();

  mdn_set_add (&more, mdn_set_lowest (*merchants));
  while (!mdn_set_is_empty (more))
    {
      street = mdn_set_union (street, more);
      *merchants = mdn_set_minus (*merchants, more);
      more = mdn_set_intersection (mdn_set_beside (more), *merchants);
    }
  return street;
}

static void
add_street (Lines *lines, MdnSet street, MdnSet ends)
{
  const guint merchants = mdn_set_count (street);
  g_autofree char *open = list_spaces (mdn_set_intersection (street, ends));

  /* Translators: a market street, how many merchants it has, and the spaces of those at its ends,
   * as in “4 merchants, ends at: g6, k6” */
  add (lines, g_strdup_printf (ngettext ("%1$u merchant, ends at: %2$s",
                                         "%1$u merchants, ends at: %2$s", merchants),
                               merchants, open));
}

static void
add_streets (Lines *lines, MedinaGame *game)
{
  const MdnPosition *position = medina_game_get_position (game);
  const MdnSet ends = mdn_market_ends (position);
  MdnSet merchants = position->merchants;

  if (mdn_set_is_empty (merchants))
    {
      add (lines, g_strdup (_ ("There are no merchants yet.")));
      return;
    }
  while (!mdn_set_is_empty (merchants))
    add_street (lines, take_street (&merchants), ends);
  if (mdn_market_needs_new_street (position))
    add (lines, g_strdup (_ ("The next merchant starts a new market street.")));
  else if (medina_game_get_aided (game))
    {
      g_autofree char *sites = list_spaces (mdn_market_sites (position));

      /* Translators: %s are spaces of the board */
      add (lines, g_strdup_printf (_ ("The next merchant can go on: %s"), sites));
    }
}

/* --- Walls ------------------------------------------------------------------------------------ */

static char *
word_tower (const MdnPosition *position, int tower)
{
  MdnSet walls = mdn_set_empty (), rest = position->walls;
  g_autofree char *list = NULL;

  while (!mdn_set_is_empty (rest))
    {
      const MdnSpace space = mdn_set_take (&rest);

      if (mdn_wall_tower (position, space) == tower)
        mdn_set_add (&walls, space);
    }
  list = list_spaces (walls);
  if (*list == '\0')
    /* Translators: %d is the number of a tower */
    return g_strdup_printf (_ ("Tower %d: no walls"), tower + 1);
  /* Translators: the number of a tower, and the spaces on which its walls stand */
  return g_strdup_printf (_ ("Tower %1$d: %2$s"), tower + 1, list);
}

static void
add_walls (Lines *lines, MedinaGame *game)
{
  const MdnPosition *position = medina_game_get_position (game);
  g_autofree char *sites = list_spaces (position->wall_sites);

  for (int tower = 0; tower < MDN_TOWERS; tower++)
    add (lines, word_tower (position, tower));
  if (*sites == '\0')
    add (lines, g_strdup (_ ("No more walls can be placed.")));
  else if (medina_game_get_aided (game))
    /* Translators: %s are spaces of the board */
    add (lines, g_strdup_printf (_ ("The next wall can go on: %s"), sites));
}

/* --- Tiles and players ------------------------------------------------------------------------ */

/* Its description is of whole sentences, one a line. */
static char *
word_tile (MedinaTile *tile, MedinaGame *game)
{
  g_autofree char *description = medina_tile_describe (tile, game);
  g_auto (GStrv) sentences = g_strsplit (description, "\n", -1);
  char *words = g_strdup (sentences[0]);

  for (guint i = 1; sentences[i] != NULL; i++)
    {
      g_autofree char *before = words;

      words = medina_sentences_join (before, sentences[i]);
    }
  return words;
}

static void
add_tiles (Lines *lines, MedinaGame *game)
{
  GListModel *tiles = medina_game_get_tiles (game);

  for (guint i = 0; i < g_list_model_get_n_items (tiles); i++)
    {
      g_autoptr (MedinaTile) tile = g_list_model_get_item (tiles, i);

      add (lines, word_tile (tile, game));
    }
}

/* Rooftops are never hidden by a screen. What there is none of is left out. */
static void
add_stock (GStrvBuilder *parts, MedinaGame *game, MedinaPlayer *player)
{
  GListModel *stock = medina_player_get_stock (player);
  const gboolean visible = medina_player_get_stock_visible (player);

  for (guint i = 0; i < g_list_model_get_n_items (stock); i++)
    {
      g_autoptr (MedinaStockItem) item = g_list_model_get_item (stock, i);
      const MdnPiece piece = medina_stock_item_get_piece (item);

      if ((visible || mdn_piece_is_rooftop (piece)) && medina_stock_item_get_count (item) > 0)
        add (parts,
             g_strdup_printf (_ ("%1$s: %2$u"),
                              medina_piece_get_name (piece,
                                                     &medina_game_get_position (game)->rules),
                              medina_stock_item_get_count (item)));
    }
  if (!visible)
    add (parts, g_strdup (_ ("Pieces behind the screen")));
}

static void
add_players (Lines *lines, MedinaGame *game)
{
  for (guint number = 0; number < medina_game_get_n_players (game); number++)
    {
      MedinaPlayer *player = medina_game_get_player (game, number);
      const int points = medina_player_get_score (player);
      g_autoptr (GStrvBuilder) parts = g_strv_builder_new ();

      g_strv_builder_add (parts, name_of (game, number));
      if (medina_game_get_aided (game))
        add (parts, g_strdup_printf (ngettext ("%d point", "%d points", points), points));
      add_stock (parts, game, player);
      add (lines, join_remarks (parts));
    }
}

GStrv
medina_city_section_to_lines (MedinaCitySection section, MedinaGame *game)
{
  static void (*const writers[MEDINA_CITY_SECTIONS]) (Lines * lines, MedinaGame * game) = {
    [MEDINA_CITY_CHANGES] = add_changes, [MEDINA_CITY_UNCLAIMED] = add_unclaimed,
    [MEDINA_CITY_PALACES] = add_palaces, [MEDINA_CITY_STREETS] = add_streets,
    [MEDINA_CITY_WALLS] = add_walls,     [MEDINA_CITY_TILES] = add_tiles,
    [MEDINA_CITY_PLAYERS] = add_players,
  };
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();

  g_return_val_if_fail (section < MEDINA_CITY_SECTIONS, NULL);
  g_return_val_if_fail (MEDINA_IS_GAME (game), NULL);

  writers[section](lines, game);
  return g_strv_builder_end (lines);
}
