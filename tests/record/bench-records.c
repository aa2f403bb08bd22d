/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How long it takes to open and to save the longest of many random games, in memory and on the
 * disk. Nothing is asserted: only a release build on an idle machine tells something. */

#include <stdio.h>

#include "random-record.h"
#include "record-folder.h"

enum
{
  SEED = 7,
  GAMES = 300, /* of each kind */
  ROUNDS = 200,
};

static MedinaRecord *
find_longest (void)
{
  MedinaRecord *longest = NULL;
  MdnRandom random;

  mdn_random_seed (&random, SEED);
  for (int i = 0; i < RANDOM_RULES * GAMES; i++)
    {
      const RandomRules rules = random_rules (i % RANDOM_RULES);
      MedinaRecord *record = random_finished_record (&rules, &random);

      if (longest == NULL || record->game.cursor > longest->game.cursor)
        {
          MedinaRecord *shorter = longest;

          longest = record;
          record = shorter;
        }
      medina_record_free (record);
    }
  return longest;
}

typedef struct
{
  RecordFolder *folder;
  GFile *file;
  MedinaRecord *record;
  GBytes *bytes;
} Bench;

static void
write_text (Bench *self)
{
  g_bytes_unref (medina_record_to_bytes (self->record, MEDINA_RECORD_RESUMABLE));
}

static void
read_text (Bench *self)
{
  medina_record_free (medina_record_new_from_data (g_bytes_get_data (self->bytes, NULL),
                                                   g_bytes_get_size (self->bytes), NULL));
}

static void
save_file (Bench *self)
{
  g_assert_true (medina_record_save_bytes (self->file, self->bytes, NULL, NULL, NULL));
}

static void
load_file (Bench *self)
{
  g_autofree char *stamp = NULL;

  medina_record_free (medina_record_load (self->file, &stamp, NULL, NULL));
}

static int
compare_times (gconstpointer a, gconstpointer b)
{
  return (int) (*(const gint64 *) a - *(const gint64 *) b);
}

static void
measure (Bench *self, const char *name, void (*run) (Bench *self))
{
  gint64 times[ROUNDS];

  for (int i = 0; i < ROUNDS; i++)
    {
      const gint64 start = g_get_monotonic_time ();

      run (self);
      times[i] = g_get_monotonic_time () - start;
    }
  qsort (times, ROUNDS, sizeof *times, compare_times);
  printf ("%-10s median %5.3f ms  longest %5.3f ms\n", name, (double) times[ROUNDS / 2] / 1000.0,
          (double) times[ROUNDS - 1] / 1000.0);
}

int
main (void)
{
  Bench bench = { .folder = record_folder_new (), .record = find_longest () };

  bench.file = record_folder_file (bench.folder, "longest.medina");
  bench.bytes = medina_record_to_bytes (bench.record, MEDINA_RECORD_RESUMABLE);
  printf ("placements=%d bytes=%zu\n", bench.record->game.cursor, g_bytes_get_size (bench.bytes));
  measure (&bench, "write text", write_text);
  measure (&bench, "read text", read_text);
  measure (&bench, "save file", save_file);
  measure (&bench, "load file", load_file);

  g_bytes_unref (bench.bytes);
  g_object_unref (bench.file);
  medina_record_free (bench.record);
  record_folder_free (bench.folder);
  return 0;
}
