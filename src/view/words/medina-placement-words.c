/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-placement-words.h"

#include <glib/gi18n.h>

#include "medina-names.h"
#include "notation.h"

static const char *const buildings[MEDINA_HUES] = {
  /* Translators: lines of the list of moves; %s is a space of the board, “f7” */
  [MEDINA_HUE_GREY] = N_ ("Gray building on %s"),
  [MEDINA_HUE_PURPLE] = N_ ("Purple building on %s"),
  [MEDINA_HUE_BROWN] = N_ ("Brown building on %s"),
  [MEDINA_HUE_ORANGE] = N_ ("Orange building on %s"),
  [MEDINA_HUE_BLACK] = N_ ("Black building on %s"),
};

static const char *const rooftops[MEDINA_HUES] = {
  [MEDINA_HUE_GREY] = N_ ("Rooftop on the gray palace at %s"),
  [MEDINA_HUE_PURPLE] = N_ ("Rooftop on the purple palace at %s"),
  [MEDINA_HUE_BROWN] = N_ ("Rooftop on the brown palace at %s"),
  [MEDINA_HUE_ORANGE] = N_ ("Rooftop on the orange palace at %s"),
  [MEDINA_HUE_BLACK] = N_ ("Rooftop on the black palace at %s"),
};

static const char *const neutral_rooftops[MEDINA_HUES] = {
  [MEDINA_HUE_GREY] = N_ ("Neutral rooftop on the gray palace at %s"),
  [MEDINA_HUE_PURPLE] = N_ ("Neutral rooftop on the purple palace at %s"),
  [MEDINA_HUE_BROWN] = N_ ("Neutral rooftop on the brown palace at %s"),
  [MEDINA_HUE_ORANGE] = N_ ("Neutral rooftop on the orange palace at %s"),
  [MEDINA_HUE_BLACK] = N_ ("Neutral rooftop on the black palace at %s"),
};

static const char *const blocking_rooftops[MEDINA_HUES] = {
  [MEDINA_HUE_GREY] = N_ ("Blocking rooftop on the gray palace at %s"),
  [MEDINA_HUE_PURPLE] = N_ ("Blocking rooftop on the purple palace at %s"),
  [MEDINA_HUE_BROWN] = N_ ("Blocking rooftop on the brown palace at %s"),
  [MEDINA_HUE_ORANGE] = N_ ("Blocking rooftop on the orange palace at %s"),
  [MEDINA_HUE_BLACK] = N_ ("Blocking rooftop on the black palace at %s"),
};

static MedinaHue
find_hue (const MdnGame *game, int index)
{
  return medina_hue_of_color (mdn_game_color_of (game, index), &game->setup.rules);
}

/* With a placeholder for the space; NULL for tea, which has none. */
static const char *
find_words (const MdnGame *game, int index)
{
  switch (mdn_placement_piece (game->placements[index]))
    {
    case MDN_ROOFTOP:
      return _ (rooftops[find_hue (game, index)]);
    case MDN_OTHER_ROOFTOP:
      return game->setup.rules.blocking ? _ (blocking_rooftops[find_hue (game, index)])
                                        : _ (neutral_rooftops[find_hue (game, index)]);
    case MDN_STABLE:
      return _ ("Stable on %s");
    case MDN_MERCHANT:
      return mdn_game_turn_of (game, index) < 0 ? _ ("First merchant on %s") : _ ("Merchant on %s");
    case MDN_WALL:
      return _ ("Wall on %s");
    case MDN_TEA:
      return NULL;
    default:
      return _ (buildings[find_hue (game, index)]);
    }
}

/* Likewise. */
static const char *
find_brief_words (const MdnGame *game, int index)
{
  switch (mdn_placement_piece (game->placements[index]))
    {
    case MDN_ROOFTOP:
      return _ ("Rooftop at %s");
    case MDN_OTHER_ROOFTOP:
      return game->setup.rules.blocking ? _ ("Blocking rooftop at %s")
                                        : _ ("Neutral rooftop at %s");
    default:
      return find_words (game, index);
    }
}

/* The texts above keep their placeholders in translation: msgfmt checks that. */
#pragma GCC diagnostic ignored "-Wformat-nonliteral"

static char *
fill_in (const char *words, const MdnGame *game, int index)
{
  char space[MDN_NOTATION_SIZE];

  if (words == NULL)
    /* Translators: a player did that instead of placing a piece */
    return g_strdup (_ ("Tea tile given back"));
  mdn_notation_space (mdn_placement_space (mdn_game_known_placement (game, index)), space);
  return g_strdup_printf (words, space);
}

char *
medina_placement_to_words (const MdnGame *game, int index)
{
  g_return_val_if_fail (game != NULL, NULL);
  g_return_val_if_fail (index >= 0 && index < game->count, NULL);

  return fill_in (find_words (game, index), game, index);
}

char *
medina_placement_to_brief_words (const MdnGame *game, int index)
{
  g_return_val_if_fail (game != NULL, NULL);
  g_return_val_if_fail (index >= 0 && index < game->count, NULL);

  return fill_in (find_brief_words (game, index), game, index);
}
