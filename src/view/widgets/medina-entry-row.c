/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-entry-row.h"

static GtkAccessible *
get_field (AdwEntryRow *row)
{
  return GTK_ACCESSIBLE (gtk_editable_get_delegate (GTK_EDITABLE (row)));
}

static void
tell_title (AdwEntryRow *row, GtkAccessibleProperty property)
{
  gtk_accessible_update_property (get_field (row), property,
                                  adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), -1);
}

static void
call_by_title_cb (AdwEntryRow *row)
{
  tell_title (row, GTK_ACCESSIBLE_PROPERTY_LABEL);
}

static void
describe_by_title_cb (AdwEntryRow *row)
{
  tell_title (row, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
}

void
medina_entry_row_name_field (AdwEntryRow *row, const char *name)
{
  const GCallback follow =
    name != NULL ? G_CALLBACK (describe_by_title_cb) : G_CALLBACK (call_by_title_cb);

  g_return_if_fail (ADW_IS_ENTRY_ROW (row));

  /* What has the focus while one writes is left out otherwise. */
  g_object_set (get_field (row), "accessible-role", GTK_ACCESSIBLE_ROLE_TEXT_BOX, NULL);
  if (name != NULL)
    gtk_accessible_update_property (get_field (row), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_signal_connect (row, "notify::title", follow, NULL);
  tell_title (row,
              name != NULL ? GTK_ACCESSIBLE_PROPERTY_DESCRIPTION : GTK_ACCESSIBLE_PROPERTY_LABEL);
}
