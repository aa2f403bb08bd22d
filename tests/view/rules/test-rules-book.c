/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "await.h"
#include "medina-split-view.h"
#include "medina-new-game-dialog.h"
#include "medina-rules-book.h"
#include "medina-rules-passage.h"
#include "medina-rules-picture.h"
#include "all-windows.h"
#include "real-input.h"

enum
{
  LARGE = 940,
  NARROW = 360,
  MANY = 60, /* more than a page has passages */
};

static MedinaRulesBook *
open_book (MedinaRulesPageId page, int width)
{
  MedinaRulesBook *book = MEDINA_RULES_BOOK (medina_rules_book_new (page));

  gtk_window_set_default_size (GTK_WINDOW (book), width, 600);
  gtk_window_present (GTK_WINDOW (book));
  driver_await_layout (GTK_WIDGET (book));
  return book;
}

/* Nothing may hold on to it, once the last frame is over. */
static void
close_book (MedinaRulesBook *book)
{
  gpointer window = book;

  g_object_add_weak_pointer (window, &window);
  gtk_widget_activate_action (window, "window.close", NULL);
  await (window == NULL);
}

static MedinaSplitView *
get_split_view (MedinaRulesBook *book)
{
  return MEDINA_SPLIT_VIEW (driver_find (GTK_WIDGET (book), MEDINA_TYPE_SPLIT_VIEW));
}

static GtkListBox *
get_list (MedinaRulesBook *book)
{
  return GTK_LIST_BOX (driver_find (GTK_WIDGET (book), GTK_TYPE_LIST_BOX));
}

/* --- Pages ------------------------------------------------------------------------------------ */

static void
count_notify_cb (MedinaRulesBook *book, GParamSpec *pspec, int *count)
{
  ++*count;
}

static void
test_turn (void)
{
  MedinaRulesBook *book = open_book (MEDINA_RULES_PAGE_TURN, LARGE);
  int notified = 0;

  g_signal_connect (book, "notify::page", G_CALLBACK (count_notify_cb), &notified);
  gtk_widget_activate_action (GTK_WIDGET (book), "rules.back", NULL);
  g_assert_cmpint (notified, ==, 0);
  for (int page = 1; page < MEDINA_RULES_PAGES; page++)
    {
      gtk_widget_activate_action (GTK_WIDGET (book), "rules.forward", NULL);
      g_assert_cmpint (medina_rules_book_get_page (book), ==, page);
      g_assert_cmpint (gtk_list_box_row_get_index (gtk_list_box_get_selected_row (get_list (book))),
                       ==, page);
    }
  gtk_widget_activate_action (GTK_WIDGET (book), "rules.forward", NULL);
  gtk_widget_activate_action (GTK_WIDGET (book), "rules.back", NULL);
  g_assert_cmpint (medina_rules_book_get_page (book), ==, MEDINA_RULES_PAGES - 2);
  g_assert_cmpint (notified, ==, MEDINA_RULES_PAGES);
  close_book (book);
}

static GtkWidget *
get_scroller (MedinaRulesBook *book)
{
  return gtk_widget_get_ancestor (driver_find (GTK_WIDGET (book), ADW_TYPE_CLAMP),
                                  GTK_TYPE_SCROLLED_WINDOW);
}

/* Presses a key, as the scrolled page has it. */
static void
press (GtkWidget *scroller, guint keyval)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (scroller);
  guint pressed = 0;

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      for (guint k = 0; GTK_IS_SHORTCUT_CONTROLLER (controller) &&
                        k < g_list_model_get_n_items (G_LIST_MODEL (controller));
           k++)
        {
          g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (G_LIST_MODEL (controller), k);
          GtkShortcutTrigger *trigger = gtk_shortcut_get_trigger (shortcut);

          if (!GTK_IS_KEYVAL_TRIGGER (trigger) ||
              gtk_keyval_trigger_get_keyval (GTK_KEYVAL_TRIGGER (trigger)) != keyval ||
              gtk_keyval_trigger_get_modifiers (GTK_KEYVAL_TRIGGER (trigger)) != 0)
            continue;
          pressed += gtk_shortcut_action_activate (gtk_shortcut_get_action (shortcut), 0, scroller,
                                                   gtk_shortcut_get_arguments (shortcut));
        }
    }
  g_assert_cmpuint (pressed, ==, 1);
}

/* It glides there. */
static void
await_value (GtkAdjustment *adjustment, double value)
{
  await (ABS (gtk_adjustment_get_value (adjustment) - value) <= 0.5);
}

static void
test_keys (void)
{
  MedinaRulesBook *book = open_book (MEDINA_RULES_PAGE_RULE_SETS, LARGE);
  GtkWidget *scroller = get_scroller (book);
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  const double end =
    gtk_adjustment_get_upper (adjustment) - gtk_adjustment_get_page_size (adjustment);

  g_assert_true (gtk_window_get_focus (GTK_WINDOW (book)) == scroller);
  press (scroller, GDK_KEY_space);
  await_value (adjustment, gtk_adjustment_get_page_increment (adjustment));
  press (scroller, GDK_KEY_End);
  await_value (adjustment, end);
  press (scroller, GDK_KEY_Home);
  await_value (adjustment, 0);
  close_book (book);
}

/* Whether the focus is on a passage with that text. */
static gboolean
reads (MedinaRulesBook *book, const char *text)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (book));

  return focus != NULL && driver_find_label (focus, text) != NULL;
}

/* Who hears the page goes through it from passage to passage; from the last one there is nowhere to
 * go. */
static void
test_reading (void)
{
  MedinaRulesBook *book;
  GtkWidget *scroller;

  if (real_input_is_missing ())
    return;
  book = open_book (MEDINA_RULES_PAGE_RULE_SETS, LARGE);
  scroller = get_scroller (book);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (book)) == scroller);
  real_input_key (GDK_KEY_Down, 0);
  g_assert_true (MEDINA_IS_RULES_PASSAGE (gtk_window_get_focus (GTK_WINDOW (book))));
  real_input_key (GDK_KEY_Down, 0);
  g_assert_true (reads (book, "City and buildings"));
  real_input_key (GDK_KEY_Down, 0);
  g_assert_true (reads (book, "First edition"));
  real_input_key (GDK_KEY_Up, 0);
  g_assert_true (reads (book, "City and buildings"));
  for (int i = 0; i < MANY; i++)
    real_input_key (GDK_KEY_Down, 0);
  g_assert_true (reads (book, "Stables"));
  real_input_key (GDK_KEY_Tab, 0);
  g_assert_false (MEDINA_IS_RULES_PASSAGE (gtk_window_get_focus (GTK_WINDOW (book))));
  real_input_key (GDK_KEY_Tab, GDK_SHIFT_MASK);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (book)) == scroller);
  close_book (book);
}

/* The page that one reads goes. */
static void
test_reading_on (void)
{
  MedinaRulesBook *book;
  GtkWidget *scroller;

  if (real_input_is_missing ())
    return;
  book = open_book (MEDINA_RULES_PAGE_TURN, LARGE);
  scroller = get_scroller (book);
  real_input_key (GDK_KEY_Down, 0);
  real_input_key (GDK_KEY_Right, GDK_ALT_MASK);
  g_assert_cmpint (medina_rules_book_get_page (book), ==, MEDINA_RULES_PAGE_TURN + 1);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (book)) == scroller);
  real_input_key (GDK_KEY_Down, 0);
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (book)), scroller));
  close_book (book);
}

/* A page begins at its top, wherever the one before was scrolled to. */
static void
test_list (void)
{
  MedinaRulesBook *book = open_book (MEDINA_RULES_PAGE_RULE_SETS, LARGE);
  GtkAdjustment *adjustment =
    gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (get_scroller (book)));

  gtk_adjustment_set_value (adjustment, 300);
  gtk_list_box_select_row (get_list (book),
                           gtk_list_box_get_row_at_index (get_list (book),
                                                          MEDINA_RULES_PAGE_WALLS));
  g_assert_cmpint (medina_rules_book_get_page (book), ==, MEDINA_RULES_PAGE_WALLS);
  driver_await_layout (GTK_WIDGET (book));
  g_assert_cmpfloat (gtk_adjustment_get_value (adjustment), ==, 0);
  close_book (book);
}

/* Where it is narrow, the list covers the page until one is chosen. */
static void
test_folded (void)
{
  MedinaRulesBook *book = open_book (MEDINA_RULES_PAGE_TEA, NARROW);
  GtkWidget *page = driver_find (GTK_WIDGET (book), ADW_TYPE_CLAMP);
  GtkWidget *button = driver_find (GTK_WIDGET (book), GTK_TYPE_TOGGLE_BUTTON);

  g_assert_true (medina_split_view_get_folded (get_split_view (book)));
  g_assert_true (gtk_widget_get_mapped (page));
  g_assert_true (gtk_widget_get_mapped (button));
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (get_list (book))));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), TRUE);
  driver_await_layout (GTK_WIDGET (book));
  g_assert_false (gtk_widget_get_mapped (page));
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (get_list (book))));
  g_signal_emit_by_name (get_list (book), "row-activated",
                         gtk_list_box_get_row_at_index (get_list (book), MEDINA_RULES_PAGE_WELL));
  g_assert_cmpint (medina_rules_book_get_page (book), ==, MEDINA_RULES_PAGE_WELL);
  driver_await_layout (GTK_WIDGET (book));
  g_assert_true (gtk_widget_get_mapped (page));
  g_assert_false (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (button)));
  close_book (book);
}

static void
test_unfolded (void)
{
  MedinaRulesBook *book = open_book (MEDINA_RULES_PAGE_TEA, LARGE);

  g_assert_false (medina_split_view_get_folded (get_split_view (book)));
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (get_list (book))));
  g_assert_true (gtk_widget_get_mapped (driver_find (GTK_WIDGET (book), ADW_TYPE_CLAMP)));
  g_assert_false (gtk_widget_get_mapped (driver_find (GTK_WIDGET (book), GTK_TYPE_TOGGLE_BUTTON)));
  close_book (book);
}

/* --- From the game ---------------------------------------------------------------------------- */

static void
test_piece_in_hand (void)
{
  static const struct
  {
    MdnPiece piece;
    MedinaRulesPageId page;
  } pieces[] = {
    { MDN_BUILDING_BROWN, MEDINA_RULES_PAGE_BUILDINGS },
    { MDN_MERCHANT, MEDINA_RULES_PAGE_MERCHANTS },
    { MDN_WALL, MEDINA_RULES_PAGE_WALLS },
  };
  Driver driver;
  MedinaRulesBook *book;

  driver_open (&driver, MDN_SECOND_EDITION, 2, FALSE, LARGE, 700);
  g_assert_null (medina_rules_book_get_open ());
  driver_activate (&driver, "app.rules");
  book = medina_rules_book_get_open ();
  g_assert_cmpint (medina_rules_book_get_page (book), ==, MEDINA_RULES_PAGE_TURN);
  for (guint i = 0; i < G_N_ELEMENTS (pieces); i++)
    {
      driver_pick (&driver, pieces[i].piece);
      driver_activate (&driver, "app.rules");
      g_assert_true (medina_rules_book_get_open () == book);
      g_assert_cmpint (medina_rules_book_get_page (book), ==, pieces[i].page);
    }
  driver_activate (&driver, "win.put-back");
  driver_activate (&driver, "app.rules");
  g_assert_cmpint (medina_rules_book_get_page (book), ==, MEDINA_RULES_PAGE_WALLS);
  close_book (book);
  driver_close (&driver);
}

static GtkWidget *
find_switch (MedinaRulesBook *book)
{
  return driver_find (GTK_WIDGET (book), GTK_TYPE_SWITCH);
}

static gboolean
lists_page (MedinaRulesBook *book, MedinaRulesPageId page)
{
  return gtk_widget_get_visible (
    GTK_WIDGET (gtk_list_box_get_row_at_index (get_list (book), (int) page)));
}

static void
check_editions (MedinaRulesBook *book, gboolean first, gboolean second)
{
  medina_rules_book_set_page (book, MEDINA_RULES_PAGE_SET_UP);
  driver_await_layout (GTK_WIDGET (book));
  g_assert_true ((driver_find_label (GTK_WIDGET (book), "First edition") != NULL) == first);
  g_assert_true (
    (driver_find_label (GTK_WIDGET (book), "Second edition and online rules") != NULL) == second);
  g_assert_true (lists_page (book, MEDINA_RULES_PAGE_BLOCKING) == first);
  g_assert_true (lists_page (book, MEDINA_RULES_PAGE_TEA) == second);
}

/* Beside a game only its edition is told of, unless all are asked for, until the book is closed. */
static void
test_editions (void)
{
  Driver driver;
  MedinaRulesBook *book;

  driver_open (&driver, MDN_FIRST_EDITION, 2, FALSE, LARGE, 700);
  driver_activate (&driver, "app.rules");
  book = medina_rules_book_get_open ();
  check_editions (book, TRUE, FALSE);
  g_assert_true (gtk_widget_get_mapped (find_switch (book)));
  g_assert_false (gtk_switch_get_active (GTK_SWITCH (find_switch (book))));
  medina_rules_book_set_page (book, MEDINA_RULES_PAGE_PALACE_TILES);
  gtk_widget_activate_action (GTK_WIDGET (book), "rules.forward", NULL);
  g_assert_cmpint (medina_rules_book_get_page (book), ==, MEDINA_RULES_PAGE_SCORE);

  gtk_widget_grab_focus (find_switch (book));
  gtk_widget_activate (find_switch (book));
  await (gtk_switch_get_active (GTK_SWITCH (find_switch (book))));
  check_editions (book, TRUE, TRUE);
  medina_rules_book_set_page (book, MEDINA_RULES_PAGE_RULE_SETS);
  driver_await_layout (GTK_WIDGET (book));
  g_assert_false (gtk_widget_get_mapped (find_switch (book)));
  check_editions (book, TRUE, TRUE);
  close_book (book);

  driver_activate (&driver, "app.rules");
  book = medina_rules_book_get_open ();
  check_editions (book, TRUE, FALSE);
  close_book (book);
  driver_close (&driver);
}

/* The page that compares them is always whole; without a game, every page is. */
static void
test_all_editions (void)
{
  MedinaRulesBook *book = open_book (MEDINA_RULES_PAGE_TURN, LARGE);
  Driver driver;

  g_assert_false (gtk_widget_get_mapped (find_switch (book)));
  check_editions (book, TRUE, TRUE);
  close_book (book);

  driver_open (&driver, MDN_SECOND_EDITION, 2, FALSE, LARGE, 700);
  driver_activate (&driver, "app.rules");
  book = medina_rules_book_get_open ();
  check_editions (book, FALSE, TRUE);
  medina_rules_book_set_page (book, MEDINA_RULES_PAGE_RULE_SETS);
  driver_await_layout (GTK_WIDGET (book));
  g_assert_nonnull (driver_find_label (GTK_WIDGET (book), "First edition"));
  close_book (book);
  driver_close (&driver);
}

static GtkWidget *
find_compare_button (GtkWidget *widget)
{
  GtkWidget *found = NULL;

  if (GTK_IS_BUTTON (widget) &&
      g_strcmp0 (gtk_widget_get_tooltip_text (widget), "Compare Rule Sets") == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_compare_button (child);
  return found;
}

/* The New Game dialog is modal, but does not keep the book from being read. */
static void
test_compare (void)
{
  Driver driver;
  GtkWidget *dialog;
  MedinaRulesBook *book;

  driver_open (&driver, MDN_SECOND_EDITION, 2, FALSE, LARGE, 700);
  dialog =
    GTK_WIDGET (medina_new_game_dialog_new (medina_application_get_settings (driver.application)));
  gtk_window_set_transient_for (GTK_WINDOW (dialog), GTK_WINDOW (driver.window));
  gtk_window_present (GTK_WINDOW (dialog));
  g_assert_true (gtk_widget_is_sensitive (find_compare_button (dialog)));
  g_signal_emit_by_name (find_compare_button (dialog), "clicked");
  book = medina_rules_book_get_open ();
  g_assert_cmpint (medina_rules_book_get_page (book), ==, MEDINA_RULES_PAGE_RULE_SETS);
  g_assert_false (gtk_window_get_modal (GTK_WINDOW (book)));
  g_assert_true (gtk_window_get_group (GTK_WINDOW (book)) !=
                 gtk_window_get_group (GTK_WINDOW (dialog)));
  close_book (book);
  gtk_window_destroy (GTK_WINDOW (dialog));
  driver_close (&driver);
}

/* --- Pictures --------------------------------------------------------------------------------- */

static GBytes *
render (GtkWidget *widget)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (widget);
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  const int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  guchar *pixels = g_malloc ((gsize) width * (gsize) height * 4);

  gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_free_to_node (snapshot);
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (gtk_widget_get_native (widget)),
                                         node, &GRAPHENE_RECT_INIT (0, 0, width, height));
  gdk_texture_download (texture, pixels, (gsize) width * 4);
  return g_bytes_new_take (pixels, (gsize) width * (gsize) height * 4);
}

static guint
count_colors (GBytes *pixels)
{
  g_autoptr (GHashTable) colors = g_hash_table_new (NULL, NULL);
  gsize size;
  const guint32 *data = g_bytes_get_data (pixels, &size);

  for (gsize i = 0; i < size / 4; i++)
    g_hash_table_add (colors, GUINT_TO_POINTER (data[i]));
  return g_hash_table_size (colors);
}

static void
set_dark (gboolean dark)
{
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (),
                                      dark ? ADW_COLOR_SCHEME_FORCE_DARK
                                           : ADW_COLOR_SCHEME_FORCE_LIGHT);
}

/* Each is painted, each in its own way, and the style is followed. */
static void
test_pictures (void)
{
  g_autoptr (GHashTable) seen =
    g_hash_table_new_full (g_bytes_hash, g_bytes_equal, (GDestroyNotify) g_bytes_unref, NULL);
  MedinaPieceAtlas *atlas = medina_piece_atlas_new ();
  GtkWidget *window = gtk_window_new ();

  for (int id = 0; id < MEDINA_RULES_EXAMPLES; id++)
    {
      GtkWidget *picture = medina_rules_picture_new (atlas, (MedinaRulesExampleId) id);

      gtk_window_set_child (GTK_WINDOW (window), picture);
      gtk_window_present (GTK_WINDOW (window));
      for (int dark = 0; dark < 2; dark++)
        {
          GBytes *pixels;

          set_dark (dark);
          driver_await_layout (window);
          pixels = render (picture);
          g_assert_cmpuint (count_colors (pixels), >, 200);
          g_assert_true (g_hash_table_add (seen, pixels));
        }
    }
  set_dark (FALSE);
  gtk_window_destroy (GTK_WINDOW (window));
  driver_settle ();
  g_assert_finalize_object (atlas);
}

static int
height_for (GtkWidget *picture, int width)
{
  int height;

  gtk_widget_measure (picture, GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);
  return height;
}

static void
test_sizes (void)
{
  g_autoptr (MedinaPieceAtlas) atlas = medina_piece_atlas_new ();

  for (int id = 0; id < MEDINA_RULES_EXAMPLES; id++)
    {
      GtkWidget *picture =
        g_object_ref_sink (medina_rules_picture_new (atlas, (MedinaRulesExampleId) id));
      int least, natural;

      gtk_widget_measure (picture, GTK_ORIENTATION_HORIZONTAL, -1, &least, &natural, NULL, NULL);
      g_assert_cmpint (least, <, 320);
      g_assert_cmpint (natural, >, least);
      g_assert_cmpint (height_for (picture, 320), <=, height_for (picture, 600));
      g_assert_cmpint (height_for (picture, least), <, height_for (picture, natural));
      g_assert_cmpint (height_for (picture, 4000), ==, height_for (picture, natural));
      g_assert_finalize_object (picture);
    }
}

int
main (int argc, char **argv)
{
  driver_init (&argc, &argv);
  g_test_add_func ("/rules-book/actions-turn-pages", test_turn);
  g_test_add_func ("/rules-book/keys-scroll-a-page", test_keys);
  g_test_add_func ("/rules-book/arrows-read-from-passage-to-passage", test_reading);
  g_test_add_func ("/rules-book/a-page-that-is-read-can-be-turned", test_reading_on);
  g_test_add_func ("/rules-book/the-list-opens-pages", test_list);
  g_test_add_func ("/rules-book/narrow-the-list-covers-the-page", test_folded);
  g_test_add_func ("/rules-book/wide-list-and-page-stand-side-by-side", test_unfolded);
  g_test_add_func ("/rules-book/f1-opens-the-page-of-the-piece", test_piece_in_hand);
  g_test_add_func ("/rules-book/a-game-has-its-own-edition", test_editions);
  g_test_add_func ("/rules-book/no-game-has-all-editions", test_all_editions);
  g_test_add_func ("/rules-book/compares-beside-the-new-game-dialog", test_compare);
  g_test_add_func ("/rules-book/every-picture-is-painted", test_pictures);
  g_test_add_func ("/rules-book/pictures-grow-up-to-a-size", test_sizes);
  return g_test_run ();
}
