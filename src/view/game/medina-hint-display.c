/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-hint-display.h"

#include <glib/gi18n.h>

#include "medina-hint-words.h"
#include "medina-mover-color.h"

struct _MedinaHintDisplay
{
  GObject parent_instance;

  /* owned */
  MedinaGame *game;
  MedinaHint *hint;
  char *told; /* the text that is shown; NULL for none */

  guint cursor;   /* of the game, when the text was made */
  MdnPiece meant; /* MDN_PIECES for none */

  /* borrowed */
  MedinaBoardView *board;
  MedinaStatusBar *status;
  MedinaPlayerCards *cards;
  MedinaNarrator *narrator;
  GtkWidget *log; /* which has the numbers of what is told of, too */
};

G_DEFINE_FINAL_TYPE (MedinaHintDisplay, medina_hint_display, G_TYPE_OBJECT)

/* Only the card of the player to move has the kind of piece marked. */
static void
mark_piece (MedinaHintDisplay *self, MdnPiece hinted)
{
  const MdnPiece piece = hinted != MDN_PIECES ? hinted : self->meant;
  MedinaPlayerCard *card;

  for (guint i = 0; (card = medina_player_cards_get (self->cards, i)) != NULL; i++)
    {
      const gboolean current = medina_player_get_current (medina_game_get_player (self->game, i));

      medina_player_card_set_hint (card, current ? piece : MDN_PIECES);
    }
  if (piece != MDN_PIECES)
    medina_player_cards_show_current (self->cards);
}

static void
mark_tiles (MedinaHintDisplay *self, guint tiles)
{
  MedinaPlayerCard *card;

  for (guint i = 0; (card = medina_player_cards_get (self->cards, i)) != NULL; i++)
    medina_player_card_set_meant (card, tiles);
  if (tiles != 0)
    medina_player_cards_show_current (self->cards);
}

static MedinaBoardNotes *
get_notes (MedinaHintDisplay *self)
{
  return medina_board_view_get_notes (self->board);
}

static void
tell_of (MedinaHintDisplay *self, MedinaRound round)
{
  medina_board_notes_tell (get_notes (self), round);
  gtk_widget_queue_draw (self->log);
}

/* NULL for none. Whether it is another text than before. */
static gboolean
show (MedinaHintDisplay *self, const char *heading, const char *text)
{
  const gboolean news = g_strcmp0 (text, self->told) != 0;

  medina_status_bar_set_heading (self->status, heading);
  medina_status_bar_set_hint (self->status, text);
  if (news)
    {
      g_free (self->told);
      self->told = g_strdup (text);
    }
  return news;
}

/* What was told already is not told again. */
static void
tell (MedinaHintDisplay *self, const char *text)
{
  if (show (self, NULL, text) && text != NULL)
    medina_narrator_say (self->narrator, text);
}

/* What is told of is not beyond the edge of a board of which a part is shown. */
static void
reveal (MedinaHintDisplay *self, MdnPlacement placement)
{
  if (mdn_placement_piece (placement) != MDN_TEA)
    medina_board_viewport_reveal (medina_board_view_get_viewport (self->board),
                                  mdn_placement_space (placement));
}

static void
reveal_hint (MedinaHintDisplay *self)
{
  if (medina_hint_get_stage (self->hint) >= MEDINA_HINT_SPACE)
    reveal (self, medina_hint_get_placement (self->hint));
}

static void
hint_changed_cb (MedinaHintDisplay *self)
{
  const MedinaHintStage stage = medina_hint_get_stage (self->hint);
  const MdnPlacement placement = medina_hint_get_placement (self->hint);
  g_autofree char *text = medina_hint_to_sentences (self->hint);

  if (self->game == NULL)
    return;
  self->cursor = medina_game_get_cursor (self->game);
  mark_piece (self, stage >= MEDINA_HINT_PIECE ? mdn_placement_piece (placement) : MDN_PIECES);
  medina_board_notes_advise (get_notes (self), &placement, stage >= MEDINA_HINT_SPACE);
  tell_of (self, (MedinaRound){ 0, 0 });
  tell (self, medina_hint_get_thinking (self->hint) ? _ ("Looking for a good placement…") : text);
}

/* The prompt says where the piece in hand may go. Were it another than that of the hint, one would
 * be told to do two things: so it is laid down. */
static void
lay_down_other (MedinaHintDisplay *self)
{
  const MdnPlacement placement = medina_hint_get_placement (self->hint);
  const int hand = medina_game_get_selected_piece (self->game);

  if (placement != MDN_NO_PLACEMENT && hand >= 0 && hand != (int) mdn_placement_piece (placement))
    medina_game_set_selected_piece (self->game, -1);
}

static void
stage_changed_cb (MedinaHintDisplay *self)
{
  if (medina_hint_get_stage (self->hint) > MEDINA_HINT_NOTHING)
    lay_down_other (self);
  hint_changed_cb (self);
  reveal_hint (self);
}

/* Who takes another piece after that has read the hint: only what it is about is told more exactly.
 * A placement empties the hand before the hint hears of it, which is then about a position that is
 * no more. */
static void
hand_changed_cb (MedinaHintDisplay *self)
{
  g_autofree char *text = NULL;

  if (medina_game_get_cursor (self->game) != self->cursor)
    return;
  text = medina_hint_to_sentences (self->hint);
  if (text != NULL && g_strcmp0 (text, self->told) != 0)
    show (self, NULL, text);
}

MedinaHint *
medina_hint_display_get_hint (MedinaHintDisplay *self)
{
  g_return_val_if_fail (MEDINA_IS_HINT_DISPLAY (self), NULL);

  return self->hint;
}

void
medina_hint_display_set_game (MedinaHintDisplay *self, MedinaGame *game)
{
  static const char *changes[] = { "placement-played", "placement-undone", "seeked" };

  g_return_if_fail (MEDINA_IS_HINT_DISPLAY (self));

  if (self->game == game)
    return;
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_set_object (&self->game, game);
  medina_hint_set_game (self->hint, game);
  for (guint i = 0; game != NULL && i < G_N_ELEMENTS (changes); i++)
    g_signal_connect_object (game, changes[i], G_CALLBACK (hint_changed_cb), self,
                             G_CONNECT_SWAPPED);
  if (game != NULL)
    g_signal_connect_object (game, "notify::selected-piece", G_CALLBACK (hand_changed_cb), self,
                             G_CONNECT_SWAPPED);
  medina_board_notes_advise (get_notes (self), NULL, 0);
  tell (self, NULL);
}

void
medina_hint_display_ask (MedinaHintDisplay *self)
{
  g_return_if_fail (MEDINA_IS_HINT_DISPLAY (self));

  if (medina_hint_get_stage (self->hint) == MEDINA_HINT_REASON)
    {
      g_autofree char *text = medina_hint_to_whole (self->hint);

      lay_down_other (self);
      g_clear_pointer (&self->told, g_free);
      tell (self, text);
      reveal_hint (self);
      return;
    }
  medina_hint_ask (self->hint);
  hint_changed_cb (self);
}

gboolean
medina_hint_display_dismiss (MedinaHintDisplay *self)
{
  g_return_val_if_fail (MEDINA_IS_HINT_DISPLAY (self), FALSE);

  if (self->told == NULL)
    return FALSE;
  medina_hint_dismiss (self->hint);
  hint_changed_cb (self);
  return TRUE;
}

void
medina_hint_display_show (MedinaHintDisplay *self,
                          const MdnVariation *plan,
                          MedinaRound played,
                          const char *heading,
                          const char *text)
{
  g_return_if_fail (MEDINA_IS_HINT_DISPLAY (self));
  g_return_if_fail (text != NULL);

  medina_hint_dismiss (self->hint);
  medina_board_notes_advise (get_notes (self), plan != NULL ? plan->placements : NULL,
                             plan != NULL ? plan->count : 0);
  tell_of (self, played);
  if (plan != NULL && plan->count > 0)
    reveal (self, plan->placements[0]);
  if (heading != NULL && played.end > played.first)
    medina_mover_color_show_at (GTK_WIDGET (self->status), self->game, (guint) played.first);
  if (!show (self, heading, text))
    return;
  if (heading != NULL)
    medina_narrator_say (self->narrator, heading);
  medina_narrator_say (self->narrator, text);
}

void
medina_hint_display_teach (MedinaHintDisplay *self, const MedinaTeaching *teaching)
{
  g_return_if_fail (MEDINA_IS_HINT_DISPLAY (self));
  g_return_if_fail (self->game != NULL);

  medina_status_bar_set_lesson (self->status, teaching->sentence);
  medina_narrator_set_prompting (self->narrator, teaching->sentence == NULL);
  if (teaching->sentence != NULL)
    medina_narrator_say (self->narrator, teaching->sentence);
  medina_teaching_mark (teaching, self->game, get_notes (self));
  self->meant = teaching->piece;
  mark_tiles (self, teaching->tiles);
  hint_changed_cb (self);
}

static void
medina_hint_display_dispose (GObject *object)
{
  MedinaHintDisplay *self = MEDINA_HINT_DISPLAY (object);

  if (self->hint != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->hint, self);
      medina_hint_set_game (self->hint, NULL);
    }
  g_clear_object (&self->hint);
  g_clear_object (&self->game);
  g_clear_pointer (&self->told, g_free);
  G_OBJECT_CLASS (medina_hint_display_parent_class)->dispose (object);
}

static void
medina_hint_display_class_init (MedinaHintDisplayClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = medina_hint_display_dispose;
}

static void
medina_hint_display_init (MedinaHintDisplay *self)
{
  self->meant = MDN_PIECES;
  self->hint = medina_hint_new ();
  g_signal_connect_swapped (self->hint, "notify::stage", G_CALLBACK (stage_changed_cb), self);
  g_signal_connect_swapped (self->hint, "notify::thinking", G_CALLBACK (hint_changed_cb), self);
}

MedinaHintDisplay *
medina_hint_display_new (MedinaBoardView *board,
                         MedinaStatusBar *status,
                         MedinaPlayerCards *cards,
                         MedinaNarrator *narrator,
                         GtkWidget *log)
{
  MedinaHintDisplay *self = g_object_new (MEDINA_TYPE_HINT_DISPLAY, NULL);

  self->board = board;
  self->status = status;
  self->cards = cards;
  self->narrator = narrator;
  self->log = log;
  return self;
}
