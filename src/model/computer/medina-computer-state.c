/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-computer-state.h"

gboolean
medina_computer_event_voids_plan (MedinaComputerEvent event)
{
  return event <= MEDINA_COMPUTER_RESUME;
}

static MedinaComputerState
look (const MedinaComputerFacts *facts)
{
  return facts->to_move ? MEDINA_COMPUTER_THINKING : MEDINA_COMPUTER_IDLE;
}

/* A person who goes back to a computer's turn wants to look at it, or to redo it: the computer must
 * not place something else there at once. */
static MedinaComputerState
look_at_earlier (const MedinaComputerFacts *facts)
{
  return facts->to_move && facts->can_redo ? MEDINA_COMPUTER_HELD : look (facts);
}

static MedinaComputerState
next_when_due (MedinaComputerState state, const MedinaComputerFacts *facts)
{
  switch (state)
    {
    case MEDINA_COMPUTER_LOOKING:
      return look (facts);
    case MEDINA_COMPUTER_RETURNING:
      return look_at_earlier (facts);
    case MEDINA_COMPUTER_PLACING:
      return MEDINA_COMPUTER_SAVING;
    case MEDINA_COMPUTER_SAVING:
      return MEDINA_COMPUTER_WAITING;
    default:
      return state;
    }
}

/* What events do in all states but PAUSED and HELD. */
static MedinaComputerState
next_unless_paused (MedinaComputerState state,
                    MedinaComputerEvent event,
                    const MedinaComputerFacts *facts)
{
  switch (event)
    {
    case MEDINA_COMPUTER_DISTURBED:
      /* An undo that leads to another turn also causes this event, after REWOUND: the player stays
       * in RETURNING, where it does not go on at once. */
      return state == MEDINA_COMPUTER_RETURNING ? state : MEDINA_COMPUTER_LOOKING;
    case MEDINA_COMPUTER_REWOUND:
      return MEDINA_COMPUTER_RETURNING;
    case MEDINA_COMPUTER_CHANGED:
      return state == MEDINA_COMPUTER_IDLE ? MEDINA_COMPUTER_LOOKING : state;
    case MEDINA_COMPUTER_DUE:
      return next_when_due (state, facts);
    case MEDINA_COMPUTER_ANSWER:
      return state == MEDINA_COMPUTER_THINKING ? MEDINA_COMPUTER_PLACING : state;
    case MEDINA_COMPUTER_NO_ANSWER:
      return state == MEDINA_COMPUTER_THINKING ? MEDINA_COMPUTER_PAUSED : state;
    case MEDINA_COMPUTER_PLACED:
      if (state != MEDINA_COMPUTER_SAVING && state != MEDINA_COMPUTER_WAITING)
        return state;
      return facts->to_move && facts->planned ? MEDINA_COMPUTER_PLACING : MEDINA_COMPUTER_LOOKING;
    default:
      return state;
    }
}

gboolean
medina_computer_state_is_paused (MedinaComputerState state)
{
  return state == MEDINA_COMPUTER_PAUSED || state == MEDINA_COMPUTER_HELD;
}

/* Only people end a pause that people asked for. */
static MedinaComputerState
next_when_paused (MedinaComputerState state, const MedinaComputerFacts *facts)
{
  return state == MEDINA_COMPUTER_HELD && !facts->to_move ? MEDINA_COMPUTER_LOOKING : state;
}

MedinaComputerState
medina_computer_state_next (MedinaComputerState state,
                            MedinaComputerEvent event,
                            const MedinaComputerFacts *facts)
{
  switch (event)
    {
    case MEDINA_COMPUTER_START:
      return MEDINA_COMPUTER_LOOKING;
    case MEDINA_COMPUTER_STOP:
      return MEDINA_COMPUTER_IDLE;
    case MEDINA_COMPUTER_PAUSE:
      return MEDINA_COMPUTER_PAUSED;
    case MEDINA_COMPUTER_RESUME:
      return medina_computer_state_is_paused (state) ? MEDINA_COMPUTER_LOOKING : state;
    default:
      return medina_computer_state_is_paused (state) ? next_when_paused (state, facts)
                                                     : next_unless_paused (state, event, facts);
    }
}
