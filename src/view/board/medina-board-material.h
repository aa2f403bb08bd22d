/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/* What the table is made of on which the pieces stand. A GEnum with the nicks of the settings:
 * "sand", "stone". */
typedef enum
{
  MEDINA_BOARD_SAND,  /* within zellige tiles */
  MEDINA_BOARD_STONE, /* within dark wood */
  MEDINA_BOARD_MATERIALS,
} MedinaBoardMaterial;

#define MEDINA_TYPE_BOARD_MATERIAL (medina_board_material_get_type ())
GType medina_board_material_get_type (void) G_GNUC_CONST;

G_END_DECLS
