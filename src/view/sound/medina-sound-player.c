/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-sound-player.h"

#include <math.h>

#include "medina-sound-output.h"

/* In microseconds: how long a sound has to itself before one of its kind follows. */
#define PIECE_GAP (90 * 1000)
#define OTHER_GAP (250 * 1000)

struct _MedinaSoundPlayer
{
  GObject parent_instance;

  gboolean enabled;
  int volume;
  gint64 (*clock) (void);
  gint64 free_times[MEDINA_SOUNDS]; /* from when on it may be heard again */
  guint next_variants[MEDINA_SOUNDS];

  /* owned */
  char *folder;
  MedinaSoundOutput *output; /* NULL before the first sound */
};

enum
{
  PROP_ENABLED = 1,
  PROP_VOLUME,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

enum
{
  PLAYED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (MedinaSoundPlayer, medina_sound_player, G_TYPE_OBJECT)

gboolean
medina_sound_player_can_sound (void)
{
  return medina_sound_output_exists ();
}

/* --- Playing ---------------------------------------------------------------------------------- */

/* Whether it would be heard as part of one that was just played. Pieces are of one kind. */
static gboolean
is_crowded (MedinaSoundPlayer *self, MedinaSound sound)
{
  const gboolean of_piece = medina_sound_is_of_piece (sound);
  gint64 *free_time = &self->free_times[of_piece ? MEDINA_SOUND_WOOD : sound];
  const gint64 now = self->clock ();

  if (now < *free_time)
    return TRUE;
  *free_time = now + (of_piece ? PIECE_GAP : OTHER_GAP);
  return FALSE;
}

static char *
choose_file (MedinaSoundPlayer *self, MedinaSound sound)
{
  const guint variant = self->next_variants[sound];
  g_autofree char *name = g_strdup_printf ("%s-%u.wav", medina_sound_get_name (sound), variant + 1);

  self->next_variants[sound] = (variant + 1) % medina_sound_get_variants (sound);
  return g_build_filename (self->folder, name, NULL);
}

/* 10 dB are heard as half as loud. */
static int
get_volume_decibels (MedinaSoundPlayer *self)
{
  return (int) lround (33.2 * log10 (self->volume / 100.0));
}

static void
send (MedinaSoundPlayer *self, MedinaSound sound, int decibels)
{
  g_autofree char *path = choose_file (self, sound);

  if (self->output == NULL)
    self->output = medina_sound_output_new ();
  medina_sound_output_play (self->output, path, decibels);
}

void
medina_sound_player_play (MedinaSoundPlayer *self, MedinaSound sound, int decibels)
{
  g_return_if_fail (MEDINA_IS_SOUND_PLAYER (self));
  g_return_if_fail (sound <= MEDINA_NO_SOUND);

  if (sound == MEDINA_NO_SOUND || !self->enabled || self->volume == 0 || is_crowded (self, sound))
    return;
  decibels += get_volume_decibels (self);
  if (self->folder != NULL)
    send (self, sound, decibels);
  g_signal_emit (self, signals[PLAYED], 0, sound, decibels);
}

void
medina_sound_player_set_clock (MedinaSoundPlayer *self, gint64 (*clock) (void))
{
  g_return_if_fail (MEDINA_IS_SOUND_PLAYER (self));

  self->clock = clock;
}

/* --- The object ------------------------------------------------------------------------------- */

static void
medina_sound_player_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  MedinaSoundPlayer *self = MEDINA_SOUND_PLAYER (object);

  if (id == PROP_ENABLED)
    g_value_set_boolean (value, self->enabled);
  else
    g_value_set_int (value, self->volume);
}

static void
medina_sound_player_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  MedinaSoundPlayer *self = MEDINA_SOUND_PLAYER (object);

  if (id == PROP_ENABLED)
    self->enabled = g_value_get_boolean (value);
  else
    self->volume = g_value_get_int (value);
}

static void
medina_sound_player_finalize (GObject *object)
{
  MedinaSoundPlayer *self = MEDINA_SOUND_PLAYER (object);

  medina_sound_output_free (self->output);
  g_free (self->folder);
  G_OBJECT_CLASS (medina_sound_player_parent_class)->finalize (object);
}

static void
medina_sound_player_class_init (MedinaSoundPlayerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = medina_sound_player_get_property;
  object_class->set_property = medina_sound_player_set_property;
  object_class->finalize = medina_sound_player_finalize;
  properties[PROP_ENABLED] =
    g_param_spec_boolean ("enabled", NULL, NULL, TRUE, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  properties[PROP_VOLUME] =
    g_param_spec_int ("volume", NULL, NULL, 0, 100, 70, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  signals[PLAYED] = g_signal_new ("played", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_INT);
}

static void
medina_sound_player_init (MedinaSoundPlayer *self)
{
  self->enabled = TRUE;
  self->volume = 70;
  self->clock = g_get_monotonic_time;
}

MedinaSoundPlayer *
medina_sound_player_new (const char *folder)
{
  MedinaSoundPlayer *self = g_object_new (MEDINA_TYPE_SOUND_PLAYER, NULL);

  self->folder = g_strdup (folder);
  return self;
}

MedinaSoundPlayer *
medina_sound_player_ref_shared (void)
{
  static MedinaSoundPlayer *shared;
  const char *folder = g_getenv ("MEDINA_SOUND_DIR");

  if (shared != NULL)
    return g_object_ref (shared);
  if (folder == NULL)
    folder = SOUND_DIR;
  shared = medina_sound_player_new (g_file_test (folder, G_FILE_TEST_IS_DIR) ? folder : NULL);
  g_object_add_weak_pointer (G_OBJECT (shared), (gpointer *) &shared);
  return shared;
}
