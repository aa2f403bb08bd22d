/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Any bytes as a conversation: it goes to its end, and the answers have the form of answers. */

#define _GNU_SOURCE /* memmem */

#include "fuzz.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <glib.h>

#include "conversation.h"

/* What takes its time, or writes files. */
static const char *const forbidden[] = { "bench", "perft", "playout", "genmove",
                                         "hint",  "save",  "load" };

static gboolean
is_allowed (const uint8_t *data, size_t size)
{
  for (size_t i = 0; i < G_N_ELEMENTS (forbidden); i++)
    if (memmem (data, size, forbidden[i], strlen (forbidden[i])) != NULL)
      return FALSE;
  return TRUE;
}

/* Every answer begins with its sign and ends with an empty line. */
static void
check_answers (const char *text, size_t length)
{
  const char *const end = text + length;

  while (text < end)
    {
      const char *next = memmem (text, (size_t) (end - text), "\n\n", 2);

      g_assert_true (*text == '=' || *text == '?');
      g_assert_nonnull (next);
      g_assert_true (*text == '=' || memchr (text, '\n', (size_t) (next - text)) == NULL);
      text = next + 2;
    }
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  FILE *input, *output;
  char *text;
  size_t length;

  if (size == 0 || !is_allowed (data, size))
    return 0;
  input = fmemopen ((void *) data, size, "r");
  output = open_memstream (&text, &length);
  g_assert_true (mdn_conversation (input, output));
  fclose (input);
  fclose (output);
  check_answers (text, length);
  free (text);
  return 0;
}
