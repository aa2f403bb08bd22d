/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "commands.h"

#include <string.h>

#include "ai-commands.h"
#include "bench.h"
#include "count-commands.h"
#include "describe.h"
#include "game-commands.h"
#include "line.h"
#include "record-commands.h"
#include "refuse.h"

static bool
answer_protocol_version (MdnSession *session, char **words, int n_words, FILE *answer)
{
  fputs ("1", answer);
  return true;
}

static bool
answer_name (MdnSession *session, char **words, int n_words, FILE *answer)
{
  fputs ("Medina", answer);
  return true;
}

static bool
answer_version (MdnSession *session, char **words, int n_words, FILE *answer)
{
  fputs (MEDINA_VERSION, answer);
  return true;
}

static bool
answer_description (MdnSession *session, char **words, int n_words, FILE *answer)
{
  return mdn_describe (&session->game.position, words[0], answer);
}

static bool
answer_bench (MdnSession *session, char **words, int n_words, FILE *answer)
{
  mdn_bench (answer);
  return true;
}

static bool
quit (MdnSession *session, char **words, int n_words, FILE *answer)
{
  session->quit = true;
  return true;
}

static bool answer_commands (MdnSession *session, char **words, int n_words, FILE *answer);

enum
{
  ANY = MDN_LINE_WORDS,
};

static const struct
{
  const char *name;
  int arguments; /* how many words may follow it */
  bool (*run) (MdnSession *session, char **words, int n_words, FILE *answer);
} commands[] = {
  { "protocol_version", 0, answer_protocol_version },
  { "name", 0, answer_name },
  { "version", 0, answer_version },
  { "commands", 0, answer_commands },
  { "new", ANY, mdn_command_new },
  { "setup", 0, mdn_command_setup },
  { "turn", 0, answer_description },
  { "moves", 0, answer_description },
  { "play", ANY, mdn_command_play },
  { "undo", 1, mdn_command_undo },
  { "redo", 1, mdn_command_redo },
  { "board", 0, answer_description },
  { "stock", 0, answer_description },
  { "palaces", 0, answer_description },
  { "tiles", 0, answer_description },
  { "score", 0, answer_description },
  { "result", 0, answer_description },
  { "perft", 1, mdn_command_perft },
  { "playout", ANY, mdn_command_playout },
  { "genmove", ANY, mdn_command_genmove },
  { "hint", ANY, mdn_command_hint },
  { "record", 0, mdn_command_record },
  { "save", 1, mdn_command_save },
  { "load", 1, mdn_command_load },
  { "bench", 0, answer_bench },
  { "quit", 0, quit },
};

enum
{
  COMMANDS = sizeof commands / sizeof commands[0],
};

static bool
answer_commands (MdnSession *session, char **words, int n_words, FILE *answer)
{
  for (int i = 0; i < COMMANDS; i++)
    fprintf (answer, "%s%s", i > 0 ? "\n" : "", commands[i].name);
  return true;
}

bool
mdn_commands_run (MdnSession *session, char **words, int n_words, FILE *answer)
{
  for (int i = 0; i < COMMANDS; i++)
    if (strcmp (words[0], commands[i].name) == 0)
      {
        if (n_words - 1 > commands[i].arguments)
          return mdn_refuse_word (answer, words[commands[i].arguments + 1],
                                  "nothing can follow here");
        return commands[i].run (session, words, n_words, answer);
      }
  return mdn_refuse_word (answer, words[0], "unknown command");
}
