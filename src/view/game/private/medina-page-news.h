/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-event-list.h"
#include "medina-finisher.h"
#include "medina-narrator.h"
#include "medina-replay.h"
#include "medina-seat-news.h"
#include "medina-status-bar.h"

G_BEGIN_DECLS

/* Has what happens on a page be told: by the narrator to those who do not see it, and by the
 * announcer of the plaque where it stands nowhere else. A part of the page, whose widgets they are;
 * the narrator is borrowed. */
typedef struct
{
  MedinaEventList *event_list;
  MedinaStatusBar *status;
  MedinaNarrator *narrator;
} MedinaPageNews;

/* Follows the list, the finisher and the seats. */
void medina_page_news_init (MedinaPageNews *self,
                            MedinaEventList *event_list,
                            MedinaStatusBar *status,
                            MedinaNarrator *narrator,
                            MedinaFinisher *finisher,
                            MedinaSeatNews *seats);

/* Once. */
void medina_page_news_follow_replay (const MedinaPageNews *self, MedinaReplay *replay);

/* Says and shows the last news again; called once more, what was said before that. */
void medina_page_news_repeat (const MedinaPageNews *self);

G_END_DECLS
