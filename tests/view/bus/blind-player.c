/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "blind-player.h"

#include <string.h>

#include "await.h"

#define OPEN   ", can go here"
#define PROMPT "^Player [1-4](’s turn: place| must place) "

/* In brief it begins with how it ended. */
#define OVER "^The game is over\\.| (wins|win|share|shared) "

enum
{
  MOST_STEPS = 20000, /* most of them only look */
};

/* --- Looking round ---------------------------------------------------------------------------- */

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

/* --- Playing ---------------------------------------------------------------------------------- */

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
    if (g_str_has_suffix (names[i], OPEN))
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
has_in_hand (BlindPlayer *self)
{
  for (guint i = 0; i < self->pieces->len; i++)
    if (bus_program_is_pressed (self->program, self->pieces->pdata[i]))
      return TRUE;
  return FALSE;
}

/* What is said of the spaces comes a moment after what is said of the pieces: who acts by what is
 * old is told so, or puts back what came by itself, and looks again when the next thing is
 * heard. */
static void
act (BlindPlayer *self, const char *path)
{
  if (path != NULL)
    bus_program_act (self->program, path);
}

void
blind_player_pick (BlindPlayer *self)
{
  while (!has_in_hand (self))
    {
      const guint heard = self->reader->events;

      act (self, find_piece (self));
      await (self->reader->events > heard);
    }
}

/* What stands on a space, without what could go there. */
static char *
look_at_space (BlindPlayer *self, const char *space)
{
  char *name = bus_program_get_name (self->program, space);

  if (g_str_has_suffix (name, OPEN))
    name[strlen (name) - strlen (OPEN)] = '\0';
  return name;
}

static gboolean
has_changed (BlindPlayer *self, const char *space, const char *before)
{
  g_autofree char *now = look_at_space (self, space);

  return !g_str_equal (now, before);
}

void
blind_player_place (BlindPlayer *self)
{
  g_autofree char *before = NULL;
  const char *space = NULL, *open;

  while (space == NULL || !has_changed (self, space, before))
    {
      const guint heard = self->reader->events;

      if (!has_in_hand (self))
        act (self, find_piece (self));
      else if ((open = find_space (self)) != NULL)
        {
          space = open;
          g_free (before);
          before = look_at_space (self, space);
          act (self, space);
        }
      await (self->reader->events > heard);
    }
}

/* “Finish” stands where the turn is ended otherwise. Where other things have to be said, the plaque
 * says in brief that it is complete, and not what comes then. */
static void
end_turn (BlindPlayer *self, const char *prompt)
{
  if (strstr (prompt, "Nothing can change") != NULL || !blind_player_press (self, "End Turn"))
    blind_player_press (self, "Finish");
}

static void
step (BlindPlayer *self, const char *prompt)
{
  if (strstr (prompt, " is complete.") != NULL)
    end_turn (self, prompt);
  else if (g_regex_match_simple (PROMPT, prompt, 0, 0))
    act (self, has_in_hand (self) ? find_space (self) : find_piece (self));
}

void
blind_player_play (BlindPlayer *self)
{
  for (int steps = 0; steps < MOST_STEPS; steps++)
    {
      const guint heard = self->reader->events;
      g_autofree char *prompt = bus_program_get_text (self->program, self->prompt);

      if (g_regex_match_simple (OVER, prompt, 0, 0))
        return;
      step (self, prompt);
      await (self->reader->events > heard);
    }
  g_assert_not_reached ();
}

/* --- Coming and going ------------------------------------------------------------------------- */

void
blind_player_start (BlindPlayer *self, ScreenReader *reader)
{
  *self = (BlindPlayer){ .program = reader->program,
                         .reader = reader,
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
}
