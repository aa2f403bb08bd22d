/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A character places more of what it likes than others do, and is the same where nothing but the
 * best will do. */

#include "ai-fixture.h"
#include "character.h"
#include "play.h"

enum
{
  GAMES = 24,
  TURNS = 10, /* of each player, from the beginning */
};

static gboolean
likes (MdnCharacter character, MdnPiece piece)
{
  switch (character)
    {
    case MDN_CHARACTER_BUILDER:
      return mdn_piece_is_building (piece);
    case MDN_CHARACTER_CLAIMER:
      return piece == MDN_ROOFTOP;
    case MDN_CHARACTER_MERCHANT:
      return piece == MDN_MERCHANT;
    default:
      return piece == MDN_WALL;
    }
}

/* Plays the first turns; counts the placements of player 1, played by the character, that `liked`
 * likes. */
static int
count_liked (MdnPosition position, MdnAiLimits limits, MdnCharacter liked)
{
  const MdnCharacter character = limits.character;
  int count = 0;

  while (!mdn_position_is_over (&position) &&
         position.table.turn.number < TURNS * position.rules.players)
    {
      const gboolean own = position.table.turn.player == 0;
      MdnAdvice advice;

      limits.character = own ? character : MDN_CHARACTER_PLAIN;
      advice = ai_fixture_ask (&position, &limits);
      for (int i = 0; i < advice.variations[0].count; i++)
        {
          const MdnPlacement placement = advice.variations[0].placements[i];

          count += own && likes (liked, mdn_placement_piece (placement));
          mdn_position_play (&position, placement, NULL);
        }
    }
  return count;
}

static int
count_in_games (MdnLevel level, MdnCharacter character, MdnCharacter liked)
{
  int count = 0;

  for (guint64 game = 0; game < GAMES; game++)
    {
      const MdnAiLimits limits = { .level = level,
                                   .character = character,
                                   .nodes = 100,
                                   .seed = game };

      count += count_liked (ai_fixture_position (MDN_SECOND_EDITION, 3 + (int) game % 2, game, 0),
                            limits, liked);
    }
  return count;
}

static void
test_taste (gconstpointer level)
{
  for (int i = MDN_CHARACTER_PLAIN + 1; i < MDN_CHARACTERS; i++)
    {
      const MdnCharacter character = (MdnCharacter) i;
      const int more = count_in_games (GPOINTER_TO_INT (level), character, character);
      const int usual = count_in_games (GPOINTER_TO_INT (level), MDN_CHARACTER_PLAIN, character);

      g_test_message ("character %d: %d in place of %d", i, more, usual);
      g_assert_cmpint (more, >, usual);
    }
}

/* Where the game is solved, all play the same. */
static void
test_endings (void)
{
  int solved = 0;

  for (guint64 game = 0; game < 12; game++)
    {
      const MdnPosition position = ai_fixture_ending (MDN_SECOND_EDITION, 2, game, 8);
      MdnAiLimits limits = { .level = MDN_LEVEL_EXPERT, .nodes = 20000, .seed = 1 };
      const MdnAdvice plain = ai_fixture_ask (&position, &limits);
      g_autofree char *usual = ai_fixture_variation_text (&plain.variations[0]);

      for (int i = 1; plain.solved && i < MDN_CHARACTERS; i++)
        {
          MdnAdvice advice;
          g_autofree char *text = NULL;

          limits.character = (MdnCharacter) i;
          advice = ai_fixture_ask (&position, &limits);
          text = ai_fixture_variation_text (&advice.variations[0]);
          g_assert_cmpstr (text, ==, usual);
        }
      solved += plain.solved;
    }
  g_assert_cmpint (solved, >, 6);
}

static void
test_names (void)
{
  static const char *const names[] = { "plain", "builder", "claimer", "merchant", "mason" };
  MdnCharacter character;

  G_STATIC_ASSERT (G_N_ELEMENTS (names) == MDN_CHARACTERS);
  for (int i = 0; i < MDN_CHARACTERS; i++)
    {
      g_assert_true (mdn_character_parse (names[i], &character));
      g_assert_cmpint (character, ==, i);
    }
  g_assert_false (mdn_character_parse ("Mason", &character));
  g_assert_false (mdn_character_parse ("", &character));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/character/names", test_names);
  g_test_add_data_func ("/character/places-what-it-likes/on-sight",
                        GINT_TO_POINTER (MDN_LEVEL_EASY), test_taste);
  g_test_add_data_func ("/character/places-what-it-likes/searching",
                        GINT_TO_POINTER (MDN_LEVEL_HARD), test_taste);
  g_test_add_func ("/character/solved-endings-are-played-alike", test_endings);
  return g_test_run ();
}
