/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "medina-seat.h"
#include "medina-stock-item.h"
#include "medina-tile.h"

G_BEGIN_DECLS

/* One seat at the table. A player belongs to one game; until the game takes it, its stock is
 * empty and nothing of it changes.
 *
 * Properties, read-only unless said otherwise; number and color are set when it is made:
 *   "number"          guint, 0…3, in the order of the seats
 *   "name"            string, read-write, never NULL; "" stands for the default name
 *   "display-name"    string, never empty: the name in one line, or, where nothing of it can be
 *                     seen, a translated "Player 1" or, if the computer plays, a name that belongs
 *                     to the seat; "Anna (computer)" if the computer plays in the place of a
 *                     person, whose name stays. No two players of a game have the same
 *                     (medina-namesakes.h)
 *   "color"           MedinaColor; where rooftops block (B1), that of the scoring ones
 *   "kind"            MedinaSeatKind, read-write: who plays it, a person by default
 *   "level"           MedinaLevel, read-write: how well the computer plays it, or would
 *   "character"       MedinaCharacter, read-write, never SURPRISE: what the computer likes to
 *                     place, or would
 *   "score"           gint, so far, in points (E1)
 *   "current"         gboolean, whether this player acts now: is to move, or has made the turn that
 *                     awaits its end; FALSE for all once the game is over
 *   "rooftops"        guint, own rooftops left
 *   "buildings-left"  guint, buildings left, all colors together
 *   "pieces-left"     guint, all pieces left, rooftops of both kinds included; tea tiles are no
 *                     pieces
 *   "placeable"       guint, how many of these can still be placed, at the most; merchants that
 *                     come with tower tiles (V6) not counted. Never more again but for those
 *   "stock"           GListModel of MedinaStockItem: each kind of piece that the rules give the
 *                     players at all, in the order of MdnPiece. It never changes, its items do
 *   "stock-visible"   gboolean, whether the people at the table may see the stock: always without
 *                     screens. With screens a single person always sees the own stock, several
 *                     people see the current person's once that person is at the display
 *                     (MedinaGame:curtain), and where only computers play the current one's is
 *                     seen. Everybody sees it if a turn of that player ended with placements left
 *                     unmade, or if the game is over
 *   "tiles"           GListModel of MedinaTile: those held, the palace tiles first, then the
 *                     towers' (these are the objects of the game's own list), then the player's
 *                     tea tiles as one pile, if there are any */

#define MEDINA_TYPE_PLAYER (medina_player_get_type ())
G_DECLARE_FINAL_TYPE (MedinaPlayer, medina_player, MEDINA, PLAYER, GObject)

/* `number` 0…3; `name` may be NULL for "". */
MedinaPlayer *medina_player_new (guint number, const char *name, MedinaColor color);

/* Makes a player of a seat of a game record, and fills a seat with a player; a name that the seat
 * has is freed first. */
MedinaPlayer *medina_player_new_from_seat (guint number, const MedinaSeat *seat);
void medina_player_fill_seat (MedinaPlayer *self, MedinaSeat *seat);

guint medina_player_get_number (MedinaPlayer *self);
const char *medina_player_get_name (MedinaPlayer *self);
void medina_player_set_name (MedinaPlayer *self, const char *name);
const char *medina_player_get_display_name (MedinaPlayer *self);

/* The same as words among others: shortened and isolated, as medina-shown-name.h has it. */
const char *medina_player_get_name_in_sentence (MedinaPlayer *self);

/* That without what says that the computer plays: for where this is said besides. */
const char *medina_player_get_seat_name (MedinaPlayer *self);

/* The display name without that: for turns of the past, in which somebody else may have played.
 * Transfer full. */
char *medina_player_dup_seat_line (MedinaPlayer *self);

/* Whether the name has more letters than are in sentences. */
gboolean medina_player_has_long_name (MedinaPlayer *self);

/* The name belongs to somebody in a story, whoever plays: the computer never does in that person’s
 * place. */
void medina_player_set_fictional (MedinaPlayer *self);

MedinaColor medina_player_get_color (MedinaPlayer *self);

/* Can be changed at any time, also in the middle of a turn. */
MedinaSeatKind medina_player_get_kind (MedinaPlayer *self);
void medina_player_set_kind (MedinaPlayer *self, MedinaSeatKind kind);
MedinaLevel medina_player_get_level (MedinaPlayer *self);
void medina_player_set_level (MedinaPlayer *self, MedinaLevel level);
MedinaCharacter medina_player_get_character (MedinaPlayer *self);
void medina_player_set_character (MedinaPlayer *self, MedinaCharacter character);
gboolean medina_player_is_computer (MedinaPlayer *self);

int medina_player_get_score (MedinaPlayer *self);
gboolean medina_player_get_current (MedinaPlayer *self);
guint medina_player_get_rooftops (MedinaPlayer *self);
guint medina_player_get_buildings_left (MedinaPlayer *self);
guint medina_player_get_pieces_left (MedinaPlayer *self);
guint medina_player_get_placeable (MedinaPlayer *self);
GListModel *medina_player_get_stock (MedinaPlayer *self); /* transfer none */
gboolean medina_player_get_stock_visible (MedinaPlayer *self);
GListModel *medina_player_get_tiles (MedinaPlayer *self); /* transfer none */

/* The item for one kind of piece, transfer none; NULL if the rules give the players none. */
MedinaStockItem *medina_player_get_stock_item (MedinaPlayer *self, MdnPiece piece);

/* Whether the player has any of these left. */
gboolean medina_player_has_piece (MedinaPlayer *self, MdnPiece piece);

G_END_DECLS
