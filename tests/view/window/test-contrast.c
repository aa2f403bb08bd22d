/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Texts can be read: all labels of all windows, light and dark, as they are rendered. */

#include "all-windows.h"
#include "await.h"
#include "eye.h"

enum
{
  WIDTH = 1040,
  SCALE = 3,        /* so large that the strokes of letters are more than their edges */
  MOST_ROUNDS = 20, /* of frames in which a window comes to rest; what moves for good never does */
};

static int wrong;
static int seen_black;
static GHashTable *seen; /* what was complained of */
static cairo_surface_t *picture;

static cairo_surface_t *
render (GtkWidget *native)
{
  const int width = gtk_widget_get_width (native), height = gtk_widget_get_height (native);
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (native);
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  cairo_surface_t *surface =
    cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width * SCALE, height * SCALE);

  gtk_snapshot_scale (snapshot, SCALE, SCALE);
  gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_to_node (snapshot);
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (native)), node,
                                         &GRAPHENE_RECT_INIT (0, 0, (float) (width * SCALE),
                                                              (float) (height * SCALE)));
  gdk_texture_download (texture, cairo_image_surface_get_data (surface),
                        (gsize) cairo_image_surface_get_stride (surface));
  cairo_surface_mark_dirty (surface);
  return surface;
}

/* Where the label is in the picture; empty if it is out of sight. */
static cairo_rectangle_int_t
find_label (GtkWidget *label)
{
  GtkWidget *native = GTK_WIDGET (gtk_widget_get_native (label));
  graphene_rect_t area, window, part;

  graphene_rect_init (&window, 0, 0, (float) gtk_widget_get_width (native),
                      (float) gtk_widget_get_height (native));
  if (!gtk_widget_compute_bounds (label, native, &area) ||
      !graphene_rect_intersection (&area, &window, &part))
    return (cairo_rectangle_int_t){ 0 };
  graphene_rect_scale (&part, SCALE, SCALE, &part);
  return (cairo_rectangle_int_t){ (int) part.origin.x, (int) part.origin.y, (int) part.size.width,
                                  (int) part.size.height };
}

/* What cannot be used now need not be read; a scroller hides what is not in its view, and the list
 * of moves the rows that its edges would cut. */
static gboolean
can_be_read (GtkWidget *label)
{
  graphene_rect_t area, view;
  GtkWidget *scroller = gtk_widget_get_ancestor (label, GTK_TYPE_SCROLLED_WINDOW);
  GtkWidget *row = gtk_widget_get_ancestor (label, g_type_from_name ("MedinaMoveLogRow"));

  if (!gtk_widget_is_sensitive (label))
    return FALSE;
  if (scroller == NULL)
    return TRUE;
  graphene_rect_init (&view, 0, 0, (float) gtk_widget_get_width (scroller),
                      (float) gtk_widget_get_height (scroller));
  return gtk_widget_compute_bounds (row != NULL ? row : label, scroller, &area) &&
         graphene_rect_contains_rect (&view, &area);
}

/* A toast lies over what is below it for a while. */
static gboolean
lies_below_toast (GtkWidget *label)
{
  const GType toast = g_type_from_name ("AdwToastWidget");
  GtkWidget *native = GTK_WIDGET (gtk_widget_get_native (label));
  graphene_rect_t area;

  if (toast == 0 || !gtk_widget_compute_bounds (label, native, &area))
    return FALSE;
  for (int part = 0; part <= 4; part++)
    {
      GtkWidget *picked = gtk_widget_pick (native, area.origin.x + area.size.width * part / 4,
                                           area.origin.y + area.size.height / 2,
                                           GTK_PICK_INSENSITIVE | GTK_PICK_NON_TARGETABLE);
      GtkWidget *over = picked != NULL ? gtk_widget_get_ancestor (picked, toast) : NULL;

      if (over != NULL && !gtk_widget_is_ancestor (label, over))
        return TRUE;
    }
  return FALSE;
}

/* Signs between words or keys are not read. */
static gboolean
has_words (const char *text)
{
  while (*text != '\0' && !g_unichar_isalnum (g_utf8_get_char (text)))
    text = g_utf8_next_char (text);
  return *text != '\0';
}

static void
check_label (GtkWidget *label, const char *name)
{
  const cairo_rectangle_int_t r = find_label (label);
  double contrast;
  Rgb ground;

  if (r.width == 0 || r.height == 0 || !can_be_read (label) || lies_below_toast (label) ||
      !has_words (gtk_label_get_text (GTK_LABEL (label))))
    return;
  contrast = eye_measure_text (picture, r, &ground);
  if (contrast >= EYE_CONTRAST_TEXT)
    return;
  wrong++;
  if (g_hash_table_add (seen, g_strdup (gtk_label_get_text (GTK_LABEL (label)))))
    g_test_message ("%s: %.2f on (%d, %d, %d): “%s”", name, contrast, ground.r, ground.g, ground.b,
                    gtk_label_get_text (GTK_LABEL (label)));
}

static void
changed_cb (GdkPaintable *paintable, gboolean *has_changed)
{
  *has_changed = TRUE;
}

/* What scrolls to its place when nothing else is to be done has done so, and has been painted
 * there. */
static void
await_rest (GtkWidget *window)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (window);
  gboolean has_changed = TRUE;

  g_signal_connect (paintable, "invalidate-contents", G_CALLBACK (changed_cb), &has_changed);
  for (int rounds = 0; has_changed && rounds < MOST_ROUNDS; rounds++)
    {
      has_changed = FALSE;
      driver_settle ();
      driver_await_layout (window);
    }
}

static void
visit (GtkWidget *window, const char *name)
{
  await_rest (window);
  picture = render (window);
  all_windows_visit_labels (window, check_label, name);
  cairo_surface_destroy (picture);
}

static void
test_style (gconstpointer style)
{
  g_autoptr (GSettings) settings = g_settings_new ("io.github.medina_game.Medina");

  wrong = 0;
  seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  driver_get_application ();
  g_settings_set_string (settings, "color-scheme", style);
  driver_settle ();
  all_windows_show (WIDTH, visit);
  g_hash_table_unref (seen);
  g_assert_cmpint (wrong, ==, 0);
}

/* What nobody can place yet is dim. */
static gboolean
is_black (GtkWidget *widget)
{
  return gtk_widget_has_css_class (widget, "black") && gtk_widget_get_mapped (widget) &&
         gtk_widget_has_css_class (gtk_widget_get_ancestor (widget, GTK_TYPE_BUTTON), "compact");
}

/* What is darkest in a field, or beside it: in the picture it is not quite where it is said to
 * be. */
static Rgb
find_darkest (cairo_rectangle_int_t r)
{
  Rgb darkest = { 255, 255, 255 };

  for (int x = r.x - r.width; x < r.x + 2 * r.width; x++)
    {
      const Rgb color = board_picture_get_mean (picture, x, r.y + r.height / 2, 1, 1);

      if (color.r + color.g + color.b < darkest.r + darkest.g + darkest.b)
        darkest = color;
    }
  return darkest;
}

/* A black palace that may be blocked is told by a small field, on whatever is around it. */
static void
check_black (GtkWidget *widget)
{
  if (is_black (widget))
    {
      const cairo_rectangle_int_t r = find_label (widget);
      const Rgb around = board_picture_get_mean (picture, r.x + r.width / 2, r.y - SCALE + 1, 1, 1);

      g_assert_cmpfloat (eye_contrast (find_darkest (r), around), >=, EYE_CONTRAST_GRAPHICS);
      seen_black++;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    check_black (child);
}

static void
test_black (gconstpointer style)
{
  g_autoptr (GSettings) settings = g_settings_new ("io.github.medina_game.Medina");
  Driver driver;

  seen_black = 0;
  g_settings_set_string (settings, "color-scheme", style);
  driver_open (&driver, MDN_FIRST_EDITION, 2, FALSE, WIDTH, 740);
  await_rest (GTK_WIDGET (driver.window));
  picture = render (GTK_WIDGET (driver.window));
  check_black (GTK_WIDGET (driver.window));
  g_assert_cmpint (seen_black, ==, 1); /* on the card of the other player */
  cairo_surface_destroy (picture);
  driver_close (&driver);
}

int
main (int argc, char **argv)
{
  all_windows_init (&argc, &argv);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  g_test_add_data_func ("/contrast/light", "light", test_style);
  g_test_add_data_func ("/contrast/dark", "dark", test_style);
  g_test_add_data_func ("/contrast/black-by-day", "light", test_black);
  g_test_add_data_func ("/contrast/black-in-the-dark", "dark", test_black);
  return g_test_run ();
}
