/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scripted-game.h"

/* A table of games: the last placement of each has the events beside it. */

typedef struct
{
  const char *name;
  MdnRuleSet set;
  int players;
  void (*prepare) (MdnSetup *setup);
  const char *script;
  const char *events;
} EventCase;

static const char *
owner_name (MdnOwner owner)
{
  static const char *const names[] = { "1", "2", "3", "4", "neutral", "none" };

  return names[owner];
}

/* Only what the kind is said to have; the rest must say nothing. */
static char *
describe (const MedinaEvent *event)
{
  static const char *const kinds[] = {
    "new-street",   "palace-tile", "tower-tile", "tea-tiles", "color-closed",
    "blocker-gone", "short",       "passed",     "fresh",     "over",
  };
  GString *text = g_string_new (kinds[event->kind]);

  G_STATIC_ASSERT (G_N_ELEMENTS (kinds) == MEDINA_EVENTS);

  if (event->player != MEDINA_NO_PLAYER)
    g_string_append_printf (text, " player %u", event->player + 1);
  if (event->color != MDN_GREY)
    g_string_append_printf (text, " color %u", (guint) event->color);
  if (event->tower != 0)
    g_string_append_printf (text, " tower %u", event->tower);
  if (event->number != 0)
    g_string_append_printf (text, " number %u", event->number);
  if (event->owner != MDN_OWNER_NONE)
    g_string_append_printf (text, " to %s", owner_name (event->owner));
  if (event->previous != MDN_OWNER_NONE)
    g_string_append_printf (text, " from %s", owner_name (event->previous));
  return g_string_free (text, FALSE);
}

static void
event_cb (MedinaGame *game, const MedinaEvent *event, GString *log)
{
  g_autofree char *text = describe (event);

  g_string_append_printf (log, "%s%s", log->len > 0 ? "; " : "", text);
}

/* Comes before the events of its placement: those of the last one remain. */
static void
placement_played_cb (MedinaGame *game, guint placement, guint player, GString *log)
{
  g_string_truncate (log, 0);
}

static void
one_round_of_walls (MdnSetup *setup)
{
  scripted_game_leave_walls_only (setup, 1, 2);
}

/* 1, 1, 2, 1, 1…: player 1 has placed all three walls when player 2 still has one. */
static void
walls_and_rising_opening (MdnSetup *setup)
{
  scripted_game_leave_walls_only (setup, 3, 1);
  setup->rules.opening = MDN_OPENING_RISING;
}

static void
merchant_on_c3 (MdnSetup *setup)
{
  setup->merchant = mdn_space (2, 2);
}

static const EventCase cases[] = {
  { "nothing", MDN_SECOND_EDITION, 2, NULL, "Gb2", "" },
  { "new-street", MDN_SECOND_EDITION, 2, merchant_on_c3, "Gb3 Gb4 Gc4 Gd4 Gd3 Gd2 Gc2 Mh6",
    "new-street player 2" },
  { "same-street", MDN_SECOND_EDITION, 2, merchant_on_c3, "Mc4", "" },
  { "opening-merchant", MDN_FIRST_EDITION, 3, NULL, "Mh6", "" },
  { "palace-tile", MDN_SECOND_EDITION, 2, NULL, "Bb2 Rb2", "palace-tile player 1 color 2 to 1" },
  { "palace-tile-passes", MDN_SECOND_EDITION, 3, NULL, "Ob2 Rb2 Oe2 Oe3 Wa2 Wb1 Wc1 Wd1 Re2",
    "palace-tile player 2 color 3 to 2 from 1" },
  { "palace-tile-by-stable", MDN_SECOND_EDITION, 2, NULL, "Bb2 Rb2 Be2 Re2 Se3",
    "palace-tile player 2 color 2 to 2 from 1" },
  { "palace-tile-to-neutral", MDN_SECOND_EDITION, 2, NULL, "Ob2 Rb2 Oe2 Oe3 Ne2",
    "palace-tile color 3 to neutral from 1" },
  { "palace-tile-between-neutrals", MDN_SECOND_EDITION, 2, NULL, "Ob2 Nb2 Oe2 Oe3 Ne2", "" },
  { "tower-tile", MDN_SECOND_EDITION, 2, NULL, "Wa11 Bb11 Rb11",
    "palace-tile player 2 color 2 to 2; tower-tile player 2 number 3 to 2" },
  { "tower-tile-passes", MDN_SECOND_EDITION, 3, NULL, "Wa2 Bb2 Rb2 Gd2 Wb1 Wc1 Wd1 Rd2",
    "palace-tile player 1 to 1; tower-tile player 1 tower 3 to 1 from 2" },
  { "tower-tile-by-wall", MDN_SECOND_EDITION, 2, NULL, "Bb2 Rb2 Wa2",
    "tower-tile player 1 tower 3 to 1" },
  { "tower-tile-to-neutral", MDN_SECOND_EDITION, 2, NULL, "Wa11 Bb11 Nb11",
    "palace-tile color 2 to neutral; tower-tile number 3 to neutral" },
  { "tea-tiles", MDN_SECOND_EDITION, 2, NULL, "Pb2 Rb2",
    "palace-tile player 1 color 1 to 1; tea-tiles player 1 number 3 to 1" },
  { "tea-tiles-second", MDN_ONLINE, 2, NULL, "Pb2 Rb2 Pe2 Re2",
    "tea-tiles player 2 number 2 to 2; color-closed player 2 color 1 number 14" },
  { "tea-tiles-to-neutral", MDN_SECOND_EDITION, 2, NULL, "Pb2 Nb2",
    "palace-tile color 1 to neutral; tea-tiles number 3 to neutral" },
  { "color-closed", MDN_SECOND_EDITION, 2, NULL, "Gb2 Rb2 Ge2 Re2",
    "color-closed player 2 number 14" },
  { "color-closed-duel", MDN_FIRST_EDITION, 2, NULL,
    "Mh6 Gb2 Pb5 Rb2 Wa2 Gd2 Wa3 Wa4 Wa5 Wa6 Wa7 Rd2", "color-closed player 2 number 16" },
  { "blocker-removed", MDN_FIRST_EDITION, 2, NULL, "Mh6 Gb2 Pb5 Rb2 Wa2 Gd2 Wb1 Wc1 Nd2",
    "blocker-gone player 2" },
  { "blocker-removed-color", MDN_FIRST_EDITION, 2, NULL, "Mh6 Ob2 Pb5 Rb2 Wa2 Od2 Wb1 Wc1 Nd2",
    "blocker-gone player 2 color 3" },
  { "blocking", MDN_FIRST_EDITION, 2, NULL, "Mh6 Gb2 Wa2 Nb2", "" },
  { "short", MDN_SECOND_EDITION, 2, one_round_of_walls, "Wa2", "short player 1 number 1" },
  { "short-and-over", MDN_SECOND_EDITION, 2, one_round_of_walls, "Wa2 Wa3", "over" },
  { "passed-and-fresh", MDN_SECOND_EDITION, 2, walls_and_rising_opening, "Wa2 Wa3 Wa4 Wa5 Wa6",
    "fresh player 2" },
  { "over", MDN_SECOND_EDITION, 2, walls_and_rising_opening, "Wa2 Wa3 Wa4 Wa5 Wa6 Wa7", "over" },
};

static MedinaGame *
begin_case (const EventCase *c, GString *log)
{
  MdnSetup setup = scripted_game_setup (c->set, c->players);
  MedinaGame *game;

  if (c->prepare != NULL)
    c->prepare (&setup);
  game = scripted_game_new (&setup);
  g_signal_connect (game, "placement-played", G_CALLBACK (placement_played_cb), log);
  g_signal_connect (game, "event", G_CALLBACK (event_cb), log);
  return game;
}

static void
test_case (gconstpointer data)
{
  const EventCase *c = data;
  g_autoptr (GString) log = g_string_new (NULL);
  MedinaGame *game = begin_case (c, log);

  medina_game_set_automatic_end (game, TRUE);
  scripted_game_play (game, c->script);
  g_assert_cmpstr (log->str, ==, c->events);

  /* Undoing tells nothing, redoing the same again. */
  g_string_truncate (log, 0);
  medina_game_undo (game);
  g_assert_cmpstr (log->str, ==, "");
  medina_game_redo (game);
  g_assert_cmpstr (log->str, ==, c->events);

  g_assert_finalize_object (game);
}

/* What concerns the next turn waits for the end of this one. */
static void
test_awaiting (gconstpointer data)
{
  const EventCase *c = data;
  g_autoptr (GString) log = g_string_new (NULL);
  MedinaGame *game = begin_case (c, log);

  scripted_game_play (game, c->script);
  g_assert_null (strstr (log->str, "passed"));
  g_assert_null (strstr (log->str, "fresh"));
  g_assert_null (strstr (log->str, "over"));
  if (*c->events == '\0')
    g_assert_cmpstr (log->str, ==, "");
  medina_game_end_turn (game);
  g_assert_cmpstr (log->str, ==, c->events);

  g_assert_finalize_object (game);
}

/* --- Telling once ----------------------------------------------------------------------------- */

/* What the players of a game know. */
typedef struct
{
  gboolean passed[MDN_MAX_PLAYERS]; /* that nothing can be placed at present */
  guint alone;                      /* who alone can place */
  guint told;                       /* how often anything of it was told */
} Known;

static void
note_event_cb (MedinaGame *game, const MedinaEvent *event, Known *known)
{
  if (event->kind == MEDINA_EVENT_TURN_SHORT)
    known->passed[event->player] = !medina_game_get_position (game)->rules.one_of_each_color;
  if (event->kind == MEDINA_EVENT_PASSED)
    {
      g_assert_false (known->passed[event->player]);
      known->passed[event->player] = TRUE;
      known->told++;
    }
  if (event->kind == MEDINA_EVENT_FRESH_TURN)
    {
      g_assert_cmpuint (known->alone, !=, event->player);
      known->alone = event->player;
      for (guint i = 0; i < MDN_MAX_PLAYERS; i++)
        known->passed[i] = i != event->player;
      known->told++;
    }
}

static void
note_placement_cb (MedinaGame *game, guint placement, guint player, Known *known)
{
  known->passed[player] = FALSE;
  if (known->alone != player)
    known->alone = MEDINA_NO_PLAYER;
}

/* Who has not had a turn between that of `from` and the one that begins is known to be passed. */
static void
check_passed (MedinaGame *game, guint from, const Known *known)
{
  const guint players = medina_game_get_n_players (game);
  const guint next = medina_player_get_number (medina_game_get_current_player (game));

  for (guint i = (from + 1) % players; i != next; i = (i + 1) % players)
    if (i != from)
      g_assert_true (known->passed[i]);
}

static guint
play_through (MdnRuleSet set, int players, guint64 seed)
{
  const MdnSetup setup = scripted_game_setup (set, players);
  MedinaGame *game = scripted_game_new (&setup);
  Known known = { .alone = MEDINA_NO_PLAYER };
  MdnRandom random;
  guint from = 0, begun;

  mdn_random_seed (&random, seed);
  medina_game_set_automatic_end (game, TRUE);
  g_signal_connect (game, "placement-played", G_CALLBACK (note_placement_cb), &known);
  g_signal_connect (game, "event", G_CALLBACK (note_event_cb), &known);
  if (medina_game_get_phase (game) == MDN_PHASE_OPENING)
    scripted_game_play_random (game, &random);
  begun = medina_game_get_cursor (game);
  do
    {
      if (medina_game_get_placements_made (game) == 0 && medina_game_get_cursor (game) > begun)
        check_passed (game, from, &known);
      from = medina_player_get_number (medina_game_get_current_player (game));
    }
  while (scripted_game_play_random (game, &random) && !medina_game_get_over (game));
  g_assert_finalize_object (game);
  return known.told;
}

/* Through whole games: whoever is passed over is told of, and not again before the next turn. */
static void
test_once (void)
{
  guint told = 0;

  for (int set = 0; set < MDN_RULE_SETS; set++)
    for (int players = MDN_MIN_PLAYERS; players <= MDN_MAX_PLAYERS; players++)
      for (guint64 seed = 1; seed <= 5; seed++)
        told += play_through ((MdnRuleSet) set, players, seed);
  g_assert_cmpuint (told, >, 40);
}

static void
test_boxed (void)
{
  const MedinaEvent event = { .kind = MEDINA_EVENT_TOWER_TILE, .player = 2, .tower = 1 };
  MedinaEvent *copy = g_boxed_copy (MEDINA_TYPE_EVENT, &event);

  g_assert_true (copy != &event);
  g_assert_cmpmem (copy, sizeof *copy, &event, sizeof event);
  g_boxed_free (MEDINA_TYPE_EVENT, copy);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/events/can-be-copied", test_boxed);
  g_test_add_func ("/events/passing-is-told-once", test_once);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *at_once = g_strdup_printf ("/events/automatic/%s", cases[i].name);
      g_autofree char *later = g_strdup_printf ("/events/awaiting/%s", cases[i].name);

      g_test_add_data_func (at_once, &cases[i], test_case);
      g_test_add_data_func (later, &cases[i], test_awaiting);
    }
  return g_test_run ();
}
