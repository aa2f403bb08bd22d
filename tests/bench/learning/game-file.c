/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "game-file.h"

bool
game_file_write (FILE *file, const PlayedGame *game)
{
  const size_t count = (size_t) game->count;

  return fwrite (&game->count, sizeof game->count, 1, file) == 1 &&
         fwrite (&game->setup, sizeof game->setup, 1, file) == 1 &&
         fwrite (game->placements, sizeof *game->placements, count, file) == count &&
         fflush (file) == 0;
}

bool
game_file_read (FILE *file, PlayedGame *game)
{
  return fread (&game->count, sizeof game->count, 1, file) == 1 && game->count >= 0 &&
         game->count <= MOST_PLACEMENTS && fread (&game->setup, sizeof game->setup, 1, file) == 1 &&
         fread (game->placements, sizeof *game->placements, (size_t) game->count, file) ==
           (size_t) game->count;
}
