/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The time that the processor has worked for this program, in seconds. */
double mdn_processor_time (void);
