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

/* --- Fingers ---------------------------------------------------------------------------------- */

static GtkWidget *
get_text (AdwEntryRow *row)
{
  return GTK_WIDGET (gtk_editable_get_delegate (GTK_EDITABLE (row)));
}

/* Whoever writes already may mean a place in the text, and what is beside it is not meant to be
 * written in. */
static gboolean
wants_to_write (AdwEntryRow *row, double x, double y)
{
  GtkWidget *at = gtk_widget_pick (GTK_WIDGET (row), x, y, GTK_PICK_DEFAULT);

  return !gtk_widget_has_focus (get_text (row)) && at != NULL &&
         gtk_widget_get_ancestor (at, GTK_TYPE_BUTTON) == NULL;
}

/* Claimed, it is not the field's; what scrolls is above, and takes it where it is moved. */
static void
pressed_cb (AdwEntryRow *row, int n_press, double x, double y, GtkGesture *gesture)
{
  gtk_gesture_set_state (gesture, wants_to_write (row, x, y) ? GTK_EVENT_SEQUENCE_CLAIMED
                                                             : GTK_EVENT_SEQUENCE_DENIED);
}

static void
released_cb (AdwEntryRow *row, int n_press, double x, double y)
{
  if (gtk_widget_contains (GTK_WIDGET (row), x, y))
    gtk_widget_grab_focus (get_text (row));
}

void
medina_entry_row_let_scroll (AdwEntryRow *row)
{
  GtkGesture *press;

  g_return_if_fail (ADW_IS_ENTRY_ROW (row));

  press = gtk_gesture_click_new ();
  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (press), TRUE);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (press), GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (press, "pressed", G_CALLBACK (pressed_cb), row);
  g_signal_connect_swapped (press, "released", G_CALLBACK (released_cb), row);
  gtk_widget_add_controller (GTK_WIDGET (row), GTK_EVENT_CONTROLLER (press));
}
