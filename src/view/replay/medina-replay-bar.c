/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-replay-bar.h"

#include <glib/gi18n.h>

#include "medina-action-map.h"
#include "medina-button-row.h"
#include "medina-children.h"
#include "medina-moment-words.h"
#include "medina-move-log.h"
#include "medina-narrow-bin.h"

struct _MedinaReplayBar
{
  GtkWidget parent_instance;

  gboolean before; /* see medina_replay_bar_set_before () */
  gboolean brief;
  gboolean slim;
  gboolean whole; /* see medina_replay_bar_set_whole () */

  /* template */
  GtkWidget *bin;   /* what is there only while one looks back */
  GtkWidget *go_on; /* not in a lesson */
  GtkLabel *wide_label;
  GtkLabel *narrow_label;
  GtkWidget *brief_return; /* there where it is brief */
  GMenu *more_moves;       /* likewise */
  GtkWidget *back;         /* there unless it is slim: */
  GtkWidget *forward;
  GMenu *turns; /* these are then */
  GMenuModel *speeds;

  /* owned */
  MedinaGame *game;
};

enum
{
  PROP_0,
  PROP_BRIEF,
  PROP_SLIM,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (MedinaReplayBar, medina_replay_bar, GTK_TYPE_WIDGET)

/* Where one is among the turns; where a turn is shown only in part, how much of it. */
static char *
word_turn (MedinaGame *game, guint place, gboolean brief)
{
  GListModel *log = medina_game_get_move_log (game);
  g_autoptr (MedinaMoveLogEntry) entry = g_list_model_get_item (log, place);
  const guint number = medina_moment_number_turn (log, place);
  const guint last = medina_moment_number_turn (log, g_list_model_get_n_items (log) - 1);
  const guint all = medina_move_log_entry_get_placements (entry);
  const guint ahead = medina_move_log_entry_get_end (entry) - (guint) medina_game_get_cursor (game);

  if (ahead > 0)
    return brief
             /* Translators: in the middle of a turn: the number of a turn and of all, then how many
              * of its placements are to be seen, and how many it has. The second one, for a narrow
              * window, is as short as can be */
             ? g_strdup_printf (_ ("Turn %1$u of %2$u (%3$u/%4$u)"), number, last, all - ahead, all)
             : g_strdup_printf (_ ("You’re looking at turn %1$u of %2$u, placement %3$u of %4$u."),
                                number, last, all - ahead, all);
  return brief ? medina_moment_word_turn (game)
               : g_strdup_printf (_ ("You’re looking at turn %1$u of %2$u."), number, last);
}

/* The same number as where the turn was chosen. */
static char *
word_before (GListModel *log, guint place, gboolean brief)
{
  const guint number = medina_moment_number_turn (log, place);
  const guint last = medina_moment_number_turn (log, g_list_model_get_n_items (log) - 1);

  /* Translators: in a narrow window, as short as can be: the number of a turn and of all; the city
   * before it is shown */
  return brief ? g_strdup_printf (_ ("Before turn %1$u of %2$u"), number, last)
               : g_strdup_printf (_ ("You’re looking at the city before turn %1$u of %2$u."),
                                  number, last);
}

/* Whether one looks at what comes before the turn behind that place. */
static gboolean
is_before (GListModel *log, int place, guint cursor)
{
  g_autoptr (MedinaMoveLogEntry) entry =
    place < 0 ? NULL : g_list_model_get_item (log, (guint) place);

  return (entry == NULL || medina_move_log_entry_get_end (entry) == cursor) &&
         (guint) (place + 1) < g_list_model_get_n_items (log) &&
         medina_moment_number_turn (log, (guint) (place + 1)) > 0;
}

/* The moment that is shown; in one or two words if `brief`. */
static char *
word_place (MedinaReplayBar *self, gboolean brief)
{
  GListModel *log = medina_game_get_move_log (self->game);
  const guint cursor = medina_game_get_cursor (self->game);
  const int place = medina_move_log_find (log, cursor);

  if (self->before && is_before (log, place, cursor))
    return word_before (log, (guint) (place + 1), brief);
  if (place < 0)
    /* Translators: where in the game one is, before the first turn; as short as possible */
    return g_strdup (brief ? C_ ("replay", "Beginning")
                           : _ ("You’re looking at the beginning of the game."));
  if (medina_moment_number_turn (log, (guint) place) == 0)
    /* Translators: where in the game one is: at the first merchant; as short as possible */
    return g_strdup (brief ? C_ ("replay", "Opening")
                           : _ ("You’re looking at the opening of the game."));
  return word_turn (self->game, (guint) place, brief);
}

/* From turn to turn, with buttons or in the menu. */
static void
update_turns (MedinaReplayBar *self)
{
  const gboolean in_menu = self->brief && self->slim;

  gtk_widget_set_visible (self->back, !in_menu);
  gtk_widget_set_visible (self->forward, !in_menu);
  g_menu_remove_all (self->turns);
  if (!in_menu)
    return;
  g_menu_append (self->turns, _ ("Back One Turn"), "win.replay-back");
  g_menu_append (self->turns, _ ("Forward One Turn"), "win.replay-forward");
}

static void
update_cb (MedinaReplayBar *self)
{
  const gboolean there =
    self->game != NULL && (self->whole || medina_game_get_replaying (self->game));

  if (there)
    {
      g_autofree char *text = word_place (self, !medina_game_get_replaying (self->game));
      g_autofree char *brief_text = word_place (self, TRUE);

      gtk_label_set_label (self->wide_label, text);
      gtk_label_set_label (self->narrow_label, brief_text);
      gtk_widget_set_visible (self->go_on, medina_action_map_has (self->go_on, "win.replay-go-on"));
    }
  gtk_widget_set_visible (self->bin, there && !self->brief);
  gtk_widget_set_visible (self->brief_return, self->brief);
}

void
medina_replay_bar_set_game (MedinaReplayBar *self, MedinaGame *game)
{
  static const char *changes[] = { "notify::cursor", "notify::length", "notify::replaying" };

  g_return_if_fail (MEDINA_IS_REPLAY_BAR (self));

  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_set_object (&self->game, game);
  for (guint i = 0; game != NULL && i < G_N_ELEMENTS (changes); i++)
    g_signal_connect_swapped (game, changes[i], G_CALLBACK (update_cb), self);
  update_cb (self);
}

void
medina_replay_bar_set_before (MedinaReplayBar *self, gboolean before)
{
  g_return_if_fail (MEDINA_IS_REPLAY_BAR (self));

  if (self->before == before)
    return;
  self->before = before;
  update_cb (self);
}

void
medina_replay_bar_set_whole (MedinaReplayBar *self, gboolean whole)
{
  g_return_if_fail (MEDINA_IS_REPLAY_BAR (self));

  if (self->whole == whole)
    return;
  self->whole = whole;
  update_cb (self);
}

const char *
medina_replay_bar_get_text (MedinaReplayBar *self)
{
  g_return_val_if_fail (MEDINA_IS_REPLAY_BAR (self), NULL);

  return gtk_widget_get_visible (self->bin) ? gtk_label_get_label (self->wide_label) : "";
}

static void
set_brief (MedinaReplayBar *self, gboolean brief)
{
  if (self->brief == brief)
    return;
  self->brief = brief;
  update_cb (self);
  update_turns (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_BRIEF]);
}

static void
set_slim (MedinaReplayBar *self, gboolean slim)
{
  if (self->slim == slim)
    return;
  self->slim = slim;
  update_turns (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SLIM]);
}

static void
playing_cb (GtkToggleButton *button)
{
  gtk_button_set_icon_name (GTK_BUTTON (button), gtk_toggle_button_get_active (button)
                                                   ? "media-playback-pause-symbolic"
                                                   : "media-playback-start-symbolic");
}

static void
medina_replay_bar_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_BRIEF:
      g_value_set_boolean (value, MEDINA_REPLAY_BAR (object)->brief);
      break;
    case PROP_SLIM:
      g_value_set_boolean (value, MEDINA_REPLAY_BAR (object)->slim);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
medina_replay_bar_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_BRIEF:
      set_brief (MEDINA_REPLAY_BAR (object), g_value_get_boolean (value));
      break;
    case PROP_SLIM:
      set_slim (MEDINA_REPLAY_BAR (object), g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
medina_replay_bar_dispose (GObject *object)
{
  MedinaReplayBar *self = MEDINA_REPLAY_BAR (object);

  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_clear_object (&self->game);
  medina_children_unparent (GTK_WIDGET (self));
  G_OBJECT_CLASS (medina_replay_bar_parent_class)->dispose (object);
}

static void
medina_replay_bar_class_init (MedinaReplayBarClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (MEDINA_TYPE_BUTTON_ROW);
  g_type_ensure (MEDINA_TYPE_NARROW_BIN);

  object_class->get_property = medina_replay_bar_get_property;
  object_class->set_property = medina_replay_bar_set_property;
  object_class->dispose = medina_replay_bar_dispose;

  properties[PROP_BRIEF] =
    g_param_spec_boolean ("brief", NULL, NULL, FALSE,
                          G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  properties[PROP_SLIM] =
    g_param_spec_boolean ("slim", NULL, NULL, FALSE,
                          G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/medina_game/Medina/ui/medina-replay-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, MedinaReplayBar, bin);
  gtk_widget_class_bind_template_child (widget_class, MedinaReplayBar, go_on);
  gtk_widget_class_bind_template_child (widget_class, MedinaReplayBar, wide_label);
  gtk_widget_class_bind_template_child (widget_class, MedinaReplayBar, narrow_label);
  gtk_widget_class_bind_template_child (widget_class, MedinaReplayBar, brief_return);
  gtk_widget_class_bind_template_child (widget_class, MedinaReplayBar, more_moves);
  gtk_widget_class_bind_template_child (widget_class, MedinaReplayBar, speeds);
  gtk_widget_class_bind_template_child (widget_class, MedinaReplayBar, back);
  gtk_widget_class_bind_template_child (widget_class, MedinaReplayBar, forward);
  gtk_widget_class_bind_template_child (widget_class, MedinaReplayBar, turns);
  gtk_widget_class_bind_template_callback (widget_class, playing_cb);
  gtk_widget_class_set_css_name (widget_class, "replaybar");
}

static void
medina_replay_bar_init (MedinaReplayBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_menu_append_section (self->more_moves, _ ("Replay Speed"), self->speeds);
}
