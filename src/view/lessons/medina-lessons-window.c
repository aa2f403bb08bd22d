/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-lessons-window.h"

#include "medina-action-map.h"
#include "medina-computer-actions.h"
#include "medina-course.h"
#include "medina-hint-button.h"
#include "medina-lesson-list.h"
#include "medina-lesson-page.h"
#include "medina-letter-size.h"
#include "medina-narrow-bin.h"
#include "medina-popovers.h"
#include "medina-replay-actions.h"
#include "medina-turn-actions.h"
#include "medina-turn-buttons.h"

#define FOLDER "/io/github/medina_game/Medina/lessons"

enum
{
  MOMENT = 900, /* milliseconds for which something wrong is seen */
  WIDTH = 1000,
  HEIGHT = 760,
};

/* The actions that a whole game has, but no lesson: what takes back and suggests there is the
 * lesson. */
static const char *const of_games[] = { "undo", "redo", "hint", "finish" };

struct _MedinaLessonsWindow
{
  AdwApplicationWindow parent_instance;

  guint lesson;    /* the one that is shown, or was last */
  gboolean played; /* there was a whole game */

  /* template */
  AdwWindowTitle *title;
  GtkWidget *all;
  GtkWidget *undo;
  MedinaHintButton *hint;
  MedinaTurnButtons *turn_buttons;
  GtkStack *stack;
  MedinaLessonList *list;
  MedinaLessonPage *page;

  /* owned */
  GSettings *settings;
  MedinaCourse *course;
  MedinaGameSounds *sounds;
  MedinaTurnActions *actions;
  MedinaReplayActions *replay;
  MedinaComputerPlayer *computer;
  GAction *game_actions[G_N_ELEMENTS (of_games)];
};

G_DEFINE_FINAL_TYPE (MedinaLessonsWindow, medina_lessons_window, ADW_TYPE_APPLICATION_WINDOW)

/* --- List and lesson -------------------------------------------------------------------------- */

static void
show_list (MedinaLessonsWindow *self)
{
  adw_window_title_set_title (self->title, gtk_window_get_title (GTK_WINDOW (self)));
  gtk_widget_set_visible (self->all, FALSE);
  gtk_stack_set_visible_child_name (self->stack, "list");
  medina_lesson_page_set_play (self->page, NULL);
  medina_lesson_list_show (self->list, self->lesson);
}

/* A whole game that was left goes on. */
static void
resume_game (MedinaLessonsWindow *self, MedinaLessonPlay *play)
{
  MedinaLesson *lesson = medina_lesson_play_get_lesson (play);
  g_autoptr (MedinaRecord) game = NULL;

  if (medina_lesson_get_n_events (lesson) > 0)
    game = medina_course_get_game (self->course);
  if (game != NULL)
    medina_lesson_play_resume (play, game);
}

static void
open_lesson (MedinaLessonsWindow *self, guint number, guint step)
{
  MedinaLesson *lesson = medina_course_get_lesson (self->course, number);
  g_autoptr (MedinaLessonPlay) play = medina_lesson_play_new (lesson, MOMENT);

  self->lesson = number;
  if (step > 0)
    medina_lesson_play_seek (play, step);
  resume_game (self, play);
  adw_window_title_set_title (self->title, medina_lesson_get_title (lesson));
  gtk_widget_set_visible (self->all, TRUE);
  gtk_stack_set_visible_child_name (self->stack, "lesson");
  medina_lesson_page_set_play (self->page, play);
}

static void
all_cb (MedinaLessonsWindow *self)
{
  show_list (self);
}

/* Nobody who only looked at the list is sent back to the beginning; for that the lesson has a
 * button. */
static void
chosen_cb (MedinaLessonsWindow *self, guint lesson)
{
  guint step = 0;

  open_lesson (self, lesson,
               medina_course_find_left (self->course, &step) == (int) lesson ? step : 0);
}

/* --- The lesson ------------------------------------------------------------------------------- */

/* In a whole game the computers play, and one can take back and ask. */
static void
set_computers (MedinaLessonsWindow *self, MedinaPlacementGate *gate)
{
  GActionMap *map = G_ACTION_MAP (self);

  for (guint i = 0; i < G_N_ELEMENTS (of_games); i++)
    if (gate != NULL)
      g_action_map_add_action (map, self->game_actions[i]);
    else
      g_action_map_remove_action (map, of_games[i]);
  gtk_widget_set_visible (self->undo, gate != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->hint), gate != NULL);
  medina_computer_player_set_gate (self->computer, gate);
}

/* The first lesson of a part, of which there must be one. */
static guint
find_part (MedinaLessonsWindow *self, MedinaLessonPart part)
{
  guint number = 0;

  while (number < medina_course_get_n_lessons (self->course) &&
         medina_lesson_get_part (medina_course_get_lesson (self->course, number)) != part)
    number++;
  return number;
}

/* The end of the basics speaks of a first game, and offers it. */
static gboolean
is_end_of_basics (MedinaLessonsWindow *self, guint step)
{
  MedinaLesson *lesson = medina_course_get_lesson (self->course, self->lesson);
  const guint next = self->lesson + 1;

  return medina_lesson_get_part (lesson) == MEDINA_LESSON_BASICS &&
         step + 1 == medina_lesson_get_n_steps (lesson) &&
         next < medina_course_get_n_lessons (self->course) &&
         medina_lesson_get_part (medina_course_get_lesson (self->course, next)) !=
           MEDINA_LESSON_BASICS;
}

static void
stepped_cb (MedinaLessonsWindow *self)
{
  const guint step = medina_lesson_play_get_step (medina_lesson_page_get_play (self->page));

  medina_course_leave (self->course, self->lesson, step);
  medina_lesson_page_set_offering (self->page, is_end_of_basics (self, step));
}

/* Who comes back later is not shown it again, but what comes next, or all lessons. */
static void
note_done (MedinaLessonsWindow *self)
{
  const guint next = self->lesson + 1;

  medina_course_set_done (self->course, self->lesson);
  medina_course_keep_game (self->course, NULL);
  if (next < medina_course_get_n_lessons (self->course))
    medina_course_leave (self->course, next, 0);
  else
    medina_course_forget_left (self->course);
}

/* Every change, so that a program that is killed loses nothing. Whoever has played to the end is
 * done, also without reading what is said about it. */
static void
keep_game (MedinaLessonsWindow *self)
{
  MedinaGame *game = medina_placement_gate_get_game (
    medina_lesson_play_get_gate (medina_lesson_page_get_play (self->page)));

  if (medina_game_get_over (game))
    {
      note_done (self);
      return;
    }
  stepped_cb (self);
  medina_course_keep_game (self->course, game);
}

static void
follow_game (MedinaLessonsWindow *self, MedinaGame *game)
{
  static const char *const changes[] = { "placement-played", "placement-undone", "turn-changed",
                                         "game-over" };

  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    g_signal_connect_object (game, changes[i], G_CALLBACK (keep_game), self, G_CONNECT_SWAPPED);
}

static void
guided_cb (MedinaLessonsWindow *self)
{
  MedinaGamePage *page = medina_lesson_page_get_game_page (self->page);
  MedinaPlacementGate *gate;

  if (!self->played)
    {
      medina_turn_buttons_follow (self->turn_buttons, medina_game_page_get_finisher (page));
      medina_hint_button_follow (self->hint, medina_hint_display_get_hint (
                                               medina_game_page_get_hint_display (page)));
    }
  self->played = TRUE;
  gate = medina_lesson_play_get_gate (medina_lesson_page_get_play (self->page));
  follow_game (self, medina_placement_gate_get_game (gate));
  set_computers (self, gate);
}

static void
speaking_cb (MedinaLessonsWindow *self, gboolean speaking)
{
  medina_computer_player_set_paused (self->computer, speaking);
}

/* Who learns is the first of the people who play here, where there are any. */
static void
call_by_name (MedinaLessonsWindow *self, MedinaGame *game)
{
  g_auto (GStrv) people = g_settings_get_strv (self->settings, "people");

  for (guint i = 0; people[0] != NULL && i < medina_game_get_n_players (game); i++)
    {
      MedinaPlayer *player = medina_game_get_player (game, i);

      if (medina_player_get_kind (player) == MEDINA_SEAT_HUMAN)
        medina_player_set_name (player, people[0]);
    }
}

static void
gate_cb (MedinaLessonsWindow *self, MedinaPlacementGate *gate)
{
  MedinaGame *game = gate != NULL ? medina_placement_gate_get_game (gate) : NULL;

  set_computers (self, NULL);
  if (game != NULL)
    call_by_name (self, game);
  medina_turn_actions_set_game (self->actions, game);
  medina_replay_actions_set_game (self->replay, game);
  medina_turn_buttons_set_game (self->turn_buttons, game);
  if (self->sounds != NULL)
    medina_game_sounds_set_game (self->sounds, game);
}

/* The basics and how to play well are played through; after that people choose. */
static void
finished_cb (MedinaLessonsWindow *self)
{
  const guint next = self->lesson + 1;
  MedinaLesson *lesson = medina_course_get_lesson (self->course, self->lesson);

  note_done (self);
  if (next < medina_course_get_n_lessons (self->course))
    {
      MedinaLesson *following = medina_course_get_lesson (self->course, next);

      if (medina_lesson_get_part (following) == medina_lesson_get_part (lesson) ||
          medina_lesson_get_part (lesson) == MEDINA_LESSON_BASICS)
        {
          open_lesson (self, next, 0);
          return;
        }
      self->lesson = next;
    }
  show_list (self);
}

/* Whoever is to play has learned what was to be learned here. */
static void
play_cb (MedinaLessonsWindow *self)
{
  note_done (self);
  open_lesson (self, find_part (self, MEDINA_LESSON_GAME), 0);
}

/* --- The object ------------------------------------------------------------------------------- */

/* GTK would keep the grabs of open popovers on the pointer. */
static void
medina_lessons_window_unmap (GtkWidget *widget)
{
  medina_popovers_close (widget);
  GTK_WIDGET_CLASS (medina_lessons_window_parent_class)->unmap (widget);
}

static void
medina_lessons_window_dispose (GObject *object)
{
  MedinaLessonsWindow *self = MEDINA_LESSONS_WINDOW (object);

  if (self->page != NULL && self->actions != NULL)
    medina_lesson_page_set_play (self->page, NULL);
  medina_action_map_clear (GTK_WINDOW (self));
  for (guint i = 0; i < G_N_ELEMENTS (of_games); i++)
    g_clear_object (&self->game_actions[i]);
  g_clear_object (&self->actions);
  g_clear_object (&self->replay);
  g_clear_object (&self->computer);
  g_clear_object (&self->sounds);
  g_clear_object (&self->course);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (medina_lessons_window_parent_class)->dispose (object);
}

static void
medina_lessons_window_class_init (MedinaLessonsWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (MEDINA_TYPE_HINT_BUTTON);
  g_type_ensure (MEDINA_TYPE_LESSON_LIST);
  g_type_ensure (MEDINA_TYPE_LESSON_PAGE);
  g_type_ensure (MEDINA_TYPE_NARROW_BIN);
  g_type_ensure (MEDINA_TYPE_TURN_BUTTONS);

  G_OBJECT_CLASS (klass)->dispose = medina_lessons_window_dispose;
  widget_class->unmap = medina_lessons_window_unmap;
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/medina_game/Medina/ui/medina-lessons-window.ui");
  gtk_widget_class_bind_template_child (widget_class, MedinaLessonsWindow, title);
  gtk_widget_class_bind_template_child (widget_class, MedinaLessonsWindow, all);
  gtk_widget_class_bind_template_child (widget_class, MedinaLessonsWindow, undo);
  gtk_widget_class_bind_template_child (widget_class, MedinaLessonsWindow, hint);
  gtk_widget_class_bind_template_child (widget_class, MedinaLessonsWindow, turn_buttons);
  gtk_widget_class_bind_template_child (widget_class, MedinaLessonsWindow, stack);
  gtk_widget_class_bind_template_child (widget_class, MedinaLessonsWindow, list);
  gtk_widget_class_bind_template_child (widget_class, MedinaLessonsWindow, page);
  gtk_widget_class_bind_template_callback (widget_class, all_cb);
  gtk_widget_class_bind_template_callback (widget_class, chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, gate_cb);
  gtk_widget_class_bind_template_callback (widget_class, stepped_cb);
  gtk_widget_class_install_property_action (widget_class, "win.fullscreen", "fullscreened");
  gtk_widget_class_bind_template_callback (widget_class, guided_cb);
  gtk_widget_class_bind_template_callback (widget_class, speaking_cb);
  gtk_widget_class_bind_template_callback (widget_class, finished_cb);
  gtk_widget_class_bind_template_callback (widget_class, play_cb);
  medina_turn_actions_add_bindings (widget_class);
}

static void
medina_lessons_window_init (MedinaLessonsWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_window_set_default_size (GTK_WINDOW (self), WIDTH, HEIGHT);
  medina_letter_size_follow (GTK_WINDOW (self));
}

static void
create_actions (MedinaLessonsWindow *self)
{
  GActionMap *map = G_ACTION_MAP (self);
  MedinaGamePage *page = medina_lesson_page_get_game_page (self->page);

  self->actions = medina_turn_actions_new (GTK_APPLICATION_WINDOW (self));
  medina_turn_actions_set_page (self->actions, page);
  for (guint i = 0; i < G_N_ELEMENTS (of_games); i++)
    self->game_actions[i] = g_object_ref (g_action_map_lookup_action (map, of_games[i]));
  self->replay = medina_replay_actions_new (map, self->settings);
  g_action_map_remove_action (map, "replay-go-on"); /* where there are no documents */
  medina_game_page_set_replay (page, medina_replay_actions_get_replay (self->replay));
  self->computer = medina_computer_player_new ();
  g_settings_bind (self->settings, "computer-pace", self->computer, "pace", G_SETTINGS_BIND_GET);
  medina_computer_actions_add (map, self->computer);
  g_action_map_remove_action (map, "set-seat"); /* the lesson is about who plays here */
  medina_game_page_set_computer (page, self->computer);
  g_settings_bind (self->settings, "show-coordinates", medina_game_page_get_board (page),
                   "show-coordinates", G_SETTINGS_BIND_GET);
}

/* What was left goes on. Who is new begins at once; who has been here before, and has left nothing,
 * may choose. */
static void
open_first (MedinaLessonsWindow *self)
{
  guint step;
  const int left = medina_course_find_left (self->course, &step);

  if (left >= 0)
    open_lesson (self, (guint) left, step);
  else if (medina_course_is_begun (self->course))
    {
      self->lesson = medina_course_find_undone (self->course);
      show_list (self);
    }
  else if (medina_course_get_n_lessons (self->course) > 0)
    open_lesson (self, 0, 0);
}

MedinaLessonsWindow *
medina_lessons_window_new (GtkApplication *application,
                           GSettings *settings,
                           MedinaGameSounds *sounds)
{
  MedinaLessonsWindow *self =
    g_object_new (MEDINA_TYPE_LESSONS_WINDOW, "application", application, NULL);

  self->settings = g_object_ref (settings);
  g_set_object (&self->sounds, sounds);
  self->course = medina_course_new (settings);
  medina_course_add_resources (self->course, FOLDER);
  medina_lesson_list_set_course (self->list, self->course);
  create_actions (self);
  open_first (self);
  return self;
}

void
medina_lessons_window_grow (MedinaLessonsWindow *self, GtkWindow *window)
{
  g_return_if_fail (MEDINA_IS_LESSONS_WINDOW (self));

  if (medina_letter_size_grow (GTK_WIDGET (self->list), window) == 100)
    return;
  gtk_window_set_default_size (GTK_WINDOW (self),
                               gtk_widget_get_width (GTK_WIDGET (window)) * 4 / 5,
                               gtk_widget_get_height (GTK_WIDGET (window)) * 4 / 5);
}

MedinaLessonsWindow *
medina_lessons_window_find (GtkApplication *application)
{
  g_return_val_if_fail (GTK_IS_APPLICATION (application), NULL);

  for (GList *l = gtk_application_get_windows (application); l != NULL; l = l->next)
    if (MEDINA_IS_LESSONS_WINDOW (l->data))
      return l->data;
  return NULL;
}
