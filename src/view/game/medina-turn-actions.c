/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-turn-actions.h"

#include "medina-news-words.h"
#include "medina-popovers.h"
#include "notation.h"

/* What is possible as long as a property of the game is TRUE. */
static const struct
{
  const char *action;
  const char *property;
} enabled[] = {
  { "undo", "can-undo" },
  { "redo", "can-redo" },
  { "end-turn", "can-end-turn" },
};

struct _MedinaTurnActions
{
  GObject parent_instance;

  MedinaGamePage *page; /* weak; NULL before the first game */
  guint picked;         /* how many placements there were when a piece was taken last */

  /* owned */
  MedinaGame *game; /* NULL for none */
  GAction *hint;
  GAction *finish;
  GSimpleAction *put_back; /* Escape means something else where there is no game */
  GSimpleAction *of_game[G_N_ELEMENTS (enabled)]; /* those above */
  GBindingGroup *bindings;                        /* of them to the game */
};

G_DEFINE_FINAL_TYPE (MedinaTurnActions, medina_turn_actions, G_TYPE_OBJECT)

static void
undo_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  medina_game_undo_decision (((MedinaTurnActions *) data)->game);
}

static void
redo_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  medina_game_redo_decision (((MedinaTurnActions *) data)->game);
}

static void
end_turn_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  medina_game_end_turn (((MedinaTurnActions *) data)->game);
}

static void
finish_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  medina_finisher_finish (medina_game_page_get_finisher (((MedinaTurnActions *) data)->page));
}

static void
hint_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  medina_hint_display_ask (medina_game_page_get_hint_display (((MedinaTurnActions *) data)->page));
}

static void
repeat_news_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  MedinaTurnActions *self = data;

  if (self->game != NULL)
    medina_game_page_repeat_news (self->page);
}

static void
show_moves_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  MedinaTurnActions *self = data;

  if (self->game != NULL)
    medina_game_page_show_moves (self->page);
}

static void
tell_hand (MedinaTurnActions *self)
{
  g_autofree char *line = medina_news_of_hand (self->game);

  medina_narrator_say (medina_game_page_get_narrator (self->page), line);
}

static gboolean
is_in_hand (MedinaTurnActions *self, MdnPiece piece)
{
  return medina_game_get_selected_piece (self->game) == (int) piece;
}

static void
take (MedinaTurnActions *self, MdnPiece piece)
{
  self->picked = medina_game_get_cursor (self->game);
  if (piece == MDN_TEA)
    medina_game_page_play (self->page, mdn_placement_tea ());
  else if (!medina_game_can_take (self->game, piece))
    medina_game_page_refuse_piece (self->page, piece);
  else if (is_in_hand (self, piece))
    tell_hand (self);
  else
    medina_game_set_selected_piece (self->game, (int) piece);
}

static void
take_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  MedinaTurnActions *self = data;
  const int piece = g_variant_get_int32 (parameter);

  if (self->game != NULL && piece >= 0 && piece < MDN_PIECES)
    take (self, (MdnPiece) piece);
}

/* Picked again, a piece is laid down, unless it is in hand by itself: as the only one, or since one
 * of its kind was placed. */
static void
pick (MedinaTurnActions *self, MdnPiece piece)
{
  if (is_in_hand (self, piece) && self->picked == medina_game_get_cursor (self->game) &&
      medina_game_get_only_piece (self->game) < 0)
    medina_game_set_selected_piece (self->game, -1);
  else
    take (self, piece);
}

static void
pick_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  MedinaTurnActions *self = data;
  const int piece = g_variant_get_int32 (parameter);

  if (self->game != NULL && piece >= 0 && piece < MDN_PIECES)
    pick (self, (MdnPiece) piece);
}

/* Looking back there is no piece in hand: one leaves what is looked at. */
static void
put_back_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  MedinaGame *game = ((MedinaTurnActions *) data)->game;
  MedinaGamePage *page = ((MedinaTurnActions *) data)->page;

  if (game == NULL)
    return;
  if (medina_game_get_replaying (game))
    medina_game_seek (game, medina_game_get_live_cursor (game));
  else if (medina_game_get_selected_piece (game) >= 0)
    medina_game_set_selected_piece (game, -1);
  else if (page != NULL && !medina_hint_display_dismiss (medina_game_page_get_hint_display (page)))
    medina_game_page_show_players (page);
}

static void
place_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  MedinaTurnActions *self = data;
  const char *text = g_variant_get_string (parameter, NULL);
  int piece;
  MdnSpace space;

  if (self->game == NULL || medina_game_get_selected_piece (self->game) < 0)
    return;
  piece = medina_game_get_selected_piece (self->game);
  space = mdn_notation_parse_space ((MdnBoard) medina_game_get_position (self->game)->rules.board,
                                    text, (int) MIN (strlen (text), MDN_NOTATION_SIZE));
  if (space != MDN_NO_SPACE)
    medina_game_page_play (self->page,
                           medina_game_placement_for (self->game, (MdnPiece) piece, space));
}

static void
zoom (gpointer data, int steps)
{
  MedinaGamePage *page = ((MedinaTurnActions *) data)->page;

  if (page != NULL)
    medina_board_viewport_zoom_by_steps (medina_board_view_get_viewport (
                                           medina_game_page_get_board (page)),
                                         steps);
}

static void
zoom_in_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  zoom (data, 1);
}

static void
zoom_out_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  zoom (data, -1);
}

static void
zoom_fit_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  zoom (data, 0);
}

static const GActionEntry entries[] = {
  { "undo", undo_cb },
  { "redo", redo_cb },
  { "end-turn", end_turn_cb },
  { "finish", finish_cb },
  { "pick", pick_cb, "i" },
  { "take", take_cb, "i" },
  { "put-back", put_back_cb },
  { "place", place_cb, "s" },
  { "hint", hint_cb },
  { "repeat-news", repeat_news_cb },
  { "show-moves", show_moves_cb },
  { "zoom-in", zoom_in_cb },
  { "zoom-out", zoom_out_cb },
  { "zoom-fit", zoom_fit_cb },
};

/* --- Keys ------------------------------------------------------------------------------------- */

void
medina_turn_actions_add_bindings (GtkWidgetClass *widget_class)
{
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "win.put-back", NULL);
}

static gboolean
key_pressed_cb (MedinaTurnActions *self,
                guint keyval,
                guint keycode,
                GdkModifierType state,
                GtkEventController *controller)
{
  if (self->game == NULL || self->page == NULL ||
      !gtk_widget_get_mapped (GTK_WIDGET (self->page)) ||
      medina_popovers_have_focus (GTK_WINDOW (gtk_event_controller_get_widget (controller))))
    return GDK_EVENT_PROPAGATE;
  return medina_board_view_type (medina_game_page_get_board (self->page), keyval, keycode, state,
                                 gtk_event_controller_get_current_event_time (controller));
}

/* Keys without a modifier come last, after the widget with the focus, which could want them
 * itself. */
static void
add_keys (MedinaTurnActions *self, GtkWidget *window)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (window, keys);
}

/* --- The game --------------------------------------------------------------------------------- */

void
medina_turn_actions_set_page (MedinaTurnActions *self, MedinaGamePage *page)
{
  g_return_if_fail (MEDINA_IS_TURN_ACTIONS (self));
  g_return_if_fail (self->page == NULL);

  g_set_weak_pointer (&self->page, page);
  g_object_bind_property (medina_hint_display_get_hint (medina_game_page_get_hint_display (page)),
                          "available", self->hint, "enabled", G_BINDING_SYNC_CREATE);
  g_object_bind_property (medina_game_page_get_finisher (page), "can-finish", self->finish,
                          "enabled", G_BINDING_SYNC_CREATE);
}

void
medina_turn_actions_set_game (MedinaTurnActions *self, MedinaGame *game)
{
  g_return_if_fail (MEDINA_IS_TURN_ACTIONS (self));

  g_set_object (&self->game, game);
  g_simple_action_set_enabled (self->put_back, game != NULL);
  g_binding_group_set_source (self->bindings, game);
  for (guint i = 0; game == NULL && i < G_N_ELEMENTS (enabled); i++)
    g_simple_action_set_enabled (self->of_game[i], FALSE);
}

/* --- The object ------------------------------------------------------------------------------- */

static void
medina_turn_actions_dispose (GObject *object)
{
  MedinaTurnActions *self = MEDINA_TURN_ACTIONS (object);

  g_clear_weak_pointer (&self->page);
  g_clear_object (&self->game);
  g_clear_object (&self->hint);
  g_clear_object (&self->finish);
  g_clear_object (&self->put_back);
  g_clear_object (&self->bindings);
  for (guint i = 0; i < G_N_ELEMENTS (enabled); i++)
    g_clear_object (&self->of_game[i]);
  G_OBJECT_CLASS (medina_turn_actions_parent_class)->dispose (object);
}

static void
medina_turn_actions_class_init (MedinaTurnActionsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = medina_turn_actions_dispose;
}

static void
medina_turn_actions_init (MedinaTurnActions *self)
{
  self->bindings = g_binding_group_new ();
}

MedinaTurnActions *
medina_turn_actions_new (GtkApplicationWindow *window)
{
  GActionMap *map = G_ACTION_MAP (window);
  MedinaTurnActions *self = g_object_new (MEDINA_TYPE_TURN_ACTIONS, NULL);

  g_action_map_add_action_entries (map, entries, G_N_ELEMENTS (entries), self);
  self->hint = g_object_ref (g_action_map_lookup_action (map, "hint"));
  g_simple_action_set_enabled (G_SIMPLE_ACTION (self->hint), FALSE);
  self->finish = g_object_ref (g_action_map_lookup_action (map, "finish"));
  g_simple_action_set_enabled (G_SIMPLE_ACTION (self->finish), FALSE);
  self->put_back = g_object_ref (G_SIMPLE_ACTION (g_action_map_lookup_action (map, "put-back")));
  for (guint i = 0; i < G_N_ELEMENTS (enabled); i++)
    {
      self->of_game[i] =
        g_object_ref (G_SIMPLE_ACTION (g_action_map_lookup_action (map, enabled[i].action)));
      g_binding_group_bind (self->bindings, enabled[i].property, self->of_game[i], "enabled",
                            G_BINDING_SYNC_CREATE);
    }
  medina_turn_actions_set_game (self, NULL);
  add_keys (self, GTK_WIDGET (window));
  return self;
}
