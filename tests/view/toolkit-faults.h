/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

enum
{
  TOOLKIT_FAULTS_ENDED = 78, /* the program's exit status after a fault of GDK that ends it */
};

/* From now on a warning or worse ends the program, except those of a list: faults of this version
 * of GTK that we cannot avoid, with the reasons. Where GDK itself would end the program after such
 * a fault, it exits with that status. */
void toolkit_faults_let_pass (void);

/* So do messages that fit the pattern, a static string, in a program that does not judge what is
 * shown, or while it does not; NULL ends that. */
void toolkit_faults_let_pass_also (const char *pattern);
