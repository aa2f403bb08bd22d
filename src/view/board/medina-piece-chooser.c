/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-piece-chooser.h"

#include <glib/gi18n.h>

#include "medina-names.h"
#include "medina-piece-key.h"
#include "medina-piece-picture.h"
#include "medina-piece-sprites.h"
#include "medina-typed-key.h"

enum
{
  PICTURE_WIDTH = 36, /* in pixels, at the least */
  PICTURE_PART = 70,  /* of the width of a space, in hundredths */
  COLUMNS = 4,
};

struct _MedinaPieceChooser
{
  GtkPopover parent_instance;

  GtkWidget *buttons[MDN_PIECES]; /* NULL for a piece that is not offered */
};

enum
{
  CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (MedinaPieceChooser, medina_piece_chooser, GTK_TYPE_POPOVER)

static void
clicked_cb (GtkWidget *button, gpointer piece)
{
  GtkWidget *self = gtk_widget_get_ancestor (button, MEDINA_TYPE_PIECE_CHOOSER);

  g_object_ref (self);
  gtk_popover_popdown (GTK_POPOVER (self));
  g_signal_emit (self, signals[CHOSEN], 0, GPOINTER_TO_UINT (piece));
  g_object_unref (self);
}

static void
medina_piece_chooser_class_init (MedinaPieceChooserClass *klass)
{
  signals[CHOSEN] = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
}

/* The keys that pick up a piece elsewhere, too. */
static MdnPiece
find_piece (char key)
{
  return g_ascii_isdigit (key) ? medina_piece_from_digit ((guint) (key - '0'))
                               : medina_piece_from_letter (key);
}

static gboolean
key_pressed_cb (MedinaPieceChooser *self, guint keyval, guint keycode, GdkModifierType state)
{
  const char key =
    medina_typed_key_find (gtk_widget_get_display (GTK_WIDGET (self)), keyval, keycode, state);
  MdnPiece piece;

  if (!g_ascii_isalnum (key))
    return GDK_EVENT_PROPAGATE;
  piece = find_piece (key);
  if (piece == MDN_PIECES || self->buttons[piece] == NULL)
    gtk_widget_error_bell (GTK_WIDGET (self));
  else
    g_signal_emit_by_name (self->buttons[piece], "clicked");
  return GDK_EVENT_STOP;
}

static void
medina_piece_chooser_init (MedinaPieceChooser *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_widget_add_css_class (GTK_WIDGET (self), "piece-chooser");
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

static GtkWidget *
create_button (MedinaGame *game, MdnPiece piece, MedinaPieceAtlas *atlas, int width)
{
  MedinaPlayer *player = medina_game_get_current_player (game);
  const MdnRules *rules = &medina_game_get_position (game)->rules;
  const char *name = medina_piece_get_name (piece, rules);
  GtkWidget *button = gtk_button_new ();
  GtkWidget *picture =
    medina_piece_picture_new (atlas, medina_sprite_of_piece (game, player, piece), width);

  medina_piece_picture_set_blocking (MEDINA_PIECE_PICTURE (picture),
                                     piece == MDN_OTHER_ROOFTOP && rules->blocking);
  gtk_button_set_child (GTK_BUTTON (button), picture);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "piece-button");
  gtk_widget_set_tooltip_text (button, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_signal_connect (button, "clicked", G_CALLBACK (clicked_cb), GUINT_TO_POINTER (piece));
  return button;
}

GtkWidget *
medina_piece_chooser_new (MedinaGame *game, guint pieces, MedinaPieceAtlas *atlas, int space_width)
{
  MedinaPieceChooser *self = g_object_new (MEDINA_TYPE_PIECE_CHOOSER, NULL);
  GtkWidget *grid = gtk_grid_new ();
  const int width = MAX (PICTURE_WIDTH, space_width * PICTURE_PART / 100);
  int count = 0;

  for (int piece = 0; piece < MDN_PIECES; piece++)
    if (pieces >> piece & 1)
      {
        self->buttons[piece] = create_button (game, (MdnPiece) piece, atlas, width);
        gtk_grid_attach (GTK_GRID (grid), self->buttons[piece], count % COLUMNS, count / COLUMNS, 1,
                         1);
        count++;
      }
  gtk_popover_set_child (GTK_POPOVER (self), grid);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  medina_game_get_aided (game) ? _ ("Pieces that can go here")
                                                               : _ ("Pieces to choose from"),
                                  -1);
  return GTK_WIDGET (self);
}
