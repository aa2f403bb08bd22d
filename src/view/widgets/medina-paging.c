/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-paging.h"

enum
{
  SEARCH_STEP = 8, /* in pixels: no row is lower than that */
};

/* At a height in the content, or where there is none, the next one upward (-1) or downward (1);
 * NULL if there is none either. */
static GtkWidget *
find_row (GtkWidget *content, double y, int direction)
{
  const double x = gtk_widget_get_width (content) / 2.0;

  for (; y >= 0 && y < gtk_widget_get_height (content); y += direction * SEARCH_STEP)
    {
      GtkWidget *picked = gtk_widget_pick (content, x, y, GTK_PICK_DEFAULT);
      GtkWidget *row =
        picked != NULL ? gtk_widget_get_ancestor (picked, GTK_TYPE_LIST_BOX_ROW) : NULL;

      if (row != NULL)
        return row;
    }
  return NULL;
}

static GtkWidget *
find_row_a_page_on (GtkWidget *row, GtkWidget *content, double page, int direction)
{
  const double last = gtk_widget_get_height (content) - 1;
  graphene_rect_t area;
  GtkWidget *found;
  double y;

  if (!gtk_widget_compute_bounds (row, content, &area))
    return NULL;
  y = CLAMP (area.origin.y + area.size.height / 2 + direction * page, 0, last);
  found = find_row (content, y, direction);
  return found != NULL ? found : find_row (content, y, -direction);
}

static gboolean
go_on (GtkWidget *row, int direction)
{
  GtkWidget *scroller = gtk_widget_get_ancestor (row, GTK_TYPE_SCROLLED_WINDOW);
  GtkWidget *port =
    scroller != NULL ? gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (scroller)) : NULL;
  GtkAdjustment *adjustment;
  GtkWidget *next;
  double page;

  if (!GTK_IS_VIEWPORT (port))
    return GDK_EVENT_PROPAGATE;
  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  page = gtk_adjustment_get_page_increment (adjustment);
  next = find_row_a_page_on (row, gtk_viewport_get_child (GTK_VIEWPORT (port)), page, direction);
  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_value (adjustment) + direction * page);
  if (next != NULL)
    gtk_widget_grab_focus (next);
  return GDK_EVENT_STOP;
}

static gboolean
key_pressed_cb (GtkEventControllerKey *keys,
                guint keyval,
                guint keycode,
                GdkModifierType state,
                GtkWidget *page)
{
  const gboolean up = keyval == GDK_KEY_Page_Up || keyval == GDK_KEY_KP_Page_Up;
  const gboolean down = keyval == GDK_KEY_Page_Down || keyval == GDK_KEY_KP_Page_Down;
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (page));
  GtkWidget *row = focus != NULL ? gtk_widget_get_ancestor (focus, GTK_TYPE_LIST_BOX_ROW) : NULL;

  if ((!up && !down) || (state & gtk_accelerator_get_default_mod_mask ()) != 0 || row == NULL)
    return GDK_EVENT_PROPAGATE;
  return go_on (row, up ? -1 : 1);
}

void
medina_paging_add (GtkWidget *page)
{
  GtkEventController *keys;

  g_return_if_fail (GTK_IS_WIDGET (page));

  keys = gtk_event_controller_key_new ();
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE); /* before the list */
  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_pressed_cb), page);
  gtk_widget_add_controller (page, keys);
}
