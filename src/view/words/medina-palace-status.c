/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-palace-status.h"

#include <glib/gi18n.h>

#include "palace.h"

static const char *
name_of (MedinaGame *game, guint number)
{
  return medina_player_get_name_in_sentence (medina_game_get_player (game, number));
}

/* Nothing can be added to it any more. */
static gboolean
is_complete (const MdnPosition *position, int palace)
{
  return mdn_set_is_empty (mdn_palace_extensions (position, palace));
}

static char *
describe_unroofed (const MdnPosition *position, int palace)
{
  if (is_complete (position, palace))
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

/* --- With its colour: an adjective must agree with its noun ------------------------------------ */

static const char *const owned[MEDINA_HUES] = {
  /* Translators: %s is the player who owns the palace */
  [MEDINA_HUE_GREY] = N_ ("Grey palace of %s"),   [MEDINA_HUE_PURPLE] = N_ ("Purple palace of %s"),
  [MEDINA_HUE_BROWN] = N_ ("Brown palace of %s"), [MEDINA_HUE_ORANGE] = N_ ("Orange palace of %s"),
  [MEDINA_HUE_BLACK] = N_ ("Black palace of %s"),
};

static const char *const blocked[MEDINA_HUES] = {
  /* Translators: %s is the player whose blocking rooftop stands on the palace */
  [MEDINA_HUE_GREY] = N_ ("Grey palace blocked by %s"),
  [MEDINA_HUE_PURPLE] = N_ ("Purple palace blocked by %s"),
  [MEDINA_HUE_BROWN] = N_ ("Brown palace blocked by %s"),
  [MEDINA_HUE_ORANGE] = N_ ("Orange palace blocked by %s"),
  [MEDINA_HUE_BLACK] = N_ ("Black palace blocked by %s"),
};

static const char *const neutral[MEDINA_HUES] = {
  [MEDINA_HUE_GREY] = N_ ("Neutral grey palace"),
  [MEDINA_HUE_PURPLE] = N_ ("Neutral purple palace"),
  [MEDINA_HUE_BROWN] = N_ ("Neutral brown palace"),
  [MEDINA_HUE_ORANGE] = N_ ("Neutral orange palace"),
  [MEDINA_HUE_BLACK] = N_ ("Neutral black palace"),
};

static const char *const complete[MEDINA_HUES] = {
  [MEDINA_HUE_GREY] = N_ ("Grey palace, complete but unclaimed"),
  [MEDINA_HUE_PURPLE] = N_ ("Purple palace, complete but unclaimed"),
  [MEDINA_HUE_BROWN] = N_ ("Brown palace, complete but unclaimed"),
  [MEDINA_HUE_ORANGE] = N_ ("Orange palace, complete but unclaimed"),
  [MEDINA_HUE_BLACK] = N_ ("Black palace, complete but unclaimed"),
};

static const char *const unfinished[MEDINA_HUES] = {
  [MEDINA_HUE_GREY] = N_ ("Unfinished grey palace"),
  [MEDINA_HUE_PURPLE] = N_ ("Unfinished purple palace"),
  [MEDINA_HUE_BROWN] = N_ ("Unfinished brown palace"),
  [MEDINA_HUE_ORANGE] = N_ ("Unfinished orange palace"),
  [MEDINA_HUE_BLACK] = N_ ("Unfinished black palace"),
};

static const char *
choose_title (MedinaGame *game, int palace)
{
  const MdnPosition *position = medina_game_get_position (game);
  const MedinaHue hue = medina_palace_get_hue (game, palace);

  switch ((MdnOwner) position->palace[palace].owner)
    {
    case MDN_OWNER_NEUTRAL:
      return _ (neutral[hue]);
    case MDN_OWNER_NONE:
      return is_complete (position, palace) ? _ (complete[hue]) : _ (unfinished[hue]);
    case MDN_OWNER_BLOCKED1:
    case MDN_OWNER_BLOCKED2:
      return _ (blocked[hue]);
    default:
      return _ (owned[hue]);
    }
}

char *
medina_palace_status_title (MedinaGame *game, int palace)
{
  const MdnOwner owner = (MdnOwner) medina_game_get_position (game)->palace[palace].owner;
  const char *title = choose_title (game, palace);

  if (owner == MDN_OWNER_NEUTRAL || owner == MDN_OWNER_NONE)
    return g_strdup (title);
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  return g_strdup_printf (title,
                          name_of (game, owner >= MDN_OWNER_BLOCKED1 ? owner - MDN_OWNER_BLOCKED1
                                                                     : owner));
#pragma GCC diagnostic pop
}
