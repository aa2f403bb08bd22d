/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-entry-row.h"

static void
title_changed_cb (AdwEntryRow *row)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_editable_get_delegate (GTK_EDITABLE (row))),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), -1);
}

void
medina_entry_row_name_field (AdwEntryRow *row)
{
  g_return_if_fail (ADW_IS_ENTRY_ROW (row));

  g_signal_connect (row, "notify::title", G_CALLBACK (title_changed_cb), NULL);
  /* What has the focus while one writes is left out otherwise. */
  g_object_set (gtk_editable_get_delegate (GTK_EDITABLE (row)), "accessible-role",
                GTK_ACCESSIBLE_ROLE_TEXT_BOX, NULL);
  title_changed_cb (row);
}
