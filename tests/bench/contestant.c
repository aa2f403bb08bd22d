/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "contestant.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "playout.h"
#include "yardstick.h"

static bool
read_option (Contestant *self, const char *option)
{
  int end = 0;

  if (sscanf (option, "seconds=%lf%n", &self->seconds, &end) == 1)
    self->limits.seconds = self->seconds;
  else if (sscanf (option, "nodes=%" SCNu64 "%n", &self->limits.nodes, &end) != 1 &&
           sscanf (option, "threads=%d%n", &self->limits.threads, &end) != 1)
    return false;
  return option[end] == '\0';
}

static bool
read_kind (Contestant *self, const char *kind)
{
  self->depth = 1;
  if (strcmp (kind, "random") == 0)
    self->kind = CONTESTANT_RANDOM;
  else if (strcmp (kind, "yardstick") == 0 || sscanf (kind, "yardstick%d", &self->depth) == 1)
    self->kind = CONTESTANT_YARDSTICK;
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
  const char *word;

  *self = (Contestant){ .seconds = 0, .limits = { .threads = 1 } };
  if (strlen (name) >= sizeof copy)
    return false;
  strcpy (copy, name);
  strcpy (self->name, name);
  if (!read_kind (self, strsep (&rest, ":")))
    return false;
  while ((word = strsep (&rest, ":")) != NULL)
    if (!read_option (self, word))
      return false;
  if (self->kind == CONTESTANT_AI)
    self->ai = mdn_ai_new ();
  return true;
}

void
contestant_end (Contestant *self)
{
  mdn_ai_free (self->ai);
}

static void
count_time (Contestant *self, double seconds)
{
  self->turns++;
  self->total_seconds += seconds;
  if (seconds > self->most_seconds)
    self->most_seconds = seconds;
}

static MdnPlacement
think (Contestant *self, const MdnPosition *position, MdnRandom *random)
{
  if (self->made == self->plan.count || position->table.turn.made == 0)
    {
      MdnAdvice advice;

      self->limits.seed = mdn_random_next (random);
      if (!mdn_ai_think (self->ai, position, &self->limits, &advice))
        abort ();
      self->plan = advice.plans[0];
      self->made = 0;
      count_time (self, advice.seconds);
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
    case CONTESTANT_YARDSTICK:
      if (self->depth <= 1)
        return mdn_yardstick_choose (position, random);
      return mdn_yardstick_search (position, self->depth, self->seconds > 0 ? self->seconds : 5);
    default:
      return think (self, position, random);
    }
}
