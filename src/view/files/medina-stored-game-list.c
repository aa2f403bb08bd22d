/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-stored-game-list.h"

#include <glib/gi18n.h>

#include "medina-alike-games.h"
#include "medina-stored-game-folder.h"
#include "medina-stored-game-removal.h"
#include "medina-stored-game-row.h"

enum
{
  FIRST_IN_PROGRESS = 10, /* games that are shown at first */
  FIRST_FINISHED = 5,
  NEXT = 20, /* and each time that more are asked for */
};

struct _MedinaStoredGameList
{
  AdwPreferencesGroup parent_instance;

  MedinaStoreSection section;

  /* template */
  GtkListBox *list;
  GtkWidget *more; /* the last row */

  /* owned; NULL before the first refresh */
  MedinaStore *store;
  GCancellable *cancellable; /* of the search under way; NULL if there is none */
};

enum
{
  PROP_0,
  PROP_SECTION,
  N_PROPS,
};

enum
{
  RESUME,
  LISTED,
  N_SIGNALS,
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (MedinaStoredGameList, medina_stored_game_list, ADW_TYPE_PREFERENCES_GROUP)

/* --- Rows ------------------------------------------------------------------------------------- */

static guint
count_rows (MedinaStoredGameList *self)
{
  return (guint) gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (self->more));
}

static MedinaStoredGameRow *
get_row (MedinaStoredGameList *self, guint index)
{
  return MEDINA_STORED_GAME_ROW (gtk_list_box_get_row_at_index (self->list, (int) index));
}

static const MedinaSlotContents *
get_last (MedinaStoredGameList *self)
{
  const guint rows = count_rows (self);

  return rows > 0 ? medina_stored_game_row_get_contents (get_row (self, rows - 1)) : NULL;
}

static MedinaStoredGameRow *
find_row (MedinaStoredGameList *self, const char *id)
{
  const guint rows = count_rows (self);

  for (guint i = 0; i < rows; i++)
    {
      const MedinaSlotContents *contents = medina_stored_game_row_get_contents (get_row (self, i));

      if (contents != NULL && g_str_equal (contents->id, id))
        return get_row (self, i);
    }
  return NULL;
}

static void
remove_rows (MedinaStoredGameList *self)
{
  while (count_rows (self) > 0)
    gtk_list_box_remove (self->list, GTK_WIDGET (get_row (self, 0)));
}

static void
add_row (MedinaStoredGameList *self, GtkWidget *row)
{
  gtk_list_box_insert (self->list, row, (int) count_rows (self));
}

static gboolean
has_readable (MedinaStoredGameList *self)
{
  const guint rows = count_rows (self);

  for (guint i = 0; i < rows; i++)
    {
      const MedinaSlotContents *contents = medina_stored_game_row_get_contents (get_row (self, i));

      if (contents != NULL && contents->error == NULL)
        return TRUE;
    }
  return FALSE;
}

/* The latest game that can be gone on with is the first thing to be seen. */
static void
add_game (MedinaStoredGameList *self, MedinaSlotContents *contents, MedinaClock clock)
{
  const gboolean large = self->section == MEDINA_STORE_SECTION_IN_PROGRESS && !has_readable (self);
  GtkWidget *row = medina_stored_game_row_new (contents, clock, large);

  if (contents->error != NULL)
    {
      g_autoptr (GFile) file = medina_store_get_file (self->store, contents->id);
      g_autofree char *text =
        g_strdup_printf (_ ("This game is in the file “%s”."), g_file_peek_path (file));

      gtk_widget_set_tooltip_text (row, text);
    }
  add_row (self, row);
}

/* --- Looking for them ------------------------------------------------------------------------- */

/* If the row that asks for more had the focus, it goes to the first of the new rows. */
static void
add_games (MedinaStoredGameList *self, GPtrArray *games)
{
  const gboolean focused = gtk_widget_has_focus (self->more);
  const guint first = count_rows (self);
  g_autofree MedinaClock *clocks = medina_alike_games_find (games);

  for (guint i = 0; i < games->len; i++)
    add_game (self, g_steal_pointer (&games->pdata[i]), clocks[i]);
  if (focused && games->len > 0)
    gtk_widget_grab_focus (GTK_WIDGET (get_row (self, first)));
}

static void
show_result (MedinaStoredGameList *self, GPtrArray *games, gboolean more, const GError *error)
{
  g_clear_object (&self->cancellable);
  if (games != NULL)
    add_games (self, games);
  else
    add_row (self, medina_stored_game_row_new_for_error (error));
  gtk_widget_set_visible (self->more, games != NULL && more);
  gtk_widget_set_visible (GTK_WIDGET (self), count_rows (self) > 0);
}

/* A canceled search is dropped: the list may be gone. */
static void
next_listed_cb (GObject *store, GAsyncResult *result, gpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) games = NULL;
  gboolean more = FALSE;

  games = medina_store_list_finish (MEDINA_STORE (store), result, &more, &error);
  if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    show_result (data, games, more, error);
}

/* To a row, or, where there is none, to the first that the window has. */
static void
move_focus (MedinaStoredGameList *self, GtkListBoxRow *row)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  if (row != NULL && gtk_widget_get_visible (GTK_WIDGET (row)))
    {
      gtk_widget_grab_focus (GTK_WIDGET (row));
      return;
    }
  gtk_root_set_focus (root, NULL);
  gtk_widget_child_focus (GTK_WIDGET (root), GTK_DIR_TAB_FORWARD);
}

/* The focus stays in the list while it has rows. */
static void
list_anew (MedinaStoredGameList *self, GPtrArray *games, gboolean more, const GError *error)
{
  const gboolean focused = gtk_widget_get_focus_child (GTK_WIDGET (self->list)) != NULL;

  remove_rows (self);
  show_result (self, games, more, error);
  if (focused)
    move_focus (self, gtk_list_box_get_row_at_index (self->list, 0));
}

static void
first_listed_cb (GObject *store, GAsyncResult *result, gpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) games = NULL;
  gboolean more = FALSE;

  games = medina_store_list_finish (MEDINA_STORE (store), result, &more, &error);
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  list_anew (data, games, more, error);
  g_signal_emit (data, signals[LISTED], 0);
}

/* --- Removal ---------------------------------------------------------------------------------- */

static gboolean
has_focus (GtkWidget *row)
{
  GtkRoot *root = gtk_widget_get_root (row);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return focus != NULL && (focus == row || gtk_widget_is_ancestor (focus, row));
}

/* The focus goes to the row beside the one that is removed. */
static void
drop_row (MedinaStoredGameList *self, MedinaStoredGameRow *row)
{
  const int index = gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row));
  const gboolean focused = has_focus (GTK_WIDGET (row));
  GtkListBoxRow *beside;

  gtk_list_box_remove (self->list, GTK_WIDGET (row));
  beside = gtk_list_box_get_row_at_index (self->list, index);
  if (beside == NULL || !gtk_widget_get_visible (GTK_WIDGET (beside)))
    beside = gtk_list_box_get_row_at_index (self->list, index - 1);
  if (focused)
    move_focus (self, beside);
  if (index == 0)
    medina_stored_game_list_refresh (self, self->store); /* the next one is now the first */
}

/* Perhaps in another window. */
static void
removed_cb (MedinaStoredGameList *self, const char *id)
{
  MedinaStoredGameRow *row = find_row (self, id);

  if (row != NULL)
    drop_row (self, row);
}

static void
remove_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  MedinaStoredGameList *self = MEDINA_STORED_GAME_LIST (widget);
  MedinaStoredGameRow *row = find_row (self, g_variant_get_string (parameter, NULL));

  if (row != NULL)
    medina_stored_game_removal_ask (self->store, medina_stored_game_row_get_contents (row), widget);
}

/* --- The first games, and more ---------------------------------------------------------------- */

static void
set_store (MedinaStoredGameList *self, MedinaStore *store)
{
  if (self->store == store)
    return;
  if (self->store != NULL)
    g_signal_handlers_disconnect_by_data (self->store, self);
  g_set_object (&self->store, store);
  if (store != NULL)
    g_signal_connect_swapped (store, "removed", G_CALLBACK (removed_cb), self);
}

static void
stop (MedinaStoredGameList *self)
{
  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
}

void
medina_stored_game_list_refresh (MedinaStoredGameList *self, MedinaStore *store)
{
  g_return_if_fail (MEDINA_IS_STORED_GAME_LIST (self));
  g_return_if_fail (MEDINA_IS_STORE (store));

  stop (self);
  set_store (self, store);
  self->cancellable = g_cancellable_new ();
  medina_store_list_async (store, self->section, NULL,
                           self->section == MEDINA_STORE_SECTION_FINISHED ? FIRST_FINISHED
                                                                          : FIRST_IN_PROGRESS,
                           self->cancellable, first_listed_cb, self);
}

static void
show_more (MedinaStoredGameList *self)
{
  if (self->cancellable != NULL)
    return;
  self->cancellable = g_cancellable_new ();
  medina_store_list_async (self->store, self->section, get_last (self), NEXT, self->cancellable,
                           next_listed_cb, self);
}

static void
row_activated_cb (MedinaStoredGameList *self, GtkWidget *row)
{
  g_autofree char *id = NULL;

  if (row == self->more)
    {
      show_more (self);
      return;
    }
  id = g_strdup (medina_stored_game_row_get_contents (MEDINA_STORED_GAME_ROW (row))->id);
  g_signal_emit (self, signals[RESUME], 0, id);
}

/* --- Where it is ------------------------------------------------------------------------------ */

static void
show_file_cb (GtkWidget *widget, const char *action, GVariant *id)
{
  MedinaStore *store = MEDINA_STORED_GAME_LIST (widget)->store;
  g_autoptr (GFile) file = medina_store_get_file (store, g_variant_get_string (id, NULL));

  medina_stored_game_folder_show (file, GTK_WINDOW (gtk_widget_get_root (widget)));
}

/* --- The object ------------------------------------------------------------------------------- */

static void
medina_stored_game_list_set_property (GObject *object,
                                      guint id,
                                      const GValue *value,
                                      GParamSpec *pspec)
{
  MedinaStoredGameList *self = MEDINA_STORED_GAME_LIST (object);

  switch (id)
    {
    case PROP_SECTION:
      self->section = (MedinaStoreSection) g_value_get_int (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
medina_stored_game_list_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  MedinaStoredGameList *self = MEDINA_STORED_GAME_LIST (object);

  switch (id)
    {
    case PROP_SECTION:
      g_value_set_int (value, self->section);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
medina_stored_game_list_dispose (GObject *object)
{
  MedinaStoredGameList *self = MEDINA_STORED_GAME_LIST (object);

  stop (self);
  set_store (self, NULL);
  G_OBJECT_CLASS (medina_stored_game_list_parent_class)->dispose (object);
}

static void
medina_stored_game_list_class_init (MedinaStoredGameListClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->set_property = medina_stored_game_list_set_property;
  object_class->get_property = medina_stored_game_list_get_property;
  object_class->dispose = medina_stored_game_list_dispose;
  properties[PROP_SECTION] =
    g_param_spec_int ("section", NULL, NULL, MEDINA_STORE_SECTION_IN_PROGRESS,
                      MEDINA_STORE_SECTION_FINISHED, MEDINA_STORE_SECTION_IN_PROGRESS,
                      G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  signals[RESUME] = g_signal_new ("resume", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[LISTED] = g_signal_new ("listed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/medina_game/Medina/ui/medina-stored-game-list.ui");
  gtk_widget_class_bind_template_child (widget_class, MedinaStoredGameList, list);
  gtk_widget_class_bind_template_child (widget_class, MedinaStoredGameList, more);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
  gtk_widget_class_install_action (widget_class, "stored-game.remove", "s", remove_cb);
  gtk_widget_class_install_action (widget_class, "stored-game.show-file", "s", show_file_cb);
}

static void
medina_stored_game_list_init (MedinaStoredGameList *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
