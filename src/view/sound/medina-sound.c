/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-sound.h"

static const struct
{
  const char *name;
  guint variants;
} sounds[MEDINA_SOUNDS] = {
  [MEDINA_SOUND_WOOD] = { "wood", 4 },   [MEDINA_SOUND_STONE] = { "stone", 3 },
  [MEDINA_SOUND_CLOTH] = { "cloth", 2 }, [MEDINA_SOUND_STEP] = { "step", 3 },
  [MEDINA_SOUND_COIN] = { "coin", 2 },   [MEDINA_SOUND_TEA] = { "tea", 2 },
  [MEDINA_SOUND_GONG] = { "gong", 1 },   [MEDINA_SOUND_END] = { "end", 1 },
};

const char *
medina_sound_get_name (MedinaSound self)
{
  g_return_val_if_fail (self < MEDINA_SOUNDS, NULL);

  return sounds[self].name;
}

guint
medina_sound_get_variants (MedinaSound self)
{
  g_return_val_if_fail (self < MEDINA_SOUNDS, 1);

  return sounds[self].variants;
}

gboolean
medina_sound_is_of_piece (MedinaSound self)
{
  return self <= MEDINA_SOUND_STEP;
}

MedinaSound
medina_sound_of_placement (MdnPlacement placement)
{
  switch (mdn_placement_piece (placement))
    {
    case MDN_ROOFTOP:
    case MDN_OTHER_ROOFTOP:
      return MEDINA_SOUND_CLOTH;
    case MDN_MERCHANT:
      return MEDINA_SOUND_STEP;
    case MDN_WALL:
      return MEDINA_SOUND_STONE;
    case MDN_TEA:
      return MEDINA_SOUND_TEA;
    default:
      return MEDINA_SOUND_WOOD;
    }
}

MedinaSound
medina_sound_of_event (const MedinaEvent *event)
{
  switch (event->kind)
    {
    case MEDINA_EVENT_PALACE_TILE:
    case MEDINA_EVENT_TOWER_TILE:
      return MEDINA_SOUND_COIN;
    case MEDINA_EVENT_TEA_TILES:
      return MEDINA_SOUND_TEA;
    default:
      return MEDINA_NO_SOUND;
    }
}
