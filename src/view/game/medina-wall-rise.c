/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-wall-rise.h"

/* How deep it is in the ground at the beginning, in heights of its picture. */
static const double DEPTH = .4;

static gboolean
is_built_up (const MdnPosition *position, MdnSpace space)
{
  for (int tower = 0; tower < MDN_TOWERS; tower++)
    if (space == mdn_tower_space ((MdnBoard) position->rules.board, tower))
      return TRUE;
  return mdn_set_has (&position->walls, space);
}

/* Rows are counted from the bottom; tower 0 is in the uppermost one. */
MedinaWallRise
medina_wall_rise_find (const MdnPosition *position, MdnSpace space)
{
  const int row = mdn_space_row (space);
  const int top = mdn_space_row (mdn_tower_space ((MdnBoard) position->rules.board, 0));

  if (row == 0 || row == top)
    return (MedinaWallRise){ is_built_up (position, (MdnSpace) (space - 1)) ? 1 : -1, 0 };
  return (MedinaWallRise){ 0, is_built_up (position, (MdnSpace) (space + MDN_STRIDE)) ? 1 : -1 };
}

/* What is seen of the area so far. */
static graphene_rect_t
find_part (const MedinaWallRise *self, const graphene_rect_t *area, double risen)
{
  const float width = self->across != 0 ? area->size.width * (float) risen : area->size.width;
  const float height = self->down != 0 ? area->size.height * (float) risen : area->size.height;
  const float left = self->across < 0 ? area->size.width - width : 0;
  const float top = self->down < 0 ? area->size.height - height : 0;

  return GRAPHENE_RECT_INIT (area->origin.x + left, area->origin.y + top, width, height);
}

void
medina_wall_rise_snapshot (const MedinaWallRise *self,
                           GskRenderNode *picture,
                           const graphene_rect_t *area,
                           double risen,
                           GtkSnapshot *snapshot)
{
  const graphene_rect_t part = find_part (self, area, risen);
  const double below = (1 - risen) * DEPTH * area->size.height;

  gtk_snapshot_push_clip (snapshot, &part);
  gtk_snapshot_translate (snapshot,
                          &GRAPHENE_POINT_INIT (area->origin.x, area->origin.y + (float) below));
  gtk_snapshot_append_node (snapshot, picture);
  gtk_snapshot_pop (snapshot);
}
