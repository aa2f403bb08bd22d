/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Texts that are shown one below another until they have been read: the longer a text, the later
 * that is, and each is read after those above it. A value; all times are on the monotonic clock, in
 * microseconds.
 *
 *                 add, append                          the last one has been read
 *   nothing ─────────────────────▶ texts ──────────────────────────────────────────▶ nothing
 *                                   │  ▲                unless they are kept ├──┘  crowded, and the
 *                                   first has been read: it goes └─────▶ no longer kept: what is
 *                                   older, or has been read, goes */

enum
{
  MEDINA_MOST_ANNOUNCEMENTS = 12,
  MEDINA_NOTICE_SECONDS = 3, /* of those that a text takes: until it is noticed */
};

typedef struct
{
  char *text;     /* owned */
  gint64 end;     /* when it will have been read */
  gboolean older; /* than the keeping of the last ones */
} MedinaAnnouncement;

typedef struct
{
  MedinaAnnouncement list[MEDINA_MOST_ANNOUNCEMENTS];
  guint count;
  gboolean kept;
} MedinaAnnouncements;

void medina_announcements_clear (MedinaAnnouncements *self);

/* How long it takes to notice a text and to read it. */
int medina_announcements_count_seconds (const char *text);

/* Puts it last. What has been read goes, and so does the same text where it stands already. */
void medina_announcements_append (MedinaAnnouncements *self, const char *text, gint64 now);

/* So that one begins to read the last one soon: those above it get less time, each the same
 * share. */
void medina_announcements_hurry (MedinaAnnouncements *self, gint64 now);

/* Takes one away; the rest keep their times. */
void medina_announcements_drop (MedinaAnnouncements *self, guint index);

/* Takes a line away wherever it is. Whether something else is to be shown than before. */
gboolean medina_announcements_withdraw (MedinaAnnouncements *self, const char *line);

/* Takes away what has been read, be they kept or not. Whether something else is to be shown than
 * before. */
gboolean medina_announcements_drop_read (MedinaAnnouncements *self, gint64 now);

/* While they are kept the last ones stay although they have been read. After that they go, and so
 * does what there was before; what came meanwhile and has not been read stays. Whether something
 * else is to be shown than before. */
gboolean medina_announcements_keep (MedinaAnnouncements *self, gboolean kept, gint64 now);

/* Takes away what has been read: all, or if there is too little room for all (`crowded`), the
 * first. Whether something else is to be shown than before. */
gboolean medina_announcements_pass (MedinaAnnouncements *self, gint64 now, gboolean crowded);

/* When that is to be done next; 0 for never. */
gint64 medina_announcements_find_next (const MedinaAnnouncements *self, gboolean crowded);

/* The first ones, a line each or several. Transfer full. */
char *medina_announcements_join (const MedinaAnnouncements *self, guint count);

G_END_DECLS
