/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-game-title.h"

#include <glib/gi18n.h>

#include "medina-names.h"
#include "medina-shown-name.h"

struct _MedinaGameTitle
{
  GtkBox parent_instance;

  /* template */
  GtkLabel *title;
  GtkLabel *subtitle;

  /* owned */
  GSignalGroup *document;
};

G_DEFINE_FINAL_TYPE (MedinaGameTitle, medina_game_title, GTK_TYPE_BOX)

enum
{
  PROP_TEXT = 1,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void
set_text (MedinaGameTitle *self, const char *text, const char *tooltip)
{
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), tooltip);
  if (g_str_equal (gtk_label_get_label (self->title), text))
    return;
  gtk_label_set_label (self->title, text);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TEXT]);
}

static void
update_cb (MedinaGameTitle *self)
{
  g_autoptr (MedinaDocument) document = g_signal_group_dup_target (self->document);
  g_autofree char *line = medina_shown_name_to_line (medina_document_get_title (document));
  const char *name = medina_shown_name_is_visible (line) ? line : _ ("Medina");
  g_autofree char *text = NULL;

  /* Translators: the title of the window while a game is not saved; %s is its file's name */
  text =
    medina_document_get_modified (document) ? g_strdup_printf (_ ("• %s"), name) : g_strdup (name);
  /* The tooltip has the whole name, of which the label may show little. */
  set_text (self, text, *line != '\0' ? line : NULL);
}

void
medina_game_title_set_document (MedinaGameTitle *self, MedinaDocument *document)
{
  g_return_if_fail (MEDINA_IS_GAME_TITLE (self));

  g_signal_group_set_target (self->document, document);
  gtk_widget_set_visible (GTK_WIDGET (self->subtitle), document != NULL);
  if (document != NULL)
    {
      const MdnRuleSet rules = medina_game_get_rules (medina_document_get_game (document));

      gtk_label_set_label (self->subtitle, medina_rule_set_get_name (rules));
      update_cb (self);
    }
  else
    set_text (self, _ ("Medina"), NULL);
}

static void
medina_game_title_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  MedinaGameTitle *self = MEDINA_GAME_TITLE (object);

  switch (id)
    {
    case PROP_TEXT:
      g_value_set_string (value, gtk_label_get_label (self->title));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
medina_game_title_dispose (GObject *object)
{
  MedinaGameTitle *self = MEDINA_GAME_TITLE (object);

  if (self->document != NULL)
    g_signal_group_set_target (self->document, NULL);
  g_clear_object (&self->document);
  G_OBJECT_CLASS (medina_game_title_parent_class)->dispose (object);
}

static void
medina_game_title_class_init (MedinaGameTitleClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = medina_game_title_get_property;
  object_class->dispose = medina_game_title_dispose;
  properties[PROP_TEXT] =
    g_param_spec_string ("text", NULL, NULL, "", G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_css_name (widget_class, "windowtitle");
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/medina_game/Medina/ui/medina-game-title.ui");
  gtk_widget_class_bind_template_child (widget_class, MedinaGameTitle, title);
  gtk_widget_class_bind_template_child (widget_class, MedinaGameTitle, subtitle);
}

static void
medina_game_title_init (MedinaGameTitle *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->document = g_signal_group_new (MEDINA_TYPE_DOCUMENT);
  g_signal_group_connect_swapped (self->document, "notify::title", G_CALLBACK (update_cb), self);
  g_signal_group_connect_swapped (self->document, "notify::modified", G_CALLBACK (update_cb), self);
}
