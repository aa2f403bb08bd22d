/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Writes a network's file as C, so that it becomes part of the program: runs while that is
 * built. */

#include <stdio.h>
#include <stdlib.h>

enum
{
  NUMBERS_A_LINE = 16,
};

/* The file begins with a line for people (network.c); behind it are the numbers, the lower byte of
 * each first. */
static void
write_numbers (FILE *from, FILE *to)
{
  int c, high, count = 0;

  while ((c = getc (from)) != '\n' && c != EOF)
    ;
  while ((c = getc (from)) != EOF && (high = getc (from)) != EOF)
    {
      const int number = c | high << 8;

      fprintf (to, "%d,%c", number < 0x8000 ? number : number - 0x10000,
               ++count % NUMBERS_A_LINE == 0 ? '\n' : ' ');
    }
}

int
main (int argc, char *argv[])
{
  FILE *from = argc == 3 ? fopen (argv[1], "rb") : NULL, *to = NULL;

  if (from != NULL)
    to = fopen (argv[2], "w");
  if (to == NULL)
    {
      fputs ("usage: embed-network NETWORK FILE\n", stderr);
      return EXIT_FAILURE;
    }
  fputs ("#include \"network.h\"\n\n"
         "#pragma GCC diagnostic ignored \"-Wmissing-braces\"\n\n"
         "const MdnNetwork mdn_network_in_use = {\n",
         to);
  write_numbers (from, to);
  fputs ("};\n", to);
  fclose (from);
  return fclose (to) == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
