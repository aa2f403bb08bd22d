/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-guide.h"

#include "medina-game-record.h"
#include "medina-lesson-reply.h"
#include "medina-tile.h"

struct _MedinaGuide
{
  GObject parent_instance;

  int person;

  /* owned */
  MedinaLesson *lesson;
  MedinaGame *game;
  GHashTable *told; /* by the numbers of events that were told or wait to be: tiles */
  GQueue waiting;   /* numbers of events; the first is told now */
};

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (MedinaGuide, medina_guide, G_TYPE_OBJECT)

/* --- Telling ---------------------------------------------------------------------------------- */

static void
add (MedinaGuide *self, guint number, guint tiles)
{
  if (g_hash_table_contains (self->told, GUINT_TO_POINTER (number)))
    return;
  g_hash_table_insert (self->told, GUINT_TO_POINTER (number), GUINT_TO_POINTER (tiles));
  g_queue_push_tail (&self->waiting, GUINT_TO_POINTER (number));
  if (self->waiting.length == 1)
    g_signal_emit (self, signals[CHANGED], 0);
}

static MedinaGuideWho
name_player (MedinaGuide *self, guint player)
{
  if (player == MEDINA_NO_PLAYER)
    return MEDINA_GUIDE_NEUTRAL;
  return (int) player == self->person ? MEDINA_GUIDE_YOU : MEDINA_GUIDE_OTHER;
}

/* Of the last placement: by whoever made it. */
static gboolean
holds (MedinaGuide *self, const MedinaLessonEvent *event)
{
  const MdnGame *game = medina_game_get_engine_game (self->game);

  return game->cursor == 0 ||
         medina_lesson_condition_holds (&event->when, game,
                                        mdn_game_player_of (game, game->cursor - 1));
}

static void
tell (MedinaGuide *self, MedinaGuideKind kind, MedinaGuideWho who, guint tiles)
{
  for (guint i = 0; i < medina_lesson_get_n_events (self->lesson); i++)
    {
      const MedinaLessonEvent *event = medina_lesson_get_event (self->lesson, i);

      if (event->kind == kind && (event->who == MEDINA_GUIDE_ANYBODY || event->who == who) &&
          holds (self, event))
        add (self, i, tiles);
    }
}

/* Whoever goes on without reading has read what is told now. What waits behind it was never seen:
 * it is told when it happens once more. */
static void
hush (MedinaGuide *self)
{
  if (g_queue_is_empty (&self->waiting))
    return;
  g_queue_pop_head (&self->waiting);
  while (!g_queue_is_empty (&self->waiting))
    g_hash_table_remove (self->told, g_queue_pop_head (&self->waiting));
  g_signal_emit (self, signals[CHANGED], 0);
}

/* --- What happens ----------------------------------------------------------------------------- */

static void
placement_played_cb (MedinaGuide *self, guint placement, guint player)
{
  if ((int) player == self->person)
    hush (self);
  tell (self, MEDINA_GUIDE_PLACE, name_player (self, player), 0);
}

/* The person has ended the turn; before what the end brings is told. */
static void
awaiting_end_cb (MedinaGuide *self)
{
  if (!medina_game_get_awaiting_end (self->game))
    hush (self);
}

static guint
find_tiles (const MedinaEvent *event)
{
  switch (event->kind)
    {
    case MEDINA_EVENT_PALACE_TILE:
      return medina_tile_to_bit (MEDINA_TILE_PALACE, event->color);
    case MEDINA_EVENT_TOWER_TILE:
      return medina_tile_to_bit (MEDINA_TILE_TOWER, event->tower);
    case MEDINA_EVENT_TEA_TILES:
      return medina_tile_to_bit (MEDINA_TILE_TEA, 0);
    default:
      return 0;
    }
}

static void
event_cb (MedinaGuide *self, const MedinaEvent *event)
{
  static const MedinaGuideKind kinds[MEDINA_EVENTS] = {
    [MEDINA_EVENT_NEW_STREET] = MEDINA_GUIDE_NEW_STREET,
    [MEDINA_EVENT_PALACE_TILE] = MEDINA_GUIDE_PALACE_TILE,
    [MEDINA_EVENT_TOWER_TILE] = MEDINA_GUIDE_TOWER_TILE,
    [MEDINA_EVENT_TEA_TILES] = MEDINA_GUIDE_TEA_TILES,
    [MEDINA_EVENT_COLOR_CLOSED] = MEDINA_GUIDE_COLOR_CLOSED,
    [MEDINA_EVENT_TURN_SHORT] = MEDINA_GUIDE_TURN_SHORT,
    [MEDINA_EVENT_PASSED] = MEDINA_GUIDE_PASSED,
    [MEDINA_EVENT_FRESH_TURN] = MEDINA_GUIDE_FRESH_TURN,
  };

  if (kinds[event->kind] != MEDINA_GUIDE_BEGIN)
    tell (self, kinds[event->kind], name_player (self, event->player), find_tiles (event));
}

static void
turn_changed_cb (MedinaGuide *self)
{
  MedinaPlayer *player = medina_game_get_current_player (self->game);

  if ((int) medina_player_get_number (player) == self->person &&
      medina_game_get_cursor (self->game) > 0)
    tell (self, MEDINA_GUIDE_TURN, MEDINA_GUIDE_YOU, 0);
}

static void
over_cb (MedinaGuide *self)
{
  tell (self, MEDINA_GUIDE_OVER, MEDINA_GUIDE_YOU, 0);
}

/* --- The object ------------------------------------------------------------------------------- */

const char *
medina_guide_get_sentence (MedinaGuide *self)
{
  guint number;

  g_return_val_if_fail (MEDINA_IS_GUIDE (self), NULL);

  if (g_queue_is_empty (&self->waiting))
    return NULL;
  number = GPOINTER_TO_UINT (g_queue_peek_head (&self->waiting));
  return medina_lesson_translate (medina_lesson_get_event (self->lesson, number)->text);
}

guint
medina_guide_get_tiles (MedinaGuide *self)
{
  g_return_val_if_fail (MEDINA_IS_GUIDE (self), 0);

  return g_queue_is_empty (&self->waiting)
           ? 0
           : GPOINTER_TO_UINT (
               g_hash_table_lookup (self->told, g_queue_peek_head (&self->waiting)));
}

void
medina_guide_next (MedinaGuide *self)
{
  g_return_if_fail (MEDINA_IS_GUIDE (self));

  if (g_queue_is_empty (&self->waiting))
    return;
  g_queue_pop_head (&self->waiting);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
medina_guide_dispose (GObject *object)
{
  MedinaGuide *self = MEDINA_GUIDE (object);

  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_clear_object (&self->game);
  g_clear_object (&self->lesson);
  g_clear_pointer (&self->told, g_hash_table_unref);
  g_queue_clear (&self->waiting);
  G_OBJECT_CLASS (medina_guide_parent_class)->dispose (object);
}

static void
medina_guide_class_init (MedinaGuideClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = medina_guide_dispose;
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
}

static void
medina_guide_init (MedinaGuide *self)
{
  self->told = g_hash_table_new (NULL, NULL);
  g_queue_init (&self->waiting);
}

static void
connect_game (MedinaGuide *self)
{
  g_signal_connect_swapped (self->game, "placement-played", G_CALLBACK (placement_played_cb), self);
  g_signal_connect_swapped (self->game, "placement-undone", G_CALLBACK (hush), self);
  g_signal_connect_swapped (self->game, "notify::awaiting-end", G_CALLBACK (awaiting_end_cb), self);
  g_signal_connect_swapped (self->game, "event", G_CALLBACK (event_cb), self);
  g_signal_connect_swapped (self->game, "turn-changed", G_CALLBACK (turn_changed_cb), self);
  g_signal_connect_swapped (self->game, "game-over", G_CALLBACK (over_cb), self);
}

/* Goes through what has happened as if it happened now, and says nothing. */
static void
catch_up (MedinaGuide *self)
{
  g_autoptr (MedinaGame) now = g_steal_pointer (&self->game);
  g_autoptr (MedinaRecord) record = medina_record_new (medina_game_get_setup (now));

  medina_game_fill_record (now, record);
  self->game = medina_game_new_from_record (record);
  while (medina_game_get_cursor (self->game) > 0)
    medina_game_undo (self->game);
  connect_game (self);
  while (medina_game_get_cursor (self->game) < medina_game_get_cursor (now))
    {
      medina_game_redo (self->game);
      g_queue_clear (&self->waiting);
    }
  g_signal_handlers_disconnect_by_data (self->game, self);
  g_set_object (&self->game, now);
}

MedinaGuide *
medina_guide_new (MedinaLesson *lesson, MedinaGame *game)
{
  MedinaGuide *self;

  g_return_val_if_fail (MEDINA_IS_LESSON (lesson), NULL);
  g_return_val_if_fail (MEDINA_IS_GAME (game), NULL);

  self = g_object_new (MEDINA_TYPE_GUIDE, NULL);
  self->lesson = g_object_ref (lesson);
  self->game = g_object_ref (game);
  self->person = medina_lesson_find_person (game);
  if (medina_game_get_cursor (game) > 0)
    catch_up (self);
  else
    tell (self, MEDINA_GUIDE_BEGIN, MEDINA_GUIDE_YOU, 0);
  connect_game (self);
  return self;
}
