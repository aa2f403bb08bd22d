/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "game.h"
#include "medina-record-error.h"
#include "medina-seat.h"

G_BEGIN_DECLS

/* A game record: a game, who played it and when, as it stands in *.medina files.
 *
 * The format, number 1. A record is a key file as GKeyFile reads it, in UTF-8, at most 1 MiB long,
 * of the media type application/x-medina:
 *
 *   [Medina]
 *   Format=1             a higher number is refused: this program would misunderstand it
 *   Rules=second         first, second or online
 *   Players=3            2, 3 or 4
 *   First=1              the starting player
 *   Well=h6              its space, or off (U2)
 *   Merchant=e4          the first merchant (U3)
 *   Tea=true
 *   Towers=true          merchants lie on the tower tiles (U4)
 *   Opening=short        or full (T4)
 *   Neutral=true         neutral rooftops; only with three players
 *   Turns=Ok8;Pd4;Mf4 Wb1;
 *   Date=2026-11-20T18:30:00Z
 *   StartChosen=true     the starting player was chosen, and will begin the next game, too
 *   Screens=true         stocks are hidden
 *   Awaiting=5           the last turn, which ends with placement 5, has not been ended by its
 *                        player
 *   PlayedOut=2+3;9+1;   the 3 placements after 2 were played out at once, and the one after 9
 *   GoesOnFrom=12        the first 12 placements are those of another game, from which this one
 *                        goes on
 *
 *   [Player 1]           a group for each player
 *   Name=Aisha           may be empty or absent; 200 characters, all in one line
 *   Kind=human           or computer, which has
 *   Level=hard           easy, medium, hard or expert; medium if absent
 *   Character=mason      builder, claimer, merchant or mason; what the computer likes to place
 *   Color=blue           blue, yellow, green or red, no two alike
 *
 * The keys from Well to Neutral are there exactly if the rule set lets players choose them
 * (Merchant: if it is drawn at random). Those from Tea to Neutral may be absent and then have the
 * rule set's own value. Where rooftops block (B1), player 1 is yellow and player 2 is blue.
 *
 * Turns has an element a turn, each ended by a semicolon, and in it the placements separated by
 * spaces. The last turn may be unfinished. Players who are passed over leave no trace. Where the
 * starting player places the first merchant (M0), that is an element of its own. Everything else
 * about the game follows from playing the placements again, so a record that loads is a legal game.
 *
 * Date is the time at which the game began, in UTC; it may be absent. So may StartChosen and
 * Screens, which then are false, and Awaiting, which is disregarded unless it is the number of
 * placements in Turns: another program went on with the game and kept the key without knowing it.
 * PlayedOut may be absent, too; of what is wrong in it, or goes beyond the placements, nothing
 * counts. GoesOnFrom is absent in a game that was played from its beginning, and anything but a
 * number means the same. Character is absent where a computer likes nothing in particular, and any
 * other word means the same.
 *
 * Any key and group not named here, and comments, are kept when the record is written again. No key
 * may stand twice in its group, and no group twice in a file. A file has at most 10,000 lines; it
 * may begin with a byte order mark. What is written has an empty line before each group and nowhere
 * else, and is the same on every system.
 *
 * Resuming. What the program itself wants to know to go on exactly where a game was left stands in
 * one more group, which ordinary records do not have and no other program needs to know:
 *
 *   [Resume]
 *   After=5              how many placements Turns has
 *   Redo=Wb2 Mf5 Gc3     placements behind the cursor: they were taken back and can be redone
 *   Awaiting=true        the last turn is complete but not ended yet
 *   Screens=true         stocks are hidden
 *   Hand=S               the piece in hand, by its letter
 *
 * All but After may be absent. The group is disregarded if After is not the number of placements:
 * another program went on with the game and kept the group without knowing it. Where the group is,
 * it takes the place of the keys Awaiting and Screens in the group Medina, which are not written
 * then, and PlayedOut goes on to the placements of Redo. */

enum
{
  MEDINA_RECORD_FORMAT = 1,
  MEDINA_RECORD_LIMIT = 1024 * 1024, /* bytes that a record may have */
  MEDINA_RECORD_NO_PIECE = -1,
};

#define MEDINA_RECORD_MEDIA_TYPE   "application/x-medina"
#define MEDINA_RECORD_SUFFIX       ".medina"
#define MEDINA_RECORD_RESUME_GROUP "Resume"

/* The placements that were played out, as nothing could be decided by them any more: of each such
 * row how many it has, at the number of its first. All others are 0, and rows do not overlap. */
typedef struct
{
  guint8 rows[MDN_MAX_PLACEMENTS];
} MedinaPlayedOut;

typedef struct
{
  gboolean awaiting_end;
  gboolean screens;
  int hand; /* a MdnPiece, or MEDINA_RECORD_NO_PIECE */
} MedinaResume;

/* All of it may be read and set freely, as long as the seats' colors are all different and the
 * name is UTF-8. A record is some 26 KiB; it can be used from any thread, from one at a time. */
typedef struct
{
  MdnGame game; /* set-up, placements, cursor, those behind it */
  MedinaSeat seats[MDN_MAX_PLAYERS];
  GDateTime *date; /* owned; NULL if it is not known. Written in UTC, without fractions */
  MedinaResume resume;
  MedinaPlayedOut played_out; /* of all placements, those behind the cursor included */
  gboolean start_chosen;      /* the starting player was not drawn */
  int goes_on_from;           /* so many placements are another game's; 0 for a game of its own */

  /* Owned; what the record was read from, with everything that this program does not know. Other
   * keys may be set in it to be written with the rest; those that this program knows are
   * overwritten. Keys in the group MEDINA_RECORD_RESUME_GROUP are written only when that group
   * is. */
  GKeyFile *keys;

  /* Owned; of the text that it was read from, for their order and the remarks; NULL if it was not
   * read. */
  char **lines;
} MedinaRecord;

/* --- A record --------------------------------------------------------------------------------- */

/* A record of a game that has just begun: now, people in all seats, without names, in the colors
 * blue, yellow, green, red, or those that the rules fix. The set-up must be fine. */
MedinaRecord *medina_record_new (const MdnSetup *setup);
MedinaRecord *medina_record_copy (const MedinaRecord *record);
void medina_record_free (MedinaRecord *record);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MedinaRecord, medina_record_free)

/* --- As text ---------------------------------------------------------------------------------- */

typedef enum
{
  MEDINA_RECORD_PLAIN,     /* up to the cursor, for files that somebody saves or sends */
  MEDINA_RECORD_RESUMABLE, /* with the group Resume */

  /* As a plain one, but always in this program's order and without what others have put in: two
   * games differ in it, and nothing else does */
  MEDINA_RECORD_BARE,
} MedinaRecordExtent;

/* The whole text, transfer full. The same record gives the same text, and so does the record that
 * is read from it. It can always be read again: should keys of others be too many for that, they
 * are left out. */
GBytes *medina_record_to_bytes (const MedinaRecord *record, MedinaRecordExtent extent);

/* Reads `length` bytes of any kind, of either extent. NULL, and the error is set, if they are not a
 * record from beginning to end. */
MedinaRecord *medina_record_new_from_data (const char *text, gsize length, GError **error);

G_END_DECLS
