/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-panel-pages.h"

GtkWidget *
medina_panel_pages_get (const MedinaPanelPages *self, MedinaPanelPage page)
{
  GtkWidget *child = gtk_widget_get_next_sibling (GTK_WIDGET (self->switcher));

  for (int i = 0; i < (int) page; i++)
    child = gtk_widget_get_next_sibling (child);
  return child;
}

GtkWidget *
medina_panel_pages_get_foot (const MedinaPanelPages *self)
{
  return gtk_widget_get_last_child (self->panel);
}

static GtkWidget *
get_first (const MedinaPanelPages *self)
{
  return medina_panel_pages_get (self,
                                 medina_panel_plan_get_first (self->arrangement, self->chosen));
}

/* --- What is in sight ------------------------------------------------------------------------- */

gboolean
medina_panel_pages_show (const MedinaPanelPages *self, MedinaPanelPage page)
{
  return medina_panel_plan_shows (self->arrangement, self->chosen, page);
}

gboolean
medina_panel_pages_have_head (const MedinaPanelPages *self)
{
  return self->arrangement == MEDINA_PANEL_SWITCHED ||
         medina_page_switcher_offers_more (self->switcher) ||
         medina_page_switcher_has_round (self->switcher);
}

void
medina_panel_pages_hide_others (const MedinaPanelPages *self)
{
  for (int page = 0; page < MEDINA_PANEL_PAGES; page++)
    if (!medina_panel_pages_show (self, (MedinaPanelPage) page))
      gtk_widget_set_child_visible (medina_panel_pages_get (self, (MedinaPanelPage) page), FALSE);
}

/* Outside a window nothing has the focus, although the child that had it is still told. */
void
medina_panel_pages_switch (const MedinaPanelPages *self, gboolean footed)
{
  GtkWidget *shown = get_first (self);
  GtkWidget *focus =
    gtk_widget_get_root (shown) != NULL ? gtk_widget_get_focus_child (self->panel) : NULL;

  gtk_widget_set_child_visible (shown, TRUE);
  for (int page = 0; page < MEDINA_PANEL_PAGES; page++)
    {
      GtkWidget *child = medina_panel_pages_get (self, (MedinaPanelPage) page);

      if (medina_panel_pages_show (self, (MedinaPanelPage) page))
        gtk_widget_set_child_visible (child, TRUE);
      else if (focus == child)
        gtk_widget_child_focus (shown, GTK_DIR_TAB_FORWARD);
    }
  medina_panel_pages_hide_others (self);
  gtk_widget_set_child_visible (medina_panel_pages_get_foot (self), footed);
}

/* --- Sizes ------------------------------------------------------------------------------------ */

static int
measure (GtkWidget *child, GtkOrientation orientation, int for_size)
{
  int least;

  gtk_widget_measure (child, orientation, for_size, &least, NULL, NULL, NULL);
  return least;
}

static int
measure_width (GtkWidget *child)
{
  return measure (child, GTK_ORIENTATION_HORIZONTAL, -1);
}

MedinaPanelNeeds
medina_panel_pages_find_needs (const MedinaPanelPages *self, GtkWidget *cards, int width)
{
  return (MedinaPanelNeeds){
    .players_height = measure (cards, GTK_ORIENTATION_VERTICAL, width),
    .players_width = measure_width (medina_panel_pages_get (self, MEDINA_PANEL_PLAYERS)),
    .moves_width = MAX (measure_width (medina_panel_pages_get (self, MEDINA_PANEL_MOVES)),
                        measure_width (medina_panel_pages_get_foot (self))),
    .mirrored = gtk_widget_get_direction (self->panel) == GTK_TEXT_DIR_RTL,
    .tall = self->chosen == MEDINA_PANEL_ANALYSIS,
  };
}

/* --- Places ----------------------------------------------------------------------------------- */

static void
allocate (GtkWidget *child, gboolean visible, GdkRectangle area)
{
  gtk_widget_set_child_visible (child, visible);
  if (visible)
    gtk_widget_size_allocate (child, &area, -1);
}

/* With the foot below it. */
static void
allocate_footed (const MedinaPanelPages *self, GtkWidget *child, GdkRectangle area)
{
  GtkWidget *bar = medina_panel_pages_get_foot (self);
  const int foot = MIN (measure (bar, GTK_ORIENTATION_VERTICAL, area.width), area.height);

  area.height -= foot;
  allocate (child, TRUE, area);
  allocate (bar, TRUE, (GdkRectangle){ area.x, area.y + area.height, area.width, foot });
}

static void
allocate_alone (const MedinaPanelPages *self, gboolean footed, int width, int height)
{
  GtkWidget *switcher = GTK_WIDGET (self->switcher);
  GtkWidget *shown = medina_panel_pages_get (self, self->chosen);
  const int head = measure (switcher, GTK_ORIENTATION_VERTICAL, width);
  const GdkRectangle page = { 0, head, width, height - head };

  allocate (switcher, TRUE, (GdkRectangle){ 0, 0, width, head });
  if (footed)
    allocate_footed (self, shown, page);
  else
    {
      allocate (medina_panel_pages_get_foot (self), FALSE, page);
      allocate (shown, TRUE, page);
    }
}

/* Players, or what is there in their place, with the buttons that choose above. */
static void
allocate_first (const MedinaPanelPages *self, GdkRectangle area)
{
  GtkWidget *switcher = GTK_WIDGET (self->switcher);
  const int head = medina_panel_pages_have_head (self)
                     ? measure (switcher, GTK_ORIENTATION_VERTICAL, area.width)
                     : 0;

  allocate (switcher, head > 0, (GdkRectangle){ area.x, area.y, area.width, head });
  area.y += head;
  area.height -= head;
  allocate (get_first (self), TRUE, area);
}

static void
allocate_both (const MedinaPanelPages *self, const MedinaPanelNeeds *needs, int width, int height)
{
  GdkRectangle first, moves;

  medina_panel_plan_divide (self->arrangement, needs, width, height, &first, &moves);
  allocate_first (self, first);
  allocate_footed (self, medina_panel_pages_get (self, MEDINA_PANEL_MOVES), moves);
}

void
medina_panel_pages_allocate (const MedinaPanelPages *self,
                             const MedinaPanelNeeds *needs,
                             gboolean footed,
                             int width,
                             int height)
{
  medina_panel_pages_hide_others (self);
  if (medina_panel_plan_is_alone (self->arrangement, self->chosen))
    allocate_alone (self, footed, width, height);
  else
    allocate_both (self, needs, width, height);
}
