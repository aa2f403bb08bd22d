/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-player-naming.h"

#include <glib/gi18n.h>

#include "medina-player-name.h"
#include "medina-shown-name.h"

/* The default name stands for a name in which nothing can be seen. */
static char *
make_line (MedinaPlayerNaming self)
{
  if (medina_shown_name_is_visible (self.name))
    return g_strstrip (medina_shown_name_to_line (self.name));
  return medina_player_name_make_default (self.number, self.kind);
}

char *
medina_player_naming_make_seat_line (MedinaPlayerNaming self, guint namesake)
{
  g_autofree char *line = make_line (self);

  if (namesake == 1)
    return g_steal_pointer (&line);
  /* Translators: the name of a player, and which of several with this name it is: "Amina 2" */
  return g_strdup_printf (C_ ("namesake", "%1$s %2$u"), line, namesake);
}

/* A computer without a name has one of its own. */
static gboolean
stands_in (MedinaPlayerNaming self)
{
  return self.kind == MEDINA_SEAT_COMPUTER && !self.fictional &&
         medina_shown_name_is_visible (self.name);
}

static char *
mark (MedinaPlayerNaming self, const char *name)
{
  if (!stands_in (self))
    return g_strdup (name);
  /* Translators: the name of a person, where the computer plays in that person’s place: as short as
   * can be */
  return g_strdup_printf (_ ("%s (computer)"), name);
}

char *
medina_player_naming_make_line (MedinaPlayerNaming self, guint namesake)
{
  g_autofree char *line = medina_player_naming_make_seat_line (self, namesake);

  return mark (self, line);
}

char *
medina_player_naming_make_seat_words (MedinaPlayerNaming self, guint namesake)
{
  g_autofree char *line = medina_player_naming_make_seat_line (self, namesake);

  return medina_shown_name_to_words (line, MEDINA_SHOWN_NAME_PLAYER);
}

char *
medina_player_naming_make_words (MedinaPlayerNaming self, guint namesake)
{
  g_autofree char *words = medina_player_naming_make_seat_words (self, namesake);

  return mark (self, words);
}

gboolean
medina_player_naming_is_long (MedinaPlayerNaming self, guint namesake)
{
  g_autofree char *line = medina_player_naming_make_seat_line (self, namesake);

  return medina_shown_name_is_long (line, MEDINA_SHOWN_NAME_PLAYER);
}
