/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-prompts.h"

#include <glib/gi18n.h>

#include "legal.h"
#include "medina-moment-words.h"
#include "medina-move-log.h"
#include "medina-names.h"
#include "medina-result-words.h"
#include "outlook.h"
#include "palace.h"

static const char *
name_of_current (MedinaGame *game)
{
  return medina_player_get_name_in_sentence (medina_game_get_current_player (game));
}

char *
medina_prompt_for_result (MedinaGame *game)
{
  g_autoptr (MedinaScoreSheet) sheet = NULL;

  g_return_val_if_fail (MEDINA_IS_GAME (game), NULL);

  sheet = medina_score_sheet_new (game);
  return medina_result_to_sentence (sheet);
}

static char *
word_result_in_brief (MedinaGame *game)
{
  g_autoptr (MedinaScoreSheet) sheet = medina_score_sheet_new (game);

  return medina_result_to_brief_sentence (sheet);
}

static char *
prompt_over (MedinaGame *game)
{
  g_autofree char *result = medina_prompt_for_result (game);

  return medina_sentences_join (_ ("The game is over."), result);
}

/* Whether a rooftop, though not due yet, must be among the placements of this turn (T6). */
static gboolean
needs_rooftop_later (MedinaGame *game)
{
  MdnPosition ahead = *medina_game_get_position (game);

  ahead.table.turn.made = (uint8_t) (ahead.table.turn.of - 1);
  return mdn_legal_rooftop_is_due (&ahead);
}

static gboolean
can_drink_tea (MedinaGame *game)
{
  return mdn_legal_has (medina_game_get_position (game), mdn_placement_tea ());
}

static char *
word_middle_of_turn (const char *player, guint left)
{
  /* Translators: %1$s is a player, in the middle of a turn */
  return g_strdup_printf (ngettext ("%1$s’s turn: place %2$u more piece.",
                                    "%1$s’s turn: place %2$u more pieces.", left),
                          player, left);
}

static char *
word_pieces (const char *player, guint left)
{
  /* Translators: it is that player’s turn, which has so many placements */
  return g_strdup_printf (ngettext ("%1$s’s turn: place %2$u piece.",
                                    "%1$s’s turn: place %2$u pieces.", left),
                          player, left);
}

/* Who is to move, and how much. */
static char *
word_turn (MedinaGame *game)
{
  const char *player = name_of_current (game);
  const guint left = (guint) mdn_outlook_placements (medina_game_get_position (game));

  if (medina_game_get_rooftop_due (game))
    return g_strdup_printf (_ ("%s must place a rooftop now because nobody else has any left."),
                            player);
  if (can_drink_tea (game))
    return g_strdup_printf (_ ("%s’s turn: place one more piece, or give back a tea tile."),
                            player);
  if (needs_rooftop_later (game))
    /* Translators: %1$s is a player; both forms mean the same: a rooftop must be among them */
    return g_strdup_printf (ngettext ("%1$s’s turn: place %2$u piece, including a rooftop.",
                                      "%1$s’s turn: place %2$u pieces, including a rooftop.", left),
                            player, left);
  if (medina_game_get_placements_made (game) > 0)
    return word_middle_of_turn (player, left);
  return word_pieces (player, left);
}

/* The colors of the palaces that can be blocked now. */
static char *
word_blocking (const MdnPosition *position)
{
  const uint64_t palaces =
    mdn_palace_rooftop_sites (position, position->table.turn.player, MDN_OTHER_ROOFTOP);
  g_autofree char *list = NULL;
  unsigned colors = 0;

  for (int palace = 1; palace <= position->table.palaces; palace++)
    if (palaces >> palace & 1)
      colors |= 1u << position->palace[palace].color;
  list = medina_palace_colors_to_list (colors, &position->rules);
  /* Translators: a blocking rooftop is in hand; %s are colors, as in “gray, brown” */
  return g_strdup_printf (_ ("Choose a palace to block: %s."), list);
}

/* What to do with the piece in hand. That a turn has each color but once (B3) is told whoever tries
 * one again. */
static const char *
word_piece (int piece)
{
  switch (piece)
    {
    case -1:
      return _ ("Pick a piece or a space.");
    case MDN_ROOFTOP:
      return _ ("Choose a palace to claim.");
    case MDN_OTHER_ROOFTOP:
      return _ ("Choose a palace for the neutral player.");
    case MDN_STABLE:
      return _ ("Choose a space for the stable.");
    case MDN_MERCHANT:
      return _ ("Choose a space for the merchant.");
    case MDN_WALL:
      return _ ("Choose a space for the wall.");
    default:
      return _ ("Choose a space for the building.");
    }
}

static const char *const thinking[] = {
  /* Translators: %s is the name of a player whom the computer plays, here and in the following */
  [MEDINA_LEVEL_EASY] = N_ ("%s (computer, easy) is thinking…"),
  [MEDINA_LEVEL_MEDIUM] = N_ ("%s (computer, medium) is thinking…"),
  [MEDINA_LEVEL_HARD] = N_ ("%s (computer, hard) is thinking…"),
  [MEDINA_LEVEL_EXPERT] = N_ ("%s (computer, expert) is thinking…"),
};

/* The texts above keep their placeholders in translation: msgfmt checks that. */
#pragma GCC diagnostic ignored "-Wformat-nonliteral"

/* The same words from the beginning of the turn to its end, whether it thinks or places just now:
 * the line must not flicker. (Where it has to wait for long there is another prompt.) */
static char *
prompt_computer (MedinaGame *game)
{
  MedinaPlayer *player = medina_game_get_current_player (game);

  return g_strdup_printf (_ (thinking[medina_player_get_level (player)]),
                          medina_player_get_seat_name (player));
}

static char *
prompt_opening (MedinaGame *game)
{
  return g_strdup_printf (
    _ ("%s’s turn: place the first merchant, from the box, away from the city’s edge."),
    name_of_current (game));
}

static char *
word_complete (MedinaGame *game)
{
  return g_strdup_printf (_ ("%s’s turn is complete."), name_of_current (game));
}

static char *
prompt_awaiting_end (MedinaGame *game)
{
  if (mdn_position_is_over (medina_game_get_position (game)))
    /* Translators: of the last turn of the game; End Turn is the button */
    return g_strdup_printf (_ ("%s’s turn is complete. End it to finish the game."),
                            name_of_current (game));
  return g_strdup_printf (_ ("%s’s turn is complete. End it, or undo anything you want to change."),
                          name_of_current (game));
}

/* How many placements of its turn, at that place of the log, have been made with the last one that
 * is shown; and how many the turn has. */
static guint
count_shown (MedinaGame *game, guint place, guint *all)
{
  const guint cursor = medina_game_get_cursor (game);
  g_autoptr (MedinaMoveLogEntry) turn =
    g_list_model_get_item (medina_game_get_move_log (game), place);

  *all = medina_move_log_entry_get_placements (turn);
  return cursor + *all - medina_move_log_entry_get_end (turn);
}

static char *
word_moment (MedinaGame *game)
{
  const MdnGame *engine = medina_game_get_engine_game (game);
  GListModel *log = medina_game_get_move_log (game);
  const char *player;
  guint place, shown, all;

  if (engine->cursor == 0)
    return g_strdup (_ ("This is the city before the first placement."));
  place = (guint) medina_move_log_find (log, medina_game_get_cursor (game));
  if (medina_moment_number_turn (log, place) == 0)
    return g_strdup (_ ("This is the city after the opening."));
  /* Somebody else may sit there now. */
  player = medina_player_get_seat_name (
    medina_game_get_player (game, (guint) mdn_game_player_of (engine, engine->cursor - 1)));
  shown = count_shown (game, place, &all);
  if (shown < all)
    return g_strdup_printf (
      /* Translators: in the middle of a turn that is looked back at: after %1$u of its %2$u
       * placements; %3$s is the player. The plural form is chosen by the second number, which is
       * never 1 */
      ngettext ("This is the city after %1$u of %2$u placement in %3$s’s turn.",
                "This is the city after %1$u of %2$u placements in %3$s’s turn.", all),
      shown, all, player);
  return g_strdup_printf (_ ("This is the city after %s’s turn."), player);
}

/* Whether a person is asked for pieces, so that it matters what is in hand. */
static gboolean
asks_for_pieces (MedinaGame *game)
{
  return medina_game_awaits_person (game) && medina_game_get_phase (game) != MDN_PHASE_OPENING;
}

static char *
prompt_curtain (MedinaGame *game)
{
  /* Translators: several people play at one display: %s is the one who is to sit there now */
  return g_strdup_printf (_ ("Pass the game to %s."), name_of_current (game));
}

char *
medina_prompt_for_turn (MedinaGame *game)
{
  g_return_val_if_fail (MEDINA_IS_GAME (game), NULL);

  if (medina_game_get_replaying (game))
    return word_moment (game);
  if (medina_game_get_over (game))
    return prompt_over (game);
  if (medina_game_get_curtain (game))
    return prompt_curtain (game);
  if (medina_game_get_awaiting_end (game))
    return prompt_awaiting_end (game);
  if (!medina_game_awaits_person (game))
    return prompt_computer (game);
  return asks_for_pieces (game) ? word_turn (game) : prompt_opening (game);
}

/* Who has the first merchant in hand sees where it can go. */
char *
medina_prompt_in_brief (MedinaGame *game)
{
  g_return_val_if_fail (MEDINA_IS_GAME (game), NULL);

  if (medina_game_get_over (game) && !medina_game_get_replaying (game))
    return word_result_in_brief (game);
  if (medina_game_get_awaiting_end (game) && !medina_game_get_replaying (game) &&
      !medina_game_get_curtain (game))
    return word_complete (game);
  if (asks_for_pieces (game) && can_drink_tea (game))
    return word_middle_of_turn (name_of_current (game),
                                (guint) mdn_outlook_placements (medina_game_get_position (game)));
  if (medina_game_awaits_person (game) && medina_game_get_phase (game) == MDN_PHASE_OPENING)
    return word_pieces (name_of_current (game), 1);
  return medina_prompt_for_turn (game);
}

/* How one goes on from what is looked back at. Computers do not play meanwhile. */
static char *
word_ways_on (MedinaGame *game)
{
  MedinaPlayer *player = medina_game_get_live_player (game);

  if (player == NULL || !medina_player_is_computer (player))
    return g_strdup (_ ("Return to the game (Esc), or continue from here."));
  /* Translators: a computer, whose turn it is, waits for whoever looks at an earlier part of the
   * game */
  return g_strdup_printf (_ ("%s is waiting: return to the game (Esc), or continue from here."),
                          medina_player_get_name_in_sentence (player));
}

char *
medina_prompt_for_game (MedinaGame *game)
{
  const MdnPosition *position;
  g_autofree char *turn = NULL;
  g_autofree char *blocking = NULL, *ways_on = NULL;

  g_return_val_if_fail (MEDINA_IS_GAME (game), NULL);

  turn = medina_prompt_for_turn (game);
  if (medina_game_get_replaying (game))
    {
      ways_on = word_ways_on (game);
      return medina_sentences_join (turn, ways_on);
    }
  if (!asks_for_pieces (game))
    return g_steal_pointer (&turn);
  position = medina_game_get_position (game);
  if (position->rules.blocking && medina_game_get_selected_piece (game) == MDN_OTHER_ROOFTOP)
    blocking = word_blocking (position);
  return medina_sentences_join (turn, blocking != NULL
                                        ? blocking
                                        : word_piece (medina_game_get_selected_piece (game)));
}

char **
medina_prompts_list_usual (MedinaGame *game)
{
  g_autoptr (GStrvBuilder) prompts = g_strv_builder_new ();

  g_return_val_if_fail (MEDINA_IS_GAME (game), NULL);

  for (guint seat = 0; seat < medina_game_get_n_players (game); seat++)
    {
      MedinaPlayer *player = medina_game_get_player (game, seat);
      g_autofree char *turn = word_middle_of_turn (medina_player_get_name_in_sentence (player), 2);

      for (int piece = -1; piece < MDN_PIECES; piece++)
        if (piece == MDN_OTHER_ROOFTOP)
          continue; /* rare, and what is said then is longer than all the rest */
        else if (piece < 0 || medina_player_get_stock_item (player, (MdnPiece) piece) != NULL)
          {
            g_autofree char *prompt = medina_sentences_join (turn, word_piece (piece));

            g_strv_builder_add (prompts, prompt);
          }
    }
  return g_strv_builder_end (prompts);
}

const char *
medina_prompt_word_playing (void)
{
  /* Translators: while an earlier part of the game plays by itself; the names of the keys are as on
   * your keyboards */
  return _ ("Alt+P pauses, Alt+Down steps forward, and Esc returns to the game.");
}

char *
medina_prompt_for_replay (MedinaGame *game)
{
  g_autofree char *moment = NULL;

  g_return_val_if_fail (MEDINA_IS_GAME (game), NULL);

  moment = medina_prompt_for_turn (game);
  return medina_sentences_join (moment, medina_prompt_word_playing ());
}

const char *
medina_prompt_word_unread (void)
{
  return _ ("One moment: choose Next first.");
}

const char *
medina_prompt_word_foregone (MdnForegone foregone)
{
  switch (foregone)
    {
    case MDN_FOREGONE_TURN:
      /* Translators: whatever is placed in the rest of the turn, the city will be the same */
      return _ ("This turn can end only one way.");
    case MDN_FOREGONE_GAME:
      return _ ("Nothing can change the final scores anymore.");
    case MDN_FOREGONE_NOTHING:
      break;
    }
  return NULL;
}

char *
medina_prompt_for_foregone (MedinaGame *game, MdnForegone foregone)
{
  g_autofree char *turn = NULL;

  g_return_val_if_fail (MEDINA_IS_GAME (game), NULL);

  turn = medina_game_get_awaiting_end (game) ? word_complete (game) : medina_prompt_for_turn (game);
  return medina_sentences_join (turn, medina_prompt_word_foregone (foregone));
}

char *
medina_prompt_for_wait (MedinaGame *game)
{
  g_return_val_if_fail (MEDINA_IS_GAME (game), NULL);

  /* Translators: %s is a player whom the computer plays and who has decided what to place, while a
   * drive takes its time */
  return g_strdup_printf (_ ("%s will play as soon as the game is saved…"), name_of_current (game));
}

char *
medina_prompt_for_pause (MedinaGame *game)
{
  g_return_val_if_fail (MEDINA_IS_GAME (game), NULL);

  return g_strdup_printf (_ ("Paused. %s will play when you resume."), name_of_current (game));
}
