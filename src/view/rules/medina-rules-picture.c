/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-rules-picture.h"

#include <adwaita.h>
#include <math.h>

#include "legal.h"
#include "medina-board-painter.h"
#include "medina-rules-marks.h"

enum
{
  LEAST_SPACE = 8, /* the width of a space in pixels */
  MOST_SPACE = 52,
  MARGIN = 22,     /* what is seen beyond the spaces, in hundredths of a space's width */
  MARGIN_TOP = 62, /* pieces rise */
  RADIUS = 12,     /* of the corners, in pixels */
};

/* What a rendering depends on. */
typedef struct
{
  int space_width;
  int scale;
  gboolean dark;
  gboolean high_contrast;
} RenderingKey;

struct _MedinaRulesPicture
{
  GtkWidget parent_instance;

  const MedinaRulesExample *example;
  MdnPosition position;
  RenderingKey key; /* of the rendering, if there is one */

  /* owned */
  MedinaPieceAtlas *atlas;
  cairo_surface_t *rendering;
};

G_DEFINE_FINAL_TYPE (MedinaRulesPicture, medina_rules_picture, GTK_TYPE_WIDGET)

/* --- Which part of the board ------------------------------------------------------------------ */

static void
init_layout (MedinaRulesPicture *self, MedinaBoardLayout *layout, int space_width)
{
  const MdnRules *rules = &self->position.rules;
  int width, height;

  medina_board_layout_measure ((MdnBoard) rules->board, space_width, &width, &height);
  medina_board_layout_init (layout, rules, width, height);
}

/* The spaces at the lower left and at the upper right. */
static void
find_corners (MedinaRulesPicture *self, const MedinaBoardLayout *layout, MdnSpace corners[2])
{
  MdnSpace spaces[MDN_SPACES];

  corners[0] = mdn_space (0, 0);
  corners[1] = mdn_space (layout->columns - 1, layout->rows - 1);
  if (medina_rules_example_list_spaces (self->example, self->example->corners, spaces) == 2)
    {
      corners[0] = spaces[0];
      corners[1] = spaces[1];
    }
}

/* Where the picture is on the layout. */
static cairo_rectangle_int_t
find_part (MedinaRulesPicture *self, const MedinaBoardLayout *layout)
{
  const cairo_rectangle_int_t f = layout->frame;
  const gboolean band = self->example->band;
  const int margin = layout->space_width * MARGIN / 100;
  cairo_rectangle_int_t low, high;
  MdnSpace corners[2];
  int left, top, right, bottom;

  find_corners (self, layout, corners);
  low = medina_board_layout_get_space (layout, corners[0]);
  high = medina_board_layout_get_space (layout, corners[1]);
  left = band && mdn_space_column (corners[0]) == 0 ? f.x : low.x - margin;
  right = band && mdn_space_column (corners[1]) == layout->columns - 1
            ? f.x + f.width
            : high.x + high.width + margin;
  top = high.y - layout->space_width * MARGIN_TOP / 100;
  if (band && mdn_space_row (corners[1]) == layout->rows - 1)
    top = f.y;
  bottom = low.y + low.height + margin;
  if (self->example->strip && mdn_space_row (corners[0]) == 0)
    bottom = f.y + f.height;
  return (cairo_rectangle_int_t){ left, top, right - left, bottom - top };
}

/* The part when spaces are as wide as fits. */
static cairo_rectangle_int_t
fit (MedinaRulesPicture *self, int width, MedinaBoardLayout *layout)
{
  cairo_rectangle_int_t part;
  int space_width = MOST_SPACE;

  do
    {
      init_layout (self, layout, space_width);
      part = find_part (self, layout);
    }
  while (part.width > width && --space_width >= LEAST_SPACE);
  return part;
}

/* --- Painting --------------------------------------------------------------------------------- */

static void
ask_about_palace (MedinaRulesPicture *self, MedinaBoardScene *scene)
{
  MdnSpace spaces[MDN_SPACES];

  if (medina_rules_example_list_spaces (self->example, self->example->palace, spaces) == 1)
    medina_board_scene_ask_about (scene, mdn_position_palace_at (scene->position, spaces[0]));
}

static MdnSet
find_set (MedinaRulesPicture *self, const char *list)
{
  MdnSpace spaces[MDN_SPACES];
  const guint count = medina_rules_example_list_spaces (self->example, list, spaces);
  MdnSet set = mdn_set_empty ();

  for (guint i = 0; i < count; i++)
    mdn_set_add (&set, spaces[i]);
  return set;
}

/* Of the player before. What a piece is makes no difference to its mark. */
static void
mark_news (MedinaRulesPicture *self, MedinaBoardScene *scene)
{
  const int players = scene->position->rules.players;
  const int player = (scene->position->table.turn.player + players - 1) % players;
  MdnSpace spaces[MDN_SPACES];
  const guint count = medina_rules_example_list_spaces (self->example, self->example->news, spaces);

  for (guint i = 0; i < count; i++)
    medina_board_scene_mark (scene, mdn_placement (MDN_WALL, spaces[i]), player);
}

static void
compose_scene (MedinaRulesPicture *self, MedinaBoardScene *scene)
{
  const MdnPiece hand = medina_rules_example_get_hand (self->example);
  MdnLegal legal;

  medina_board_scene_init (scene, &self->position);
  scene->dark = self->key.dark;
  scene->high_contrast = self->key.high_contrast;
  scene->sizes = self->example->sizes;
  mark_news (self, scene);
  scene->suggested = find_set (self, self->example->suggested);
  if (self->example->cursor != NULL)
    scene->cursor = mdn_set_lowest (find_set (self, self->example->cursor));
  ask_about_palace (self, scene);
  if (hand == MDN_PIECES)
    return;
  mdn_legal_find (scene->position, &legal);
  scene->hand = (int) hand;
  scene->legal = mdn_legal_spaces (scene->position, &legal, hand);
}

static void
paint (MedinaRulesPicture *self, cairo_t *cr, const MedinaBoardLayout *layout)
{
  g_autoptr (MedinaBoardPainter) painter = medina_board_painter_new (self->atlas);
  MedinaBoardScene scene;
  MedinaBoardCanvas canvas = { .cr = cr, .atlas = self->atlas, .layout = layout, .scene = &scene };

  compose_scene (self, &scene);
  canvas.palette = medina_board_palette_get (&scene);
  medina_piece_atlas_set_scale (self->atlas, self->key.scale);
  medina_board_painter_draw (painter, cr, layout, &scene);
  medina_rules_marks_draw (&canvas, self->example);
}

static cairo_surface_t *
render (MedinaRulesPicture *self, const MedinaBoardLayout *layout, cairo_rectangle_int_t part)
{
  const int scale = self->key.scale;
  cairo_surface_t *surface =
    cairo_image_surface_create (CAIRO_FORMAT_ARGB32, part.width * scale, part.height * scale);
  cairo_t *cr;

  cairo_surface_set_device_scale (surface, scale, scale);
  cr = cairo_create (surface);
  cairo_translate (cr, -part.x, -part.y);
  paint (self, cr, layout);
  cairo_destroy (cr);
  return surface;
}

/* The painted board is kept: painting takes some milliseconds, and only a part of it is seen. */
static void
update_rendering (MedinaRulesPicture *self,
                  const MedinaBoardLayout *layout,
                  cairo_rectangle_int_t part)
{
  AdwStyleManager *style =
    adw_style_manager_get_for_display (gtk_widget_get_display (GTK_WIDGET (self)));
  const RenderingKey key = {
    .space_width = layout->space_width,
    .scale = gtk_widget_get_scale_factor (GTK_WIDGET (self)),
    .dark = adw_style_manager_get_dark (style),
    .high_contrast = adw_style_manager_get_high_contrast (style),
  };

  if (self->rendering != NULL && key.space_width == self->key.space_width &&
      key.scale == self->key.scale && key.dark == self->key.dark &&
      key.high_contrast == self->key.high_contrast)
    return;
  g_clear_pointer (&self->rendering, cairo_surface_destroy);
  self->key = key;
  self->rendering = render (self, layout, part);
}

static void
medina_rules_picture_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  MedinaRulesPicture *self = MEDINA_RULES_PICTURE (widget);
  const int width = gtk_widget_get_width (widget);
  MedinaBoardLayout layout;
  cairo_rectangle_int_t part = fit (self, width, &layout);
  graphene_rect_t area = GRAPHENE_RECT_INIT ((width - part.width) / 2, 0, part.width, part.height);
  const GdkRGBA edge = { 0, 0, 0, .25 };
  GskRoundedRect frame;
  cairo_t *cr;

  update_rendering (self, &layout, part);
  gsk_rounded_rect_init_from_rect (&frame, &area, RADIUS);
  gtk_snapshot_push_rounded_clip (snapshot, &frame);
  cr = gtk_snapshot_append_cairo (snapshot, &area);
  cairo_set_source_surface (cr, self->rendering, area.origin.x, 0);
  cairo_paint (cr);
  cairo_destroy (cr);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_append_border (snapshot, &frame, (float[4]){ 1, 1, 1, 1 },
                              (GdkRGBA[4]){ edge, edge, edge, edge });
}

/* --- The widget ------------------------------------------------------------------------------- */

static void
medina_rules_picture_measure (GtkWidget *widget,
                              GtkOrientation orientation,
                              int for_size,
                              int *minimum,
                              int *natural,
                              int *minimum_baseline,
                              int *natural_baseline)
{
  MedinaRulesPicture *self = MEDINA_RULES_PICTURE (widget);
  MedinaBoardLayout layout;

  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      *minimum = *natural = fit (self, for_size >= 0 ? for_size : G_MAXINT, &layout).height;
      return;
    }
  *minimum = fit (self, 0, &layout).width;
  *natural = fit (self, G_MAXINT, &layout).width;
}

static GtkSizeRequestMode
medina_rules_picture_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
medina_rules_picture_dispose (GObject *object)
{
  MedinaRulesPicture *self = MEDINA_RULES_PICTURE (object);
  AdwStyleManager *style =
    adw_style_manager_get_for_display (gtk_widget_get_display (GTK_WIDGET (self)));

  g_signal_handlers_disconnect_by_data (style, self);
  g_clear_pointer (&self->rendering, cairo_surface_destroy);
  g_clear_object (&self->atlas);
  G_OBJECT_CLASS (medina_rules_picture_parent_class)->dispose (object);
}

static void
medina_rules_picture_class_init (MedinaRulesPictureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = medina_rules_picture_dispose;
  widget_class->snapshot = medina_rules_picture_snapshot;
  widget_class->measure = medina_rules_picture_measure;
  widget_class->get_request_mode = medina_rules_picture_get_request_mode;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
  gtk_widget_class_set_css_name (widget_class, "rulespicture");
}

static void
medina_rules_picture_init (MedinaRulesPicture *self)
{
  AdwStyleManager *style =
    adw_style_manager_get_for_display (gtk_widget_get_display (GTK_WIDGET (self)));

  g_signal_connect_swapped (style, "notify::dark", G_CALLBACK (gtk_widget_queue_draw), self);
  g_signal_connect_swapped (style, "notify::high-contrast", G_CALLBACK (gtk_widget_queue_draw),
                            self);
}

GtkWidget *
medina_rules_picture_new (MedinaPieceAtlas *atlas, MedinaRulesExampleId example)
{
  MedinaRulesPicture *self;
  MdnGame game;

  g_return_val_if_fail (MEDINA_IS_PIECE_ATLAS (atlas), NULL);

  self = g_object_new (MEDINA_TYPE_RULES_PICTURE, NULL);
  self->atlas = g_object_ref (atlas);
  self->example = medina_rules_example_get (example);
  if (!medina_rules_example_play (self->example, &game))
    g_critical ("Example %d of the rules book breaks the rules", (int) example);
  self->position = game.position;
  return GTK_WIDGET (self);
}
