/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Shows a text over something else, to be laid over it in a GtkOverlay: what happened by itself in
 * the game. It stays for as long as it takes to read it. A click on it sends it away.
 *
 * (AdwToastOverlay shows one text after another, so that the last of three is seen much later than
 * what it tells of, and each has a button that takes the focus.)
 *
 * Properties:
 *   "covered-opacity"  gdouble: for what it is laid over, of which nothing is to be seen while
 *                      there is a text, as that has no ground of its own */

#define MEDINA_TYPE_ANNOUNCER (medina_announcer_get_type ())
G_DECLARE_FINAL_TYPE (MedinaAnnouncer, medina_announcer, MEDINA, ANNOUNCER, GtkWidget)

/* Takes the place of what is shown, and has a screen reader say it. */
void medina_announcer_announce (MedinaAnnouncer *self, const char *text);

/* Comes below what is shown, if that has been there for less than its time and there is room for
 * both; otherwise in its place. What is shown already is not shown twice. For events that may
 * follow each other sooner than they can be read; they are not said. */
void medina_announcer_add (MedinaAnnouncer *self, const char *text);

/* The same, but nothing goes for it that has been there for less than its time: where there is no
 * room for both it comes in sight after that. For what happens without anybody here doing
 * anything. */
void medina_announcer_append (MedinaAnnouncer *self, const char *text);

/* What is shown is too high: soon the last one of several waits until another has been read. For
 * whoever gives it its place, which may be in the middle of doing so. */
void medina_announcer_shorten (MedinaAnnouncer *self);

/* Has the last texts stay longer than their time: while others act, who do not wait for a reader.
 * After that they go, and so does what there was before; what came meanwhile and cannot have been
 * read stays for its time. */
void medina_announcer_keep (MedinaAnnouncer *self, gboolean kept);

/* Something new has happened: texts that are only kept go. */
void medina_announcer_go_on (MedinaAnnouncer *self);

/* Hides it while something else is more important, until that is over or something new is told; its
 * time goes on. */
void medina_announcer_set_aside (MedinaAnnouncer *self, gboolean aside);

/* Takes a line away wherever it is shown, because it is said elsewhere. */
void medina_announcer_withdraw (MedinaAnnouncer *self, const char *line);

/* Takes the text away at once. */
void medina_announcer_dismiss (MedinaAnnouncer *self);

/* What is shown; "" for nothing. */
const char *medina_announcer_get_text (MedinaAnnouncer *self);

/* The height that its texts have at a width and a scale (medina-fitted-text.h); 0 while it shows
 * none. */
int medina_announcer_measure_texts (MedinaAnnouncer *self, int width, double scale);
void medina_announcer_set_scale (MedinaAnnouncer *self, double scale);

G_END_DECLS
