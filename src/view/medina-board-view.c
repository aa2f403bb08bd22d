/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-board-view.h"

#include <adwaita.h>

#include "medina-board-description.h"
#include "medina-board-painter.h"
#include "medina-board-space.h"
#include "medina-looks.h"
#include "medina-piece-chooser.h"
#include "medina-space-description.h"
#include "palace.h"

enum
{
  MIN_SPACE = 12, /* pixels a space at the least */
  ARRIVAL_MS = 160,
};

struct _MedinaBoardView
{
  GtkWidget parent_instance;

  MedinaBoardLayout layout;
  gboolean show_coordinates;
  MdnSpace hover;
  double pointer_x; /* where the pointer was last */
  double pointer_y;
  MdnSpace cursor;      /* of the keyboard */
  MdnSpace arriving;    /* where the last piece is coming down */
  gint64 arrival_start; /* in microseconds of the frame clock; 0 before the first frame */
  double arrival;       /* 0 at its start, 1 at its end */
  guint arrival_id;     /* tick callback while it is coming */
  guint describe_id;    /* idle source that renews the names of the spaces */

  /* owned */
  MedinaGame *game;
  MedinaPieceAtlas *atlas;
  MedinaBoardPainter *painter;
  GtkWidget *chooser;
  GtkWidget *spaces[MDN_SPACES]; /* NULL where the board has none */
  char *description;
};

enum
{
  PROP_0,
  PROP_GAME,
  PROP_SHOW_COORDINATES,
  PROP_DESCRIPTION,
  N_PROPS,
};

enum
{
  REFUSED,
  N_SIGNALS,
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (MedinaBoardView, medina_board_view, GTK_TYPE_WIDGET)

/* --- What is pointed at ----------------------------------------------------------------------- */

static void
set_description (MedinaBoardView *self, char *description)
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

static gboolean
shows_cursor (MedinaBoardView *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  return gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL && GTK_IS_WINDOW (root) &&
         gtk_window_get_focus_visible (GTK_WINDOW (root));
}

/* The space that the person means: under the pointer, else under the keyboard's cursor. */
static MdnSpace
space_in_mind (MedinaBoardView *self)
{
  if (self->hover != MDN_NO_SPACE)
    return self->hover;
  return shows_cursor (self) ? self->cursor : MDN_NO_SPACE;
}

static void
describe_space_in_mind (MedinaBoardView *self)
{
  const MdnSpace space = space_in_mind (self);

  if (self->game == NULL || space == MDN_NO_SPACE)
    set_description (self, NULL);
  else
    set_description (self, medina_board_describe_space (self->game, space));
}

static void
set_hover (MedinaBoardView *self, MdnSpace space)
{
  if (self->hover == space)
    return;
  self->hover = space;
  describe_space_in_mind (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
motion_cb (MedinaBoardView *self, double x, double y)
{
  MedinaBoardItem item;
  int index;

  /* GTK repeats the last motion when widgets change; only a real one takes over from the keyboard. */
  if (self->game == NULL || (self->pointer_x == x && self->pointer_y == y))
    return;
  self->pointer_x = x;
  self->pointer_y = y;
  set_hover (self, medina_board_layout_find_space (&self->layout, x, y));
  if (self->hover == MDN_NO_SPACE &&
      medina_board_layout_find_item (&self->layout, x, y, &item, &index))
    set_description (self, medina_board_describe_item (self->game, item, index));
  else if (self->hover == MDN_NO_SPACE)
    describe_space_in_mind (self);
}

static void
leave_cb (MedinaBoardView *self)
{
  self->pointer_x = self->pointer_y = -1;
  set_hover (self, MDN_NO_SPACE);
  describe_space_in_mind (self);
}

/* --- Placing ---------------------------------------------------------------------------------- */

static void
place (MedinaBoardView *self, MdnPiece piece, MdnSpace space)
{
  const MdnPlacement placement = medina_game_placement_for (self->game, piece, space);
  const MdnReason reason = medina_game_play (self->game, placement);

  if (reason != MDN_REASON_NONE)
    g_signal_emit (self, signals[REFUSED], 0, (guint) reason, (guint) placement);
}

static void
chosen_cb (MedinaBoardView *self, guint piece, GtkWidget *chooser)
{
  place (self, (MdnPiece) piece,
         (MdnSpace) GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (chooser), "space")));
}

static void
drop_chooser (MedinaBoardView *self)
{
  g_clear_pointer (&self->chooser, gtk_widget_unparent);
}

static void
offer_pieces (MedinaBoardView *self, guint pieces, MdnSpace space)
{
  GdkRectangle area;

  drop_chooser (self);
  medina_board_view_get_space_area (self, space, &area);
  self->chooser = medina_piece_chooser_new (self->game, pieces, self->atlas);
  g_object_set_data (G_OBJECT (self->chooser), "space", GUINT_TO_POINTER (space));
  g_signal_connect_swapped (self->chooser, "chosen", G_CALLBACK (chosen_cb), self);
  gtk_widget_set_parent (self->chooser, GTK_WIDGET (self));
  gtk_popover_set_pointing_to (GTK_POPOVER (self->chooser), &area);
  gtk_popover_popup (GTK_POPOVER (self->chooser));
}

void
medina_board_view_activate_space (MedinaBoardView *self, MdnSpace space)
{
  int piece;
  guint pieces;

  g_return_if_fail (MEDINA_IS_BOARD_VIEW (self));

  if (self->game == NULL || self->layout.space_width == 0 || self->spaces[space] == NULL)
    return;
  piece = medina_game_get_selected_piece (self->game);
  pieces = medina_game_get_pieces_for_space (self->game, space);
  if (piece >= 0)
    place (self, (MdnPiece) piece, space);
  else if (pieces != 0)
    offer_pieces (self, pieces, space);
  else
    g_signal_emit (self, signals[REFUSED], 0,
                   (guint) (medina_game_accepts_placements (self->game) ? MDN_REASON_NO_PIECE
                                                                        : MDN_REASON_OVER),
                   (guint) MDN_NO_PLACEMENT);
}

static void
released_cb (MedinaBoardView *self, int n_press, double x, double y)
{
  const MdnSpace space = medina_board_layout_find_space (&self->layout, x, y);

  if (self->game == NULL || space == MDN_NO_SPACE || self->spaces[space] == NULL)
    return;
  self->cursor = space;
  gtk_widget_grab_focus (self->spaces[space]);
  medina_board_view_activate_space (self, space);
}

/* --- The keyboard ----------------------------------------------------------------------------- */

static void
move_cursor (MedinaBoardView *self, int columns, int rows)
{
  const int column = CLAMP (mdn_space_column (self->cursor) + columns, 0, self->layout.columns - 1);
  const int row = CLAMP (mdn_space_row (self->cursor) + rows, 0, self->layout.rows - 1);

  self->cursor = mdn_space (column, row);
  self->hover = MDN_NO_SPACE;
  gtk_widget_grab_focus (self->spaces[self->cursor]);
  describe_space_in_mind (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* The board is not mirrored in right-to-left locales: its coordinates are not, either. */
static gboolean
key_pressed_cb (MedinaBoardView *self, guint keyval, guint keycode, GdkModifierType state)
{
  if (self->game == NULL || (state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;
  switch (keyval)
    {
    case GDK_KEY_Left:
    case GDK_KEY_KP_Left:
      move_cursor (self, -1, 0);
      return GDK_EVENT_STOP;
    case GDK_KEY_Right:
    case GDK_KEY_KP_Right:
      move_cursor (self, 1, 0);
      return GDK_EVENT_STOP;
    case GDK_KEY_Up:
    case GDK_KEY_KP_Up:
      move_cursor (self, 0, 1);
      return GDK_EVENT_STOP;
    case GDK_KEY_Down:
    case GDK_KEY_KP_Down:
      move_cursor (self, 0, -1);
      return GDK_EVENT_STOP;
    case GDK_KEY_Home:
      move_cursor (self, -MDN_STRIDE, 0);
      return GDK_EVENT_STOP;
    case GDK_KEY_End:
      move_cursor (self, MDN_STRIDE, 0);
      return GDK_EVENT_STOP;
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
    case GDK_KEY_space:
      if (medina_game_get_awaiting_end (self->game))
        gtk_widget_activate_action (GTK_WIDGET (self), "win.end-turn", NULL);
      else
        medina_board_view_activate_space (self, self->cursor);
      return GDK_EVENT_STOP;
    default:
      return GDK_EVENT_PROPAGATE;
    }
}

/* One stop for Tab: the space that had the focus last. */
static gboolean
medina_board_view_focus (GtkWidget *widget, GtkDirectionType direction)
{
  MedinaBoardView *self = MEDINA_BOARD_VIEW (widget);

  if (self->game == NULL || gtk_widget_get_focus_child (widget) != NULL)
    return FALSE;
  return gtk_widget_grab_focus (self->spaces[self->cursor]);
}

static void
focus_changed_cb (MedinaBoardView *self)
{
  GtkWidget *focus = gtk_widget_get_focus_child (GTK_WIDGET (self));

  if (MEDINA_IS_BOARD_SPACE (focus))
    self->cursor = medina_board_space_get_space (MEDINA_BOARD_SPACE (focus));
  describe_space_in_mind (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
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
  const MdnPosition *position = scene->position;
  const MdnSpace space = space_in_mind (self);
  MdnSet beside;

  if (space == MDN_NO_SPACE ||
      (scene->hand != MDN_PIECES && !mdn_piece_is_rooftop ((MdnPiece) scene->hand)))
    return;
  scene->palace = mdn_position_palace_at (position, space);
  if (scene->palace == MDN_NO_PALACE)
    return;
  beside = mdn_set_beside (mdn_palace_pieces (position, scene->palace));
  scene->counted =
    mdn_set_intersection (beside, mdn_set_union (position->merchants, position->walls));
}

static void
compose_scene (MedinaBoardView *self, MedinaBoardScene *scene)
{
  AdwStyleManager *style =
    adw_style_manager_get_for_display (gtk_widget_get_display (GTK_WIDGET (self)));
  const int piece = medina_game_get_selected_piece (self->game);

  medina_look_init_scene (scene, self->game);
  scene->dark = adw_style_manager_get_dark (style);
  scene->high_contrast = adw_style_manager_get_high_contrast (style);
  scene->coordinates = self->show_coordinates;
  if (piece >= 0)
    {
      scene->hand = piece;
      scene->legal = medina_game_get_legal_spaces (self->game, (MdnPiece) piece);
    }
  scene->hover = space_in_mind (self);
  if (shows_cursor (self))
    scene->cursor = self->cursor;
  scene->last = medina_game_get_last_turn_spaces (self->game);
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
  describe_space_in_mind (self);
  describe_spaces_soon (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* --- A piece comes down to the board ---------------------------------------------------------- */

static void
finish_arrival (MedinaBoardView *self)
{
  if (self->arrival_id != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->arrival_id);
  self->arrival_id = 0;
  self->arrival = 1;
}

static gboolean
arrival_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  MedinaBoardView *self = MEDINA_BOARD_VIEW (widget);
  const gint64 now = gdk_frame_clock_get_frame_time (clock);

  if (self->arrival_start == 0)
    self->arrival_start = now;
  self->arrival = MIN (1, (now - self->arrival_start) / (ARRIVAL_MS * 1000.0));
  gtk_widget_queue_draw (widget);
  if (self->arrival < 1)
    return G_SOURCE_CONTINUE;
  self->arrival_id = 0;
  return G_SOURCE_REMOVE;
}

static void
begin_arrival (MedinaBoardView *self, MdnSpace space)
{
  GtkWidget *widget = GTK_WIDGET (self);

  finish_arrival (self);
  self->arriving = space;
  if (space == MDN_NO_SPACE || !gtk_widget_get_mapped (widget) ||
      !adw_get_enable_animations (widget))
    return;
  self->arrival = 0;
  self->arrival_start = 0;
  self->arrival_id = gtk_widget_add_tick_callback (widget, arrival_cb, NULL, NULL);
}

static void
placement_played_cb (MedinaBoardView *self, guint placement)
{
  begin_arrival (self, mdn_placement_piece ((MdnPlacement) placement) == MDN_TEA
                         ? MDN_NO_SPACE
                         : mdn_placement_space ((MdnPlacement) placement));
  game_changed_cb (self);
}

static void
placement_undone_cb (MedinaBoardView *self)
{
  finish_arrival (self);
  game_changed_cb (self);
}

static void
selected_piece_cb (MedinaBoardView *self)
{
  describe_space_in_mind (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
disconnect_game (MedinaBoardView *self)
{
  drop_chooser (self);
  finish_arrival (self);
  remove_spaces (self);
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
      g_signal_connect_swapped (game, "turn-changed", G_CALLBACK (game_changed_cb), self);
      g_signal_connect_swapped (game, "notify::selected-piece", G_CALLBACK (selected_piece_cb),
                                self);
    }
  describe_space_in_mind (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_GAME]);
}

MedinaGame *
medina_board_view_get_game (MedinaBoardView *self)
{
  g_return_val_if_fail (MEDINA_IS_BOARD_VIEW (self), NULL);

  return self->game;
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
  widget_class->focus = medina_board_view_focus;

  properties[PROP_GAME] = g_param_spec_object ("game", NULL, NULL, MEDINA_TYPE_GAME, writable);
  properties[PROP_SHOW_COORDINATES] =
    g_param_spec_boolean ("show-coordinates", NULL, NULL, FALSE, writable);
  properties[PROP_DESCRIPTION] =
    g_param_spec_string ("description", NULL, NULL, "", G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[REFUSED] = g_signal_new ("refused", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_UINT);

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID);
  gtk_widget_class_set_css_name (widget_class, "board");
}

static void
add_controllers (MedinaBoardView *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *key = gtk_event_controller_key_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();
  GtkGesture *click = gtk_gesture_click_new ();

  g_signal_connect_swapped (motion, "enter", G_CALLBACK (motion_cb), self);
  g_signal_connect_swapped (motion, "motion", G_CALLBACK (motion_cb), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (leave_cb), self);
  g_signal_connect_swapped (key, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  g_signal_connect_swapped (focus, "enter", G_CALLBACK (focus_changed_cb), self);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (focus_changed_cb), self);
  g_signal_connect_swapped (click, "released", G_CALLBACK (released_cb), self);
  gtk_widget_add_controller (widget, motion);
  gtk_widget_add_controller (widget, key);
  gtk_widget_add_controller (widget, focus);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (click));
}

static void
medina_board_view_init (MedinaBoardView *self)
{
  AdwStyleManager *style =
    adw_style_manager_get_for_display (gtk_widget_get_display (GTK_WIDGET (self)));

  self->hover = self->arriving = MDN_NO_SPACE;
  self->description = g_strdup ("");
  self->arrival = 1;
  g_signal_connect_swapped (style, "notify::dark", G_CALLBACK (gtk_widget_queue_draw), self);
  g_signal_connect_swapped (style, "notify::high-contrast", G_CALLBACK (gtk_widget_queue_draw),
                            self);
  add_controllers (self);
}
