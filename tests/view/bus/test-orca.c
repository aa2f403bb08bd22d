/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <locale.h>

#include "await.h"
#include "orca.h"
#include "told-game.h"

/* A whole game by keyboard, by one who knows nothing of it but what Orca speaks. */

#define SPACE  "^[a-r][0-9]+, "
#define PLACED "^Player [1-4]: "

enum
{
  PIECES = 9, /* with digits from 1 on; tea is never needed */
};

static const char settings[] =
  "[io/github/medina_game/Medina]\nstarting-player=1\ncomputer-pace='at-once'\nplayers=2\n"
  "kinds=['human', 'computer', 'computer', 'computer']\n";

static const char *program;

typedef struct
{
  BusProgram bus;
  Orca orca;
  GRand *random;
} Listener;

/* --- Hands ------------------------------------------------------------------------------------ */

/* Returns how much had been spoken before. */
static guint
press (Listener *self, const char *key, gboolean control, gboolean shift)
{
  const guint before = orca_count (&self->orca);

  window_keeper_press (self->bus.keeper, key, control, shift);
  return before;
}

static gboolean
hears (Listener *self, guint since, const char *like)
{
  return orca_has_spoken (&self->orca, since, like);
}

/* --- What is to be done ----------------------------------------------------------------------- */

typedef enum
{
  NOTHING,
  PLACE,
  END_TURN,
  FINISH,
  OVER,
} Call;

static Call
understand (const char *line)
{
  static const struct
  {
    const char *like;
    Call call;
  } calls[] = {
    { "^Player [1-4](’s turn: place| must place) ", PLACE },
    { " is complete. End it", END_TURN },
    { " is complete. Nothing can change", FINISH },
    { "^The game is over.", OVER },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (calls); i++)
    if (g_regex_match_simple (calls[i].like, line, 0, 0))
      return calls[i].call;
  return NOTHING;
}

/* The last that was called for since then. */
static Call
listen (Listener *self, guint since)
{
  Call call = NOTHING;

  for (guint i = orca_count (&self->orca); call == NOTHING && i-- > since;)
    call = understand (self->orca.spoken->pdata[i]);
  return call;
}

/* --- Playing ---------------------------------------------------------------------------------- */

/* Takes a piece in hand, by its digit, and goes to a space for it; FALSE if there was none for that
 * one. */
static gboolean
find_space (Listener *self, int digit)
{
  const char key[] = { (char) ('1' + digit), '\0' }, echo[] = { '^', key[0], '$', '\0' };
  guint since = press (self, key, FALSE, FALSE);

  /* What is said of another space before that is not what the next key comes to. */
  await (hears (self, since, echo));
  for (int steps = g_rand_int_range (self->random, 1, 4); steps-- > 0;)
    {
      since = press (self, "Next", FALSE, FALSE);
      await (hears (self, since, SPACE));
      if (!hears (self, since, SPACE ".*can go here"))
        return FALSE;
    }
  return TRUE;
}

/* Returns how much had been spoken before. */
static guint
place (Listener *self)
{
  const int first = g_rand_int_range (self->random, 0, PIECES);
  int tried = 0;
  guint since;

  while (!find_space (self, (first + tried) % PIECES))
    g_assert_cmpint (++tried, <, 2 * PIECES);
  since = press (self, "Return", FALSE, FALSE);
  await (hears (self, since, PLACED));
  return since;
}

static void
play (Listener *self)
{
  guint since = 0;

  for (;;)
    {
      await (listen (self, since) != NOTHING);
      switch (listen (self, since))
        {
        case PLACE:
          since = place (self);
          break;
        case END_TURN:
          since = press (self, "Return", TRUE, FALSE);
          break;
        case FINISH:
          since = press (self, "Return", TRUE, TRUE);
          break;
        default:
          return;
        }
    }
}

static void
test_game (void)
{
  Listener listener = { .random = g_rand_new_with_seed (7) };
  Listener *self = &listener;
  guint since;

  if (bus_program_prepare (&self->bus))
    {
      if (orca_start (&self->orca, &self->bus))
        {
          bus_program_start (&self->bus, program, settings);
          since = press (self, "n", TRUE, FALSE);
          await (hears (self, since, "dialog"));
          press (self, "Return", FALSE, FALSE);
          play (self);
          await (hears (self, 0, "^Player 1, [0-9]+ points?"));
          told_game_assert (&self->bus, self->orca.spoken);
          orca_clear (&self->orca);
        }
      bus_program_stop (&self->bus);
    }
  g_rand_free (self->random);
}

int
main (int argc, char **argv)
{
  setlocale (LC_CTYPE, "C.UTF-8"); /* messages quote what the program says, in whichever locale */
  g_test_init (&argc, &argv, NULL);
  g_assert_cmpint (argc, ==, 2);
  program = argv[1];
  g_test_add_func ("/orca/a-whole-game", test_game);
  return g_test_run ();
}
