/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "options.h"

#include <inttypes.h>
#include <string.h>

#include "refuse.h"

static int
find_key (const char *const *keys, int n_keys, const char *word, size_t length)
{
  for (int key = 0; key < n_keys; key++)
    if (strlen (keys[key]) == length && memcmp (keys[key], word, length) == 0)
      return key;
  return -1;
}

bool
mdn_options_read (const char *const *keys,
                  int n_keys,
                  char **words,
                  int n_words,
                  const char **given,
                  FILE *reason)
{
  for (int key = 0; key < n_keys; key++)
    given[key] = NULL;
  for (int i = 0; i < n_words; i++)
    {
      const char *equals = strchr (words[i], '=');
      int key;

      if (equals == NULL)
        return mdn_refuse_word (reason, words[i], "not KEY=VALUE");
      key = find_key (keys, n_keys, words[i], (size_t) (equals - words[i]));
      if (key < 0)
        return mdn_refuse_word (reason, words[i], "unknown key");
      if (given[key] != NULL)
        return mdn_refuse_word (reason, words[i], "this key was already given");
      given[key] = words[i];
    }
  return true;
}

const char *
mdn_options_value (const char *word)
{
  return strchr (word, '=') + 1;
}

bool
mdn_options_number (const char *text, uint64_t least, uint64_t most, uint64_t *number)
{
  uint64_t n = 0;

  if (*text == '\0')
    return false;
  for (; *text != '\0'; text++)
    {
      const unsigned digit = (unsigned) *text - '0';

      if (digit > 9 || n > (UINT64_MAX - digit) / 10)
        return false;
      n = n * 10 + digit;
    }
  if (n < least || n > most)
    return false;
  *number = n;
  return true;
}

bool
mdn_options_read_number (const char *word,
                         uint64_t least,
                         uint64_t most,
                         uint64_t *number,
                         FILE *reason)
{
  if (word == NULL || mdn_options_number (mdn_options_value (word), least, most, number))
    return true;
  return mdn_refuse_word (reason, word, "not a number from %" PRIu64 " to %" PRIu64, least, most);
}
