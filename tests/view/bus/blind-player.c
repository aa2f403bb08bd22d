/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "blind-player.h"

#include <string.h>

#include "await.h"

#define PROMPT "^Player [1-4](’s turn: place| must place) "

enum
{
  MOST_STEPS = 400,
};

/* --- Looking round -------------------------------------------------------------------------------- */

gboolean
blind_player_press (BlindPlayer *self, const char *name)
{
  g_autofree char *button = bus_program_find (self->program, "button", name);

  if (button == NULL)
    return FALSE;
  bus_program_act (self->program, button);
  return TRUE;
}

/* “Wall: 9”, and not “Idris: Computer, easy”. */
static gboolean
is_piece (const char *name)
{
  return g_regex_match_simple ("^[A-Z][A-Za-z ]+: [0-9]+", name, 0, 0) &&
         !g_str_has_prefix (name, "Tea Tile");
}

static void
look_at (BlindPlayer *self, const char *path, const char *name)
{
  g_autofree char *role = bus_program_get_role (self->program, path);

  if (role == NULL)
    return;
  if (g_str_has_suffix (role, "cell"))
    g_ptr_array_add (self->spaces, g_strdup (path));
  else if (g_str_has_suffix (role, "button") && is_piece (name))
    g_ptr_array_add (self->pieces, g_strdup (path));
  else if (g_str_has_suffix (role, "button") && g_str_equal (name, "End Turn"))
    {
      g_free (self->end_turn);
      self->end_turn = g_strdup (path);
    }
  else if (g_regex_match_simple (PROMPT, name, 0, 0))
    {
      g_free (self->prompt);
      self->prompt = g_strdup (path);
    }
}

static gboolean
look_round (BlindPlayer *self)
{
  g_auto (GStrv) paths = bus_program_list (self->program);
  g_auto (GStrv) names = bus_program_get_names (self->program, (const char *const *) paths);

  g_ptr_array_set_size (self->spaces, 0);
  g_ptr_array_set_size (self->pieces, 0);
  for (guint i = 0; paths[i] != NULL; i++)
    {
      g_autofree char *text =
        *names[i] == '\0' ? bus_program_get_text (self->program, paths[i]) : NULL;

      look_at (self, paths[i], text != NULL ? text : names[i]);
    }
  return self->prompt != NULL && self->spaces->len > 0 && self->pieces->len > 0;
}

/* --- Playing -------------------------------------------------------------------------------------- */

/* A space that says that the piece in hand can go there; NULL for none. */
static const char *
find_space (BlindPlayer *self)
{
  g_autoptr (GPtrArray) paths = g_ptr_array_new ();
  g_autoptr (GPtrArray) open = g_ptr_array_new ();
  g_auto (GStrv) names = NULL;

  for (guint i = 0; i < self->spaces->len; i++)
    g_ptr_array_add (paths, self->spaces->pdata[i]);
  g_ptr_array_add (paths, NULL);
  names = bus_program_get_names (self->program, (const char *const *) paths->pdata);
  for (guint i = 0; names[i] != NULL; i++)
    if (g_str_has_suffix (names[i], ", can go here"))
      g_ptr_array_add (open, paths->pdata[i]);
  if (open->len == 0)
    return NULL;
  return open->pdata[g_rand_int_range (self->random, 0, (gint32) open->len)];
}

static const char *
find_piece (BlindPlayer *self)
{
  g_autoptr (GPtrArray) playable = g_ptr_array_new ();

  for (guint i = 0; i < self->pieces->len; i++)
    if (bus_program_is_sensitive (self->program, self->pieces->pdata[i]))
      g_ptr_array_add (playable, self->pieces->pdata[i]);
  if (playable->len == 0)
    return NULL;
  return playable->pdata[g_rand_int_range (self->random, 0, (gint32) playable->len)];
}

static gboolean
is_taken (BlindPlayer *self, const char *space)
{
  g_autofree char *name = bus_program_get_name (self->program, space);

  return !g_str_has_suffix (name, ", can go here");
}

static gboolean
has_in_hand (BlindPlayer *self)
{
  for (guint i = 0; i < self->pieces->len; i++)
    if (bus_program_is_pressed (self->program, self->pieces->pdata[i]))
      return TRUE;
  return FALSE;
}

/* The only piece that can be placed is in hand by itself, and would be put back. */
void
blind_player_pick (BlindPlayer *self)
{
  const char *piece;

  if (has_in_hand (self))
    return;
  await ((piece = find_piece (self)) != NULL);
  bus_program_act (self->program, piece);
  await (has_in_hand (self));
}

/* What the prompt says changes with each placement and each turn. */
static gboolean
has_other_prompt (BlindPlayer *self, const char *prompt)
{
  g_autofree char *now = bus_program_get_text (self->program, self->prompt);

  return !g_str_equal (now, prompt);
}

/* Who is told of a space where the piece in hand cannot go anymore lays it down, and tries again. */
void
blind_player_place (BlindPlayer *self)
{
  g_autofree char *prompt = bus_program_get_text (self->program, self->prompt);
  const char *space;

  do
    {
      blind_player_pick (self);
      await ((space = find_space (self)) != NULL);
      bus_program_act (self->program, space);
      await (is_taken (self, space) || !has_in_hand (self));
    }
  while (!is_taken (self, space) && !has_other_prompt (self, prompt));
}

/* FALSE once the game is over. */
static gboolean
step (BlindPlayer *self)
{
  g_autofree char *prompt = bus_program_get_text (self->program, self->prompt);

  if (g_str_has_prefix (prompt, "The game is over."))
    return FALSE;
  if (strstr (prompt, "complete. End it") != NULL)
    {
      await (self->end_turn != NULL || look_round (self));
      bus_program_act (self->program, self->end_turn);
    }
  else if (strstr (prompt, " is complete. Nothing can change") != NULL)
    await (blind_player_press (self, "Finish")); /* it stands where the turn is ended otherwise */
  else if (g_regex_match_simple (PROMPT, prompt, 0, 0))
    blind_player_place (self);
  return TRUE;
}

void
blind_player_play (BlindPlayer *self)
{
  for (int steps = 0; steps < MOST_STEPS; steps++)
    {
      g_autofree char *prompt = bus_program_get_text (self->program, self->prompt);

      if (!step (self))
        return;
      await (has_other_prompt (self, prompt));
    }
  g_assert_not_reached ();
}

/* --- Coming and going ----------------------------------------------------------------------------- */

void
blind_player_start (BlindPlayer *self, BusProgram *program)
{
  *self = (BlindPlayer){ .program = program,
                         .random = g_rand_new_with_seed (7),
                         .spaces = g_ptr_array_new_with_free_func (g_free),
                         .pieces = g_ptr_array_new_with_free_func (g_free) };
  await (blind_player_press (self, "New Game…"));
  await (blind_player_press (self, "Start"));
  await (look_round (self));
}

void
blind_player_stop (BlindPlayer *self)
{
  g_rand_free (self->random);
  g_ptr_array_unref (self->spaces);
  g_ptr_array_unref (self->pieces);
  g_free (self->prompt);
  g_free (self->end_turn);
}
