/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-curtain.h"

#include <adwaita.h>
#include <glib/gi18n.h>
#include <math.h>

#include "medina-children.h"
#include "medina-held-key.h"
#include "medina-letter-size.h"
#include "medina-name-label.h"
#include "medina-piece-picture.h"
#include "medina-piece-sprites.h"
#include "medina-popovers.h"

enum
{
  DOME_WIDTH = 64, /* in pixels */
  DEAF = 2, /* times of a double click: so long its button is deaf to keys after it has closed */
};

struct _MedinaCurtain
{
  GtkWidget parent_instance;

  gint64 closed; /* when it was, on the monotonic clock */

  /* Where somebody pressed last, and, if that lifted the curtain, until when a press there is the
   * second one of a double click, on the monotonic clock; 0 otherwise. */
  double x, y;
  gboolean pressed; /* and no key came after */
  gint64 doubled;

  /* template */
  GtkStack *stack;
  AdwBin *panel;
  GtkWidget *page;
  AdwBin *picture;
  GtkLabel *title;
  GtkWidget *button;
  GtkLabel *label;

  /* owned */
  MedinaGame *game;
  MedinaPieceAtlas *atlas;
};

enum
{
  PROP_0,
  PROP_CHILD,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (MedinaCurtain, medina_curtain, GTK_TYPE_WIDGET)

gboolean
medina_curtain_is_closed (MedinaCurtain *self)
{
  g_return_val_if_fail (MEDINA_IS_CURTAIN (self), FALSE);

  return self->game != NULL && medina_game_get_curtain (self->game);
}

/* --- What it says ----------------------------------------------------------------------------- */

/* Whoever sits before a large window sits farther away. */
static int
find_dome_width (MedinaCurtain *self)
{
  const MedinaLetterSize *size = medina_letter_size_find (GTK_WIDGET (self));

  return size != NULL ? DOME_WIDTH * size->percent / 100 : DOME_WIDTH;
}

static void
show_names (MedinaCurtain *self)
{
  MedinaPlayer *player = medina_game_get_current_player (self->game);
  const char *name = medina_player_get_name_in_sentence (player);
  /* Translators: several people play at one display: %s is the one who is to sit there now */
  g_autofree char *title = g_strdup_printf (_ ("Pass to %s"), name);
  /* Translators: on the button that %s presses, whose pieces are shown then */
  g_autofree char *label = g_strdup_printf (_ ("I’m %s"), name);

  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->label, label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->page), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  label, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, title, -1);
  adw_bin_set_child (self->picture, medina_piece_picture_new (self->atlas,
                                                              medina_sprite_of_color (
                                                                medina_player_get_color (player)),
                                                              find_dome_width (self)));
}

/* What stands open over the panel or the board was somebody else's. */
static void
close_curtain (MedinaCurtain *self)
{
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self)));

  show_names (self);
  if (root != NULL)
    medina_popovers_close (root);
  self->closed = g_get_monotonic_time ();
  gtk_stack_set_visible_child_name (self->stack, "curtain");
  gtk_widget_grab_focus (self->button);
}

static void
update_cb (MedinaCurtain *self)
{
  if (medina_curtain_is_closed (self))
    close_curtain (self);
  else
    gtk_stack_set_visible_child_name (self->stack, "panel");
}

/* Another person may be the next, and may have another name. */
static void
update_names_cb (MedinaCurtain *self)
{
  if (medina_curtain_is_closed (self))
    show_names (self);
}

/* --- Lifting it ------------------------------------------------------------------------------- */

/* In milliseconds. */
static int
get_double_click_time (MedinaCurtain *self)
{
  int time;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-double-click-time", &time, NULL);
  return MAX (time, 0);
}

static gboolean
is_there_again (MedinaCurtain *self, double x, double y)
{
  int distance;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-double-click-distance", &distance,
                NULL);
  return fabs (x - self->x) <= distance && fabs (y - self->y) <= distance;
}

/* The second click of a double click is not meant for what lay behind the button. Elsewhere
 * somebody may be quick. */
static void
pressed_cb (MedinaCurtain *self, int n_press, double x, double y, GtkGesture *gesture)
{
  if (g_get_monotonic_time () < self->doubled && is_there_again (self, x, y))
    gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  self->x = x;
  self->y = y;
  self->pressed = TRUE;
  self->doubled = 0;
}

/* A key that ended the turn and is pressed twice is not meant for the next person's button. */
static gboolean
key_pressed_cb (MedinaCurtain *self, guint key)
{
  self->pressed = FALSE;
  return medina_held_key_activates (key) && medina_curtain_is_closed (self) &&
         g_get_monotonic_time () - self->closed < 1000LL * DEAF * get_double_click_time (self);
}

static void
clicked_cb (MedinaCurtain *self)
{
  if (self->pressed)
    self->doubled = g_get_monotonic_time () + 1000LL * get_double_click_time (self);
  medina_game_lift_curtain (self->game);
}

/* --- The game --------------------------------------------------------------------------------- */

void
medina_curtain_set_game (MedinaCurtain *self, MedinaGame *game)
{
  g_return_if_fail (MEDINA_IS_CURTAIN (self));

  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_set_object (&self->game, game);
  if (game != NULL)
    {
      g_signal_connect_swapped (game, "notify::curtain", G_CALLBACK (update_cb), self);
      g_signal_connect_swapped (game, "notify::current-player", G_CALLBACK (update_names_cb), self);
      g_signal_connect_swapped (game, "names-changed", G_CALLBACK (update_names_cb), self);
    }
  update_cb (self);
}

void
medina_curtain_set_atlas (MedinaCurtain *self, MedinaPieceAtlas *atlas)
{
  g_return_if_fail (MEDINA_IS_CURTAIN (self));

  g_set_object (&self->atlas, atlas);
}

/* --- The object ------------------------------------------------------------------------------- */

static gboolean
medina_curtain_grab_focus (GtkWidget *widget)
{
  MedinaCurtain *self = MEDINA_CURTAIN (widget);

  return gtk_widget_grab_focus (medina_curtain_is_closed (self) ? self->button
                                                                : adw_bin_get_child (self->panel));
}

static void
medina_curtain_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_CHILD:
      g_value_set_object (value, adw_bin_get_child (MEDINA_CURTAIN (object)->panel));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
medina_curtain_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_CHILD:
      adw_bin_set_child (MEDINA_CURTAIN (object)->panel, g_value_get_object (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
medina_curtain_dispose (GObject *object)
{
  MedinaCurtain *self = MEDINA_CURTAIN (object);

  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_clear_object (&self->game);
  medina_children_unparent (GTK_WIDGET (self));
  g_clear_object (&self->atlas);
  G_OBJECT_CLASS (medina_curtain_parent_class)->dispose (object);
}

static void
medina_curtain_class_init (MedinaCurtainClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = medina_curtain_get_property;
  object_class->set_property = medina_curtain_set_property;
  object_class->dispose = medina_curtain_dispose;
  widget_class->grab_focus = medina_curtain_grab_focus;

  properties[PROP_CHILD] = g_param_spec_object ("child", NULL, NULL, GTK_TYPE_WIDGET,
                                                G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/medina_game/Medina/ui/medina-curtain.ui");
  gtk_widget_class_bind_template_child (widget_class, MedinaCurtain, stack);
  gtk_widget_class_bind_template_child (widget_class, MedinaCurtain, panel);
  gtk_widget_class_bind_template_child (widget_class, MedinaCurtain, page);
  gtk_widget_class_bind_template_child (widget_class, MedinaCurtain, picture);
  gtk_widget_class_bind_template_child (widget_class, MedinaCurtain, title);
  gtk_widget_class_bind_template_child (widget_class, MedinaCurtain, button);
  gtk_widget_class_bind_template_child (widget_class, MedinaCurtain, label);
  gtk_widget_class_bind_template_callback (widget_class, clicked_cb);
  gtk_widget_class_set_css_name (widget_class, "curtain");
}

static void
medina_curtain_init (MedinaCurtain *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkEventController *click = GTK_EVENT_CONTROLLER (gtk_gesture_click_new ());

  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_event_controller_set_propagation_phase (click, GTK_PHASE_CAPTURE);
  g_signal_connect_object (click, "pressed", G_CALLBACK (pressed_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), click);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  medina_name_label_prepare_sentences (self->title);
  medina_name_label_prepare (self->label);
}
