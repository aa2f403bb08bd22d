/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "contestant.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "deadline.h"
#include "notation.h"
#include "playout.h"
#include "setup-text.h"
#include "reference-player.h"

#define ENGINE "engine="

static bool
read_option (Contestant *self, const char *option)
{
  int end = 0;

  if (g_str_has_prefix (option, "character="))
    return mdn_character_parse (option + strlen ("character="), &self->limits.character);
  if (sscanf (option, "seconds=%lf%n", &self->seconds, &end) == 1)
    self->limits.seconds = self->seconds;
  else if (sscanf (option, "nodes=%" SCNu64 "%n", &self->limits.nodes, &end) != 1 &&
           sscanf (option, "threads=%d%n", &self->limits.threads, &end) != 1)
    return false;
  return option[end] == '\0';
}

static bool
read_options (Contestant *self, char *rest)
{
  const char *word;

  while ((word = strsep (&rest, ":")) != NULL)
    if (!read_option (self, word))
      return false;
  return true;
}

static void
add_words (Contestant *self, char *rest)
{
  const char *word;

  while ((word = strsep (&rest, ":")) != NULL)
    {
      strcat (self->options, " ");
      strcat (self->options, word);
    }
}

static bool
read_kind (Contestant *self, const char *kind)
{
  self->depth = 1;
  if (strcmp (kind, "random") == 0)
    self->kind = CONTESTANT_RANDOM;
  else if (strcmp (kind, "reference") == 0 || sscanf (kind, "reference%d", &self->depth) == 1)
    self->kind = CONTESTANT_REFERENCE;
  else
    {
      self->kind = CONTESTANT_AI;
      return mdn_level_parse (kind, &self->limits.level);
    }
  return true;
}

bool
contestant_begin (Contestant *self, const char *name)
{
  char copy[sizeof self->name], *rest = copy;
  const char *kind;

  *self = (Contestant){ .seconds = 0, .limits = { .threads = 1 } };
  if (strlen (name) >= sizeof copy)
    return false;
  strcpy (copy, name);
  strcpy (self->name, name);
  kind = strsep (&rest, ":");
  if (g_str_has_prefix (kind, ENGINE))
    {
      self->kind = CONTESTANT_ENGINE;
      self->engine = engine_new_at (kind + strlen (ENGINE));
      add_words (self, rest);
      return true;
    }
  if (!read_kind (self, kind) || !read_options (self, rest))
    return false;
  if (self->kind == CONTESTANT_AI)
    self->ai = mdn_ai_new ();
  return true;
}

void
contestant_end (Contestant *self)
{
  mdn_ai_free (self->ai);
  g_clear_pointer (&self->engine, engine_free);
}

static void
count_time (Contestant *self, double seconds)
{
  self->turns++;
  self->total_seconds += seconds;
  if (seconds > self->most_seconds)
    self->most_seconds = seconds;
}

/* --- An engine -------------------------------------------------------------------------------- */

static char *
ask (Contestant *self, const char *command)
{
  char *answer = engine_ask (self->engine, "%s", command);

  if (*answer != '=')
    g_error ("%s: %s: %s", self->name, command, answer);
  return answer;
}

static void
tell (Contestant *self, const char *command)
{
  g_free (ask (self, command));
}

void
contestant_begin_game (Contestant *self, const MdnSetup *setup)
{
  g_autofree char *command = NULL;
  char *words = NULL;
  size_t size = 0;
  FILE *stream;

  self->plan.count = self->made = 0;
  if (self->kind != CONTESTANT_ENGINE)
    return;
  stream = open_memstream (&words, &size);
  mdn_setup_text_write (setup, stream);
  fclose (stream);
  command = g_strdup_printf ("new %s", words);
  free (words);
  tell (self, command);
}

/* An engine has already made the placements of its own answer, so it is not told of them. */
void
contestant_see (Contestant *self, MdnPlacement placement)
{
  char text[MDN_NOTATION_SIZE];
  g_autofree char *command = NULL;

  if (self->kind != CONTESTANT_ENGINE)
    return;
  if (self->ahead > 0)
    {
      self->ahead--;
      return;
    }
  mdn_notation_placement (placement, text);
  command = g_strdup_printf ("play %s", text);
  tell (self, command);
}

static void
read_variation (Contestant *self, const MdnPosition *position, const char *answer)
{
  g_auto (GStrv) words = g_strsplit (answer, " ", -1);

  self->plan.count = 0;
  for (guint i = 1; words[i] != NULL && i <= MDN_VARIATION_LENGTH; i++)
    self->plan.placements[self->plan.count++] =
      mdn_notation_parse (position, words[i], (int) strlen (words[i]));
  if (self->plan.count == 0)
    g_error ("%s: no placement in: %s", self->name, answer);
  self->ahead = self->plan.count;
}

static void
ask_for_turn (Contestant *self, const MdnPosition *position, uint64_t seed)
{
  const double begin = mdn_deadline_now ();
  g_autofree char *command =
    g_strdup_printf ("genmove%s seed=%" G_GUINT64_FORMAT, self->options, seed);
  g_autofree char *answer = ask (self, command);

  count_time (self, mdn_deadline_now () - begin);
  read_variation (self, position, answer);
}

/* --- Choosing --------------------------------------------------------------------------------- */

static void
think (Contestant *self, const MdnPosition *position, uint64_t seed)
{
  MdnAdvice hint_display;

  self->limits.seed = seed;
  if (!mdn_ai_think (self->ai, position, &self->limits, &hint_display))
    abort ();
  self->plan = hint_display.variations[0];
  count_time (self, hint_display.seconds);
}

static MdnPlacement
go_on_with_turn (Contestant *self, const MdnPosition *position, MdnRandom *random)
{
  if (self->made == self->plan.count || position->table.turn.made == 0)
    {
      const uint64_t seed = mdn_random_next (random);

      if (self->kind == CONTESTANT_ENGINE)
        ask_for_turn (self, position, seed);
      else
        think (self, position, seed);
      self->made = 0;
    }
  return self->plan.placements[self->made++];
}

MdnPlacement
contestant_choose (Contestant *self, const MdnPosition *position, MdnRandom *random)
{
  switch (self->kind)
    {
    case CONTESTANT_RANDOM:
      return mdn_playout_choose (position, random);
    case CONTESTANT_REFERENCE:
      if (self->depth <= 1)
        return mdn_reference_player_choose (position, random);
      return mdn_reference_player_search (position, self->depth,
                                          self->seconds > 0 ? self->seconds : 5);
    default:
      return go_on_with_turn (self, position, random);
    }
}
