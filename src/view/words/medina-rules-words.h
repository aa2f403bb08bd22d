/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rules.h"

#include <glib.h>

G_BEGIN_DECLS

/* The rule set, and what was chosen differently from it: "Second Edition, no tea". In one line,
 * translated, to stand alone. Transfer full. */
char *medina_rules_to_title (const MdnRules *rules);

G_END_DECLS
