/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-tile-description.h"

#include <glib/gi18n.h>

/* The colour's own sentence: an adjective must agree with its noun. */
static char *
describe_palace_tile (MedinaTile *tile, MedinaGame *game)
{
  switch (medina_tile_get_index (tile))
    {
    case MDN_GREY:
      return g_strdup (_ ("Grey palace tile: 1 point."));
    case MDN_PURPLE:
      return g_strdup (medina_game_get_position (game)->rules.black
                         ? _ ("Black palace tile: 2 points.")
                         : _ ("Purple palace tile: 2 points."));
    case MDN_BROWN:
      return g_strdup (_ ("Brown palace tile: 3 points."));
    default:
      return g_strdup (_ ("Orange palace tile: 4 points."));
    }
}

static char *
describe_tower_tile (MedinaTile *tile)
{
  const guint value = medina_tile_get_value (tile);

  /* Translators: towers are numbered from 1 to 4; a tower's tile is worth its number */
  return g_strdup_printf (ngettext ("Tile of tower %u: %u point.", "Tile of tower %u: %u points.",
                                    value),
                          value, value);
}

static char *
describe_tea (MedinaTile *tile)
{
  const guint count = medina_tile_get_count (tile);

  return g_strdup_printf (ngettext ("%u tea tile.", "%u tea tiles.", count), count);
}

static char *
describe_tile (MedinaTile *tile, MedinaGame *game)
{
  switch (medina_tile_get_kind (tile))
    {
    case MEDINA_TILE_PALACE:
      return describe_palace_tile (tile, game);
    case MEDINA_TILE_TOWER:
      return describe_tower_tile (tile);
    default:
      return describe_tea (tile);
    }
}

static char *
describe_holder (MedinaTile *tile)
{
  MedinaPlayer *holder = medina_tile_get_holder (tile);

  if (holder != NULL)
    /* Translators: a tile; %s is the name of a player */
    return g_strdup_printf (_ ("Held by %s."), medina_player_get_name_in_sentence (holder));
  if (medina_tile_get_owner (tile) == MDN_OWNER_NEUTRAL)
    /* Translators: a tile */
    return g_strdup (_ ("It lies on the board because of a neutral palace."));
  /* Translators: a tile */
  return g_strdup (_ ("Nobody has taken it yet."));
}

static char *
describe_merchants (MedinaTile *tile)
{
  const guint merchants = medina_tile_get_merchants (tile);

  if (merchants == 0)
    return NULL;
  /* Translators: to take the tile of a tower, on which the merchants stand */
  return g_strdup_printf (ngettext ("%u merchant waits for the first player to take it.",
                                    "%u merchants wait for the first player to take it.",
                                    merchants),
                          merchants);
}

char *
medina_tile_describe (MedinaTile *tile, MedinaGame *game)
{
  g_autofree char *what = describe_tile (tile, game);
  g_autofree char *holder = NULL;
  g_autofree char *merchants = describe_merchants (tile);

  if (medina_tile_get_kind (tile) == MEDINA_TILE_TEA)
    return g_steal_pointer (&what);
  holder = describe_holder (tile);
  /* Whole sentences, one a line. */
  return g_strjoin ("\n", what, holder, merchants, NULL);
}
