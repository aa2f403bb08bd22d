/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-coach.h"

struct _MedinaCoach
{
  MedinaOnlooker parent_instance;

  guint64 nodes; /* 0 for the usual number */
  guint look_id; /* source that begins to look, when all of a change has been told, */

  /* at the turn between these cursors: others may have played by then */
  guint start;
  guint end;

  /* owned */
  MedinaAnalysis *analysis; /* of the last turn; NULL if there is nothing to find out or to say */
  MedinaAnalysisTurn *turn; /* what there is to say */
};

enum
{
  PROP_TURN = 1,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (MedinaCoach, medina_coach, MEDINA_TYPE_ONLOOKER)

static MedinaGame *
get_game (MedinaCoach *self)
{
  return medina_onlooker_get_game (MEDINA_ONLOOKER (self));
}

static void
set_turn (MedinaCoach *self, MedinaAnalysisTurn *turn)
{
  if (g_set_object (&self->turn, turn))
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TURN]);
}

static void
drop (MedinaCoach *self)
{
  g_clear_handle_id (&self->look_id, g_source_remove);
  if (self->analysis != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->analysis, self);
      medina_analysis_stop (self->analysis);
    }
  g_clear_object (&self->analysis);
  set_turn (self, NULL);
}

/* --- Looking at a turn ------------------------------------------------------------------------ */

static void
found_cb (MedinaCoach *self)
{
  g_autoptr (MedinaAnalysisTurn) turn =
    g_list_model_get_item (medina_analysis_get_turns (self->analysis), 0);

  if (medina_analysis_turn_get_loss (turn) >= MEDINA_COACH_POINTS)
    set_turn (self, turn);
}

/* It begins, goes on, or pauses. */
static void
medina_coach_update_thought (MedinaOnlooker *onlooker)
{
  MedinaCoach *self = MEDINA_COACH (onlooker);

  if (self->analysis == NULL)
    return;
  if (medina_onlooker_is_undisturbed (onlooker))
    medina_analysis_start (self->analysis);
  else
    medina_analysis_stop (self->analysis);
}

static guint
find_start (const MdnGame *game)
{
  const int turn = mdn_game_turn_of (game, game->cursor - 1);
  int start = game->cursor - 1;

  while (start > 0 && mdn_game_turn_of (game, start - 1) == turn)
    start--;
  return (guint) start;
}

static gboolean
look_cb (gpointer data)
{
  MedinaCoach *self = data;

  self->look_id = 0;
  self->analysis = medina_analysis_new_of_turn (get_game (self), self->start, self->end);
  if (self->nodes > 0)
    medina_analysis_set_nodes (self->analysis, self->nodes);
  g_signal_connect_swapped (self->analysis, "notify::complete", G_CALLBACK (found_cb), self);
  medina_coach_update_thought (data);
  return G_SOURCE_REMOVE;
}

/* --- The game --------------------------------------------------------------------------------- */

static gboolean
is_at_end_of_turn (const MdnGame *game)
{
  return mdn_position_is_over (&game->position) ||
         mdn_game_turn (game) != mdn_game_turn_of (game, game->cursor - 1);
}

static void
played_cb (MedinaCoach *self, guint placement, guint player)
{
  MedinaGame *game = get_game (self);

  if (medina_player_is_computer (medina_game_get_player (game, player)))
    return;
  drop (self);
  if (medina_onlooker_is_allowed (MEDINA_ONLOOKER (self)) &&
      is_at_end_of_turn (medina_game_get_engine_game (game)))
    {
      self->start = find_start (medina_game_get_engine_game (game));
      self->end = medina_game_get_cursor (game);
      self->look_id = g_idle_add (look_cb, self);
    }
}

static void
medina_coach_changed (MedinaOnlooker *onlooker)
{
  if (!medina_onlooker_is_allowed (onlooker))
    drop (MEDINA_COACH (onlooker));
}

static void
medina_coach_take_game (MedinaOnlooker *onlooker)
{
  MedinaGame *game = medina_onlooker_get_game (onlooker);

  drop (MEDINA_COACH (onlooker));
  if (game == NULL)
    return;
  g_signal_connect_swapped (game, "placement-played", G_CALLBACK (played_cb), onlooker);
  g_signal_connect_swapped (game, "placement-undone", G_CALLBACK (drop), onlooker);
}

void
medina_coach_set_nodes (MedinaCoach *self, guint64 nodes)
{
  g_return_if_fail (MEDINA_IS_COACH (self));

  self->nodes = nodes;
}

/* --- What it says ----------------------------------------------------------------------------- */

MedinaAnalysisTurn *
medina_coach_get_turn (MedinaCoach *self)
{
  g_return_val_if_fail (MEDINA_IS_COACH (self), NULL);

  return self->turn;
}

MedinaAnalysis *
medina_coach_get_analysis (MedinaCoach *self)
{
  g_return_val_if_fail (MEDINA_IS_COACH (self), NULL);

  return self->turn != NULL ? self->analysis : NULL;
}

gboolean
medina_coach_get_looking (MedinaCoach *self)
{
  g_return_val_if_fail (MEDINA_IS_COACH (self), FALSE);

  return self->look_id != 0 ||
         (self->analysis != NULL && !medina_analysis_get_complete (self->analysis));
}

/* A turn begins with a decision, so that going back decision by decision comes to its beginning. */
void
medina_coach_take_back (MedinaCoach *self)
{
  g_autoptr (MedinaGame) game = NULL;
  guint start;

  g_return_if_fail (MEDINA_IS_COACH (self));

  if (self->turn == NULL)
    return;
  game = g_object_ref (get_game (self));
  start = medina_analysis_turn_get_start (self->turn);
  medina_game_seek (game, medina_game_get_live_cursor (game));
  while (medina_game_get_cursor (game) > start && medina_game_get_can_undo (game))
    medina_game_undo_decision (game);
}

/* --- The object ------------------------------------------------------------------------------- */

static void
medina_coach_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  g_value_set_object (value, MEDINA_COACH (object)->turn);
}

static void
medina_coach_class_init (MedinaCoachClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  MedinaOnlookerClass *onlooker_class = MEDINA_ONLOOKER_CLASS (klass);

  object_class->get_property = medina_coach_get_property;
  onlooker_class->take_game = medina_coach_take_game;
  onlooker_class->changed = medina_coach_changed;
  onlooker_class->update_thought = medina_coach_update_thought;

  properties[PROP_TURN] = g_param_spec_object ("turn", NULL, NULL, MEDINA_TYPE_ANALYSIS_TURN,
                                               G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
medina_coach_init (MedinaCoach *self)
{
}

MedinaCoach *
medina_coach_new (void)
{
  return g_object_new (MEDINA_TYPE_COACH, NULL);
}
