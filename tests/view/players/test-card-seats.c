/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "await.h"
#include "cards-fixture.h"
#include "driver.h"
#include "medina-names.h"
#include "medina-seat-chooser.h"
#include "medina-seat-name.h"
#include "real-input.h"

/* Who plays, on the cards of the players. */

static const char *
get_name (CardsFixture *self, guint card)
{
  GtkWidget *name = cards_fixture_get_child (self, card, "name");

  return gtk_label_get_label (medina_seat_name_get_label (MEDINA_SEAT_NAME (name)));
}

/* Two names may differ in their ends only. */
static void
test_long_name (CardsFixture *self, gconstpointer people)
{
  MedinaSeatName *seat = MEDINA_SEAT_NAME (cards_fixture_get_child (self, 0, "name"));
  GtkLabel *name;
  PangoLayoutLine *line;
  const PangoGlyphItem *last;

  medina_player_set_name (medina_game_get_player (self->game, 0),
                          "Maximilian of Many Other Names and Some More");
  await (
    pango_layout_is_ellipsized (gtk_label_get_layout (name = medina_seat_name_get_label (seat))));
  line = pango_layout_get_line_readonly (gtk_label_get_layout (name), 0);
  last = g_slist_last (line->runs)->data;
  g_assert_false (last->item->analysis.flags & PANGO_ANALYSIS_FLAG_IS_ELLIPSIS);
}

/* That the computer plays is told where there is room for it; a longer name has all the room. */
static void
test_stand_in (CardsFixture *self, gconstpointer people)
{
  static const char longer[] = "Zahra the Second of Her Name, and of Her House the First";
  MedinaPlayer *player = medina_game_get_player (self->game, 0);

  medina_player_set_name (player, "Zahra the Second");
  medina_player_set_kind (player, MEDINA_SEAT_COMPUTER);
  await (g_str_equal (get_name (self, 0), "Zahra the Second (computer)"));
  medina_player_set_name (player, longer);
  await (g_str_equal (get_name (self, 0), longer));
}

static void
test_kind (CardsFixture *self, gconstpointer people)
{
  MedinaPlayer *player = medina_game_get_player (self->game, 1);

  g_assert_cmpstr (get_name (self, 1), ==, medina_player_get_display_name (player));
  g_assert_false (gtk_widget_get_visible (cards_fixture_get_child (self, 1, "kind")));
  medina_player_set_level (player, MEDINA_LEVEL_HARD);
  medina_player_set_kind (player, MEDINA_SEAT_COMPUTER);
  g_assert_true (gtk_widget_get_visible (cards_fixture_get_child (self, 1, "kind")));
  g_assert_cmpstr (cards_fixture_get_text (self, 1, "kind"), ==,
                   medina_seat_get_short_name (MEDINA_SEAT_COMPUTER, MEDINA_LEVEL_HARD));
  g_assert_cmpstr (get_name (self, 1), ==, medina_player_get_display_name (player));
}

/* The third row is the computer's second level. */
static void
test_choice (CardsFixture *self, gconstpointer people)
{
  if (real_input_is_missing ())
    return;
  driver_press_widget (driver_find (self->cards[1], MEDINA_TYPE_SEAT_CHOOSER));
  driver_settle ();
  real_input_key (GDK_KEY_Down, 0);
  real_input_key (GDK_KEY_Down, 0);
  real_input_key (GDK_KEY_Return, 0);
  g_assert_cmpuint (self->seat, ==, 1);
  g_assert_cmpstr (self->word, ==, "medium");
}

/* A card's character goes the same way. */
static void
test_character (CardsFixture *self, gconstpointer people)
{
  GtkWidget *chooser = driver_find (self->cards[1], MEDINA_TYPE_SEAT_CHOOSER);
  GtkWidget *button = driver_find (chooser, GTK_TYPE_MENU_BUTTON);
  MedinaPlayer *player = medina_game_get_player (self->game, 1);

  medina_player_set_kind (player, MEDINA_SEAT_COMPUTER);
  medina_player_set_character (player, MEDINA_CHARACTER_MASON);
  g_assert_nonnull (strstr (gtk_widget_get_tooltip_text (button),
                            medina_character_get_description (MEDINA_CHARACTER_MASON)));
  g_signal_emit_by_name (chooser, "character-chosen", MEDINA_CHARACTER_CLAIMER);
  g_assert_cmpuint (self->seat, ==, 1);
  g_assert_cmpstr (self->word, ==, "claimer");
}

static const char *
get_placeholder (CardsFixture *self, guint card)
{
  GtkWidget *chooser = driver_find (self->cards[card], MEDINA_TYPE_SEAT_CHOOSER);

  return gtk_entry_get_placeholder_text (GTK_ENTRY (driver_find (chooser, GTK_TYPE_ENTRY)));
}

/* Where there is no name, the field for it shows what the player is called. */
static void
test_nameless (CardsFixture *self, gconstpointer people)
{
  g_assert_cmpstr (get_placeholder (self, 0), ==, "Player 1");
  g_assert_cmpstr (get_placeholder (self, 1), ==, "Idris");
  medina_player_set_kind (medina_game_get_player (self->game, 1), MEDINA_SEAT_HUMAN);
  g_assert_cmpstr (get_placeholder (self, 1), ==, "Player 2");
}

/* The name leads to the field for it, which is on top; the empty room beside it does not. */
static void
test_name_is_clicked (CardsFixture *self, gconstpointer people)
{
  enum
  {
    BESIDE = 12,
  };
  GtkWidget *name = cards_fixture_get_child (self, 1, "name");
  GtkWidget *chooser = driver_find (self->cards[1], MEDINA_TYPE_SEAT_CHOOSER);
  GtkWidget *entry = driver_find (chooser, GTK_TYPE_ENTRY);
  GtkWidget *list = driver_find (chooser, GTK_TYPE_LIST_BOX);
  graphene_rect_t area;
  int end;

  if (real_input_is_missing ())
    return;
  pango_layout_get_pixel_size (gtk_label_get_layout (
                                 medina_seat_name_get_label (MEDINA_SEAT_NAME (name))),
                               &end, NULL);
  real_input_click (name, end + BESIDE, gtk_widget_get_height (name) / 2.0);
  driver_settle ();
  g_assert_false (gtk_widget_get_mapped (entry));
  driver_press_widget (name);
  await (gtk_widget_get_mapped (entry) && gtk_widget_get_height (entry) != 0);
  g_assert_true (gtk_widget_is_ancestor (driver_get_focus (self->window), entry));
  g_assert_true (gtk_widget_compute_bounds (list, entry, &area));
  g_assert_cmpfloat (area.origin.y, >=, gtk_widget_get_height (entry));
  real_input_key (GDK_KEY_y, 0);
  real_input_key (GDK_KEY_Return, 0);
  await (!gtk_widget_get_mapped (entry));
  g_assert_cmpstr (medina_player_get_name (medina_game_get_player (self->game, 1)), ==, "y");
}

int
main (int argc, char *argv[])
{
  driver_init (&argc, &argv);
  cards_fixture_add_test ("/card-seats/long-names-keep-their-ends", CARDS_FIXTURE_PLAYERS,
                          test_long_name);
  cards_fixture_add_test ("/card-seats/of-a-long-stand-in-the-name-is-seen", CARDS_FIXTURE_PLAYERS,
                          test_stand_in);
  cards_fixture_add_test ("/card-seats/says-which-computer-plays", CARDS_FIXTURE_PLAYERS,
                          test_kind);
  cards_fixture_add_test ("/card-seats/a-choice-goes-to-the-players-seat", CARDS_FIXTURE_PLAYERS,
                          test_choice);
  cards_fixture_add_test ("/card-seats/a-character-is-told-and-goes-to-the-players-seat",
                          CARDS_FIXTURE_PLAYERS, test_character);
  cards_fixture_add_test ("/card-seats/a-field-for-a-name-shows-that-of-the-nameless", 1,
                          test_nameless);
  cards_fixture_add_test ("/card-seats/a-click-on-the-name-opens-the-field-for-it",
                          CARDS_FIXTURE_PLAYERS, test_name_is_clicked);
  return g_test_run ();
}
