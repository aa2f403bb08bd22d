/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "policy-model.h"

#include <math.h>

static const float one = 256;

void
policy_model_read (PolicyWeights weights, const MdnNetwork *network)
{
  for (int code = 0; code < MDN_POLICY_CODES; code++)
    weights[code] = network->policy[code] / one;
}

void
policy_model_write (const PolicyWeights weights, MdnNetwork *network)
{
  for (int code = 0; code < MDN_POLICY_CODES; code++)
    network->policy[code] =
      (int16_t) lrintf (fmaxf (INT16_MIN, fminf (INT16_MAX, weights[code] * one)));
}

static float
add_up (const PolicyWeights weights, const uint16_t codes[])
{
  float score = 0;

  for (int i = 0; i < MDN_POLICY_MOST_FACTS && codes[i] < MDN_POLICY_CODES; i++)
    score += weights[codes[i]];
  return score;
}

void
policy_model_learn (const PolicyWeights weights,
                    const Samples *samples,
                    const PolicySample *sample,
                    float *gradient,
                    PolicyLoss *loss)
{
  const uint16_t *codes = &samples->codes[sample->codes];
  float scores[MDN_MAX_LEGAL], best = -1e9f, sum = 0;
  int highest = 0;

  for (int i = 0; i < sample->placements; i++)
    {
      scores[i] = add_up (weights, &codes[i * MDN_POLICY_MOST_FACTS]);
      if (scores[i] > best)
        {
          best = scores[i];
          highest = i;
        }
    }
  for (int i = 0; i < sample->placements; i++)
    sum += expf (scores[i] - best);
  for (int i = 0; i < sample->placements; i++)
    {
      const float target = i < sample->choices ? sample->share[i] : 0;
      const float slope = expf (scores[i] - best) / sum - target;

      if (target > 0)
        loss->cross_entropy -= target * (scores[i] - best - logf (sum));
      for (int j = 0; gradient != NULL && j < MDN_POLICY_MOST_FACTS; j++)
        if (codes[i * MDN_POLICY_MOST_FACTS + j] < MDN_POLICY_CODES)
          gradient[codes[i * MDN_POLICY_MOST_FACTS + j]] += slope;
    }
  loss->first += highest == 0;
  loss->count++;
}
