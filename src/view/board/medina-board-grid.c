/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-board-grid.h"

#include "medina-board-space.h"
#include "medina-space-description.h"

/* Only what has the focus, or is about to get it, is explained: it may be said as soon as it
 * changes. */
static void
explain (MedinaBoardGrid *self, MdnSpace space)
{
  g_autofree char *text = space != MDN_NO_SPACE ? medina_space_explain (self->game, space) : NULL;

  if (self->explained != NULL)
    medina_board_space_set_explanation (MEDINA_BOARD_SPACE (self->explained), NULL);
  self->explained = space != MDN_NO_SPACE ? self->spaces[space] : NULL;
  if (self->explained != NULL)
    medina_board_space_set_explanation (MEDINA_BOARD_SPACE (self->explained), text);
}

static void
describe (MedinaBoardGrid *self, MdnSpace space)
{
  g_autofree char *description = medina_space_to_name (self->game, space);

  medina_board_space_set_description (MEDINA_BOARD_SPACE (self->spaces[space]), description);
}

/* It is called what it is, though the others may wait. */
static void
focusing_cb (MedinaBoardGrid *self, MedinaBoardSpace *space)
{
  describe (self, medina_board_space_get_space (space));
  explain (self, medina_board_space_get_space (space));
}

static gboolean
describe_cb (gpointer data)
{
  MedinaBoardGrid *self = data;

  self->describe_id = 0;
  explain (self, MDN_NO_SPACE);
  for (int space = 0; space < MDN_SPACES; space++)
    if (self->spaces[space] != NULL)
      describe (self, (MdnSpace) space);
  return G_SOURCE_REMOVE;
}

/* The frame that shows a placement does not wait for this. */
void
medina_board_grid_describe_soon (MedinaBoardGrid *self)
{
  if (self->describe_id == 0)
    self->describe_id = g_idle_add_full (G_PRIORITY_LOW, describe_cb, self, NULL);
}

/* From the top left, as one reads. */
void
medina_board_grid_fill (MedinaBoardGrid *self, GtkWidget *board, MedinaGame *game)
{
  const MdnGeometry *geometry =
    mdn_geometry ((MdnBoard) medina_game_get_position (game)->rules.board);

  self->game = game;
  for (int row = geometry->rows - 1; row >= 0; row--)
    for (int column = 0; column < geometry->columns; column++)
      {
        const MdnSpace space = mdn_space (column, row);

        self->spaces[space] = medina_board_space_new (space);
        gtk_widget_set_parent (self->spaces[space], board);
        g_signal_connect_swapped (self->spaces[space], "focusing", G_CALLBACK (focusing_cb), self);
      }
  medina_board_grid_describe_soon (self);
}

void
medina_board_grid_clear (MedinaBoardGrid *self)
{
  g_clear_handle_id (&self->describe_id, g_source_remove);
  self->explained = NULL;
  for (int space = 0; space < MDN_SPACES; space++)
    {
      if (self->spaces[space] != NULL)
        g_signal_handlers_disconnect_by_data (self->spaces[space], self);
      g_clear_pointer (&self->spaces[space], gtk_widget_unparent);
    }
  self->game = NULL;
}

void
medina_board_grid_allocate (MedinaBoardGrid *self, const MedinaBoardLayout *layout)
{
  for (int space = 0; space < MDN_SPACES; space++)
    if (self->spaces[space] != NULL)
      {
        const GdkRectangle area = medina_board_layout_get_space (layout, (MdnSpace) space);

        gtk_widget_size_allocate (self->spaces[space], &area, -1);
      }
}
