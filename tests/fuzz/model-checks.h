/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-document.h"

/* Asserts what holds of a game of the model after every call. */
void model_check_game (MedinaGame *game);

/* The same of its record: text and record, game and record are made from one another without
 * loss. */
void model_check_record (MedinaGame *game);

/* Asserts that two records, as bytes, are the same text. */
void model_check_same_bytes (GBytes *a, GBytes *b);

void model_check_document (MedinaDocument *document);
