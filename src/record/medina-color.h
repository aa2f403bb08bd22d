/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/* The players' colors, in the order in which the seats get them unless somebody chooses. The
 * neutral rooftops have a look of their own, which is not among these. */
typedef enum
{
  MEDINA_COLOR_BLUE,
  MEDINA_COLOR_YELLOW,
  MEDINA_COLOR_GREEN,
  MEDINA_COLOR_RED,
} MedinaColor;

#define MEDINA_N_COLORS (MEDINA_COLOR_RED + 1)

/* A GEnum; the nicks are "blue", "yellow", "green" and "red", as in the settings. */
#define MEDINA_TYPE_COLOR (medina_color_get_type ())
GType medina_color_get_type (void) G_GNUC_CONST;

G_END_DECLS
