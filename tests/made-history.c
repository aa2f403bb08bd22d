/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "made-history.h"

#include <errno.h>
#include <glib/gstdio.h>

#include "await.h"
#include "random-record.h"

enum
{
  FIRST_YEAR = 2020,
  MONTHS = 12,
  MINUTES = 25, /* that a game takes */
};

static void
write_game (const char *folder, MedinaRecord *record, GDateTime *date)
{
  g_autofree char *day = g_date_time_format (date, "%Y-%m-%d-%H%M%S");
  g_autofree char *name = g_strdup_printf ("%s-%s%s", day, "made", MEDINA_RECORD_SUFFIX);
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;

  g_clear_pointer (&record->date, g_date_time_unref);
  record->date = g_date_time_ref (date);
  bytes = medina_record_to_bytes (record, MEDINA_RECORD_PLAIN);
  g_file_set_contents (path, g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes),
                       &error);
  g_assert_no_error (error);
}

static GPtrArray *
make_games (int kinds)
{
  GPtrArray *games = g_ptr_array_new_with_free_func ((GDestroyNotify) medina_record_free);
  MdnRandom random;

  mdn_random_seed (&random, 16);
  for (int i = 0; i < kinds; i++)
    {
      const RandomRules rules = random_rules (i % RANDOM_RULES);

      g_ptr_array_add (games, random_finished_record (&rules, &random));
    }
  return games;
}

void
made_history_fill (const char *folder, int games, int kinds)
{
  g_autoptr (GPtrArray) made = make_games (MIN (games, kinds));
  g_autoptr (GDateTime) first = g_date_time_new_utc (FIRST_YEAR, 1, 1, 18, 30, 0);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  for (int i = 0; i < games; i++)
    {
      g_autoptr (GDateTime) date = g_date_time_add_hours (first, i);

      write_game (folder, made->pdata[(guint) i % made->len], date);
    }
}

void
made_history_clear (const char *folder)
{
  g_autoptr (GDir) directory = g_dir_open (folder, 0, NULL);
  const char *name;

  while (directory != NULL && (name = g_dir_read_name (directory)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      /* A thread may just delete what was removed. */
      g_assert_true (g_unlink (path) == 0 || errno == ENOENT);
    }
}

MedinaRecord *
made_history_game (guint64 seed, int day)
{
  const RandomRules rules = { MDN_SECOND_EDITION, 3 };
  MedinaRecord *record;
  MdnRandom random;

  mdn_random_seed (&random, seed);
  record = random_finished_record (&rules, &random);
  g_clear_pointer (&record->date, g_date_time_unref);
  record->date = g_date_time_new_utc (2026, 11, day, 18, 30, 0);
  return record;
}

static void
seat (MedinaSeat *seat, MedinaSeatKind kind, MedinaLevel level, const char *name)
{
  g_free (seat->name);
  seat->name = g_strdup (name);
  seat->kind = kind;
  seat->level = level;
}

static void
keep_month (MedinaHistory *history, const char *name, int month)
{
  static const RandomRules rules[] = { { MDN_SECOND_EDITION, 2 },
                                       { MDN_FIRST_EDITION, 3 },
                                       { MDN_SECOND_EDITION, 4 } };
  MedinaRecord *record;
  g_autoptr (GError) error = NULL;
  MdnRandom random;

  mdn_random_seed (&random, (guint64) month);
  record = random_finished_record (&rules[month % (int) G_N_ELEMENTS (rules)], &random);
  g_clear_pointer (&record->date, g_date_time_unref);
  record->date = g_date_time_new_utc (2025, month, 1 + month, 18, 30, 0);
  for (int i = 2; i < record->game.setup.rules.players; i++)
    seat (&record->seats[i], MEDINA_SEAT_HUMAN, MEDINA_LEVEL_MEDIUM, i == 2 ? "Chiara" : "Dai");
  seat (&record->seats[0], MEDINA_SEAT_HUMAN, MEDINA_LEVEL_MEDIUM, name);
  seat (&record->seats[1], month == MONTHS ? MEDINA_SEAT_HUMAN : MEDINA_SEAT_COMPUTER,
        (MedinaLevel) ((month - 1) / 3), "Ben");
  g_assert_true (medina_history_keep (history, record, month * MINUTES * 60, &error));
  g_assert_no_error (error);
  medina_record_free (record);
}

void
made_history_play_year (MedinaHistory *history, const char *name)
{
  for (int month = 1; month <= MONTHS; month++)
    keep_month (history, name, month);
}

void
made_history_load (MedinaHistory *history)
{
  medina_history_load (history);
  await (medina_history_get_unread (history) == 0);
}

guint
made_history_count (MedinaHistory *history)
{
  return g_list_model_get_n_items (medina_history_get_entries (history));
}

gboolean
made_history_remove (MedinaHistory *history, MedinaHistoryEntry *entry, GError **error)
{
  g_autoptr (GAsyncResult) result = NULL;

  medina_history_remove_async (history, entry, await_result_cb, &result);
  await (result != NULL);
  return medina_history_remove_finish (history, result, error);
}

gboolean
made_history_restore (MedinaHistory *history, MedinaHistoryEntry *entry, GError **error)
{
  g_autoptr (GAsyncResult) result = NULL;

  medina_history_restore_async (history, entry, await_result_cb, &result);
  await (result != NULL);
  return medina_history_restore_finish (history, result, error);
}

MedinaHistoryEntry *
made_history_entry (MedinaHistory *history, guint position)
{
  g_autoptr (MedinaHistoryEntry) entry =
    g_list_model_get_item (medina_history_get_entries (history), position);

  g_assert_nonnull (entry);
  return entry;
}
