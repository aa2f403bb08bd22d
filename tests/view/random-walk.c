/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "random-walk.h"

#include <glib/gstdio.h>
#include <unistd.h>

#include "real-input.h"
#include "medina-window.h"
#include "driver.h"
#include "random-walk-steps.h"

enum
{
  DEADLINE = 180,  /* seconds that an event may take */
  AFTERWARDS = 50, /* turns of the main loop between two events, at the most */
};

/* The folder for everything that is kept, saved or exported. */
static char *
enter_folder (void)
{
  static const char *const homes[] = { "HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME" };
  char *folder = g_dir_make_tmp ("medina-walk-XXXXXX", NULL);

  g_assert_nonnull (folder);
  g_assert_cmpint (g_chdir (folder), ==, 0);
  for (gsize i = 0; i < G_N_ELEMENTS (homes); i++)
    g_setenv (homes[i], folder, TRUE);
  return folder;
}

static void
remove_below (GFile *file)
{
  g_autoptr (GFileEnumerator) children =
    g_file_enumerate_children (file, G_FILE_ATTRIBUTE_STANDARD_NAME,
                               G_FILE_QUERY_INFO_NOFOLLOW_SYMLINKS, NULL, NULL);
  GFile *child;

  while (children != NULL && g_file_enumerator_iterate (children, NULL, &child, NULL, NULL) &&
         child != NULL)
    remove_below (child);
  g_file_delete (file, NULL, NULL);
}

/* Each event has random numbers of its own: what the one before did with its does not matter. */
static void
take_step (RandomWalkStep *step, guint64 seed, RandomWalkProgress *progress)
{
  MdnRandom random;

  mdn_random_seed (&random, seed << 32 | (guint) progress->event);
  step->random = &random;
  step->words = progress->events[progress->event % RANDOM_WALK_MEMORY];
  step->size = RANDOM_WALK_WORDS;
  *step->words = '\0';
  if (real_input_get_window () == NULL)
    random_walk_step_add_window (step);
  else
    random_walk_step (step);
}

static void
close_all (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  while (g_list_model_get_n_items (windows) > 0)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, 0);

      gtk_window_destroy (window);
    }
  driver_settle ();
}

void
random_walk_run (guint64 seed, int events, RandomWalkProgress *progress)
{
  char *arguments[] = { (char *) "walk", NULL }, **argv = arguments;
  g_autofree char *folder = NULL;
  g_autoptr (GFile) file = NULL;
  RandomWalkStep step = { NULL };
  int argc = 1;

  folder = enter_folder ();
  driver_init (&argc, &argv);
  if (!real_input_is_there ())
    _exit (RANDOM_WALK_NO_INPUT);
  g_setenv ("PATH", folder, TRUE); /* no other program is found to be started */
  step.application = driver_get_application ();
  step.folder = folder;
  for (progress->event = 0; progress->event < events; progress->event++)
    {
      alarm (DEADLINE);
      take_step (&step, seed, progress);
      for (int i = 0; i < AFTERWARDS && g_main_context_iteration (NULL, FALSE); i++)
        ;
    }
  close_all ();
  alarm (0);
  file = g_file_new_for_path (folder);
  remove_below (file);
}
