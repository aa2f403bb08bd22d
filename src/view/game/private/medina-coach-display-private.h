/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-chance-bar.h"
#include "medina-coach-display.h"
#include "medina-coach-sign.h"
#include "medina-coach.h"

G_BEGIN_DECLS

/* All borrowed; they must live as long as the display. */
typedef struct
{
  MedinaCoachSign *sign;
  MedinaChanceBar *bar;
  MedinaHintDisplay *hint_display;
  MedinaNarrator *narrator;
} MedinaCoachParts;

MedinaCoachDisplay *medina_coach_display_new (const MedinaCoachParts *parts);

/* What it asks; for tests. Transfer none. */
MedinaCoach *medina_coach_display_get_coach (MedinaCoachDisplay *self);
MedinaChances *medina_coach_display_get_chances (MedinaCoachDisplay *self);

G_END_DECLS
