/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-icon.h"

GtkWidget *
medina_icon_new (const char *name)
{
  return g_object_new (GTK_TYPE_IMAGE, "icon-name", name, "accessible-role",
                       GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
}
