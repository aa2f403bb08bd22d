/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-game-record.h"
#include "scripted-game.h"
#include "notify-watch.h"

/* People and computers: what either may see and do, and how undo goes back to what a person
 * decided. */

static void
test_notify (void)
{
  MedinaPlayer *player = medina_player_new (1, NULL, MEDINA_COLOR_RED);
  g_autoptr (NotifyWatch) watch = notify_watch_new ();

  notify_watch_add_object (watch, player);
  g_assert_false (medina_player_is_computer (player));
  medina_player_set_kind (player, MEDINA_SEAT_COMPUTER);
  notify_watch_check (watch);
  g_assert_cmpstr (medina_player_get_display_name (player), ==, "Idris");
  medina_player_set_kind (player, MEDINA_SEAT_COMPUTER);
  medina_player_set_level (player, MEDINA_LEVEL_EASY);
  notify_watch_check (watch);
  g_object_set (player, "level", MEDINA_LEVEL_HARD, NULL);
  notify_watch_check (watch);
  g_assert_cmpint (medina_player_get_level (player), ==, MEDINA_LEVEL_HARD);
  medina_player_set_character (player, MEDINA_CHARACTER_PLAIN);
  notify_watch_check (watch);
  g_object_set (player, "character", MEDINA_CHARACTER_MASON, NULL);
  notify_watch_check (watch);
  g_assert_cmpint (medina_player_get_character (player), ==, MEDINA_CHARACTER_MASON);
  medina_player_set_name (player, "Yui");
  notify_watch_check (watch);
  g_object_set (player, "kind", MEDINA_SEAT_HUMAN, NULL);
  notify_watch_check (watch);
  g_assert_cmpstr (medina_player_get_display_name (player), ==, "Yui");

  g_clear_pointer (&watch, notify_watch_free);
  g_assert_finalize_object (player);
}

static void
play (MedinaGame *game, MdnRandom *random, int placements)
{
  for (int i = 0; i < placements; i++)
    {
      medina_game_end_turn (game);
      g_assert_true (scripted_game_play_random (game, random));
    }
}

static MedinaPlayer *
current (MedinaGame *game)
{
  return medina_game_get_current_player (game);
}

static gboolean
is_playable (MedinaGame *game)
{
  for (int piece = 0; piece < MDN_PIECES; piece++)
    {
      MedinaStockItem *item = medina_player_get_stock_item (current (game), (MdnPiece) piece);

      if (item != NULL && medina_stock_item_get_playable (item))
        return TRUE;
    }
  return FALSE;
}

/* Only people take pieces in hand, and only their turns await their end. */
static void
test_turns (void)
{
  MedinaGame *game = scripted_game_new_seated (MDN_ONLINE, "pcpc");
  MdnRandom random;
  guint people = 0, computers = 0;

  mdn_random_seed (&random, 3);
  while (!medina_game_get_over (game))
    {
      const gboolean computer = medina_player_is_computer (current (game));

      g_assert_cmpint (medina_game_awaits_person (game), ==,
                       !computer && !medina_game_get_awaiting_end (game));
      g_assert_cmpint (medina_game_awaits_computer (game), ==, computer);
      g_assert_cmpint (is_playable (game), ==, medina_game_awaits_person (game));
      if (medina_game_get_awaiting_end (game))
        {
          g_assert_false (computer);
          medina_game_end_turn (game);
          continue;
        }
      people += !computer;
      computers += computer;
      g_assert_true (scripted_game_play_random (game, &random));
    }
  g_assert_cmpuint (people, >, 20);
  g_assert_cmpuint (computers, >, 20);
  g_assert_finalize_object (game);
}

/* Undo goes to what the person decided, and redo the same way forth. */
static void
test_undo (void)
{
  MedinaGame *game = scripted_game_new_seated (MDN_ONLINE, "cpcc");
  MdnRandom random;
  guint cursors[MDN_MAX_PLACEMENTS];
  guint decisions = 0, end;

  mdn_random_seed (&random, 5);
  g_assert_cmpuint (medina_game_count_people (game), ==, 1);
  while (decisions < 8)
    {
      if (medina_game_awaits_person (game))
        cursors[decisions++] = medina_game_get_cursor (game);
      else if (decisions == 0)
        g_assert_false (medina_game_get_can_undo (game));
      play (game, &random, 1);
    }
  medina_game_end_turn (game);
  while (!medina_game_awaits_person (game))
    play (game, &random, 1);
  end = medina_game_get_cursor (game);
  g_assert_cmpuint (end, >, cursors[7]);

  while (medina_game_get_can_undo (game))
    {
      medina_game_undo_decision (game);
      g_assert_cmpuint (medina_game_get_cursor (game), ==, cursors[--decisions]);
      g_assert_true (medina_game_awaits_person (game));
    }
  g_assert_cmpuint (decisions, ==, 0);
  medina_game_undo_decision (game);
  g_assert_cmpuint (medina_game_get_cursor (game), ==, cursors[0]);
  while (medina_game_get_can_redo (game))
    {
      medina_game_redo_decision (game);
      g_assert_cmpuint (medina_game_get_cursor (game), ==,
                        ++decisions < 8 ? cursors[decisions] : end);
    }
  g_assert_cmpuint (medina_game_get_cursor (game), ==, end);
  g_assert_finalize_object (game);
}

/* Without people undo goes placement by placement. */
static void
test_undo_computers (void)
{
  MedinaGame *game = scripted_game_new_seated (MDN_ONLINE, "cc");
  MdnRandom random;

  mdn_random_seed (&random, 5);
  play (game, &random, 9);
  medina_game_undo_decision (game);
  medina_game_undo_decision (game);
  g_assert_cmpuint (medina_game_get_cursor (game), ==, 7);
  medina_game_redo_decision (game);
  g_assert_cmpuint (medina_game_get_cursor (game), ==, 8);
  /* A player who is a person now counts as having decided what was placed for the seat before. */
  medina_player_set_kind (medina_game_get_player (game, 0), MEDINA_SEAT_HUMAN);
  medina_game_undo_decision (game);
  g_assert_true (current (game) == medina_game_get_player (game, 0));
  g_assert_finalize_object (game);
}

/* When a seat changes, everything that depends on it changes and notifies. */
static void
test_change (void)
{
  MedinaGame *game = scripted_game_new_seated (MDN_ONLINE, "ppc");
  g_autoptr (NotifyWatch) watch = notify_watch_new ();
  MdnRandom random;

  mdn_random_seed (&random, 5);
  play (game, &random, 3);
  medina_game_end_turn (game);
  while (!medina_game_awaits_person (game))
    play (game, &random, 1);
  medina_game_set_screens (game, TRUE);
  notify_watch_add_object (watch, game);
  for (guint seat = 0; seat < 3; seat++)
    {
      GListModel *stock = medina_player_get_stock (medina_game_get_player (game, seat));

      notify_watch_add_object (watch, medina_game_get_player (game, seat));
      for (guint i = 0; i < g_list_model_get_n_items (stock); i++)
        {
          g_autoptr (MedinaStockItem) item = g_list_model_get_item (stock, i);

          notify_watch_add_object (watch, item);
        }
    }
  medina_player_set_kind (current (game), MEDINA_SEAT_COMPUTER);
  notify_watch_check (watch);
  g_assert_false (is_playable (game));
  medina_player_set_kind (current (game), MEDINA_SEAT_HUMAN);
  notify_watch_check (watch);
  g_assert_true (is_playable (game));

  g_clear_pointer (&watch, notify_watch_free);
  g_assert_finalize_object (game);
}

static void
assert_visible (MedinaGame *game, const char *seats)
{
  for (guint seat = 0; seats[seat] != '\0'; seat++)
    if (medina_player_get_stock_visible (medina_game_get_player (game, seat)) !=
        (seats[seat] == '+'))
      g_error ("%s: seat %u", seats, seat);
}

/* Behind screens: seen by the only person, by the person who moves, by whoever watches. */
static void
test_screens (void)
{
  static const struct
  {
    const char *kinds;
    const char *first, *second; /* who is seen in the first two players' turns */
  } cases[] = {
    { "pppp", "+---", "-+--" }, { "pccc", "+---", "+---" }, { "ccpc", "--+-", "--+-" },
    { "pcpc", "+---", "----" }, { "cccc", "+---", "-+--" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      MedinaGame *game = scripted_game_new_seated (MDN_ONLINE, cases[i].kinds);
      MdnRandom random;

      mdn_random_seed (&random, 5);
      medina_game_set_screens (game, TRUE);
      assert_visible (game, cases[i].first);
      while (current (game) == medina_game_get_player (game, 0))
        {
          play (game, &random, 1);
          medina_game_end_turn (game);
        }
      medina_game_lift_curtain (game);
      assert_visible (game, cases[i].second);
      g_assert_finalize_object (game);
    }
}

static void
test_rematch (void)
{
  MedinaGame *game = scripted_game_new_seated (MDN_ONLINE, "pc");
  MedinaGame *rematch;

  medina_player_set_level (medina_game_get_player (game, 1), MEDINA_LEVEL_EXPERT);
  rematch = medina_game_new_rematch (game);
  g_assert_false (medina_player_is_computer (medina_game_get_player (rematch, 0)));
  g_assert_true (medina_player_is_computer (medina_game_get_player (rematch, 1)));
  g_assert_cmpint (medina_player_get_level (medina_game_get_player (rematch, 1)), ==,
                   MEDINA_LEVEL_EXPERT);
  g_assert_finalize_object (game);
  g_assert_finalize_object (rematch);
}

static void
test_record (void)
{
  MedinaGame *game = scripted_game_new_seated (MDN_ONLINE, "cpc");
  MedinaGame *read;
  MdnRandom random;

  mdn_random_seed (&random, 5);
  medina_player_set_level (medina_game_get_player (game, 2), MEDINA_LEVEL_HARD);
  medina_player_set_character (medina_game_get_player (game, 2), MEDINA_CHARACTER_BUILDER);
  play (game, &random, 11);
  read = scripted_game_write_and_read (game, medina_game_fill_record, MEDINA_RECORD_RESUMABLE);
  for (guint seat = 0; seat < 3; seat++)
    g_assert_cmpint (medina_player_is_computer (medina_game_get_player (read, seat)), ==,
                     seat != 1);
  g_assert_cmpint (medina_player_get_level (medina_game_get_player (read, 0)), ==,
                   MEDINA_LEVEL_EASY);
  g_assert_cmpint (medina_player_get_level (medina_game_get_player (read, 2)), ==,
                   MEDINA_LEVEL_HARD);
  g_assert_cmpint (medina_player_get_character (medina_game_get_player (read, 2)), ==,
                   MEDINA_CHARACTER_BUILDER);
  g_assert_cmpuint (medina_game_get_cursor (read), ==, 11);
  g_assert_cmpint (medina_game_awaits_person (read), ==, medina_game_awaits_person (game));
  g_assert_finalize_object (game);
  g_assert_finalize_object (read);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/seats/changes-notify-once", test_notify);
  g_test_add_func ("/seats/only-people-take-pieces-and-end-turns", test_turns);
  g_test_add_func ("/seats/undo-goes-to-a-persons-decision", test_undo);
  g_test_add_func ("/seats/computers-are-undone-by-placement", test_undo_computers);
  g_test_add_func ("/seats/a-changed-seat-updates-everything", test_change);
  g_test_add_func ("/seats/screens-hide-from-the-right-people", test_screens);
  g_test_add_func ("/seats/a-rematch-keeps-the-seats", test_rematch);
  g_test_add_func ("/seats/records-keep-the-seats", test_record);
  return g_test_run ();
}
