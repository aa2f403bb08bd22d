/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "notation.h"
#include "scripted-game.h"

/* Which signals come of what, and in which order. */

static void
note_signal (GString *log, const char *name)
{
  g_string_append_printf (log, "%s ", name);
}

static void
placement_played_cb (MedinaGame *game, guint placement, guint player, GString *log)
{
  char notation[MDN_NOTATION_SIZE];

  mdn_notation_placement ((MdnPlacement) placement, notation);
  g_string_append_printf (log, "%u+%s ", player + 1, notation);
}

static void
placement_undone_cb (MedinaGame *game, guint placement, guint player, GString *log)
{
  char notation[MDN_NOTATION_SIZE];

  mdn_notation_placement ((MdnPlacement) placement, notation);
  g_string_append_printf (log, "%u-%s ", player + 1, notation);
}

static void
event_cb (MedinaGame *game, MedinaEvent *event, GString *log)
{
  note_signal (log, "event");
}

static void
turn_changed_cb (MedinaGame *game, GString *log)
{
  note_signal (log, "turn");
}

static void
game_over_cb (MedinaGame *game, GString *log)
{
  note_signal (log, "over");
}

static void
notify_cb (MedinaGame *game, GParamSpec *pspec, GString *log)
{
  note_signal (log, "notify");
}

static void
expect (GString *log, const char *signals)
{
  g_assert_cmpstr (log->str, ==, signals);
  g_string_truncate (log, 0);
}

static void
test_signals (void)
{
  g_autoptr (GString) log = g_string_new (NULL);
  MedinaGame *game = scripted_game_new_of_walls (2, 3);

  g_signal_connect (game, "placement-played", G_CALLBACK (placement_played_cb), log);
  g_signal_connect (game, "placement-undone", G_CALLBACK (placement_undone_cb), log);
  g_signal_connect (game, "event", G_CALLBACK (event_cb), log);
  g_signal_connect (game, "turn-changed", G_CALLBACK (turn_changed_cb), log);
  g_signal_connect (game, "game-over", G_CALLBACK (game_over_cb), log);
  g_signal_connect (game, "notify::placements-left", G_CALLBACK (notify_cb), log);

  scripted_game_play (game, "Wa2");
  expect (log, "notify 1+Wa2 ");
  scripted_game_play (game, "Wa3");
  expect (log, "notify 1+Wa3 ");
  medina_game_end_turn (game);
  expect (log, "notify turn ");
  medina_game_undo (game);
  expect (log, "notify 1-Wa3 turn ");
  medina_game_redo (game);
  expect (log, "notify 1+Wa3 ");
  medina_game_set_automatic_end (game, TRUE);
  expect (log, "notify turn ");
  scripted_game_play (game, "Wa4 Wa5 Wa6 Wb1");
  expect (log, "notify 2+Wa4 notify 2+Wa5 turn 1+Wa6 event turn notify 2+Wb1 event over ");
  medina_game_undo (game);
  expect (log, "notify 2-Wb1 ");
  g_assert_false (medina_game_get_over (game));

  g_assert_finalize_object (game);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/signals/come-in-their-order", test_signals);
  return g_test_run ();
}
