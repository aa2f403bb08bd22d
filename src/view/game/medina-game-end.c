/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-game-end.h"

#include "medina-analysis-words.h"

struct _MedinaGameEnd
{
  GObject parent_instance;

  gboolean finished; /* the game is, or was when it was looked at last */

  MedinaGameEndParts parts; /* borrowed */
  MedinaGame *game;         /* owned; NULL for none */
};

G_DEFINE_FINAL_TYPE (MedinaGameEnd, medina_game_end, G_TYPE_OBJECT)

/* --- The scores ------------------------------------------------------------------------------- */

/* It is told where the board tells what is pointed at there. */
static void
lit_cb (MedinaGameEnd *self)
{
  const MedinaGameEndParts *parts = &self->parts;
  guint64 palaces;
  MdnSet counted;
  const char *text = medina_score_page_get_lit (parts->scores, &palaces, &counted);

  medina_board_notes_light (medina_board_view_get_notes (parts->board), palaces, counted);
  medina_status_bar_set_description (
    parts->status, text != NULL ? text : medina_board_view_get_description (parts->board));
}

static void
palace_cb (MedinaGameEnd *self)
{
  MedinaBoardView *board = self->parts.board;

  medina_score_page_point_at (self->parts.scores, medina_board_view_get_palace (board),
                              medina_board_view_is_pointed_at (board));
}

static void
touch_cb (MedinaGameEnd *self)
{
  gboolean touch;

  g_object_get (self->parts.panel, "touch", &touch, NULL);
  medina_score_page_set_brief (self->parts.scores, touch);
}

static void
offer_scores (MedinaGameEnd *self)
{
  medina_panel_set_offered (self->parts.panel, MEDINA_PANEL_SCORES, TRUE);
  medina_panel_set_page (self->parts.panel, MEDINA_PANEL_SCORES);
}

/* The end may have been taken back. */
static void
follow_end (MedinaGameEnd *self)
{
  const gboolean finished = medina_game_get_finished (self->game);

  if (finished == self->finished)
    return;
  self->finished = finished;
  if (finished)
    offer_scores (self);
  else
    medina_panel_set_offered (self->parts.panel, MEDINA_PANEL_SCORES, FALSE);
}

/* They have no place at a purist's table, even if they were there before it became one. */
static void
aided_cb (MedinaGameEnd *self)
{
  if (!self->finished && !medina_game_get_aided (self->game))
    medina_panel_set_offered (self->parts.panel, MEDINA_PANEL_SCORES, FALSE);
}

/* What was over before it was looked at has nothing to reveal. */
static void
finished_cb (MedinaGameEnd *self)
{
  const gboolean before = self->finished;

  follow_end (self);
  if (self->finished && !before)
    medina_score_page_reveal (self->parts.scores);
}

void
medina_game_end_show_scores (MedinaGameEnd *self)
{
  g_return_if_fail (MEDINA_IS_GAME_END (self));

  offer_scores (self);
  gtk_widget_child_focus (GTK_WIDGET (self->parts.scores), GTK_DIR_TAB_FORWARD);
}

/* --- The analysis ----------------------------------------------------------------------------- */

static void
mark_turn (MedinaGameEnd *self, MedinaAnalysisTurn *turn)
{
  medina_analysis_page_set_chosen (self->parts.analysis, turn);
  medina_replay_bar_set_before (self->parts.replay_bar, turn != NULL);
  medina_move_log_view_set_told (self->parts.moves, turn);
}

/* Before the end scores are there only while they are looked at. */
static void
page_cb (MedinaGameEnd *self)
{
  const MedinaPanelPage page = medina_panel_get_page (self->parts.panel);

  medina_replay_bar_set_whole (self->parts.replay_bar, page == MEDINA_PANEL_ANALYSIS);
  if (page != MEDINA_PANEL_SCORES && !self->finished)
    medina_panel_set_offered (self->parts.panel, MEDINA_PANEL_SCORES, FALSE);
}

/* Another moment is looked at. */
static void
cursor_cb (MedinaGameEnd *self)
{
  mark_turn (self, NULL);
  if (medina_game_get_replaying (self->game))
    medina_analysis_page_set_moment (self->parts.analysis, medina_game_get_cursor (self->game));
}

/* The city before the turn, with what was placed in it and what would have been better. */
static void
show_turn (MedinaGameEnd *self, MedinaAnalysisTurn *turn)
{
  MedinaAnalysis *analysis = medina_analysis_page_get_analysis (self->parts.analysis);
  g_autofree char *heading = medina_analysis_turn_to_heading (analysis, turn);
  g_autofree char *lines = medina_analysis_turn_to_lines (analysis, turn);
  const int start = (int) medina_analysis_turn_get_start (turn);
  const int end = (int) medina_analysis_turn_get_end (turn);

  medina_game_seek (self->game, start);
  medina_hint_display_show (self->parts.hint_display, medina_analysis_turn_get_better (turn),
                            (MedinaRound){ start, end }, heading, lines);
  mark_turn (self, turn);
}

/* A turn of NULL stands for the end of the game. */
static void
turn_chosen_cb (MedinaGameEnd *self, MedinaAnalysisTurn *turn)
{
  MedinaAnalysis *analysis = medina_analysis_page_get_analysis (self->parts.analysis);

  if (analysis == NULL || self->game == NULL || !medina_analysis_is_of (analysis, self->game))
    return;
  if (turn != NULL)
    show_turn (self, turn);
  else
    medina_game_seek (self->game, (int) medina_game_get_length (self->game));
}

void
medina_game_end_show_analysis (MedinaGameEnd *self, MedinaAnalysis *analysis)
{
  g_return_if_fail (MEDINA_IS_GAME_END (self));

  medina_analysis_page_set_analysis (self->parts.analysis, analysis);
  medina_move_log_view_set_analysis (self->parts.moves, analysis);
  medina_panel_set_offered (self->parts.panel, MEDINA_PANEL_ANALYSIS, analysis != NULL);
  if (analysis == NULL)
    return;
  medina_panel_set_page (self->parts.panel, MEDINA_PANEL_ANALYSIS);
  gtk_widget_child_focus (GTK_WIDGET (self->parts.analysis), GTK_DIR_TAB_FORWARD);
}

/* --- The game --------------------------------------------------------------------------------- */

void
medina_game_end_set_game (MedinaGameEnd *self, MedinaGame *game)
{
  static const char *const changes[] = { "notify::over", "notify::length" };

  g_return_if_fail (MEDINA_IS_GAME_END (self));

  if (self->game == game)
    return;
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_set_object (&self->game, game);
  self->finished = FALSE;
  mark_turn (self, NULL);
  medina_score_page_set_game (self->parts.scores, game);
  medina_panel_set_offered (self->parts.panel, MEDINA_PANEL_SCORES, FALSE);
  for (gsize i = 0; game != NULL && i < G_N_ELEMENTS (changes); i++)
    g_signal_connect_object (game, changes[i], G_CALLBACK (finished_cb), self, G_CONNECT_SWAPPED);
  if (game == NULL)
    return;
  g_signal_connect_object (game, "notify::aided", G_CALLBACK (aided_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "notify::cursor", G_CALLBACK (cursor_cb), self, G_CONNECT_SWAPPED);
  follow_end (self);
}

/* --- The object ------------------------------------------------------------------------------- */

static void
medina_game_end_dispose (GObject *object)
{
  MedinaGameEnd *self = MEDINA_GAME_END (object);

  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_clear_object (&self->game);
  G_OBJECT_CLASS (medina_game_end_parent_class)->dispose (object);
}

static void
medina_game_end_class_init (MedinaGameEndClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = medina_game_end_dispose;
}

static void
medina_game_end_init (MedinaGameEnd *self)
{
}

MedinaGameEnd *
medina_game_end_new (const MedinaGameEndParts *parts)
{
  MedinaGameEnd *self = g_object_new (MEDINA_TYPE_GAME_END, NULL);

  self->parts = *parts;
  g_signal_connect_object (parts->scores, "lit", G_CALLBACK (lit_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (parts->board, "notify::palace", G_CALLBACK (palace_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (parts->panel, "notify::page", G_CALLBACK (page_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (parts->panel, "notify::touch", G_CALLBACK (touch_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (parts->analysis, "turn-chosen", G_CALLBACK (turn_chosen_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (parts->moves, "turn-chosen", G_CALLBACK (turn_chosen_cb), self,
                           G_CONNECT_SWAPPED);
  return self;
}
