/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-page-news.h"

#include "medina-announcer.h"
#include "medina-prompts.h"

/* What is seen to be new in the list is not said again on the plaque. */
static void
announced_cb (const MedinaPageNews *self, const char *text)
{
  int lines = 1;

  for (const char *c = text; *c != '\0'; c++)
    lines += *c == '\n';
  if (!medina_event_list_shows (self->event_list, lines))
    medina_status_bar_announce (self->status, text);
}

/* Said once, while it stands on the plaque for as long as it holds. */
static void
foregone_cb (MedinaNarrator *narrator, GParamSpec *pspec, MedinaFinisher *finisher)
{
  const char *sentence = medina_prompt_word_foregone (medina_finisher_get_foregone (finisher));

  if (sentence != NULL)
    medina_narrator_say (narrator, sentence);
}

/* How to stop it is said once, while it stands on the plaque. */
static void
playing_cb (MedinaNarrator *narrator, GParamSpec *pspec, MedinaReplay *replay)
{
  if (medina_replay_get_playing (replay))
    medina_narrator_say (narrator, medina_prompt_word_playing ());
}

void
medina_page_news_follow_replay (const MedinaPageNews *self, MedinaReplay *replay)
{
  g_signal_connect_object (replay, "notify::playing", G_CALLBACK (playing_cb), self->narrator,
                           G_CONNECT_SWAPPED);
}

/* The announcer says it, too. */
void
medina_page_news_repeat (const MedinaPageNews *self)
{
  const char *text = medina_narrator_recall (self->narrator);

  if (*text != '\0')
    medina_announcer_announce (medina_status_bar_get_announcer (self->status), text);
}

void
medina_page_news_init (MedinaPageNews *self,
                       MedinaEventList *event_list,
                       MedinaStatusBar *status,
                       MedinaNarrator *narrator,
                       MedinaFinisher *finisher,
                       MedinaSeatNews *seats)
{
  *self = (MedinaPageNews){ event_list, status, narrator };
  g_signal_connect_swapped (event_list, "announced", G_CALLBACK (announced_cb), self);
  g_signal_connect_object (event_list, "told", G_CALLBACK (medina_narrator_say), narrator,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (finisher, "notify::foregone", G_CALLBACK (foregone_cb), narrator,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (seats, "told", G_CALLBACK (medina_narrator_say), narrator,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (seats, "told", G_CALLBACK (medina_announcer_add),
                           medina_status_bar_get_announcer (status), G_CONNECT_SWAPPED);
}
