/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stddef.h>

/* Adam, stochastic gradient descent with moments (D. P. Kingma and J. Ba, Adam: A Method for
 * Stochastic Optimization, ICLR 2015); some of the weights decay (I. Loshchilov and F. Hutter,
 * Decoupled Weight Decay Regularization, ICLR 2019). */

typedef struct
{
  float *weights; /* borrowed */
  float *gradient;
  float *mean;
  float *variance;
  size_t count;
  size_t decayed; /* so many of the first weights decay: by this part of the rate with each step */
  float decay;
  long steps;
} Adam;

/* The gradient is zeros. */
void adam_begin (Adam *self, float *weights, size_t count);
void adam_free (Adam *self);

/* Changes the weights against the gradient, which is then zeros again. */
void adam_step (Adam *self, float rate);
