/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-panel.h"

#include "medina-children.h"
#include "medina-panel-foot.h"
#include "medina-panel-pages.h"

#define LEAST_HEIGHT 48 /* in pixels */

struct _MedinaPanel
{
  GtkWidget parent_instance;

  MedinaPanelPages pages;
  MedinaPanelFoot foot;
  MedinaPanelSize size;
  MedinaPanelSize wanted; /* by the room that there is */
  int width;              /* for which the arrangement was chosen */
  int height;
  int players_height; /* as it was then, before somebody looks back, in that width */
  int players_width;
  gboolean news;   /* as last told */
  int news_height; /* what the cards leave below them without being scrolled */
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
  PROP_SLIM,
  PROP_NEWS,
  PROP_ROUND_ABOVE,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (MedinaPanel, medina_panel, GTK_TYPE_WIDGET)

/* --- Size of the text and of the pieces ------------------------------------------------------- */

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
is_in_sight (MedinaPanel *self, MedinaPanelPage page)
{
  return medina_panel_pages_show (&self->pages, page);
}

/* An analysis has it from the beginning: a turn that is chosen must not be covered by it then. On a
 * phone its graph, which leads to every turn, has more use for the room. */
static gboolean
shows_foot (MedinaPanel *self)
{
  if (self->pages.chosen == MEDINA_PANEL_ANALYSIS)
    return is_in_sight (self, MEDINA_PANEL_MOVES) || self->wanted != MEDINA_PANEL_TOUCH;
  return is_in_sight (self, MEDINA_PANEL_MOVES) || self->foot.below_players;
}

/* Below the cards it takes no more than it has to: what happened is to be there, too. */
static void
tell_brief (MedinaPanel *self)
{
  const gboolean brief =
    self->size == MEDINA_PANEL_TOUCH || (self->foot.below_players && self->foot.crowded &&
                                         self->pages.arrangement == MEDINA_PANEL_SWITCHED &&
                                         self->pages.chosen == MEDINA_PANEL_PLAYERS);

  if (self->foot.brief == brief)
    return;
  self->foot.brief = brief;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_BRIEF]);
}

/* While that is in sight: a panel opens as it stays. */
static void
tell_slim (MedinaPanel *self)
{
  if (shows_foot (self) &&
      medina_panel_foot_note_width (&self->foot, self->size == MEDINA_PANEL_TOUCH, self->width))
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SLIM]);
}

/* The button that replays the last round is beside what is told of it; where that is out of sight,
 * above the cards, also if nothing else is there, and where others are: what is told has its room
 * then. There it stays while it is replayed. All others together leave it no place. */
static void
place_round_button (MedinaPanel *self)
{
  const gboolean crowded =
    medina_page_switcher_get_offered (self->pages.switcher, MEDINA_PANEL_ANALYSIS);
  const gboolean there = !crowded && (self->news_height < MEDINA_PANEL_NEWS ||
                                      self->pages.arrangement == MEDINA_PANEL_SWITCHED);

  if (medina_page_switcher_has_round (self->pages.switcher) == there ||
      (self->foot.below_players && !crowded))
    return;
  medina_page_switcher_set_round (self->pages.switcher, there);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ROUND_ABOVE]);
  gtk_widget_queue_allocate (GTK_WIDGET (self)); /* what is above the cards takes of their room */
}

/* Where what is below the moves is not shown, a person who looks back has no other way to return
 * without keys. */
static void
place_back_button (MedinaPanel *self)
{
  medina_page_switcher_set_back (self->pages.switcher,
                                 self->foot.below_players && !shows_foot (self));
}

/* What a round has brought; the moves tell it, too. */
static void
tell_news (MedinaPanel *self)
{
  const gboolean news =
    is_in_sight (self, MEDINA_PANEL_MOVES) || self->news_height >= MEDINA_PANEL_ROUND;

  if (self->news == news)
    return;
  self->news = news;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_NEWS]);
}

/* The moves need no button where they are in sight anyway. */
static void
set_buttons (MedinaPanel *self)
{
  const gboolean switched = self->pages.arrangement == MEDINA_PANEL_SWITCHED;
  const gboolean head = medina_panel_pages_have_head (&self->pages);

  medina_page_switcher_set_offered (self->pages.switcher, MEDINA_PANEL_MOVES, switched || !head);
  if (!switched && head && self->pages.chosen == MEDINA_PANEL_MOVES)
    medina_panel_set_page (self, MEDINA_PANEL_PLAYERS);
}

static void
settle (MedinaPanel *self)
{
  set_size (self);
  set_buttons (self);
  tell_brief (self);
  tell_slim (self);
  tell_news (self);
  place_round_button (self);
  place_back_button (self);
}

static gboolean
settle_cb (gpointer data)
{
  MedinaPanel *self = data;

  self->settle_id = 0;
  settle (self);
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

/* At the end of a game all cards are closed, looking back one of them is open: what is beside them
 * must not come and go by that. */
static void
keep_players_height (MedinaPanel *self, MedinaPanelNeeds *needs, int width)
{
  if (self->foot.below_players && self->players_width == width)
    needs->players_height = self->players_height;
  self->players_height = needs->players_height;
  self->players_width = width;
}

/* Cards have grown when somebody has come to a screen, and with what was behind it. */
static gboolean
has_grown_out (MedinaPanel *self, int width, int height)
{
  const MedinaPanelNeeds needs = medina_panel_pages_find_needs (&self->pages, self->cards, width);

  return !self->foot.below_players && self->pages.arrangement == MEDINA_PANEL_STACKED &&
         medina_panel_plan_arrange (&needs, width, height) != MEDINA_PANEL_STACKED;
}

static void
choose_arrangement (MedinaPanel *self, int width, int height)
{
  MedinaPanelNeeds needs;

  if (self->width == width && self->height == height && !has_grown_out (self, width, height))
    return;
  self->width = width;
  self->height = height;
  self->wanted = medina_panel_plan_find_size (width, height);
  settle_soon (self);
  needs = medina_panel_pages_find_needs (&self->pages, self->cards, width);
  keep_players_height (self, &needs, width);
  self->pages.arrangement = medina_panel_plan_arrange (&needs, width, height);
}

static void
note_news (MedinaPanel *self)
{
  GtkWidget *players = medina_panel_pages_get (&self->pages, MEDINA_PANEL_PLAYERS);
  const int width = gtk_widget_get_width (players);
  int cards;

  settle_soon (self);
  if (width == 0 || !gtk_widget_get_child_visible (players))
    return;
  gtk_widget_measure (self->cards, GTK_ORIENTATION_VERTICAL, width, &cards, NULL, NULL, NULL);
  self->news_height = gtk_widget_get_height (players) - cards;
  medina_panel_foot_note_room (&self->foot, medina_panel_pages_get_foot (&self->pages), width,
                               self->news_height);
}

static void
medina_panel_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  MedinaPanel *self = MEDINA_PANEL (widget);
  MedinaPanelNeeds needs;

  choose_arrangement (self, width, height);
  needs = medina_panel_pages_find_needs (&self->pages, self->cards, width);
  medina_panel_pages_allocate (&self->pages, &needs, shows_foot (self), width, height);
  note_news (self);
}

/* What comes and goes does not give the size. */
static gboolean
gives_size (MedinaPanel *self, GtkWidget *child)
{
  return child != GTK_WIDGET (self->pages.switcher) &&
         child != medina_panel_pages_get (&self->pages, MEDINA_PANEL_SCORES) &&
         child != medina_panel_pages_get (&self->pages, MEDINA_PANEL_ANALYSIS);
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
      if (child == medina_panel_pages_get_foot (&self->pages) &&
          orientation == GTK_ORIENTATION_HORIZONTAL)
        medina_panel_foot_keep_width (&self->foot, self->size == MEDINA_PANEL_TOUCH, &least,
                                      &usual);
      *minimum = MAX (*minimum, least);
      if (gives_size (self, child))
        *natural = MAX (*natural, usual);
    }
  if (orientation == GTK_ORIENTATION_VERTICAL)
    *minimum = LEAST_HEIGHT;
  *natural = MAX (*natural, *minimum);
}

/* A short window has no room for more than a phone's panel: it opens with that, nothing has to
 * change in it after its first frame. */
static void
medina_panel_realize (GtkWidget *widget)
{
  MedinaPanel *self = MEDINA_PANEL (widget);
  GtkRoot *root = gtk_widget_get_root (widget);
  int width = -1, height = -1;

  GTK_WIDGET_CLASS (medina_panel_parent_class)->realize (widget);
  if (GTK_IS_WINDOW (root) && !gtk_window_is_maximized (GTK_WINDOW (root)))
    gtk_window_get_default_size (GTK_WINDOW (root), &width, &height);
  if (self->width != 0 || height <= 0 ||
      medina_panel_plan_find_size (width, height) != MEDINA_PANEL_TOUCH)
    return;
  self->wanted = MEDINA_PANEL_TOUCH;
  settle (self);
}

/* Before there is a size, moves and scores are not shown, nor their rows made. */
static void
medina_panel_map (GtkWidget *widget)
{
  MedinaPanel *self = MEDINA_PANEL (widget);

  if (self->width == 0)
    medina_panel_pages_hide_others (&self->pages);
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

  if (self->foot.below_players == footed)
    return;
  self->foot.below_players = footed;
  tell_brief (self);
  tell_slim (self);
  medina_panel_renew (self); /* the foot may need a wider column */
}

/* --- Pages ------------------------------------------------------------------------------------ */

MedinaPanelPage
medina_panel_get_page (MedinaPanel *self)
{
  g_return_val_if_fail (MEDINA_IS_PANEL (self), MEDINA_PANEL_PLAYERS);

  return self->pages.chosen;
}

void
medina_panel_set_page (MedinaPanel *self, MedinaPanelPage page)
{
  g_return_if_fail (MEDINA_IS_PANEL (self));
  g_return_if_fail (page < MEDINA_PANEL_PAGES);

  /* They have no button of their own then: they are with the players, if not in sight anyway. */
  if (page == MEDINA_PANEL_MOVES && self->pages.arrangement != MEDINA_PANEL_SWITCHED &&
      medina_panel_pages_have_head (&self->pages))
    page = is_in_sight (self, MEDINA_PANEL_MOVES) ? self->pages.chosen : MEDINA_PANEL_PLAYERS;
  if (self->pages.chosen == page)
    return;
  self->pages.chosen = page;
  medina_page_switcher_set_page (self->pages.switcher, page);
  medina_panel_pages_switch (&self->pages, shows_foot (self));
  tell_brief (self);
  tell_slim (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PAGE]);
}

void
medina_panel_set_offered (MedinaPanel *self, MedinaPanelPage page, gboolean offered)
{
  g_return_if_fail (MEDINA_IS_PANEL (self));
  g_return_if_fail (page > MEDINA_PANEL_MOVES && page < MEDINA_PANEL_PAGES);

  if (medina_page_switcher_get_offered (self->pages.switcher, page) == offered)
    return;
  if (!offered && self->pages.chosen == page)
    medina_panel_set_page (self, MEDINA_PANEL_PLAYERS);
  medina_page_switcher_set_offered (self->pages.switcher, page, offered);
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
      g_value_set_uint (value, self->pages.chosen);
      break;
    case PROP_TOUCH:
      g_value_set_boolean (value, self->size == MEDINA_PANEL_TOUCH);
      break;
    case PROP_BRIEF:
      g_value_set_boolean (value, self->foot.brief);
      break;
    case PROP_SLIM:
      g_value_set_boolean (value, self->foot.slim);
      break;
    case PROP_NEWS:
      g_value_set_boolean (value, self->news);
      break;
    case PROP_ROUND_ABOVE:
      g_value_set_boolean (value, medina_page_switcher_has_round (self->pages.switcher));
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
  widget_class->realize = medina_panel_realize;
  widget_class->map = medina_panel_map;
  widget_class->measure = medina_panel_measure;
  widget_class->size_allocate = medina_panel_size_allocate;

  properties[PROP_CARDS] = g_param_spec_object ("cards", NULL, NULL, GTK_TYPE_WIDGET, writable);
  properties[PROP_PAGE] =
    g_param_spec_uint ("page", NULL, NULL, MEDINA_PANEL_PLAYERS, MEDINA_PANEL_PAGES - 1,
                       MEDINA_PANEL_PLAYERS, writable);
  properties[PROP_TOUCH] = g_param_spec_boolean ("touch", NULL, NULL, FALSE, readable);
  properties[PROP_BRIEF] = g_param_spec_boolean ("brief", NULL, NULL, FALSE, readable);
  properties[PROP_SLIM] = g_param_spec_boolean ("slim", NULL, NULL, FALSE, readable);
  properties[PROP_NEWS] = g_param_spec_boolean ("news", NULL, NULL, TRUE, readable);
  properties[PROP_ROUND_ABOVE] = g_param_spec_boolean ("round-above", NULL, NULL, FALSE, readable);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  gtk_widget_class_set_css_name (widget_class, "panel");
}

static void
medina_panel_init (MedinaPanel *self)
{
  self->pages.panel = GTK_WIDGET (self);
  self->pages.switcher = MEDINA_PAGE_SWITCHER (medina_page_switcher_new ());
  self->size = self->wanted = MEDINA_PANEL_USUAL;
  self->news = TRUE;
  gtk_widget_set_parent (GTK_WIDGET (self->pages.switcher), GTK_WIDGET (self));
  g_signal_connect_object (self->pages.switcher, "chosen", G_CALLBACK (chosen_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}
