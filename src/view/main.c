/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-application.h"

#include <glib/gi18n.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

#include "medina-language.h"

/* The threads that load icons at the start would each get a heap of its own, and keep it. What the
 * program allocates in several threads at a time is too little to stand in line for. */
static void
share_heap (void)
{
#ifdef __GLIBC__
  mallopt (M_ARENA_MAX, 1);
#endif
}

int
main (int argc, char *argv[])
{
  g_autoptr (MedinaApplication) application = NULL;

  share_heap ();
  medina_language_init ();
  /* Translators: the name of the program and of the game */
  g_set_application_name (_ ("Medina"));
  application = medina_application_new ();
  return g_application_run (G_APPLICATION (application), argc, argv);
}
