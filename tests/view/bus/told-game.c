/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "told-game.h"

#include "medina-player-name.h"
#include "medina-record-file.h"
#include "medina-record.h"
#include "notation.h"
#include "palace.h"

/* The game as it was stored. */
static MedinaRecord *
load (BusProgram *bus)
{
  g_autofree char *folder = g_build_filename (bus->home, "medina", "games", "finished", NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;
  g_autofree char *path = NULL;
  g_autofree char *text = NULL;
  gsize length;
  MedinaRecord *record;

  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)) != NULL && !g_str_has_suffix (name, MEDINA_RECORD_SUFFIX))
    ;
  g_assert_nonnull (name);
  path = g_build_filename (folder, name, NULL);
  g_assert_true (g_file_get_contents (path, &text, &length, NULL));
  record = medina_record_new_from_data (text, length, NULL);
  g_assert_nonnull (record);
  return record;
}

/* A palace is known by the space of its rooftop. */
static MdnSpace
find_space (const MdnGame *game, int index)
{
  const MdnSpace space = mdn_placement_space (game->placements[index]);
  MdnGame before = *game;

  if (!mdn_piece_is_rooftop (mdn_placement_piece (game->placements[index])))
    return space;
  mdn_game_seek (&before, index);
  return mdn_palace_crown (&before.position, mdn_position_palace_at (&before.position, space));
}

static char *
describe (const MedinaRecord *record, int index)
{
  static const char *const pieces[MDN_PIECES] = {
    [MDN_BUILDING_GREY] = "Gray building on",
    [MDN_BUILDING_PURPLE] = "(Purple|Black) building on",
    [MDN_BUILDING_BROWN] = "Brown building on",
    [MDN_BUILDING_ORANGE] = "Orange building on",
    [MDN_ROOFTOP] = "Rooftop on the [a-z]+ palace at",
    [MDN_OTHER_ROOFTOP] = "(Neutral|Blocking) rooftop on the [a-z]+ palace at",
    [MDN_STABLE] = "Stable on",
    [MDN_MERCHANT] = "(First m|M)erchant on",
    [MDN_WALL] = "Wall on",
  };
  const MdnPlacement placement = record->game.placements[index];
  const int player = mdn_game_player_of (&record->game, index);
  const MedinaSeat *seat = &record->seats[player];
  g_autofree char *unnamed = medina_player_name_make_default ((guint) player, seat->kind);
  const char *name = seat->name != NULL && *seat->name != '\0' ? seat->name : unnamed;
  g_autofree char *who = g_regex_escape_string (name, -1);
  char space[MDN_NOTATION_SIZE];

  if (mdn_placement_piece (placement) == MDN_TEA)
    return g_strdup_printf ("^%s: Tea tile given back$", who);
  mdn_notation_space (find_space (&record->game, index), space);
  return g_strdup_printf ("^%s: %s %s(,|$)", who, pieces[mdn_placement_piece (placement)], space);
}

static gboolean
tells_placement (const char *line)
{
  return g_regex_match_simple ("^[^:]+: (.* (on|at) [a-r][0-9]+(,\\h.*)?|Tea tile given back)$",
                               line, 0, 0) &&
         !g_str_has_prefix (line, "Undone");
}

/* Every placement was told in order: who placed what, where. What is repeated with the focus
 * changes nothing. */
static void
assert_told (const GPtrArray *lines, const MedinaRecord *record)
{
  const char *last = NULL;
  int index = 0;

  for (guint i = 0; i < lines->len; i++)
    {
      const char *line = lines->pdata[i];
      g_autofree char *expected = NULL;

      if (!tells_placement (line) || g_strcmp0 (line, last) == 0)
        continue;
      g_assert_cmpint (index, <, record->game.count);
      expected = describe (record, index);
      if (!g_regex_match_simple (expected, line, 0, 0))
        g_error ("placement %d is like %s, but this was said: %s", index, expected, line);
      last = line;
      index++;
    }
  if (index != record->game.count)
    g_error ("%d of %d placements were told", index, record->game.count);
}

void
told_game_assert (BusProgram *program, const GPtrArray *lines)
{
  g_autoptr (MedinaRecord) record = load (program);

  assert_told (lines, record);
}
