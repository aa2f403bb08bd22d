/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-player-card.h"

#include "medina-action-map.h"
#include "medina-children.h"
#include "medina-held-tiles.h"
#include "medina-piece-sprites.h"
#include "medina-name-label.h"
#include "medina-names.h"
#include "medina-piece-asking.h"
#include "medina-piece-button.h"
#include "medina-piece-picture.h"
#include "medina-player-name.h"
#include "medina-score-button.h"
#include "medina-seat-chooser.h"
#include "medina-seat-name.h"
#include "medina-supply-label.h"
#include "medina-wrap.h"

enum
{
  DOME_WIDTH = 30, /* in pixels; styles give other sizes, here, too */
};

struct _MedinaPlayerCard
{
  GtkWidget parent_instance;

  gboolean open; /* large, where the pieces are seen */

  /* template */
  GtkWidget *header;
  GtkWidget *first_line;
  MedinaSeatName *name;
  GtkLabel *kind;
  MedinaSupplyLabel *state;
  MedinaHeldTiles *tiles;
  MedinaScoreButton *score;
  MedinaWrap *stock;
  GtkWidget *screen;

  MedinaSeatChooser *chooser;

  /* owned */
  MedinaGame *game;
  MedinaPlayer *player;
  MedinaPieceAtlas *atlas;
  MedinaPieceAsking *asking;
};

G_DEFINE_FINAL_TYPE (MedinaPlayerCard, medina_player_card, GTK_TYPE_WIDGET)

static GtkWidget *
create_piece_cb (gpointer item, gpointer data)
{
  MedinaPlayerCard *self = data;

  return medina_piece_button_new (self->game, self->player, item, self->atlas);
}

/* Behind a screen there is nothing to be picked up. */
static void
update_size (MedinaPlayerCard *self)
{
  const gboolean compact = !self->open || !medina_player_get_stock_visible (self->player);

  for (GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (self->stock)); button != NULL;
       button = gtk_widget_get_next_sibling (button))
    medina_piece_button_set_compact (MEDINA_PIECE_BUTTON (button), compact);
  medina_wrap_set_columns (self->stock, compact ? 7 : 5, compact ? 10 : 5);
}

static void
set_open (MedinaPlayerCard *self, gboolean open)
{
  self->open = open;
  update_size (self);
}

/* Rooftops are never hidden by a screen. */
static void
show_stock (MedinaPlayerCard *self, gboolean visible)
{
  GListModel *stock = medina_player_get_stock (self->player);
  GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (self->stock));

  for (guint i = 0; button != NULL; i++, button = gtk_widget_get_next_sibling (button))
    {
      g_autoptr (MedinaStockItem) item = g_list_model_get_item (stock, i);

      gtk_widget_set_visible (button,
                              visible || mdn_piece_is_rooftop (medina_stock_item_get_piece (item)));
    }
  gtk_widget_set_hexpand (GTK_WIDGET (self->stock),
                          visible); /* the screen stands beside rooftops */
  gtk_widget_set_visible (self->screen, !visible);
  if (visible)
    gtk_widget_remove_css_class (GTK_WIDGET (self), "screened");
  else
    gtk_widget_add_css_class (GTK_WIDGET (self), "screened");
}

static void
update_state_cb (MedinaPlayerCard *self)
{
  const gboolean visible = medina_player_get_stock_visible (self->player);

  gtk_widget_set_visible (GTK_WIDGET (self->state), visible);
  show_stock (self, visible);
  update_size (self);
}

static void
update_current_cb (MedinaPlayerCard *self)
{
  const gboolean current = medina_player_get_current (self->player);

  if (current)
    gtk_widget_add_css_class (GTK_WIDGET (self), "current");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "current");
}

/* After the computers that begin. */
static gboolean
is_next_person (MedinaPlayerCard *self)
{
  const guint n = medina_game_get_n_players (self->game);
  guint i = medina_player_get_number (medina_game_get_current_player (self->game));

  while (medina_player_is_computer (medina_game_get_player (self->game, i)))
    i = (i + 1) % n;
  return medina_game_get_player (self->game, i) == self->player;
}

/* The card of the person who acts is open. While computers act, that of the last person stays
 * open, so that the panel keeps still; with one person it always is. */
static void
update_open_cb (MedinaPlayerCard *self)
{
  MedinaPlayer *current = medina_game_get_current_player (self->game);

  if (medina_player_is_computer (self->player) || medina_game_get_over (self->game))
    set_open (self, FALSE);
  else if (current == self->player || medina_game_count_people (self->game) == 1)
    set_open (self, TRUE);
  else if (!medina_player_is_computer (current))
    set_open (self, FALSE);
}

static void
update_name (MedinaPlayerCard *self)
{
  medina_seat_name_show (self->name, self->player);
}

static void
update_kind_cb (MedinaPlayerCard *self)
{
  const MedinaSeatKind kind = medina_player_get_kind (self->player);
  const MedinaLevel level = medina_player_get_level (self->player);
  g_autofree char *nameless =
    medina_player_name_make_default (medina_player_get_number (self->player), kind);

  update_name (self);
  gtk_label_set_label (self->kind, medina_seat_get_short_name (kind, level));
  gtk_widget_set_visible (GTK_WIDGET (self->kind), kind == MEDINA_SEAT_COMPUTER);
  medina_seat_chooser_set_name (self->chooser, medina_player_get_name (self->player), nameless);
  medina_seat_chooser_show (self->chooser, medina_player_get_seat_name (self->player), kind, level,
                            medina_player_get_character (self->player));
}

static void
kind_chosen_cb (MedinaPlayerCard *self, MedinaSeatKind kind, MedinaLevel level)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.set-seat", "(us)",
                              medina_player_get_number (self->player),
                              medina_seat_to_word (kind, level));
}

static void
character_chosen_cb (MedinaPlayerCard *self, MedinaCharacter character)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.set-character", "(us)",
                              medina_player_get_number (self->player),
                              medina_character_to_word (character));
}

/* Letter by letter: whoever is looked at is called so at once. */
static void
named_cb (MedinaPlayerCard *self, const char *name)
{
  medina_player_set_name (self->player, name);
}

/* Whoever wants another name looks for it there. Released elsewhere it is no click. */
static void
name_clicked_cb (MedinaPlayerCard *self, int n_press, double x, double y)
{
  if (gtk_widget_contains (GTK_WIDGET (self->name), x, y) &&
      gtk_widget_get_visible (GTK_WIDGET (self->chooser)))
    medina_seat_chooser_open_name (self->chooser);
}

static void
watch_name (MedinaPlayerCard *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), GDK_BUTTON_PRIMARY);
  g_signal_connect_swapped (click, "released", G_CALLBACK (name_clicked_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self->name), GTK_EVENT_CONTROLLER (click));
}

static void
add_chooser (MedinaPlayerCard *self)
{
  GtkWidget *chooser = medina_seat_chooser_new (FALSE);

  self->chooser = MEDINA_SEAT_CHOOSER (chooser);
  medina_seat_chooser_add_name (self->chooser);
  g_signal_connect_swapped (chooser, "chosen", G_CALLBACK (kind_chosen_cb), self);
  g_signal_connect_swapped (chooser, "character-chosen", G_CALLBACK (character_chosen_cb), self);
  g_signal_connect_swapped (chooser, "named", G_CALLBACK (named_cb), self);
  gtk_box_append (GTK_BOX (self->first_line), chooser);
}

static void
add_color (MedinaPlayerCard *self)
{
  const MedinaColor color = medina_player_get_color (self->player);

  GtkWidget *dome =
    medina_piece_picture_new (self->atlas, medina_sprite_of_color (color), DOME_WIDTH);

  medina_piece_picture_set_alone (MEDINA_PIECE_PICTURE (dome));
  gtk_widget_add_css_class (dome, "dome");
  gtk_widget_add_css_class (GTK_WIDGET (self), medina_player_css_class (color));
  gtk_box_prepend (GTK_BOX (self->header), dome);
}

static void
medina_player_card_dispose (GObject *object)
{
  MedinaPlayerCard *self = MEDINA_PLAYER_CARD (object);

  g_clear_pointer (&self->asking, medina_piece_asking_free);
  medina_children_unparent (GTK_WIDGET (self));
  g_clear_object (&self->atlas);
  g_clear_object (&self->player);
  g_clear_object (&self->game);
  G_OBJECT_CLASS (medina_player_card_parent_class)->dispose (object);
}

/* In a lesson nobody else can play. */
static void
medina_player_card_root (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (medina_player_card_parent_class)->root (widget);
  gtk_widget_set_visible (GTK_WIDGET (MEDINA_PLAYER_CARD (widget)->chooser),
                          medina_action_map_has (widget, "win.set-seat"));
}

static void
medina_player_card_class_init (MedinaPlayerCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (MEDINA_TYPE_HELD_TILES);
  g_type_ensure (MEDINA_TYPE_SCORE_BUTTON);
  g_type_ensure (MEDINA_TYPE_SEAT_NAME);
  g_type_ensure (MEDINA_TYPE_SUPPLY_LABEL);
  g_type_ensure (MEDINA_TYPE_WRAP);

  G_OBJECT_CLASS (klass)->dispose = medina_player_card_dispose;
  widget_class->root = medina_player_card_root;
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/medina_game/Medina/ui/medina-player-card.ui");
  gtk_widget_class_bind_template_child (widget_class, MedinaPlayerCard, header);
  gtk_widget_class_bind_template_child (widget_class, MedinaPlayerCard, first_line);
  gtk_widget_class_bind_template_child (widget_class, MedinaPlayerCard, name);
  gtk_widget_class_bind_template_child (widget_class, MedinaPlayerCard, kind);
  gtk_widget_class_bind_template_child (widget_class, MedinaPlayerCard, state);
  gtk_widget_class_bind_template_child (widget_class, MedinaPlayerCard, tiles);
  gtk_widget_class_bind_template_child (widget_class, MedinaPlayerCard, score);
  gtk_widget_class_bind_template_child (widget_class, MedinaPlayerCard, stock);
  gtk_widget_class_bind_template_child (widget_class, MedinaPlayerCard, screen);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
medina_player_card_init (MedinaPlayerCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  watch_name (self);
  medina_name_label_prepare (self->kind);
}

static void
bind_player (MedinaPlayerCard *self)
{
  static const char *kinds[] = { "notify::kind", "notify::level", "notify::character",
                                 "notify::display-name" };
  MedinaPlayer *player = self->player;

  gtk_accessible_update_relation (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_RELATION_LABELLED_BY,
                                  self->name, NULL, -1);
  medina_score_button_set_player (self->score, self->game, player);
  medina_supply_label_set_player (self->state, self->game, player);
  medina_wrap_bind_model (self->stock, medina_player_get_stock (player), create_piece_cb, self);
  medina_held_tiles_set_player (self->tiles, self->game, player, self->atlas);
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    g_signal_connect_object (player, kinds[i], G_CALLBACK (update_kind_cb), self,
                             G_CONNECT_SWAPPED);
  g_signal_connect_object (player, "notify::current", G_CALLBACK (update_current_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (player, "notify::stock-visible", G_CALLBACK (update_state_cb), self,
                           G_CONNECT_SWAPPED);
  update_kind_cb (self);
  update_state_cb (self);
  update_current_cb (self);
}

static void
bind_game (MedinaPlayerCard *self)
{
  static const char *changes[] = { "notify::current-player", "notify::over", "seats-changed" };

  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    g_signal_connect_object (self->game, changes[i], G_CALLBACK (update_open_cb), self,
                             G_CONNECT_SWAPPED);
  set_open (self, !medina_player_is_computer (self->player) && is_next_person (self));
  update_open_cb (self);
}

GtkWidget *
medina_player_card_new (MedinaGame *game, MedinaPlayer *player, MedinaPieceAtlas *atlas)
{
  MedinaPlayerCard *self = g_object_new (MEDINA_TYPE_PLAYER_CARD, NULL);

  self->game = g_object_ref (game);
  self->player = g_object_ref (player);
  self->atlas = g_object_ref (atlas);
  self->asking = medina_piece_asking_new (GTK_WIDGET (self), game, player);
  add_color (self);
  add_chooser (self);
  bind_player (self);
  bind_game (self);
  return GTK_WIDGET (self);
}

GtkWidget *
medina_player_card_get_score (MedinaPlayerCard *self)
{
  g_return_val_if_fail (MEDINA_IS_PLAYER_CARD (self), NULL);

  return GTK_WIDGET (self->score);
}

void
medina_player_card_set_hint (MedinaPlayerCard *self, MdnPiece piece)
{
  g_return_if_fail (MEDINA_IS_PLAYER_CARD (self));

  for (GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (self->stock)); button != NULL;
       button = gtk_widget_get_next_sibling (button))
    medina_piece_button_set_hinted (MEDINA_PIECE_BUTTON (button),
                                    medina_piece_button_get_piece (MEDINA_PIECE_BUTTON (button)) ==
                                      piece);
}

void
medina_player_card_set_meant (MedinaPlayerCard *self, guint tiles)
{
  g_return_if_fail (MEDINA_IS_PLAYER_CARD (self));

  medina_held_tiles_set_meant (self->tiles, tiles);
}

GtkWidget *
medina_player_card_find_hinted (MedinaPlayerCard *self)
{
  g_return_val_if_fail (MEDINA_IS_PLAYER_CARD (self), NULL);

  return medina_children_first_shown_with (GTK_WIDGET (self->stock), "hinted");
}

GtkWidget *
medina_player_card_find_meant (MedinaPlayerCard *self)
{
  g_return_val_if_fail (MEDINA_IS_PLAYER_CARD (self), NULL);

  return medina_held_tiles_find_meant (self->tiles);
}

GtkWidget *
medina_player_card_find_piece (MedinaPlayerCard *self, MdnPiece piece)
{
  g_return_val_if_fail (MEDINA_IS_PLAYER_CARD (self), NULL);

  for (GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (self->stock)); button != NULL;
       button = gtk_widget_get_next_sibling (button))
    if (medina_piece_button_get_piece (MEDINA_PIECE_BUTTON (button)) == piece &&
        gtk_widget_get_visible (button))
      return medina_piece_button_get_picture (MEDINA_PIECE_BUTTON (button));
  return gtk_widget_get_visible (self->screen) ? self->screen : GTK_WIDGET (self->stock);
}

GtkWidget *
medina_player_card_find_tile (MedinaPlayerCard *self, MedinaTileKind kind, guint index)
{
  g_return_val_if_fail (MEDINA_IS_PLAYER_CARD (self), NULL);

  return medina_held_tiles_find (self->tiles, kind, index);
}
