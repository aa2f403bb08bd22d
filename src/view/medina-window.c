/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-window.h"

#include <glib/gi18n.h>

#include "medina-announcer.h"
#include "medina-board-view.h"
#include "medina-names.h"
#include "medina-new-game-dialog.h"
#include "medina-news.h"
#include "medina-player-card.h"
#include "medina-reasons.h"
#include "medina-score-dialog.h"
#include "medina-status-bar.h"
#include "medina-table.h"
#include "medina-window-actions.h"

struct _MedinaWindow
{
  AdwApplicationWindow parent_instance;

  gboolean may_close; /* the person was asked, or there is nothing to lose */
  guint scroll_id;    /* idle source that brings the open card into view */

  /* template */
  AdwWindowTitle *title;
  GtkWidget *end_turn;
  GtkStack *stack;
  MedinaAnnouncer *announcer;
  MedinaBoardView *board;
  MedinaStatusBar *status;
  GtkScrolledWindow *panel;
  GtkBox *cards;
  MedinaNews *news;

  /* owned */
  MedinaGame *game;
  MedinaPieceAtlas *atlas;
  GSettings *settings;
};

G_DEFINE_FINAL_TYPE (MedinaWindow, medina_window, ADW_TYPE_APPLICATION_WINDOW)

/* --- Telling ---------------------------------------------------------------------------------- */

static void
refused_cb (MedinaWindow *self, guint reason, guint placement)
{
  g_autofree char *sentence =
    medina_reason_to_sentence ((MdnReason) reason, self->game, (MdnPlacement) placement);

  medina_status_bar_refuse (self->status, sentence);
}

void
medina_window_play (MedinaWindow *self, MdnPlacement placement)
{
  MdnReason reason;

  g_return_if_fail (MEDINA_IS_WINDOW (self));
  g_return_if_fail (self->game != NULL);

  reason = medina_game_play (self->game, placement);
  if (reason != MDN_REASON_NONE)
    refused_cb (self, reason, placement);
}

/* --- The game --------------------------------------------------------------------------------- */

static void
fill_cards (MedinaWindow *self)
{
  GtkWidget *card;

  while ((card = gtk_widget_get_first_child (GTK_WIDGET (self->cards))) != NULL)
    gtk_box_remove (self->cards, card);
  for (guint i = 0; self->game != NULL && i < medina_game_get_n_players (self->game); i++)
    gtk_box_append (self->cards,
                    medina_player_card_new (self->game, medina_game_get_player (self->game, i),
                                            self->atlas));
}

static GtkWidget *
current_card (MedinaWindow *self)
{
  MedinaPlayer *player = medina_game_get_current_player (self->game);
  GtkWidget *card = gtk_widget_get_first_child (GTK_WIDGET (self->cards));

  for (guint i = 0; i < medina_player_get_number (player); i++)
    card = gtk_widget_get_next_sibling (card);
  return card;
}

/* Once the cards have their new sizes: where the panel is small, the open card comes into view. */
static gboolean
show_current_card_cb (gpointer data)
{
  MedinaWindow *self = data;
  GtkWidget *cards = GTK_WIDGET (self->cards);
  graphene_rect_t area;

  self->scroll_id = 0;
  if (self->game != NULL && gtk_widget_compute_bounds (current_card (self), cards, &area))
    gtk_adjustment_clamp_page (gtk_scrolled_window_get_vadjustment (self->panel), area.origin.y,
                               area.origin.y + area.size.height);
  return G_SOURCE_REMOVE;
}

static void
show_current_card (MedinaWindow *self)
{
  if (self->scroll_id == 0)
    self->scroll_id = g_idle_add_full (G_PRIORITY_LOW, show_current_card_cb, self, NULL);
}

static void
game_over_cb (MedinaWindow *self)
{
  medina_window_show_scores (self);
}

/* Whoever has just taken a piece in hand, or completed a turn, goes on at the board, also when the
 * button that had the focus is not sensitive any more. */
static void
focus_board (MedinaWindow *self)
{
  if (medina_game_get_selected_piece (self->game) >= 0 || medina_game_get_awaiting_end (self->game))
    gtk_widget_child_focus (GTK_WIDGET (self->board), GTK_DIR_TAB_FORWARD);
}

static void
connect_game (MedinaWindow *self)
{
  g_object_bind_property (self->game, "awaiting-end", self->end_turn, "visible",
                          G_BINDING_SYNC_CREATE);
  g_settings_bind (self->settings, "automatic-end-turn", self->game, "automatic-end",
                   G_SETTINGS_BIND_GET);
  g_signal_connect_object (self->game, "notify::selected-piece", G_CALLBACK (focus_board), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game, "notify::awaiting-end", G_CALLBACK (focus_board), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game, "turn-changed", G_CALLBACK (show_current_card), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game, "game-over", G_CALLBACK (game_over_cb), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
}

void
medina_window_set_game (MedinaWindow *self, MedinaGame *game)
{
  g_return_if_fail (MEDINA_IS_WINDOW (self));

  if (self->game == game)
    return;
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_set_object (&self->game, game);
  medina_board_view_set_game (self->board, game);
  medina_status_bar_set_game (self->status, game);
  medina_news_set_game (self->news, game);
  medina_announcer_dismiss (self->announcer);
  medina_window_actions_bind_game (self, game);
  fill_cards (self);
  if (game != NULL)
    {
      connect_game (self);
      show_current_card (self);
    }
  adw_window_title_set_subtitle (self->title, game != NULL ? medina_rule_set_get_name (
                                                               medina_game_get_rules (game))
                                                           : "");
  gtk_stack_set_visible_child_name (self->stack, game != NULL ? "game" : "welcome");
  if (game != NULL)
    gtk_widget_child_focus (GTK_WIDGET (self->board), GTK_DIR_TAB_FORWARD);
}

MedinaGame *
medina_window_get_game (MedinaWindow *self)
{
  g_return_val_if_fail (MEDINA_IS_WINDOW (self), NULL);

  return self->game;
}

/* --- Giving up a game ------------------------------------------------------------------------- */

static gboolean
would_lose_game (MedinaWindow *self)
{
  return self->game != NULL && medina_game_get_in_progress (self->game);
}

/* Asks, and calls back if the person gives the game up. */
static void
ask_to_give_up (MedinaWindow *self, const char *verb, GCallback given_up_cb)
{
  GtkWidget *dialog = adw_message_dialog_new (GTK_WINDOW (self), _ ("Give up this game?"),
                                              _ ("The game that is being played will be lost."));

  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _ ("_Keep Playing"),
                                    "give-up", verb, NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "give-up",
                                              ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  g_signal_connect_object (dialog, "response::give-up", given_up_cb, self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

/* --- New games and scores --------------------------------------------------------------------- */

static void
begin (MedinaWindow *self, MedinaGameOptions *options)
{
  const guint64 seed = (guint64) g_random_int () << 32 | g_random_int ();
  g_autoptr (MedinaGame) game = medina_game_options_create_game (options, seed);

  medina_window_set_game (self, game);
}

static void
run_new_game_dialog (MedinaWindow *self)
{
  MedinaNewGameDialog *dialog = medina_new_game_dialog_new (self->settings);

  gtk_window_set_transient_for (GTK_WINDOW (dialog), GTK_WINDOW (self));
  g_signal_connect_object (dialog, "start", G_CALLBACK (begin), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

void
medina_window_choose_new_game (MedinaWindow *self)
{
  g_return_if_fail (MEDINA_IS_WINDOW (self));

  if (would_lose_game (self))
    ask_to_give_up (self, _ ("_New Game"), G_CALLBACK (run_new_game_dialog));
  else
    run_new_game_dialog (self);
}

static void
rematch_cb (MedinaWindow *self)
{
  g_autoptr (MedinaGame) game = medina_game_new_rematch (self->game);

  medina_window_set_game (self, game);
}

void
medina_window_show_scores (MedinaWindow *self)
{
  MedinaScoreDialog *dialog;

  g_return_if_fail (MEDINA_IS_WINDOW (self));
  g_return_if_fail (self->game != NULL);

  dialog = medina_score_dialog_new (self->game);
  gtk_window_set_transient_for (GTK_WINDOW (dialog), GTK_WINDOW (self));
  g_signal_connect_object (dialog, "rematch", G_CALLBACK (rematch_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (dialog, "new-game", G_CALLBACK (medina_window_choose_new_game), self,
                           G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

/* --- Closing ---------------------------------------------------------------------------------- */

static void
save_size (MedinaWindow *self)
{
  int width, height;

  gtk_window_get_default_size (GTK_WINDOW (self), &width, &height);
  g_settings_set_int (self->settings, "window-width", MAX (width, 360));
  g_settings_set_int (self->settings, "window-height", MAX (height, 300));
  g_settings_set_boolean (self->settings, "window-maximized",
                          gtk_window_is_maximized (GTK_WINDOW (self)));
}

static void
close_anyway (MedinaWindow *self)
{
  self->may_close = TRUE;
  gtk_window_close (GTK_WINDOW (self));
}

static gboolean
medina_window_close_request (GtkWindow *window)
{
  MedinaWindow *self = MEDINA_WINDOW (window);

  if (!self->may_close && would_lose_game (self))
    {
      ask_to_give_up (self, _ ("_Close"), G_CALLBACK (close_anyway));
      return TRUE;
    }
  save_size (self);
  return GTK_WINDOW_CLASS (medina_window_parent_class)->close_request (window);
}

/* --- The object ------------------------------------------------------------------------------- */

static void
medina_window_dispose (GObject *object)
{
  MedinaWindow *self = MEDINA_WINDOW (object);

  g_clear_handle_id (&self->scroll_id, g_source_remove);
  if (self->game != NULL)
    medina_window_set_game (self, NULL);
  g_clear_object (&self->atlas);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (medina_window_parent_class)->dispose (object);
}

static void
medina_window_class_init (MedinaWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (MEDINA_TYPE_ANNOUNCER);
  g_type_ensure (MEDINA_TYPE_BOARD_VIEW);
  g_type_ensure (MEDINA_TYPE_NEWS);
  g_type_ensure (MEDINA_TYPE_STATUS_BAR);
  g_type_ensure (MEDINA_TYPE_TABLE);

  G_OBJECT_CLASS (klass)->dispose = medina_window_dispose;
  GTK_WINDOW_CLASS (klass)->close_request = medina_window_close_request;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/medina_game/Medina/ui/medina-window.ui");
  gtk_widget_class_bind_template_child (widget_class, MedinaWindow, title);
  gtk_widget_class_bind_template_child (widget_class, MedinaWindow, end_turn);
  gtk_widget_class_bind_template_child (widget_class, MedinaWindow, stack);
  gtk_widget_class_bind_template_child (widget_class, MedinaWindow, announcer);
  gtk_widget_class_bind_template_child (widget_class, MedinaWindow, board);
  gtk_widget_class_bind_template_child (widget_class, MedinaWindow, status);
  gtk_widget_class_bind_template_child (widget_class, MedinaWindow, panel);
  gtk_widget_class_bind_template_child (widget_class, MedinaWindow, cards);
  gtk_widget_class_bind_template_child (widget_class, MedinaWindow, news);
  gtk_widget_class_bind_template_callback (widget_class, refused_cb);
  gtk_widget_class_bind_template_callback (widget_class, medina_announcer_announce);
  medina_window_actions_add_bindings (widget_class);
}

static void
medina_window_init (MedinaWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->atlas = medina_piece_atlas_new ();
  medina_board_view_set_atlas (self->board, self->atlas);
}

static void
bind_settings (MedinaWindow *self)
{
  gtk_window_set_default_size (GTK_WINDOW (self),
                               g_settings_get_int (self->settings, "window-width"),
                               g_settings_get_int (self->settings, "window-height"));
  if (g_settings_get_boolean (self->settings, "window-maximized"))
    gtk_window_maximize (GTK_WINDOW (self));
  g_settings_bind (self->settings, "show-coordinates", self->board, "show-coordinates",
                   G_SETTINGS_BIND_GET);
}

MedinaWindow *
medina_window_new (MedinaApplication *application)
{
  MedinaWindow *self = g_object_new (MEDINA_TYPE_WINDOW, "application", application, NULL);

  self->settings = g_object_ref (medina_application_get_settings (application));
  bind_settings (self);
  medina_window_actions_install (self, self->settings);
  return self;
}
