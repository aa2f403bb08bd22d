/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-typed-key.h"

enum
{
  EVDEV = 8, /* what keycodes have more than the numbers of the kernel */
};

/* Letters by the kernel's numbers, in which a key has its place on an American keyboard. */
static const struct
{
  guint first;
  const char *letters;
} rows[] = {
  { 16, "qwertyuiop" },
  { 30, "asdfghjkl" },
  { 44, "zxcvbnm" },
};

static char
find_place (guint keycode)
{
  for (guint i = 0; keycode >= EVDEV && i < G_N_ELEMENTS (rows); i++)
    {
      const guint place = keycode - EVDEV - rows[i].first;

      if (keycode - EVDEV >= rows[i].first && place < strlen (rows[i].letters))
        return rows[i].letters[place];
    }
  return '\0';
}

/* What a value types that the notation knows. */
static char
read_keyval (guint keyval)
{
  const guint32 typed = gdk_keyval_to_unicode (keyval);

  switch (keyval)
    {
    case GDK_KEY_BackSpace:
      return '\b';
    case GDK_KEY_Escape:
      return '\033';
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
    case GDK_KEY_ISO_Enter:
      return '\r';
    case GDK_KEY_space:
    case GDK_KEY_KP_Space:
      return ' ';
    default:
      if (g_unichar_isdigit (typed)) /* of any script */
        return (char) ('0' + g_unichar_digit_value (typed));
      return typed < 0x80 && g_ascii_isalpha ((char) typed) ? (char) typed : '\0';
    }
}

/* Something that is written but not Latin, or a letter with an accent. */
static gboolean
is_foreign_letter (guint keyval)
{
  const gunichar typed = gdk_keyval_to_unicode (keyval);

  return typed >= 0x80 && g_unichar_isgraph (typed);
}

static char
read_other (const guint *keyvals, int n_keyvals, gboolean (*wanted) (char))
{
  for (int i = 0; i < n_keyvals; i++)
    {
      const char key = read_keyval (keyvals[i]);

      if (wanted (key))
        return key;
    }
  return '\0';
}

static gboolean
is_letter (char key)
{
  return g_ascii_isalpha (key);
}

static gboolean
is_digit (char key)
{
  return g_ascii_isdigit (key);
}

char
medina_typed_key_choose (guint keyval,
                         guint keycode,
                         gboolean shifted,
                         const guint *keyvals,
                         int n_keyvals)
{
  char key = read_keyval (keyval);

  if (key != '\0' || gdk_keyval_to_unicode (keyval) == 0)
    return key;
  if (!shifted)
    key = read_other (keyvals, n_keyvals, is_digit);
  if (key != '\0' || !is_foreign_letter (keyval))
    return key;
  key = read_other (keyvals, n_keyvals, is_letter);
  return key != '\0' ? key : find_place (keycode);
}

char
medina_typed_key_find (GdkDisplay *display, guint keyval, guint keycode, GdkModifierType state)
{
  const GdkModifierType modifiers = state & gtk_accelerator_get_default_mod_mask ();
  g_autofree GdkKeymapKey *keys = NULL;
  g_autofree guint *keyvals = NULL;
  int count = 0;

  g_return_val_if_fail (GDK_IS_DISPLAY (display), '\0');

  if ((modifiers & ~(GdkModifierType) GDK_SHIFT_MASK) != 0)
    return '\0';
  if (!gdk_display_map_keycode (display, keycode, &keys, &keyvals, &count))
    count = 0;
  return medina_typed_key_choose (keyval, keycode, (state & GDK_SHIFT_MASK) != 0, keyvals, count);
}
