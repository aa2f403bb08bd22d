/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <errno.h>
#include <pthread.h>
#include <stdlib.h>

#include "ai-fixture.h"

/* A computer player that gets less memory and fewer threads than it asks for: the linker puts
 * these functions in the place of the real ones (see meson.build). */

static int threads_left;    /* that can still be made */
static gboolean has_memory; /* for more than small things */

enum
{
  SMALL = 64 * 1024, /* bytes */
};

int __real_pthread_create (pthread_t *thread,
                           const pthread_attr_t *attributes,
                           void *(*start) (void *),
                           void *data);
int __wrap_pthread_create (pthread_t *thread,
                           const pthread_attr_t *attributes,
                           void *(*start) (void *),
                           void *data);
void *__real_calloc (size_t count, size_t size);
void *__wrap_calloc (size_t count, size_t size);

int
__wrap_pthread_create (pthread_t *thread,
                       const pthread_attr_t *attributes,
                       void *(*start) (void *),
                       void *data)
{
  if (threads_left == 0)
    return EAGAIN;
  threads_left--;
  return __real_pthread_create (thread, attributes, start, data);
}

void *
__wrap_calloc (size_t count, size_t size)
{
  return has_memory || count * size <= SMALL ? __real_calloc (count, size) : NULL;
}

/* Every tree gets its share of the nodes, and the answer is the same, however many threads do
 * the work. */
static void
test_few_threads (void)
{
  const MdnPosition position = ai_fixture_position (MDN_SECOND_EDITION, 3, 4, 70);
  const MdnAiLimits limits = { .level = MDN_LEVEL_HARD, .nodes = 600, .seed = 2, .threads = 3 };
  MdnAdvice all;

  threads_left = 100;
  all = ai_fixture_ask (&position, &limits);
  for (int threads = 0; threads < 4; threads++)
    {
      g_autofree char *wanted = ai_fixture_variation_text (&all.variations[0]);
      g_autofree char *text = NULL;
      MdnAdvice advice;

      threads_left = threads;
      advice = ai_fixture_ask (&position, &limits);
      text = ai_fixture_variation_text (&advice.variations[0]);
      g_assert_cmpstr (text, ==, wanted);
      g_assert_cmpuint (advice.nodes, ==, all.nodes);
    }
}

static void
test_no_memory (void)
{
  for (int set = 0; set < MDN_RULE_SETS; set++)
    {
      const MdnPosition middle = ai_fixture_position ((MdnRuleSet) set, 2, 4, 70);
      const MdnPosition ending = ai_fixture_ending ((MdnRuleSet) set, 2, 4, 6);
      const MdnAiLimits limits = { .level = MDN_LEVEL_EXPERT, .seconds = 0.01 };
      MdnAdvice advice;

      has_memory = FALSE;
      advice = ai_fixture_ask (&middle, &limits);
      ai_fixture_check_variation (&middle, &advice.variations[0]);
      g_assert_cmpuint (advice.nodes, ==, 0);
      advice = ai_fixture_ask (&ending, &limits);
      ai_fixture_check_variation (&ending, &advice.variations[0]);
      has_memory = TRUE;
    }
}

int
main (int argc, char *argv[])
{
  has_memory = TRUE;
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/few-resources/fewer-threads-give-the-same-answer", test_few_threads);
  g_test_add_func ("/few-resources/without-memory-there-is-an-answer", test_no_memory);
  return g_test_run ();
}
