/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-board-pointer.h"

#include "medina-last-input.h"
#include "medina-pointing.h"

struct _MedinaBoardPointer
{
  GObject parent_instance;

  gboolean city; /* there is one to point at */

  /* Where the pointer is; −1 while it is elsewhere. */
  double x;
  double y;
  guint again_id; /* until it is known what is there now; 0 otherwise */

  /* Where it is in the window, also after it has left the board; −1 while that is not known. */
  graphene_point_t in_window;

  MdnSpace space;   /* under it; MDN_NO_SPACE for none */
  gboolean on_item; /* it is over something beside the board: */
  MedinaBoardItem item;
  int item_index;

  gboolean resting; /* nothing was pointed at anew since it was told to rest */

  GtkEventController *controller; /* of the board; owned */

  /* borrowed */
  GtkWidget *board;
  const MedinaBoardLayout *layout;
};

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (MedinaBoardPointer, medina_board_pointer, G_TYPE_OBJECT)

static void
tell_of_change (MedinaBoardPointer *self, gboolean moved)
{
  g_signal_emit (self, signals[CHANGED], 0, moved);
}

/* Only the pointer ends its rest: the focus comes and goes by itself where a button can no longer
 * be used. */
static void
tell_of_pointer (MedinaBoardPointer *self, gboolean moved)
{
  self->resting = FALSE;
  tell_of_change (self, moved);
}

/* --- What it is at ---------------------------------------------------------------------------- */

MdnSpace
medina_board_pointer_get_space (MedinaBoardPointer *self)
{
  g_return_val_if_fail (MEDINA_IS_BOARD_POINTER (self), MDN_NO_SPACE);

  return self->space;
}

gboolean
medina_board_pointer_get_item (MedinaBoardPointer *self, MedinaBoardItem *item, int *index)
{
  g_return_val_if_fail (MEDINA_IS_BOARD_POINTER (self), FALSE);

  *item = self->item;
  *index = self->item_index;
  return self->on_item;
}

void
medina_board_pointer_set_resting (MedinaBoardPointer *self, gboolean resting)
{
  g_return_if_fail (MEDINA_IS_BOARD_POINTER (self));

  self->resting = resting;
}

gboolean
medina_board_pointer_is_resting (MedinaBoardPointer *self)
{
  g_return_val_if_fail (MEDINA_IS_BOARD_POINTER (self), FALSE);

  return self->resting && (self->space != MDN_NO_SPACE || self->on_item);
}

/* Returns whether that is something else than before. */
static gboolean
set_what (MedinaBoardPointer *self,
          MdnSpace space,
          gboolean on_item,
          MedinaBoardItem item,
          int index)
{
  if (self->space == space && self->on_item == on_item &&
      (!on_item || (self->item == item && self->item_index == index)))
    return FALSE;
  self->space = space;
  self->on_item = on_item;
  self->item = item;
  self->item_index = index;
  return TRUE;
}

/* The same for what is where the pointer is. */
static gboolean
find_what (MedinaBoardPointer *self)
{
  const MdnSpace space = medina_board_layout_find_space (self->layout, self->x, self->y);
  MedinaBoardItem item = 0;
  int index = 0;
  const gboolean on_item =
    space == MDN_NO_SPACE &&
    medina_board_layout_find_item (self->layout, self->x, self->y, &item, &index);

  return set_what (self, space, on_item, item, index);
}

void
medina_board_pointer_give_way (MedinaBoardPointer *self)
{
  g_return_if_fail (MEDINA_IS_BOARD_POINTER (self));

  self->space = MDN_NO_SPACE;
  self->on_item = FALSE;
}

void
medina_board_pointer_set_city (MedinaBoardPointer *self, gboolean city)
{
  g_return_if_fail (MEDINA_IS_BOARD_POINTER (self));

  self->city = city;
  self->in_window = GRAPHENE_POINT_INIT (-1, -1); /* the city comes under the pointer */
  medina_board_pointer_give_way (self);
}

/* --- Where it is ------------------------------------------------------------------------------ */

/* The board comes under a pointer that lies still when a dialog closes, or a layout changes. */
static gboolean
has_moved (MedinaBoardPointer *self, double x, double y)
{
  GtkRoot *root = gtk_widget_get_root (self->board);
  graphene_point_t point = GRAPHENE_POINT_INIT ((float) x, (float) y);
  gboolean moved;

  if (root != NULL && !gtk_widget_compute_point (self->board, GTK_WIDGET (root), &point, &point))
    return FALSE;
  moved = !graphene_point_near (&point, &self->in_window, .5F);
  self->in_window = point;
  return moved;
}

void
medina_board_pointer_point_at (MedinaBoardPointer *self, double x, double y)
{
  gboolean known, moved;

  g_return_if_fail (MEDINA_IS_BOARD_POINTER (self));

  /* GTK repeats the last motion when widgets change, and tells that the pointer has come when what
   * was open above it has closed; only a real motion takes over from the keyboard. */
  if (!self->city || (self->x == x && self->y == y))
    return;
  self->x = x;
  self->y = y;
  known = self->in_window.x >= 0;
  moved = has_moved (self, x, y);
  if (moved)
    medina_last_input_set_keyboard (medina_last_input_get (), FALSE);
  if (find_what (self) || self->resting)
    tell_of_pointer (self, known && moved);
}

static gboolean
point_again_cb (gpointer data)
{
  MedinaBoardPointer *self = data;

  self->again_id = 0;
  if (self->city && self->x >= 0 && find_what (self))
    tell_of_change (self, FALSE);
  return G_SOURCE_REMOVE;
}

/* Not while sizes are given out. */
void
medina_board_pointer_follow_layout (MedinaBoardPointer *self)
{
  g_return_if_fail (MEDINA_IS_BOARD_POINTER (self));

  if (self->again_id == 0 && self->x >= 0)
    self->again_id = g_idle_add_full (G_PRIORITY_HIGH_IDLE, point_again_cb, self, NULL);
}

void
medina_board_pointer_point_at_nothing (MedinaBoardPointer *self)
{
  g_return_if_fail (MEDINA_IS_BOARD_POINTER (self));

  if (self->x == -1 && self->space == MDN_NO_SPACE && !self->on_item)
    return;
  self->x = self->y = -1;
  medina_board_pointer_give_way (self);
  tell_of_pointer (self, FALSE);
}

/* --- Its controller --------------------------------------------------------------------------- */

/* When something above has closed, GTK tells it with the place that was pointed at in that: whoever
 * uses the keyboard need not be told. A motion that tells the right place follows. */
static void
entered_cb (gpointer self, double x, double y)
{
  if (!medina_last_input_get_keyboard (medina_last_input_get ()))
    medina_board_pointer_point_at (self, x, y);
}

static void
moved_cb (gpointer self, double x, double y)
{
  medina_board_pointer_point_at (self, x, y);
}

static void
left_cb (gpointer self)
{
  medina_board_pointer_point_at_nothing (self);
}

/* --- The object ------------------------------------------------------------------------------- */

static void
medina_board_pointer_dispose (GObject *object)
{
  MedinaBoardPointer *self = MEDINA_BOARD_POINTER (object);

  if (self->controller != NULL && gtk_event_controller_get_widget (self->controller) != NULL)
    gtk_widget_remove_controller (self->board, self->controller);
  g_clear_object (&self->controller);
  g_clear_handle_id (&self->again_id, g_source_remove);
  G_OBJECT_CLASS (medina_board_pointer_parent_class)->dispose (object);
}

static void
medina_board_pointer_class_init (MedinaBoardPointerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = medina_board_pointer_dispose;
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 1, G_TYPE_BOOLEAN);
}

static void
medina_board_pointer_init (MedinaBoardPointer *self)
{
  self->space = MDN_NO_SPACE;
  self->x = self->y = -1;
}

MedinaBoardPointer *
medina_board_pointer_new (GtkWidget *board, const MedinaBoardLayout *layout)
{
  MedinaBoardPointer *self = g_object_new (MEDINA_TYPE_BOARD_POINTER, NULL);

  self->board = board;
  self->layout = layout;
  self->controller = medina_pointing_new (entered_cb, moved_cb, left_cb, self);
  gtk_widget_add_controller (board, g_object_ref (self->controller));
  return self;
}
