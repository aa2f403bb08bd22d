/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-computer-state.h"

#include <string.h>

/* Every edge of the computer player's machine, by its letters:
 * Idle, Looking, Returning, Thinking, pLacing (A), Saving, Waiting, Paused (Z), Held. */
static const char letters[] = "ILRTASWZH";

/* Where each event leads from each state when a computer is to move and nothing else is the
 * matter. */
static const struct
{
  MedinaComputerEvent event;
  const char *to; /* by the state, in the order of the letters */
} edges[] = {
  { MEDINA_COMPUTER_START, "LLLLLLLLL" },     { MEDINA_COMPUTER_STOP, "IIIIIIIII" },
  { MEDINA_COMPUTER_DISTURBED, "LLRLLLLZH" }, { MEDINA_COMPUTER_REWOUND, "RRRRRRRZH" },
  { MEDINA_COMPUTER_NO_ANSWER, "ILRZASWZH" }, { MEDINA_COMPUTER_PAUSE, "ZZZZZZZZZ" },
  { MEDINA_COMPUTER_RESUME, "ILRTASWLL" },    { MEDINA_COMPUTER_CHANGED, "LLRTASWZH" },
  { MEDINA_COMPUTER_RETIMED, "ILRTASWZH" },   { MEDINA_COMPUTER_DUE, "ITTTSWWZH" },
  { MEDINA_COMPUTER_ANSWER, "ILRAASWZH" },    { MEDINA_COMPUTER_PLACED, "ILRTALLZH" },
};

/* The forks: the event, the state, the facts, and the next state. */
static const struct
{
  MedinaComputerEvent event;
  char from;
  MedinaComputerFacts facts; /* to_move, can_redo, planned */
  char to;
} forks[] = {
  { MEDINA_COMPUTER_DUE, 'L', { FALSE, FALSE, FALSE }, 'I' },
  { MEDINA_COMPUTER_DUE, 'L', { FALSE, TRUE, TRUE }, 'I' },
  { MEDINA_COMPUTER_DUE, 'L', { TRUE, TRUE, FALSE }, 'T' },
  { MEDINA_COMPUTER_DUE, 'R', { FALSE, TRUE, FALSE }, 'I' },
  { MEDINA_COMPUTER_DUE, 'R', { TRUE, TRUE, FALSE }, 'H' },
  { MEDINA_COMPUTER_DUE, 'R', { TRUE, FALSE, FALSE }, 'T' },
  { MEDINA_COMPUTER_DISTURBED, 'H', { FALSE, TRUE, FALSE }, 'L' },
  { MEDINA_COMPUTER_REWOUND, 'H', { FALSE, TRUE, FALSE }, 'L' },
  { MEDINA_COMPUTER_CHANGED, 'H', { FALSE, FALSE, FALSE }, 'L' },
  { MEDINA_COMPUTER_DISTURBED, 'Z', { FALSE, TRUE, FALSE }, 'Z' },
  { MEDINA_COMPUTER_PLACED, 'S', { TRUE, FALSE, TRUE }, 'A' },
  { MEDINA_COMPUTER_PLACED, 'S', { TRUE, FALSE, FALSE }, 'L' },
  { MEDINA_COMPUTER_PLACED, 'S', { FALSE, FALSE, TRUE }, 'L' },
  { MEDINA_COMPUTER_PLACED, 'W', { TRUE, FALSE, TRUE }, 'A' },
  { MEDINA_COMPUTER_PLACED, 'W', { TRUE, FALSE, FALSE }, 'L' },
};

static MedinaComputerState
state_of (char letter)
{
  const char *found = strchr (letters, letter);

  g_assert_nonnull (found);
  return (MedinaComputerState) (found - letters);
}

static void
test_edges (void)
{
  const MedinaComputerFacts facts = { .to_move = TRUE };

  g_assert_cmpuint (G_N_ELEMENTS (edges), ==, MEDINA_COMPUTER_EVENTS);
  for (guint i = 0; i < G_N_ELEMENTS (edges); i++)
    for (int state = 0; state < MEDINA_COMPUTER_STATES; state++)
      {
        const MedinaComputerState next =
          medina_computer_state_next ((MedinaComputerState) state, edges[i].event, &facts);

        if (letters[next] != edges[i].to[state])
          g_error ("Event %d leads from %c to %c", edges[i].event, letters[state], letters[next]);
      }
}

static void
test_forks (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (forks); i++)
    {
      const MedinaComputerState next =
        medina_computer_state_next (state_of (forks[i].from), forks[i].event, &forks[i].facts);

      g_assert_cmpint (letters[next], ==, forks[i].to);
    }
}

/* Events that void the plan leave the states that follow it; the others stay in them. */
static void
test_void_plans (void)
{
  const MedinaComputerFacts facts = { .to_move = TRUE, .planned = TRUE };

  for (int event = 0; event < MEDINA_COMPUTER_EVENTS; event++)
    {
      const MedinaComputerState next =
        medina_computer_state_next (MEDINA_COMPUTER_PLACING, (MedinaComputerEvent) event, &facts);
      const gboolean goes_on = next == MEDINA_COMPUTER_PLACING || next == MEDINA_COMPUTER_SAVING;

      if (medina_computer_event_voids_plan ((MedinaComputerEvent) event))
        g_assert_true (!goes_on || event == MEDINA_COMPUTER_NO_ANSWER ||
                       event == MEDINA_COMPUTER_RESUME);
      else
        g_assert_true (goes_on);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/computer-state/every-event-leads-where-listed", test_edges);
  g_test_add_func ("/computer-state/facts-decide-at-the-forks", test_forks);
  g_test_add_func ("/computer-state/events-that-void-a-plan-leave-it", test_void_plans);
  return g_test_run ();
}
