/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-record-error-private.h"
#include "medina-record-key.h"
#include "medina-record.h"

G_BEGIN_DECLS

/* The parts of a record. Each is read from the key file into the record, in this order, and
 * written to a key file, which may be another one than the record's own. */

/* Whether the text is a key file that can be trusted: it is UTF-8, every line makes sense, no
 * group and no key in it stands twice, and one group is that of game records. GKeyFile itself
 * accepts more. */
gboolean medina_record_check_syntax (const char *text, gsize length, GError **error);

gboolean medina_record_read_setup (GKeyFile *keys, MdnSetup *setup, GError **error);
void medina_record_write_setup (GKeyFile *keys, const MdnSetup *setup);

/* Plays the turns in a game that has just begun. */
gboolean medina_record_read_turns (GKeyFile *keys, MdnGame *game, GError **error);
void medina_record_write_turns (GKeyFile *keys, const MdnGame *game);

gboolean medina_record_read_seats (MedinaRecord *record, GError **error);
void medina_record_write_seats (GKeyFile *keys, const MedinaRecord *record);

/* How the table was left: screens, a turn that awaits its end, who was chosen to begin; and how
 * much of the game another one has. A plain record has this in the group of game records, a
 * resumable one in the group Resume. Reading cannot fail: values that make no sense are ignored. */
void medina_record_read_table (MedinaRecord *record);
void
medina_record_write_table (GKeyFile *keys, const MedinaRecord *record, MedinaRecordExtent extent);

/* Whether the last turn before the cursor can be one that was made and not ended yet. */
gboolean medina_record_may_await (const MdnGame *game);

/* Which placements were played out at once. Read last, when all placements are known; it cannot
 * fail. */
void medina_record_read_played_out (MedinaRecord *record);
void medina_record_write_played_out (GKeyFile *keys,
                                     const MedinaRecord *record,
                                     MedinaRecordExtent extent);

/* The group Resume, which is read after the table and replaces what that found. Reading it
 * cannot fail either. */
void medina_record_read_resume (MedinaRecord *record);
void medina_record_write_resume (GKeyFile *keys, const MedinaRecord *record);

G_END_DECLS
