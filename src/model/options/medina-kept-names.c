/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-kept-names.h"

#include "medina-game-options.h"

struct _MedinaKeptNames
{
  GObject parent_instance;

  /* owned */
  GSettings *settings;
  MedinaGame *game;             /* NULL for none */
  char *names[MDN_MAX_PLAYERS]; /* as they were last */
};

G_DEFINE_FINAL_TYPE (MedinaKeptNames, medina_kept_names, G_TYPE_OBJECT)

/* Whether it is a person of that name; blanks around it do not come to the table. */
static gboolean
has_name (MedinaGameOptions *options, guint seat, const char *name)
{
  g_autofree char *kept = g_strstrip (g_strdup (medina_game_options_get_name (options, seat)));

  return medina_game_options_get_kind (options, seat) == MEDINA_SEAT_HUMAN &&
         g_str_equal (kept, name);
}

/* The seat that somebody has in the settings, or MDN_MAX_PLAYERS. People may be seated in random
 * order, and several may have no name, or the same one while it is typed: their colors tell them
 * apart. The colors may be other ones than those of the settings, where the name alone has to
 * do. */
static guint
find_seat (MedinaGameOptions *options, MedinaPlayer *player, const char *name)
{
  const guint n_seats = medina_game_options_get_players (options);

  for (guint seat = 0; seat < n_seats; seat++)
    if (has_name (options, seat, name) &&
        medina_game_options_get_color (options, seat) == medina_player_get_color (player))
      return seat;
  for (guint seat = 0; seat < n_seats && name[0] != '\0'; seat++)
    if (has_name (options, seat, name))
      return seat;
  return MDN_MAX_PLAYERS;
}

static void
keep_name (MedinaKeptNames *self, MedinaPlayer *player, const char *before)
{
  g_autoptr (MedinaGameOptions) options = medina_game_options_new ();
  guint seat;

  medina_game_options_load (options, self->settings);
  seat = find_seat (options, player, before);
  if (seat == MDN_MAX_PLAYERS)
    return;
  medina_game_options_set_name (options, seat, medina_player_get_name (player));
  medina_game_options_save_names (options, self->settings);
}

static void
names_changed_cb (MedinaKeptNames *self)
{
  for (guint seat = 0; seat < medina_game_get_n_players (self->game); seat++)
    {
      MedinaPlayer *player = medina_game_get_player (self->game, seat);
      g_autofree char *before = self->names[seat];

      self->names[seat] = g_strdup (medina_player_get_name (player));
      if (!g_str_equal (self->names[seat], before) && !medina_player_is_computer (player))
        keep_name (self, player, before);
    }
}

static void
forget (MedinaKeptNames *self)
{
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_clear_object (&self->game);
  for (guint seat = 0; seat < MDN_MAX_PLAYERS; seat++)
    g_clear_pointer (&self->names[seat], g_free);
}

void
medina_kept_names_set_game (MedinaKeptNames *self, MedinaGame *game)
{
  g_return_if_fail (MEDINA_IS_KEPT_NAMES (self));

  forget (self);
  if (game == NULL)
    return;
  self->game = g_object_ref (game);
  for (guint seat = 0; seat < medina_game_get_n_players (game); seat++)
    self->names[seat] = g_strdup (medina_player_get_name (medina_game_get_player (game, seat)));
  g_signal_connect_swapped (game, "names-changed", G_CALLBACK (names_changed_cb), self);
}

static void
medina_kept_names_dispose (GObject *object)
{
  MedinaKeptNames *self = MEDINA_KEPT_NAMES (object);

  forget (self);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (medina_kept_names_parent_class)->dispose (object);
}

static void
medina_kept_names_class_init (MedinaKeptNamesClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = medina_kept_names_dispose;
}

static void
medina_kept_names_init (MedinaKeptNames *self)
{
}

MedinaKeptNames *
medina_kept_names_new (GSettings *settings)
{
  MedinaKeptNames *self;

  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  self = g_object_new (MEDINA_TYPE_KEPT_NAMES, NULL);
  self->settings = g_object_ref (settings);
  return self;
}
