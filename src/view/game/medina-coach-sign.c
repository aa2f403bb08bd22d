/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-coach-sign.h"

#include "medina-analysis-words.h"
#include "medina-button-row.h"
#include "medina-children.h"
#include "medina-focus.h"
#include "medina-popover-bin.h"
#include "medina-popovers.h"

struct _MedinaCoachSign
{
  GtkWidget parent_instance;

  GtkWidget *focus; /* weak: what had it before the popover opened */

  /* template */
  GtkMenuButton *button;
  GtkPopover *popover;
  GtkLabel *number;
  GtkLabel *sentence;
};

G_DEFINE_FINAL_TYPE (MedinaCoachSign, medina_coach_sign, GTK_TYPE_WIDGET)

static void
show_cb (MedinaCoachSign *self)
{
  g_set_weak_pointer (&self->focus, gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self))));
}

static void
closed_cb (MedinaCoachSign *self)
{
  medina_focus_return_from_button (self->button, self->focus);
}

/* GTK would give it to the first button of the window. */
static void
give_focus_up (MedinaCoachSign *self)
{
  GtkWidget *widget = GTK_WIDGET (self), *to = self->focus;

  if (gtk_widget_get_focus_child (widget) != NULL)
    medina_focus_return (widget, to != NULL && gtk_widget_is_ancestor (to, widget) ? NULL : to);
}

void
medina_coach_sign_set_lost (MedinaCoachSign *self, int lost)
{
  g_return_if_fail (MEDINA_IS_COACH_SIGN (self));
  g_return_if_fail (lost >= 0);

  gtk_popover_popdown (self->popover);
  if (lost > 0)
    {
      g_autofree char *number = medina_loss_to_number (lost);
      g_autofree char *sentence = medina_loss_to_sentence (lost);

      gtk_label_set_label (self->number, number);
      gtk_label_set_label (self->sentence, sentence);
      gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                      sentence, -1);
    }
  else
    {
      gtk_label_set_label (self->sentence, "");
      give_focus_up (self);
    }
  gtk_widget_set_visible (GTK_WIDGET (self), lost > 0);
}

const char *
medina_coach_sign_get_text (MedinaCoachSign *self)
{
  g_return_val_if_fail (MEDINA_IS_COACH_SIGN (self), NULL);

  return gtk_label_get_label (self->sentence);
}

static void
medina_coach_sign_dispose (GObject *object)
{
  g_clear_weak_pointer (&MEDINA_COACH_SIGN (object)->focus);
  medina_children_unparent (GTK_WIDGET (object));
  G_OBJECT_CLASS (medina_coach_sign_parent_class)->dispose (object);
}

static void
medina_coach_sign_class_init (MedinaCoachSignClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (MEDINA_TYPE_BUTTON_ROW);
  g_type_ensure (MEDINA_TYPE_POPOVER_BIN);

  G_OBJECT_CLASS (klass)->dispose = medina_coach_sign_dispose;
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/medina_game/Medina/ui/medina-coach-sign.ui");
  gtk_widget_class_bind_template_child (widget_class, MedinaCoachSign, button);
  gtk_widget_class_bind_template_child (widget_class, MedinaCoachSign, popover);
  gtk_widget_class_bind_template_child (widget_class, MedinaCoachSign, number);
  gtk_widget_class_bind_template_child (widget_class, MedinaCoachSign, sentence);
  gtk_widget_class_bind_template_callback (widget_class, show_cb);
  gtk_widget_class_bind_template_callback (widget_class, closed_cb);
  gtk_widget_class_bind_template_callback (widget_class, gtk_popover_popdown);
}

static void
medina_coach_sign_init (MedinaCoachSign *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  medina_popovers_leave_focus (self->button);
  medina_popovers_leave_focus (self->button);
}
