/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-board-view-private.h"

#include <glib/gi18n.h>

#include "medina-board-space.h"
#include "medina-piece-sprites.h"
#include "medina-space-description.h"

enum
{
  MIN_SPACE = 9, /* pixels a space at the least */
};

enum
{
  PROP_0,
  PROP_GAME,
  PROP_SHOW_COORDINATES,
  PROP_DESCRIPTION,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];
guint medina_board_view_place;
guint medina_board_view_refused;

G_DEFINE_FINAL_TYPE (MedinaBoardView, medina_board_view, GTK_TYPE_WIDGET)

void
medina_board_view_take_description (MedinaBoardView *self, char *description)
{
  if (description == NULL)
    description = g_strdup ("");
  if (g_strcmp0 (self->description, description) == 0)
    {
      g_free (description);
      return;
    }
  g_free (self->description);
  self->description = description;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_DESCRIPTION]);
}

/* --- Spaces ----------------------------------------------------------------------------------- */

static gboolean
describe_spaces_cb (gpointer data)
{
  MedinaBoardView *self = data;

  self->describe_id = 0;
  for (int space = 0; space < MDN_SPACES; space++)
    if (self->spaces[space] != NULL)
      {
        g_autofree char *description = medina_space_describe (self->game, (MdnSpace) space);

        medina_board_space_set_description (MEDINA_BOARD_SPACE (self->spaces[space]), description);
      }
  return G_SOURCE_REMOVE;
}

/* After the frame that shows the placement: names are read at leisure. */
static void
describe_spaces_soon (MedinaBoardView *self)
{
  if (self->describe_id == 0)
    self->describe_id = g_idle_add_full (G_PRIORITY_LOW, describe_spaces_cb, self, NULL);
}

static void
remove_spaces (MedinaBoardView *self)
{
  g_clear_handle_id (&self->describe_id, g_source_remove);
  for (int space = 0; space < MDN_SPACES; space++)
    g_clear_pointer (&self->spaces[space], gtk_widget_unparent);
}

/* From the top left, as one reads. */
static void
create_spaces (MedinaBoardView *self)
{
  const MdnBoard board = (MdnBoard) medina_game_get_position (self->game)->rules.board;
  const MdnGeometry *geometry = mdn_geometry (board);

  for (int row = geometry->rows - 1; row >= 0; row--)
    for (int column = 0; column < geometry->columns; column++)
      {
        const MdnSpace space = mdn_space (column, row);

        self->spaces[space] = medina_board_space_new (space);
        gtk_widget_set_parent (self->spaces[space], GTK_WIDGET (self));
      }
  self->cursor = mdn_space (geometry->columns / 2, geometry->rows / 2);
  describe_spaces_soon (self);
}

void
medina_board_view_get_space_area (MedinaBoardView *self, MdnSpace space, GdkRectangle *area)
{
  g_return_if_fail (MEDINA_IS_BOARD_VIEW (self));

  *area = medina_board_layout_get_space (&self->layout, space);
}

/* --- Drawing ---------------------------------------------------------------------------------- */

/* The palace under the pointer, with what counts for it, unless some other piece is in hand. */
static void
ask_about_palace (MedinaBoardView *self, MedinaBoardScene *scene)
{
  const MdnSpace space = medina_board_input_space_in_mind (self);
  int palace;

  if (space == MDN_NO_SPACE ||
      (scene->hand != MDN_PIECES && !mdn_piece_is_rooftop ((MdnPiece) scene->hand)))
    return;
  palace = mdn_position_palace_at (scene->position, space);
  if (palace != MDN_NO_PALACE)
    medina_board_scene_ask_about (scene, palace);
}

static void
compose_scene (MedinaBoardView *self, MedinaBoardScene *scene)
{
  AdwStyleManager *style =
    adw_style_manager_get_for_display (gtk_widget_get_display (GTK_WIDGET (self)));
  const int piece = medina_game_get_selected_piece (self->game);

  medina_board_scene_init_for_game (scene, self->game);
  scene->dark = adw_style_manager_get_dark (style);
  scene->high_contrast = adw_style_manager_get_high_contrast (style);
  scene->coordinates = self->show_coordinates;
  if (piece >= 0)
    {
      scene->hand = piece;
      scene->legal = medina_game_get_legal_spaces (self->game, (MdnPiece) piece);
    }
  scene->hover = medina_board_input_space_in_mind (self);
  if (medina_board_input_shows_cursor (self))
    scene->cursor = self->cursor;
  scene->last = medina_game_get_last_turn_spaces (self->game);
  scene->suggested = self->suggested;
  scene->arriving = self->arriving;
  scene->arrival = self->arrival;
  ask_about_palace (self, scene);
}

static void
medina_board_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  MedinaBoardView *self = MEDINA_BOARD_VIEW (widget);
  const graphene_rect_t bounds =
    GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (widget), gtk_widget_get_height (widget));
  MedinaBoardScene scene;
  cairo_t *cr;

  if (self->game == NULL || self->painter == NULL)
    return;
  compose_scene (self, &scene);
  cr = gtk_snapshot_append_cairo (snapshot, &bounds);
  medina_piece_atlas_set_scale (self->atlas, gtk_widget_get_scale_factor (widget));
  medina_board_painter_draw (self->painter, cr, &self->layout, &scene);
  cairo_destroy (cr);
}

static void
medina_board_view_measure (GtkWidget *widget,
                           GtkOrientation orientation,
                           int for_size,
                           int *minimum,
                           int *natural,
                           int *minimum_baseline,
                           int *natural_baseline)
{
  MedinaBoardView *self = MEDINA_BOARD_VIEW (widget);
  const MdnBoard board = self->game != NULL
                           ? (MdnBoard) medina_game_get_position (self->game)->rules.board
                           : MDN_BOARD_LARGE;
  int width, height;

  medina_board_layout_measure (board, MIN_SPACE, &width, &height);
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? width : height;
  if (orientation == GTK_ORIENTATION_VERTICAL && for_size > 0)
    *natural = MAX (height, for_size * height / width);
}

static GtkSizeRequestMode
medina_board_view_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
medina_board_view_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  MedinaBoardView *self = MEDINA_BOARD_VIEW (widget);

  if (self->game == NULL)
    return;
  medina_board_layout_init (&self->layout, &medina_game_get_position (self->game)->rules, width,
                            height);
  for (int space = 0; space < MDN_SPACES; space++)
    if (self->spaces[space] != NULL)
      {
        GtkAllocation area;

        medina_board_view_get_space_area (self, (MdnSpace) space, &area);
        gtk_widget_size_allocate (self->spaces[space], &area, -1);
      }
  if (self->chooser != NULL)
    gtk_popover_present (GTK_POPOVER (self->chooser));
}

/* --- The game --------------------------------------------------------------------------------- */

static void
game_changed_cb (MedinaBoardView *self)
{
  medina_board_input_describe (self);
  describe_spaces_soon (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
placement_played_cb (MedinaBoardView *self, guint placement)
{
  medina_board_arrival_begin (self, mdn_placement_piece ((MdnPlacement) placement) == MDN_TEA
                                      ? MDN_NO_SPACE
                                      : mdn_placement_space ((MdnPlacement) placement));
  game_changed_cb (self);
}

static void
placement_undone_cb (MedinaBoardView *self)
{
  medina_board_input_drop_chooser (self);
  medina_board_arrival_finish (self);
  game_changed_cb (self);
}

static void
seeked_cb (MedinaBoardView *self)
{
  medina_board_input_drop_chooser (self);
  medina_board_arrival_finish (self);
  game_changed_cb (self);
}

static void
selected_piece_cb (MedinaBoardView *self)
{
  medina_board_input_describe (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
disconnect_game (MedinaBoardView *self)
{
  medina_board_input_drop_chooser (self);
  medina_board_arrival_finish (self);
  remove_spaces (self);
  self->layout = (MedinaBoardLayout){ 0 };
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_clear_object (&self->game);
}

void
medina_board_view_set_game (MedinaBoardView *self, MedinaGame *game)
{
  g_return_if_fail (MEDINA_IS_BOARD_VIEW (self));
  g_return_if_fail (game == NULL || MEDINA_IS_GAME (game));

  if (self->game == game)
    return;
  disconnect_game (self);
  self->hover = self->arriving = MDN_NO_SPACE;
  if (game != NULL)
    {
      self->game = g_object_ref (game);
      create_spaces (self);
      g_signal_connect_swapped (game, "placement-played", G_CALLBACK (placement_played_cb), self);
      g_signal_connect_swapped (game, "placement-undone", G_CALLBACK (placement_undone_cb), self);
      g_signal_connect_swapped (game, "seeked", G_CALLBACK (seeked_cb), self);
      g_signal_connect_swapped (game, "turn-changed", G_CALLBACK (game_changed_cb), self);
      g_signal_connect_swapped (game, "notify::selected-piece", G_CALLBACK (selected_piece_cb),
                                self);
    }
  medina_board_input_describe (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_GAME]);
}

MedinaGame *
medina_board_view_get_game (MedinaBoardView *self)
{
  g_return_val_if_fail (MEDINA_IS_BOARD_VIEW (self), NULL);

  return self->game;
}

void
medina_board_view_set_suggested (MedinaBoardView *self, MdnSet spaces)
{
  g_return_if_fail (MEDINA_IS_BOARD_VIEW (self));

  if (mdn_set_equal (self->suggested, spaces))
    return;
  self->suggested = spaces;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

MdnSet
medina_board_view_get_suggested (MedinaBoardView *self)
{
  g_return_val_if_fail (MEDINA_IS_BOARD_VIEW (self), mdn_set_empty ());

  return self->suggested;
}

gboolean
medina_board_view_get_show_coordinates (MedinaBoardView *self)
{
  g_return_val_if_fail (MEDINA_IS_BOARD_VIEW (self), FALSE);

  return self->show_coordinates;
}

void
medina_board_view_set_show_coordinates (MedinaBoardView *self, gboolean show)
{
  g_return_if_fail (MEDINA_IS_BOARD_VIEW (self));

  show = !!show;
  if (self->show_coordinates == show)
    return;
  self->show_coordinates = show;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SHOW_COORDINATES]);
}

const char *
medina_board_view_get_description (MedinaBoardView *self)
{
  g_return_val_if_fail (MEDINA_IS_BOARD_VIEW (self), NULL);

  return self->description;
}

void
medina_board_view_set_atlas (MedinaBoardView *self, MedinaPieceAtlas *atlas)
{
  g_return_if_fail (MEDINA_IS_BOARD_VIEW (self));

  g_set_object (&self->atlas, atlas);
  g_clear_object (&self->painter);
  self->painter = medina_board_painter_new (atlas);
}

/* --- The object ------------------------------------------------------------------------------- */

static void
medina_board_view_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  MedinaBoardView *self = MEDINA_BOARD_VIEW (object);

  switch (id)
    {
    case PROP_GAME:
      g_value_set_object (value, self->game);
      break;
    case PROP_SHOW_COORDINATES:
      g_value_set_boolean (value, self->show_coordinates);
      break;
    case PROP_DESCRIPTION:
      g_value_set_string (value, self->description);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
medina_board_view_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  MedinaBoardView *self = MEDINA_BOARD_VIEW (object);

  switch (id)
    {
    case PROP_GAME:
      medina_board_view_set_game (self, g_value_get_object (value));
      break;
    case PROP_SHOW_COORDINATES:
      medina_board_view_set_show_coordinates (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
medina_board_view_dispose (GObject *object)
{
  MedinaBoardView *self = MEDINA_BOARD_VIEW (object);
  AdwStyleManager *style =
    adw_style_manager_get_for_display (gtk_widget_get_display (GTK_WIDGET (self)));

  g_signal_handlers_disconnect_by_data (style, self);
  disconnect_game (self);
  g_clear_object (&self->painter);
  g_clear_object (&self->atlas);
  G_OBJECT_CLASS (medina_board_view_parent_class)->dispose (object);
}

static void
medina_board_view_finalize (GObject *object)
{
  g_free (MEDINA_BOARD_VIEW (object)->description);
  G_OBJECT_CLASS (medina_board_view_parent_class)->finalize (object);
}

static void
medina_board_view_class_init (MedinaBoardViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags writable = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = medina_board_view_get_property;
  object_class->set_property = medina_board_view_set_property;
  object_class->dispose = medina_board_view_dispose;
  object_class->finalize = medina_board_view_finalize;
  widget_class->snapshot = medina_board_view_snapshot;
  widget_class->measure = medina_board_view_measure;
  widget_class->get_request_mode = medina_board_view_get_request_mode;
  widget_class->size_allocate = medina_board_view_size_allocate;
  widget_class->focus = medina_board_input_focus;

  properties[PROP_GAME] = g_param_spec_object ("game", NULL, NULL, MEDINA_TYPE_GAME, writable);
  properties[PROP_SHOW_COORDINATES] =
    g_param_spec_boolean ("show-coordinates", NULL, NULL, FALSE, writable);
  properties[PROP_DESCRIPTION] =
    g_param_spec_string ("description", NULL, NULL, "", G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  medina_board_view_place = g_signal_new ("place", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                          NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  medina_board_view_refused =
    g_signal_new ("refused", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_UINT);

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID);
  gtk_widget_class_set_css_name (widget_class, "board");
}

static void
medina_board_view_init (MedinaBoardView *self)
{
  AdwStyleManager *style =
    adw_style_manager_get_for_display (gtk_widget_get_display (GTK_WIDGET (self)));

  self->hover = self->arriving = MDN_NO_SPACE;
  self->description = g_strdup ("");
  self->arrival = 1;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Board"),
                                  -1);
  g_signal_connect_swapped (style, "notify::dark", G_CALLBACK (gtk_widget_queue_draw), self);
  g_signal_connect_swapped (style, "notify::high-contrast", G_CALLBACK (gtk_widget_queue_draw),
                            self);
  medina_board_input_add_controllers (self);
}
