/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "medina-history-entry.h"
#include "medina-people.h"

G_BEGIN_DECLS

/* Which finished games are listed. Each choice has a word, "" for all games; while anything is
 * chosen or searched for, games that are not read yet, or cannot be, are left out. */

typedef enum
{
  MEDINA_HISTORY_BY_RULES,   /* "first", "second", "online" */
  MEDINA_HISTORY_BY_PLAYERS, /* "2", "3", "4" */
  MEDINA_HISTORY_BY_PERSON,  /* the name of one who plays here */

  /* "won", "lost": by that person; else by anyone who plays here, else by any human */
  MEDINA_HISTORY_BY_RESULT,

  MEDINA_HISTORY_BY_COMPUTERS, /* "with", "without" */
  MEDINA_HISTORY_CHOICES,
} MedinaHistoryChoice;

#define MEDINA_TYPE_HISTORY_FILTER (medina_history_filter_get_type ())
G_DECLARE_FINAL_TYPE (MedinaHistoryFilter, medina_history_filter, MEDINA, HISTORY_FILTER, GtkFilter)

MedinaHistoryFilter *medina_history_filter_new (MedinaPeople *people);

void medina_history_filter_choose (MedinaHistoryFilter *self,
                                   MedinaHistoryChoice choice,
                                   const char *word);

/* Any part of what a row says. */
void medina_history_filter_search (MedinaHistoryFilter *self, const char *text);

/* Whether all games are listed. */
gboolean medina_history_filter_is_open (MedinaHistoryFilter *self);

G_END_DECLS
