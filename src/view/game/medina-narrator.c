/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-narrator.h"

#include "medina-move-log.h"
#include "medina-news-words.h"
#include "medina-prompts.h"
#include "medina-round.h"
#include "medina-toolkit.h"

enum
{
  REMEMBERED = 32, /* texts */
  PATIENCE = 4,    /* seconds after which it is said that computers think */
};

struct _MedinaNarrator
{
  GObject parent_instance;

  guint say_id;        /* source that says what is pending */
  guint wait_id;       /* source that says what is waited for */
  guint undone;        /* placements that were taken back since */
  gboolean picked;     /* another piece is in hand since, or none */
  gboolean looked;     /* another moment is shown since */
  gboolean quiet;      /* about whose turn it is */
  gboolean by_machine; /* the prompt told last was about a computer */
  guint recalled;      /* texts that were recalled since the last one was said */

  /* owned */
  MedinaGame *game;
  GString *pending;
  GPtrArray *said; /* the oldest first */
  char *prompt;    /* the last that was told; NULL for none in this turn */

  GtkWidget *widget; /* borrowed */
};

enum
{
  SAID,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (MedinaNarrator, medina_narrator, G_TYPE_OBJECT)

/* --- What there is to say --------------------------------------------------------------------- */

static void
add_line (MedinaNarrator *self, const char *line)
{
  if (self->pending->len > 0)
    g_string_append_c (self->pending, '\n');
  g_string_append (self->pending, line);
}

static void
add_placement_cb (const MedinaChronicleEntry *entry, gpointer data)
{
  MedinaNarrator *self = data;
  g_autofree char *line = medina_news_of_placement (self->game, entry);

  add_line (self, line);
}

static void
add_placements (MedinaNarrator *self, int first)
{
  medina_chronicle_tell (medina_game_get_engine_game (self->game), first,
                         (int) medina_game_get_cursor (self->game), FALSE, add_placement_cb, self);
}

static void
add_undone (MedinaNarrator *self)
{
  g_autofree char *line = NULL;

  if (self->undone == 0)
    return;
  line = medina_news_of_undo (self->game, self->undone);
  add_line (self, line);
}

/* A piece that was placed is not in hand any more: that goes without saying; not that the only one
 * that can be placed is, which nobody has picked. */
static void
add_hand (MedinaNarrator *self)
{
  g_autofree char *line = NULL;

  if (!self->picked || !medina_game_awaits_person (self->game) ||
      (self->pending->len > 0 && medina_game_get_selected_piece (self->game) < 0))
    return;
  line = medina_news_of_hand (self->game);
  add_line (self, line);
}

/* The turn that is looked at. */
static void
add_turn (MedinaNarrator *self)
{
  GListModel *log = medina_game_get_move_log (self->game);
  const int place = medina_move_log_find (log, medina_game_get_cursor (self->game));
  g_autoptr (MedinaMoveLogEntry) entry = NULL;

  if (!self->looked || !medina_game_get_replaying (self->game) || place < 0)
    return;
  entry = g_list_model_get_item (log, (guint) place);
  add_placements (self, (int) (medina_move_log_entry_get_end (entry) -
                               medina_move_log_entry_get_placements (entry)));
}

/* Everybody's, when the game has ended. */
static void
add_scores (MedinaNarrator *self)
{
  g_autofree char *scores = NULL;

  if (!medina_game_get_over (self->game) || medina_game_get_replaying (self->game))
    return;
  scores = medina_news_of_scores (self->game);
  add_line (self, scores);
}

static gboolean
wait_cb (gpointer data)
{
  MedinaNarrator *self = data;
  g_autofree char *prompt = medina_prompt_for_turn (self->game);

  self->wait_id = 0;
  if (medina_game_awaits_computer (self->game))
    medina_narrator_say (self, prompt);
  return G_SOURCE_REMOVE;
}

/* Computers are known by what they place. That they think is said once, where nothing comes of it
 * for long. */
static void
wait (MedinaNarrator *self)
{
  if (!self->by_machine)
    self->wait_id = g_timeout_add_seconds (PATIENCE, wait_cb, self);
}

static void
add_prompt (MedinaNarrator *self)
{
  const gboolean by_machine = medina_game_awaits_computer (self->game);
  g_autofree char *prompt = medina_prompt_for_turn (self->game);

  if (self->quiet || g_strcmp0 (prompt, self->prompt) == 0)
    return;
  if (!by_machine)
    {
      g_clear_handle_id (&self->wait_id, g_source_remove);
      add_line (self, prompt);
    }
  else
    wait (self);
  add_scores (self);
  self->by_machine = by_machine;
  g_free (self->prompt);
  self->prompt = g_steal_pointer (&prompt);
}

static void
add_game (MedinaNarrator *self)
{
  if (self->game == NULL)
    return;
  add_undone (self);
  add_hand (self);
  add_turn (self);
  add_prompt (self);
}

/* --- Saying it -------------------------------------------------------------------------------- */

static void
say (MedinaNarrator *self, const char *text)
{
  if (self->said->len == REMEMBERED)
    g_ptr_array_remove_index (self->said, 0);
  g_ptr_array_add (self->said, g_strdup (text));
  self->recalled = 0;
  medina_toolkit_announce (self->widget, text);
  g_signal_emit (self, signals[SAID], 0, text);
}

static void
forget (MedinaNarrator *self)
{
  g_clear_handle_id (&self->say_id, g_source_remove);
  g_string_truncate (self->pending, 0);
  self->undone = 0;
  self->picked = self->looked = FALSE;
}

static gboolean
say_cb (gpointer data)
{
  MedinaNarrator *self = data;
  g_autofree char *text = NULL;

  self->say_id = 0;
  add_game (self);
  text = g_strdup (self->pending->str);
  forget (self);
  if (*text != '\0')
    say (self, text);
  return G_SOURCE_REMOVE;
}

static void
say_soon (MedinaNarrator *self)
{
  if (self->say_id == 0)
    self->say_id = g_idle_add_full (G_PRIORITY_DEFAULT, say_cb, self, NULL);
}

void
medina_narrator_say (MedinaNarrator *self, const char *line)
{
  g_return_if_fail (MEDINA_IS_NARRATOR (self));
  g_return_if_fail (line != NULL);

  add_line (self, line);
  say_soon (self);
}

void
medina_narrator_set_prompting (MedinaNarrator *self, gboolean prompting)
{
  g_return_if_fail (MEDINA_IS_NARRATOR (self));

  self->quiet = !prompting;
}

const char *
medina_narrator_recall (MedinaNarrator *self)
{
  guint count;

  g_return_val_if_fail (MEDINA_IS_NARRATOR (self), NULL);

  count = self->said->len;
  if (count == 0)
    return "";
  return g_ptr_array_index (self->said, count - 1 - self->recalled++ % count);
}

/* --- The game --------------------------------------------------------------------------------- */

/* Something else may be there now instead of what was taken back. */
static void
played_cb (MedinaNarrator *self)
{
  self->undone = 0;
  say_soon (self);
}

static void
undone_cb (MedinaNarrator *self)
{
  self->undone++;
  say_soon (self);
}

static void
picked_cb (MedinaNarrator *self)
{
  self->picked = TRUE;
  say_soon (self);
}

static void
seeked_cb (MedinaNarrator *self)
{
  self->looked = TRUE;
  self->undone = 0;
  say_soon (self);
}

/* The same words as in the turn before are new ones now. */
static void
turn_changed_cb (MedinaNarrator *self)
{
  g_clear_pointer (&self->prompt, g_free);
  say_soon (self);
}

static void
begin (MedinaNarrator *self)
{
  const int end = (int) medina_game_get_cursor (self->game);
  const guint player = medina_player_get_number (medina_game_get_current_player (self->game));
  g_autofree char *losses = medina_news_of_losses (self->game);

  add_placements (self,
                  medina_round_find (medina_game_get_engine_game (self->game), end, player).first);
  if (losses != NULL)
    add_line (self, losses);
  say_soon (self);
}

/* What was said was for whoever sat here: refusals and hints tell what is behind a screen. Who
 * comes next hears what the others did. */
static void
curtain_cb (MedinaNarrator *self)
{
  forget (self);
  g_clear_pointer (&self->prompt, g_free);
  if (medina_game_get_curtain (self->game))
    g_ptr_array_set_size (self->said, 0);
  else if (!medina_game_get_replaying (self->game))
    begin (self);
  say_soon (self);
}

void
medina_narrator_set_game (MedinaNarrator *self, MedinaGame *game)
{
  static const struct
  {
    const char *signal;
    GCallback callback;
  } changes[] = {
    { "placement-played", G_CALLBACK (played_cb) },
    { "placement-undone", G_CALLBACK (undone_cb) },
    { "notify::selected-piece", G_CALLBACK (picked_cb) },
    { "seeked", G_CALLBACK (seeked_cb) },
    { "turn-changed", G_CALLBACK (turn_changed_cb) },
    { "notify::curtain", G_CALLBACK (curtain_cb) },
    { "notify::awaiting-end", G_CALLBACK (say_soon) },
    { "game-over", G_CALLBACK (say_soon) },
    { "seats-changed", G_CALLBACK (say_soon) },
  };

  g_return_if_fail (MEDINA_IS_NARRATOR (self));

  forget (self);
  g_clear_handle_id (&self->wait_id, g_source_remove);
  g_clear_pointer (&self->prompt, g_free);
  self->by_machine = FALSE;
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_set_object (&self->game, game);
  for (gsize i = 0; game != NULL && i < G_N_ELEMENTS (changes); i++)
    g_signal_connect_swapped (game, changes[i].signal, changes[i].callback, self);
  if (game != NULL)
    begin (self);
}

/* --- The object ------------------------------------------------------------------------------- */

static void
medina_narrator_dispose (GObject *object)
{
  medina_narrator_set_game (MEDINA_NARRATOR (object), NULL);
  G_OBJECT_CLASS (medina_narrator_parent_class)->dispose (object);
}

static void
medina_narrator_finalize (GObject *object)
{
  MedinaNarrator *self = MEDINA_NARRATOR (object);

  g_string_free (self->pending, TRUE);
  g_ptr_array_unref (self->said);
  g_free (self->prompt);
  G_OBJECT_CLASS (medina_narrator_parent_class)->finalize (object);
}

static void
medina_narrator_class_init (MedinaNarratorClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = medina_narrator_dispose;
  G_OBJECT_CLASS (klass)->finalize = medina_narrator_finalize;
  signals[SAID] = g_signal_new ("said", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
medina_narrator_init (MedinaNarrator *self)
{
  self->pending = g_string_new (NULL);
  self->said = g_ptr_array_new_with_free_func (g_free);
}

MedinaNarrator *
medina_narrator_new (GtkWidget *widget)
{
  MedinaNarrator *self = g_object_new (MEDINA_TYPE_NARRATOR, NULL);

  self->widget = widget;
  return self;
}
