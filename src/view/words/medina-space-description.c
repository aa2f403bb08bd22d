/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-space-description.h"

#include <glib/gi18n.h>

#include "market.h"
#include "medina-names.h"
#include "medina-palace-description.h"
#include "notation.h"
#include "wall.h"

static const char *const buildings[MEDINA_HUES] = {
  [MEDINA_HUE_GREY] = N_ ("gray building"),   [MEDINA_HUE_PURPLE] = N_ ("purple building"),
  [MEDINA_HUE_BROWN] = N_ ("brown building"), [MEDINA_HUE_ORANGE] = N_ ("orange building"),
  [MEDINA_HUE_BLACK] = N_ ("black building"),
};

static const char *const stables[MEDINA_HUES] = {
  [MEDINA_HUE_GREY] = N_ ("stable of a gray palace"),
  [MEDINA_HUE_PURPLE] = N_ ("stable of a purple palace"),
  [MEDINA_HUE_BROWN] = N_ ("stable of a brown palace"),
  [MEDINA_HUE_ORANGE] = N_ ("stable of an orange palace"),
  [MEDINA_HUE_BLACK] = N_ ("stable of a black palace"),
};

static void
add_format (GStrvBuilder *parts, const char *text, int number)
{
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  g_autofree char *part = g_strdup_printf (text, number);
#pragma GCC diagnostic pop

  g_strv_builder_add (parts, part);
}

/* The kind of ground, where it is not plain. */
static void
add_ground (GStrvBuilder *parts, const MdnPosition *position, MdnSpace space)
{
  MdnSet water;

  if (position->well == MDN_NO_SPACE)
    return;
  water = mdn_two_steps ((MdnBoard) position->rules.board, position->well);
  if (mdn_set_has (&water, space))
    /* Translators: of a space: it counts for palaces on it, as it is near the well */
    g_strv_builder_add (parts, _ ("water space"));
  else if (mdn_set_has (&position->closed, space))
    /* Translators: of a space: only merchants may stand there */
    g_strv_builder_add (parts, _ ("well-side space"));
}

static void
add_palace_piece (GStrvBuilder *parts, MedinaGame *game, MdnSpace space, int palace)
{
  const MdnPosition *position = medina_game_get_position (game);
  const MedinaHue hue = medina_palace_get_hue (game, palace);
  const char *const *texts = mdn_set_has (&position->stables, space) ? stables : buildings;
  g_autofree char *status = medina_palace_describe_status (game, palace);

  g_strv_builder_add (parts, _ (texts[hue]));
  g_strv_builder_add (parts, status);
}

static void
add_merchant (GStrvBuilder *parts, const MdnPosition *position, MdnSpace space)
{
  const MdnSet ends = mdn_market_ends (position);

  /* Translators: what stands on a space */
  g_strv_builder_add (parts, _ ("merchant"));
  if (mdn_set_has (&ends, space))
    g_strv_builder_add (parts, _ ("end of the market street"));
}

static void
describe_city (GStrvBuilder *parts, MedinaGame *game, MdnSpace space)
{
  const MdnPosition *position = medina_game_get_position (game);
  const int palace = mdn_position_palace_at (position, space);

  if (space == position->well)
    {
      g_strv_builder_add (parts, _ ("well"));
      return;
    }
  if (palace != MDN_NO_PALACE)
    add_palace_piece (parts, game, space, palace);
  else if (mdn_set_has (&position->merchants, space))
    add_merchant (parts, position, space);
  else
    /* Translators: of a space */
    g_strv_builder_add (parts, _ ("empty"));
  add_ground (parts, position, space);
}

static void
describe_ring (GStrvBuilder *parts, const MdnPosition *position, MdnSpace space)
{
  const int tower = mdn_wall_tower (position, space);
  MdnSide side;
  int index;

  if (!mdn_ring_find ((MdnBoard) position->rules.board, space, &side, &index))
    for (int corner = 0; corner < MDN_TOWERS; corner++)
      {
        if (mdn_tower_space ((MdnBoard) position->rules.board, corner) == space)
          /* Translators: %d is the number of the tower */
          add_format (parts, _ ("tower %d"), corner + 1);
      }
  else if (tower >= 0)
    /* Translators: %d is the number of the tower */
    add_format (parts, _ ("wall of tower %d"), tower + 1);
  else if (mdn_wall_gate (position, side) == space)
    /* Translators: of a space between two walls that must stay open */
    g_strv_builder_add (parts, _ ("gate"));
  else
    {
      g_strv_builder_add (parts, _ ("empty"));
      g_strv_builder_add (parts, _ ("wall space"));
    }
}

char *
medina_space_describe (MedinaGame *game, MdnSpace space)
{
  g_autoptr (GStrvBuilder) parts = g_strv_builder_new ();
  g_auto (GStrv) list = NULL;
  char name[MDN_NOTATION_SIZE];
  const MdnPosition *position;

  g_return_val_if_fail (MEDINA_IS_GAME (game), NULL);
  position = medina_game_get_position (game);
  g_return_val_if_fail (mdn_board_has ((MdnBoard) position->rules.board, space), NULL);

  mdn_notation_space (space, name);
  g_strv_builder_add (parts, name);
  if (mdn_set_has (&mdn_geometry ((MdnBoard) position->rules.board)->city, space))
    describe_city (parts, game, space);
  else
    describe_ring (parts, position, space);
  list = g_strv_builder_end (parts);
  return g_strjoinv (medina_list_separator (), list);
}
