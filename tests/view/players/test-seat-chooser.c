/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-character-page.h"
#include "medina-names.h"
#include "medina-seat-chooser.h"
#include "await.h"
#include "driver.h"
#include "real-input.h"

/* The button that says who plays, and its list: a person, then the computer's levels. */

enum
{
  NARROW = 360,
};

typedef struct
{
  GtkWidget *window;
  MedinaSeatChooser *chooser;
  int choices; /* made so far, and the last of them */
  MedinaSeatKind kind;
  MedinaLevel level;
  int character_choices; /* likewise */
  MedinaCharacter character;
} Fixture;

static void
chosen_cb (MedinaSeatChooser *chooser, MedinaSeatKind kind, MedinaLevel level, Fixture *self)
{
  self->choices++;
  self->kind = kind;
  self->level = level;
}

static void
character_chosen_cb (MedinaSeatChooser *chooser, MedinaCharacter character, Fixture *self)
{
  self->character_choices++;
  self->character = character;
}

static void
set_up (Fixture *self, gconstpointer labelled)
{
  GtkWidget *chooser = medina_seat_chooser_new (GPOINTER_TO_INT (labelled));

  self->chooser = MEDINA_SEAT_CHOOSER (chooser);
  self->window = gtk_window_new ();
  gtk_widget_set_halign (chooser, GTK_ALIGN_START);
  gtk_widget_set_valign (chooser, GTK_ALIGN_START);
  medina_seat_chooser_show (self->chooser, "Ana", MEDINA_SEAT_COMPUTER, MEDINA_LEVEL_HARD,
                            MEDINA_CHARACTER_PLAIN);
  g_signal_connect (chooser, "character-chosen", G_CALLBACK (character_chosen_cb), self);
  g_signal_connect (chooser, "chosen", G_CALLBACK (chosen_cb), self);
  gtk_window_set_child (GTK_WINDOW (self->window), chooser);
  gtk_window_set_default_size (GTK_WINDOW (self->window), 500, 500);
  gtk_window_present (GTK_WINDOW (self->window));
  await (gtk_widget_get_mapped (chooser) && gtk_widget_get_width (chooser) != 0);
  driver_settle ();
}

static void
tear_down (Fixture *self, gconstpointer labelled)
{
  gtk_window_destroy (GTK_WINDOW (self->window));
  driver_settle ();
}

static GtkWidget *
find (Fixture *self, GType type)
{
  return driver_find (GTK_WIDGET (self->chooser), type);
}

static gboolean
list_is_shown (Fixture *self)
{
  return gtk_widget_get_mapped (find (self, GTK_TYPE_LIST_BOX));
}

static GtkWidget *
row (Fixture *self, int index)
{
  return GTK_WIDGET (
    gtk_list_box_get_row_at_index (GTK_LIST_BOX (find (self, GTK_TYPE_LIST_BOX)), index));
}

static void
open_list (Fixture *self)
{
  driver_press_widget (find (self, GTK_TYPE_MENU_BUTTON));
  await (list_is_shown (self) && gtk_widget_get_width (row (self, 0)) != 0);
}

/* Returns what has the focus before. */
static GtkWidget *
open_list_by_key (Fixture *self)
{
  GtkWidget *focus;

  gtk_widget_child_focus (GTK_WIDGET (self->chooser), GTK_DIR_TAB_FORWARD);
  focus = gtk_window_get_focus (GTK_WINDOW (self->window));
  real_input_key (GDK_KEY_space, 0);
  await (list_is_shown (self));
  return focus;
}

static void
assert_chosen (Fixture *self, MedinaSeatKind kind, MedinaLevel level)
{
  g_assert_cmpint (self->choices, ==, 1);
  g_assert_cmpint (self->kind, ==, kind);
  g_assert_cmpint (self->level, ==, level);
  await (!list_is_shown (self));
}

/* Whose seat it is decides what comes of a choice. */
static void
assert_shows (Fixture *self, MedinaSeatKind kind, MedinaLevel level)
{
  g_assert_cmpstr (gtk_widget_get_tooltip_text (find (self, GTK_TYPE_MENU_BUTTON)), ==,
                   medina_seat_get_name (kind, level));
  g_assert_cmpstr (gtk_image_get_icon_name (GTK_IMAGE (find (self, GTK_TYPE_IMAGE))), ==,
                   medina_seat_get_icon_name (kind));
}

static void
test_click (Fixture *self, gconstpointer labelled)
{
  if (real_input_is_missing ())
    return;
  open_list (self);
  driver_press_widget (row (self, 1));
  assert_chosen (self, MEDINA_SEAT_COMPUTER, MEDINA_LEVEL_EASY);
  assert_shows (self, MEDINA_SEAT_COMPUTER, MEDINA_LEVEL_HARD);
}

/* The list with its popover has room in the narrowest window, and its last line is whole. */
static void
test_narrow (Fixture *self, gconstpointer labelled)
{
  GtkWidget *popover = find (self, GTK_TYPE_POPOVER), *last = row (self, 4);
  graphene_rect_t area;
  int width;

  gtk_menu_button_popup (GTK_MENU_BUTTON (find (self, GTK_TYPE_MENU_BUTTON)));
  await (list_is_shown (self) && gtk_widget_get_height (last) != 0);
  gtk_widget_measure (popover, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  g_assert_cmpint (width, <=, NARROW);
  g_assert_true (gtk_widget_compute_bounds (last, popover, &area));
  g_assert_cmpfloat (area.origin.y + area.size.height, <=, gtk_widget_get_height (popover));
  gtk_menu_button_popdown (GTK_MENU_BUTTON (find (self, GTK_TYPE_MENU_BUTTON)));
  await (!list_is_shown (self));
}

/* From what is shown, the fourth row, one down is the last. */
static void
test_keys (Fixture *self, gconstpointer labelled)
{
  GtkWidget *focus;

  if (real_input_is_missing ())
    return;
  focus = open_list_by_key (self);
  real_input_key (GDK_KEY_Down, 0);
  real_input_key (GDK_KEY_Return, 0);
  assert_chosen (self, MEDINA_SEAT_COMPUTER, MEDINA_LEVEL_EXPERT);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (self->window)) == focus);
}

static void
test_escape (Fixture *self, gconstpointer labelled)
{
  GtkWidget *focus;

  if (real_input_is_missing ())
    return;
  focus = open_list_by_key (self);
  real_input_key (GDK_KEY_Down, 0);
  real_input_key (GDK_KEY_Escape, 0);
  await (!list_is_shown (self));
  g_assert_cmpint (self->choices, ==, 0);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (self->window)) == focus);
}

static void
test_level_of_person (Fixture *self, gconstpointer labelled)
{
  if (real_input_is_missing ())
    return;
  open_list (self);
  driver_press_widget (row (self, 0));
  assert_chosen (self, MEDINA_SEAT_HUMAN, MEDINA_LEVEL_HARD);
}

static void
test_shown (Fixture *self, gconstpointer labelled)
{
  GtkListBox *list = GTK_LIST_BOX (find (self, GTK_TYPE_LIST_BOX));
  GtkStack *labels = GTK_STACK (find (self, GTK_TYPE_STACK));

  assert_shows (self, MEDINA_SEAT_COMPUTER, MEDINA_LEVEL_HARD);
  g_assert_true (GTK_WIDGET (gtk_list_box_get_selected_row (list)) == row (self, 3));
  medina_seat_chooser_show (self->chooser, "Ana", MEDINA_SEAT_HUMAN, MEDINA_LEVEL_EASY,
                            MEDINA_CHARACTER_MASON);
  assert_shows (self, MEDINA_SEAT_HUMAN, MEDINA_LEVEL_EASY);
  g_assert_true (GTK_WIDGET (gtk_list_box_get_selected_row (list)) == row (self, 0));
  g_assert_cmpint (gtk_widget_get_visible (GTK_WIDGET (labels)), ==, GPOINTER_TO_INT (labelled));
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (gtk_stack_get_visible_child (labels))), ==,
                   medina_seat_get_short_name (MEDINA_SEAT_HUMAN, MEDINA_LEVEL_EASY));
  g_assert_cmpint (self->choices, ==, 0);
}

/* --- Characters */

static GtkListBox *
characters (Fixture *self)
{
  return GTK_LIST_BOX (driver_find (find (self, MEDINA_TYPE_CHARACTER_PAGE), GTK_TYPE_LIST_BOX));
}

static gboolean
characters_are_shown (Fixture *self)
{
  return gtk_widget_get_mapped (GTK_WIDGET (characters (self)));
}

/* From the selected row, Tab goes on to the last one, then to the button. */
static GtkWidget *
open_characters_by_key (Fixture *self)
{
  GtkWidget *focus = open_list_by_key (self);

  real_input_key (GDK_KEY_Tab, 0);
  real_input_key (GDK_KEY_Tab, 0);
  real_input_key (GDK_KEY_Return, 0);
  await (characters_are_shown (self) && !list_is_shown (self));
  return focus;
}

/* The first row has the focus, the fourth down is the last. */
static void
test_character (Fixture *self, gconstpointer labelled)
{
  GtkWidget *focus;

  if (real_input_is_missing ())
    return;
  focus = open_characters_by_key (self);
  for (int i = 0; i < 4; i++)
    real_input_key (GDK_KEY_Down, 0);
  real_input_key (GDK_KEY_Return, 0);
  await (!characters_are_shown (self));
  g_assert_cmpint (self->character_choices, ==, 1);
  g_assert_cmpint (self->character, ==, MEDINA_CHARACTER_MASON);
  g_assert_cmpint (self->choices, ==, 0);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (self->window)) == focus);
}

/* Back on the first page, which is the one that opens again. */
static void
test_character_back (Fixture *self, gconstpointer labelled)
{
  if (real_input_is_missing ())
    return;
  open_characters_by_key (self);
  real_input_key (GDK_KEY_Tab, GDK_SHIFT_MASK);
  real_input_key (GDK_KEY_Return, 0);
  await (list_is_shown (self) && !characters_are_shown (self));
  real_input_key (GDK_KEY_Return, 0);
  await (characters_are_shown (self));
  real_input_key (GDK_KEY_Escape, 0);
  await (!characters_are_shown (self));
  g_assert_cmpint (self->character_choices, ==, 0);
  open_list (self);
  g_assert_false (characters_are_shown (self));
}

static void
assert_character (Fixture *self, MedinaCharacter character)
{
  GtkWidget *button = find (self, GTK_TYPE_MENU_BUTTON);

  medina_seat_chooser_show (self->chooser, "Ana", MEDINA_SEAT_COMPUTER, MEDINA_LEVEL_HARD,
                            character);
  g_assert_nonnull (strstr (gtk_widget_get_tooltip_text (button),
                            medina_seat_get_name (MEDINA_SEAT_COMPUTER, MEDINA_LEVEL_HARD)));
  g_assert_nonnull (
    strstr (gtk_widget_get_tooltip_text (button), medina_character_get_description (character)));
  g_assert_true (gtk_list_box_get_selected_row (characters (self)) ==
                 gtk_list_box_get_row_at_index (characters (self), (int) character));
}

/* The tooltip says what the computer likes. A surprise is offered only where it makes sense. */
static void
test_characters_shown (Fixture *self, gconstpointer labelled)
{
  for (MedinaCharacter i = MEDINA_CHARACTER_BUILDER; i < MEDINA_CHARACTER_SURPRISE; i++)
    assert_character (self, i);
  g_assert_null (gtk_list_box_get_row_at_index (characters (self), MEDINA_CHARACTER_SURPRISE));
  medina_seat_chooser_offer_surprise (self->chooser);
  assert_character (self, MEDINA_CHARACTER_SURPRISE);
}

static void
add (const char *path, gboolean labelled, void (*test) (Fixture *, gconstpointer))
{
  g_test_add (path, Fixture, GINT_TO_POINTER (labelled), set_up, test, tear_down);
}

int
main (int argc, char *argv[])
{
  driver_init (&argc, &argv);
  add ("/seat-chooser/shows-who-plays", FALSE, test_shown);
  add ("/seat-chooser/shows-who-plays-in-a-word", TRUE, test_shown);
  add ("/seat-chooser/a-click-chooses-and-is-not-shown-by-itself", FALSE, test_click);
  add ("/seat-chooser/keys-choose-and-get-the-focus-back", TRUE, test_keys);
  add ("/seat-chooser/escape-chooses-nothing-and-gives-the-focus-back", TRUE, test_escape);
  add ("/seat-chooser/its-list-is-no-wider-than-a-telephone", FALSE, test_narrow);
  add ("/seat-chooser/a-person-keeps-the-level-shown-last", TRUE, test_level_of_person);
  add ("/seat-chooser/keys-choose-a-character-and-get-the-focus-back", TRUE, test_character);
  add ("/seat-chooser/the-way-back-from-the-characters", FALSE, test_character_back);
  add ("/seat-chooser/shows-the-character", FALSE, test_characters_shown);
  return g_test_run ();
}
