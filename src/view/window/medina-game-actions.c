/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-game-actions.h"

#include "medina-city-window.h"
#include "medina-kept-names.h"
#include "medina-letter-size.h"
#include "medina-new-game-dialog.h"

struct _MedinaGameActions
{
  GObject parent_instance;

  GActionMap *map;   /* borrowed */
  GtkWindow *window; /* weak */
  GtkWindow *city;   /* weak; NULL while it is not open */

  /* owned */
  GSettings *settings;
  MedinaKeptNames *names;
  MedinaGameCloser *closer;
  MedinaGame *game; /* NULL for none */
  GSimpleAction *rematch;
  GSimpleAction *scores;
  GSimpleAction *describe_city;
  GSimpleAction *screens;
  GSimpleAction *watching[2]; /* switches: what is said of how one plays */
};

enum
{
  START,
  SHOW_SCORES,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (MedinaGameActions, medina_game_actions, G_TYPE_OBJECT)

/* --- A new game ------------------------------------------------------------------------------- */

static void
begin (GObject *self, gpointer options)
{
  const guint64 seed = (guint64) g_random_int () << 32 | g_random_int ();
  g_autoptr (MedinaGame) game = medina_game_options_create_game (options, seed);

  g_signal_emit (self, signals[START], 0, game);
}

static void
start_cb (MedinaGameActions *self, MedinaGameOptions *options)
{
  medina_game_closer_close (self->closer, MEDINA_GAME_CLOSER_PUT_AWAY, begin, G_OBJECT (self),
                            g_object_ref (options), g_object_unref);
}

/* The game stays on the table until another one starts. */
static void
choose_new_game (MedinaGameActions *self)
{
  MedinaNewGameDialog *dialog = medina_new_game_dialog_new (self->settings);

  g_signal_connect_object (dialog, "start", G_CALLBACK (start_cb), self, G_CONNECT_SWAPPED);
  medina_new_game_dialog_present_over (dialog, self->window);
}

static void
new_game_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  choose_new_game (data);
}

/* --- Whoever watches -------------------------------------------------------------------------- */

static gboolean
get_state (GValue *state, GVariant *setting, gpointer data)
{
  g_value_set_variant (state, setting);
  return TRUE;
}

static GVariant *
set_setting (const GValue *state, const GVariantType *type, gpointer data)
{
  return g_value_dup_variant (state);
}

/* An action that GSettings makes can be chosen at any table. */
static GSimpleAction *
add_watching (MedinaGameActions *self, const char *key)
{
  GSimpleAction *action = g_simple_action_new_stateful (key, NULL, g_variant_new_boolean (FALSE));

  g_settings_bind_with_mapping (self->settings, key, action, "state", G_SETTINGS_BIND_DEFAULT,
                                get_state, set_setting, NULL, NULL);
  g_action_map_add_action (self->map, G_ACTION (action));
  return action;
}

static void
update_watching (MedinaGameActions *self)
{
  for (gsize i = 0; i < G_N_ELEMENTS (self->watching); i++)
    g_simple_action_set_enabled (self->watching[i],
                                 self->game == NULL || medina_game_get_aided (self->game));
}

/* --- The end of a game ------------------------------------------------------------------------ */

static void
begin_rematch (GObject *self, gpointer game)
{
  g_autoptr (MedinaGame) rematch = medina_game_new_rematch (game);

  g_signal_emit (self, signals[START], 0, rematch);
}

static void
rematch_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  MedinaGameActions *self = data;

  medina_game_closer_close (self->closer, MEDINA_GAME_CLOSER_PUT_AWAY, begin_rematch,
                            G_OBJECT (self), g_object_ref (self->game), g_object_unref);
}

static void
scores_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  g_signal_emit (data, signals[SHOW_SCORES], 0);
}

/* Another game of the same players; for one that goes on there is New Game. At a purist's table
 * there are no scores to be seen before the end, and a curtain is in their place; nor does anybody
 * watch. */
static void
update_cb (MedinaGameActions *self)
{
  g_simple_action_set_enabled (self->scores, self->game != NULL &&
                                               medina_game_get_aided (self->game) &&
                                               !medina_game_get_curtain (self->game));
  g_simple_action_set_enabled (self->rematch,
                               self->game != NULL && medina_game_get_finished (self->game));
  update_watching (self);
}

/* --- The city in words ------------------------------------------------------------------------ */

static void
describe_city_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  MedinaGameActions *self = data;

  if (self->city == NULL)
    {
      g_set_weak_pointer (&self->city, GTK_WINDOW (medina_city_window_new (self->game)));
      gtk_window_set_transient_for (self->city, self->window);
      medina_letter_size_grow (GTK_WIDGET (self->city), self->window);
    }
  gtk_window_present (self->city);
}

/* It is about a game that is not on the table any more. */
static void
close_city (MedinaGameActions *self)
{
  GtkWindow *city = self->city;

  g_clear_weak_pointer (&self->city);
  if (city != NULL)
    gtk_window_destroy (city);
}

/* --- Screens ---------------------------------------------------------------------------------- */

/* Around one display they can be put up, and taken away, by whoever has it: not while it is passed
 * on, also if what was before is looked at meanwhile. */
static void
update_screens_cb (MedinaGameActions *self)
{
  g_simple_action_set_enabled (self->screens, self->game != NULL &&
                                                !medina_game_get_curtain (self->game) &&
                                                !medina_game_get_replaying (self->game));
  g_simple_action_set_state (self->screens,
                             g_variant_new_boolean (self->game != NULL &&
                                                    medina_game_get_screens (self->game)));
}

static void
change_screens_cb (GSimpleAction *action, GVariant *state, gpointer data)
{
  medina_game_set_screens (((MedinaGameActions *) data)->game, g_variant_get_boolean (state));
}

/* --- The game --------------------------------------------------------------------------------- */

void
medina_game_actions_set_game (MedinaGameActions *self, MedinaGame *game)
{
  static const char *const changes[] = { "notify::over", "notify::length", "notify::aided",
                                         "notify::curtain" };
  static const char *const screens[] = { "notify::screens", "notify::curtain",
                                         "notify::replaying" };

  g_return_if_fail (MEDINA_IS_GAME_ACTIONS (self));

  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  close_city (self);
  g_set_object (&self->game, game);
  for (gsize i = 0; game != NULL && i < G_N_ELEMENTS (changes); i++)
    g_signal_connect_object (game, changes[i], G_CALLBACK (update_cb), self, G_CONNECT_SWAPPED);
  for (gsize i = 0; game != NULL && i < G_N_ELEMENTS (screens); i++)
    g_signal_connect_object (game, screens[i], G_CALLBACK (update_screens_cb), self,
                             G_CONNECT_SWAPPED);
  update_cb (self);
  update_screens_cb (self);
  g_simple_action_set_enabled (self->describe_city, game != NULL);
  medina_kept_names_set_game (self->names, game);
}

/* --- The object ------------------------------------------------------------------------------- */

static void
medina_game_actions_dispose (GObject *object)
{
  MedinaGameActions *self = MEDINA_GAME_ACTIONS (object);

  close_city (self);
  g_clear_weak_pointer (&self->window);
  g_clear_object (&self->settings);
  g_clear_object (&self->names);
  g_clear_object (&self->closer);
  g_clear_object (&self->game);
  g_clear_object (&self->rematch);
  g_clear_object (&self->scores);
  g_clear_object (&self->describe_city);
  g_clear_object (&self->screens);
  for (gsize i = 0; i < G_N_ELEMENTS (self->watching); i++)
    g_clear_object (&self->watching[i]);
  G_OBJECT_CLASS (medina_game_actions_parent_class)->dispose (object);
}

static void
medina_game_actions_class_init (MedinaGameActionsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = medina_game_actions_dispose;

  signals[SHOW_SCORES] = g_signal_new ("show-scores", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                       0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[START] = g_signal_new ("start", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 1, MEDINA_TYPE_GAME);
}

static void
medina_game_actions_init (MedinaGameActions *self)
{
}

MedinaGameActions *
medina_game_actions_new (GActionMap *map,
                         GtkWindow *window,
                         GSettings *settings,
                         MedinaGameCloser *closer)
{
  static const GActionEntry entries[] = { { "new-game", new_game_cb },
                                          { "rematch", rematch_cb },
                                          { "scores", scores_cb },
                                          { "describe-city", describe_city_cb },
                                          { "screens", NULL, NULL, "false", change_screens_cb } };
  MedinaGameActions *self = g_object_new (MEDINA_TYPE_GAME_ACTIONS, NULL);

  self->map = map;
  g_set_weak_pointer (&self->window, window);
  self->settings = g_object_ref (settings);
  self->names = medina_kept_names_new (settings);
  self->closer = g_object_ref (closer);
  g_action_map_add_action_entries (map, entries, G_N_ELEMENTS (entries), self);
  self->rematch = g_object_ref (G_SIMPLE_ACTION (g_action_map_lookup_action (map, "rematch")));
  self->scores = g_object_ref (G_SIMPLE_ACTION (g_action_map_lookup_action (map, "scores")));
  self->describe_city =
    g_object_ref (G_SIMPLE_ACTION (g_action_map_lookup_action (map, "describe-city")));
  self->screens = g_object_ref (G_SIMPLE_ACTION (g_action_map_lookup_action (map, "screens")));
  self->watching[0] = add_watching (self, "coach");
  self->watching[1] = add_watching (self, "chances");
  medina_game_actions_set_game (self, NULL);
  return self;
}
