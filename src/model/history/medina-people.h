/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "medina-person.h"

G_BEGIN_DECLS

/* The people who play here, by name: who "me" may be in statistics and in the list of finished
 * games. It is kept in the settings: "people" has the names in their order, "former-names" what
 * somebody was called before.
 *
 * A game knows its players by their names only, and is never changed. So whoever is renamed keeps
 * the old name beside the new one, and is found in games by either; a former name that somebody
 * else takes is that one's from then on. Names are compared without regard to case and to blanks
 * around them.
 *
 * A GListModel of MedinaPerson. */

#define MEDINA_TYPE_PEOPLE (medina_people_get_type ())
G_DECLARE_FINAL_TYPE (MedinaPeople, medina_people, MEDINA, PEOPLE, GObject)

/* The settings are the program's; NULL for a list that is not kept. */
MedinaPeople *medina_people_new (GSettings *settings);

/* Who has or had that name; transfer none, NULL for nobody. */
MedinaPerson *medina_people_find (MedinaPeople *self, const char *name);

/* Whether somebody new can have the name, or `person` if that is not NULL: it is not empty, nor
 * another one's. */
gboolean medina_people_allow (MedinaPeople *self, MedinaPerson *person, const char *name);

/* The name must be allowed. */
void medina_people_add (MedinaPeople *self, const char *name);
void medina_people_rename (MedinaPeople *self, MedinaPerson *person, const char *name);

/* Nothing is done to the person's games. */
void medina_people_remove (MedinaPeople *self, MedinaPerson *person);

G_END_DECLS
