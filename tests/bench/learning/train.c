/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Trains the network and the policy with games of the computer against itself. */

#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "adam.h"
#include "policy-model.h"
#include "random.h"
#include "value-model.h"

enum
{
  VALUE_BATCH = 256,
  POLICY_BATCH = 64,
  TEST_PART = 40, /* one sample in so many is not learned from */
};

typedef struct
{
  Samples samples;
  MdnRandom random;
  ValueWeights values;
  PolicyWeights policy;
  MdnNetwork network;
  float decay;
} Training;

static void
shuffle (MdnRandom *random, size_t order[], size_t count)
{
  for (size_t i = 0; i < count; i++)
    order[i] = i;
  for (size_t i = count; i > 1; i--)
    {
      const size_t j = mdn_random_below (random, (uint32_t) i), other = order[j];

      order[j] = order[i - 1];
      order[i - 1] = other;
    }
}

static size_t *
draw_order (Training *self, size_t count)
{
  size_t *order = malloc ((count + 1) * sizeof *order);

  if (order == NULL)
    abort ();
  shuffle (&self->random, order, count);
  return order;
}

/* From the whole rate to a twentieth of it. */
static float
rate_at (float rate, double progress)
{
  return rate * (float) (0.05 + 0.95 * (0.5 + 0.5 * cos (progress * 3.14159265)));
}

/* --- Values ----------------------------------------------------------------------------------- */

static void
test_values (const Training *self)
{
  ValueLoss losses[MDN_GAME_KINDS] = { { 0 } };

  for (size_t i = 0; i < self->samples.n_values; i += TEST_PART)
    {
      const ValueSample *sample = &self->samples.values[i];

      value_model_learn (&self->values, &self->samples, sample, NULL, &losses[sample->game]);
    }
  for (int game = 0; game < MDN_GAME_KINDS; game++)
    if (losses[game].count > 0)
      printf (" | %.2f %.4f", sqrt (losses[game].points / losses[game].count),
              losses[game].chances / losses[game].count);
  putchar ('\n');
  fflush (stdout);
}

static void
train_values (Training *self, int epochs, float rate)
{
  const size_t count = self->samples.n_values;
  ValueWeights *gradient;
  Adam adam;

  adam_begin (&adam, (float *) &self->values, sizeof self->values / sizeof (float));
  adam.decayed = offsetof (ValueWeights, first_bias) / sizeof (float);
  adam.decay = self->decay;
  gradient = (ValueWeights *) adam.gradient;
  for (int epoch = 0; epoch < epochs && count > 0; epoch++)
    {
      size_t *order = draw_order (self, count);
      ValueLoss loss = { 0 };

      for (size_t i = 0, in_batch = 0; i < count; i++)
        {
          if (order[i] % TEST_PART == 0)
            continue;
          value_model_learn (&self->values, &self->samples, &self->samples.values[order[i]],
                             gradient, &loss);
          if (++in_batch < VALUE_BATCH)
            continue;
          in_batch = 0;
          for (size_t j = 0; j < adam.count; j++)
            adam.gradient[j] /= VALUE_BATCH;
          adam_step (&adam, rate_at (rate, (epoch + (double) i / count) / epochs));
        }
      free (order);
      printf ("values %d: %.3f %.4f", epoch, sqrt (loss.points / loss.count),
              loss.chances / loss.count);
      test_values (self);
    }
  adam_free (&adam);
}

/* --- The policy ------------------------------------------------------------------------------- */

static void
train_policy (Training *self, int epochs, float rate)
{
  const size_t count = self->samples.n_policies;
  Adam adam;

  adam_begin (&adam, self->policy, MDN_POLICY_CODES);
  for (int epoch = 0; epoch < epochs && count > 0; epoch++)
    {
      size_t *order = draw_order (self, count);
      PolicyLoss loss = { 0 }, test = { 0 };

      for (size_t i = 0, in_batch = 0; i < count; i++)
        {
          const PolicySample *sample = &self->samples.policies[order[i]];

          if (order[i] % TEST_PART == 0)
            continue;
          policy_model_learn (self->policy, &self->samples, sample, adam.gradient, &loss);
          if (++in_batch < POLICY_BATCH)
            continue;
          in_batch = 0;
          for (size_t j = 0; j < adam.count; j++)
            adam.gradient[j] = adam.gradient[j] / POLICY_BATCH + 1e-5f * self->policy[j];
          adam_step (&adam, rate_at (rate, (epoch + (double) i / count) / epochs));
        }
      for (size_t i = 0; i < count; i += TEST_PART)
        policy_model_learn (self->policy, &self->samples, &self->samples.policies[i], NULL, &test);
      free (order);
      printf ("policy %d: %.4f %.3f | %.4f %.3f\n", epoch, loss.cross_entropy / loss.count,
              loss.first / loss.count, test.cross_entropy / test.count, test.first / test.count);
      fflush (stdout);
    }
  adam_free (&adam);
}

/* --- Begin and end ---------------------------------------------------------------------------- */

static bool
write_network (Training *self, const char *path)
{
  FILE *file = fopen (path, "wb");
  bool fine;

  value_model_write (&self->values, &self->network);
  policy_model_write (self->policy, &self->network);
  fine = file != NULL && mdn_network_write (&self->network, file);
  if (file != NULL)
    fclose (file);
  return fine;
}

static bool
read_network (Training *self, const char *path, uint64_t seed)
{
  FILE *file = fopen (path, "rb");
  bool fine = true;

  value_model_begin (&self->values, seed);
  if (file == NULL)
    return strcmp (path, "-") == 0;
  fine = mdn_network_read (&self->network, file);
  fclose (file);
  value_model_read (&self->values, &self->network);
  policy_model_read (self->policy, &self->network);
  return fine;
}

static int
explain (void)
{
  fputs (
    "usage: train FROM TO SEED [-v SHARE] [-p SHARE] [-l LAMBDA] [-e EPOCHS] [-r RATE] [-d DECAY] [GAMES…]\n"
    "FROM: the network to begin with; -: none\n"
    "With no games a network is written that has learned nothing.\n",
    stderr);
  return EXIT_FAILURE;
}

int
main (int argc, char *argv[])
{
  static Training self;
  SampleChoice choice = { 0.25, 1, 0.96 };
  int epochs = 3, option;
  float rate = 1e-3f;
  uint64_t seed;

  self.decay = 6;
  while ((option = getopt (argc, argv, "+v:p:l:e:r:d:")) != -1)
    switch (option)
      {
      case 'v':
        choice.value_share = atof (optarg);
        break;
      case 'p':
        choice.policy_share = atof (optarg);
        break;
      case 'l':
        choice.lambda = atof (optarg);
        break;
      case 'd':
        self.decay = (float) atof (optarg);
        break;
      case 'e':
        epochs = atoi (optarg);
        break;
      case 'r':
        rate = (float) atof (optarg);
        break;
      default:
        return explain ();
      }
  argv += optind;
  argc -= optind;
  if (argc < 3)
    return explain ();
  seed = strtoul (argv[2], NULL, 10);
  mdn_random_seed (&self.random, seed);
  if (!read_network (&self, argv[0], seed))
    return explain ();
  for (int i = 3; i < argc; i++)
    printf ("%s: %d games\n", argv[i],
            samples_read (&self.samples, argv[i], &choice, seed + (uint64_t) i));
  printf ("%zu positions, %zu for the policy\n", self.samples.n_values, self.samples.n_policies);
  fflush (stdout);
  train_policy (&self, epochs, 10 * rate);
  train_values (&self, epochs, rate);
  if (!write_network (&self, argv[1]))
    return EXIT_FAILURE;
  samples_free (&self.samples);
  return EXIT_SUCCESS;
}
