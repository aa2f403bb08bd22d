/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-game-sounds.h"

/* Decibels; what is looked back at, or redone. */
#define SOFTLY (-9)

/* What is not heard at all. */
#define SILENT G_MININT

struct _MedinaGameSounds
{
  GObject parent_instance;

  MedinaPace pace;
  guint cursor;            /* placements on the board */
  int loudness;            /* of what comes of the last placement, or SILENT */
  gboolean redone;         /* the last placement was there before */
  gboolean went_back;      /* something was undone, and nothing placed since */
  gboolean computer_moved; /* the last placement was a computer's */
  guint redo_end;          /* so many placements can be redone; 0 if none was undone */
  MdnPlacement redo_last;  /* the last of them */

  /* owned */
  MedinaSoundPlayer *player;
  MedinaGame *game;
};

enum
{
  PROP_PACE = 1,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (MedinaGameSounds, medina_game_sounds, G_TYPE_OBJECT)

static void
play (MedinaGameSounds *self, MedinaSound sound, int loudness)
{
  if (loudness != SILENT)
    medina_sound_player_play (self->player, sound, loudness);
}

/* --- Placements ------------------------------------------------------------------------------- */

static int
get_computers_loudness (MedinaGameSounds *self)
{
  static const int decibels[] = {
    [MEDINA_PACE_SLOW] = -3,
    [MEDINA_PACE_NORMAL] = -5,
    [MEDINA_PACE_FAST] = -9,
    [MEDINA_PACE_AT_ONCE] = SILENT,
  };

  return decibels[self->pace];
}

/* The game does not tell what was redone from what was placed; but it does not forget what can be
 * redone. The same placement in the same place is as good as redone. */
static gboolean
is_redone (MedinaGameSounds *self, MdnPlacement placement)
{
  if (medina_game_get_length (self->game) < self->redo_end)
    self->redo_end = 0;
  return self->cursor < self->redo_end ||
         (self->cursor == self->redo_end && placement == self->redo_last);
}

static void
played_cb (MedinaGameSounds *self, guint placement, guint player)
{
  const gboolean by_computer =
    medina_player_is_computer (medina_game_get_player (self->game, player));

  self->cursor = medina_game_get_cursor (self->game);
  self->went_back = FALSE;
  self->redone = is_redone (self, (MdnPlacement) placement);
  self->computer_moved = by_computer && !self->redone;
  self->loudness = by_computer ? get_computers_loudness (self) : 0;
  play (self, medina_sound_of_placement ((MdnPlacement) placement),
        self->redone ? SOFTLY : self->loudness);
}

static void
undone_cb (MedinaGameSounds *self, guint placement)
{
  self->cursor = medina_game_get_cursor (self->game);
  self->went_back = TRUE;
  self->computer_moved = FALSE;
  self->redo_end = medina_game_get_length (self->game);
  if (self->cursor + 1 == self->redo_end)
    self->redo_last = (MdnPlacement) placement;
}

static void
seeked_cb (MedinaGameSounds *self)
{
  const guint cursor = medina_game_get_cursor (self->game);

  if (cursor == self->cursor + 1)
    play (self,
          medina_sound_of_placement (
            medina_game_get_engine_game (self->game)->placements[self->cursor]),
          SOFTLY);
  self->cursor = cursor;
}

/* --- What comes of them ----------------------------------------------------------------------- */

static void
event_cb (MedinaGameSounds *self, const MedinaEvent *event)
{
  if (!self->redone)
    play (self, medina_sound_of_event (event), self->loudness);
}

/* A person is called who cannot know yet. */
static void
turn_changed_cb (MedinaGameSounds *self)
{
  const gboolean curtain = medina_game_get_curtain (self->game);

  if (self->went_back || medina_game_get_over (self->game))
    return;
  if (curtain || (self->computer_moved && medina_game_awaits_person (self->game)))
    play (self, MEDINA_SOUND_GONG, 0);
}

static void
game_over_cb (MedinaGameSounds *self)
{
  if (!self->redone)
    play (self, MEDINA_SOUND_END, 0);
}

/* --- The object ------------------------------------------------------------------------------- */

void
medina_game_sounds_set_game (MedinaGameSounds *self, MedinaGame *game)
{
  static const struct
  {
    const char *signal;
    GCallback callback;
  } changes[] = {
    { "placement-played", G_CALLBACK (played_cb) },
    { "placement-undone", G_CALLBACK (undone_cb) },
    { "seeked", G_CALLBACK (seeked_cb) },
    { "event", G_CALLBACK (event_cb) },
    { "turn-changed", G_CALLBACK (turn_changed_cb) },
    { "game-over", G_CALLBACK (game_over_cb) },
  };

  g_return_if_fail (MEDINA_IS_GAME_SOUNDS (self));

  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_set_object (&self->game, game);
  self->redone = self->went_back = self->computer_moved = FALSE;
  self->redo_end = 0;
  if (game == NULL)
    return;
  self->cursor = medina_game_get_cursor (game);
  for (gsize i = 0; i < G_N_ELEMENTS (changes); i++)
    g_signal_connect_swapped (game, changes[i].signal, changes[i].callback, self);
}

static void
medina_game_sounds_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  g_value_set_enum (value, MEDINA_GAME_SOUNDS (object)->pace);
}

static void
medina_game_sounds_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  MEDINA_GAME_SOUNDS (object)->pace = g_value_get_enum (value);
}

static void
medina_game_sounds_dispose (GObject *object)
{
  MedinaGameSounds *self = MEDINA_GAME_SOUNDS (object);

  medina_game_sounds_set_game (self, NULL);
  g_clear_object (&self->player);
  G_OBJECT_CLASS (medina_game_sounds_parent_class)->dispose (object);
}

static void
medina_game_sounds_class_init (MedinaGameSoundsClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = medina_game_sounds_get_property;
  object_class->set_property = medina_game_sounds_set_property;
  object_class->dispose = medina_game_sounds_dispose;
  properties[PROP_PACE] =
    g_param_spec_enum ("pace", NULL, NULL, MEDINA_TYPE_PACE, MEDINA_PACE_NORMAL,
                       G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
medina_game_sounds_init (MedinaGameSounds *self)
{
  self->pace = MEDINA_PACE_NORMAL;
}

MedinaGameSounds *
medina_game_sounds_new (MedinaSoundPlayer *player)
{
  MedinaGameSounds *self = g_object_new (MEDINA_TYPE_GAME_SOUNDS, NULL);

  self->player = g_object_ref (player);
  return self;
}
