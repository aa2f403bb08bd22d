/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-lesson.h"

/* What may be wrong with a lesson's file is told in a sentence, with the line. */

#define POSITION                                                                            \
  "<position>[Medina]\nFormat=1\nRules=second\nPlayers=2\nFirst=1\nWell=off\nMerchant=k4\n" \
  "Turns=\n[Player 1]\nKind=human\nColor=blue\n[Player 2]\nKind=human\nColor=green\n"       \
  "</position>"

static MedinaLesson *
read_lesson (const char *text, GError **error)
{
  return medina_lesson_new_from_text ("test", text, strlen (text), error);
}

static void
check_fault (const char *text, const char *sentence)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MedinaLesson) lesson = read_lesson (text, &error);

  g_assert_null (lesson);
  g_assert_nonnull (error);
  if (strstr (error->message, sentence) == NULL)
    g_error ("“%s” does not say “%s”", error->message, sentence);
}

static void
check_step (const char *step, const char *sentence)
{
  g_autofree char *text = g_strdup_printf ("<lesson>\n<title>T</title>\n%s\n</lesson>", step);

  check_fault (text, sentence);
}

static void
test_no_lesson (void)
{
  check_fault ("", "empty");
  check_fault ("Medina", "line 1");
  check_fault ("<book></book>", "“book” means nothing here");
  check_fault ("<lesson><title>T</title>", "");
  check_fault ("<lesson part=\"cookery\"></lesson>", "“part=\"cookery\"” means nothing here");
  check_fault ("<lesson>\n</lesson>", "Line 2: “title” is missing.");
  check_fault ("<lesson><title>T</title>\n\n</lesson>", "Line 3: “step” is missing.");
  check_fault ("<lesson><title>T</title><title>U</title></lesson>", "“U” means nothing here");
  check_fault ("<lesson><say>S</say></lesson>", "“say” means nothing here");
}

static void
test_steps (void)
{
  check_step ("<step>" POSITION "</step>", "“say” is missing");
  check_step ("<step><say>S</say></step>", "“position” is missing");
  check_step ("<step do=\"dance\"/>", "“do=\"dance\"” means nothing here");
  check_step ("<step do=\"place\">" POSITION "<say>S</say></step>", "“try” is missing");
  check_step ("<step do=\"pick\">" POSITION "<say>S</say></step>", "“pieces” is missing");
  check_step ("<step>" POSITION "<say>S</say><wrong/></step>", "“wrong” is missing");
  check_step ("<step><say>S</say><step/></step>", "“step” means nothing here");
  check_step ("<step>words</step>", "“words” means nothing here");
  check_step ("<step>" POSITION "<say>S</say><after show=\"f6\">A</after></step>",
              "“show=\"f6\"” means nothing here");
  check_step ("<event kind=\"rain\">E</event>", "“kind=\"rain\"” means nothing here");
  check_step ("<event kind=\"over\"/>", "“event” is missing");
}

static void
test_conditions (void)
{
  static const char *const faults[] = { "pieces=\"X\"",     "pieces=\"\"",      "spaces=\"z9\"",
                                        "spaces=\"f7,g7\"", "gain=\"0\"",       "gain=\"much\"",
                                        "holds=\"7\"",      "founds=\"maybe\"", "size=\"-1\"",
                                        "show=\"sky\"",     "light=\"0\"",      "colour=\"blue\"",
                                        "tiles=\"5\"",      "tiles=\"\"",       "holds=\"T\"" };

  for (guint i = 0; i < G_N_ELEMENTS (faults); i++)
    {
      g_autofree char *step = g_strdup_printf ("<step %s/>", faults[i]);
      g_autofree char *sentence = g_strdup_printf ("“%s” means nothing here", faults[i]);

      check_step (step, sentence);
    }
}

static void
test_positions (void)
{
  check_step ("<step><position>[Chess]</position><say>S</say></step>", "line");
  check_step ("<step><position>[Medina]\nFormat=1\nRules=third\n</position></step>", "third");
}

static void
test_fine (void)
{
  static const char text[] =
    "<lesson part=\"game\">\n<title>A\n  title</title>\n"
    "<!-- a remark --><step show=\"f6 g6\">" POSITION "<say>One,\n\ttwo.</say></step>"
    "<event kind=\"tower-tile\" who=\"other\">E</event></lesson>";
  g_autoptr (GError) error = NULL;
  g_autoptr (MedinaLesson) lesson = read_lesson (text, &error);
  const MedinaLessonStep *step;

  g_assert_no_error (error);
  g_assert_cmpstr (medina_lesson_get_id (lesson), ==, "test");
  g_assert_cmpstr (medina_lesson_get_title (lesson), ==, "A title");
  g_assert_cmpstr (medina_lesson_get_summary (lesson), ==, "");
  g_assert_cmpint (medina_lesson_get_part (lesson), ==, MEDINA_LESSON_GAME);
  g_assert_cmpuint (medina_lesson_get_n_steps (lesson), ==, 1);
  step = medina_lesson_get_step (lesson, 0);
  g_assert_cmpstr (step->say, ==, "One, two.");
  g_assert_cmpint (step->task, ==, MEDINA_LESSON_READ);
  g_assert_cmpint (mdn_set_count (step->shown), ==, 2);
  g_assert_cmpuint (medina_lesson_get_n_events (lesson), ==, 1);
  g_assert_cmpint (medina_lesson_get_event (lesson, 0)->kind, ==, MEDINA_GUIDE_TOWER_TILE);
  g_assert_cmpint (medina_lesson_get_event (lesson, 0)->who, ==, MEDINA_GUIDE_OTHER);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/lesson-files/no-lesson", test_no_lesson);
  g_test_add_func ("/lesson-files/steps", test_steps);
  g_test_add_func ("/lesson-files/conditions", test_conditions);
  g_test_add_func ("/lesson-files/positions", test_positions);
  g_test_add_func ("/lesson-files/fine", test_fine);

  return g_test_run ();
}
