/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-style-sheets.h"

#define FOLDER "/io/github/medina_game/Medina/"

/* They change what style.css says, and high contrast what the dark says, whichever came first. */
enum
{
  DARK = GTK_STYLE_PROVIDER_PRIORITY_APPLICATION + 1,
  HIGH_CONTRAST,
};

typedef struct
{
  const char *property; /* of the manager, while it is set */
  const char *path;
  guint priority;
  GtkCssProvider *provider;
} StyleSheet;

static void
wear (const StyleSheet *self, AdwStyleManager *manager)
{
  GdkDisplay *display = gdk_display_get_default ();
  gboolean worn;

  g_object_get (manager, self->property, &worn, NULL);
  if (worn)
    gtk_style_context_add_provider_for_display (display, GTK_STYLE_PROVIDER (self->provider),
                                                self->priority);
  else
    gtk_style_context_remove_provider_for_display (display, GTK_STYLE_PROVIDER (self->provider));
}

static void
changed_cb (AdwStyleManager *manager, GParamSpec *property, const StyleSheet *sheet)
{
  wear (sheet, manager);
}

void
medina_style_sheets_follow (AdwStyleManager *manager)
{
  static StyleSheet sheets[] = {
    { "dark", FOLDER "dark.css", DARK, NULL },
    { "high-contrast", FOLDER "high-contrast.css", HIGH_CONTRAST, NULL },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (sheets); i++)
    {
      g_autofree char *signal = g_strconcat ("notify::", sheets[i].property, NULL);

      if (sheets[i].provider != NULL) /* by an application before this one */
        continue;
      sheets[i].provider = gtk_css_provider_new ();
      gtk_css_provider_load_from_resource (sheets[i].provider, sheets[i].path);
      g_signal_connect (manager, signal, G_CALLBACK (changed_cb), &sheets[i]);
      wear (&sheets[i], manager);
    }
}
