/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-game-options-private.h"

G_DEFINE_FINAL_TYPE (MedinaGameOptions, medina_game_options, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_RULE_SET,
  PROP_PLAYERS,
  PROP_OPTION, /* the first of those of the rules, in the order of MdnOption */
  PROP_STARTING_PLAYER = PROP_OPTION + MDN_OPTIONS,
  PROP_RANDOM_ORDER,
  PROP_SCREENS,
  PROP_COLORS_FIXED,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

guint medina_game_options_seat_changed;

/* --- What the rules make of the choices ------------------------------------------------------- */

gboolean
medina_game_options_offers (MedinaGameOptions *self, MdnOption option)
{
  g_return_val_if_fail (MEDINA_IS_GAME_OPTIONS (self), FALSE);
  g_return_val_if_fail (option < MDN_OPTIONS, FALSE);

  return mdn_rules_offers (medina_game_options_get_rule_set (self),
                           (int) medina_game_options_get_players (self), option);
}

MdnRules
medina_game_options_get_rules (MedinaGameOptions *self)
{
  MdnRules rules = mdn_rules (MDN_SECOND_EDITION, MDN_MAX_PLAYERS);

  g_return_val_if_fail (MEDINA_IS_GAME_OPTIONS (self), rules);

  rules = mdn_rules (medina_game_options_get_rule_set (self),
                     (int) medina_game_options_get_players (self));
  for (MdnOption option = 0; option < MDN_OPTIONS; option++)
    if (medina_game_options_offers (self, option))
      mdn_rules_set_option (&rules, option, medina_game_options_get_option (self, option));
  return rules;
}

/* Where rooftops block a player has two colors, and they go with the seat. */
gboolean
medina_game_options_get_colors_fixed (MedinaGameOptions *self)
{
  g_return_val_if_fail (MEDINA_IS_GAME_OPTIONS (self), FALSE);

  return medina_game_options_get_rules (self).blocking;
}

/* --- The object ------------------------------------------------------------------------------- */

static void
medina_game_options_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  MedinaGameOptions *self = MEDINA_GAME_OPTIONS (object);

  switch (prop_id)
    {
    case PROP_RULE_SET:
      g_value_set_uint (value, self->rule_set);
      break;
    case PROP_PLAYERS:
      g_value_set_uint (value, self->players);
      break;
    case PROP_STARTING_PLAYER:
      g_value_set_uint (value, self->starting_player);
      break;
    case PROP_RANDOM_ORDER:
      g_value_set_boolean (value, self->random_order);
      break;
    case PROP_SCREENS:
      g_value_set_boolean (value, self->screens);
      break;
    case PROP_COLORS_FIXED:
      g_value_set_boolean (value, medina_game_options_get_colors_fixed (self));
      break;
    default:
      if (prop_id >= PROP_OPTION && prop_id < PROP_OPTION + MDN_OPTIONS)
        g_value_set_boolean (value, self->options[prop_id - PROP_OPTION]);
      else
        G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
medina_game_options_set_property (GObject *object,
                                  guint prop_id,
                                  const GValue *value,
                                  GParamSpec *pspec)
{
  MedinaGameOptions *self = MEDINA_GAME_OPTIONS (object);

  switch (prop_id)
    {
    case PROP_RULE_SET:
      medina_game_options_set_rule_set (self, g_value_get_uint (value));
      break;
    case PROP_PLAYERS:
      medina_game_options_set_players (self, g_value_get_uint (value));
      break;
    case PROP_STARTING_PLAYER:
      medina_game_options_set_starting_player (self, g_value_get_uint (value));
      break;
    case PROP_RANDOM_ORDER:
      medina_game_options_set_random_order (self, g_value_get_boolean (value));
      break;
    case PROP_SCREENS:
      medina_game_options_set_screens (self, g_value_get_boolean (value));
      break;
    default:
      if (prop_id >= PROP_OPTION && prop_id < PROP_OPTION + MDN_OPTIONS)
        medina_game_options_set_option (self, prop_id - PROP_OPTION, g_value_get_boolean (value));
      else
        G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
medina_game_options_finalize (GObject *object)
{
  MedinaGameOptions *self = MEDINA_GAME_OPTIONS (object);

  for (guint seat = 0; seat < MDN_MAX_PLAYERS; seat++)
    g_free (self->names[seat]);

  G_OBJECT_CLASS (medina_game_options_parent_class)->finalize (object);
}

static void
medina_game_options_class_init (MedinaGameOptionsClass *klass)
{
  static const char *const option_names[MDN_OPTIONS] = {
    [MDN_OPTION_WELL] = "well",       [MDN_OPTION_TEA] = "tea",
    [MDN_OPTION_TOWERS] = "towers",   [MDN_OPTION_OPENING] = "short-opening",
    [MDN_OPTION_NEUTRAL] = "neutral",
  };
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = medina_game_options_get_property;
  object_class->set_property = medina_game_options_set_property;
  object_class->finalize = medina_game_options_finalize;

  properties[PROP_RULE_SET] =
    g_param_spec_uint ("rule-set", NULL, NULL, 0, MDN_RULE_SETS - 1, MDN_SECOND_EDITION, flags);
  properties[PROP_PLAYERS] = g_param_spec_uint ("players", NULL, NULL, MDN_MIN_PLAYERS,
                                                MDN_MAX_PLAYERS, MDN_MAX_PLAYERS, flags);
  for (int option = 0; option < MDN_OPTIONS; option++)
    properties[PROP_OPTION + option] =
      g_param_spec_boolean (option_names[option], NULL, NULL, TRUE, flags);
  properties[PROP_STARTING_PLAYER] =
    g_param_spec_uint ("starting-player", NULL, NULL, 0, MDN_MAX_PLAYERS, 0, flags);
  properties[PROP_RANDOM_ORDER] = g_param_spec_boolean ("random-order", NULL, NULL, FALSE, flags);
  properties[PROP_SCREENS] = g_param_spec_boolean ("screens", NULL, NULL, FALSE, flags);
  properties[PROP_COLORS_FIXED] = g_param_spec_boolean ("colors-fixed", NULL, NULL, FALSE,
                                                        G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  medina_game_options_seat_changed =
    g_signal_new ("seat-changed", MEDINA_TYPE_GAME_OPTIONS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
medina_game_options_init (MedinaGameOptions *self)
{
  self->rule_set = MDN_SECOND_EDITION;
  self->players = MDN_MAX_PLAYERS;
  for (int option = 0; option < MDN_OPTIONS; option++)
    self->options[option] = TRUE;
  for (guint seat = 0; seat < MDN_MAX_PLAYERS; seat++)
    {
      self->names[seat] = g_strdup ("");
      self->colors[seat] = (MedinaColor) seat;
      self->kinds[seat] = seat == 0 ? MEDINA_SEAT_HUMAN : MEDINA_SEAT_COMPUTER;
      self->characters[seat] = MEDINA_CHARACTER_SURPRISE;
    }
}

MedinaGameOptions *
medina_game_options_new (void)
{
  return g_object_new (MEDINA_TYPE_GAME_OPTIONS, NULL);
}

static void
notify (MedinaGameOptions *self, int property)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[property]);
}

MdnRuleSet
medina_game_options_get_rule_set (MedinaGameOptions *self)
{
  g_return_val_if_fail (MEDINA_IS_GAME_OPTIONS (self), MDN_SECOND_EDITION);

  return self->rule_set;
}

void
medina_game_options_set_rule_set (MedinaGameOptions *self, MdnRuleSet rule_set)
{
  gboolean fixed_before;

  g_return_if_fail (MEDINA_IS_GAME_OPTIONS (self));
  g_return_if_fail (rule_set < MDN_RULE_SETS);

  if (self->rule_set == rule_set)
    return;
  fixed_before = medina_game_options_get_colors_fixed (self);
  self->rule_set = rule_set;
  notify (self, PROP_RULE_SET);
  if (medina_game_options_get_colors_fixed (self) != fixed_before)
    notify (self, PROP_COLORS_FIXED);
}

guint
medina_game_options_get_players (MedinaGameOptions *self)
{
  g_return_val_if_fail (MEDINA_IS_GAME_OPTIONS (self), MDN_MIN_PLAYERS);

  return self->players;
}

void
medina_game_options_set_players (MedinaGameOptions *self, guint players)
{
  gboolean fixed_before;

  g_return_if_fail (MEDINA_IS_GAME_OPTIONS (self));
  g_return_if_fail (players >= MDN_MIN_PLAYERS && players <= MDN_MAX_PLAYERS);

  if (self->players == players)
    return;
  fixed_before = medina_game_options_get_colors_fixed (self);
  self->players = players;
  notify (self, PROP_PLAYERS);
  if (medina_game_options_get_colors_fixed (self) != fixed_before)
    notify (self, PROP_COLORS_FIXED);
}

guint
medina_game_options_get_starting_player (MedinaGameOptions *self)
{
  g_return_val_if_fail (MEDINA_IS_GAME_OPTIONS (self), 0);

  return self->starting_player;
}

void
medina_game_options_set_starting_player (MedinaGameOptions *self, guint starting_player)
{
  g_return_if_fail (MEDINA_IS_GAME_OPTIONS (self));
  g_return_if_fail (starting_player <= MDN_MAX_PLAYERS);

  if (self->starting_player == starting_player)
    return;
  self->starting_player = starting_player;
  notify (self, PROP_STARTING_PLAYER);
}

static void
set_boolean (MedinaGameOptions *self, gboolean *field, gboolean value, int property)
{
  if (*field == !!value)
    return;
  *field = !!value;
  notify (self, property);
}

gboolean
medina_game_options_get_random_order (MedinaGameOptions *self)
{
  g_return_val_if_fail (MEDINA_IS_GAME_OPTIONS (self), FALSE);

  return self->random_order;
}

void
medina_game_options_set_random_order (MedinaGameOptions *self, gboolean random_order)
{
  g_return_if_fail (MEDINA_IS_GAME_OPTIONS (self));

  set_boolean (self, &self->random_order, random_order, PROP_RANDOM_ORDER);
}

gboolean
medina_game_options_get_screens (MedinaGameOptions *self)
{
  g_return_val_if_fail (MEDINA_IS_GAME_OPTIONS (self), FALSE);

  return self->screens;
}

void
medina_game_options_set_screens (MedinaGameOptions *self, gboolean screens)
{
  g_return_if_fail (MEDINA_IS_GAME_OPTIONS (self));

  set_boolean (self, &self->screens, screens, PROP_SCREENS);
}

gboolean
medina_game_options_get_option (MedinaGameOptions *self, MdnOption option)
{
  g_return_val_if_fail (MEDINA_IS_GAME_OPTIONS (self), FALSE);
  g_return_val_if_fail (option < MDN_OPTIONS, FALSE);

  return self->options[option];
}

void
medina_game_options_set_option (MedinaGameOptions *self, MdnOption option, gboolean on)
{
  g_return_if_fail (MEDINA_IS_GAME_OPTIONS (self));
  g_return_if_fail (option < MDN_OPTIONS);

  set_boolean (self, &self->options[option], on, PROP_OPTION + (int) option);
}
