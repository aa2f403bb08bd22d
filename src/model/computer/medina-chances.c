/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-chances.h"

#include <math.h>

#include "medina-coaching.h"
#include "medina-thinker.h"
#include "play.h"

enum
{
  NODES = 20000, /* a tenth of a second */
};

struct _MedinaChances
{
  GObject parent_instance;

  gboolean wanted;
  guint64 nodes;
  gboolean known;
  gboolean outdated; /* a turn has been made since they were found out */
  guint look_id;     /* source that begins a thought, when all of a change has been told */
  guint percent[MDN_MAX_PLAYERS];
  MdnPosition position; /* that is being thought about */

  /* owned */
  MedinaGame *game;
  MedinaComputerPlayer *computer;
  MedinaThinker *thinker;
  GCancellable *cancellable; /* of the thought; NULL when it does not think */
};

enum
{
  PROP_0,
  PROP_WANTED,
  PROP_KNOWN,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (MedinaChances, medina_chances, G_TYPE_OBJECT)

/* --- The numbers -------------------------------------------------------------------------------- */

/* In whole percent that add up to 100: what rounding leaves goes to those who lost most by it. */
static void
round_to_percent (const double *shares, guint players, guint *percent)
{
  guint sum = 0;

  for (guint i = 0; i < players; i++)
    sum += percent[i] = (guint) floor (shares[i] * 100);
  for (; sum < 100; sum++)
    {
      guint most = 0;

      for (guint i = 1; i < players; i++)
        if (shares[i] * 100 - percent[i] > shares[most] * 100 - percent[most])
          most = i;
      percent[most]++;
    }
}

/* What is expected after the turn that would be played next; of the player whose turn that is the search
 * knows better. */
static void
take_answer (MedinaChances *self, const MdnVariation *plan)
{
  const guint players = medina_game_get_n_players (self->game);
  double shares[MDN_MAX_PLAYERS], sum = 0;
  MdnSearchState state;

  mdn_search_state_begin (&state, &self->position);
  for (int i = 0; i < plan->count; i++)
    mdn_position_play (&state.position, plan->placements[i], NULL);
  for (guint i = 0; i < players; i++)
    {
      shares[i] = i == self->position.table.turn.player
                    ? plan->win
                    : mdn_variation_win_chance (&state, (int) i);
      sum += shares[i];
    }
  for (guint i = 0; i < players; i++)
    shares[i] = sum > 0 ? shares[i] / sum : 1.0 / players;
  round_to_percent (shares, players, self->percent);
}

/* --- Thinking ----------------------------------------------------------------------------------- */

static void
notify (MedinaChances *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_KNOWN]);
}

static void
drop_thought (MedinaChances *self)
{
  g_clear_handle_id (&self->look_id, g_source_remove);
  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
}

/* A thought that is dropped is canceled, so that an answer that comes late does not touch the object, which
 * may be gone. */
static void
thought_cb (GObject *thinker, GAsyncResult *result, gpointer data)
{
  g_autoptr (GError) error = NULL;
  MedinaChances *self;
  MdnAdvice advice;
  const gboolean answered =
    medina_thinker_think_finish (MEDINA_THINKER (thinker), result, &advice, &error);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  self = data;
  g_clear_object (&self->cancellable);
  self->outdated = FALSE;
  if (!answered)
    return;
  take_answer (self, &advice.variations[0]);
  self->known = TRUE;
  notify (self);
}

static gboolean
look_cb (gpointer data)
{
  MedinaChances *self = data;
  const MdnAiLimits limits = { .level = MDN_LEVEL_HARD, .nodes = self->nodes, .seed = 1 };

  self->look_id = 0;
  self->position = *medina_game_get_position (self->game);
  self->cancellable = g_cancellable_new ();
  medina_thinker_think_async (self->thinker, &self->position, &limits, self->cancellable,
                              thought_cb, self);
  return G_SOURCE_REMOVE;
}

static gboolean
is_possible (MedinaChances *self)
{
  return self->wanted && medina_coaching_is_possible (self->game) &&
         !medina_game_get_replaying (self->game) &&
         !mdn_position_is_over (medina_game_get_position (self->game));
}

/* It begins to think, or leaves that to later. */
static void
update_thought (MedinaChances *self)
{
  drop_thought (self);
  if (self->outdated && is_possible (self) &&
      (self->computer == NULL || !medina_computer_player_get_thinking (self->computer)))
    self->look_id = g_idle_add (look_cb, self);
}

/* --- The game ----------------------------------------------------------------------------------- */

static void
changed_cb (MedinaChances *self)
{
  const gboolean possible = is_possible (self);

  self->outdated = possible;
  update_thought (self);
  if (possible || !self->known)
    return;
  self->known = FALSE;
  notify (self);
}

MedinaGame *
medina_chances_get_game (MedinaChances *self)
{
  g_return_val_if_fail (MEDINA_IS_CHANCES (self), NULL);

  return self->game;
}

void
medina_chances_set_game (MedinaChances *self, MedinaGame *game)
{
  static const char *const changes[] = { "turn-changed", "notify::awaiting-end", "seats-changed",
                                         "seeked",       "notify::purist",       "notify::screens",
                                         "notify::over" };

  g_return_if_fail (MEDINA_IS_CHANCES (self));
  g_return_if_fail (game == NULL || MEDINA_IS_GAME (game));

  if (self->game == game)
    return;
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_set_object (&self->game, game);
  for (guint i = 0; game != NULL && i < G_N_ELEMENTS (changes); i++)
    g_signal_connect_swapped (game, changes[i], G_CALLBACK (changed_cb), self);
  if (self->known)
    {
      self->known = FALSE;
      notify (self);
    }
  changed_cb (self);
}

void
medina_chances_set_computer (MedinaChances *self, MedinaComputerPlayer *computer)
{
  g_return_if_fail (MEDINA_IS_CHANCES (self));
  g_return_if_fail (computer == NULL || MEDINA_IS_COMPUTER_PLAYER (computer));

  if (self->computer == computer)
    return;
  if (self->computer != NULL)
    g_signal_handlers_disconnect_by_data (self->computer, self);
  g_set_object (&self->computer, computer);
  if (computer != NULL)
    g_signal_connect_swapped (computer, "notify::thinking", G_CALLBACK (update_thought), self);
  update_thought (self);
}

gboolean
medina_chances_get_wanted (MedinaChances *self)
{
  g_return_val_if_fail (MEDINA_IS_CHANCES (self), FALSE);

  return self->wanted;
}

void
medina_chances_set_wanted (MedinaChances *self, gboolean wanted)
{
  g_return_if_fail (MEDINA_IS_CHANCES (self));

  if (self->wanted == !!wanted)
    return;
  self->wanted = !!wanted;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_WANTED]);
  changed_cb (self);
}

void
medina_chances_set_nodes (MedinaChances *self, guint64 nodes)
{
  g_return_if_fail (MEDINA_IS_CHANCES (self));
  g_return_if_fail (nodes > 0);

  self->nodes = nodes;
}

gboolean
medina_chances_get_known (MedinaChances *self)
{
  g_return_val_if_fail (MEDINA_IS_CHANCES (self), FALSE);

  return self->known;
}

guint
medina_chances_get (MedinaChances *self, guint player)
{
  g_return_val_if_fail (MEDINA_IS_CHANCES (self), 0);
  g_return_val_if_fail (player < MDN_MAX_PLAYERS, 0);

  return self->known ? self->percent[player] : 0;
}

/* --- The object --------------------------------------------------------------------------------- */

static void
medina_chances_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  MedinaChances *self = MEDINA_CHANCES (object);

  switch (id)
    {
    case PROP_WANTED:
      g_value_set_boolean (value, self->wanted);
      break;
    case PROP_KNOWN:
      g_value_set_boolean (value, self->known);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
medina_chances_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  if (id == PROP_WANTED)
    medina_chances_set_wanted (MEDINA_CHANCES (object), g_value_get_boolean (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
medina_chances_dispose (GObject *object)
{
  MedinaChances *self = MEDINA_CHANCES (object);

  medina_chances_set_game (self, NULL);
  medina_chances_set_computer (self, NULL);
  drop_thought (self);
  g_clear_object (&self->thinker);
  G_OBJECT_CLASS (medina_chances_parent_class)->dispose (object);
}

static void
medina_chances_class_init (MedinaChancesClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = medina_chances_get_property;
  object_class->set_property = medina_chances_set_property;
  object_class->dispose = medina_chances_dispose;

  properties[PROP_WANTED] =
    g_param_spec_boolean ("wanted", NULL, NULL, FALSE,
                          G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  properties[PROP_KNOWN] =
    g_param_spec_boolean ("known", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
medina_chances_init (MedinaChances *self)
{
  self->nodes = NODES;
  self->thinker = medina_thinker_new ();
}

MedinaChances *
medina_chances_new (void)
{
  return g_object_new (MEDINA_TYPE_CHANCES, NULL);
}
