/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* From now on a warning or worse ends the program, unless a list of ours says that the toolkit of
 * this version does it wrong by itself, and why we cannot help it. */
void toolkit_faults_let_pass (void);
