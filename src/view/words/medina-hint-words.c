/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-hint-words.h"

#include <glib/gi18n.h>
#include <math.h>
#include <string.h>

#include "medina-names.h"
#include "notation.h"
#include "palace.h"
#include "play.h"

enum
{
  MOST_EXPLANATIONS = 3, /* to be told: more would not be read */
};

/* --- The piece -------------------------------------------------------------------------------- */

static const char *const good_building[MEDINA_HUES] = {
  [MEDINA_HUE_GREY] = N_ ("A gray building would be good now."),
  [MEDINA_HUE_PURPLE] = N_ ("A purple building would be good now."),
  [MEDINA_HUE_BROWN] = N_ ("A brown building would be good now."),
  [MEDINA_HUE_ORANGE] = N_ ("An orange building would be good now."),
  [MEDINA_HUE_BLACK] = N_ ("A black building would be good now."),
};

static const char *
word_piece (MdnPiece piece, const MdnRules *rules)
{
  switch (piece)
    {
    case MDN_ROOFTOP:
      return _ ("A rooftop would be good now.");
    case MDN_OTHER_ROOFTOP:
      return rules->blocking ? _ ("A blocking rooftop would be good now.")
                             : _ ("A neutral rooftop would be good now.");
    case MDN_STABLE:
      return _ ("A stable would be good now.");
    case MDN_MERCHANT:
      return _ ("A merchant would be good now.");
    case MDN_WALL:
      return _ ("A wall would be good now.");
    case MDN_TEA:
      return _ ("Time for tea: give back a tea tile.");
    default:
      return _ (good_building[medina_hue_of_color ((MdnColor) piece, rules)]);
    }
}

/* --- The space -------------------------------------------------------------------------------- */

/* A rooftop goes on the palace's crown. */
static MdnSpace
find_space (MdnPlacement placement, const MdnPosition *position)
{
  const MdnSpace space = mdn_placement_space (placement);

  if (!mdn_piece_is_rooftop (mdn_placement_piece (placement)))
    return space;
  return mdn_palace_crown (position, mdn_position_palace_at (position, space));
}

static char *
word_space (MdnPlacement placement, const MdnPosition *position)
{
  char space[MDN_NOTATION_SIZE];

  if (mdn_placement_piece (placement) == MDN_TEA)
    return g_strdup (word_piece (MDN_TEA, &position->rules));
  mdn_notation_space (find_space (placement, position), space);
  if (mdn_piece_is_rooftop (mdn_placement_piece (placement)))
    /* Translators: a hint: where to put the rooftop; %s names the palace, as in “f7” */
    return g_strdup_printf (_ ("Put it on the palace at %s."), space);
  /* Translators: a hint: where to put the piece; %s is a space, as in “f7” */
  return g_strdup_printf (_ ("Put it on %s."), space);
}

/* --- The reason ------------------------------------------------------------------------------- */

static const char *
name_of (MedinaGame *game, int player)
{
  return medina_player_get_seat_name (medina_game_get_player (game, (guint) player));
}

static char *
word_claims (const MdnExplanation *explanation, MedinaGame *game, const char *space)
{
  if (explanation->player != MDN_NOBODY)
    return g_strdup_printf (
      /* Translators: a reason for a placement: a palace’s space, a player’s name, points */
      ngettext ("It claims the palace at %1$s before %2$s can, for %3$d point.",
                "It claims the palace at %1$s before %2$s can, for %3$d points.",
                explanation->points),
      space, name_of (game, explanation->player), explanation->points);
  return g_strdup_printf (ngettext ("It claims the palace at %1$s for %2$d point.",
                                    "It claims the palace at %1$s for %2$d points.",
                                    explanation->points),
                          space, explanation->points);
}

static char *
word_palace_tile (const MdnExplanation *explanation, MedinaGame *game)
{
  if (explanation->player != MDN_NOBODY)
    return g_strdup_printf (ngettext ("It takes the %1$d-point palace tile from %2$s.",
                                      "It takes the %1$d-point palace tile from %2$s.",
                                      explanation->points),
                            explanation->points, name_of (game, explanation->player));
  return g_strdup_printf (ngettext ("It earns the %d-point palace tile.",
                                    "It earns the %d-point palace tile.", explanation->points),
                          explanation->points);
}

static char *
word_tower_tile (const MdnExplanation *explanation, MedinaGame *game)
{
  const int tower = explanation->tower + 1;

  if (explanation->count > 0)
    /* Translators: a reason for a placement: a tower’s number, which is what its tile is worth,
     * and merchants */
    return g_strdup_printf (ngettext ("It earns tower tile %1$d with %2$d merchant.",
                                      "It earns tower tile %1$d with %2$d merchants.",
                                      explanation->count),
                            tower, explanation->count);
  if (explanation->player != MDN_NOBODY)
    return g_strdup_printf (_ ("It takes tower tile %1$d from %2$s."), tower,
                            name_of (game, explanation->player));
  return g_strdup_printf (_ ("It earns tower tile %d."), tower);
}

static char *
word_scores (const MdnExplanation *explanation, const char *space)
{
  if (explanation->count > 1)
    return g_strdup_printf (ngettext ("It adds %d point to your palaces.",
                                      "It adds %d points to your palaces.", explanation->points),
                            explanation->points);
  return g_strdup_printf (ngettext ("It adds %1$d point to your palace at %2$s.",
                                    "It adds %1$d points to your palace at %2$s.",
                                    explanation->points),
                          explanation->points, space);
}

static char *
word_denies (const MdnExplanation *explanation, MedinaGame *game, const char *space)
{
  return g_strdup_printf (
    ngettext ("It keeps %1$s from claiming the palace at %2$s, worth %3$d point.",
              "It keeps %1$s from claiming the palace at %2$s, worth %3$d points.",
              explanation->points),
    name_of (game, explanation->player), space, explanation->points);
}

static char *
word_raises (const MdnExplanation *explanation, const char *space)
{
  if (explanation->player == MDN_NOBODY)
    return g_strdup_printf (
      ngettext ("It raises the palace at %1$s to %2$d point, and only you can still claim it.",
                "It raises the palace at %1$s to %2$d points, and only you can still claim it.",
                explanation->points),
      space, explanation->points);
  return g_strdup_printf (
    ngettext ("It raises the palace at %1$s to %2$d point, and you can still claim it.",
              "It raises the palace at %1$s to %2$d points, and you can still claim it.",
              explanation->points),
    space, explanation->points);
}

static char *
word_about_others (const MdnExplanation *explanation, MedinaGame *game, const char *space)
{
  const char *player = name_of (game, explanation->player);

  switch (explanation->kind)
    {
    case MDN_EXPLANATION_STRIPS:
      return g_strdup_printf (ngettext ("%1$s loses tiles worth %2$d point.",
                                        "%1$s loses tiles worth %2$d points.", explanation->points),
                              player, explanation->points);
    case MDN_EXPLANATION_STOPS:
      return g_strdup_printf (
        _ ("It stops the palace at %1$s, which %2$s can still claim, from growing."), space,
        player);
    case MDN_EXPLANATION_CROWDS:
      return g_strdup_printf (_ ("Then no more stables can join %1$s’s palace at %2$s."), player,
                              space);
    case MDN_EXPLANATION_GIVES:
      return g_strdup_printf (
        ngettext ("It gives %1$s %2$d point, but anything else seems to cost you more.",
                  "It gives %1$s %2$d points, but anything else seems to cost you more.",
                  explanation->points),
        player, explanation->points);
    case MDN_EXPLANATION_FEEDS:
      if (explanation->count > 0)
        return g_strdup_printf (_ ("It starts a palace that %s can claim, but anything else seems "
                                   "to cost you more."),
                                player);
      return g_strdup_printf (_ ("It helps the palace at %1$s, which %2$s can claim, but anything "
                                 "else seems to cost you more."),
                              space, player);
    default:
      return g_strdup_printf (_ ("It leaves fewer spaces for merchants next to %s’s palaces."),
                              player);
    }
}

static const char *
word_plainly (const MdnExplanation *explanation)
{
  switch (explanation->kind)
    {
    case MDN_EXPLANATION_ONLY:
      return _ ("You can’t place anything else.");
    case MDN_EXPLANATION_MUST_ROOF:
      return _ ("It must be a rooftop because nobody else has any left.");
    case MDN_EXPLANATION_FOUNDS:
      return explanation->player == MDN_NOBODY
               ? _ ("It starts a palace that only you can claim.")
               : _ ("It starts a palace in a color you still need.");
    case MDN_EXPLANATION_INVITES:
      return _ ("It makes room for merchants next to your palaces.");
    case MDN_EXPLANATION_RESTS:
      return _ ("Keeping your pieces for later beats placing one now.");
    case MDN_EXPLANATION_WAITS:
      return _ ("It helps nobody for now and keeps better pieces for later.");
    default:
      return _ ("Looking a few turns ahead, no other placement is better.");
    }
}

static char *
word_number (const MdnExplanation *explanation, const char *space)
{
  switch (explanation->kind)
    {
    case MDN_EXPLANATION_PREPARES:
      return g_strdup_printf (
        ngettext ("Then you can claim the palace at %1$s this turn for %2$d point.",
                  "Then you can claim the palace at %1$s this turn for %2$d points.",
                  explanation->points),
        space, explanation->points);
    case MDN_EXPLANATION_TEA:
      return g_strdup_printf (ngettext ("It earns %d tea tile.", "It earns %d tea tiles.",
                                        explanation->count),
                              explanation->count);
    default:
      /* Translators: a building or stable on a water space */
      return g_strdup_printf (ngettext ("The water alone is worth %d point.",
                                        "The water alone is worth %d points.", explanation->points),
                              explanation->points);
    }
}

char *
medina_explanation_to_sentence (const MdnExplanation *explanation, MedinaGame *game)
{
  char space[MDN_NOTATION_SIZE] = "";

  g_return_val_if_fail (explanation != NULL, NULL);
  g_return_val_if_fail (MEDINA_IS_GAME (game), NULL);

  if (explanation->space != MDN_NO_SPACE)
    mdn_notation_space (explanation->space, space);
  switch (explanation->kind)
    {
    case MDN_EXPLANATION_CLAIMS:
      return word_claims (explanation, game, space);
    case MDN_EXPLANATION_PALACE_TILE:
      return word_palace_tile (explanation, game);
    case MDN_EXPLANATION_TOWER_TILE:
      return word_tower_tile (explanation, game);
    case MDN_EXPLANATION_SCORES:
      return word_scores (explanation, space);
    case MDN_EXPLANATION_DENIES:
      return word_denies (explanation, game, space);
    case MDN_EXPLANATION_RAISES:
      return word_raises (explanation, space);
    case MDN_EXPLANATION_STRIPS:
    case MDN_EXPLANATION_STOPS:
    case MDN_EXPLANATION_CROWDS:
    case MDN_EXPLANATION_DIVERTS:
    case MDN_EXPLANATION_GIVES:
    case MDN_EXPLANATION_FEEDS:
      return word_about_others (explanation, game, space);
    case MDN_EXPLANATION_PREPARES:
    case MDN_EXPLANATION_TEA:
    case MDN_EXPLANATION_WATER:
      return word_number (explanation, space);
    default:
      return g_strdup (word_plainly (explanation));
    }
}

/* --- The hint --------------------------------------------------------------------------------- */

static char *
word_sum (const MdnVariation *plan, const MdnPosition *position)
{
  const int points = mdn_explain_points_at_once (position, plan->placements[0]);

  /* Translators: what a placement brings in all, palace and tiles */
  return g_strdup_printf (ngettext ("In all, that’s %d point for you right away.",
                                    "In all, that’s %d points for you right away.", points),
                          points);
}

char *
medina_expectation_to_sentence (double margin, guint players)
{
  const int points = (int) lround (fabs (margin));

  if (points <= 1) /* nobody knows that exactly */
    return g_strdup (players == 2
                       ? _ ("You’ll probably finish about even with your opponent.")
                       : _ ("You’ll probably finish about even with the best of your opponents."));
  if (margin > 0)
    return g_strdup_printf (ngettext ("You’ll probably finish about %d point ahead.",
                                      "You’ll probably finish about %d points ahead.", points),
                            points);
  return g_strdup_printf (ngettext ("Even so, you’ll probably finish about %d point behind.",
                                    "Even so, you’ll probably finish about %d points behind.",
                                    points),
                          points);
}

static gboolean
is_about_points (const MdnExplanation *explanation)
{
  return explanation->kind == MDN_EXPLANATION_CLAIMS ||
         explanation->kind == MDN_EXPLANATION_PALACE_TILE ||
         explanation->kind == MDN_EXPLANATION_TOWER_TILE ||
         explanation->kind == MDN_EXPLANATION_SCORES;
}

/* Whether a sentence would add nothing: the first one says that the palace is claimed in this same
 * turn, so nobody needs to read that it is founded or worth more. */
static gboolean
is_said_already (const MdnExplanation *explanation, const MdnExplanation *first)
{
  return first->kind == MDN_EXPLANATION_PREPARES &&
         (explanation->kind == MDN_EXPLANATION_FOUNDS ||
          explanation->kind == MDN_EXPLANATION_RAISES) &&
         explanation->space == first->space;
}

static void
add_sentence (char **text, char *sentence)
{
  char *joined;

  if (*text == NULL)
    {
      *text = sentence;
      return;
    }
  joined = medina_sentences_join (*text, sentence);
  g_free (*text);
  g_free (sentence);
  *text = joined;
}

/* What the claim that follows in the same turn brings besides the palace. */
static void
add_tiles (char **text, const MdnVariation *plan, const MdnPosition *position, MedinaGame *game)
{
  MdnExplanation explanations[MDN_MAX_EXPLANATIONS];
  MdnPosition ahead = *position;
  MdnVariation rest = *plan;
  int count;

  while (rest.count > 0 && mdn_placement_piece (rest.placements[0]) != MDN_ROOFTOP)
    {
      mdn_position_play (&ahead, rest.placements[0], NULL);
      rest.count--;
      memmove (rest.placements, rest.placements + 1, (gsize) rest.count * sizeof *rest.placements);
    }
  count = rest.count > 0 ? mdn_explain (&ahead, &rest, explanations) : 0;
  for (int i = 0; i < count; i++)
    if (explanations[i].kind == MDN_EXPLANATION_PALACE_TILE)
      add_sentence (text, word_palace_tile (&explanations[i], game));
}

char *
medina_plan_to_reasons (const MdnVariation *plan, const MdnPosition *position, MedinaGame *game)
{
  MdnExplanation explanations[MDN_MAX_EXPLANATIONS];
  int count, told = 0, about_points = 0;
  char *text = NULL;

  g_return_val_if_fail (plan != NULL && position != NULL, NULL);
  g_return_val_if_fail (MEDINA_IS_GAME (game), NULL);

  count = mdn_explain (position, plan, explanations);
  for (int i = 0; i < count && told < MOST_EXPLANATIONS; i++)
    if (!is_said_already (&explanations[i], &explanations[0]))
      {
        add_sentence (&text, medina_explanation_to_sentence (&explanations[i], game));
        if (explanations[i].kind == MDN_EXPLANATION_PREPARES)
          add_tiles (&text, plan, position, game);
        about_points += is_about_points (&explanations[i]);
        told++;
      }
  if (about_points > 1)
    add_sentence (&text, word_sum (plan, position));
  return text;
}

static char *
word_reason (MedinaHint *hint)
{
  MedinaGame *game = medina_hint_get_game (hint);
  const MdnVariation *plan = medina_hint_get_plan (hint);
  char *text = medina_plan_to_reasons (plan, medina_game_get_position (game), game);

  add_sentence (&text,
                medina_expectation_to_sentence (plan->margin, medina_game_get_n_players (game)));
  return text;
}

/* What another piece in hand would be taken for, were this one not named. */
static gboolean
must_name_piece (MedinaHint *hint, MdnPiece piece)
{
  const int hand = medina_game_get_selected_piece (medina_hint_get_game (hint));

  return hand >= 0 && hand != (int) piece && piece != MDN_TEA;
}

static char *
word_stages (MedinaHint *hint, MedinaHintStage first, MedinaHintStage last)
{
  const MdnPlacement placement = medina_hint_get_placement (hint);
  const MdnPosition *position = medina_game_get_position (medina_hint_get_game (hint));
  char *text = NULL;

  if (first <= MEDINA_HINT_PIECE)
    add_sentence (&text, g_strdup (word_piece (mdn_placement_piece (placement), &position->rules)));
  if (first <= MEDINA_HINT_SPACE && last >= MEDINA_HINT_SPACE)
    add_sentence (&text, word_space (placement, position));
  if (last >= MEDINA_HINT_REASON)
    add_sentence (&text, word_reason (hint));
  return text;
}

char *
medina_hint_to_sentences (MedinaHint *hint)
{
  MdnPlacement placement;
  MedinaHintStage stage;

  g_return_val_if_fail (MEDINA_IS_HINT (hint), NULL);

  placement = medina_hint_get_placement (hint);
  stage = medina_hint_get_stage (hint);
  if (placement == MDN_NO_PLACEMENT || stage == MEDINA_HINT_NOTHING)
    return NULL;
  return word_stages (hint,
                      must_name_piece (hint, mdn_placement_piece (placement)) ? MEDINA_HINT_PIECE
                                                                              : stage,
                      stage);
}

char *
medina_hint_to_whole (MedinaHint *hint)
{
  MdnPlacement placement;

  g_return_val_if_fail (MEDINA_IS_HINT (hint), NULL);

  placement = medina_hint_get_placement (hint);
  if (placement == MDN_NO_PLACEMENT)
    return NULL;
  return word_stages (hint,
                      mdn_placement_piece (placement) == MDN_TEA ? MEDINA_HINT_SPACE
                                                                 : MEDINA_HINT_PIECE,
                      MEDINA_HINT_REASON);
}
