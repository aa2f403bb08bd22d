/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "await.h"
#include "driver.h"
#include "medina-tooltip.h"
#include "real-input.h"

/* How wide a tooltip wants to be, and in how many lines. */
static int
count_lines (const char *text)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *label = medina_tooltip_create_label (text);
  int width, lines;

  gtk_window_set_child (GTK_WINDOW (window), label);
  gtk_widget_measure (label, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  gtk_window_set_default_size (GTK_WINDOW (window), width, -1);
  gtk_window_present (GTK_WINDOW (window));
  await (gtk_widget_get_mapped (label) && gtk_widget_get_width (label) > 0);
  lines = pango_layout_get_line_count (gtk_label_get_layout (GTK_LABEL (label)));
  gtk_window_destroy (GTK_WINDOW (window));
  driver_settle ();
  return lines;
}

/* The labels of GTK's own tooltips break after every character or two. */
static void
test_lines (void)
{
  g_assert_cmpint (count_lines ("Undo"), ==, 1);
  g_assert_cmpint (count_lines ("元に戻す"), ==, 1);
  g_assert_cmpint (count_lines ("復原"), ==, 1);
  g_assert_cmpint (count_lines ("妨害用の屋根：3（灰、黒、橙）"), ==, 1);
  g_assert_cmpint (count_lines ("灰色宫殿板块：1 分。\n还没有人拿走。"), ==, 2);
}

/* What the program's own handler has shown. */
static gboolean
query (GtkWidget *widget)
{
  g_autoptr (GtkTooltip) tooltip = g_object_new (GTK_TYPE_TOOLTIP, NULL);
  gboolean shown = FALSE;

  g_signal_emit_by_name (widget, "query-tooltip", 0, 0, FALSE, tooltip, &shown);
  return shown;
}

static void
test_everywhere (void)
{
  GtkWidget *button = g_object_ref_sink (gtk_button_new ());

  medina_tooltip_init ();
  medina_tooltip_init ();
  g_assert_false (query (button));
  gtk_widget_set_tooltip_text (button, "元に戻す");
  g_assert_true (query (button));
  g_object_unref (button);
}

/* What was told goes, and comes again when the pointer is moved. */
static void
test_dismissed (void)
{
  GtkWidget *window = gtk_window_new (), *button = gtk_button_new_with_label ("Undo");

  if (real_input_is_missing ())
    return;
  medina_tooltip_init ();
  gtk_widget_set_tooltip_text (button, "Undo");
  gtk_window_set_child (GTK_WINDOW (window), button);
  gtk_window_present (GTK_WINDOW (window));
  await (gtk_widget_get_mapped (button) && gtk_widget_get_width (button) > 0);
  real_input_point (button, 8, 8);
  await (g_strcmp0 (medina_tooltip_get_shown (), "Undo") == 0);
  medina_tooltip_dismiss (button);
  await (medina_tooltip_get_shown () == NULL);
  g_assert_false (query (button));
  real_input_point (button, 9, 8);
  g_assert_true (query (button));
  await (medina_tooltip_get_shown () != NULL);
  gtk_window_destroy (GTK_WINDOW (window));
  driver_settle ();
}

static gboolean
move_cb (gpointer widget)
{
  static int x = 8;

  x = 17 - x;
  real_input_point (widget, x, 8);
  return G_SOURCE_CONTINUE;
}

/* GTK forgets a pointer that rests when the window below it is only just being laid out: people
 * move it once more. */
static void
await_shown_at (GtkWidget *widget)
{
  const guint id = g_timeout_add_seconds (2, move_cb, widget);

  move_cb (widget);
  await (medina_tooltip_get_shown () != NULL);
  g_source_remove (id);
}

/* It may be about the turn that was. */
static void
test_turn_changes (void)
{
  Driver driver;

  if (real_input_is_missing ())
    return;
  driver_open (&driver, MDN_SECOND_EDITION, 2, FALSE, 900, 700);
  medina_game_finish (driver_get_game (&driver), FALSE);
  await_quiet ();
  await_shown_at (driver_find_by_action (GTK_WIDGET (driver.window), "win.undo"));
  medina_game_end_turn (driver_get_game (&driver));
  await (medina_tooltip_get_shown () == NULL);
  driver_close (&driver);
}

int
main (int argc, char **argv)
{
  driver_init (&argc, &argv);
  g_test_add_func ("/tooltip/chinese-and-japanese-have-whole-lines", test_lines);
  g_test_add_func ("/tooltip/every-text-is-shown", test_everywhere);
  g_test_add_func ("/tooltip/dismissed", test_dismissed);
  g_test_add_func ("/tooltip/goes-with-the-turn", test_turn_changes);
  return g_test_run ();
}
