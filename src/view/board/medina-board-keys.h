/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The keys of the board besides those that type a placement: one table for the board, which does
 * what they say, and for the list of shortcuts.
 *
 * Shift with an arrow, and Ctrl with plus, minus or zero, are not among them: they are for looking
 * closer. */

typedef enum
{
  MEDINA_BOARD_KEY_NONE,
  MEDINA_BOARD_KEY_LEFT,
  MEDINA_BOARD_KEY_RIGHT,
  MEDINA_BOARD_KEY_UP,
  MEDINA_BOARD_KEY_DOWN,
  MEDINA_BOARD_KEY_ROW_START,
  MEDINA_BOARD_KEY_ROW_END,
  MEDINA_BOARD_KEY_NEXT_LEGAL,
  MEDINA_BOARD_KEY_PREVIOUS_LEGAL,
  MEDINA_BOARD_KEY_NEXT_PALACE,
  MEDINA_BOARD_KEY_PREVIOUS_PALACE,
  MEDINA_BOARD_KEY_LAST_PLACEMENT,
  MEDINA_BOARD_KEY_PLACE,
} MedinaBoardKey;

/* What a key means with these modifiers; MEDINA_BOARD_KEY_NONE for nothing here. */
MedinaBoardKey medina_board_keys_find (guint keyval, GdkModifierType state);

/* The lines of the list of shortcuts, from 0: what the keys of a line do, translated, NULL behind
 * the last line; and its keys, as gtk_accelerator_parse reads them, separated by spaces. Static. */
const char *medina_board_keys_get_title (guint line);
const char *medina_board_keys_get_accelerators (guint line);

G_END_DECLS
