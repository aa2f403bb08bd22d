/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-score-light.h"

#include "palace.h"
#include "tiles.h"
#include "wall.h"

static void
add_palace (MedinaScoreLight *light, int palace)
{
  light->palaces |= G_GUINT64_CONSTANT (1) << palace;
}

/* What scores beside a palace, of these pieces. */
static void
add_counted (MedinaScoreLight *light, const MdnPosition *position, int palace, MdnSet pieces)
{
  const MdnSet beside = mdn_set_beside (position->pieces[palace]);
  const MdnSet counted = mdn_set_intersection (beside, pieces);

  light->counted = mdn_set_union (light->counted, counted);
}

MedinaScoreLight
medina_score_light_of_palace (const MdnPosition *position, int palace)
{
  MedinaScoreLight light = { 0 };

  add_palace (&light, palace);
  add_counted (&light, position, palace, mdn_set_union (position->merchants, position->walls));
  return light;
}

MedinaScoreLight
medina_score_light_of_player (const MdnPosition *position, guint player)
{
  MedinaScoreLight light = { 0 };

  for (int palace = 1; palace <= position->table.palaces; palace++)
    if (position->palace[palace].owner == player)
      add_palace (&light, palace);
  return light;
}

MedinaScoreLight
medina_score_light_of_palace_tile (const MdnPosition *position, MdnColor color)
{
  MedinaScoreLight light = { 0 };

  if (position->table.palace_tile[color] != MDN_NO_PALACE)
    add_palace (&light, position->table.palace_tile[color]);
  return light;
}

static MdnSet
find_walls_of (const MdnPosition *position, int tower)
{
  MdnSet walls = mdn_set_empty ();

  for (MdnSet set = position->walls; !mdn_set_is_empty (set);)
    {
      const MdnSpace space = mdn_set_take (&set);

      if (mdn_wall_tower (position, space) == tower)
        mdn_set_add (&walls, space);
    }
  return walls;
}

MedinaScoreLight
medina_score_light_of_tower_tile (const MdnPosition *position, int tower)
{
  const MdnSet walls = find_walls_of (position, tower);
  MedinaScoreLight light = { 0 };

  for (int palace = 1; palace <= position->table.palaces; palace++)
    if (position->palace[palace].owner == position->table.tower_tile[tower] &&
        position->palace[palace].connected >> tower & 1)
      {
        add_palace (&light, palace);
        add_counted (&light, position, palace, walls);
      }
  return light;
}

static gboolean
has_item (const MdnPosition *position, int palace, MedinaScoreItem item)
{
  MdnScore score = { .palaces = mdn_score_palace (position, palace) };

  score.total = score.palaces.total;
  return medina_score_item_get_points (item, &score) > 0;
}

static void
add (MedinaScoreLight *light, MedinaScoreLight other)
{
  light->palaces |= other.palaces;
  light->counted = mdn_set_union (light->counted, other.counted);
}

/* What the neutral player holds scores for nobody. */
static MedinaScoreLight
find_tiles (const MdnPosition *position, MedinaScoreItem item)
{
  MedinaScoreLight light = { 0 };

  for (int color = 0; item == MEDINA_SCORE_PALACE_TILES && color < MDN_COLORS; color++)
    if (mdn_tiles_palace_holder (position, (MdnColor) color) < MDN_OWNER_NEUTRAL)
      add (&light, medina_score_light_of_palace_tile (position, (MdnColor) color));
  for (int tower = 0; item == MEDINA_SCORE_TOWER_TILES && tower < MDN_TOWERS; tower++)
    if (position->table.tower_tile[tower] < MDN_OWNER_NEUTRAL)
      add (&light, medina_score_light_of_tower_tile (position, tower));
  return light;
}

MedinaScoreLight
medina_score_light_of_item (const MdnPosition *position, MedinaScoreItem item)
{
  MedinaScoreLight light = { 0 };

  if (item == MEDINA_SCORE_PALACE_TILES || item == MEDINA_SCORE_TOWER_TILES)
    return find_tiles (position, item);
  for (int palace = 1; palace <= position->table.palaces; palace++)
    if (position->palace[palace].owner < MDN_OWNER_NEUTRAL && has_item (position, palace, item))
      {
        add_palace (&light, palace);
        if (item == MEDINA_SCORE_MERCHANTS)
          add_counted (&light, position, palace, position->merchants);
        else if (item == MEDINA_SCORE_WALLS)
          add_counted (&light, position, palace, position->walls);
      }
  return light;
}
