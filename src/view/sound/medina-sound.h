/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-event.h"
#include "placement.h"

G_BEGIN_DECLS

/* The sounds of the game, and what has which. Those of placements come first. */
typedef enum
{
  MEDINA_SOUND_WOOD,  /* a building or a stable on the board */
  MEDINA_SOUND_STONE, /* a wall */
  MEDINA_SOUND_CLOTH, /* a rooftop, as the cloth of a dome */
  MEDINA_SOUND_STEP,  /* a merchant */
  MEDINA_SOUND_COIN,  /* a tile has a new owner */
  MEDINA_SOUND_TEA,   /* a tea tile comes, or is given back */
  MEDINA_SOUND_GONG,  /* a person is to move */
  MEDINA_SOUND_END,   /* of the game */
  MEDINA_SOUNDS,
} MedinaSound;

/* Stands for none. */
#define MEDINA_NO_SOUND MEDINA_SOUNDS

/* Its name, as its files begin. */
const char *medina_sound_get_name (MedinaSound self);

/* How many slightly different ones there are, so that it does not tire: at least 1. Their files are
 * NAME-1.wav and so on. */
guint medina_sound_get_variants (MedinaSound self);

/* Whether it is of something that is put on the board. */
gboolean medina_sound_is_of_piece (MedinaSound self);

MedinaSound medina_sound_of_placement (MdnPlacement placement);
MedinaSound medina_sound_of_event (const MedinaEvent *event); /* often none */

G_END_DECLS
