/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-page-switcher.h"

#include <glib/gi18n.h>

#include "medina-button-row.h"
#include "medina-children.h"
#include "medina-round-button.h"

struct _MedinaPageSwitcher
{
  GtkWidget parent_instance;

  GtkWidget *buttons[MEDINA_PANEL_PAGES];
  GtkWidget *row;     /* of those, in two groups: */
  GtkWidget *playing; /* what is there while one plays, */
  GtkWidget *over;    /* and what is there when the game is over */
  GtkWidget *round;
  GtkWidget *back;
  gboolean has_round;
};

enum
{
  CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (MedinaPageSwitcher, medina_page_switcher, GTK_TYPE_WIDGET)

void
medina_page_switcher_set_page (MedinaPageSwitcher *self, MedinaPanelPage page)
{
  g_return_if_fail (MEDINA_IS_PAGE_SWITCHER (self));
  g_return_if_fail (page < MEDINA_PANEL_PAGES);

  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->buttons[page]), TRUE);
}

gboolean
medina_page_switcher_get_offered (MedinaPageSwitcher *self, MedinaPanelPage page)
{
  g_return_val_if_fail (MEDINA_IS_PAGE_SWITCHER (self), FALSE);

  return gtk_widget_get_visible (self->buttons[page]);
}

gboolean
medina_page_switcher_offers_more (MedinaPageSwitcher *self)
{
  g_return_val_if_fail (MEDINA_IS_PAGE_SWITCHER (self), FALSE);

  return medina_page_switcher_get_offered (self, MEDINA_PANEL_SCORES) ||
         medina_page_switcher_get_offered (self, MEDINA_PANEL_ANALYSIS);
}

static int
measure_width (GtkWidget *child, gboolean natural)
{
  int least = 0, usual = 0;

  if (gtk_widget_get_visible (child))
    gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, &usual, NULL, NULL);
  return natural ? usual : least;
}

/* Whether three buttons, and the one at the end, have room side by side. */
static gboolean
fit_side_by_side (MedinaPageSwitcher *self)
{
  int sum = measure_width (self->round, FALSE) + measure_width (self->back, FALSE);

  for (int page = 0; page < MEDINA_PANEL_PAGES; page++)
    sum += measure_width (self->buttons[page], FALSE);
  return sum <= gtk_widget_get_width (GTK_WIDGET (self));
}

/* Alone in its group, the button for the players joins the others. */
static void
group (MedinaPageSwitcher *self)
{
  const gboolean alone = medina_page_switcher_offers_more (self) &&
                         !medina_page_switcher_get_offered (self, MEDINA_PANEL_MOVES) &&
                         fit_side_by_side (self);
  GtkWidget *group = alone ? self->over : self->playing;
  GtkWidget *was = gtk_widget_get_parent (self->buttons[MEDINA_PANEL_PLAYERS]);
  g_autoptr (GtkWidget) button = g_object_ref (self->buttons[MEDINA_PANEL_PLAYERS]);
  const gboolean focused = gtk_widget_is_focus (button);

  if (was == group)
    return;
  gtk_box_remove (GTK_BOX (was), button);
  gtk_box_prepend (GTK_BOX (group), button);
  gtk_widget_set_visible (self->playing, !alone);
  if (focused)
    gtk_widget_grab_focus (button);
}

/* Where there is nothing to switch to, a heading is left of the button. */
static void
set_lone (MedinaPageSwitcher *self)
{
  GtkWidget *players = self->buttons[MEDINA_PANEL_PLAYERS];
  const gboolean lone = !medina_page_switcher_offers_more (self) &&
                        !medina_page_switcher_get_offered (self, MEDINA_PANEL_MOVES);

  if (lone)
    gtk_widget_add_css_class (players, "lone");
  else
    gtk_widget_remove_css_class (players, "lone");
  gtk_widget_set_can_target (players, !lone);
  gtk_widget_set_focusable (players, !lone);
}

void
medina_page_switcher_set_offered (MedinaPageSwitcher *self, MedinaPanelPage page, gboolean offered)
{
  g_return_if_fail (MEDINA_IS_PAGE_SWITCHER (self));
  g_return_if_fail (page < MEDINA_PANEL_PAGES);

  gtk_widget_set_visible (self->buttons[page], offered);
  gtk_widget_set_visible (self->over, medina_page_switcher_offers_more (self));
  group (self);
  set_lone (self);
}

gboolean
medina_page_switcher_has_round (MedinaPageSwitcher *self)
{
  g_return_val_if_fail (MEDINA_IS_PAGE_SWITCHER (self), FALSE);

  return self->has_round;
}

void
medina_page_switcher_set_round (MedinaPageSwitcher *self, gboolean there)
{
  g_return_if_fail (MEDINA_IS_PAGE_SWITCHER (self));

  self->has_round = there;
  gtk_widget_set_visible (self->round, there && !gtk_widget_get_visible (self->back));
}

void
medina_page_switcher_set_back (MedinaPageSwitcher *self, gboolean there)
{
  g_return_if_fail (MEDINA_IS_PAGE_SWITCHER (self));

  gtk_widget_set_visible (self->back, there);
  medina_page_switcher_set_round (self, self->has_round);
}

static void
toggled_cb (MedinaPageSwitcher *self, GtkToggleButton *button)
{
  for (guint page = 0; page < MEDINA_PANEL_PAGES; page++)
    if (self->buttons[page] == GTK_WIDGET (button) && gtk_toggle_button_get_active (button))
      g_signal_emit (self, signals[CHOSEN], 0, page);
}

/* --- Layout ----------------------------------------------------------------------------------- */

/* What the button at the end takes of a width. That which replays the round would not be worth it
 * that others have to stand below one another, what plays back all turns is behind one of these;
 * but where they do anyway, it is there, and so it is beside an analysis, where one goes back time
 * and again: nothing moves then. */
static int
find_last_width (MedinaPageSwitcher *self, int width)
{
  const int back = measure_width (self->back, FALSE), round = measure_width (self->round, FALSE);
  const int row = measure_width (self->row, TRUE);

  if (back > 0 || medina_page_switcher_get_offered (self, MEDINA_PANEL_ANALYSIS))
    return MAX (back, round);
  return width < 0 || row + round <= width || row > width ? round : 0;
}

static GtkSizeRequestMode
medina_page_switcher_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
medina_page_switcher_measure (GtkWidget *widget,
                              GtkOrientation orientation,
                              int for_size,
                              int *minimum,
                              int *natural,
                              int *minimum_baseline,
                              int *natural_baseline)
{
  MedinaPageSwitcher *self = MEDINA_PAGE_SWITCHER (widget);
  const int last = find_last_width (self, for_size);

  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      gtk_widget_measure (self->row, orientation, for_size < 0 ? -1 : MAX (for_size - last, 0),
                          minimum, natural, NULL, NULL);
      return;
    }
  *minimum = measure_width (self->row, FALSE) + last;
  *natural = measure_width (self->row, TRUE) + last;
}

static void
medina_page_switcher_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  MedinaPageSwitcher *self = MEDINA_PAGE_SWITCHER (widget);
  GtkWidget *end = gtk_widget_get_visible (self->back) ? self->back : self->round;
  const gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  const int last = find_last_width (self, width), rest = width - last;

  gtk_widget_size_allocate (self->row, &(GtkAllocation){ mirrored ? last : 0, 0, rest, height },
                            -1);
  gtk_widget_set_child_visible (end, last > 0);
  if (last > 0)
    gtk_widget_size_allocate (end, &(GtkAllocation){ mirrored ? 0 : rest, 0, last, height }, -1);
}

/* --- The object ------------------------------------------------------------------------------- */

static void
medina_page_switcher_dispose (GObject *object)
{
  medina_children_unparent (GTK_WIDGET (object));
  G_OBJECT_CLASS (medina_page_switcher_parent_class)->dispose (object);
}

static void
medina_page_switcher_class_init (MedinaPageSwitcherClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->get_request_mode = medina_page_switcher_get_request_mode;
  widget_class->measure = medina_page_switcher_measure;
  widget_class->size_allocate = medina_page_switcher_size_allocate;
  G_OBJECT_CLASS (klass)->dispose = medina_page_switcher_dispose;
  signals[CHOSEN] = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  gtk_widget_class_set_css_name (widget_class, "pageswitcher");
}

static void
add_button (MedinaPageSwitcher *self, MedinaPanelPage page, const char *label, GtkWidget *group)
{
  GtkWidget *button = g_object_new (GTK_TYPE_TOGGLE_BUTTON, "label", label, "accessible-role",
                                    GTK_ACCESSIBLE_ROLE_RADIO, NULL);

  self->buttons[page] = button;
  if (page != MEDINA_PANEL_PLAYERS)
    gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button),
                                 GTK_TOGGLE_BUTTON (self->buttons[MEDINA_PANEL_PLAYERS]));
  g_signal_connect_swapped (button, "toggled", G_CALLBACK (toggled_cb), self);
  gtk_widget_set_hexpand (button, TRUE);
  gtk_box_append (GTK_BOX (group), button);
}

static GtkWidget *
add_group (GtkWidget *row)
{
  GtkWidget *group = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_add_css_class (group, "linked");
  gtk_widget_set_parent (group, row);
  return group;
}

/* What both buttons at the end have in common: there is one of them at a time. */
static void
add_last (MedinaPageSwitcher *self, GtkWidget *button)
{
  gtk_widget_set_valign (button, GTK_ALIGN_START);
  gtk_widget_set_visible (button, FALSE);
  gtk_widget_set_parent (button, GTK_WIDGET (self));
}

static GtkWidget *
create_back (void)
{
  GtkWidget *button = gtk_button_new_from_icon_name ("go-home-symbolic");

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.replay-return");
  gtk_widget_set_tooltip_text (button, _ ("Return to Game"));
  gtk_widget_add_css_class (button, "replay-round");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Return to Game"), -1);
  return button;
}

static void
medina_page_switcher_init (MedinaPageSwitcher *self)
{
  GtkWidget *row = g_object_new (MEDINA_TYPE_BUTTON_ROW, NULL);

  self->playing = add_group (row);
  self->over = add_group (row);
  add_button (self, MEDINA_PANEL_PLAYERS, _ ("Players"), self->playing);
  /* Translators: the list of all placements, turn by turn */
  add_button (self, MEDINA_PANEL_MOVES, _ ("Moves"), self->playing);
  add_button (self, MEDINA_PANEL_SCORES, _ ("Scores"), self->over);
  add_button (self, MEDINA_PANEL_ANALYSIS, _ ("Analysis"), self->over);
  gtk_widget_set_parent (row, GTK_WIDGET (self));
  self->row = row;
  self->round = medina_round_button_new ();
  self->back = create_back ();
  add_last (self, self->round);
  add_last (self, self->back);
  medina_page_switcher_set_offered (self, MEDINA_PANEL_SCORES, FALSE);
  medina_page_switcher_set_offered (self, MEDINA_PANEL_ANALYSIS, FALSE);
  medina_page_switcher_set_page (self, MEDINA_PANEL_PLAYERS);
}

GtkWidget *
medina_page_switcher_new (void)
{
  return g_object_new (MEDINA_TYPE_PAGE_SWITCHER, NULL);
}
