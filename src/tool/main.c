/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>

#include "bench.h"
#include "conversation.h"
#include "record-commands.h"

enum
{
  MISUSED = 2, /* the exit status for arguments that make no sense */
};

static const char help[] =
  "Usage: medina-engine [bench | --check FILE… | --help | --version]\n"
  "\n"
  "The rules of Medina without a window. Reads commands from standard input, one\n"
  "per line. Each answer starts with \"= \", or with \"? \" and the reason if the\n"
  "command is refused, and ends with an empty line. `commands` lists all commands;\n"
  "`quit` quits.\n"
  "\n"
  "  bench         run a fixed workload and report its speed\n"
  "  --check FILE… check each game file and report any error\n"
  "  --help        show this text\n"
  "  --version     show the version\n"
  "\n"
  "Limits: a line can have up to 65536 bytes and 256 words; `perft` gives up\n"
  "after counting 500000 placements; `playout` plays up to 100000 games.\n";

/* If the reader of the output has gone (EPIPE), that is no error to report. */
static int
finish (bool fine)
{
  if (fine && fflush (stdout) == 0 && !ferror (stdout))
    return EXIT_SUCCESS;
  if (errno != EPIPE)
    fprintf (stderr, "medina-engine: %s\n", strerror (errno));
  return EXIT_FAILURE;
}

static int
misused (const char *what, const char *argument)
{
  fprintf (stderr, "medina-engine: %s%s\nTry `medina-engine --help` for more information.\n", what,
           argument);
  return MISUSED;
}

static int
check (int n_files, char **files)
{
  bool fine;

  if (n_files == 0)
    return misused ("--check needs a file", "");
  fine = mdn_record_check_files (n_files, files, stdout);
  return finish (true) == EXIT_SUCCESS && fine ? EXIT_SUCCESS : EXIT_FAILURE;
}

static int
run_bench (void)
{
  mdn_bench (stdout);
  fputc ('\n', stdout);
  return finish (true);
}

static int
print (const char *text)
{
  fputs (text, stdout);
  return finish (true);
}

int
main (int argc, char **argv)
{
  /* Without the signal, a reader that goes away shows as an error of writing. */
  signal (SIGPIPE, SIG_IGN);

  if (argc == 1)
    return finish (mdn_conversation (stdin, stdout));
  if (strcmp (argv[1], "--check") == 0)
    return check (argc - 2, argv + 2);
  if (argc > 2)
    return misused ("unexpected argument: ", argv[2]);
  if (strcmp (argv[1], "bench") == 0)
    return run_bench ();
  if (strcmp (argv[1], "--help") == 0)
    return print (help);
  if (strcmp (argv[1], "--version") == 0)
    return print ("medina-engine " MEDINA_VERSION "\n");
  return misused ("unknown argument: ", argv[1]);
}
