/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-record-file.h"

/* A folder of a test's own for files, and what to put into them. */

typedef struct
{
  char *path;
} RecordFolder;

RecordFolder *record_folder_new (void);

/* With all that is in it. */
void record_folder_free (RecordFolder *folder);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RecordFolder, record_folder_free)

char *record_folder_path (const RecordFolder *folder, const char *name);
GFile *record_folder_file (const RecordFolder *folder, const char *name);

/* How many files are in it, whatever they are called. */
guint record_folder_count (const RecordFolder *folder);

/* The contents of a file; it must be there. */
char *record_folder_read (const RecordFolder *folder, const char *name);
void record_folder_write (const RecordFolder *folder, const char *name, const char *text);

/* Two records that differ. */
MedinaRecord *record_folder_short_record (void);
MedinaRecord *record_folder_long_record (void);

/* The text of a record as files have it. */
char *record_folder_text (const MedinaRecord *record);
