/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "all-windows.h"
#include "await.h"
#include "driver.h"
#include "medina-stored-game-row.h"
#include "medina-welcome-page.h"
#include "real-input.h"

/* The way from an open game to the saved ones, and back. (A game in which nobody has placed anything is not kept.) */

static GtkWidget *
await_row (MedinaWindow *window)
{
  GtkWidget *row;

  await ((row = driver_find (GTK_WIDGET (window), MEDINA_TYPE_STORED_GAME_ROW)) != NULL &&
         gtk_widget_get_mapped (row));
  all_windows_await_layout (GTK_WIDGET (window));
  return row;
}

/* Nothing of the game is lost: it is the first of the list. */
static void
test_there_and_back (void)
{
  g_autoptr (GBytes) before = NULL, after = NULL;
  Driver driver;
  MdnRandom random;
  GtkWidget *row;

  if (real_input_is_missing ())
    return;
  driver_open (&driver, MDN_SECOND_EDITION, 3, FALSE, 1040, 690);
  mdn_random_seed (&random, 5);
  for (int i = 0; i < 9; i++)
    driver_play_one (&driver, &random);
  driver_activate (&driver, "win.undo");
  before = medina_document_get_record (medina_window_get_document (driver.window));

  g_assert_true (real_input_key (GDK_KEY_o, GDK_CONTROL_MASK | GDK_SHIFT_MASK));
  await (medina_window_get_document (driver.window) == NULL);
  row = await_row (driver.window);
  g_assert_true (
    gtk_widget_get_mapped (driver_find (GTK_WIDGET (driver.window), MEDINA_TYPE_WELCOME_PAGE)));
  g_assert_false (
    g_action_group_get_action_enabled (G_ACTION_GROUP (driver.window), "saved-games"));

  driver_press_widget (row);
  await (medina_window_get_document (driver.window) != NULL);
  after = medina_document_get_record (medina_window_get_document (driver.window));
  g_assert_true (g_bytes_equal (before, after));
  driver_close (&driver);
}

int
main (int argc, char **argv)
{
  driver_init (&argc, &argv);
  g_test_add_func ("/saved-games/there-and-back", test_there_and_back);
  return g_test_run ();
}
