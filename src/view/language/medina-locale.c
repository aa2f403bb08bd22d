/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-locale.h"

#include <langinfo.h>
#include <locale.h>
#ifdef __GLIBC__
#include <gnu/libc-version.h>
#endif

static gboolean
translates_without_language (void)
{
#ifdef __GLIBC__
  g_auto (GStrv) version = g_strsplit (gnu_get_libc_version (), ".", 3);

  return g_str_equal (version[0], "2") && version[1] != NULL &&
         g_ascii_strtoull (version[1], NULL, 10) < 39;
#else
  return FALSE;
#endif
}

gboolean
medina_locale_translates (const char *name)
{
  g_return_val_if_fail (name != NULL, FALSE);

  if (g_str_equal (name, "C") || g_str_equal (name, "POSIX"))
    return FALSE;
  return !g_str_has_prefix (name, "C.") || translates_without_language ();
}

/* Asks the C library itself: what is listed somewhere need not be there. */
static gboolean
is_installed (const char *name)
{
  const locale_t locale = newlocale (LC_CTYPE_MASK | LC_MESSAGES_MASK, name, (locale_t) 0);
  gboolean unicode;

  if (locale == (locale_t) 0)
    return FALSE;
  unicode = g_str_equal (nl_langinfo_l (CODESET, locale), "UTF-8");
  freelocale (locale);
  return unicode;
}

static gboolean
is_usable (const char *name)
{
  return medina_locale_translates (name) && is_installed (name);
}

/* The C library cannot list its locales, only its command can. */
static char **
ask_command (void)
{
  const char *const command[] = { "locale", "-a", NULL };
  g_autofree char *names = NULL;

  if (!g_spawn_sync (NULL, (char **) command, NULL,
                     G_SPAWN_SEARCH_PATH | G_SPAWN_STDERR_TO_DEV_NULL, NULL, NULL, &names, NULL,
                     NULL, NULL))
    return g_new0 (char *, 1);
  return g_strsplit (names, "\n", -1);
}

/* The command is waited for, so it is asked once only; transfer none. */
static const char *const *
list_installed (void)
{
  static char **installed;

  if (installed == NULL)
    installed = ask_command ();
  return (const char *const *) installed;
}

static char *
find_usable (const char *const *names)
{
  for (; *names != NULL; names++)
    if (**names != '\0' && is_usable (*names))
      return g_strdup (*names);
  return NULL;
}

char *
medina_locale_find (const char *const *likely)
{
  char *found;

  g_return_val_if_fail (likely != NULL, NULL);

  found = find_usable (likely);
  return found != NULL ? found : find_usable (list_installed ());
}
