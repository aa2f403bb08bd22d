/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "await.h"
#include "medina-announcements.h"
#include "medina-announcer.h"

/* Texts over something else in a window. */

typedef struct
{
  GtkWidget *window;
  MedinaAnnouncer *announcer;
} Fixture;

static const char *const event_list[] = {
  "Aisha takes tower tile 4 from Ben.",
  "Every player now owns a gray palace: 2 gray buildings leave the game.",
  "Only Aisha can still place pieces.",
  "The game is over.",
};

static gboolean
has_come (Fixture *self)
{
  return gtk_widget_get_width (self->window) > 0;
}

static void
open_window (Fixture *self, int width, int height)
{
  GtkWidget *overlay = gtk_overlay_new ();

  self->window = gtk_window_new ();
  self->announcer = g_object_new (MEDINA_TYPE_ANNOUNCER, NULL);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), gtk_drawing_area_new ());
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), GTK_WIDGET (self->announcer));
  gtk_window_set_child (GTK_WINDOW (self->window), overlay);
  gtk_window_set_default_size (GTK_WINDOW (self->window), width, height);
  gtk_window_present (GTK_WINDOW (self->window));
  await (has_come (self));
}

static void
set_up (Fixture *self, gconstpointer data)
{
  open_window (self, 480, GPOINTER_TO_INT (data));
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (self->window));
}

static void
add_to_event_list (Fixture *self)
{
  for (gsize i = 0; i < G_N_ELEMENTS (event_list); i++)
    medina_announcer_add (self->announcer, event_list[i]);
}

static void
test_last_three (Fixture *self, gconstpointer data)
{
  g_autofree char *last = g_strjoin ("\n", event_list[1], event_list[2], event_list[3], NULL);

  add_to_event_list (self);
  g_assert_cmpstr (medina_announcer_get_text (self->announcer), ==, last);
}

/* Where there is no room for all of them the last one counts, however long it is. */
static void
test_little_room (Fixture *self, gconstpointer data)
{
  add_to_event_list (self);
  g_assert_cmpstr (medina_announcer_get_text (self->announcer), ==, event_list[3]);
  medina_announcer_add (self->announcer, event_list[1]);
  g_assert_cmpstr (medina_announcer_get_text (self->announcer), ==, event_list[1]);
}

static void
test_in_place (Fixture *self, gconstpointer data)
{
  add_to_event_list (self);
  medina_announcer_announce (self->announcer, event_list[0]);
  g_assert_cmpstr (medina_announcer_get_text (self->announcer), ==, event_list[0]);
  medina_announcer_dismiss (self->announcer);
  g_assert_cmpstr (medina_announcer_get_text (self->announcer), ==, "");
}

/* What happens again, as after undo, is told once: as the last. */
static void
test_again (Fixture *self, gconstpointer data)
{
  g_autofree char *both = g_strjoin ("\n", event_list[1], event_list[0], NULL);

  medina_announcer_add (self->announcer, event_list[0]);
  medina_announcer_add (self->announcer, event_list[1]);
  medina_announcer_add (self->announcer, event_list[0]);
  g_assert_cmpstr (medina_announcer_get_text (self->announcer), ==, both);
  medina_announcer_add (self->announcer, event_list[0]);
  g_assert_cmpstr (medina_announcer_get_text (self->announcer), ==, both);
}

/* What others have done is not lost because they go on; it waits where there is no room for it. */
static void
test_append (Fixture *self, gconstpointer data)
{
  g_autofree char *three = g_strjoin ("\n", event_list[0], event_list[1], event_list[2], NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (event_list); i++)
    medina_announcer_append (self->announcer, event_list[i]);
  g_assert_cmpstr (medina_announcer_get_text (self->announcer), ==, three);
  for (int i = 0; i < 2; i++)
    {
      medina_announcer_shorten (self->announcer);
      await_quiet ();
    }
  g_assert_cmpstr (medina_announcer_get_text (self->announcer), ==, event_list[0]);
  medina_announcer_shorten (self->announcer);
  await_quiet ();
  g_assert_cmpstr (medina_announcer_get_text (self->announcer), ==, event_list[0]);
  medina_announcer_add (self->announcer, event_list[3]);
  g_assert_cmpstr (medina_announcer_get_text (self->announcer), ==, event_list[3]);
}

/* --- How long --------------------------------------------------------------------------------- */

/* On a clock that the test winds. */
static gint64
count_microseconds (const char *text)
{
  return medina_announcements_count_seconds (text) * G_USEC_PER_SEC;
}

static void
assert_texts (MedinaAnnouncements *texts, const char *expected)
{
  g_autofree char *joined = medina_announcements_join (texts, MEDINA_MOST_ANNOUNCEMENTS);

  g_assert_cmpstr (joined, ==, expected);
}

static void
test_length (void)
{
  g_assert_cmpint (medina_announcements_count_seconds (event_list[3]), <,
                   medina_announcements_count_seconds (event_list[1]));
  g_assert_cmpint (medina_announcements_count_seconds (
                     "全員が灰色の宮殿を所有しました。灰色の建物２個がゲームから"
                     "取り除かれます。"),
                   >, medina_announcements_count_seconds (event_list[3]));
}

/* One after the other, each for as long as it takes to read it. */
static void
test_reading (void)
{
  MedinaAnnouncements texts = { 0 };
  const gint64 first = count_microseconds (event_list[0]),
               second = count_microseconds (event_list[1]);
  g_autofree char *both = g_strjoin ("\n", event_list[0], event_list[1], NULL);

  medina_announcements_append (&texts, event_list[0], 0);
  medina_announcements_append (&texts, event_list[1], 1);
  g_assert_cmpint (medina_announcements_find_next (&texts, TRUE), ==, first);
  g_assert_false (medina_announcements_pass (&texts, first - 1, TRUE));
  g_assert_false (medina_announcements_pass (&texts, first, FALSE));
  assert_texts (&texts, both);
  g_assert_true (medina_announcements_pass (&texts, first, TRUE));
  assert_texts (&texts, event_list[1]);
  g_assert_cmpint (medina_announcements_find_next (&texts, TRUE), ==, first + second);
  g_assert_false (medina_announcements_pass (&texts, first + second - 1, TRUE));
  g_assert_true (medina_announcements_pass (&texts, first + second, FALSE));
  g_assert_cmpint (medina_announcements_find_next (&texts, FALSE), ==, 0);
  assert_texts (&texts, "");
}

/* The last is begun with at most so long after it came as the shortest text stays; before that each
 * has its share. */
static void
test_hurry (void)
{
  MedinaAnnouncements texts = { 0 };
  const gint64 first = count_microseconds (event_list[3]);
  gint64 next;

  medina_announcements_append (&texts, event_list[3], 0);
  medina_announcements_hurry (&texts, 0);
  g_assert_cmpint (medina_announcements_find_next (&texts, TRUE), ==, first);
  medina_announcements_append (&texts, event_list[0], 0);
  medina_announcements_append (&texts, event_list[1], 0);
  medina_announcements_hurry (&texts, 0);
  next = medina_announcements_find_next (&texts, TRUE);
  g_assert_cmpint (next, >, 0);
  g_assert_cmpint (next, <, first);
  g_assert_true (medina_announcements_pass (&texts, next, TRUE));
  next = medina_announcements_find_next (&texts, TRUE);
  g_assert_cmpint (next, ==, count_microseconds (event_list[3])); /* the least that a text takes */
  g_assert_true (medina_announcements_pass (&texts, next, TRUE));
  assert_texts (&texts, event_list[1]);
  g_assert_cmpint (medina_announcements_find_next (&texts, TRUE), ==,
                   next + count_microseconds (event_list[1]));
  medina_announcements_clear (&texts);
}

/* As long as others act; after that nobody reads once more what has been there for long. */
static void
test_keeping (void)
{
  MedinaAnnouncements texts = { 0 };
  const gint64 time = count_microseconds (event_list[1]);

  medina_announcements_keep (&texts, TRUE, 0);
  medina_announcements_append (&texts, event_list[1], 0);
  g_assert_cmpint (medina_announcements_find_next (&texts, FALSE), ==, 0);
  g_assert_false (medina_announcements_pass (&texts, 5 * time, FALSE));
  assert_texts (&texts, event_list[1]);
  medina_announcements_append (&texts, event_list[0], 5 * time);
  g_assert_false (medina_announcements_drop_read (&texts, 5 * time));
  assert_texts (&texts, event_list[0]);
  g_assert_true (medina_announcements_keep (&texts, FALSE, 8 * time));
  assert_texts (&texts, "");
}

/* However quick they are: what one has done oneself is old by then, and what they have done is
 * not. */
static void
test_older (void)
{
  MedinaAnnouncements texts = { 0 };
  const gint64 first = count_microseconds (event_list[0]);
  const gint64 second = count_microseconds (event_list[1]);

  medina_announcements_append (&texts, event_list[0], 0);
  g_assert_false (medina_announcements_keep (&texts, TRUE, 1));
  medina_announcements_append (&texts, event_list[1], 2);
  g_assert_true (medina_announcements_keep (&texts, FALSE, 3));
  assert_texts (&texts, event_list[1]);
  g_assert_cmpint (medina_announcements_find_next (&texts, FALSE), ==, first + second);
  medina_announcements_clear (&texts);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  gtk_init ();
  g_test_add ("/announcer/the-last-three-texts-are-shown", Fixture, GINT_TO_POINTER (900), set_up,
              test_last_three, tear_down);
  g_test_add ("/announcer/with-little-room-the-last-is-shown", Fixture, GINT_TO_POINTER (24),
              set_up, test_little_room, tear_down);
  g_test_add ("/announcer/a-text-that-is-shown-is-not-added", Fixture, GINT_TO_POINTER (900),
              set_up, test_again, tear_down);
  g_test_add ("/announcer/a-text-may-replace-the-others", Fixture, GINT_TO_POINTER (900), set_up,
              test_in_place, tear_down);
  g_test_add ("/announcer/what-is-appended-waits", Fixture, GINT_TO_POINTER (24), set_up,
              test_append, tear_down);
  g_test_add_func ("/announcer/longer-texts-stay-longer", test_length);
  g_test_add_func ("/announcer/texts-are-read-one-after-the-other", test_reading);
  g_test_add_func ("/announcer/what-waits-is-not-late", test_hurry);
  g_test_add_func ("/announcer/they-are-kept-while-others-act", test_keeping);
  g_test_add_func ("/announcer/what-is-older-goes-then", test_older);
  return g_test_run ();
}
