/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-chances.h"

#include <math.h>

#include "medina-thinker.h"
#include "play.h"

enum
{
  NODES = 20000, /* a tenth of a second */
};

struct _MedinaChances
{
  MedinaOnlooker parent_instance;

  guint64 nodes;
  gboolean known;
  gboolean outdated; /* a turn has been made since they were found out */
  guint look_id;     /* source that begins a thought, when all of a change has been told */
  guint percent[MDN_MAX_PLAYERS];
  MdnPosition position; /* that is being thought about */

  /* owned */
  MedinaThinker *thinker;
  GCancellable *cancellable; /* of the thought; NULL when it does not think */
};

enum
{
  PROP_KNOWN = 1,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (MedinaChances, medina_chances, MEDINA_TYPE_ONLOOKER)

static MedinaGame *
get_game (MedinaChances *self)
{
  return medina_onlooker_get_game (MEDINA_ONLOOKER (self));
}

/* --- The numbers ------------------------------------------------------------------------------ */

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

/* What is expected after the turn that would be played next; of the player whose turn that is the
 * search knows better. */
static void
take_answer (MedinaChances *self, const MdnVariation *plan)
{
  const guint players = medina_game_get_n_players (get_game (self));
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

/* --- Thinking --------------------------------------------------------------------------------- */

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

static void
thought_cb (GObject *thinker, GAsyncResult *result, gpointer data)
{
  MedinaChances *self = data;
  MdnAdvice advice;
  const MedinaThoughtEnd end = medina_thinker_think_end (MEDINA_THINKER (thinker), result, &advice);

  if (end == MEDINA_THOUGHT_DROPPED)
    return;
  g_clear_object (&self->cancellable);
  self->outdated = FALSE;
  if (end == MEDINA_THOUGHT_UNANSWERED)
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
  self->position = *medina_game_get_position (get_game (self));
  self->cancellable = g_cancellable_new ();
  medina_thinker_think_async (self->thinker, &self->position, &limits, self->cancellable,
                              thought_cb, self);
  return G_SOURCE_REMOVE;
}

static gboolean
is_possible (MedinaChances *self)
{
  MedinaGame *game = get_game (self);

  return medina_onlooker_is_allowed (MEDINA_ONLOOKER (self)) && !medina_game_get_replaying (game) &&
         !mdn_position_is_over (medina_game_get_position (game));
}

/* It begins to think, or leaves that to later. */
static void
medina_chances_update_thought (MedinaOnlooker *onlooker)
{
  MedinaChances *self = MEDINA_CHANCES (onlooker);

  drop_thought (self);
  if (self->outdated && is_possible (self) && medina_onlooker_is_undisturbed (onlooker))
    self->look_id = g_idle_add (look_cb, self);
}

/* --- The game --------------------------------------------------------------------------------- */

static void
forget (MedinaChances *self)
{
  if (!self->known)
    return;
  self->known = FALSE;
  notify (self);
}

static void
medina_chances_changed (MedinaOnlooker *onlooker)
{
  MedinaChances *self = MEDINA_CHANCES (onlooker);

  self->outdated = is_possible (self);
  if (!self->outdated)
    forget (self);
  medina_chances_update_thought (onlooker);
}

static void
medina_chances_take_game (MedinaOnlooker *onlooker)
{
  static const char *const changes[] = { "turn-changed", "notify::awaiting-end", "seeked" };
  MedinaGame *game = medina_onlooker_get_game (onlooker);

  forget (MEDINA_CHANCES (onlooker));
  for (guint i = 0; game != NULL && i < G_N_ELEMENTS (changes); i++)
    g_signal_connect_swapped (game, changes[i], G_CALLBACK (medina_chances_changed), onlooker);
}

/* --- What is known ---------------------------------------------------------------------------- */

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

/* --- The object ------------------------------------------------------------------------------- */

static void
medina_chances_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  g_value_set_boolean (value, MEDINA_CHANCES (object)->known);
}

/* The thought goes with the game. */
static void
medina_chances_dispose (GObject *object)
{
  G_OBJECT_CLASS (medina_chances_parent_class)->dispose (object);
  g_clear_object (&MEDINA_CHANCES (object)->thinker);
}

static void
medina_chances_class_init (MedinaChancesClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  MedinaOnlookerClass *onlooker_class = MEDINA_ONLOOKER_CLASS (klass);

  object_class->get_property = medina_chances_get_property;
  object_class->dispose = medina_chances_dispose;
  onlooker_class->take_game = medina_chances_take_game;
  onlooker_class->changed = medina_chances_changed;
  onlooker_class->update_thought = medina_chances_update_thought;

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
