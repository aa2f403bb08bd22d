/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-status-bar.h"

#include <adwaita.h>

#include "medina-children.h"
#include "medina-coach-sign.h"
#include "medina-computer-controls.h"
#include "medina-latest-news.h"
#include "medina-name-label.h"
#include "medina-narrow-bin.h"
#include "medina-news-words.h"
#include "medina-plaque-fit.h"
#include "medina-plaque-message.h"
#include "medina-prompts.h"
#include "medina-status-prompt.h"

enum
{
  NARROW = 480, /* windows below that are, in pixels */
};

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
  GtkLabel *message_label;
  MedinaAnnouncer *announcer; /* in the place of the message */
  MedinaLatestNews *latest;   /* in what is left of it */

  MedinaFinisher *finisher; /* weak */
  MedinaReplay *replay;     /* weak */

  MedinaPlaqueFit fit; /* of the texts above */
  MedinaPlaqueMessage message;

  /* owned */
  MedinaGame *game;
  MedinaComputerPlayer *computer;
  MedinaComputerControls *controls;
  char *lesson; /* NULL for none */

  gboolean newsy; /* whether it tells the latest news */
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
medina_status_bar_find_height (MedinaStatusBar *self, int width, int height)
{
  int across, down;

  g_return_val_if_fail (MEDINA_IS_STATUS_BAR (self), height);

  across = measure_frame (self, GTK_ORIENTATION_HORIZONTAL);
  down = measure_frame (self, GTK_ORIENTATION_VERTICAL);
  return medina_plaque_fit_find_height (&self->fit, width - across, height - down) + down;
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
  return medina_name_label_complete (label, self->game, tooltip);
}

/* --- Lines ------------------------------------------------------------------------------------ */

/* The bar itself is as narrow in a large window, beside the tiles. */
static gboolean
is_in_narrow_window (MedinaStatusBar *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  return root != NULL && gtk_widget_get_width (GTK_WIDGET (root)) < NARROW;
}

/* The player may long have forgotten, or never have seen, what happened during the others' turns. */
static void
update_losses (MedinaStatusBar *self)
{
  g_autofree char *losses =
    self->game != NULL && self->lesson == NULL ? medina_news_of_losses (self->game) : NULL;

  gtk_label_set_label (self->losses, losses != NULL ? losses : "");
  gtk_widget_set_visible (GTK_WIDGET (self->losses), losses != NULL);
}

static void
update_prompt_cb (MedinaStatusBar *self)
{
  g_autofree char *prompt = self->lesson != NULL
                              ? g_strdup (self->lesson)
                              : medina_status_prompt (self->game, self->computer, self->finisher,
                                                      self->replay, is_in_narrow_window (self));

  gtk_label_set_label (self->prompt, prompt != NULL ? prompt : "");
  update_losses (self);
  medina_latest_news_tell (self->latest, self->newsy && self->lesson == NULL ? self->game : NULL);
}

/* What a lesson says, and what is said looking back, is as long as it is. */
static void
update_usual (MedinaStatusBar *self)
{
  const gboolean known =
    self->game != NULL && self->lesson == NULL && !medina_game_get_replaying (self->game);
  g_auto (GStrv) usual = known ? medina_prompts_list_usual (self->game) : NULL;

  medina_plaque_fit_set_usual (&self->fit, usual);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
names_changed_cb (MedinaStatusBar *self)
{
  update_usual (self);
  update_prompt_cb (self);
}

/* --- The computer ----------------------------------------------------------------------------- */

static void
follow_computer (MedinaStatusBar *self)
{
  g_signal_connect_swapped (self->computer, "notify::paused", G_CALLBACK (update_prompt_cb), self);
  g_signal_connect_swapped (self->computer, "notify::waiting", G_CALLBACK (update_prompt_cb), self);
}

void
medina_status_bar_set_computer (MedinaStatusBar *self, MedinaComputerPlayer *computer)
{
  g_return_if_fail (MEDINA_IS_STATUS_BAR (self));

  if (self->computer != NULL)
    g_signal_handlers_disconnect_by_data (self->computer, self);
  g_set_object (&self->computer, computer);
  medina_computer_controls_set_computer (self->controls, computer);
  if (computer != NULL)
    follow_computer (self);
  update_prompt_cb (self);
}

void
medina_status_bar_set_finisher (MedinaStatusBar *self, MedinaFinisher *finisher)
{
  g_return_if_fail (MEDINA_IS_STATUS_BAR (self));
  g_return_if_fail (self->finisher == NULL);

  g_set_weak_pointer (&self->finisher, finisher);
  g_signal_connect_object (finisher, "notify::foregone", G_CALLBACK (update_prompt_cb), self,
                           G_CONNECT_SWAPPED);
}

void
medina_status_bar_set_replay (MedinaStatusBar *self, MedinaReplay *replay)
{
  g_return_if_fail (MEDINA_IS_STATUS_BAR (self));
  g_return_if_fail (self->replay == NULL);

  g_set_weak_pointer (&self->replay, replay);
  g_signal_connect_object (replay, "notify::playing", G_CALLBACK (update_prompt_cb), self,
                           G_CONNECT_SWAPPED);
}

/* --- The game --------------------------------------------------------------------------------- */

static void
game_changed_cb (MedinaStatusBar *self)
{
  medina_plaque_message_forget_refusal (&self->message);
  update_prompt_cb (self);
}

static void
disconnect_game (MedinaStatusBar *self)
{
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_clear_object (&self->game);
}

void
medina_status_bar_set_game (MedinaStatusBar *self, MedinaGame *game)
{
  static const char *changes[] = {
    "placement-played",       "placement-undone",     "seeked",          "turn-changed",
    "notify::selected-piece", "notify::awaiting-end", "notify::curtain", "seats-changed"
  };

  g_return_if_fail (MEDINA_IS_STATUS_BAR (self));

  disconnect_game (self);
  if (game != NULL)
    {
      self->game = g_object_ref (game);
      for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
        g_signal_connect_swapped (game, changes[i], G_CALLBACK (game_changed_cb), self);
      g_signal_connect_swapped (game, "names-changed", G_CALLBACK (names_changed_cb), self);
      g_signal_connect_swapped (game, "notify::replaying", G_CALLBACK (update_usual), self);
    }
  update_usual (self);
  game_changed_cb (self);
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

const char *
medina_status_bar_get_typed (MedinaStatusBar *self)
{
  g_return_val_if_fail (MEDINA_IS_STATUS_BAR (self), NULL);

  return self->message.typed;
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
  if (self->newsy == newsy)
    return;
  self->newsy = newsy;
  update_prompt_cb (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_NEWSY]);
}

void
medina_status_bar_set_lesson (MedinaStatusBar *self, const char *sentence)
{
  g_return_if_fail (MEDINA_IS_STATUS_BAR (self));

  if (g_strcmp0 (self->lesson, sentence) == 0)
    return;
  g_free (self->lesson);
  self->lesson = g_strdup (sentence);
  update_usual (self);
  update_prompt_cb (self);
}

gboolean
medina_status_bar_has_lesson (MedinaStatusBar *self)
{
  g_return_val_if_fail (MEDINA_IS_STATUS_BAR (self), FALSE);

  return self->lesson != NULL;
}

void
medina_status_bar_refuse (MedinaStatusBar *self, const char *sentence)
{
  g_return_if_fail (MEDINA_IS_STATUS_BAR (self));
  g_return_if_fail (sentence != NULL);

  if (medina_game_get_over (self->game))
    medina_plaque_message_forget_refusal (&self->message);
  else
    medina_plaque_message_refuse (&self->message, sentence);
}

void
medina_status_bar_set_hint (MedinaStatusBar *self, const char *sentence)
{
  g_return_if_fail (MEDINA_IS_STATUS_BAR (self));

  medina_plaque_message_set_hint (&self->message, sentence);
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

  return gtk_label_get_label (self->message_label);
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

  return gtk_label_get_label (self->prompt);
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
      g_value_set_boolean (value, MEDINA_STATUS_BAR (object)->newsy);
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

  disconnect_game (self);
  g_clear_weak_pointer (&self->finisher);
  g_clear_object (&self->controls);
  g_clear_weak_pointer (&self->replay);
  if (self->computer != NULL)
    g_signal_handlers_disconnect_by_data (self->computer, self);
  g_clear_object (&self->computer);
  medina_children_unparent (GTK_WIDGET (self));
  G_OBJECT_CLASS (medina_status_bar_parent_class)->dispose (object);
}

static void
medina_status_bar_finalize (GObject *object)
{
  medina_plaque_message_clear (&MEDINA_STATUS_BAR (object)->message);
  g_free (MEDINA_STATUS_BAR (object)->lesson);
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
  gtk_widget_class_bind_template_child (widget_class, MedinaStatusBar, message_label);
  gtk_widget_class_bind_template_child (widget_class, MedinaStatusBar, announcer);
  gtk_widget_class_bind_template_child (widget_class, MedinaStatusBar, latest);
  gtk_widget_class_bind_template_child (widget_class, MedinaStatusBar, progress);
  gtk_widget_class_bind_template_callback (widget_class, query_tooltip_cb);
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
                                 .message = self->message_label,
                                 .progress = GTK_WIDGET (self->progress),
                                 .announcer = self->announcer,
                                 .latest = self->latest };
  self->controls = medina_computer_controls_new (self->progress, self->play_now, self->pause);
  medina_name_label_prepare_sentences (self->prompt);
  medina_name_label_prepare_sentences (self->losses);
  medina_name_label_prepare_sentences (self->message_label);
  medina_plaque_message_init (&self->message, self->message_label);
}
