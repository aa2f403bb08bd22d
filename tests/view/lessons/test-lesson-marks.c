/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "await.h"
#include "lesson-person.h"

/* What a lesson speaks of is marked, and in sight, on a phone, too. */

/* Tiles that a sentence speaks of glow on the cards, no others, and not any longer. */
static guint
count_meant (GtkWidget *widget)
{
  guint count = gtk_widget_has_css_class (widget, "meant") ? 1 : 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    count += count_meant (child);
  return count;
}

static void
test_tiles (void)
{
  LessonFixture self;

  lesson_fixture_open (&self, 1000, 760);
  g_settings_set_string (self.settings, "lesson", "5-well.lesson");
  g_settings_set_uint (self.settings, "lesson-step", 3);
  lesson_fixture_close (&self);
  lesson_fixture_open (&self, 1000, 760);
  g_assert_cmpuint (count_meant (self.window), ==, 0);
  lesson_person_do (&self);
  await (g_str_equal (lesson_fixture_get_sentence (&self), lesson_person_get_data (&self)->after));
  driver_settle ();
  g_assert_cmpuint (count_meant (self.window), ==, 2);
  lesson_fixture_press (&self, "_Next");
  await (lesson_fixture_get_step (&self) == 4);
  g_assert_cmpuint (count_meant (self.window), ==, 0);
  lesson_fixture_close (&self);
  lesson_fixture_forget (&self);
}

/* --- On a phone ------------------------------------------------------------------------------- */

static void
open_on_phone (LessonFixture *self, const char *lesson, guint step)
{
  self->settings = medina_application_get_settings (driver_get_application ());
  g_settings_set_string (self->settings, "lesson", lesson);
  g_settings_set_uint (self->settings, "lesson-step", step);
  lesson_fixture_open (self, 360, 640);
}

static graphene_rect_t
find_area (LessonFixture *self, GtkWidget *widget)
{
  graphene_rect_t area;

  g_assert_nonnull (widget);
  g_assert_true (gtk_widget_compute_bounds (widget, self->window, &area));
  return area;
}

static float
find_top (LessonFixture *self, const char *label)
{
  return find_area (self, driver_find_button (self->window, label)).origin.y;
}

/* In one line; where their labels are too long for that, those that go on are together. */
static void
test_bar (void)
{
  LessonFixture self;

  open_on_phone (&self, "3-street.lesson", 1);
  g_assert_cmpfloat (find_top (&self, "_Skip"), ==, find_top (&self, "_Back"));
  g_assert_cmpfloat (find_top (&self, "_Next"), ==, find_top (&self, "_Back"));
  gtk_button_set_label (GTK_BUTTON (driver_find_button (self.window, "_Skip")),
                        "Do It for Me and Go On");
  driver_await_layout (self.window);
  g_assert_cmpfloat (find_top (&self, "Do It for Me and Go On"), >, find_top (&self, "_Back"));
  g_assert_cmpfloat (find_top (&self, "_Next"), ==, find_top (&self, "Do It for Me and Go On"));
  lesson_fixture_close (&self);
  lesson_fixture_forget (&self);
}

static GtkWidget *
find_with_class (GtkWidget *widget, const char *css_class)
{
  GtkWidget *found = gtk_widget_has_css_class (widget, css_class) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_with_class (child, css_class);
  return found;
}

/* All of it can be seen, and nothing of it is behind what is around the cards. */
static gboolean
is_in_sight (LessonFixture *self, GtkWidget *widget)
{
  const graphene_rect_t area = find_area (self, widget);
  const graphene_rect_t around =
    find_area (self, gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW));

  return graphene_rect_contains_rect (&around, &area);
}

/* What is to be placed, though a card is higher than the room that there is; a tile on the card of
 * another player. */
static void
test_marked (void)
{
  LessonFixture self;

  open_on_phone (&self, "3-street.lesson", 1);
  await (is_in_sight (&self, find_with_class (self.window, "hinted")));
  gtk_button_set_label (GTK_BUTTON (driver_find_button (self.window, "_Skip")),
                        "Do It for Me and Go On");
  await (is_in_sight (&self, find_with_class (self.window, "hinted")));
  lesson_fixture_close (&self);
  open_on_phone (&self, "4-walls.lesson", 4);
  await (is_in_sight (&self, find_with_class (self.window, "meant")));
  lesson_fixture_close (&self);
  lesson_fixture_forget (&self);
}

/* The button that the lesson speaks of, of which there is only an icon, and no longer than that. */
static void
test_end_turn (void)
{
  LessonFixture self;

  open_on_phone (&self, "1-palace.lesson", 5);
  await (driver_find_by_action (self.window, "win.end-turn") != NULL);
  g_assert_true (
    gtk_widget_has_css_class (driver_find_by_action (self.window, "win.end-turn"), "meant"));
  lesson_person_do (&self);
  await (lesson_fixture_get_step (&self) == 6);
  g_assert_null (find_with_class (self.window, "meant"));
  lesson_fixture_close (&self);
  lesson_fixture_forget (&self);
}

int
main (int argc, char **argv)
{
  driver_init (&argc, &argv);
  g_test_add_func ("/lesson-marks/tiles", test_tiles);
  g_test_add_func ("/lesson-marks/bar", test_bar);
  g_test_add_func ("/lesson-marks/marked", test_marked);
  g_test_add_func ("/lesson-marks/end-turn", test_end_turn);
  return g_test_run ();
}
