/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-announcements.h"

#include <string.h>

#include "medina-text-columns.h"

enum
{
  READ_COLUMNS = 12, /* a second, at leisure */
  LEAST_SECONDS = 6,
};

void
medina_announcements_clear (MedinaAnnouncements *self)
{
  for (guint i = 0; i < self->count; i++)
    g_free (self->list[i].text);
  self->count = 0;
}

int
medina_announcements_count_seconds (const char *text)
{
  return MAX (LEAST_SECONDS,
              MEDINA_NOTICE_SECONDS + medina_text_count_columns (text) / READ_COLUMNS);
}

void
medina_announcements_drop (MedinaAnnouncements *self, guint index)
{
  g_return_if_fail (index < self->count);

  g_free (self->list[index].text);
  self->count--;
  memmove (self->list + index, self->list + index + 1, (self->count - index) * sizeof *self->list);
}

/* What happens again is not told twice. */
static void
drop_text (MedinaAnnouncements *self, const char *text)
{
  for (guint i = self->count; i > 0; i--)
    if (g_str_equal (self->list[i - 1].text, text))
      medina_announcements_drop (self, i - 1);
}

void
medina_announcements_append (MedinaAnnouncements *self, const char *text, gint64 now)
{
  gint64 begin = now;

  medina_announcements_drop_read (self, now);
  if (self->count == MEDINA_MOST_ANNOUNCEMENTS)
    medina_announcements_drop (self, 0);
  drop_text (self, text);
  if (self->count > 0)
    begin = MAX (now, self->list[self->count - 1].end);
  self->list[self->count++] = (MedinaAnnouncement){
    g_strdup (text), begin + medina_announcements_count_seconds (text) * G_USEC_PER_SEC, FALSE
  };
}

void
medina_announcements_hurry (MedinaAnnouncements *self, gint64 now)
{
  MedinaAnnouncement *last;
  gint64 wait, late;

  if (self->count < 2)
    return;
  last = self->list + self->count - 1;
  wait = last[-1].end - now;
  late = wait - LEAST_SECONDS * G_USEC_PER_SEC;
  if (late <= 0)
    return;
  for (MedinaAnnouncement *text = self->list; text < last; text++)
    text->end -= (gint64) ((double) MAX (text->end - now, 0) * (double) late / (double) wait);
  last->end -= late;
}

/* The text without that line; NULL if nothing else is in it. Transfer full. */
static char *
cut_line (const char *text, const char *line)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  g_autoptr (GStrvBuilder) others = g_strv_builder_new ();
  g_auto (GStrv) list = NULL;

  for (char **other = lines; *other != NULL; other++)
    if (!g_str_equal (*other, line))
      g_strv_builder_add (others, *other);
  list = g_strv_builder_end (others);
  return *list != NULL ? g_strjoinv ("\n", list) : NULL;
}

gboolean
medina_announcements_withdraw (MedinaAnnouncements *self, const char *line)
{
  gboolean changed = FALSE;

  for (guint i = self->count; i > 0; i--)
    {
      char **text = &self->list[i - 1].text;
      char *rest = cut_line (*text, line);

      changed = changed || g_strcmp0 (rest, *text) != 0;
      if (rest == NULL)
        medina_announcements_drop (self, i - 1);
      else
        {
          g_free (*text);
          *text = rest;
        }
    }
  return changed;
}

gboolean
medina_announcements_drop_read (MedinaAnnouncements *self, gint64 now)
{
  const guint before = self->count;

  while (self->count > 0 && self->list[0].end <= now)
    medina_announcements_drop (self, 0);
  return self->count < before;
}

gboolean
medina_announcements_keep (MedinaAnnouncements *self, gboolean kept, gint64 now)
{
  const guint before = self->count;
  const gboolean over = self->kept && !kept;

  self->kept = kept;
  for (guint i = self->count; i > 0; i--)
    if (!over)
      self->list[i - 1].older = kept;
    else if (self->list[i - 1].older || self->list[i - 1].end <= now)
      medina_announcements_drop (self, i - 1);
  return self->count < before;
}

gboolean
medina_announcements_pass (MedinaAnnouncements *self, gint64 now, gboolean crowded)
{
  if (self->count == 0)
    return FALSE;
  if (!self->kept && self->list[self->count - 1].end <= now)
    {
      medina_announcements_clear (self);
      return TRUE;
    }
  if (!crowded || self->count == 1 || self->list[0].end > now)
    return FALSE;
  medina_announcements_drop (self, 0);
  return TRUE;
}

gint64
medina_announcements_find_next (const MedinaAnnouncements *self, gboolean crowded)
{
  if (self->count == 0)
    return 0;
  if (crowded && self->count > 1)
    return self->list[0].end;
  return self->kept ? 0 : self->list[self->count - 1].end;
}

char *
medina_announcements_join (const MedinaAnnouncements *self, guint count)
{
  GString *joined = g_string_new (NULL);

  for (guint i = 0; i < MIN (count, self->count); i++)
    g_string_append_printf (joined, i > 0 ? "\n%s" : "%s", self->list[i].text);
  return g_string_free (joined, FALSE);
}
