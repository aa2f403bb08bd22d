/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "explainer.h"

#include "market.h"
#include "palace.h"
#include "score.h"

/* Large enough: no placement has so many explanations. */
MdnExplanation *
mdn_explainer_add (MdnExplainer *self, MdnExplanationKind kind)
{
  MdnExplanation *explanation =
    &self->list[self->count < MDN_MAX_EXPLANATIONS ? self->count++ : MDN_MAX_EXPLANATIONS - 1];

  *explanation = (MdnExplanation){ .kind = kind, .player = MDN_NOBODY, .space = MDN_NO_SPACE };
  return explanation;
}

bool
mdn_explainer_may_claim (const MdnPosition *position, int player, int color)
{
  const MdnPlayer *p = &position->table.players[player];

  return !(p->owns >> color & 1) && p->stock[MDN_ROOFTOP] > 0;
}

int
mdn_explainer_find_rival (const MdnExplainer *self, int color)
{
  const int players = self->before->rules.players;

  for (int i = 1; i < players; i++)
    {
      const int player = (self->mover + i) % players;

      if (mdn_explainer_may_claim (self->before, player, color))
        return player;
    }
  return MDN_NOBODY;
}

bool
mdn_explainer_is_unroofed (const MdnPosition *position, int palace)
{
  return position->palace[palace].owner == MDN_OWNER_NONE;
}

MdnSpace
mdn_explainer_find_crown (const MdnExplainer *self, int palace)
{
  return mdn_palace_crown (&self->after, palace);
}

int
mdn_explainer_gain (const MdnExplainer *self, int palace)
{
  const int before =
    palace <= self->before->table.palaces ? mdn_score_palace (self->before, palace).total : 0;

  return mdn_score_palace (&self->after, palace).total - before;
}

/* --- What others cannot do any more ----------------------------------------------------------- */

static bool
has_room (const MdnPosition *position, int palace)
{
  return !mdn_set_is_empty (mdn_palace_extensions (position, palace));
}

/* If the owner of the palace gains by the placement, it hampers that palace too little to say
 * so. */
void
mdn_explainer_room (MdnExplainer *self)
{
  for (int palace = 1; palace <= self->before->table.palaces; palace++)
    {
      const MdnPalace *p = &self->after.palace[palace];
      const int rival = mdn_explainer_find_rival (self, p->color);
      MdnExplanation *explanation = NULL;

      if (mdn_explainer_gain (self, palace) > 0 || !has_room (self->before, palace) ||
          has_room (&self->after, palace))
        continue;
      if (mdn_explainer_is_unroofed (&self->after, palace) && rival != MDN_NOBODY &&
          !mdn_explainer_may_claim (self->before, self->mover, p->color))
        {
          explanation = mdn_explainer_add (self, MDN_EXPLANATION_STOPS);
          explanation->player = rival;
        }
      else if (p->owner < MDN_OWNER_NEUTRAL && p->owner != (unsigned) self->mover &&
               self->before->palace[palace].owner == p->owner &&
               mdn_position_count_stock (&self->after, MDN_STABLE) > 0)
        {
          explanation = mdn_explainer_add (self, MDN_EXPLANATION_CROWDS);
          explanation->player = (int) p->owner;
        }
      if (explanation != NULL)
        explanation->space = mdn_explainer_find_crown (self, palace);
    }
}

static int
count_market (const MdnPosition *position, int player)
{
  const MdnSet sites = mdn_market_sites (position);
  MdnSet pieces = mdn_set_empty ();

  for (int palace = 1; palace <= position->table.palaces; palace++)
    if (position->palace[palace].owner == (unsigned) player)
      pieces = mdn_set_union (pieces, position->pieces[palace]);
  if (mdn_set_is_empty (pieces))
    return 0;
  return mdn_set_count (mdn_set_intersection (mdn_set_beside (pieces), sites));
}

/* A rooftop changes the spaces for merchants only by giving a palace its owner, which explains
 * nothing. */
void
mdn_explainer_market (MdnExplainer *self)
{
  int most = 0, whose = MDN_NOBODY;

  if (self->piece == MDN_WALL || mdn_piece_is_rooftop (self->piece) ||
      mdn_position_count_stock (&self->after, MDN_MERCHANT) == 0 ||
      mdn_position_is_over (&self->after))
    return;
  for (int player = 0; player < self->before->rules.players; player++)
    {
      const int more = count_market (&self->after, player) - count_market (self->before, player);
      const bool gains =
        mdn_score (&self->after, player).total > mdn_score (self->before, player).total;

      if (player == self->mover && more > 0)
        mdn_explainer_add (self, MDN_EXPLANATION_INVITES);
      if (player != self->mover && !gains && -more > most)
        {
          most = -more;
          whose = player;
        }
    }
  if (whose != MDN_NOBODY)
    mdn_explainer_add (self, MDN_EXPLANATION_DIVERTS)->player = whose;
}

/* --- When there is nothing else to say -------------------------------------------------------- */

/* What the placement does for the other player who gains most by it. */
static bool
explain_gifts (MdnExplainer *self)
{
  MdnExplanation gift = { .kind = MDN_EXPLANATION_GIVES,
                          .player = MDN_NOBODY,
                          .space = MDN_NO_SPACE };

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
  *mdn_explainer_add (self, MDN_EXPLANATION_GIVES) = gift;
  return true;
}

static bool
explain_fodder (MdnExplainer *self)
{
  for (int palace = 1; palace <= self->after.table.palaces; palace++)
    {
      const int rival = mdn_explainer_find_rival (self, self->after.palace[palace].color);
      MdnExplanation *explanation;

      if (!mdn_explainer_is_unroofed (&self->after, palace) || rival == MDN_NOBODY ||
          mdn_explainer_gain (self, palace) <= 0)
        continue;
      explanation = mdn_explainer_add (self, MDN_EXPLANATION_FEEDS);
      explanation->player = rival;
      explanation->space = mdn_explainer_find_crown (self, palace);
      explanation->count = palace > self->before->table.palaces;
      return true;
    }
  return false;
}

/* Whether no player has gained spaces for merchants beside the own palaces. */
static bool
leaves_market (const MdnExplainer *self)
{
  for (int player = 0; player < self->before->rules.players; player++)
    if (count_market (&self->after, player) > count_market (self->before, player))
      return false;
  return self->before->table.turn.phase != MDN_PHASE_OPENING;
}

void
mdn_explainer_rest (MdnExplainer *self)
{
  if (self->piece == MDN_TEA)
    mdn_explainer_add (self, MDN_EXPLANATION_RESTS);
  else if (self->count == 0 && !explain_gifts (self) && !explain_fodder (self))
    mdn_explainer_add (self,
                       leaves_market (self) ? MDN_EXPLANATION_WAITS : MDN_EXPLANATION_FORESEEN);
}
