/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-piece-key.h"
#include "medina-typed-key.h"
#include "medina-typed-placement.h"
#include "notation.h"

/* Placements typed in notation, without a board: what each key does, and which key was meant. */

/* --- Keys of the notation --------------------------------------------------------------------- */

static char
letter_of (const MedinaTypedPlacement *typed)
{
  return medina_typed_placement_is_unknown (typed) ? '?' : mdn_notation_letter (typed->piece);
}

/* What has been typed, as far as it goes, and what the last key did: "-" it was elsewhere, "+" it
 * was taken, "!" it completed the placement, "*" it began one. What is refused is in brackets. */
static char *
type (MdnBoard board, const char *keys, MdnPiece refused)
{
  MedinaTypedPlacement typed = { 0 };
  MedinaTypedResult result = MEDINA_TYPED_ELSEWHERE;
  char text[MDN_NOTATION_SIZE] = "";

  for (const char *key = keys; *key != '\0'; key++)
    {
      result = medina_typed_placement_press (&typed, board, *key);
      if (result == MEDINA_TYPED_BEGUN && typed.piece == refused)
        medina_typed_placement_refuse (&typed);
    }
  if (result == MEDINA_TYPED_COMPLETE && medina_typed_placement_is_unknown (&typed))
    g_snprintf (text, sizeof text, "?%c", typed.letter);
  else if (result == MEDINA_TYPED_COMPLETE)
    mdn_notation_placement (typed.piece == MDN_TEA
                              ? mdn_placement_tea ()
                              : mdn_placement (typed.piece, mdn_space (typed.column, typed.row)),
                            text);
  else if (typed.state == MEDINA_TYPED_ROW)
    g_snprintf (text, sizeof text, "%c%c%d", letter_of (&typed), 'a' + typed.column, typed.row + 1);
  else if (typed.state == MEDINA_TYPED_COLUMN)
    g_snprintf (text, sizeof text, "%c%c", letter_of (&typed), 'a' + typed.column);
  else if (typed.state == MEDINA_TYPED_PIECE)
    g_snprintf (text, sizeof text, "%c", letter_of (&typed));
  return g_strdup_printf (typed.refused && *text != '\0' ? "(%s)%c" : "%s%c", text, "-+!*"[result]);
}

static const struct
{
  const char *keys;
  const char *large; /* on that board */
  const char *small; /* NULL for the same */
} states[] = {
  /* nothing typed: letters begin, also those that no piece has */
  { "o", "O*" },
  { "O", "O*" },
  { "t", "T*" },
  { "f", "(?)*" },
  { "kf", "(?f)+" },
  { "kf5", "(?K)!" },
  { "kf1", "(?f1)+" },
  { "ko", "O*" },
  { "ko5", "(?K)!" }, /* it was the column */
  { "k5", "(?)-" },
  { "k\033", "+" },
  { "kfw", "W*" },
  { "7", "-" },
  { "\b", "-" },
  { "\033", "-" },
  { "\r", "-" },
  { " ", "-" },
  { "?", "-" },
  /* a piece: then letters are columns */
  { "of", "Of+" },
  { "oo", "Oo+" },
  { "OP", "Op+" },
  { "or", "Or+", "R*" },
  { "ow", "W*" }, /* no column */
  { "owa7", "Wa7!" },
  { "oz", "O+" },
  { "o7", "O+" },
  { "o ", "O+" },
  { "o?", "O-" },
  { "o\b", "+" },
  { "o\bg", "G*" },
  { "o\033", "+" },
  { "o\r", "O-" }, /* at the cursor */
  /* tea needs no space but a confirmation */
  { "t\r", "T!" },
  { "tf", "T+" },
  { "tw", "W*" },
  { "to", "O*" },
  { "t\b\r", "-" },
  /* a column */
  { "of7", "Of7!" },
  { "o f 7", "Of7!" },
  { "of9", "Of9!" },
  { "of0", "Of+" },
  { "ofa", "Oa+" }, /* another column */
  { "ofa7", "Oa7!" },
  { "ofg", "G*" }, /* two letters begin another */
  { "ofga7", "Ga7!" },
  { "of\r", "Of+" },
  { "of\b", "O+" },
  { "of\bg7", "Og7!" },
  { "of\033", "+" },
  /* a row that may go on */
  { "of1", "Of1+" },
  { "of1\r", "Of1!" },
  { "of1 ", "Of1+" },
  { "of10", "Of10!" },
  { "of12", "Of12!" },
  { "of13", "Of13!", "Of1+" },
  { "of14", "Of1+" },
  { "of1a", "Of1+" },
  { "of1g", "G*" },
  { "of1\b", "Of+" },
  { "of1\b7", "Of7!" },
  { "of1\b\b\b", "+" },
  { "of1\033", "+" },
  /* one after the other */
  { "of7wa1\r", "Wa1!" },
  { "of7f", "(?)*" },
  /* a refused piece: a column and a row are its own */
  { "n", "(N)*" },
  { "nf", "(Nf)+" },
  { "n f", "(Nf)+" },
  { "nf7", "(Nf7)!" },
  { "nf1", "(Nf1)+" },
  { "nf12", "(Nf12)!" },
  { "nf13", "(Nf13)!", "(Nf1)+" },
  { "nf7o", "O*" },
  { "n7", "(N)-" },
  { "nz", "(N)+" },
  { "n\b", "+" },
  { "n\033", "+" },
  { "n\r", "+" },
  { "nf\b", "+" },
  { "nf1\r", "+" },
  { "n\033o", "O*" },
  /* a column that could be a piece is one if another letter follows, and not if a digit does */
  { "no", "O*" },
  { "nof", "Of+" },
  { "nof7", "Of7!" },
  { "no7", "(No7)!" },
  { "no1", "(No1)+" },
  { "no12", "(No12)!" },
  { "no0", "O+" },
  { "nof\b7", "O+" },
  { "nt7", "T+" }, /* no column */
  { "nn7", "(Nn7)!" },
  { "nfo", "O*" },
  { "nf1o", "O*" },
};

static void
test_states (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (states); i++)
    {
      g_autofree char *large = type (MDN_BOARD_LARGE, states[i].keys, MDN_OTHER_ROOFTOP);
      g_autofree char *small = type (MDN_BOARD_SMALL, states[i].keys, MDN_OTHER_ROOFTOP);

      g_test_message ("“%s”", states[i].keys);
      g_assert_cmpstr (large, ==, states[i].large);
      g_assert_cmpstr (small, ==, states[i].small != NULL ? states[i].small : states[i].large);
    }
}

/* Every placement of either board can be typed, and comes out as it was typed. */
static void
test_all_placements (void)
{
  for (MdnBoard board = MDN_BOARD_LARGE; board <= MDN_BOARD_SMALL; board++)
    for (int space = 0; space < MDN_SPACES; space++)
      for (MdnPiece piece = 0; piece < MDN_TEA && mdn_board_has (board, (MdnSpace) space); piece++)
        {
          char text[MDN_NOTATION_SIZE];
          g_autofree char *keys = NULL, *typed = NULL, *expected = NULL;

          mdn_notation_placement (mdn_placement (piece, (MdnSpace) space), text);
          keys = g_strdup_printf ("%s%s", text, mdn_space_row ((MdnSpace) space) == 0 ? "\r" : "");
          typed = type (board, keys, MDN_PIECES);
          expected = g_strdup_printf ("%s!", text);
          g_assert_cmpstr (typed, ==, expected);
        }
}

static MdnSet
type_column (char piece, MedinaTypedPlacement *typed)
{
  *typed = (MedinaTypedPlacement){ 0 };
  medina_typed_placement_press (typed, MDN_BOARD_LARGE, piece);
  g_assert_true (mdn_set_is_empty (medina_typed_placement_get_spaces (typed, MDN_BOARD_LARGE)));
  medina_typed_placement_press (typed, MDN_BOARD_LARGE, 'c');
  return medina_typed_placement_get_spaces (typed, MDN_BOARD_LARGE);
}

/* Only where the piece can ever go. */
static void
test_spaces (void)
{
  MedinaTypedPlacement typed = { 0 };
  MdnSet spaces;

  g_assert_true (mdn_set_is_empty (medina_typed_placement_get_spaces (&typed, MDN_BOARD_LARGE)));
  spaces = type_column ('b', &typed);
  g_assert_cmpint (mdn_set_count (spaces), ==, 11);
  for (int row = 0; row < 13; row++)
    g_assert_true (mdn_set_has (&spaces, mdn_space (2, row)) == (row > 0 && row < 12));
  medina_typed_placement_press (&typed, MDN_BOARD_LARGE, '1');
  spaces = medina_typed_placement_get_spaces (&typed, MDN_BOARD_LARGE);
  g_assert_cmpint (mdn_set_count (spaces), ==, 3); /* 10, 11, 12 */
  for (int row = 9; row < 12; row++)
    g_assert_true (mdn_set_has (&spaces, mdn_space (2, row)));
}

static void
test_spaces_of_walls (void)
{
  MedinaTypedPlacement typed;
  MdnSet spaces = type_column ('w', &typed);

  g_assert_cmpint (mdn_set_count (spaces), ==, 2);
  medina_typed_placement_press (&typed, MDN_BOARD_LARGE, '1');
  spaces = medina_typed_placement_get_spaces (&typed, MDN_BOARD_LARGE);
  g_assert_cmpint (mdn_set_count (spaces), ==, 2);
  g_assert_true (mdn_set_has (&spaces, mdn_space (2, 0)));
  g_assert_true (mdn_set_has (&spaces, mdn_space (2, 12)));
}

static void
test_digits (void)
{
  for (guint digit = 0; digit < 10; digit++)
    g_assert_cmpuint (medina_piece_get_digit (medina_piece_from_digit (digit)), ==, digit);
  g_assert_cmpint (medina_piece_from_digit (1), ==, MDN_BUILDING_GREY);
  g_assert_cmpint (medina_piece_from_digit (6), ==, MDN_OTHER_ROOFTOP);
  g_assert_cmpint (medina_piece_from_digit (0), ==, MDN_TEA);
}

/* --- Keys of keyboards ------------------------------------------------------------------------ */

/* The key, by the number that the kernel has for it plus 8, with what it types in the layout in use
 * and in all others. */
static const struct
{
  guint keyval;
  guint keycode;
  gboolean shifted;
  guint others[4];
  char meant;
} layouts[] = {
  { GDK_KEY_o, 32, FALSE, { GDK_KEY_o, GDK_KEY_O }, 'o' },
  { GDK_KEY_O, 32, TRUE, { GDK_KEY_o, GDK_KEY_O }, 'O' },
  { GDK_KEY_7, 16, FALSE, { GDK_KEY_7, GDK_KEY_ampersand }, '7' },
  { GDK_KEY_ampersand, 16, TRUE, { GDK_KEY_7, GDK_KEY_ampersand }, '\0' },
  { GDK_KEY_KP_7, 79, FALSE, { GDK_KEY_KP_Home, GDK_KEY_KP_7 }, '7' },
  { GDK_KEY_BackSpace, 22, FALSE, { GDK_KEY_BackSpace }, '\b' },
  { GDK_KEY_Escape, 9, FALSE, { GDK_KEY_Escape }, '\033' },
  { GDK_KEY_KP_Enter, 104, FALSE, { GDK_KEY_KP_Enter }, '\r' },
  { GDK_KEY_Left, 113, FALSE, { GDK_KEY_Left }, '\0' },
  { GDK_KEY_Page_Down, 117, FALSE, { GDK_KEY_Page_Down }, '\0' },
  /* Russian beside French: the French letter of that key */
  { GDK_KEY_Cyrillic_shorti, 24, FALSE, { GDK_KEY_Cyrillic_shorti, GDK_KEY_a }, 'a' },
  /* Russian alone, Greek alone: the place of the key */
  { GDK_KEY_Cyrillic_shorti, 24, FALSE, { GDK_KEY_Cyrillic_shorti }, 'q' },
  { GDK_KEY_Greek_omega, 55, FALSE, { GDK_KEY_Greek_omega, GDK_KEY_Greek_OMEGA }, 'v' },
  { GDK_KEY_Greek_mu, 58, FALSE, { GDK_KEY_Greek_mu }, 'm' },
  /* no letter there on an American keyboard */
  { GDK_KEY_Cyrillic_zhe, 47, FALSE, { GDK_KEY_Cyrillic_zhe }, '\0' },
  /* Arabic digits, and the French upper row, which has them with Shift */
  { 0x1000667, 16, FALSE, { 0x1000667 }, '7' },
  { GDK_KEY_egrave, 16, FALSE, { GDK_KEY_egrave, GDK_KEY_7 }, '7' },
  { GDK_KEY_quotedbl, 12, FALSE, { GDK_KEY_quotedbl, GDK_KEY_3 }, '3' },
  /* an accent */
  { GDK_KEY_dead_circumflex, 34, FALSE, { GDK_KEY_dead_circumflex }, '\0' },
};

static void
test_layouts (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (layouts); i++)
    {
      g_test_message ("%s, %u", gdk_keyval_name (layouts[i].keyval), layouts[i].keycode);
      g_assert_cmpint (medina_typed_key_choose (layouts[i].keyval, layouts[i].keycode,
                                                layouts[i].shifted, layouts[i].others, 4),
                       ==, layouts[i].meant);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/typing/each-state-takes-its-keys", test_states);
  g_test_add_func ("/typing/every-placement-can-be-typed", test_all_placements);
  g_test_add_func ("/typing/what-is-typed-leaves-some-spaces", test_spaces);
  g_test_add_func ("/typing/walls-go-around-the-city", test_spaces_of_walls);
  g_test_add_func ("/typing/digits-mean-the-same-pieces-everywhere", test_digits);
  g_test_add_func ("/typing/letters-are-found-in-any-layout", test_layouts);
  return g_test_run ();
}
