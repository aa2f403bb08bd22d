/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

/* Holds objects and list models to the promise that notifications are exact. Between two checks a
 * property whose value has changed must have notified once and no other at all, and a list must
 * have told of its changes and of nothing else. */

typedef struct _Watch Watch;

Watch *watch_new (void);

/* Both keep what they are given. */
void watch_add_object (Watch *self, gpointer object);
void watch_add_list (Watch *self, GListModel *list);

/* Called when the first property notifies after a check. */
void watch_set_first_notify (Watch *self, void (*function) (gpointer data), gpointer data);

/* Asserts, and starts anew. */
void watch_check (Watch *self);

void watch_free (Watch *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Watch, watch_free)
