/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-held-tiles.h"

#include "medina-children.h"
#include "medina-piece-picture.h"
#include "medina-piece-sprites.h"
#include "medina-tile-description.h"
#include "medina-wrap.h"

enum
{
  TILE_WIDTH = 24, /* in pixels; styles give other sizes, here, too */
};

struct _MedinaHeldTiles
{
  GtkWidget parent_instance;

  MedinaWrap *row; /* child */
  guint meant;     /* those that glow, see medina_tile_to_bit () */

  /* owned */
  MedinaGame *game;
  MedinaPlayer *player;
  MedinaPieceAtlas *atlas;
};

G_DEFINE_FINAL_TYPE (MedinaHeldTiles, medina_held_tiles, GTK_TYPE_WIDGET)

/* --- One of them ------------------------------------------------------------------------------ */

/* What is printed on it, at a purist's table, too. */
static int
find_number (MedinaTile *tile)
{
  return (int) (medina_tile_get_kind (tile) == MEDINA_TILE_TEA ? medina_tile_get_count (tile)
                                                               : medina_tile_get_value (tile));
}

static void
show_tile (MedinaHeldTiles *self, MedinaTile *tile, MedinaPiecePicture *picture)
{
  g_autofree char *description = medina_tile_describe (tile, self->game);
  const guint bit = medina_tile_to_bit (medina_tile_get_kind (tile), medina_tile_get_index (tile));

  if ((self->meant & bit) != 0)
    gtk_widget_add_css_class (GTK_WIDGET (picture), "meant");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (picture), "meant");
  medina_piece_picture_set_number (picture, find_number (tile));
  medina_piece_picture_set_name (picture, description);
}

/* A pile of tea tiles shrinks and grows. */
static void
tile_changed_cb (MedinaPiecePicture *picture, GParamSpec *pspec, MedinaTile *tile)
{
  GtkWidget *tiles = gtk_widget_get_ancestor (GTK_WIDGET (picture), MEDINA_TYPE_HELD_TILES);

  if (tiles != NULL)
    show_tile (MEDINA_HELD_TILES (tiles), tile, picture);
}

static GtkWidget *
create_tile_cb (gpointer item, gpointer data)
{
  MedinaHeldTiles *self = data;
  GtkWidget *picture =
    medina_piece_picture_new_named (self->atlas, medina_sprite_of_tile (self->game, item),
                                    TILE_WIDTH);

  medina_piece_picture_set_alone (MEDINA_PIECE_PICTURE (picture));
  gtk_widget_add_css_class (picture, "tile");
  show_tile (self, item, MEDINA_PIECE_PICTURE (picture));
  g_signal_connect_object (item, "notify", G_CALLBACK (tile_changed_cb), picture,
                           G_CONNECT_SWAPPED);
  return picture;
}

/* --- All of them ------------------------------------------------------------------------------ */

/* A tile tells who holds it, and what it is worth where that is told. */
static void
update_cb (MedinaHeldTiles *self)
{
  GListModel *tiles = medina_player_get_tiles (self->player);
  GtkWidget *picture = gtk_widget_get_first_child (GTK_WIDGET (self->row));

  for (guint i = 0; picture != NULL; i++, picture = gtk_widget_get_next_sibling (picture))
    {
      g_autoptr (MedinaTile) tile = g_list_model_get_item (tiles, i);

      if (tile != NULL)
        show_tile (self, tile, MEDINA_PIECE_PICTURE (picture));
    }
}

void
medina_held_tiles_set_player (MedinaHeldTiles *self,
                              MedinaGame *game,
                              MedinaPlayer *player,
                              MedinaPieceAtlas *atlas)
{
  g_return_if_fail (MEDINA_IS_HELD_TILES (self));
  g_return_if_fail (self->player == NULL);

  self->game = g_object_ref (game);
  self->player = g_object_ref (player);
  self->atlas = g_object_ref (atlas);
  medina_wrap_bind_model (self->row, medina_player_get_tiles (player), create_tile_cb, self);
  g_signal_connect_object (game, "names-changed", G_CALLBACK (update_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "notify::aided", G_CALLBACK (update_cb), self, G_CONNECT_SWAPPED);
}

void
medina_held_tiles_set_meant (MedinaHeldTiles *self, guint tiles)
{
  g_return_if_fail (MEDINA_IS_HELD_TILES (self));

  if (self->meant == tiles)
    return;
  self->meant = tiles;
  update_cb (self);
}

GtkWidget *
medina_held_tiles_find_meant (MedinaHeldTiles *self)
{
  g_return_val_if_fail (MEDINA_IS_HELD_TILES (self), NULL);

  return medina_children_first_shown_with (GTK_WIDGET (self->row), "meant");
}

GtkWidget *
medina_held_tiles_find (MedinaHeldTiles *self, MedinaTileKind kind, guint index)
{
  GListModel *tiles;
  GtkWidget *picture;

  g_return_val_if_fail (MEDINA_IS_HELD_TILES (self), NULL);

  tiles = medina_player_get_tiles (self->player);
  picture = gtk_widget_get_first_child (GTK_WIDGET (self->row));
  for (guint i = 0; picture != NULL; i++, picture = gtk_widget_get_next_sibling (picture))
    {
      g_autoptr (MedinaTile) tile = g_list_model_get_item (tiles, i);

      if (tile != NULL && medina_tile_get_kind (tile) == kind &&
          medina_tile_get_index (tile) == index)
        return picture;
    }
  return GTK_WIDGET (self);
}

/* --- The object ------------------------------------------------------------------------------- */

static void
medina_held_tiles_dispose (GObject *object)
{
  MedinaHeldTiles *self = MEDINA_HELD_TILES (object);

  medina_children_unparent (GTK_WIDGET (self));
  g_clear_object (&self->atlas);
  g_clear_object (&self->player);
  g_clear_object (&self->game);
  G_OBJECT_CLASS (medina_held_tiles_parent_class)->dispose (object);
}

static void
medina_held_tiles_class_init (MedinaHeldTilesClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = medina_held_tiles_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static void
medina_held_tiles_init (MedinaHeldTiles *self)
{
  self->row = g_object_new (MEDINA_TYPE_WRAP, NULL);
  medina_wrap_set_overlapping (self->row, TRUE);
  gtk_widget_set_parent (GTK_WIDGET (self->row), GTK_WIDGET (self));
}
