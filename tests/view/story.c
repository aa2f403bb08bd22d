/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "story.h"

#include "ai.h"
#include "all-windows.h"
#include "document-sync.h"
#include "medina-game-options.h"
#include "medina-language.h"

#define FONT "Cantarell 11"

/* Whoever sees these is to be at home. */
static const struct
{
  const char *language;
  const char *names[6];
} people[] = {
  { "en", { "Aisha", "Emma", "Salma", "Tariq", "Noah", "Grandma" } },
  { "de", { "Aisha", "Emma", "Salma", "Tariq", "Jonas", "Oma" } },
  { "es", { "Aisha", "Lucía", "Salma", "Tariq", "Mateo", "Abuela" } },
  { "fr", { "Aïcha", "Emma", "Salma", "Tariq", "Louis", "Mamie" } },
  { "it", { "Aisha", "Giulia", "Salma", "Tariq", "Marco", "Nonna" } },
  { "ja", { "あおい", "はると", "サルマ", "タリク", "ゆい", "おばあちゃん" } },
  { "zh_CN", { "小雨", "子轩", "萨尔玛", "塔里克", "欣怡", "奶奶" } },
  { "zh_TW", { "小雨", "承翰", "薩爾瑪", "塔里克", "怡君", "奶奶" } },
};

static const char *
get_name (guint index)
{
  const char *language = medina_language_get_spoken ();

  for (gsize i = 0; i < G_N_ELEMENTS (people); i++)
    if (g_str_has_prefix (language, people[i].language))
      return people[i].names[index];
  return people[0].names[index];
}

/* --- Games ------------------------------------------------------------------------------------ */

/* Now and then without much thought, so that an analysis finds something. */
static void
play_turn (MedinaGame *game, MdnAi *ai, uint64_t seed)
{
  const MdnLevel level = seed % 9 == 4 ? MDN_LEVEL_EASY : MDN_LEVEL_HARD;
  const MdnAiLimits limits = { .level = level, .nodes = STORY_NODES, .seed = seed };
  MdnAdvice advice;

  g_assert_true (mdn_ai_think (ai, medina_game_get_position (game), &limits, &advice));
  for (int i = 0; i < advice.variations[0].count; i++)
    medina_game_play (game, advice.variations[0].placements[i]);
  if (medina_game_get_awaiting_end (game))
    medina_game_end_turn (game);
}

MedinaGame *
story_begin (const Story *story)
{
  g_autoptr (MedinaGameOptions) options = medina_game_options_new ();

  medina_game_options_set_rule_set (options, story->set);
  medina_game_options_set_players (options, (guint) story->players);
  for (int seat = 0; seat < story->players; seat++)
    {
      medina_game_options_set_name (options, (guint) seat, get_name (story->names[seat]));
      medina_game_options_set_kind (options, (guint) seat,
                                    seat < story->players - (int) story->computers
                                      ? MEDINA_SEAT_HUMAN
                                      : MEDINA_SEAT_COMPUTER);
      medina_game_options_set_level (options, (guint) seat, MEDINA_LEVEL_HARD);
    }
  return medina_game_options_create_game (options, 7);
}

void
story_play (const Story *story, MedinaGame *game)
{
  MdnAi *ai = mdn_ai_new ();

  for (int turn = 0; turn < story->turns && !medina_game_get_over (game); turn++)
    play_turn (game, ai, (uint64_t) turn);
  mdn_ai_free (ai);
}

void
story_open (Driver *driver, MedinaGame *game, int width, int height)
{
  driver_open (driver, MDN_SECOND_EDITION, 2, FALSE, width, height);
  /* Nobody is told that it is a person's turn: it is not in earnest. */
  g_settings_set_boolean (medina_application_get_settings (driver->application),
                          "turn-notification", FALSE);
  document_sync_discard (medina_window_get_document (driver->window), NULL);
  medina_window_set_game (driver->window, game);
  driver_await_layout (GTK_WIDGET (driver->window));
}

void
story_set_scene (void)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE,
                "gtk-decoration-layout", "appmenu:close", "gtk-font-name", FONT, NULL);
}
