/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-window.h"

#include <glib/gi18n.h>

#include "medina-game-page.h"
#include "medina-names.h"
#include "medina-new-game-dialog.h"
#include "medina-score-dialog.h"
#include "medina-window-actions.h"

struct _MedinaWindow
{
  AdwApplicationWindow parent_instance;

  gboolean may_close; /* the person was asked, or there is nothing to lose */

  /* template */
  AdwWindowTitle *title;
  GtkWidget *end_turn;
  GtkStack *stack;

  MedinaGamePage *page; /* NULL before the first game */

  /* owned */
  MedinaGame *game;
  GSettings *settings;
};

G_DEFINE_FINAL_TYPE (MedinaWindow, medina_window, ADW_TYPE_APPLICATION_WINDOW)

/* --- The game --------------------------------------------------------------------------------- */

static void
game_over_cb (MedinaWindow *self)
{
  medina_window_show_scores (self);
}

static void
connect_game (MedinaWindow *self)
{
  g_object_bind_property (self->game, "awaiting-end", self->end_turn, "visible",
                          G_BINDING_SYNC_CREATE);
  g_settings_bind (self->settings, "automatic-end-turn", self->game, "automatic-end",
                   G_SETTINGS_BIND_GET);
  g_signal_connect_object (self->game, "game-over", G_CALLBACK (game_over_cb), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
}

/* Most of what there is to build, and not needed to welcome somebody. */
static void
ensure_page (MedinaWindow *self)
{
  if (self->page != NULL)
    return;
  self->page = MEDINA_GAME_PAGE (medina_game_page_new ());
  gtk_stack_add_named (self->stack, GTK_WIDGET (self->page), "game");
  g_settings_bind (self->settings, "show-coordinates", medina_game_page_get_board (self->page),
                   "show-coordinates", G_SETTINGS_BIND_GET);
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
  if (game != NULL)
    ensure_page (self);
  if (self->page != NULL)
    medina_game_page_set_game (self->page, game);
  medina_window_actions_bind_game (self, game);
  if (game != NULL)
    connect_game (self);
  adw_window_title_set_subtitle (self->title, game != NULL ? medina_rule_set_get_name (
                                                               medina_game_get_rules (game))
                                                           : "");
  gtk_stack_set_visible_child_name (self->stack, game != NULL ? "game" : "welcome");
  if (game != NULL)
    gtk_widget_child_focus (GTK_WIDGET (self->page), GTK_DIR_TAB_FORWARD);
}

void
medina_window_play (MedinaWindow *self, MdnPlacement placement)
{
  g_return_if_fail (MEDINA_IS_WINDOW (self));
  g_return_if_fail (self->game != NULL);

  medina_game_page_play (self->page, placement);
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

  if (self->game != NULL)
    medina_window_set_game (self, NULL);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (medina_window_parent_class)->dispose (object);
}

static void
medina_window_class_init (MedinaWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = medina_window_dispose;
  GTK_WINDOW_CLASS (klass)->close_request = medina_window_close_request;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/medina_game/Medina/ui/medina-window.ui");
  gtk_widget_class_bind_template_child (widget_class, MedinaWindow, title);
  gtk_widget_class_bind_template_child (widget_class, MedinaWindow, end_turn);
  gtk_widget_class_bind_template_child (widget_class, MedinaWindow, stack);
  medina_window_actions_add_bindings (widget_class);
}

static void
medina_window_init (MedinaWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
bind_settings (MedinaWindow *self)
{
  gtk_window_set_default_size (GTK_WINDOW (self),
                               g_settings_get_int (self->settings, "window-width"),
                               g_settings_get_int (self->settings, "window-height"));
  if (g_settings_get_boolean (self->settings, "window-maximized"))
    gtk_window_maximize (GTK_WINDOW (self));
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
