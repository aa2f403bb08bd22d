/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "await.h"
#include "medina-sound-output.h"

/* Where no sound server can be reached, nothing is said and nobody waits. */

static void
test_without_server (void)
{
  g_autoptr (MedinaSoundOutput) output = NULL;

  if (!medina_sound_output_exists ())
    {
      g_test_skip ("built without GSound");
      return;
    }
  if (!g_test_subprocess ())
    {
      g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_DEFAULT);
      g_test_trap_assert_passed ();
      g_test_trap_assert_stderr ("");
      return;
    }
  output = medina_sound_output_new ();
  medina_sound_output_play (output, "/nowhere/wood-1.wav", 0);
  medina_sound_output_play (output, "/nowhere/wood-2.wav", 0);
  await (g_thread_pool_get_num_unused_threads () > 0);
}

/* Whoever leaves while it is still being tried, and perhaps ends the program, does no harm. */
static void
test_leave (void)
{
  for (int i = 0; i < 20; i++)
    {
      g_autoptr (MedinaSoundOutput) output = medina_sound_output_new ();

      medina_sound_output_play (output, "/nowhere/wood-1.wav", 0);
    }
}

int
main (int argc, char **argv)
{
  g_setenv ("PULSE_SERVER", "unix:/nowhere/pulse", TRUE);
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sound-output/without-server", test_without_server);
  g_test_add_func ("/sound-output/leave", test_leave);
  return g_test_run ();
}
