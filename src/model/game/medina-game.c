/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-game-private.h"

#include "medina-game-events.h"
#include "medina-namesakes.h"
#include "medina-player-update.h"
#include "medina-tile-update.h"

G_DEFINE_FINAL_TYPE (MedinaGame, medina_game, G_TYPE_OBJECT)

static void
medina_game_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  MedinaGame *self = MEDINA_GAME (object);
  const MedinaGameState *state = &self->state;

  switch ((MedinaGameProperty) prop_id)
    {
    case MEDINA_GAME_PROP_PLAYERS:
      g_value_set_object (value, self->players);
      break;
    case MEDINA_GAME_PROP_TILES:
      g_value_set_object (value, self->tiles);
      break;
    case MEDINA_GAME_PROP_MOVE_LOG:
      g_value_set_object (value, self->move_log);
      break;
    case MEDINA_GAME_PROP_RULES:
      g_value_set_uint (value, self->game.setup.rules.set);
      break;
    case MEDINA_GAME_PROP_PHASE:
      g_value_set_uint (value, state->phase);
      break;
    case MEDINA_GAME_PROP_CURRENT_PLAYER:
      g_value_set_object (value, self->seats[state->player]);
      break;
    case MEDINA_GAME_PROP_TURN_LENGTH:
      g_value_set_uint (value, state->turn_length);
      break;
    case MEDINA_GAME_PROP_PLACEMENTS_MADE:
      g_value_set_uint (value, state->placements_made);
      break;
    case MEDINA_GAME_PROP_PLACEMENTS_LEFT:
      g_value_set_uint (value, state->placements_left);
      break;
    case MEDINA_GAME_PROP_AWAITING_END:
      g_value_set_boolean (value, state->awaiting_end);
      break;
    case MEDINA_GAME_PROP_CAN_END_TURN:
      g_value_set_boolean (value, state->can_end_turn);
      break;
    case MEDINA_GAME_PROP_ROOFTOP_DUE:
      g_value_set_boolean (value, state->rooftop_due);
      break;
    case MEDINA_GAME_PROP_CAN_UNDO:
      g_value_set_boolean (value, state->can_undo);
      break;
    case MEDINA_GAME_PROP_CAN_REDO:
      g_value_set_boolean (value, state->can_redo);
      break;
    case MEDINA_GAME_PROP_OVER:
      g_value_set_boolean (value, state->phase == MDN_PHASE_OVER);
      break;
    case MEDINA_GAME_PROP_IN_PROGRESS:
      g_value_set_boolean (value, state->in_progress);
      break;
    case MEDINA_GAME_PROP_CURSOR:
      g_value_set_uint (value, state->cursor);
      break;
    case MEDINA_GAME_PROP_LENGTH:
      g_value_set_uint (value, state->length);
      break;
    case MEDINA_GAME_PROP_REPLAYING:
      g_value_set_boolean (value, state->replaying);
      break;
    case MEDINA_GAME_PROP_CURTAIN:
      g_value_set_boolean (value, state->curtain);
      break;
    case MEDINA_GAME_PROP_SCREENS:
      g_value_set_boolean (value, self->screens);
      break;
    case MEDINA_GAME_PROP_AUTOMATIC_END:
      g_value_set_boolean (value, self->automatic_end);
      break;
    case MEDINA_GAME_PROP_PURIST:
      g_value_set_boolean (value, self->purist);
      break;
    case MEDINA_GAME_PROP_AIDED:
      g_value_set_boolean (value, state->aided);
      break;
    case MEDINA_GAME_PROP_SELECTED_PIECE:
      g_value_set_int (value, self->selected_piece);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
medina_game_set_property (GObject *object, guint prop_id, const GValue *value, GParamSpec *pspec)
{
  MedinaGame *self = MEDINA_GAME (object);

  switch (prop_id)
    {
    case MEDINA_GAME_PROP_SCREENS:
      medina_game_set_screens (self, g_value_get_boolean (value));
      break;
    case MEDINA_GAME_PROP_AUTOMATIC_END:
      medina_game_set_automatic_end (self, g_value_get_boolean (value));
      break;
    case MEDINA_GAME_PROP_PURIST:
      medina_game_set_purist (self, g_value_get_boolean (value));
      break;
    case MEDINA_GAME_PROP_SELECTED_PIECE:
      medina_game_set_selected_piece (self, g_value_get_int (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
medina_game_finalize (GObject *object)
{
  MedinaGame *self = MEDINA_GAME (object);

  g_object_unref (self->players);
  g_object_unref (self->tiles);
  g_object_unref (self->move_log);

  G_OBJECT_CLASS (medina_game_parent_class)->finalize (object);
}

static void
install_properties (GObjectClass *object_class)
{
  const GParamFlags get = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;
  const GParamFlags set = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;
  GParamSpec **specs = medina_game_properties;

  specs[MEDINA_GAME_PROP_PLAYERS] =
    g_param_spec_object ("players", NULL, NULL, G_TYPE_LIST_MODEL, get);
  specs[MEDINA_GAME_PROP_TILES] = g_param_spec_object ("tiles", NULL, NULL, G_TYPE_LIST_MODEL, get);
  specs[MEDINA_GAME_PROP_MOVE_LOG] =
    g_param_spec_object ("move-log", NULL, NULL, G_TYPE_LIST_MODEL, get);
  specs[MEDINA_GAME_PROP_RULES] =
    g_param_spec_uint ("rules", NULL, NULL, 0, MDN_RULE_SETS - 1, 0, get);
  specs[MEDINA_GAME_PROP_PHASE] =
    g_param_spec_uint ("phase", NULL, NULL, 0, MDN_PHASE_OVER, 0, get);
  specs[MEDINA_GAME_PROP_CURRENT_PLAYER] =
    g_param_spec_object ("current-player", NULL, NULL, MEDINA_TYPE_PLAYER, get);
  specs[MEDINA_GAME_PROP_TURN_LENGTH] =
    g_param_spec_uint ("turn-length", NULL, NULL, 0, G_MAXUINT8, 0, get);
  specs[MEDINA_GAME_PROP_PLACEMENTS_MADE] =
    g_param_spec_uint ("placements-made", NULL, NULL, 0, G_MAXUINT8, 0, get);
  specs[MEDINA_GAME_PROP_PLACEMENTS_LEFT] =
    g_param_spec_uint ("placements-left", NULL, NULL, 0, G_MAXUINT8, 0, get);
  specs[MEDINA_GAME_PROP_AWAITING_END] =
    g_param_spec_boolean ("awaiting-end", NULL, NULL, FALSE, get);
  specs[MEDINA_GAME_PROP_CAN_END_TURN] =
    g_param_spec_boolean ("can-end-turn", NULL, NULL, FALSE, get);
  specs[MEDINA_GAME_PROP_ROOFTOP_DUE] =
    g_param_spec_boolean ("rooftop-due", NULL, NULL, FALSE, get);
  specs[MEDINA_GAME_PROP_CAN_UNDO] = g_param_spec_boolean ("can-undo", NULL, NULL, FALSE, get);
  specs[MEDINA_GAME_PROP_CAN_REDO] = g_param_spec_boolean ("can-redo", NULL, NULL, FALSE, get);
  specs[MEDINA_GAME_PROP_OVER] = g_param_spec_boolean ("over", NULL, NULL, FALSE, get);
  specs[MEDINA_GAME_PROP_IN_PROGRESS] =
    g_param_spec_boolean ("in-progress", NULL, NULL, FALSE, get);
  specs[MEDINA_GAME_PROP_CURSOR] =
    g_param_spec_uint ("cursor", NULL, NULL, 0, MDN_MAX_PLACEMENTS, 0, get);
  specs[MEDINA_GAME_PROP_LENGTH] =
    g_param_spec_uint ("length", NULL, NULL, 0, MDN_MAX_PLACEMENTS, 0, get);
  specs[MEDINA_GAME_PROP_REPLAYING] = g_param_spec_boolean ("replaying", NULL, NULL, FALSE, get);
  specs[MEDINA_GAME_PROP_CURTAIN] = g_param_spec_boolean ("curtain", NULL, NULL, FALSE, get);
  specs[MEDINA_GAME_PROP_SCREENS] = g_param_spec_boolean ("screens", NULL, NULL, FALSE, set);
  specs[MEDINA_GAME_PROP_AUTOMATIC_END] =
    g_param_spec_boolean ("automatic-end", NULL, NULL, FALSE, set);
  specs[MEDINA_GAME_PROP_PURIST] = g_param_spec_boolean ("purist", NULL, NULL, FALSE, set);
  specs[MEDINA_GAME_PROP_AIDED] = g_param_spec_boolean ("aided", NULL, NULL, TRUE, get);
  specs[MEDINA_GAME_PROP_SELECTED_PIECE] =
    g_param_spec_int ("selected-piece", NULL, NULL, -1, MDN_PIECES - 1, -1, set);
  g_object_class_install_properties (object_class, MEDINA_GAME_N_PROPS, specs);
}

static void
install_signals (GObjectClass *object_class)
{
  const GType type = G_TYPE_FROM_CLASS (object_class);
  const GSignalFlags flags = G_SIGNAL_RUN_LAST;
  guint *signals = medina_game_signals;

  signals[MEDINA_GAME_PLACEMENT_PLAYED] =
    g_signal_new ("placement-played", type, flags, 0, NULL, NULL, NULL, G_TYPE_NONE, 2, G_TYPE_UINT,
                  G_TYPE_UINT);
  signals[MEDINA_GAME_PLACEMENT_UNDONE] =
    g_signal_new ("placement-undone", type, flags, 0, NULL, NULL, NULL, G_TYPE_NONE, 2, G_TYPE_UINT,
                  G_TYPE_UINT);
  signals[MEDINA_GAME_EVENT] = g_signal_new ("event", type, flags, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                             1, MEDINA_TYPE_EVENT | G_SIGNAL_TYPE_STATIC_SCOPE);
  signals[MEDINA_GAME_TURN_CHANGED] =
    g_signal_new ("turn-changed", type, flags, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[MEDINA_GAME_GAME_OVER] =
    g_signal_new ("game-over", type, flags, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[MEDINA_GAME_SEATS_CHANGED] =
    g_signal_new ("seats-changed", type, flags, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[MEDINA_GAME_NAMES_CHANGED] =
    g_signal_new ("names-changed", type, flags, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[MEDINA_GAME_SEEKED] =
    g_signal_new ("seeked", type, flags, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
medina_game_class_init (MedinaGameClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = medina_game_get_property;
  object_class->set_property = medina_game_set_property;
  object_class->finalize = medina_game_finalize;
  install_properties (object_class);
  install_signals (object_class);
}

static void
medina_game_init (MedinaGame *self)
{
  self->selected_piece = -1;
  self->finishing = -1;
  self->finished_open = -1;
  self->laid_down.cursor = -1;
  self->display.person = self->left_last = MEDINA_NOBODY;
  self->kept_open = -1;
  self->players = g_list_store_new (MEDINA_TYPE_PLAYER);
  self->tiles = g_list_store_new (MEDINA_TYPE_TILE);
  self->move_log = g_list_store_new (MEDINA_TYPE_MOVE_LOG_ENTRY);
}

static void
add_tile (MedinaGame *self, MedinaTileKind kind, guint index)
{
  g_autoptr (MedinaTile) tile = medina_tile_new (kind, index);

  g_list_store_append (self->tiles, tile);
}

static void
lay_tiles (MedinaGame *self)
{
  for (guint color = 0; color < MDN_COLORS; color++)
    add_tile (self, MEDINA_TILE_PALACE, color);
  for (guint tower = 0; tower < MDN_TOWERS; tower++)
    add_tile (self, MEDINA_TILE_TOWER, tower);
  if (self->game.setup.rules.tea)
    add_tile (self, MEDINA_TILE_TEA, 0);
}

static void
seat_players (MedinaGame *self, MedinaPlayer **players)
{
  for (guint i = 0; i < self->game.setup.rules.players; i++)
    {
      g_assert (medina_player_get_number (players[i]) == i);
      self->seats[i] = self->named[i] = players[i];
      medina_player_join (players[i], &self->game.setup.rules);
      g_list_store_append (self->players, players[i]);
      g_object_unref (players[i]);
    }
}

static void
number_namesakes (MedinaGame *self)
{
  medina_namesakes_number (self->named, self->game.setup.rules.players);
}

/* Who takes the name of somebody else takes it from nobody. */
static void
renamed_cb (MedinaGame *self, GParamSpec *pspec, MedinaPlayer *player)
{
  const guint last = self->game.setup.rules.players - 1u;
  guint place = 0;

  while (self->named[place] != player)
    place++;
  for (; place < last; place++)
    self->named[place] = self->named[place + 1];
  self->named[last] = player;
  number_namesakes (self);
}

static void
seat_changed_cb (MedinaGame *self)
{
  g_object_ref (self);
  number_namesakes (self);
  medina_game_sync (self);
  g_signal_emit (self, medina_game_signals[MEDINA_GAME_SEATS_CHANGED], 0);
  g_object_unref (self);
}

/* Nobody sits at the table any more. */
static void
note_leaving (MedinaGame *self, MedinaPlayer *player)
{
  if (medina_player_is_computer (player) &&
      medina_seats_count_people (&self->game, self->seats) == 0)
    self->left_last = (int) medina_player_get_number (player);
}

static void
kind_changed_cb (MedinaGame *self, GParamSpec *pspec, MedinaPlayer *player)
{
  note_leaving (self, player);
  seat_changed_cb (self);
}

static void
name_changed_cb (MedinaGame *self)
{
  number_namesakes (self);
  g_signal_emit (self, medina_game_signals[MEDINA_GAME_NAMES_CHANGED], 0);
}

static void
watch_seats (MedinaGame *self)
{
  for (guint seat = 0; seat < self->game.setup.rules.players; seat++)
    {
      g_signal_connect_object (self->seats[seat], "notify::kind", G_CALLBACK (kind_changed_cb),
                               self, G_CONNECT_SWAPPED);
      g_signal_connect_object (self->seats[seat], "notify::level", G_CALLBACK (seat_changed_cb),
                               self, G_CONNECT_SWAPPED);
      g_signal_connect_object (self->seats[seat], "notify::character", G_CALLBACK (seat_changed_cb),
                               self, G_CONNECT_SWAPPED);
      g_signal_connect_object (self->seats[seat], "notify::name", G_CALLBACK (renamed_cb), self,
                               G_CONNECT_SWAPPED);
      g_signal_connect_object (self->seats[seat], "notify::display-name",
                               G_CALLBACK (name_changed_cb), self, G_CONNECT_SWAPPED);
    }
}

MedinaGame *
medina_game_new (const MdnSetup *setup, MedinaPlayer **players, gboolean screens)
{
  MedinaGame *self;

  g_return_val_if_fail (setup != NULL && mdn_setup_check (setup) == MDN_SETUP_FINE, NULL);
  g_return_val_if_fail (players != NULL, NULL);

  self = g_object_new (MEDINA_TYPE_GAME, NULL);
  mdn_game_begin (&self->game, setup);
  self->screens = !!screens;
  lay_tiles (self);
  seat_players (self, players);
  number_namesakes (self);
  watch_seats (self);
  self->display.person = medina_seats_find_sitter (&self->game, self->seats, setup->first);
  medina_game_sync (self);
  return self;
}

static MedinaPlayer *
copy_player (MedinaPlayer *player)
{
  MedinaSeat seat = { 0 };
  MedinaPlayer *copy;

  medina_player_fill_seat (player, &seat);
  copy = medina_player_new_from_seat (medina_player_get_number (player), &seat);
  g_free (seat.name);
  return copy;
}

MedinaGame *
medina_game_new_rematch (MedinaGame *self)
{
  MedinaPlayer *players[MDN_MAX_PLAYERS];
  MedinaGame *rematch;
  MdnRandom random;
  MdnSetup setup;

  g_return_val_if_fail (MEDINA_IS_GAME (self), NULL);

  mdn_random_seed (&random, (guint64) g_random_int () << 32 | g_random_int ());
  setup = mdn_setup_draw (&self->game.setup.rules, &random);
  if (self->start_chosen)
    setup.first = self->game.setup.first;
  for (guint i = 0; i < setup.rules.players; i++)
    players[i] = copy_player (self->seats[i]);
  if (self->left_last != MEDINA_NOBODY && medina_seats_count_people (&self->game, self->seats) == 0)
    medina_player_set_kind (players[self->left_last], MEDINA_SEAT_HUMAN);
  rematch = medina_game_new (&setup, players, self->screens);
  rematch->automatic_end = self->automatic_end;
  medina_game_set_purist (rematch, self->purist);
  rematch->start_chosen = self->start_chosen;
  return rematch;
}

void
medina_game_set_start_chosen (MedinaGame *self, gboolean start_chosen)
{
  g_return_if_fail (MEDINA_IS_GAME (self));

  self->start_chosen = !!start_chosen;
}

void
medina_game_set_begun (MedinaGame *self, gint64 begun)
{
  g_return_if_fail (MEDINA_IS_GAME (self));

  self->begun = begun;
}

void
medina_game_set_selected_piece (MedinaGame *self, int piece)
{
  g_return_if_fail (MEDINA_IS_GAME (self));

  medina_game_take_in_hand (self, piece);
}

void
medina_game_set_screens (MedinaGame *self, gboolean screens)
{
  g_return_if_fail (MEDINA_IS_GAME (self));

  if (self->screens == !!screens)
    return;
  self->screens = !!screens;
  g_object_freeze_notify (G_OBJECT (self));
  g_object_notify_by_pspec (G_OBJECT (self), medina_game_properties[MEDINA_GAME_PROP_SCREENS]);
  medina_game_sync (self);
  g_object_thaw_notify (G_OBJECT (self));
}

void
medina_game_set_purist (MedinaGame *self, gboolean purist)
{
  g_return_if_fail (MEDINA_IS_GAME (self));

  if (self->purist == !!purist)
    return;
  self->purist = !!purist;
  g_object_freeze_notify (G_OBJECT (self));
  g_object_notify_by_pspec (G_OBJECT (self), medina_game_properties[MEDINA_GAME_PROP_PURIST]);
  medina_game_sync (self);
  g_object_thaw_notify (G_OBJECT (self));
}

void
medina_game_lift_curtain (MedinaGame *self)
{
  g_return_if_fail (MEDINA_IS_GAME (self));

  if (!self->state.curtain)
    return;
  self->display.person = (int) self->state.player;
  medina_game_sync (self);
  if (self->laid_down.cursor == self->game.cursor)
    medina_game_set_selected_piece (self, self->laid_down.piece);
}

void
medina_game_end_turn (MedinaGame *self)
{
  MedinaGameState before;
  g_autoptr (GArray) events = NULL;

  g_return_if_fail (MEDINA_IS_GAME (self));

  if (!self->state.can_end_turn)
    return;
  before = self->state;
  g_object_ref (self);
  events = g_array_new (FALSE, FALSE, sizeof (MedinaEvent));
  medina_game_events_of_turn_end (events, &self->game);
  self->awaiting_end = FALSE;
  medina_game_sync (self);
  medina_game_emit_events (self, events);
  medina_game_emit_turn_changes (self, &before);
  g_object_unref (self);
}

void
medina_game_set_automatic_end (MedinaGame *self, gboolean automatic_end)
{
  g_return_if_fail (MEDINA_IS_GAME (self));

  if (self->automatic_end == !!automatic_end)
    return;
  self->automatic_end = !!automatic_end;
  g_object_notify_by_pspec (G_OBJECT (self),
                            medina_game_properties[MEDINA_GAME_PROP_AUTOMATIC_END]);
  if (self->automatic_end)
    medina_game_end_turn (self);
}
