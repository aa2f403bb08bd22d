/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-namesakes.h"
#include "notation.h"
#include "scripted-game.h"
#include "notify-watch.h"

#define WJ "\u2060"

/* Names, stocks and who may see them, tiles. */

static void
test_name (void)
{
  MedinaPlayer *player = medina_player_new (2, NULL, MEDINA_COLOR_RED);
  g_autoptr (NotifyWatch) watch = notify_watch_new ();

  notify_watch_add_object (watch, player);
  g_assert_cmpstr (medina_player_get_name (player), ==, "");
  g_assert_cmpstr (medina_player_get_display_name (player), ==, "Player 3");
  g_assert_cmpint (medina_player_get_color (player), ==, MEDINA_COLOR_RED);
  medina_player_set_name (player, "Zahra");
  notify_watch_check (watch);
  g_assert_cmpstr (medina_player_get_display_name (player), ==, "Zahra");
  medina_player_set_name (player, " Zahra");
  notify_watch_check (watch);
  g_assert_cmpstr (medina_player_get_name (player), ==, " Zahra");
  medina_player_set_name (player, "  ");
  notify_watch_check (watch);
  g_assert_cmpstr (medina_player_get_display_name (player), ==, "Player 3");
  g_object_set (player, "name", NULL, NULL);
  notify_watch_check (watch);
  g_assert_cmpstr (medina_player_get_name (player), ==, "");
  g_assert_cmpuint (g_list_model_get_n_items (medina_player_get_stock (player)), ==, 0);

  g_clear_pointer (&watch, notify_watch_free);
  g_assert_finalize_object (player);
}

static void
test_seat (void)
{
  char name[] = "Zahra";
  const MedinaSeat begun = { name, MEDINA_SEAT_COMPUTER, MEDINA_LEVEL_EXPERT, MEDINA_COLOR_RED,
                             MEDINA_CHARACTER_MASON };
  MedinaSeat filled = { .name = g_strdup ("Ben") };
  g_autoptr (MedinaPlayer) player = medina_player_new_from_seat (2, &begun);

  g_assert_cmpuint (medina_player_get_number (player), ==, 2);
  g_assert_cmpstr (medina_player_get_display_name (player), ==, "Zahra (computer)");
  medina_player_fill_seat (player, &filled);
  g_assert_cmpstr (filled.name, ==, begun.name);
  g_assert_cmpint (filled.kind, ==, begun.kind);
  g_assert_cmpint (filled.level, ==, begun.level);
  g_assert_cmpint (filled.character, ==, begun.character);
  g_assert_cmpint (filled.color, ==, begun.color);
  g_free (filled.name);
}

static void
test_seat_words (void)
{
  static const char *const levels[] = { "easy", "medium", "hard", "expert" };
  MedinaSeatKind kind;
  MedinaLevel level;

  for (guint i = 0; i < G_N_ELEMENTS (levels); i++)
    {
      g_assert_cmpstr (medina_seat_to_word (MEDINA_SEAT_COMPUTER, i), ==, levels[i]);
      g_assert_true (medina_seat_parse_word (levels[i], &kind, &level));
      g_assert_cmpint (kind, ==, MEDINA_SEAT_COMPUTER);
      g_assert_cmpint (level, ==, i);
    }
  g_assert_cmpstr (medina_seat_to_word (MEDINA_SEAT_HUMAN, MEDINA_LEVEL_HARD), ==, "human");
  g_assert_true (medina_seat_parse_word ("human", &kind, &level));
  g_assert_cmpint (kind, ==, MEDINA_SEAT_HUMAN);
  g_assert_cmpint (level, ==, MEDINA_LEVEL_EXPERT);
  g_assert_false (medina_seat_parse_word ("computer", &kind, &level));
}

/* The kinds of piece that each rule set gives, as letters of the notation. */
static const struct
{
  const char *name;
  MdnRuleSet set;
  int players;
  const char *pieces;
} stocks[] = {
  { "first-2", MDN_FIRST_EDITION, 2, "GPBORNSMW" },
  { "first-3", MDN_FIRST_EDITION, 3, "GPBORSMW" },
  { "second-2", MDN_SECOND_EDITION, 2, "GPBORNSMWT" },
  { "second-3", MDN_SECOND_EDITION, 3, "GPBORNSMWT" },
  { "second-4", MDN_SECOND_EDITION, 4, "GPBORSMWT" },
};

static void
test_stock (gconstpointer data)
{
  const guint row = GPOINTER_TO_UINT (data);
  const MdnSetup setup = scripted_game_setup (stocks[row].set, stocks[row].players);
  MedinaGame *game = scripted_game_new (&setup);
  GListModel *stock = medina_player_get_stock (medina_game_get_player (game, 1));
  g_autoptr (GString) pieces = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (stock); i++)
    {
      g_autoptr (MedinaStockItem) item = g_list_model_get_item (stock, i);

      g_string_append_c (pieces, mdn_notation_letter (medina_stock_item_get_piece (item)));
    }
  g_assert_cmpstr (pieces->str, ==, stocks[row].pieces);
  g_assert_null (g_list_model_get_item (stock, g_list_model_get_n_items (stock)));

  g_assert_finalize_object (game);
}

static gboolean
is_visible (MedinaGame *game, guint player)
{
  return medina_player_get_stock_visible (medina_game_get_player (game, player));
}

static void
test_screens (void)
{
  const MdnSetup setup = scripted_game_setup (MDN_SECOND_EDITION, 2);
  MedinaGame *game = scripted_game_new (&setup);
  g_autoptr (NotifyWatch) watch = notify_watch_new ();

  notify_watch_add_object (watch, game);
  notify_watch_add_object (watch, medina_game_get_player (game, 0));
  notify_watch_add_object (watch, medina_game_get_player (game, 1));
  g_assert_true (is_visible (game, 0) && is_visible (game, 1));

  medina_game_set_screens (game, TRUE);
  notify_watch_check (watch);
  g_assert_true (is_visible (game, 0) && !is_visible (game, 1));
  medina_game_set_screens (game, TRUE);
  notify_watch_check (watch);

  /* The screen stays up for whoever made the turn until it is ended. */
  scripted_game_play (game, "Gb2");
  notify_watch_check (watch);
  scripted_game_play (game, "Wa2");
  notify_watch_check (watch);
  g_assert_true (is_visible (game, 0) && !is_visible (game, 1));
  medina_game_end_turn (game);
  notify_watch_check (watch);
  g_assert_true (!is_visible (game, 0) && !is_visible (game, 1));
  medina_game_lift_curtain (game);
  notify_watch_check (watch);
  g_assert_true (!is_visible (game, 0) && is_visible (game, 1));

  medina_game_set_screens (game, FALSE);
  notify_watch_check (watch);
  g_assert_true (is_visible (game, 0) && is_visible (game, 1));

  g_clear_pointer (&watch, notify_watch_free);
  g_assert_finalize_object (game);
}

/* A turn that ends early shows the player's stock; a tea break does not. */
static void
test_reveal (void)
{
  MedinaGame *game = scripted_game_new_of_walls (2, 3);

  medina_game_set_screens (game, TRUE);
  scripted_game_play (game, "Wa2 Wa3 Wa4 Wa5");
  medina_game_end_turn (game);
  medina_game_lift_curtain (game);
  g_assert_true (is_visible (game, 0) && !is_visible (game, 1));
  scripted_game_play (game, "Wa6");
  medina_game_end_turn (game);
  medina_game_lift_curtain (game);
  g_assert_true (is_visible (game, 0) && is_visible (game, 1));
  medina_game_undo (game);
  medina_game_undo (game);
  medina_game_lift_curtain (game);
  g_assert_true (!is_visible (game, 0) && is_visible (game, 1));

  /* At the end of the game every screen comes down, and goes up again with an undo. */
  scripted_game_play (game, "Wa5 Wa6 Wb1");
  g_assert_true (medina_game_get_awaiting_end (game));
  medina_game_end_turn (game);
  g_assert_true (is_visible (game, 0) && is_visible (game, 1));

  g_assert_finalize_object (game);
}

static void
test_reveal_not_by_tea (void)
{
  const MdnSetup setup = scripted_game_setup (MDN_SECOND_EDITION, 2);
  MedinaGame *game = scripted_game_new (&setup);

  medina_game_set_screens (game, TRUE);
  scripted_game_play (game, "Pb2 Rb2 Wa2 Wa3 Wa4 T");
  medina_game_end_turn (game);
  medina_game_lift_curtain (game);
  g_assert_true (!is_visible (game, 0) && is_visible (game, 1));

  g_assert_finalize_object (game);
}

static guint
place_in (GListModel *list, gpointer item)
{
  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    {
      g_autoptr (GObject) other = g_list_model_get_item (list, i);

      if ((gpointer) other == item)
        return i;
    }
  return G_MAXUINT;
}

static void
test_tiles (void)
{
  const MdnSetup setup = scripted_game_setup (MDN_SECOND_EDITION, 3);
  MedinaGame *game = scripted_game_new (&setup);
  MedinaPlayer *first = medina_game_get_player (game, 0);
  MedinaPlayer *second = medina_game_get_player (game, 1);
  MedinaTile *orange = medina_game_find_tile (game, MEDINA_TILE_PALACE, MDN_ORANGE);
  MedinaTile *tower = medina_game_find_tile (game, MEDINA_TILE_TOWER, 0);

  g_assert_cmpuint (medina_tile_get_value (orange), ==, 4);
  g_assert_cmpuint (medina_tile_get_value (tower), ==, 1);
  g_assert_cmpuint (medina_tile_get_merchants (tower), ==, 3);
  g_assert_cmpuint (medina_tile_get_owner (orange), ==, MDN_OWNER_NONE);

  /* b12 is the corner beside the tower with the number 1. */
  scripted_game_play (game, "Ob12 Wa12 Rb12");
  g_assert_cmpuint (medina_tile_get_owner (orange), ==, 1);
  g_assert_cmpuint (medina_tile_get_owner (tower), ==, 1);
  g_assert_cmpuint (medina_tile_get_merchants (tower), ==, 0);
  g_assert_cmpuint (place_in (medina_player_get_tiles (second), orange), ==, 0);
  g_assert_cmpuint (place_in (medina_player_get_tiles (second), tower), ==, 1);
  g_assert_cmpuint (medina_stock_item_get_count (
                      medina_player_get_stock_item (second, MDN_MERCHANT)),
                    ==, 8 + 3);
  g_assert_cmpint (medina_player_get_score (second), ==, 1 + 1 + 4 + 1);

  /* A neutral palace takes the larger tile out of the hand. */
  scripted_game_play (game, "Oe2 Oe3 Ne2");
  g_assert_cmpuint (medina_tile_get_owner (orange), ==, MDN_OWNER_NEUTRAL);
  g_assert_cmpuint (place_in (medina_player_get_tiles (second), orange), ==, G_MAXUINT);
  g_assert_cmpuint (g_list_model_get_n_items (medina_player_get_tiles (first)), ==, 0);

  g_assert_finalize_object (game);
}

static void
assert_names (MedinaGame *game, const char *first, const char *second, const char *third)
{
  const char *const names[] = { first, second, third };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    g_assert_cmpstr (medina_player_get_display_name (medina_game_get_player (game, i)), ==,
                     names[i]);
}

/* Whatever people type, and whoever plays, no two are shown by the same name. */
static void
test_namesakes (void)
{
  const MdnSetup setup = scripted_game_setup (MDN_SECOND_EDITION, 3);
  MedinaGame *game = scripted_game_new (&setup);
  MedinaPlayer *first = medina_game_get_player (game, 0);
  MedinaPlayer *second = medina_game_get_player (game, 1);
  MedinaPlayer *third = medina_game_get_player (game, 2);
  g_autoptr (NotifyWatch) watch = notify_watch_new ();

  for (guint i = 0; i < 3; i++)
    notify_watch_add_object (watch, medina_game_get_player (game, i));
  medina_player_set_name (first, "Zahra");
  medina_player_set_name (third, " zahra ");
  notify_watch_check (watch);
  assert_names (game, "Zahra", "Player 2", "zahra 2");
  g_assert_cmpstr (medina_player_get_name_in_sentence (third), ==, "zahra 2");
  g_assert_cmpstr (medina_player_get_name (third), ==, " zahra ");
  medina_player_set_name (second, "Zahra 2");
  notify_watch_check (watch);
  assert_names (game, "Zahra", "Zahra 2", "zahra 3");
  medina_player_set_name (second, "ZAHRA");
  notify_watch_check (watch);
  assert_names (game, "Zahra", "ZAHRA 3", "zahra 2");
  medina_player_set_name (first, "");
  notify_watch_check (watch);
  assert_names (game, "Player 1", "ZAHRA 2", "zahra");

  /* A name that somebody gave is rather kept than one that nobody did. */
  medina_player_set_name (third, "Amina");
  notify_watch_check (watch);
  medina_player_set_kind (first, MEDINA_SEAT_COMPUTER);
  notify_watch_check (watch);
  assert_names (game, "Amina 2", "ZAHRA", "Amina");
  medina_player_set_kind (first, MEDINA_SEAT_HUMAN);
  notify_watch_check (watch);
  assert_names (game, "Player 1", "ZAHRA", "Amina");
  medina_player_set_name (third, "Player 1");
  notify_watch_check (watch);
  assert_names (game, "Player 1 2", "ZAHRA", "Player 1");
  medina_player_set_name (first, "Player 1");
  notify_watch_check (watch);
  assert_names (game, "Player 1 2", "ZAHRA", "Player 1");

  /* Nobody loses a name to those who take it later, wherever they sit. */
  medina_player_set_name (first, "Zahra");
  notify_watch_check (watch);
  assert_names (game, "Zahra 2", "ZAHRA", "Player 1");
  medina_player_set_name (third, "Amina");
  notify_watch_check (watch);
  assert_names (game, "Zahra 2", "ZAHRA", "Amina");
  medina_player_set_name (second, "Yui");
  notify_watch_check (watch);
  assert_names (game, "Zahra", "Yui", "Amina");

  g_clear_pointer (&watch, notify_watch_free);
  g_assert_finalize_object (game);
}

/* Nor by names that are the same where they are shortened. */
static void
test_long_namesakes (void)
{
  MedinaSeat seats[] = { { "Scheherazade of the Isles of the Sea" },
                         { "Scheherazade of a rock out in the Sea" } };
  const MedinaSeat *const listed[] = { &seats[0], &seats[1] };
  g_autoptr (GPtrArray) players = medina_namesakes_new_players (listed, 2);

  g_assert_cmpstr (medina_player_get_name_in_sentence (players->pdata[0]), ==,
                   "Scheherazade of…" WJ "the Sea");
  g_assert_cmpstr (medina_player_get_name_in_sentence (players->pdata[1]), ==,
                   "Scheherazade of…" WJ "he Sea 2");
}

static void
assert_shown (MedinaPlayer *player, const char *shown, const char *seat_name)
{
  g_autofree char *seat_line = medina_player_dup_seat_line (player);

  g_assert_cmpstr (seat_line, ==, seat_name);
  g_assert_cmpstr (medina_player_get_display_name (player), ==, shown);
  g_assert_cmpstr (medina_player_get_name_in_sentence (player), ==, shown);
  g_assert_cmpstr (medina_player_get_seat_name (player), ==, seat_name);
}

/* Where the computer plays in the place of a person it is said with the name, which stays as it
 * is. */
static void
test_standing_in (void)
{
  MedinaPlayer *player = medina_player_new (2, "Zahra", MEDINA_COLOR_RED);
  g_autoptr (NotifyWatch) watch = notify_watch_new ();

  notify_watch_add_object (watch, player);
  assert_shown (player, "Zahra", "Zahra");
  medina_player_set_kind (player, MEDINA_SEAT_COMPUTER);
  notify_watch_check (watch);
  assert_shown (player, "Zahra (computer)", "Zahra");
  g_assert_cmpstr (medina_player_get_name (player), ==, "Zahra");
  medina_player_set_level (player, MEDINA_LEVEL_EXPERT);
  notify_watch_check (watch);
  assert_shown (player, "Zahra (computer)", "Zahra");
  medina_player_set_name (player, " ");
  notify_watch_check (watch);
  assert_shown (player, "Salma", "Salma");
  medina_player_set_name (player, "Yui");
  notify_watch_check (watch);
  assert_shown (player, "Yui (computer)", "Yui");
  medina_player_set_kind (player, MEDINA_SEAT_HUMAN);
  notify_watch_check (watch);
  assert_shown (player, "Yui", "Yui");

  /* In a story it is that of whoever plays. */
  medina_player_set_fictional (player);
  medina_player_set_kind (player, MEDINA_SEAT_COMPUTER);
  notify_watch_check (watch);
  assert_shown (player, "Yui", "Yui");

  g_clear_pointer (&watch, notify_watch_free);
  g_assert_finalize_object (player);
}

/* They differ with what says who plays, and without. */
static void
test_standing_in_among_namesakes (void)
{
  const MedinaSeat seats[] = { { "Zahra", MEDINA_SEAT_HUMAN },
                               { "zahra", MEDINA_SEAT_COMPUTER },
                               { "Yui (computer)", MEDINA_SEAT_HUMAN },
                               { "Yui", MEDINA_SEAT_COMPUTER } };
  const MedinaSeat *const listed[] = { &seats[0], &seats[1], &seats[2], &seats[3] };
  g_autoptr (GPtrArray) players = medina_namesakes_new_players (listed, G_N_ELEMENTS (listed));

  assert_shown (players->pdata[0], "Zahra", "Zahra");
  assert_shown (players->pdata[1], "zahra 2 (computer)", "zahra 2");
  assert_shown (players->pdata[2], "Yui (computer)", "Yui (computer)");
  assert_shown (players->pdata[3], "Yui 2 (computer)", "Yui 2");
}

/* It can be read behind a long name, too. */
static void
test_standing_in_with_a_long_name (void)
{
  g_autoptr (MedinaPlayer) player =
    medina_player_new (0, "Scheherazade of the Isles of the Sea", MEDINA_COLOR_BLUE);

  medina_player_set_kind (player, MEDINA_SEAT_COMPUTER);
  g_assert_cmpstr (medina_player_get_name_in_sentence (player), ==,
                   "Scheherazade of…" WJ "the Sea (computer)");
  g_assert_true (medina_player_has_long_name (player));
  medina_player_set_name (player, "Scheherazade");
  g_assert_false (medina_player_has_long_name (player));
}

/* A name has no line breaks, wherever it comes from; marks of direction stay. */
static void
test_impossible_name (void)
{
  g_autoptr (MedinaPlayer) player = medina_player_new (0, "Ai\u2028sha\n", MEDINA_COLOR_BLUE);
  g_autofree char *endless = g_strnfill (1000, 'x');

  g_assert_cmpstr (medina_player_get_name (player), ==, "Aisha");
  medina_player_set_name (player, "\u2029\u2028");
  g_assert_cmpstr (medina_player_get_name (player), ==, "");
  medina_player_set_name (player, "\u202eAisha");
  g_assert_cmpstr (medina_player_get_name (player), ==, "\u202eAisha");
  medina_player_set_name (player, endless);
  g_assert_cmpint (g_utf8_strlen (medina_player_get_name (player), -1), ==,
                   MEDINA_SEAT_NAME_LENGTH);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/players/impossible-names-are-mended", test_impossible_name);
  g_test_add_func ("/players/namesakes-are-numbered", test_namesakes);
  g_test_add_func ("/players/namesakes-are-numbered-where-they-are-shortened", test_long_namesakes);
  g_test_add_func ("/players/stand-in", test_standing_in);
  g_test_add_func ("/players/stand-in-among-namesakes", test_standing_in_among_namesakes);
  g_test_add_func ("/players/stand-in-with-a-long-name", test_standing_in_with_a_long_name);
  g_test_add_func ("/players/without-a-name-they-have-a-number", test_name);
  g_test_add_func ("/players/are-made-from-seats-and-fill-them", test_seat);
  g_test_add_func ("/players/seats-have-words", test_seat_words);
  for (guint i = 0; i < G_N_ELEMENTS (stocks); i++)
    {
      g_autofree char *path = g_strdup_printf ("/players/stock/%s", stocks[i].name);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_stock);
    }
  g_test_add_func ("/players/screens-hide-the-others-stocks", test_screens);
  g_test_add_func ("/players/a-short-turn-reveals-the-stock", test_reveal);
  g_test_add_func ("/players/tea-reveals-no-stock", test_reveal_not_by_tea);
  g_test_add_func ("/players/tiles-change-hands", test_tiles);
  return g_test_run ();
}
