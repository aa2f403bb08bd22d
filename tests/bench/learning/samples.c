/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "samples.h"

#include <stdlib.h>
#include <string.h>

#include "play.h"
#include "random.h"
#include "score.h"
#include "weights.h"

static void *
grow (void *list, size_t count, size_t *room, size_t more, size_t size)
{
  if (count + more <= *room)
    return list;
  *room = 2 * (count + more);
  list = realloc (list, *room * size);
  if (list == NULL)
    abort ();
  return list;
}

static void
add_codes (Samples *self, const uint16_t codes[], size_t count)
{
  self->codes = grow (self->codes, self->n_codes, &self->room_codes, count, sizeof *self->codes);
  memcpy (&self->codes[self->n_codes], codes, count * sizeof *codes);
  self->n_codes += count;
}

/* --- Values ----------------------------------------------------------------------------------- */

/* What is to be learned of a position. */
typedef struct
{
  float totals[MDN_MAX_PLAYERS];
  float chances[MDN_MAX_PLAYERS];
} Target;

static void
mix_target (Target *target, const PlayedPlacement *played, const Target *later, float lambda)
{
  *target = *later;
  if (played->visits == 0)
    return;
  for (int player = 0; player < MDN_MAX_PLAYERS; player++)
    {
      const float total = played->total[player] / 64.0f, chance = played->chance[player] / 65535.0f;

      target->totals[player] += (1 - lambda) * (total - later->totals[player]);
      target->chances[player] += (1 - lambda) * (chance - later->chances[player]);
    }
}

/* TD(λ), seen forward (R. S. Sutton, Learning to Predict by the Methods of Temporal Differences,
 * Machine Learning 3, 1988): what the searches of this position and of all later ones found, each
 * counting λ times as much as the one before. */
static void
find_targets (const PlayedGame *game,
              const MdnExpectation *end,
              double lambda,
              Target targets[MOST_PLACEMENTS + 1])
{
  for (int player = 0; player < game->setup.rules.players; player++)
    {
      targets[game->count].totals[player] = (float) end->total[player] / 256;
      targets[game->count].chances[player] = (float) end->chance[player] / 65536;
    }
  for (int i = game->count - 1; i >= 0; i--)
    mix_target (&targets[i], &game->placements[i], &targets[i + 1], (float) lambda);
}

static void
add_value (Samples *self, const MdnSearchState *state, const Target *target)
{
  ValueSample *sample;
  MdnInputs inputs;
  int32_t stages[MDN_STAGES];
  uint16_t codes[MDN_SLOTS];
  size_t count = 0;

  mdn_inputs_find (&inputs, state);
  for (int slot = 0; slot < inputs.count; slot++)
    if (inputs.code[slot] != MDN_NO_INPUT)
      codes[count++] = inputs.code[slot];
  self->values = grow (self->values, self->n_values, &self->room_values, 1, sizeof *self->values);
  sample = &self->values[self->n_values++];
  *sample = (ValueSample){
    .codes = self->n_codes,
    .n_codes = (uint16_t) count,
    .game = (uint8_t) mdn_search_state_game_kind (&state->position.rules),
    .players = state->position.rules.players,
  };
  mdn_search_state_stages (state, stages);
  for (int stage = 0; stage < MDN_STAGES; stage++)
    sample->stages[stage] = (float) stages[stage] / 256;
  for (int player = 0; player < sample->players; player++)
    {
      sample->evaluation[player] = (float) inputs.evaluation.total[player] / MDN_POINT;
      sample->totals[player] = target->totals[player];
      sample->chances[player] = target->chances[player];
    }
  add_codes (self, codes, count);
}

/* --- Policies --------------------------------------------------------------------------------- */

static int
find_choice (const PlayedPlacement *played, MdnPlacement placement)
{
  for (int i = 0; i < played->choices; i++)
    if (played->choice[i] == placement)
      return i;
  return -1;
}

static void
add_facts (Samples *self, const MdnPolicyView *view, MdnPlacement placement)
{
  uint16_t codes[MDN_POLICY_MOST_FACTS];

  memset (codes, 0xff, sizeof codes);
  mdn_policy_codes (view, placement, codes);
  add_codes (self, codes, MDN_POLICY_MOST_FACTS);
}

static void
add_policy (Samples *self, const MdnSearchState *state, const PlayedPlacement *played)
{
  MdnPlacement list[MDN_MAX_LEGAL];
  MdnPolicyView view;
  PolicySample *sample;
  float visits = 0;
  unsigned count;

  mdn_policy_view (&view, state);
  count = mdn_legal_list (&state->position, &view.legal, list);
  if (count < 2)
    return;
  self->policies =
    grow (self->policies, self->n_policies, &self->room_policies, 1, sizeof *self->policies);
  sample = &self->policies[self->n_policies++];
  *sample = (PolicySample){ .codes = self->n_codes,
                            .placements = (uint16_t) count,
                            .choices = played->choices };
  for (int i = 0; i < played->choices; i++)
    visits += played->visited[i];
  for (int i = 0; i < played->choices; i++)
    {
      sample->share[i] = played->visited[i] / visits;
      add_facts (self, &view, played->choice[i]);
    }
  for (unsigned i = 0; i < count; i++)
    if (find_choice (played, list[i]) < 0)
      add_facts (self, &view, list[i]);
}

/* --- Games ------------------------------------------------------------------------------------ */

static MdnPosition
play_to_end (const PlayedGame *game)
{
  MdnPosition position = mdn_position (&game->setup);

  for (int i = 0; i < game->count; i++)
    mdn_position_play (&position, game->placements[i].played, NULL);
  return position;
}

static bool
is_drawn (MdnRandom *random, double share)
{
  return mdn_random_below (random, 1 << 20) < share * (1 << 20);
}

static void
add_game (Samples *self, const PlayedGame *game, const SampleChoice *choice, MdnRandom *random)
{
  const MdnPosition last = play_to_end (game), begin = mdn_position (&game->setup);
  Target targets[MOST_PLACEMENTS + 1];
  MdnExpectation end;
  MdnSearchState state;

  if (!mdn_position_is_over (&last))
    return;
  mdn_network_count (&last, &end);
  find_targets (game, &end, choice->lambda, targets);
  mdn_search_state_begin (&state, &begin);
  for (int i = 0; i < game->count; i++)
    {
      const PlayedPlacement *played = &game->placements[i];

      if (state.position.table.turn.phase == MDN_PHASE_PLAYING)
        {
          if (is_drawn (random, choice->value_share))
            add_value (self, &state, &targets[i]);
          if (played->choices > 0 && is_drawn (random, choice->policy_share))
            add_policy (self, &state, played);
        }
      mdn_position_play (&state.position, played->played, NULL);
    }
}

int
samples_read (Samples *samples, const char *path, const SampleChoice *choice, uint64_t seed)
{
  static PlayedGame game;
  FILE *file = fopen (path, "rb");
  MdnRandom random;
  int games = 0;

  if (file == NULL)
    return -1;
  mdn_random_seed (&random, seed);
  for (; game_file_read (file, &game); games++)
    add_game (samples, &game, choice, &random);
  fclose (file);
  return games;
}

void
samples_free (Samples *samples)
{
  free (samples->values);
  free (samples->policies);
  free (samples->codes);
}
