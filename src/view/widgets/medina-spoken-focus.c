/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-spoken-focus.h"

#include "medina-toolkit.h"

enum
{
  TOLD_FROM = 14, /* the minor version of GTK 4 from which news does not hang on the focus */
};

/* It is told when it comes, thus it goes, and comes again. */
static void
tell (GtkWindow *window)
{
  GtkWidget *focus = gtk_window_get_focus (window);

  if (focus == NULL || !gtk_widget_get_mapped (focus) || !gtk_window_is_active (window))
    return;
  g_object_ref (focus);
  gtk_window_set_focus (window, NULL);
  gtk_window_set_focus (window, focus);
  medina_toolkit_let_focus_be_said ();
  g_object_unref (focus);
}

static gboolean
tell_cb (gpointer data)
{
  g_autoptr (GtkWindow) window = g_weak_ref_get (data);

  if (window != NULL)
    tell (window);
  return G_SOURCE_REMOVE;
}

static void
free_ref (gpointer data)
{
  g_weak_ref_clear (data);
  g_free (data);
}

/* After what is on its way of the window itself. */
static void
tell_soon (GtkWindow *window)
{
  GWeakRef *ref = g_new (GWeakRef, 1);

  g_weak_ref_init (ref, window);
  g_idle_add_full (G_PRIORITY_DEFAULT, tell_cb, ref, free_ref);
}

static void
activated_cb (GtkWindow *window)
{
  if (gtk_window_is_active (window))
    tell_soon (window);
}

static gboolean
mapped_cb (GSignalInvocationHint *hint, guint n_values, const GValue *values, gpointer data)
{
  GtkWidget *widget = g_value_get_object (&values[0]);
  GtkRoot *root = gtk_widget_get_root (widget);

  if (GTK_IS_WINDOW (widget))
    {
      g_signal_handlers_disconnect_by_func (widget, activated_cb, NULL);
      g_signal_connect (widget, "notify::is-active", G_CALLBACK (activated_cb), NULL);
    }
  else if (GTK_IS_WINDOW (root) && gtk_window_get_focus (GTK_WINDOW (root)) == widget)
    tell_soon (GTK_WINDOW (root));
  return TRUE;
}

void
medina_spoken_focus_watch (void)
{
  static gboolean watching;

  if (watching || gtk_get_minor_version () >= TOLD_FROM)
    return;
  watching = TRUE;
  g_type_ensure (GTK_TYPE_WIDGET);
  g_signal_add_emission_hook (g_signal_lookup ("map", GTK_TYPE_WIDGET), 0, mapped_cb, NULL, NULL);
}
