/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-move-log-row.h"

#include <string.h>

#include "medina-chronicle.h"
#include "medina-costly-turns.h"
#include "medina-name-label.h"
#include "medina-names.h"
#include "medina-news-words.h"
#include "medina-piece-sprites.h"
#include "medina-placement-words.h"
#include "medina-text-columns.h"

#define NO_BREAK_SPACE "\u00a0"

#define UNDONE_ALPHA 0.6 /* like that of a row of which nothing stands, in the style */

enum
{
  /* Characters of a placement, that a row of a panel always has room for beside what a turn has
   * cost */
  SHORT = 24,
};

struct _MedinaMoveLogRow
{
  GtkListBoxRow parent_instance;

  /* template */
  GtkLabel *number;
  GtkLabel *name;
  GtkLabel *notation;
  GtkLabel *words;
  GtkGrid *grid;
  GtkWidget *loss; /* in it; NULL for none */

  gboolean parted; /* see is_parted () */

  /* owned */
  MedinaGame *game;
  MedinaMoveLogEntry *entry;
  MedinaAnalysisTurn *analyzed; /* NULL for none */
};

G_DEFINE_FINAL_TYPE (MedinaMoveLogRow, medina_move_log_row, GTK_TYPE_LIST_BOX_ROW)

/* A short placement stays in one line. A long one, which may have no room in any, is parted between
 * words, but its space stays with the word before it. */
static char *
join_words (const char *placement)
{
  g_auto (GStrv) words = g_strsplit (placement, " ", -1);
  GString *joined = g_string_new (words[0]);

  for (guint i = 1; words[0] != NULL && words[i] != NULL; i++)
    {
      const gboolean last = words[i + 1] == NULL;

      g_string_append (joined,
                       last || g_utf8_strlen (placement, -1) <= SHORT ? NO_BREAK_SPACE : " ");
      g_string_append (joined, words[i]);
    }
  return g_string_free (joined, FALSE);
}

/* In scripts without spaces any character may begin a line. */
static void
keep_together (PangoAttrList *list, const GString *text, const char *placement)
{
  PangoAttribute *attribute = pango_attr_allow_breaks_new (FALSE);

  attribute->start_index = (guint) text->len;
  attribute->end_index = (guint) (text->len + strlen (placement));
  pango_attr_list_insert (list, attribute);
}

static void
dim_from (PangoAttrList *list, gsize start)
{
  PangoAttribute *attribute =
    pango_attr_foreground_alpha_new ((guint16) (UNDONE_ALPHA * G_MAXUINT16));

  attribute->start_index = (guint) start;
  pango_attr_list_insert (list, attribute);
}

/* As many placements in a line as there is room for, and what they have brought; from part `undone`
 * on they are dim. */
static void
show_parts (GtkLabel *label, char **parts, guint undone)
{
  PangoAttrList *list = pango_attr_list_new ();
  GString *text = g_string_new (NULL);

  for (guint i = 0; parts[i] != NULL; i++)
    {
      g_autofree char *joined = join_words (parts[i]);

      if (i > 0)
        g_string_append (text, medina_list_separator ());
      if (i == undone)
        dim_from (list, text->len);
      if (strchr (joined, ' ') == NULL && medina_text_count_columns (joined) <= SHORT)
        keep_together (list, text, joined);
      g_string_append (text, joined);
    }
  gtk_label_set_label (label, text->str);
  gtk_label_set_attributes (label, list);
  pango_attr_list_unref (list);
  g_string_free (text, TRUE);
}

typedef struct
{
  MedinaGame *game;
  GStrvBuilder *parts;
} Telling;

static void
tell_cb (const MedinaChronicleEntry *entry, gpointer data)
{
  Telling *telling = data;
  g_autofree char *words =
    medina_placement_to_words (medina_game_get_engine_game (telling->game), entry->index);
  g_autofree char *part =
    medina_news_join_gains (telling->game, words, entry->player, entry->gains);

  g_strv_builder_add (telling->parts, part);
}

/* Some placements stand, and others are undone. */
static gboolean
is_parted (MedinaMoveLogRow *self)
{
  return medina_move_log_entry_get_standing (self->entry) > 0 &&
         !medina_move_log_entry_get_played (self->entry);
}

/* The words follow from the same placements as the notation does. */
static void
update_words_cb (MedinaMoveLogRow *self)
{
  const MdnGame *game = medina_game_get_engine_game (self->game);
  const int end = (int) medina_move_log_entry_get_end (self->entry);
  const int first = end - (int) medina_move_log_entry_get_placements (self->entry);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) parts = NULL;
  Telling telling = { .game = self->game, .parts = builder };

  medina_chronicle_tell (game, first, end, FALSE, tell_cb, &telling);
  parts = g_strv_builder_end (builder);
  self->parted = is_parted (self);
  show_parts (self->words, parts,
              self->parted ? medina_move_log_entry_get_standing (self->entry) : G_MAXUINT);
}

/* Only of a turn that is undone in part, or was, the words look other than before. */
static void
update_standing_cb (MedinaMoveLogRow *self)
{
  if (self->parted || is_parted (self))
    update_words_cb (self);
  if (medina_move_log_entry_get_standing (self->entry) > 0)
    gtk_widget_remove_css_class (GTK_WIDGET (self), "ahead");
  else
    gtk_widget_add_css_class (GTK_WIDGET (self), "ahead");
}

/* Whoever plays now: it may have been somebody else then. */
static void
show_name (MedinaMoveLogRow *self)
{
  g_autofree char *name =
    medina_player_dup_seat_line (medina_move_log_entry_get_player (self->entry));

  gtk_label_set_label (self->name, name);
}

static void
names_changed_cb (MedinaMoveLogRow *self)
{
  show_name (self);
  update_words_cb (self);
}

static void
show_number (MedinaMoveLogRow *self)
{
  const int number = medina_move_log_entry_get_turn (self->entry) + 1;
  g_autofree char *text = number > 0 ? g_strdup_printf ("%d", number) : g_strdup ("");

  gtk_label_set_label (self->number, text);
}

MedinaMoveLogEntry *
medina_move_log_row_get_entry (MedinaMoveLogRow *self)
{
  g_return_val_if_fail (MEDINA_IS_MOVE_LOG_ROW (self), NULL);

  return self->entry;
}

const char *
medina_move_log_row_get_words (MedinaMoveLogRow *self)
{
  g_return_val_if_fail (MEDINA_IS_MOVE_LOG_ROW (self), NULL);

  return gtk_label_get_label (self->words);
}

void
medina_move_log_row_set_current (MedinaMoveLogRow *self, gboolean current)
{
  g_return_if_fail (MEDINA_IS_MOVE_LOG_ROW (self));

  if (current)
    gtk_widget_add_css_class (GTK_WIDGET (self), "current");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "current");
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_SELECTED, current, -1);
}

static void
show_loss (MedinaMoveLogRow *self)
{
  self->loss = medina_costly_turns_create_label (self->analyzed);
  gtk_widget_add_css_class (self->loss, "loss");
  gtk_widget_set_valign (self->loss, GTK_ALIGN_CENTER);
  gtk_grid_attach (self->grid, self->loss, 3, 0, 1, 2);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_RELATION_LABELLED_BY,
                                  self->number, self->name, self->loss, NULL, -1);
}

static void
hide_loss (MedinaMoveLogRow *self)
{
  if (self->loss == NULL)
    return;
  gtk_accessible_update_relation (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_RELATION_LABELLED_BY,
                                  self->number, self->name, NULL, -1);
  gtk_grid_remove (self->grid, self->loss);
  self->loss = NULL;
}

void
medina_move_log_row_set_analyzed (MedinaMoveLogRow *self, MedinaAnalysisTurn *turn)
{
  g_return_if_fail (MEDINA_IS_MOVE_LOG_ROW (self));

  if (!g_set_object (&self->analyzed, turn))
    return;
  hide_loss (self);
  if (turn != NULL)
    show_loss (self);
}

MedinaAnalysisTurn *
medina_move_log_row_get_analyzed (MedinaMoveLogRow *self)
{
  g_return_val_if_fail (MEDINA_IS_MOVE_LOG_ROW (self), NULL);

  return self->analyzed;
}

static void
medina_move_log_row_dispose (GObject *object)
{
  MedinaMoveLogRow *self = MEDINA_MOVE_LOG_ROW (object);

  g_clear_object (&self->analyzed);
  g_clear_object (&self->entry);
  g_clear_object (&self->game);
  G_OBJECT_CLASS (medina_move_log_row_parent_class)->dispose (object);
}

static void
medina_move_log_row_class_init (MedinaMoveLogRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = medina_move_log_row_dispose;
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/medina_game/Medina/ui/medina-move-log-row.ui");
  gtk_widget_class_bind_template_child (widget_class, MedinaMoveLogRow, number);
  gtk_widget_class_bind_template_child (widget_class, MedinaMoveLogRow, name);
  gtk_widget_class_bind_template_child (widget_class, MedinaMoveLogRow, notation);
  gtk_widget_class_bind_template_child (widget_class, MedinaMoveLogRow, words);
  gtk_widget_class_bind_template_child (widget_class, MedinaMoveLogRow, grid);
}

static void
medina_move_log_row_init (MedinaMoveLogRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  medina_name_label_prepare (self->name);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_RELATION_LABELLED_BY,
                                  self->number, self->name, NULL,
                                  GTK_ACCESSIBLE_RELATION_DESCRIBED_BY, self->words, NULL, -1);
}

GtkWidget *
medina_move_log_row_new (MedinaGame *game, MedinaMoveLogEntry *entry)
{
  MedinaMoveLogRow *self = g_object_new (MEDINA_TYPE_MOVE_LOG_ROW, NULL);
  MedinaPlayer *player = medina_move_log_entry_get_player (entry);

  self->game = g_object_ref (game);
  self->entry = g_object_ref (entry);
  gtk_widget_add_css_class (GTK_WIDGET (self),
                            medina_player_css_class (medina_player_get_color (player)));
  g_object_bind_property (entry, "notation", self->notation, "label", G_BINDING_SYNC_CREATE);
  g_signal_connect_object (entry, "notify::notation", G_CALLBACK (update_words_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "notify::aided", G_CALLBACK (update_words_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "names-changed", G_CALLBACK (names_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (entry, "notify::standing", G_CALLBACK (update_standing_cb), self,
                           G_CONNECT_SWAPPED);
  show_number (self);
  show_name (self);
  update_words_cb (self);
  update_standing_cb (self);
  return GTK_WIDGET (self);
}
