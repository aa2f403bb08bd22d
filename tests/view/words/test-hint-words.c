/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Every reason for a placement, in words. */

#include "await.h"
#include "medina-hint-words.h"
#include "named-game.h"

typedef struct
{
  MdnExplanation explanation;
  const char *sentence;
} Case;

#define SPACE_F7 ((MdnSpace) (6 * MDN_STRIDE + 5))

static const Case cases[] = {
  { { MDN_EXPLANATION_ONLY, 0, 0, MDN_NOBODY, 0, MDN_NO_SPACE }, "You can’t place anything else." },
  { { MDN_EXPLANATION_MUST_ROOF, 0, 0, MDN_NOBODY, 0, MDN_NO_SPACE },
    "It must be a rooftop because nobody else has any left." },
  { { MDN_EXPLANATION_CLAIMS, 6, 0, 1, 0, SPACE_F7 },
    "It claims the palace at f7 before Ben can, for 6 points." },
  { { MDN_EXPLANATION_CLAIMS, 1, 0, 1, 0, SPACE_F7 },
    "It claims the palace at f7 before Ben can, for 1 point." },
  { { MDN_EXPLANATION_CLAIMS, 2, 0, MDN_NOBODY, 0, SPACE_F7 },
    "It claims the palace at f7 for 2 points." },
  { { MDN_EXPLANATION_PREPARES, 5, 0, MDN_NOBODY, 0, SPACE_F7 },
    "Then you can claim the palace at f7 this turn for 5 points." },
  { { MDN_EXPLANATION_PALACE_TILE, 4, 0, 1, 0, MDN_NO_SPACE },
    "It takes the 4-point palace tile from Ben." },
  { { MDN_EXPLANATION_PALACE_TILE, 1, 0, MDN_NOBODY, 0, MDN_NO_SPACE },
    "It earns the 1-point palace tile." },
  { { MDN_EXPLANATION_TOWER_TILE, 3, 0, 1, 2, MDN_NO_SPACE }, "It takes tower tile 3 from Ben." },
  { { MDN_EXPLANATION_TOWER_TILE, 4, 0, MDN_NOBODY, 3, MDN_NO_SPACE }, "It earns tower tile 4." },
  { { MDN_EXPLANATION_TOWER_TILE, 1, 3, MDN_NOBODY, 0, MDN_NO_SPACE },
    "It earns tower tile 1 with 3 merchants." },
  { { MDN_EXPLANATION_TEA, 0, 3, MDN_NOBODY, 0, MDN_NO_SPACE }, "It earns 3 tea tiles." },
  { { MDN_EXPLANATION_SCORES, 1, 1, MDN_NOBODY, 0, SPACE_F7 },
    "It adds 1 point to your palace at f7." },
  { { MDN_EXPLANATION_SCORES, 2, 2, MDN_NOBODY, 0, SPACE_F7 },
    "It adds 2 points to your palaces." },
  { { MDN_EXPLANATION_DENIES, 7, 0, 1, 0, SPACE_F7 },
    "It keeps Ben from claiming the palace at f7, worth 7 points." },
  { { MDN_EXPLANATION_STRIPS, 3, 0, 1, 0, MDN_NO_SPACE }, "Ben loses tiles worth 3 points." },
  { { MDN_EXPLANATION_FOUNDS, 1, 0, 1, 0, SPACE_F7 },
    "It starts a palace in a color you still need." },
  { { MDN_EXPLANATION_FOUNDS, 1, 0, MDN_NOBODY, 0, SPACE_F7 },
    "It starts a palace that only you can claim." },
  { { MDN_EXPLANATION_RAISES, 5, 0, 1, 0, SPACE_F7 },
    "It raises the palace at f7 to 5 points, and you can still claim it." },
  { { MDN_EXPLANATION_RAISES, 5, 0, MDN_NOBODY, 0, SPACE_F7 },
    "It raises the palace at f7 to 5 points, and only you can still claim it." },
  { { MDN_EXPLANATION_WATER, 4, 0, MDN_NOBODY, 0, MDN_NO_SPACE },
    "The water alone is worth 4 points." },
  { { MDN_EXPLANATION_STOPS, 0, 0, 1, 0, SPACE_F7 },
    "It stops the palace at f7, which Ben can still claim, from growing." },
  { { MDN_EXPLANATION_CROWDS, 0, 0, 1, 0, SPACE_F7 },
    "Then no more stables can join Ben’s palace at f7." },
  { { MDN_EXPLANATION_INVITES, 0, 0, MDN_NOBODY, 0, MDN_NO_SPACE },
    "It makes room for merchants next to your palaces." },
  { { MDN_EXPLANATION_DIVERTS, 0, 0, 1, 0, MDN_NO_SPACE },
    "It leaves fewer spaces for merchants next to Ben’s palaces." },
  { { MDN_EXPLANATION_RESTS, 0, 0, MDN_NOBODY, 0, MDN_NO_SPACE },
    "Keeping your pieces for later beats placing one now." },
  { { MDN_EXPLANATION_WAITS, 0, 0, MDN_NOBODY, 0, MDN_NO_SPACE },
    "It helps nobody for now and keeps better pieces for later." },
  { { MDN_EXPLANATION_GIVES, 1, 0, 1, 0, MDN_NO_SPACE },
    "It gives Ben 1 point, but anything else seems to cost you more." },
  { { MDN_EXPLANATION_FEEDS, 0, 0, 1, 0, SPACE_F7 },
    "It helps the palace at f7, which Ben can claim, but anything else seems to cost you more." },
  { { MDN_EXPLANATION_FEEDS, 0, 1, 1, 0, SPACE_F7 },
    "It starts a palace that Ben can claim, but anything else seems to cost you more." },
  { { MDN_EXPLANATION_FORESEEN, 0, 0, MDN_NOBODY, 0, MDN_NO_SPACE },
    "Looking a few turns ahead, no other placement is better." },
};

static void
test_explanations (void)
{
  g_autoptr (MedinaGame) game = named_game_new (MDN_SECOND_EDITION, 3);
  guint kinds = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *sentence = medina_explanation_to_sentence (&cases[i].explanation, game);

      g_assert_cmpstr (sentence, ==, cases[i].sentence);
      kinds |= 1u << cases[i].explanation.kind;
    }
  g_assert_cmphex (kinds, ==, (1u << MDN_EXPLANATIONS) - 1);
}

static void
test_expectations (void)
{
  static const struct
  {
    double margin;
    guint players;
    const char *sentence;
  } expectations[] = {
    { 0.4, 2, "You’ll probably finish about even with your opponent." },
    { -1.2, 2, "You’ll probably finish about even with your opponent." },
    { 1.2, 3, "You’ll probably finish about even with the best of your opponents." },
    { 0, 4, "You’ll probably finish about even with the best of your opponents." },
    { 2, 2, "You’ll probably finish about 2 points ahead." },
    { 7.6, 4, "You’ll probably finish about 8 points ahead." },
    { -2.4, 3, "Even so, you’ll probably finish about 2 points behind." },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (expectations); i++)
    {
      g_autofree char *sentence =
        medina_expectation_to_sentence (expectations[i].margin, expectations[i].players);

      g_assert_cmpstr (sentence, ==, expectations[i].sentence);
    }
}

/* What a palace brings that is to be claimed in this same turn is told with its tile. */
static void
test_claim_to_come (void)
{
  g_autoptr (MedinaGame) game = named_game_new (MDN_SECOND_EDITION, 3);
  const MdnVariation plan = {
    .placements = { mdn_placement (MDN_BUILDING_GREY, mdn_space (1, 1)),
                    mdn_placement (MDN_ROOFTOP, mdn_space (1, 1)) },
    .count = 2,
  };
  g_autofree char *reasons = medina_plan_to_reasons (&plan, medina_game_get_position (game), game);

  g_assert_cmpstr (reasons, ==,
                   "Then you can claim the palace at b2 this turn for 1 point. "
                   "It earns the 1-point palace tile.");
}

/* Palaces are known by where their rooftops stand. */
static void
test_crown (void)
{
  g_autoptr (MedinaGame) game = named_game_new (MDN_SECOND_EDITION, 3);
  const MdnVariation plan = {
    .placements = { mdn_placement (MDN_ROOFTOP, mdn_space (1, 1)) },
    .count = 1,
  };
  g_autofree char *reasons = NULL;

  named_game_play (game, "Gb2 Gb3 Gb4 Wa2");
  reasons = medina_plan_to_reasons (&plan, medina_game_get_position (game), game);
  g_assert_true (g_str_has_prefix (reasons, "It claims the palace at b3 before "));
}

/* So it is where a hint says that one is to be put. */
static void
test_where (void)
{
  g_autoptr (MedinaGame) game = named_game_new (MDN_SECOND_EDITION, 3);
  g_autoptr (MedinaHint) hint = medina_hint_new ();
  g_autofree char *sentences = NULL;

  named_game_play (game, "Gb2 Gb3 Gb4 Gb5 Gb6 Gb7 Gb8");
  medina_hint_set_game (hint, game);
  medina_hint_ask (hint);
  await (!medina_hint_get_thinking (hint));
  g_assert_cmpint (medina_hint_get_placement (hint), ==,
                   mdn_placement (MDN_ROOFTOP, mdn_space (1, 1)));
  medina_hint_ask (hint);
  sentences = medina_hint_to_sentences (hint);
  g_assert_cmpstr (sentences, ==, "Put it on the palace at b5.");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/hint-words/every-explanation-has-its-sentence", test_explanations);
  g_test_add_func ("/hint-words/expectations", test_expectations);
  g_test_add_func ("/hint-words/a-claim-to-come-is-told-with-its-tile", test_claim_to_come);
  g_test_add_func ("/hint-words/palaces-are-named-where-rooftops-stand", test_crown);
  g_test_add_func ("/hint-words/so-is-where-to-put-one", test_where);
  return g_test_run ();
}
