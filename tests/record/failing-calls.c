/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "failing-calls.h"

#include <errno.h>
#include <pthread.h>
#include <stdio.h>
#include <sys/types.h>
#include <unistd.h>

#include <glib/gstdio.h>

static struct
{
  FailingKind kind;
  guint at;
  gboolean lasting;
  int number;
  guint made;
  GString *names; /* NULL while no calls are watched */
} state;

/* Not GLib's: the thread sanitizer does not see those. */
static pthread_mutex_t stuck_lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t stuck_changed = PTHREAD_COND_INITIALIZER;
static gboolean stuck;

static void
set_stuck (gboolean value)
{
  pthread_mutex_lock (&stuck_lock);
  stuck = value;
  pthread_cond_broadcast (&stuck_changed);
  pthread_mutex_unlock (&stuck_lock);
}

static void
wait_until_let_go (void)
{
  pthread_mutex_lock (&stuck_lock);
  while (stuck)
    pthread_cond_wait (&stuck_changed, &stuck_lock);
  pthread_mutex_unlock (&stuck_lock);
}

void
failing_calls_begin (FailingKind kind, guint at, gboolean lasting, int number)
{
  state.kind = kind;
  state.at = at;
  state.lasting = lasting;
  state.number = number;
  state.made = 0;
  state.names = g_string_new (NULL);
  set_stuck (kind == FAILING_STUCK);
}

char *
failing_calls_end (void)
{
  GString *names = g_steal_pointer (&state.names);

  set_stuck (FALSE);
  return g_string_free (names, FALSE);
}

/* Notes the call of that name, and returns whether it fails. */
static gboolean
goes_wrong (const char *name)
{
  gboolean wrong;

  if (state.names == NULL)
    return FALSE;
  g_string_append_printf (state.names, "%s%s", state.made > 0 ? " " : "", name);
  wrong =
    state.kind != FAILING_NONE && (state.lasting ? state.made >= state.at : state.made == state.at);
  state.made++;
  if (wrong && state.kind == FAILING_DEATH)
    _exit (FAILING_DEATH_STATUS);
  if (wrong && state.kind == FAILING_STUCK)
    {
      wait_until_let_go ();
      return FALSE;
    }
  return wrong;
}

static int
fail (void)
{
  errno = state.kind == FAILING_SHORT ? EINTR : state.number;
  return -1;
}

/* The linker calls the wrapped functions __wrap_NAME, and the real ones __real_NAME. */
#define WRAP(result, name, parameters, arguments)                  \
  result __real_##name parameters;                                 \
  result __wrap_##name parameters;                                 \
  result __wrap_##name parameters                                  \
  {                                                                \
    return goes_wrong (#name) ? fail () : __real_##name arguments; \
  }

WRAP (int, fsync, (int descriptor), (descriptor))
WRAP (int, rename, (const char *from, const char *to), (from, to))
WRAP (int, g_mkstemp_full, (char *template, int flags, int mode), (template, flags, mode))
WRAP (int, fchmod, (int descriptor, mode_t mode), (descriptor, mode))
WRAP (int, unlink, (const char *path), (path))

/* The descriptor is closed in any case, as the system does it. */
int __real_close (int descriptor);
int __wrap_close (int descriptor);

int
__wrap_close (int descriptor)
{
  const gboolean wrong = goes_wrong ("close");
  const int result = __real_close (descriptor);

  return wrong ? fail () : result;
}

/* A short write does not fail: it writes one byte. */
ssize_t __real_write (int descriptor, const void *data, size_t length);
ssize_t __wrap_write (int descriptor, const void *data, size_t length);

ssize_t
__wrap_write (int descriptor, const void *data, size_t length)
{
  if (!goes_wrong ("write"))
    return __real_write (descriptor, data, length);
  return state.kind == FAILING_SHORT ? __real_write (descriptor, data, 1) : fail ();
}
