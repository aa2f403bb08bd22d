/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-file-actions.h"

#include <glib/gi18n.h>

#include "medina-answered-chooser.h"
#include "medina-game-file-dialog.h"

struct _MedinaFileActions
{
  GObject parent_instance;

  GtkWindow *window;   /* weak */
  gboolean is_closing; /* GTK asks whether the window may close */
  gboolean may_close;  /* nothing is left to be asked */

  /* owned */
  MedinaGameSaver *saver;
  MedinaGameCloser *closer;
  MedinaGameOpener *opener;
  GSimpleAction *save;
  GSimpleAction *save_as;
  GSimpleAction *saved_games;
  GSimpleAction *back_to_game;
  MedinaDocument *document; /* on the table; NULL for none */
  MedinaDocument *left;     /* closed, to see the saved games; NULL for none */

  int looked_at;      /* the cursor in what was left, while looking back; -1 for not */
  gboolean returning; /* to what was left */
};

enum
{
  PUT_AWAY,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (MedinaFileActions, medina_file_actions, G_TYPE_OBJECT)

/* --- Opening and saving ----------------------------------------------------------------------- */

static void
open_response_cb (GtkFileChooserNative *chooser, int response, MedinaFileActions *self)
{
  g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));

  if (response == GTK_RESPONSE_ACCEPT && file != NULL)
    medina_game_opener_open (self->opener, file);
  medina_answered_chooser_drop (chooser);
}

static void
open_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  MedinaFileActions *self = data;
  GtkFileChooserNative *chooser =
    medina_game_file_dialog_new (self->window, GTK_FILE_CHOOSER_ACTION_OPEN, _ ("Open Game"));

  g_signal_connect_object (chooser, "response", G_CALLBACK (open_response_cb), self, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

static void
open_recent_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  g_autoptr (GFile) file = g_file_new_for_uri (g_variant_get_string (parameter, NULL));

  medina_game_opener_open (((MedinaFileActions *) data)->opener, file);
}

static void
paste_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  medina_game_opener_paste (((MedinaFileActions *) data)->opener);
}

static gboolean
drop_cb (GtkDropTarget *target, const GValue *value, double x, double y, MedinaFileActions *self)
{
  if (!G_VALUE_HOLDS (value, G_TYPE_FILE))
    return FALSE;
  medina_game_opener_open (self->opener, g_value_get_object (value));
  return TRUE;
}

static void
save_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  medina_game_saver_save (((MedinaFileActions *) data)->saver);
}

static void
save_as_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  medina_game_saver_save_as (((MedinaFileActions *) data)->saver);
}

/* --- The saved games -------------------------------------------------------------------------- */

static void
tell_put_away (GObject *object, gpointer data)
{
  MedinaFileActions *self = MEDINA_FILE_ACTIONS (object);
  MedinaGame *game = medina_document_get_game (self->document);

  g_set_object (&self->left, self->document);
  self->looked_at = medina_game_get_replaying (game) ? (int) medina_game_get_cursor (game) : -1;
  g_signal_emit (self, signals[PUT_AWAY], 0);
}

/* The game that is open is one of them from then on. */
static void
saved_games_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  MedinaFileActions *self = data;

  medina_game_closer_close (self->closer, MEDINA_GAME_CLOSER_PUT_AWAY, tell_put_away,
                            G_OBJECT (self), NULL, NULL);
}

static void
back_to_game_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  MedinaFileActions *self = data;

  self->returning = !medina_game_opener_is_busy (self->opener);
  medina_game_opener_return (self->opener, self->left);
}

/* Whoever was looking back at a turn sees that one again. */
static void
opened_cb (MedinaFileActions *self, MedinaDocument *document)
{
  if (self->returning && self->looked_at >= 0)
    medina_game_seek (medina_document_get_game (document), self->looked_at);
  self->returning = FALSE;
}

/* It cannot be opened, of which the person has been told, or is removed. */
static void
forget_left (MedinaFileActions *self)
{
  g_clear_object (&self->left);
  self->returning = FALSE;
  g_simple_action_set_enabled (self->back_to_game, FALSE);
}

static void
removed_cb (MedinaFileActions *self, const char *id)
{
  if (self->left != NULL && g_strcmp0 (medina_document_get_left (self->left), id) == 0)
    forget_left (self);
}

/* --- Closing ---------------------------------------------------------------------------------- */

/* If GTK is asking just now, it closes the window itself. */
static void
close_now (GObject *object, gpointer data)
{
  MedinaFileActions *self = MEDINA_FILE_ACTIONS (object);

  self->may_close = TRUE;
  if (!self->is_closing)
    gtk_window_close (self->window);
}

/* TRUE keeps the window open. */
static gboolean
close_request_cb (MedinaFileActions *self)
{
  if (self->may_close)
    return FALSE;
  self->is_closing = TRUE;
  medina_game_closer_close (self->closer, MEDINA_GAME_CLOSER_PUT_AWAY | MEDINA_GAME_CLOSER_FOR_GOOD,
                            close_now, G_OBJECT (self), NULL, NULL);
  self->is_closing = FALSE;
  return !self->may_close;
}

/* --- The object ------------------------------------------------------------------------------- */

void
medina_file_actions_set_document (MedinaFileActions *self, MedinaDocument *document)
{
  const gboolean has_game = document != NULL;

  g_return_if_fail (MEDINA_IS_FILE_ACTIONS (self));

  g_set_object (&self->document, document);
  if (has_game)
    g_clear_object (&self->left);
  g_simple_action_set_enabled (self->save, has_game);
  g_simple_action_set_enabled (self->save_as, has_game);
  g_simple_action_set_enabled (self->saved_games, has_game);
  g_simple_action_set_enabled (self->back_to_game, self->left != NULL);
}

static void
medina_file_actions_dispose (GObject *object)
{
  MedinaFileActions *self = MEDINA_FILE_ACTIONS (object);

  g_clear_weak_pointer (&self->window);
  g_clear_object (&self->saver);
  g_clear_object (&self->closer);
  g_clear_object (&self->opener);
  g_clear_object (&self->save);
  g_clear_object (&self->save_as);
  g_clear_object (&self->saved_games);
  g_clear_object (&self->back_to_game);
  g_clear_object (&self->document);
  g_clear_object (&self->left);
  G_OBJECT_CLASS (medina_file_actions_parent_class)->dispose (object);
}

static void
medina_file_actions_class_init (MedinaFileActionsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = medina_file_actions_dispose;
  signals[PUT_AWAY] = g_signal_new ("put-away", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                    NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
medina_file_actions_init (MedinaFileActions *self)
{
}

static void
add_actions (MedinaFileActions *self, GActionMap *map)
{
  static const GActionEntry entries[] = {
    { "open", open_cb },
    { "open-recent", open_recent_cb, "s" },
    { "paste", paste_cb },
    { "save", save_cb },
    { "save-as", save_as_cb },
    { "saved-games", saved_games_cb },
    { "back-to-game", back_to_game_cb },
  };

  g_action_map_add_action_entries (map, entries, G_N_ELEMENTS (entries), self);
  self->save = g_object_ref (G_SIMPLE_ACTION (g_action_map_lookup_action (map, "save")));
  self->save_as = g_object_ref (G_SIMPLE_ACTION (g_action_map_lookup_action (map, "save-as")));
  self->saved_games =
    g_object_ref (G_SIMPLE_ACTION (g_action_map_lookup_action (map, "saved-games")));
  self->back_to_game =
    g_object_ref (G_SIMPLE_ACTION (g_action_map_lookup_action (map, "back-to-game")));
  medina_file_actions_set_document (self, NULL);
}

/* Where they mean text, in a field or a label, they still do: these come after the focus. */
static void
add_clipboard_keys (GtkWindow *window)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();
  static const char *const actions[][2] = { { "<Control>c", "win.copy-board" },
                                            { "<Control>v", "win.paste" } };

  for (gsize i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys),
                                          gtk_shortcut_new (gtk_shortcut_trigger_parse_string (
                                                              actions[i][0]),
                                                            gtk_named_action_new (actions[i][1])));
  gtk_widget_add_controller (GTK_WIDGET (window), keys);
}

MedinaFileActions *
medina_file_actions_new (GActionMap *map,
                         GtkWindow *window,
                         MedinaStore *store,
                         MedinaGameSaver *saver,
                         MedinaGameCloser *closer,
                         MedinaGameOpener *opener)
{
  MedinaFileActions *self = g_object_new (MEDINA_TYPE_FILE_ACTIONS, NULL);
  GtkDropTarget *target = gtk_drop_target_new (G_TYPE_FILE, GDK_ACTION_COPY);

  g_set_weak_pointer (&self->window, window);
  self->saver = g_object_ref (saver);
  self->closer = g_object_ref (closer);
  self->opener = g_object_ref (opener);
  g_signal_connect_object (store, "removed", G_CALLBACK (removed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (opener, "not-resumed", G_CALLBACK (forget_left), self,
                           G_CONNECT_SWAPPED);
  /* once it is on the table */
  g_signal_connect_object (opener, "opened", G_CALLBACK (opened_cb), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  add_actions (self, map);
  g_signal_connect_object (target, "drop", G_CALLBACK (drop_cb), self, 0);
  gtk_widget_add_controller (GTK_WIDGET (window), GTK_EVENT_CONTROLLER (target));
  add_clipboard_keys (window);
  g_signal_connect_object (window, "close-request", G_CALLBACK (close_request_cb), self,
                           G_CONNECT_SWAPPED);
  return self;
}
