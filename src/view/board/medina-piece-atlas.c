/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-piece-atlas.h"

#include <librsvg/rsvg.h>
#include <math.h>

#define PIECES_PATH "/io/github/medina_game/Medina/pieces/"

enum
{
  MAX_VARIANTS = 4,
  /* About what a 4K screen needs. If there is more, surfaces that were not used in the last draws
   * are dropped: those of sizes that the window had before. A repaint of the board makes some
   * hundreds of draws. */
  MANY_BYTES = 8 * 1024 * 1024,
  STALE_DRAWS = 3000,
};

typedef struct
{
  cairo_surface_t *surface; /* owned */
  guint last_draw;          /* the atlas's count at that time */
} Rendering;

typedef struct
{
  const char *name;
  guint8 variants;
  guint8 width; /* of the picture, in hundredths of a space's width */
  guint8 height;
  guint8 rise; /* how much of the picture lies above the footprint */
} Picture;

#define PIECE(name)       \
  {                       \
    name, 0, 100, 160, 70 \
  }
#define PIECE_VARIANTS(name, n) \
  {                             \
    name, n, 100, 160, 70       \
  }
#define TILE(name)       \
  {                      \
    name, 0, 100, 100, 0 \
  }

static const Picture pictures[MEDINA_PIECE_SPRITES] = {
  [MEDINA_PIECE_BUILDING_GREY] = PIECE_VARIANTS ("building-grey", 4),
  [MEDINA_PIECE_BUILDING_PURPLE] = PIECE_VARIANTS ("building-purple", 4),
  [MEDINA_PIECE_BUILDING_BROWN] = PIECE_VARIANTS ("building-brown", 4),
  [MEDINA_PIECE_BUILDING_ORANGE] = PIECE_VARIANTS ("building-orange", 4),
  [MEDINA_PIECE_BUILDING_BLACK] = PIECE_VARIANTS ("building-black", 4),
  [MEDINA_PIECE_ROOFTOP_BLUE] = PIECE ("rooftop-blue"),
  [MEDINA_PIECE_ROOFTOP_YELLOW] = PIECE ("rooftop-yellow"),
  [MEDINA_PIECE_ROOFTOP_GREEN] = PIECE ("rooftop-green"),
  [MEDINA_PIECE_ROOFTOP_RED] = PIECE ("rooftop-red"),
  [MEDINA_PIECE_ROOFTOP_NEUTRAL] = PIECE ("rooftop-neutral"),
  [MEDINA_PIECE_BOARDS] = PIECE ("boards"),
  [MEDINA_PIECE_STABLE] = PIECE_VARIANTS ("stable", 2),
  [MEDINA_PIECE_MERCHANT] = PIECE_VARIANTS ("merchant", 4),
  [MEDINA_PIECE_WALL_HORIZONTAL] = PIECE_VARIANTS ("wall-horizontal", 2),
  [MEDINA_PIECE_WALL_VERTICAL] = PIECE_VARIANTS ("wall-vertical", 2),
  [MEDINA_PIECE_GATE_HORIZONTAL] = PIECE ("gate-horizontal"),
  [MEDINA_PIECE_GATE_VERTICAL] = PIECE ("gate-vertical"),
  [MEDINA_PIECE_TOWER] = PIECE ("tower"),
  [MEDINA_PIECE_WELL] = PIECE ("well"),
  [MEDINA_PIECE_SHADOW] = { "shadow", 0, 130, 190, 70 },
  [MEDINA_PIECE_TILE_GREY] = TILE ("tile-palace-grey"),
  [MEDINA_PIECE_TILE_PURPLE] = TILE ("tile-palace-purple"),
  [MEDINA_PIECE_TILE_BROWN] = TILE ("tile-palace-brown"),
  [MEDINA_PIECE_TILE_ORANGE] = TILE ("tile-palace-orange"),
  [MEDINA_PIECE_TILE_BLACK] = TILE ("tile-palace-black"),
  [MEDINA_PIECE_TILE_TOWER] = TILE ("tile-tower"),
  [MEDINA_PIECE_TILE_TEA] = TILE ("tile-tea"),
};

struct _MedinaPieceAtlas
{
  GObject parent_instance;

  double scale;
  size_t bytes; /* held by the surfaces */
  guint draws;  /* how often anything was drawn; wraps around */

  /* owned */
  RsvgHandle *handles[MEDINA_PIECE_SPRITES][MAX_VARIANTS];       /* parsed when first drawn */
  cairo_surface_t *drawings[MEDINA_PIECE_SPRITES][MAX_VARIANTS]; /* for vectors, likewise */
  GHashTable *renderings;                                        /* key () → Rendering */
};

G_DEFINE_FINAL_TYPE (MedinaPieceAtlas, medina_piece_atlas, G_TYPE_OBJECT)

static void
rendering_free (gpointer data)
{
  Rendering *rendering = data;

  cairo_surface_destroy (rendering->surface);
  g_free (rendering);
}

static void
medina_piece_atlas_finalize (GObject *object)
{
  MedinaPieceAtlas *self = MEDINA_PIECE_ATLAS (object);

  for (unsigned sprite = 0; sprite < MEDINA_PIECE_SPRITES; sprite++)
    for (unsigned variant = 0; variant < MAX_VARIANTS; variant++)
      {
        g_clear_object (&self->handles[sprite][variant]);
        g_clear_pointer (&self->drawings[sprite][variant], cairo_surface_destroy);
      }
  g_hash_table_unref (self->renderings);

  G_OBJECT_CLASS (medina_piece_atlas_parent_class)->finalize (object);
}

static void
medina_piece_atlas_class_init (MedinaPieceAtlasClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = medina_piece_atlas_finalize;
}

static void
medina_piece_atlas_init (MedinaPieceAtlas *self)
{
  self->scale = 1;
  self->renderings = g_hash_table_new_full (NULL, NULL, NULL, rendering_free);
}

static RsvgHandle *
load (MedinaPieceSprite sprite, unsigned variant)
{
  const Picture *picture = &pictures[sprite];
  g_autofree char *uri = NULL;
  g_autoptr (GFile) file = NULL;
  g_autoptr (GError) error = NULL;
  RsvgHandle *handle;

  if (picture->variants > 0)
    uri = g_strdup_printf ("resource://" PIECES_PATH "%s-%u.svg", picture->name, variant + 1);
  else
    uri = g_strdup_printf ("resource://" PIECES_PATH "%s.svg", picture->name);
  file = g_file_new_for_uri (uri);
  handle = rsvg_handle_new_from_gfile_sync (file, RSVG_HANDLE_FLAGS_NONE, NULL, &error);
  if (handle == NULL)
    g_error ("%s: %s", uri, error->message);
  return handle;
}

static RsvgHandle *
get_handle (MedinaPieceAtlas *self, MedinaPieceSprite sprite, unsigned variant)
{
  RsvgHandle **handle = &self->handles[sprite][variant];

  if (*handle == NULL)
    *handle = load (sprite, variant);
  return *handle;
}

static void
render (MedinaPieceAtlas *self,
        cairo_t *cr,
        MedinaPieceSprite sprite,
        unsigned variant,
        double x,
        double y,
        double width)
{
  const Picture *picture = &pictures[sprite];
  RsvgRectangle viewport = { x, y, width * picture->width / 100, width * picture->height / 100 };
  g_autoptr (GError) error = NULL;

  if (!rsvg_handle_render_document (get_handle (self, sprite, variant), cr, &viewport, &error))
    g_warning ("%s: %s", picture->name, error->message);
}

/*   bits  0…15  the width of a space in device pixels
 *   bits 16…23  the sprite
 *   bits 24…27  the variant */
static gpointer
key (MedinaPieceSprite sprite, unsigned variant, unsigned width)
{
  return GUINT_TO_POINTER (width | sprite << 16 | variant << 24);
}

static size_t
get_bytes (cairo_surface_t *surface)
{
  return (size_t) cairo_image_surface_get_stride (surface) *
         (size_t) cairo_image_surface_get_height (surface);
}

static gboolean
is_stale (gpointer name, gpointer value, gpointer data)
{
  const Rendering *rendering = value;
  MedinaPieceAtlas *self = data;

  if (self->draws - rendering->last_draw < STALE_DRAWS)
    return FALSE;
  self->bytes -= get_bytes (rendering->surface);
  return TRUE;
}

static Rendering *
create_rendering (MedinaPieceAtlas *self,
                  MedinaPieceSprite sprite,
                  unsigned variant,
                  unsigned width)
{
  const Picture *picture = &pictures[sprite];
  Rendering *rendering = g_new0 (Rendering, 1);
  double rise = width * picture->rise / 100.0;
  cairo_t *cr;

  rendering->surface =
    cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int) ceil (width * picture->width / 100.0),
                                (int) ceil (width * picture->height / 100.0) + 1);
  cr = cairo_create (rendering->surface);
  /* The footprint begins at a whole pixel, so that what is drawn at whole pixels stays sharp. */
  render (self, cr, sprite, variant, 0, ceil (rise) - rise, width);
  cairo_destroy (cr);
  return rendering;
}

static cairo_surface_t *
get_surface (MedinaPieceAtlas *self, MedinaPieceSprite sprite, unsigned variant, unsigned width)
{
  Rendering *rendering = g_hash_table_lookup (self->renderings, key (sprite, variant, width));

  if (rendering == NULL)
    {
      if (self->bytes > MANY_BYTES)
        g_hash_table_foreach_remove (self->renderings, is_stale, self);
      rendering = create_rendering (self, sprite, variant, width);
      self->bytes += get_bytes (rendering->surface);
      g_hash_table_insert (self->renderings, key (sprite, variant, width), rendering);
    }
  rendering->last_draw = self->draws++;
  return rendering->surface;
}

/* The piece for a space 100 wide. A file with vectors has each drawing once, however often it is
 * used. */
static cairo_surface_t *
get_drawing (MedinaPieceAtlas *self, MedinaPieceSprite sprite, unsigned variant)
{
  const cairo_rectangle_t extents = { 0, 0, pictures[sprite].width, pictures[sprite].height };
  cairo_surface_t **drawing = &self->drawings[sprite][variant];
  cairo_t *cr;

  if (*drawing != NULL)
    return *drawing;
  *drawing = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, &extents);
  cr = cairo_create (*drawing);
  render (self, cr, sprite, variant, 0, 0, 100);
  cairo_destroy (cr);
  return *drawing;
}

static void
draw_vectors (MedinaPieceAtlas *self,
              cairo_t *cr,
              MedinaPieceSprite sprite,
              unsigned variant,
              double x,
              double y,
              double width)
{
  cairo_save (cr);
  cairo_translate (cr, x, y - width * pictures[sprite].rise / 100.0);
  cairo_scale (cr, width / 100, width / 100);
  cairo_set_source_surface (cr, get_drawing (self, sprite, variant), 0, 0);
  cairo_paint (cr);
  cairo_restore (cr);
}

gboolean
medina_piece_atlas_draws_vectors (cairo_t *cr)
{
  switch (cairo_surface_get_type (cairo_get_target (cr)))
    {
    case CAIRO_SURFACE_TYPE_PDF:
    case CAIRO_SURFACE_TYPE_PS:
    case CAIRO_SURFACE_TYPE_SVG:
      return TRUE;
    default:
      return FALSE;
    }
}

MedinaPieceAtlas *
medina_piece_atlas_new (void)
{
  return g_object_new (MEDINA_TYPE_PIECE_ATLAS, NULL);
}

unsigned
medina_piece_atlas_get_variants (MedinaPieceSprite sprite)
{
  g_return_val_if_fail (sprite < MEDINA_PIECE_SPRITES, 1);
  return MAX (pictures[sprite].variants, 1);
}

void
medina_piece_atlas_set_scale (MedinaPieceAtlas *self, double scale)
{
  g_return_if_fail (MEDINA_IS_PIECE_ATLAS (self));
  g_return_if_fail (scale > 0);
  self->scale = scale;
}

double
medina_piece_atlas_get_scale (MedinaPieceAtlas *self)
{
  g_return_val_if_fail (MEDINA_IS_PIECE_ATLAS (self), 1);
  return self->scale;
}

void
medina_piece_atlas_draw (MedinaPieceAtlas *self,
                         cairo_t *cr,
                         MedinaPieceSprite sprite,
                         unsigned variant,
                         double x,
                         double y,
                         double width)
{
  double pixel;
  unsigned pixels;
  cairo_surface_t *surface;

  g_return_if_fail (MEDINA_IS_PIECE_ATLAS (self));
  g_return_if_fail (sprite < MEDINA_PIECE_SPRITES);

  pixel = 1 / self->scale;
  pixels = (unsigned) MAX (1, lround (width * self->scale));
  variant %= medina_piece_atlas_get_variants (sprite);
  if (medina_piece_atlas_draws_vectors (cr))
    {
      draw_vectors (self, cr, sprite, variant, x, y, width);
      return;
    }
  surface = get_surface (self, sprite, variant, pixels);
  cairo_save (cr);
  cairo_translate (cr, round (x * self->scale) * pixel,
                   (round (y * self->scale) - ceil (pixels * pictures[sprite].rise / 100.0)) *
                     pixel);
  cairo_scale (cr, pixel, pixel);
  cairo_set_source_surface (cr, surface, 0, 0);
  cairo_pattern_set_filter (cairo_get_source (cr), CAIRO_FILTER_NEAREST);
  cairo_paint (cr);
  cairo_restore (cr);
}
