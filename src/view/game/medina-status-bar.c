/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-status-bar.h"

#include <adwaita.h>

#include "medina-children.h"
#include "medina-coach-sign.h"
#include "medina-computer-controls.h"
#include "medina-given-place.h"
#include "medina-last-input.h"
#include "medina-latest-news.h"
#include "medina-name-label.h"
#include "medina-narrow-bin.h"
#include "medina-next-frame.h"
#include "medina-plaque-fit.h"
#include "medina-plaque-head.h"
#include "medina-plaque-message.h"

/* What was asked for its height last, and what the answer was; zero if nothing was. */
typedef struct
{
  int width, height, clear;
  int found;
} Place;

struct _MedinaStatusBar
{
  GtkWidget parent_instance;

  /* template */
  GtkWidget *bin;
  GtkBox *lines;
  GtkLabel *prompt;
  GtkWidget *coach_sign;
  GtkWidget *play_now;
  GtkButton *pause;
  GtkLabel *losses;
  GtkProgressBar *progress;
  GtkInscription *inscription; /* the message */
  MedinaAnnouncer *announcer;  /* in the place of the message */
  MedinaLatestNews *latest;    /* in what is left of it */

  MedinaPlaqueFit fit; /* of the texts above */
  MedinaPlaqueHead head;
  MedinaPlaqueMessage message;
  Place place;
  guint fit_id; /* until another message is fitted into it; 0 if it is */

  MedinaComputerControls *controls; /* owned */
};

enum
{
  PROP_0,
  PROP_DESCRIPTION,
  PROP_TYPED,
  PROP_NEWSY,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (MedinaStatusBar, medina_status_bar, GTK_TYPE_WIDGET)

/* --- Size ------------------------------------------------------------------------------------- */

static void
medina_status_bar_measure (GtkWidget *widget,
                           GtkOrientation orientation,
                           int for_size,
                           int *minimum,
                           int *natural,
                           int *minimum_baseline,
                           int *natural_baseline)
{
  MedinaStatusBar *self = MEDINA_STATUS_BAR (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    medina_plaque_fit_measure_width (&self->fit, minimum, natural);
  else
    medina_plaque_fit_measure_height (&self->fit, minimum, natural);
}

/* What the style has around it. */
static int
measure_frame (MedinaStatusBar *self, GtkOrientation orientation)
{
  int minimum, outer, inner;

  gtk_widget_measure (GTK_WIDGET (self), orientation, -1, NULL, &outer, NULL, NULL);
  medina_status_bar_measure (GTK_WIDGET (self), orientation, -1, &minimum, &inner, NULL, NULL);
  return outer - inner;
}

int
medina_status_bar_find_height (MedinaStatusBar *self, int width, int height, int clear)
{
  int across, down;

  g_return_val_if_fail (MEDINA_IS_STATUS_BAR (self), height);

  across = measure_frame (self, GTK_ORIENTATION_HORIZONTAL);
  down = measure_frame (self, GTK_ORIENTATION_VERTICAL);
  self->place =
    (Place){ width, height, clear,
             medina_plaque_fit_find_height (&self->fit, width - across, height - down, clear) +
               down };
  return self->place.found;
}

/* Most messages have room in the place that there is: then only this is drawn anew. */
static void
fit_message (MedinaStatusBar *self)
{
  const Place before = self->place;

  if (before.found > 0 && medina_status_bar_find_height (self, before.width, before.height,
                                                         before.clear) == before.found)
    medina_plaque_fit_apply (&self->fit, gtk_widget_get_width (GTK_WIDGET (self)),
                             gtk_widget_get_height (GTK_WIDGET (self)));
  else
    gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
next_frame_cb (GtkWidget *widget, gpointer data)
{
  MedinaStatusBar *self = MEDINA_STATUS_BAR (widget);

  self->fit_id = 0;
  fit_message (self);
}

static void
stop_waiting (MedinaStatusBar *self)
{
  if (self->fit_id != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->fit_id);
  self->fit_id = 0;
}

/* The keyboard's cursor does not wait for the letters of what is there: they follow a frame later,
 * as the focus does, and what lies between it and the plaque is not prepared to be painted. The
 * pointer changes little but these letters. */
static void
message_changed_cb (gpointer data)
{
  MedinaStatusBar *self = data;

  if (!gtk_widget_get_mapped (GTK_WIDGET (self)) ||
      !medina_last_input_get_keyboard (medina_last_input_get ()))
    {
      stop_waiting (self);
      fit_message (self);
    }
  else if (self->fit_id == 0)
    self->fit_id = medina_next_frame_call (GTK_WIDGET (self), next_frame_cb, NULL, NULL);
}

static void
medina_status_bar_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  MedinaStatusBar *self = MEDINA_STATUS_BAR (widget);

  medina_plaque_fit_apply (&self->fit, width, height);
  gtk_widget_size_allocate (self->bin, &(GtkAllocation){ 0, 0, width, height }, -1);
}

static gboolean
query_tooltip_cb (GtkLabel *label,
                  int x,
                  int y,
                  gboolean keyboard,
                  GtkTooltip *tooltip,
                  MedinaStatusBar *self)
{
  return medina_name_label_complete (label, self->head.game, tooltip);
}

static gboolean
query_message_tooltip_cb (GtkInscription *inscription,
                          int x,
                          int y,
                          gboolean keyboard,
                          GtkTooltip *tooltip,
                          MedinaStatusBar *self)
{
  return medina_name_label_complete_text (gtk_inscription_get_text (inscription),
                                          self->fit.message_cut, self->head.game, tooltip);
}

/* --- The computer ----------------------------------------------------------------------------- */

void
medina_status_bar_set_computer (MedinaStatusBar *self, MedinaComputerPlayer *computer)
{
  g_return_if_fail (MEDINA_IS_STATUS_BAR (self));

  medina_plaque_head_set_computer (&self->head, computer);
  medina_computer_controls_set_computer (self->controls, computer);
}

void
medina_status_bar_set_finisher (MedinaStatusBar *self, MedinaFinisher *finisher)
{
  g_return_if_fail (MEDINA_IS_STATUS_BAR (self));
  g_return_if_fail (self->head.finisher == NULL);

  medina_plaque_head_set_finisher (&self->head, finisher);
}

void
medina_status_bar_set_replay (MedinaStatusBar *self, MedinaReplay *replay)
{
  g_return_if_fail (MEDINA_IS_STATUS_BAR (self));
  g_return_if_fail (self->head.replay == NULL);

  medina_plaque_head_set_replay (&self->head, replay);
}

/* --- The game --------------------------------------------------------------------------------- */

void
medina_status_bar_set_game (MedinaStatusBar *self, MedinaGame *game)
{
  g_return_if_fail (MEDINA_IS_STATUS_BAR (self));

  medina_plaque_head_set_game (&self->head, game);
}

gboolean
medina_status_bar_is_finished (MedinaStatusBar *self)
{
  g_return_val_if_fail (MEDINA_IS_STATUS_BAR (self), FALSE);

  return self->head.game != NULL && medina_game_get_finished (self->head.game);
}

const char *
medina_status_bar_get_description (MedinaStatusBar *self)
{
  g_return_val_if_fail (MEDINA_IS_STATUS_BAR (self), NULL);

  return self->message.description;
}

void
medina_status_bar_set_description (MedinaStatusBar *self, const char *description)
{
  g_return_if_fail (MEDINA_IS_STATUS_BAR (self));

  if (medina_plaque_message_set_description (&self->message, description))
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_DESCRIPTION]);
}

void
medina_status_bar_set_typed (MedinaStatusBar *self, const char *typed)
{
  g_return_if_fail (MEDINA_IS_STATUS_BAR (self));

  if (medina_plaque_message_set_typed (&self->message, typed))
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TYPED]);
}

static void
set_newsy (MedinaStatusBar *self, gboolean newsy)
{
  if (self->head.newsy == newsy)
    return;
  medina_plaque_head_set_newsy (&self->head, newsy);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_NEWSY]);
}

void
medina_status_bar_set_lesson (MedinaStatusBar *self, const char *sentence)
{
  g_return_if_fail (MEDINA_IS_STATUS_BAR (self));

  medina_plaque_head_set_lesson (&self->head, sentence);
}

gboolean
medina_status_bar_has_lesson (MedinaStatusBar *self)
{
  g_return_val_if_fail (MEDINA_IS_STATUS_BAR (self), FALSE);

  return self->head.lesson != NULL;
}

void
medina_status_bar_refuse (MedinaStatusBar *self, const char *sentence)
{
  g_return_if_fail (MEDINA_IS_STATUS_BAR (self));

  if (sentence == NULL || medina_game_get_over (self->head.game))
    medina_plaque_message_forget_refusal (&self->message);
  else
    medina_plaque_message_refuse (&self->message, sentence);
}

void
medina_status_bar_set_heading (MedinaStatusBar *self, const char *heading)
{
  g_return_if_fail (MEDINA_IS_STATUS_BAR (self));

  medina_plaque_head_set_heading (&self->head, heading);
  medina_plaque_message_pin_hint (&self->message, heading != NULL);
}

void
medina_status_bar_set_hint (MedinaStatusBar *self, const char *sentence)
{
  g_return_if_fail (MEDINA_IS_STATUS_BAR (self));

  medina_plaque_message_set_hint (&self->message, sentence);
}

void
medina_status_bar_announce (MedinaStatusBar *self, const char *text)
{
  g_return_if_fail (MEDINA_IS_STATUS_BAR (self));
  g_return_if_fail (text != NULL);

  medina_plaque_head_announce (&self->head, text);
}

MedinaAnnouncer *
medina_status_bar_get_announcer (MedinaStatusBar *self)
{
  g_return_val_if_fail (MEDINA_IS_STATUS_BAR (self), NULL);

  return self->announcer;
}

GtkWidget *
medina_status_bar_get_coach_sign (MedinaStatusBar *self)
{
  g_return_val_if_fail (MEDINA_IS_STATUS_BAR (self), NULL);

  return self->coach_sign;
}

gboolean
medina_status_bar_has_buttons (MedinaStatusBar *self)
{
  g_return_val_if_fail (MEDINA_IS_STATUS_BAR (self), FALSE);

  return medina_plaque_fit_measure_buttons (&self->fit) > 0;
}

const char *
medina_status_bar_get_message (MedinaStatusBar *self)
{
  g_return_val_if_fail (MEDINA_IS_STATUS_BAR (self), NULL);

  return self->message.text;
}

const char *
medina_status_bar_get_losses (MedinaStatusBar *self)
{
  g_return_val_if_fail (MEDINA_IS_STATUS_BAR (self), NULL);

  return gtk_label_get_label (self->losses);
}

const char *
medina_status_bar_get_prompt (MedinaStatusBar *self)
{
  g_return_val_if_fail (MEDINA_IS_STATUS_BAR (self), NULL);

  return self->fit.whole != NULL ? self->fit.whole : "";
}

static void
medina_status_bar_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_DESCRIPTION:
      g_value_set_string (value, MEDINA_STATUS_BAR (object)->message.description);
      break;
    case PROP_TYPED:
      g_value_set_string (value, MEDINA_STATUS_BAR (object)->message.typed);
      break;
    case PROP_NEWSY:
      g_value_set_boolean (value, MEDINA_STATUS_BAR (object)->head.newsy);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
medina_status_bar_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_DESCRIPTION:
      medina_status_bar_set_description (MEDINA_STATUS_BAR (object), g_value_get_string (value));
      break;
    case PROP_TYPED:
      medina_status_bar_set_typed (MEDINA_STATUS_BAR (object), g_value_get_string (value));
      break;
    case PROP_NEWSY:
      set_newsy (MEDINA_STATUS_BAR (object), g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
medina_status_bar_dispose (GObject *object)
{
  MedinaStatusBar *self = MEDINA_STATUS_BAR (object);

  stop_waiting (self);
  medina_plaque_head_clear (&self->head);
  medina_plaque_message_stop (&self->message);
  gtk_inscription_set_attributes (self->inscription, NULL); /* GTK does not let go of them */
  g_clear_object (&self->controls);
  medina_children_unparent (GTK_WIDGET (self));
  G_OBJECT_CLASS (medina_status_bar_parent_class)->dispose (object);
}

static void
medina_status_bar_finalize (GObject *object)
{
  medina_plaque_message_clear (&MEDINA_STATUS_BAR (object)->message);
  medina_plaque_fit_clear (&MEDINA_STATUS_BAR (object)->fit);
  G_OBJECT_CLASS (medina_status_bar_parent_class)->finalize (object);
}

static void
medina_status_bar_class_init (MedinaStatusBarClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (MEDINA_TYPE_ANNOUNCER);
  g_type_ensure (MEDINA_TYPE_COACH_SIGN);
  g_type_ensure (MEDINA_TYPE_GIVEN_PLACE);
  g_type_ensure (MEDINA_TYPE_LATEST_NEWS);
  g_type_ensure (MEDINA_TYPE_NARROW_BIN);

  object_class->get_property = medina_status_bar_get_property;
  object_class->set_property = medina_status_bar_set_property;
  object_class->dispose = medina_status_bar_dispose;
  object_class->finalize = medina_status_bar_finalize;
  widget_class->measure = medina_status_bar_measure;
  widget_class->size_allocate = medina_status_bar_size_allocate;

  properties[PROP_DESCRIPTION] =
    g_param_spec_string ("description", NULL, NULL, "",
                         G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  properties[PROP_TYPED] =
    g_param_spec_string ("typed", NULL, NULL, "",
                         G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  properties[PROP_NEWSY] =
    g_param_spec_boolean ("newsy", NULL, NULL, FALSE,
                          G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/medina_game/Medina/ui/medina-status-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, MedinaStatusBar, bin);
  gtk_widget_class_bind_template_child (widget_class, MedinaStatusBar, lines);
  gtk_widget_class_bind_template_child (widget_class, MedinaStatusBar, play_now);
  gtk_widget_class_bind_template_child (widget_class, MedinaStatusBar, coach_sign);
  gtk_widget_class_bind_template_child (widget_class, MedinaStatusBar, pause);
  gtk_widget_class_bind_template_child (widget_class, MedinaStatusBar, prompt);
  gtk_widget_class_bind_template_child (widget_class, MedinaStatusBar, losses);
  gtk_widget_class_bind_template_child (widget_class, MedinaStatusBar, inscription);
  gtk_widget_class_bind_template_child (widget_class, MedinaStatusBar, announcer);
  gtk_widget_class_bind_template_child (widget_class, MedinaStatusBar, latest);
  gtk_widget_class_bind_template_child (widget_class, MedinaStatusBar, progress);
  gtk_widget_class_bind_template_callback (widget_class, query_tooltip_cb);
  gtk_widget_class_bind_template_callback (widget_class, query_message_tooltip_cb);
  gtk_widget_class_set_css_name (widget_class, "statusbar");
}

static void
medina_status_bar_init (MedinaStatusBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->fit = (MedinaPlaqueFit){ .bin = self->bin,
                                 .lines = self->lines,
                                 .prompt = self->prompt,
                                 .losses = self->losses,
                                 .message = &self->message,
                                 .progress = GTK_WIDGET (self->progress),
                                 .announcer = self->announcer,
                                 .latest = self->latest,
                                 .usual = { .prompt = GTK_WIDGET (self->prompt),
                                            .message = GTK_WIDGET (self->inscription) } };
  self->head = (MedinaPlaqueHead){ .plaque = GTK_WIDGET (self),
                                   .losses = self->losses,
                                   .fit = &self->fit,
                                   .message = &self->message };
  self->controls = medina_computer_controls_new (self->progress, self->play_now, self->pause);
  medina_name_label_prepare_sentences (self->prompt);
  medina_name_label_prepare_sentences (self->losses);
  medina_plaque_message_init (&self->message, self->inscription, self->announcer,
                              message_changed_cb, self);
}
