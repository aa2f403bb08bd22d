/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "game.h"
#include "legal.h"
#include "medina-event.h"
#include "medina-move-log-entry.h"
#include "medina-player.h"
#include "medina-round.h"

G_BEGIN_DECLS

/* A game as the application knows it: the engine's game, and what can be seen of it as properties,
 * list models and signals. The engine's game is the only truth about what was played. Beside it
 * there are what people have chosen, the piece in hand, who is at the display, and whether a
 * finished turn awaits its end.
 *
 * A person's turn awaits its end from its last placement until medina_game_end_turn, so that its
 * player can look at it and take it back. For the engine the next player's turn has begun
 * meanwhile, or the game is over; the model still shows the turn that was made. Turns of computers
 * end by themselves. The opening merchant (M0) awaits nothing: the same player goes on at once.
 *
 * Four properties may seem to belong to the view, but each of them depends on the game or the game
 * on it, within the same change:
 *   "selected-piece"  only the game knows at which placement a piece stops being playable; it gives
 *                     the piece back after a replay, and records keep it
 *   "screens"         decides which stocks the players show; records keep it, too
 *   "automatic-end"   decides, when a placement completes a turn, whether that turn ends with it
 *   "purist"          holds until the game is over, which only the game knows
 *
 * Properties, read-only unless said otherwise. A property notifies exactly when its value changes,
 * and when the first of them does all of them, the players, stocks, tiles and the log are right:
 *   "players"          GListModel of MedinaPlayer in the order of the seats; never changes
 *   "tiles"            GListModel of MedinaTile: 4 palace tiles, 4 tower tiles, and if the game has
 *                      tea the pile of tea tiles not given out yet. Never changes, its items do
 *   "move-log"         GListModel of MedinaMoveLogEntry: a turn an entry, those after the cursor
 *                      included
 *   "rules"            guint, a MdnRuleSet
 *   "phase"            guint, a MdnPhase; still PLAYING while the last turn awaits its end
 *   "current-player"   MedinaPlayer: who acts now; while a turn awaits its end, who made it; once
 *                      the game is over, who moved last. Never NULL
 *   "turn-length"      guint, placements that the turn allows (T1, T4, T5); 1 in the opening
 *   "placements-made"  guint, in this turn
 *   "placements-left"  guint, in this turn; 0 while it awaits its end and when the game is over
 *   "awaiting-end"     gboolean
 *   "can-end-turn"     gboolean, it awaits its end, and no curtain hides what it would show
 *   "rooftop-due"      gboolean, only a rooftop is legal now (T6)
 *   "can-undo"         gboolean, there is a decision of a person to go back to (see
 *                      medina_game_undo_decision); not while replaying
 *   "can-redo"         gboolean; not while replaying
 *   "over"             gboolean, the same as phase OVER
 *   "in-progress"      gboolean, something was placed and the game is not over; while replaying as
 *                      it was before
 *   "cursor"           guint, placements before the cursor, which are those on the board
 *   "length"           guint, all placements, those after the cursor included
 *   "replaying"        gboolean, see medina_game_seek
 *   "curtain"          gboolean: with screens, the display is to be passed to the current player, a
 *                      person whose stock is not shown before medina_game_lift_curtain. Until then
 *                      nothing can be placed, nor a turn be ended. Never while replaying, nor for
 *                      the only person at the table
 *   "screens"          gboolean, read-write: stocks are hidden, see MedinaPlayer:stock-visible
 *   "automatic-end"    gboolean, read-write: turns do not await their end. Turned on while one
 *                      does, it ends that one
 *   "purist"           gboolean, read-write: nothing is counted for the players while the game goes
 *                      on
 *   "aided"            gboolean: whether points, palace values, possible placements and hints are
 *                      shown. FALSE at a purist's table until the game is over where it stands
 *   "selected-piece"   gint, read-write: the MdnPiece in hand, -1 for none. Only a playable piece
 *                      of the current player can be taken in hand; any other number lays down what
 *                      is there. Becomes -1 by itself when the piece is not playable any more and
 *                      when the turn changes
 *
 * Signals, in this order, after all notifications:
 *   "placement-played"  (guint placement, guint player): by play or redo; a MdnPlacement in
 *                       canonical form, and who made it
 *   "placement-undone"  (guint placement, guint player)
 *   "event"             (MedinaEvent *event): what happened by itself; of play, redo and end_turn,
 *                       never of undo. PASSED, FRESH_TURN and GAME_OVER come with the end of the
 *                       turn, so they wait while it awaits that
 *   "turn-changed"      (): another turn is shown, by play, end_turn, undo or redo
 *   "game-over"         (): the property "over" became TRUE
 *   "seats-changed"     (): the kind or the level of a player is another one now
 *   "names-changed"     (): a player is called by another name now
 *   "seeked"            (): the cursor was moved by seek, which emits none of the others
 *
 * Handlers must not play, undo, redo or end a turn; that is for the main loop, after the
 * signals. */

#define MEDINA_TYPE_GAME (medina_game_get_type ())
G_DECLARE_FINAL_TYPE (MedinaGame, medina_game, MEDINA, GAME, GObject)

/* Begins a game. The set-up must be fine (mdn_setup_check); `players` are as many as its rules
 * say, numbered by their place, and are taken over (transfer full each). */
MedinaGame *medina_game_new (const MdnSetup *setup, MedinaPlayer **players, gboolean screens);

/* The same names, colors, who plays, rules and screens, with new players and a fresh draw of the
 * well, the first merchant and, unless it was chosen, the starting player (U2, U3, U5). If the last
 * person has left the seat to a computer meanwhile, it is a person's again. Transfer full. */
MedinaGame *medina_game_new_rematch (MedinaGame *self);

/* Whether the starting player was chosen, not drawn; FALSE for a new game. A rematch begins with
 * the same player then. */
void medina_game_set_start_chosen (MedinaGame *self, gboolean start_chosen);

/* When the game began, in seconds since 1970; 0, as of a new game, if it is not known. By that a
 * computer plays one game otherwise than the next, though both begin alike, and the same game alike
 * whenever it is resumed. */
gint64 medina_game_get_begun (MedinaGame *self);
void medina_game_set_begun (MedinaGame *self, gint64 begun);

/* The engine's view, at the cursor: while a turn awaits its end it is a turn ahead. Valid until
 * the game changes. */
const MdnPosition *medina_game_get_position (MedinaGame *self);
const MdnGame *medina_game_get_engine_game (MedinaGame *self);
const MdnSetup *medina_game_get_setup (MedinaGame *self);

/* All transfer none. `number` must be a seat of this game. */
MedinaPlayer *medina_game_get_player (MedinaGame *self, guint number);
guint medina_game_get_n_players (MedinaGame *self);
GListModel *medina_game_get_players (MedinaGame *self);
GListModel *medina_game_get_tiles (MedinaGame *self);
GListModel *medina_game_get_move_log (MedinaGame *self);

/* The tile of a kind, by its index; transfer none. NULL where the rules have none. */
MedinaTile *medina_game_find_tile (MedinaGame *self, MedinaTileKind kind, guint index);

MdnRuleSet medina_game_get_rules (MedinaGame *self);
MdnPhase medina_game_get_phase (MedinaGame *self);
MedinaPlayer *medina_game_get_current_player (MedinaGame *self);
guint medina_game_get_turn_length (MedinaGame *self);
guint medina_game_get_placements_made (MedinaGame *self);
guint medina_game_get_placements_left (MedinaGame *self);
gboolean medina_game_get_awaiting_end (MedinaGame *self);
gboolean medina_game_get_can_end_turn (MedinaGame *self);
gboolean medina_game_get_rooftop_due (MedinaGame *self);
gboolean medina_game_get_can_undo (MedinaGame *self);
gboolean medina_game_get_can_redo (MedinaGame *self);
gboolean medina_game_get_over (MedinaGame *self);
gboolean medina_game_get_in_progress (MedinaGame *self);
/* Over where it stands, whatever is looked at. */
gboolean medina_game_get_finished (MedinaGame *self);
guint medina_game_get_cursor (MedinaGame *self);
guint medina_game_get_length (MedinaGame *self);
gboolean medina_game_get_replaying (MedinaGame *self);
gboolean medina_game_get_curtain (MedinaGame *self);

/* The current player has come to the display; nothing happens if there is no curtain. Whoever is
 * there stays until another person is to move, or until an undo goes back to somebody's turn. */
void medina_game_lift_curtain (MedinaGame *self);

gboolean medina_game_get_screens (MedinaGame *self);
void medina_game_set_screens (MedinaGame *self, gboolean screens);
gboolean medina_game_get_automatic_end (MedinaGame *self);
void medina_game_set_automatic_end (MedinaGame *self, gboolean automatic_end);
gboolean medina_game_get_purist (MedinaGame *self);
void medina_game_set_purist (MedinaGame *self, gboolean purist);
gboolean medina_game_get_aided (MedinaGame *self);
int medina_game_get_selected_piece (MedinaGame *self);
void medina_game_set_selected_piece (MedinaGame *self, int piece);

/* Whether it is a person's turn, and that piece is playable. */
gboolean medina_game_can_take (MedinaGame *self, MdnPiece piece);

/* FALSE while a turn awaits its end, while replaying, behind a curtain, and once the game is over.
 * Nothing is legal then: judge and play answer MDN_REASON_OVER, get_legal_spaces and
 * get_pieces_for_space nothing. */
gboolean medina_game_accepts_placements (MedinaGame *self);

/* Whether a person is to place something now. While a computer is, the game accepts the computer's
 * placements, but no piece can be taken in hand, and get_legal_spaces and get_pieces_for_space
 * answer nothing. */
gboolean medina_game_awaits_person (MedinaGame *self);

/* Whether a computer is to place something now. FALSE while a turn awaits its end: a person made
 * that turn. If a computer has taken the seat since, it has nothing to place, but a turn to end. */
gboolean medina_game_awaits_computer (MedinaGame *self);

/* Why the placement is illegal now, MDN_REASON_NONE if it is not. A rooftop goes to the canonical
 * space of its palace: see medina_game_placement_for. */
MdnReason medina_game_judge (MedinaGame *self, MdnPlacement placement);

/* Plays a placement at once. An illegal one changes nothing, and the reason is returned. What was
 * undone cannot be redone afterwards. People and computers place through MedinaPlacementGate, which
 * comes here when nothing has to be waited for. */
MdnReason medina_game_play (MedinaGame *self, MdnPlacement placement);

/* The same for a placement that medina_game_judge has found legal, if nothing has happened to the
 * game since: it is not judged again. */
void medina_game_play_legal (MedinaGame *self, MdnPlacement placement);

/* One placement back, across turns too. While a turn awaits its end its last placement is taken
 * back and the turn goes on. Nothing happens if there is none. */
void medina_game_undo (MedinaGame *self);

/* One placement forth. A turn that it completes awaits its end only if nothing more can be
 * redone. Nothing happens if there is none. */
void medina_game_redo (MedinaGame *self);

/* Back to the last decision of a person: undoes placements of computers, and one of a person. Where
 * only computers play, one placement. What was played out by medina_game_finish is one decision, of
 * whoever was to move then. If a person has decided nothing yet, nothing happens. */
void medina_game_undo_decision (MedinaGame *self);

/* The way forth: redoes one placement, or all that was played out, and the placements of computers
 * that follow. */
void medina_game_redo_decision (MedinaGame *self);

/* Plays out the rest of the turn, which then awaits its end as any other, or all of the rest of the
 * game, whose turns end by themselves, also one that awaits it: each time the first legal placement
 * in the order of mdn_legal_list. For when nothing is decided by that; nobody judges it here.
 * Nothing happens while replaying, when the game is over, and to a turn that is complete. One undo
 * of a decision takes all of it back, records keep that. */
void medina_game_finish (MedinaGame *self, gboolean to_the_end);

/* How many people play. */
guint medina_game_count_people (MedinaGame *self);

/* Ends the turn that awaits it, unless a curtain is before it; nothing happens otherwise. */
void medina_game_end_turn (MedinaGame *self);

/* Looks at the game as it was after so many placements, 0…length. Board, stocks, tiles and scores
 * then show that moment, and everything is notified once, however far away it is. "replaying" is
 * TRUE while the cursor is away from where the game stands; until it is there again nothing can be
 * placed, taken in hand, undone, redone or ended, and nothing is lost. Seeking to where the game
 * stands, which is behind the last placement unless some were undone, ends the replay and leaves
 * the game as it was, the piece in hand included. */
void medina_game_seek (MedinaGame *self, int placements);

/* Where the game stands: the cursor, or while replaying where it will be again afterwards. */
int medina_game_get_live_cursor (MedinaGame *self);

/* Whoever is to move there; NULL for nobody any more. Transfer none. */
MedinaPlayer *medina_game_get_live_player (MedinaGame *self);

/* The spaces that such a piece may be placed on, for rooftops all pieces of the palaces, stables
 * included. None for tea. */
MdnSet medina_game_get_legal_spaces (MedinaGame *self, MdnPiece piece);

/* The other way round: bit p is set if a piece of MdnPiece p may go on the space. */
guint medina_game_get_pieces_for_space (MedinaGame *self, MdnSpace space);

/* The one kind of piece that the person who is to move can place; -1 if there are several, a tea
 * tile to give back included, or none, or if no person is to move. */
int medina_game_get_only_piece (MedinaGame *self);

/* Empties the hand, but for that one. */
void medina_game_lay_down (MedinaGame *self);

/* The placement of the piece on the space, legal or not: a rooftop on any piece of a palace means
 * that palace. */
MdnPlacement medina_game_placement_for (MedinaGame *self, MdnPiece piece, MdnSpace space);

/* The last round, for the person whose turn it is where the game stands, or who has placed last
 * before the computers: what the others did, to be looked at again. Where only computers play, the
 * last turn. */
MedinaRound medina_game_get_last_round (MedinaGame *self);

/* What is to be told of what is shown: what the others have placed since that person has answered;
 * where only computers play, the last turn. While replaying it is the turn that is looked at, up to
 * the cursor, and within the last round what of that is shown. */
MedinaRound medina_game_get_news (MedinaGame *self);

G_END_DECLS
