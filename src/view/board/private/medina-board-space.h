/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "geometry.h"

G_BEGIN_DECLS

/* A space of the board for assistive technologies and for the keyboard focus: it has a role, a
 * name, a place and an action, and draws nothing. The board draws itself in one place.
 *
 * Its action "space.activate", which assistive technologies offer, emits the signal "activated":
 * the board does then what it would do for a click.
 *
 * Signal "focusing" (): it is about to get the focus, the last moment at which its words can change
 * before they are said.
 *
 * (What is drawn tells assistive technologies nothing, and in GTK 4.8 only widgets do.) */

#define MEDINA_TYPE_BOARD_SPACE (medina_board_space_get_type ())
G_DECLARE_FINAL_TYPE (MedinaBoardSpace, medina_board_space, MEDINA, BOARD_SPACE, GtkWidget)

GtkWidget *medina_board_space_new (MdnSpace space);

MdnSpace medina_board_space_get_space (MedinaBoardSpace *self);

/* The name that a screen reader says. */
void medina_board_space_set_description (MedinaBoardSpace *self, const char *description);
const char *medina_board_space_get_description (MedinaBoardSpace *self);

/* What a screen reader may say besides, such as why the piece in hand cannot go there; NULL for
 * nothing. */
void medina_board_space_set_explanation (MedinaBoardSpace *self, const char *explanation);

G_END_DECLS
