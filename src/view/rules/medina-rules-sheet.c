/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-rules-sheet.h"

#include <glib/gi18n.h>

#include "medina-piece-picture.h"
#include "medina-rules-label.h"
#include "medina-rules-passage.h"
#include "medina-rules-picture.h"
#include "medina-rules-tables.h"

enum
{
  EMBLEM_WIDTH = 52,
};

static GtkWidget *
create_box (GtkOrientation orientation, const char *css_class)
{
  GtkWidget *box = gtk_box_new (orientation, 0);

  gtk_widget_add_css_class (box, css_class);
  return box;
}

static GtkWidget *
create_item (const char *sign, const char *css_class, const char *text)
{
  GtkWidget *box = create_box (GTK_ORIENTATION_HORIZONTAL, "item");
  GtkWidget *bullet = gtk_label_new (sign);
  GtkWidget *label = medina_rules_label_new (text, "text");

  gtk_widget_set_valign (bullet, GTK_ALIGN_START);
  gtk_widget_add_css_class (bullet, css_class);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (box), bullet);
  gtk_box_append (GTK_BOX (box), label);
  return box;
}

static GtkWidget *
create_legend (const char *text, int number)
{
  g_autofree char *sign = g_strdup_printf ("%d", number);

  return create_item (sign, "callout", text);
}

/* The editions have a color each. */
static const char *
get_class (MedinaRulesScope scope)
{
  switch (scope)
    {
    case MEDINA_RULES_FIRST:
    case MEDINA_RULES_FIRST_TWO:
    case MEDINA_RULES_FIRST_MORE:
      return "first";
    case MEDINA_RULES_FIRST_SECOND:
      return "both";
    default:
      return "second";
    }
}

static GtkWidget *
create_scoped (const char *text, MedinaRulesScope scope)
{
  GtkWidget *box = create_box (GTK_ORIENTATION_VERTICAL, "scoped");

  gtk_widget_add_css_class (box, get_class (scope));
  gtk_box_append (GTK_BOX (box),
                  medina_rules_label_new (medina_rules_scope_get_name (scope), "scope"));
  gtk_box_append (GTK_BOX (box), medina_rules_label_new (text, "text"));
  return box;
}

/* The caption says what the picture shows, to the eye and to a screen reader. */
static GtkWidget *
create_figure (MedinaPieceAtlas *atlas, const char *text, MedinaRulesExampleId example)
{
  GtkWidget *box = create_box (GTK_ORIENTATION_VERTICAL, "figure");
  GtkWidget *picture = medina_rules_picture_new (atlas, example);
  GtkWidget *caption = medina_rules_label_new (text, "caption");

  gtk_label_set_xalign (GTK_LABEL (caption), 0.5);
  gtk_label_set_justify (GTK_LABEL (caption), GTK_JUSTIFY_CENTER);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (picture), GTK_ACCESSIBLE_RELATION_LABELLED_BY,
                                  caption, NULL, -1);
  gtk_box_append (GTK_BOX (box), picture);
  gtk_box_append (GTK_BOX (box), caption);
  return box;
}

static GtkWidget *
create_block (MedinaPieceAtlas *atlas, const MedinaRulesBlock *block, const MdnRules *rules)
{
  const char *text = block->text != NULL ? _ (block->text) : NULL;

  switch (block->kind)
    {
    case MEDINA_RULES_LEAD:
      return medina_rules_label_new (text, "lead");
    case MEDINA_RULES_HEADING:
      return medina_rules_label_new_heading (text, 2, "heading");
    case MEDINA_RULES_ITEM:
      return create_item ("•", "bullet", text);
    case MEDINA_RULES_LEGEND:
      return create_legend (text, block->number);
    case MEDINA_RULES_SCOPED:
      return create_scoped (text, block->scope);
    case MEDINA_RULES_FIGURE:
      return create_figure (atlas, text, (MedinaRulesExampleId) block->number);
    case MEDINA_RULES_STOCKS:
      return medina_rules_tables_create_stocks (atlas, rules);
    case MEDINA_RULES_POINTS:
      return medina_rules_tables_create_points ((MedinaRulesExampleId) block->number);
    case MEDINA_RULES_TEXT:
    case MEDINA_RULES_END:
    default:
      return medina_rules_label_new (text, "text");
    }
}

GtkWidget *
medina_rules_sheet_create_emblem (MedinaPieceAtlas *atlas, MedinaRulesPageId page, int width)
{
  const MedinaRulesPage *contents = medina_rules_page_get (page);
  GtkWidget *picture = medina_piece_picture_new (atlas, contents->sprite, width);

  medina_piece_picture_set_number (MEDINA_PIECE_PICTURE (picture), contents->points);
  medina_piece_picture_set_blocking (MEDINA_PIECE_PICTURE (picture),
                                     page == MEDINA_RULES_PAGE_BLOCKING);
  gtk_widget_set_valign (picture, GTK_ALIGN_CENTER);
  if (page == MEDINA_RULES_PAGE_ROOFTOPS || page == MEDINA_RULES_PAGE_ADVICE ||
      page == MEDINA_RULES_PAGE_LEGEND || page == MEDINA_RULES_PAGE_BLOCKING)
    gtk_widget_add_css_class (picture, "rooftop");
  return picture;
}

static GtkWidget *
create_title (MedinaPieceAtlas *atlas, MedinaRulesPageId page)
{
  GtkWidget *box = create_box (GTK_ORIENTATION_HORIZONTAL, "page-title");
  GtkWidget *label =
    medina_rules_label_new_heading (_ (medina_rules_page_get (page)->title), 1, "title-1");

  /* Large letters may have no room for the longest word. */
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (box), medina_rules_sheet_create_emblem (atlas, page, EMBLEM_WIDTH));
  gtk_box_append (GTK_BOX (box), label);
  return box;
}

GtkWidget *
medina_rules_sheet_new (MedinaPieceAtlas *atlas, MedinaRulesPageId page, const MdnRules *rules)
{
  const MedinaRulesPage *contents = medina_rules_page_get (page);
  GtkWidget *sheet = create_box (GTK_ORIENTATION_VERTICAL, "sheet");

  gtk_box_append (GTK_BOX (sheet), create_title (atlas, page));
  for (const MedinaRulesBlock *block = contents->blocks; block->kind != MEDINA_RULES_END; block++)
    if (medina_rules_scope_covers (block->scope, rules))
      gtk_box_append (GTK_BOX (sheet),
                      medina_rules_passage_new (create_block (atlas, block, rules)));
  return sheet;
}
