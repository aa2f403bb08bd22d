/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-window.h"

#include <glib/gi18n.h>

#include "medina-asked-window.h"
#include "medina-autosave-bar.h"
#include "medina-board-settings.h"
#include "medina-game-page.h"
#include "medina-game-title.h"
#include "medina-held-key.h"
#include "medina-hint-button.h"
#include "medina-letter-size.h"
#include "medina-narrow-bin.h"
#include "medina-popovers.h"
#include "medina-primary-menu.h"
#include "medina-second-press.h"
#include "medina-steady-press.h"
#include "medina-turn-actions.h"
#include "medina-turn-buttons.h"
#include "medina-turn-notice.h"
#include "medina-welcome-page.h"
#include "medina-window-actions.h"
#include "medina-window-size.h"
#include "medina-window-sounds.h"

struct _MedinaWindow
{
  AdwApplicationWindow parent_instance;

  /* template */
  GtkWidget *header_bar;
  MedinaGameTitle *title;
  GtkWidget *undo;
  GtkWidget *redo;
  MedinaTurnButtons *turn_buttons;
  GtkMenuButton *menu_button;
  GtkWidget *hint; /* with the room that it needs */
  MedinaHintButton *hint_button;
  MedinaAutosaveBar *autosave_bar;
  MedinaWaitBar *wait_bar;
  GtkStack *stack;
  MedinaWelcomePage *welcome;
  GMenuModel *primary_menu;
  GMenu *recent_menu;

  MedinaGamePage *page; /* NULL before the first game */
  guint focus_id;       /* idle source that looks where the focus is */
  gboolean asked;       /* a person is being asked something; nothing is placed meanwhile */

  /* owned */
  MedinaComputerPlayer *computer;
  MedinaGameSounds *sounds;
  MedinaTurnNotice *notice;
  MedinaGameSaver *saver;
  MedinaGameCloser *closer;
  MedinaGameOpener *opener;
  MedinaWindowActions *actions;
  MedinaDocument *document;
  MedinaStore *store;
  GSettings *settings;
};

static void asked_window_init (MedinaAskedWindowInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (MedinaWindow,
                               medina_window,
                               ADW_TYPE_APPLICATION_WINDOW,
                               G_IMPLEMENT_INTERFACE (MEDINA_TYPE_ASKED_WINDOW, asked_window_init))

/* --- The document ----------------------------------------------------------------------------- */

/* Makes the page when the first game comes: it is most of what there is to build, and a welcome
 * does not need it. */
static void
ensure_page (MedinaWindow *self)
{
  if (self->page != NULL)
    return;
  self->page = MEDINA_GAME_PAGE (medina_game_page_new ());
  medina_game_page_set_computer (self->page, self->computer);
  gtk_stack_add_named (self->stack, GTK_WIDGET (self->page), "game");
  medina_board_settings_bind (self->settings, medina_game_page_get_board (self->page));
  g_settings_bind (self->settings, "coach", medina_game_page_get_coach_display (self->page),
                   "coach", G_SETTINGS_BIND_GET);
  g_settings_bind (self->settings, "chances", medina_game_page_get_coach_display (self->page),
                   "chances", G_SETTINGS_BIND_GET);
  medina_window_actions_set_page (self->actions, self->page);
  medina_turn_buttons_follow (self->turn_buttons, medina_game_page_get_finisher (self->page));
  medina_hint_button_follow (self->hint_button, medina_hint_display_get_hint (
                                                  medina_game_page_get_hint_display (self->page)));
}

static void
connect_document (MedinaWindow *self)
{
  MedinaGame *game = medina_document_get_game (self->document);

  g_settings_bind (self->settings, "automatic-end-turn", game, "automatic-end",
                   G_SETTINGS_BIND_GET);
  g_settings_bind (self->settings, "purist-table", game, "purist", G_SETTINGS_BIND_GET);
}

static void
hold_gate (MedinaWindow *self)
{
  if (self->document != NULL)
    medina_placement_gate_set_held (medina_document_get_gate (self->document), self->asked);
}

static void
set_asked (MedinaAskedWindow *window, gboolean asked)
{
  MedinaWindow *self = MEDINA_WINDOW (window);

  self->asked = asked;
  hold_gate (self);
}

static void
asked_window_init (MedinaAskedWindowInterface *iface)
{
  iface->set_asked = set_asked;
}

static void
disconnect_document (MedinaWindow *self)
{
  if (self->document == NULL)
    return;
  g_signal_handlers_disconnect_by_data (medina_document_get_game (self->document), self);
  g_signal_handlers_disconnect_by_data (self->document, self);
  g_clear_object (&self->document);
}

static void
show_game (MedinaWindow *self)
{
  ensure_page (self);
  connect_document (self);
  medina_welcome_page_set_sought (self->welcome, FALSE);
  medina_game_page_set_gate (self->page, medina_document_get_gate (self->document));
  medina_game_page_focus_board (self->page); /* first: GTK gives on what a hidden page has, later */
  gtk_stack_set_visible_child_name (self->stack, "game");
}

static void
refresh_welcome (MedinaWindow *self)
{
  medina_welcome_page_refresh (self->welcome, self->store);
}

/* What this window opens, or has put away, goes from the lists of the others, or comes to them. */
static void
refresh_others (MedinaWindow *self)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) other = g_list_model_get_item (windows, i);

      if (MEDINA_IS_WINDOW (other) && other != GTK_WIDGET (self) && gtk_widget_get_mapped (other) &&
          MEDINA_WINDOW (other)->document == NULL)
        refresh_welcome (MEDINA_WINDOW (other));
    }
}

static void
show_welcome (MedinaWindow *self)
{
  refresh_welcome (self);
  medina_welcome_page_focus_suggested (self->welcome);
  /* At once: a page that fades would be seen without its game. */
  gtk_stack_set_visible_child_full (self->stack, "welcome", GTK_STACK_TRANSITION_TYPE_NONE);
  if (self->page != NULL)
    medina_game_page_set_gate (self->page, NULL);
}

/* To all that acts on it. */
static void
give_document (MedinaWindow *self)
{
  MedinaGame *game = medina_window_get_game (self);

  medina_computer_player_set_gate (self->computer,
                                   game != NULL ? medina_document_get_gate (self->document) : NULL);
  medina_window_actions_set_document (self->actions, self->document);
  medina_turn_buttons_set_game (self->turn_buttons, game);
  medina_game_sounds_set_game (self->sounds, game);
  medina_turn_notice_set_game (self->notice, game);
  medina_game_closer_set_document (self->closer, self->document);
  medina_game_saver_set_document (self->saver, self->document);
}

void
medina_window_set_document (MedinaWindow *self, MedinaDocument *document)
{
  g_return_if_fail (MEDINA_IS_WINDOW (self));

  if (document != NULL && self->document == document)
    return;
  disconnect_document (self);
  g_set_object (&self->document, document);
  hold_gate (self);
  give_document (self);
  medina_game_title_set_document (self->title, document);
  medina_autosave_bar_set_document (self->autosave_bar, document);
  gtk_widget_set_visible (self->undo, document != NULL);
  gtk_widget_set_visible (self->redo, document != NULL);
  gtk_widget_set_visible (self->hint, document != NULL);
  if (document != NULL)
    show_game (self);
  else
    show_welcome (self);
  refresh_others (self);
}

MedinaDocument *
medina_window_get_document (MedinaWindow *self)
{
  g_return_val_if_fail (MEDINA_IS_WINDOW (self), NULL);

  return self->document;
}

void
medina_window_set_game (MedinaWindow *self, MedinaGame *game)
{
  g_autoptr (MedinaDocument) document = NULL;

  g_return_if_fail (MEDINA_IS_WINDOW (self));
  g_return_if_fail (MEDINA_IS_GAME (game));

  document = medina_document_new (self->store, game);
  medina_window_set_document (self, document);
}

MedinaGame *
medina_window_get_game (MedinaWindow *self)
{
  g_return_val_if_fail (MEDINA_IS_WINDOW (self), NULL);

  return self->document != NULL ? medina_document_get_game (self->document) : NULL;
}

void
medina_window_announce (MedinaWindow *self, const char *text)
{
  g_return_if_fail (MEDINA_IS_WINDOW (self));

  if (self->document != NULL)
    medina_game_page_announce (self->page, text);
}

MedinaComputerPlayer *
medina_window_get_computer (MedinaWindow *self)
{
  g_return_val_if_fail (MEDINA_IS_WINDOW (self), NULL);

  return self->computer;
}

MedinaGameOpener *
medina_window_get_opener (MedinaWindow *self)
{
  g_return_val_if_fail (MEDINA_IS_WINDOW (self), NULL);

  return self->opener;
}

gboolean
medina_window_is_free (MedinaWindow *self)
{
  g_return_val_if_fail (MEDINA_IS_WINDOW (self), FALSE);

  return self->document == NULL && !medina_game_opener_is_busy (self->opener);
}

/* What is wanted now are one's pieces, not the moves that led here. */
static void
branched_cb (MedinaWindow *self)
{
  medina_game_page_show_players (self->page);
  medina_window_announce (self,
                          _ ("This is a new game. The one you were looking at is unchanged."));
}

static void
pasted_cb (MedinaWindow *self)
{
  medina_window_announce (self, _ ("This is the game you pasted. The one before is unchanged."));
}

static void
put_away_cb (MedinaWindow *self)
{
  medina_welcome_page_set_sought (self->welcome, TRUE);
  medina_window_set_document (self, NULL);
}

static void
resume_cb (MedinaWindow *self, const char *id)
{
  medina_game_opener_resume (self->opener, id);
}

/* --- The focus -------------------------------------------------------------------------------- */

/* What had the focus may have vanished, or become insensitive: then it goes where the person goes
 * on. */
static gboolean
find_focus_cb (gpointer data)
{
  MedinaWindow *self = data;
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  self->focus_id = 0;
  if (focus != NULL && gtk_widget_get_mapped (focus))
    return G_SOURCE_REMOVE;
  if (self->document != NULL)
    medina_game_page_focus_board (self->page);
  else
    medina_welcome_page_focus_suggested (self->welcome);
  return G_SOURCE_REMOVE;
}

/* GTK may be about to give it to something else. */
static void
focus_changed_cb (MedinaWindow *self)
{
  if (self->focus_id == 0)
    self->focus_id = g_idle_add_full (G_PRIORITY_LOW, find_focus_cb, self, NULL);
}

/* --- Closing ---------------------------------------------------------------------------------- */

/* Comes last, when all that there is to ask has been asked. */
static gboolean
medina_window_close_request (GtkWindow *window)
{
  medina_window_size_save (window, MEDINA_WINDOW (window)->settings);
  return GTK_WINDOW_CLASS (medina_window_parent_class)->close_request (window);
}

/* GTK would keep the grabs of open popovers on the pointer, and no other window would get any
 * click. */
static void
medina_window_unmap (GtkWidget *widget)
{
  medina_popovers_close (widget);
  GTK_WIDGET_CLASS (medina_window_parent_class)->unmap (widget);
}

/* --- The object ------------------------------------------------------------------------------- */

/* Takes the document from all parts, so that those with something to finish find none any more. */
static void
drop_parts (MedinaWindow *self)
{
  disconnect_document (self);
  give_document (self);
  g_clear_object (&self->actions);
  g_clear_object (&self->computer);
  g_clear_object (&self->sounds);
  g_clear_object (&self->notice);
  g_clear_object (&self->saver);
  g_clear_object (&self->closer);
  g_clear_object (&self->opener);
}

static void
medina_window_dispose (GObject *object)
{
  MedinaWindow *self = MEDINA_WINDOW (object);

  g_signal_handlers_disconnect_by_func (self, focus_changed_cb, NULL);
  g_clear_handle_id (&self->focus_id, g_source_remove);
  if (self->store != NULL)
    {
      drop_parts (self);
      refresh_others (self);
    }
  g_clear_object (&self->store);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (medina_window_parent_class)->dispose (object);
}

static void
medina_window_class_init (MedinaWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (MEDINA_TYPE_GAME_TITLE);
  g_type_ensure (MEDINA_TYPE_HINT_BUTTON);
  g_type_ensure (MEDINA_TYPE_NARROW_BIN);
  g_type_ensure (MEDINA_TYPE_TURN_BUTTONS);
  g_type_ensure (MEDINA_TYPE_AUTOSAVE_BAR);
  g_type_ensure (MEDINA_TYPE_WAIT_BAR);
  g_type_ensure (MEDINA_TYPE_WELCOME_PAGE);

  G_OBJECT_CLASS (klass)->dispose = medina_window_dispose;
  widget_class->unmap = medina_window_unmap;
  GTK_WINDOW_CLASS (klass)->close_request = medina_window_close_request;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/medina_game/Medina/ui/medina-window.ui");
  gtk_widget_class_bind_template_child (widget_class, MedinaWindow, header_bar);
  gtk_widget_class_bind_template_child (widget_class, MedinaWindow, title);
  gtk_widget_class_bind_template_child (widget_class, MedinaWindow, undo);
  gtk_widget_class_bind_template_child (widget_class, MedinaWindow, redo);
  gtk_widget_class_bind_template_child (widget_class, MedinaWindow, turn_buttons);
  gtk_widget_class_bind_template_child (widget_class, MedinaWindow, menu_button);
  gtk_widget_class_bind_template_child (widget_class, MedinaWindow, hint);
  gtk_widget_class_bind_template_child (widget_class, MedinaWindow, hint_button);
  gtk_widget_class_bind_template_child (widget_class, MedinaWindow, autosave_bar);
  gtk_widget_class_bind_template_child (widget_class, MedinaWindow, wait_bar);
  gtk_widget_class_bind_template_child (widget_class, MedinaWindow, stack);
  gtk_widget_class_bind_template_child (widget_class, MedinaWindow, welcome);
  gtk_widget_class_bind_template_child (widget_class, MedinaWindow, primary_menu);
  gtk_widget_class_bind_template_child (widget_class, MedinaWindow, recent_menu);
  gtk_widget_class_bind_template_callback (widget_class, resume_cb);
  gtk_widget_class_install_property_action (widget_class, "win.fullscreen", "fullscreened");
  medina_turn_actions_add_bindings (widget_class);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "win.back-to-game", NULL);
}

/* Its dialogs belong to it alone: they ask nothing of those who play in other windows. */
static void
keep_dialogs (MedinaWindow *self)
{
  g_autoptr (GtkWindowGroup) group = gtk_window_group_new ();

  gtk_window_group_add_window (group, GTK_WINDOW (self));
}

static void
medina_window_init (MedinaWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  keep_dialogs (self);
  medina_primary_menu_attach (self->menu_button, self->primary_menu, self->recent_menu);
  g_signal_connect (self, "notify::focus-widget", G_CALLBACK (focus_changed_cb), NULL);
  medina_steady_press_watch (self->header_bar);
  medina_second_press_watch (self->header_bar);
  medina_held_key_calm (GTK_WINDOW (self));
  medina_letter_size_follow (GTK_WINDOW (self));
}

/* A key may have turned it on or off. */
static void
tell_sound (MedinaWindow *self)
{
  medina_window_announce (self, g_settings_get_boolean (self->settings, "sound")
                                  ? _ ("Sound is on.")
                                  : _ ("Sound is off."));
}

/* The game's computer player, sounds and notifications, and what opens, saves and closes games. */
static void
create_parts (MedinaWindow *self)
{
  GtkWindow *window = GTK_WINDOW (self);

  self->computer = medina_computer_player_new ();
  g_settings_bind (self->settings, "computer-pace", self->computer, "pace", G_SETTINGS_BIND_GET);
  self->sounds = medina_window_sounds_new (self->settings);
  g_signal_connect_object (self->settings, "changed::sound", G_CALLBACK (tell_sound), self,
                           G_CONNECT_SWAPPED);
  self->notice = medina_turn_notice_new (GTK_APPLICATION_WINDOW (self));
  g_settings_bind (self->settings, "turn-notification", self->notice, "enabled",
                   G_SETTINGS_BIND_GET);
  self->saver = medina_game_saver_new (window, self->wait_bar);
  self->closer = medina_game_closer_new (window, self->saver);
  self->opener = medina_game_opener_new (window, self->store, self->closer, self->wait_bar);
  g_signal_connect_object (self->opener, "opened", G_CALLBACK (medina_window_set_document), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->opener, "branched", G_CALLBACK (branched_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->opener, "pasted", G_CALLBACK (pasted_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->opener, "not-resumed", G_CALLBACK (refresh_welcome), self,
                           G_CONNECT_SWAPPED);
}

static void
create_actions (MedinaWindow *self)
{
  const MedinaWindowParts parts = { self->computer, self->saver,    self->closer,
                                    self->opener,   self->wait_bar, self->store };

  self->actions = medina_window_actions_new (GTK_WINDOW (self), self->settings, &parts);
  g_signal_connect_object (self->actions, "start", G_CALLBACK (medina_window_set_game), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->actions, "put-away", G_CALLBACK (put_away_cb), self,
                           G_CONNECT_SWAPPED);
}

MedinaWindow *
medina_window_new (GtkApplication *application, GSettings *settings, MedinaStore *store)
{
  MedinaWindow *self = g_object_new (MEDINA_TYPE_WINDOW, "application", application, NULL);

  self->settings = g_object_ref (settings);
  self->store = g_object_ref (store);
  medina_window_size_restore (GTK_WINDOW (self), settings);
  g_settings_bind (settings, "offer-lessons", self->welcome, "offering", G_SETTINGS_BIND_DEFAULT);
  create_parts (self);
  create_actions (self);
  medina_window_set_document (self, NULL);
  return self;
}
