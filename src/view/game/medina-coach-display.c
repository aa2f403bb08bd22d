/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-coach-display.h"

#include "medina-analysis-words.h"
#include "medina-coach-display-private.h"

struct _MedinaCoachDisplay
{
  GObject parent_instance;

  MedinaCoachParts parts; /* borrowed */

  /* owned */
  MedinaGame *game;
  MedinaCoach *coach;
  MedinaChances *chances;
};

enum
{
  PROP_0,
  PROP_COACH,
  PROP_CHANCES,
  PROP_TELLING,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (MedinaCoachDisplay, medina_coach_display, G_TYPE_OBJECT)

static void
turn_cb (MedinaCoachDisplay *self)
{
  MedinaAnalysisTurn *turn = medina_coach_get_turn (self->coach);

  medina_coach_sign_set_lost (self->parts.sign,
                              turn != NULL ? medina_analysis_turn_count_lost (turn) : 0);
  if (turn != NULL)
    medina_narrator_say (self->parts.narrator, medina_coach_sign_get_text (self->parts.sign));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TELLING]);
}

void
medina_coach_display_show (MedinaCoachDisplay *self)
{
  MedinaAnalysisTurn *turn;
  g_autofree char *title = NULL, *text = NULL;
  guint start, end;

  g_return_if_fail (MEDINA_IS_COACH_DISPLAY (self));

  turn = medina_coach_get_turn (self->coach);
  if (turn == NULL)
    return;
  title = medina_analysis_turn_to_title (medina_coach_get_analysis (self->coach), turn);
  text = medina_analysis_turn_to_advice (medina_coach_get_analysis (self->coach), turn, self->game);
  start = medina_analysis_turn_get_start (turn);
  end = medina_analysis_turn_get_end (turn);
  medina_game_seek (self->game, (int) start);
  medina_hint_display_show (self->parts.hint_display, medina_analysis_turn_get_better (turn),
                            (MedinaRound){ (int) start, (int) end }, title, text);
}

void
medina_coach_display_take_back (MedinaCoachDisplay *self)
{
  g_return_if_fail (MEDINA_IS_COACH_DISPLAY (self));

  medina_coach_take_back (self->coach);
}

void
medina_coach_display_set_game (MedinaCoachDisplay *self, MedinaGame *game)
{
  g_return_if_fail (MEDINA_IS_COACH_DISPLAY (self));

  g_set_object (&self->game, game);
  medina_onlooker_set_game (MEDINA_ONLOOKER (self->coach), game);
  medina_onlooker_set_game (MEDINA_ONLOOKER (self->chances), game);
}

void
medina_coach_display_set_computer (MedinaCoachDisplay *self, MedinaComputerPlayer *computer)
{
  g_return_if_fail (MEDINA_IS_COACH_DISPLAY (self));

  medina_onlooker_set_computer (MEDINA_ONLOOKER (self->coach), computer);
  medina_onlooker_set_computer (MEDINA_ONLOOKER (self->chances), computer);
}

MedinaCoach *
medina_coach_display_get_coach (MedinaCoachDisplay *self)
{
  g_return_val_if_fail (MEDINA_IS_COACH_DISPLAY (self), NULL);

  return self->coach;
}

MedinaChances *
medina_coach_display_get_chances (MedinaCoachDisplay *self)
{
  g_return_val_if_fail (MEDINA_IS_COACH_DISPLAY (self), NULL);

  return self->chances;
}

/* --- The object ------------------------------------------------------------------------------- */

static void
medina_coach_display_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  MedinaCoachDisplay *self = MEDINA_COACH_DISPLAY (object);

  switch (id)
    {
    case PROP_COACH:
      g_value_set_boolean (value, medina_onlooker_get_wanted (MEDINA_ONLOOKER (self->coach)));
      break;
    case PROP_CHANCES:
      g_value_set_boolean (value, medina_onlooker_get_wanted (MEDINA_ONLOOKER (self->chances)));
      break;
    case PROP_TELLING:
      g_value_set_boolean (value, medina_coach_get_turn (self->coach) != NULL);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
medina_coach_display_set_property (GObject *object,
                                   guint id,
                                   const GValue *value,
                                   GParamSpec *pspec)
{
  MedinaCoachDisplay *self = MEDINA_COACH_DISPLAY (object);

  switch (id)
    {
    case PROP_COACH:
      medina_onlooker_set_wanted (MEDINA_ONLOOKER (self->coach), g_value_get_boolean (value));
      break;
    case PROP_CHANCES:
      medina_onlooker_set_wanted (MEDINA_ONLOOKER (self->chances), g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
medina_coach_display_dispose (GObject *object)
{
  MedinaCoachDisplay *self = MEDINA_COACH_DISPLAY (object);

  if (self->coach != NULL)
    g_signal_handlers_disconnect_by_data (self->coach, self);
  g_clear_object (&self->coach);
  g_clear_object (&self->chances);
  g_clear_object (&self->game);
  G_OBJECT_CLASS (medina_coach_display_parent_class)->dispose (object);
}

static void
medina_coach_display_class_init (MedinaCoachDisplayClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags writable = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = medina_coach_display_get_property;
  object_class->set_property = medina_coach_display_set_property;
  object_class->dispose = medina_coach_display_dispose;

  properties[PROP_COACH] = g_param_spec_boolean ("coach", NULL, NULL, FALSE, writable);
  properties[PROP_CHANCES] = g_param_spec_boolean ("chances", NULL, NULL, FALSE, writable);
  properties[PROP_TELLING] =
    g_param_spec_boolean ("telling", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
medina_coach_display_init (MedinaCoachDisplay *self)
{
  self->coach = medina_coach_new ();
  self->chances = medina_chances_new ();
  g_signal_connect_swapped (self->coach, "notify::turn", G_CALLBACK (turn_cb), self);
}

MedinaCoachDisplay *
medina_coach_display_new (const MedinaCoachParts *parts)
{
  MedinaCoachDisplay *self = g_object_new (MEDINA_TYPE_COACH_DISPLAY, NULL);

  self->parts = *parts;
  medina_chance_bar_set_chances (parts->bar, self->chances);
  return self;
}
