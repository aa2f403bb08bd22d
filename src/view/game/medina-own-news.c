/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-own-news.h"

#include "medina-news-words.h"

struct _MedinaOwnNews
{
  GObject parent_instance;

  char *line;      /* owned; what is told; NULL for nothing */
  guint undone;    /* placements that were taken back at once */
  guint undone_id; /* idle source behind the last of them; 0 for none */
  char *tea;       /* owned; what is told next, of a tile that was given back; NULL for nothing */
  guint tea_id;    /* idle source that tells it; 0 for none */

  MedinaAnnouncer *announcer; /* borrowed */
  MedinaGame *game;           /* owned */
};

G_DEFINE_FINAL_TYPE (MedinaOwnNews, medina_own_news, G_TYPE_OBJECT)

static void
withdraw (MedinaOwnNews *self)
{
  g_clear_handle_id (&self->tea_id, g_source_remove);
  g_clear_pointer (&self->tea, g_free);
  if (self->line != NULL)
    medina_announcer_withdraw (self->announcer, self->line);
  g_clear_pointer (&self->line, g_free);
}

/* Takes the line over. */
static void
tell (MedinaOwnNews *self, char *line)
{
  withdraw (self);
  self->line = line;
  medina_announcer_add (self->announcer, line);
}

static gboolean
tell_tea_cb (gpointer data)
{
  MedinaOwnNews *self = data;

  self->tea_id = 0;
  tell (self, g_steal_pointer (&self->tea));
  return G_SOURCE_REMOVE;
}

/* What is below a pointer that has let go of the tile on the board is told of first: it is nothing
 * new. */
static void
tell_tea (MedinaOwnNews *self)
{
  withdraw (self);
  self->tea = medina_news_of_last_placement (self->game);
  self->tea_id = g_idle_add_full (G_PRIORITY_LOW, tell_tea_cb, self, NULL);
}

static void
forget_undone (MedinaOwnNews *self)
{
  g_clear_handle_id (&self->undone_id, g_source_remove);
  self->undone = 0;
}

static void
played_cb (MedinaOwnNews *self, guint placement, guint player)
{
  forget_undone (self);
  if (mdn_placement_piece ((MdnPlacement) placement) == MDN_TEA &&
      !medina_player_is_computer (medina_game_get_player (self->game, player)))
    tell_tea (self);
  else
    withdraw (self);
}

static gboolean
all_undone_cb (gpointer data)
{
  MedinaOwnNews *self = data;

  self->undone_id = 0;
  self->undone = 0;
  return G_SOURCE_REMOVE;
}

/* Pieces that go back are easily overlooked. Those of several placements are told of at once. */
static void
undone_cb (MedinaOwnNews *self)
{
  medina_announcer_dismiss (self->announcer);
  self->undone++;
  if (self->undone_id == 0)
    self->undone_id = g_idle_add (all_undone_cb, self);
  tell (self, medina_news_of_undo (self->game, self->undone));
}

/* Who comes next reads in the list what the others did. */
static void
turn_changed_cb (MedinaOwnNews *self)
{
  if (self->undone == 0)
    withdraw (self);
}

static void
forget (MedinaOwnNews *self)
{
  withdraw (self);
  forget_undone (self);
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_clear_object (&self->game);
}

void
medina_own_news_set_game (MedinaOwnNews *self, MedinaGame *game)
{
  g_return_if_fail (MEDINA_IS_OWN_NEWS (self));

  forget (self);
  if (game == NULL)
    return;
  self->game = g_object_ref (game);
  g_signal_connect_swapped (game, "placement-played", G_CALLBACK (played_cb), self);
  g_signal_connect_swapped (game, "placement-undone", G_CALLBACK (undone_cb), self);
  g_signal_connect_swapped (game, "turn-changed", G_CALLBACK (turn_changed_cb), self);
}

static void
medina_own_news_dispose (GObject *object)
{
  forget (MEDINA_OWN_NEWS (object));
  G_OBJECT_CLASS (medina_own_news_parent_class)->dispose (object);
}

static void
medina_own_news_class_init (MedinaOwnNewsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = medina_own_news_dispose;
}

static void
medina_own_news_init (MedinaOwnNews *self)
{
}

MedinaOwnNews *
medina_own_news_new (MedinaAnnouncer *announcer)
{
  MedinaOwnNews *self = g_object_new (MEDINA_TYPE_OWN_NEWS, NULL);

  self->announcer = announcer;
  return self;
}
