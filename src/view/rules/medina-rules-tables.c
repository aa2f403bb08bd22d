/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-rules-tables.h"

#include <glib/gi18n.h>

#include "medina-names.h"
#include "medina-piece-picture.h"
#include "medina-rules-label.h"
#include "medina-score-item.h"
#include "score.h"

enum
{
  PIECE_WIDTH = 22,

  /* In characters, at most: a head takes more lines where its columns are narrower */
  HEAD_WIDTH = 24,

  SETS = 2, /* with stocks of their own: the first edition, and the second with the online rules */
  COLUMNS = SETS * (MDN_MAX_PLAYERS - MDN_MIN_PLAYERS + 1),
};

static const struct
{
  const char *name;
  MedinaPieceSprite sprite;
  gsize offset; /* in MdnRules */
} rows[] = {
  /* Translators: rows of a table: what each player begins with. There is little room */
  { NC_ ("stock", "Buildings of each color"), MEDINA_PIECE_BUILDING_ORANGE,
    G_STRUCT_OFFSET (MdnRules, stock.buildings) },
  { NC_ ("stock", "Rooftops"), MEDINA_PIECE_ROOFTOP_BLUE,
    G_STRUCT_OFFSET (MdnRules, stock.rooftops) },
  { NC_ ("stock", "Blocking or neutral rooftops"), MEDINA_PIECE_ROOFTOP_NEUTRAL,
    G_STRUCT_OFFSET (MdnRules, other_rooftops) },
  { NC_ ("stock", "Stables"), MEDINA_PIECE_STABLE, G_STRUCT_OFFSET (MdnRules, stock.stables) },
  { NC_ ("stock", "Merchants"), MEDINA_PIECE_MERCHANT,
    G_STRUCT_OFFSET (MdnRules, stock.merchants) },
  { NC_ ("stock", "Walls"), MEDINA_PIECE_WALL_HORIZONTAL, G_STRUCT_OFFSET (MdnRules, stock.walls) },
};

static GtkWidget *
create_number (int number, const char *css_class)
{
  g_autofree char *text = g_strdup_printf ("%d", number);
  GtkWidget *label;

  label = medina_rules_label_new (text, css_class);
  gtk_label_set_xalign (GTK_LABEL (label), 0.5);
  return label;
}

static GtkWidget *
create_grid (void)
{
  GtkWidget *grid = gtk_grid_new ();

  gtk_grid_set_row_spacing (GTK_GRID (grid), 6);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 4);
  gtk_widget_add_css_class (grid, "card");
  gtk_widget_add_css_class (grid, "table");
  return grid;
}

static GtkWidget *
create_name (const char *text, const char *css_class)
{
  GtkWidget *label = medina_rules_label_new (text, css_class);

  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD); /* the heads can rather give way */
  gtk_widget_set_hexpand (label, TRUE);
  return label;
}

/* --- Stocks ----------------------------------------------------------------------------------- */

static MdnRules
rules_of_column (int column)
{
  const int widths = COLUMNS / SETS;

  return mdn_rules (column < widths ? MDN_FIRST_EDITION : MDN_SECOND_EDITION,
                    MDN_MIN_PLAYERS + column % widths);
}

static gboolean
has_column (int column, const MdnRules *wanted)
{
  static const MedinaRulesScope scopes[SETS] = { MEDINA_RULES_FIRST, MEDINA_RULES_SECOND_ONLINE };

  return medina_rules_scope_covers (scopes[column * SETS / COLUMNS], wanted);
}

static void
attach_heads (GtkGrid *grid, const MdnRules *wanted)
{
  /* Translators: heads of a table, above three narrow columns each: in two lines of twelve
   * letters */
  static const char *const heads[SETS] = { NC_ ("stock", "First edition"),
                                           NC_ ("stock", "Second edition, online") };
  const int widths = COLUMNS / SETS;

  for (int set = 0; set < SETS; set++)
    if (has_column (set * widths, wanted))
      {
        GtkWidget *label =
          medina_rules_label_new (g_dpgettext2 (NULL, "stock", heads[set]), "head");

        gtk_label_set_xalign (GTK_LABEL (label), 0.5);
        gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
        gtk_label_set_max_width_chars (GTK_LABEL (label), HEAD_WIDTH);
        if (set > 0)
          gtk_widget_add_css_class (label, "apart");
        gtk_grid_attach (grid, label, 2 + set * widths, 0, widths, 1);
      }
  gtk_grid_attach (grid, create_name (C_ ("stock", "Players"), "caption"), 0, 1, 2, 1);
  for (int column = 0; column < COLUMNS; column++)
    if (has_column (column, wanted))
      gtk_grid_attach (grid, create_number (rules_of_column (column).players, "dim-label"),
                       2 + column, 1, 1, 1);
}

static void
attach_number (GtkGrid *grid, int column, int line, guint row)
{
  const MdnRules rules = rules_of_column (column);
  GtkWidget *label = create_number (G_STRUCT_MEMBER (uint8_t, &rules, rows[row].offset), "number");

  gtk_widget_set_size_request (label, 24, -1);
  if (column == COLUMNS / SETS)
    gtk_widget_add_css_class (label, "apart");
  gtk_grid_attach (grid, label, 2 + column, line, 1, 1);
}

static void
attach_row (GtkGrid *grid, MedinaPieceAtlas *atlas, guint row, const MdnRules *wanted)
{
  const int line = (int) row + 2;

  gtk_grid_attach (grid, medina_piece_picture_new (atlas, rows[row].sprite, PIECE_WIDTH), 0, line,
                   1, 1);
  gtk_grid_attach (grid, create_name (g_dpgettext2 (NULL, "stock", rows[row].name), "caption"), 1,
                   line, 1, 1);
  for (int column = 0; column < COLUMNS; column++)
    if (has_column (column, wanted))
      attach_number (grid, column, line, row);
}

/* Tab comes to it only where there is something to scroll. */
static void
scrolled_width_cb (GtkAdjustment *columns, GParamSpec *pspec, GtkWidget *scroller)
{
  gtk_widget_set_focusable (scroller, gtk_adjustment_get_upper (columns) >
                                        gtk_adjustment_get_page_size (columns));
}

/* In large letters all columns may be wider than the page, which would make the window so, too. */
static GtkWidget *
create_scroller (GtkWidget *grid, const char *name)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkAdjustment *columns = gtk_scrolled_window_get_hadjustment (GTK_SCROLLED_WINDOW (scroller));

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_AUTOMATIC,
                                  GTK_POLICY_NEVER);
  gtk_scrolled_window_set_propagate_natural_width (GTK_SCROLLED_WINDOW (scroller), TRUE);
  /* A scroller is as high as it would have to be where it is narrowest. */
  gtk_widget_set_valign (grid, GTK_ALIGN_START);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), grid);
  gtk_accessible_update_property (GTK_ACCESSIBLE (scroller), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  -1);
  gtk_widget_set_focusable (scroller, FALSE);
  g_signal_connect_object (columns, "notify::upper", G_CALLBACK (scrolled_width_cb), scroller, 0);
  g_signal_connect_object (columns, "notify::page-size", G_CALLBACK (scrolled_width_cb), scroller,
                           0);
  return scroller;
}

GtkWidget *
medina_rules_tables_create_stocks (MedinaPieceAtlas *atlas, const MdnRules *rules)
{
  GtkWidget *grid = create_grid ();

  attach_heads (GTK_GRID (grid), rules);
  for (guint row = 0; row < G_N_ELEMENTS (rows); row++)
    attach_row (GTK_GRID (grid), atlas, row, rules);
  return create_scroller (grid, _ ("Pieces for each player"));
}

/* --- Points ----------------------------------------------------------------------------------- */

static MdnScore
score_example (MedinaRulesExampleId id)
{
  const MedinaRulesExample *example = medina_rules_example_get (id);
  MdnSpace spaces[MDN_SPACES];
  MdnScore score = { 0 };
  MdnGame game;

  if (!medina_rules_example_play (example, &game) ||
      medina_rules_example_list_spaces (example, example->palace, spaces) != 1)
    g_return_val_if_reached (score);
  score.palaces =
    mdn_score_palace (&game.position, mdn_position_palace_at (&game.position, spaces[0]));
  score.total = score.palaces.total;
  return score;
}

static void
attach_item (GtkGrid *grid, int line, MedinaScoreItem item, const MdnScore *score)
{
  const char *css_class = item == MEDINA_SCORE_TOTAL ? "total" : "number";
  GtkWidget *name = create_name (medina_score_item_get_title (item), "item");

  gtk_grid_attach (grid, name, 0, line, 1, 1);
  gtk_grid_attach (grid, create_number (medina_score_item_get_points (item, score), css_class), 1,
                   line, 1, 1);
}

GtkWidget *
medina_rules_tables_create_points (MedinaRulesExampleId example)
{
  static const MedinaScoreItem items[] = {
    MEDINA_SCORE_BUILDINGS, MEDINA_SCORE_STABLES, MEDINA_SCORE_MERCHANTS,
    MEDINA_SCORE_WALLS,     MEDINA_SCORE_WATER,   MEDINA_SCORE_TOTAL,
  };
  const MdnScore score = score_example (example);
  GtkWidget *grid = create_grid ();

  for (guint i = 0; i < G_N_ELEMENTS (items); i++)
    if (items[i] != MEDINA_SCORE_WATER || score.palaces.water > 0)
      attach_item (GTK_GRID (grid), (int) i, items[i], &score);
  return grid;
}
