/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-replay.h"

#include "medina-move-log.h"

struct _MedinaReplay
{
  GObject parent_instance;

  guint interval;
  guint timeout_id;      /* set while it plays */
  gboolean by_placement; /* through the last round, now or once it goes on */
  gboolean can_go_back;
  gboolean can_go_forward;
  gboolean can_play;
  gboolean can_show_round;

  /* owned */
  MedinaGame *game;
};

enum
{
  PROP_0,
  PROP_CAN_GO_BACK,
  PROP_CAN_GO_FORWARD,
  PROP_CAN_PLAY,
  PROP_CAN_SHOW_ROUND,
  PROP_PLAYING,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (MedinaReplay, medina_replay, G_TYPE_OBJECT)

/* --- Where it can go -------------------------------------------------------------------------- */

static void
set_flag (MedinaReplay *self, gboolean *member, gboolean value, int property)
{
  if (*member == value)
    return;
  *member = value;
  g_object_notify_by_pspec (G_OBJECT (self), properties[property]);
}

static gboolean
has_round (MedinaReplay *self)
{
  const MedinaRound round =
    self->game != NULL ? medina_game_get_last_round (self->game) : (MedinaRound){ 0, 0 };

  return round.first < round.end;
}

static void
update_flags_cb (MedinaReplay *self)
{
  const guint cursor = self->game != NULL ? medina_game_get_cursor (self->game) : 0;
  const guint length = self->game != NULL ? medina_game_get_length (self->game) : 0;

  set_flag (self, &self->can_go_back, cursor > 0, PROP_CAN_GO_BACK);
  set_flag (self, &self->can_go_forward, cursor < length, PROP_CAN_GO_FORWARD);
  set_flag (self, &self->can_play, length > 0, PROP_CAN_PLAY);
  set_flag (self, &self->can_show_round, has_round (self), PROP_CAN_SHOW_ROUND);
}

/* How many placements the game has up to the end of the turn at a place of the log; 0 before the
 * first one. */
static int
find_end (GListModel *log, int place)
{
  g_autoptr (MedinaMoveLogEntry) entry =
    place >= 0 ? g_list_model_get_item (log, (guint) place) : NULL;

  return entry != NULL ? (int) medina_move_log_entry_get_end (entry) : 0;
}

static int
find_target (MedinaGame *game, MedinaReplayStep step)
{
  GListModel *log = medina_game_get_move_log (game);
  const guint cursor = medina_game_get_cursor (game), length = medina_game_get_length (game);

  switch (step)
    {
    case MEDINA_REPLAY_BACK:
      return find_end (log, medina_move_log_find (log, cursor) - 1);
    case MEDINA_REPLAY_FORWARD:
      /* The turn of the next placement may be one that has begun before the cursor. */
      return find_end (log, medina_move_log_find (log, MIN (cursor + 1, length)));
    case MEDINA_REPLAY_STEP_BACK:
      return (int) cursor - (cursor > 0);
    case MEDINA_REPLAY_STEP_FORWARD:
      return (int) MIN (cursor + 1, length);
    case MEDINA_REPLAY_LAST:
      return (int) length;
    case MEDINA_REPLAY_RETURN:
      return medina_game_get_live_cursor (game);
    case MEDINA_REPLAY_FIRST:
      break;
    }
  return 0;
}

/* --- By itself -------------------------------------------------------------------------------- */

static void
stop (MedinaReplay *self)
{
  if (self->timeout_id == 0)
    return;
  g_clear_handle_id (&self->timeout_id, g_source_remove);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PLAYING]);
}

static gboolean
is_single (MedinaReplayStep step)
{
  return step == MEDINA_REPLAY_STEP_BACK || step == MEDINA_REPLAY_STEP_FORWARD;
}

static void
go (MedinaReplay *self, MedinaReplayStep step)
{
  if (self->game != NULL)
    medina_game_seek (self->game, find_target (self->game, step));
}

void
medina_replay_go (MedinaReplay *self, MedinaReplayStep step)
{
  g_return_if_fail (MEDINA_IS_REPLAY (self));

  if (self->by_placement || is_single (step))
    stop (self);
  self->by_placement &= is_single (step);
  go (self, step);
}

static gboolean
step_cb (gpointer data)
{
  MedinaReplay *self = data;

  go (self, self->by_placement ? MEDINA_REPLAY_STEP_FORWARD : MEDINA_REPLAY_FORWARD);
  if (!self->can_go_forward)
    stop (self);
  return self->timeout_id != 0 ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

static void
restart_timeout (MedinaReplay *self)
{
  g_clear_handle_id (&self->timeout_id, g_source_remove);
  self->timeout_id = g_timeout_add (self->interval, step_cb, self);
}

static void
begin (MedinaReplay *self)
{
  restart_timeout (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PLAYING]);
}

static gboolean
is_in_round (MedinaReplay *self)
{
  const MedinaRound round = medina_game_get_last_round (self->game);
  const int cursor = (int) medina_game_get_cursor (self->game);

  return cursor >= round.first && cursor < round.end;
}

static void
start (MedinaReplay *self)
{
  if (!self->can_play || self->timeout_id != 0)
    return;
  self->by_placement = self->by_placement && is_in_round (self);
  if (!medina_game_get_replaying (self->game) || !self->can_go_forward)
    go (self, MEDINA_REPLAY_FIRST);
  begin (self);
}

void
medina_replay_toggle_round (MedinaReplay *self)
{
  gboolean pauses;

  g_return_if_fail (MEDINA_IS_REPLAY (self));

  pauses = self->timeout_id != 0 && self->by_placement;
  stop (self);
  if (pauses || !self->can_show_round)
    return;
  if (!self->by_placement || !is_in_round (self))
    medina_game_seek (self->game, medina_game_get_last_round (self->game).first);
  self->by_placement = TRUE;
  begin (self);
}

static void
replaying_cb (MedinaReplay *self)
{
  if (medina_game_get_replaying (self->game))
    return;
  stop (self);
  self->by_placement = FALSE;
}

gboolean
medina_replay_get_playing (MedinaReplay *self)
{
  g_return_val_if_fail (MEDINA_IS_REPLAY (self), FALSE);

  return self->timeout_id != 0;
}

void
medina_replay_set_playing (MedinaReplay *self, gboolean playing)
{
  g_return_if_fail (MEDINA_IS_REPLAY (self));

  if (playing)
    start (self);
  else
    stop (self);
}

void
medina_replay_set_interval (MedinaReplay *self, guint interval)
{
  g_return_if_fail (MEDINA_IS_REPLAY (self));

  if (self->interval == interval)
    return;
  self->interval = interval;
  if (self->timeout_id != 0)
    restart_timeout (self);
}

/* --- The object ------------------------------------------------------------------------------- */

void
medina_replay_set_game (MedinaReplay *self, MedinaGame *game)
{
  g_return_if_fail (MEDINA_IS_REPLAY (self));

  if (self->game == game)
    return;
  stop (self);
  self->by_placement = FALSE;
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_set_object (&self->game, game);
  if (game != NULL)
    {
      g_signal_connect_swapped (game, "notify::cursor", G_CALLBACK (update_flags_cb), self);
      g_signal_connect_swapped (game, "notify::length", G_CALLBACK (update_flags_cb), self);
      g_signal_connect_swapped (game, "notify::current-player", G_CALLBACK (update_flags_cb), self);
      g_signal_connect_swapped (game, "seats-changed", G_CALLBACK (update_flags_cb), self);
      g_signal_connect_swapped (game, "notify::replaying", G_CALLBACK (replaying_cb), self);
    }
  update_flags_cb (self);
}

static void
medina_replay_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  MedinaReplay *self = MEDINA_REPLAY (object);

  switch (id)
    {
    case PROP_CAN_GO_BACK:
      g_value_set_boolean (value, self->can_go_back);
      break;
    case PROP_CAN_GO_FORWARD:
      g_value_set_boolean (value, self->can_go_forward);
      break;
    case PROP_CAN_PLAY:
      g_value_set_boolean (value, self->can_play);
      break;
    case PROP_CAN_SHOW_ROUND:
      g_value_set_boolean (value, self->can_show_round);
      break;
    case PROP_PLAYING:
      g_value_set_boolean (value, self->timeout_id != 0);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
medina_replay_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_PLAYING:
      medina_replay_set_playing (MEDINA_REPLAY (object), g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
medina_replay_dispose (GObject *object)
{
  medina_replay_set_game (MEDINA_REPLAY (object), NULL);
  G_OBJECT_CLASS (medina_replay_parent_class)->dispose (object);
}

static void
medina_replay_class_init (MedinaReplayClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags get = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;
  const GParamFlags set = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = medina_replay_get_property;
  object_class->set_property = medina_replay_set_property;
  object_class->dispose = medina_replay_dispose;
  properties[PROP_CAN_GO_BACK] = g_param_spec_boolean ("can-go-back", NULL, NULL, FALSE, get);
  properties[PROP_CAN_GO_FORWARD] = g_param_spec_boolean ("can-go-forward", NULL, NULL, FALSE, get);
  properties[PROP_CAN_PLAY] = g_param_spec_boolean ("can-play", NULL, NULL, FALSE, get);
  properties[PROP_CAN_SHOW_ROUND] = g_param_spec_boolean ("can-show-round", NULL, NULL, FALSE, get);
  properties[PROP_PLAYING] = g_param_spec_boolean ("playing", NULL, NULL, FALSE, set);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
medina_replay_init (MedinaReplay *self)
{
  self->interval = 1000;
}

MedinaReplay *
medina_replay_new (void)
{
  return g_object_new (MEDINA_TYPE_REPLAY, NULL);
}
