/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "await.h"
#include "driver.h"
#include "medina-announcer.h"
#include "medina-event-list.h"

/* What happens is told in one place: in the list beside the board where that is seen, else over the
 * board. */

static const char *
get_announcement (Driver *driver)
{
  GtkWidget *announcer = driver_find (GTK_WIDGET (driver->window), MEDINA_TYPE_ANNOUNCER);

  return medina_announcer_get_text (MEDINA_ANNOUNCER (announcer));
}

/* The newest line; "" without any. */
static const char *
get_newest (Driver *driver)
{
  GtkWidget *list = driver_find (GTK_WIDGET (driver->window), MEDINA_TYPE_EVENT_LIST);
  GtkWidget *line = gtk_widget_get_first_child (list);

  return line != NULL ? gtk_label_get_label (GTK_LABEL (line)) : "";
}

static void
play_until_event (Driver *driver)
{
  MdnRandom random;

  mdn_random_seed (&random, 5);
  while (*get_newest (driver) == '\0')
    driver_play_one (driver, &random);
  driver_settle ();
}

static void
test_beside (void)
{
  Driver driver;

  driver_open (&driver, MDN_SECOND_EDITION, 2, FALSE, 1040, 800);
  play_until_event (&driver);
  g_assert_cmpstr (get_announcement (&driver), ==, "");
  driver_close (&driver);
}

static void
test_narrow (void)
{
  Driver driver;

  driver_open (&driver, MDN_SECOND_EDITION, 2, FALSE, 360, 600);
  play_until_event (&driver);
  g_assert_nonnull (strstr (get_announcement (&driver), get_newest (&driver)));
  driver_close (&driver);
}

static void
test_other_page (void)
{
  Driver driver;
  GtkWidget *stack;

  driver_open (&driver, MDN_SECOND_EDITION, 2, FALSE, 1040, 800);
  stack = gtk_widget_get_ancestor (driver_find (GTK_WIDGET (driver.window), MEDINA_TYPE_EVENT_LIST),
                                   GTK_TYPE_STACK);
  gtk_stack_set_visible_child_name (GTK_STACK (stack), "moves");
  driver_settle ();
  play_until_event (&driver);
  g_assert_nonnull (strstr (get_announcement (&driver), get_newest (&driver)));
  driver_close (&driver);
}

int
main (int argc, char **argv)
{
  driver_init (&argc, &argv);
  g_test_add_func ("/event-list/events-are-in-the-list-beside-the-board", test_beside);
  g_test_add_func ("/event-list/events-are-over-the-board-without-a-list", test_narrow);
  g_test_add_func ("/event-list/events-are-over-the-board-beside-the-moves", test_other_page);
  return g_test_run ();
}
