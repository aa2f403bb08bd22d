/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-prospect-words.h"

#include <glib/gi18n.h>
#include <string.h>

#include "market.h"
#include "medina-names.h"
#include "medina-news-words.h"
#include "palace.h"
#include "play.h"
#include "score.h"
#include "wall.h"

static char *
enumerate (GStrvBuilder *parts)
{
  g_auto (GStrv) list = g_strv_builder_end (parts);

  return g_strjoinv (medina_list_separator (), list);
}

/* --- A palace --------------------------------------------------------------------------------- */

/* The spaces at a palace where the next piece of a kind may go, whoever has one. */
static MdnSet
find_sites (const MdnPosition *position, int palace, MdnPiece piece)
{
  const MdnSet beside = mdn_set_beside (position->pieces[palace]);
  MdnPalaceSites sites;

  if (piece == MDN_WALL)
    return mdn_set_intersection (position->wall_sites, beside);
  if (piece == MDN_MERCHANT)
    return mdn_set_intersection (mdn_market_sites (position), beside);
  if (piece == MDN_STABLE)
    return mdn_palace_extensions (position, palace);
  mdn_palace_sites (position, &sites);
  if ((MdnPiece) position->palace[palace].color != piece ||
      position->palace[palace].owner != MDN_OWNER_NONE)
    return mdn_set_empty ();
  return mdn_set_intersection (sites.grow[piece], mdn_palace_extensions (position, palace));
}

/* What the palace is worth with the piece there. */
static int
score_with (const MdnPosition *position, int palace, MdnPiece piece, MdnSpace space)
{
  MdnPosition after = *position;
  int tower;

  if (piece == MDN_WALL)
    mdn_wall_build (&after, space, &tower);
  else if (piece == MDN_MERCHANT)
    mdn_market_add (&after, space);
  else if (piece == MDN_STABLE)
    mdn_palace_add_stable (&after, space);
  else
    mdn_palace_build (&after, (MdnColor) piece, space);
  return mdn_score_palace (&after, palace).total;
}

/* Whether anybody has one, for all that can be seen. */
static gboolean
is_about (MedinaGame *game, MdnPiece piece)
{
  const MdnPosition *position = medina_game_get_position (game);

  for (guint player = 0; player < medina_game_get_n_players (game); player++)
    if (position->table.players[player].stock[piece] > 0 ||
        !medina_player_get_stock_visible (medina_game_get_player (game, player)))
      return TRUE;
  return FALSE;
}

static char *
word_added (const char *name, int least, int most)
{
  if (least == most)
    /* Translators: a piece and the points that it would add to a palace, in a list: “Stable +1” */
    return g_strdup_printf (C_ ("points", "%1$s +%2$d"), name, most);
  /* Translators: the same where it depends on the space: “Stable +1 to +5” */
  return g_strdup_printf (C_ ("points", "%1$s +%2$d to +%3$d"), name, least, most);
}

/* Takes the sites, of which there is one at least. */
static char *
word_growth (MedinaGame *game, int palace, MdnPiece piece, MdnSet sites)
{
  const MdnPosition *position = medina_game_get_position (game);
  const char *name = medina_piece_get_name (piece, &position->rules);
  const int now = mdn_score_palace (position, palace).total;
  g_autofree char *words = NULL;
  int least = G_MAXINT, most = 0;

  while (!mdn_set_is_empty (sites))
    {
      const MdnSpace space = mdn_set_lowest (sites);
      const int points = score_with (position, palace, piece, space) - now;

      least = MIN (least, points);
      most = MAX (most, points);
      mdn_set_remove (&sites, space);
    }
  words = word_added (name, least, most);
  return medina_words_bind (words, strlen (name));
}

char *
medina_palace_describe_growth (MedinaGame *game, int palace)
{
  const MdnPosition *position = medina_game_get_position (game);
  const MdnOwner owner = (MdnOwner) position->palace[palace].owner;
  g_autoptr (GStrvBuilder) parts = g_strv_builder_new ();
  g_autofree char *list = NULL;

  if (medina_game_get_over (game) || (owner >= MDN_OWNER_NEUTRAL && owner != MDN_OWNER_NONE))
    return NULL;
  for (MdnPiece piece = 0; piece < MDN_TEA; piece++)
    {
      const MdnSet sites =
        mdn_piece_is_rooftop (piece) ? mdn_set_empty () : find_sites (position, palace, piece);
      g_autofree char *part = NULL;

      if (mdn_set_is_empty (sites) || !is_about (game, piece))
        continue;
      part = word_growth (game, palace, piece, sites);
      g_strv_builder_add (parts, part);
    }
  list = enumerate (parts);
  /* Translators: what would make a palace more valuable: “The next piece adds: Stable +1, Wall
   * +1” */
  return *list != '\0' ? g_strdup_printf (_ ("The next piece adds: %s"), list) : NULL;
}

static gboolean
can_claim (const MdnPosition *position, int player, int palace)
{
  return position->table.players[player].stock[MDN_ROOFTOP] > 0 &&
         (mdn_palace_rooftop_sites (position, player, MDN_ROOFTOP) >> palace & 1);
}

char *
medina_palace_list_claimants (MedinaGame *game, int palace)
{
  const MdnPosition *position = medina_game_get_position (game);
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();

  for (guint player = 0; player < medina_game_get_n_players (game); player++)
    if (can_claim (position, (int) player, palace))
      g_strv_builder_add (names,
                          medina_player_get_seat_name (medina_game_get_player (game, player)));
  return enumerate (names);
}

char *
medina_palace_describe_claimants (MedinaGame *game, int palace)
{
  g_autofree char *list = NULL;

  if (medina_game_get_position (game)->palace[palace].owner != MDN_OWNER_NONE)
    return NULL;
  list = medina_palace_list_claimants (game, palace);
  /* Translators: of a palace; %s are one player or more, as in “Aisha, Ben” */
  return *list != '\0' ? g_strdup_printf (_ ("Can be claimed by: %s"), list)
                       : g_strdup (_ ("Nobody can claim it anymore."));
}

/* --- A space ---------------------------------------------------------------------------------- */

/* The points that players would gain or lose: "Aisha +1, Ben −2". */
static char *
list_gains (MedinaGame *game, const MdnPosition *after)
{
  const MdnPosition *before = medina_game_get_position (game);
  g_autoptr (GStrvBuilder) parts = g_strv_builder_new ();

  for (guint player = 0; player < medina_game_get_n_players (game); player++)
    medina_news_add_gain (parts, game, player,
                          mdn_score (after, (int) player).total -
                            mdn_score (before, (int) player).total);
  return enumerate (parts);
}

static char *
word_worth (MedinaGame *game, const MdnPosition *after, MdnPiece piece, int palace)
{
  const MdnPosition *before = medina_game_get_position (game);
  const char *name = medina_piece_get_name (piece, &before->rules);
  const int points = mdn_score_palace (after, palace).total;

  if (palace > before->table.palaces)
    /* Translators: what a piece would do on a space: “Gray Building: starts a palace worth 1
     * point” */
    return g_strdup_printf (ngettext ("%1$s: starts a palace worth %2$d point",
                                      "%1$s: starts a palace worth %2$d points", points),
                            name, points);
  /* Translators: what a piece would do on a space: “Stable: makes the palace worth 4 points” */
  return g_strdup_printf (ngettext ("%1$s: makes the palace worth %2$d point",
                                    "%1$s: makes the palace worth %2$d points", points),
                          name, points);
}

char *
medina_piece_describe_effect (MedinaGame *game, MdnPiece piece, MdnSpace space)
{
  const MdnPosition *position;
  MdnPosition after;
  g_autofree char *gains = NULL;
  int palace;

  g_return_val_if_fail (MEDINA_IS_GAME (game), NULL);
  g_return_val_if_fail (!mdn_piece_is_rooftop (piece) && piece < MDN_TEA, NULL);
  g_return_val_if_fail (medina_game_judge (game, mdn_placement (piece, space)) == MDN_REASON_NONE,
                        NULL);

  position = medina_game_get_position (game);
  after = *position;
  mdn_position_play (&after, mdn_placement (piece, space), NULL);
  palace = mdn_position_palace_at (&after, space);
  if (palace != MDN_NO_PALACE && after.palace[palace].owner == MDN_OWNER_NONE)
    return word_worth (game, &after, piece, palace);
  gains = list_gains (game, &after);
  /* Translators: what a piece would do on a space, %2$s are players with points: “Stable: Ben
   * +1” */
  return *gains != '\0' ? g_strdup_printf (C_ ("effect", "%1$s: %2$s"),
                                           medina_piece_get_name (piece, &position->rules), gains)
                        : NULL;
}
