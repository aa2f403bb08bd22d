/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdint.h>

/* The exponential function in whole numbers, the same on every machine: e^(-below ÷ 256) in
 * 1/65536; 65536 if `below` is not positive, 0 from 3072 on. */
uint32_t mdn_exponential (int32_t below);
