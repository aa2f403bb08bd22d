/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "await.h"
#include "driver.h"
#include "medina-piece-button.h"
#include "medina-popovers.h"
#include "medina-score-button.h"
#include "medina-status-bar.h"
#include "real-input.h"

/* What a space, a tile on the table or a piece on a card answers when it is asked what it is. */

static gboolean
has_text (GtkWidget *widget, const char *text)
{
  if (GTK_IS_LABEL (widget) && strstr (gtk_label_get_label (GTK_LABEL (widget)), text) != NULL)
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (has_text (child, text))
      return TRUE;
  return FALSE;
}

/* The popover with the text below the widget. */
static GtkWidget *
find_answer (GtkWidget *widget, const char *text)
{
  if (GTK_IS_POPOVER (widget) && gtk_widget_get_mapped (widget))
    return has_text (widget, text) ? widget : NULL;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *answer = find_answer (child, text);

      if (answer != NULL)
        return answer;
    }
  return NULL;
}

/* GTK can make it no narrower than it is, with more lines than there is room for; and it is within
 * the popover. */
static gboolean
is_whole (GtkWidget *label, GtkWidget *popover)
{
  graphene_rect_t area;
  int least, natural, needed;

  if (gtk_widget_get_width (label) == 0)
    return FALSE; /* it has no place yet, and cannot be measured for one */
  gtk_widget_measure (gtk_popover_get_child (GTK_POPOVER (popover)), GTK_ORIENTATION_HORIZONTAL, -1,
                      &least, &natural, NULL, NULL);
  gtk_widget_measure (label, GTK_ORIENTATION_VERTICAL, gtk_widget_get_width (label), &needed, NULL,
                      NULL, NULL);
  return least == natural && gtk_widget_compute_bounds (label, popover, &area) &&
         area.size.height >= needed &&
         area.origin.y + area.size.height <= gtk_widget_get_height (popover);
}

static gboolean
are_whole (GtkWidget *widget, GtkWidget *popover)
{
  if (widget == NULL)
    return FALSE;
  if (!gtk_widget_get_visible (widget))
    return TRUE;
  if (GTK_IS_LABEL (widget) && !is_whole (widget, popover))
    return FALSE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (!are_whole (child, popover))
      return FALSE;
  return TRUE;
}

static void
ask_area (Driver *driver, const GdkRectangle *area, const char *text)
{
  GtkWidget *window = GTK_WIDGET (driver->window);

  real_input_click_third (GTK_WIDGET (driver->board), area->x + area->width / 2.0,
                          area->y + area->height / 2.0);
  await (find_answer (window, text) != NULL);
  await (are_whole (find_answer (window, text), find_answer (window, text)));
  real_input_key (GDK_KEY_Escape, 0);
  await (find_answer (window, text) == NULL);
  driver_settle ();
}

static void
ask_space (Driver *driver, MdnSpace space, const char *text)
{
  GdkRectangle area;

  medina_board_view_get_space_area (driver->board, space, &area);
  ask_area (driver, &area, text);
}

static void
ask_item (Driver *driver, MedinaBoardItem item, int index, const char *text)
{
  GdkRectangle area;

  g_assert_true (medina_board_view_get_item_area (driver->board, item, index, &area));
  ask_area (driver, &area, text);
}

/* Nothing is placed by asking, and the keys are the board's again afterwards. */
static void
test_ask_space (void)
{
  Driver driver;
  MedinaGame *game;

  if (real_input_is_missing ())
    return;
  driver_open (&driver, MDN_SECOND_EDITION, 4, FALSE, 1120, 740);
  game = driver_get_game (&driver);
  g_assert_cmpint (medina_game_play (game, mdn_placement (MDN_BUILDING_GREY, mdn_space (4, 5))), ==,
                   MDN_REASON_NONE);
  driver_settle ();
  ask_space (&driver, medina_game_get_position (game)->well, "Nothing can go on the well.");
  medina_game_end_turn (game);
  driver_settle ();
  ask_space (&driver, mdn_space (4, 5), "Unfinished gray palace");
  ask_space (&driver, mdn_space (0, 1), "You can place here: Wall");
  ask_space (&driver, mdn_space (0, 0), "tower 4");
  ask_space (&driver, mdn_space (0, 5), "A wall must extend another wall or start at a tower.");
  medina_status_bar_refuse (driver_get_status (&driver), "No.");
  ask_item (&driver, MEDINA_BOARD_PALACE_TILE, MDN_ORANGE, "Orange palace tile: 4 points.");
  g_assert_cmpstr (medina_status_bar_get_message (driver_get_status (&driver)), !=, "No.");
  ask_item (&driver, MEDINA_BOARD_TEA_TILES, 0, "6 tea tiles left");
  g_assert_cmpuint (medina_game_get_length (game), ==, 1);
  real_input_key (GDK_KEY_9, 0);
  g_assert_cmpint (medina_game_get_selected_piece (driver_get_game (&driver)), ==, MDN_WALL);
  driver_close (&driver);
}

/* On the card of the player who can place a wall. */
static GtkWidget *
find_dimmed (GtkWidget *widget, MdnPiece piece)
{
  GtkWidget *button = driver_find_piece (widget, MDN_WALL);

  while (button != NULL && medina_piece_button_get_piece (MEDINA_PIECE_BUTTON (button)) != piece)
    button = gtk_widget_get_prev_sibling (button);
  return button;
}

static void
ask_button (Driver *driver, GtkWidget *button, const char *text)
{
  GtkWidget *window = GTK_WIDGET (driver->window);

  g_assert_nonnull (button);
  real_input_click_third (button, 12, 12);
  await (find_answer (window, text) != NULL);
  real_input_key (GDK_KEY_Escape, 0);
  await (find_answer (window, text) == NULL);
  driver_settle ();
}

static void
test_ask_button (void)
{
  GtkWidget *window;
  Driver driver;

  if (real_input_is_missing ())
    return;
  driver_open (&driver, MDN_SECOND_EDITION, 4, FALSE, 1120, 740);
  window = GTK_WIDGET (driver.window);
  ask_button (&driver, driver_find_piece (window, MDN_WALL), "Extends the city wall");
  ask_button (&driver, find_dimmed (window, MDN_ROOFTOP),
              "There’s no palace to put a rooftop on yet.");
  await (medina_game_get_selected_piece (driver_get_game (&driver)) == -1);
  driver_close (&driver);
}

/* What has no answer of its own tells its tooltip. */
static void
test_ask_tip (void)
{
  Driver driver;
  GtkWidget *window;

  if (real_input_is_missing ())
    return;
  driver_open (&driver, MDN_SECOND_EDITION, 4, FALSE, 1120, 740);
  window = GTK_WIDGET (driver.window);
  ask_button (&driver, driver_find (window, MEDINA_TYPE_SCORE_BUTTON), "Points in Detail");
  g_assert_null (medina_popovers_find_open (window));
  driver_close (&driver);
}

static gboolean
says_why (Driver *driver)
{
  return g_str_equal (medina_status_bar_get_message (driver_get_status (driver)),
                      "There’s no palace to put a rooftop on yet.");
}

/* It cannot be picked up: the click says why, and so does the drag. */
static void
test_dimmed (void)
{
  Driver driver;
  GtkWidget *button;

  if (real_input_is_missing ())
    return;
  driver_open (&driver, MDN_SECOND_EDITION, 4, FALSE, 1120, 740);
  button = find_dimmed (GTK_WIDGET (driver.window), MDN_ROOFTOP);
  real_input_click (button, 12, 12);
  await (says_why (&driver));
  driver_press (&driver, GDK_KEY_9);
  await (!says_why (&driver));
  real_input_point (button, 12, 12);
  real_input_press ();
  real_input_point (GTK_WIDGET (driver.board), 12, 12);
  real_input_release ();
  await (says_why (&driver));
  g_assert_cmpint (medina_game_get_selected_piece (driver_get_game (&driver)), !=, MDN_ROOFTOP);
  driver_close (&driver);
}

/* The popover tells more than the button's tooltip, which would lie over it. */
static void
test_tooltip (void)
{
  g_autoptr (GtkTooltip) tooltip = g_object_new (GTK_TYPE_TOOLTIP, NULL);
  Driver driver;
  GtkWidget *button, *window;
  gboolean shown;

  if (real_input_is_missing ())
    return;
  driver_open (&driver, MDN_SECOND_EDITION, 4, FALSE, 1120, 740);
  window = GTK_WIDGET (driver.window);
  button = find_dimmed (window, MDN_ROOFTOP);
  g_signal_emit_by_name (button, "query-tooltip", 12, 12, FALSE, tooltip, &shown);
  g_assert_true (shown);
  real_input_click_third (button, 12, 12);
  await (find_answer (window, "There’s no palace") != NULL);
  g_signal_emit_by_name (button, "query-tooltip", 12, 12, FALSE, tooltip, &shown);
  g_assert_false (shown);
  real_input_key (GDK_KEY_Escape, 0);
  await (find_answer (window, "There’s no palace") == NULL);
  driver_close (&driver);
}

int
main (int argc, char **argv)
{
  driver_init (&argc, &argv);
  g_test_add_func ("/what-is-this/a-space-answers", test_ask_space);
  g_test_add_func ("/what-is-this/a-piece-answers", test_ask_button);
  g_test_add_func ("/what-is-this/the-rest-tells-its-tooltip", test_ask_tip);
  g_test_add_func ("/what-is-this/a-dimmed-piece-says-why", test_dimmed);
  g_test_add_func ("/what-is-this/no-tooltip-over-an-answer", test_tooltip);
  return g_test_run ();
}
