/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-help-overlay.h"

enum
{
  HELP_ROWS = 12, /* of the columns of shortcuts */
};

/* GTK 4.8 distributes the groups when they are first seen and then shows the pages in the wrong
 * order. Another height makes it distribute them again, which mends that; where the order is
 * right it stays. */
static void
section_mapped_cb (GtkWidget *section)
{
  g_signal_handlers_disconnect_by_func (section, section_mapped_cb, NULL);
  g_object_set (section, "max-height", HELP_ROWS, NULL);
}

/* The overlay is added here: a file by the name that GTK looks for would be built with each
 * window. */
static void
add_help_overlay (GtkApplicationWindow *window)
{
  g_autoptr (GtkBuilder) builder =
    gtk_builder_new_from_resource ("/io/github/medina_game/Medina/ui/medina-help-overlay.ui");

  g_signal_connect_after (gtk_builder_get_object (builder, "section"), "map",
                          G_CALLBACK (section_mapped_cb), NULL);
  gtk_application_window_set_help_overlay (window,
                                           GTK_SHORTCUTS_WINDOW (
                                             gtk_builder_get_object (builder, "help_overlay")));
}

static void
show_help_overlay_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  GtkApplicationWindow *window = data;

  if (gtk_application_window_get_help_overlay (window) == NULL)
    add_help_overlay (window);
  gtk_window_present (GTK_WINDOW (gtk_application_window_get_help_overlay (window)));
}

void
medina_help_overlay_add_action (GtkApplicationWindow *window)
{
  static const GActionEntry entries[] = { { "show-help-overlay", show_help_overlay_cb } };

  g_return_if_fail (GTK_IS_APPLICATION_WINDOW (window));

  g_action_map_add_action_entries (G_ACTION_MAP (window), entries, G_N_ELEMENTS (entries), window);
}
