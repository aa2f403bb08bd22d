/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-turn-actions.h"

#include "notation.h"

enum
{
  HELP_ROWS = 12, /* of the columns of shortcuts */
};

static void
new_game_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  medina_window_choose_new_game (data);
}

static void
undo_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  medina_game_undo_decision (medina_window_get_game (data));
}

static void
redo_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  medina_game_redo_decision (medina_window_get_game (data));
}

static void
end_turn_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  medina_game_end_turn (medina_window_get_game (data));
}

static void
scores_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  medina_window_show_scores (data);
}

static void
hint_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  medina_window_ask_hint (data);
}

static void
pick (MedinaWindow *window, int piece)
{
  MedinaGame *game = medina_window_get_game (window);

  if (game == NULL)
    return;
  if (piece == MDN_TEA)
    medina_window_play (window, mdn_placement_tea ());
  else if (medina_game_get_selected_piece (game) == piece)
    medina_game_set_selected_piece (game, -1);
  else
    medina_game_set_selected_piece (game, piece);
}

static void
pick_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  const int piece = g_variant_get_int32 (parameter);

  if (piece >= 0 && piece < MDN_PIECES)
    pick (data, piece);
}

static void
pick_nth_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  MedinaGame *game = medina_window_get_game (data);
  g_autoptr (MedinaStockItem) item = NULL;

  if (game == NULL || g_variant_get_int32 (parameter) < 0)
    return;
  item = g_list_model_get_item (medina_player_get_stock (medina_game_get_current_player (game)),
                                (guint) g_variant_get_int32 (parameter));
  if (item != NULL)
    pick (data, (int) medina_stock_item_get_piece (item));
}

static void
put_back_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  MedinaGame *game = medina_window_get_game (data);

  if (game != NULL)
    medina_game_set_selected_piece (game, -1);
}

static void
place_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  MedinaGame *game = medina_window_get_game (data);
  const char *text = g_variant_get_string (parameter, NULL);
  MdnSpace space;

  if (game == NULL || medina_game_get_selected_piece (game) < 0)
    return;
  space = mdn_notation_parse_space ((MdnBoard) medina_game_get_position (game)->rules.board, text,
                                    (int) MIN (strlen (text), MDN_NOTATION_SIZE));
  if (space != MDN_NO_SPACE)
    medina_window_play (data, medina_game_placement_for (
                                game, (MdnPiece) medina_game_get_selected_piece (game), space));
}

/* GTK 4.8 distributes the groups when they are first seen and then shows the pages in the wrong
 * order. Another height makes it distribute them again, which mends that; where the order is
 * right it stays. */
static void
section_mapped_cb (GtkWidget *section)
{
  g_signal_handlers_disconnect_by_func (section, section_mapped_cb, NULL);
  g_object_set (section, "max-height", HELP_ROWS, NULL);
}

/* The overlay is added here: a file by the name that GTK looks for would be built with each
 * window. */
static void
add_help_overlay (GtkApplicationWindow *window)
{
  g_autoptr (GtkBuilder) builder =
    gtk_builder_new_from_resource ("/io/github/medina_game/Medina/ui/medina-help-overlay.ui");

  g_signal_connect_after (gtk_builder_get_object (builder, "section"), "map",
                          G_CALLBACK (section_mapped_cb), NULL);
  gtk_application_window_set_help_overlay (window,
                                           GTK_SHORTCUTS_WINDOW (
                                             gtk_builder_get_object (builder, "help_overlay")));
}

static void
show_help_overlay_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  GtkApplicationWindow *window = data;

  if (gtk_application_window_get_help_overlay (window) == NULL)
    add_help_overlay (window);
  gtk_window_present (GTK_WINDOW (gtk_application_window_get_help_overlay (window)));
}

static const GActionEntry entries[] = {
  { "new-game", new_game_cb },
  { "undo", undo_cb },
  { "redo", redo_cb },
  { "end-turn", end_turn_cb },
  { "scores", scores_cb },
  { "pick", pick_cb, "i" },
  { "pick-nth", pick_nth_cb, "i" },
  { "put-back", put_back_cb },
  { "place", place_cb, "s" },
  { "show-help-overlay", show_help_overlay_cb },
  { "hint", hint_cb },
};

/* Enabled while the game's property is TRUE; a binding goes when the game does. */
static void
bind_enabled (MedinaWindow *window, const char *name, MedinaGame *game, const char *property)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (window), name);

  if (game != NULL)
    g_object_bind_property (game, property, action, "enabled", G_BINDING_SYNC_CREATE);
  else
    g_simple_action_set_enabled (G_SIMPLE_ACTION (action), FALSE);
}

void
medina_turn_actions_bind_game (MedinaWindow *window, MedinaGame *game)
{
  g_return_if_fail (MEDINA_IS_WINDOW (window));

  bind_enabled (window, "undo", game, "can-undo");
  bind_enabled (window, "redo", game, "can-redo");
  bind_enabled (window, "end-turn", game, "awaiting-end");
  g_simple_action_set_enabled (G_SIMPLE_ACTION (
                                 g_action_map_lookup_action (G_ACTION_MAP (window), "scores")),
                               game != NULL);
}

/* Keys without a modifier are bound last, after the widget with the focus, which could want them
 * itself. Digits pick by place: 1 the first kind of piece of the stock, 0 the tenth. */
void
medina_turn_actions_add_bindings (GtkWidgetClass *widget_class)
{
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "win.put-back", NULL);
  for (int digit = 0; digit < 10; digit++)
    {
      const int nth = (digit + 9) % 10;

      gtk_widget_class_add_binding_action (widget_class, (guint) (GDK_KEY_0 + digit), 0,
                                           "win.pick-nth", "i", nth);
      gtk_widget_class_add_binding_action (widget_class, (guint) (GDK_KEY_KP_0 + digit), 0,
                                           "win.pick-nth", "i", nth);
    }
}

static void
add_setting (MedinaWindow *window, GSettings *settings, const char *key)
{
  g_autoptr (GAction) action = g_settings_create_action (settings, key);

  g_action_map_add_action (G_ACTION_MAP (window), action);
}

void
medina_turn_actions_install (MedinaWindow *window, GSettings *settings)
{
  g_return_if_fail (MEDINA_IS_WINDOW (window));

  g_action_map_add_action_entries (G_ACTION_MAP (window), entries, G_N_ELEMENTS (entries), window);
  add_setting (window, settings, "show-coordinates");
  add_setting (window, settings, "computer-pace");
  g_simple_action_set_enabled (G_SIMPLE_ACTION (
                                 g_action_map_lookup_action (G_ACTION_MAP (window), "hint")),
                               FALSE);
  medina_turn_actions_bind_game (window, NULL);
}

/* An observer of actions, such as a tooltip that shows, may keep their group for longer than the
 * window lives. The actions are removed, so that it does not tell the window of settings. */
void
medina_turn_actions_remove (MedinaWindow *window)
{
  g_auto (GStrv) names = NULL;

  g_return_if_fail (MEDINA_IS_WINDOW (window));

  names = g_action_group_list_actions (G_ACTION_GROUP (window));
  for (char **name = names; name != NULL && *name != NULL; name++)
    g_action_map_remove_action (G_ACTION_MAP (window), *name);
}
