/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-game-saver.h"

G_BEGIN_DECLS

/* Closes the game that is on a window's table, for another one or for good. It is left without a
 * question, as it can be continued from the welcome page. Only where it would be lost is the person
 * asked, over the window. One at a time: a call while another closing is under way takes its
 * place. */

typedef enum
{
  MEDINA_GAME_CLOSER_PUT_AWAY = 1 << 0, /* keep it, and tell if that is not possible */
  /* The window closes then: nothing that comes later prevents it. */
  MEDINA_GAME_CLOSER_FOR_GOOD = 1 << 1,
} MedinaGameCloserSteps;

/* Called once the game is closed, with the owner and the data that were given to
 * medina_game_closer_close. */
typedef void (*MedinaGameCloserThen) (GObject *owner, gpointer data);

#define MEDINA_TYPE_GAME_CLOSER (medina_game_closer_get_type ())
G_DECLARE_FINAL_TYPE (MedinaGameCloser, medina_game_closer, MEDINA, GAME_CLOSER, GObject)

/* The closer saves the game with this saver, so both must always be given the same document. */
MedinaGameCloser *medina_game_closer_new (GtkWindow *window, MedinaGameSaver *saver);

/* What is on the table; NULL for nothing. */
void medina_game_closer_set_document (MedinaGameCloser *self, MedinaDocument *document);
MedinaDocument *medina_game_closer_get_document (MedinaGameCloser *self); /* transfer none */

/* Takes the steps, then calls back; not at all if the person keeps playing, or wants something else
 * before that is done. The owner is kept until then; the data is destroyed in any case. */
void medina_game_closer_close (MedinaGameCloser *self,
                               MedinaGameCloserSteps steps,
                               MedinaGameCloserThen then,
                               GObject *owner,
                               gpointer data,
                               GDestroyNotify destroy);

G_END_DECLS
