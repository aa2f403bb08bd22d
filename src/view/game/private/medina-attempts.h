/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-narrator.h"
#include "medina-placement-gate.h"
#include "medina-status-bar.h"

G_BEGIN_DECLS

/* What a person tries to do on a page: it is done, or the plaque and the narrator say why not. A
 * part of the page; all of it is borrowed. While there is no gate nothing may be tried. */
typedef struct
{
  MedinaPlacementGate *gate; /* NULL for none */
  MedinaStatusBar *status;
  MedinaNarrator *narrator;
} MedinaAttempts;

/* To place something. */
void medina_attempts_play (const MedinaAttempts *self, MdnPlacement placement);

/* Anything else, for which there is a sentence. */
void medina_attempts_refuse (const MedinaAttempts *self, const char *sentence);

/* To pick up a piece that can go nowhere. */
void medina_attempts_refuse_piece (const MedinaAttempts *self, MdnPiece piece);

/* To place something on a space where nothing that the person has can go; with MDN_NO_SPACE, to be
 * shown a legal one. */
void medina_attempts_refuse_space (const MedinaAttempts *self, MdnSpace space);

G_END_DECLS
