/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-titled-group.h"

G_BEGIN_DECLS

/* The people who play here, in the preferences: to be added, renamed and removed. */

#define MEDINA_TYPE_PEOPLE_GROUP (medina_people_group_get_type ())
G_DECLARE_FINAL_TYPE (MedinaPeopleGroup,
                      medina_people_group,
                      MEDINA,
                      PEOPLE_GROUP,
                      MedinaTitledGroup)

/* To be called once. */
void medina_people_group_follow (MedinaPeopleGroup *self, GSettings *settings);

G_END_DECLS
