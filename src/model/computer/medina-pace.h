/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/* How long a placement is shown before the computer makes the next. A GEnum with the nicks of the
 * settings: "slow", "normal", "fast", "at-once". */
typedef enum
{
  MEDINA_PACE_SLOW,
  MEDINA_PACE_NORMAL,
  MEDINA_PACE_FAST,
  MEDINA_PACE_AT_ONCE,
} MedinaPace;

#define MEDINA_TYPE_PACE (medina_pace_get_type ())
GType medina_pace_get_type (void) G_GNUC_CONST;

/* In milliseconds. */
guint medina_pace_get_pause (MedinaPace pace);

G_END_DECLS
