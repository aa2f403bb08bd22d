/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "gallery.h"

#include "all-windows.h"
#include "await.h"
#include "medina-board-thumbnail.h"
#include "medina-dusk.h"

enum
{
  NARROW_HEIGHT = 700,
  WIDE_HEIGHT = 800,
};

/* GTK cuts off what is around a window: its shadow. */
static GskRenderNode *
find_whole (GskRenderNode *node)
{
  while (gsk_render_node_get_node_type (node) == GSK_CLIP_NODE)
    node = gsk_clip_node_get_child (node);
  return node;
}

void
gallery_save (GtkWidget *native, const char *file)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (native);
  const int width = gtk_widget_get_width (native), height = gtk_widget_get_height (native);
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  graphene_rect_t bounds; /* with the shadow, where there is one */

  gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_to_node (snapshot);
  gsk_render_node_get_bounds (find_whole (node), &bounds);
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (native)),
                                         find_whole (node), &bounds);
  if (!gdk_texture_save_to_png (texture, file))
    g_error ("%s cannot be written", file);
}

gboolean
gallery_is_painted (GtkWidget *widget)
{
  if (MEDINA_IS_BOARD_THUMBNAIL (widget))
    return medina_board_thumbnail_get_painted (MEDINA_BOARD_THUMBNAIL (widget));
  if (MEDINA_IS_DUSK (widget) && !medina_dusk_get_drawn (MEDINA_DUSK (widget)))
    return FALSE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_mapped (child) && !gallery_is_painted (child))
      return FALSE;
  return TRUE;
}

static const char *
get_prefix (const Gallery *self)
{
  switch (self->width)
    {
    case GALLERY_NARROW:
      return "narrow-";
    case GALLERY_WIDE:
      return "wide-";
    default:
      return "";
    }
}

void
gallery_hang (const Gallery *self, GtkWidget *window, const char *name)
{
  g_autofree char *words = g_strdelimit (g_strdup (name), " ", '-');
  g_autofree char *file = g_strdup_printf ("%s/%s-%s-%s%s.png", self->folder, self->language,
                                           self->style, get_prefix (self), words);

  driver_await_layout (window);
  gallery_save (window, file);
}

static void
show (const Gallery *self, GtkWidget *window)
{
  int width, height;

  gtk_window_get_default_size (GTK_WINDOW (window), &width, &height);
  if (self->width == GALLERY_NARROW)
    gtk_window_set_default_size (GTK_WINDOW (window), GALLERY_NARROW, MAX (height, NARROW_HEIGHT));
  else if (self->width == GALLERY_WIDE)
    gtk_window_set_default_size (GTK_WINDOW (window), GALLERY_WIDE, MAX (height, WIDE_HEIGHT));
  gtk_window_present (GTK_WINDOW (window));
  driver_await_layout (window);
}

void
gallery_present (const Gallery *self, GtkWidget *window, const char *name)
{
  show (self, window);
  gallery_hang (self, window, name);
}

/* By how much the tallest thing that scrolls below a widget is taller than its place. */
static int
measure_hidden (GtkWidget *widget)
{
  int hidden = 0;

  if (!gtk_widget_get_mapped (widget))
    return 0;
  if (GTK_IS_SCROLLED_WINDOW (widget))
    {
      GtkAdjustment *rows = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (widget));

      hidden = (int) (gtk_adjustment_get_upper (rows) - gtk_adjustment_get_page_size (rows));
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    hidden = MAX (hidden, measure_hidden (child));
  return hidden;
}

/* The frame of a window takes some of what it gets the first time. */
static void
grow (GtkWidget *window, int width)
{
  int hidden;

  for (int i = 0; i < 2 && (hidden = measure_hidden (window)) > 0; i++)
    {
      gtk_widget_set_size_request (window, width, gtk_widget_get_height (window) + hidden);
      driver_await_layout (window);
    }
}

void
gallery_hang_whole (const Gallery *self, GtkWidget *window, const char *name)
{
  int width, height;

  show (self, window);
  gtk_widget_get_size_request (window, &width, &height);
  grow (window, width);
  await (gallery_is_painted (window));
  gallery_hang (self, window, name);
  gtk_widget_set_size_request (window, width, height);
}

void
gallery_present_whole (const Gallery *self, GtkWidget *window, const char *name)
{
  gallery_hang_whole (self, window, name);
  gtk_window_destroy (GTK_WINDOW (window));
  driver_settle ();
}

void
gallery_open_menu (const Gallery *self, GtkMenuButton *button, const char *name)
{
  GtkWidget *popover;

  gtk_menu_button_popup (button);
  popover = GTK_WIDGET (gtk_menu_button_get_popover (button));
  await (gtk_widget_get_mapped (popover));
  gallery_hang (self, popover, name);
  gtk_menu_button_popdown (button);
  driver_settle ();
}
