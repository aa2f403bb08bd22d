/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-text-columns.h"

int
medina_text_count_columns (const char *text)
{
  int columns = 0;

  g_return_val_if_fail (text != NULL, 0);

  for (; *text != '\0'; text = g_utf8_next_char (text))
    columns += g_unichar_iswide (g_utf8_get_char (text)) ? 2 : 1;
  return columns;
}
