/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-turn-notice.h"

#include <glib/gi18n.h>

#include "medina-prompts.h"
#include "medina-result-words.h"

struct _MedinaTurnNotice
{
  GObject parent_instance;

  gboolean enabled;
  gboolean computer_moved;      /* the last placement was a computer's */
  GtkApplicationWindow *window; /* borrowed */

  /* owned */
  MedinaGame *game;
  char *id; /* of the notification that is shown; NULL for none */
};

enum
{
  PROP_ENABLED = 1,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (MedinaTurnNotice, medina_turn_notice, G_TYPE_OBJECT)

/* --- The notification ------------------------------------------------------------------------- */

/* The window may have left the application by now. */
static void
take_back (MedinaTurnNotice *self)
{
  if (self->id != NULL)
    g_application_withdraw_notification (g_application_get_default (), self->id);
  g_clear_pointer (&self->id, g_free);
}

static void
show (MedinaTurnNotice *self, const char *title, const char *body)
{
  g_autoptr (GNotification) notification = g_notification_new (title);
  const guint window = gtk_application_window_get_id (self->window);

  take_back (self);
  self->id = g_strdup_printf ("turn-%u", window);
  g_notification_set_body (notification, body);
  g_notification_set_default_action_and_target (notification, "app.show-window", "u", window);
  g_application_send_notification (g_application_get_default (), self->id, notification);
}

/* --- Who is to be told ------------------------------------------------------------------------ */

static gboolean
belongs_to (GtkWindow *window, GtkWindow *owner)
{
  while (window != NULL && window != owner)
    window = gtk_window_get_transient_for (window);
  return window != NULL;
}

static gboolean
has_person (MedinaTurnNotice *self)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (gtk_window_is_active (window) && belongs_to (window, GTK_WINDOW (self->window)))
        return TRUE;
    }
  return FALSE;
}

/* Without a session bus there is no desktop to ask, and GLib would complain. */
static gboolean
wants_to_tell (MedinaTurnNotice *self)
{
  return self->enabled && self->computer_moved && !has_person (self) &&
         g_application_get_dbus_connection (g_application_get_default ()) != NULL;
}

static void
active_cb (MedinaTurnNotice *self)
{
  if (gtk_window_is_active (GTK_WINDOW (self->window)))
    take_back (self);
}

/* --- The game --------------------------------------------------------------------------------- */

static void
played_cb (MedinaTurnNotice *self, guint placement, guint player)
{
  take_back (self);
  self->computer_moved = medina_player_is_computer (medina_game_get_player (self->game, player));
}

static void
undone_cb (MedinaTurnNotice *self)
{
  take_back (self);
  self->computer_moved = FALSE;
}

/* Behind a curtain, what there is to do is for the next person to see. */
static void
turn_changed_cb (MedinaTurnNotice *self)
{
  const gboolean curtain = medina_game_get_curtain (self->game);
  g_autofree char *prompt = NULL;

  if (!wants_to_tell (self) || medina_game_get_over (self->game) ||
      !(curtain || medina_game_awaits_person (self->game)))
    return;
  prompt = medina_prompt_for_turn (self->game);
  /* Translators: the title of a notification, for a person who does something else while the
   * computers play */
  show (self, _ ("It’s Your Turn"), prompt);
}

static void
game_over_cb (MedinaTurnNotice *self)
{
  g_autoptr (MedinaScoreSheet) sheet = medina_score_sheet_new (self->game);
  g_autofree char *result = medina_result_to_sentence (sheet);

  if (wants_to_tell (self))
    /* Translators: the title of a notification, which goes on with who has won */
    show (self, _ ("The Game Is Over"), result);
}

void
medina_turn_notice_set_game (MedinaTurnNotice *self, MedinaGame *game)
{
  static const struct
  {
    const char *signal;
    GCallback callback;
  } changes[] = {
    { "placement-played", G_CALLBACK (played_cb) },
    { "placement-undone", G_CALLBACK (undone_cb) },
    { "turn-changed", G_CALLBACK (turn_changed_cb) },
    { "game-over", G_CALLBACK (game_over_cb) },
  };

  g_return_if_fail (MEDINA_IS_TURN_NOTICE (self));

  take_back (self);
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_set_object (&self->game, game);
  self->computer_moved = FALSE;
  for (gsize i = 0; game != NULL && i < G_N_ELEMENTS (changes); i++)
    g_signal_connect_swapped (game, changes[i].signal, changes[i].callback, self);
}

/* --- The object ------------------------------------------------------------------------------- */

static void
medina_turn_notice_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  g_value_set_boolean (value, MEDINA_TURN_NOTICE (object)->enabled);
}

static void
medina_turn_notice_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  MEDINA_TURN_NOTICE (object)->enabled = g_value_get_boolean (value);
}

static void
medina_turn_notice_dispose (GObject *object)
{
  MedinaTurnNotice *self = MEDINA_TURN_NOTICE (object);

  medina_turn_notice_set_game (self, NULL);
  G_OBJECT_CLASS (medina_turn_notice_parent_class)->dispose (object);
}

static void
medina_turn_notice_class_init (MedinaTurnNoticeClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = medina_turn_notice_get_property;
  object_class->set_property = medina_turn_notice_set_property;
  object_class->dispose = medina_turn_notice_dispose;
  properties[PROP_ENABLED] =
    g_param_spec_boolean ("enabled", NULL, NULL, TRUE, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
medina_turn_notice_init (MedinaTurnNotice *self)
{
  self->enabled = TRUE;
}

MedinaTurnNotice *
medina_turn_notice_new (GtkApplicationWindow *window)
{
  MedinaTurnNotice *self = g_object_new (MEDINA_TYPE_TURN_NOTICE, NULL);

  self->window = window;
  g_signal_connect_object (window, "notify::is-active", G_CALLBACK (active_cb), self,
                           G_CONNECT_SWAPPED);
  return self;
}
