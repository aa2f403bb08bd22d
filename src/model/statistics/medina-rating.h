/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-seat.h"

G_BEGIN_DECLS

/* How strong somebody plays, by Glicko-2: Mark E. Glickman, "Example of the Glicko-2 system", 2022,
 * http://www.glicko.net/glicko/glicko2.pdf. The opponents are the levels of the computer, whose
 * ratings stand fast; each game is a rating period, and each opponent in it a result. */
typedef struct
{
  double rating;
  double deviation;  /* the rating is within twice as much of the true strength, by 95 % */
  double volatility; /* how much the strength varies */
} MedinaRating;

/* Against one opponent. */
typedef struct
{
  double rating;
  double deviation;
  double score; /* 1 won, 0.5 drawn, 0 lost */
} MedinaRatedResult;

/* Of somebody who has played no game. */
MedinaRating medina_rating_new (void);

/* After a period with these results; without results only the deviation grows. */
MedinaRating medina_rating_update (const MedinaRating *before,
                                   const MedinaRatedResult *results,
                                   guint n_results);

/* Keeps a rating where opponents of known strength can tell anything: 400 points beyond the easiest
 * and the strongest level at most, and neither less sure nor more changeable than Glicko-2 is meant
 * for. A few surprising games of several opponents would drive it beyond all bounds otherwise,
 * since what the paper calculates with is only near the truth. */
MedinaRating medina_rating_bound (const MedinaRating *self);

/* What the levels have, and how sure that is. */
double medina_rating_of_level (MedinaLevel level);

enum
{
  MEDINA_RATING_LEVEL_DEVIATION = 50,
};

G_END_DECLS
