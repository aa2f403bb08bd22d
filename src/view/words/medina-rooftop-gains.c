/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-rooftop-gains.h"

#include <glib/gi18n.h>

#include "medina-names.h"
#include "play.h"
#include "tiles.h"

/* Two positions, before and after the rooftop, and who made the one into the other. */
typedef struct
{
  const MdnPosition *before;
  const MdnPosition *after;
  int player;
} Change;

static char *
word_palace_tile (MedinaHue hue, int points)
{
  switch (hue)
    {
      /* Translators: this and the following are parts of an enumeration */
    case MEDINA_HUE_GREY:
      return g_strdup_printf (ngettext ("grey palace tile (%d point)",
                                        "grey palace tile (%d points)", points),
                              points);
    case MEDINA_HUE_PURPLE:
      return g_strdup_printf (ngettext ("purple palace tile (%d point)",
                                        "purple palace tile (%d points)", points),
                              points);
    case MEDINA_HUE_BROWN:
      return g_strdup_printf (ngettext ("brown palace tile (%d point)",
                                        "brown palace tile (%d points)", points),
                              points);
    case MEDINA_HUE_ORANGE:
      return g_strdup_printf (ngettext ("orange palace tile (%d point)",
                                        "orange palace tile (%d points)", points),
                              points);
    default:
      return g_strdup_printf (ngettext ("black palace tile (%d point)",
                                        "black palace tile (%d points)", points),
                              points);
    }
}

static char *
word_tower_tile (int tower)
{
  const int points = mdn_tiles_tower_value (tower);

  /* Translators: one thing in a list of what a rooftop brings; a tower’s number is what its tile
   * is worth, so both numbers are the same */
  return g_strdup_printf (ngettext ("tile of tower %1$d (%2$d point)",
                                    "tile of tower %1$d (%2$d points)", points),
                          tower + 1, points);
}

/* Whether a tile changed hands in a way that matters: to the player, or away from one. */
static gboolean
matters (const Change *change, MdnOwner before, MdnOwner after)
{
  return before != after && (after == (MdnOwner) change->player || before < MDN_OWNER_NEUTRAL);
}

static void
add_tiles (GStrvBuilder *parts, const Change *change)
{
  const MdnRules *rules = &change->before->rules;

  for (int color = 0; color < MDN_COLORS; color++)
    if (matters (change, mdn_tiles_palace_holder (change->before, (MdnColor) color),
                 mdn_tiles_palace_holder (change->after, (MdnColor) color)))
      {
        g_autofree char *part = word_palace_tile (medina_hue_of_color ((MdnColor) color, rules),
                                                  mdn_tiles_palace_value ((MdnColor) color));

        g_strv_builder_add (parts, part);
      }
  for (int tower = 0; tower < MDN_TOWERS; tower++)
    if (matters (change, (MdnOwner) change->before->table.tower_tile[tower],
                 (MdnOwner) change->after->table.tower_tile[tower]))
      {
        g_autofree char *part = word_tower_tile (tower);

        g_strv_builder_add (parts, part);
      }
}

static int
gained (const Change *change, MdnPiece piece)
{
  return change->after->table.players[change->player].stock[piece] -
         change->before->table.players[change->player].stock[piece];
}

static void
add_stock (GStrvBuilder *parts, const Change *change)
{
  const int merchants = gained (change, MDN_MERCHANT), tea = gained (change, MDN_TEA);

  if (merchants > 0)
    {
      g_autofree char *part =
        g_strdup_printf (ngettext ("%d merchant", "%d merchants", merchants), merchants);

      g_strv_builder_add (parts, part);
    }
  if (tea > 0)
    {
      g_autofree char *part = g_strdup_printf (ngettext ("%d tea tile", "%d tea tiles", tea), tea);

      g_strv_builder_add (parts, part);
    }
}

char *
medina_rooftop_gains_describe (MedinaGame *game, MdnPlacement rooftop)
{
  const MdnPosition *before = medina_game_get_position (game);
  MdnPosition after = *before;
  const Change change = { before, &after, before->table.turn.player };
  g_autoptr (GStrvBuilder) parts = g_strv_builder_new ();
  g_auto (GStrv) list = NULL;
  g_autofree char *joined = NULL;

  mdn_position_play (&after, rooftop, NULL);
  add_tiles (parts, &change);
  add_stock (parts, &change);
  list = g_strv_builder_end (parts);
  if (list[0] == NULL)
    return NULL;
  joined = g_strjoinv (medina_list_separator (), list);
  if (mdn_placement_piece (rooftop) == MDN_ROOFTOP)
    /* Translators: an enumeration of what a palace brings besides points: tiles, merchants */
    return g_strdup_printf (_ ("With it: %s"), joined);
  /* Translators: an enumeration of tiles that their holders lose to the neutral player */
  return g_strdup_printf (_ ("Takes away: %s"), joined);
}
