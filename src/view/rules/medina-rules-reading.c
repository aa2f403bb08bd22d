/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-rules-reading.h"

#include "medina-rules-passage.h"

static GtkWidget *
find_page (GtkWidget *widget)
{
  GtkWidget *page = NULL;

  if (MEDINA_IS_RULES_PASSAGE (widget))
    return gtk_widget_get_parent (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); page == NULL && child != NULL;
       child = gtk_widget_get_next_sibling (child))
    page = find_page (child);
  return page;
}

static GtkWidget *
find_next (GtkWidget *passage, int step)
{
  do
    passage =
      step > 0 ? gtk_widget_get_next_sibling (passage) : gtk_widget_get_prev_sibling (passage);
  while (passage != NULL && !MEDINA_IS_RULES_PASSAGE (passage));
  return passage;
}

/* A page that has just come has no sizes yet: all of it is. */
static gboolean
is_in_sight (GtkWidget *passage, GtkWidget *scroller)
{
  graphene_rect_t area;

  return gtk_widget_compute_bounds (passage, scroller, &area) &&
         area.origin.y + area.size.height >= 0;
}

/* The first of which something is in sight. */
static GtkWidget *
find_first (GtkWidget *scroller)
{
  GtkWidget *page = find_page (scroller);
  GtkWidget *passage = page != NULL ? gtk_widget_get_first_child (page) : NULL;

  while (passage != NULL &&
         (!MEDINA_IS_RULES_PASSAGE (passage) || !is_in_sight (passage, scroller)))
    passage = find_next (passage, 1);
  return passage;
}

static GtkWidget *
get_focus (GtkWidget *scroller)
{
  GtkRoot *root = gtk_widget_get_root (scroller);

  return root != NULL ? gtk_root_get_focus (root) : NULL;
}

/* The next one, or where one begins; NULL for none. */
static GtkWidget *
find_target (GtkWidget *scroller, int step)
{
  GtkWidget *focus = get_focus (scroller);

  if (MEDINA_IS_RULES_PASSAGE (focus))
    return find_next (focus, step);
  return focus == scroller && step > 0 ? find_first (scroller) : NULL;
}

/* Above the first passage is the title of the page, which the scroller is called by. */
static void
go_beyond (GtkWidget *scroller, int step)
{
  const gboolean reads = MEDINA_IS_RULES_PASSAGE (get_focus (scroller));
  gboolean scrolled;

  if (reads && step > 0)
    gtk_widget_error_bell (scroller);
  else
    g_signal_emit_by_name (scroller, "scroll-child",
                           reads      ? GTK_SCROLL_START
                           : step > 0 ? GTK_SCROLL_STEP_DOWN
                                      : GTK_SCROLL_STEP_UP,
                           FALSE, &scrolled);
}

static gboolean
step_cb (GtkWidget *scroller, GVariant *parameter, gpointer data)
{
  const int step = g_variant_get_int32 (parameter);
  GtkWidget *target = find_target (scroller, step);
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (scroller));

  if (target == NULL)
    go_beyond (scroller, step);
  else
    {
      gtk_window_set_focus (window, target);
      gtk_window_set_focus_visible (window, TRUE);
    }
  return GDK_EVENT_STOP;
}

/* Who goes on elsewhere reads on there. */
static gboolean
scroll_child_cb (GtkWidget *scroller, GtkScrollType how, gboolean horizontal, gpointer data)
{
  medina_rules_reading_leave (scroller, scroller);
  return FALSE;
}

void
medina_rules_reading_add_keys (GtkWidget *scroller)
{
  static const struct
  {
    guint keyval;
    int step;
  } keys[] = {
    { GDK_KEY_Down, 1 },
    { GDK_KEY_KP_Down, 1 },
    { GDK_KEY_Up, -1 },
    { GDK_KEY_KP_Up, -1 },
  };
  GtkEventController *controller = gtk_shortcut_controller_new ();

  g_return_if_fail (GTK_IS_SCROLLED_WINDOW (scroller));

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_shortcut_controller_add_shortcut (
      GTK_SHORTCUT_CONTROLLER (controller),
      gtk_shortcut_new_with_arguments (gtk_keyval_trigger_new (keys[i].keyval, 0),
                                       gtk_callback_action_new (step_cb, NULL, NULL), "i",
                                       keys[i].step));
  gtk_widget_add_controller (scroller, controller);
  g_signal_connect (scroller, "scroll-child", G_CALLBACK (scroll_child_cb), NULL);
}

void
medina_rules_reading_leave (GtkWidget *part, GtkWidget *scroller)
{
  GtkWidget *focus = get_focus (scroller);

  if (MEDINA_IS_RULES_PASSAGE (focus) && gtk_widget_is_ancestor (focus, part))
    gtk_widget_grab_focus (scroller);
}
