/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-menu-reason.h"

/* Items tell their labels with or without the mark of the mnemonic. */
static gboolean
is_same (const char *a, const char *b)
{
  while (*a != '\0' || *b != '\0')
    {
      if (*a == '_')
        a++;
      else if (*b == '_')
        b++;
      else if (*a++ != *b++)
        return FALSE;
    }
  return TRUE;
}

/* GTK has no public name for it. */
static GtkWidget *
find_item (GtkWidget *widget, const char *label)
{
  GtkWidget *found = NULL;

  if (g_str_equal (G_OBJECT_TYPE_NAME (widget), "GtkModelButton"))
    {
      g_autofree char *text = NULL;

      g_object_get (widget, "text", &text, NULL);
      return text != NULL && is_same (text, label) ? widget : NULL;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_item (child, label);
  return found;
}

static void
sensitive_cb (GtkWidget *item, GParamSpec *pspec, const char *reason)
{
  const gboolean sensitive = gtk_widget_get_sensitive (item);

  gtk_widget_set_tooltip_text (item, sensitive ? NULL : reason);
  if (sensitive)
    gtk_accessible_reset_property (GTK_ACCESSIBLE (item), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
  else
    gtk_accessible_update_property (GTK_ACCESSIBLE (item), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                    reason, -1);
}

static void
free_reason (gpointer reason, GClosure *closure)
{
  g_free (reason);
}

void
medina_menu_reason_add (GtkPopover *popover, const char *label, const char *reason)
{
  GtkWidget *item;

  g_return_if_fail (GTK_IS_POPOVER (popover));
  g_return_if_fail (label != NULL && reason != NULL);

  item = find_item (GTK_WIDGET (popover), label);
  if (item == NULL)
    return;
  g_signal_connect_data (item, "notify::sensitive", G_CALLBACK (sensitive_cb), g_strdup (reason),
                         free_reason, 0);
  sensitive_cb (item, NULL, reason);
}
