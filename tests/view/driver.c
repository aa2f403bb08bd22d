/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "driver.h"

#include <locale.h>

#include "await.h"
#include "real-input.h"
#include "document-sync.h"
#include "medina-announcer.h"
#include "medina-game-options.h"
#include "toolkit-faults.h"

enum
{
  CLICKS = 100, /* at most, until a piece is placed */
};

void
driver_make_home (void)
{
  static gboolean made;
  g_autofree char *home = NULL;

  if (made)
    return;
  home = g_dir_make_tmp ("medina-home-XXXXXX", NULL);
  g_assert_nonnull (home);
  g_setenv ("XDG_STATE_HOME", home, TRUE);
  g_setenv ("XDG_CONFIG_HOME", home, TRUE);
  g_setenv ("XDG_DATA_HOME", home, TRUE); /* the list of recent files */
  made = TRUE;
}

void
driver_init (int *argc, char ***argv)
{
  g_autofree char *locale = g_strdup (setlocale (LC_ALL, NULL));

  driver_make_home ();
  real_input_start ();
  /* gtk_test_init wants the locale en_US.UTF-8, and GTK 4.24 complains where there is none. */
  if (!g_test_initialized ()) /* by whoever has split this process off */
    g_test_init (argc, argv, NULL);
  toolkit_faults_let_pass ();
  gtk_init ();
  setlocale (LC_ALL, locale);
  adw_init ();
  /* GTK 4.8 loses a little memory each time it looks for recent files that are too old. */
  g_object_set (gtk_settings_get_default (), "gtk-recent-files-max-age", -1, NULL);
}

void
driver_settle (void)
{
  await_quiet ();
}

/* --- Questions -------------------------------------------------------------------------------- */

MedinaQuestion *
driver_find_question (void)
{
  GListModel *toplevels = gtk_window_get_toplevels ();
  MedinaQuestion *found = NULL;

  for (guint i = 0; found == NULL && i < g_list_model_get_n_items (toplevels); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (toplevels, i);

      found = medina_question_find (window);
    }
  return found;
}

static GtkWidget *
find_answer (MedinaQuestion *question, const char *answer)
{
  const char *label = medina_question_get_label (question, answer);

  return label != NULL ? driver_find_button (medina_question_get_dialog (question), label) : NULL;
}

static gboolean
can_be_answered (void)
{
  MedinaQuestion *question = driver_find_question ();

  return question != NULL &&
         (find_answer (question, "cancel") != NULL || find_answer (question, "close") != NULL);
}

MedinaQuestion *
driver_await_question (void)
{
  await (can_be_answered ());
  return driver_find_question ();
}

void
driver_press_widget (GtkWidget *widget)
{
  g_object_ref (widget); /* which may go */
  if (real_input_is_there ())
    real_input_click (widget, gtk_widget_get_width (widget) / 2.0,
                      gtk_widget_get_height (widget) / 2.0);
  else
    gtk_widget_activate (widget);
  g_object_unref (widget);
}

static gboolean
is_answered (MedinaQuestion *question, const char *answer)
{
  return medina_question_get_dialog (question) == NULL || find_answer (question, answer) == NULL;
}

/* It may be on the move, as when it is just opening. */
void
driver_answer (const char *answer)
{
  g_autoptr (MedinaQuestion) question = g_object_ref (driver_await_question ());

  g_assert_nonnull (find_answer (question, answer));
  for (int i = 0; i < CLICKS && !is_answered (question, answer); i++)
    driver_press_widget (find_answer (question, answer));
  await (is_answered (question, answer)); /* a button that is activated is pressed for a moment */
}

/* --- The window ------------------------------------------------------------------------------- */

static const char *const *players_names;

void
driver_name_players (const char *const *names)
{
  players_names = names;
}

static MedinaGame *
create_game (MdnRuleSet rules, int players, gboolean screens)
{
  g_autoptr (MedinaGameOptions) options = medina_game_options_new ();

  medina_game_options_set_rule_set (options, rules);
  medina_game_options_set_players (options, (guint) players);
  medina_game_options_set_screens (options, screens);
  for (guint seat = 0; seat < MDN_MAX_PLAYERS; seat++)
    {
      medina_game_options_set_kind (options, seat, MEDINA_SEAT_HUMAN);
      medina_game_options_set_name (options, seat,
                                    players_names != NULL ? players_names[seat] : "");
    }
  return medina_game_options_create_game (options, 7);
}

/* There can be but one in a process, as on the session bus. */
MedinaApplication *
driver_get_application (void)
{
  static MedinaApplication *application;
  g_autoptr (GError) error = NULL;

  if (application == NULL)
    {
      application = medina_application_new ();
      g_application_set_flags (G_APPLICATION (application),
                               G_APPLICATION_NON_UNIQUE | G_APPLICATION_HANDLES_OPEN);
      g_application_register (G_APPLICATION (application), NULL, &error);
      g_assert_no_error (error);
      g_settings_set_boolean (medina_application_get_settings (application), "animations", FALSE);
    }
  return application;
}

void
driver_set_animations (gboolean enabled)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", enabled, NULL);
  g_settings_set_boolean (medina_application_get_settings (driver_get_application ()), "animations",
                          enabled);
}

void
driver_set_text_size (int percent)
{
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * PANGO_SCALE * percent / 100, NULL);
}

static gboolean
count_frame_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer frames)
{
  ++*(int *) frames;
  return G_SOURCE_CONTINUE;
}

void
driver_await_layout (GtkWidget *widget)
{
  int frames = 0;
  const guint id = gtk_widget_add_tick_callback (widget, count_frame_cb, &frames, NULL);

  await (gtk_widget_get_mapped (widget) && frames >= 3);
  gtk_widget_remove_tick_callback (widget, id);
}

void
driver_open (Driver *self, MdnRuleSet rules, int players, gboolean screens, int width, int height)
{
  g_autoptr (MedinaGame) game = create_game (rules, players, screens);

  self->application = driver_get_application ();
  self->window = medina_application_create_window (self->application);
  medina_window_set_game (self->window, game);
  self->board = MEDINA_BOARD_VIEW (driver_find (GTK_WIDGET (self->window), MEDINA_TYPE_BOARD_VIEW));
  gtk_window_set_default_size (GTK_WINDOW (self->window), width, height);
  gtk_window_present (GTK_WINDOW (self->window));
  await (gtk_widget_get_mapped (GTK_WIDGET (self->board)) &&
         gtk_widget_get_width (GTK_WIDGET (self->board)) != 0);
  driver_await_layout (GTK_WIDGET (self->window));
  driver_settle ();
}

void
driver_close (Driver *self)
{
  gpointer window = self->window;

  g_object_add_weak_pointer (window, &window);
  document_sync_discard (medina_window_get_document (self->window), NULL);
  gtk_window_destroy (GTK_WINDOW (self->window));
  /* Something that moves may have it for a frame or two more; what has it for good never ends. */
  await (window == NULL);
  driver_settle ();
}

gboolean
driver_window_is_open (MedinaWindow *window)
{
  return gtk_window_get_application (GTK_WINDOW (window)) != NULL;
}

MedinaGame *
driver_get_game (Driver *self)
{
  return medina_window_get_game (self->window);
}

MedinaStatusBar *
driver_get_status (Driver *self)
{
  return MEDINA_STATUS_BAR (driver_find (GTK_WIDGET (self->window), MEDINA_TYPE_STATUS_BAR));
}

static void
middle_of (Driver *self, MdnSpace space, double *x, double *y)
{
  GdkRectangle area;

  medina_board_view_get_space_area (self->board, space, &area);
  *x = area.x + area.width / 2.0;
  *y = area.y + area.height / 2.0;
}

void
driver_point_at (Driver *self, MdnSpace space)
{
  double x, y;

  middle_of (self, space, &x, &y);
  if (real_input_is_there ())
    real_input_point (GTK_WIDGET (self->board), x, y);
  else
    g_signal_emit_by_name (driver_find_controller (GTK_WIDGET (self->board),
                                                   GTK_TYPE_EVENT_CONTROLLER_MOTION),
                           "motion", x, y);
}

/* A message may lie over the space. It goes by itself after a while, which nobody waits for
 * here. */
static void
uncover (Driver *self)
{
  GtkWidget *overlay = gtk_widget_get_parent (GTK_WIDGET (self->board));

  medina_announcer_dismiss (MEDINA_ANNOUNCER (driver_find (overlay, MEDINA_TYPE_ANNOUNCER)));
}

void
driver_click (Driver *self, MdnSpace space)
{
  double x, y;

  driver_point_at (self, space);
  middle_of (self, space, &x, &y);
  if (real_input_is_there ())
    {
      uncover (self);
      real_input_click (GTK_WIDGET (self->board), x, y);
    }
  else
    g_signal_emit_by_name (driver_find_controller (GTK_WIDGET (self->board),
                                                   GTK_TYPE_GESTURE_CLICK),
                           "released", 1, x, y);
}

void
driver_press (Driver *self, guint keyval)
{
  gboolean used = FALSE;

  if (real_input_is_there ())
    real_input_key (keyval, 0);
  else
    g_signal_emit_by_name (driver_find_controller (GTK_WIDGET (self->board),
                                                   GTK_TYPE_EVENT_CONTROLLER_KEY),
                           "key-pressed", keyval, 0, 0, &used);
}

void
driver_pick (Driver *self, MdnPiece piece)
{
  gtk_widget_activate_action (GTK_WIDGET (self->board), "win.pick", "i", (int) piece);
}

void
driver_activate (Driver *self, const char *action)
{
  gtk_widget_activate_action (GTK_WIDGET (self->board), action, NULL);
}

gboolean
driver_is_enabled (Driver *self, const char *action)
{
  return g_action_group_get_action_enabled (G_ACTION_GROUP (self->window), action);
}

static guint
list_playable (Driver *self, MdnPiece pieces[MDN_PIECES])
{
  MedinaPlayer *player = medina_game_get_current_player (driver_get_game (self));
  guint count = 0;

  for (int piece = 0; piece < MDN_PIECES; piece++)
    {
      MedinaStockItem *item = medina_player_get_stock_item (player, (MdnPiece) piece);

      /* At a purist's table there need not be a space for it. */
      if (item != NULL && medina_stock_item_get_playable (item) &&
          (piece == MDN_TEA ||
           !mdn_set_is_empty (
             medina_game_get_legal_spaces (driver_get_game (self), (MdnPiece) piece))))
        pieces[count++] = (MdnPiece) piece;
    }
  return count;
}

/* The board may be on the move, as when a bar comes above it, but not for long. */
static void
place (Driver *self, MdnSet spaces, MdnRandom *random)
{
  const MdnSpace space = mdn_set_nth (spaces, mdn_random_below (random, mdn_set_count (spaces)));
  const guint cursor = medina_game_get_cursor (driver_get_game (self));

  for (int i = 0; i < CLICKS && medina_game_get_cursor (driver_get_game (self)) == cursor; i++)
    driver_click (self, space);
  g_assert_cmpuint (medina_game_get_cursor (driver_get_game (self)), !=, cursor);
}

float
driver_find_top (Driver *self, GType type)
{
  GtkWidget *widget = driver_find (GTK_WIDGET (self->window), type);
  graphene_rect_t area;

  g_assert_true (gtk_widget_compute_bounds (widget, GTK_WIDGET (self->window), &area));
  return area.origin.y;
}

void
driver_play_one (Driver *self, MdnRandom *random)
{
  MedinaGame *game = driver_get_game (self);
  MdnPiece pieces[MDN_PIECES], piece;
  guint count;

  document_sync_await_stored (medina_window_get_document (self->window));
  if (medina_game_get_awaiting_end (game))
    {
      driver_activate (self, "win.end-turn");
      g_assert_false (medina_game_get_awaiting_end (game));
      return;
    }
  medina_game_lift_curtain (game);
  count = list_playable (self, pieces);
  g_assert_cmpuint (count, >, 0);
  piece = pieces[mdn_random_below (random, count)];
  /* A piece stays in hand as long as it can be placed; picking it again would lay it down. */
  if (medina_game_get_selected_piece (game) != (int) piece)
    driver_pick (self, piece);
  if (piece == MDN_TEA)
    return;
  g_assert_cmpint (medina_game_get_selected_piece (game), ==, (int) piece);
  place (self, medina_game_get_legal_spaces (game, piece), random);
}
