/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-piece-button.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "medina-piece-sprites.h"
#include "medina-names.h"
#include "medina-piece-key.h"
#include "medina-piece-picture.h"
#include "medina-popovers.h"
#include "medina-tooltip.h"
#include "medina-why-not.h"

enum
{
  PICTURE_WIDTH = 36, /* in pixels; a style gives the size */
};

struct _MedinaPieceButton
{
  GtkButton parent_instance;

  GtkWidget *picture;
  GtkWidget *count;
  GtkWidget *digit;            /* the key that picks the piece up */
  GtkWidget *hues[MDN_COLORS]; /* of a blocking rooftop: the colors that it is for */
  guint player;

  /* owned */
  MedinaGame *game;
  MedinaStockItem *item;
};

G_DEFINE_FINAL_TYPE (MedinaPieceButton, medina_piece_button, GTK_TYPE_BUTTON)

static void
update_in_hand_cb (MedinaPieceButton *self)
{
  const MdnPiece piece = medina_stock_item_get_piece (self->item);
  const gboolean in_hand = medina_stock_item_get_playable (self->item) &&
                           medina_game_get_selected_piece (self->game) == (int) piece;

  if (in_hand)
    gtk_widget_add_css_class (GTK_WIDGET (self), "in-hand");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "in-hand");
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_PRESSED,
                               in_hand ? GTK_ACCESSIBLE_TRISTATE_TRUE
                                       : GTK_ACCESSIBLE_TRISTATE_FALSE,
                               -1);
}

/* It looks the same whoever is to move. */
static void
update_lost_cb (MedinaPieceButton *self)
{
  if (medina_stock_item_get_lost (self->item))
    gtk_widget_add_css_class (GTK_WIDGET (self), "lost");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "lost");
}

static gboolean
is_blocking (MedinaPieceButton *self)
{
  return medina_stock_item_get_piece (self->item) == MDN_OTHER_ROOFTOP &&
         medina_game_get_position (self->game)->rules.blocking;
}

static char *
create_label (MedinaPieceButton *self, guint count)
{
  const MdnPosition *position = medina_game_get_position (self->game);
  const char *name =
    medina_piece_get_name (medina_stock_item_get_piece (self->item), &position->rules);
  g_autofree char *colors = NULL;

  if (count == 0 || !is_blocking (self))
    /* Translators: a kind of piece and how many of it are left, as in "Stable: 3" */
    return g_strdup_printf (_ ("%1$s: %2$u"), name, count);
  colors = medina_palace_colors_to_list (position->table.players[self->player].may_block,
                                         &position->rules);
  /* Translators: blocking rooftops, how many of them are left, and the colors of the palaces that
   * they may go on, as in “Blocking Rooftop: 2 (gray, brown)” */
  return g_strdup_printf (_ ("%1$s: %2$u (%3$s)"), name, count, colors);
}

static void
update_hues (MedinaPieceButton *self)
{
  const MdnPosition *position = medina_game_get_position (self->game);

  const unsigned may_block = position->table.players[self->player].may_block;

  if (!is_blocking (self))
    return;
  for (int color = 0; color < MDN_COLORS; color++)
    gtk_widget_set_visible (self->hues[color], may_block >> color & 1);
  gtk_widget_set_visible (gtk_widget_get_parent (self->hues[0]), may_block != 0);
}

static void
update_count_cb (MedinaPieceButton *self)
{
  const guint count = medina_stock_item_get_count (self->item);
  g_autofree char *number = g_strdup_printf ("%u", count);
  g_autofree char *label = create_label (self, count);

  update_hues (self);
  gtk_label_set_label (GTK_LABEL (self->count), number);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  if (count == 0)
    gtk_widget_add_css_class (GTK_WIDGET (self), "none-left");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "none-left");
}

/* What is to be said of the piece besides its name: why it is dimmed, which is found out when
 * somebody asks; and that the count stays as it is in the opening (M0). Nullable. */
static char *
tell_more (MedinaPieceButton *self)
{
  if (!medina_stock_item_get_playable (self->item))
    return medina_piece_tell_why_not (self->game, medina_stock_item_get_piece (self->item));
  if (medina_game_get_phase (self->game) == MDN_PHASE_OPENING)
    return g_strdup (_ ("The first merchant comes from the box, not from your supply."));
  return NULL;
}

static gboolean
query_tooltip_cb (MedinaPieceButton *self, int x, int y, gboolean keyboard, GtkTooltip *tooltip)
{
  MedinaPlayer *current = medina_game_get_current_player (self->game);
  g_autofree char *more = NULL;
  g_autofree char *text = NULL;

  if ((!medina_game_awaits_person (self->game) && !medina_game_get_can_end_turn (self->game)) ||
      medina_player_get_number (current) != self->player ||
      medina_popovers_are_open_at (GTK_WIDGET (self)))
    return FALSE;
  more = tell_more (self);
  if (more == NULL)
    return FALSE;
  text = g_strjoin ("\n", gtk_widget_get_tooltip_text (GTK_WIDGET (self)), more, NULL);
  return medina_tooltip_show (tooltip, text);
}

static void
clicked_cb (MedinaPieceButton *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.pick", "i",
                              (int) medina_stock_item_get_piece (self->item));
}

static void
medina_piece_button_dispose (GObject *object)
{
  MedinaPieceButton *self = MEDINA_PIECE_BUTTON (object);

  g_clear_object (&self->item);
  g_clear_object (&self->game);
  G_OBJECT_CLASS (medina_piece_button_parent_class)->dispose (object);
}

static void
medina_piece_button_class_init (MedinaPieceButtonClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = medina_piece_button_dispose;
}

static void
medina_piece_button_init (MedinaPieceButton *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "flat");
  gtk_widget_add_css_class (GTK_WIDGET (self), "piece-button");
  g_signal_connect (self, "clicked", G_CALLBACK (clicked_cb), NULL);
  g_signal_connect (self, "query-tooltip", G_CALLBACK (query_tooltip_cb), NULL);
}

/* Small fields in the colors of the palaces that the rooftop may go on. */
static GtkWidget *
create_hues (MedinaPieceButton *self)
{
  static const char *const classes[MEDINA_HUES] = {
    [MEDINA_HUE_GREY] = "grey",     [MEDINA_HUE_PURPLE] = "purple", [MEDINA_HUE_BROWN] = "brown",
    [MEDINA_HUE_ORANGE] = "orange", [MEDINA_HUE_BLACK] = "black",
  };
  const MdnRules *rules = &medina_game_get_position (self->game)->rules;
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 1);

  gtk_widget_add_css_class (box, "hues");
  gtk_widget_set_valign (box, GTK_ALIGN_START);
  for (int color = 0; color < MDN_COLORS; color++)
    {
      self->hues[color] = adw_bin_new ();
      gtk_widget_add_css_class (self->hues[color],
                                classes[medina_hue_of_color ((MdnColor) color, rules)]);
      gtk_box_append (GTK_BOX (box), self->hues[color]);
    }
  return box;
}

/* Above the piece, or at its right edge, away from the digit. */
static void
place_hues (MedinaPieceButton *self, gboolean compact)
{
  GtkWidget *box = gtk_widget_get_parent (self->hues[0]);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (box),
                                  compact ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  gtk_widget_set_halign (box, compact ? GTK_ALIGN_CENTER : GTK_ALIGN_END);
}

static void
add_digit (MedinaPieceButton *self, GtkOverlay *overlay)
{
  g_autofree char *digit =
    g_strdup_printf ("%u", medina_piece_get_digit (medina_stock_item_get_piece (self->item)));

  self->digit = gtk_label_new (digit);
  gtk_widget_add_css_class (self->digit, "piece-digit");
  gtk_widget_add_css_class (self->digit, "numeric");
  gtk_widget_set_halign (self->digit, GTK_ALIGN_START);
  gtk_widget_set_valign (self->digit, GTK_ALIGN_START);
  gtk_overlay_add_overlay (overlay, self->digit);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS,
                                  digit, -1);
}

/* The count is at the lower right corner of the piece and the key at the upper left one, which in a
 * large button are far from its edges. */
static gboolean
get_child_position_cb (MedinaPieceButton *self,
                       GtkWidget *child,
                       GdkRectangle *place,
                       GtkOverlay *overlay)
{
  const int width = gtk_widget_get_width (GTK_WIDGET (overlay));
  const int height = gtk_widget_get_height (GTK_WIDGET (overlay));
  const int beside =
    (width - medina_piece_picture_get_drawn_width (MEDINA_PIECE_PICTURE (self->picture))) / 2;
  GtkRequisition size;

  if (child != self->count && child != self->digit)
    return FALSE;
  gtk_widget_get_preferred_size (child, NULL, &size);
  *place = (GdkRectangle){ .width = size.width, .height = size.height };
  place->x = child == self->count ? width - size.width : 0;
  place->y = child == self->count ? height - size.height : 0;
  if (beside > size.width / 2)
    place->x += (child == self->count ? -1 : 1) * (beside - size.width / 2);
  return TRUE;
}

static GtkWidget *
create_content (MedinaPieceButton *self, MedinaPieceSprite sprite, MedinaPieceAtlas *atlas)
{
  /* A name of its own: with the usual one GTK would style it anew whenever the focus moves in the
   * window, as that of some color might then be dropped on. */
  GtkWidget *overlay = g_object_new (GTK_TYPE_OVERLAY, "css-name", "pile", NULL);

  /* The name of the button says it all. */
  gtk_accessible_update_state (GTK_ACCESSIBLE (overlay), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  self->count = gtk_label_new (NULL);
  gtk_widget_add_css_class (self->count, "piece-count");
  gtk_widget_add_css_class (self->count, "numeric");
  gtk_widget_set_halign (self->count, GTK_ALIGN_END);
  gtk_widget_set_valign (self->count, GTK_ALIGN_END);
  self->picture = medina_piece_picture_new (atlas, sprite, PICTURE_WIDTH);
  medina_piece_picture_set_fills (MEDINA_PIECE_PICTURE (self->picture), TRUE);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), self->picture);
  g_signal_connect_object (overlay, "get-child-position", G_CALLBACK (get_child_position_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), self->count);
  if (is_blocking (self))
    {
      gtk_overlay_add_overlay (GTK_OVERLAY (overlay), create_hues (self));
      place_hues (self, FALSE);
    }
  add_digit (self, GTK_OVERLAY (overlay));
  return overlay;
}

GtkWidget *
medina_piece_button_new (MedinaGame *game,
                         MedinaPlayer *player,
                         MedinaStockItem *item,
                         MedinaPieceAtlas *atlas)
{
  MedinaPieceButton *self = g_object_new (MEDINA_TYPE_PIECE_BUTTON, NULL);
  const MdnPiece piece = medina_stock_item_get_piece (item);

  self->game = g_object_ref (game);
  self->item = g_object_ref (item);
  self->player = medina_player_get_number (player);
  gtk_button_set_child (GTK_BUTTON (self),
                        create_content (self, medina_sprite_of_piece (game, player, piece), atlas));
  medina_piece_picture_set_blocking (MEDINA_PIECE_PICTURE (self->picture), is_blocking (self));
  g_object_bind_property (item, "playable", self, "sensitive", G_BINDING_SYNC_CREATE);
  g_signal_connect_object (item, "notify::count", G_CALLBACK (update_count_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (item, "notify::playable", G_CALLBACK (update_in_hand_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "notify::selected-piece", G_CALLBACK (update_in_hand_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (item, "notify::lost", G_CALLBACK (update_lost_cb), self,
                           G_CONNECT_SWAPPED);
  update_count_cb (self);
  update_in_hand_cb (self);
  update_lost_cb (self);
  return GTK_WIDGET (self);
}

void
medina_piece_button_set_compact (MedinaPieceButton *self, gboolean compact)
{
  g_return_if_fail (MEDINA_IS_PIECE_BUTTON (self));

  gtk_widget_set_visible (self->digit, !compact);
  if (is_blocking (self))
    place_hues (self, compact);
  if (compact)
    gtk_widget_add_css_class (GTK_WIDGET (self), "compact");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "compact");
}

void
medina_piece_button_set_hinted (MedinaPieceButton *self, gboolean hinted)
{
  g_return_if_fail (MEDINA_IS_PIECE_BUTTON (self));

  if (hinted)
    gtk_widget_add_css_class (GTK_WIDGET (self), "hinted");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "hinted");
}

GtkWidget *
medina_piece_button_get_picture (MedinaPieceButton *self)
{
  g_return_val_if_fail (MEDINA_IS_PIECE_BUTTON (self), NULL);

  return self->picture;
}

MdnPiece
medina_piece_button_get_piece (MedinaPieceButton *self)
{
  g_return_val_if_fail (MEDINA_IS_PIECE_BUTTON (self), MDN_PIECES);

  return medina_stock_item_get_piece (self->item);
}
