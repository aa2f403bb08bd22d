/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-panel.h"

#include "medina-children.h"
#include "medina-panel-plan.h"

enum
{
  LEAST_HEIGHT = 48, /* in pixels */
  NEWS_LEAST = 44,   /* likewise: of two lines below the cards */
  FOOT_ROW =
    52, /* of the foot where it is brief, and of what it has more while one looks back where it is not */
};

struct _MedinaPanel
{
  GtkWidget parent_instance;

  MedinaPageSwitcher *switcher;
  MedinaPanelPage page;
  MedinaPanelArrangement arrangement;
  MedinaPanelSize size;
  MedinaPanelSize wanted; /* by the room that there is */
  int width;              /* for which the arrangement was chosen */
  int height;
  gboolean footed;
  gboolean
    crowded; /* looking back, a brief foot would leave room for news below the cards, and another would not */
  gboolean brief;  /* as last told */
  gboolean news;   /* likewise */
  int news_height; /* what the cards leave below them without being scrolled */
  int foot_least;  /* widths of what is below the moves where it is not brief */
  int foot_usual;
  guint settle_id; /* idle source for what cannot change during an allocation */

  /* borrowed from the template */
  GtkWidget *cards;
};

enum
{
  PROP_0,
  PROP_CARDS,
  PROP_PAGE,
  PROP_TOUCH,
  PROP_BRIEF,
  PROP_NEWS,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (MedinaPanel, medina_panel, GTK_TYPE_WIDGET)

static GtkWidget *
get_switcher (MedinaPanel *self)
{
  return GTK_WIDGET (self->switcher);
}

static GtkWidget *
get_child (MedinaPanel *self, MedinaPanelPage page)
{
  GtkWidget *child = gtk_widget_get_next_sibling (get_switcher (self));

  for (int i = 0; i < (int) page; i++)
    child = gtk_widget_get_next_sibling (child);
  return child;
}

static GtkWidget *
get_players (MedinaPanel *self)
{
  return get_child (self, MEDINA_PANEL_PLAYERS);
}

static GtkWidget *
get_first (MedinaPanel *self)
{
  return get_child (self, medina_panel_plan_get_first (self->arrangement, self->page));
}

static GtkWidget *
get_foot (MedinaPanel *self)
{
  return gtk_widget_get_last_child (GTK_WIDGET (self));
}

static GtkWidget *
get_moves (MedinaPanel *self)
{
  return get_child (self, MEDINA_PANEL_MOVES);
}

static int
measure (GtkWidget *child, GtkOrientation orientation, int for_size)
{
  int least;

  gtk_widget_measure (child, orientation, for_size, &least, NULL, NULL, NULL);
  return least;
}

/* --- Size of the text and of the pieces --------------------------------------------------------- */

static const char *const classes[MEDINA_PANEL_SIZES] = {
  [MEDINA_PANEL_TOUCH] = "touch",
  [MEDINA_PANEL_LARGE] = "large",
  [MEDINA_PANEL_HUGE] = "huge",
};

static void
set_size (MedinaPanel *self)
{
  if (self->size == self->wanted)
    return;
  if (classes[self->size] != NULL)
    gtk_widget_remove_css_class (GTK_WIDGET (self), classes[self->size]);
  self->size = self->wanted;
  if (classes[self->size] != NULL)
    gtk_widget_add_css_class (GTK_WIDGET (self), classes[self->size]);
  medina_panel_renew (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TOUCH]);
}

static gboolean
is_alone (MedinaPanel *self)
{
  return medina_panel_plan_is_alone (self->arrangement, self->page);
}

static gboolean
is_in_sight (MedinaPanel *self, MedinaPanelPage page)
{
  return medina_panel_plan_shows (self->arrangement, self->page, page);
}

/* An analysis has it from the beginning: a turn that is chosen must not be covered by it then. On a phone its graph, which
 * leads to every turn, has more use for the room. */
static gboolean
shows_foot (MedinaPanel *self)
{
  if (self->page == MEDINA_PANEL_ANALYSIS)
    return is_in_sight (self, MEDINA_PANEL_MOVES) || self->wanted != MEDINA_PANEL_TOUCH;
  return is_in_sight (self, MEDINA_PANEL_MOVES) || self->footed;
}

/* Below the cards it takes no more than it has to: what happened is to be there, too. */
static void
tell_brief (MedinaPanel *self)
{
  const gboolean brief =
    self->size == MEDINA_PANEL_TOUCH ||
    (self->footed && self->crowded && self->arrangement == MEDINA_PANEL_SWITCHED &&
     self->page == MEDINA_PANEL_PLAYERS);

  if (self->brief == brief)
    return;
  self->brief = brief;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_BRIEF]);
}

/* The button that replays the last round is beside what is told of it; where that is out of sight, above the cards.
 * There it stays while it is replayed. */
static void
place_round_button (MedinaPanel *self)
{
  if (!self->footed)
    medina_page_switcher_set_round (self->switcher, self->news_height < NEWS_LEAST);
}

/* The moves tell it, too. */
static void
tell_news (MedinaPanel *self)
{
  const gboolean news = is_in_sight (self, MEDINA_PANEL_MOVES) || self->news_height >= NEWS_LEAST;

  if (self->news == news)
    return;
  self->news = news;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_NEWS]);
}

/* Whether there is anything to choose. */
static gboolean
has_choice (MedinaPanel *self)
{
  return self->arrangement == MEDINA_PANEL_SWITCHED ||
         medina_page_switcher_offers_more (self->switcher);
}

/* The moves need no button where they are in sight anyway. */
static void
set_buttons (MedinaPanel *self)
{
  const gboolean switched = self->arrangement == MEDINA_PANEL_SWITCHED;

  medina_page_switcher_set_offered (self->switcher, MEDINA_PANEL_MOVES,
                                    switched || !has_choice (self));
  if (!switched && has_choice (self) && self->page == MEDINA_PANEL_MOVES)
    medina_panel_set_page (self, MEDINA_PANEL_PLAYERS);
}

static gboolean
settle_cb (gpointer data)
{
  MedinaPanel *self = data;

  self->settle_id = 0;
  set_size (self);
  set_buttons (self);
  tell_brief (self);
  tell_news (self);
  place_round_button (self);
  return G_SOURCE_REMOVE;
}

/* A style cannot change during an allocation, nor what is visible: they do after it. */
static void
settle_soon (MedinaPanel *self)
{
  if (self->settle_id == 0)
    self->settle_id = g_idle_add_full (GTK_PRIORITY_RESIZE - 1, settle_cb, self, NULL);
}

/* --- Arrangement ------------------------------------------------------------------------------ */

static int
measure_width (GtkWidget *child)
{
  return measure (child, GTK_ORIENTATION_HORIZONTAL, -1);
}

static MedinaPanelNeeds
find_needs (MedinaPanel *self, int width)
{
  return (MedinaPanelNeeds){
    .players_height = measure (self->cards, GTK_ORIENTATION_VERTICAL, width),
    .players_width = measure_width (get_players (self)),
    .moves_width = MAX (measure_width (get_moves (self)), measure_width (get_foot (self))),
    .mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL,
  };
}

static void
choose_arrangement (MedinaPanel *self, int width, int height)
{
  MedinaPanelNeeds needs;

  if (self->width == width && self->height == height)
    return;
  self->width = width;
  self->height = height;
  self->wanted = medina_panel_plan_find_size (width, height);
  settle_soon (self);
  needs = find_needs (self, width);
  self->arrangement = medina_panel_plan_arrange (&needs, width, height);
}

static void
allocate (GtkWidget *child, gboolean visible, GdkRectangle area)
{
  gtk_widget_set_child_visible (child, visible);
  if (visible)
    gtk_widget_size_allocate (child, &area, -1);
}

static void
hide_others (MedinaPanel *self)
{
  for (int page = 0; page < MEDINA_PANEL_PAGES; page++)
    if (!is_in_sight (self, (MedinaPanelPage) page))
      gtk_widget_set_child_visible (get_child (self, (MedinaPanelPage) page), FALSE);
}

/* With the foot below it. */
static void
allocate_footed (MedinaPanel *self, GtkWidget *child, GdkRectangle area)
{
  const int foot =
    MIN (measure (get_foot (self), GTK_ORIENTATION_VERTICAL, area.width), area.height);

  area.height -= foot;
  allocate (child, TRUE, area);
  allocate (get_foot (self), TRUE,
            (GdkRectangle){ area.x, area.y + area.height, area.width, foot });
}

static void
allocate_alone (MedinaPanel *self, int width, int height)
{
  const int head = measure (get_switcher (self), GTK_ORIENTATION_VERTICAL, width);
  const GdkRectangle page = { 0, head, width, height - head };

  allocate (get_switcher (self), TRUE, (GdkRectangle){ 0, 0, width, head });
  if (shows_foot (self))
    allocate_footed (self, get_child (self, self->page), page);
  else
    {
      allocate (get_foot (self), FALSE, page);
      allocate (get_child (self, self->page), TRUE, page);
    }
}

/* Players, or what is there in their place, with the buttons that choose above. */
static void
allocate_first (MedinaPanel *self, GdkRectangle area)
{
  const int head =
    has_choice (self) ? measure (get_switcher (self), GTK_ORIENTATION_VERTICAL, area.width) : 0;

  allocate (get_switcher (self), head > 0, (GdkRectangle){ area.x, area.y, area.width, head });
  area.y += head;
  area.height -= head;
  allocate (get_first (self), TRUE, area);
}

static void
allocate_both (MedinaPanel *self, int width, int height)
{
  const MedinaPanelNeeds needs = find_needs (self, width);
  GdkRectangle first, moves;

  medina_panel_plan_divide (self->arrangement, &needs, width, height, &first, &moves);
  allocate_first (self, first);
  allocate_footed (self, get_moves (self), moves);
}

static void
note_news (MedinaPanel *self)
{
  GtkWidget *players = get_players (self);
  const int width = gtk_widget_get_width (players);

  settle_soon (self);
  if (width == 0 || !gtk_widget_get_child_visible (players))
    return;
  self->news_height =
    gtk_widget_get_height (players) - measure (self->cards, GTK_ORIENTATION_VERTICAL, width);
  if (!self->footed)
    self->crowded =
      self->news_height >= NEWS_LEAST + FOOT_ROW &&
      self->news_height <
        NEWS_LEAST + FOOT_ROW + measure (get_foot (self), GTK_ORIENTATION_VERTICAL, width);
}

static void
medina_panel_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  MedinaPanel *self = MEDINA_PANEL (widget);

  choose_arrangement (self, width, height);
  hide_others (self);
  if (is_alone (self))
    allocate_alone (self, width, height);
  else
    allocate_both (self, width, height);
  note_news (self);
}

/* So that the panel asks for the same width whether it is brief or not. On a phone it always is. */
static void
keep_foot_width (MedinaPanel *self, int *least, int *usual)
{
  if (!self->brief)
    {
      self->foot_least = *least;
      self->foot_usual = *usual;
    }
  else if (self->size != MEDINA_PANEL_TOUCH)
    {
      *least = self->foot_least;
      *usual = self->foot_usual;
    }
}

static void
medina_panel_measure (GtkWidget *widget,
                      GtkOrientation orientation,
                      int for_size,
                      int *minimum,
                      int *natural,
                      int *minimum_baseline,
                      int *natural_baseline)
{
  MedinaPanel *self = MEDINA_PANEL (widget);

  *minimum = *natural = 0;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int least, usual;

      gtk_widget_measure (child, orientation, -1, &least, &usual, NULL, NULL);
      if (child == get_foot (self) && orientation == GTK_ORIENTATION_HORIZONTAL)
        keep_foot_width (self, &least, &usual);
      *minimum = MAX (*minimum, least);
      /* What comes and goes does not give the size. */
      if (child != get_switcher (self) && child != get_child (self, MEDINA_PANEL_SCORES) &&
          child != get_child (self, MEDINA_PANEL_ANALYSIS))
        *natural = MAX (*natural, usual);
    }
  if (orientation == GTK_ORIENTATION_VERTICAL)
    *minimum = LEAST_HEIGHT;
  *natural = MAX (*natural, *minimum);
}

/* Before there is a size, moves and scores are not shown, nor their rows made. */
static void
medina_panel_map (GtkWidget *widget)
{
  MedinaPanel *self = MEDINA_PANEL (widget);

  if (self->width == 0)
    hide_others (self);
  GTK_WIDGET_CLASS (medina_panel_parent_class)->map (widget);
}

void
medina_panel_renew (MedinaPanel *self)
{
  g_return_if_fail (MEDINA_IS_PANEL (self));

  self->width = self->height = 0;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
medina_panel_set_footed (MedinaPanel *self, gboolean footed)
{
  g_return_if_fail (MEDINA_IS_PANEL (self));

  if (self->footed == footed)
    return;
  self->footed = footed;
  tell_brief (self);
  medina_panel_renew (self); /* the foot may need a wider column */
}

/* --- Pages ------------------------------------------------------------------------------------ */

MedinaPanelPage
medina_panel_get_page (MedinaPanel *self)
{
  g_return_val_if_fail (MEDINA_IS_PANEL (self), MEDINA_PANEL_PLAYERS);

  return self->page;
}

/* The focus goes from what is not shown any more to what is. Outside a window nothing has it, although the child
 * that had it is still told. */
static void
switch_pages (MedinaPanel *self)
{
  GtkWidget *shown = get_first (self);
  GtkWidget *focus =
    gtk_widget_get_root (shown) != NULL ? gtk_widget_get_focus_child (GTK_WIDGET (self)) : NULL;

  gtk_widget_set_child_visible (shown, TRUE);
  for (int page = 0; page < MEDINA_PANEL_PAGES; page++)
    if (is_in_sight (self, (MedinaPanelPage) page))
      gtk_widget_set_child_visible (get_child (self, (MedinaPanelPage) page), TRUE);
    else if (focus == get_child (self, (MedinaPanelPage) page))
      gtk_widget_child_focus (shown, GTK_DIR_TAB_FORWARD);
  hide_others (self);
  gtk_widget_set_child_visible (get_foot (self), shows_foot (self));
}

void
medina_panel_set_page (MedinaPanel *self, MedinaPanelPage page)
{
  g_return_if_fail (MEDINA_IS_PANEL (self));
  g_return_if_fail (page < MEDINA_PANEL_PAGES);

  /* They have no button of their own then: they are with the players, if not in sight anyway. */
  if (page == MEDINA_PANEL_MOVES && self->arrangement != MEDINA_PANEL_SWITCHED && has_choice (self))
    page = is_in_sight (self, MEDINA_PANEL_MOVES) ? self->page : MEDINA_PANEL_PLAYERS;
  if (self->page == page)
    return;
  self->page = page;
  medina_page_switcher_set_page (self->switcher, page);
  switch_pages (self);
  tell_brief (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PAGE]);
}

void
medina_panel_set_offered (MedinaPanel *self, MedinaPanelPage page, gboolean offered)
{
  g_return_if_fail (MEDINA_IS_PANEL (self));
  g_return_if_fail (page > MEDINA_PANEL_MOVES && page < MEDINA_PANEL_PAGES);

  if (medina_page_switcher_get_offered (self->switcher, page) == offered)
    return;
  if (!offered && self->page == page)
    medina_panel_set_page (self, MEDINA_PANEL_PLAYERS);
  medina_page_switcher_set_offered (self->switcher, page, offered);
  settle_soon (self);
}

static void
chosen_cb (MedinaPanel *self, guint page)
{
  medina_panel_set_page (self, (MedinaPanelPage) page);
}

/* --- The object ------------------------------------------------------------------------------- */

static void
medina_panel_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  MedinaPanel *self = MEDINA_PANEL (object);

  switch (id)
    {
    case PROP_CARDS:
      g_value_set_object (value, self->cards);
      break;
    case PROP_PAGE:
      g_value_set_uint (value, self->page);
      break;
    case PROP_TOUCH:
      g_value_set_boolean (value, self->size == MEDINA_PANEL_TOUCH);
      break;
    case PROP_BRIEF:
      g_value_set_boolean (value, self->brief);
      break;
    case PROP_NEWS:
      g_value_set_boolean (value, self->news);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
medina_panel_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  MedinaPanel *self = MEDINA_PANEL (object);

  switch (id)
    {
    case PROP_CARDS:
      self->cards = g_value_get_object (value);
      break;
    case PROP_PAGE:
      medina_panel_set_page (self, (MedinaPanelPage) g_value_get_uint (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
medina_panel_dispose (GObject *object)
{
  MedinaPanel *self = MEDINA_PANEL (object);

  g_clear_handle_id (&self->settle_id, g_source_remove);
  medina_children_unparent (GTK_WIDGET (self));
  G_OBJECT_CLASS (medina_panel_parent_class)->dispose (object);
}

static void
medina_panel_class_init (MedinaPanelClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags readable = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;
  const GParamFlags writable = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = medina_panel_get_property;
  object_class->set_property = medina_panel_set_property;
  object_class->dispose = medina_panel_dispose;
  widget_class->map = medina_panel_map;
  widget_class->measure = medina_panel_measure;
  widget_class->size_allocate = medina_panel_size_allocate;

  properties[PROP_CARDS] = g_param_spec_object ("cards", NULL, NULL, GTK_TYPE_WIDGET, writable);
  properties[PROP_PAGE] =
    g_param_spec_uint ("page", NULL, NULL, MEDINA_PANEL_PLAYERS, MEDINA_PANEL_PAGES - 1,
                       MEDINA_PANEL_PLAYERS, writable);
  properties[PROP_TOUCH] = g_param_spec_boolean ("touch", NULL, NULL, FALSE, readable);
  properties[PROP_BRIEF] = g_param_spec_boolean ("brief", NULL, NULL, FALSE, readable);
  properties[PROP_NEWS] = g_param_spec_boolean ("news", NULL, NULL, TRUE, readable);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  gtk_widget_class_set_css_name (widget_class, "panel");
}

static void
medina_panel_init (MedinaPanel *self)
{
  self->switcher = MEDINA_PAGE_SWITCHER (medina_page_switcher_new ());
  self->size = self->wanted = MEDINA_PANEL_USUAL;
  self->news = TRUE;
  gtk_widget_set_parent (GTK_WIDGET (self->switcher), GTK_WIDGET (self));
  g_signal_connect_object (self->switcher, "chosen", G_CALLBACK (chosen_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}
