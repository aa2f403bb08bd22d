/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The random generator. */

#include <glib.h>
#include <stdlib.h>

#include "random.h"

/* What the generators' authors publish: SplitMix64 from 0, and xoshiro256++ from 1, 2, 3, 4. */
static void
test_known_numbers (void)
{
  static const uint64_t seeded[] = { UINT64_C (0xe220a8397b1dcdaf), UINT64_C (0x6e789e6aa1b965f4),
                                     UINT64_C (0x06c45d188009454f), UINT64_C (0xf88bb8a8724c81ec) };
  static const uint64_t numbers[] = {
    UINT64_C (41943041),
    UINT64_C (58720359),
    UINT64_C (3588806011781223),
    UINT64_C (3591011842654386),
    UINT64_C (9228616714210784205),
    UINT64_C (9973669472204895162),
    UINT64_C (14011001112246962877),
    UINT64_C (12406186145184390807),
    UINT64_C (15849039046786891736),
    UINT64_C (10450023813501588000),
  };
  MdnRandom random;

  mdn_random_seed (&random, 0);
  for (size_t i = 0; i < G_N_ELEMENTS (seeded); i++)
    g_assert_cmpuint (random.state[i], ==, seeded[i]);
  random = (MdnRandom){ { 1, 2, 3, 4 } };
  for (size_t i = 0; i < G_N_ELEMENTS (numbers); i++)
    g_assert_cmpuint (mdn_random_next (&random), ==, numbers[i]);
}

static void
test_below (void)
{
  static const uint32_t limits[] = { 1, 2, 3, 7, 64, 234, 1000 };
  MdnRandom random;

  mdn_random_seed (&random, 6);
  for (size_t i = 0; i < G_N_ELEMENTS (limits); i++)
    {
      const int expected = 1000;
      g_autofree int *drawn = g_new0 (int, limits[i]);

      for (uint32_t n = 0; n < limits[i] * (uint32_t) expected; n++)
        {
          const uint32_t number = mdn_random_below (&random, limits[i]);

          g_assert_cmpuint (number, <, limits[i]);
          drawn[number]++;
        }
      for (uint32_t number = 0; number < limits[i]; number++)
        g_assert_cmpint (abs (drawn[number] - expected), <, expected / 5);
    }
}

/* Just above half the range, where drawing without a second try would favor some numbers. */
static void
test_below_a_large_number (void)
{
  const uint32_t limit = UINT32_C (3) << 30;
  int low = 0;
  MdnRandom random;

  mdn_random_seed (&random, 7);
  for (int i = 0; i < 30000; i++)
    low += mdn_random_below (&random, limit) % 3 == 0;
  g_assert_cmpint (abs (low - 10000), <, 400);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/random/numbers-are-those-published", test_known_numbers);
  g_test_add_func ("/random/below-draws-all-numbers-as-often", test_below);
  g_test_add_func ("/random/below-a-large-number-favours-none", test_below_a_large_number);
  return g_test_run ();
}
