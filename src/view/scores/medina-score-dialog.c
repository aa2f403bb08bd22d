/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-score-dialog.h"

#include <glib/gi18n.h>

#include "medina-announcer.h"
#include "medina-piece-sprites.h"
#include "medina-name-label.h"
#include "medina-names.h"
#include "medina-palace-description.h"
#include "medina-piece-picture.h"
#include "medina-rules-book.h"
#include "medina-rules-words.h"
#include "medina-score-table.h"
#include "medina-text-export.h"
#include "medina-result-words.h"

enum
{
  WINNER_WIDTH = 64,
  PLAYER_WIDTH = 26,
};

struct _MedinaScoreDialog
{
  AdwWindow parent_instance;

  /* template */
  AdwWindowTitle *title;
  GtkBox *winners;
  GtkLabel *headline;
  GtkLabel *explanation;
  AdwBin *table;
  AdwPreferencesGroup *palaces;
  GtkWidget *buttons;
  GtkButton *rematch_button;
  GtkButton *analysis_button;
  GtkButton *settings_button;
  GtkButton *board_button;
  GtkButton *copy_button;
  MedinaAnnouncer *announcer;

  /* owned */
  char *text; /* the sheet, for the clipboard */
};

enum
{
  REMATCH,
  NEW_GAME,
  ANALYZE,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (MedinaScoreDialog, medina_score_dialog, ADW_TYPE_WINDOW)

/* --- Result */

static void
show_winners (MedinaScoreDialog *self, MedinaScoreSheet *sheet, MedinaPieceAtlas *atlas)
{
  if (medina_score_sheet_get_score (sheet, 0)->total == 0)
    return;
  for (guint line = 0; line < medina_score_sheet_get_n_winners (sheet); line++)
    {
      MedinaPlayer *player = medina_score_sheet_get_player (sheet, line);

      gtk_box_append (self->winners, medina_piece_picture_new (atlas,
                                                               medina_sprite_of_color (
                                                                 medina_player_get_color (player)),
                                                               WINNER_WIDTH));
    }
}

static gboolean
query_headline_tooltip_cb (GtkLabel *headline,
                           int x,
                           int y,
                           gboolean keyboard,
                           GtkTooltip *tooltip,
                           MedinaGame *game)
{
  return medina_name_label_complete (headline, game, tooltip);
}

static void
show_rules (MedinaScoreDialog *self, const MdnRules *rules)
{
  g_autofree char *title = medina_rules_to_title (rules);

  adw_window_title_set_subtitle (self->title, title);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->title), title);
}

static void
show_result (MedinaScoreDialog *self, MedinaScoreSheet *sheet, gboolean over)
{
  g_autofree char *headline =
    over ? medina_result_to_headline (sheet) : medina_standing_to_headline (sheet);
  g_autofree char *explanation =
    over ? medina_result_to_explanation (sheet) : medina_standing_to_explanation (sheet);

  gtk_label_set_label (self->headline, headline);
  gtk_label_set_label (self->explanation, explanation);
  gtk_widget_set_visible (self->buttons, over);
  if (!over)
    gtk_window_set_title (GTK_WINDOW (self), _ ("Score So Far"));
}

/* --- Palaces */

static GtkWidget *
create_points (int points)
{
  g_autofree char *text = g_strdup_printf (ngettext ("%d point", "%d points", points), points);
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, "numeric");
  return label;
}

static GtkWidget *
create_palace_row (const MedinaScoreSheetPalace *palace, const MdnRules *rules)
{
  g_autofree char *title = medina_palace_to_name (palace->color, palace->space, rules);
  g_autofree char *subtitle = medina_palace_score_describe (&palace->score);
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), create_points (palace->score.total));
  return row;
}

static void
add_player (MedinaScoreDialog *self,
            MedinaScoreSheet *sheet,
            guint line,
            const MdnRules *rules,
            MedinaPieceAtlas *atlas)
{
  MedinaPlayer *player = medina_score_sheet_get_player (sheet, line);
  guint n_palaces = 0;
  const MedinaScoreSheetPalace *palaces = medina_score_sheet_get_palaces (sheet, line, &n_palaces);
  g_autofree char *subtitle = g_strdup_printf (
    /* Translators: that a player owns, below the name */
    ngettext ("%u palace", "%u palaces", n_palaces), n_palaces);
  GtkWidget *row = adw_expander_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row),
                                 medina_player_get_name_in_sentence (player));
  adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (row), subtitle);
  adw_expander_row_add_prefix (
    ADW_EXPANDER_ROW (row),
    medina_piece_picture_new (atlas, medina_sprite_of_color (medina_player_get_color (player)),
                              PLAYER_WIDTH));
  adw_expander_row_add_action (ADW_EXPANDER_ROW (row),
                               create_points (
                                 medina_score_sheet_get_score (sheet, line)->palaces.total));
  for (guint i = 0; i < n_palaces; i++)
    adw_expander_row_add_row (ADW_EXPANDER_ROW (row), create_palace_row (&palaces[i], rules));
  adw_expander_row_set_enable_expansion (ADW_EXPANDER_ROW (row), n_palaces > 0);
  adw_preferences_group_add (self->palaces, row);
}

/* --- The dialog */

static void
leave (MedinaScoreDialog *self, guint signal)
{
  g_signal_emit (self, signals[signal], 0);
  gtk_window_destroy (GTK_WINDOW (self));
}

static void
rematch_clicked_cb (MedinaScoreDialog *self)
{
  leave (self, REMATCH);
}

static void
settings_clicked_cb (MedinaScoreDialog *self)
{
  leave (self, NEW_GAME);
}

static void
analysis_clicked_cb (MedinaScoreDialog *self)
{
  leave (self, ANALYZE);
}

static void
copy_clicked_cb (MedinaScoreDialog *self)
{
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), self->text);
  medina_announcer_announce (self->announcer, _ ("Score sheet copied"));
}

static void
medina_score_dialog_finalize (GObject *object)
{
  g_free (MEDINA_SCORE_DIALOG (object)->text);
  G_OBJECT_CLASS (medina_score_dialog_parent_class)->finalize (object);
}

static void
medina_score_dialog_class_init (MedinaScoreDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (MEDINA_TYPE_ANNOUNCER);

  G_OBJECT_CLASS (klass)->finalize = medina_score_dialog_finalize;
  signals[REMATCH] = g_signal_new ("rematch", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
  signals[NEW_GAME] = g_signal_new ("new-game", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                    NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[ANALYZE] = g_signal_new ("analyze", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  medina_rules_book_add_key (widget_class, MEDINA_RULES_PAGE_SCORE);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/medina_game/Medina/ui/medina-score-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, MedinaScoreDialog, title);
  gtk_widget_class_bind_template_child (widget_class, MedinaScoreDialog, winners);
  gtk_widget_class_bind_template_child (widget_class, MedinaScoreDialog, headline);
  gtk_widget_class_bind_template_child (widget_class, MedinaScoreDialog, explanation);
  gtk_widget_class_bind_template_child (widget_class, MedinaScoreDialog, table);
  gtk_widget_class_bind_template_child (widget_class, MedinaScoreDialog, palaces);
  gtk_widget_class_bind_template_child (widget_class, MedinaScoreDialog, buttons);
  gtk_widget_class_bind_template_child (widget_class, MedinaScoreDialog, rematch_button);
  gtk_widget_class_bind_template_child (widget_class, MedinaScoreDialog, analysis_button);
  gtk_widget_class_bind_template_child (widget_class, MedinaScoreDialog, settings_button);
  gtk_widget_class_bind_template_child (widget_class, MedinaScoreDialog, board_button);
  gtk_widget_class_bind_template_child (widget_class, MedinaScoreDialog, copy_button);
  gtk_widget_class_bind_template_child (widget_class, MedinaScoreDialog, announcer);
  gtk_widget_class_bind_template_callback (widget_class, analysis_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, copy_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, rematch_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, settings_clicked_cb);
}

static void
medina_score_dialog_init (MedinaScoreDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  medina_name_label_prepare_sentences (self->headline);
}

MedinaScoreDialog *
medina_score_dialog_new (MedinaGame *game)
{
  MedinaScoreDialog *self;
  g_autoptr (MedinaScoreSheet) sheet = NULL;
  g_autoptr (MedinaPieceAtlas) atlas = medina_piece_atlas_new ();
  const MdnRules *rules;

  g_return_val_if_fail (MEDINA_IS_GAME (game), NULL);

  self = g_object_new (MEDINA_TYPE_SCORE_DIALOG, NULL);
  g_signal_connect_object (self->headline, "query-tooltip", G_CALLBACK (query_headline_tooltip_cb),
                           game, 0);
  sheet = medina_score_sheet_new (game);
  rules = &medina_game_get_setup (game)->rules;
  self->text = medina_text_export_scores (sheet, rules);
  show_rules (self, rules);
  show_result (self, sheet, medina_game_get_over (game));
  show_winners (self, sheet, atlas);
  adw_bin_set_child (self->table, medina_score_table_new (sheet, rules->well, atlas));
  for (guint line = 0; line < medina_score_sheet_get_n_players (sheet); line++)
    add_player (self, sheet, line, rules, atlas);
  if (medina_game_get_over (game))
    gtk_window_set_focus (GTK_WINDOW (self), GTK_WIDGET (self->rematch_button));
  return self;
}
