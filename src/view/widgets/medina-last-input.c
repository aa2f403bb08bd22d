/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-last-input.h"

struct _MedinaLastInput
{
  GObject parent_instance;

  gboolean keyboard;
};

enum
{
  PROP_0,
  PROP_KEYBOARD,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (MedinaLastInput, medina_last_input, G_TYPE_OBJECT)

/* A shortcut is pressed with the pointer in the other hand, too, and so is a digit, which picks up
 * a piece. */
static gboolean
is_shortcut (GdkEvent *event)
{
  const GdkModifierType modifiers =
    GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK | GDK_META_MASK;
  const guint keyval = gdk_key_event_get_keyval (event);

  return (gdk_event_get_modifier_state (event) & modifiers) != 0 || keyval == GDK_KEY_Escape ||
         (keyval >= GDK_KEY_F1 && keyval <= GDK_KEY_F12) ||
         g_unichar_isdigit (gdk_keyval_to_unicode (keyval));
}

static gboolean
event_cb (MedinaLastInput *self, GdkEvent *event)
{
  switch ((int) gdk_event_get_event_type (event))
    {
    case GDK_KEY_PRESS:
      if (!gdk_key_event_is_modifier (event) && !is_shortcut (event))
        medina_last_input_set_keyboard (self, TRUE);
      break;
    case GDK_BUTTON_PRESS:
    case GDK_TOUCH_BEGIN:
      medina_last_input_set_keyboard (self, FALSE);
      break;
    default:
      break;
    }
  return GDK_EVENT_PROPAGATE;
}

static void
watch (MedinaLastInput *self, GtkWidget *window)
{
  GtkEventController *controller = gtk_event_controller_legacy_new ();

  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  g_signal_connect_object (controller, "event", G_CALLBACK (event_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (window, controller);
}

static void
windows_changed_cb (MedinaLastInput *self,
                    guint position,
                    guint removed,
                    guint added,
                    GListModel *windows)
{
  for (guint i = position; i < position + added; i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      watch (self, window);
    }
}

gboolean
medina_last_input_get_keyboard (MedinaLastInput *self)
{
  g_return_val_if_fail (MEDINA_IS_LAST_INPUT (self), FALSE);

  return self->keyboard;
}

void
medina_last_input_set_keyboard (MedinaLastInput *self, gboolean keyboard)
{
  g_return_if_fail (MEDINA_IS_LAST_INPUT (self));

  keyboard = !!keyboard;
  if (self->keyboard == keyboard)
    return;
  self->keyboard = keyboard;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_KEYBOARD]);
}

MedinaLastInput *
medina_last_input_get (void)
{
  static MedinaLastInput *only;

  if (only == NULL)
    only = g_object_new (MEDINA_TYPE_LAST_INPUT, NULL);
  return only;
}

static void
medina_last_input_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_KEYBOARD:
      g_value_set_boolean (value, MEDINA_LAST_INPUT (object)->keyboard);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
medina_last_input_class_init (MedinaLastInputClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = medina_last_input_get_property;
  properties[PROP_KEYBOARD] =
    g_param_spec_boolean ("keyboard", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
medina_last_input_init (MedinaLastInput *self)
{
  GListModel *windows = gtk_window_get_toplevels ();

  g_signal_connect_object (windows, "items-changed", G_CALLBACK (windows_changed_cb), self,
                           G_CONNECT_SWAPPED);
  windows_changed_cb (self, 0, 0, g_list_model_get_n_items (windows), windows);
}
