/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/* Somebody who plays here; see medina-people.h. */

#define MEDINA_TYPE_PERSON (medina_person_get_type ())
G_DECLARE_FINAL_TYPE (MedinaPerson, medina_person, MEDINA, PERSON, GObject)

/* Property "name", read-only; it notifies when the person is renamed. */
const char *medina_person_get_name (MedinaPerson *self);

/* Whether somebody of that name in a game is this person. */
gboolean medina_person_has_name (MedinaPerson *self, const char *name);

G_END_DECLS
