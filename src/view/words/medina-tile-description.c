/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-tile-description.h"

#include <glib/gi18n.h>

#include "medina-names.h"
#include "medina-palace-description.h"
#include "palace.h"
#include "tiles.h"

/* What it is worth is not said at a purist's table. */
static char *
name_palace_tile (MedinaTile *tile, MedinaGame *game)
{
  switch (medina_tile_get_index (tile))
    {
    case MDN_GREY:
      return g_strdup (_ ("Gray palace tile."));
    case MDN_PURPLE:
      return g_strdup (medina_game_get_position (game)->rules.black ? _ ("Black palace tile.")
                                                                    : _ ("Purple palace tile."));
    case MDN_BROWN:
      return g_strdup (_ ("Brown palace tile."));
    default:
      return g_strdup (_ ("Orange palace tile."));
    }
}

/* The color's own sentence: an adjective must agree with its noun. */
static char *
describe_palace_tile (MedinaTile *tile, MedinaGame *game)
{
  switch (medina_tile_get_index (tile))
    {
    case MDN_GREY:
      return g_strdup (_ ("Gray palace tile: 1 point."));
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
describe_tower_tile (MedinaTile *tile, MedinaGame *game)
{
  const guint value = medina_tile_get_value (tile);

  if (!medina_game_get_aided (game))
    /* Translators: towers are numbered from 1 to 4 */
    return g_strdup_printf (_ ("Tower tile %u."), value);

  /* Translators: towers are numbered from 1 to 4; a tower's tile is worth its number */
  return g_strdup_printf (ngettext ("Tower tile %1$u: %2$u point.", "Tower tile %1$u: %2$u points.",
                                    value),
                          value, value);
}

/* The next pile (A1): 6, 3 or 1 are left. */
static guint
count_next_tea (guint left)
{
  guint after = 0, pile = 0;

  for (int i = MDN_TEA_PILES - 1; i >= 0 && after < left; i--)
    {
      pile = (guint) mdn_tiles_tea_pile (i);
      after += pile;
    }
  return pile;
}

/* The piles beside the board: what they bring, and what for (T3). */
static char *
describe_tea_left (guint left)
{
  g_autofree char *next = NULL;

  if (left == 0)
    return g_strdup (_ ("No tea tiles are left, so further purple palaces bring none."));
  next =
    /* Translators: of the tea tiles in piles of 3, 2, and 1 beside the board: how many there are
     * still, and the size of the next pile, which goes to the owner of the next purple palace */
    g_strdup_printf (ngettext ("%1$u tea tile left: the next purple palace brings %2$u.",
                               "%1$u tea tiles left: the next purple palace brings %2$u.", left),
                     left, count_next_tea (left));
  /* Translators: a tea tile, given back to the box */
  return g_strjoin ("\n", next, _ ("Giving one back replaces the last placement of a turn."), NULL);
}

static char *
describe_tea (MedinaTile *tile)
{
  const guint count = medina_tile_get_count (tile);

  if (medina_tile_get_owner (tile) >= MDN_OWNER_NEUTRAL)
    return describe_tea_left (count);
  return g_strdup_printf (ngettext ("%u tea tile.", "%u tea tiles.", count), count);
}

static char *
describe_tile (MedinaTile *tile, MedinaGame *game)
{
  switch (medina_tile_get_kind (tile))
    {
    case MEDINA_TILE_PALACE:
      return medina_game_get_aided (game) ? describe_palace_tile (tile, game)
                                          : name_palace_tile (tile, game);
    case MEDINA_TILE_TOWER:
      return describe_tower_tile (tile, game);
    default:
      return describe_tea (tile);
    }
}

static char *
describe_holder (MedinaTile *tile, MedinaGame *game)
{
  const MdnOwner owner = medina_tile_get_owner (tile);

  if (owner < MDN_OWNER_NEUTRAL)
    /* Translators: a tile; %s is the name of a player */
    return g_strdup_printf (_ ("Held by %s."),
                            medina_player_get_seat_name (medina_game_get_player (game, owner)));
  if (owner == MDN_OWNER_NEUTRAL)
    /* Translators: a tile */
    return g_strdup (_ ("A neutral palace holds it, so it scores for nobody."));
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
  return g_strdup_printf (ngettext ("%u merchant goes to the first player who takes it.",
                                    "%u merchants go to the first player who takes it.", merchants),
                          merchants);
}

/* How large the palaces are that the tile can be held for: a larger one takes it (L2, L3). NULL
 * where there is none. */
static char *
describe_sizes (MedinaTile *tile, MedinaGame *game)
{
  const MdnPosition *position = medina_game_get_position (game);
  g_autoptr (GStrvBuilder) parts = g_strv_builder_new ();
  g_auto (GStrv) list = NULL;
  g_autofree char *sizes = NULL;

  for (int palace = 1; palace <= position->table.palaces; palace++)
    {
      const MdnPalace *one = &position->palace[palace];
      g_autofree char *whose = NULL, *part = NULL;

      if (one->color != medina_tile_get_index (tile) || one->owner > MDN_OWNER_NEUTRAL)
        continue;
      whose =
        one->owner == MDN_OWNER_NEUTRAL
          ? medina_palace_make_title (game, palace)
          : g_strdup (medina_player_get_seat_name (medina_game_get_player (game, one->owner)));
      /* Translators: whose palace, and how many pieces it has, in a list: “Salma (6)” */
      part = g_strdup_printf (C_ ("palace size", "%1$s (%2$d)"), whose, mdn_palace_size (one));
      g_strv_builder_add (parts, part);
    }
  list = g_strv_builder_end (parts);
  if (*list == NULL)
    return NULL;
  sizes = g_strjoinv (medina_list_separator (), list);
  /* Translators: how many pieces the palaces of a color have that players own, “Salma (6), Ben
   * (4)” */
  return g_strdup_printf (_ ("Palace sizes: %s"), sizes);
}

char *
medina_tile_describe (MedinaTile *tile, MedinaGame *game)
{
  g_autofree char *what = describe_tile (tile, game);
  g_autofree char *holder = NULL;
  g_autofree char *rest = NULL;

  if (medina_tile_get_kind (tile) == MEDINA_TILE_TEA)
    return g_steal_pointer (&what);
  holder = describe_holder (tile, game);
  if (medina_tile_get_kind (tile) == MEDINA_TILE_TOWER)
    rest = describe_merchants (tile);
  else if (medina_game_get_aided (game) && !medina_game_get_over (game))
    rest = describe_sizes (tile, game);
  /* Whole sentences, one a line. */
  return g_strjoin ("\n", what, holder, rest, NULL);
}

char *
medina_tile_describe_of_kind (MedinaGame *game, MedinaTileKind kind, guint index)
{
  MedinaTile *tile = medina_game_find_tile (game, kind, index);

  return tile != NULL ? medina_tile_describe (tile, game) : NULL;
}

/* --- Rooftops beside the board ---------------------------------------------------------------- */

static const char *const rooftops[MEDINA_HUES] = {
  /* Translators: heading of lines that tell what has become of each rooftop for this color */
  [MEDINA_HUE_GREY] = N_ ("Rooftops for gray palaces:"),
  [MEDINA_HUE_PURPLE] = N_ ("Rooftops for purple palaces:"),
  [MEDINA_HUE_BROWN] = N_ ("Rooftops for brown palaces:"),
  [MEDINA_HUE_ORANGE] = N_ ("Rooftops for orange palaces:"),
  [MEDINA_HUE_BLACK] = N_ ("Rooftops for black palaces:"),
};

/* Whether the player's own or blocking rooftop for the color is placed, gone (B4) or still to
 * come. */
static char *
describe_rooftop (MedinaGame *game, guint number, MdnColor color, gboolean blocking)
{
  const MdnPosition *position = medina_game_get_position (game);
  const char *name = medina_player_get_seat_name (medina_game_get_player (game, number));
  const MdnRooftopFate fate = mdn_palace_rooftop_fate (position, (int) number, color,
                                                       blocking ? MDN_OTHER_ROOFTOP : MDN_ROOFTOP);

  if (!blocking)
    /* Translators: %s is a player, here and in the following lines; all of them are about palaces
     * of the color that the heading names */
    return g_strdup_printf (fate == MDN_FATE_USED ? _ ("%s claimed a palace.")
                                                  : _ ("%s can claim a palace."),
                            name);
  if (fate == MDN_FATE_USED)
    return g_strdup_printf (_ ("%s blocked a palace."), name);
  if (fate == MDN_FATE_UNUSED)
    return g_strdup_printf (_ ("%s can block a palace."), name);
  return g_strdup_printf (_ ("%s’s blocking rooftop was removed."), name);
}

char *
medina_rooftops_describe (MedinaGame *game, MdnColor color)
{
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();
  g_auto (GStrv) strv = NULL;
  const MedinaHue hue = medina_hue_of_color (color, &medina_game_get_position (game)->rules);

  g_strv_builder_add (lines, _ (rooftops[hue]));
  for (guint number = 0; number < 2; number++)
    for (int blocking = 0; blocking < 2; blocking++)
      {
        g_autofree char *line = describe_rooftop (game, number, color, blocking);

        g_strv_builder_add (lines, line);
      }
  strv = g_strv_builder_end (lines);
  return g_strjoinv ("\n", strv);
}
