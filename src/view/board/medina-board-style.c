/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-board-style.h"

#include <adwaita.h>

#include "medina-daylight.h"

struct _MedinaBoardStyle
{
  GObject parent_instance;

  MedinaBoardMaterial material;
  gboolean daylight;
  GtkWidget *board;        /* borrowed */
  AdwStyleManager *system; /* borrowed: the display's */
};

enum
{
  PROP_MATERIAL = 1,
  PROP_DAYLIGHT,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (MedinaBoardStyle, medina_board_style, G_TYPE_OBJECT)

void
medina_board_style_dress (MedinaBoardStyle *self, MedinaBoardScene *scene)
{
  g_return_if_fail (MEDINA_IS_BOARD_STYLE (self));

  scene->dark = adw_style_manager_get_dark (self->system);
  scene->high_contrast = adw_style_manager_get_high_contrast (self->system);
  scene->material = self->material;
  scene->daylight = self->daylight ? medina_daylight_find (scene->position) : MEDINA_DAYLIGHT_NOON;
}

/* --- The object ------------------------------------------------------------------------------- */

static void
medina_board_style_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  MedinaBoardStyle *self = MEDINA_BOARD_STYLE (object);

  if (id == PROP_MATERIAL)
    g_value_set_enum (value, self->material);
  else
    g_value_set_boolean (value, self->daylight);
}

static void
medina_board_style_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  MedinaBoardStyle *self = MEDINA_BOARD_STYLE (object);

  if (id == PROP_MATERIAL)
    self->material = g_value_get_enum (value);
  else
    self->daylight = g_value_get_boolean (value);
  gtk_widget_queue_draw (self->board);
}

static void
medina_board_style_class_init (MedinaBoardStyleClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags writable = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = medina_board_style_get_property;
  object_class->set_property = medina_board_style_set_property;
  properties[PROP_MATERIAL] = g_param_spec_enum ("material", NULL, NULL, MEDINA_TYPE_BOARD_MATERIAL,
                                                 MEDINA_BOARD_SAND, writable);
  properties[PROP_DAYLIGHT] = g_param_spec_boolean ("daylight", NULL, NULL, FALSE, writable);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
medina_board_style_init (MedinaBoardStyle *self)
{
}

MedinaBoardStyle *
medina_board_style_new (GtkWidget *board)
{
  MedinaBoardStyle *self = g_object_new (MEDINA_TYPE_BOARD_STYLE, NULL);

  self->board = board;
  self->system = adw_style_manager_get_for_display (gtk_widget_get_display (board));
  g_signal_connect_object (self->system, "notify::dark", G_CALLBACK (gtk_widget_queue_draw), board,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->system, "notify::high-contrast",
                           G_CALLBACK (gtk_widget_queue_draw), board, G_CONNECT_SWAPPED);
  return self;
}
