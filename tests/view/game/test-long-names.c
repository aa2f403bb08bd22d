/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "await.h"
#include "driver.h"
#include "medina-event-list.h"
#include "medina-name-frame.h"
#include "medina-name-label.h"
#include "named-game.h"

/* What is missing of a name that is shortened, in a label of its own or in a sentence, is in a
 * tooltip; where nothing is missing, there is none. */

enum
{
  LETTERS = 200,
  BLANK = 3, /* pixels */
};

/* What the last tooltip tells; NULL if there is none. */
static char *told;

/* In GTK's place: nobody can ask a tooltip what it tells. */
void
gtk_tooltip_set_custom (GtkTooltip *tooltip, GtkWidget *custom)
{
  g_clear_pointer (&told, g_free);
  if (custom == NULL)
    return;
  g_object_ref_sink (custom);
  told = g_strdup (gtk_label_get_text (GTK_LABEL (custom)));
  g_object_unref (custom);
}

/* Asks as GTK does when the pointer rests there; static. */
static const char *
ask (GtkWidget *widget)
{
  g_autoptr (GtkTooltip) tooltip = g_object_new (GTK_TYPE_TOOLTIP, NULL);
  gboolean shown = FALSE;

  g_assert_true (gtk_widget_get_has_tooltip (widget));
  g_clear_pointer (&told, g_free);
  g_signal_emit_by_name (widget, "query-tooltip", 0, 0, FALSE, tooltip, &shown);
  g_assert_true (shown == (told != NULL));
  return told;
}

/* A name like no other of another letter. */
static char *
make_name (char letter)
{
  return g_strnfill (LETTERS, letter);
}

static gboolean
is_ellipsized (GtkWidget *label)
{
  return pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (label)));
}

/* --- Names alone ------------------------------------------------------------------------------ */

static void
test_label (void)
{
  GtkWidget *window = gtk_window_new (), *label = gtk_label_new (NULL);
  g_autofree char *name = make_name ('W');

  medina_name_label_prepare (GTK_LABEL (label));
  gtk_window_set_child (GTK_WINDOW (window), label);
  gtk_window_set_default_size (GTK_WINDOW (window), 300, 100);
  gtk_window_present (GTK_WINDOW (window));
  gtk_label_set_label (GTK_LABEL (label), name);
  await (gtk_widget_get_width (label) > 0 && is_ellipsized (label));
  g_assert_cmpstr (ask (label), ==, name);
  gtk_label_set_label (GTK_LABEL (label), "Ben");
  await (!is_ellipsized (label));
  g_assert_null (ask (label));
  gtk_window_destroy (GTK_WINDOW (window));
  driver_settle ();
}

/* The widest blank in the label that the name does not have, in pixels. */
static int
find_blank (GtkWidget *label)
{
  PangoLayout *layout = gtk_label_get_layout (GTK_LABEL (label));
  PangoLayoutIter *iter = pango_layout_get_iter (layout);
  int widest = 0;

  do
    {
      PangoRectangle ink, area;

      pango_layout_iter_get_run_extents (iter, &ink, &area);
      widest = MAX (widest, area.width - ink.width - ink.x + area.x);
    }
  while (pango_layout_iter_next_run (iter));
  pango_layout_iter_free (iter);
  return PANGO_PIXELS (widest);
}

/* Nothing but the distance of letters is between the ellipsis and what follows it, however wide the
 * label is. */
static void
test_no_blank (void)
{
  GtkWidget *window = gtk_window_new (), *label = gtk_label_new (NULL), *frame;
  g_autofree char *name = make_name ('W');
  int width;

  medina_name_label_prepare (GTK_LABEL (label));
  gtk_label_set_label (GTK_LABEL (label), name);
  frame = medina_name_frame_new (GTK_LABEL (label));
  gtk_window_set_child (GTK_WINDOW (window), frame);
  gtk_window_set_default_size (GTK_WINDOW (window), 300, 100);
  gtk_window_present (GTK_WINDOW (window));
  await (gtk_widget_get_width (frame) > 0);
  width = gtk_widget_get_width (frame);
  for (int margin = 0; margin < 20; margin++)
    {
      gtk_widget_set_margin_end (frame, margin);
      await (gtk_widget_get_width (frame) == width - margin);
      g_assert_true (is_ellipsized (label));
      g_assert_cmpint (find_blank (label), <=, BLANK);
    }
  gtk_window_destroy (GTK_WINDOW (window));
  driver_settle ();
}

static void
assert_two_lines (MedinaPlayer *player, const char *name, const char *shown)
{
  GtkWidget *label = g_object_ref_sink (gtk_label_new (NULL));

  medina_player_set_name (player, name);
  medina_name_label_show_in_two_lines (GTK_LABEL (label), player);
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (label)), ==, shown);
  g_object_unref (label);
}

/* Of a name that has too little room all is seen that makes it differ from others. */
static void
test_two_lines (void)
{
  g_autoptr (MedinaPlayer) player = medina_player_new (0, "Ben", MEDINA_COLOR_YELLOW);

  medina_player_set_kind (player, MEDINA_SEAT_COMPUTER);
  assert_two_lines (player, "Ben", "Ben (computer)");
  assert_two_lines (player, "Leading and trailing 2", "Leading and trailing 2");
}

/* Nor does what else is told of a player take room of the name where that has one line. */
static void
test_fewer_lines (void)
{
  g_autoptr (MedinaPlayer) player = medina_player_new (0, "Ben", MEDINA_COLOR_YELLOW);
  GtkWidget *label = g_object_ref_sink (gtk_label_new (NULL));

  medina_player_set_kind (player, MEDINA_SEAT_COMPUTER);
  medina_name_label_show_in_two_lines (GTK_LABEL (label), player);
  medina_name_label_show_in_lines (GTK_LABEL (label), player, 1);
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (label)), ==, "Ben");
  g_assert_cmpint (gtk_label_get_lines (GTK_LABEL (label)), ==, 1);
  medina_name_label_show_in_lines (GTK_LABEL (label), player, 2);
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (label)), ==, "Ben (computer)");
  g_object_unref (label);
}

/* --- Names in sentences ----------------------------------------------------------------------- */

static void
assert_prompt_tells (const char *const *names, gboolean long_names)
{
  MedinaPlayer *player;
  GtkWidget *prompt;
  Driver driver;

  driver_name_players (names);
  driver_open (&driver, MDN_SECOND_EDITION, 2, FALSE, 1280, 800);
  player = medina_game_get_current_player (driver_get_game (&driver));
  prompt = driver_find_label (GTK_WIDGET (driver_get_status (&driver)),
                              medina_status_bar_get_prompt (driver_get_status (&driver)));
  g_assert_nonnull (
    strstr (gtk_label_get_text (GTK_LABEL (prompt)), medina_player_get_name_in_sentence (player)));
  g_assert_false (is_ellipsized (prompt));
  g_assert_cmpstr (ask (prompt), ==, long_names ? medina_player_get_name (player) : NULL);
  driver_name_players (NULL);
  driver_close (&driver);
}

static void
test_prompt (void)
{
  g_autofree char *first = make_name ('W'), *second = make_name ('M');
  const char *const long_names[] = { first, second, "", "" };
  const char *const short_names[] = { "Ben", "Chiara", "", "" };

  assert_prompt_tells (long_names, TRUE);
  assert_prompt_tells (short_names, FALSE);
}

/* A line is about whoever placed: of the first player there is more to tell than the line has room
 * for. */
static void
test_event (void)
{
  g_autoptr (MedinaGame) game = named_game_new (MDN_SECOND_EDITION, 2);
  g_autoptr (GtkWidget) list = g_object_ref_sink (g_object_new (MEDINA_TYPE_EVENT_LIST, NULL));
  g_autofree char *name = make_name ('W');
  GtkWidget *newest;

  medina_player_set_name (medina_game_get_player (game, 0), name);
  medina_event_list_set_game (MEDINA_EVENT_LIST (list), game);
  named_game_play (game, "Gb2");
  newest = gtk_widget_get_first_child (list);
  g_assert_null (strstr (gtk_label_get_text (GTK_LABEL (newest)), name));
  g_assert_cmpstr (ask (newest), ==, name);
  named_game_play (game, "Bd9 Oc5");
  newest = gtk_widget_get_first_child (list);
  g_assert_nonnull (strstr (gtk_label_get_text (GTK_LABEL (newest)), "Ben"));
  g_assert_null (ask (newest));
}

int
main (int argc, char **argv)
{
  int status;

  driver_init (&argc, &argv);
  g_test_add_func ("/long-names/a-label-tells-what-it-shortens", test_label);
  g_test_add_func ("/long-names/two-lines-are-the-names-alone", test_two_lines);
  g_test_add_func ("/long-names/one-line-has-the-name-alone", test_fewer_lines);
  g_test_add_func ("/long-names/no-blank-follows-an-ellipsis", test_no_blank);
  g_test_add_func ("/long-names/the-prompt-tells-whose-name-it-shortens", test_prompt);
  g_test_add_func ("/long-names/an-event-tells-whose-name-it-shortens", test_event);
  status = g_test_run ();
  g_free (told);
  return status;
}
