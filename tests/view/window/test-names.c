/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <math.h>

#include "medina-recent-games.h"
#include "medina-language.h"
#include "medina-record-error.h"
#include "all-windows.h"
#include "await.h"

/* With any name a window needs the room that it needs with plain names, everything in it lies at
 * the same place, and no text leaves its place. */

#define TEN(text) text text text text text text text text text text
#define FAMILY    "\U0001F468\u200D\U0001F469\u200D\U0001F467\u200D\U0001F466"
#define ACCENTS   "\u0301\u0323\u0302\u0330\u0308"

static const char *const plain_names[MDN_MAX_PLAYERS] = { "Aisha", "Ben", "Chiara", "Dai" };

static const char *const odd_names[][MDN_MAX_PLAYERS] = {
  { TEN (TEN ("WW")), "abc \u202E def", "a" TEN (TEN ("\u2028")) TEN (TEN ("\u2029")) "b",
    "<b>&amp; _x </i> <" },
  { TEN (FAMILY), "a" TEN (TEN (ACCENTS)), "%s%n%1$s %d", TEN ("Donaud") },
  { "\u2069\u2066\u2067אבג\u2068 !", TEN ("\tone\ntwo\r"), TEN ("一二三四五六七八九十"),
    TEN ("\u202E") },
};

static const int widths[] = { 360, 900 };

typedef struct
{
  char *what;
  int width;
  int height;
} Size;

static GArray *sizes; /* of Size: with plain names, in the order of visits */
static guint visited;
static gboolean plain;
static int complaints;

static void
complain (const char *name, const char *what, const char *text)
{
  g_test_message ("%s: %s: %s", name, what, text);
  complaints++;
}

/* --- Sizes ------------------------------------------------------------------------------------ */

static void
compare_size (const char *what, int width, int height)
{
  const Size *expected;
  g_autofree char *difference = NULL;

  if (plain)
    {
      const Size size = { g_strdup (what), width, height };

      g_array_append_val (sizes, size);
      return;
    }
  g_assert_cmpuint (visited, <, sizes->len);
  expected = &g_array_index (sizes, Size, visited++);
  g_assert_cmpstr (what, ==, expected->what);
  difference = g_strdup_printf ("%d × %d, with plain names %d × %d", width, height, expected->width,
                                expected->height);
  if (width != expected->width || height != expected->height)
    complain (what, "has another size", difference);
}

/* Its width alone would be without its border, and may be less than what it can be measured for. */
static int
get_whole_width (GtkWidget *window)
{
  graphene_rect_t area;

  g_assert_true (gtk_widget_compute_bounds (window, window, &area));
  return (int) ceilf (area.size.width);
}

static void
compare_least (GtkWidget *window, const char *name)
{
  g_autofree char *what = g_strdup_printf ("%s, at the least", name);
  int width, height;

  gtk_widget_measure (window, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  gtk_widget_measure (window, GTK_ORIENTATION_VERTICAL, get_whole_width (window), &height, NULL,
                      NULL, NULL);
  compare_size (what, width, height);
}

static void
compare_board (GtkWidget *window, const char *name)
{
  GtkWidget *board = driver_find (window, MEDINA_TYPE_BOARD_VIEW);
  g_autofree char *what = g_strdup_printf ("%s, board", name);

  if (board != NULL)
    compare_size (what, gtk_widget_get_width (board), gtk_widget_get_height (board));
}

/* --- Texts ------------------------------------------------------------------------------------ */

static gboolean
is_clipped (GtkWidget *label)
{
  return gtk_widget_get_overflow (label) == GTK_OVERFLOW_HIDDEN;
}

/* What is scrolled out of sight up or down is seen once it is scrolled into it. */
static void
check_place (GtkWidget *label, const char *name)
{
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_native (label));
  graphene_rect_t area;

  if (gtk_widget_compute_bounds (label, window, &area) &&
      (area.origin.x < -1 || area.origin.x + area.size.width > gtk_widget_get_width (window) + 1))
    complain (name, "beside the window", gtk_label_get_text (GTK_LABEL (label)));
}

static void
check_label (GtkWidget *label, const char *name)
{
  PangoLayout *layout = gtk_label_get_layout (GTK_LABEL (label));
  PangoRectangle ink, logical;

  pango_layout_get_pixel_extents (layout, &ink, &logical);
  check_place (label, name);
  if (logical.width > gtk_widget_get_width (label) + 1 ||
      logical.height > gtk_widget_get_height (label) + 1)
    complain (name, "larger than its place", gtk_label_get_text (GTK_LABEL (label)));
  if (!is_clipped (label) && ink.height > 2 * logical.height)
    complain (name, "drawn over what is above and below", gtk_label_get_text (GTK_LABEL (label)));
}

static void
visit (GtkWidget *window, const char *name)
{
  compare_least (window, name);
  compare_board (window, name);
  if (!plain)
    all_windows_visit_labels (window, check_label, name);
}

static void
show_windows (const char *const *players, int width)
{
  plain = players == plain_names;
  visited = 0;
  all_windows_show_names (players, width, visit);
}

static void
clear_size (gpointer size)
{
  g_free (((Size *) size)->what);
}

static void
test_width (gconstpointer width)
{
  complaints = 0;
  sizes = g_array_new (FALSE, FALSE, sizeof (Size));
  g_array_set_clear_func (sizes, clear_size);
  show_windows (plain_names, *(const int *) width);
  for (guint i = 0; i < G_N_ELEMENTS (odd_names); i++)
    {
      show_windows (odd_names[i], *(const int *) width);
      g_assert_cmpuint (visited, ==, sizes->len);
    }
  g_array_unref (sizes);
  g_assert_cmpint (complaints, ==, 0);
}

/* --- The menu --------------------------------------------------------------------------------- */

static gboolean
has_name (GMenu *menu, const char *name)
{
  g_autofree char *label = NULL;

  return g_menu_model_get_item_attribute (G_MENU_MODEL (menu), 0, "label", "s", &label) &&
         g_str_equal (label, name);
}

/* Until there is one the menu says that there is none. */
static void
test_recent (void)
{
  GtkRecentData data = {
    .display_name = (char *) "our_first_game",
    .mime_type = (char *) MEDINA_RECORD_MEDIA_TYPE,
    .app_name = (char *) "test",
    .app_exec = (char *) "test %u",
  };
  g_autoptr (GMenu) menu = g_menu_new ();

  medina_recent_games_follow (menu);
  g_assert_cmpint (g_menu_model_get_n_items (G_MENU_MODEL (menu)), ==, 1);
  g_assert_true (has_name (menu, "No Recent Games"));

  g_assert_true (gtk_recent_manager_add_full (gtk_recent_manager_get_default (),
                                              "file:///absent/our_first_game.medina", &data));
  await (has_name (menu, "our__first__game"));
  g_assert_cmpint (g_menu_model_get_n_items (G_MENU_MODEL (menu)), ==, 1);
}

int
main (int argc, char **argv)
{
  medina_language_init ();
  driver_init (&argc, &argv);
  g_test_add_data_func ("/names/any-name-fits-when-narrow", &widths[0], test_width);
  g_test_add_data_func ("/names/any-name-fits-when-usual", &widths[1], test_width);
  g_test_add_func ("/names/underscores-are-no-mnemonics", test_recent);
  return g_test_run ();
}
