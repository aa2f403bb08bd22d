/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-people-menu.h"

/* What a menu is filled with. */
typedef struct
{
  char *action;
  char *anyone; /* NULL for none */
  GMenu *menu;  /* weak */
} Filling;

static void
filling_free (gpointer data, GClosure *closure)
{
  Filling *filling = data;

  g_clear_weak_pointer (&filling->menu);
  g_free (filling->action);
  g_free (filling->anyone);
  g_free (filling);
}

/* An underscore in a name is no mnemonic. */
static void
add_item (const Filling *filling, const char *name, const char *text)
{
  g_auto (GStrv) parts = g_strsplit (text, "_", -1);
  g_autofree char *label = g_strjoinv ("__", parts);
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (item, filling->action, "s", name);
  g_menu_append_item (filling->menu, item);
}

static void
fill (MedinaPeople *people, const Filling *filling)
{
  const guint count = g_list_model_get_n_items (G_LIST_MODEL (people));

  g_menu_remove_all (filling->menu);
  if (filling->anyone != NULL)
    add_item (filling, "", filling->anyone);
  for (guint i = 0; i < count; i++)
    {
      g_autoptr (MedinaPerson) person = g_list_model_get_item (G_LIST_MODEL (people), i);
      const char *name = medina_person_get_name (person);

      add_item (filling, name, name);
    }
}

static void
people_changed_cb (MedinaPeople *people,
                   guint position,
                   guint removed,
                   guint added,
                   Filling *filling)
{
  if (filling->menu != NULL)
    fill (people, filling);
}

GMenuModel *
medina_people_menu_new (MedinaPeople *people, const char *action, const char *anyone)
{
  GMenu *menu = g_menu_new ();
  Filling *filling = g_new0 (Filling, 1);

  filling->action = g_strdup (action);
  filling->anyone = g_strdup (anyone);
  g_set_weak_pointer (&filling->menu, menu);
  g_signal_connect_data (people, "items-changed", G_CALLBACK (people_changed_cb), filling,
                         filling_free, 0);
  fill (people, filling);
  return G_MENU_MODEL (menu);
}
