/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-rules-book.h"

#include <glib/gi18n.h>

#include "medina-button-row.h"
#include "medina-focus.h"
#include "medina-letter-size.h"
#include "medina-names.h"
#include "medina-rules-label.h"
#include "medina-rules-reading.h"
#include "medina-rules-sheet.h"
#include "medina-split-view.h"

enum
{
  EMBLEM_WIDTH = 24,
};

struct _MedinaRulesBook
{
  AdwWindow parent_instance;

  MedinaRulesPageId page;
  MdnRules rules; /* of the game at hand, if there is one */
  gboolean in_game;
  gboolean all_editions;

  /* template */
  AdwHeaderBar *header;
  AdwWindowTitle *title;
  MedinaSplitView *split_view;
  GtkListBox *list;
  GtkScrolledWindow *scroller;
  GtkBox *editions;
  AdwBin *sheet;
  GtkButton *back;
  GtkLabel *back_title;
  GtkButton *forward;
  GtkLabel *forward_title;

  /* owned */
  MedinaPieceAtlas *atlas;
};

enum
{
  PROP_0,
  PROP_PAGE,
  PROP_ALL_EDITIONS,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static MedinaRulesSource game_source;

G_DEFINE_FINAL_TYPE (MedinaRulesBook, medina_rules_book, ADW_TYPE_WINDOW)

/* --- Pages ------------------------------------------------------------------------------------ */

/* The rules to which it keeps; NULL while it shows all editions. */
static const MdnRules *
get_rules (MedinaRulesBook *self)
{
  return self->in_game && !self->all_editions ? &self->rules : NULL;
}

/* Pages that say nothing about the game at hand are passed over, unless one is open already. */
static gboolean
has_page (MedinaRulesBook *self, int page)
{
  return page == (int) self->page ||
         medina_rules_scope_covers (medina_rules_page_get ((MedinaRulesPageId) page)->scope,
                                    get_rules (self));
}

/* The next page that way; -1 if there is none. */
static int
find_neighbour (MedinaRulesBook *self, int step)
{
  int page = (int) self->page + step;

  while (page >= 0 && page < MEDINA_RULES_PAGES && !has_page (self, page))
    page += step;
  return page < MEDINA_RULES_PAGES ? page : -1;
}

static void
update_neighbour (GtkButton *button, GtkLabel *label, int page)
{
  const char *title = page >= 0 ? _ (medina_rules_page_get ((MedinaRulesPageId) page)->title) : "";

  gtk_widget_set_visible (GTK_WIDGET (button), page >= 0);
  gtk_label_set_label (label, title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  -1);
}

static void
update_title (MedinaRulesBook *self)
{
  const char *subtitle = "";

  if (get_rules (self) != NULL)
    subtitle = medina_rule_set_get_name ((MdnRuleSet) self->rules.set);
  else if (self->in_game)
    /* Translators: below the title of the rules book, instead of the name of an edition */
    subtitle = _ ("All Editions");
  adw_window_title_set_subtitle (self->title, subtitle);
}

static void
show_page (MedinaRulesBook *self)
{
  const gboolean compares = self->page == MEDINA_RULES_PAGE_RULE_SETS;

  medina_rules_reading_leave (GTK_WIDGET (self->sheet), GTK_WIDGET (self->scroller));
  adw_bin_set_child (self->sheet, medina_rules_sheet_new (self->atlas, self->page,
                                                          compares ? NULL : get_rules (self)));
  gtk_widget_set_visible (GTK_WIDGET (self->editions), self->in_game && !compares);
  update_neighbour (self->back, self->back_title, find_neighbour (self, -1));
  update_neighbour (self->forward, self->forward_title, find_neighbour (self, 1));
  update_title (self);
  for (int page = 0; page < MEDINA_RULES_PAGES; page++)
    gtk_widget_set_visible (GTK_WIDGET (gtk_list_box_get_row_at_index (self->list, page)),
                            has_page (self, page));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->scroller), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ (medina_rules_page_get (self->page)->title), -1);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
  gtk_list_box_select_row (self->list,
                           gtk_list_box_get_row_at_index (self->list, (int) self->page));
}

static gboolean
same_rules (const MdnRules *a, const MdnRules *b)
{
  return a->set == b->set && a->players == b->players;
}

/* Another game may be at hand than before, or none. */
static void
follow_game (MedinaRulesBook *self)
{
  const MdnRules *rules = game_source != NULL ? game_source () : NULL;

  if (self->in_game == (rules != NULL) && (rules == NULL || same_rules (rules, &self->rules)))
    return;
  self->in_game = rules != NULL;
  if (rules != NULL)
    self->rules = *rules;
  show_page (self);
}

static void
set_all_editions (MedinaRulesBook *self, gboolean all_editions)
{
  if (self->all_editions == all_editions)
    return;
  self->all_editions = all_editions;
  show_page (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ALL_EDITIONS]);
}

MedinaRulesPageId
medina_rules_book_get_page (MedinaRulesBook *self)
{
  g_return_val_if_fail (MEDINA_IS_RULES_BOOK (self), MEDINA_RULES_PAGE_TURN);

  return self->page;
}

void
medina_rules_book_set_page (MedinaRulesBook *self, MedinaRulesPageId page)
{
  g_return_if_fail (MEDINA_IS_RULES_BOOK (self));
  g_return_if_fail (page < MEDINA_RULES_PAGES);

  medina_split_view_set_list_shown (self->split_view, FALSE);
  follow_game (self);
  if (self->page == page)
    return;
  self->page = page;
  show_page (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PAGE]);
}

static void
row_activated_cb (MedinaRulesBook *self, GtkListBoxRow *row)
{
  medina_rules_book_set_page (self, (MedinaRulesPageId) gtk_list_box_row_get_index (row));
}

/* The arrow keys turn the pages, where both can be seen. */
static void
row_selected_cb (MedinaRulesBook *self, GtkListBoxRow *row)
{
  if (row != NULL && !medina_split_view_get_folded (self->split_view))
    row_activated_cb (self, row);
}

static void
turn (MedinaRulesBook *self, int step)
{
  const int page = find_neighbour (self, step);

  if (page >= 0)
    medina_rules_book_set_page (self, (MedinaRulesPageId) page);
}

static void
turn_back_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  turn (MEDINA_RULES_BOOK (widget), -1);
}

static void
turn_forward_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  turn (MEDINA_RULES_BOOK (widget), 1);
}

/* --- The window ------------------------------------------------------------------------------- */

static GtkWidget *
create_row (MedinaRulesBook *self, MedinaRulesPageId page)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *label = medina_rules_label_new (_ (medina_rules_page_get (page)->title), "page-name");

  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (box),
                  medina_rules_sheet_create_emblem (self->atlas, page, EMBLEM_WIDTH));
  gtk_box_append (GTK_BOX (box), label);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_RELATION_LABELLED_BY, label,
                                  NULL, -1);
  return row;
}

/* GTK would come to the page, which is scrolled with the keys, only where there is no button on it,
 * and from there to none of them. */
static gboolean
medina_rules_book_focus (GtkWidget *widget, GtkDirectionType direction)
{
  MedinaRulesBook *self = MEDINA_RULES_BOOK (widget);
  GtkWidget *const stops[] = { GTK_WIDGET (self->header),   GTK_WIDGET (self->list),
                               GTK_WIDGET (self->scroller), GTK_WIDGET (self->editions),
                               GTK_WIDGET (self->back),     GTK_WIDGET (self->forward) };

  if (direction != GTK_DIR_TAB_FORWARD && direction != GTK_DIR_TAB_BACKWARD)
    return GTK_WIDGET_CLASS (medina_rules_book_parent_class)->focus (widget, direction);
  if (medina_focus_move (widget, stops, G_N_ELEMENTS (stops), direction))
    return TRUE;
  gtk_window_set_focus (GTK_WINDOW (self), NULL); /* and around */
  return medina_focus_move (widget, stops, G_N_ELEMENTS (stops), direction);
}

static void
medina_rules_book_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_PAGE:
      g_value_set_uint (value, MEDINA_RULES_BOOK (object)->page);
      break;
    case PROP_ALL_EDITIONS:
      g_value_set_boolean (value, MEDINA_RULES_BOOK (object)->all_editions);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
medina_rules_book_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_PAGE:
      medina_rules_book_set_page (MEDINA_RULES_BOOK (object),
                                  (MedinaRulesPageId) g_value_get_uint (value));
      break;
    case PROP_ALL_EDITIONS:
      set_all_editions (MEDINA_RULES_BOOK (object), g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
medina_rules_book_dispose (GObject *object)
{
  g_clear_object (&MEDINA_RULES_BOOK (object)->atlas);
  G_OBJECT_CLASS (medina_rules_book_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/medina_game/Medina/ui/medina-rules-book.ui");
  gtk_widget_class_bind_template_child (widget_class, MedinaRulesBook, header);
  gtk_widget_class_bind_template_child (widget_class, MedinaRulesBook, title);
  gtk_widget_class_bind_template_child (widget_class, MedinaRulesBook, split_view);
  gtk_widget_class_bind_template_child (widget_class, MedinaRulesBook, list);
  gtk_widget_class_bind_template_child (widget_class, MedinaRulesBook, scroller);
  gtk_widget_class_bind_template_child (widget_class, MedinaRulesBook, editions);
  gtk_widget_class_bind_template_child (widget_class, MedinaRulesBook, sheet);
  gtk_widget_class_bind_template_child (widget_class, MedinaRulesBook, back);
  gtk_widget_class_bind_template_child (widget_class, MedinaRulesBook, back_title);
  gtk_widget_class_bind_template_child (widget_class, MedinaRulesBook, forward);
  gtk_widget_class_bind_template_child (widget_class, MedinaRulesBook, forward_title);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, row_selected_cb);
}

static void
medina_rules_book_class_init (MedinaRulesBookClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = medina_rules_book_get_property;
  object_class->set_property = medina_rules_book_set_property;
  object_class->dispose = medina_rules_book_dispose;
  widget_class->focus = medina_rules_book_focus;

  properties[PROP_PAGE] =
    g_param_spec_uint ("page", NULL, NULL, 0, MEDINA_RULES_PAGES - 1, MEDINA_RULES_PAGE_TURN,
                       G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  properties[PROP_ALL_EDITIONS] =
    g_param_spec_boolean ("all-editions", NULL, NULL, FALSE,
                          G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  g_type_ensure (MEDINA_TYPE_BUTTON_ROW);
  g_type_ensure (MEDINA_TYPE_SPLIT_VIEW);
  bind_template (widget_class);
  gtk_widget_class_install_action (widget_class, "rules.back", NULL, turn_back_cb);
  gtk_widget_class_install_action (widget_class, "rules.forward", NULL, turn_forward_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Left, GDK_ALT_MASK, "rules.back",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Right, GDK_ALT_MASK, "rules.forward",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_w, GDK_CONTROL_MASK, "window.close",
                                       NULL);
}

/* The keys that scroll text, of which GtkScrolledWindow knows but a few. */
static void
add_scroll_keys (GtkWidget *scroller)
{
  static const struct
  {
    guint keyval;
    GdkModifierType modifiers;
    GtkScrollType scroll;
  } keys[] = {
    { GDK_KEY_space, 0, GTK_SCROLL_PAGE_DOWN },
    { GDK_KEY_space, GDK_SHIFT_MASK, GTK_SCROLL_PAGE_UP },
  };
  GtkEventController *controller = gtk_shortcut_controller_new ();

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_shortcut_controller_add_shortcut (
      GTK_SHORTCUT_CONTROLLER (controller),
      gtk_shortcut_new_with_arguments (gtk_keyval_trigger_new (keys[i].keyval, keys[i].modifiers),
                                       gtk_signal_action_new ("scroll-child"), "(ib)",
                                       keys[i].scroll, FALSE));
  gtk_widget_add_controller (scroller, controller);
}

static void
medina_rules_book_init (MedinaRulesBook *self)
{
  g_autoptr (GtkWindowGroup) group = gtk_window_group_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  self->atlas = medina_piece_atlas_new ();
  for (int page = 0; page < MEDINA_RULES_PAGES; page++)
    gtk_list_box_append (self->list, create_row (self, (MedinaRulesPageId) page));
  show_page (self);
  follow_game (self);
  g_signal_connect (self, "notify::is-active", G_CALLBACK (follow_game), NULL);
  add_scroll_keys (GTK_WIDGET (self->scroller));
  medina_rules_reading_add_keys (GTK_WIDGET (self->scroller));
  gtk_window_set_focus (GTK_WINDOW (self), GTK_WIDGET (self->scroller));
  /* In a group of its own, so that it can be read while a dialog of a game waits. */
  gtk_window_group_add_window (group, GTK_WINDOW (self));
}

GtkWidget *
medina_rules_book_new (MedinaRulesPageId page)
{
  return g_object_new (MEDINA_TYPE_RULES_BOOK, "page", page, NULL);
}

void
medina_rules_book_set_source (MedinaRulesSource source)
{
  game_source = source;
}

MedinaRulesBook *
medina_rules_book_get_open (void)
{
  GListModel *toplevels = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (toplevels); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (toplevels, i);

      if (MEDINA_IS_RULES_BOOK (window))
        return MEDINA_RULES_BOOK (window);
    }
  return NULL;
}

/* Where it is opened from a window, it comes up before that. */
static MedinaRulesBook *
create_book (MedinaRulesPageId page)
{
  GtkWidget *book = medina_rules_book_new (page);
  GApplication *application = g_application_get_default ();

  if (application != NULL)
    medina_letter_size_grow (book,
                             gtk_application_get_active_window (GTK_APPLICATION (application)));
  return MEDINA_RULES_BOOK (book);
}

void
medina_rules_book_open (MedinaRulesPageId page)
{
  MedinaRulesBook *book = medina_rules_book_get_open ();

  if (book == NULL)
    book = create_book (page);
  medina_rules_book_set_page (book, page);
  gtk_window_present (GTK_WINDOW (book));
}

static gboolean
key_pressed_cb (GtkWidget *dialog, GVariant *page, gpointer data)
{
  const guint wanted = g_variant_get_uint32 (page);
  MedinaRulesBook *book = medina_rules_book_get_open ();

  if (wanted < MEDINA_RULES_PAGES)
    medina_rules_book_open ((MedinaRulesPageId) wanted);
  else
    medina_rules_book_open (book != NULL ? medina_rules_book_get_page (book)
                                         : MEDINA_RULES_PAGE_TURN);
  return GDK_EVENT_STOP;
}

void
medina_rules_book_add_key (GtkWidgetClass *dialog, MedinaRulesPageId page)
{
  g_return_if_fail (GTK_IS_WIDGET_CLASS (dialog));

  gtk_widget_class_add_binding (dialog, GDK_KEY_F1, 0, key_pressed_cb, "u", (guint) page);
}
