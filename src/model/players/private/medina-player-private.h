/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-player-naming.h"
#include "medina-player.h"
#include "medina-stock.h"

G_BEGIN_DECLS

/* The object in parts: medina-player.c has the object, and what people set of it,
 * medina-player-naming.c makes its names; what follows from the game is in medina-player-update.c,
 * and seats of records in medina-player-seat.c. */

struct _MedinaPlayer
{
  GObject parent_instance;

  guint number;
  MedinaColor color;
  MedinaSeatKind kind;
  MedinaLevel level;
  MedinaCharacter character;
  guint score;
  guint current; /* gboolean, as the next one; guint for set_uint */
  guint stock_visible;
  guint rooftops;
  guint buildings_left;
  guint pieces_left;
  guint placeable;
  guint namesake; /* which of those with this name, from 1 */
  gboolean fictional;

  /* owned */
  char *name;
  char *display_name;
  char *name_in_sentence;
  char *seat_name;
  MedinaStock *stock;
  GListStore *tiles;
  MedinaTile *tea; /* in the list only while there are any */
};

typedef enum
{
  MEDINA_PLAYER_PROP_0,
  MEDINA_PLAYER_PROP_NUMBER,
  MEDINA_PLAYER_PROP_NAME,
  MEDINA_PLAYER_PROP_DISPLAY_NAME,
  MEDINA_PLAYER_PROP_COLOR,
  MEDINA_PLAYER_PROP_KIND,
  MEDINA_PLAYER_PROP_LEVEL,
  MEDINA_PLAYER_PROP_CHARACTER,
  MEDINA_PLAYER_PROP_SCORE,
  MEDINA_PLAYER_PROP_CURRENT,
  MEDINA_PLAYER_PROP_ROOFTOPS,
  MEDINA_PLAYER_PROP_BUILDINGS_LEFT,
  MEDINA_PLAYER_PROP_PIECES_LEFT,
  MEDINA_PLAYER_PROP_PLACEABLE,
  MEDINA_PLAYER_PROP_STOCK,
  MEDINA_PLAYER_PROP_STOCK_VISIBLE,
  MEDINA_PLAYER_PROP_TILES,
  MEDINA_PLAYER_N_PROPS,
} MedinaPlayerProperty;

MedinaPlayerNaming medina_player_get_naming (const MedinaPlayer *self);
void medina_player_set_namesake (MedinaPlayer *self, guint namesake);

extern GParamSpec *medina_player_properties[MEDINA_PLAYER_N_PROPS];

G_END_DECLS
