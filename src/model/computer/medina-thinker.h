/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "ai.h"

G_BEGIN_DECLS

/* Thinks about positions in a thread of its own, for computer players and for hints, and answers
 * in the main context that asked.
 *
 * One thought at a time: asked again while it thinks, it leaves the old thought, which ends with
 * G_IO_ERROR_CANCELLED, and begins the new one at once. Any number of thinkers can think side by
 * side. It stays alive while it thinks: a caller that drops its reference and does not want the
 * answer any more cancels the thought, too.
 *
 * Thoughts that time alone limits go on with the trees that the last answered one has left, where
 * they are of the same game and level (ai.h); up to 141 MiB are kept for that between thoughts. */

#define MEDINA_TYPE_THINKER (medina_thinker_get_type ())

G_DECLARE_FINAL_TYPE (MedinaThinker, medina_thinker, MEDINA, THINKER, GObject)

MedinaThinker *medina_thinker_new (void);

/* Position and limits are copied. Canceled, the thread stops as soon as it notices, within a few
 * hundredths of a second, and the callback is called then. */
void medina_thinker_think_async (MedinaThinker *self,
                                 const MdnPosition *position,
                                 const MdnAiLimits *limits,
                                 GCancellable *cancellable,
                                 GAsyncReadyCallback callback,
                                 gpointer user_data);

/* Fills `advice`, which has at least one plan. Errors: G_IO_ERROR_CANCELLED; G_IO_ERROR_FAILED if
 * there is nothing to think about, as the game is over, or no memory. */
gboolean medina_thinker_think_finish (MedinaThinker *self,
                                      GAsyncResult *result,
                                      MdnAdvice *advice,
                                      GError **error);

/* How a thought ended, for those who cancel what they do not want any more. */
typedef enum
{
  MEDINA_THOUGHT_ANSWERED,
  MEDINA_THOUGHT_UNANSWERED, /* there is nothing to think about */
  MEDINA_THOUGHT_DROPPED,    /* canceled or left: whoever asked may be gone, and is not touched */
} MedinaThoughtEnd;

/* Finishes, too, and fills `advice` if there is an answer. */
MedinaThoughtEnd
medina_thinker_think_end (MedinaThinker *self, GAsyncResult *result, MdnAdvice *advice);

/* What is being thought ends at once, with the best that has been found so far. Without effect
 * when nothing is. */
void medina_thinker_hurry (MedinaThinker *self);

/* Lets go of the trees that are kept for the next thought. */
void medina_thinker_forget (MedinaThinker *self);

/* How far it has come with what it is thinking, from 0 to 1; 0 when it is not thinking. Changes are
 * not notified: a widget that shows it asks again now and then. */
double medina_thinker_get_progress (MedinaThinker *self);

G_END_DECLS
