/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-spoken-names.h"

#include <adwaita.h>

enum
{
  /* The minor version of GTK 4 in which a label does not go with LABELLED_BY, and in which what has
   * no name is not called by its class. */
  NAMED_TWICE_BEFORE = 10,
};

static gboolean
is_called (GtkAccessible *accessible, const char *text)
{
  g_autofree char *other = NULL;

  if (!gtk_test_accessible_has_property (accessible, GTK_ACCESSIBLE_PROPERTY_LABEL))
    return FALSE;
  other = gtk_test_accessible_check_property (accessible, GTK_ACCESSIBLE_PROPERTY_LABEL, text);
  return other == NULL;
}

/* GTK describes by the tooltip, and a description that is the name is spoken as well. */
void
medina_spoken_names_describe (GtkWidget *widget)
{
  GtkAccessible *accessible = GTK_ACCESSIBLE (widget);
  const char *tooltip = gtk_widget_get_tooltip_text (widget);

  if (tooltip == NULL)
    gtk_accessible_reset_property (accessible, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
  else
    gtk_accessible_update_property (accessible, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                    is_called (accessible, tooltip) ? "" : tooltip, -1);
}

/* Its label within says it, where mnemonics are no letters. */
static void
forget_label (GtkButton *button)
{
  gtk_accessible_reset_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL);
}

/* Each new label is told with its mnemonic once more. */
static void
follow_label (GtkButton *button)
{
  g_signal_handlers_disconnect_by_func (button, forget_label, NULL);
  g_signal_connect (button, "notify::label", G_CALLBACK (forget_label), NULL);
  forget_label (button);
}

static void
name_button (GtkButton *button)
{
  GtkAccessible *accessible = GTK_ACCESSIBLE (button);
  const char *tooltip = gtk_widget_get_tooltip_text (GTK_WIDGET (button));

  if (gtk_button_get_icon_name (button) != NULL && tooltip != NULL)
    {
      gtk_accessible_reset_relation (accessible, GTK_ACCESSIBLE_RELATION_LABELLED_BY);
      gtk_accessible_update_property (accessible, GTK_ACCESSIBLE_PROPERTY_LABEL, tooltip, -1);
    }
  if (tooltip != NULL && is_called (accessible, tooltip))
    medina_spoken_names_describe (GTK_WIDGET (button));
  if (gtk_button_get_icon_name (button) == NULL && gtk_button_get_use_underline (button) &&
      gtk_button_get_label (button) != NULL && gtk_get_minor_version () < NAMED_TWICE_BEFORE)
    follow_label (button);
}

/* What a picture in a button or a row means, its text says. */
static void
hide_image (GtkWidget *image)
{
  if (gtk_widget_get_tooltip_text (image) == NULL)
    gtk_accessible_update_state (GTK_ACCESSIBLE (image), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
}

static gboolean
is_doubled (GtkAccessible *accessible,
            GtkAccessibleProperty property,
            GtkAccessibleRelation relation)
{
  return gtk_test_accessible_has_property (accessible, property) &&
         gtk_test_accessible_has_relation (accessible, relation);
}

/* A row is called by its title and the label with the title, where it is told both, and described
 * by its subtitle and the label with the subtitle. */
static void
name_once (GtkAccessible *accessible)
{
  if (is_doubled (accessible, GTK_ACCESSIBLE_PROPERTY_LABEL, GTK_ACCESSIBLE_RELATION_LABELLED_BY))
    gtk_accessible_reset_relation (accessible, GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  if (is_doubled (accessible, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                  GTK_ACCESSIBLE_RELATION_DESCRIBED_BY))
    gtk_accessible_reset_relation (accessible, GTK_ACCESSIBLE_RELATION_DESCRIBED_BY);
}

static void
tell_choice (GtkToggleButton *button)
{
  gtk_accessible_update_state (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_STATE_CHECKED,
                               gtk_toggle_button_get_active (button)
                                 ? GTK_ACCESSIBLE_TRISTATE_TRUE
                                 : GTK_ACCESSIBLE_TRISTATE_FALSE,
                               -1);
}

/* It knows itself as one that is pressed, which is not said of radio buttons. */
static void
follow_choice (GtkToggleButton *button)
{
  g_signal_handlers_disconnect_by_func (button, tell_choice, NULL);
  g_signal_connect (button, "toggled", G_CALLBACK (tell_choice), NULL);
  tell_choice (button);
}

/* What is chosen stands in the row, which is called by its title and described by its subtitle
 * alone. */
static void
tell_selection (AdwComboRow *row)
{
  gpointer item = adw_combo_row_get_selected_item (row);
  const char *chosen = GTK_IS_STRING_OBJECT (item) ? gtk_string_object_get_string (item) : "";
  const char *subtitle = adw_action_row_get_subtitle (ADW_ACTION_ROW (row));
  const gboolean more =
    !adw_combo_row_get_use_subtitle (row) && subtitle != NULL && *subtitle != '\0';
  g_autofree char *text = more ? g_strdup_printf ("%s\n%s", chosen, subtitle) : g_strdup (chosen);

  gtk_accessible_reset_relation (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_RELATION_DESCRIBED_BY);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text,
                                  -1);
}

static void
follow_selection (AdwComboRow *row)
{
  g_signal_handlers_disconnect_by_func (row, tell_selection, NULL);
  g_signal_connect (row, "notify::selected-item", G_CALLBACK (tell_selection), NULL);
  tell_selection (row);
}

static void
leave_unnamed (GtkAccessible *accessible)
{
  if (!gtk_test_accessible_has_property (accessible, GTK_ACCESSIBLE_PROPERTY_LABEL) &&
      !gtk_test_accessible_has_relation (accessible, GTK_ACCESSIBLE_RELATION_LABELLED_BY))
    gtk_accessible_update_property (accessible, GTK_ACCESSIBLE_PROPERTY_LABEL, "", -1);
}

/* The list of a group without a title is called by that. */
static gboolean
is_of_no_title (GtkWidget *list)
{
  GtkWidget *group = gtk_widget_get_ancestor (list, ADW_TYPE_PREFERENCES_GROUP);
  const char *title =
    group != NULL ? adw_preferences_group_get_title (ADW_PREFERENCES_GROUP (group)) : NULL;

  return title != NULL && *title == '\0';
}

/* A page of a stack is no widget. */
static void
mend_name (GtkWidget *widget)
{
  GtkWidget *parent = gtk_widget_get_parent (widget);

  name_once (GTK_ACCESSIBLE (widget));
  if (GTK_IS_LIST_BOX (widget) && is_of_no_title (widget))
    gtk_accessible_reset_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  if (GTK_IS_STACK (parent))
    leave_unnamed (GTK_ACCESSIBLE (gtk_stack_get_page (GTK_STACK (parent), widget)));
  leave_unnamed (GTK_ACCESSIBLE (widget));
}

static gboolean
mapped_cb (GSignalInvocationHint *hint, guint n_values, const GValue *values, gpointer data)
{
  GtkWidget *widget = g_value_get_object (&values[0]);

  if (GTK_IS_BUTTON (widget))
    name_button (GTK_BUTTON (widget));
  else if (GTK_IS_IMAGE (widget))
    hide_image (widget);
  if (GTK_IS_TOGGLE_BUTTON (widget) &&
      gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget)) == GTK_ACCESSIBLE_ROLE_RADIO)
    follow_choice (GTK_TOGGLE_BUTTON (widget));
  if (ADW_IS_COMBO_ROW (widget))
    follow_selection (ADW_COMBO_ROW (widget));
  if (gtk_get_minor_version () < NAMED_TWICE_BEFORE)
    mend_name (widget);
  return TRUE;
}

void
medina_spoken_names_watch (void)
{
  static gboolean watching;

  if (watching)
    return;
  watching = TRUE;
  g_type_ensure (GTK_TYPE_WIDGET);
  g_signal_add_emission_hook (g_signal_lookup ("map", GTK_TYPE_WIDGET), 0, mapped_cb, NULL, NULL);
}
