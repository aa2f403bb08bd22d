/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "conversation.h"

#include <stdlib.h>

#include "commands.h"
#include "count-commands.h"
#include "line.h"
#include "refuse.h"

/* An answer is put together in memory, so that what is written is always a whole one. */
typedef struct
{
  FILE *stream;
  char *text;
  size_t length;
} Answer;

static bool
write_answer (Answer *answer, bool fine, FILE *output)
{
  const char *sign = fine ? "=" : "?";
  bool written;

  written = fclose (answer->stream) == 0 &&
            fprintf (output, "%s%s%s\n\n", sign, answer->length > 0 ? " " : "", answer->text) > 0 &&
            fflush (output) == 0;
  free (answer->text);
  return written;
}

static bool
drop_answer (Answer *answer)
{
  fclose (answer->stream);
  free (answer->text);
  return true;
}

static bool
answer_line (MdnSession *session, MdnLineStatus status, MdnLine *line, FILE *output)
{
  Answer answer = { 0 };
  bool fine;

  answer.stream = open_memstream (&answer.text, &answer.length);
  if (answer.stream == NULL)
    return false;
  if (status == MDN_LINE_TOO_LONG)
    fine = mdn_refuse (answer.stream, "line too long");
  else
    fine = mdn_line_split (line, answer.stream);
  if (fine && line->n_words == 0)
    return drop_answer (&answer);
  if (fine)
    fine = mdn_commands_run (session, line->words, line->n_words, answer.stream);
  return write_answer (&answer, fine, output);
}

bool
mdn_conversation (FILE *input, FILE *output)
{
  static const MdnSessionLimits usual = { .perft = MDN_PERFT_LIMIT, .games = MDN_PLAYOUT_LIMIT };

  return mdn_conversation_within (input, output, &usual);
}

bool
mdn_conversation_within (FILE *input, FILE *output, const MdnSessionLimits *limits)
{
  MdnLineStatus status;
  MdnSession session;
  MdnLine line;
  bool fine = true;

  mdn_session_begin (&session, limits);
  while (fine && !session.quit && (status = mdn_line_read (&line, input)) != MDN_LINE_NONE)
    fine = answer_line (&session, status, &line, output);
  mdn_session_end (&session);
  return fine && (session.quit || !ferror (input));
}
