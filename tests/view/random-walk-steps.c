/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "random-walk-steps.h"

#include <glib/gstdio.h>

#include "await.h"
#include "real-input.h"
#include "medina-board-view.h"
#include "medina-piece-button.h"
#include "medina-window.h"
#include "driver.h"
#include "short-game.h"

enum
{
  MOST_WINDOWS = 3, /* of games */
  STORM = 24,       /* undos or redos */
  PICKS = 40,       /* to find a widget of some kind by chance */
};

#define CTRL  GDK_CONTROL_MASK
#define ALT   GDK_ALT_MASK
#define SHIFT GDK_SHIFT_MASK

static guint
below (const RandomWalkStep *step, guint n)
{
  return mdn_random_below (step->random, n);
}

static G_GNUC_PRINTF (2, 3) void describe (const RandomWalkStep *step, const char *format, ...)
{
  va_list args;

  va_start (args, format);
  g_vsnprintf (step->words, step->size, format, args);
  va_end (args);
}

/* --- What is there ------------------------------------------------------------------------------ */

/* Dialogs of the toolkit that go to files, printers and other programs: they are only typed at. */
static gboolean
is_foreign (GtkWindow *window)
{
  const char *name = G_OBJECT_TYPE_NAME (window);

  return strstr (name, "FileChooser") != NULL || strstr (name, "Print") != NULL ||
         strstr (name, "PageSetup") != NULL || strstr (name, "AppChooser") != NULL ||
         g_str_equal (name, "GtkMessageDialog") || g_str_equal (name, "GtkDialog");
}

static GList *
list_windows (const RandomWalkStep *step)
{
  GList *windows = NULL;

  for (GList *l = gtk_application_get_windows (GTK_APPLICATION (step->application)); l != NULL;
       l = l->next)
    if (MEDINA_IS_WINDOW (l->data))
      windows = g_list_prepend (windows, l->data);
  return windows;
}

static MedinaWindow *
choose_window (const RandomWalkStep *step)
{
  g_autoptr (GList) windows = list_windows (step);

  return windows != NULL ? g_list_nth_data (windows, below (step, g_list_length (windows))) : NULL;
}

static void
collect (GtkWidget *widget, GPtrArray *widgets)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);

  if (!gtk_widget_get_mapped (widget) || !gtk_widget_get_sensitive (widget))
    return;
  if (child == NULL && gtk_widget_get_width (widget) > 0 && gtk_widget_get_height (widget) > 0)
    g_ptr_array_add (widgets, widget);
  for (; child != NULL; child = gtk_widget_get_next_sibling (child))
    collect (child, widgets);
}

/* Something that can be seen: mostly in what has popped up, if anything has. */
static GtkWidget *
choose_widget (const RandomWalkStep *step)
{
  g_autoptr (GPtrArray) widgets = g_ptr_array_new ();
  guint popped_up = 0;

  collect (GTK_WIDGET (real_input_get_window ()), widgets);
  if (widgets->len == 0)
    return NULL;
  if (below (step, 4) > 0)
    for (guint i = 0; i < widgets->len; i++)
      if (gtk_widget_get_ancestor (widgets->pdata[i], GTK_TYPE_POPOVER) != NULL)
        widgets->pdata[popped_up++] = widgets->pdata[i];
  return widgets->pdata[below (step, popped_up > 0 ? popped_up : widgets->len)];
}

static void
choose_place (const RandomWalkStep *step, GtkWidget *widget, double *x, double *y)
{
  *x = below (step, (guint) gtk_widget_get_width (widget));
  *y = below (step, (guint) gtk_widget_get_height (widget));
}

static const char *
name_of (GtkWidget *widget)
{
  return G_OBJECT_TYPE_NAME (widget);
}

/* --- The pointer -------------------------------------------------------------------------------- */

static void
click (const RandomWalkStep *step)
{
  GtkWidget *widget = choose_widget (step);
  double x, y;

  if (widget == NULL)
    return;
  choose_place (step, widget, &x, &y);
  describe (step, "click on %s at %g, %g in %s", name_of (widget), x, y,
            name_of (GTK_WIDGET (real_input_get_window ())));
  real_input_click (widget, x, y);
  if (below (step, 8) == 0)
    {
      real_input_press ();
      real_input_release ();
    }
}

static void
point (const RandomWalkStep *step)
{
  GtkWidget *widget = choose_widget (step);
  double x, y;

  if (widget == NULL)
    return;
  choose_place (step, widget, &x, &y);
  describe (step, "point at %s at %g, %g", name_of (widget), x, y);
  real_input_point (widget, x, y);
}

static void
scroll (const RandomWalkStep *step)
{
  const int notches = (int) below (step, 11) - 5;

  point (step);
  describe (step, "scroll by %d", notches);
  real_input_scroll (notches);
}

static void
drag (const RandomWalkStep *step)
{
  const guint moves = 1 + below (step, 4);

  point (step);
  describe (step, "drag by %u moves", moves);
  real_input_press ();
  for (guint i = 0; i < moves && real_input_get_window () != NULL; i++)
    {
      GtkWidget *widget = choose_widget (step);
      double x, y;

      if (widget == NULL)
        break;
      choose_place (step, widget, &x, &y);
      real_input_point (widget, x, y);
    }
  real_input_release ();
}

/* --- Keys --------------------------------------------------------------------------------------- */

typedef struct
{
  guint keyval;
  GdkModifierType modifiers;
} Key;

static void
press (const RandomWalkStep *step, Key key)
{
  g_autofree char *name = gtk_accelerator_name (key.keyval, key.modifiers);

  describe (step, "key %s in %s", name, name_of (GTK_WIDGET (real_input_get_window ())));
  real_input_key (key.keyval, key.modifiers);
}

static void
press_plain (const RandomWalkStep *step)
{
  static const Key keys[] = {
    { GDK_KEY_Left },         { GDK_KEY_Right },  { GDK_KEY_Up },         { GDK_KEY_Down },
    { GDK_KEY_Home },         { GDK_KEY_End },    { GDK_KEY_Page_Up },    { GDK_KEY_Page_Down },
    { GDK_KEY_Tab },          { GDK_KEY_Tab },    { GDK_KEY_Tab, SHIFT }, { GDK_KEY_Return },
    { GDK_KEY_Return },       { GDK_KEY_space },  { GDK_KEY_Escape },     { GDK_KEY_BackSpace },
    { GDK_KEY_Delete },       { GDK_KEY_F1 },     { GDK_KEY_F10 },        { GDK_KEY_Menu },
    { GDK_KEY_plus },         { GDK_KEY_minus },  { GDK_KEY_KP_Left },    { GDK_KEY_KP_Enter },
    { GDK_KEY_Left, SHIFT },  { GDK_KEY_a },      { GDK_KEY_m },          { GDK_KEY_z },
    { GDK_KEY_Right, SHIFT }, { GDK_KEY_less },   { GDK_KEY_percent },    { GDK_KEY_quotedbl },
    { GDK_KEY_Right, CTRL },  { GDK_KEY_a, ALT }, { GDK_KEY_Down, ALT },
  };

  press (step, keys[below (step, G_N_ELEMENTS (keys))]);
}

static void
press_digit (const RandomWalkStep *step)
{
  press (step, (Key){ GDK_KEY_0 + below (step, 10), 0 });
}

static void
press_shortcut (const RandomWalkStep *step)
{
  static const Key keys[] = {
    { GDK_KEY_comma, CTRL },     { GDK_KEY_n, CTRL },         { GDK_KEY_z, CTRL },
    { GDK_KEY_z, CTRL | SHIFT }, { GDK_KEY_Return, CTRL },    { GDK_KEY_period, CTRL },
    { GDK_KEY_u, CTRL },         { GDK_KEY_t, CTRL },         { GDK_KEY_h, CTRL },
    { GDK_KEY_h, CTRL },         { GDK_KEY_l, CTRL },         { GDK_KEY_k, CTRL },
    { GDK_KEY_question, CTRL },  { GDK_KEY_Home, ALT },       { GDK_KEY_Left, ALT },
    { GDK_KEY_Left, ALT },       { GDK_KEY_Right, ALT },      { GDK_KEY_End, ALT },
    { GDK_KEY_p, ALT },          { GDK_KEY_Return, ALT },     { GDK_KEY_o, CTRL },
    { GDK_KEY_s, CTRL },         { GDK_KEY_s, CTRL | SHIFT }, { GDK_KEY_p, CTRL },
    { GDK_KEY_w, CTRL },         { GDK_KEY_q, CTRL },
  };

  press (step, keys[below (step, G_N_ELEMENTS (keys))]);
}

static void
press_escape (const RandomWalkStep *step)
{
  press (step, (Key){ GDK_KEY_Escape, 0 });
}

/* Names without folders only, and nothing else that could lead out of the walk's own. */
static void
type_at_foreign (const RandomWalkStep *step)
{
  static const Key keys[] = { { GDK_KEY_a }, { GDK_KEY_b }, { GDK_KEY_c }, { GDK_KEY_Return } };

  press (step, below (step, 3) > 0 ? (Key){ GDK_KEY_Escape, 0 }
                                   : keys[below (step, G_N_ELEMENTS (keys))]);
}

static void
storm (const RandomWalkStep *step)
{
  const GdkModifierType modifiers = below (step, 3) > 0 ? CTRL : CTRL | SHIFT;

  describe (step, "a storm of %s", modifiers & SHIFT ? "redos" : "undos");
  for (guint i = below (step, STORM); i > 0 && real_input_get_window () != NULL; i--)
    real_input_key (GDK_KEY_z, modifiers);
}

/* --- Playing ------------------------------------------------------------------------------------ */

/* So that games get somewhere: something legal, with digit and click. */
static void
play (const RandomWalkStep *step)
{
  GtkWindow *window = real_input_get_window ();
  MedinaGame *game =
    MEDINA_IS_WINDOW (window) ? medina_window_get_game (MEDINA_WINDOW (window)) : NULL;
  GtkWidget *board;
  GdkRectangle area;
  MdnSet spaces;
  int piece;

  if (game == NULL)
    return;
  if (medina_game_get_awaiting_end (game))
    {
      press (step, (Key){ GDK_KEY_Return, CTRL });
      return;
    }
  piece = medina_game_get_selected_piece (game);
  board = driver_find (GTK_WIDGET (window), MEDINA_TYPE_BOARD_VIEW);
  if (piece < 0 || board == NULL || !gtk_widget_get_mapped (board))
    {
      press_digit (step);
      return;
    }
  spaces = medina_game_get_legal_spaces (game, (MdnPiece) piece);
  if (mdn_set_is_empty (spaces))
    return;
  medina_board_view_get_space_area (MEDINA_BOARD_VIEW (board),
                                    mdn_set_nth (spaces, below (step, mdn_set_count (spaces))),
                                    &area);
  describe (step, "place piece %d at %d, %d", piece, area.x, area.y);
  real_input_click (board, area.x + area.width / 2.0, area.y + area.height / 2.0);
}

/* Carries a piece from its button to some space, legal or not, or drops it on the way. */
static void
carry (const RandomWalkStep *step)
{
  GtkWidget *button = choose_widget (step);
  GtkWindow *window = real_input_get_window ();
  GtkWidget *board = driver_find (GTK_WIDGET (window), MEDINA_TYPE_BOARD_VIEW);
  double x, y;

  for (int i = 0; i < PICKS && button != NULL; i++)
    {
      if (gtk_widget_get_ancestor (button, MEDINA_TYPE_PIECE_BUTTON) != NULL)
        break;
      button = choose_widget (step);
    }
  if (button == NULL || board == NULL || !gtk_widget_get_mapped (board))
    return;
  choose_place (step, board, &x, &y);
  describe (step, "carry %s to %g, %g", name_of (button), x, y);
  real_input_point (button, gtk_widget_get_width (button) / 2.0,
                    gtk_widget_get_height (button) / 2.0);
  real_input_press ();
  real_input_point (board, x, y);
  if (below (step, 4) == 0)
    real_input_key (below (step, 2) == 0 ? GDK_KEY_Escape : GDK_KEY_1, 0);
  real_input_release ();
}

/* Asks what there is. */
static void
ask (const RandomWalkStep *step)
{
  GtkWidget *widget = choose_widget (step);
  double x, y;

  if (widget == NULL)
    return;
  choose_place (step, widget, &x, &y);
  describe (step, "third button on %s at %g, %g", name_of (widget), x, y);
  real_input_click_third (widget, x, y);
}

static void
change_seat (const RandomWalkStep *step)
{
  static const char *const words[] = { "human", "human",  "human", "easy",
                                       "easy",  "medium", "hard",  "expert" };
  MedinaWindow *window = choose_window (step);
  const char *word = words[below (step, G_N_ELEMENTS (words))];
  const guint seat = below (step, 4);

  if (window == NULL)
    return;
  describe (step, "seat %u: %s", seat, word);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.set-seat", "(us)", seat, word);
}

/* As from a menu that some other program shows, and also where a dialog is in front. */
static void
activate (const RandomWalkStep *step)
{
  MedinaWindow *window = choose_window (step);
  g_auto (GStrv) names = NULL;
  const char *name;

  if (window == NULL)
    return;
  names = g_action_group_list_actions (G_ACTION_GROUP (window));
  name = names[below (step, g_strv_length (names))];
  if (g_action_group_get_action_parameter_type (G_ACTION_GROUP (window), name) != NULL)
    return;
  describe (step, "action %s", name);
  g_action_group_activate_action (G_ACTION_GROUP (window), name, NULL);
}

static void
activate_application (const RandomWalkStep *step)
{
  static const char *const names[] = { "about", "preferences", "rules", "quit" };
  const char *name = names[below (step, G_N_ELEMENTS (names))];

  describe (step, "action %s", name);
  g_action_group_activate_action (G_ACTION_GROUP (step->application), name, NULL);
}

/* --- Settings ----------------------------------------------------------------------------------- */

static void
change_setting (const RandomWalkStep *step)
{
  static const char *const keys[] = { "show-coordinates", "automatic-end-turn", "computer-pace",
                                      "computer-pace", "color-scheme" };
  GSettings *settings = medina_application_get_settings (step->application);
  const char *key = keys[below (step, G_N_ELEMENTS (keys))];

  describe (step, "setting %s", key);
  if (g_str_equal (key, "computer-pace"))
    g_settings_set_enum (settings, key, (int) below (step, 4));
  else if (g_str_equal (key, "color-scheme"))
    g_settings_set_enum (settings, key, (int) below (step, 3));
  else
    g_settings_set_boolean (settings, key, below (step, 2));
}

/* --- Files -------------------------------------------------------------------------------------- */

static const char *const bad_files[] = {
  "",
  "[Medina]\nFormat=1\n",
  "[Medina]\nFormat=99\n",
  "\xff\xfe\x00",
  "[Medina]\nFormat=1\nRules=second\nPlayers=2\nFirst=1\nTurns=Oz99;\n",
};

/* A sound one, one that is bad, or one with a letter that is wrong. */
static char *
write_file (const RandomWalkStep *step)
{
  g_autofree char *name = g_strdup_printf ("%u.medina", below (step, 8));
  char *path = g_build_filename (step->folder, name, NULL);
  g_autofree char *text = g_strdup (short_game);
  const guint kind = below (step, 4);

  if (kind == 1)
    {
      g_free (text);
      text = g_strdup (bad_files[below (step, G_N_ELEMENTS (bad_files))]);
    }
  else if (kind == 2)
    text[below (step, (int) strlen (short_game))] = (char) ('!' + below (step, 90));
  if (kind == 3 && below (step, 4) == 0)
    g_unlink (path);
  else
    g_file_set_contents (path, text, -1, NULL);
  return path;
}

static void
open_file (const RandomWalkStep *step)
{
  g_autoptr (GList) windows = list_windows (step);
  g_autofree char *path = write_file (step);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  describe (step, "open %s", path);
  if (g_list_length (windows) < MOST_WINDOWS && below (step, 2) == 0)
    g_application_open (G_APPLICATION (step->application), &file, 1, "");
  else if (windows != NULL)
    medina_game_opener_open (medina_window_get_opener (
                               g_list_nth_data (windows, below (step, g_list_length (windows)))),
                             file);
}

/* --- Windows ------------------------------------------------------------------------------------ */

void
random_walk_step_add_window (const RandomWalkStep *step)
{
  static const int sizes[][2] = { { 360, 600 }, { 720, 560 }, { 1040, 690 }, { 900, 480 } };
  const int *size = sizes[below (step, G_N_ELEMENTS (sizes))];
  g_autoptr (GList) windows = list_windows (step);
  MedinaWindow *window;

  if (g_list_length (windows) >= MOST_WINDOWS)
    return;
  describe (step, "a window of %d by %d", size[0], size[1]);
  window = medina_application_create_window (step->application);
  gtk_window_set_default_size (GTK_WINDOW (window), size[0], size[1]);
  gtk_window_present (GTK_WINDOW (window));
}

static void
close_window (const RandomWalkStep *step)
{
  MedinaWindow *window = choose_window (step);

  if (window == NULL)
    return;
  describe (step, "close a window");
  gtk_window_close (GTK_WINDOW (window));
}

/* A dialog of its own stays above. */
static void
raise_window (const RandomWalkStep *step)
{
  MedinaWindow *window = choose_window (step);
  GListModel *windows = gtk_window_get_toplevels ();

  if (window == NULL || !gtk_widget_get_mapped (GTK_WIDGET (window)))
    return;
  describe (step, "raise a window");
  real_input_raise (GTK_WINDOW (window));
  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) other = g_list_model_get_item (windows, i);

      if (gtk_window_get_modal (other) && gtk_widget_get_mapped (GTK_WIDGET (other)))
        real_input_raise (other);
    }
}

static void
resize (const RandomWalkStep *step)
{
  GtkWindow *window = real_input_get_window ();
  const int width = 300 + (int) below (step, 900), height = 300 + (int) below (step, 600);

  describe (step, "resize to %d by %d", width, height);
  gtk_window_set_default_size (window, width, height);
}

/* --- Time --------------------------------------------------------------------------------------- */

static gboolean
over_cb (gpointer over)
{
  *(gboolean *) over = TRUE;
  return G_SOURCE_REMOVE;
}

/* For computers to think, and for what moves to come to its end. */
static void
let_time_pass (const RandomWalkStep *step)
{
  const guint milliseconds = 20 + below (step, 400);
  gboolean over = FALSE;

  describe (step, "%u milliseconds", milliseconds);
  g_timeout_add (milliseconds, over_cb, &over);
  await (over);
}

/* --- A step ------------------------------------------------------------------------------------- */

static const struct
{
  void (*take) (const RandomWalkStep *step);
  guint weight;
} steps[] = {
  { click, 30 },
  { play, 20 },
  { press_plain, 20 },
  { press_shortcut, 9 },
  { press_digit, 3 },
  { press_escape, 4 },
  { point, 5 },
  { drag, 3 },
  { carry, 4 },
  { ask, 2 },
  { scroll, 3 },
  { storm, 1 },
  { change_seat, 3 },
  { activate, 3 },
  { change_setting, 2 },
  { open_file, 2 },
  { close_window, 1 },
  { raise_window, 2 },
  { resize, 1 },
  { let_time_pass, 3 },
  { random_walk_step_add_window, 1 },
  { activate_application, 1 },
};

void
random_walk_step (const RandomWalkStep *step)
{
  guint sum = 0, chosen, i = 0;

  if (is_foreign (real_input_get_window ()))
    {
      type_at_foreign (step);
      return;
    }
  for (i = 0; i < G_N_ELEMENTS (steps); i++)
    sum += steps[i].weight;
  chosen = below (step, sum);
  for (i = 0; chosen >= steps[i].weight; i++)
    chosen -= steps[i].weight;
  steps[i].take (step);
}
