/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-board-offer.h"

#include "medina-answer.h"
#include "medina-answers.h"
#include "medina-board-description.h"
#include "medina-passing-popover.h"
#include "medina-piece-chooser.h"
#include "medina-why-not.h"

struct _MedinaBoardOffer
{
  GObject parent_instance;

  GtkPopover *popover; /* a child of the board; weak; NULL for none */
  MdnSpace space;      /* the one that it is about; MDN_NO_SPACE for what lies beside the board */

  /* borrowed */
  GtkWidget *board;
  const MedinaBoardGrid *grid;
  const MedinaBoardLayout *layout;
};

enum
{
  CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (MedinaBoardOffer, medina_board_offer, G_TYPE_OBJECT)

void
medina_board_offer_drop (MedinaBoardOffer *self)
{
  g_return_if_fail (MEDINA_IS_BOARD_OFFER (self));

  if (self->popover != NULL)
    medina_passing_popover_drop (self->popover);
  g_clear_weak_pointer (&self->popover);
}

static void
chosen_cb (MedinaBoardOffer *self, guint piece)
{
  g_signal_emit (self, signals[CHOSEN], 0, piece, (guint) self->space);
}

/* It is a child of the board. */
static void
pop_up_at (MedinaBoardOffer *self, GtkWidget *popover, MdnSpace space, GdkRectangle area)
{
  medina_board_offer_drop (self);
  g_set_weak_pointer (&self->popover, GTK_POPOVER (popover));
  self->space = space;
  gtk_popover_set_pointing_to (self->popover, &area);
  medina_passing_popover_show (self->popover,
                               space != MDN_NO_SPACE ? self->grid->spaces[space] : NULL);
}

static void
pop_up (MedinaBoardOffer *self, GtkWidget *popover, MdnSpace space)
{
  pop_up_at (self, popover, space, medina_board_layout_get_space (self->layout, space));
}

/* All that the person has: who counts without help is not told which of them may go there. */
static guint
list_supply (MedinaGame *game)
{
  MedinaPlayer *player = medina_game_get_current_player (game);
  guint pieces = 0;

  for (MdnPiece piece = 0; piece < MDN_TEA; piece++)
    if (medina_player_has_piece (player, piece))
      pieces |= 1u << piece;
  return pieces;
}

guint
medina_board_offer_find_pieces (MedinaGame *game, MdnSpace space)
{
  const guint pieces = medina_game_get_pieces_for_space (game, space);

  if (medina_game_get_aided (game) || !medina_game_awaits_person (game) ||
      (pieces == 0 && medina_space_is_taken (game, space)))
    return pieces;
  return list_supply (game);
}

void
medina_board_offer_pieces (MedinaBoardOffer *self,
                           MedinaGame *game,
                           MedinaPieceAtlas *atlas,
                           guint pieces,
                           MdnSpace space)
{
  GtkWidget *chooser;

  g_return_if_fail (MEDINA_IS_BOARD_OFFER (self));

  chooser = medina_piece_chooser_new (game, pieces, atlas, self->layout->space_width);
  g_signal_connect_object (chooser, "chosen", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_set_parent (chooser, self->board);
  pop_up (self, chooser, space);
}

void
medina_board_offer_answer (MedinaBoardOffer *self, MedinaGame *game, MdnSpace space)
{
  g_autofree char *text = NULL;

  g_return_if_fail (MEDINA_IS_BOARD_OFFER (self));

  text = medina_space_answer (game, space);
  pop_up (self, medina_answer_new (self->board, text), space);
}

void
medina_board_offer_answer_item (MedinaBoardOffer *self,
                                MedinaGame *game,
                                MedinaBoardItem item,
                                int index)
{
  g_autofree char *text = NULL;

  g_return_if_fail (MEDINA_IS_BOARD_OFFER (self));

  text = medina_board_describe_item (game, item, index);
  if (text != NULL)
    pop_up_at (self, medina_answer_new (self->board, text), MDN_NO_SPACE,
               medina_board_layout_get_item (self->layout, item, index));
}

void
medina_board_offer_present (MedinaBoardOffer *self)
{
  g_return_if_fail (MEDINA_IS_BOARD_OFFER (self));

  if (self->popover != NULL)
    gtk_popover_present (self->popover);
}

static void
medina_board_offer_dispose (GObject *object)
{
  medina_board_offer_drop (MEDINA_BOARD_OFFER (object));
  G_OBJECT_CLASS (medina_board_offer_parent_class)->dispose (object);
}

static void
medina_board_offer_class_init (MedinaBoardOfferClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = medina_board_offer_dispose;
  signals[CHOSEN] = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_UINT);
}

static void
medina_board_offer_init (MedinaBoardOffer *self)
{
}

MedinaBoardOffer *
medina_board_offer_new (GtkWidget *board,
                        const MedinaBoardGrid *grid,
                        const MedinaBoardLayout *layout)
{
  MedinaBoardOffer *self = g_object_new (MEDINA_TYPE_BOARD_OFFER, NULL);

  self->board = board;
  self->grid = grid;
  self->layout = layout;
  return self;
}
