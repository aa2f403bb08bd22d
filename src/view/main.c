/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-application.h"

#include <glib/gi18n.h>

#include "medina-heap.h"
#include "medina-language.h"

/* The language comes first: it changes the environment, for which there must be no thread yet. */
int
main (int argc, char *argv[])
{
  g_autoptr (MedinaApplication) application = NULL;
  int status;

  medina_heap_init ();
  medina_language_init ();
  /* Translators: the name of the program and of the game */
  g_set_application_name (_ ("Medina"));
  application = medina_application_new ();
  status = g_application_run (G_APPLICATION (application), argc, argv);
  return medina_application_get_faulty (application) ? 1 : status;
}
