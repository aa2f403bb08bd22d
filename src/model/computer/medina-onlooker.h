/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-computer-player.h"

G_BEGIN_DECLS

/* Somebody who looks on while people play against computers, and thinks about the game: the base of
 * those who have something to say of it. It thinks only while no computer does, so that computers
 * play as they would without it. Unless it is wanted it does nothing, nor at a table where there is
 * no coaching: among people only, at a purist's table, where several people have screens, and once
 * the game is over.
 *
 * Property:
 *   "wanted"  gboolean, read-write: FALSE at first */

#define MEDINA_TYPE_ONLOOKER (medina_onlooker_get_type ())
G_DECLARE_DERIVABLE_TYPE (MedinaOnlooker, medina_onlooker, MEDINA, ONLOOKER, GObject)

struct _MedinaOnlookerClass
{
  GObjectClass parent_class;

  /* There is another game, or none: whatever is known of the one before is dropped. What this kind
   * of onlooker has to hear of a game is connected here, with it as the data of the handlers; they
   * are disconnected with the game. */
  void (*take_game) (MedinaOnlooker *self);

  /* Whether it may look on can have changed, see medina_onlooker_is_allowed (). After take_game,
   * too. */
  void (*changed) (MedinaOnlooker *self);

  /* It may begin to think, or has to leave that to later, see medina_onlooker_is_undisturbed (). */
  void (*update_thought) (MedinaOnlooker *self);
};

/* NULL for none. It keeps a reference. */
MedinaGame *medina_onlooker_get_game (MedinaOnlooker *self); /* transfer none */
void medina_onlooker_set_game (MedinaOnlooker *self, MedinaGame *game);

/* Who plays for the computers of the game; NULL for nobody. It keeps a reference. */
void medina_onlooker_set_computer (MedinaOnlooker *self, MedinaComputerPlayer *computer);

gboolean medina_onlooker_get_wanted (MedinaOnlooker *self);
void medina_onlooker_set_wanted (MedinaOnlooker *self, gboolean wanted);

/* Whether it is wanted, at a table where there is coaching. */
gboolean medina_onlooker_is_allowed (MedinaOnlooker *self);

/* Whether no computer is thinking. */
gboolean medina_onlooker_is_undisturbed (MedinaOnlooker *self);

G_END_DECLS
