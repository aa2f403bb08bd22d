/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-turn-buttons.h"

#include "medina-action-map.h"
#include "medina-children.h"

struct _MedinaTurnButtons
{
  GtkWidget parent_instance;

  gboolean narrow;
  gboolean keeping;
  gboolean suggested;
  gboolean meant;
  MedinaFinisher *finisher; /* weak; NULL before there is one */

  /* template */
  GtkWidget *end_turn;
  GtkWidget *finish;

  /* owned */
  MedinaGame *game;
};

enum
{
  PROP_0,
  PROP_NARROW,
  PROP_KEEPING,
  PROP_SUGGESTED,
  PROP_MEANT,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (MedinaTurnButtons, medina_turn_buttons, GTK_TYPE_WIDGET)

/* Finish takes the place of End Turn. */
static void
show (MedinaTurnButtons *self, gboolean finish, gboolean end)
{
  const gboolean kept = self->keeping && self->game != NULL;

  gtk_widget_set_visible (self->finish, finish);
  gtk_widget_set_child_visible (self->end_turn, end);
  gtk_widget_set_visible (self->end_turn, !finish && (end || kept));
  gtk_widget_set_visible (GTK_WIDGET (self), finish || end || kept);
  gtk_widget_queue_draw (GTK_WIDGET (self)); /* what is shown in a kept place does not do that */
}

/* A header bar of newer libadwaita must not hear of changes when its window has been taken
 * apart. */
static void
update_cb (MedinaTurnButtons *self)
{
  if (gtk_widget_get_root (GTK_WIDGET (self)) == NULL)
    return;
  show (self,
        self->finisher != NULL && medina_finisher_get_can_finish (self->finisher) &&
          medina_action_map_has (GTK_WIDGET (self), "win.finish"),
        self->game != NULL && medina_game_get_can_end_turn (self->game));
}

void
medina_turn_buttons_set_game (MedinaTurnButtons *self, MedinaGame *game)
{
  g_return_if_fail (MEDINA_IS_TURN_BUTTONS (self));

  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_set_object (&self->game, game);
  if (game != NULL)
    g_signal_connect_object (game, "notify::can-end-turn", G_CALLBACK (update_cb), self,
                             G_CONNECT_SWAPPED);
  update_cb (self);
}

void
medina_turn_buttons_follow (MedinaTurnButtons *self, MedinaFinisher *finisher)
{
  g_return_if_fail (MEDINA_IS_TURN_BUTTONS (self));
  g_return_if_fail (self->finisher == NULL);

  g_set_weak_pointer (&self->finisher, finisher);
  g_signal_connect_object (finisher, "notify::can-finish", G_CALLBACK (update_cb), self,
                           G_CONNECT_SWAPPED);
  update_cb (self);
}

/* Each has a button with words and one with an icon. */
static void
mark (GtkWidget *buttons, const char *css_class, gboolean marked)
{
  for (GtkWidget *button = gtk_widget_get_first_child (buttons); button != NULL;
       button = gtk_widget_get_next_sibling (button))
    if (marked)
      gtk_widget_add_css_class (button, css_class);
    else
      gtk_widget_remove_css_class (button, css_class);
}

static void
medina_turn_buttons_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  MedinaTurnButtons *self = MEDINA_TURN_BUTTONS (object);

  switch (id)
    {
    case PROP_NARROW:
      g_value_set_boolean (value, self->narrow);
      break;
    case PROP_KEEPING:
      g_value_set_boolean (value, self->keeping);
      break;
    case PROP_SUGGESTED:
      g_value_set_boolean (value, self->suggested);
      break;
    case PROP_MEANT:
      g_value_set_boolean (value, self->meant);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
medina_turn_buttons_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  MedinaTurnButtons *self = MEDINA_TURN_BUTTONS (object);
  gboolean *const fields[N_PROPS] = { [PROP_NARROW] = &self->narrow,
                                      [PROP_KEEPING] = &self->keeping,
                                      [PROP_SUGGESTED] = &self->suggested,
                                      [PROP_MEANT] = &self->meant };
  gboolean *field = id < N_PROPS ? fields[id] : NULL;

  if (field == NULL)
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  else if (*field != g_value_get_boolean (value))
    {
      *field = g_value_get_boolean (value);
      mark (self->end_turn, "suggested-action", self->suggested);
      mark (self->finish, "suggested-action", self->suggested);
      mark (self->end_turn, "meant", self->meant);
      update_cb (self);
      g_object_notify_by_pspec (object, pspec);
    }
}

static void
medina_turn_buttons_dispose (GObject *object)
{
  MedinaTurnButtons *self = MEDINA_TURN_BUTTONS (object);

  g_clear_weak_pointer (&self->finisher);
  g_clear_object (&self->game);
  medina_children_unparent (GTK_WIDGET (self));
  G_OBJECT_CLASS (medina_turn_buttons_parent_class)->dispose (object);
}

static void
medina_turn_buttons_class_init (MedinaTurnButtonsClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = medina_turn_buttons_get_property;
  object_class->set_property = medina_turn_buttons_set_property;
  object_class->dispose = medina_turn_buttons_dispose;
  properties[PROP_NARROW] =
    g_param_spec_boolean ("narrow", NULL, NULL, FALSE,
                          G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  properties[PROP_KEEPING] =
    g_param_spec_boolean ("keeping", NULL, NULL, FALSE,
                          G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  properties[PROP_SUGGESTED] =
    g_param_spec_boolean ("suggested", NULL, NULL, TRUE,
                          G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  properties[PROP_MEANT] =
    g_param_spec_boolean ("meant", NULL, NULL, FALSE,
                          G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "turnbuttons");
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/medina_game/Medina/ui/medina-turn-buttons.ui");
  gtk_widget_class_bind_template_child (widget_class, MedinaTurnButtons, end_turn);
  gtk_widget_class_bind_template_child (widget_class, MedinaTurnButtons, finish);
}

static void
medina_turn_buttons_init (MedinaTurnButtons *self)
{
  self->suggested = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
}
