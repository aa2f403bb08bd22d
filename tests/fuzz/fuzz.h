/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stddef.h>
#include <stdint.h>

/* What a fuzzer calls with ever new bytes; it returns 0, or ends the process if something is wrong.
 * The name is libFuzzer's. */
int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);
