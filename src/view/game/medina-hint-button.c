/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-hint-button.h"

struct _MedinaHintButton
{
  GtkButton parent_instance;

  /* template */
  GtkSpinner *spinner;
};

G_DEFINE_FINAL_TYPE (MedinaHintButton, medina_hint_button, GTK_TYPE_BUTTON)

static void
thinking_cb (MedinaHintButton *self, GParamSpec *pspec, MedinaHint *hint)
{
  const gboolean thinking = medina_hint_get_thinking (hint);

  gtk_widget_set_visible (GTK_WIDGET (self->spinner), thinking);
  gtk_spinner_set_spinning (self->spinner, thinking);
}

void
medina_hint_button_follow (MedinaHintButton *self, MedinaHint *hint)
{
  g_return_if_fail (MEDINA_IS_HINT_BUTTON (self));
  g_return_if_fail (MEDINA_IS_HINT (hint));

  g_signal_connect_object (hint, "notify::thinking", G_CALLBACK (thinking_cb), self,
                           G_CONNECT_SWAPPED);
  thinking_cb (self, NULL, hint);
}

static void
medina_hint_button_class_init (MedinaHintButtonClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/medina_game/Medina/ui/medina-hint-button.ui");
  gtk_widget_class_bind_template_child (widget_class, MedinaHintButton, spinner);
}

static void
medina_hint_button_init (MedinaHintButton *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
