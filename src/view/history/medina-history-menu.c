/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-history-menu.h"

#include <glib/gi18n.h>

#include "medina-people-menu.h"

typedef struct
{
  const char *word; /* "" for all games */
  const char *label;
} Choice;

static const Choice rules[] = {
  /* Translators: with the context "history": the choices of submenus that narrow the list of
   * finished games */
  { "", NC_ ("history", "Any Rules") },
  { "second", NC_ ("history", "Second Edition") },
  { "first", NC_ ("history", "First Edition") },
  { "online", NC_ ("history", "Online Rules") },
};

static const Choice players[] = {
  { "", NC_ ("history", "Any Number") },
  { "2", NC_ ("history", "Two Players") },
  { "3", NC_ ("history", "Three Players") },
  { "4", NC_ ("history", "Four Players") },
};

static const Choice results[] = {
  { "", NC_ ("history", "Won or Lost") },
  { "won", NC_ ("history", "Won") },
  { "lost", NC_ ("history", "Lost") },
};

static const Choice computers[] = {
  { "", NC_ ("history", "With or Without Computers") },
  { "with", NC_ ("history", "Against Computers") },
  { "without", NC_ ("history", "People Only") },
};

static void
add_item (GMenu *menu, const char *action, const char *word, const char *label)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (item, action, "s", word);
  g_menu_append_item (menu, item);
}

static void
add_choices (GMenu *menu, const char *title, const char *action, const Choice *choices, guint count)
{
  g_autoptr (GMenu) submenu = g_menu_new ();

  for (guint i = 0; i < count; i++)
    add_item (submenu, action, choices[i].word, g_dpgettext2 (NULL, "history", choices[i].label));
  g_menu_append_submenu (menu, title, G_MENU_MODEL (submenu));
}

static void
add_people (GMenu *menu, MedinaPeople *people)
{
  g_autoptr (GMenuModel) submenu =
    medina_people_menu_new (people, "history.person", C_ ("history", "Anyone"));

  g_menu_append_submenu (menu, _ ("Pers_on"), submenu);
}

GMenuModel *
medina_history_menu_new (MedinaPeople *people)
{
  GMenu *menu = g_menu_new ();

  add_choices (menu, _ ("_Rules"), "history.rules", rules, G_N_ELEMENTS (rules));
  add_choices (menu, _ ("_Players"), "history.players", players, G_N_ELEMENTS (players));
  add_people (menu, people);
  add_choices (menu, _ ("Resul_t"), "history.result", results, G_N_ELEMENTS (results));
  add_choices (menu, _ ("_Computers"), "history.computers", computers, G_N_ELEMENTS (computers));
  return G_MENU_MODEL (menu);
}
