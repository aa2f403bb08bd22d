/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-board-description.h"

#include <glib/gi18n.h>

#include "medina-names.h"
#include "medina-palace-description.h"
#include "medina-space-description.h"
#include "medina-tile-description.h"
#include "palace.h"

static int
rooftop_in_hand (MedinaGame *game, MdnSpace space)
{
  const int piece = medina_game_get_selected_piece (game);

  if (piece >= 0 && mdn_piece_is_rooftop ((MdnPiece) piece) &&
      (medina_game_get_pieces_for_space (game, space) >> piece & 1))
    return piece;
  return -1;
}

char *
medina_board_describe_space (MedinaGame *game, MdnSpace space)
{
  const int palace = mdn_position_palace_at (medina_game_get_position (game), space);

  if (palace == MDN_NO_PALACE)
    return medina_space_describe (game, space);
  return medina_palace_describe (game, palace, rooftop_in_hand (game, space));
}

static MedinaTile *
find_tile (MedinaGame *game, MedinaTileKind kind, guint index)
{
  GListModel *tiles = medina_game_get_tiles (game);

  for (guint i = 0; i < g_list_model_get_n_items (tiles); i++)
    {
      g_autoptr (MedinaTile) tile = g_list_model_get_item (tiles, i);

      /* The list keeps it alive. */
      if (medina_tile_get_kind (tile) == kind && medina_tile_get_index (tile) == index)
        return tile;
    }
  return NULL;
}

static const char *const rooftops[MEDINA_HUES] = {
  /* Translators: heading of lines that tell what has become of each rooftop for this colour */
  [MEDINA_HUE_GREY] = N_ ("Rooftops for grey palaces:"),
  [MEDINA_HUE_PURPLE] = N_ ("Rooftops for purple palaces:"),
  [MEDINA_HUE_BROWN] = N_ ("Rooftops for brown palaces:"),
  [MEDINA_HUE_ORANGE] = N_ ("Rooftops for orange palaces:"),
  [MEDINA_HUE_BLACK] = N_ ("Rooftops for black palaces:"),
};

/* Whether the player's own or blocking rooftop for the colour is placed, gone (B4) or still to
 * come. */
static char *
describe_rooftop (MedinaGame *game, guint number, MdnColor color, gboolean blocking)
{
  const MdnPosition *position = medina_game_get_position (game);
  const char *name = medina_player_get_name_in_sentence (medina_game_get_player (game, number));
  const MdnRooftopFate fate = mdn_palace_rooftop_fate (position, (int) number, color,
                                                       blocking ? MDN_OTHER_ROOFTOP : MDN_ROOFTOP);

  if (!blocking)
    /* Translators: %s is a player, here and in the following lines; all of them are about palaces of
     * the colour that the heading names */
    return g_strdup_printf (fate == MDN_FATE_USED ? _ ("%s has claimed a palace.")
                                                  : _ ("%s may claim a palace."),
                            name);
  if (fate == MDN_FATE_USED)
    return g_strdup_printf (_ ("%s has blocked a palace."), name);
  if (fate == MDN_FATE_UNUSED)
    return g_strdup_printf (_ ("%s may block a palace."), name);
  return g_strdup_printf (_ ("The blocking rooftop of %s was removed."), name);
}

static char *
describe_rooftop_row (MedinaGame *game, MdnColor color)
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

char *
medina_board_describe_item (MedinaGame *game, MedinaBoardItem item, int index)
{
  MedinaTile *tile;

  switch (item)
    {
    case MEDINA_BOARD_PALACE_TILE:
      tile = find_tile (game, MEDINA_TILE_PALACE, (guint) index);
      break;
    case MEDINA_BOARD_TOWER_TILE:
    case MEDINA_BOARD_TOWER_QUEUE:
      tile = find_tile (game, MEDINA_TILE_TOWER, (guint) index);
      break;
    case MEDINA_BOARD_TEA_TILES:
      tile = find_tile (game, MEDINA_TILE_TEA, 0);
      break;
    default:
      return describe_rooftop_row (game, (MdnColor) index);
    }
  return tile != NULL ? medina_tile_describe (tile, game) : NULL;
}
