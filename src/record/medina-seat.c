/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-seat.h"

G_DEFINE_ENUM_TYPE (MedinaSeatKind,
                    medina_seat_kind,
                    G_DEFINE_ENUM_VALUE (MEDINA_SEAT_HUMAN, "human"),
                    G_DEFINE_ENUM_VALUE (MEDINA_SEAT_COMPUTER, "computer"))

G_DEFINE_ENUM_TYPE (MedinaLevel,
                    medina_level,
                    G_DEFINE_ENUM_VALUE (MEDINA_LEVEL_EASY, "easy"),
                    G_DEFINE_ENUM_VALUE (MEDINA_LEVEL_MEDIUM, "medium"),
                    G_DEFINE_ENUM_VALUE (MEDINA_LEVEL_HARD, "hard"),
                    G_DEFINE_ENUM_VALUE (MEDINA_LEVEL_EXPERT, "expert"))

MedinaColor
medina_seat_usual_color (const MdnRules *rules, int seat)
{
  static const MedinaColor fixed[] = { MEDINA_COLOR_YELLOW, MEDINA_COLOR_BLUE };

  return rules->blocking ? fixed[seat] : (MedinaColor) (MEDINA_COLOR_BLUE + seat);
}
