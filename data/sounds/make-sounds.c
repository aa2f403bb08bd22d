/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Makes the sounds of the game: make-sounds FILE…, where wood-2.wav is the second variant of
 * "wood". The same bytes each time. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "recipe.h"
#include "wave-file.h"

/* NULL, with a complaint, if the name does not say what to make. */
static const Recipe *
read_name (const char *path, unsigned int *variant)
{
  const char *slash = strrchr (path, '/');
  char name[32];
  const Recipe *recipe = NULL;

  if (sscanf (slash != NULL ? slash + 1 : path, "%31[a-z]-%u.wav", name, variant) == 2)
    recipe = recipe_find (name);
  if (recipe == NULL)
    fprintf (stderr, "%s: no such sound\n", path);
  return recipe;
}

static int
make (const char *path)
{
  unsigned int variant = 0;
  const Recipe *recipe = read_name (path, &variant);
  SampleBuffer buffer;
  int fine;

  if (recipe == NULL)
    return 0;
  buffer = recipe_make (recipe, variant);
  fine = wave_file_write (&buffer, path);
  if (!fine)
    fprintf (stderr, "%s: %s\n", path, strerror (errno));
  sample_buffer_clear (&buffer);
  return fine;
}

int
main (int argc, char **argv)
{
  for (int i = 1; i < argc; i++)
    if (!make (argv[i]))
      return EXIT_FAILURE;
  return EXIT_SUCCESS;
}
