/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-command-line.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>

void
medina_command_line_complain (const char *sentence)
{
  g_printerr ("%s: %s\n", g_get_prgname (), sentence);
}

/* What is wrong with the name of a file; NULL if there may be a game. The window tells what is
 * wrong with its contents, and all that goes wrong far away. */
static char *
find_fault (const char *name, GFile *file)
{
  const char *path = g_file_is_native (file) ? g_file_peek_path (file) : NULL;
  g_autofree char *shown = g_filename_display_name (name);
  GStatBuf status;

  if (g_str_equal (name, "-"))
    return g_strdup (_ ("Medina cannot read games from standard input. Name a file instead."));
  if (path != NULL && g_stat (path, &status) != 0 && errno == ELOOP)
    return g_strdup_printf ("%s: %s", shown, _ ("This link points back to itself, not to a file."));
  if (path != NULL && !g_file_test (path, G_FILE_TEST_EXISTS))
    return g_strdup_printf (_ ("There is no file “%s”."), shown);
  if (path != NULL && g_file_test (path, G_FILE_TEST_IS_DIR))
    return g_strdup_printf (_ ("“%s” is a folder, not a game file."), shown);
  if (path != NULL && !g_file_test (path, G_FILE_TEST_IS_REGULAR))
    return g_strdup_printf ("%s: %s", shown, _ ("This is a folder or a device, not a game file."));
  return NULL;
}

/* Drops the files that are not there; FALSE if none is left. */
static gboolean
find_files (MedinaCommandLine *self, char **names)
{
  if (names == NULL || names[0] == NULL)
    return TRUE;
  for (int i = 0; names[i] != NULL; i++)
    {
      g_autoptr (GFile) file = g_file_new_for_commandline_arg (names[i]);
      g_autofree char *fault = find_fault (names[i], file);

      if (fault == NULL)
        {
          g_ptr_array_add (self->files, g_steal_pointer (&file));
          continue;
        }
      medina_command_line_complain (fault);
      self->faulty = TRUE;
    }
  return self->files->len > 0;
}

static void
complain_of_misuse (const GError *error)
{
  g_autofree char *hint = NULL;

  medina_command_line_complain (error->message);
  /* Translators: %s is the name of the program; “--help” is to be typed as it is */
  hint = g_strdup_printf (_ ("Try “%s --help” for more information."), g_get_prgname ());
  medina_command_line_complain (hint);
}

MedinaCommandLine *
medina_command_line_new (char **arguments)
{
  g_autoptr (MedinaCommandLine) self = g_new0 (MedinaCommandLine, 1);
  g_auto (GStrv) names = NULL;
  const GOptionEntry entries[] = {
    { "version", 'v', 0, G_OPTION_ARG_NONE, &self->version, _ ("Print the version and exit"),
      NULL },
    { "new-game", 'n', 0, G_OPTION_ARG_NONE, &self->new_game, _ ("Set up a new game"), NULL },
    { "new-window", 'w', 0, G_OPTION_ARG_NONE, &self->new_window, _ ("Open another window"), NULL },
    { "rules", 'r', 0, G_OPTION_ARG_NONE, &self->rules, _ ("Show the rules"), NULL },
    { "gapplication-service", 0, G_OPTION_FLAG_HIDDEN, G_OPTION_ARG_NONE, &self->service, NULL,
      NULL },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &names, NULL, NULL },
    { NULL },
  };
  /* Translators: what stands behind the name of the program on the command line */
  g_autoptr (GOptionContext) context = g_option_context_new (_ ("[FILE…]"));
  g_auto (GStrv) rest = g_strdupv (arguments);
  g_autoptr (GError) error = NULL;

  self->files = g_ptr_array_new_with_free_func (g_object_unref);
  g_option_context_add_main_entries (context, entries, NULL);
  g_option_context_set_summary (context, _ ("A board game for two to four players who build "
                                            "palaces together and claim the best for themselves."));
  if (!g_option_context_parse_strv (context, &rest, &error))
    complain_of_misuse (error);
  else if (self->version || find_files (self, names))
    return g_steal_pointer (&self);
  return NULL;
}

void
medina_command_line_free (MedinaCommandLine *self)
{
  g_ptr_array_unref (self->files);
  g_free (self);
}
