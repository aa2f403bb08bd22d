/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-statistics-window.h"

#include <glib/gi18n.h>

#include "medina-button-row.h"
#include "medina-name-label.h"
#include "medina-names.h"
#include "medina-statistics-graph.h"
#include "medina-statistics-words.h"

/* Room around a line, in pixels. */
enum
{
  SIDE = 12,
  BETWEEN = 3,
  ABOVE_HEADING = 15,
};

enum
{
  POINTS = 50, /* of a line over time, at most */
};

struct _MedinaStatisticsWindow
{
  AdwWindow parent_instance;

  /* template */
  GtkDropDown *person; /* everyone first, then the people in their order */
  GtkDropDown *period;
  GtkDropDown *rules; /* all first */
  GtkListBox *list;

  /* owned */
  MedinaHistory *history;
  MedinaPeople *people;
  GArray *lines;
  GArray *stretches;         /* what pictures over time are made of */
  GCancellable *cancellable; /* of what is being counted; NULL if nothing is */
};

G_DEFINE_FINAL_TYPE (MedinaStatisticsWindow, medina_statistics_window, ADW_TYPE_WINDOW)

/* --- The lines -------------------------------------------------------------------------------- */

/* The bar says nothing that its line does not. */
static void
add_bar (GtkBox *box, double share, const char *style)
{
  GtkWidget *bar;

  if (share == MEDINA_STATISTICS_NO_BAR)
    return;
  bar = gtk_level_bar_new ();
  gtk_level_bar_add_offset_value (GTK_LEVEL_BAR (bar), GTK_LEVEL_BAR_OFFSET_LOW, 1);
  gtk_level_bar_set_value (GTK_LEVEL_BAR (bar), share);
  gtk_widget_add_css_class (bar, style);
  gtk_box_append (box, bar);
}

/* The keys of the list reach it with Right, and leave it up and down. */
static void
add_picture (MedinaStatisticsWindow *self, GtkBox *box, MedinaStatisticsPicture picture)
{
  GtkWidget *legend = medina_statistics_graph_create_legend (picture);

  gtk_box_append (box, medina_statistics_graph_new (picture, self->stretches));
  if (legend != NULL)
    gtk_box_append (box, legend);
}

static GtkWidget *
create_row (MedinaStatisticsWindow *self, const MedinaStatisticsLine *line)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *label = gtk_label_new (line->text);

  medina_name_label_prepare_sentences (GTK_LABEL (label));
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_box_append (GTK_BOX (box), label);
  if (line->heading)
    gtk_widget_add_css_class (label, "heading");
  add_bar (GTK_BOX (box), line->bar, "own");
  add_bar (GTK_BOX (box), line->opponents, "opponents");
  if (line->picture != MEDINA_STATISTICS_NO_PICTURE)
    add_picture (self, GTK_BOX (box), line->picture);
  gtk_widget_set_margin_start (box, SIDE);
  gtk_widget_set_margin_end (box, SIDE);
  gtk_widget_set_margin_top (box, line->heading ? ABOVE_HEADING : BETWEEN);
  gtk_widget_set_margin_bottom (box, BETWEEN);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, line->text,
                                  -1);
  return row;
}

static void
show_lines (MedinaStatisticsWindow *self)
{
  GtkListBoxRow *row;

  while ((row = gtk_list_box_get_row_at_index (self->list, 0)) != NULL)
    gtk_list_box_remove (self->list, GTK_WIDGET (row));
  for (guint i = 0; i < self->lines->len; i++)
    gtk_list_box_append (self->list,
                         create_row (self, &g_array_index (self->lines, MedinaStatisticsLine, i)));
}

static void
copy_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  MedinaStatisticsWindow *self = MEDINA_STATISTICS_WINDOW (widget);
  g_autofree char *text = NULL;

  if (self->lines == NULL)
    return;
  text = medina_statistics_lines_to_text (self->lines, self->stretches);
  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), text);
}

/* --- Counting --------------------------------------------------------------------------------- */

static gboolean
has_name (gpointer person, const char *name)
{
  return medina_person_has_name (person, name);
}

/* NULL for everyone; transfer full. */
static MedinaPerson *
find_person (MedinaStatisticsWindow *self)
{
  const guint selected = gtk_drop_down_get_selected (self->person);

  return selected == 0 || selected == GTK_INVALID_LIST_POSITION
           ? NULL
           : g_list_model_get_item (G_LIST_MODEL (self->people), selected - 1);
}

static GArray *
list_games (MedinaStatisticsWindow *self)
{
  GListModel *entries = medina_history_get_entries (self->history);
  g_autoptr (MedinaPerson) person = find_person (self);
  GArray *games = g_array_new (FALSE, FALSE, sizeof (MedinaPlayedGame));

  for (guint i = 0; i < g_list_model_get_n_items (entries); i++)
    {
      g_autoptr (MedinaHistoryEntry) entry = g_list_model_get_item (entries, i);

      medina_played_game_add (games, entry, person != NULL ? has_name : NULL, person);
    }
  return games;
}

/* Whether anything was finished, by whomever. */
static gboolean
has_finished (MedinaStatisticsWindow *self)
{
  GListModel *entries = medina_history_get_entries (self->history);

  for (guint i = 0; i < g_list_model_get_n_items (entries); i++)
    {
      g_autoptr (MedinaHistoryEntry) entry = g_list_model_get_item (entries, i);

      if (medina_history_entry_get_state (entry) == MEDINA_HISTORY_READ)
        return TRUE;
    }
  return FALSE;
}

static MedinaStatisticsQuery
find_query (MedinaStatisticsWindow *self)
{
  static const int days[] = { 0, 365, 30 };
  const guint period = gtk_drop_down_get_selected (self->period);
  const guint rules = gtk_drop_down_get_selected (self->rules);
  MedinaStatisticsQuery query = { .any_set = rules == 0 || rules > MDN_RULE_SETS };

  if (!query.any_set)
    query.set = (MdnRuleSet) (rules - 1);
  if (period > 0 && period < G_N_ELEMENTS (days))
    query.since = g_get_real_time () / G_USEC_PER_SEC - (gint64) days[period] * 24 * 60 * 60;
  return query;
}

static void
counted_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MedinaStatistics) statistics = medina_statistics_count_finish (result, &error);
  MedinaStatisticsWindow *self;

  if (statistics == NULL)
    return;
  self = data;
  g_clear_object (&self->cancellable);
  g_clear_pointer (&self->lines, g_array_unref);
  g_clear_pointer (&self->stretches, g_array_unref);
  self->stretches = medina_statistics_divide (statistics, POINTS);
  self->lines = medina_statistics_to_lines (statistics, self->stretches,
                                            gtk_drop_down_get_selected (self->person) != 0,
                                            has_finished (self));
  show_lines (self);
}

/* What was being counted is dropped: its answer must not touch the window, which may be gone. */
static void
stop_counting (MedinaStatisticsWindow *self)
{
  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
}

static void
count (MedinaStatisticsWindow *self)
{
  g_autoptr (GArray) games = NULL;
  MedinaStatisticsQuery query;

  if (self->history == NULL || medina_history_get_unread (self->history) > 0)
    return;
  stop_counting (self);
  self->cancellable = g_cancellable_new ();
  games = list_games (self);
  query = find_query (self);
  medina_statistics_count_async (games, &query, self->cancellable, counted_cb, self);
}

/* --- What can be chosen ----------------------------------------------------------------------- */

/* NULL to choose everyone. */
static void
fill_people (MedinaStatisticsWindow *self, MedinaPerson *chosen)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  guint selected = 0;

  /* Translators: the statistics of all people together */
  gtk_string_list_append (names, _ ("Everyone"));
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->people)); i++)
    {
      g_autoptr (MedinaPerson) person = g_list_model_get_item (G_LIST_MODEL (self->people), i);

      gtk_string_list_append (names, medina_person_get_name (person));
      if (person == chosen)
        selected = i + 1;
    }
  gtk_drop_down_set_model (self->person, G_LIST_MODEL (names));
  gtk_drop_down_set_selected (self->person, selected);
}

static void
fill_people_first (MedinaStatisticsWindow *self)
{
  g_autoptr (MedinaPerson) first = g_list_model_get_item (G_LIST_MODEL (self->people), 0);

  fill_people (self, first);
}

/* Whoever was chosen stays so, under another name, too. */
static void
people_changed_cb (MedinaStatisticsWindow *self)
{
  GtkStringObject *name = gtk_drop_down_get_selected_item (self->person);

  fill_people (self, gtk_drop_down_get_selected (self->person) > 0
                       ? medina_people_find (self->people, gtk_string_object_get_string (name))
                       : NULL);
}

static void
fill_rules (MedinaStatisticsWindow *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  gtk_string_list_append (names, _ ("All Rules"));
  for (MdnRuleSet set = 0; set < MDN_RULE_SETS; set++)
    gtk_string_list_append (names, medina_rule_set_get_name (set));
  gtk_drop_down_set_model (self->rules, G_LIST_MODEL (names));
}

/* --- The object ------------------------------------------------------------------------------- */

static void
medina_statistics_window_dispose (GObject *object)
{
  MedinaStatisticsWindow *self = MEDINA_STATISTICS_WINDOW (object);

  stop_counting (self);
  g_clear_object (&self->history);
  g_clear_object (&self->people);
  g_clear_pointer (&self->lines, g_array_unref);
  g_clear_pointer (&self->stretches, g_array_unref);
  G_OBJECT_CLASS (medina_statistics_window_parent_class)->dispose (object);
}

static void
medina_statistics_window_class_init (MedinaStatisticsWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (MEDINA_TYPE_BUTTON_ROW);
  G_OBJECT_CLASS (klass)->dispose = medina_statistics_window_dispose;
  gtk_widget_class_install_action (widget_class, "statistics.copy", NULL, copy_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_c, GDK_CONTROL_MASK, "statistics.copy",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/medina_game/Medina/ui/medina-statistics-window.ui");
  gtk_widget_class_bind_template_child (widget_class, MedinaStatisticsWindow, person);
  gtk_widget_class_bind_template_child (widget_class, MedinaStatisticsWindow, period);
  gtk_widget_class_bind_template_child (widget_class, MedinaStatisticsWindow, rules);
  gtk_widget_class_bind_template_child (widget_class, MedinaStatisticsWindow, list);
  gtk_widget_class_bind_template_callback (widget_class, count);
}

static void
medina_statistics_window_init (MedinaStatisticsWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

MedinaStatisticsWindow *
medina_statistics_window_new (MedinaHistory *history, MedinaPeople *people)
{
  MedinaStatisticsWindow *self;

  g_return_val_if_fail (MEDINA_IS_HISTORY (history), NULL);
  g_return_val_if_fail (MEDINA_IS_PEOPLE (people), NULL);

  self = g_object_new (MEDINA_TYPE_STATISTICS_WINDOW, NULL);
  self->people = g_object_ref (people);
  fill_people_first (self);
  fill_rules (self);
  self->history = g_object_ref (history);
  g_signal_connect_object (people, "items-changed", G_CALLBACK (people_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (history, "notify::unread", G_CALLBACK (count), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (medina_history_get_entries (history), "items-changed",
                           G_CALLBACK (count), self, G_CONNECT_SWAPPED);
  medina_history_load (history);
  count (self);
  return self;
}
