/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-application.h"

#include <glib/gi18n.h>
#include <locale.h>

/* A program that is not installed finds its translations where MEDINA_LOCALEDIR says. */
static void
set_language (void)
{
  const char *directory = g_getenv ("MEDINA_LOCALEDIR");

  setlocale (LC_ALL, "");
  bindtextdomain ("medina", directory != NULL ? directory : LOCALEDIR);
  bind_textdomain_codeset ("medina", "UTF-8");
  textdomain ("medina");
}

int
main (int argc, char *argv[])
{
  g_autoptr (MedinaApplication) application = NULL;

  set_language ();
  /* Translators: the name of the program and of the game */
  g_set_application_name (_ ("Medina"));
  application = medina_application_new ();
  return g_application_run (G_APPLICATION (application), argc, argv);
}
