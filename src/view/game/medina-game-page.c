/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-game-page.h"

#include "medina-announcer.h"
#include "medina-attempts.h"
#include "medina-children.h"
#include "medina-coach-display-private.h"
#include "medina-game-end.h"
#include "medina-only-piece.h"
#include "medina-mover-color.h"
#include "medina-own-news.h"
#include "medina-page-focus.h"
#include "medina-page-motions.h"
#include "medina-page-news.h"
#include "medina-board-lens.h"
#include "medina-piece-drag.h"
#include "medina-player-cards.h"
#include "medina-popovers.h"
#include "medina-replay-bar.h"
#include "medina-rest-scroller.h"
#include "medina-round-button.h"
#include "medina-second-press.h"
#include "medina-table.h"
#include "medina-tooltip.h"

struct _MedinaGamePage
{
  GtkWidget parent_instance;

  gboolean looking_back; /* the game was being replayed before the notifications that come now */
  MedinaAnnouncer *announcer; /* of the status bar */

  /* template */
  MedinaReplayBar *replay_bar;
  MedinaBoardView *board;
  MedinaStatusBar *status;
  MedinaCurtain *curtain;
  MedinaPanel *pages;
  GtkScrolledWindow *panel;
  MedinaPlayerCards *cards;
  MedinaChanceBar *chance_bar;
  MedinaEventList *event_list;
  MedinaMoveLogView *moves;
  MedinaScorePage *scores;
  MedinaAnalysisPage *analysis;

  MedinaPieceDrag *drag; /* a child, over all others */
  MedinaPageMotions motions;
  MedinaPageFocus focus;
  MedinaPageNews news;
  MedinaAttempts attempts;

  /* owned */
  MedinaPlacementGate *gate;
  MedinaPieceAtlas *atlas;
  MedinaFinisher *finisher;
  MedinaHintDisplay *hint_display;
  MedinaCoachDisplay *coach_display;
  MedinaNarrator *narrator;
  MedinaSeatNews *seat_news;
  MedinaOwnNews *own_news;
  MedinaGameEnd *end;

  /* borrowed from the gate */
  MedinaGame *game;
};

G_DEFINE_FINAL_TYPE (MedinaGamePage, medina_game_page, GTK_TYPE_WIDGET)

void
medina_game_page_play (MedinaGamePage *self, MdnPlacement placement)
{
  g_return_if_fail (MEDINA_IS_GAME_PAGE (self));
  g_return_if_fail (self->game != NULL);

  medina_attempts_play (&self->attempts, placement);
}

void
medina_game_page_refuse_piece (MedinaGamePage *self, MdnPiece piece)
{
  g_return_if_fail (MEDINA_IS_GAME_PAGE (self));
  g_return_if_fail (self->game != NULL);

  medina_attempts_refuse_piece (&self->attempts, piece);
}

void
medina_game_page_refuse (MedinaGamePage *self, const char *sentence)
{
  g_return_if_fail (MEDINA_IS_GAME_PAGE (self));
  g_return_if_fail (self->game != NULL);

  medina_attempts_refuse (&self->attempts, sentence);
}

/* Behind a curtain only that is of use. */
static void
return_to_curtain (MedinaGamePage *self)
{
  if (medina_game_get_curtain (self->game))
    medina_game_page_focus_board (self);
}

static void
barred_cb (MedinaGamePage *self, guint space)
{
  medina_attempts_refuse_space (&self->attempts, (MdnSpace) space);
  return_to_curtain (self);
}

static void
place_cb (MedinaGamePage *self, guint placement)
{
  medina_game_page_play (self, (MdnPlacement) placement);
  return_to_curtain (self);
}

/* When a piece was taken in hand or a turn completed, the focus goes to the board, also from a
 * button that became insensitive. Not after a replay: somebody may be about to press Space on a
 * button once more, which would end the turn at the board. */
static void
focus_board (MedinaGamePage *self)
{
  if (self->looking_back)
    return;
  if (medina_game_get_selected_piece (self->game) >= 0 || medina_game_get_awaiting_end (self->game))
    medina_game_page_focus_board (self);
}

void
medina_game_page_focus_board (MedinaGamePage *self)
{
  g_return_if_fail (MEDINA_IS_GAME_PAGE (self));

  medina_page_focus_board (&self->focus);
}

static gboolean
medina_game_page_focus (GtkWidget *widget, GtkDirectionType direction)
{
  if (medina_popovers_move_focus (widget, direction))
    return TRUE;
  if (direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD)
    return medina_page_focus_move (&MEDINA_GAME_PAGE (widget)->focus, widget, direction);
  return GTK_WIDGET_CLASS (medina_game_page_parent_class)->focus (widget, direction);
}

/* Not when what has the focus vanishes: that is while sizes are given out, when nothing else may
 * change. */
static void
leave_replay_bar (MedinaGamePage *self)
{
  if (!self->looking_back && gtk_widget_get_focus_child (GTK_WIDGET (self->replay_bar)) != NULL)
    medina_game_page_focus_board (self);
}

/* Looking back, the announcement is dismissed: it is not about what is shown. */
static void
seeked_cb (MedinaGamePage *self)
{
  self->looking_back = medina_game_get_replaying (self->game);
  leave_replay_bar (self);
  medina_announcer_dismiss (self->announcer);
  medina_tooltip_dismiss (GTK_WIDGET (self));
  medina_panel_set_footed (self->pages, self->looking_back);
  if (self->looking_back)
    gtk_widget_add_css_class (GTK_WIDGET (self), "replaying");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "replaying");
  medina_mover_color_show (GTK_WIDGET (self->status), self->game);
  medina_player_cards_show_current (self->cards);
}

void
medina_game_page_show_scores (MedinaGamePage *self)
{
  g_return_if_fail (MEDINA_IS_GAME_PAGE (self));

  if (gtk_widget_get_focus_child (GTK_WIDGET (self->scores)) == NULL)
    {
      medina_game_end_show_scores (self->end);
      return;
    }
  medina_game_page_focus_board (self);
  medina_game_page_show_players (self);
}

void
medina_game_page_show_players (MedinaGamePage *self)
{
  g_return_if_fail (MEDINA_IS_GAME_PAGE (self));

  if (medina_panel_get_page (self->pages) == MEDINA_PANEL_PLAYERS ||
      medina_game_get_over (self->game))
    return;
  if (gtk_widget_get_focus_child (GTK_WIDGET (self->pages)) != NULL)
    medina_game_page_focus_board (self);
  medina_panel_set_page (self->pages, MEDINA_PANEL_PLAYERS);
}

void
medina_game_page_show_analysis (MedinaGamePage *self, MedinaAnalysis *analysis)
{
  g_return_if_fail (MEDINA_IS_GAME_PAGE (self));

  medina_game_end_show_analysis (self->end, analysis);
}

/* Who comes wants to see the own pieces, whatever page somebody else has looked at. */
static void
curtain_cb (MedinaGamePage *self)
{
  if (!medina_game_get_curtain (self->game) && !medina_game_get_replaying (self->game))
    {
      medina_panel_set_page (self->pages, MEDINA_PANEL_PLAYERS);
      medina_game_page_focus_board (self);
    }
  medina_only_piece_take (self->game);
}

static void
connect_game (MedinaGamePage *self)
{
  g_signal_connect_object (self->game, "notify::selected-piece", G_CALLBACK (focus_board), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game, "notify::awaiting-end", G_CALLBACK (focus_board), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game, "seeked", G_CALLBACK (seeked_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game, "notify::curtain", G_CALLBACK (curtain_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game, "turn-changed", G_CALLBACK (medina_tooltip_dismiss), self,
                           G_CONNECT_SWAPPED);
  seeked_cb (self);
  medina_only_piece_follow (self->game, self);
}

void
medina_game_page_set_gate (MedinaGamePage *self, MedinaPlacementGate *gate)
{
  MedinaGame *game;

  g_return_if_fail (MEDINA_IS_GAME_PAGE (self));

  if (self->gate == gate)
    return;
  game = gate != NULL ? medina_placement_gate_get_game (gate) : NULL;
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  self->game = game;
  self->attempts.gate = gate;
  medina_piece_drag_set_game (self->drag, game);
  medina_page_motions_set_game (&self->motions, game);
  medina_curtain_set_game (self->curtain, game);
  medina_board_view_set_game (self->board, game);
  medina_status_bar_set_game (self->status, game);
  medina_event_list_set_game (self->event_list, game);
  medina_replay_bar_set_game (self->replay_bar, game);
  medina_move_log_view_set_game (self->moves, game);
  medina_announcer_dismiss (self->announcer);
  medina_player_cards_set_game (self->cards, game);
  medina_panel_renew (self->pages);
  medina_panel_set_page (self->pages, MEDINA_PANEL_PLAYERS);
  medina_hint_display_set_game (self->hint_display, game);
  medina_coach_display_set_game (self->coach_display, game);
  medina_finisher_set_gate (self->finisher, gate);
  medina_narrator_set_game (self->narrator, game);
  medina_seat_news_set_game (self->seat_news, game);
  medina_own_news_set_game (self->own_news, game);
  medina_game_end_set_game (self->end, game);
  if (game != NULL)
    connect_game (self);
  g_set_object (&self->gate, gate);
}

void
medina_game_page_set_computer (MedinaGamePage *self, MedinaComputerPlayer *computer)
{
  g_return_if_fail (MEDINA_IS_GAME_PAGE (self));

  medina_status_bar_set_computer (self->status, computer);
  medina_coach_display_set_computer (self->coach_display, computer);
}

void
medina_game_page_set_replay (MedinaGamePage *self, MedinaReplay *replay)
{
  g_return_if_fail (MEDINA_IS_GAME_PAGE (self));

  medina_status_bar_set_replay (self->status, replay);
  medina_page_news_follow_replay (&self->news, replay);
}

void
medina_game_page_announce (MedinaGamePage *self, const char *text)
{
  g_return_if_fail (MEDINA_IS_GAME_PAGE (self));

  medina_announcer_announce (self->announcer, text);
}

void
medina_game_page_show_moves (MedinaGamePage *self)
{
  GtkWidget *moves;
  gboolean there;

  g_return_if_fail (MEDINA_IS_GAME_PAGE (self));

  if (self->game == NULL ||
      medina_game_get_curtain (self->game)) /* who is to come wants to see the own pieces */
    return;
  moves = GTK_WIDGET (self->moves);
  there = gtk_widget_get_focus_child (moves) != NULL;
  medina_panel_set_page (self->pages, there ? MEDINA_PANEL_PLAYERS : MEDINA_PANEL_MOVES);
  gtk_widget_child_focus (there ? GTK_WIDGET (self->board) : moves, GTK_DIR_TAB_FORWARD);
}

void
medina_game_page_repeat_news (MedinaGamePage *self)
{
  g_return_if_fail (MEDINA_IS_GAME_PAGE (self));

  medina_page_news_repeat (&self->news);
}

MedinaNarrator *
medina_game_page_get_narrator (MedinaGamePage *self)
{
  g_return_val_if_fail (MEDINA_IS_GAME_PAGE (self), NULL);

  return self->narrator;
}

MedinaFinisher *
medina_game_page_get_finisher (MedinaGamePage *self)
{
  g_return_val_if_fail (MEDINA_IS_GAME_PAGE (self), NULL);

  return self->finisher;
}

MedinaHintDisplay *
medina_game_page_get_hint_display (MedinaGamePage *self)
{
  g_return_val_if_fail (MEDINA_IS_GAME_PAGE (self), NULL);

  return self->hint_display;
}

MedinaCoachDisplay *
medina_game_page_get_coach_display (MedinaGamePage *self)
{
  g_return_val_if_fail (MEDINA_IS_GAME_PAGE (self), NULL);

  return self->coach_display;
}

MedinaBoardView *
medina_game_page_get_board (MedinaGamePage *self)
{
  g_return_val_if_fail (MEDINA_IS_GAME_PAGE (self), NULL);

  return self->board;
}

static void
medina_game_page_dispose (GObject *object)
{
  MedinaGamePage *self = MEDINA_GAME_PAGE (object);

  if (self->game != NULL)
    medina_game_page_set_gate (self, NULL);
  g_clear_object (&self->end);
  g_clear_object (&self->coach_display);
  g_clear_object (&self->hint_display);
  g_clear_object (&self->finisher);
  g_clear_object (&self->seat_news);
  g_clear_object (&self->own_news);
  g_clear_object (&self->narrator);
  medina_children_unparent (GTK_WIDGET (self));
  g_clear_object (&self->atlas);
  G_OBJECT_CLASS (medina_game_page_parent_class)->dispose (object);
}

/* Whoever asks about something else has read it. */
static void
forget_refusal_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  medina_status_bar_refuse (MEDINA_GAME_PAGE (widget)->status, NULL);
}

static void
medina_game_page_class_init (MedinaGamePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (MEDINA_TYPE_ANALYSIS_PAGE);
  g_type_ensure (MEDINA_TYPE_BOARD_VIEW);
  g_type_ensure (MEDINA_TYPE_CHANCE_BAR);
  g_type_ensure (MEDINA_TYPE_CURTAIN);
  g_type_ensure (MEDINA_TYPE_MOVE_LOG_VIEW);
  g_type_ensure (MEDINA_TYPE_EVENT_LIST);
  g_type_ensure (MEDINA_TYPE_PANEL);
  g_type_ensure (MEDINA_TYPE_PLAYER_CARDS);
  g_type_ensure (MEDINA_TYPE_REPLAY_BAR);
  g_type_ensure (MEDINA_TYPE_REST_SCROLLER);
  g_type_ensure (MEDINA_TYPE_ROUND_BUTTON);
  g_type_ensure (MEDINA_TYPE_SCORE_PAGE);
  g_type_ensure (MEDINA_TYPE_STATUS_BAR);
  g_type_ensure (MEDINA_TYPE_TABLE);

  G_OBJECT_CLASS (klass)->dispose = medina_game_page_dispose;
  widget_class->focus = medina_game_page_focus;
  gtk_widget_class_install_action (widget_class, "page.forget-refusal", NULL, forget_refusal_cb);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/medina_game/Medina/ui/medina-game-page.ui");
  gtk_widget_class_bind_template_child (widget_class, MedinaGamePage, replay_bar);
  gtk_widget_class_bind_template_child (widget_class, MedinaGamePage, board);
  gtk_widget_class_bind_template_child (widget_class, MedinaGamePage, status);
  gtk_widget_class_bind_template_child (widget_class, MedinaGamePage, panel);
  gtk_widget_class_bind_template_child (widget_class, MedinaGamePage, cards);
  gtk_widget_class_bind_template_child (widget_class, MedinaGamePage, chance_bar);
  gtk_widget_class_bind_template_child (widget_class, MedinaGamePage, event_list);
  gtk_widget_class_bind_template_child (widget_class, MedinaGamePage, curtain);
  gtk_widget_class_bind_template_child (widget_class, MedinaGamePage, pages);
  gtk_widget_class_bind_template_child (widget_class, MedinaGamePage, moves);
  gtk_widget_class_bind_template_child (widget_class, MedinaGamePage, scores);
  gtk_widget_class_bind_template_child (widget_class, MedinaGamePage, analysis);
  gtk_widget_class_bind_template_callback (widget_class, place_cb);
  gtk_widget_class_bind_template_callback (widget_class, barred_cb);
}

static void
medina_game_page_init (MedinaGamePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->focus = (MedinaPageFocus){ self->board, self->curtain, self->status };
  self->announcer = medina_status_bar_get_announcer (self->status);
  /* The cards have their new sizes only after the next layout. */
  g_signal_connect_object (gtk_scrolled_window_get_vadjustment (self->panel), "changed",
                           G_CALLBACK (medina_player_cards_show_current), self->cards,
                           G_CONNECT_SWAPPED);
  self->atlas = medina_piece_atlas_new ();
  medina_board_view_set_atlas (self->board, self->atlas);
  medina_player_cards_set_atlas (self->cards, self->atlas);
  medina_curtain_set_atlas (self->curtain, self->atlas);
  medina_score_page_set_atlas (self->scores, self->atlas);
  medina_analysis_page_set_atlas (self->analysis, self->atlas);
  medina_page_motions_init (&self->motions, GTK_WIDGET (self), self->board, self->cards);
  self->drag =
    medina_piece_drag_new (GTK_WIDGET (self), self->board, self->motions.flights, self->atlas);
  medina_board_lens_new (GTK_WIDGET (self), self->board);
  self->narrator = medina_narrator_new (GTK_WIDGET (self));
  self->hint_display = medina_hint_display_new (self->board, self->status, self->cards,
                                                self->narrator, GTK_WIDGET (self->event_list));
  medina_event_list_set_notes (self->event_list, medina_board_view_get_notes (self->board));
  self->coach_display = medina_coach_display_new (
    &(MedinaCoachParts){ MEDINA_COACH_SIGN (medina_status_bar_get_coach_sign (self->status)),
                         self->chance_bar, self->hint_display, self->narrator });
  self->finisher = medina_finisher_new ();
  medina_status_bar_set_finisher (self->status, self->finisher);
  self->end = medina_game_end_new (&(MedinaGameEndParts){ self->pages, self->scores, self->analysis,
                                                          self->moves, self->board, self->status,
                                                          self->hint_display, self->replay_bar });
  self->seat_news = medina_seat_news_new ();
  self->own_news = medina_own_news_new (self->announcer);
  medina_page_news_init (&self->news, self->event_list, self->status, self->narrator,
                         self->finisher, self->seat_news);
  self->attempts = (MedinaAttempts){ NULL, self->status, self->narrator };
  medina_second_press_watch (GTK_WIDGET (self->pages));
  medina_second_press_watch (GTK_WIDGET (self->status));
}

GtkWidget *
medina_game_page_new (void)
{
  return g_object_new (MEDINA_TYPE_GAME_PAGE, NULL);
}
