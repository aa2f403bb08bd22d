/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-palace-description.h"

#include <glib/gi18n.h>

#include "palace.h"
#include "play.h"
#include "tiles.h"

MedinaHue
medina_palace_get_hue (MedinaGame *game, int palace)
{
  const MdnPosition *position = medina_game_get_position (game);

  return medina_hue_of_color ((MdnColor) position->palace[palace].color, &position->rules);
}

/* --- How it stands with a palace -------------------------------------------------------------- */

static const char *
name_of (MedinaGame *game, guint number)
{
  return medina_player_get_seat_name (medina_game_get_player (game, number));
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
medina_palace_describe_status (MedinaGame *game, int palace)
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
      return g_strdup_printf (_ ("%s’s palace"), name_of (game, owner));
    }
}

/* --- With its color: an adjective must agree with its noun ------------------------------------ */

static const char *const owned[MEDINA_HUES] = {
  /* Translators: %s is the player who owns the palace */
  [MEDINA_HUE_GREY] = N_ ("%s’s gray palace"),   [MEDINA_HUE_PURPLE] = N_ ("%s’s purple palace"),
  [MEDINA_HUE_BROWN] = N_ ("%s’s brown palace"), [MEDINA_HUE_ORANGE] = N_ ("%s’s orange palace"),
  [MEDINA_HUE_BLACK] = N_ ("%s’s black palace"),
};

static const char *const blocked[MEDINA_HUES] = {
  /* Translators: %s is the player whose blocking rooftop stands on the palace */
  [MEDINA_HUE_GREY] = N_ ("Gray palace blocked by %s"),
  [MEDINA_HUE_PURPLE] = N_ ("Purple palace blocked by %s"),
  [MEDINA_HUE_BROWN] = N_ ("Brown palace blocked by %s"),
  [MEDINA_HUE_ORANGE] = N_ ("Orange palace blocked by %s"),
  [MEDINA_HUE_BLACK] = N_ ("Black palace blocked by %s"),
};

static const char *const neutral[MEDINA_HUES] = {
  [MEDINA_HUE_GREY] = N_ ("Neutral gray palace"),
  [MEDINA_HUE_PURPLE] = N_ ("Neutral purple palace"),
  [MEDINA_HUE_BROWN] = N_ ("Neutral brown palace"),
  [MEDINA_HUE_ORANGE] = N_ ("Neutral orange palace"),
  [MEDINA_HUE_BLACK] = N_ ("Neutral black palace"),
};

static const char *const complete[MEDINA_HUES] = {
  [MEDINA_HUE_GREY] = N_ ("Gray palace, complete but unclaimed"),
  [MEDINA_HUE_PURPLE] = N_ ("Purple palace, complete but unclaimed"),
  [MEDINA_HUE_BROWN] = N_ ("Brown palace, complete but unclaimed"),
  [MEDINA_HUE_ORANGE] = N_ ("Orange palace, complete but unclaimed"),
  [MEDINA_HUE_BLACK] = N_ ("Black palace, complete but unclaimed"),
};

static const char *const unfinished[MEDINA_HUES] = {
  [MEDINA_HUE_GREY] = N_ ("Unfinished gray palace"),
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
medina_palace_make_title (MedinaGame *game, int palace)
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

/* --- Points ----------------------------------------------------------------------------------- */

static void
add_part (GStrvBuilder *parts, const char *format, int number)
{
  g_autofree char *part = NULL;

  if (number <= 0)
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

static char *
word_points (const MdnPalaceScore *score)
{
  g_autofree char *parts = medina_palace_score_describe (score);

  /* Translators: points, and what they are for: “9 points: 4 buildings, 5 merchants” */
  return g_strdup_printf (ngettext ("%1$d point: %2$s", "%1$d points: %2$s", score->total),
                          score->total, parts);
}

/* `scores`: whether the points go, or may still go, to one of the players. */
static char *
describe_points (const MdnPosition *position, int palace, gboolean scores)
{
  const MdnPalaceScore score = mdn_score_palace (position, palace);
  g_autofree char *parts = NULL;

  if (scores)
    return word_points (&score);
  parts = medina_palace_score_describe (&score);
  /* Translators: the points of a palace that belongs to none of the players */
  return g_strdup_printf (ngettext ("%1$d point for nobody: %2$s", "%1$d points for nobody: %2$s",
                                    score.total),
                          score.total, parts);
}

/* --- What a rooftop would bring --------------------------------------------------------------- */

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
    case MEDINA_HUE_GREY:
      /* Translators: this and the following are parts of an enumeration */
      return g_strdup_printf (ngettext ("gray palace tile (%d point)",
                                        "gray palace tile (%d points)", points),
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
  return g_strdup_printf (ngettext ("tower tile %1$d (%2$d point)", "tower tile %1$d (%2$d points)",
                                    points),
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

  add_part (parts, ngettext ("%d merchant", "%d merchants", merchants), merchants);
  add_part (parts, ngettext ("%d tea tile", "%d tea tiles", tea), tea);
}

/* Which tiles and pieces would change hands; NULL if none. */
static char *
list_gains (MedinaGame *game, MdnPlacement rooftop)
{
  const MdnPosition *before = medina_game_get_position (game);
  MdnPosition after = *before;
  const Change change = { before, &after, before->table.turn.player };
  g_autoptr (GStrvBuilder) parts = g_strv_builder_new ();
  g_auto (GStrv) list = NULL;

  mdn_position_play (&after, rooftop, NULL);
  add_tiles (parts, &change);
  add_stock (parts, &change);
  list = g_strv_builder_end (parts);
  return list[0] != NULL ? g_strjoinv (medina_list_separator (), list) : NULL;
}

static char *
word_brings (const char *gains)
{
  /* Translators: an enumeration of what a palace brings besides points: tiles, merchants */
  return g_strdup_printf (_ ("Also brings: %s"), gains);
}

/* The same as one line. */
static char *
describe_gains (MedinaGame *game, MdnPlacement rooftop)
{
  g_autofree char *gains = list_gains (game, rooftop);

  if (gains == NULL)
    return NULL;
  if (mdn_placement_piece (rooftop) == MDN_ROOFTOP)
    return word_brings (gains);
  /* Translators: an enumeration of tiles that their holders lose to the neutral player */
  return g_strdup_printf (_ ("Takes from players: %s"), gains);
}

/* --- The lines -------------------------------------------------------------------------------- */

static const char *const claim[MEDINA_HUES] = {
  [MEDINA_HUE_GREY] = N_ ("Claim this gray palace"),
  [MEDINA_HUE_PURPLE] = N_ ("Claim this purple palace"),
  [MEDINA_HUE_BROWN] = N_ ("Claim this brown palace"),
  [MEDINA_HUE_ORANGE] = N_ ("Claim this orange palace"),
  [MEDINA_HUE_BLACK] = N_ ("Claim this black palace"),
};

static const char *const neutralize[MEDINA_HUES] = {
  [MEDINA_HUE_GREY] = N_ ("Give this gray palace to the neutral player"),
  [MEDINA_HUE_PURPLE] = N_ ("Give this purple palace to the neutral player"),
  [MEDINA_HUE_BROWN] = N_ ("Give this brown palace to the neutral player"),
  [MEDINA_HUE_ORANGE] = N_ ("Give this orange palace to the neutral player"),
  [MEDINA_HUE_BLACK] = N_ ("Give this black palace to the neutral player"),
};

static const char *const block[MEDINA_HUES] = {
  [MEDINA_HUE_GREY] = N_ ("Block this gray palace"),
  [MEDINA_HUE_PURPLE] = N_ ("Block this purple palace"),
  [MEDINA_HUE_BROWN] = N_ ("Block this brown palace"),
  [MEDINA_HUE_ORANGE] = N_ ("Block this orange palace"),
  [MEDINA_HUE_BLACK] = N_ ("Block this black palace"),
};

static char *
describe_rooftop (MedinaGame *game, int palace, MdnPlacement rooftop)
{
  const MdnPosition *position = medina_game_get_position (game);
  const MedinaHue hue = medina_palace_get_hue (game, palace);
  const gboolean own = mdn_placement_piece (rooftop) == MDN_ROOFTOP;
  const char *const *titles = own ? claim : position->rules.blocking ? block : neutralize;
  g_autofree char *points = describe_points (position, palace, own);
  g_autofree char *gains = describe_gains (game, rooftop);

  /* `gains` may be NULL: then it ends the list of strings, and there is no third line. */
  return g_strjoin ("\n", _ (titles[hue]), points, gains, NULL);
}

char *
medina_palace_describe_usual (MedinaGame *game)
{
  static const MdnPalaceScore score = { .buildings = 6, .stables = 2, .merchants = 2, .total = 10 };
  g_autofree char *points = word_points (&score), *tile = NULL, *gains = NULL;
  MedinaHue hue;

  g_return_val_if_fail (MEDINA_IS_GAME (game), NULL);

  hue = medina_hue_of_color (MDN_PURPLE, &medina_game_get_position (game)->rules);
  tile = word_palace_tile (hue, mdn_tiles_palace_value (MDN_PURPLE));
  gains = word_brings (tile);
  return g_strjoin ("\n", _ (claim[hue]), points, gains, NULL);
}

static char *
describe_palace (MedinaGame *game, int palace)
{
  const MdnPosition *position = medina_game_get_position (game);
  const MdnOwner owner = (MdnOwner) position->palace[palace].owner;
  g_autofree char *title = medina_palace_make_title (game, palace);
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

  if (!medina_game_get_aided (game))
    return medina_palace_make_title (game, palace);
  if (rooftop >= 0 && mdn_piece_is_rooftop ((MdnPiece) rooftop))
    {
      placement = mdn_placement ((MdnPiece) rooftop, (MdnSpace) position->palace[palace].at);
      if (medina_game_judge (game, placement) == MDN_REASON_NONE)
        return describe_rooftop (game, palace, placement);
    }
  return describe_palace (game, palace);
}

char *
medina_palace_describe_rooftop (MedinaGame *game, int palace, MdnPiece rooftop)
{
  const MdnPosition *position;
  g_autofree char *gains = NULL;

  g_return_val_if_fail (MEDINA_IS_GAME (game), NULL);
  g_return_val_if_fail (mdn_piece_is_rooftop (rooftop), NULL);

  if (!medina_game_get_aided (game))
    return NULL;
  position = medina_game_get_position (game);
  gains = list_gains (game, mdn_placement (rooftop, (MdnSpace) position->palace[palace].at));
  if (gains == NULL)
    return NULL;
  if (rooftop == MDN_ROOFTOP)
    /* Translators: an enumeration of what a palace brings besides points: tiles, merchants */
    return g_strdup_printf (_ ("Claiming it also brings you: %s"), gains);
  /* Translators: an enumeration of tiles that their holders lose to the neutral player */
  return g_strdup_printf (_ ("A neutral rooftop also takes away: %s"), gains);
}
