/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-application.h"

#include <glib/gi18n.h>

#ifdef __GLIBC__
#include <malloc.h>
#endif

#include "medina-language.h"

enum
{
  PICTURE = 1 << 20, /* bytes that only pictures are as large as */
};

/* Pictures of the size of a window or a board are given back as soon as they are freed. Left to itself the C library takes
 * the second one from the heap, between what stays, and keeps the room. */
static void
keep_pictures_off_the_heap (void)
{
#ifdef __GLIBC__
  mallopt (M_MMAP_THRESHOLD, PICTURE);
#endif
}

/* The language comes first: it changes the environment, for which there must be no thread yet. */
int
main (int argc, char *argv[])
{
  g_autoptr (MedinaApplication) application = NULL;
  int status;

  keep_pictures_off_the_heap ();
  medina_language_init ();
  /* Translators: the name of the program and of the game */
  g_set_application_name (_ ("Medina"));
  application = medina_application_new ();
  status = g_application_run (G_APPLICATION (application), argc, argv);
  return medina_application_get_faulty (application) ? 1 : status;
}
