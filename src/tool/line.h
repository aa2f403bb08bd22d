/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdbool.h>
#include <stdio.h>

/* Lines of input, whatever bytes they are made of, and the words in them. */

enum
{
  MDN_LINE_LIMIT = 65536, /* bytes, without the line's end */
  MDN_LINE_WORDS = 256,   /* no command needs more: the longest is `play` with a whole game */
};

typedef enum
{
  MDN_LINE_READ,
  MDN_LINE_TOO_LONG, /* it was skipped to its end */
  MDN_LINE_NONE,     /* the end of the input, or an error: ask ferror () */
} MdnLineStatus;

typedef struct
{
  size_t length;
  char text[MDN_LINE_LIMIT + 1];
  char *words[MDN_LINE_WORDS]; /* in `text` */
  int n_words;
} MdnLine;

MdnLineStatus mdn_line_read (MdnLine *line, FILE *input);

/* Finds the words of a line that was read. Spaces and tabs separate them, a carriage return may
 * stand at the line's end, and a "#" begins a comment, which can be anything. False, and the reason
 * is written, if the rest is not text in UTF-8 or has too many words. */
bool mdn_line_split (MdnLine *line, FILE *reason);
