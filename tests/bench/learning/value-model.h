/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "samples.h"

/* The network with real numbers in place of whole ones, as it is trained. Units are from 0 to 1,
 * points are points. */

typedef struct
{
  float second[MDN_NETWORK_SECOND][MDN_NETWORK_HIDDEN];
  float second_bias[MDN_NETWORK_SECOND];
  float last[MDN_RESULTS][MDN_NETWORK_SECOND];
  float last_bias[MDN_RESULTS];
  float total[MDN_STAGES];
} GameWeights;

typedef struct
{
  float first[MDN_INPUT_CODES][MDN_NETWORK_HIDDEN];
  float direct[MDN_INPUT_CODES][2 * 4];
  float first_bias[MDN_NETWORK_HIDDEN];
  GameWeights games[MDN_GAME_KINDS];
} ValueWeights;

typedef struct
{
  double points;  /* the mean square of how far totals are off */
  double chances; /* the cross-entropy of the chances */
  double count;
} ValueLoss;

/* Small random numbers. */
void value_model_begin (ValueWeights *weights, uint64_t seed);

void value_model_read (ValueWeights *weights, const MdnNetwork *network);
void value_model_write (const ValueWeights *weights, MdnNetwork *network);

/* What a sample adds to the gradient and the loss. `gradient` is NULL where only the loss is
 * wanted. */
void value_model_learn (const ValueWeights *weights,
                        const Samples *samples,
                        const ValueSample *sample,
                        ValueWeights *gradient,
                        ValueLoss *loss);
