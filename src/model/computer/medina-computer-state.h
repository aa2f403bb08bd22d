/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The machine of states that a MedinaComputerPlayer is. The edges alone are here, without any game,
 * so that each of them can be tested; what happens in a state is done by the player when it enters
 * it.
 *
 *                 start, disturbed                          rewound
 *         (from all but PAUSED and HELD)         (from all but PAUSED and HELD)
 *                        │                                     │
 *     nobody acts        ▼                                     ▼         something can be redone
 *   IDLE ◀─────────── LOOKING                             RETURNING ─────────────────────────▶ HELD
 *        ─────────────▶  │                                     │
 *           changed      │                                     └── else as from LOOKING
 *        a computer      │
 *        is to move      ▼          no answer
 *                     THINKING ─────────────────▶ PAUSED
 *                        │
 *                        │ answer
 *                        ▼                     due
 *                     PLACING ───────────────────────────────▶ SAVING ───────▶ WAITING
 *                        ▲                                     │    │     due    as from SAVING
 *                        └─────────────────────────────────────┘    └──▶ LOOKING
 *                           placed, and the plan goes on                 placed, it was the last
 *
 *   pause: from every state to PAUSED; resume: from PAUSED and HELD to LOOKING; stop: from every
 *   state to IDLE; start: from every state, PAUSED and HELD too, to LOOKING; any other event: from
 *   HELD to LOOKING, if no computer is to move any more. What is not drawn changes nothing.
 *
 * If computers ever have to wait for something else, that gets a state to which LOOKING leads while
 * it lasts, and an event that leads from there back to LOOKING. */
typedef enum
{
  MEDINA_COMPUTER_IDLE, /* no game, or it is not for a computer to do anything */

  /* Something changed: what is to be done is found out from the main loop */
  MEDINA_COMPUTER_LOOKING,

  MEDINA_COMPUTER_RETURNING, /* the same, after the game was put back to an earlier placement */
  MEDINA_COMPUTER_THINKING,  /* a thread looks for a plan */
  MEDINA_COMPUTER_PLACING,   /* the next placement of the plan is made when it is due */
  MEDINA_COMPUTER_SAVING,    /* it was given to the gate; until that opens it is not on the board */
  MEDINA_COMPUTER_WAITING,   /* the same, for so long that people are told */
  MEDINA_COMPUTER_PAUSED,    /* it does nothing until it is told to go on */
  MEDINA_COMPUTER_HELD,      /* the same, or until it is for somebody else to move */
  MEDINA_COMPUTER_STATES,
} MedinaComputerState;

/* The order matters: the events up to RESUME make the plan void (medina_computer_event_voids_plan),
 * those from CHANGED on leave it valid. */
typedef enum
{
  MEDINA_COMPUTER_START,     /* there is another game */
  MEDINA_COMPUTER_STOP,      /* there is none any more */
  MEDINA_COMPUTER_DISTURBED, /* another turn, another seat, the end of the game, or a placement that
                                was not planned, or was refused */
  MEDINA_COMPUTER_REWOUND,   /* undo, a look at an earlier turn, or going on from there */
  MEDINA_COMPUTER_NO_ANSWER, /* the thread ended without one, for want of memory */
  MEDINA_COMPUTER_PAUSE,
  MEDINA_COMPUTER_RESUME,
  MEDINA_COMPUTER_CHANGED, /* there may be something to do that there was not */
  MEDINA_COMPUTER_RETIMED, /* another pace, or the rest of the turn without pauses */
  MEDINA_COMPUTER_DUE, /* the time that LOOKING, RETURNING, PLACING and SAVING wait for has come */
  MEDINA_COMPUTER_ANSWER, /* the thread has found a plan */
  MEDINA_COMPUTER_PLACED, /* what was planned is on the board */
  MEDINA_COMPUTER_EVENTS,
} MedinaComputerEvent;

/* What the way from a fork depends on. */
typedef struct
{
  gboolean to_move;  /* it is for a computer to move */
  gboolean can_redo; /* something can be redone */
  gboolean planned;  /* the plan has another placement */
} MedinaComputerFacts;

/* Where the event leads from that state; the state itself if nowhere. */
MedinaComputerState medina_computer_state_next (MedinaComputerState state,
                                                MedinaComputerEvent event,
                                                const MedinaComputerFacts *facts);

/* Whether it waits for people to tell it to go on. */
gboolean medina_computer_state_is_paused (MedinaComputerState state);

/* Whether what was thought, and the wish to hurry, are void after that event. */
gboolean medina_computer_event_voids_plan (MedinaComputerEvent event);

G_END_DECLS
