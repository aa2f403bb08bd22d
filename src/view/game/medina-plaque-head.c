/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-plaque-head.h"

#include "medina-news-words.h"
#include "medina-palace-description.h"
#include "medina-prompts.h"
#include "medina-status-prompt.h"

enum
{
  NARROW = 480, /* windows below that are, in pixels */
};

/* --- Lines ------------------------------------------------------------------------------------ */

/* The bar itself is as narrow in a large window, beside the tiles. */
static gboolean
is_in_narrow_window (MedinaPlaqueHead *self)
{
  GtkRoot *root = gtk_widget_get_root (self->plaque);

  return root != NULL && gtk_widget_get_width (GTK_WIDGET (root)) < NARROW;
}

/* They are not said twice. */
static void
withdraw_losses (MedinaPlaqueHead *self)
{
  g_auto (GStrv) lines = g_strsplit (gtk_label_get_label (self->losses), "\n", -1);

  for (char **line = lines; *line != NULL; line++)
    medina_announcer_withdraw (self->fit->announcer, *line);
}

/* The player may long have forgotten, or never have seen, what happened during the others'
 * turns. */
static void
update_losses (MedinaPlaqueHead *self)
{
  g_autofree char *losses =
    self->game != NULL && self->lesson == NULL ? medina_news_of_losses (self->game) : NULL;

  gtk_label_set_label (self->losses, losses != NULL ? losses : "");
  gtk_widget_set_visible (GTK_WIDGET (self->losses), losses != NULL);
  withdraw_losses (self);
}

/* What is said instead of the prompt; NULL for nothing. */
static const char *
find_substitute (MedinaPlaqueHead *self)
{
  return self->lesson != NULL ? self->lesson : self->heading;
}

/* A curtain hides the list, but whoever comes sees the board: what has been placed there is no
 * secret. */
static gboolean
tells_news (MedinaPlaqueHead *self)
{
  return self->game != NULL && self->lesson == NULL &&
         (self->newsy || medina_game_get_curtain (self->game));
}

/* As long as computers play, for whom is to play then; but not in the place of what they do. */
static gboolean
keeps_announcements (MedinaPlaqueHead *self)
{
  return self->game != NULL && medina_game_awaits_computer (self->game) && !tells_news (self);
}

static void
update_prompt_cb (MedinaPlaqueHead *self)
{
  const char *substitute = find_substitute (self);
  g_autofree char *prompt = substitute != NULL
                              ? g_strdup (substitute)
                              : medina_status_prompt (self->game, self->computer, self->finisher,
                                                      self->replay, is_in_narrow_window (self));

  g_autofree char *brief =
    substitute == NULL ? medina_status_prompt_in_brief (self->game, self->computer) : NULL;

  medina_plaque_fit_set_prompt (self->fit, prompt != NULL ? prompt : "", brief);
  update_losses (self);
  medina_announcer_keep (self->fit->announcer, keeps_announcements (self));
  medina_latest_news_tell (self->fit->latest, tells_news (self) ? self->game : NULL);
}

static gboolean
is_by_computer (MedinaGame *game)
{
  const MdnGame *played = game != NULL ? medina_game_get_engine_game (game) : NULL;

  return played != NULL && played->cursor > 0 &&
         medina_player_is_computer (
           medina_game_get_player (game, (guint) mdn_game_player_of (played, played->cursor - 1)));
}

/* Then the prompt tells who has won, and nothing is left for which it would matter. */
static gboolean
is_over (MedinaPlaqueHead *self)
{
  return self->game != NULL && medina_game_get_over (self->game) &&
         !medina_game_get_replaying (self->game);
}

static void
over_cb (MedinaPlaqueHead *self)
{
  if (is_over (self))
    medina_announcer_dismiss (self->fit->announcer);
}

/* What a person's own placement brings takes the place of what there was; its lines, and what comes
 * of those of computers, follow one another. */
void
medina_plaque_head_announce (MedinaPlaqueHead *self, const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  if (is_over (self))
    return;
  for (char **line = lines; *line != NULL; line++)
    if (line > lines || is_by_computer (self->game))
      medina_announcer_append (self->fit->announcer, *line);
    else
      medina_announcer_add (self->fit->announcer, *line);
  withdraw_losses (self);
}

/* A lesson says one thing after the other. What is said looking back has the letters of the game.
 * Transfer full; NULL if it is not known. */
static char **
list_usual (MedinaPlaqueHead *self)
{
  if (self->lesson != NULL)
    return g_strdupv ((char *[]){ self->lesson, NULL });
  return self->game != NULL ? medina_prompts_list_usual (self->game) : NULL;
}

static void
update_usual (MedinaPlaqueHead *self)
{
  g_auto (GStrv) usual = list_usual (self);
  g_autofree char *message = self->game != NULL ? medina_palace_describe_usual (self->game) : NULL;

  medina_plaque_usual_set (&self->fit->usual, usual, message);
  gtk_widget_queue_resize (self->plaque);
}

static void
names_changed_cb (MedinaPlaqueHead *self)
{
  update_usual (self);
  update_prompt_cb (self);
}

/* --- What it follows -------------------------------------------------------------------------- */

void
medina_plaque_head_set_computer (MedinaPlaqueHead *self, MedinaComputerPlayer *computer)
{
  if (self->computer != NULL)
    g_signal_handlers_disconnect_by_data (self->computer, self);
  g_set_object (&self->computer, computer);
  if (computer != NULL)
    {
      g_signal_connect_swapped (computer, "notify::paused", G_CALLBACK (update_prompt_cb), self);
      g_signal_connect_swapped (computer, "notify::waiting", G_CALLBACK (update_prompt_cb), self);
    }
  update_prompt_cb (self);
}

void
medina_plaque_head_set_finisher (MedinaPlaqueHead *self, MedinaFinisher *finisher)
{
  g_set_weak_pointer (&self->finisher, finisher);
  g_signal_connect_swapped (finisher, "notify::foregone", G_CALLBACK (update_prompt_cb), self);
}

void
medina_plaque_head_set_replay (MedinaPlaqueHead *self, MedinaReplay *replay)
{
  g_set_weak_pointer (&self->replay, replay);
  g_signal_connect_swapped (replay, "notify::playing", G_CALLBACK (update_prompt_cb), self);
}

static void
game_changed_cb (MedinaPlaqueHead *self)
{
  medina_plaque_message_forget_refusal (self->message);
  update_prompt_cb (self);
}

static void
go_on_cb (MedinaPlaqueHead *self)
{
  medina_announcer_go_on (self->fit->announcer);
}

static void
disconnect_game (MedinaPlaqueHead *self)
{
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_clear_object (&self->game);
}

void
medina_plaque_head_set_game (MedinaPlaqueHead *self, MedinaGame *game)
{
  static const char *changes[] = {
    "placement-played",       "placement-undone",     "seeked",          "turn-changed",
    "notify::selected-piece", "notify::awaiting-end", "notify::curtain", "seats-changed"
  };

  disconnect_game (self);
  if (game != NULL)
    {
      self->game = g_object_ref (game);
      for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
        g_signal_connect_swapped (game, changes[i], G_CALLBACK (game_changed_cb), self);
      g_signal_connect_swapped (game, "placement-played", G_CALLBACK (go_on_cb), self);
      g_signal_connect_swapped (game, "game-over", G_CALLBACK (over_cb), self);
      g_signal_connect_swapped (game, "names-changed", G_CALLBACK (names_changed_cb), self);
    }
  update_usual (self);
  game_changed_cb (self);
}

void
medina_plaque_head_set_lesson (MedinaPlaqueHead *self, const char *sentence)
{
  if (g_strcmp0 (self->lesson, sentence) == 0)
    return;
  g_free (self->lesson);
  self->lesson = g_strdup (sentence);
  names_changed_cb (self);
}

void
medina_plaque_head_set_heading (MedinaPlaqueHead *self, const char *heading)
{
  if (g_strcmp0 (self->heading, heading) == 0)
    return;
  g_free (self->heading);
  self->heading = g_strdup (heading);
  update_prompt_cb (self);
}

void
medina_plaque_head_set_newsy (MedinaPlaqueHead *self, gboolean newsy)
{
  self->newsy = newsy;
  update_prompt_cb (self);
}

void
medina_plaque_head_clear (MedinaPlaqueHead *self)
{
  disconnect_game (self);
  if (self->computer != NULL)
    g_signal_handlers_disconnect_by_data (self->computer, self);
  if (self->finisher != NULL)
    g_signal_handlers_disconnect_by_data (self->finisher, self);
  if (self->replay != NULL)
    g_signal_handlers_disconnect_by_data (self->replay, self);
  g_clear_object (&self->computer);
  g_clear_weak_pointer (&self->finisher);
  g_clear_weak_pointer (&self->replay);
  g_clear_pointer (&self->lesson, g_free);
  g_clear_pointer (&self->heading, g_free);
}
