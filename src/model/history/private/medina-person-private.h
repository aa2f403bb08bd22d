/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-person.h"

G_BEGIN_DECLS

MedinaPerson *medina_person_new (const char *name);

/* A name as a person can have it: one that a record can have. Transfer full. */
char *medina_person_make_name (const char *name);

/* What the person was called before becomes a former name. */
void medina_person_set_name (MedinaPerson *self, const char *name);

/* Whether two names are the same. */
gboolean medina_person_name_is (const char *name, const char *other);

/* What the person was called before, names that may be added to. Transfer none. */
GPtrArray *medina_person_get_former (MedinaPerson *self);
gboolean medina_person_had_name (MedinaPerson *self, const char *name);

/* Somebody else is called so now. */
void medina_person_forget_former (MedinaPerson *self, const char *name);

G_END_DECLS
