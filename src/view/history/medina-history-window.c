/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-history-window.h"

#include <glib/gi18n.h>

#include "medina-history-choices.h"
#include "medina-history-export.h"
#include "medina-history-filter.h"
#include "medina-history-menu.h"
#include "medina-history-order.h"
#include "medina-history-row.h"
#include "medina-history-undo.h"
#include "medina-question.h"

struct _MedinaHistoryWindow
{
  AdwWindow parent_instance;

  gboolean entered; /* the list has got the focus */
  guint enter_id;   /* callback that gives it the focus; 0 for none */

  /* template */
  AdwToastOverlay *toasts;
  GtkSearchBar *search_bar;
  GtkEditable *search_entry;
  GtkMenuButton *menu_button;
  GtkWidget *narrowed;
  GtkLabel *count;
  GtkStack *stack;
  GtkListView *list;
  AdwStatusPage *status;

  /* owned */
  MedinaHistory *history;
  MedinaHistoryFilter *filter;
  MedinaHistoryOrder *order;
  GtkSingleSelection *selection;
  GSimpleActionGroup *actions;
  MedinaHistoryExport *export;
};

enum
{
  OPEN,
  STATISTICS,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (MedinaHistoryWindow, medina_history_window, ADW_TYPE_WINDOW)

/* --- What is shown ---------------------------------------------------------------------------- */

/* What is scrolled there, where text is large, can have the focus. */
static void
name_status (MedinaHistoryWindow *self, const char *title, const char *text)
{
  GtkWidget *scroller = gtk_widget_get_first_child (GTK_WIDGET (self->status));

  if (scroller != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (scroller), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                    GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
}

/* The text is shown as it is. */
static void
show_status (MedinaHistoryWindow *self, const char *icon, const char *title, const char *text)
{
  g_autofree char *markup = g_markup_escape_text (text, -1);

  adw_status_page_set_icon_name (self->status, icon);
  adw_status_page_set_title (self->status, title);
  adw_status_page_set_description (self->status, markup);
  name_status (self, title, text);
  gtk_stack_set_visible_child_name (self->stack, "status");
}

static void
show_count (MedinaHistoryWindow *self, guint shown, guint all)
{
  g_autofree char *text = g_strdup_printf (
    /* Translators: how many games of the history are listed, of how many there are */
    ngettext ("%1$u of %2$u game", "%1$u of %2$u games", all), shown, all);

  gtk_label_set_label (self->count, text);
  gtk_widget_set_visible (self->narrowed, !medina_history_filter_is_open (self->filter));
}

/* What the list has for the game that is selected; NULL before it has been laid out. */
static GtkWidget *
find_selected (MedinaHistoryWindow *self)
{
  gpointer selected = gtk_single_selection_get_selected_item (self->selection);
  GtkWidget *item = gtk_widget_get_first_child (GTK_WIDGET (self->list));

  while (item != NULL)
    {
      GtkWidget *row = gtk_widget_get_first_child (item);

      if (MEDINA_IS_HISTORY_ROW (row) &&
          medina_history_row_get_entry (MEDINA_HISTORY_ROW (row)) == selected)
        return item;
      item = gtk_widget_get_next_sibling (item);
    }
  return NULL;
}

static gboolean
enter_cb (GtkWidget *list, GdkFrameClock *clock, gpointer data)
{
  MedinaHistoryWindow *self = data;
  GtkWidget *item = find_selected (self);

  if (item == NULL || !gtk_widget_get_mapped (item))
    return G_SOURCE_CONTINUE;
  gtk_widget_grab_focus (item);
  self->enter_id = 0;
  return G_SOURCE_REMOVE;
}

/* The keys are for the game that is selected, as soon as it is there: the list itself does not take
 * the focus. */
static void
enter_list (MedinaHistoryWindow *self)
{
  self->entered = TRUE;
  if (self->enter_id == 0)
    self->enter_id = gtk_widget_add_tick_callback (GTK_WIDGET (self->list), enter_cb, self, NULL);
}

static void
leave_list (MedinaHistoryWindow *self)
{
  if (self->enter_id != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self->list), self->enter_id);
  self->enter_id = 0;
}

/* While files are being read nobody knows that there is nothing. */
static void
update_cb (MedinaHistoryWindow *self)
{
  const char *error = medina_history_get_error (self->history);
  const guint shown = g_list_model_get_n_items (G_LIST_MODEL (self->selection));
  const guint all = g_list_model_get_n_items (medina_history_get_entries (self->history));
  const gboolean reading = medina_history_get_unread (self->history) > 0;

  show_count (self, shown, all);
  if (shown == 0)
    leave_list (self);
  else if (!self->entered)
    enter_list (self);
  if (shown > 0 || (reading && error == NULL))
    gtk_stack_set_visible_child_name (self->stack, "list");
  else if (error != NULL)
    show_status (self, "dialog-warning-symbolic", _ ("History Cannot Be Shown"), error);
  else if (all > 0)
    show_status (self, "edit-find-symbolic", _ ("No Games Found"),
                 _ ("Try another search or filter."));
  else
    show_status (self, "document-open-recent-symbolic", _ ("No Finished Games Yet"),
                 _ ("Every game you finish is saved here."));
}

/* More is known of the games than before. */
static void
read_cb (MedinaHistoryWindow *self)
{
  if (!medina_history_filter_is_open (self->filter))
    gtk_filter_changed (GTK_FILTER (self->filter), GTK_FILTER_CHANGE_DIFFERENT);
  if (medina_history_order_needs_contents (self->order))
    gtk_sorter_changed (GTK_SORTER (self->order), GTK_SORTER_CHANGE_DIFFERENT);
  update_cb (self);
}

static void
search_changed_cb (MedinaHistoryWindow *self)
{
  medina_history_filter_search (self->filter, gtk_editable_get_text (self->search_entry));
}

/* --- Rows ------------------------------------------------------------------------------------- */

static void
set_up_cb (GtkListItemFactory *factory, GtkListItem *item)
{
  gtk_list_item_set_child (item, medina_history_row_new ());
}

static void
bind_cb (GtkListItemFactory *factory, GtkListItem *item)
{
  medina_history_row_show (MEDINA_HISTORY_ROW (gtk_list_item_get_child (item)),
                           gtk_list_item_get_item (item));
}

static void
unbind_cb (GtkListItemFactory *factory, GtkListItem *item)
{
  medina_history_row_show (MEDINA_HISTORY_ROW (gtk_list_item_get_child (item)), NULL);
}

static GtkListItemFactory *
create_factory (void)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (set_up_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), NULL);
  g_signal_connect (factory, "unbind", G_CALLBACK (unbind_cb), NULL);
  return factory;
}

static void
activate_cb (MedinaHistoryWindow *self, guint position)
{
  g_autoptr (MedinaHistoryEntry) entry =
    g_list_model_get_item (G_LIST_MODEL (self->selection), position);

  if (entry != NULL && medina_history_entry_get_state (entry) != MEDINA_HISTORY_BROKEN)
    g_signal_emit (self, signals[OPEN], 0, entry);
}

void
medina_history_window_tell (MedinaHistoryWindow *self, const GError *error)
{
  g_return_if_fail (MEDINA_IS_HISTORY_WINDOW (self));

  medina_question_tell (GTK_WINDOW (self), _ ("Could Not Open Game"), error->message);
}

/* --- Removing --------------------------------------------------------------------------------- */

/* The focus stays in the list. */
static void
remove_entry (MedinaHistoryWindow *self, MedinaHistoryEntry *entry)
{
  const guint selected = gtk_single_selection_get_selected (self->selection);
  guint left;

  medina_history_undo_remove (self->history, entry, GTK_WINDOW (self), self->toasts,
                              G_CALLBACK (enter_list));
  left = g_list_model_get_n_items (G_LIST_MODEL (self->selection));
  if (left > 0)
    gtk_single_selection_set_selected (self->selection, MIN (selected, left - 1));
  if (left > 0)
    enter_list (self);
}

static MedinaHistoryEntry *
find_entry (MedinaHistoryWindow *self, const char *name)
{
  GListModel *entries = medina_history_get_entries (self->history);
  const guint count = g_list_model_get_n_items (entries);

  for (guint i = 0; i < count; i++)
    {
      g_autoptr (MedinaHistoryEntry) entry = g_list_model_get_item (entries, i);

      if (g_str_equal (medina_history_entry_get_name (entry), name))
        return g_steal_pointer (&entry);
    }
  return NULL;
}

static void
remove_cb (GSimpleAction *action, GVariant *name, gpointer data)
{
  g_autoptr (MedinaHistoryEntry) entry = find_entry (data, g_variant_get_string (name, NULL));

  if (entry != NULL)
    remove_entry (data, entry);
}

/* The Delete key, where the list has the focus. */
static gboolean
remove_selected_cb (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  MedinaHistoryWindow *self = MEDINA_HISTORY_WINDOW (gtk_widget_get_root (widget));
  MedinaHistoryEntry *entry = gtk_single_selection_get_selected_item (self->selection);

  if (entry != NULL)
    remove_entry (self, entry);
  return entry != NULL;
}

/* --- Exporting -------------------------------------------------------------------------------- */

static void
export_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  MedinaHistoryWindow *self = data;

  medina_history_export_choose (self->export);
}

void
medina_history_window_export (MedinaHistoryWindow *self, GFile *folder)
{
  g_return_if_fail (MEDINA_IS_HISTORY_WINDOW (self));

  medina_history_export_to (self->export, folder);
}

/* --- Actions ---------------------------------------------------------------------------------- */

static void
show_all_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  MedinaHistoryWindow *self = data;

  medina_history_choices_clear (G_ACTION_GROUP (self->actions));
  gtk_editable_set_text (self->search_entry, "");
  gtk_search_bar_set_search_mode (self->search_bar, FALSE);
  enter_list (self);
}

static void
statistics_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  g_signal_emit (data, signals[STATISTICS], 0);
}

static void
add_actions (MedinaHistoryWindow *self)
{
  static const GActionEntry entries[] = {
    { "remove", remove_cb, "s" },
    { "export", export_cb },
    { "statistics", statistics_cb },
    { "show-all", show_all_cb },
  };

  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries),
                                   self);
  medina_history_choices_add (G_ACTION_MAP (self->actions), self->filter, self->order);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "history", G_ACTION_GROUP (self->actions));
}

static void
add_menu (MedinaHistoryWindow *self, MedinaPeople *people)
{
  g_autoptr (GMenu) menu = g_menu_new (), all = g_menu_new ();
  g_autoptr (GMenuModel) narrowing = medina_history_menu_new (people);

  g_menu_append (all, _ ("Statist_ics"), "history.statistics");
  g_menu_append (all, _ ("_Export All…"), "history.export");
  g_menu_append_section (menu, NULL, narrowing);
  g_menu_append_section (menu, NULL, G_MENU_MODEL (all));
  gtk_menu_button_set_menu_model (self->menu_button, G_MENU_MODEL (menu));
}

/* --- The object ------------------------------------------------------------------------------- */

static void
medina_history_window_dispose (GObject *object)
{
  MedinaHistoryWindow *self = MEDINA_HISTORY_WINDOW (object);

  if (self->list != NULL)
    leave_list (self);
  g_clear_object (&self->export);
  G_OBJECT_CLASS (medina_history_window_parent_class)->dispose (object);
}

static void
medina_history_window_finalize (GObject *object)
{
  MedinaHistoryWindow *self = MEDINA_HISTORY_WINDOW (object);

  g_clear_object (&self->history);
  g_clear_object (&self->filter);
  g_clear_object (&self->order);
  g_clear_object (&self->selection);
  g_clear_object (&self->actions);
  G_OBJECT_CLASS (medina_history_window_parent_class)->finalize (object);
}

static void
medina_history_window_class_init (MedinaHistoryWindowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = medina_history_window_dispose;
  object_class->finalize = medina_history_window_finalize;
  signals[OPEN] = g_signal_new ("open", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 1, MEDINA_TYPE_HISTORY_ENTRY);
  signals[STATISTICS] = g_signal_new ("statistics", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                      NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/medina_game/Medina/ui/medina-history-window.ui");
  gtk_widget_class_bind_template_child (widget_class, MedinaHistoryWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, MedinaHistoryWindow, search_bar);
  gtk_widget_class_bind_template_child (widget_class, MedinaHistoryWindow, search_entry);
  gtk_widget_class_bind_template_child (widget_class, MedinaHistoryWindow, menu_button);
  gtk_widget_class_bind_template_child (widget_class, MedinaHistoryWindow, narrowed);
  gtk_widget_class_bind_template_child (widget_class, MedinaHistoryWindow, count);
  gtk_widget_class_bind_template_child (widget_class, MedinaHistoryWindow, stack);
  gtk_widget_class_bind_template_child (widget_class, MedinaHistoryWindow, list);
  gtk_widget_class_bind_template_child (widget_class, MedinaHistoryWindow, status);
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, activate_cb);
}

static void
add_delete_key (MedinaHistoryWindow *self)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_add_shortcut (
    GTK_SHORTCUT_CONTROLLER (controller),
    gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_Delete, 0),
                      gtk_callback_action_new (remove_selected_cb, NULL, NULL)));
  gtk_widget_add_controller (GTK_WIDGET (self->list), controller);
}

static void
medina_history_window_init (MedinaHistoryWindow *self)
{
  g_autoptr (GtkListItemFactory) factory = create_factory ();

  gtk_widget_init_template (GTK_WIDGET (self));
  self->actions = g_simple_action_group_new ();
  self->order = medina_history_order_new ();
  gtk_list_view_set_factory (self->list, factory);
  gtk_search_bar_connect_entry (self->search_bar, self->search_entry);
  gtk_search_bar_set_key_capture_widget (self->search_bar, GTK_WIDGET (self));
  add_delete_key (self);
}

/* Both work a little at a time, so that nothing waits for them. */
static GListModel *
create_model (MedinaHistoryWindow *self)
{
  GtkFilterListModel *filtered =
    gtk_filter_list_model_new (g_object_ref (medina_history_get_entries (self->history)),
                               GTK_FILTER (g_object_ref (self->filter)));
  GtkSortListModel *sorted =
    gtk_sort_list_model_new (G_LIST_MODEL (filtered), GTK_SORTER (g_object_ref (self->order)));

  gtk_filter_list_model_set_incremental (filtered, TRUE);
  gtk_sort_list_model_set_incremental (sorted, TRUE);
  return G_LIST_MODEL (sorted);
}

GtkWidget *
medina_history_window_new (MedinaHistory *history, MedinaPeople *people)
{
  MedinaHistoryWindow *self;

  g_return_val_if_fail (MEDINA_IS_HISTORY (history), NULL);
  g_return_val_if_fail (MEDINA_IS_PEOPLE (people), NULL);

  self = g_object_new (MEDINA_TYPE_HISTORY_WINDOW, NULL);
  self->history = g_object_ref (history);
  self->filter = medina_history_filter_new (people);
  self->selection = gtk_single_selection_new (create_model (self));
  self->export = medina_history_export_new (history, GTK_WINDOW (self), self->toasts);
  add_actions (self);
  add_menu (self, people);
  gtk_list_view_set_model (self->list, GTK_SELECTION_MODEL (self->selection));
  g_signal_connect_object (self->selection, "items-changed", G_CALLBACK (update_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->filter, "changed", G_CALLBACK (update_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (history, "notify::unread", G_CALLBACK (read_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (history, "notify::error", G_CALLBACK (update_cb), self,
                           G_CONNECT_SWAPPED);
  medina_history_load (history);
  update_cb (self);
  return GTK_WIDGET (self);
}
