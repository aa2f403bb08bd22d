/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-game-sounds.h"
#include "named-game.h"

/* What is heard of a game. The clock stands still unless a test moves it. */

typedef struct
{
  MedinaGame *game;
  MedinaSoundPlayer *player;
  MedinaGameSounds *sounds;
  GString *heard; /* names with decibels, a space behind each */
} Fixture;

static gint64 now;

static gint64
read_clock (void)
{
  return now;
}

static void
played_cb (Fixture *self, guint sound, int decibels)
{
  g_string_append_printf (self->heard, "%s%+d ", medina_sound_get_name (sound), decibels);
}

static void
set_up (Fixture *self, gconstpointer data)
{
  now = 0;
  self->game = named_game_new (MDN_SECOND_EDITION, 4);
  self->heard = g_string_new (NULL);
  self->player = medina_sound_player_new (NULL);
  g_object_set (self->player, "volume", 100, NULL);
  medina_sound_player_set_clock (self->player, read_clock);
  g_signal_connect_swapped (self->player, "played", G_CALLBACK (played_cb), self);
  self->sounds = medina_game_sounds_new (self->player);
  medina_game_sounds_set_game (self->sounds, self->game);
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  g_assert_finalize_object (self->sounds);
  g_assert_finalize_object (self->player);
  g_assert_finalize_object (self->game);
  g_string_free (self->heard, TRUE);
}

/* What was heard since this was asked last; then a second passes. */
static void
assert_heard (Fixture *self, const char *expected)
{
  g_assert_cmpstr (self->heard->str, ==, expected);
  g_string_truncate (self->heard, 0);
  now += G_USEC_PER_SEC;
}

static void
play (Fixture *self, const char *placement)
{
  named_game_play (self->game, placement);
}

static void
seat_computer (Fixture *self, guint number)
{
  medina_player_set_kind (medina_game_get_player (self->game, number), MEDINA_SEAT_COMPUTER);
}

static void
test_pieces (Fixture *self, gconstpointer data)
{
  play (self, "Gb2");
  assert_heard (self, "wood+0 ");
  play (self, "Ml5");
  assert_heard (self, "step+0 ");
  play (self, "Wa2");
  assert_heard (self, "stone+0 ");
  play (self, "Rb2");
  assert_heard (self, "cloth+0 coin+0 ");
}

static void
test_tiles (Fixture *self, gconstpointer data)
{
  play (self, "Pb2");
  assert_heard (self, "wood+0 ");
  play (self, "Rb2");
  assert_heard (self, "cloth+0 coin+0 tea+0 ");
  g_assert_cmpuint (medina_sound_of_placement (mdn_placement_tea ()), ==, MEDINA_SOUND_TEA);
}

/* Of what is placed at a stroke, one piece is heard. */
static void
test_at_a_stroke (Fixture *self, gconstpointer data)
{
  play (self, "Gb2 Bd5 Oe9");
  assert_heard (self, "wood+0 ");
  play (self, "Pi9");
  assert_heard (self, "wood+0 ");
}

/* --- Computers -------------------------------------------------------------------------------- */

/* Aisha has placed two pieces, the computer places two now. */
static void
let_computer_play (Fixture *self, MedinaPace pace)
{
  g_object_set (self->sounds, "pace", pace, NULL);
  seat_computer (self, 1);
  play (self, "Gb2 Bd5");
  medina_game_end_turn (self->game);
  assert_heard (self, "wood+0 ");
}

static void
test_computer (Fixture *self, gconstpointer data)
{
  let_computer_play (self, MEDINA_PACE_NORMAL);
  play (self, "Rb2");
  assert_heard (self, "cloth-5 coin-5 ");
  play (self, "Ge2");
  assert_heard (self, "wood-5 gong+0 ");
}

static void
test_fast_computer (Fixture *self, gconstpointer data)
{
  let_computer_play (self, MEDINA_PACE_FAST);
  play (self, "Rb2");
  assert_heard (self, "cloth-9 coin-9 ");
  play (self, "Ge2");
  assert_heard (self, "wood-9 gong+0 ");
}

static void
test_computer_at_once (Fixture *self, gconstpointer data)
{
  let_computer_play (self, MEDINA_PACE_AT_ONCE);
  play (self, "Rb2");
  assert_heard (self, "");
  play (self, "Ge2");
  assert_heard (self, "gong+0 ");
}

/* The next computer is not called. */
static void
test_computers (Fixture *self, gconstpointer data)
{
  seat_computer (self, 2);
  let_computer_play (self, MEDINA_PACE_NORMAL);
  play (self, "Rb2 Ge2");
  assert_heard (self, "cloth-5 coin-5 ");
}

/* People see each other. */
static void
test_people (Fixture *self, gconstpointer data)
{
  play (self, "Gb2 Bd5");
  medina_game_end_turn (self->game);
  assert_heard (self, "wood+0 ");
}

static void
test_curtain (Fixture *self, gconstpointer data)
{
  medina_game_set_screens (self->game, TRUE);
  medina_game_lift_curtain (self->game);
  play (self, "Gb2 Bd5");
  assert_heard (self, "wood+0 ");
  medina_game_end_turn (self->game);
  g_assert_true (medina_game_get_curtain (self->game));
  assert_heard (self, "gong+0 ");
  medina_game_lift_curtain (self->game);
  assert_heard (self, "");
}

/* --- Back and forth --------------------------------------------------------------------------- */

static void
test_undo (Fixture *self, gconstpointer data)
{
  let_computer_play (self, MEDINA_PACE_NORMAL);
  play (self, "Rb2 Ge2");
  assert_heard (self, "cloth-5 coin-5 gong+0 ");
  medina_game_undo_decision (self->game);
  assert_heard (self, "");
  medina_game_redo_decision (self->game);
  assert_heard (self, "wood-9 ");
}

/* Instead of what was undone. */
static void
test_another (Fixture *self, gconstpointer data)
{
  play (self, "Gb2 Bd5");
  assert_heard (self, "wood+0 ");
  medina_game_undo (self->game);
  assert_heard (self, "");
  play (self, "Rb2");
  assert_heard (self, "cloth+0 coin+0 ");
}

static void
test_look_back (Fixture *self, gconstpointer data)
{
  play (self, "Gb2 Ml5 Oe9 Pi9");
  assert_heard (self, "wood+0 ");
  medina_game_seek (self->game, 0);
  assert_heard (self, "");
  medina_game_seek (self->game, 1);
  assert_heard (self, "wood-9 ");
  medina_game_seek (self->game, 2);
  assert_heard (self, "step-9 ");
  medina_game_seek (self->game, 1);
  assert_heard (self, "");
  medina_game_seek (self->game, 4);
  assert_heard (self, "");
}

/* A game that was begun elsewhere comes and goes in silence. */
static void
test_other_game (Fixture *self, gconstpointer data)
{
  g_autoptr (MedinaGame) other = named_game_new (MDN_SECOND_EDITION, 2);

  named_game_play (other, "Gb2 Bd5");
  medina_game_sounds_set_game (self->sounds, other);
  play (self, "Gb2");
  assert_heard (self, "");
  named_game_play (other, "Oe9");
  assert_heard (self, "wood+0 ");
  medina_game_sounds_set_game (self->sounds, NULL);
  named_game_play (other, "Pi9");
  assert_heard (self, "");
}

/* --- The end ---------------------------------------------------------------------------------- */

static void
test_end (Fixture *self, gconstpointer data)
{
  play (self, "Gb2");
  assert_heard (self, "wood+0 ");
  medina_game_finish (self->game, TRUE);
  g_assert_true (medina_game_get_over (self->game));
  g_assert_true (g_str_has_suffix (self->heard->str, " end+0 "));
  g_string_truncate (self->heard, 0);
  now += G_USEC_PER_SEC;
  medina_game_undo_decision (self->game);
  assert_heard (self, "");
  medina_game_redo_decision (self->game);
  g_assert_true (medina_game_get_over (self->game));
  g_assert_null (strstr (self->heard->str, "end"));
}

/* --- The player ------------------------------------------------------------------------------- */

static void
test_settings (Fixture *self, gconstpointer data)
{
  g_object_set (self->player, "enabled", FALSE, NULL);
  play (self, "Gb2");
  assert_heard (self, "");
  g_object_set (self->player, "enabled", TRUE, "volume", 50, NULL);
  play (self, "Bd5");
  assert_heard (self, "wood-10 ");
  g_object_set (self->player, "volume", 0, NULL);
  play (self, "Oe9");
  assert_heard (self, "");
}

static void
test_shared (void)
{
  g_autoptr (MedinaSoundPlayer) one = medina_sound_player_ref_shared ();
  g_autoptr (MedinaSoundPlayer) other = medina_sound_player_ref_shared ();

  g_assert_true (one == other);
}

/* All variants are there, and no more. */
static void
test_files (void)
{
  const char *folder = g_getenv ("MEDINA_MADE_SOUNDS");

  if (!medina_sound_player_can_sound ())
    {
      g_test_skip ("built without GSound");
      return;
    }
  for (MedinaSound sound = 0; sound < MEDINA_SOUNDS; sound++)
    for (guint variant = 1; variant <= medina_sound_get_variants (sound) + 1; variant++)
      {
        g_autofree char *path =
          g_strdup_printf ("%s/%s-%u.wav", folder, medina_sound_get_name (sound), variant);

        g_assert_cmpint (g_file_test (path, G_FILE_TEST_IS_REGULAR), ==,
                         variant <= medina_sound_get_variants (sound));
      }
}

int
main (int argc, char **argv)
{
  static const struct
  {
    const char *path;
    void (*test) (Fixture *self, gconstpointer data);
  } tests[] = {
    { "/sounds/pieces", test_pieces },
    { "/sounds/tiles", test_tiles },
    { "/sounds/at-a-stroke", test_at_a_stroke },
    { "/sounds/computer", test_computer },
    { "/sounds/computer-fast", test_fast_computer },
    { "/sounds/computer-at-once", test_computer_at_once },
    { "/sounds/computers", test_computers },
    { "/sounds/people", test_people },
    { "/sounds/curtain", test_curtain },
    { "/sounds/undo", test_undo },
    { "/sounds/another", test_another },
    { "/sounds/look-back", test_look_back },
    { "/sounds/other-game", test_other_game },
    { "/sounds/end", test_end },
    { "/sounds/settings", test_settings },
  };

  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, NULL, set_up, tests[i].test, tear_down);
  g_test_add_func ("/sounds/shared", test_shared);
  g_test_add_func ("/sounds/files", test_files);
  return g_test_run ();
}
