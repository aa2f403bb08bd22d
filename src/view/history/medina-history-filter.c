/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-history-filter.h"

#include <string.h>

#include "medina-history-words.h"
#include "medina-rules-words.h"

struct _MedinaHistoryFilter
{
  GtkFilter parent_instance;

  /* owned */
  MedinaPeople *people;
  char *choices[MEDINA_HISTORY_CHOICES]; /* never NULL */
  char *search;                          /* as texts are compared; "" for nothing */
  GDateTime *now;                        /* when it was looked for */
};

G_DEFINE_FINAL_TYPE (MedinaHistoryFilter, medina_history_filter, GTK_TYPE_FILTER)

static char *
fold (const char *text)
{
  g_autofree char *normal = g_utf8_normalize (text, -1, G_NORMALIZE_ALL_COMPOSE);

  return g_utf8_casefold (normal != NULL ? normal : "", -1);
}

static gboolean
is_open (MedinaHistoryFilter *self, MedinaHistoryChoice choice)
{
  return self->choices[choice][0] == '\0';
}

gboolean
medina_history_filter_is_open (MedinaHistoryFilter *self)
{
  g_return_val_if_fail (MEDINA_IS_HISTORY_FILTER (self), TRUE);

  for (int choice = 0; choice < MEDINA_HISTORY_CHOICES; choice++)
    if (!is_open (self, (MedinaHistoryChoice) choice))
      return FALSE;
  return self->search[0] == '\0';
}

/* --- Who -------------------------------------------------------------------------------------- */

/* Whether a result or a person in question is meant by what sits there. */
static gboolean
is_meant (MedinaHistoryFilter *self, MedinaPerson *person, const MedinaSeat *seat)
{
  if (seat->kind != MEDINA_SEAT_HUMAN)
    return FALSE;
  if (person != NULL)
    return medina_person_has_name (person, seat->name);
  return g_list_model_get_n_items (G_LIST_MODEL (self->people)) == 0 ||
         medina_people_find (self->people, seat->name) != NULL;
}

/* Whoever is not one of the people any more has played nothing. */
static gboolean
match_person (MedinaHistoryFilter *self, MedinaHistoryEntry *entry)
{
  const char *name = self->choices[MEDINA_HISTORY_BY_PERSON];
  const char *result = self->choices[MEDINA_HISTORY_BY_RESULT];
  MedinaPerson *person = name[0] != '\0' ? medina_people_find (self->people, name) : NULL;
  const guint seats = medina_history_entry_get_n_seats (entry);

  if (name[0] == '\0' && result[0] == '\0')
    return TRUE;
  for (guint seat = 0; seat < seats && (person != NULL || name[0] == '\0'); seat++)
    if (is_meant (self, person, medina_history_entry_get_seat (entry, seat)) &&
        (result[0] == '\0' ||
         medina_history_entry_get_won (entry, seat) == g_str_equal (result, "won")))
      return TRUE;
  return FALSE;
}

/* --- What ------------------------------------------------------------------------------------- */

static gboolean
match_rules (MedinaHistoryFilter *self, const MdnRules *rules)
{
  return is_open (self, MEDINA_HISTORY_BY_RULES) ||
         g_str_equal (self->choices[MEDINA_HISTORY_BY_RULES],
                      mdn_rule_set_name ((MdnRuleSet) rules->set));
}

static gboolean
match_players (MedinaHistoryFilter *self, const MdnRules *rules)
{
  return is_open (self, MEDINA_HISTORY_BY_PLAYERS) ||
         g_ascii_strtoull (self->choices[MEDINA_HISTORY_BY_PLAYERS], NULL, 10) == rules->players;
}

static gboolean
match_computers (MedinaHistoryFilter *self, MedinaHistoryEntry *entry)
{
  return is_open (self, MEDINA_HISTORY_BY_COMPUTERS) ||
         medina_history_entry_has_computer (entry) ==
           g_str_equal (self->choices[MEDINA_HISTORY_BY_COMPUTERS], "with");
}

static gboolean
match_search (MedinaHistoryFilter *self, MedinaHistoryEntry *entry)
{
  g_autofree char *players = NULL, *when = NULL, *rules = NULL, *all = NULL, *folded = NULL;

  if (self->search[0] == '\0')
    return TRUE;
  players = medina_history_entry_to_players (entry);
  when = medina_history_entry_to_when (entry, self->now);
  rules = medina_rules_to_title (&medina_history_entry_get_setup (entry)->rules);
  all = g_strjoin ("\n", players, when, rules, NULL);
  folded = fold (all);
  return strstr (folded, self->search) != NULL;
}

static gboolean
medina_history_filter_match (GtkFilter *filter, gpointer item)
{
  MedinaHistoryFilter *self = MEDINA_HISTORY_FILTER (filter);
  const MdnSetup *setup = medina_history_entry_get_setup (item);

  if (medina_history_filter_is_open (self))
    return TRUE;
  return setup != NULL && match_rules (self, &setup->rules) &&
         match_players (self, &setup->rules) && match_computers (self, item) &&
         match_person (self, item) && match_search (self, item);
}

static GtkFilterMatch
medina_history_filter_get_strictness (GtkFilter *filter)
{
  return medina_history_filter_is_open (MEDINA_HISTORY_FILTER (filter)) ? GTK_FILTER_MATCH_ALL
                                                                        : GTK_FILTER_MATCH_SOME;
}

/* --- Choosing --------------------------------------------------------------------------------- */

/* Takes the new word over. */
static void
replace (MedinaHistoryFilter *self, char **place, char *word)
{
  g_autofree char *previous = *place;

  *place = word;
  if (!g_str_equal (previous, word))
    gtk_filter_changed (GTK_FILTER (self), GTK_FILTER_CHANGE_DIFFERENT);
}

void
medina_history_filter_choose (MedinaHistoryFilter *self,
                              MedinaHistoryChoice choice,
                              const char *word)
{
  g_return_if_fail (MEDINA_IS_HISTORY_FILTER (self));
  g_return_if_fail (choice < MEDINA_HISTORY_CHOICES);

  replace (self, &self->choices[choice], g_strdup (word));
}

void
medina_history_filter_search (MedinaHistoryFilter *self, const char *text)
{
  g_autofree char *stripped = NULL;

  g_return_if_fail (MEDINA_IS_HISTORY_FILTER (self));

  stripped = g_strstrip (g_strdup (text));
  g_date_time_unref (self->now);
  self->now = g_date_time_new_now_local ();
  replace (self, &self->search, fold (stripped));
}

/* --- The object ------------------------------------------------------------------------------- */

static void
medina_history_filter_finalize (GObject *object)
{
  MedinaHistoryFilter *self = MEDINA_HISTORY_FILTER (object);

  g_clear_object (&self->people);
  for (int choice = 0; choice < MEDINA_HISTORY_CHOICES; choice++)
    g_free (self->choices[choice]);
  g_free (self->search);
  g_date_time_unref (self->now);
  G_OBJECT_CLASS (medina_history_filter_parent_class)->finalize (object);
}

static void
medina_history_filter_class_init (MedinaHistoryFilterClass *klass)
{
  GtkFilterClass *filter_class = GTK_FILTER_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = medina_history_filter_finalize;
  filter_class->match = medina_history_filter_match;
  filter_class->get_strictness = medina_history_filter_get_strictness;
}

static void
medina_history_filter_init (MedinaHistoryFilter *self)
{
  for (int choice = 0; choice < MEDINA_HISTORY_CHOICES; choice++)
    self->choices[choice] = g_strdup ("");
  self->search = g_strdup ("");
  self->now = g_date_time_new_now_local ();
}

MedinaHistoryFilter *
medina_history_filter_new (MedinaPeople *people)
{
  MedinaHistoryFilter *self = g_object_new (MEDINA_TYPE_HISTORY_FILTER, NULL);

  self->people = g_object_ref (people);
  return self;
}
