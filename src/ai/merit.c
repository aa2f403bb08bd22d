/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "merit.h"

#include <stdlib.h>

#include "legal.h"
#include "market.h"
#include "palace.h"
#include "score.h"
#include "tiles.h"
#include "turn.h"

typedef struct
{
  const MdnPosition *before;
  MdnPosition after;
  const MdnPlan *plan;
  MdnPiece piece;
  int mover;
  MdnMerit *list;
  int count;
} Study;

/* No placement comes near as many as fit. */
static MdnMerit *
add (Study *self, MdnMeritKind kind)
{
  MdnMerit *merit = &self->list[self->count < MDN_MAX_MERITS ? self->count++ : MDN_MAX_MERITS - 1];

  *merit = (MdnMerit){ .kind = kind, .player = MDN_NOBODY, .space = MDN_NO_SPACE };
  return merit;
}

static bool
may_claim (const MdnPosition *position, int player, int color)
{
  const MdnPlayer *p = &position->table.players[player];

  return !(p->owns >> color & 1) && p->stock[MDN_ROOFTOP] > 0;
}

/* The next player after the mover who may claim palaces of the colour. */
static int
find_rival (const Study *self, int color)
{
  const int players = self->before->rules.players;

  for (int i = 1; i < players; i++)
    {
      const int player = (self->mover + i) % players;

      if (may_claim (self->before, player, color))
        return player;
    }
  return MDN_NOBODY;
}

static bool
is_unroofed (const MdnPosition *position, int palace)
{
  return position->palace[palace].owner == MDN_OWNER_NONE;
}

/* --- Rooftops and tiles ------------------------------------------------------------------------ */

static int
find_roofed (const Study *self)
{
  for (int palace = 1; palace <= self->before->table.palaces; palace++)
    if (is_unroofed (self->before, palace) && !is_unroofed (&self->after, palace))
      return palace;
  return MDN_NO_PALACE;
}

static void
study_rooftop (Study *self)
{
  const int palace = find_roofed (self);
  const MdnPalace *p = &self->after.palace[palace];
  const int rival = find_rival (self, p->color);
  MdnMerit *merit;

  if (p->owner != (unsigned) self->mover && rival == MDN_NOBODY)
    return;
  merit = add (self, p->owner == (unsigned) self->mover ? MDN_MERIT_CLAIMS : MDN_MERIT_DENIES);
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
study_palace_tiles (Study *self)
{
  for (int color = 0; color < MDN_COLORS; color++)
    {
      const MdnOwner before = mdn_tiles_palace_holder (self->before, color);
      const MdnOwner now = mdn_tiles_palace_holder (&self->after, color);

      if (now == (MdnOwner) self->mover && before != now)
        {
          MdnMerit *merit = add (self, MDN_MERIT_PALACE_TILE);

          merit->points = color + 1;
          merit->player = player_or_nobody (before);
        }
    }
}

static void
study_tower_tiles (Study *self)
{
  for (int tower = 0; tower < MDN_TOWERS; tower++)
    {
      const unsigned before = self->before->table.tower_tile[tower];
      const unsigned now = self->after.table.tower_tile[tower];

      if (now == (unsigned) self->mover && before != now)
        {
          MdnMerit *merit = add (self, MDN_MERIT_TOWER_TILE);

          merit->points = tower + 1;
          merit->tower = tower;
          merit->count = self->before->table.tower_merchants[tower];
          merit->player = player_or_nobody (before);
        }
    }
}

static void
study_tea (Study *self)
{
  const int brought = self->after.table.players[self->mover].stock[MDN_TEA] -
                      mdn_position_mover (self->before)->stock[MDN_TEA];

  if (brought > 0)
    add (self, MDN_MERIT_TEA)->count = brought;
}

static int
tile_points (const MdnPosition *position, int player)
{
  const MdnScore score = mdn_score (position, player);

  return score.palace_tiles + score.tower_tiles;
}

/* Those that lose tiles to the neutral player; what the mover takes is said elsewhere. */
static void
study_losses (Study *self)
{
  for (int player = 0; player < self->before->rules.players; player++)
    {
      const int lost = tile_points (self->before, player) - tile_points (&self->after, player);

      if (player != self->mover && lost > 0 && self->piece == MDN_OTHER_ROOFTOP)
        {
          MdnMerit *merit = add (self, MDN_MERIT_STRIPS);

          merit->points = lost;
          merit->player = player;
        }
    }
}

/* --- Palaces that grow ------------------------------------------------------------------------- */

static int
gain_of (const Study *self, int palace)
{
  const int before =
    palace <= self->before->table.palaces ? mdn_score_palace (self->before, palace).total : 0;

  return mdn_score_palace (&self->after, palace).total - before;
}

static void
study_own_palaces (Study *self)
{
  MdnMerit found = { .kind = MDN_MERIT_SCORES, .player = MDN_NOBODY };
  int most = 0;

  for (int palace = 1; palace <= self->before->table.palaces; palace++)
    {
      const int gain =
        self->before->palace[palace].owner == (unsigned) self->mover ? gain_of (self, palace) : 0;

      found.points += gain;
      found.count += gain > 0;
      if (gain > most)
        {
          most = gain;
          found.space = self->before->palace[palace].at;
        }
    }
  if (found.points > 0)
    *add (self, MDN_MERIT_SCORES) = found;
}

static void
study_hopes (Study *self)
{
  for (int palace = 1; palace <= self->after.table.palaces; palace++)
    {
      const MdnPalace *p = &self->after.palace[palace];
      const bool fresh = palace > self->before->table.palaces;
      MdnMerit *merit;

      if (!is_unroofed (&self->after, palace) || !may_claim (self->before, self->mover, p->color) ||
          gain_of (self, palace) <= 0)
        continue;
      merit = add (self, fresh ? MDN_MERIT_FOUNDS : MDN_MERIT_RAISES);
      merit->points = mdn_score_palace (&self->after, palace).total;
      merit->player = find_rival (self, p->color);
      merit->space = p->at;
    }
}

/* Only for a palace that the mover has or may have. */
static void
study_water (Study *self)
{
  const int palace =
    mdn_position_palace_at (&self->after, mdn_placement_space (self->plan->placements[0]));
  const MdnPalace *p = &self->after.palace[palace];
  int water;

  if (palace == MDN_NO_PALACE ||
      (p->owner != (unsigned) self->mover &&
       !(is_unroofed (&self->after, palace) && may_claim (self->before, self->mover, p->color))))
    return;
  water = mdn_score_palace (&self->after, palace).water;
  if (palace <= self->before->table.palaces)
    water -= mdn_score_palace (self->before, palace).water;
  if (water > 0)
    add (self, MDN_MERIT_WATER)->points = water;
}

/* Whether the plan claims what this placement has made better. */
static void
study_plan (Study *self)
{
  MdnPosition ahead = self->after;

  for (int i = 1; i < self->plan->count; i++)
    {
      const MdnPlacement next = self->plan->placements[i];
      const int palace = mdn_position_palace_at (&ahead, mdn_placement_space (next));

      mdn_position_play (&ahead, next, NULL);
      if (mdn_placement_piece (next) == MDN_ROOFTOP && gain_of (self, palace) > 0)
        {
          MdnMerit *merit = add (self, MDN_MERIT_PREPARES);

          merit->points = mdn_score_palace (&ahead, palace).total;
          merit->space = self->after.palace[palace].at;
        }
    }
}

/* --- What others cannot do any more ------------------------------------------------------------ */

static bool
has_room (const MdnPosition *position, int palace)
{
  return !mdn_set_is_empty (mdn_palace_extensions (position, palace));
}

static int
count_stables (const MdnPosition *position)
{
  int count = 0;

  for (int player = 0; player < position->rules.players; player++)
    count += position->table.players[player].stock[MDN_STABLE];
  return count;
}

/* A palace whose owner gains by the placement is not hampered much. */
static void
study_room (Study *self)
{
  for (int palace = 1; palace <= self->before->table.palaces; palace++)
    {
      const MdnPalace *p = &self->after.palace[palace];
      const int rival = find_rival (self, p->color);
      MdnMerit *merit = NULL;

      if (gain_of (self, palace) > 0 || !has_room (self->before, palace) ||
          has_room (&self->after, palace))
        continue;
      if (is_unroofed (&self->after, palace) && rival != MDN_NOBODY &&
          !may_claim (self->before, self->mover, p->color))
        {
          merit = add (self, MDN_MERIT_STOPS);
          merit->player = rival;
        }
      else if (p->owner < MDN_OWNER_NEUTRAL && p->owner != (unsigned) self->mover &&
               self->before->palace[palace].owner == p->owner && count_stables (&self->after) > 0)
        {
          merit = add (self, MDN_MERIT_CROWDS);
          merit->player = (int) p->owner;
        }
      if (merit != NULL)
        merit->space = p->at;
    }
}

static int
count_market (const MdnPosition *position, int player)
{
  const MdnSet sites = mdn_market_sites (position);
  MdnSet pieces = mdn_set_empty ();

  for (int palace = 1; palace <= position->table.palaces; palace++)
    if (position->palace[palace].owner == (unsigned) player)
      pieces = mdn_set_union (pieces, mdn_palace_pieces (position, palace));
  if (mdn_set_is_empty (pieces))
    return 0;
  return mdn_set_count (mdn_set_intersection (mdn_set_beside (pieces), sites));
}

static int
count_merchants (const MdnPosition *position)
{
  int count = 0;

  for (int player = 0; player < position->rules.players; player++)
    count += position->table.players[player].stock[MDN_MERCHANT];
  return count;
}

/* What a rooftop does to the market is only that its palaces have an owner. */
static void
study_market (Study *self)
{
  int most = 0, whose = MDN_NOBODY;

  if (self->piece == MDN_WALL || mdn_piece_is_rooftop (self->piece) ||
      count_merchants (&self->after) == 0 || mdn_position_is_over (&self->after))
    return;
  for (int player = 0; player < self->before->rules.players; player++)
    {
      const int more = count_market (&self->after, player) - count_market (self->before, player);
      const bool gains =
        mdn_score (&self->after, player).total > mdn_score (self->before, player).total;

      if (player == self->mover && more > 0)
        add (self, MDN_MERIT_INVITES);
      if (player != self->mover && !gains && -more > most)
        {
          most = -more;
          whose = player;
        }
    }
  if (whose != MDN_NOBODY)
    add (self, MDN_MERIT_DIVERTS)->player = whose;
}

/* --- When there is nothing else to say --------------------------------------------------------- */

/* What it does for others, the one who gains most. */
static bool
study_gifts (Study *self)
{
  MdnMerit gift = { .kind = MDN_MERIT_GIVES, .player = MDN_NOBODY, .space = MDN_NO_SPACE };

  for (int player = 0; player < self->before->rules.players; player++)
    {
      const int gain =
        mdn_score (&self->after, player).total - mdn_score (self->before, player).total;

      if (player != self->mover && gain > gift.points)
        {
          gift.points = gain;
          gift.player = player;
        }
    }
  if (gift.player == MDN_NOBODY)
    return false;
  *add (self, MDN_MERIT_GIVES) = gift;
  return true;
}

static bool
study_fodder (Study *self)
{
  for (int palace = 1; palace <= self->after.table.palaces; palace++)
    {
      const int rival = find_rival (self, self->after.palace[palace].color);
      MdnMerit *merit;

      if (!is_unroofed (&self->after, palace) || rival == MDN_NOBODY || gain_of (self, palace) <= 0)
        continue;
      merit = add (self, MDN_MERIT_FEEDS);
      merit->player = rival;
      merit->space = self->after.palace[palace].at;
      return true;
    }
  return false;
}

/* Nobody has more spaces for merchants beside the own palaces. */
static bool
leaves_market (const Study *self)
{
  for (int player = 0; player < self->before->rules.players; player++)
    if (count_market (&self->after, player) > count_market (self->before, player))
      return false;
  return self->before->table.turn.phase != MDN_PHASE_OPENING;
}

static void
study_rest (Study *self)
{
  if (self->piece == MDN_TEA)
    add (self, MDN_MERIT_RESTS);
  else if (self->count == 0 && !study_gifts (self) && !study_fodder (self))
    add (self, leaves_market (self) ? MDN_MERIT_WAITS : MDN_MERIT_FORESEEN);
}

/* --- All of it --------------------------------------------------------------------------------- */

static void
study_duty (Study *self)
{
  MdnLegal legal;

  mdn_legal_find (self->before, &legal);
  if (mdn_legal_count (&legal) == 1)
    add (self, MDN_MERIT_ONLY);
  else if (mdn_piece_is_rooftop (self->piece) && mdn_turn_rooftop_is_due (self->before))
    add (self, MDN_MERIT_MUST_ROOF);
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
                const MdnPlan *plan,
                MdnMerit merits[static MDN_MAX_MERITS])
{
  Study self = {
    .before = position,
    .after = *position,
    .plan = plan,
    .piece = mdn_placement_piece (plan->placements[0]),
    .mover = position->table.turn.player,
    .list = merits,
  };

  mdn_position_play (&self.after, plan->placements[0], NULL);
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
      study_plan (&self);
      study_room (&self);
      study_market (&self);
    }
  study_rest (&self);
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
