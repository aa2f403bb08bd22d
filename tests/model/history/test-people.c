/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-people.h"

static GSettings *
open_settings (void)
{
  GSettings *settings = g_settings_new ("io.github.medina_game.Medina");

  g_settings_reset (settings, "people");
  g_settings_reset (settings, "former-names");
  return settings;
}

static void
check_names (MedinaPeople *people, const char *expected)
{
  g_autoptr (GString) names = g_string_new (NULL);
  const guint count = g_list_model_get_n_items (G_LIST_MODEL (people));

  for (guint i = 0; i < count; i++)
    {
      g_autoptr (MedinaPerson) person = g_list_model_get_item (G_LIST_MODEL (people), i);

      g_string_append_printf (names, "%s%s", i > 0 ? "," : "", medina_person_get_name (person));
    }
  g_assert_cmpstr (names->str, ==, expected);
}

static void
test_kept (void)
{
  g_autoptr (GSettings) settings = open_settings ();
  g_autoptr (MedinaPeople) people = medina_people_new (settings), again = NULL;

  check_names (people, "");
  medina_people_add (people, "Aisha");
  medina_people_add (people, " Ben ");
  check_names (people, "Aisha,Ben");
  again = medina_people_new (settings);
  check_names (again, "Aisha,Ben");
  medina_people_remove (people, medina_people_find (people, "Aisha"));
  check_names (people, "Ben");
  check_names (again, "Ben"); /* another list follows */
}

/* Names are the same whatever their case, and in whichever way letters are composed. */
static void
test_names (void)
{
  g_autoptr (MedinaPeople) people = medina_people_new (NULL);
  MedinaPerson *person;

  medina_people_add (people, "Zoë");
  person = medina_people_find (people, " ZOE\u0308 ");
  g_assert_nonnull (person);
  g_assert_true (medina_person_has_name (person, "zoë"));
  g_assert_false (medina_person_has_name (person, "Zoe"));
  g_assert_false (medina_person_has_name (person, ""));
  g_assert_false (medina_people_allow (people, NULL, "zoë"));
  g_assert_true (medina_people_allow (people, person, "ZOË"));
  g_assert_false (medina_people_allow (people, NULL, " \n "));
  g_assert_true (medina_people_allow (people, NULL, "Ben"));
}

/* Whoever is renamed is found by both names, until somebody else takes the old one. */
static void
test_renamed (void)
{
  g_autoptr (GSettings) settings = open_settings ();
  g_autoptr (MedinaPeople) people = medina_people_new (settings), again = NULL;
  MedinaPerson *person;

  medina_people_add (people, "Aisha");
  person = medina_people_find (people, "Aisha");
  medina_people_rename (people, person, "Aisha B.");
  medina_people_rename (people, person, "Aisha Benali");
  check_names (people, "Aisha Benali");
  g_assert_true (medina_people_find (people, "aisha") == person);
  g_assert_true (medina_people_find (people, "Aisha B.") == person);
  again = medina_people_new (settings);
  g_assert_cmpstr (medina_person_get_name (medina_people_find (again, "Aisha")), ==,
                   "Aisha Benali");

  medina_people_add (people, "Aisha");
  g_assert_true (medina_people_find (people, "Aisha") != person);
  g_assert_false (medina_person_has_name (person, "Aisha"));
  g_assert_true (medina_person_has_name (person, "Aisha B."));
  medina_people_rename (people, person, "aisha b.");
  g_assert_true (medina_people_find (people, "AISHA B.") == person);
}

/* Settings that were written by hand. */
static void
test_strange_settings (void)
{
  static const char *const names[] = { "Aisha", "", "AISHA", "Ben\nBen", NULL };
  g_autoptr (GSettings) settings = open_settings ();
  g_autoptr (MedinaPeople) people = NULL;

  g_settings_set_strv (settings, "people", names);
  g_settings_set_value (settings, "former-names",
                        g_variant_new_parsed ("{'Ben': 'Aisha', 'C': 'nobody', 'D': 'aisha'}"));
  people = medina_people_new (settings);
  check_names (people, "Aisha,BenBen");
  g_assert_nonnull (medina_people_find (people, "D"));
  g_assert_null (medina_people_find (people, "C"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/people/kept", test_kept);
  g_test_add_func ("/people/names", test_names);
  g_test_add_func ("/people/renamed", test_renamed);
  g_test_add_func ("/people/strange-settings", test_strange_settings);
  return g_test_run ();
}
