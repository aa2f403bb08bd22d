/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "explain.h"

#include <stdlib.h>

#include "legal.h"
#include "explainer.h"
#include "palace.h"
#include "play.h"
#include "score.h"
#include "tiles.h"

/* --- Rooftops and tiles ----------------------------------------------------------------------- */

static int
find_roofed (const MdnExplainer *self)
{
  for (int palace = 1; palace <= self->before->table.palaces; palace++)
    if (mdn_explainer_is_unroofed (self->before, palace) &&
        !mdn_explainer_is_unroofed (&self->after, palace))
      return palace;
  return MDN_NO_PALACE;
}

static void
explain_rooftop (MdnExplainer *self)
{
  const int palace = find_roofed (self);
  const MdnPalace *p = &self->after.palace[palace];
  const int rival = mdn_explainer_find_rival (self, p->color);
  MdnExplanation *explanation;

  if (p->owner != (unsigned) self->mover && rival == MDN_NOBODY)
    return;
  explanation =
    mdn_explainer_add (self, p->owner == (unsigned) self->mover ? MDN_EXPLANATION_CLAIMS
                                                                : MDN_EXPLANATION_DENIES);
  explanation->points = mdn_score_palace (&self->after, palace).total;
  explanation->player = rival;
  explanation->space = mdn_explainer_find_crown (self, palace);
}

static int
player_or_nobody (unsigned owner)
{
  return owner < MDN_OWNER_NEUTRAL ? (int) owner : MDN_NOBODY;
}

static void
explain_palace_tiles (MdnExplainer *self)
{
  for (int color = 0; color < MDN_COLORS; color++)
    {
      const MdnOwner before = mdn_tiles_palace_holder (self->before, color);
      const MdnOwner now = mdn_tiles_palace_holder (&self->after, color);

      if (now == (MdnOwner) self->mover && before != now)
        {
          MdnExplanation *explanation = mdn_explainer_add (self, MDN_EXPLANATION_PALACE_TILE);

          explanation->points = mdn_tiles_palace_value (color);
          explanation->player = player_or_nobody (before);
        }
    }
}

static void
explain_tower_tiles (MdnExplainer *self)
{
  for (int tower = 0; tower < MDN_TOWERS; tower++)
    {
      const unsigned before = self->before->table.tower_tile[tower];
      const unsigned now = self->after.table.tower_tile[tower];

      if (now == (unsigned) self->mover && before != now)
        {
          MdnExplanation *explanation = mdn_explainer_add (self, MDN_EXPLANATION_TOWER_TILE);

          explanation->points = mdn_tiles_tower_value (tower);
          explanation->tower = tower;
          explanation->count = self->before->table.tower_merchants[tower];
          explanation->player = player_or_nobody (before);
        }
    }
}

static void
explain_tea (MdnExplainer *self)
{
  const int brought = self->after.table.players[self->mover].stock[MDN_TEA] -
                      mdn_position_mover (self->before)->stock[MDN_TEA];

  if (brought > 0)
    mdn_explainer_add (self, MDN_EXPLANATION_TEA)->count = brought;
}

static int
tile_points (const MdnPosition *position, int player)
{
  const MdnScore score = mdn_score (position, player);

  return score.palace_tiles + score.tower_tiles;
}

/* Adds the players who lose tiles to the neutral player; the explanations of the tile name those
 * who lose theirs to the mover. */
static void
explain_losses (MdnExplainer *self)
{
  for (int player = 0; player < self->before->rules.players; player++)
    {
      const int lost = tile_points (self->before, player) - tile_points (&self->after, player);

      if (player != self->mover && lost > 0 && self->piece == MDN_OTHER_ROOFTOP)
        {
          MdnExplanation *explanation = mdn_explainer_add (self, MDN_EXPLANATION_STRIPS);

          explanation->points = lost;
          explanation->player = player;
        }
    }
}

/* --- Palaces that grow ------------------------------------------------------------------------ */

static void
explain_own_palaces (MdnExplainer *self)
{
  MdnExplanation found = { .kind = MDN_EXPLANATION_SCORES, .player = MDN_NOBODY };
  int most = 0;

  for (int palace = 1; palace <= self->before->table.palaces; palace++)
    {
      const int gain = self->before->palace[palace].owner == (unsigned) self->mover
                         ? mdn_explainer_gain (self, palace)
                         : 0;

      found.points += gain;
      found.count += gain > 0;
      if (gain > most)
        {
          most = gain;
          found.space = mdn_explainer_find_crown (self, palace);
        }
    }
  if (found.points > 0)
    *mdn_explainer_add (self, MDN_EXPLANATION_SCORES) = found;
}

static void
explain_hopes (MdnExplainer *self)
{
  for (int palace = 1; palace <= self->after.table.palaces; palace++)
    {
      const MdnPalace *p = &self->after.palace[palace];
      const bool fresh = palace > self->before->table.palaces;
      MdnExplanation *explanation;

      if (!mdn_explainer_is_unroofed (&self->after, palace) ||
          !mdn_explainer_may_claim (self->before, self->mover, p->color) ||
          mdn_explainer_gain (self, palace) <= 0)
        continue;
      explanation =
        mdn_explainer_add (self, fresh ? MDN_EXPLANATION_FOUNDS : MDN_EXPLANATION_RAISES);
      explanation->points = mdn_score_palace (&self->after, palace).total;
      explanation->player = mdn_explainer_find_rival (self, p->color);
      explanation->space = mdn_explainer_find_crown (self, palace);
    }
}

/* Counts only for a palace that the mover owns or may claim. */
static void
explain_water (MdnExplainer *self)
{
  const int palace =
    mdn_position_palace_at (&self->after, mdn_placement_space (self->variation->placements[0]));
  const MdnPalace *p = &self->after.palace[palace];
  int water;

  if (palace == MDN_NO_PALACE || (p->owner != (unsigned) self->mover &&
                                  !(mdn_explainer_is_unroofed (&self->after, palace) &&
                                    mdn_explainer_may_claim (self->before, self->mover, p->color))))
    return;
  water = mdn_score_palace (&self->after, palace).water;
  if (palace <= self->before->table.palaces)
    water -= mdn_score_palace (self->before, palace).water;
  if (water > 0)
    mdn_explainer_add (self, MDN_EXPLANATION_WATER)->points = water;
}

/* Whether the variation claims what this placement has made better. */
static void
explain_variation (MdnExplainer *self)
{
  MdnPosition ahead = self->after;

  for (int i = 1; i < self->variation->count; i++)
    {
      const MdnPlacement next = self->variation->placements[i];
      const int palace = mdn_position_palace_at (&ahead, mdn_placement_space (next));

      mdn_position_play (&ahead, next, NULL);
      if (mdn_placement_piece (next) == MDN_ROOFTOP && mdn_explainer_gain (self, palace) > 0)
        {
          MdnExplanation *explanation = mdn_explainer_add (self, MDN_EXPLANATION_PREPARES);

          explanation->points = mdn_score_palace (&ahead, palace).total;
          explanation->space = mdn_explainer_find_crown (self, palace);
        }
    }
}

/* --- All of it -------------------------------------------------------------------------------- */

static void
explain_duty (MdnExplainer *self)
{
  MdnLegal legal;

  mdn_legal_find (self->before, &legal);
  if (mdn_legal_count (&legal) == 1)
    mdn_explainer_add (self, MDN_EXPLANATION_ONLY);
  else if (mdn_piece_is_rooftop (self->piece) && mdn_legal_rooftop_is_due (self->before))
    mdn_explainer_add (self, MDN_EXPLANATION_MUST_ROOF);
}

static int
compare_explanations (const void *a, const void *b)
{
  const MdnExplanation *x = a, *y = b;

  if (x->kind != y->kind)
    return (int) x->kind - (int) y->kind;
  return x->points != y->points ? y->points - x->points : x->space - y->space;
}

int
mdn_explain (const MdnPosition *position,
             const MdnVariation *variation,
             MdnExplanation explanations[static MDN_MAX_EXPLANATIONS])
{
  MdnExplainer self = {
    .before = position,
    .after = *position,
    .variation = variation,
    .piece = mdn_placement_piece (variation->placements[0]),
    .mover = position->table.turn.player,
    .list = explanations,
  };

  mdn_position_play (&self.after, variation->placements[0], NULL);
  explain_duty (&self);
  if (mdn_piece_is_rooftop (self.piece))
    explain_rooftop (&self);
  explain_palace_tiles (&self);
  explain_tower_tiles (&self);
  explain_tea (&self);
  explain_losses (&self);
  explain_own_palaces (&self);
  explain_hopes (&self);
  if (self.piece != MDN_TEA)
    {
      explain_water (&self);
      explain_variation (&self);
      mdn_explainer_room (&self);
      mdn_explainer_market (&self);
    }
  mdn_explainer_rest (&self);
  qsort (explanations, (size_t) self.count, sizeof *explanations, compare_explanations);
  return self.count;
}

int
mdn_explain_points_at_once (const MdnPosition *position, MdnPlacement placement)
{
  const int mover = position->table.turn.player;
  MdnPosition after = *position;

  mdn_position_play (&after, placement, NULL);
  return mdn_score (&after, mover).total - mdn_score (position, mover).total;
}
