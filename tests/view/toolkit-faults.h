/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* From now on a warning or worse ends the program, except those of a list: faults of this
 * version of GTK that we cannot avoid, with the reasons. */
void toolkit_faults_let_pass (void);
