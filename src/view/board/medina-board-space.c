/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-board-space.h"

struct _MedinaBoardSpace
{
  GtkWidget parent_instance;

  MdnSpace space;
  gboolean explained; /* has an explanation of its own */

  /* owned */
  char *description;
};

enum
{
  ACTIVATED,
  FOCUSING,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (MedinaBoardSpace, medina_board_space, GTK_TYPE_WIDGET)

static void
activate_action_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  g_signal_emit (widget, signals[ACTIVATED], 0);
}

static gboolean
medina_board_space_grab_focus (GtkWidget *widget)
{
  g_signal_emit (widget, signals[FOCUSING], 0);
  return GTK_WIDGET_CLASS (medina_board_space_parent_class)->grab_focus (widget);
}

/* The space lies under the pointer but the board sees to clicks: it knows what rises above what. */
static gboolean
medina_board_space_contains (GtkWidget *widget, double x, double y)
{
  return FALSE;
}

static void
medina_board_space_finalize (GObject *object)
{
  g_free (MEDINA_BOARD_SPACE (object)->description);
  G_OBJECT_CLASS (medina_board_space_parent_class)->finalize (object);
}

static void
medina_board_space_class_init (MedinaBoardSpaceClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = medina_board_space_finalize;
  widget_class->grab_focus = medina_board_space_grab_focus;
  widget_class->contains = medina_board_space_contains;
  signals[ACTIVATED] = g_signal_new ("activated", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                     NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[FOCUSING] = g_signal_new ("focusing", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                    NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_install_action (widget_class, "space.activate", NULL, activate_action_cb);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID_CELL);
  gtk_widget_class_set_css_name (widget_class, "space");
}

static void
medina_board_space_init (MedinaBoardSpace *self)
{
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
}

GtkWidget *
medina_board_space_new (MdnSpace space)
{
  MedinaBoardSpace *self = g_object_new (MEDINA_TYPE_BOARD_SPACE, NULL);

  self->space = space;
  return GTK_WIDGET (self);
}

MdnSpace
medina_board_space_get_space (MedinaBoardSpace *self)
{
  g_return_val_if_fail (MEDINA_IS_BOARD_SPACE (self), MDN_NO_SPACE);

  return self->space;
}

void
medina_board_space_set_description (MedinaBoardSpace *self, const char *description)
{
  g_return_if_fail (MEDINA_IS_BOARD_SPACE (self));

  if (g_strcmp0 (self->description, description) == 0)
    return;
  g_free (self->description);
  self->description = g_strdup (description);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, description,
                                  -1);
}

const char *
medina_board_space_get_description (MedinaBoardSpace *self)
{
  g_return_val_if_fail (MEDINA_IS_BOARD_SPACE (self), NULL);

  return self->description;
}

void
medina_board_space_set_explanation (MedinaBoardSpace *self, const char *explanation)
{
  g_return_if_fail (MEDINA_IS_BOARD_SPACE (self));

  if (explanation != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                    explanation, -1);
  else if (self->explained) /* and not news, which is left here, too */
    gtk_accessible_reset_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
  self->explained = explanation != NULL;
}
