/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "all-windows.h"
#include "await.h"
#include "document-sync.h"
#include "medina-gains.h"
#include "medina-rising-points.h"
#include "named-game.h"

/* Points that rise from the board. */

static guint
find_last (MedinaGame *game, MedinaGain gains[MEDINA_GAINS])
{
  const MdnGame *engine = medina_game_get_engine_game (game);

  return medina_gains_find (engine, engine->cursor - 1, gains);
}

static void
assert_gain (const MedinaGain *gain, MdnSpace space, guint player, int points)
{
  g_assert_cmpint (gain->space, ==, space);
  g_assert_cmpuint (gain->player, ==, player);
  g_assert_cmpint (gain->points, ==, points);
}

/* Each palace that is worth more brings its owner points, with the tiles that came at once; what
 * scores nothing brings none. */
static void
test_gains (void)
{
  g_autoptr (MedinaGame) game = named_game_new (MDN_SECOND_EDITION, 3);
  MedinaGain gains[MEDINA_GAINS];

  named_game_play (game, "Gb2");
  g_assert_cmpuint (find_last (game, gains), ==, 0);
  named_game_play (game, "Rb2"); /* a building, and the gray tile */
  g_assert_cmpuint (find_last (game, gains), ==, 1);
  assert_gain (&gains[0], mdn_space (1, 1), 0, 2);
  named_game_play (game, "Wb1"); /* Ben's wall, at Aisha's palace, which gets tower tile 4 */
  g_assert_cmpuint (find_last (game, gains), ==, 1);
  assert_gain (&gains[0], mdn_space (1, 1), 0, 5);
}

/* All gains of a game add up to what its players have. */
static void
test_sums (void)
{
  for (int set = 0; set < MDN_RULE_SETS; set++)
    {
      g_autoptr (MedinaGame) game = named_game_new ((MdnRuleSet) set, 3);
      int sums[MDN_MAX_PLAYERS] = { 0 };
      MedinaGain gains[MEDINA_GAINS];
      MdnRandom random;

      mdn_random_seed (&random, 7);
      named_game_finish (game, &random);
      for (int i = 0; i < medina_game_get_engine_game (game)->count; i++)
        for (guint k = medina_gains_find (medina_game_get_engine_game (game), i, gains); k-- > 0;)
          {
            g_assert_cmpint (gains[k].points, !=, 0);
            sums[gains[k].player] += gains[k].points;
          }
      for (guint player = 0; player < 3; player++)
        g_assert_cmpint (sums[player], ==,
                         medina_player_get_score (medina_game_get_player (game, player)));
    }
}

static MedinaRisingPoints *
open_game (Driver *driver, MedinaGame *game)
{
  driver_open (driver, MDN_SECOND_EDITION, 3, FALSE, 1120, 740);
  document_sync_discard (medina_window_get_document (driver->window), NULL);
  medina_window_set_game (driver->window, game);
  driver_await_layout (GTK_WIDGET (driver->window));
  return MEDINA_RISING_POINTS (
    driver_find (GTK_WIDGET (driver->window), MEDINA_TYPE_RISING_POINTS));
}

/* They rise from the palace and from the card, and are gone by themselves; the game does not
 * wait. */
static void
test_rise (void)
{
  g_autoptr (MedinaGame) game = named_game_new (MDN_SECOND_EDITION, 3);
  MedinaRisingPoints *points;
  Driver driver;

  driver_set_animations (TRUE);
  points = open_game (&driver, game);
  named_game_play (game, "Gb2");
  g_assert_cmpuint (medina_rising_points_count (points), ==, 0);
  named_game_play (game, "Rb2");
  g_assert_cmpuint (medina_rising_points_count (points), ==, 2);
  await (medina_rising_points_count (points) == 0);
  named_game_play (game, "Wb1");
  g_assert_cmpuint (medina_rising_points_count (points), >, 0);
  medina_game_undo (game);
  g_assert_cmpuint (medina_rising_points_count (points), ==, 0);
  driver_close (&driver);
  driver_set_animations (FALSE);
}

/* Who wants nothing to move sees nothing rise. */
static void
test_still (void)
{
  g_autoptr (MedinaGame) game = named_game_new (MDN_SECOND_EDITION, 3);
  MedinaRisingPoints *points;
  Driver driver;

  driver_set_animations (FALSE);
  points = open_game (&driver, game);
  named_game_play (game, "Gb2 Rb2");
  g_assert_cmpuint (medina_rising_points_count (points), ==, 0);
  driver_close (&driver);
}

/* Nor does anything rise at a purist's table. */
static void
test_purist (void)
{
  g_autoptr (MedinaGame) game = named_game_new (MDN_SECOND_EDITION, 3);
  MedinaRisingPoints *points;
  Driver driver;

  driver_set_animations (TRUE);
  points = open_game (&driver, game);
  medina_game_set_purist (game, TRUE);
  named_game_play (game, "Gb2 Rb2");
  g_assert_cmpuint (medina_rising_points_count (points), ==, 0);
  driver_close (&driver);
  driver_set_animations (FALSE);
}

int
main (int argc, char **argv)
{
  driver_init (&argc, &argv);
  g_test_add_func ("/rising-points/they-are-where-they-come-from", test_gains);
  g_test_add_func ("/rising-points/they-add-up", test_sums);
  g_test_add_func ("/rising-points/they-rise-and-go", test_rise);
  g_test_add_func ("/rising-points/without-animations-nothing-rises", test_still);
  g_test_add_func ("/rising-points/for-a-purist-nothing-rises", test_purist);
  return g_test_run ();
}
