/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-dusk.h"

#include <adwaita.h>
#include <math.h>

#include "medina-city-picture.h"
#include "medina-raster.h"

enum
{
  SEEN = 1280, /* units of the city that are seen where there is room enough above */
  STAR = 74,   /* pixels from one star to the next, or so */
  WORDS = 290, /* pixels on either side of the middle where words stand above the view */
  STOPS = 6,
  STRIPS = 4, /* of the picture of the city */
};

/* Parts of a pixel that a unit is a multiple of: the picture ends between two pixels, and while a
 * window is resized there is not another one for every pixel. */
#define UNIT_PARTS 20.0

/* What one unit of the city is at least, however narrow the window is: pixels. */
#define LEAST_UNIT 0.72

/* What the picture of the city depends on. */
typedef struct
{
  gboolean night;
  int width; /* in pixels of the screen, as the unit is */
  double unit;
} Look;

struct _MedinaDusk
{
  GtkWidget parent_instance;

  double words;  /* where the view begins, from above: there are words so far */
  double unit;   /* pixels */
  double ground; /* where the city stands, from above */
  Look shown;    /* what `city` is for, */
  Look drawn;    /* what is being drawn or was drawn last, */
  Look wanted;   /* and what there is room for */

  /* owned */
  GtkWidget *child;
  GtkWidget *view;
  GskRenderNode *city;       /* in pixels of the screen, from 0, 0; NULL until it is drawn */
  GCancellable *cancellable; /* of the drawing under way; NULL if there is none */

  guint draw_id; /* until the first frame has been painted; 0 otherwise */
  guint tick_id; /* while there is another strip in each frame; 0 otherwise */
  int strips;    /* of the city that are shown */
};

enum
{
  PROP_0,
  PROP_CHILD,
  PROP_VIEW,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (MedinaDusk, medina_dusk, GTK_TYPE_WIDGET)

/* --- The sky ---------------------------------------------------------------------------------- */

/* From above: the calm part down to the view, and from there to the ground. */
static const struct
{
  float at; /* from the top of the view, 0, to the ground, 1 */
  const char *color;
} evening[STOPS] = { { 0, "#553b76" },     { 0.34f, "#9a4f7e" }, { 0.6f, "#d97164" },
                     { 0.78f, "#f39c5e" }, { 0.92f, "#fcc985" }, { 1, "#ffdfa6" } },
  night[STOPS] = { { 0, "#171a42" },     { 0.3f, "#221f50" }, { 0.55f, "#34295f" },
                   { 0.75f, "#4d3468" }, { 0.9f, "#6a426c" }, { 1, "#7d4a6b" } };

/* Also in style.css: the header bar goes on with it. */
#define EVENING_ZENITH "#2a2d5c"
#define NIGHT_ZENITH   "#0b1029"

#define EVENING_SAND "#2e1a2c"
#define NIGHT_SAND   "#0f0c1d"

static GdkRGBA
parse (const char *color)
{
  GdkRGBA result;

  gdk_rgba_parse (&result, color);
  return result;
}

static gboolean
is_night (void)
{
  return adw_style_manager_get_dark (adw_style_manager_get_default ());
}

static double
get_sky_height (MedinaDusk *self)
{
  return MAX (self->ground - MEDINA_CITY_ABOVE * self->unit, 1);
}

static void
draw_sky (MedinaDusk *self, GtkSnapshot *snapshot, float width)
{
  const float calm = (float) (get_sky_height (self) / self->ground);
  const float height = (float) self->ground;
  GskColorStop stops[STOPS + 1];

  stops[0] = (GskColorStop){ 0, parse (is_night () ? NIGHT_ZENITH : EVENING_ZENITH) };
  for (int i = 0; i < STOPS; i++)
    stops[i + 1] = (GskColorStop){ calm + (1 - calm) * (is_night () ? night : evening)[i].at,
                                   parse ((is_night () ? night : evening)[i].color) };
  gtk_snapshot_append_linear_gradient (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height),
                                       &GRAPHENE_POINT_INIT (0, 0),
                                       &GRAPHENE_POINT_INIT (0, height), stops, STOPS + 1);
}

/* A number for each star and purpose. */
static guint
draw_lot (guint column, guint row, guint purpose)
{
  guint lot = (column * 0x9e3779b1u) ^ (row * 0x85ebca6bu) ^ (purpose * 0xc2b2ae35u);

  lot = (lot ^ lot >> 15) * 0x2c1b3c6du;
  return lot ^ lot >> 13;
}

static gboolean
is_among_words (MedinaDusk *self, double x, double y)
{
  return y < self->words && fabs (x - gtk_widget_get_width (GTK_WIDGET (self)) / 2.0) < WORDS;
}

/* Fainter towards the light at the horizon; the first ones in the evening, all of them at night. */
static void
draw_star (MedinaDusk *self, GtkSnapshot *snapshot, guint column, guint row)
{
  const double x = (column + draw_lot (column, row, 1) % 100 / 100.0) * STAR;
  const double y = (row + draw_lot (column, row, 2) % 100 / 100.0) * STAR;
  const double height = 1 - y / (self->ground - MEDINA_CITY_ABOVE * self->unit / 3);
  const double light = (draw_lot (column, row, 3) % 60 + 30) / 100.0 * (is_night () ? 0.9 : 0.75);
  const float size = draw_lot (column, row, 4) % 5 == 0 ? 2.5f : 1.5f;

  if (height <= 0 || draw_lot (column, row, 5) % 100 > (is_night () ? 90 : 55) ||
      is_among_words (self, x, y))
    return;
  gtk_snapshot_append_color (snapshot,
                             &(GdkRGBA){ 1, 0.96f, 0.88f, (float) (light * MIN (1, height * 1.6)) },
                             &GRAPHENE_RECT_INIT ((float) x, (float) y, size, size));
}

static void
draw_stars (MedinaDusk *self, GtkSnapshot *snapshot, float width)
{
  for (guint row = 0; row * STAR < self->ground; row++)
    for (guint column = 0; column * STAR < width; column++)
      draw_star (self, snapshot, column, row);
}

/* --- The city --------------------------------------------------------------------------------- */

static void draw_wanted (MedinaDusk *self);

static gboolean
is_same (const Look *a, const Look *b)
{
  return a->night == b->night && a->width == b->width && a->unit == b->unit;
}

static gboolean
tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  MedinaDusk *self = MEDINA_DUSK (widget);

  self->strips++;
  gtk_widget_queue_draw (widget);
  if (self->strips < STRIPS)
    return G_SOURCE_CONTINUE;
  self->tick_id = 0;
  return G_SOURCE_REMOVE;
}

static void
set_city (MedinaDusk *self, cairo_surface_t *picture)
{
  const cairo_rectangle_int_t area = { 0, 0, cairo_image_surface_get_width (picture),
                                       cairo_image_surface_get_height (picture) };

  g_clear_pointer (&self->city, gsk_render_node_unref);
  self->city =
    medina_raster_create_node (picture, &area, medina_raster_wants_textures (GTK_WIDGET (self)));
  cairo_surface_destroy (picture);
  if (self->strips == 0 && self->tick_id == 0)
    self->tick_id = gtk_widget_add_tick_callback (GTK_WIDGET (self), tick_cb, NULL, NULL);
}

static void
drawn_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  cairo_surface_t *picture = medina_city_picture_draw_finish (result);
  MedinaDusk *self = data;

  if (picture == NULL)
    return; /* the widget may be gone */
  g_clear_object (&self->cancellable);
  set_city (self, picture);
  self->shown = self->drawn;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  if (!is_same (&self->drawn, &self->wanted))
    draw_wanted (self);
}

/* One at a time: while a window is resized what comes in between is left out. */
static void
draw_wanted (MedinaDusk *self)
{
  if (self->cancellable != NULL)
    return;
  self->cancellable = g_cancellable_new ();
  self->drawn = self->wanted;
  medina_city_picture_draw_async (self->drawn.night, self->drawn.width, self->drawn.unit,
                                  self->cancellable, drawn_cb, self);
}

static gboolean
draw_cb (gpointer data)
{
  MedinaDusk *self = data;

  self->draw_id = 0;
  draw_wanted (self);
  return G_SOURCE_REMOVE;
}

static gboolean
is_shown (MedinaDusk *self)
{
  return !adw_style_manager_get_high_contrast (adw_style_manager_get_default ());
}

static void
update_city (MedinaDusk *self)
{
  const int scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));
  const int width = gtk_widget_get_width (GTK_WIDGET (self));

  if (width == 0 || self->unit <= 0 || !is_shown (self) ||
      !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;
  self->wanted = (Look){ is_night (), width * scale, self->unit * scale };
  if (self->cancellable == NULL && self->draw_id == 0 && !is_same (&self->drawn, &self->wanted))
    self->draw_id = g_idle_add (draw_cb, self);
}

/* Without a graphics card what is new in a frame takes twice its memory while it is painted, and
 * until the window's first frame has been, the city is not drawn either. */
static void
append_strip (MedinaDusk *self, GtkSnapshot *snapshot, int strip)
{
  const int left = self->shown.width * strip / STRIPS;
  const int right = self->shown.width * (strip + 1) / STRIPS;
  graphene_rect_t bounds;

  gsk_render_node_get_bounds (self->city, &bounds);
  gtk_snapshot_push_clip (snapshot, &GRAPHENE_RECT_INIT ((float) left, 0, (float) (right - left),
                                                         bounds.size.height));
  gtk_snapshot_append_node (snapshot, self->city);
  gtk_snapshot_pop (snapshot);
}

/* One that was drawn for another size is shown at the size of this one meanwhile. Strips meet only
 * where pixels do. */
static void
draw_city (MedinaDusk *self, GtkSnapshot *snapshot, float width)
{
  const double factor = self->unit / self->shown.unit;

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (
    snapshot, &GRAPHENE_POINT_INIT ((float) ((width - self->shown.width * factor) / 2),
                                    (float) (self->ground - MEDINA_CITY_ABOVE * self->unit)));
  gtk_snapshot_scale (snapshot, (float) factor, (float) factor);
  if (factor != 1)
    gtk_snapshot_append_node (snapshot, self->city);
  else
    for (int strip = 0; strip < self->strips; strip++)
      append_strip (self, snapshot, strip);
  gtk_snapshot_restore (snapshot);
}

/* --- The widget ------------------------------------------------------------------------------- */

/* The view is as high as the city and what is in front of it; what is left over is sky. */
static void
place_city (MedinaDusk *self, int width)
{
  const double most = MAX ((double) width / SEEN, LEAST_UNIT);
  graphene_rect_t view;
  double unit;

  if (self->view == NULL || !gtk_widget_compute_bounds (self->view, GTK_WIDGET (self), &view))
    return;
  unit = MIN (view.size.height / (MEDINA_CITY_ABOVE + MEDINA_CITY_BELOW), most);
  self->words = view.origin.y;
  self->unit = MAX (floor (unit * UNIT_PARTS), 1) / UNIT_PARTS;
  self->ground = floor (view.origin.y + view.size.height - MEDINA_CITY_BELOW * self->unit);
}

static void
medina_dusk_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  MedinaDusk *self = MEDINA_DUSK (widget);

  if (self->child == NULL)
    return;
  gtk_widget_size_allocate (self->child, &(GtkAllocation){ 0, 0, width, height }, baseline);
  place_city (self, width);
  update_city (self);
}

static void
medina_dusk_measure (GtkWidget *widget,
                     GtkOrientation orientation,
                     int for_size,
                     int *minimum,
                     int *natural,
                     int *minimum_baseline,
                     int *natural_baseline)
{
  MedinaDusk *self = MEDINA_DUSK (widget);

  if (self->child != NULL)
    gtk_widget_measure (self->child, orientation, for_size, minimum, natural, NULL, NULL);
}

static GtkSizeRequestMode
medina_dusk_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
draw_sand (MedinaDusk *self, GtkSnapshot *snapshot, float width)
{
  const GdkRGBA color = parse (is_night () ? NIGHT_SAND : EVENING_SAND);
  const float top = (float) self->ground;

  gtk_snapshot_append_color (
    snapshot, &color,
    &GRAPHENE_RECT_INIT (0, top, width, (float) gtk_widget_get_height (GTK_WIDGET (self)) - top));
}

static void
medina_dusk_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  MedinaDusk *self = MEDINA_DUSK (widget);
  const float width = (float) gtk_widget_get_width (widget);

  if (is_shown (self) && self->unit > 0 && self->ground > 0)
    {
      draw_sand (self, snapshot, width);
      draw_sky (self, snapshot, width);
      draw_stars (self, snapshot, width);
      if (self->city != NULL)
        draw_city (self, snapshot, width);
    }
  if (self->child != NULL)
    gtk_widget_snapshot_child (widget, self->child, snapshot);
}

static void
medina_dusk_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (medina_dusk_parent_class)->map (widget);
  update_city (MEDINA_DUSK (widget));
}

static void
update_style (MedinaDusk *self)
{
  if (is_shown (self))
    gtk_widget_add_css_class (GTK_WIDGET (self), "dusk");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "dusk");
  update_city (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

gboolean
medina_dusk_get_drawn (MedinaDusk *self)
{
  g_return_val_if_fail (MEDINA_IS_DUSK (self), FALSE);

  return self->strips == STRIPS && self->cancellable == NULL &&
         is_same (&self->drawn, &self->wanted);
}

static void
medina_dusk_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  MedinaDusk *self = MEDINA_DUSK (object);

  switch (id)
    {
    case PROP_CHILD:
      g_value_set_object (value, self->child);
      break;
    case PROP_VIEW:
      g_value_set_object (value, self->view);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
set_child (MedinaDusk *self, GtkWidget *child)
{
  g_clear_pointer (&self->child, gtk_widget_unparent);
  self->child = child;
  if (child != NULL)
    gtk_widget_set_parent (child, GTK_WIDGET (self));
}

static void
medina_dusk_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  MedinaDusk *self = MEDINA_DUSK (object);

  switch (id)
    {
    case PROP_CHILD:
      set_child (self, g_value_get_object (value));
      break;
    case PROP_VIEW:
      g_set_object (&self->view, g_value_get_object (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
medina_dusk_dispose (GObject *object)
{
  MedinaDusk *self = MEDINA_DUSK (object);

  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  g_clear_handle_id (&self->draw_id, g_source_remove);
  g_clear_pointer (&self->city, gsk_render_node_unref);
  g_clear_object (&self->view);
  set_child (self, NULL);
  G_OBJECT_CLASS (medina_dusk_parent_class)->dispose (object);
}

static void
medina_dusk_class_init (MedinaDuskClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = medina_dusk_get_property;
  object_class->set_property = medina_dusk_set_property;
  object_class->dispose = medina_dusk_dispose;
  widget_class->size_allocate = medina_dusk_size_allocate;
  widget_class->measure = medina_dusk_measure;
  widget_class->get_request_mode = medina_dusk_get_request_mode;
  widget_class->snapshot = medina_dusk_snapshot;
  widget_class->map = medina_dusk_map;
  properties[PROP_CHILD] = g_param_spec_object ("child", NULL, NULL, GTK_TYPE_WIDGET,
                                                G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  properties[PROP_VIEW] = g_param_spec_object ("view", NULL, NULL, GTK_TYPE_WIDGET,
                                               G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
medina_dusk_init (MedinaDusk *self)
{
  AdwStyleManager *style = adw_style_manager_get_default ();

  g_signal_connect_object (style, "notify::dark", G_CALLBACK (update_style), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (style, "notify::high-contrast", G_CALLBACK (update_style), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect (self, "notify::scale-factor", G_CALLBACK (update_city), NULL);
  update_style (self);
}
