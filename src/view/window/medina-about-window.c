/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-about-window.h"

#include <glib/gi18n.h>

struct _MedinaAboutWindow
{
  AdwWindow parent_instance;

  /* template */
  GtkLabel *version;
  AdwActionRow *translators;
  GtkWidget *website;
  GtkWidget *problems;
};

G_DEFINE_FINAL_TYPE (MedinaAboutWindow, medina_about_window, ADW_TYPE_WINDOW)

/* The name of a row is the page that it leads to. */
static void
row_activated_cb (MedinaAboutWindow *self, GtkWidget *row)
{
  gtk_show_uri (GTK_WINDOW (self), gtk_widget_get_name (row), GDK_CURRENT_TIME);
}

/* An address that no publisher has set has no row. */
static void
set_address (GtkWidget *row, const char *address)
{
  gtk_widget_set_name (row, address);
  gtk_widget_set_tooltip_text (row, address);
  gtk_widget_set_visible (row, *address != '\0');
}

static void
show_translators (MedinaAboutWindow *self)
{
  /* Translators: put your names here, one a line; they are shown in the About window */
  const char *names = _ ("translator-credits");

  adw_action_row_set_subtitle (self->translators, names);
  gtk_widget_set_visible (GTK_WIDGET (self->translators),
                          !g_str_equal (names, "translator-credits"));
}

static void
medina_about_window_class_init (MedinaAboutWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/medina_game/Medina/ui/medina-about-window.ui");
  gtk_widget_class_bind_template_child (widget_class, MedinaAboutWindow, version);
  gtk_widget_class_bind_template_child (widget_class, MedinaAboutWindow, translators);
  gtk_widget_class_bind_template_child (widget_class, MedinaAboutWindow, website);
  gtk_widget_class_bind_template_child (widget_class, MedinaAboutWindow, problems);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
}

static void
medina_about_window_init (MedinaAboutWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_label_set_label (self->version, MEDINA_VERSION);
  show_translators (self);
  set_address (self->website, MEDINA_HOMEPAGE);
  set_address (self->problems, MEDINA_BUGTRACKER);
}

GtkWidget *
medina_about_window_new (void)
{
  return g_object_new (MEDINA_TYPE_ABOUT_WINDOW, NULL);
}
