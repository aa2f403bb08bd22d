/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* A folder in memory for the files of this process alone. It is made at the first call and removed
 * at the process's end; before each input it is to be empty. */
const char *fuzz_folder (void);

/* Removes all files from it, and from the folders in it. */
void fuzz_folder_empty (void);
