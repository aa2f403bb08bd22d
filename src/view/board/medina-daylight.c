/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-daylight.h"

#include <math.h>

/* Fresh in the morning, golden in the afternoon, rosy at dusk. It does not get dark: what can be
 * told apart at noon can be at dusk. */
static const struct
{
  double light[3]; /* of red, green and blue: what they are multiplied by */
  guint32 sun;
  guint32 shade;
  double lamps;
} day[MEDINA_DAYLIGHTS] = {
  { { .965, .977, 1.040 }, 0xfff8f0ff, 0x3a3a60ff, 0 },
  { { .978, .986, 1.022 }, 0xfff8e8ff, 0x4a3530ff, 0 },
  { { .990, .995, 1.008 }, 0xfff8e0ff, 0x583018ff, 0 },
  { { 1.00, 1.00, 1.000 }, 0xfff7d9ff, 0x592605ff, 0 },
  { { 1.01, .985, .950 }, 0xffedc0ff, 0x5c2408ff, 0 },
  { { 1.02, .965, .885 }, 0xffdc98ff, 0x5c2014ff, 0 },
  { { 1.02, .925, .830 }, 0xffc080ff, 0x542038ff, .5 },
  { { .970, .865, .830 }, 0xffa880ff, 0x40204cff, 1 },
};

/* As many as it takes to place everything. Nobody is asked what is still in hand: that changes
 * within turns. */
static int
count_turns (const MdnRules *rules)
{
  const MdnStockSize *stock = &rules->stock;
  const int pieces = MDN_COLORS * stock->buildings + stock->rooftops + rules->other_rooftops +
                     stock->stables + stock->merchants + stock->walls;

  return rules->players * pieces / rules->turn_length;
}

int
medina_daylight_find (const MdnPosition *position)
{
  const MdnTurn *turn = &position->table.turn;

  if (turn->phase == MDN_PHASE_OVER)
    return MEDINA_DAYLIGHTS - 1;
  return MIN (turn->number * MEDINA_DAYLIGHTS / count_turns (&position->rules),
              MEDINA_DAYLIGHTS - 1);
}

guint32
medina_daylight_shine_on (int time_of_day, guint32 ink)
{
  guint32 shone = ink & 0xff;

  g_return_val_if_fail (time_of_day >= 0 && time_of_day < MEDINA_DAYLIGHTS, ink);

  for (int i = 0; i < 3; i++)
    {
      const int shift = 24 - 8 * i;
      const double part = (ink >> shift & 0xff) * day[time_of_day].light[i];

      shone |= (guint32) MIN (lround (part), 255) << shift;
    }
  return shone;
}

guint32
medina_daylight_get_sun (int time_of_day)
{
  return day[time_of_day].sun;
}

guint32
medina_daylight_get_shade (int time_of_day)
{
  return day[time_of_day].shade;
}

double
medina_daylight_get_lamps (int time_of_day)
{
  return day[time_of_day].lamps;
}
