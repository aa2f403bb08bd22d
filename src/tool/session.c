/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "session.h"

#include <time.h>
#include <unistd.h>

uint64_t
mdn_session_fresh_seed (void)
{
  uint64_t seed;

  if (getentropy (&seed, sizeof seed) == 0)
    return seed;
  return (uint64_t) time (NULL) << 32 ^ (uint64_t) getpid () << 16 ^ (uint64_t) clock ();
}

void
mdn_session_begin (MdnSession *session, const MdnSessionLimits *limits)
{
  const MdnRules rules = mdn_rules (MDN_SECOND_EDITION, MDN_MAX_PLAYERS);
  MdnRandom random;
  MdnSetup setup;

  mdn_random_seed (&random, mdn_session_fresh_seed ());
  setup = mdn_setup_draw (&rules, &random);
  *session = (MdnSession){ .limits = *limits };
  mdn_session_begin_game (session, &setup);
}

void
mdn_session_end (MdnSession *session)
{
  g_clear_pointer (&session->record, medina_record_free);
  g_clear_pointer (&session->ai, mdn_ai_free);
  g_clear_pointer (&session->unanswered, g_async_queue_unref);
}

void
mdn_session_begin_game (MdnSession *session, const MdnSetup *setup)
{
  mdn_session_take_record (session, medina_record_new (setup));
}

void
mdn_session_take_record (MdnSession *session, MedinaRecord *record)
{
  medina_record_free (session->record);
  session->record = record;
  session->game = record->game;
}
