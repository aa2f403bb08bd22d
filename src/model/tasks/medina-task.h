/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Tasks whose work is done in a thread, and whose source is an object of the main loop's. A thread
 * may be the last to have a task: with g_task_run_in_thread () the source would then be disposed of
 * in the thread. All of them are made, and answer, in the default main context. */

/* Has the work done in a thread, as g_task_run_in_thread () does; the task and its source are let
 * go of in the main context. The function must return something, and may touch the task afterwards.
 * g_task_set_return_on_cancel () is not for such tasks. */
void medina_task_run_in_thread (GTask *task, GTaskThreadFunc function);

/* Gives a reference up, which is taken over, in the main context; from any thread. */
void medina_task_let_go (GTask *task);

G_END_DECLS
