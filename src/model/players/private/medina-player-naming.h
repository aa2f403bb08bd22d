/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-seat.h"

G_BEGIN_DECLS

/* What the names by which a player is shown are made of. */
typedef struct
{
  guint number;
  MedinaSeatKind kind;
  const char *name; /* as it was given; borrowed */
  gboolean fictional;
} MedinaPlayerNaming;

/* As this one of several with the same, from 1; see medina-namesakes.h. Free them. In one line, and
 * there without what says that the computer plays: */
char *medina_player_naming_make_line (MedinaPlayerNaming self, guint namesake);
char *medina_player_naming_make_seat_line (MedinaPlayerNaming self, guint namesake);

/* In a sentence, and there without what says that the computer plays: */
char *medina_player_naming_make_words (MedinaPlayerNaming self, guint namesake);
char *medina_player_naming_make_seat_words (MedinaPlayerNaming self, guint namesake);

/* Whether there is more of it than in a sentence. */
gboolean medina_player_naming_is_long (MedinaPlayerNaming self, guint namesake);

G_END_DECLS
