/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "policy.h"

#include "market.h"
#include "tiles.h"
#include "vectors.h"

/* Kinds of placement. */
typedef enum
{
  ACTION_FOUND,
  ACTION_GROW,
  ACTION_ROOF,
  ACTION_OTHER_ROOF,
  ACTION_STABLE,
  ACTION_MERCHANT,
  ACTION_WALL,
  ACTION_TEA,
} Action;

/* What a piece of a palace is to the mover: SPACE. */
typedef enum
{
  PIECE_FOUNDS_WANTED,
  PIECE_FOUNDS,
  PIECE_GROWS_WANTED,
  PIECE_GROWS,
  PIECE_STABLE_OWN,
  PIECE_STABLE_OTHER,
  PIECE_STABLE_NEUTRAL,
  PIECE_STABLE_UNROOFED,
} PieceKind;

/* Where the facts of a placement are written to. */
typedef struct
{
  const MdnPolicyView *view;
  const MdnPosition *position;
  MdnPlacement placement;
  MdnSpace space;
  uint16_t *next;
} Facts;

static inline unsigned
at_most (int value, int most)
{
  return (unsigned) (value < 0 ? 0 : value < most ? value : most);
}

static inline unsigned
has (MdnSet set, MdnSpace space)
{
  return mdn_set_has (&set, space);
}

static inline void
put (Facts *facts, unsigned code)
{
  *facts->next++ = (uint16_t) code;
}

/* --- Facts of all placements ------------------------------------------------------------------ */

static void
put_base (Facts *facts, Action action)
{
  const MdnPolicyView *view = facts->view;
  const uint8_t *stock = mdn_position_mover (facts->position)->stock;

  put (facts, MDN_POLICY_BASE + ((view->game * 8 + action) * 4 + view->stage) * 2 + view->last);
  put (facts, MDN_POLICY_STOCK + action * 16u +
                at_most (stock[mdn_placement_piece (facts->placement)], 15));
}

/* Whose extension spaces a piece on the space takes. */
static inline unsigned
hampering (const MdnPolicyView *view, MdnSpace space)
{
  return has (view->own_room, space) + 2 * has (view->others_room, space) +
         4 * has (view->unroofed_room, space);
}

static inline unsigned
hamper_code (const MdnPolicyView *view, MdnSpace space, unsigned action)
{
  return MDN_POLICY_HAMPER + (action * 4 + view->stage) * 8 + hampering (view, space);
}

/* What a piece of a palace on that space touches: merchants, walls, water; and whether there is
 * room. */
static inline unsigned
surroundings (const MdnPolicyView *view, MdnSpace space)
{
  const MdnPosition *position = &view->state->position;
  const unsigned merchants =
    has (position->beside_merchant, space) + has (position->beside_merchants, space);
  const unsigned walls = has (view->beside_ring, space) + has (view->beside_walls, space);
  const unsigned water = has (view->state->water, space) ? 2 : has (view->beside_water, space);

  return ((merchants * 3 + walls) * 3 + water) * 2 + has (view->roomy, space);
}

static inline unsigned
space_code (const MdnPolicyView *view, MdnSpace space, PieceKind kind)
{
  return MDN_POLICY_SPACE + kind * 54u + surroundings (view, space);
}

/* --- Buildings -------------------------------------------------------------------------------- */

static unsigned
is_wanted (const Facts *facts, unsigned color)
{
  return !(mdn_position_mover (facts->position)->owns >> color & 1);
}

/* The players other than the mover who may still roof the color. */
static unsigned
count_rivals (const Facts *facts, unsigned color)
{
  return at_most (facts->view->analysis.rivals[color] - (int) is_wanted (facts, color), 3);
}

static int
prize (const Facts *facts, int palace)
{
  return mdn_board_analysis_prize (&facts->view->analysis, facts->position, palace,
                                   facts->view->mover);
}

/* What does not depend on the space. */
static void
put_color (Facts *facts, unsigned color, bool founds)
{
  const unsigned wanted = is_wanted (facts, color);

  put_base (facts, founds ? ACTION_FOUND : ACTION_GROW);
  put (facts,
       MDN_POLICY_COLOR + ((color * 2 + founds) * 2 + wanted) * 4 + count_rivals (facts, color));
  put (facts, MDN_POLICY_UNPLACED + (founds * 2 + wanted) * 16 +
                at_most (facts->view->analysis.unplaced[color] / 2, 15));
}

static void
put_founding (Facts *facts, unsigned color)
{
  put_color (facts, color, true);
  put (facts, space_code (facts->view, facts->space,
                          is_wanted (facts, color) ? PIECE_FOUNDS_WANTED : PIECE_FOUNDS));
  put (facts, hamper_code (facts->view, facts->space, 0));
}

static void
put_growth (Facts *facts, unsigned color, int palace)
{
  const MdnPolicyView *view = facts->view;
  const unsigned wanted = is_wanted (facts, color);

  put_color (facts, color, false);
  put (facts, space_code (view, facts->space, wanted ? PIECE_GROWS_WANTED : PIECE_GROWS));
  put (facts, hamper_code (view, facts->space, 1));
  put (facts,
       MDN_POLICY_GROW + (wanted * 2 + view->last) * 24 + at_most (prize (facts, palace), 23));
  put (facts, MDN_POLICY_GROW_ROOM + (wanted * 2 + (count_rivals (facts, color) > 0)) * 8 +
                at_most (view->analysis.palace[palace].extension, 7));
}

static void
put_building (Facts *facts, unsigned color)
{
  const int palace = mdn_palace_beside (facts->position, facts->space);

  if (palace == MDN_NO_PALACE)
    put_founding (facts, color);
  else
    put_growth (facts, color, palace);
}

/* --- Rooftops --------------------------------------------------------------------------------- */

static void
put_rooftop (Facts *facts)
{
  const MdnPolicyView *view = facts->view;
  const int palace = facts->position->palace_at[facts->space];
  const unsigned color = facts->position->palace[palace].color;
  const int points = prize (facts, palace);

  put_base (facts, ACTION_ROOF);
  put (facts, MDN_POLICY_ROOF + view->stage * 24 + at_most (points, 23));
  put (facts, MDN_POLICY_ROOF_ROOM + (count_rivals (facts, color) * 2 + view->last) * 8 +
                at_most (view->analysis.palace[palace].extension, 7));
  put (facts, MDN_POLICY_ROOF_COLOR + color * 8 + at_most (view->analysis.unplaced[color] / 3, 7));
  put (facts, MDN_POLICY_ROOF_BETTER + at_most (view->best_prize - points, 11));
}

static void
put_other_rooftop (Facts *facts)
{
  const int palace = facts->position->palace_at[facts->space];
  const unsigned color = facts->position->palace[palace].color;

  put_base (facts, ACTION_OTHER_ROOF);
  put (facts, MDN_POLICY_OTHER_ROOF +
                (is_wanted (facts, color) * 4 + count_rivals (facts, color)) * 24 +
                at_most (facts->view->analysis.palace[palace].points, 23));
}

/* --- Stables ---------------------------------------------------------------------------------- */

static unsigned
effect_on_tile (const Facts *facts, int palace)
{
  const MdnPalace *p = &facts->position->palace[palace];
  const int holder = facts->position->table.palace_tile[p->color];

  if (holder == palace)
    return 1;
  return holder != MDN_NO_PALACE &&
             mdn_palace_size (p) + 1 > mdn_palace_size (&facts->position->palace[holder])
           ? 2
           : 0;
}

static void
put_stable (Facts *facts)
{
  const int palace = mdn_palace_beside (facts->position, facts->space);
  const MdnPalace *p = &facts->position->palace[palace];
  PieceKind kind = PIECE_STABLE_NEUTRAL;

  if (p->owner < MDN_OWNER_NEUTRAL)
    {
      kind = p->owner == (unsigned) facts->view->mover ? PIECE_STABLE_OWN : PIECE_STABLE_OTHER;
      put (facts, MDN_POLICY_STABLE_TILE +
                    ((kind == PIECE_STABLE_OWN) * 3u + effect_on_tile (facts, palace)) * 4 +
                    p->color);
    }
  else if (p->owner == MDN_OWNER_NONE)
    kind = PIECE_STABLE_UNROOFED;
  put_base (facts, ACTION_STABLE);
  put (facts, space_code (facts->view, facts->space, kind));
  put (facts, hamper_code (facts->view, facts->space, 2));
}

/* --- Merchants -------------------------------------------------------------------------------- */

static void
put_merchant (Facts *facts)
{
  const MdnPolicyView *view = facts->view;
  const MdnPosition *position = facts->position;
  const int beside[] = { -1, 1, -MDN_STRIDE, MDN_STRIDE };
  unsigned own = 0, others = 0, unroofed = 0, free_spaces = 0;

  for (int i = 0; i < 4; i++)
    {
      const MdnSpace space = (MdnSpace) (facts->space + beside[i]);
      const int palace = mdn_position_palace_at (position, space);
      const unsigned owner = position->palace[palace].owner;

      free_spaces += mdn_set_has (&position->free, space);
      if (palace == MDN_NO_PALACE)
        continue;
      own += owner == (unsigned) view->mover;
      others += owner < MDN_OWNER_NEUTRAL && owner != (unsigned) view->mover;
      unroofed += owner == MDN_OWNER_NONE;
    }
  put_base (facts, ACTION_MERCHANT);
  put (facts, MDN_POLICY_MERCHANT + mdn_market_needs_new_street (position) * 27u +
                (at_most ((int) own, 2) * 3 + at_most ((int) others, 2)) * 3 +
                at_most ((int) unroofed, 2));
  put (facts, MDN_POLICY_MERCHANT_NEXT + has (view->own_next, facts->space) +
                2 * has (view->others_next, facts->space) +
                4 * has (view->analysis.sites.found, facts->space));
  put (facts, MDN_POLICY_MERCHANT_FREE + view->stage * 5 + free_spaces);
  put (facts, hamper_code (view, facts->space, 3));
}

/* --- Walls ------------------------------------------------------------------------------------ */

/* The wall's tower and the city space in front of the next wall of that arm. */
static void
find_arm (const Facts *facts, unsigned *tower, MdnSpace *front, MdnSpace *next)
{
  const MdnBoard board = facts->position->rules.board;
  MdnSide side = MDN_SIDE_BOTTOM;
  int index = 0, end;

  mdn_ring_find (board, facts->space, &side, &index);
  end = index != facts->position->table.arms[side][0];
  *tower = (unsigned) mdn_side_tower (side, end);
  *front = mdn_side_front (side, facts->space);
  *next = (MdnSpace) (*front + (side % 2 == 0 ? 1 : MDN_STRIDE) * (end == 0 ? 1 : -1));
}

static unsigned
front_kind (const Facts *facts, int palace, unsigned tower)
{
  const MdnPalace *p = &facts->position->palace[palace];
  const unsigned connected = p->connected >> tower & 1;

  if (palace == MDN_NO_PALACE)
    return 0;
  if (p->owner == (unsigned) facts->view->mover)
    return 1 + connected;
  if (p->owner < MDN_OWNER_NEUTRAL)
    return 3 + connected;
  if (p->owner == MDN_OWNER_NONE)
    return 5 + is_wanted (facts, p->color);
  return 7;
}

static void
put_wall (Facts *facts)
{
  /* For the next wall it matters less what is in front. */
  static const uint8_t coarse[8] = { 0, 1, 1, 2, 2, 3, 3, 0 };
  const MdnPolicyView *view = facts->view;
  const MdnPosition *position = facts->position;
  MdnSpace front, next;
  unsigned tower, kind, holder, kind_of_holder;

  find_arm (facts, &tower, &front, &next);
  holder = position->table.tower_tile[tower];
  kind_of_holder = holder == MDN_OWNER_NONE           ? 0
                   : holder == MDN_OWNER_NEUTRAL      ? 1
                   : holder == (unsigned) view->mover ? 2
                                                      : 3;
  put_base (facts, ACTION_WALL);
  kind = front_kind (facts, mdn_position_palace_at (position, front), tower);
  put (facts, MDN_POLICY_WALL + (kind * 4 + tower) * 4 + kind_of_holder);
  kind = front_kind (facts, mdn_position_palace_at (position, next), tower);
  put (facts, MDN_POLICY_WALL_NEXT + (coarse[kind] * 2u + (kind == 2 || kind == 4)) * 4 + tower);
  put (facts, MDN_POLICY_WALL_LEFT + view->stage * 16 +
                at_most (mdn_position_mover (position)->stock[MDN_WALL], 15));
}

static void
put_tea (Facts *facts)
{
  put_base (facts, ACTION_TEA);
  put (facts, MDN_POLICY_TEA + facts->view->stage * 8 +
                at_most (mdn_position_mover (facts->position)->stock[MDN_TEA], 7));
}

/* --- All together ----------------------------------------------------------------------------- */

int
mdn_policy_codes (const MdnPolicyView *view,
                  MdnPlacement placement,
                  uint16_t codes[static MDN_POLICY_MOST_FACTS])
{
  const MdnPiece piece = mdn_placement_piece (placement);
  Facts facts = {
    .view = view,
    .position = &view->state->position,
    .placement = placement,
    .space = mdn_placement_space (placement),
    .next = codes,
  };

  if (mdn_piece_is_building (piece))
    put_building (&facts, piece);
  else if (piece == MDN_ROOFTOP)
    put_rooftop (&facts);
  else if (piece == MDN_OTHER_ROOFTOP)
    put_other_rooftop (&facts);
  else if (piece == MDN_STABLE)
    put_stable (&facts);
  else if (piece == MDN_MERCHANT)
    put_merchant (&facts);
  else if (piece == MDN_WALL)
    put_wall (&facts);
  else
    put_tea (&facts);
  return (int) (facts.next - codes);
}

static int32_t
add_up (const MdnPolicyWeights weights, const uint16_t codes[], int count)
{
  int32_t score = 0;

  for (int i = 0; i < count; i++)
    score += weights[codes[i]];
  return score;
}

/* The colors that may found a palace, as bits, and what of their scores does not depend on the
 * space. */
static unsigned
score_colors (const MdnPolicyWeights weights, const MdnPolicyView *view, int32_t scores[MDN_COLORS])
{
  unsigned colors = 0;

  for (unsigned color = 0; color < MDN_COLORS; color++)
    {
      uint16_t codes[MDN_POLICY_MOST_FACTS];
      Facts facts = { .view = view,
                      .position = &view->state->position,
                      .placement = mdn_placement (color, 0),
                      .next = codes };

      if (!(view->legal.may >> color & 1) || !mdn_set_is_empty (view->legal.sites[color]))
        continue;
      colors |= 1u << color;
      put_color (&facts, color, true);
      scores[color] = add_up (weights, codes, (int) (facts.next - codes));
    }
  return colors;
}

/* Most legal placements found palaces, and all colors on the same spaces. */
static unsigned
score_foundings (const MdnPolicyWeights weights,
                 const MdnPolicyView *view,
                 MdnScoredPlacement list[])
{
  const unsigned owned = mdn_position_mover (&view->state->position)->owns;
  int32_t of_colors[MDN_COLORS];
  const unsigned colors = score_colors (weights, view, of_colors);
  MdnSet spaces = view->legal.sites[MDN_FOUNDING];
  unsigned count = 0;

  while (colors != 0 && !mdn_set_is_empty (spaces))
    {
      const MdnSpace space = mdn_set_take (&spaces);
      const unsigned around = surroundings (view, space);
      const int32_t hampers = weights[hamper_code (view, space, 0)];
      const int32_t scores[] = {
        weights[MDN_POLICY_SPACE + PIECE_FOUNDS_WANTED * 54u + around] + hampers,
        weights[MDN_POLICY_SPACE + PIECE_FOUNDS * 54u + around] + hampers,
      };

      for (unsigned color = 0; color < MDN_COLORS; color++)
        if (colors >> color & 1)
          list[count++] = (MdnScoredPlacement){ mdn_placement (color, space),
                                                of_colors[color] + scores[owned >> color & 1] };
    }
  return count;
}

unsigned
mdn_policy_score (const MdnPolicyWeights weights,
                  const MdnSearchState *state,
                  MdnScoredPlacement list[static MDN_MAX_LEGAL])
{
  MdnPlacement placements[MDN_MAX_LEGAL];
  MdnPolicyView view;
  MdnLegal others;
  unsigned founding, count;

  mdn_policy_view (&view, state);
  founding = score_foundings (weights, &view, list);
  others = view.legal;
  others.sites[MDN_FOUNDING] = mdn_set_empty ();
  count = mdn_legal_list (&state->position, &others, placements);
  for (unsigned i = 0; i < count; i++)
    {
      uint16_t codes[MDN_POLICY_MOST_FACTS];

      list[founding + i] = (MdnScoredPlacement){
        placements[i],
        add_up (weights, codes, mdn_policy_codes (&view, placements[i], codes)),
      };
    }
  return founding + count;
}
