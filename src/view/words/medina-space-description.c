/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-space-description.h"

#include <glib/gi18n.h>

#include "market.h"
#include "medina-names.h"
#include "medina-palace-description.h"
#include "medina-reasons.h"
#include "notation.h"
#include "palace.h"
#include "score.h"
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

static GStrvBuilder *
describe (MedinaGame *game, MdnSpace space)
{
  const MdnPosition *position = medina_game_get_position (game);
  GStrvBuilder *parts = g_strv_builder_new ();
  char name[MDN_NOTATION_SIZE];

  mdn_notation_space (space, name);
  g_strv_builder_add (parts, name);
  if (mdn_set_has (&mdn_geometry ((MdnBoard) position->rules.board)->city, space))
    describe_city (parts, game, space);
  else
    describe_ring (parts, position, space);
  return parts;
}

static char *
join (GStrvBuilder *parts)
{
  g_auto (GStrv) list = g_strv_builder_end (parts);

  return g_strjoinv (medina_remark_separator (), list);
}

char *
medina_space_describe (MedinaGame *game, MdnSpace space)
{
  g_autoptr (GStrvBuilder) parts = NULL;

  g_return_val_if_fail (MEDINA_IS_GAME (game), NULL);
  g_return_val_if_fail (mdn_board_has ((MdnBoard) medina_game_get_position (game)->rules.board,
                                       space),
                        NULL);

  parts = describe (game, space);
  return join (parts);
}

/* --- For those who do not see it -------------------------------------------------------------- */

static void
add_size (GStrvBuilder *parts, const MdnPosition *position, int palace)
{
  const int size = mdn_palace_size (&position->palace[palace]);
  const int points = mdn_score_palace (position, palace).total;

  /* Translators: what a palace consists of: buildings and stables */
  add_format (parts, ngettext ("%d piece", "%d pieces", size), size);
  add_format (parts, ngettext ("%d point", "%d points", points), points);
}

static gboolean
takes_hand (MedinaGame *game, MdnSpace space)
{
  const int piece = medina_game_get_selected_piece (game);
  MdnSet spaces;

  if (piece < 0)
    return FALSE;
  spaces = medina_game_get_legal_spaces (game, (MdnPiece) piece);
  return mdn_set_has (&spaces, space);
}

char *
medina_space_to_name (MedinaGame *game, MdnSpace space)
{
  g_autoptr (GStrvBuilder) parts = NULL;
  const MdnPosition *position;
  int palace;

  g_return_val_if_fail (MEDINA_IS_GAME (game), NULL);
  position = medina_game_get_position (game);
  g_return_val_if_fail (mdn_board_has ((MdnBoard) position->rules.board, space), NULL);

  parts = describe (game, space);
  if (!medina_game_get_aided (game))
    return join (parts);
  palace = mdn_position_palace_at (position, space);
  if (palace != MDN_NO_PALACE)
    add_size (parts, position, palace);
  if (takes_hand (game, space))
    /* Translators: of a space of the board: the piece in hand can be placed there */
    g_strv_builder_add (parts, _ ("can go here"));
  return join (parts);
}

/* What is there, the name of the space says. */
char *
medina_space_explain (MedinaGame *game, MdnSpace space)
{
  MdnPlacement placement;
  MdnReason reason;
  int piece, palace;

  g_return_val_if_fail (MEDINA_IS_GAME (game), NULL);

  piece = medina_game_get_selected_piece (game);
  if (piece < 0 || !medina_game_get_aided (game))
    return NULL;
  placement = medina_game_placement_for (game, (MdnPiece) piece, space);
  palace = mdn_position_palace_at (medina_game_get_position (game), space);
  reason = medina_game_judge (game, placement);
  if (reason == MDN_REASON_OCCUPIED)
    return NULL;
  if (reason != MDN_REASON_NONE)
    return medina_reason_to_sentence (reason, game, placement);
  return palace != MDN_NO_PALACE ? medina_palace_describe (game, palace, piece) : NULL;
}
