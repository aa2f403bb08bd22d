/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "x-server.h"

#include <poll.h>
#include <string.h>
#include <unistd.h>

enum
{
  START = 60 * 1000, /* milliseconds that the server may take to start */
};

/* The server writes the number of its display, and a line feed, when it is ready. */
static int
read_number (int fd)
{
  struct pollfd ready = { .fd = fd, .events = POLLIN };
  char text[16] = "";
  gsize length = 0;

  while (length < sizeof text - 1 && strchr (text, '\n') == NULL)
    {
      if (poll (&ready, 1, START) <= 0 || read (fd, text + length, 1) != 1)
        return -1;
      length++;
    }
  return (int) g_ascii_strtoll (text, NULL, 10);
}

int
x_server_start (const char *screen)
{
  const char *const command[] = { "Xvfb", "-displayfd", "3",   "-screen",    "0",
                                  screen, "-nolisten",  "tcp", "-terminate", NULL };
  const int target = 3;
  int pipe_fds[2], number = -1;

  if (pipe (pipe_fds) != 0)
    return -1;
  if (g_spawn_async_with_pipes_and_fds (NULL, command, NULL,
                                        G_SPAWN_SEARCH_PATH | G_SPAWN_STDERR_TO_DEV_NULL, NULL,
                                        NULL, -1, -1, -1, &pipe_fds[1], &target, 1, NULL, NULL,
                                        NULL, NULL, NULL))
    {
      close (pipe_fds[1]);
      pipe_fds[1] = -1;
      number = read_number (pipe_fds[0]);
    }
  close (pipe_fds[0]);
  if (pipe_fds[1] >= 0)
    close (pipe_fds[1]);
  return number;
}
