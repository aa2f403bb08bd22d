/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "all-windows.h"

#include "gallery.h"
#include "story.h"

/* Pictures of a game as it grows, light, in a folder: NUMBER.png. They are to be shown one after
 * the other. */

enum
{
  WIDTH = 820,
  HEIGHT = 620,
  STEP = 2, /* turns from one picture to the next */
};

static const Story whole = { MDN_SECOND_EDITION, 4, { 0, 1, 2, 3 }, 3, STEP };

static void
save (Driver *driver, const char *folder, int number)
{
  g_autofree char *file = g_strdup_printf ("%s/%03d.png", folder, number);

  driver_await_layout (GTK_WIDGET (driver->window));
  gallery_save (GTK_WIDGET (driver->window), file);
}

/* Usage: make-animation FOLDER */
int
main (int argc, char **argv)
{
  g_autoptr (MedinaGame) game = NULL;
  Driver driver;
  int number = 0;

  all_windows_init (&argc, &argv);
  if (argc != 2)
    {
      g_printerr ("usage: make-animation FOLDER\n");
      return 2;
    }
  story_set_scene ();
  game = story_begin (&whole);
  story_open (&driver, game, WIDTH, HEIGHT);
  medina_computer_player_set_paused (medina_window_get_computer (driver.window), TRUE);
  save (&driver, argv[1], number++);
  while (!medina_game_get_over (game))
    {
      story_play (&whole, game);
      save (&driver, argv[1], number++);
    }
  driver_close (&driver);
  return 0;
}
