/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-people.h"

G_BEGIN_DECLS

/* A menu of the people who play here, whom it follows: each with the action (s: the name). With
 * `anyone`, a label, it begins with an item for nobody in particular, ""; NULL for none. Transfer
 * full. */
GMenuModel *medina_people_menu_new (MedinaPeople *people, const char *action, const char *anyone);

G_END_DECLS
