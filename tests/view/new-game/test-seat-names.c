/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "await.h"
#include "driver.h"
#include "medina-new-game-dialog.h"
#include "medina-seat-chooser.h"
#include "medina-seat-row.h"
#include "real-input.h"

/* The names in the dialog for a new game, as one writes them. */

typedef struct
{
  GSettings *settings;
  GtkWidget *dialog;
  MedinaGameOptions *options; /* the dialog's */
  GtkWidget *rows[MDN_MAX_PLAYERS];
} Fixture;

static void
find_rows (GtkWidget *widget, GtkWidget **rows, guint *n)
{
  if (MEDINA_IS_SEAT_ROW (widget))
    rows[(*n)++] = widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    find_rows (child, rows, n);
}

static void
set_up (Fixture *self, gconstpointer unused)
{
  static const char *const people[] = { "Yui", NULL };
  guint n = 0;

  self->settings = g_settings_new ("io.github.medina_game.Medina");
  g_settings_set_strv (self->settings, "people", people);
  self->dialog = GTK_WIDGET (medina_new_game_dialog_new (self->settings));
  self->options = medina_new_game_dialog_get_options (MEDINA_NEW_GAME_DIALOG (self->dialog));
  g_object_add_weak_pointer (G_OBJECT (self->dialog), (gpointer *) &self->dialog);
  find_rows (self->dialog, self->rows, &n);
  g_assert_cmpuint (n, ==, MDN_MAX_PLAYERS);
  gtk_window_present (GTK_WINDOW (self->dialog));
  await (gtk_widget_get_mapped (self->dialog));
  driver_await_layout (self->rows[0]);
}

static void
tear_down (Fixture *self, gconstpointer unused)
{
  if (self->dialog != NULL)
    gtk_window_destroy (GTK_WINDOW (self->dialog));
  await (self->dialog == NULL);
  g_settings_reset (self->settings, "people");
  g_assert_finalize_object (self->settings);
}

static GtkWidget *
get_field (GtkWidget *row)
{
  return GTK_WIDGET (gtk_editable_get_delegate (GTK_EDITABLE (row)));
}

/* Escape puts back the name and leaves it, and closes the dialog only after that. */
static void
test_escape (Fixture *self, gconstpointer unused)
{
  if (real_input_is_missing ())
    return;
  medina_game_options_set_name (self->options, 1, "Aisha");
  gtk_widget_grab_focus (get_field (self->rows[1]));
  driver_settle ();
  g_assert_true (real_input_key (GDK_KEY_b, 0));
  await (g_str_equal (medina_game_options_get_name (self->options, 1), "b"));
  g_assert_true (real_input_key (GDK_KEY_Escape, 0));
  await (self->dialog == NULL || !gtk_widget_has_focus (get_field (self->rows[1])));
  g_assert_nonnull (self->dialog);
  g_assert_cmpstr (medina_game_options_get_name (self->options, 1), ==, "Aisha");
  g_assert_true (gtk_widget_is_ancestor (driver_get_focus (self->dialog), self->rows[1]));
  real_input_key (GDK_KEY_Escape, 0);
  await (self->dialog == NULL);
}

/* The row of a list below the widget; NULL if there is none. */
static GtkListBoxRow *
find_choice (GtkWidget *row, int index)
{
  GtkWidget *chooser = driver_find (row, MEDINA_TYPE_SEAT_CHOOSER);
  GtkWidget *list = driver_find (chooser, GTK_TYPE_LIST_BOX);

  return gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), index);
}

static void
choose (GtkWidget *row, int index)
{
  GtkWidget *chooser = driver_find (row, MEDINA_TYPE_SEAT_CHOOSER);

  gtk_menu_button_popup (GTK_MENU_BUTTON (driver_find (chooser, GTK_TYPE_MENU_BUTTON)));
  await (gtk_widget_get_mapped (GTK_WIDGET (find_choice (row, index))));
  gtk_widget_activate (GTK_WIDGET (find_choice (row, index)));
  await (!gtk_widget_get_mapped (GTK_WIDGET (find_choice (row, index))));
  driver_settle ();
}

/* Who plays instead of a computer can write the name at once. */
static void
test_human (Fixture *self, gconstpointer unused)
{
  medina_game_options_set_kind (self->options, 2, MEDINA_SEAT_COMPUTER);
  choose (self->rows[2], 2);
  g_assert_false (gtk_widget_has_focus (get_field (self->rows[2])));
  choose (self->rows[2], 0);
  g_assert_cmpint (medina_game_options_get_kind (self->options, 2), ==, MEDINA_SEAT_HUMAN);
  g_assert_true (gtk_widget_has_focus (get_field (self->rows[2])));
}

static float
find_end (Fixture *self, guint seat)
{
  GtkWidget *field = get_field (self->rows[seat]);
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (field, self->rows[seat], &bounds));
  return bounds.origin.x + bounds.size.width;
}

/* Names end at the same place, whoever plays. */
static void
test_places (Fixture *self, gconstpointer unused)
{
  float end;

  medina_game_options_set_kind (self->options, 0, MEDINA_SEAT_HUMAN);
  medina_game_options_set_kind (self->options, 1, MEDINA_SEAT_COMPUTER);
  driver_await_layout (self->rows[0]);
  end = find_end (self, 0);
  g_assert_cmpfloat (find_end (self, 1), ==, end);
  for (int level = 0; level <= MEDINA_LEVEL_EXPERT; level++)
    {
      medina_game_options_set_level (self->options, 1, (MedinaLevel) level);
      driver_await_layout (self->rows[1]);
      g_assert_cmpfloat (find_end (self, 1), ==, end);
      g_assert_cmpfloat (find_end (self, 0), ==, end);
    }
}

int
main (int argc, char *argv[])
{
  driver_init (&argc, &argv);
  g_test_add ("/seat-names/escape-puts-back-the-name", Fixture, NULL, set_up, test_escape,
              tear_down);
  g_test_add ("/seat-names/a-human-writes-the-name-at-once", Fixture, NULL, set_up, test_human,
              tear_down);
  g_test_add ("/seat-names/all-end-at-the-same-place", Fixture, NULL, set_up, test_places,
              tear_down);
  return g_test_run ();
}
