/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-attempts.h"

#include "medina-prompts.h"
#include "medina-reasons.h"
#include "medina-why-not.h"

static MedinaGame *
get_game (const MedinaAttempts *self)
{
  return medina_placement_gate_get_game (self->gate);
}

/* The computer of a lesson waits until what is said was read. */
void
medina_attempts_refuse (const MedinaAttempts *self, const char *sentence)
{
  if (medina_status_bar_has_lesson (self->status) && medina_game_awaits_computer (get_game (self)))
    sentence = medina_prompt_word_unread ();
  medina_status_bar_refuse (self->status, sentence);
  medina_narrator_say (self->narrator, sentence);
}

static void
give_reason (const MedinaAttempts *self, MdnReason reason, MdnPlacement placement)
{
  g_autofree char *sentence = medina_reason_to_sentence (reason, get_game (self), placement);

  medina_attempts_refuse (self, sentence);
}

void
medina_attempts_play (const MedinaAttempts *self, MdnPlacement placement)
{
  const MdnReason reason = medina_game_awaits_person (get_game (self))
                             ? medina_placement_gate_play (self->gate, placement)
                             : MDN_REASON_OVER;

  if (reason != MDN_REASON_NONE)
    give_reason (self, reason, placement);
}

void
medina_attempts_refuse_piece (const MedinaAttempts *self, MdnPiece piece)
{
  g_autofree char *sentence = medina_piece_tell_why_not (get_game (self), piece);

  if (sentence != NULL)
    medina_attempts_refuse (self, sentence);
}

void
medina_attempts_refuse_space (const MedinaAttempts *self, MdnSpace space)
{
  g_autofree char *sentence = NULL;

  if (space != MDN_NO_SPACE && !medina_game_awaits_person (get_game (self)))
    {
      give_reason (self, MDN_REASON_OVER, MDN_NO_PLACEMENT);
      return;
    }
  sentence = space != MDN_NO_SPACE ? medina_space_tell_why_not (get_game (self), space)
                                   : medina_hint_tell_why_not (get_game (self));
  if (sentence != NULL)
    medina_attempts_refuse (self, sentence);
}
