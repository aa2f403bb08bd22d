/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "network.h"

#include <string.h>

#include "exponential.h"
#include "score.h"
#include "vectors.h"
#include "weights.h"

/* --- The first layer -------------------------------------------------------------------------- */

/* Puts one row of weights in place of another for each player. MDN_NO_INPUT has none. */
static MDN_ALWAYS_INLINE void
change (MdnAccumulator *self, const MdnNetwork *network, unsigned old, unsigned code)
{
  for (int player = 0; player < self->players; player++)
    {
      const unsigned from = mdn_inputs_seen_from (old, player, self->players);
      const unsigned to = mdn_inputs_seen_from (code, player, self->players);
      int16_t *restrict hidden = self->hidden[player];
      int32_t *restrict sums = self->direct[player];

      for (int i = 0; i < MDN_NETWORK_HIDDEN; i++)
        hidden[i] = (int16_t) (hidden[i] + network->first[to][i] - network->first[from][i]);
      for (int i = 0; i < 2 * 4; i++)
        sums[i] += network->direct[to][i] - network->direct[from][i];
    }
}

static void
clear (MdnAccumulator *self, const MdnNetwork *network, int players)
{
  memset (self, 0, sizeof *self);
  self->players = (uint8_t) players;
  for (int player = 0; player < players; player++)
    memcpy (self->hidden[player], network->first_bias, sizeof network->first_bias);
}

static MDN_ALWAYS_INLINE void
update (MdnAccumulator *self, const MdnNetwork *network, const MdnInputs *inputs)
{
  MdnInputs *old = &self->inputs;

  for (int slot = old->count; slot < inputs->count; slot++)
    old->code[slot] = MDN_NO_INPUT;
  for (int slot = 0; slot < inputs->count; slot++)
    if (inputs->code[slot] != old->code[slot])
      change (self, network, old->code[slot], inputs->code[slot]);
  for (int slot = inputs->count; slot < old->count; slot++)
    change (self, network, old->code[slot], MDN_NO_INPUT);
  memcpy (old, inputs, sizeof *inputs);
}

/* --- The layers after it ---------------------------------------------------------------------- */

static MDN_ALWAYS_INLINE int32_t
clip (int32_t value)
{
  return value < 0 ? 0 : value > MDN_NETWORK_UNIT ? MDN_NETWORK_UNIT : value;
}

static MDN_ALWAYS_INLINE int32_t
multiply (const int16_t *a, const int16_t *b, int count)
{
  int32_t sum = 0;

  for (int i = 0; i < count; i++)
    sum += (int32_t) a[i] * b[i];
  return sum;
}

static MDN_ALWAYS_INLINE void
forward (const MdnNetworkGame *game,
         const int16_t hidden[MDN_NETWORK_HIDDEN],
         int32_t results[MDN_RESULTS])
{
  int16_t first[MDN_NETWORK_HIDDEN], second[MDN_NETWORK_SECOND];
  int32_t sums[MDN_NETWORK_SECOND];

  for (int i = 0; i < MDN_NETWORK_HIDDEN; i++)
    first[i] = (int16_t) clip (hidden[i]);
  for (int i = 0; i < MDN_NETWORK_SECOND; i++)
    sums[i] = multiply (game->second[i], first, MDN_NETWORK_HIDDEN);
  for (int i = 0; i < MDN_NETWORK_SECOND; i++)
    second[i] = (int16_t) clip (sums[i] / MDN_NETWORK_SECOND_ONE + game->second_bias[i]);
  for (int i = 0; i < MDN_RESULTS; i++)
    results[i] = multiply (game->last[i], second, MDN_NETWORK_SECOND) / MDN_NETWORK_LAST_ONE +
                 game->last_bias[i];
}

/* --- The results ------------------------------------------------------------------------------ */

/* Softmax: e to the power of each, as parts of 65536. */
static void
share_chances (const int32_t chances[], int players, uint32_t shares[])
{
  int32_t best = chances[0];
  uint64_t total = 0;

  for (int player = 1; player < players; player++)
    best = chances[player] > best ? chances[player] : best;
  for (int player = 0; player < players; player++)
    {
      shares[player] = mdn_exponential (best - chances[player]);
      total += shares[player];
    }
  for (int player = 0; player < players; player++)
    shares[player] = (uint32_t) (((uint64_t) shares[player] << 16) / total);
}

static int32_t
mix_stages (const int32_t sums[], const int32_t stages[])
{
  int64_t mixed = 0;

  for (int stage = 0; stage < MDN_STAGES; stage++)
    mixed += (int64_t) sums[stage] * stages[stage];
  return (int32_t) (mixed / 256);
}

static MDN_ALWAYS_INLINE void
evaluate (const MdnNetwork *network,
          MdnAccumulator *self,
          const MdnSearchState *state,
          const MdnInputs *inputs,
          MdnExpectation *expectation)
{
  const MdnNetworkGame *game = &network->games[mdn_search_state_game_kind (&state->position.rules)];
  int32_t stages[MDN_STAGES], factors[MDN_STAGES], factor;
  int32_t chances[MDN_MAX_PLAYERS];

  update (self, network, inputs);
  mdn_search_state_stages (state, stages);
  for (int stage = 0; stage < MDN_STAGES; stage++)
    factors[stage] = game->total[stage];
  factor = mix_stages (factors, stages);
  for (int player = 0; player < self->players; player++)
    {
      int32_t results[MDN_RESULTS];

      forward (game, self->hidden[player], results);
      expectation->total[player] = inputs->evaluation.total[player] +
                                   MDN_NETWORK_POINTS_SCALE * results[MDN_RESULT_POINTS] +
                                   mix_stages (&self->direct[player][0], stages);
      chances[player] = results[MDN_RESULT_CHANCE] + mix_stages (&self->direct[player][4], stages) +
                        (int32_t) ((int64_t) expectation->total[player] * factor / MDN_POINT);
    }
  share_chances (chances, self->players, expectation->chance);
}

MDN_WITH_VECTORS static void
evaluate_with_vectors (const MdnNetwork *network,
                       MdnAccumulator *self,
                       const MdnSearchState *state,
                       const MdnInputs *inputs,
                       MdnExpectation *expectation)
{
  evaluate (network, self, state, inputs, expectation);
}

void
mdn_network_count (const MdnPosition *position, MdnExpectation *expectation)
{
  const unsigned winners = mdn_score_winners (position);

  for (int player = 0; player < position->rules.players; player++)
    {
      expectation->total[player] = mdn_score (position, player).total * MDN_POINT;
      expectation->chance[player] =
        winners >> player & 1 ? 65536u / (uint32_t) __builtin_popcount (winners) : 0;
    }
}

void
mdn_network_evaluate (const MdnNetwork *network,
                      MdnAccumulator *accumulator,
                      const MdnSearchState *state,
                      MdnExpectation *expectation)
{
  MdnInputs inputs;

  if (mdn_position_is_over (&state->position))
    {
      mdn_network_count (&state->position, expectation);
      return;
    }
  mdn_inputs_find (&inputs, state);
  if (accumulator->players == 0)
    clear (accumulator, network, state->position.rules.players);
  if (mdn_has_vectors ())
    evaluate_with_vectors (network, accumulator, state, &inputs, expectation);
  else
    evaluate (network, accumulator, state, &inputs, expectation);
}

/* --- The file --------------------------------------------------------------------------------- */

/* A file is this line, and then the numbers, the lower byte of each first. */
static const char title[] = "Medina network 1\n";

bool
mdn_network_read (MdnNetwork *network, FILE *file)
{
  char line[sizeof title] = { 0 };
  int16_t *numbers = (int16_t *) network;

  if (fread (line, sizeof title - 1, 1, file) != 1 || strcmp (line, title) != 0)
    return false;
  for (size_t i = 0; i < sizeof *network / sizeof *numbers; i++)
    {
      const int low = getc (file), high = getc (file);

      if (high == EOF)
        return false;
      numbers[i] = (int16_t) (low | high << 8);
    }
  return getc (file) == EOF;
}

bool
mdn_network_write (const MdnNetwork *network, FILE *file)
{
  const int16_t *numbers = (const int16_t *) network;

  fputs (title, file);
  for (size_t i = 0; i < sizeof *network / sizeof *numbers; i++)
    {
      putc (numbers[i] & 0xff, file);
      putc (numbers[i] >> 8 & 0xff, file);
    }
  return fflush (file) == 0 && !ferror (file);
}
