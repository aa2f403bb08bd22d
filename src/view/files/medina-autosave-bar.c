/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-autosave-bar.h"

#include <glib/gi18n.h>

#include "medina-bar-text.h"
#include "medina-button-row.h"
#include "medina-narrow-bin.h"

struct _MedinaAutosaveBar
{
  GtkWidget parent_instance;

  /* template */
  GtkRevealer *revealer;
  GtkLabel *label;

  MedinaDocument *document; /* owned; NULL for none */
};

G_DEFINE_FINAL_TYPE (MedinaAutosaveBar, medina_autosave_bar, GTK_TYPE_WIDGET)

/* Says who can play on meanwhile. */
static const char *
word_consequence (MedinaGame *game)
{
  const guint people = medina_game_count_people (game);

  if (people == medina_game_get_n_players (game))
    return _ ("You can keep playing. Medina will keep trying.");
  if (people == 0)
    return _ ("Computer players are waiting. Medina will keep trying.");
  return _ ("You can keep playing, but computer players are waiting. Medina will keep trying.");
}

static void
update (MedinaAutosaveBar *self)
{
  const char *trouble =
    self->document != NULL ? medina_document_get_autosave_error (self->document) : NULL;
  g_autofree char *text = NULL;

  if (trouble != NULL)
    /* Translators: why a game is not saved automatically, and what that means for those who play,
     * both whole sentences */
    text = g_strdup_printf (_ ("%1$s %2$s"), trouble,
                            word_consequence (medina_document_get_game (self->document)));
  medina_bar_text_show (self->revealer, self->label, text);
}

void
medina_autosave_bar_set_document (MedinaAutosaveBar *self, MedinaDocument *document)
{
  g_return_if_fail (MEDINA_IS_AUTOSAVE_BAR (self));

  if (self->document == document)
    return;
  if (self->document != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->document, self);
      g_signal_handlers_disconnect_by_data (medina_document_get_game (self->document), self);
    }
  g_set_object (&self->document, document);
  if (document != NULL)
    {
      g_signal_connect_swapped (document, "notify::autosave-error", G_CALLBACK (update), self);
      g_signal_connect_swapped (medina_document_get_game (document), "seats-changed",
                                G_CALLBACK (update), self);
    }
  update (self);
}

/* Beside the buttons there is no room for the text on a telephone. */
static GtkOrientation
find_orientation (MedinaAutosaveBar *self, gboolean narrow)
{
  return narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL;
}

static void
retry_cb (MedinaAutosaveBar *self)
{
  if (self->document != NULL)
    medina_document_retry (self->document);
}

static void
medina_autosave_bar_dispose (GObject *object)
{
  MedinaAutosaveBar *self = MEDINA_AUTOSAVE_BAR (object);
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self));

  if (child != NULL)
    {
      medina_autosave_bar_set_document (self, NULL);
      gtk_widget_unparent (child);
    }
  G_OBJECT_CLASS (medina_autosave_bar_parent_class)->dispose (object);
}

static void
medina_autosave_bar_class_init (MedinaAutosaveBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = medina_autosave_bar_dispose;
  g_type_ensure (MEDINA_TYPE_BUTTON_ROW);
  g_type_ensure (MEDINA_TYPE_NARROW_BIN);
  gtk_widget_class_set_css_name (widget_class, "autosave-bar");
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/medina_game/Medina/ui/medina-autosave-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, MedinaAutosaveBar, revealer);
  gtk_widget_class_bind_template_child (widget_class, MedinaAutosaveBar, label);
  gtk_widget_class_bind_template_callback (widget_class, find_orientation);
  gtk_widget_class_bind_template_callback (widget_class, retry_cb);
}

static void
medina_autosave_bar_init (MedinaAutosaveBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
