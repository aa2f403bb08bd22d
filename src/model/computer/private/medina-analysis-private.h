/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-analysis.h"
#include "medina-thinker.h"

G_BEGIN_DECLS

/* The object in parts: medina-analysis-steps.c goes through the game, thought by thought,
 * medina-analysis-keeping.c keeps what was found and takes it again, medina-analysis.c is the
 * object and what it has found. */

/* The placements of a turn, from `start` up to `end`. */
typedef struct
{
  guint start;
  guint end;
} MedinaAnalysisRange;

struct _MedinaAnalysis
{
  GObject parent_instance;

  MdnGame game;
  guint64 nodes;
  guint step; /* thoughts so far, two a turn: before the turn, and after the best one */

  /* of the turn that is being looked at */
  double margins[MDN_MAX_PLAYERS];
  MdnVariation best;
  double best_margin; /* of the mover, after it */

  /* owned */
  GArray *ranges;
  GListStore *turns;
  GPtrArray *players;
  MedinaThinker *thinker;
  GCancellable *cancellable; /* of the thought; NULL when it does not run */
};

typedef enum
{
  MEDINA_ANALYSIS_PROP_0,
  MEDINA_ANALYSIS_PROP_RUNNING,
  MEDINA_ANALYSIS_PROP_COMPLETE,
  MEDINA_ANALYSIS_PROP_PROGRESS,
  MEDINA_ANALYSIS_N_PROPS,
} MedinaAnalysisProperty;

extern GParamSpec *medina_analysis_properties[MEDINA_ANALYSIS_N_PROPS];

/* Whether it is of a game that was played like this one, wherever that is. */
gboolean medina_analysis_has_game (MedinaAnalysis *self, const MdnGame *game);

/* The game after so many placements; valid until it is asked again. */
const MdnPosition *medina_analysis_seek (MedinaAnalysis *self, guint placements);

/* Sets what cancels the thought that begins; NULL when none is going on. Notifies "running". */
void medina_analysis_set_cancellable (MedinaAnalysis *self, GCancellable *cancellable);

/* Goes on with the next step that needs a thought, whose cancellable must be set, or completes the
 * analysis. */
void medina_analysis_think (MedinaAnalysis *self);

G_END_DECLS
