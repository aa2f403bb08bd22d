/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-event-list.h"

#include "medina-curtain.h"
#include "medina-event-numbers.h"
#include "medina-event-port.h"
#include "medina-events.h"
#include "medina-motion.h"
#include "medina-mover-color.h"
#include "medina-name-label.h"
#include "medina-news-words.h"
#include "medina-next-frame.h"
#include "medina-repaint.h"
#include "medina-text-column.h"

enum
{
  MAX_LINES = 120,
  PLACEMENTS = 40, /* that are told of a game that was opened or looked back at */
};

struct _MedinaEventList
{
  GtkWidget parent_instance;

  guint announce_id;
  guint fill_id; /* source that lists all anew */
  guint show_id; /* source that scrolls to what is shown of a replay */
  gboolean odd;  /* see medina_repaint_as_one () */

  const MedinaBoardNotes *notes; /* borrowed; NULL for none */

  /* owned */
  MedinaGame *game;
  GArray *places; /* of guint: how many placements had been made, for each line, the oldest first */
  GString *pending; /* not announced yet */
};

enum
{
  ANNOUNCED,
  TOLD,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (MedinaEventList, medina_event_list, GTK_TYPE_WIDGET)

/* The events of one placement come one by one within a turn of the main loop. */
static gboolean
announce_cb (gpointer data)
{
  MedinaEventList *self = data;
  g_autofree char *text = g_strdup (self->pending->str);

  self->announce_id = 0;
  g_string_truncate (self->pending, 0);
  g_signal_emit (self, signals[ANNOUNCED], 0, text);
  return G_SOURCE_REMOVE;
}

static gboolean
query_tooltip_cb (GtkLabel *label,
                  int x,
                  int y,
                  gboolean keyboard,
                  GtkTooltip *tooltip,
                  MedinaEventList *self)
{
  return medina_name_label_complete (label, self->game, tooltip);
}

/* --- The lines -------------------------------------------------------------------------------- */

/* The newest is the first child. */
static void
add_line (MedinaEventList *self, const char *sentence, guint place)
{
  GtkWidget *label = gtk_label_new (sentence);

  medina_name_label_prepare_sentences (GTK_LABEL (label));
  gtk_widget_set_has_tooltip (label, TRUE);
  g_signal_connect (label, "query-tooltip", G_CALLBACK (query_tooltip_cb), self);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "caption");
  gtk_widget_set_cursor_from_name (label, "pointer");
  gtk_widget_insert_after (label, GTK_WIDGET (self), NULL);
  g_array_append_val (self->places, place);
  if (self->places->len <= MAX_LINES)
    return;
  gtk_widget_unparent (gtk_widget_get_last_child (GTK_WIDGET (self)));
  g_array_remove_index (self->places, 0);
}

static void
add_event (MedinaEventList *self, const MedinaEvent *event, guint place)
{
  g_autofree char *sentence = medina_event_to_sentence (event, self->game);

  add_line (self, sentence, place);
}

/* The frame in which a piece begins to fly leaves the newest line to the next one: to make room for
 * it takes longer than anything else in it, and frames come anyway. */
static void
hold_back_newest (MedinaEventList *self)
{
  GtkWidget *list = GTK_WIDGET (self);

  if (gtk_widget_get_mapped (list) && medina_motion_is_on (list))
    medina_next_frame_show_child (list, gtk_widget_get_first_child (list));
}

/* Lines that are held back, the first ones, without waiting any longer. */
static void
show_newest (MedinaEventList *self)
{
  for (GtkWidget *line = gtk_widget_get_first_child (GTK_WIDGET (self));
       line != NULL && !gtk_widget_get_visible (line); line = gtk_widget_get_next_sibling (line))
    gtk_widget_set_visible (line, TRUE);
}

static void
remove_newest (MedinaEventList *self)
{
  gtk_widget_unparent (gtk_widget_get_first_child (GTK_WIDGET (self)));
  g_array_set_size (self->places, self->places->len - 1);
}

static void
remove_lines (MedinaEventList *self)
{
  while (self->places->len > 0)
    remove_newest (self);
  g_clear_handle_id (&self->announce_id, g_source_remove);
  g_clear_handle_id (&self->fill_id, g_source_remove);
  g_clear_handle_id (&self->show_id, g_source_remove);
  g_string_truncate (self->pending, 0);
}

static void
tell_again_cb (const MedinaChronicleEntry *entry, gpointer data)
{
  MedinaEventList *self = data;
  const guint place = (guint) entry->index + 1;
  g_autofree char *line = medina_news_of_placement (self->game, entry);

  add_line (self, line, place);
  for (guint i = 0; i < entry->n_events; i++)
    add_event (self, &entry->events[i], place);
}

/* Looking back, the lines of the placement that is shown last are lit: the first ones. */
static int
count_lit (MedinaEventList *self)
{
  const guint count = self->places->len;
  guint lit = 0;

  if (self->game == NULL || !medina_game_get_replaying (self->game))
    return 0;
  while (lit < count && g_array_index (self->places, guint, count - 1 - lit) ==
                          medina_game_get_cursor (self->game))
    lit++;
  return (int) lit;
}

static void
light (MedinaEventList *self)
{
  GtkWidget *line = gtk_widget_get_first_child (GTK_WIDGET (self));

  for (int left = count_lit (self); left > 0; left--)
    {
      gtk_widget_add_css_class (line, "current");
      medina_mover_color_show (line, self->game);
      line = gtk_widget_get_next_sibling (line);
    }
}

/* --- Where it scrolls ------------------------------------------------------------------------- */

/* With the cards above them, if all of them are seen then; else these have more use for the
 * room. */
static void
show_lit (MedinaEventList *self)
{
  GtkWidget *list = GTK_WIDGET (self), *line = gtk_widget_get_first_child (list);
  GtkWidget *port = medina_event_port_find (list);
  GtkAdjustment *adjustment;
  graphene_rect_t area;

  if (port == NULL || count_lit (self) == 0 || !gtk_widget_compute_bounds (line, port, &area))
    return;
  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (port));
  if (gtk_adjustment_get_value (adjustment) + area.origin.y + area.size.height <=
      gtk_adjustment_get_page_size (adjustment))
    gtk_adjustment_set_value (adjustment, 0);
}

/* The newest lines, which stand first. */
static gboolean
show_cb (gpointer data)
{
  MedinaEventList *self = data;
  GtkScrolledWindow *scroller = medina_event_port_find_around (GTK_WIDGET (self));

  self->show_id = 0;
  if (scroller != NULL)
    gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (scroller), 0);
  show_lit (self);
  return G_SOURCE_REMOVE;
}

/* They are laid out only then. */
static void
show_soon (MedinaEventList *self)
{
  if (self->show_id == 0)
    self->show_id = g_idle_add_full (G_PRIORITY_LOW, show_cb, self, NULL);
}

/* Lists anew what has led to what is shown. */
static void
fill_cb (MedinaEventList *self)
{
  const int end = (int) medina_game_get_cursor (self->game);

  remove_lines (self);
  medina_chronicle_tell (medina_game_get_engine_game (self->game), MAX (0, end - PLACEMENTS), end,
                         !medina_game_get_awaiting_end (self->game), tell_again_cb, self);
  light (self);
  show_soon (self);
}

static gboolean
fill_soon_cb (gpointer data)
{
  MedinaEventList *self = data;

  self->fill_id = 0;
  fill_cb (self);
  return G_SOURCE_REMOVE;
}

/* The end of a game lifts the limits of a purist's table, and is told in lines of its own after
 * that. */
static void
aided_cb (MedinaEventList *self)
{
  if (self->fill_id == 0)
    self->fill_id = g_idle_add_full (G_PRIORITY_DEFAULT, fill_soon_cb, self, NULL);
}

/* --- Going back ------------------------------------------------------------------------------- */

/* A line leads to what it tells of, as a row of Moves does: that is the way of whoever has only
 * keys. */
static void
clicked_cb (MedinaEventList *self, int n_press, double x, double y)
{
  GtkWidget *line = gtk_widget_get_first_child (GTK_WIDGET (self));
  graphene_rect_t area;

  for (guint i = self->places->len; i > 0; i--, line = gtk_widget_get_next_sibling (line))
    if (gtk_widget_get_visible (line) &&
        gtk_widget_compute_bounds (line, GTK_WIDGET (self), &area) &&
        graphene_rect_contains_point (&area, &GRAPHENE_POINT_INIT ((float) x, (float) y)))
      {
        medina_game_seek (self->game, g_array_index (self->places, guint, i - 1));
        return;
      }
}

static void
add_click (MedinaEventList *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  g_signal_connect_object (click, "released", G_CALLBACK (clicked_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
}

/* --- The game --------------------------------------------------------------------------------- */

static void
played_cb (MedinaEventList *self)
{
  g_autofree char *line = medina_news_of_last_placement (self->game);

  add_line (self, line, medina_game_get_cursor (self->game));
  hold_back_newest (self);
  show_soon (self);
  g_signal_emit (self, signals[TOLD], 0, line);
}

static void
undone_cb (MedinaEventList *self)
{
  const guint cursor = medina_game_get_cursor (self->game);

  while (self->places->len > 0 &&
         g_array_index (self->places, guint, self->places->len - 1) > cursor)
    remove_newest (self);
}

static void
event_cb (MedinaEventList *self, const MedinaEvent *event)
{
  g_autofree char *sentence = medina_event_to_sentence (event, self->game);

  add_line (self, sentence, medina_game_get_cursor (self->game));
  hold_back_newest (self);
  g_signal_emit (self, signals[TOLD], 0, sentence);
  if (self->pending->len > 0)
    g_string_append_c (self->pending, '\n');
  g_string_append (self->pending, sentence);
  if (self->announce_id == 0)
    self->announce_id = g_idle_add_full (G_PRIORITY_DEFAULT, announce_cb, self, NULL);
}

static void
forget (MedinaEventList *self)
{
  remove_lines (self);
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_clear_object (&self->game);
}

void
medina_event_list_set_game (MedinaEventList *self, MedinaGame *game)
{
  g_return_if_fail (MEDINA_IS_EVENT_LIST (self));

  forget (self);
  if (game == NULL)
    return;
  self->game = g_object_ref (game);
  g_signal_connect_swapped (game, "placement-played", G_CALLBACK (played_cb), self);
  g_signal_connect_swapped (game, "placement-undone", G_CALLBACK (undone_cb), self);
  g_signal_connect_swapped (game, "event", G_CALLBACK (event_cb), self);
  g_signal_connect_swapped (game, "turn-changed", G_CALLBACK (gtk_widget_queue_draw), self);
  g_signal_connect_swapped (game, "seeked", G_CALLBACK (fill_cb), self);
  g_signal_connect_swapped (game, "seats-changed", G_CALLBACK (fill_cb), self);
  g_signal_connect_swapped (game, "names-changed", G_CALLBACK (fill_cb), self);
  g_signal_connect_swapped (game, "notify::aided", G_CALLBACK (aided_cb), self);
  fill_cb (self);
}

void
medina_event_list_set_notes (MedinaEventList *self, const MedinaBoardNotes *notes)
{
  g_return_if_fail (MEDINA_IS_EVENT_LIST (self));

  self->notes = notes;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Or will be, as soon as a curtain before it is lifted. */
static gboolean
is_in_sight (GtkWidget *list)
{
  GtkWidget *curtain = gtk_widget_get_ancestor (list, MEDINA_TYPE_CURTAIN);

  if (curtain == NULL || !medina_curtain_is_closed (MEDINA_CURTAIN (curtain)))
    return gtk_widget_get_mapped (list);
  for (GtkWidget *widget = list; !GTK_IS_STACK (gtk_widget_get_parent (widget));
       widget = gtk_widget_get_parent (widget))
    if (!gtk_widget_get_visible (widget) || !gtk_widget_get_child_visible (widget))
      return FALSE;
  return TRUE;
}

/* What is around it may be cut in turn. */
gboolean
medina_event_list_shows (MedinaEventList *self, int lines)
{
  GtkWidget *list = GTK_WIDGET (self), *line;
  graphene_point_t top;
  int height;

  g_return_val_if_fail (MEDINA_IS_EVENT_LIST (self), FALSE);

  line = gtk_widget_get_last_child (list);
  if (line == NULL || !is_in_sight (list))
    return FALSE;
  if (!gtk_widget_get_visible (line))
    show_newest (self); /* for a height */
  gtk_widget_measure (line, GTK_ORIENTATION_VERTICAL, gtk_widget_get_width (list), &height, NULL,
                      NULL, NULL);
  for (GtkScrolledWindow *port = medina_event_port_find_around (list); port != NULL;
       port = medina_event_port_find_around (GTK_WIDGET (port)))
    if (!gtk_widget_compute_point (list, GTK_WIDGET (port), &GRAPHENE_POINT_INIT (0, 0), &top) ||
        top.y < 0 || top.y + lines * height > gtk_widget_get_height (GTK_WIDGET (port)))
      return FALSE;
  return TRUE;
}

/* Without a line that would be cut, unless nothing would be seen then: a long sentence may be
 * higher than its room. */
static void
medina_event_list_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  MedinaEventList *self = MEDINA_EVENT_LIST (widget);
  graphene_rect_t lines;

  if (!medina_event_port_find_lines (widget, &lines))
    {
      if (medina_event_port_shows_sliver (widget))
        return;
      graphene_rect_init (&lines, 0, 0, (float) gtk_widget_get_width (widget),
                          (float) gtk_widget_get_height (widget));
    }
  medina_repaint_as_one (widget, snapshot, &lines, &self->odd);
  if (self->game != NULL && self->notes != NULL)
    medina_event_numbers_snapshot (widget, snapshot, &lines, self->places, self->game,
                                   medina_board_notes_find_told (self->notes, self->game));
}

/* What is cut changes with what scrolls. */
static void
medina_event_list_root (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (medina_event_list_parent_class)->root (widget);
  for (GtkScrolledWindow *scroller = medina_event_port_find_around (widget); scroller != NULL;
       scroller = medina_event_port_find_around (GTK_WIDGET (scroller)))
    {
      GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (scroller);

      g_signal_connect_object (adjustment, "changed", G_CALLBACK (gtk_widget_queue_draw), widget,
                               G_CONNECT_SWAPPED);
      g_signal_connect_object (adjustment, "value-changed", G_CALLBACK (gtk_widget_queue_draw),
                               widget, G_CONNECT_SWAPPED);
    }
}

static void
medina_event_list_dispose (GObject *object)
{
  forget (MEDINA_EVENT_LIST (object));
  G_OBJECT_CLASS (medina_event_list_parent_class)->dispose (object);
}

static void
medina_event_list_finalize (GObject *object)
{
  g_array_unref (MEDINA_EVENT_LIST (object)->places);
  g_string_free (MEDINA_EVENT_LIST (object)->pending, TRUE);
  G_OBJECT_CLASS (medina_event_list_parent_class)->finalize (object);
}

static void
medina_event_list_class_init (MedinaEventListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = medina_event_list_dispose;
  G_OBJECT_CLASS (klass)->finalize = medina_event_list_finalize;
  widget_class->root = medina_event_list_root;
  widget_class->snapshot = medina_event_list_snapshot;
  signals[ANNOUNCED] = g_signal_new ("announced", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                     NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[TOLD] = g_signal_new ("told", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  gtk_widget_class_set_layout_manager_type (widget_class, MEDINA_TYPE_TEXT_COLUMN);
  gtk_widget_class_set_css_name (widget_class, "event-list");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LOG);
}

static void
medina_event_list_init (MedinaEventList *self)
{
  self->places = g_array_new (FALSE, FALSE, sizeof (guint));
  self->pending = g_string_new (NULL);
  add_click (self);
}
