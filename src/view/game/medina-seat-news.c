/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-seat-news.h"

#include <glib/gi18n.h>

struct _MedinaSeatNews
{
  GObject parent_instance;

  /* owned */
  MedinaGame *game;

  /* who was there last */
  MedinaSeatKind kinds[MDN_MAX_PLAYERS];
  char *names[MDN_MAX_PLAYERS]; /* owned */
};

enum
{
  TOLD,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (MedinaSeatNews, medina_seat_news, G_TYPE_OBJECT)

static void
remember (MedinaSeatNews *self, guint seat)
{
  MedinaPlayer *player = medina_game_get_player (self->game, seat);

  self->kinds[seat] = medina_player_get_kind (player);
  g_free (self->names[seat]);
  self->names[seat] = g_strdup (medina_player_get_seat_name (player));
}

/* NULL if nobody else plays there than before. Transfer full. */
static char *
word_change (MedinaSeatNews *self, guint seat)
{
  MedinaPlayer *player = medina_game_get_player (self->game, seat);
  const char *name = medina_player_get_seat_name (player);

  if (medina_player_get_kind (player) == self->kinds[seat])
    return NULL;
  if (strcmp (name, self->names[seat]) != 0)
    /* Translators: two names: a computer has taken a player’s place, or a person a computer’s */
    return g_strdup_printf (_ ("%1$s plays for %2$s now."), name, self->names[seat]);
  if (medina_player_is_computer (player))
    /* Translators: the name of a player, who keeps it */
    return g_strdup_printf (_ ("The computer plays for %s now."), name);
  /* Translators: the name of a player, who keeps it */
  return g_strdup_printf (_ ("A person plays for %s now."), name);
}

static void
tell_change (MedinaSeatNews *self, guint seat)
{
  g_autofree char *sentence = word_change (self, seat);

  remember (self, seat);
  if (sentence != NULL)
    g_signal_emit (self, signals[TOLD], 0, sentence);
}

/* A name can change before it is known who plays, and the other way round. */
static void
changed_cb (MedinaSeatNews *self)
{
  for (guint seat = 0; seat < medina_game_get_n_players (self->game); seat++)
    tell_change (self, seat);
}

static void
forget (MedinaSeatNews *self)
{
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_clear_object (&self->game);
}

void
medina_seat_news_set_game (MedinaSeatNews *self, MedinaGame *game)
{
  g_return_if_fail (MEDINA_IS_SEAT_NEWS (self));

  forget (self);
  if (game == NULL)
    return;
  self->game = g_object_ref (game);
  for (guint seat = 0; seat < medina_game_get_n_players (game); seat++)
    remember (self, seat);
  g_signal_connect_swapped (game, "names-changed", G_CALLBACK (changed_cb), self);
  g_signal_connect_swapped (game, "seats-changed", G_CALLBACK (changed_cb), self);
}

static void
medina_seat_news_dispose (GObject *object)
{
  forget (MEDINA_SEAT_NEWS (object));
  G_OBJECT_CLASS (medina_seat_news_parent_class)->dispose (object);
}

static void
medina_seat_news_finalize (GObject *object)
{
  for (guint seat = 0; seat < MDN_MAX_PLAYERS; seat++)
    g_free (MEDINA_SEAT_NEWS (object)->names[seat]);
  G_OBJECT_CLASS (medina_seat_news_parent_class)->finalize (object);
}

static void
medina_seat_news_class_init (MedinaSeatNewsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = medina_seat_news_dispose;
  G_OBJECT_CLASS (klass)->finalize = medina_seat_news_finalize;
  signals[TOLD] = g_signal_new ("told", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
medina_seat_news_init (MedinaSeatNews *self)
{
}

MedinaSeatNews *
medina_seat_news_new (void)
{
  return g_object_new (MEDINA_TYPE_SEAT_NEWS, NULL);
}
