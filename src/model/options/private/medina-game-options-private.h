/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-game-options.h"

G_BEGIN_DECLS

/* The object in parts, each of which knows those before it only: medina-game-options.c has the
 * object, its properties and the rules that follow from them, medina-game-options-seats.c what is
 * chosen for each seat, medina-game-options-create.c makes a game of the choices,
 * medina-game-options-settings.c remembers them. */

struct _MedinaGameOptions
{
  GObject parent_instance;

  MdnRuleSet rule_set;
  guint players;
  gboolean options[MDN_OPTIONS];
  guint starting_player;
  gboolean random_order;
  gboolean screens;
  MedinaColor colors[MDN_MAX_PLAYERS];
  MedinaSeatKind kinds[MDN_MAX_PLAYERS];
  MedinaLevel levels[MDN_MAX_PLAYERS];
  MedinaCharacter characters[MDN_MAX_PLAYERS];

  /* owned */
  char *names[MDN_MAX_PLAYERS];
};

extern guint medina_game_options_seat_changed; /* the signal */

G_END_DECLS
