/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "await.h"
#include "driver.h"
#include "real-input.h"
#include "short-game.h"

/* Files that are dragged onto the window. */

enum
{
  FRAME = 6, /* px from the edge to the middle of it */
};

/* A file with a short game, in the tests' own state directory. */
static GFile *
create_file (const char *name, const char *text)
{
  g_autofree char *path = g_build_filename (g_get_user_state_dir (), name, NULL);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  return g_file_new_for_path (path);
}

static gboolean
drop (Driver *driver, GFile *file)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (driver->window));
  g_auto (GValue) value = G_VALUE_INIT;
  gboolean taken = FALSE;

  g_value_init (&value, G_TYPE_FILE);
  g_value_set_object (&value, file);
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_DROP_TARGET (controller))
        g_signal_emit_by_name (controller, "drop", &value, 1.0, 1.0, &taken);
    }
  return taken;
}

/* The color of the window there, at half of its height; 0 while it is to be drawn anew. */
static guint32
find_color (GtkWidget *window, int x)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (window);
  const int width = gtk_widget_get_width (window), height = gtk_widget_get_height (window);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  guint32 color = 0;

  gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_free_to_node (snapshot);
  if (node == NULL)
    return 0;
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (window)), node,
                                         &GRAPHENE_RECT_INIT ((float) x, (float) height / 2, 1, 1));
  gdk_texture_download (texture, (guchar *) &color, sizeof color);
  return color;
}

static void
begun_cb (GtkDragSource *source, GdkDrag *drag, gboolean *begun)
{
  *begun = TRUE;
}

/* A window on top from which a file is dragged; tells when that has begun. */
static GtkWidget *
open_folder (GFile *file, gboolean *begun)
{
  GtkWidget *folder = gtk_window_new (), *icon = gtk_label_new ("evening.medina");
  GtkDragSource *source = gtk_drag_source_new ();
  g_autoptr (GdkContentProvider) content = gdk_content_provider_new_typed (G_TYPE_FILE, file);

  gtk_drag_source_set_content (source, content);
  g_signal_connect (source, "drag-begin", G_CALLBACK (begun_cb), begun);
  gtk_widget_add_controller (icon, GTK_EVENT_CONTROLLER (source));
  gtk_window_set_child (GTK_WINDOW (folder), icon);
  gtk_window_set_default_size (GTK_WINDOW (folder), 200, 100);
  gtk_window_present (GTK_WINDOW (folder));
  await (gtk_widget_get_mapped (folder));
  driver_await_layout (folder);
  return icon;
}

static gboolean
is_framed (GtkWidget *window, guint32 before)
{
  return (gtk_widget_get_state_flags (window) & GTK_STATE_FLAG_DROP_ACTIVE) != 0 &&
         find_color (window, FRAME) != 0 && find_color (window, FRAME) != before;
}

/* As long as a file is held over it, the window has a frame. */
static void
test_frame (void)
{
  Driver driver;
  g_autoptr (GFile) file = NULL;
  GtkWidget *icon, *window;
  MedinaGame *game;
  gboolean begun = FALSE;
  guint32 before;

  if (real_input_is_missing ())
    return;
  driver_open (&driver, MDN_FIRST_EDITION, 3, FALSE, 1040, 690);
  window = GTK_WIDGET (driver.window);
  game = driver_get_game (&driver);
  file = create_file ("evening.medina", short_game);
  await ((before = find_color (window, FRAME)) != 0);
  icon = open_folder (file, &begun);
  real_input_point (icon, 40, 40);
  real_input_press ();
  for (int x = 80; !begun && x < 160; x++)
    {
      real_input_point (icon, x, 60);
      driver_settle ();
    }
  await (begun);
  await (find_color (window, FRAME) == before);
  real_input_point (window, 600, 400);
  real_input_point (window, 610, 400);
  await (is_framed (window, before));
  real_input_release ();
  await (driver_get_game (&driver) != game);
  await (find_color (window, FRAME) == before);
  gtk_window_destroy (GTK_WINDOW (gtk_widget_get_root (icon)));
  driver_close (&driver);
}

/* A file that is dropped on the window is opened; a bad one changes nothing and says why. */
static void
test_drop (void)
{
  Driver driver;
  g_autoptr (GFile) file = NULL, bad = NULL;
  MedinaGame *game;

  driver_open (&driver, MDN_FIRST_EDITION, 3, FALSE, 1040, 690);
  file = create_file ("evening.medina", short_game);
  bad = create_file ("bad.medina", "[Medina]\nFormat=1\n");
  game = driver_get_game (&driver);

  g_assert_true (drop (&driver, bad));
  driver_answer ("close");
  g_assert_true (driver_get_game (&driver) == game);

  g_assert_true (drop (&driver, file));
  await (driver_get_game (&driver) != game);
  g_assert_cmpint (medina_game_get_engine_game (driver_get_game (&driver))->count, ==, 5);
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (driver.window)), ==, "evening");
  /* No mark either: a game that differs from its file is stored by itself. */
  driver_activate (&driver, "win.undo");
  g_assert_true (medina_document_get_modified (medina_window_get_document (driver.window)));
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (driver.window)), ==, "evening");
  driver_close (&driver);
}

int
main (int argc, char **argv)
{
  driver_init (&argc, &argv);
  g_test_add_func ("/dropping/a-file-held-over-the-window-frames-it", test_frame);
  g_test_add_func ("/dropping/a-dropped-file-is-opened", test_drop);
  return g_test_run ();
}
