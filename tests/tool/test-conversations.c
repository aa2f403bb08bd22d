/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Conversations with the engine, word by word. In the files beside this one, lines that begin
 * with ">" are what it is told, lines that begin with ";" are remarks, and all others are what it
 * must answer. */

#include <string.h>

#include "engine-process.h"

typedef struct
{
  GString *input;
  GPtrArray *expected; /* lines, borrowed from `lines` */
  GArray *numbers;     /* where they stand in the file */
  GStrv lines;
} Conversation;

static void
take_line (Conversation *self, char *line, int number)
{
  if (*line == ';')
    return;
  if (*line != '>')
    {
      g_ptr_array_add (self->expected, line);
      g_array_append_val (self->numbers, number);
      return;
    }
  g_string_append (self->input, line[1] == ' ' ? line + 2 : line + 1);
  g_string_append_c (self->input, '\n');
}

static Conversation *
conversation_load (const char *path)
{
  Conversation *self = g_new0 (Conversation, 1);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  gsize length;

  g_file_get_contents (path, &text, &length, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (length, >, 0);
  text[length - 1] = '\0'; /* the last newline */

  self->input = g_string_new (NULL);
  self->expected = g_ptr_array_new ();
  self->numbers = g_array_new (FALSE, FALSE, sizeof (int));
  self->lines = g_strsplit (text, "\n", -1);
  for (int i = 0; self->lines[i] != NULL; i++)
    take_line (self, self->lines[i], i + 1);
  g_ptr_array_add (self->expected, NULL);
  return self;
}

static void
conversation_free (Conversation *self)
{
  g_string_free (self->input, TRUE);
  g_ptr_array_unref (self->expected);
  g_array_unref (self->numbers);
  g_strfreev (self->lines);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Conversation, conversation_free)

/* The engine's lines; the newline at their end makes none. */
static GStrv
lines_of_run (const EngineRun *run)
{
  g_autofree char *output = g_strdup (run->output);

  g_assert_true (g_str_has_suffix (output, "\n"));
  output[strlen (output) - 1] = '\0';
  return g_strsplit (output, "\n", -1);
}

static void
test_conversation (gconstpointer path)
{
  g_autoptr (Conversation) conversation = conversation_load (path);
  g_autoptr (EngineRun) run = engine_run (NULL, conversation->input->str, conversation->input->len);
  g_auto (GStrv) lines = lines_of_run (run);
  char **expected = (char **) conversation->expected->pdata;
  guint n_expected = conversation->expected->len - 1;

  for (guint i = 0; i < n_expected; i++)
    if (g_strcmp0 (lines[i], expected[i]) != 0)
      {
        g_test_message ("%s:%d", (const char *) path,
                        g_array_index (conversation->numbers, int, i));
        g_assert_cmpstr (lines[i], ==, expected[i]);
      }
  g_assert_cmpuint (g_strv_length (lines), ==, n_expected);
  g_assert_cmpstr (run->errors, ==, "");
  g_assert_cmpint (run->status, ==, 0);
}

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

int
main (int argc, char *argv[])
{
  g_autofree char *folder = NULL;
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GDir) dir = NULL;
  g_autoptr (GError) error = NULL;
  const char *name;

  g_test_init (&argc, &argv, NULL);

  folder = g_test_build_filename (G_TEST_DIST, "conversations", NULL);
  dir = g_dir_open (folder, 0, &error);
  g_assert_no_error (error);
  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".txt"))
      g_ptr_array_add (names, g_strdup (name));
  g_ptr_array_sort (names, compare_names);
  g_assert_cmpuint (names->len, >, 0);

  for (guint i = 0; i < names->len; i++)
    {
      g_autofree char *stem = g_strndup (names->pdata[i], strlen (names->pdata[i]) - 4);
      g_autofree char *test = g_strconcat ("/conversations/", stem, NULL);

      g_test_add_data_func_full (test, g_build_filename (folder, names->pdata[i], NULL),
                                 test_conversation, g_free);
    }
  return g_test_run ();
}
