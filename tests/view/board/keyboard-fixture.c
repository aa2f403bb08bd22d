/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "keyboard-fixture.h"

#include "medina-board-space.h"
#include "notation.h"
#include "real-input.h"

void
keyboard_open_game (Driver *driver, MdnRuleSet rules)
{
  driver_open (driver, rules, 4, FALSE, 1000, 700);
  gtk_widget_child_focus (GTK_WIDGET (driver->board), GTK_DIR_TAB_FORWARD);
}

void
keyboard_press_all (const char *keys)
{
  for (const char *key = keys; *key != '\0'; key++)
    real_input_key (gdk_unicode_to_keyval ((guint32) *key), 0);
}

const char *
keyboard_get_message (Driver *driver)
{
  return medina_status_bar_get_message (driver_get_status (driver));
}

gboolean
keyboard_is_cursor (Driver *driver, const char *space)
{
  GtkWidget *focus = gtk_widget_get_focus_child (GTK_WIDGET (driver->board));
  char where[MDN_NOTATION_SIZE];

  if (!MEDINA_IS_BOARD_SPACE (focus))
    return FALSE;
  mdn_notation_space (medina_board_space_get_space (MEDINA_BOARD_SPACE (focus)), where);
  return g_str_equal (where, space);
}
