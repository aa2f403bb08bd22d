/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-option-row.h"

#include <glib/gi18n.h>

struct _MedinaOptionRow
{
  AdwActionRow parent_instance;

  MdnOption option;

  /* children */
  GtkSwitch *toggle;

  /* owned */
  MedinaGameOptions *options;
};

G_DEFINE_FINAL_TYPE (MedinaOptionRow, medina_option_row, ADW_TYPE_ACTION_ROW)

static const struct
{
  const char *title;
  const char *subtitle;
} texts[MDN_OPTIONS] = {
  [MDN_OPTION_WELL] = { N_ ("Well"),
                        N_ ("Palaces can’t touch it, but those nearby can score for water") },
  [MDN_OPTION_TEA] = { N_ ("Tea Tiles"),
                       N_ (
                         "The first purple palaces earn tea tiles, each saving you a placement") },
  [MDN_OPTION_TOWERS] = { N_ ("Merchants on Towers"),
                          N_ ("Whoever takes a tower tile first also gets the merchants on it") },
  [MDN_OPTION_OPENING] = { N_ ("Short Opening"),
                           N_ ("The first turns are shorter, so nobody gets a head start") },
  [MDN_OPTION_NEUTRAL] = { N_ ("Neutral Rooftops"),
                           N_ ("Each player has one rooftop that makes a palace neutral") },
};

/* Why neutral rooftops are not offered. (Rule sets that offer no option at all do not show any.) */
static const char *
reason_for (MedinaGameOptions *options)
{
  return medina_game_options_get_players (options) == 2 ? _ ("Two players always have two each")
                                                        : _ ("Not used with four players");
}

static void
show_option (MedinaOptionRow *self)
{
  const gboolean offered = medina_game_options_offers (self->options, self->option);
  const MdnRules rules = medina_game_options_get_rules (self->options);

  gtk_widget_set_sensitive (GTK_WIDGET (self), offered);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self), offered ? _ (texts[self->option].subtitle)
                                                              : reason_for (self->options));
  gtk_switch_set_active (self->toggle, mdn_rules_get_option (&rules, self->option));
}

static void
active_changed_cb (MedinaOptionRow *self)
{
  if (medina_game_options_offers (self->options, self->option))
    medina_game_options_set_option (self->options, self->option,
                                    gtk_switch_get_active (self->toggle));
}

static void
medina_option_row_dispose (GObject *object)
{
  g_clear_object (&MEDINA_OPTION_ROW (object)->options);

  G_OBJECT_CLASS (medina_option_row_parent_class)->dispose (object);
}

static void
medina_option_row_class_init (MedinaOptionRowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = medina_option_row_dispose;
}

static void
medina_option_row_init (MedinaOptionRow *self)
{
  self->toggle = GTK_SWITCH (gtk_switch_new ());
  gtk_widget_set_valign (GTK_WIDGET (self->toggle), GTK_ALIGN_CENTER);
  gtk_widget_set_receives_default (GTK_WIDGET (self->toggle), TRUE);
  gtk_widget_set_receives_default (GTK_WIDGET (self), TRUE);
  adw_action_row_add_suffix (ADW_ACTION_ROW (self), GTK_WIDGET (self->toggle));
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (self), GTK_WIDGET (self->toggle));
}

GtkWidget *
medina_option_row_new (MedinaGameOptions *options, MdnOption option)
{
  MedinaOptionRow *self;

  g_return_val_if_fail (MEDINA_IS_GAME_OPTIONS (options), NULL);
  g_return_val_if_fail (option < MDN_OPTIONS, NULL);

  self = g_object_new (MEDINA_TYPE_OPTION_ROW, "title", _ (texts[option].title), NULL);
  self->options = g_object_ref (options);
  self->option = option;
  show_option (self);
  g_signal_connect_object (options, "notify", G_CALLBACK (show_option), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->toggle, "notify::active", G_CALLBACK (active_changed_cb), self,
                           G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}
