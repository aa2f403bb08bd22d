/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-score-page.h"

#include "medina-action-map.h"
#include "medina-button-row.h"
#include "medina-children.h"
#include "medina-focus.h"
#include "medina-rules-book.h"
#include "medina-score-columns.h"
#include "medina-score-head.h"
#include "medina-score-lines.h"
#include "medina-score-reveal.h"
#include "medina-score-spotlight.h"
#include "medina-score-standing.h"
#include "medina-score-table.h"

enum
{
  ROOM = 200, /* pixels that the sheet has at the least where all buttons are below it */
};

struct _MedinaScorePage
{
  GtkWidget parent_instance;

  gboolean stale; /* the game has changed since the sheet was filled in */
  gboolean due;   /* it is to be revealed when it is seen */

  /* template */
  GtkScrolledWindow *scroller;
  GtkBox *content; /* what it scrolls */
  MedinaScoreHead *head;
  GtkWidget *next_buttons;
  GtkWidget *other_buttons;
  MedinaScoreColumns *columns;

  /* owned */
  MedinaGame *game;
  MedinaPieceAtlas *atlas;
  MedinaScoreReveal *reveal;
  MedinaScoreSpotlight *spotlight;
  MedinaScoreStanding *standing;
};

enum
{
  LIT,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (MedinaScorePage, medina_score_page, GTK_TYPE_WIDGET)

/* --- What is looked at ------------------------------------------------------------------------ */

static void
lit_cb (gpointer page)
{
  g_signal_emit (page, signals[LIT], 0);
}

const char *
medina_score_page_get_lit (MedinaScorePage *self, guint64 *palaces, MdnSet *counted)
{
  MedinaScoreLight light = { 0 };
  MedinaScoreRow *row;

  g_return_val_if_fail (MEDINA_IS_SCORE_PAGE (self), NULL);

  row = medina_score_spotlight_get_row (self->spotlight);
  if (row != NULL)
    light = medina_score_row_get_light (row);
  *palaces = light.palaces;
  *counted = light.counted;
  return row != NULL ? medina_score_row_get_text (row) : NULL;
}

void
medina_score_page_point_at (MedinaScorePage *self, int palace, gboolean shown)
{
  g_return_if_fail (MEDINA_IS_SCORE_PAGE (self));

  medina_score_spotlight_point_at (self->spotlight, palace, shown);
}

static void
scroll_to_top (MedinaScorePage *self)
{
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
}

/* --- The rows --------------------------------------------------------------------------------- */

static void
remove_rows (MedinaScorePage *self)
{
  medina_score_spotlight_forget (self->spotlight);
  medina_score_standing_set_sheet (self->standing, NULL);
  medina_score_columns_clear (self->columns);
}

/* A lesson offers none of them. */
static void
show_buttons (MedinaScorePage *self)
{
  medina_action_map_show_offered (self->next_buttons);
  medina_action_map_show_offered (self->other_buttons);
  if (!medina_game_get_finished (self->game))
    gtk_widget_set_visible (self->next_buttons, FALSE);
}

static void
fill (MedinaScorePage *self)
{
  g_autoptr (MedinaScoreSheet) sheet = NULL;

  self->stale = FALSE;
  remove_rows (self);
  if (self->game == NULL)
    return;
  sheet = medina_score_sheet_new (self->game);
  medina_score_head_show (self->head, self->game, sheet, self->atlas);
  show_buttons (self);
  medina_score_lines_add (self->columns, self->game, sheet, self->atlas);
  medina_score_table_add (self->columns, self->game, sheet, self->atlas);
  medina_score_standing_set_sheet (self->standing, sheet);
  medina_score_spotlight_follow (self->spotlight);
  medina_score_reveal_apply (self->reveal);
}

static void
reveal_now (MedinaScorePage *self)
{
  if (self->due && medina_game_get_finished (self->game))
    medina_score_reveal_begin (self->reveal);
  self->due = FALSE;
}

void
medina_score_page_reveal (MedinaScorePage *self)
{
  g_return_if_fail (MEDINA_IS_SCORE_PAGE (self));

  self->due = TRUE;
  scroll_to_top (self);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    reveal_now (self);
}

/* What nobody sees is filled in when it is seen. */
static void
changed_cb (MedinaScorePage *self)
{
  self->stale = TRUE;
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    fill (self);
}

/* Then the other buttons end the sheet. */
static gboolean
is_brief (MedinaScorePage *self)
{
  return gtk_widget_get_parent (self->other_buttons) == GTK_WIDGET (self->content);
}

/* Where no finger comes to the screen more of them are in sight at once. A window as small as a
 * phone's is as on a phone. */
static void
set_height_of_rows (MedinaScorePage *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GdkSeat *seat = gdk_display_get_default_seat (gtk_widget_get_display (widget));
  const gboolean fingers =
    seat == NULL || (gdk_seat_get_capabilities (seat) & GDK_SEAT_CAPABILITY_TOUCH) != 0;

  if (fingers || is_brief (self))
    gtk_widget_remove_css_class (widget, "low");
  else
    gtk_widget_add_css_class (widget, "low");
}

static void
medina_score_page_map (GtkWidget *widget)
{
  MedinaScorePage *self = MEDINA_SCORE_PAGE (widget);

  set_height_of_rows (self);
  if (self->stale)
    fill (self);
  GTK_WIDGET_CLASS (medina_score_page_parent_class)->map (widget);
  reveal_now (self);
}

static void
medina_score_page_unmap (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (medina_score_page_parent_class)->unmap (widget);
  medina_score_spotlight_forget (MEDINA_SCORE_PAGE (widget)->spotlight);
}

static gboolean
medina_score_page_focus (GtkWidget *widget, GtkDirectionType direction)
{
  MedinaScorePage *self = MEDINA_SCORE_PAGE (widget);
  GtkWidget *stops[] = { GTK_WIDGET (self->columns), self->next_buttons, self->other_buttons };

  if (is_brief (self))
    {
      stops[1] = self->other_buttons;
      stops[2] = self->next_buttons;
    }
  if (direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD)
    return medina_focus_move (widget, stops, G_N_ELEMENTS (stops), direction);
  return GTK_WIDGET_CLASS (medina_score_page_parent_class)->focus (widget, direction);
}

/* --- Layout ----------------------------------------------------------------------------------- */

/* The buttons stay below the sheet, however far that is scrolled. On a phone it would have no room
 * any more: there it is so with one row of them, and the other one is at its end. With very large
 * letters the menu has what that one is for. */

static int
measure (GtkWidget *child, GtkOrientation orientation, int for_size)
{
  int least = 0;

  if (gtk_widget_get_visible (child))
    gtk_widget_measure (child, orientation, for_size, &least, NULL, NULL, NULL);
  return least;
}

static void
medina_score_page_measure (GtkWidget *widget,
                           GtkOrientation orientation,
                           int for_size,
                           int *minimum,
                           int *natural,
                           int *minimum_baseline,
                           int *natural_baseline)
{
  MedinaScorePage *self = MEDINA_SCORE_PAGE (widget);
  const int next = measure (self->next_buttons, orientation, for_size);
  const int other = is_brief (self) ? 0 : measure (self->other_buttons, orientation, for_size);

  gtk_widget_measure (GTK_WIDGET (self->scroller), orientation, for_size, minimum, natural, NULL,
                      NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = MAX (*minimum, MAX (next, other));
      *natural = MAX (*natural, *minimum);
    }
  else
    {
      *minimum += next > 0 ? next : other;
      *natural += next + other;
    }
}

/* Returns how much is left above it. */
static int
put_below (GtkWidget *row, gboolean there, int width, int height)
{
  const int needed = there ? measure (row, GTK_ORIENTATION_VERTICAL, width) : 0;

  gtk_widget_set_child_visible (row, there);
  if (there && gtk_widget_get_visible (row))
    gtk_widget_size_allocate (row, &(GtkAllocation){ 0, height - needed, width, needed }, -1);
  return height - needed;
}

/* Likewise. */
static int
put_others_below (MedinaScorePage *self, int next, int width, int height)
{
  const int other = measure (self->other_buttons, GTK_ORIENTATION_VERTICAL, width);

  if (is_brief (self))
    return height;
  return put_below (self->other_buttons, next == 0 || height >= ROOM + next + other, width, height);
}

static void
medina_score_page_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  MedinaScorePage *self = MEDINA_SCORE_PAGE (widget);
  const int next = measure (self->next_buttons, GTK_ORIENTATION_VERTICAL, width);
  int rest = put_others_below (self, next, width, height);

  rest = put_below (self->next_buttons, next > 0, width, rest);
  medina_score_standing_set_room (self->standing, width,
                                  rest - measure (GTK_WIDGET (self->head), GTK_ORIENTATION_VERTICAL,
                                                  width));
  gtk_widget_size_allocate (GTK_WIDGET (self->scroller),
                            &(GtkAllocation){ 0, 0, width, MAX (rest, 0) }, -1);
}

void
medina_score_page_set_brief (MedinaScorePage *self, gboolean brief)
{
  g_autoptr (GtkWidget) buttons = NULL;

  g_return_if_fail (MEDINA_IS_SCORE_PAGE (self));

  gtk_widget_set_visible (GTK_WIDGET (self->head), !brief);
  if (is_brief (self) == brief)
    return;
  buttons = g_object_ref (self->other_buttons);
  if (brief)
    {
      gtk_widget_unparent (buttons);
      gtk_widget_set_child_visible (buttons, TRUE);
      gtk_box_append (self->content, buttons);
    }
  else
    {
      gtk_box_remove (self->content, buttons);
      gtk_widget_set_parent (buttons, GTK_WIDGET (self));
    }
  set_height_of_rows (self);
}

/* --- The object ------------------------------------------------------------------------------- */

void
medina_score_page_set_atlas (MedinaScorePage *self, MedinaPieceAtlas *atlas)
{
  g_return_if_fail (MEDINA_IS_SCORE_PAGE (self));

  g_set_object (&self->atlas, atlas);
}

void
medina_score_page_set_game (MedinaScorePage *self, MedinaGame *game)
{
  static const char *const changes[] = { "placement-played", "placement-undone", "seeked",
                                         "turn-changed",     "game-over",        "seats-changed",
                                         "names-changed" };

  g_return_if_fail (MEDINA_IS_SCORE_PAGE (self));

  if (self->game == game)
    return;
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_set_object (&self->game, game);
  self->due = FALSE;
  scroll_to_top (self);
  for (gsize i = 0; game != NULL && i < G_N_ELEMENTS (changes); i++)
    g_signal_connect_object (game, changes[i], G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  changed_cb (self);
}

static void
medina_score_page_dispose (GObject *object)
{
  MedinaScorePage *self = MEDINA_SCORE_PAGE (object);

  if (self->columns != NULL)
    {
      medina_score_page_set_game (self, NULL);
      remove_rows (self);
    }
  self->columns = NULL;
  g_clear_pointer (&self->standing, medina_score_standing_free);
  g_clear_pointer (&self->spotlight, medina_score_spotlight_free);
  g_clear_pointer (&self->reveal, medina_score_reveal_free);
  medina_children_unparent (GTK_WIDGET (self));
  g_clear_object (&self->atlas);
  G_OBJECT_CLASS (medina_score_page_parent_class)->dispose (object);
}

static void
medina_score_page_class_init (MedinaScorePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (MEDINA_TYPE_BUTTON_ROW);
  g_type_ensure (MEDINA_TYPE_SCORE_COLUMNS);
  g_type_ensure (MEDINA_TYPE_SCORE_HEAD);

  G_OBJECT_CLASS (klass)->dispose = medina_score_page_dispose;
  widget_class->map = medina_score_page_map;
  widget_class->unmap = medina_score_page_unmap;
  widget_class->focus = medina_score_page_focus;
  widget_class->measure = medina_score_page_measure;
  widget_class->size_allocate = medina_score_page_size_allocate;
  signals[LIT] = g_signal_new ("lit", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                               NULL, G_TYPE_NONE, 0);
  medina_rules_book_add_key (widget_class, MEDINA_RULES_PAGE_SCORE);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/medina_game/Medina/ui/medina-score-page.ui");
  gtk_widget_class_bind_template_child (widget_class, MedinaScorePage, scroller);
  gtk_widget_class_bind_template_child (widget_class, MedinaScorePage, content);
  gtk_widget_class_bind_template_child (widget_class, MedinaScorePage, head);
  gtk_widget_class_bind_template_child (widget_class, MedinaScorePage, next_buttons);
  gtk_widget_class_bind_template_child (widget_class, MedinaScorePage, other_buttons);
  gtk_widget_class_bind_template_child (widget_class, MedinaScorePage, columns);
  gtk_widget_class_set_css_name (widget_class, "scorepage");
}

static void
medina_score_page_init (MedinaScorePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  medina_score_columns_set_adjustment (self->columns,
                                       gtk_scrolled_window_get_vadjustment (self->scroller));
  self->standing = medina_score_standing_new (self->columns);
  self->reveal = medina_score_reveal_new (self->columns, self->scroller);
  self->spotlight = medina_score_spotlight_new (self->columns, self->scroller, lit_cb, self);
}
