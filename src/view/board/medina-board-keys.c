/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-board-keys.h"

#include <glib/gi18n.h>

enum
{
  MOST_KEYS = 4, /* in a line */
};

/* The keys stand in the order of their accelerators. */
static const struct
{
  const char *title;
  const char *accelerators;
  MedinaBoardKey keys[MOST_KEYS];
} lines[] = {
  { NC_ ("shortcut window", "Move around the board"),
    "Left Right Up Down",
    { MEDINA_BOARD_KEY_LEFT, MEDINA_BOARD_KEY_RIGHT, MEDINA_BOARD_KEY_UP, MEDINA_BOARD_KEY_DOWN } },
  { NC_ ("shortcut window", "Jump to the ends of the row"),
    "Home End",
    { MEDINA_BOARD_KEY_ROW_START, MEDINA_BOARD_KEY_ROW_END } },
  { NC_ ("shortcut window", "Next or previous space for your piece"),
    "Page_Down Page_Up",
    { MEDINA_BOARD_KEY_NEXT_LEGAL, MEDINA_BOARD_KEY_PREVIOUS_LEGAL } },
  { NC_ ("shortcut window", "Next or previous palace"),
    "<Shift>Page_Down <Shift>Page_Up",
    { MEDINA_BOARD_KEY_NEXT_PALACE, MEDINA_BOARD_KEY_PREVIOUS_PALACE } },
  { NC_ ("shortcut window", "Last placement; repeat for earlier ones"),
    "<Primary>End",
    { MEDINA_BOARD_KEY_LAST_PLACEMENT } },
  { NC_ ("shortcut window", "Place a piece, or end a complete turn"),
    "Return space",
    { MEDINA_BOARD_KEY_PLACE, MEDINA_BOARD_KEY_PLACE } },
};

/* The keypad without Num Lock. */
static guint
leave_keypad (guint keyval)
{
  static const struct
  {
    guint keypad;
    guint plain;
  } twins[] = {
    { GDK_KEY_KP_Left, GDK_KEY_Left },       { GDK_KEY_KP_Right, GDK_KEY_Right },
    { GDK_KEY_KP_Up, GDK_KEY_Up },           { GDK_KEY_KP_Down, GDK_KEY_Down },
    { GDK_KEY_KP_Home, GDK_KEY_Home },       { GDK_KEY_KP_End, GDK_KEY_End },
    { GDK_KEY_KP_Page_Up, GDK_KEY_Page_Up }, { GDK_KEY_KP_Page_Down, GDK_KEY_Page_Down },
    { GDK_KEY_KP_Enter, GDK_KEY_Return },    { GDK_KEY_KP_Space, GDK_KEY_space },
    { GDK_KEY_ISO_Enter, GDK_KEY_Return },
  };

  for (guint i = 0; i < G_N_ELEMENTS (twins); i++)
    if (twins[i].keypad == keyval)
      return twins[i].plain;
  return keyval;
}

static MedinaBoardKey
find_in_line (guint line, guint keyval, GdkModifierType modifiers)
{
  g_auto (GStrv) accelerators = g_strsplit (lines[line].accelerators, " ", MOST_KEYS);

  for (guint i = 0; accelerators[i] != NULL; i++)
    {
      guint key;
      GdkModifierType wanted;

      if (gtk_accelerator_parse (accelerators[i], &key, &wanted) && key == keyval &&
          wanted == modifiers)
        return lines[line].keys[i];
    }
  return MEDINA_BOARD_KEY_NONE;
}

MedinaBoardKey
medina_board_keys_find (guint keyval, GdkModifierType state)
{
  const GdkModifierType modifiers = state & gtk_accelerator_get_default_mod_mask ();
  MedinaBoardKey key = MEDINA_BOARD_KEY_NONE;

  for (guint line = 0; line < G_N_ELEMENTS (lines) && key == MEDINA_BOARD_KEY_NONE; line++)
    key = find_in_line (line, leave_keypad (keyval), modifiers);
  return key;
}

const char *
medina_board_keys_get_title (guint line)
{
  return line < G_N_ELEMENTS (lines) ? g_dpgettext2 (NULL, "shortcut window", lines[line].title)
                                     : NULL;
}

const char *
medina_board_keys_get_accelerators (guint line)
{
  g_return_val_if_fail (line < G_N_ELEMENTS (lines), NULL);

  return lines[line].accelerators;
}
