/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-computer-player.h"
#include "medina-computer-state.h"
#include "medina-thinker.h"

G_BEGIN_DECLS

/* The object in parts: medina-computer-state.c knows where an event leads, medina-computer-turn.c
 * does what each state is for, medina-computer-player.c is the object, to which the game and people
 * tell the events. */

/* The values that the properties show. */
typedef struct
{
  gboolean busy;
  gboolean thinking;
  gboolean paused;
  gboolean needed;
  gboolean waiting;
} MedinaComputerShown;

struct _MedinaComputerPlayer
{
  GObject parent_instance;

  MedinaComputerState state;
  guint due_id; /* source of LOOKING, RETURNING, PLACING and SAVING */

  MdnVariation plan; /* the rest of the turn, as it was thought out */
  int done;          /* placements of the plan that were made; all of them when there is none */
  gboolean hurried;  /* for the rest of the turn */
  gint64 placed;     /* when something was placed last, on the monotonic clock */

  MedinaPace pace;
  guint64 nodes;
  MedinaComputerShown shown;

  /* owned */
  MedinaPlacementGate *gate;
  MedinaThinker *thinker;
  GCancellable *cancellable; /* of the thought; NULL when nothing is being thought */

  /* borrowed from the gate */
  MedinaGame *game;
};

typedef enum
{
  MEDINA_COMPUTER_PROP_0,
  MEDINA_COMPUTER_PROP_BUSY,
  MEDINA_COMPUTER_PROP_THINKING,
  MEDINA_COMPUTER_PROP_PAUSED,
  MEDINA_COMPUTER_PROP_NEEDED,
  MEDINA_COMPUTER_PROP_WAITING,
  MEDINA_COMPUTER_PROP_PACE,
  MEDINA_COMPUTER_N_PROPS,
} MedinaComputerProperty;

extern GParamSpec *medina_computer_properties[MEDINA_COMPUTER_N_PROPS];

/* Every event goes through here: to the next state, and what is to be done there. */
void medina_computer_handle_event (MedinaComputerPlayer *self, MedinaComputerEvent event);

G_END_DECLS
