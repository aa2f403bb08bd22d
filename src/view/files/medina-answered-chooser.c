/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-answered-chooser.h"

enum
{
  /* For a drive that is slow to answer. If one takes longer, nothing can be done about it. */
  SECONDS_TO_STAY = 600,
};

static gboolean
drop_cb (gpointer chooser)
{
  g_object_unref (chooser);
  return G_SOURCE_REMOVE;
}

void
medina_answered_chooser_drop (GtkFileChooserNative *chooser)
{
  GtkNativeDialog *dialog = GTK_NATIVE_DIALOG (chooser);

  g_return_if_fail (GTK_IS_FILE_CHOOSER_NATIVE (chooser));

  gtk_native_dialog_hide (dialog);
  gtk_native_dialog_set_transient_for (dialog, NULL);
  g_timeout_add_seconds (SECONDS_TO_STAY, drop_cb, chooser);
}
