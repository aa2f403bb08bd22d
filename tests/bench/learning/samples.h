/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "game-file.h"
#include "network.h"

/* Positions of games that were played, as the network and the policy see them, with what they are
 * to learn. */

typedef struct
{
  size_t codes; /* where its inputs begin, among those of all samples */
  uint16_t n_codes;
  uint8_t game; /* mdn_search_state_game_kind */
  uint8_t players;
  float stages[MDN_STAGES];
  float evaluation[MDN_MAX_PLAYERS];
  float totals[MDN_MAX_PLAYERS]; /* at the end */
  float chances[MDN_MAX_PLAYERS];
} ValueSample;

typedef struct
{
  size_t codes;        /* where its facts begin; each placement has MDN_POLICY_MOST_FACTS */
  uint16_t placements; /* those that were chosen come first, */
  uint16_t choices;    /* so many */
  float share[MOST_CHOICES];
} PolicySample;

typedef struct
{
  ValueSample *values;
  size_t n_values, room_values;
  PolicySample *policies;
  size_t n_policies, room_policies;
  uint16_t *codes;
  size_t n_codes, room_codes;
} Samples;

typedef struct
{
  double value_share; /* of all positions, that are taken */
  double policy_share;
  /* λ of TD(λ): how far what was found later counts for what was before, from a placement to the
   * next; the game's end is found last. */
  double lambda;
} SampleChoice;

/* Adds samples from all games of a file; returns how many games, or -1. */
int samples_read (Samples *samples, const char *path, const SampleChoice *choice, uint64_t seed);

void samples_free (Samples *samples);
