/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-coach.h"

#include "medina-coaching.h"

struct _MedinaCoach
{
  GObject parent_instance;

  gboolean wanted;
  guint64 nodes; /* 0 for the usual number */
  guint look_id; /* source that begins to look, when all of a change has been told */

  /* owned */
  MedinaGame *game;
  MedinaComputerPlayer *computer;
  MedinaAnalysis *analysis; /* of the last turn; NULL if there is nothing to find out or to say */
  MedinaAnalysisTurn *turn; /* what there is to say */
};

enum
{
  PROP_0,
  PROP_WANTED,
  PROP_TURN,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (MedinaCoach, medina_coach, G_TYPE_OBJECT)

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

/* --- Looking at a turn -------------------------------------------------------------------------- */

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
update_thought (MedinaCoach *self)
{
  if (self->analysis == NULL)
    return;
  if (self->computer != NULL && medina_computer_player_get_thinking (self->computer))
    medina_analysis_stop (self->analysis);
  else
    medina_analysis_start (self->analysis);
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
  const MdnGame *game = medina_game_get_engine_game (self->game);

  self->look_id = 0;
  self->analysis =
    medina_analysis_new_of_turn (self->game, find_start (game), (guint) game->cursor);
  if (self->nodes > 0)
    medina_analysis_set_nodes (self->analysis, self->nodes);
  g_signal_connect_swapped (self->analysis, "notify::complete", G_CALLBACK (found_cb), self);
  update_thought (self);
  return G_SOURCE_REMOVE;
}

/* --- The game ----------------------------------------------------------------------------------- */

static gboolean
is_at_end_of_turn (const MdnGame *game)
{
  return mdn_position_is_over (&game->position) ||
         mdn_game_turn (game) != mdn_game_turn_of (game, game->cursor - 1);
}

static void
played_cb (MedinaCoach *self, guint placement, guint player)
{
  if (medina_player_is_computer (medina_game_get_player (self->game, player)))
    return;
  drop (self);
  if (self->wanted && medina_coaching_is_possible (self->game) &&
      is_at_end_of_turn (medina_game_get_engine_game (self->game)))
    self->look_id = g_idle_add (look_cb, self);
}

static void
changed_cb (MedinaCoach *self)
{
  if (!self->wanted || !medina_coaching_is_possible (self->game))
    drop (self);
}

static void
connect_game (MedinaCoach *self)
{
  static const char *const changes[] = { "seats-changed", "notify::purist", "notify::screens",
                                         "notify::over" };

  g_signal_connect_swapped (self->game, "placement-played", G_CALLBACK (played_cb), self);
  g_signal_connect_swapped (self->game, "placement-undone", G_CALLBACK (drop), self);
  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    g_signal_connect_swapped (self->game, changes[i], G_CALLBACK (changed_cb), self);
}

void
medina_coach_set_game (MedinaCoach *self, MedinaGame *game)
{
  g_return_if_fail (MEDINA_IS_COACH (self));
  g_return_if_fail (game == NULL || MEDINA_IS_GAME (game));

  if (self->game == game)
    return;
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  drop (self);
  g_set_object (&self->game, game);
  if (game != NULL)
    connect_game (self);
}

void
medina_coach_set_computer (MedinaCoach *self, MedinaComputerPlayer *computer)
{
  g_return_if_fail (MEDINA_IS_COACH (self));
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
medina_coach_get_wanted (MedinaCoach *self)
{
  g_return_val_if_fail (MEDINA_IS_COACH (self), FALSE);

  return self->wanted;
}

void
medina_coach_set_wanted (MedinaCoach *self, gboolean wanted)
{
  g_return_if_fail (MEDINA_IS_COACH (self));

  if (self->wanted == !!wanted)
    return;
  self->wanted = !!wanted;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_WANTED]);
  changed_cb (self);
}

void
medina_coach_set_nodes (MedinaCoach *self, guint64 nodes)
{
  g_return_if_fail (MEDINA_IS_COACH (self));

  self->nodes = nodes;
}

/* --- What it says ------------------------------------------------------------------------------- */

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
  game = g_object_ref (self->game);
  start = medina_analysis_turn_get_start (self->turn);
  medina_game_seek (game, medina_game_get_live_cursor (game));
  while (medina_game_get_cursor (game) > start && medina_game_get_can_undo (game))
    medina_game_undo_decision (game);
}

/* --- The object --------------------------------------------------------------------------------- */

static void
medina_coach_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  MedinaCoach *self = MEDINA_COACH (object);

  switch (id)
    {
    case PROP_WANTED:
      g_value_set_boolean (value, self->wanted);
      break;
    case PROP_TURN:
      g_value_set_object (value, self->turn);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
medina_coach_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  if (id == PROP_WANTED)
    medina_coach_set_wanted (MEDINA_COACH (object), g_value_get_boolean (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
medina_coach_dispose (GObject *object)
{
  MedinaCoach *self = MEDINA_COACH (object);

  medina_coach_set_game (self, NULL);
  medina_coach_set_computer (self, NULL);
  G_OBJECT_CLASS (medina_coach_parent_class)->dispose (object);
}

static void
medina_coach_class_init (MedinaCoachClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = medina_coach_get_property;
  object_class->set_property = medina_coach_set_property;
  object_class->dispose = medina_coach_dispose;

  properties[PROP_WANTED] =
    g_param_spec_boolean ("wanted", NULL, NULL, FALSE,
                          G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
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
