/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-namesakes.h"

#include "medina-player-private.h"
#include "medina-shown-name.h"

/* A form for comparing; takes the words, free it. */
static char *
fold (char *words)
{
  g_autofree char *owned = words;
  g_autofree char *normal = g_utf8_normalize (owned, -1, G_NORMALIZE_ALL_COMPOSE);

  return g_utf8_casefold (normal != NULL ? normal : owned, -1);
}

/* The names that a player has in sentences, where long ones are shortened: who plays may be said
 * with it or not. */
typedef struct
{
  char *name;
  char *seat_name;
} Folded;

static Folded
fold_names (MedinaPlayer *player, guint number)
{
  const MedinaPlayerNaming naming = medina_player_get_naming (player);

  return (Folded){ fold (medina_player_naming_make_words (naming, number)),
                   fold (medina_player_naming_make_seat_words (naming, number)) };
}

/* Takes the names. */
static void
add_names (GHashTable *set, Folded names)
{
  g_hash_table_add (set, names.name);
  g_hash_table_add (set, names.seat_name);
}

static gboolean
has_any (GHashTable *set, Folded names)
{
  return g_hash_table_contains (set, names.name) || g_hash_table_contains (set, names.seat_name);
}

/* No number makes a name that is that of somebody else without one. */
static guint
find_number (MedinaPlayer *player, GHashTable *names, GHashTable *taken)
{
  for (guint number = 1;; number++)
    {
      const Folded folded = fold_names (player, number);

      if (!has_any (taken, folded) && (number == 1 || !has_any (names, folded)))
        {
          add_names (taken, folded);
          return number;
        }
      g_free (folded.name);
      g_free (folded.seat_name);
    }
}

static gboolean
has_own_name (MedinaPlayer *player)
{
  return medina_shown_name_is_visible (medina_player_get_name (player));
}

static GHashTable *
new_set (void)
{
  return g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

void
medina_namesakes_number (MedinaPlayer *const *players, guint n_players)
{
  g_autoptr (GHashTable) names = new_set (), taken = new_set ();
  guint numbers[MDN_MAX_PLAYERS];

  g_return_if_fail (players != NULL || n_players == 0);
  g_return_if_fail (n_players <= MDN_MAX_PLAYERS);

  for (guint i = 0; i < n_players; i++)
    add_names (names, fold_names (players[i], 1));
  for (int own = TRUE; own >= FALSE; own--)
    for (guint i = 0; i < n_players; i++)
      if (has_own_name (players[i]) == own)
        numbers[i] = find_number (players[i], names, taken);
  /* Who is notified finds all of them so. */
  for (guint i = 0; i < n_players; i++)
    g_object_freeze_notify (G_OBJECT (players[i]));
  for (guint i = 0; i < n_players; i++)
    medina_player_set_namesake (players[i], numbers[i]);
  for (guint i = 0; i < n_players; i++)
    g_object_thaw_notify (G_OBJECT (players[i]));
}

GPtrArray *
medina_namesakes_new_players (const MedinaSeat *const *seats, guint n_seats)
{
  GPtrArray *players = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint seat = 0; seat < n_seats; seat++)
    g_ptr_array_add (players, medina_player_new_from_seat (seat, seats[seat]));
  medina_namesakes_number ((MedinaPlayer *const *) players->pdata, n_seats);
  return players;
}
