/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-document.h"

/* Documents and the slots that they are kept in, waiting for each call to end, which must
 * succeed. */

void model_slots_discard (MedinaDocument *document);
void model_slots_close (MedinaDocument *document);
