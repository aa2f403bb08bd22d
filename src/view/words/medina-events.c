/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-events.h"

#include <glib/gi18n.h>

#include "medina-names.h"

static const char *const player_takes[MEDINA_HUES] = {
  /* Translators: %s is a player’s name, here and in the following announcements */
  [MEDINA_HUE_GREY] = N_ ("%s takes the gray palace tile."),
  [MEDINA_HUE_PURPLE] = N_ ("%s takes the purple palace tile."),
  [MEDINA_HUE_BROWN] = N_ ("%s takes the brown palace tile."),
  [MEDINA_HUE_ORANGE] = N_ ("%s takes the orange palace tile."),
  [MEDINA_HUE_BLACK] = N_ ("%s takes the black palace tile."),
};

static const char *const player_takes_from[MEDINA_HUES] = {
  [MEDINA_HUE_GREY] = N_ ("%1$s takes the gray palace tile from %2$s."),
  [MEDINA_HUE_PURPLE] = N_ ("%1$s takes the purple palace tile from %2$s."),
  [MEDINA_HUE_BROWN] = N_ ("%1$s takes the brown palace tile from %2$s."),
  [MEDINA_HUE_ORANGE] = N_ ("%1$s takes the orange palace tile from %2$s."),
  [MEDINA_HUE_BLACK] = N_ ("%1$s takes the black palace tile from %2$s."),
};

static const char *const neutral_takes[MEDINA_HUES] = {
  [MEDINA_HUE_GREY] = N_ ("The neutral player takes the gray palace tile."),
  [MEDINA_HUE_PURPLE] = N_ ("The neutral player takes the purple palace tile."),
  [MEDINA_HUE_BROWN] = N_ ("The neutral player takes the brown palace tile."),
  [MEDINA_HUE_ORANGE] = N_ ("The neutral player takes the orange palace tile."),
  [MEDINA_HUE_BLACK] = N_ ("The neutral player takes the black palace tile."),
};

static const char *const neutral_takes_from[MEDINA_HUES] = {
  [MEDINA_HUE_GREY] = N_ ("The neutral player takes the gray palace tile from %s."),
  [MEDINA_HUE_PURPLE] = N_ ("The neutral player takes the purple palace tile from %s."),
  [MEDINA_HUE_BROWN] = N_ ("The neutral player takes the brown palace tile from %s."),
  [MEDINA_HUE_ORANGE] = N_ ("The neutral player takes the orange palace tile from %s."),
  [MEDINA_HUE_BLACK] = N_ ("The neutral player takes the black palace tile from %s."),
};

static const char *const color_closed[MEDINA_HUES] = {
  [MEDINA_HUE_GREY] = N_ ("Every player now owns a gray palace."),
  [MEDINA_HUE_PURPLE] = N_ ("Every player now owns a purple palace."),
  [MEDINA_HUE_BROWN] = N_ ("Every player now owns a brown palace."),
  [MEDINA_HUE_ORANGE] = N_ ("Every player now owns an orange palace."),
  [MEDINA_HUE_BLACK] = N_ ("Every player now owns a black palace."),
};

static const char *const blocker_removed[MEDINA_HUES] = {
  [MEDINA_HUE_GREY] =
    /* Translators: first the player who has roofed both, then the one who loses the rooftop, here
     * and in the following texts */
  N_ ("%1$s has roofed two gray palaces, so %2$s loses the blocking rooftop for gray."),
  [MEDINA_HUE_PURPLE] =
    N_ ("%1$s has roofed two purple palaces, so %2$s loses the blocking rooftop for purple."),
  [MEDINA_HUE_BROWN] =
    N_ ("%1$s has roofed two brown palaces, so %2$s loses the blocking rooftop for brown."),
  [MEDINA_HUE_ORANGE] =
    N_ ("%1$s has roofed two orange palaces, so %2$s loses the blocking rooftop for orange."),
  [MEDINA_HUE_BLACK] =
    N_ ("%1$s has roofed two black palaces, so %2$s loses the blocking rooftop for black."),
};

/* The texts above keep their placeholders in translation: msgfmt checks that. */
#pragma GCC diagnostic ignored "-Wformat-nonliteral"

/* NULL unless the number is that of a player of the game. What happened is told alike whoever plays
 * for somebody now. */
static const char *
name_of (MedinaGame *game, guint number)
{
  if (number >= medina_game_get_n_players (game))
    return NULL;
  return medina_player_get_seat_name (medina_game_get_player (game, number));
}

static char *
word_palace_tile (const MedinaEvent *event, MedinaGame *game, MedinaHue hue)
{
  const char *owner = name_of (game, event->owner);
  const char *previous = name_of (game, event->previous);

  if (owner != NULL && previous != NULL)
    return g_strdup_printf (_ (player_takes_from[hue]), owner, previous);
  if (owner != NULL)
    return g_strdup_printf (_ (player_takes[hue]), owner);
  if (previous != NULL)
    return g_strdup_printf (_ (neutral_takes_from[hue]), previous);
  return g_strdup (_ (neutral_takes[hue]));
}

static char *
word_tower_with_merchants (const char *owner, guint tower, guint merchants)
{
  if (owner != NULL)
    /* Translators: first the player’s name, then the number of the tower, then of the merchants */
    return g_strdup_printf (ngettext ("%1$s takes tower tile %2$u with %3$u merchant.",
                                      "%1$s takes tower tile %2$u with %3$u merchants.", merchants),
                            owner, tower, merchants);
  return g_strdup_printf (
    /* Translators: first the number of the tower, then of the merchants */
    ngettext ("The neutral player takes tower tile %1$u, and %2$u merchant leaves the game.",
              "The neutral player takes tower tile %1$u, and %2$u merchants leave the game.",
              merchants),
    tower, merchants);
}

static char *
word_tower_tile (const MedinaEvent *event, MedinaGame *game)
{
  const char *owner = name_of (game, event->owner);
  const char *previous = name_of (game, event->previous);
  const guint tower = event->tower + 1;

  if (event->number > 0)
    return word_tower_with_merchants (owner, tower, event->number);
  if (owner != NULL && previous != NULL)
    return g_strdup_printf (_ ("%1$s takes tower tile %2$u from %3$s."), owner, tower, previous);
  if (owner != NULL)
    return g_strdup_printf (_ ("%1$s takes tower tile %2$u."), owner, tower);
  if (previous != NULL)
    return g_strdup_printf (_ ("The neutral player takes tower tile %1$u from %2$s."), tower,
                            previous);
  return g_strdup_printf (_ ("The neutral player takes tower tile %u."), tower);
}

static char *
word_tea_tiles (const MedinaEvent *event, MedinaGame *game)
{
  const char *owner = name_of (game, event->owner);

  if (owner == NULL)
    return g_strdup_printf (
      ngettext ("The purple palace is neutral, so %u tea tile leaves the game.",
                "The purple palace is neutral, so %u tea tiles leave the game.", event->number),
      event->number);
  return g_strdup_printf (ngettext ("%1$s gets %2$u tea tile for the purple palace.",
                                    "%1$s gets %2$u tea tiles for the purple palace.",
                                    event->number),
                          owner, event->number);
}

static const char *
word_pieces_gone (MedinaHue hue, guint number)
{
  switch (hue)
    {
    case MEDINA_HUE_GREY:
      return ngettext ("Every player now owns a gray palace: %u gray building leaves the game.",
                       "Every player now owns a gray palace: %u gray buildings leave the game.",
                       number);
    case MEDINA_HUE_PURPLE:
      return ngettext ("Every player now owns a purple palace: %u purple building leaves the game.",
                       "Every player now owns a purple palace: %u purple buildings leave the game.",
                       number);
    case MEDINA_HUE_BROWN:
      return ngettext ("Every player now owns a brown palace: %u brown building leaves the game.",
                       "Every player now owns a brown palace: %u brown buildings leave the game.",
                       number);
    case MEDINA_HUE_ORANGE:
      return ngettext (
        "Every player now owns an orange palace: %u orange building leaves the game.",
        "Every player now owns an orange palace: %u orange buildings leave the game.", number);
    default:
      return ngettext ("Every player now owns a black palace: %u black building leaves the game.",
                       "Every player now owns a black palace: %u black buildings leave the game.",
                       number);
    }
}

static char *
word_color_closed (const MedinaEvent *event, MedinaHue hue)
{
  if (event->number == 0)
    return g_strdup (_ (color_closed[hue]));
  return g_strdup_printf (word_pieces_gone (hue, event->number), event->number);
}

static char *
word_turn_short (const MedinaEvent *event, const char *player)
{
  return g_strdup_printf (
    ngettext ("%1$s can’t place anything else, so the turn ends %2$u placement early.",
              "%1$s can’t place anything else, so the turn ends %2$u placements early.",
              event->number),
    player, event->number);
}

char *
medina_event_to_sentence (const MedinaEvent *event, MedinaGame *game)
{
  const char *player;
  MedinaHue hue;

  g_return_val_if_fail (event != NULL, NULL);
  g_return_val_if_fail (MEDINA_IS_GAME (game), NULL);

  player = name_of (game, event->player);
  hue = medina_hue_of_color (event->color, &medina_game_get_position (game)->rules);
  switch (event->kind)
    {
    case MEDINA_EVENT_NEW_STREET:
      return g_strdup_printf (_ ("%s starts a new market street."), player);
    case MEDINA_EVENT_PALACE_TILE:
      return word_palace_tile (event, game, hue);
    case MEDINA_EVENT_TOWER_TILE:
      return word_tower_tile (event, game);
    case MEDINA_EVENT_TEA_TILES:
      return word_tea_tiles (event, game);
    case MEDINA_EVENT_COLOR_CLOSED:
      return word_color_closed (event, hue);
    case MEDINA_EVENT_BLOCKER_REMOVED:
      return g_strdup_printf (_ (blocker_removed[hue]), name_of (game, 1 - event->player), player);
    case MEDINA_EVENT_TURN_SHORT:
      return word_turn_short (event, player);
    case MEDINA_EVENT_PASSED:
      return g_strdup_printf (_ ("%s can’t place anything and is skipped."), player);
    case MEDINA_EVENT_FRESH_TURN:
      return g_strdup_printf (_ ("Only %s can still place pieces."), player);
    case MEDINA_EVENT_GAME_OVER:
      return g_strdup (_ ("Nobody can place anything anymore."));
    case MEDINA_EVENTS:
      break;
    }
  g_return_val_if_reached (NULL);
}
