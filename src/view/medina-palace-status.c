/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-palace-status.h"

#include <glib/gi18n.h>

#include "palace.h"

static const char *
name_of (MedinaGame *game, guint number)
{
  return medina_player_get_display_name (medina_game_get_player (game, number));
}

static char *
describe_unroofed (const MdnPosition *position, int palace)
{
  if (mdn_set_is_empty (mdn_palace_extensions (position, palace)))
    return g_strdup (_ ("complete but unclaimed palace"));
  return g_strdup (_ ("unfinished palace"));
}

char *
medina_palace_status_describe (MedinaGame *game, int palace)
{
  const MdnPosition *position = medina_game_get_position (game);
  const MdnOwner owner = (MdnOwner) position->palace[palace].owner;

  switch (owner)
    {
    case MDN_OWNER_NEUTRAL:
      return g_strdup (_ ("neutral palace"));
    case MDN_OWNER_NONE:
      return describe_unroofed (position, palace);
    case MDN_OWNER_BLOCKED1:
    case MDN_OWNER_BLOCKED2:
      /* Translators: %s is the player whose blocking rooftop stands on the palace */
      return g_strdup_printf (_ ("palace blocked by %s"),
                              name_of (game, owner - MDN_OWNER_BLOCKED1));
    default:
      /* Translators: %s is the player who owns the palace */
      return g_strdup_printf (_ ("palace of %s"), name_of (game, owner));
    }
}

MedinaHue
medina_palace_get_hue (MedinaGame *game, int palace)
{
  const MdnPosition *position = medina_game_get_position (game);

  return medina_hue_of_color ((MdnColor) position->palace[palace].color, &position->rules);
}
