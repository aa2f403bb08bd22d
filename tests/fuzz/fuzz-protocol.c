/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Any bytes as a conversation: it goes to its end, and the answers have the form of answers. */

#define _GNU_SOURCE /* memmem */

#include "fuzz.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <glib.h>
#include <glib/gstdio.h>

#include "conversation.h"
#include "fuzz-folder.h"

/* The time that a command may take, and how many slow ones an input may have. */
static const MdnSessionLimits limits = { .perft = 2000, .games = 20, .nodes = 40 };

static const char *const slow[] = { "perft", "playout", "genmove", "hint", "load" };

enum
{
  MOST_SLOW = 8,
};

static size_t
count_word (const uint8_t *data, size_t size, const char *word)
{
  const uint8_t *const end = data + size;
  size_t count = 0;

  while ((data = memmem (data, (size_t) (end - data), word, strlen (word))) != NULL)
    {
      data += strlen (word);
      count++;
    }
  return count;
}

/* Files are in the folder of this process, which is the current one, or nowhere. */
static gboolean
is_allowed (const uint8_t *data, size_t size)
{
  size_t n_slow = 0;

  for (size_t i = 0; i < G_N_ELEMENTS (slow); i++)
    n_slow += count_word (data, size, slow[i]);
  return n_slow <= MOST_SLOW && count_word (data, size, "bench") == 0 &&
         memchr (data, '/', size) == NULL;
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
  g_autofree char *here = NULL;
  FILE *input, *output;
  char *text;
  size_t length;

  if (size == 0 || !is_allowed (data, size))
    return 0;
  here = g_get_current_dir ();
  fuzz_folder_empty ();
  g_assert_cmpint (g_chdir (fuzz_folder ()), ==, 0);
  input = fmemopen ((void *) data, size, "r");
  output = open_memstream (&text, &length);
  g_assert_true (mdn_conversation_within (input, output, &limits));
  fclose (input);
  fclose (output);
  check_answers (text, length);
  free (text);
  g_assert_cmpint (g_chdir (here), ==, 0);
  return 0;
}
