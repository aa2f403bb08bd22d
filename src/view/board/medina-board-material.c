/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-board-material.h"

G_DEFINE_ENUM_TYPE (MedinaBoardMaterial,
                    medina_board_material,
                    G_DEFINE_ENUM_VALUE (MEDINA_BOARD_SAND, "sand"),
                    G_DEFINE_ENUM_VALUE (MEDINA_BOARD_STONE, "stone"))
