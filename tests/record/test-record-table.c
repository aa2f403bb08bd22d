/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "record-example.h"

/* What a record has of the table beside the game: what goes with the game, and what is only
 * resumed. */

/* The example after four placements, with these keys behind the others of the game. */
static char *
example_with_keys (const char *keys)
{
  g_autofree char *new = g_strconcat ("Mf4 Wb1;\nDate=2026-11-20T18:30:00Z\n", keys, NULL);

  return record_example_with ("Mf4 Wb1;Rk8;\nDate=2026-11-20T18:30:00Z\n", new);
}

static void
test_table (void)
{
  static const struct
  {
    const char *keys;
    gboolean start_chosen, screens, awaiting_end;
    const char *written; /* NULL: the same */
  } table[] = {
    { "StartChosen=true\nScreens=true\nAwaiting=4\n", TRUE, TRUE, TRUE, NULL },
    { "Screens=true\n", FALSE, TRUE, FALSE, NULL },
    { "StartChosen=false\nScreens=false\n", FALSE, FALSE, FALSE, "" },
    { "Awaiting=3\n", FALSE, FALSE, FALSE, "" }, /* another program went on */
    { "Awaiting=true\nScreens=1\nStartChosen=yes\n", FALSE, TRUE, FALSE, "Screens=true\n" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (table); i++)
    {
      const char *written = table[i].written != NULL ? table[i].written : table[i].keys;
      g_autofree char *given = example_with_keys (table[i].keys);
      g_autofree char *expected = example_with_keys (written);
      g_autoptr (MedinaRecord) record = record_example_read (given);
      g_autofree char *text = record_example_write (record, MEDINA_RECORD_PLAIN);

      g_assert_cmpint (record->start_chosen, ==, table[i].start_chosen);
      g_assert_cmpint (record->resume.screens, ==, table[i].screens);
      g_assert_cmpint (record->resume.awaiting_end, ==, table[i].awaiting_end);
      g_assert_cmpstr (text, ==, expected);
    }
}

/* How much of it another game has; nonsense is nothing. What another program has taken back
 * meanwhile does not matter. */
static void
test_goes_on_from (void)
{
  static const struct
  {
    const char *key, *written;
    int from;
  } table[] = {
    { "GoesOnFrom=3\n", "GoesOnFrom=3\n", 3 },
    { "GoesOnFrom=40\n", "GoesOnFrom=40\n", 40 },
    { "GoesOnFrom=0\n", "", 0 },
    { "GoesOnFrom=-1\n", "", 0 },
    { "GoesOnFrom=many\n", "", 0 },
    { "GoesOnFrom=99999999999999999999\n", "", 0 },
    { "", "", 0 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (table); i++)
    {
      g_autofree char *given = example_with_keys (table[i].key);
      g_autofree char *expected = example_with_keys (table[i].written);
      g_autoptr (MedinaRecord) record = record_example_read (given);
      g_autofree char *text = record_example_write (record, MEDINA_RECORD_PLAIN);

      g_assert_cmpint (record->goes_on_from, ==, table[i].from);
      g_assert_cmpstr (text, ==, expected);
    }
}

/* What makes no sense, and what follows it, is not written again. */
static void
test_played_out (void)
{
  static const struct
  {
    const char *key, *written;
    guint8 rows[5];
  } table[] = {
    { "PlayedOut=1+2;3+1;\n", "PlayedOut=1+2;3+1;\n", { 0, 2, 0, 1 } },
    { "PlayedOut=0+4\n", "PlayedOut=0+4;\n", { 4 } },
    { "PlayedOut=2+1;1+1;\n", "PlayedOut=2+1;\n", { 0, 0, 1 } }, /* not in order */
    { "PlayedOut=0+2;1+2;\n", "PlayedOut=0+2;\n", { 2 } },       /* overlap */
    { "PlayedOut=3+2;\n", "", { 0 } },                           /* beyond the end */
    { "PlayedOut=4+1;\n", "", { 0 } },
    { "PlayedOut=0+4;4+1;\n", "PlayedOut=0+4;\n", { 4 } },
    { "PlayedOut=1+0;\n", "", { 0 } },
    { "PlayedOut=1+-1;\n", "", { 0 } },
    { "PlayedOut=99999999999999999999+1;\n", "", { 0 } },
    { "PlayedOut=1\n", "", { 0 } },
    { "PlayedOut=\n", "", { 0 } },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (table); i++)
    {
      g_autofree char *given = example_with_keys (table[i].key);
      g_autofree char *expected = example_with_keys (table[i].written);
      g_autoptr (MedinaRecord) record = record_example_read (given);
      g_autofree char *text = record_example_write (record, MEDINA_RECORD_PLAIN);

      g_assert_cmpmem (record->played_out.rows, sizeof table[i].rows, table[i].rows,
                       sizeof table[i].rows);
      g_assert_cmpstr (text, ==, expected);
    }
}

/* Where there is a group for resuming, it decides; when it is stale, the table does. */
static void
test_table_and_resume (void)
{
  g_autofree char *table = example_with_keys ("Screens=true\nAwaiting=4\n");
  g_autofree char *text = g_strconcat (table, "\n[Resume]\nAfter=4\n", NULL);
  g_autofree char *stale_text = g_strconcat (table, "\n[Resume]\nAfter=5\n", NULL);
  g_autoptr (MedinaRecord) record = record_example_read (text),
                           stale = record_example_read (stale_text);
  g_autofree char *plain = record_example_write (stale, MEDINA_RECORD_PLAIN);
  g_autofree char *resumable = record_example_write (stale, MEDINA_RECORD_RESUMABLE);

  g_assert_false (record->resume.screens);
  g_assert_false (record->resume.awaiting_end);
  g_assert_true (stale->resume.screens);
  g_assert_true (stale->resume.awaiting_end);
  g_assert_cmpstr (plain, ==, table);
  g_assert_true (g_str_has_prefix (resumable, "[Medina]\n"));
  g_assert_nonnull (strstr (resumable, "After=4\nRedo=\nAwaiting=true\nScreens=true\n"));
}

/* --- Resuming --------------------------------------------------------------------------------- */

static MedinaRecord *
read_with_resume (const char *resume)
{
  g_autofree char *text = g_strconcat (record_example, "\n", resume, NULL);

  return record_example_read (text);
}

static void
test_resume (void)
{
  static const char resume[] = "[Resume]\n"
                               "After=5\n"
                               "Redo=Wc1 Wd1 We1\n"
                               "Awaiting=false\n"
                               "Screens=true\n"
                               "Hand=S\n"
                               "File=file:///games/a.medina\n";
  g_autoptr (MedinaRecord) record = read_with_resume (resume);
  g_autofree char *text = record_example_write (record, MEDINA_RECORD_RESUMABLE);
  g_autofree char *plain = record_example_write (record, MEDINA_RECORD_PLAIN);
  g_autofree char *expected = g_strconcat (record_example, "\n", resume, NULL);
  g_autofree char *with_screens = record_example_with ("Date=2026-11-20T18:30:00Z\n",
                                                       "Date=2026-11-20T18:30:00Z\nScreens=true\n");

  g_assert_cmpint (record->game.cursor, ==, 5);
  g_assert_cmpint (record->game.count, ==, 8);
  g_assert_cmpint (record->resume.hand, ==, MDN_STABLE);
  g_assert_true (record->resume.screens);
  g_assert_cmpstr (text, ==, expected);
  g_assert_cmpstr (plain, ==, with_screens);
}

static void
test_resume_awaiting (void)
{
  static const struct
  {
    const char *turns;
    gboolean may;
  } table[] = {
    { "Turns=Ok8;Pd4;Mf4 Wb1;", TRUE },
    { "Turns=Ok8;Pd4;Mf4;", FALSE },
    { "Turns=", FALSE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (table); i++)
    {
      g_autofree char *text = record_example_with ("Turns=Ok8;Pd4;Mf4 Wb1;Rk8;", table[i].turns);
      g_autofree char *all =
        g_strdup_printf ("%s\n[Resume]\nAfter=%d\nAwaiting=true\n", text, i == 2 ? 0 : 4 - (int) i);
      g_autoptr (MedinaRecord) record = record_example_read (all);

      g_assert_cmpint (record->resume.awaiting_end, ==, table[i].may);
    }
}

/* Another program went on without knowing the group, or somebody wrote nonsense into it. */
static void
test_resume_stale (void)
{
  static const char *const stale[] = {
    "[Resume]\nAfter=4\nRedo=Wc1\nScreens=true\nHand=S\n",
    "[Resume]\nRedo=Wc1\nScreens=true\nHand=S\n",
    "[Resume]\nAfter=many\nScreens=true\nHand=S\n",
    "[Resume]\nAfter=99999999999999999999\nScreens=true\nHand=S\n",
  };
  static const char *const nonsense[] = {
    "[Resume]\nAfter=5\nRedo=Wc1 Zz9\n",
    "[Resume]\nAfter=5\nRedo=Wc1 Ok8\n",
    "[Resume]\nAfter=5\nRedo=\\q\nHand=Q\n",
    "[Resume]\nAfter=5\nHand=Stable\nAwaiting=perhaps\n",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (stale); i++)
    {
      g_autoptr (MedinaRecord) record = read_with_resume (stale[i]);

      g_assert_cmpint (record->game.count, ==, 5);
      g_assert_cmpint (record->resume.hand, ==, MEDINA_RECORD_NO_PIECE);
      g_assert_false (record->resume.screens);
      g_assert_false (g_key_file_has_group (record->keys, MEDINA_RECORD_RESUME_GROUP));
    }
  for (gsize i = 0; i < G_N_ELEMENTS (nonsense); i++)
    {
      g_autoptr (MedinaRecord) record = read_with_resume (nonsense[i]);

      g_assert_cmpint (record->game.cursor, ==, 5);
      g_assert_cmpint (record->game.count, ==, 5);
      g_assert_cmpint (record->resume.hand, ==, MEDINA_RECORD_NO_PIECE);
      g_assert_false (record->resume.awaiting_end);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/record-table/the-table-is-read-and-written", test_table);
  g_test_add_func ("/record-table/goes-on-from", test_goes_on_from);
  g_test_add_func ("/record-table/played-out", test_played_out);
  g_test_add_func ("/record-table/resume-replaces-the-table", test_table_and_resume);
  g_test_add_func ("/record-table/resume-brings-redo-and-hand-back", test_resume);
  g_test_add_func ("/record-table/only-a-complete-turn-awaits-its-end", test_resume_awaiting);
  g_test_add_func ("/record-table/a-stale-resume-is-ignored", test_resume_stale);
  return g_test_run ();
}
