/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-teaching.h"

void
medina_teaching_mark (const MedinaTeaching *self, MedinaGame *game, MedinaBoardNotes *notes)
{
  const MdnPosition *position = medina_game_get_position (game);
  const MdnSet around = mdn_set_union (position->merchants, position->walls);
  MdnSet pieces = mdn_set_empty ();
  guint64 palaces = 0;

  for (MdnSet spaces = self->lit; !mdn_set_is_empty (spaces);)
    {
      const int palace = mdn_position_palace_at (position, mdn_set_take (&spaces));

      if (palace == MDN_NO_PALACE)
        continue;
      palaces |= G_GUINT64_CONSTANT (1) << palace;
      pieces = mdn_set_union (pieces, position->pieces[palace]);
    }
  medina_board_notes_mean (notes, self->meant);
  medina_board_notes_light (notes, palaces, mdn_set_intersection (mdn_set_beside (pieces), around));
}
