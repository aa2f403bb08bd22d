/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "merit.h"

#include <stdlib.h>

#include "legal.h"
#include "merit-study.h"
#include "palace.h"
#include "play.h"
#include "score.h"
#include "tiles.h"

/* --- Rooftops and tiles ------------------------------------------------------------------------ */

static int
find_roofed (const MdnMeritStudy *self)
{
  for (int palace = 1; palace <= self->before->table.palaces; palace++)
    if (mdn_merit_study_is_unroofed (self->before, palace) &&
        !mdn_merit_study_is_unroofed (&self->after, palace))
      return palace;
  return MDN_NO_PALACE;
}

static void
study_rooftop (MdnMeritStudy *self)
{
  const int palace = find_roofed (self);
  const MdnPalace *p = &self->after.palace[palace];
  const int rival = mdn_merit_study_find_rival (self, p->color);
  MdnMerit *merit;

  if (p->owner != (unsigned) self->mover && rival == MDN_NOBODY)
    return;
  merit = mdn_merit_study_add (self, p->owner == (unsigned) self->mover ? MDN_MERIT_CLAIMS
                                                                        : MDN_MERIT_DENIES);
  merit->points = mdn_score_palace (&self->after, palace).total;
  merit->player = rival;
  merit->space = p->at;
}

static int
player_or_nobody (unsigned owner)
{
  return owner < MDN_OWNER_NEUTRAL ? (int) owner : MDN_NOBODY;
}

static void
study_palace_tiles (MdnMeritStudy *self)
{
  for (int color = 0; color < MDN_COLORS; color++)
    {
      const MdnOwner before = mdn_tiles_palace_holder (self->before, color);
      const MdnOwner now = mdn_tiles_palace_holder (&self->after, color);

      if (now == (MdnOwner) self->mover && before != now)
        {
          MdnMerit *merit = mdn_merit_study_add (self, MDN_MERIT_PALACE_TILE);

          merit->points = mdn_tiles_palace_value (color);
          merit->player = player_or_nobody (before);
        }
    }
}

static void
study_tower_tiles (MdnMeritStudy *self)
{
  for (int tower = 0; tower < MDN_TOWERS; tower++)
    {
      const unsigned before = self->before->table.tower_tile[tower];
      const unsigned now = self->after.table.tower_tile[tower];

      if (now == (unsigned) self->mover && before != now)
        {
          MdnMerit *merit = mdn_merit_study_add (self, MDN_MERIT_TOWER_TILE);

          merit->points = mdn_tiles_tower_value (tower);
          merit->tower = tower;
          merit->count = self->before->table.tower_merchants[tower];
          merit->player = player_or_nobody (before);
        }
    }
}

static void
study_tea (MdnMeritStudy *self)
{
  const int brought = self->after.table.players[self->mover].stock[MDN_TEA] -
                      mdn_position_mover (self->before)->stock[MDN_TEA];

  if (brought > 0)
    mdn_merit_study_add (self, MDN_MERIT_TEA)->count = brought;
}

static int
tile_points (const MdnPosition *position, int player)
{
  const MdnScore score = mdn_score (position, player);

  return score.palace_tiles + score.tower_tiles;
}

/* Adds the players who lose tiles to the neutral player; the merits of the tile name those who
 * lose theirs to the mover. */
static void
study_losses (MdnMeritStudy *self)
{
  for (int player = 0; player < self->before->rules.players; player++)
    {
      const int lost = tile_points (self->before, player) - tile_points (&self->after, player);

      if (player != self->mover && lost > 0 && self->piece == MDN_OTHER_ROOFTOP)
        {
          MdnMerit *merit = mdn_merit_study_add (self, MDN_MERIT_STRIPS);

          merit->points = lost;
          merit->player = player;
        }
    }
}

/* --- Palaces that grow ------------------------------------------------------------------------- */

static void
study_own_palaces (MdnMeritStudy *self)
{
  MdnMerit found = { .kind = MDN_MERIT_SCORES, .player = MDN_NOBODY };
  int most = 0;

  for (int palace = 1; palace <= self->before->table.palaces; palace++)
    {
      const int gain = self->before->palace[palace].owner == (unsigned) self->mover
                         ? mdn_merit_study_gain (self, palace)
                         : 0;

      found.points += gain;
      found.count += gain > 0;
      if (gain > most)
        {
          most = gain;
          found.space = self->before->palace[palace].at;
        }
    }
  if (found.points > 0)
    *mdn_merit_study_add (self, MDN_MERIT_SCORES) = found;
}

static void
study_hopes (MdnMeritStudy *self)
{
  for (int palace = 1; palace <= self->after.table.palaces; palace++)
    {
      const MdnPalace *p = &self->after.palace[palace];
      const bool fresh = palace > self->before->table.palaces;
      MdnMerit *merit;

      if (!mdn_merit_study_is_unroofed (&self->after, palace) ||
          !mdn_merit_study_may_claim (self->before, self->mover, p->color) ||
          mdn_merit_study_gain (self, palace) <= 0)
        continue;
      merit = mdn_merit_study_add (self, fresh ? MDN_MERIT_FOUNDS : MDN_MERIT_RAISES);
      merit->points = mdn_score_palace (&self->after, palace).total;
      merit->player = mdn_merit_study_find_rival (self, p->color);
      merit->space = p->at;
    }
}

/* Counts only for a palace that the mover owns or may claim. */
static void
study_water (MdnMeritStudy *self)
{
  const int palace =
    mdn_position_palace_at (&self->after, mdn_placement_space (self->variation->placements[0]));
  const MdnPalace *p = &self->after.palace[palace];
  int water;

  if (palace == MDN_NO_PALACE ||
      (p->owner != (unsigned) self->mover &&
       !(mdn_merit_study_is_unroofed (&self->after, palace) &&
         mdn_merit_study_may_claim (self->before, self->mover, p->color))))
    return;
  water = mdn_score_palace (&self->after, palace).water;
  if (palace <= self->before->table.palaces)
    water -= mdn_score_palace (self->before, palace).water;
  if (water > 0)
    mdn_merit_study_add (self, MDN_MERIT_WATER)->points = water;
}

/* Whether the variation claims what this placement has made better. */
static void
study_variation (MdnMeritStudy *self)
{
  MdnPosition ahead = self->after;

  for (int i = 1; i < self->variation->count; i++)
    {
      const MdnPlacement next = self->variation->placements[i];
      const int palace = mdn_position_palace_at (&ahead, mdn_placement_space (next));

      mdn_position_play (&ahead, next, NULL);
      if (mdn_placement_piece (next) == MDN_ROOFTOP && mdn_merit_study_gain (self, palace) > 0)
        {
          MdnMerit *merit = mdn_merit_study_add (self, MDN_MERIT_PREPARES);

          merit->points = mdn_score_palace (&ahead, palace).total;
          merit->space = self->after.palace[palace].at;
        }
    }
}

/* --- All of it --------------------------------------------------------------------------------- */

static void
study_duty (MdnMeritStudy *self)
{
  MdnLegal legal;

  mdn_legal_find (self->before, &legal);
  if (mdn_legal_count (&legal) == 1)
    mdn_merit_study_add (self, MDN_MERIT_ONLY);
  else if (mdn_piece_is_rooftop (self->piece) && mdn_legal_rooftop_is_due (self->before))
    mdn_merit_study_add (self, MDN_MERIT_MUST_ROOF);
}

static int
compare_merits (const void *a, const void *b)
{
  const MdnMerit *x = a, *y = b;

  if (x->kind != y->kind)
    return (int) x->kind - (int) y->kind;
  return x->points != y->points ? y->points - x->points : x->space - y->space;
}

int
mdn_merit_find (const MdnPosition *position,
                const MdnVariation *variation,
                MdnMerit merits[static MDN_MAX_MERITS])
{
  MdnMeritStudy self = {
    .before = position,
    .after = *position,
    .variation = variation,
    .piece = mdn_placement_piece (variation->placements[0]),
    .mover = position->table.turn.player,
    .list = merits,
  };

  mdn_position_play (&self.after, variation->placements[0], NULL);
  study_duty (&self);
  if (mdn_piece_is_rooftop (self.piece))
    study_rooftop (&self);
  study_palace_tiles (&self);
  study_tower_tiles (&self);
  study_tea (&self);
  study_losses (&self);
  study_own_palaces (&self);
  study_hopes (&self);
  if (self.piece != MDN_TEA)
    {
      study_water (&self);
      study_variation (&self);
      mdn_merit_study_room (&self);
      mdn_merit_study_market (&self);
    }
  mdn_merit_study_rest (&self);
  qsort (merits, (size_t) self.count, sizeof *merits, compare_merits);
  return self.count;
}

int
mdn_merit_points_at_once (const MdnPosition *position, MdnPlacement placement)
{
  const int mover = position->table.turn.player;
  MdnPosition after = *position;

  mdn_position_play (&after, placement, NULL);
  return mdn_score (&after, mover).total - mdn_score (position, mover).total;
}
