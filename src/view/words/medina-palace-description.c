/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-palace-description.h"

#include <glib/gi18n.h>

#include "medina-names.h"
#include "medina-palace-status.h"
#include "medina-rooftop-gains.h"

static const char *const claim[MEDINA_HUES] = {
  [MEDINA_HUE_GREY] = N_ ("Claim this grey palace"),
  [MEDINA_HUE_PURPLE] = N_ ("Claim this purple palace"),
  [MEDINA_HUE_BROWN] = N_ ("Claim this brown palace"),
  [MEDINA_HUE_ORANGE] = N_ ("Claim this orange palace"),
  [MEDINA_HUE_BLACK] = N_ ("Claim this black palace"),
};

static const char *const neutralize[MEDINA_HUES] = {
  [MEDINA_HUE_GREY] = N_ ("Give this grey palace to the neutral player"),
  [MEDINA_HUE_PURPLE] = N_ ("Give this purple palace to the neutral player"),
  [MEDINA_HUE_BROWN] = N_ ("Give this brown palace to the neutral player"),
  [MEDINA_HUE_ORANGE] = N_ ("Give this orange palace to the neutral player"),
  [MEDINA_HUE_BLACK] = N_ ("Give this black palace to the neutral player"),
};

static const char *const block[MEDINA_HUES] = {
  [MEDINA_HUE_GREY] = N_ ("Block this grey palace"),
  [MEDINA_HUE_PURPLE] = N_ ("Block this purple palace"),
  [MEDINA_HUE_BROWN] = N_ ("Block this brown palace"),
  [MEDINA_HUE_ORANGE] = N_ ("Block this orange palace"),
  [MEDINA_HUE_BLACK] = N_ ("Block this black palace"),
};

static void
add_part (GStrvBuilder *parts, const char *format, int number)
{
  g_autofree char *part = NULL;

  if (number == 0)
    return;
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  part = g_strdup_printf (format, number);
#pragma GCC diagnostic pop
  g_strv_builder_add (parts, part);
}

char *
medina_palace_score_describe (const MdnPalaceScore *score)
{
  g_autoptr (GStrvBuilder) parts = g_strv_builder_new ();
  g_auto (GStrv) list = NULL;

  /* Translators: the parts of an enumeration: what brings a palace points */
  add_part (parts, ngettext ("%d building", "%d buildings", score->buildings), score->buildings);
  add_part (parts, ngettext ("%d stable", "%d stables", score->stables), score->stables);
  add_part (parts, ngettext ("%d merchant", "%d merchants", score->merchants), score->merchants);
  add_part (parts, ngettext ("%d wall", "%d walls", score->walls), score->walls);
  add_part (parts, ngettext ("%d point for water", "%d points for water", score->water),
            score->water);
  list = g_strv_builder_end (parts);
  return g_strjoinv (medina_list_separator (), list);
}

/* `scores`: whether the points go, or may still go, to one of the players. */
static char *
describe_points (const MdnPosition *position, int palace, gboolean scores)
{
  const MdnPalaceScore score = mdn_score_palace (position, palace);
  g_autofree char *parts = medina_palace_score_describe (&score);

  if (scores)
    /* Translators: points, and what they are for: “9 points: 4 buildings, 5 merchants” */
    return g_strdup_printf (ngettext ("%1$d point: %2$s", "%1$d points: %2$s", score.total),
                            score.total, parts);
  /* Translators: the points of a palace that belongs to none of the players */
  return g_strdup_printf (ngettext ("%1$d point for nobody: %2$s", "%1$d points for nobody: %2$s",
                                    score.total),
                          score.total, parts);
}

static char *
describe_rooftop (MedinaGame *game, int palace, MdnPlacement rooftop)
{
  const MdnPosition *position = medina_game_get_position (game);
  const MedinaHue hue = medina_palace_get_hue (game, palace);
  const gboolean own = mdn_placement_piece (rooftop) == MDN_ROOFTOP;
  const char *const *titles = own ? claim : position->rules.blocking ? block : neutralize;
  g_autofree char *points = describe_points (position, palace, own);
  g_autofree char *gains = medina_rooftop_gains_describe (game, rooftop);

  /* What gains there are comes last, so that no gains end the lines. */
  return g_strjoin ("\n", _ (titles[hue]), points, gains, NULL);
}

static char *
describe_palace (MedinaGame *game, int palace)
{
  const MdnPosition *position = medina_game_get_position (game);
  const MdnOwner owner = (MdnOwner) position->palace[palace].owner;
  g_autofree char *title = medina_palace_status_title (game, palace);
  g_autofree char *points =
    describe_points (position, palace, owner < MDN_OWNER_NEUTRAL || owner == MDN_OWNER_NONE);

  return g_strjoin ("\n", title, points, NULL);
}

char *
medina_palace_describe (MedinaGame *game, int palace, int rooftop)
{
  const MdnPosition *position;
  MdnPlacement placement;

  g_return_val_if_fail (MEDINA_IS_GAME (game), NULL);
  position = medina_game_get_position (game);
  g_return_val_if_fail (palace > MDN_NO_PALACE && palace <= position->table.palaces, NULL);

  if (rooftop >= 0 && mdn_piece_is_rooftop ((MdnPiece) rooftop))
    {
      placement = mdn_placement ((MdnPiece) rooftop, (MdnSpace) position->palace[palace].at);
      if (medina_game_judge (game, placement) == MDN_REASON_NONE)
        return describe_rooftop (game, palace, placement);
    }
  return describe_palace (game, palace);
}
