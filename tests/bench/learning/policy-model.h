/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "samples.h"

/* The policy with real numbers, as it is trained. */

typedef float PolicyWeights[MDN_POLICY_CODES];

typedef struct
{
  double cross_entropy;
  double first; /* how often the most visited placement has the highest score */
  double count;
} PolicyLoss;

void policy_model_read (PolicyWeights weights, const MdnNetwork *network);
void policy_model_write (const PolicyWeights weights, MdnNetwork *network);

/* What a sample adds to the gradient and the loss; `gradient` may be NULL. */
void policy_model_learn (const PolicyWeights weights,
                         const Samples *samples,
                         const PolicySample *sample,
                         float *gradient,
                         PolicyLoss *loss);
