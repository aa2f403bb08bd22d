/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "all-windows.h"

#include <string.h>

#include "await.h"
#include "document-sync.h"
#include "medina-stored-game-row.h"
#include "medina-about-window.h"
#include "medina-language.h"
#include "medina-new-game-dialog.h"
#include "medina-preferences-window.h"
#include "medina-rules-book.h"
#include "medina-score-dialog.h"

/* Pictures of the windows in the language of the environment, light and dark, in a folder, to be
 * looked at: LANGUAGE-STYLE-WINDOW.png, and LANGUAGE-STYLE-narrow-WINDOW.png as on a telephone. */

enum
{
  USUAL = -1,
  NARROW = 360,
  NARROW_HEIGHT = 700,
};

typedef struct
{
  const char *folder;
  const char *language;
  const char *style;
  int width; /* of every window: USUAL or NARROW */
} Gallery;

static void
save (GtkWidget *window, const char *file)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (window);
  const int width = gtk_widget_get_width (window), height = gtk_widget_get_height (window);
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;

  gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_to_node (snapshot);
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (window)), node,
                                         &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  if (!gdk_texture_save_to_png (texture, file))
    g_error ("%s cannot be written", file);
}

static void
hang (const Gallery *self, GtkWidget *window, const char *name)
{
  g_autofree char *file =
    g_strdup_printf ("%s/%s-%s-%s%s.png", self->folder, self->language, self->style,
                     self->width == NARROW ? "narrow-" : "", name);

  if (self->width == NARROW)
    {
      int width, height;

      gtk_window_get_default_size (GTK_WINDOW (window), &width, &height);
      gtk_window_set_default_size (GTK_WINDOW (window), NARROW, MAX (height, NARROW_HEIGHT));
    }
  gtk_window_present (GTK_WINDOW (window));
  all_windows_await_layout (window);
  save (window, file);
}

static void
hang_dialog (const Gallery *self, GtkWidget *dialog, const char *name)
{
  hang (self, dialog, name);
  gtk_window_destroy (GTK_WINDOW (dialog));
  driver_settle ();
}

static void
hang_scores (const Gallery *self, Driver *driver)
{
  gtk_widget_activate_action (GTK_WIDGET (driver->window), "win.scores", NULL);
  hang_dialog (self, driver_find_window (MEDINA_TYPE_SCORE_DIALOG), "scores");
}

static void
hang_shortcuts (const Gallery *self, Driver *driver)
{
  const GLogLevelFlags fatal = g_log_set_always_fatal (G_LOG_FATAL_MASK);

  driver_activate (driver, "win.show-help-overlay");
  hang_dialog (self,
               GTK_WIDGET (
                 gtk_application_window_get_help_overlay (GTK_APPLICATION_WINDOW (driver->window))),
               "shortcuts");
  g_log_set_always_fatal (fatal);
}

/* One game to go on with. */
static void
hang_welcome (const Gallery *self, Driver *driver)
{
  g_autoptr (MedinaStore) store = medina_store_new_default ();
  g_autoptr (GPtrArray) games = NULL;
  GtkWidget *window;

  document_sync_close (medina_window_get_document (driver->window), NULL);
  window = GTK_WIDGET (medina_application_create_window (driver->application));
  await (driver_find (window, MEDINA_TYPE_STORED_GAME_ROW) != NULL);
  hang_dialog (self, window, "welcome");
  games = document_sync_list (store, MEDINA_STORE_SECTION_IN_PROGRESS);
  for (guint i = 0; i < games->len; i++)
    medina_store_remove (store, ((MedinaSlotContents *) games->pdata[i])->id, NULL);
}

/* As tall as all of its page, even taller than a screen. */
static void
hang_rules (const Gallery *self, MedinaRulesPageId page)
{
  GtkWidget *book = medina_rules_book_new (page);
  g_autofree char *name = g_strdup_printf ("rules-%02d", (int) page + 1);
  GtkWidget *scroller;
  GtkAdjustment *adjustment;
  int width, height;

  if (self->width == NARROW)
    gtk_window_set_default_size (GTK_WINDOW (book), NARROW, NARROW_HEIGHT);
  gtk_window_present (GTK_WINDOW (book));
  all_windows_await_layout (book);
  scroller = gtk_widget_get_ancestor (driver_find (book, ADW_TYPE_CLAMP), GTK_TYPE_SCROLLED_WINDOW);
  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  gtk_window_get_default_size (GTK_WINDOW (book), &width, &height);
  height +=
    (int) (gtk_adjustment_get_upper (adjustment) - gtk_adjustment_get_page_size (adjustment));
  gtk_widget_set_size_request (book, -1, height);
  hang_dialog (self, book, name);
}

static void
hang_game (const Gallery *self, GSettings *settings)
{
  MdnRandom random;
  Driver driver;

  mdn_random_seed (&random, 5);
  driver_open (&driver, MDN_SECOND_EDITION, 4, FALSE, self->width == NARROW ? NARROW : 1040, 800);
  for (int i = 0; i < 90 && !medina_game_get_over (driver_get_game (&driver)); i++)
    driver_play_one (&driver, &random);
  hang (self, GTK_WIDGET (driver.window), "game");
  hang_scores (self, &driver);
  hang_dialog (self, GTK_WIDGET (medina_new_game_dialog_new (settings)), "new-game");
  hang_dialog (self, medina_preferences_window_new (settings), "preferences");
  hang_dialog (self, medina_about_window_new (), "about");
  for (int page = 0; page < MEDINA_RULES_PAGES; page++)
    hang_rules (self, (MedinaRulesPageId) page);
  hang_shortcuts (self, &driver);
  hang_welcome (self, &driver);
  driver_close (&driver);
}

/* GTK 4.8 warns about a width of its own label for “1…9”. */
static GLogWriterOutput
write_log_cb (GLogLevelFlags level, const GLogField *fields, gsize n_fields, gpointer data)
{
  for (gsize i = 0; i < n_fields; i++)
    if (g_str_equal (fields[i].key, "MESSAGE") && strstr (fields[i].value, "min width") != NULL)
      return G_LOG_WRITER_HANDLED;
  return g_log_writer_default (level, fields, n_fields, data);
}

/* Usage: make-gallery FOLDER LANGUAGE; nothing is made where that is not what is spoken. */
int
main (int argc, char **argv)
{
  static const char *const styles[] = { "light", "dark" };
  static const int widths[] = { USUAL, NARROW };
  g_autoptr (GSettings) settings = NULL;

  g_log_set_writer_func (write_log_cb, NULL, NULL);
  all_windows_init (&argc, &argv);
  if (argc != 3 || !g_str_equal (medina_language_get_spoken (), argv[2]))
    {
      g_printerr ("usage: make-gallery FOLDER LANGUAGE, where that is spoken\n");
      return 2;
    }
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  settings = g_settings_new ("io.github.medina_game.Medina");
  for (gsize i = 0; i < G_N_ELEMENTS (styles); i++)
    {
      g_settings_set_string (settings, "color-scheme", styles[i]);
      driver_settle ();
      for (gsize k = 0; k < G_N_ELEMENTS (widths); k++)
        hang_game (&(Gallery){ argv[1], argv[2], styles[i], widths[k] }, settings);
    }
  return 0;
}
