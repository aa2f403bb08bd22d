/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-pace.h"

G_DEFINE_ENUM_TYPE (MedinaPace,
                    medina_pace,
                    G_DEFINE_ENUM_VALUE (MEDINA_PACE_SLOW, "slow"),
                    G_DEFINE_ENUM_VALUE (MEDINA_PACE_NORMAL, "normal"),
                    G_DEFINE_ENUM_VALUE (MEDINA_PACE_FAST, "fast"),
                    G_DEFINE_ENUM_VALUE (MEDINA_PACE_AT_ONCE, "at-once"))

guint
medina_pace_get_pause (MedinaPace pace)
{
  static const guint pauses[] = {
    [MEDINA_PACE_SLOW] = 1800,
    [MEDINA_PACE_NORMAL] = 900,
    [MEDINA_PACE_FAST] = 350,
    [MEDINA_PACE_AT_ONCE] = 0,
  };

  g_return_val_if_fail (pace < G_N_ELEMENTS (pauses), 0);

  return pauses[pace];
}
