/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-computer-controls.h"

#include <glib/gi18n.h>

enum
{
  PROGRESS_INTERVAL = 100, /* in milliseconds */
};

struct _MedinaComputerControls
{
  GObject parent_instance;

  guint progress_id; /* source that looks how far the computer has come */

  /* owned */
  MedinaComputerPlayer *computer;

  /* borrowed */
  GtkProgressBar *progress;
  GtkWidget *play_now;
  GtkButton *pause;
};

G_DEFINE_FINAL_TYPE (MedinaComputerControls, medina_computer_controls, G_TYPE_OBJECT)

static gboolean
progress_cb (gpointer data)
{
  MedinaComputerControls *self = data;

  gtk_progress_bar_set_fraction (self->progress,
                                 medina_computer_player_get_progress (self->computer));
  gtk_widget_set_opacity (GTK_WIDGET (self->progress), 1);
  return G_SOURCE_CONTINUE;
}

/* The bar shows only when the progress is first looked at, so that short thoughts do not make it
 * flash. */
static void
thinking_cb (MedinaComputerControls *self)
{
  g_clear_handle_id (&self->progress_id, g_source_remove);
  if (self->computer != NULL && medina_computer_player_get_thinking (self->computer))
    self->progress_id = g_timeout_add (PROGRESS_INTERVAL, progress_cb, self);
  else
    gtk_widget_set_opacity (GTK_WIDGET (self->progress), 0);
}

static void
paused_cb (MedinaComputerControls *self)
{
  const gboolean paused =
    self->computer != NULL && medina_computer_player_get_paused (self->computer);
  const char *label = paused ? _ ("Resume Computer Players") : _ ("Pause Computer Players");

  gtk_button_set_icon_name (self->pause, paused ? "media-playback-start-symbolic"
                                                : "media-playback-pause-symbolic");
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->pause), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->pause), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  label, -1);
}

static void
needed_cb (MedinaComputerControls *self)
{
  MedinaComputerPlayer *computer = self->computer;

  gtk_widget_set_visible (self->play_now,
                          computer != NULL && medina_computer_player_get_busy (computer));
  gtk_widget_set_visible (GTK_WIDGET (self->pause),
                          computer != NULL && medina_computer_player_get_needed (computer));
}

static void
follow (MedinaComputerControls *self)
{
  g_signal_connect_swapped (self->computer, "notify::thinking", G_CALLBACK (thinking_cb), self);
  g_signal_connect_swapped (self->computer, "notify::paused", G_CALLBACK (paused_cb), self);
  g_signal_connect_swapped (self->computer, "notify::busy", G_CALLBACK (needed_cb), self);
  g_signal_connect_swapped (self->computer, "notify::needed", G_CALLBACK (needed_cb), self);
}

void
medina_computer_controls_set_computer (MedinaComputerControls *self, MedinaComputerPlayer *computer)
{
  g_return_if_fail (MEDINA_IS_COMPUTER_CONTROLS (self));

  if (self->computer != NULL)
    g_signal_handlers_disconnect_by_data (self->computer, self);
  g_set_object (&self->computer, computer);
  if (computer != NULL)
    follow (self);
  thinking_cb (self);
  paused_cb (self);
  needed_cb (self);
}

static void
medina_computer_controls_dispose (GObject *object)
{
  MedinaComputerControls *self = MEDINA_COMPUTER_CONTROLS (object);

  g_clear_handle_id (&self->progress_id, g_source_remove);
  if (self->computer != NULL)
    g_signal_handlers_disconnect_by_data (self->computer, self);
  g_clear_object (&self->computer);
  G_OBJECT_CLASS (medina_computer_controls_parent_class)->dispose (object);
}

static void
medina_computer_controls_class_init (MedinaComputerControlsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = medina_computer_controls_dispose;
}

static void
medina_computer_controls_init (MedinaComputerControls *self)
{
}

MedinaComputerControls *
medina_computer_controls_new (GtkProgressBar *progress, GtkWidget *play_now, GtkButton *pause)
{
  MedinaComputerControls *self = g_object_new (MEDINA_TYPE_COMPUTER_CONTROLS, NULL);

  self->progress = progress;
  self->play_now = play_now;
  self->pause = pause;
  return self;
}
