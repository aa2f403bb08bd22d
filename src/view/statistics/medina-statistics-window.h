/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "medina-history.h"
#include "medina-people.h"

G_BEGIN_DECLS

/* How somebody has played, in a window of its own: a list that is read line by line, with bars; the
 * person, the time and the rules are chosen above it. It counts once the history has been read, and
 * again whenever games come or go. Ctrl+C copies all of it as a text. */

#define MEDINA_TYPE_STATISTICS_WINDOW (medina_statistics_window_get_type ())
G_DECLARE_FINAL_TYPE (MedinaStatisticsWindow,
                      medina_statistics_window,
                      MEDINA,
                      STATISTICS_WINDOW,
                      AdwWindow)

/* It keeps references. */
MedinaStatisticsWindow *medina_statistics_window_new (MedinaHistory *history, MedinaPeople *people);

G_END_DECLS
