/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "random-walks.h"

#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include "toolkit-faults.h"

enum
{
  MOST = 8, /* walks: what GDK ends so often says nothing of the program */
};

static int
walk (RandomWalker walker, guint64 seed, int events, RandomWalkProgress *progress)
{
  const pid_t process = fork ();
  int status = 0;

  g_assert_cmpint (process, >=, 0);
  if (process == 0)
    {
      walker (seed, events, progress);
      _exit (0);
    }
  g_assert_cmpint (waitpid (process, &status, 0), ==, process);
  return status;
}

RandomWalks
random_walks_run (RandomWalker walker, guint64 seed, int events)
{
  RandomWalks self = { .wanted = events };
  RandomWalkProgress *progress =
    mmap (NULL, sizeof *progress, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);

  g_assert_true (progress != MAP_FAILED);
  do
    {
      *progress = (RandomWalkProgress){ 0 };
      self.seed = seed + (guint64) self.walks++;
      self.events = events - self.made;
      self.status = walk (walker, self.seed, self.events, progress);
      self.made += progress->event;
    }
  while (random_walks_exited_with (&self, TOOLKIT_FAULTS_ENDED) && self.made < events &&
         self.walks < MOST);
  self.progress = *progress;
  munmap (progress, sizeof *progress);
  return self;
}

gboolean
random_walks_exited_with (const RandomWalks *self, int status)
{
  return WIFEXITED (self->status) && WEXITSTATUS (self->status) == status;
}

gboolean
random_walks_are_enough (const RandomWalks *self)
{
  return 2 * self->made >= self->wanted;
}
