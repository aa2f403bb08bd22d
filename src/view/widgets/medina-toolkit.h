/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* What newer versions of GTK and libadwaita do better than the oldest ones served, where the
 * program was built with them. This is the only pair of files that may use them:
 *
 *   GTK 4.14         gtk_accessible_announce(); looked for when the program runs
 *   libadwaita 1.5   AdwAlertDialog, inside the window, in place of AdwMessageDialog
 */

/* Has a screen reader say a text, after what it is saying. With an older GTK the text becomes the
 * description of what has the focus in the active window, and screen readers say that; when the
 * focus leaves, the widget loses that description, and one of its own that is not its tooltip,
 * too. */
void medina_toolkit_announce (GtkWidget *widget, const char *text);

/* What has the focus is told just now: with an older GTK, what is to be said waits for that,
 * too. */
void medina_toolkit_let_focus_be_said (void);

typedef struct
{
  const char *id;
  const char *label; /* with a mnemonic */
  AdwResponseAppearance appearance;
} MedinaToolkitResponse;

/* An alert that is not shown yet, a floating reference. It emits "response" once,
 * with the response's ID, as its detail, too; `close` is the ID if it is just closed. `initial` is
 * the ID of what Enter chooses; NULL if that is nothing. */
GtkWidget *medina_toolkit_create_alert (const char *heading,
                                        const char *body,
                                        const MedinaToolkitResponse *responses,
                                        guint n_responses,
                                        const char *initial,
                                        const char *close);

/* Shows it over a window, which has to wait for the answer. If the window goes first so does the
 * alert, without a response. */
void medina_toolkit_show_alert (GtkWidget *alert, GtkWindow *window);

/* Closes it as Escape does. */
void medina_toolkit_close_alert (GtkWidget *alert);

G_END_DECLS
