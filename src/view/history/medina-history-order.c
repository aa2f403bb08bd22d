/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-history-order.h"

/* What a game is listed by. */
typedef gint64 (*Measure) (MedinaHistoryEntry *entry);

struct _MedinaHistoryOrder
{
  GtkSorter parent_instance;

  Measure measure;
};

G_DEFINE_FINAL_TYPE (MedinaHistoryOrder, medina_history_order, GTK_TYPE_SORTER)

static gint64
measure_points (MedinaHistoryEntry *entry)
{
  const guint seats = medina_history_entry_get_n_seats (entry);
  gint64 most = -1;

  for (guint seat = 0; seat < seats; seat++)
    if (medina_history_entry_get_won (entry, seat))
      most = MAX (most, medina_history_entry_get_score (entry, seat)->total);
  return most;
}

static gint64
measure_players (MedinaHistoryEntry *entry)
{
  return medina_history_entry_get_n_seats (entry);
}

static const struct
{
  const char *key;
  Measure measure;
} keys[] = {
  { "date", medina_history_entry_get_date },
  { "points", measure_points },
  { "players", measure_players },
  { "duration", medina_history_entry_get_duration },
};

/* The larger number comes first. */
static GtkOrdering
compare (gint64 one, gint64 other)
{
  if (one == other)
    return GTK_ORDERING_EQUAL;
  return one > other ? GTK_ORDERING_SMALLER : GTK_ORDERING_LARGER;
}

static GtkOrdering
medina_history_order_compare (GtkSorter *sorter, gpointer one, gpointer other)
{
  const Measure measure = MEDINA_HISTORY_ORDER (sorter)->measure;
  const GtkOrdering order = compare (measure (one), measure (other));

  if (order != GTK_ORDERING_EQUAL)
    return order;
  return compare (medina_history_entry_get_date (one), medina_history_entry_get_date (other));
}

static GtkSorterOrder
medina_history_order_get_order (GtkSorter *sorter)
{
  return GTK_SORTER_ORDER_PARTIAL;
}

void
medina_history_order_set_key (MedinaHistoryOrder *self, const char *key)
{
  g_return_if_fail (MEDINA_IS_HISTORY_ORDER (self));

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    if (g_str_equal (keys[i].key, key) && keys[i].measure != self->measure)
      {
        self->measure = keys[i].measure;
        gtk_sorter_changed (GTK_SORTER (self), GTK_SORTER_CHANGE_DIFFERENT);
      }
}

gboolean
medina_history_order_needs_contents (MedinaHistoryOrder *self)
{
  g_return_val_if_fail (MEDINA_IS_HISTORY_ORDER (self), FALSE);

  return self->measure != medina_history_entry_get_date;
}

static void
medina_history_order_class_init (MedinaHistoryOrderClass *klass)
{
  GtkSorterClass *sorter_class = GTK_SORTER_CLASS (klass);

  sorter_class->compare = medina_history_order_compare;
  sorter_class->get_order = medina_history_order_get_order;
}

static void
medina_history_order_init (MedinaHistoryOrder *self)
{
  self->measure = keys[0].measure;
}

MedinaHistoryOrder *
medina_history_order_new (void)
{
  return g_object_new (MEDINA_TYPE_HISTORY_ORDER, NULL);
}
