/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-board-view-private.h"

#include <glib/gi18n.h>
#include <string.h>

#include "medina-board-attention.h"
#include "medina-piece-sprites.h"

enum
{
  PROP_0,
  PROP_SHOW_COORDINATES,
  PROP_DESCRIPTION,
  PROP_PALACE,
  PROP_TYPED,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

enum
{
  PLACE,
  BARRED,
  TOUCHED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (MedinaBoardView, medina_board_view, GTK_TYPE_WIDGET)

/* --- What is pointed at ----------------------------------------------------------------------- */

/* Takes the text; NULL stands for none. */
static void
replace_text (MedinaBoardView *self, char **text, char *new, guint prop)
{
  if (g_str_equal (*text, new != NULL ? new : ""))
    {
      g_free (new);
      return;
    }
  g_free (*text);
  *text = new != NULL ? new : g_strdup ("");
  g_object_notify_by_pspec (G_OBJECT (self), properties[prop]);
}

static void
update_palace (MedinaBoardView *self)
{
  const int palace = self->game != NULL
                       ? medina_board_attention_find_palace (self->input, self->game)
                       : MDN_NO_PALACE;

  if (self->palace == palace)
    return;
  self->palace = palace;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PALACE]);
}

static void
update_description (MedinaBoardView *self)
{
  char *typed = NULL, *pointed_at = NULL;

  if (self->game != NULL)
    {
      typed = medina_board_attention_describe_typed (self->input, self->game);
      pointed_at = medina_board_attention_describe_pointed_at (self->input, self->game);
    }
  replace_text (self, &self->typed, typed, PROP_TYPED);
  replace_text (self, &self->description, pointed_at, PROP_DESCRIPTION);
  update_palace (self);
}

static void
update_cb (MedinaBoardView *self)
{
  update_description (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
barred_cb (MedinaBoardView *self, guint space)
{
  g_signal_emit (self, signals[BARRED], 0, space);
}

static void
touched_cb (MedinaBoardView *self)
{
  g_signal_emit (self, signals[TOUCHED], 0);
}

static void
place_cb (MedinaBoardView *self, guint placement)
{
  g_signal_emit (self, signals[PLACE], 0, placement);
}

/* --- Drawing ---------------------------------------------------------------------------------- */

void
medina_board_view_compose (MedinaBoardView *self, MedinaBoardScene *scene)
{
  medina_board_scene_init_for_game (scene, self->game);
  medina_board_style_dress (self->style, scene);
  scene->coordinates = self->show_coordinates;
  scene->sizes = medina_game_get_aided (self->game);
  medina_board_notes_show (&self->notes, self->game, scene);
  scene->away = self->away;
  memcpy (scene->items_away, self->items_away, sizeof scene->items_away);
  medina_board_attention_show (self->input, self->game, scene);
}

void
medina_board_view_paint (MedinaBoardView *self, GtkSnapshot *snapshot)
{
  MedinaBoardScene scene;

  g_return_if_fail (MEDINA_IS_BOARD_VIEW (self));

  if (self->game == NULL || self->display == NULL)
    return;
  medina_board_view_compose (self, &scene);
  medina_board_display_snapshot (self->display, snapshot, &self->viewport.layout, &scene);
}

static void
medina_board_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  medina_board_view_paint (MEDINA_BOARD_VIEW (widget), snapshot);
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
  medina_board_viewport_measure (&MEDINA_BOARD_VIEW (widget)->viewport, orientation, for_size,
                                 minimum, natural);
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
  medina_board_viewport_allocate (&self->viewport, width, height);
  medina_board_grid_allocate (&self->grid, &self->viewport.layout);
  medina_board_offer_present (medina_board_input_get_offer (self->input));
  medina_board_pointer_follow_layout (medina_board_input_get_pointer (self->input));
}

/* --- The focus -------------------------------------------------------------------------------- */

/* The keyboard's cursor is never out of sight. */
static void
reveal_cursor_cb (MedinaBoardView *self)
{
  medina_board_viewport_reveal (&self->viewport, medina_board_keyboard_get_cursor (
                                                   medina_board_input_get_keyboard (self->input)));
}

/* To the space that had it last, also before the board is mapped. */
static gboolean
medina_board_view_grab_focus (GtkWidget *widget)
{
  MedinaBoardView *self = MEDINA_BOARD_VIEW (widget);

  return self->game != NULL &&
         gtk_widget_grab_focus (self->grid.spaces[medina_board_keyboard_get_cursor (
           medina_board_input_get_keyboard (self->input))]);
}

/* One stop for Tab. */
static gboolean
medina_board_view_focus (GtkWidget *widget, GtkDirectionType direction)
{
  return gtk_widget_get_focus_child (widget) == NULL && gtk_widget_grab_focus (widget);
}

/* --- The game --------------------------------------------------------------------------------- */

static void
game_changed_cb (MedinaBoardView *self)
{
  medina_board_grid_describe_soon (&self->grid);
  update_cb (self);
}

/* What was pointed at in a turn is not asked for in the next one. */
static void
turn_changed_cb (MedinaBoardView *self)
{
  medina_board_pointer_set_resting (medina_board_input_get_pointer (self->input), TRUE);
  game_changed_cb (self);
}

/* What the pointer is at is asked for again by whoever takes a piece in hand. */
static void
hand_changed_cb (MedinaBoardView *self)
{
  if (medina_game_get_selected_piece (self->game) >= 0)
    medina_board_pointer_set_resting (medina_board_input_get_pointer (self->input), FALSE);
  game_changed_cb (self);
}

void
medina_board_view_end_items_away (MedinaBoardView *self)
{
  static const guint8 none[MEDINA_BOARD_ITEMS];

  g_return_if_fail (MEDINA_IS_BOARD_VIEW (self));

  if (memcmp (self->items_away, none, sizeof none) == 0)
    return;
  memset (self->items_away, 0, sizeof self->items_away);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
forget_away (MedinaBoardView *self)
{
  self->away = MDN_NO_SPACE;
  medina_board_view_end_items_away (self);
}

/* What is on its way or is offered belongs to the position that was there before. */
static void
taken_back_cb (MedinaBoardView *self)
{
  medina_board_offer_drop (medina_board_input_get_offer (self->input));
  forget_away (self);
  game_changed_cb (self);
}

static void
disconnect_game (MedinaBoardView *self)
{
  medina_board_offer_drop (medina_board_input_get_offer (self->input));
  forget_away (self);
  medina_board_notes_clear (&self->notes);
  medina_board_grid_clear (&self->grid);
  medina_board_input_set_game (self->input, NULL);
  medina_board_viewport_set_game (&self->viewport, NULL);
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
  if (game != NULL)
    {
      self->game = g_object_ref (game);
      medina_board_viewport_set_game (&self->viewport, game);
      medina_board_grid_fill (&self->grid, GTK_WIDGET (self), game);
      g_signal_connect_swapped (game, "placement-played", G_CALLBACK (game_changed_cb), self);
      g_signal_connect_swapped (game, "placement-undone", G_CALLBACK (taken_back_cb), self);
      g_signal_connect_swapped (game, "seeked", G_CALLBACK (taken_back_cb), self);
      g_signal_connect_swapped (game, "turn-changed", G_CALLBACK (turn_changed_cb), self);
      g_signal_connect_swapped (game, "seats-changed", G_CALLBACK (game_changed_cb), self);
      g_signal_connect_swapped (game, "notify::curtain", G_CALLBACK (game_changed_cb), self);
      g_signal_connect_swapped (game, "notify::aided", G_CALLBACK (game_changed_cb), self);
      g_signal_connect_swapped (game, "names-changed", G_CALLBACK (game_changed_cb), self);
      g_signal_connect_swapped (game, "notify::selected-piece", G_CALLBACK (hand_changed_cb), self);
    }
  medina_board_input_set_game (self->input, game);
  update_description (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

MedinaBoardViewport *
medina_board_view_get_viewport (MedinaBoardView *self)
{
  g_return_val_if_fail (MEDINA_IS_BOARD_VIEW (self), NULL);

  return &self->viewport;
}

MedinaBoardNotes *
medina_board_view_get_notes (MedinaBoardView *self)
{
  g_return_val_if_fail (MEDINA_IS_BOARD_VIEW (self), NULL);

  return &self->notes;
}

MedinaBoardStyle *
medina_board_view_get_style (MedinaBoardView *self)
{
  g_return_val_if_fail (MEDINA_IS_BOARD_VIEW (self), NULL);

  return self->style;
}

int
medina_board_view_get_palace (MedinaBoardView *self)
{
  g_return_val_if_fail (MEDINA_IS_BOARD_VIEW (self), MDN_NO_PALACE);

  return self->palace;
}

gboolean
medina_board_view_is_pointed_at (MedinaBoardView *self)
{
  g_return_val_if_fail (MEDINA_IS_BOARD_VIEW (self), FALSE);

  return medina_board_input_is_moved (self->input);
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
  g_clear_pointer (&self->display, medina_board_display_free);
  self->display = medina_board_display_new (GTK_WIDGET (self), atlas);
  medina_board_input_set_atlas (self->input, atlas);
}

/* --- The object ------------------------------------------------------------------------------- */

static void
medina_board_view_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  MedinaBoardView *self = MEDINA_BOARD_VIEW (object);

  switch (id)
    {
    case PROP_SHOW_COORDINATES:
      g_value_set_boolean (value, self->show_coordinates);
      break;
    case PROP_DESCRIPTION:
      g_value_set_string (value, self->description);
      break;
    case PROP_PALACE:
      g_value_set_int (value, self->palace);
      break;
    case PROP_TYPED:
      g_value_set_string (value, self->typed);
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

  if (self->input != NULL)
    disconnect_game (self);
  g_clear_pointer (&self->zooming, medina_board_zooming_free);
  g_clear_object (&self->touch);
  g_clear_object (&self->input);
  g_clear_pointer (&self->display, medina_board_display_free);
  g_clear_object (&self->atlas);
  g_clear_object (&self->style);
  G_OBJECT_CLASS (medina_board_view_parent_class)->dispose (object);
}

static void
medina_board_view_finalize (GObject *object)
{
  g_free (MEDINA_BOARD_VIEW (object)->description);
  g_free (MEDINA_BOARD_VIEW (object)->typed);
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
  widget_class->grab_focus = medina_board_view_grab_focus;

  properties[PROP_SHOW_COORDINATES] =
    g_param_spec_boolean ("show-coordinates", NULL, NULL, FALSE, writable);
  properties[PROP_DESCRIPTION] =
    g_param_spec_string ("description", NULL, NULL, "", G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_PALACE] =
    g_param_spec_int ("palace", NULL, NULL, MDN_NO_PALACE, MDN_MAX_PALACES, MDN_NO_PALACE,
                      G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_TYPED] =
    g_param_spec_string ("typed", NULL, NULL, "", G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[PLACE] = g_signal_new ("place", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[BARRED] = g_signal_new ("barred", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[TOUCHED] = g_signal_new ("touched", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID);
  gtk_widget_class_set_css_name (widget_class, "board");
}

static void
medina_board_view_init (MedinaBoardView *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  self->description = g_strdup ("");
  self->typed = g_strdup ("");
  self->style = medina_board_style_new (widget);
  self->away = MDN_NO_SPACE;
  medina_board_viewport_init (&self->viewport, widget);
  medina_board_notes_init (&self->notes, widget);
  self->input = medina_board_input_new (widget, &self->grid, &self->viewport.layout);
  g_signal_connect_swapped (self->input, "changed", G_CALLBACK (update_cb), self);
  g_signal_connect_swapped (self->input, "place", G_CALLBACK (place_cb), self);
  g_signal_connect_swapped (medina_board_input_get_keyboard (self->input), "moved",
                            G_CALLBACK (reveal_cursor_cb), self);
  self->touch = medina_board_touch_new (widget, self->input, &self->viewport);
  g_signal_connect_swapped (self->touch, "moved", G_CALLBACK (touched_cb), self);
  self->zooming = medina_board_zooming_new (&self->viewport);
  g_signal_connect_swapped (self->input, "barred", G_CALLBACK (barred_cb), self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Board"),
                                  -1);
}
