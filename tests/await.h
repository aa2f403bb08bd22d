/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

/* Runs the default main context until the condition holds, which is asked again after every
 * iteration and a hundred times a second. If it does not hold within a minute, the test fails and
 * says which condition was waited for. MEDINA_TEST_PATIENCE multiplies the minute, for builds that
 * are slow. */
#define await(condition)                                                \
  G_STMT_START                                                          \
  {                                                                     \
    g_auto (Await) wait = await_begin ();                               \
    while (!(condition))                                                \
      await_iterate (&wait, #condition, __FILE__, __LINE__, G_STRFUNC); \
  }                                                                     \
  G_STMT_END

/* Runs the default main context until it has nothing more to do at once. If it always has, the test
 * fails after that minute. */
void await_quiet (void);

/* Waits until the default main context has something to do, and leaves it undone: what a thread has
 * sent is there then, but has not arrived. If nothing comes, the test fails after that minute. */
void await_pending (void);

/* Notes the result of something asynchronous, with a reference: data is its place, a GAsyncResult
 * **. */
void await_result_cb (GObject *source, GAsyncResult *result, gpointer data);

/* What the macro is made of. */
typedef struct
{
  GSource *tick;
  gint64 deadline;
} Await;

Await await_begin (void);
void await_iterate (Await *self,
                    const char *condition,
                    const char *file,
                    int line,
                    const char *function);
void await_clear (Await *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Await, await_clear)
