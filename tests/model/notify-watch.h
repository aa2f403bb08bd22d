/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

/* Checks that notifications are exact. Between two checks a property whose value has changed
 * must have notified once and no other at all, and a list must have told of its changes and of
 * nothing else. */

typedef struct _NotifyWatch NotifyWatch;

NotifyWatch *notify_watch_new (void);

/* Both take a reference. */
void notify_watch_add_object (NotifyWatch *self, gpointer object);
void notify_watch_add_list (NotifyWatch *self, GListModel *list);

/* Called when the first property notifies after a check. */
void
notify_watch_set_first_notify (NotifyWatch *self, void (*function) (gpointer data), gpointer data);

/* Asserts, and starts anew. */
void notify_watch_check (NotifyWatch *self);

void notify_watch_free (NotifyWatch *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (NotifyWatch, notify_watch_free)
