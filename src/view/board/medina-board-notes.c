/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-board-notes.h"

void
medina_board_notes_init (MedinaBoardNotes *self, GtkWidget *widget)
{
  *self = (MedinaBoardNotes){ .widget = widget };
}

void
medina_board_notes_clear (MedinaBoardNotes *self)
{
  medina_board_notes_init (self, self->widget);
  gtk_widget_queue_draw (self->widget);
}

void
medina_board_notes_advise (MedinaBoardNotes *self, const MdnPlacement placements[], int count)
{
  g_return_if_fail (count >= 0 && count <= MEDINA_BOARD_ADVICE);

  if (count == 0 && self->n_advice == 0)
    return;
  for (int i = 0; i < count; i++)
    self->advice[i] = placements[i];
  self->n_advice = count;
  gtk_widget_queue_draw (self->widget);
}

MdnSet
medina_board_notes_get_advised (const MedinaBoardNotes *self)
{
  return mdn_placement_spaces (self->advice, self->n_advice);
}

void
medina_board_notes_mean (MedinaBoardNotes *self, MdnSet spaces)
{
  if (mdn_set_equal (self->meant, spaces))
    return;
  self->meant = spaces;
  gtk_widget_queue_draw (self->widget);
}

void
medina_board_notes_tell (MedinaBoardNotes *self, MedinaRound round)
{
  if (self->told.first == round.first && self->told.end == round.end)
    return;
  self->told = round;
  gtk_widget_queue_draw (self->widget);
}

void
medina_board_notes_light (MedinaBoardNotes *self, guint64 palaces, MdnSet counted)
{
  if (self->lit == palaces && mdn_set_equal (self->counted, counted))
    return;
  self->lit = palaces;
  self->counted = counted;
  gtk_widget_queue_draw (self->widget);
}

/* At the end there is nobody who has yet to see what the others have placed. */
MedinaRound
medina_board_notes_find_told (const MedinaBoardNotes *self, MedinaGame *game)
{
  if (self->told.first < self->told.end)
    return self->told;
  if (medina_game_get_over (game) && !medina_game_get_replaying (game))
    return (MedinaRound){ 0, 0 };
  return medina_game_get_news (game);
}

void
medina_board_notes_show (const MedinaBoardNotes *self, MedinaGame *game, MedinaBoardScene *scene)
{
  const MdnGame *engine = medina_game_get_engine_game (game);
  const MedinaRound round = medina_board_notes_find_told (self, game);

  for (int i = round.first; i < round.end; i++)
    medina_board_scene_mark (scene, engine->placements[i], mdn_game_player_of (engine, i));
  for (int i = 0; i < self->n_advice; i++)
    medina_board_scene_suggest (scene, self->advice[i]);
  scene->meant = self->meant;
  scene->lit = self->lit;
  scene->counted = self->counted;
}
