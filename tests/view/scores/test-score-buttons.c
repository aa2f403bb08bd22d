/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "all-windows.h"
#include "await.h"
#include "medina-score-page.h"
#include "named-game.h"

/* The buttons of the score sheet. */

static GtkWidget *
finish_game (Driver *driver, int width, int height)
{
  GtkWidget *page;
  MdnRandom random;

  driver_open (driver, MDN_SECOND_EDITION, 4, FALSE, width, height);
  mdn_random_seed (&random, 11);
  named_game_finish (driver_get_game (driver), &random);
  page = driver_find (GTK_WIDGET (driver->window), MEDINA_TYPE_SCORE_PAGE);
  await (gtk_widget_get_mapped (page));
  driver_await_layout (GTK_WIDGET (driver->window));
  return page;
}

static gboolean
is_pressed_at (GtkWidget *button, const graphene_rect_t *area, float y)
{
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (button));
  GtkWidget *picked =
    gtk_widget_pick (root, area->origin.x + area->size.width / 2, y, GTK_PICK_DEFAULT);

  return picked != NULL && (picked == button || gtk_widget_is_ancestor (picked, button));
}

/* What is pressed of a button reaches into the gap around the page, but not over the panel's edge,
 * nor below another widget. */
static gboolean
is_in_reach (GtkWidget *page, const char *label)
{
  GtkWidget *button = driver_find_button (page, label), *panel = gtk_widget_get_parent (page);
  graphene_rect_t area, all;

  if (button == NULL || !gtk_widget_get_mapped (button))
    return FALSE;
  g_assert_true (
    gtk_widget_compute_bounds (button, GTK_WIDGET (gtk_widget_get_root (page)), &area));
  g_assert_true (gtk_widget_compute_bounds (panel, GTK_WIDGET (gtk_widget_get_root (page)), &all));
  return area.size.height > 0 && graphene_rect_contains_rect (&all, &area) &&
         is_pressed_at (button, &area, area.origin.y + 1) &&
         is_pressed_at (button, &area, area.origin.y + area.size.height - 1);
}

/* However far the sheet is scrolled; on a phone all but another game at its end. */
static void
test_in_reach (void)
{
  static const struct
  {
    int width, height;
  } sizes[] = { { 1280, 800 }, { 800, 600 }, { 360, 640 } };

  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      Driver driver;
      GtkWidget *page = finish_game (&driver, sizes[i].width, sizes[i].height);
      GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (
        GTK_SCROLLED_WINDOW (driver_find (page, GTK_TYPE_SCROLLED_WINDOW)));

      await (gtk_adjustment_get_upper (adjustment) > gtk_adjustment_get_page_size (adjustment));
      for (int end = 0; end < 2; end++)
        {
          gtk_adjustment_set_value (adjustment, end * gtk_adjustment_get_upper (adjustment));
          driver_await_layout (GTK_WIDGET (driver.window));
          g_assert_true (is_in_reach (page, "Re_match"));
          g_assert_true (is_in_reach (page, "_New Game…"));
          g_assert_true (is_in_reach (page, "_Analysis") || (sizes[i].width == 360 && end == 0));
        }
      driver_close (&driver);
    }
}

int
main (int argc, char **argv)
{
  driver_init (&argc, &argv);
  g_test_add_func ("/score-buttons/they-are-in-reach", test_in_reach);
  return g_test_run ();
}
