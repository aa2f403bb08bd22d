/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-piece-picture.h"

struct _MedinaPiecePicture
{
  GtkWidget parent_instance;

  MedinaPieceSprite sprite;
  int width;
  int number;
  gboolean blocking;
  gboolean fills;
  gboolean alone;

  /* owned */
  MedinaPieceAtlas *atlas;
};

enum
{
  PROP_0,
  PROP_WIDTH,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (MedinaPiecePicture, medina_piece_picture, GTK_TYPE_WIDGET)

static gboolean
is_tile (MedinaPieceSprite sprite)
{
  return sprite >= MEDINA_PIECE_TILE_GREY;
}

static gboolean
is_rooftop (MedinaPieceSprite sprite)
{
  return sprite >= MEDINA_PIECE_ROOFTOP_BLUE && sprite <= MEDINA_PIECE_ROOFTOP_NEUTRAL;
}

static int
height_for (MedinaPiecePicture *self, int width)
{
  return is_tile (self->sprite) ? width : width * 8 / 5;
}

/* The width with which it is drawn. */
static int
width_in (MedinaPiecePicture *self, int width, int height)
{
  if (!self->fills)
    return self->width;
  if (self->alone && is_tile (self->sprite))
    return MIN (width, height);
  return MIN (width, height * 5 / 8); /* tiles are as wide as pieces */
}

/* Where a sprite has its foot, below the top of its room, in hundredths of its width. A rooftop in
 * the hand stands on no building: it goes down to where the others stand. */
static double
find_foot (MedinaPiecePicture *self)
{
  if (is_tile (self->sprite))
    return 0;
  return self->fills && !self->alone && is_rooftop (self->sprite) ? 95 : 70;
}

static void
draw_number (MedinaPiecePicture *self, cairo_t *cr, double x, double y, int width)
{
  g_autofree char *text = g_strdup_printf ("%d", self->number);
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  g_autoptr (PangoFontDescription) font = pango_font_description_from_string ("Sans Bold");
  PangoRectangle extents;

  pango_font_description_set_absolute_size (font, width * 0.32 * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_layout_get_pixel_extents (layout, &extents, NULL);
  cairo_set_source_rgb (cr, 0.16, 0.11, 0.08);
  cairo_move_to (cr, x + width * MEDINA_TILE_FIELD_X / 100.0 - extents.x - extents.width / 2.0,
                 y + width * MEDINA_TILE_FIELD_Y / 100.0 - extents.y - extents.height / 2.0);
  pango_cairo_show_layout (cr, layout);
}

static void
medina_piece_picture_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  MedinaPiecePicture *self = MEDINA_PIECE_PICTURE (widget);
  const int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  const int drawn = width_in (self, width, height);
  const double x = (width - drawn) / 2, y = (height - height_for (self, drawn)) / 2;
  const double foot = drawn * find_foot (self) / 100;
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));

  medina_piece_atlas_set_scale (self->atlas, gtk_widget_get_scale_factor (widget));
  medina_piece_atlas_draw (self->atlas, cr, self->sprite, 0, x, y + foot, drawn);
  if (self->blocking)
    medina_piece_atlas_draw (self->atlas, cr, MEDINA_PIECE_BOARDS, 0, x, y + foot, drawn);
  if (self->number > 0)
    draw_number (self, cr, x, y, drawn);
  cairo_destroy (cr);
}

static void
medina_piece_picture_measure (GtkWidget *widget,
                              GtkOrientation orientation,
                              int for_size,
                              int *minimum,
                              int *natural,
                              int *minimum_baseline,
                              int *natural_baseline)
{
  MedinaPiecePicture *self = MEDINA_PIECE_PICTURE (widget);

  if (!self->fills)
    *minimum = *natural =
      orientation == GTK_ORIENTATION_HORIZONTAL ? self->width : height_for (self, self->width);
  else if (self->alone && is_tile (self->sprite) && orientation == GTK_ORIENTATION_HORIZONTAL)
    gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, -1, natural, NULL, NULL, NULL);
}

static void
medina_piece_picture_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_WIDTH:
      g_value_set_int (value, MEDINA_PIECE_PICTURE (object)->width);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
medina_piece_picture_set_property (GObject *object,
                                   guint id,
                                   const GValue *value,
                                   GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_WIDTH:
      medina_piece_picture_set_width (MEDINA_PIECE_PICTURE (object), g_value_get_int (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
medina_piece_picture_dispose (GObject *object)
{
  g_clear_object (&MEDINA_PIECE_PICTURE (object)->atlas);
  G_OBJECT_CLASS (medina_piece_picture_parent_class)->dispose (object);
}

static void
medina_piece_picture_class_init (MedinaPiecePictureClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = medina_piece_picture_get_property;
  object_class->set_property = medina_piece_picture_set_property;
  object_class->dispose = medina_piece_picture_dispose;
  widget_class->snapshot = medina_piece_picture_snapshot;
  widget_class->measure = medina_piece_picture_measure;

  properties[PROP_WIDTH] =
    g_param_spec_int ("width", NULL, NULL, 8, 512, 32,
                      G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_css_name (widget_class, "piece");
}

static void
medina_piece_picture_init (MedinaPiecePicture *self)
{
  self->width = 32;
}

static GtkWidget *
create (MedinaPieceAtlas *atlas, MedinaPieceSprite sprite, int width, GtkAccessibleRole role)
{
  MedinaPiecePicture *self =
    g_object_new (MEDINA_TYPE_PIECE_PICTURE, "width", width, "accessible-role", role, NULL);

  self->atlas = g_object_ref (atlas);
  self->sprite = sprite;
  return GTK_WIDGET (self);
}

GtkWidget *
medina_piece_picture_new (MedinaPieceAtlas *atlas, MedinaPieceSprite sprite, int width)
{
  return create (atlas, sprite, width, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

GtkWidget *
medina_piece_picture_new_named (MedinaPieceAtlas *atlas, MedinaPieceSprite sprite, int width)
{
  return create (atlas, sprite, width, GTK_ACCESSIBLE_ROLE_IMG);
}

void
medina_piece_picture_set_name (MedinaPiecePicture *self, const char *name)
{
  g_return_if_fail (MEDINA_IS_PIECE_PICTURE (self));

  gtk_widget_set_tooltip_text (GTK_WIDGET (self), name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

void
medina_piece_picture_set_sprite (MedinaPiecePicture *self, MedinaPieceSprite sprite)
{
  g_return_if_fail (MEDINA_IS_PIECE_PICTURE (self));

  if (self->sprite == sprite)
    return;
  self->sprite = sprite;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
medina_piece_picture_set_width (MedinaPiecePicture *self, int width)
{
  g_return_if_fail (MEDINA_IS_PIECE_PICTURE (self));

  if (self->width == width)
    return;
  self->width = width;
  gtk_widget_queue_resize (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_WIDTH]);
}

void
medina_piece_picture_set_number (MedinaPiecePicture *self, int number)
{
  g_return_if_fail (MEDINA_IS_PIECE_PICTURE (self));

  if (self->number == number)
    return;
  self->number = number;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
medina_piece_picture_set_blocking (MedinaPiecePicture *self, gboolean blocking)
{
  g_return_if_fail (MEDINA_IS_PIECE_PICTURE (self));

  if (self->blocking == blocking)
    return;
  self->blocking = blocking;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
medina_piece_picture_set_fills (MedinaPiecePicture *self, gboolean fills)
{
  g_return_if_fail (MEDINA_IS_PIECE_PICTURE (self));

  self->fills = !!fills;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
medina_piece_picture_set_alone (MedinaPiecePicture *self)
{
  g_return_if_fail (MEDINA_IS_PIECE_PICTURE (self));

  self->alone = TRUE;
  medina_piece_picture_set_fills (self, TRUE);
}

int
medina_piece_picture_get_drawn_width (MedinaPiecePicture *self)
{
  g_return_val_if_fail (MEDINA_IS_PIECE_PICTURE (self), 0);

  return width_in (self, gtk_widget_get_width (GTK_WIDGET (self)),
                   gtk_widget_get_height (GTK_WIDGET (self)));
}
