/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "value-model.h"

#include <math.h>
#include <string.h>

#include "random.h"

enum
{
  HIDDEN = MDN_NETWORK_HIDDEN,
  SECOND = MDN_NETWORK_SECOND,
  STAGES = MDN_STAGES,
  SCALE = MDN_NETWORK_POINTS_SCALE,
};

/* How much an error of a point counts beside the chances. */
static const float of_points = 0.006f;

/* Only differences between players decide a game: what all totals are off together counts less. */
static const float of_mean = 0.15f;

/* The slope of Huber's loss: that of the square up to here. */
static float
limit (float off)
{
  return off < -12 ? -12 : off > 12 ? 12 : off;
}

/* What one player sees, layer by layer. */
typedef struct
{
  unsigned seen[MDN_SLOTS];
  float hidden[HIDDEN]; /* before they are clipped, and after */
  float first[HIDDEN];
  float sum[SECOND];
  float second[SECOND];
  float result[MDN_RESULTS];
  float total;
  float chance; /* the logarithm */
} Forward;

/* --- Whole numbers ---------------------------------------------------------------------------- */

static float
draw (MdnRandom *random, float most)
{
  return most * ((float) mdn_random_below (random, 2001) / 1000 - 1);
}

void
value_model_begin (ValueWeights *weights, uint64_t seed)
{
  /* What can still change is more the earlier it is. */
  static const float total[STAGES] = { 0.18f, 0.29f, 0.6f };
  MdnRandom random;

  memset (weights, 0, sizeof *weights);
  mdn_random_seed (&random, seed);
  for (int code = 0; code < MDN_NO_INPUT; code++)
    for (int i = 0; i < HIDDEN; i++)
      weights->first[code][i] = draw (&random, 0.05f);
  for (int i = 0; i < HIDDEN; i++)
    weights->first_bias[i] = 0.4f;
  for (int game = 0; game < MDN_GAME_KINDS; game++)
    {
      GameWeights *g = &weights->games[game];

      for (int i = 0; i < SECOND; i++)
        for (int j = 0; j < HIDDEN; j++)
          g->second[i][j] = draw (&random, 0.2f);
      for (int i = 0; i < SECOND; i++)
        g->second_bias[i] = 0.3f;
      memcpy (g->total, total, sizeof total);
    }
}

static int16_t
whole (float value, float one)
{
  return (int16_t) lrintf (fmaxf (INT16_MIN, fminf (INT16_MAX, value * one)));
}

/* The weights of a game, between both kinds of numbers: COPY (real, whole, what 1 is). */
#define COPY_GAME(COPY, real, number)                                                \
  for (int i = 0; i < SECOND; i++)                                                   \
    {                                                                                \
      for (int j = 0; j < HIDDEN; j++)                                               \
        COPY ((real)->second[i][j], (number)->second[i][j], MDN_NETWORK_SECOND_ONE); \
      COPY ((real)->second_bias[i], (number)->second_bias[i], MDN_NETWORK_UNIT);     \
      for (int j = 0; j < MDN_RESULTS; j++)                                          \
        COPY ((real)->last[j][i], (number)->last[j][i], MDN_NETWORK_LAST_ONE);       \
    }                                                                                \
  for (int i = 0; i < MDN_RESULTS; i++)                                              \
    COPY ((real)->last_bias[i], (number)->last_bias[i], MDN_NETWORK_UNIT);           \
  for (int i = 0; i < STAGES; i++)                                                   \
    COPY ((real)->total[i], (number)->total[i], MDN_NETWORK_ONE);

#define COPY_INPUTS(COPY, real, number)                                             \
  for (int code = 0; code < MDN_INPUT_CODES; code++)                                \
    {                                                                               \
      for (int i = 0; i < HIDDEN; i++)                                              \
        COPY ((real)->first[code][i], (number)->first[code][i], MDN_NETWORK_UNIT);  \
      for (int i = 0; i < 2 * 4; i++)                                               \
        COPY ((real)->direct[code][i], (number)->direct[code][i], MDN_NETWORK_ONE); \
    }                                                                               \
  for (int i = 0; i < HIDDEN; i++)                                                  \
    COPY ((real)->first_bias[i], (number)->first_bias[i], MDN_NETWORK_UNIT);

#define TO_REAL(real, number, one)  (real) = (float) (number) / (one)
#define TO_WHOLE(real, number, one) (number) = whole ((real), (one))

void
value_model_read (ValueWeights *weights, const MdnNetwork *network)
{
  COPY_INPUTS (TO_REAL, weights, network)
  for (int game = 0; game < MDN_GAME_KINDS; game++)
    {
      COPY_GAME (TO_REAL, &weights->games[game], &network->games[game])
    }
}

void
value_model_write (const ValueWeights *weights, MdnNetwork *network)
{
  COPY_INPUTS (TO_WHOLE, weights, network)
  for (int game = 0; game < MDN_GAME_KINDS; game++)
    {
      COPY_GAME (TO_WHOLE, &weights->games[game], &network->games[game])
    }
}

/* --- Forward ---------------------------------------------------------------------------------- */

static float
clip (float value)
{
  return value < 0 ? 0 : value > 1 ? 1 : value;
}

static float
mix (const float of_stages[], const float stages[])
{
  float mixed = 0;

  for (int stage = 0; stage < STAGES; stage++)
    mixed += of_stages[stage] * stages[stage];
  return mixed;
}

static void
go_forward (const ValueWeights *weights,
            const Samples *samples,
            const ValueSample *sample,
            int player,
            Forward *self)
{
  const GameWeights *game = &weights->games[sample->game];
  const uint16_t *codes = &samples->codes[sample->codes];
  float direct[2 * 4] = { 0 };

  memcpy (self->hidden, weights->first_bias, sizeof self->hidden);
  for (int i = 0; i < sample->n_codes; i++)
    {
      const unsigned seen = mdn_inputs_seen_from (codes[i], player, sample->players);

      self->seen[i] = seen;
      for (int j = 0; j < HIDDEN; j++)
        self->hidden[j] += weights->first[seen][j];
      for (int j = 0; j < 2 * 4; j++)
        direct[j] += weights->direct[seen][j];
    }
  for (int i = 0; i < HIDDEN; i++)
    self->first[i] = clip (self->hidden[i]);
  for (int i = 0; i < SECOND; i++)
    {
      float sum = game->second_bias[i];

      for (int j = 0; j < HIDDEN; j++)
        sum += game->second[i][j] * self->first[j];
      self->sum[i] = sum;
      self->second[i] = clip (sum);
    }
  for (int i = 0; i < MDN_RESULTS; i++)
    {
      self->result[i] = game->last_bias[i];
      for (int j = 0; j < SECOND; j++)
        self->result[i] += game->last[i][j] * self->second[j];
    }
  self->total = sample->evaluation[player] + SCALE * self->result[MDN_RESULT_POINTS] +
                mix (&direct[0], sample->stages);
  self->chance = self->result[MDN_RESULT_CHANCE] + mix (&direct[4], sample->stages) +
                 self->total * mix (game->total, sample->stages);
}

/* --- Backward --------------------------------------------------------------------------------- */

/* A unit that was clipped learns a little where that would bring it back. */
static float
through_clip (float sum, float slope)
{
  if (sum < 0)
    return slope < 0 ? 0.02f * slope : 0;
  if (sum > 1)
    return slope > 0 ? 0.02f * slope : 0;
  return slope;
}

/* `slopes` are those of the loss by total and by chance. */
static void
go_backward (const ValueWeights *weights,
             const ValueSample *sample,
             const Forward *self,
             const float slopes[MDN_RESULTS],
             ValueWeights *gradient)
{
  const GameWeights *game = &weights->games[sample->game];
  GameWeights *to = &gradient->games[sample->game];
  const float by_result[MDN_RESULTS] = { SCALE * slopes[0], slopes[1] };
  float by_first[HIDDEN] = { 0 }, by_direct[2 * 4] = { 0 };

  for (int i = 0; i < SECOND; i++)
    {
      float slope = 0;

      for (int j = 0; j < MDN_RESULTS; j++)
        {
          slope += by_result[j] * game->last[j][i];
          to->last[j][i] += by_result[j] * self->second[i];
        }
      slope = through_clip (self->sum[i], slope);
      to->second_bias[i] += slope;
      for (int j = 0; j < HIDDEN; j++)
        {
          by_first[j] += slope * game->second[i][j];
          to->second[i][j] += slope * self->first[j];
        }
    }
  for (int i = 0; i < MDN_RESULTS; i++)
    to->last_bias[i] += by_result[i];
  for (int stage = 0; stage < STAGES; stage++)
    {
      by_direct[stage] = slopes[0] * sample->stages[stage];
      by_direct[4 + stage] = slopes[1] * sample->stages[stage];
      to->total[stage] += slopes[1] * self->total * sample->stages[stage];
    }
  for (int i = 0; i < HIDDEN; i++)
    {
      by_first[i] = through_clip (self->hidden[i], by_first[i]);
      gradient->first_bias[i] += by_first[i];
    }
  for (int i = 0; i < sample->n_codes; i++)
    {
      float *first = gradient->first[self->seen[i]], *direct = gradient->direct[self->seen[i]];

      for (int j = 0; j < HIDDEN; j++)
        first[j] += by_first[j];
      for (int j = 0; j < 2 * 4; j++)
        direct[j] += by_direct[j];
    }
}

void
value_model_learn (const ValueWeights *weights,
                   const Samples *samples,
                   const ValueSample *sample,
                   ValueWeights *gradient,
                   ValueLoss *loss)
{
  static Forward forward[MDN_MAX_PLAYERS];
  float best = -1e9f, sum = 0, mean = 0, chances[MDN_MAX_PLAYERS];

  for (int player = 0; player < sample->players; player++)
    {
      go_forward (weights, samples, sample, player, &forward[player]);
      best = fmaxf (best, forward[player].chance);
    }
  for (int player = 0; player < sample->players; player++)
    {
      chances[player] = expf (forward[player].chance - best);
      sum += chances[player];
    }
  for (int player = 0; player < sample->players; player++)
    mean += (forward[player].total - sample->totals[player]) / sample->players;
  for (int player = 0; player < sample->players; player++)
    {
      const float off = forward[player].total - sample->totals[player] - mean;
      const float slopes[MDN_RESULTS] = {
        of_points * (limit (off) + of_mean * limit (mean)),
        chances[player] / sum - sample->chances[player],
      };

      loss->points += off * off / sample->players;
      loss->chances -= sample->chances[player] * (forward[player].chance - best - logf (sum));
      if (gradient != NULL)
        go_backward (weights, sample, &forward[player], slopes, gradient);
    }
  loss->count++;
}
