/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "random-walk-hands.h"

#include "driver.h"
#include "medina-board-view.h"
#include "medina-piece-button.h"
#include "medina-window.h"
#include "real-input.h"

enum
{
  STORM = 24, /* undos or redos */
  PICKS = 40, /* to find a widget of some kind by chance */
};

#define CTRL  GDK_CONTROL_MASK
#define ALT   GDK_ALT_MASK
#define SHIFT GDK_SHIFT_MASK

static const char *
name_of (GtkWidget *widget)
{
  return G_OBJECT_TYPE_NAME (widget);
}

/* --- The pointer ------------------------------------------------------------------------------ */

void
random_walk_click (const RandomWalkStep *step)
{
  GtkWidget *widget = random_walk_choose_widget (step);
  double x, y;

  if (widget == NULL)
    return;
  random_walk_choose_place (step, widget, &x, &y);
  random_walk_describe (step, "click on %s at %g, %g in %s", name_of (widget), x, y,
                        name_of (GTK_WIDGET (real_input_get_window ())));
  real_input_click (widget, x, y);
  if (random_walk_below (step, 8) == 0)
    {
      real_input_press ();
      real_input_release ();
    }
}

void
random_walk_point (const RandomWalkStep *step)
{
  GtkWidget *widget = random_walk_choose_widget (step);
  double x, y;

  if (widget == NULL)
    return;
  random_walk_choose_place (step, widget, &x, &y);
  random_walk_describe (step, "point at %s at %g, %g", name_of (widget), x, y);
  real_input_point (widget, x, y);
}

void
random_walk_scroll (const RandomWalkStep *step)
{
  const int notches = (int) random_walk_below (step, 11) - 5;

  random_walk_point (step);
  random_walk_describe (step, "scroll by %d", notches);
  real_input_scroll (notches, 0);
}

void
random_walk_drag (const RandomWalkStep *step)
{
  const guint moves = 1 + random_walk_below (step, 4);

  random_walk_point (step);
  random_walk_describe (step, "drag by %u moves", moves);
  real_input_press ();
  for (guint i = 0; i < moves && real_input_get_window () != NULL; i++)
    {
      GtkWidget *widget = random_walk_choose_widget (step);
      double x, y;

      if (widget == NULL)
        break;
      random_walk_choose_place (step, widget, &x, &y);
      real_input_point (widget, x, y);
    }
  real_input_release ();
}

/* --- Keys ------------------------------------------------------------------------------------- */

typedef struct
{
  guint keyval;
  GdkModifierType modifiers;
} Key;

static void
press (const RandomWalkStep *step, Key key)
{
  g_autofree char *name = gtk_accelerator_name (key.keyval, key.modifiers);

  random_walk_describe (step, "key %s in %s", name,
                        name_of (GTK_WIDGET (real_input_get_window ())));
  real_input_key (key.keyval, key.modifiers);
}

void
random_walk_press_plain (const RandomWalkStep *step)
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

  press (step, keys[random_walk_below (step, G_N_ELEMENTS (keys))]);
}

void
random_walk_press_digit (const RandomWalkStep *step)
{
  press (step, (Key){ GDK_KEY_0 + random_walk_below (step, 10), 0 });
}

void
random_walk_press_shortcut (const RandomWalkStep *step)
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

  press (step, keys[random_walk_below (step, G_N_ELEMENTS (keys))]);
}

void
random_walk_press_escape (const RandomWalkStep *step)
{
  press (step, (Key){ GDK_KEY_Escape, 0 });
}

/* Names without folders only, and nothing else that could lead out of the walk's own. */
void
random_walk_type_at_foreign (const RandomWalkStep *step)
{
  static const Key keys[] = { { GDK_KEY_a }, { GDK_KEY_b }, { GDK_KEY_c }, { GDK_KEY_Return } };

  press (step, random_walk_below (step, 3) > 0
                 ? (Key){ GDK_KEY_Escape, 0 }
                 : keys[random_walk_below (step, G_N_ELEMENTS (keys))]);
}

void
random_walk_storm (const RandomWalkStep *step)
{
  const GdkModifierType modifiers = random_walk_below (step, 3) > 0 ? CTRL : CTRL | SHIFT;

  random_walk_describe (step, "a storm of %s", modifiers & SHIFT ? "redos" : "undos");
  for (guint i = random_walk_below (step, STORM); i > 0 && real_input_get_window () != NULL; i--)
    real_input_key (GDK_KEY_z, modifiers);
}

/* --- Playing ---------------------------------------------------------------------------------- */

/* So that games get somewhere: something legal, with digit and click. */
void
random_walk_play (const RandomWalkStep *step)
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
      random_walk_press_digit (step);
      return;
    }
  spaces = medina_game_get_legal_spaces (game, (MdnPiece) piece);
  if (mdn_set_is_empty (spaces))
    return;
  medina_board_view_get_space_area (MEDINA_BOARD_VIEW (board),
                                    mdn_set_nth (spaces,
                                                 random_walk_below (step, mdn_set_count (spaces))),
                                    &area);
  random_walk_describe (step, "place piece %d at %d, %d", piece, area.x, area.y);
  real_input_click (board, area.x + area.width / 2.0, area.y + area.height / 2.0);
}

/* Carries a piece from its button to some space, legal or not, or drops it on the way. */
void
random_walk_carry (const RandomWalkStep *step)
{
  GtkWidget *button = random_walk_choose_widget (step);
  GtkWindow *window = real_input_get_window ();
  GtkWidget *board = driver_find (GTK_WIDGET (window), MEDINA_TYPE_BOARD_VIEW);
  g_autoptr (GtkWidget) G_GNUC_UNUSED kept = board != NULL ? g_object_ref (board) : NULL;
  double x, y;

  /* The window may close while the button goes down, and the board with it: what is not shown is
   * not pointed at. */
  for (int i = 0; i < PICKS && button != NULL; i++)
    {
      if (gtk_widget_get_ancestor (button, MEDINA_TYPE_PIECE_BUTTON) != NULL)
        break;
      button = random_walk_choose_widget (step);
    }
  if (button == NULL || board == NULL || !gtk_widget_get_mapped (board))
    return;
  random_walk_choose_place (step, board, &x, &y);
  random_walk_describe (step, "carry %s to %g, %g", name_of (button), x, y);
  real_input_point (button, gtk_widget_get_width (button) / 2.0,
                    gtk_widget_get_height (button) / 2.0);
  real_input_press ();
  real_input_point (board, x, y);
  if (random_walk_below (step, 4) == 0)
    real_input_key (random_walk_below (step, 2) == 0 ? GDK_KEY_Escape : GDK_KEY_1, 0);
  real_input_release ();
}

/* Asks what there is. */
void
random_walk_ask (const RandomWalkStep *step)
{
  GtkWidget *widget = random_walk_choose_widget (step);
  double x, y;

  if (widget == NULL)
    return;
  random_walk_choose_place (step, widget, &x, &y);
  random_walk_describe (step, "third button on %s at %g, %g", name_of (widget), x, y);
  real_input_click_third (widget, x, y);
}
