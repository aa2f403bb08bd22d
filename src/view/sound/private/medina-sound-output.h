/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The loudspeaker. GSound has the way there: it is what GNOME's games use, a thin door to
 * libcanberra, which mixes short sounds in the sound server and runs nothing while none is heard.
 * It is met in a thread of its own, when the first sound comes: whoever plays something waits for
 * nothing. Where there is no sound server, or it does not answer, sounds get lost without a
 * word. */
typedef struct _MedinaSoundOutput MedinaSoundOutput;

/* Whether Medina was built with it. */
gboolean medina_sound_output_exists (void);

MedinaSoundOutput *medina_sound_output_new (void);

/* What sounds falls silent. Waits half a second at most for a sound server that does not answer. */
void medina_sound_output_free (MedinaSoundOutput *self);

/* Plays a file, so many decibels louder than it is, together with what sounds already. Comes too
 * late what cannot be played soon. */
void medina_sound_output_play (MedinaSoundOutput *self, const char *path, int decibels);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MedinaSoundOutput, medina_sound_output_free)

G_END_DECLS
