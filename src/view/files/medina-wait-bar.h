/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A bar across the window that tells of a file whose drive takes long to answer, and lets the
 * person wait no longer. Of several it tells of the one that began first.
 *
 * (AdwBanner comes with libadwaita 1.3; GtkInfoBar is deprecated from GTK 4.10 on.) */

#define MEDINA_TYPE_WAIT_BAR (medina_wait_bar_get_type ())
G_DECLARE_FINAL_TYPE (MedinaWaitBar, medina_wait_bar, MEDINA, WAIT_BAR, GtkWidget)

enum
{
  /* From when on something takes long; before, it is not worth telling. */
  MEDINA_WAIT_BAR_SECONDS = 2,
};

/* Something is being waited for that the cancellable gives up; `text` says what, a translated
 * sentence. It began when g_get_monotonic_time was `began`: if that is long ago the bar tells of it
 * at once. */
void medina_wait_bar_begin (MedinaWaitBar *self,
                            const char *text,
                            gint64 began,
                            GCancellable *cancellable);

/* It has ended, in whatever way. */
void medina_wait_bar_end (MedinaWaitBar *self, GCancellable *cancellable);

G_END_DECLS
