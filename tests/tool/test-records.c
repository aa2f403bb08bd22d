/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Game records in conversation, and --check. */

#include <string.h>
#include <sys/stat.h>

#include <glib/gstdio.h>

#include "engine-process.h"

static const char good[] = "[Medina]\n"
                           "Format=1\n"
                           "Rules=second\n"
                           "Players=3\n"
                           "First=1\n"
                           "Well=h6\n"
                           "Merchant=e4\n"
                           "Tea=true\n"
                           "Towers=true\n"
                           "Opening=short\n"
                           "Neutral=false\n"
                           "Event=Summer feast\n"
                           "Turns=Ok8;Pd4;Mf4 Wb1;Rk8;\n"
                           "Date=2026-11-20T18:30:00Z\n"
                           "\n"
                           "[Player 1]\n"
                           "Name=Aisha\n"
                           "Kind=human\n"
                           "Color=green\n"
                           "\n"
                           "[Player 2]\n"
                           "Name=\n"
                           "Kind=computer\n"
                           "Level=expert\n"
                           "Color=yellow\n"
                           "\n"
                           "[Player 3]\n"
                           "Name=Omar\n"
                           "Kind=human\n"
                           "Color=red\n"
                           "\n"
                           "[Clock]\n"
                           "Left=17\n";

typedef struct
{
  char *folder;
  char *path; /* of a file that need not be there */
  Engine *engine;
} Fixture;

static void
set_up (Fixture *self, gconstpointer data)
{
  self->folder = g_dir_make_tmp ("medina-engine-XXXXXX", NULL);
  g_assert_nonnull (self->folder);
  self->path = g_build_filename (self->folder, "game.medina", NULL);
  self->engine = engine_new ();
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  engine_free (self->engine);
  g_remove (self->path);
  g_assert_cmpint (g_rmdir (self->folder), ==, 0);
  g_free (self->folder);
  g_free (self->path);
}

static void
write_file (Fixture *self, const char *text)
{
  g_autoptr (GError) error = NULL;

  g_file_set_contents (self->path, text, -1, &error);
  g_assert_no_error (error);
}

static void
assert_answer (Fixture *self, const char *expected, const char *command)
{
  g_autofree char *answer = engine_ask (self->engine, "%s", command);

  g_assert_cmpstr (answer, ==, expected);
}

static void
assert_file_answer (Fixture *self, const char *expected, const char *command)
{
  g_autofree char *answer = engine_ask (self->engine, "%s %s", command, self->path);

  g_assert_cmpstr (answer, ==, expected);
}

/* The answer to `record`: the text without its empty lines. */
static char *
answer_of (const char *text)
{
  GString *answer = g_string_new ("= ");

  g_string_append (answer, text);
  g_string_replace (answer, "\n\n", "\n", 0);
  g_string_truncate (answer, answer->len - 1);
  return g_string_free (answer, FALSE);
}

/* A record is loaded and saved with its players, remarks and foreign groups. */
static void
test_load_save (Fixture *self, gconstpointer data)
{
  g_autofree char *answer = answer_of (good);
  g_autofree char *saved = NULL;

  write_file (self, good);
  assert_file_answer (self, "=", "load");
  assert_answer (self, answer, "record");
  g_assert_cmpint (g_remove (self->path), ==, 0);
  assert_file_answer (self, "=", "save");
  g_assert_true (g_file_get_contents (self->path, &saved, NULL, NULL));
  g_assert_cmpstr (saved, ==, good);
}

/* The keys of the table stay in the record. A turn that awaited its end has ended once something
 * is played. */
static void
test_table (Fixture *self, gconstpointer data)
{
  static const char keys[] =
    "Mf4 Wb1;\nDate=2026-11-20T18:30:00Z\nStartChosen=true\nScreens=true\nAwaiting=4\n";
  g_autoptr (GString) text = g_string_new (good);
  g_autofree char *answer = NULL, *record = NULL, *back = NULL;

  g_assert_cmpuint (g_string_replace (text, "Mf4 Wb1;Rk8;\nDate=2026-11-20T18:30:00Z\n", keys, 0),
                    ==, 1);
  answer = answer_of (text->str);
  write_file (self, text->str);
  assert_file_answer (self, "=", "load");
  assert_answer (self, answer, "record");
  assert_answer (self, "= player=1 placement=2 of=2", "play Rk8");
  record = engine_ask (self->engine, "record");
  g_assert_nonnull (strstr (record, "\nStartChosen=true\nScreens=true\n"));
  g_assert_null (strstr (record, "Awaiting"));
  assert_answer (self, "= player=1 placement=1 of=2", "undo");
  back = engine_ask (self->engine, "record");
  g_assert_null (strstr (back, "Awaiting"));
}

/* A game that was loaded is one like any other. */
static void
test_undo (Fixture *self, gconstpointer data)
{
  g_autofree char *record = NULL;

  write_file (self, good);
  assert_file_answer (self, "=", "load");
  assert_answer (self, "= player=1 placement=2 of=2", "turn");
  assert_answer (self, "= player=3 placement=2 of=2", "undo 2");
  record = engine_ask (self->engine, "record");
  g_assert_nonnull (strstr (record, "\nTurns=Ok8;Pd4;Mf4;\n"));
  g_assert_nonnull (strstr (record, "\n[Clock]\nLeft=17"));
  assert_answer (self, "= player=1 placement=2 of=2", "redo 2");
  assert_answer (self, "= player=1 placement=1 of=1", "undo 5");
  assert_answer (self, "? no placements can be undone", "undo");
}

/* `new` drops the groups of the loaded record and the players. */
static void
test_new (Fixture *self, gconstpointer data)
{
  g_autofree char *record = NULL;

  write_file (self, good);
  assert_file_answer (self, "=", "load");
  assert_answer (self, "= rules=first players=2 first=1", "new rules=first players=2 first=1");
  record = engine_ask (self->engine, "record");
  g_assert_null (strstr (record, "Clock"));
  g_assert_null (strstr (record, "Aisha"));
  g_assert_nonnull (strstr (record, "\nTurns=\n"));
  g_assert_nonnull (strstr (record, "\n[Player 1]\nName=\nKind=human\nColor=yellow\n"));
}

/* A refused `load` leaves the game, what can be redone and the players. */
static void
test_refused (Fixture *self, gconstpointer data)
{
  g_autofree char *before = NULL, *after = NULL, *text = NULL;
  GString *bad = g_string_new (good);

  write_file (self, good);
  assert_file_answer (self, "=", "load");
  assert_answer (self, "= player=1 placement=1 of=2", "undo");
  before = engine_ask (self->engine, "record");
  g_string_replace (bad, "Mf4 Wb1", "Mf4 Wb2", 0);
  text = g_string_free (bad, FALSE);
  write_file (self, text);
  assert_file_answer (self,
                      "? Error in turn 3, second placement “Wb2”: walls go only around the city.",
                      "load");
  assert_answer (self,
                 "? The file no longer exists. If it was on a removable drive, reconnect the drive "
                 "and try again.",
                 "load /nowhere/game.medina");
  assert_answer (self,
                 "? The folder no longer exists. If it was on a removable drive, reconnect the "
                 "drive and try again, or save the game somewhere else.",
                 "save /nowhere/game.medina");
  after = engine_ask (self->engine, "record");
  g_assert_cmpstr (after, ==, before);
  assert_answer (self, "= player=1 placement=2 of=2", "redo");
}

static void
test_check (Fixture *self, gconstpointer data)
{
  g_autofree char *other = g_build_filename (self->folder, "other", NULL);
  const char *both[] = { "--check", self->path, other, NULL };
  const char *one[] = { "--check", self->path, NULL };
  g_autoptr (EngineRun) bad = NULL, sound = NULL;
  g_autofree char *expected = NULL, *expected_bad = NULL;

  write_file (self, good);
  sound = engine_run (one, "", 0);
  expected = g_strdup_printf ("%s: sound\n", self->path);
  g_assert_cmpstr (sound->output, ==, expected);
  g_assert_cmpstr (sound->errors, ==, "");
  g_assert_cmpint (sound->status, ==, 0);

  bad = engine_run (both, "", 0);
  expected_bad = g_strdup_printf ("%s: sound\n%s: The file no longer exists. If it was on a "
                                  "removable drive, reconnect the drive and try again.\n",
                                  self->path, other);
  g_assert_cmpstr (bad->output, ==, expected_bad);
  g_assert_cmpstr (bad->errors, ==, "");
  g_assert_cmpint (bad->status, ==, 1);
}

/* Nobody writes into the pipe: it is judged all the same, and what comes after it. */
static void
test_check_pipe (Fixture *self, gconstpointer data)
{
  g_autofree char *pipe = g_build_filename (self->folder, "pipe", NULL);
  const char *both[] = { "--check", pipe, self->path, NULL };
  g_autofree char *expected = NULL;
  g_autoptr (EngineRun) run = NULL;

  write_file (self, good);
  g_assert_cmpint (mkfifo (pipe, 0600), ==, 0);
  run = engine_run (both, "", 0);
  expected = g_strdup_printf ("%s: This is a folder or a device, not a game file.\n%s: sound\n",
                              pipe, self->path);
  g_assert_cmpstr (run->output, ==, expected);
  g_assert_cmpstr (run->errors, ==, "");
  g_assert_cmpint (run->status, ==, 1);
  g_assert_cmpint (g_remove (pipe), ==, 0);
}

int
main (int argc, char *argv[])
{
  static const struct
  {
    const char *name;
    void (*run) (Fixture *self, gconstpointer data);
  } tests[] = {
    { "/records/what-is-loaded-is-saved-unchanged", test_load_save },
    { "/records/the-table-stays-until-something-is-played", test_table },
    { "/records/undo-works-in-a-loaded-game", test_undo },
    { "/records/new-forgets-the-loaded-record", test_new },
    { "/records/a-bad-file-changes-nothing", test_refused },
    { "/records/check-judges-each-file", test_check },
    { "/records/check-waits-for-no-pipe", test_check_pipe },
  };

  g_test_init (&argc, &argv, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].name, Fixture, NULL, set_up, tests[i].run, tear_down);
  return g_test_run ();
}
