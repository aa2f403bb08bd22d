/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-shortcuts.h"

#include <glib/gi18n.h>

#include "medina-board-keys.h"
#include "medina-names.h"
#include "medina-piece-key.h"
#include "notation.h"

typedef enum
{
  PLACING,
  PIECES,
  GAME,
  LOOKING_BACK,
  GENERAL,
  GROUPS,
} Group;

static const char *const headings[GROUPS] = {
  [PLACING] = NC_ ("shortcut window", "Placing Pieces"),
  [PIECES] = NC_ ("shortcut window", "Picking Up a Piece"),
  [GAME] = NC_ ("shortcut window", "Game"),
  [LOOKING_BACK] = NC_ ("shortcut window", "Looking Back"),
  [GENERAL] = NC_ ("shortcut window", "General"),
};

/* Keys without an action are heard by whoever has the focus. Accelerators are separated by
 * spaces. */
static const struct
{
  Group group;
  const char *title;
  const char *action;
  const char *accelerators;
} table[] = {
  /* Translators: the keys are an example, O F 7 */
  { PLACING, NC_ ("shortcut window", "Type a placement: piece, column, row"), NULL, "o f 7" },
  { PLACING, NC_ ("shortcut window", "Put the piece back, or return to the game"), NULL, "Escape" },
  { PLACING, NC_ ("shortcut window", "Hint; repeat for more"), "win.hint", "<Primary>h" },
  { PLACING, NC_ ("shortcut window", "Latest news; repeat for older news"), "win.repeat-news",
    "<Primary>r" },
  { PLACING, NC_ ("shortcut window", "Read the city in words"), "win.describe-city", "<Primary>i" },
  { PLACING, NC_ ("shortcut window", "Go to the moves, or back to the board"), "win.show-moves",
    "<Primary>m" },
  { GAME, NC_ ("shortcut window", "End the turn"), "win.end-turn",
    "<Primary>Return <Primary>KP_Enter" },
  { GAME, NC_ ("shortcut window", "Play out a turn or game that’s already decided"), "win.finish",
    "<Primary><Shift>Return <Primary><Shift>KP_Enter" },
  { GAME, NC_ ("shortcut window", "Undo a placement"), "win.undo", "<Primary>z" },
  { GAME, NC_ ("shortcut window", "Show what would have been better"), "win.coach-show",
    "<Primary>e" },
  { GAME, NC_ ("shortcut window", "Take back a turn that lost points"), "win.coach-take-back",
    "<Primary><Shift>e" },
  { GAME, NC_ ("shortcut window", "Redo a placement"), "win.redo", "<Primary><Shift>z" },
  { GAME, NC_ ("shortcut window", "Make the computer move now"), "win.play-now",
    "<Primary>period" },
  { GAME, NC_ ("shortcut window", "Pause or resume computer players"), "win.pause-computers",
    "<Primary>u Pause" },
  { GAME, NC_ ("shortcut window", "Show the scores"), "win.scores", "<Primary>t" },
  { GAME, NC_ ("shortcut window", "Analyze a finished game"), "win.analyze", "<Primary>l" },
  { LOOKING_BACK, NC_ ("shortcut window", "Replay the last round, or pause it"), "win.replay-round",
    "<Primary>b" },
  { LOOKING_BACK, NC_ ("shortcut window", "Go to the beginning"), "win.replay-first", "<Alt>Home" },
  { LOOKING_BACK, NC_ ("shortcut window", "Back one turn"), "win.replay-back", "<Alt>Left" },
  { LOOKING_BACK, NC_ ("shortcut window", "Forward one turn"), "win.replay-forward", "<Alt>Right" },
  { LOOKING_BACK, NC_ ("shortcut window", "Back one placement"), "win.replay-step-back",
    "<Alt>Up" },
  { LOOKING_BACK, NC_ ("shortcut window", "Forward one placement"), "win.replay-step-forward",
    "<Alt>Down" },
  { LOOKING_BACK, NC_ ("shortcut window", "Go to the last turn"), "win.replay-last", "<Alt>End" },
  { LOOKING_BACK, NC_ ("shortcut window", "Play or pause the replay"), "win.replay-play",
    "<Alt>p" },
  { LOOKING_BACK, NC_ ("shortcut window", "Return to the game"), "win.replay-return",
    "<Alt>Return" },
  { GENERAL, NC_ ("shortcut window", "New game"), "win.new-game", "<Primary>n" },
  { GENERAL, NC_ ("shortcut window", "New window"), "app.new-window", "<Primary><Shift>n" },
  { GENERAL, NC_ ("shortcut window", "Open a game"), "win.open", "<Primary>o" },
  { GENERAL, NC_ ("shortcut window", "Show the saved games"), "win.saved-games",
    "<Primary><Shift>o" },
  { GENERAL, NC_ ("shortcut window", "Show all finished games"), "win.history",
    "<Primary><Shift>h" },
  { GENERAL, NC_ ("shortcut window", "Show the statistics"), "win.statistics",
    "<Primary><Shift>t" },
  { GENERAL, NC_ ("shortcut window", "Save the game"), "win.save", "<Primary>s" },
  { GENERAL, NC_ ("shortcut window", "Save the game to another file"), "win.save-as",
    "<Primary><Shift>s" },
  { GENERAL, NC_ ("shortcut window", "Zoom in"), "win.zoom-in",
    "<Primary>plus <Primary>equal <Primary>KP_Add" },
  { GENERAL, NC_ ("shortcut window", "Zoom out"), "win.zoom-out",
    "<Primary>minus <Primary>KP_Subtract" },
  { GENERAL, NC_ ("shortcut window", "Show the whole board"), "win.zoom-fit",
    "<Primary>0 <Primary>KP_0" },
  { GENERAL, NC_ ("shortcut window", "Enter or leave fullscreen"), "win.fullscreen", "F11" },
  { GENERAL, NC_ ("shortcut window", "Show or hide coordinates"), "win.show-coordinates",
    "<Primary>k" },
#ifdef HAVE_GSOUND
  { GENERAL, NC_ ("shortcut window", "Turn sound on or off"), "win.sound", "<Primary><Shift>m" },
#endif
  { GENERAL, NC_ ("shortcut window", "Print the board and scores"), "win.print", "<Primary>p" },
  { GENERAL, NC_ ("shortcut window", "Rules for the selected piece"), "app.rules", "F1" },
  { GENERAL, NC_ ("shortcut window", "Marks on the board"), "app.legend", "<Shift>F1" },
  { GENERAL, NC_ ("shortcut window", "Preferences"), "app.preferences", "<Primary>comma" },
  { GENERAL, NC_ ("shortcut window", "Main menu"), NULL, "F10" },
  { GENERAL, NC_ ("shortcut window", "Keyboard shortcuts"), "win.show-help-overlay",
    "<Primary>question <Primary>F1" },
  { GENERAL, NC_ ("shortcut window", "Close the window"), "window.close", "<Primary>w" },
  { GENERAL, NC_ ("shortcut window", "Quit"), "app.quit", "<Primary>q" },
};

void
medina_shortcuts_set (GtkApplication *application)
{
  g_return_if_fail (GTK_IS_APPLICATION (application));

  for (guint i = 0; i < G_N_ELEMENTS (table); i++)
    if (table[i].action != NULL)
      {
        g_auto (GStrv) accelerators = g_strsplit (table[i].accelerators, " ", -1);

        gtk_application_set_accels_for_action (application, table[i].action,
                                               (const char *const *) accelerators);
      }
}

/* --- The list --------------------------------------------------------------------------------- */

static const char *
translate (const char *text)
{
  return g_dpgettext2 (NULL, "shortcut window", text);
}

/* The keypad's twins go without saying. */
static char **
word_keys (const char *accelerators)
{
  g_auto (GStrv) parts = g_strsplit (accelerators, " ", -1);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  for (char **part = parts; *part != NULL; part++)
    {
      guint key;
      GdkModifierType modifiers;
      g_autofree char *words = NULL;

      if (strstr (*part, "KP_") != NULL || !gtk_accelerator_parse (*part, &key, &modifiers))
        continue;
      words = gtk_accelerator_get_label (key, modifiers);
      g_strv_builder_add (builder, words);
    }
  return g_strv_builder_end (builder);
}

static void
add (GArray *list, Group group, const char *title, char **keys)
{
  const MedinaShortcut shortcut = { translate (headings[group]), title, keys };

  g_array_append_val (list, shortcut);
}

static void
add_group (GArray *list, Group group)
{
  for (guint i = 0; i < G_N_ELEMENTS (table); i++)
    if (table[i].group == group)
      add (list, group, translate (table[i].title), word_keys (table[i].accelerators));
}

static void
add_board (GArray *list)
{
  for (guint line = 0; medina_board_keys_get_title (line) != NULL; line++)
    add (list, PLACING, medina_board_keys_get_title (line),
         word_keys (medina_board_keys_get_accelerators (line)));
}

static gboolean
rules_have (const MdnRules *rules, MdnPiece piece)
{
  if (piece == MDN_OTHER_ROOFTOP)
    return rules->other_rooftops > 0;
  return piece != MDN_TEA || rules->tea;
}

static void
add_pieces (GArray *list, const MdnRules *rules)
{
  for (MdnPiece piece = 0; piece < MDN_PIECES; piece++)
    {
      const char *keys[] = { NULL, NULL, NULL };
      g_autofree char *digit = g_strdup_printf ("%u", medina_piece_get_digit (piece));
      const char letter[] = { mdn_notation_letter (piece), '\0' };

      if (!rules_have (rules, piece))
        continue;
      keys[0] = digit;
      keys[1] = letter;
      add (list, PIECES, medina_piece_get_name (piece, rules), g_strdupv ((char **) keys));
    }
}

static void
clear_shortcut (gpointer shortcut)
{
  g_strfreev (((MedinaShortcut *) shortcut)->keys);
}

GArray *
medina_shortcuts_list (const MdnRules *rules)
{
  /* Of all rule sets this one has the most pieces. */
  const MdnRules all = mdn_rules (MDN_SECOND_EDITION, 3);
  GArray *list = g_array_new (FALSE, FALSE, sizeof (MedinaShortcut));

  g_array_set_clear_func (list, clear_shortcut);
  add_board (list);
  add_group (list, PLACING);
  add_pieces (list, rules != NULL ? rules : &all);
  for (Group group = GAME; group < GROUPS; group++)
    add_group (list, group);
  return list;
}
