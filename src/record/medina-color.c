/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-color.h"

G_DEFINE_ENUM_TYPE (MedinaColor,
                    medina_color,
                    G_DEFINE_ENUM_VALUE (MEDINA_COLOR_BLUE, "blue"),
                    G_DEFINE_ENUM_VALUE (MEDINA_COLOR_YELLOW, "yellow"),
                    G_DEFINE_ENUM_VALUE (MEDINA_COLOR_GREEN, "green"),
                    G_DEFINE_ENUM_VALUE (MEDINA_COLOR_RED, "red"))
