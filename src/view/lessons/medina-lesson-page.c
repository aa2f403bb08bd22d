/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-lesson-page.h"

#include <glib/gi18n.h>

#include "medina-button-row.h"
#include "medina-children.h"
#include "medina-guide.h"

struct _MedinaLessonPage
{
  GtkWidget parent_instance;

  guint focus_id; /* source that gives the focus to what comes next */
  guint step;     /* as it is shown */
  gboolean suggesting;
  gboolean ending;
  gboolean narrow;
  guint narrow_id; /* source that has the buttons be so */

  /* template */
  MedinaGamePage *game_page;
  GtkWidget *bar;
  GtkWidget *place; /* where one is, and the way back */
  GtkWidget *back;
  GtkWidget *repeat;
  GtkWidget *skip;
  GtkWidget *game;
  GtkWidget *next;

  /* owned */
  MedinaLessonPlay *play;
  MedinaPlacementGate *gate;
  MedinaGuide *guide; /* NULL before a whole game */
};

enum
{
  PROP_0,
  PROP_NARROW,
  PROP_ENDING,
  PROP_SUGGESTING,
  PROP_PROGRESS,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

enum
{
  GATE,
  STEPPED,
  GUIDED,
  SPEAKING,
  FINISHED,
  PLAY,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (MedinaLessonPage, medina_lesson_page, GTK_TYPE_WIDGET)

/* --- What is shown ---------------------------------------------------------------------------- */

static void
show_gate (MedinaLessonPage *self, MedinaPlacementGate *gate)
{
  if (self->gate == gate)
    return;
  g_set_object (&self->gate, gate);
  g_signal_emit (self, signals[GATE], 0, gate);
  medina_game_page_set_gate (self->game_page, gate);
}

static void
teach (MedinaLessonPage *self)
{
  const MedinaTeaching teaching = {
    .sentence = medina_lesson_play_get_sentence (self->play),
    .piece = medina_lesson_play_get_piece (self->play),
    .meant = medina_lesson_play_get_shown (self->play),
    .lit = medina_lesson_play_get_lit (self->play),
    .tiles = medina_lesson_play_get_tiles (self->play),
  };

  medina_hint_display_teach (medina_game_page_get_hint_display (self->game_page), &teaching);
}

static gboolean
is_trying (MedinaLessonPage *self)
{
  const MedinaLessonState state = medina_lesson_play_get_state (self->play);

  return state == MEDINA_LESSON_TRYING || state == MEDINA_LESSON_WRONG;
}

/* Next and Skip have places of their own: who presses Next twice skips nothing. Only one button of
 * the window is suggested, and this is it whenever it can be pressed. */
static void
update_next (MedinaLessonPage *self, gboolean suggesting)
{
  gtk_widget_set_sensitive (self->next, suggesting);
  if (suggesting)
    gtk_widget_add_css_class (self->next, "suggested-action");
  else
    gtk_widget_remove_css_class (self->next, "suggested-action");
  if (self->suggesting == suggesting)
    return;
  self->suggesting = suggesting;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SUGGESTING]);
}

/* A narrow window has only an icon for what the lesson calls by its name. */
static void
set_ending (MedinaLessonPage *self, gboolean ending)
{
  if (self->ending == ending)
    return;
  self->ending = ending;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ENDING]);
}

/* Transfer full; "" while there is none. */
static char *
word_progress (MedinaLessonPage *self)
{
  if (self->play == NULL || self->guide != NULL)
    return g_strdup ("");
  /* Translators: how far one is in a lesson, as in “3 of 9” */
  return g_strdup_printf (_ ("%1$u of %2$u"), self->step + 1,
                          medina_lesson_get_n_steps (medina_lesson_play_get_lesson (self->play)));
}

static void
tell_progress (MedinaLessonPage *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PROGRESS]);
}

static void
update_buttons (MedinaLessonPage *self)
{
  MedinaLesson *lesson = medina_lesson_play_get_lesson (self->play);

  tell_progress (self);
  gtk_widget_set_sensitive (self->back, medina_lesson_play_can_go_back (self->play));
  gtk_widget_set_visible (self->skip, TRUE);
  gtk_widget_set_sensitive (self->skip, is_trying (self));
  update_next (self, !is_trying (self));
  set_ending (self, is_trying (self) &&
                      medina_lesson_get_step (lesson, self->step)->task == MEDINA_LESSON_END_TURN);
}

/* In a whole game, while something is said, or once it is over. */
static gboolean
can_go_on (MedinaLessonPage *self)
{
  return medina_guide_get_sentence (self->guide) != NULL ||
         medina_game_get_over (medina_placement_gate_get_game (self->gate));
}

/* After all that the game's own page does. */
static gboolean
focus_cb (gpointer data)
{
  MedinaLessonPage *self = data;

  self->focus_id = 0;
  if (self->play == NULL)
    return G_SOURCE_REMOVE;
  if (self->guide != NULL ? !can_go_on (self) : is_trying (self))
    medina_game_page_focus_board (self->game_page);
  else
    gtk_widget_grab_focus (self->next);
  return G_SOURCE_REMOVE;
}

static void
focus_soon (MedinaLessonPage *self)
{
  if (self->focus_id == 0)
    self->focus_id = g_idle_add_full (G_PRIORITY_LOW, focus_cb, self, NULL);
}

/* --- A whole game ----------------------------------------------------------------------------- */

static void
show_guide (MedinaLessonPage *self)
{
  const MedinaTeaching teaching = { .sentence = medina_guide_get_sentence (self->guide),
                                    .piece = MDN_PIECES,
                                    .tiles = medina_guide_get_tiles (self->guide) };

  medina_hint_display_teach (medina_game_page_get_hint_display (self->game_page), &teaching);
  update_next (self, can_go_on (self));
  gtk_widget_set_sensitive (self->repeat, teaching.sentence != NULL);
  focus_soon (self);
  g_signal_emit (self, signals[SPEAKING], 0, teaching.sentence != NULL);
}

static void
begin_game (MedinaLessonPage *self)
{
  MedinaLesson *lesson = medina_lesson_play_get_lesson (self->play);

  self->guide = medina_guide_new (lesson, medina_placement_gate_get_game (self->gate));
  g_signal_connect_object (self->guide, "changed", G_CALLBACK (show_guide), self,
                           G_CONNECT_SWAPPED);
  tell_progress (self);
  gtk_widget_set_sensitive (self->back, FALSE);
  gtk_widget_set_visible (self->skip, FALSE);
  set_ending (self, FALSE);
  g_signal_emit (self, signals[GUIDED], 0);
  show_guide (self);
}

static void
end_game (MedinaLessonPage *self)
{
  if (self->guide == NULL)
    return;
  g_signal_handlers_disconnect_by_data (self->guide, self);
  g_clear_object (&self->guide);
  gtk_widget_set_sensitive (self->repeat, TRUE);
}

/* --- The lesson ------------------------------------------------------------------------------- */

static void
changed_cb (MedinaLessonPage *self)
{
  const guint step = medina_lesson_play_get_step (self->play);

  if (medina_lesson_play_get_state (self->play) == MEDINA_LESSON_OVER)
    {
      if (medina_lesson_get_n_events (medina_lesson_play_get_lesson (self->play)) > 0)
        begin_game (self);
      else
        g_signal_emit (self, signals[FINISHED], 0);
      return;
    }
  show_gate (self, medina_lesson_play_get_gate (self->play));
  self->step = step;
  teach (self);
  update_buttons (self);
  focus_soon (self);
  g_signal_emit (self, signals[STEPPED], 0);
}

/* --- What the person does --------------------------------------------------------------------- */

static void
back_cb (MedinaLessonPage *self)
{
  medina_lesson_play_back (self->play);
}

static void
repeat_cb (MedinaLessonPage *self)
{
  if (self->guide != NULL)
    show_guide (self);
  else
    medina_lesson_play_repeat (self->play);
}

static void
skip_cb (MedinaLessonPage *self)
{
  medina_lesson_play_next (self->play);
}

static void
game_cb (MedinaLessonPage *self)
{
  g_signal_emit (self, signals[PLAY], 0);
}

static void
next_cb (MedinaLessonPage *self)
{
  if (self->guide == NULL)
    medina_lesson_play_next (self->play);
  else if (medina_guide_get_sentence (self->guide) != NULL)
    medina_guide_next (self->guide);
  else
    g_signal_emit (self, signals[FINISHED], 0);
}

/* Whoever tries the next thing before the last one is taken back would do it on a board that is
 * gone in a moment. The second click of two is none that somebody thought about. */
static void
pressed_cb (MedinaLessonPage *self, int n_press)
{
  if (self->play != NULL && n_press == 1)
    medina_lesson_play_settle (self->play);
}

static gboolean
key_pressed_cb (MedinaLessonPage *self)
{
  pressed_cb (self, 1);
  return GDK_EVENT_PROPAGATE;
}

/* --- The object ------------------------------------------------------------------------------- */

void
medina_lesson_page_set_play (MedinaLessonPage *self, MedinaLessonPlay *play)
{
  g_return_if_fail (MEDINA_IS_LESSON_PAGE (self));

  if (self->play == play)
    return;
  if (self->play != NULL)
    g_signal_handlers_disconnect_by_data (self->play, self);
  end_game (self);
  g_set_object (&self->play, play);
  if (play == NULL)
    {
      show_gate (self, NULL);
      tell_progress (self);
      return;
    }
  g_signal_connect_object (play, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  changed_cb (self);
}

MedinaLessonPlay *
medina_lesson_page_get_play (MedinaLessonPage *self)
{
  g_return_val_if_fail (MEDINA_IS_LESSON_PAGE (self), NULL);

  return self->play;
}

void
medina_lesson_page_set_offering (MedinaLessonPage *self, gboolean offering)
{
  g_return_if_fail (MEDINA_IS_LESSON_PAGE (self));

  gtk_widget_set_visible (self->game, offering);
}

MedinaGamePage *
medina_lesson_page_get_game_page (MedinaLessonPage *self)
{
  g_return_val_if_fail (MEDINA_IS_LESSON_PAGE (self), NULL);

  return self->game_page;
}

/* The buttons share what little there is to spare then. */
static gboolean
show_narrow_cb (gpointer page)
{
  MedinaLessonPage *self = page;

  self->narrow_id = 0;
  gtk_widget_set_hexpand (self->place, !self->narrow);
  if (self->narrow)
    gtk_widget_add_css_class (self->bar, "narrow");
  else
    gtk_widget_remove_css_class (self->bar, "narrow");
  return G_SOURCE_REMOVE;
}

/* Not at once: nobody may ask for another size while sizes are given out. */
static void
set_narrow (MedinaLessonPage *self, gboolean narrow)
{
  self->narrow = narrow;
  if (self->narrow_id == 0)
    self->narrow_id = g_idle_add_full (G_PRIORITY_HIGH_IDLE, show_narrow_cb, self, NULL);
}

static void
medina_lesson_page_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  if (id == PROP_NARROW)
    set_narrow (MEDINA_LESSON_PAGE (object), g_value_get_boolean (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
medina_lesson_page_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_SUGGESTING)
    g_value_set_boolean (value, MEDINA_LESSON_PAGE (object)->suggesting);
  else if (id == PROP_PROGRESS)
    g_value_take_string (value, word_progress (MEDINA_LESSON_PAGE (object)));
  else if (id == PROP_ENDING)
    g_value_set_boolean (value, MEDINA_LESSON_PAGE (object)->ending);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
medina_lesson_page_dispose (GObject *object)
{
  MedinaLessonPage *self = MEDINA_LESSON_PAGE (object);

  g_clear_handle_id (&self->focus_id, g_source_remove);
  g_clear_handle_id (&self->narrow_id, g_source_remove);
  if (self->guide != NULL)
    g_signal_handlers_disconnect_by_data (self->guide, self);
  g_clear_object (&self->guide);
  if (self->play != NULL)
    g_signal_handlers_disconnect_by_data (self->play, self);
  g_clear_object (&self->play);
  g_clear_object (&self->gate);
  medina_children_unparent (GTK_WIDGET (self));
  G_OBJECT_CLASS (medina_lesson_page_parent_class)->dispose (object);
}

static void
medina_lesson_page_class_init (MedinaLessonPageClass *klass)
{
  const GType type = G_TYPE_FROM_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (MEDINA_TYPE_BUTTON_ROW);
  g_type_ensure (MEDINA_TYPE_GAME_PAGE);

  G_OBJECT_CLASS (klass)->set_property = medina_lesson_page_set_property;
  G_OBJECT_CLASS (klass)->get_property = medina_lesson_page_get_property;
  G_OBJECT_CLASS (klass)->dispose = medina_lesson_page_dispose;
  properties[PROP_NARROW] =
    g_param_spec_boolean ("narrow", NULL, NULL, FALSE, G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_ENDING] =
    g_param_spec_boolean ("ending", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_PROGRESS] =
    g_param_spec_string ("progress", NULL, NULL, "",
                         G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  properties[PROP_SUGGESTING] = g_param_spec_boolean ("suggesting", NULL, NULL, FALSE,
                                                      G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPS, properties);
  signals[GATE] = g_signal_new ("gate", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                1, MEDINA_TYPE_PLACEMENT_GATE);
  signals[STEPPED] =
    g_signal_new ("stepped", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[GUIDED] =
    g_signal_new ("guided", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SPEAKING] = g_signal_new ("speaking", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                    G_TYPE_NONE, 1, G_TYPE_BOOLEAN);
  signals[FINISHED] =
    g_signal_new ("finished", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[PLAY] =
    g_signal_new ("play", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/medina_game/Medina/ui/medina-lesson-page.ui");
  gtk_widget_class_bind_template_child (widget_class, MedinaLessonPage, game_page);
  gtk_widget_class_bind_template_child (widget_class, MedinaLessonPage, bar);
  gtk_widget_class_bind_template_child (widget_class, MedinaLessonPage, place);
  gtk_widget_class_bind_template_child (widget_class, MedinaLessonPage, back);
  gtk_widget_class_bind_template_child (widget_class, MedinaLessonPage, repeat);
  gtk_widget_class_bind_template_child (widget_class, MedinaLessonPage, skip);
  gtk_widget_class_bind_template_child (widget_class, MedinaLessonPage, game);
  gtk_widget_class_bind_template_child (widget_class, MedinaLessonPage, next);
  gtk_widget_class_bind_template_callback (widget_class, back_cb);
  gtk_widget_class_bind_template_callback (widget_class, repeat_cb);
  gtk_widget_class_bind_template_callback (widget_class, skip_cb);
  gtk_widget_class_bind_template_callback (widget_class, game_cb);
  gtk_widget_class_bind_template_callback (widget_class, next_cb);
}

static void
listen (MedinaLessonPage *self, GtkEventController *controller, const char *signal, GCallback cb)
{
  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  g_signal_connect_object (controller, signal, cb, self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self->game_page), controller);
}

static void
medina_lesson_page_init (MedinaLessonPage *self)
{
  GtkGesture *press = gtk_gesture_click_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (press), 0);
  listen (self, GTK_EVENT_CONTROLLER (press), "pressed", G_CALLBACK (pressed_cb));
  listen (self, gtk_event_controller_key_new (), "key-pressed", G_CALLBACK (key_pressed_cb));
}
