/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-printout.h"

#include <glib/gi18n.h>

#include "medina-board-export.h"
#include "medina-moment-words.h"
#include "medina-names.h"
#include "medina-picture-text.h"
#include "medina-piece-sprites.h"
#include "medina-piece-atlas.h"
#include "medina-qr-code.h"
#include "medina-score-item.h"
#include "medina-score-sheet.h"
#include "medina-result-words.h"
#include "medina-rules-words.h"

/* In points, on a page of PAGE_WIDTH × PAGE_HEIGHT: what the margins leave of A4 and of Letter.
 * Everything is larger on larger pages and smaller on smaller ones. */
enum
{
  PAGE_WIDTH = 540,
  PAGE_HEIGHT = 740,
  TITLE_SIZE = 20, /* of the letters */
  HEADLINE_SIZE = 14,
  TEXT_SIZE = 10,
  LEAST_NAME_SIZE = 7,
  GAP = 14, /* above and below the board */
  ROW_HEIGHT = 16,
  ITEM_WIDTH = 120,   /* the columns of the table */
  PLAYER_WIDTH = 95,  /* less where there is not as much room */
  ROOFTOP_WIDTH = 26, /* above the name */
  ROOFTOP_HEIGHT = 44,
  PADDING = 3,
  CODE_SIZE = 125, /* beside the table: some millimeter for three squares */
  CAPTION_SIZE = 6,
  CAPTION_LINES = 4,     /* at most */
  EXPLANATION_LINES = 2, /* at most */
};

typedef struct
{
  MedinaBoardExport *board;
  MedinaScoreSheet *sheet;
  gboolean over;
  char *progress; /* NULL if it is over, or before its first turn */
  MdnRules rules;
  GDateTime *date;    /* in local time; NULL if it is not known */
  MedinaQrCode *code; /* NULL for none */
} Printout;

/* Where the next line goes. */
typedef struct
{
  const Printout *printout;
  cairo_t *cr;
  MedinaPieceAtlas *atlas;
  double width; /* of the page, with its origin at the upper left corner */
  double height;
  double y;
} Page;

static void
printout_free (gpointer data, GClosure *closure)
{
  Printout *self = data;

  medina_board_export_free (self->board);
  g_object_unref (self->sheet);
  g_clear_pointer (&self->date, g_date_time_unref);
  medina_qr_code_free (self->code);
  g_free (self->progress);
  g_free (self);
}

/* --- Lines of text ---------------------------------------------------------------------------- */

static void
add_line (Page *page, const char *text, double size, gboolean bold)
{
  medina_picture_text_draw (page->cr, text, 0, page->y, page->width, size, bold,
                            PANGO_ALIGN_CENTER);
  page->y += size * 1.6;
}

/* Text of several lines with its upper left corner there, none of them longer than that, however
 * long a word is. Returns its height. */
static double
draw_lines (const Page *page,
            const char *text,
            double x,
            double y,
            double width,
            double size,
            gboolean bold,
            int lines)
{
  g_autoptr (PangoLayout) layout =
    medina_picture_text_new (page->cr, text, width, size, bold, PANGO_ALIGN_CENTER);
  int height;

  medina_picture_text_wrap (layout, lines);
  pango_layout_get_pixel_size (layout, NULL, &height);
  cairo_move_to (page->cr, x, y);
  pango_cairo_show_layout (page->cr, layout);
  cairo_new_path (page->cr);
  return height;
}

/* Sentences may take several lines. */
static void
add_sentences (Page *page, const char *text, double size)
{
  const double height =
    draw_lines (page, text, 0, page->y, page->width, size, FALSE, EXPLANATION_LINES);

  page->y += MAX (height + size * .4, size * 1.6);
}

/* --- The table -------------------------------------------------------------------------------- */

static guint
count_players (const Page *page)
{
  return medina_score_sheet_get_n_players (page->printout->sheet);
}

/* What the code takes beside the table, if there is one. */
static double
get_code_room (const Page *page)
{
  return page->printout->code != NULL ? GAP + CODE_SIZE : 0;
}

static double
get_player_width (const Page *page)
{
  return MIN (PLAYER_WIDTH,
              (page->width - get_code_room (page) - ITEM_WIDTH) / count_players (page));
}

/* Where something of that width begins; what is on the left is on the right where people write from
 * right to left. */
static double
mirror (const Page *page, double x, double width)
{
  return gtk_widget_get_default_direction () == GTK_TEXT_DIR_RTL ? page->width - x - width : x;
}

/* Where the table begins; it is in the middle, with the code. */
static double
get_table (const Page *page, double *width)
{
  *width = ITEM_WIDTH + get_player_width (page) * count_players (page);
  return (page->width - *width - get_code_room (page)) / 2;
}

/* Column 0 has the items, the others a player each. */
static double
get_column (const Page *page, guint column, double *width)
{
  double all, left = get_table (page, &all);

  *width = column == 0 ? ITEM_WIDTH : get_player_width (page);
  if (column > 0)
    left += ITEM_WIDTH + *width * (column - 1);
  return mirror (page, left, *width);
}

static void
draw_cell (const Page *page, guint column, const char *text, gboolean bold)
{
  double width;
  const double x = get_column (page, column, &width);

  /* What Pango calls left is where the text begins. */
  medina_picture_text_draw (page->cr, text, x + PADDING, page->y, width - 2 * PADDING, TEXT_SIZE,
                            bold, column == 0 ? PANGO_ALIGN_LEFT : PANGO_ALIGN_CENTER);
}

static void
add_rule (Page *page)
{
  double width;
  const double unmirrored = get_table (page, &width);
  const double left = mirror (page, unmirrored, width);

  cairo_set_line_width (page->cr, .5);
  cairo_move_to (page->cr, left, page->y);
  cairo_line_to (page->cr, left + width, page->y);
  cairo_stroke (page->cr);
  page->y += PADDING;
}

static gboolean
fits (const Page *page, const char *name, double width, double size)
{
  g_autoptr (PangoLayout) layout =
    medina_picture_text_new (page->cr, name, width, size, TRUE, PANGO_ALIGN_CENTER);

  return !pango_layout_is_ellipsized (layout);
}

/* The largest letters in which all names have one line; the least ones if some have two all the
 * same. */
static double
find_name_size (const Page *page, double width)
{
  double size = TEXT_SIZE;

  for (guint line = 0; line < count_players (page); line++)
    {
      MedinaPlayer *player = medina_score_sheet_get_player (page->printout->sheet, line);

      while (size > LEAST_NAME_SIZE &&
             !fits (page, medina_player_get_seat_name (player), width, size))
        size -= .5;
    }
  return size;
}

static void
draw_name (const Page *page, const char *name, double x, double width, double size)
{
  if (fits (page, name, width, size))
    medina_picture_text_draw (page->cr, name, x, page->y, width, size, TRUE, PANGO_ALIGN_CENTER);
  else
    draw_lines (page, name, x, page->y - PADDING, width, size, TRUE, 2);
}

static void
add_players (Page *page)
{
  MedinaScoreSheet *sheet = page->printout->sheet;
  const double room = get_player_width (page) - 2 * PADDING;
  const double size = find_name_size (page, room);

  page->y += ROOFTOP_HEIGHT;
  for (guint line = 0; line < count_players (page); line++)
    {
      MedinaPlayer *player = medina_score_sheet_get_player (sheet, line);
      double width;
      const double x = get_column (page, line + 1, &width);

      medina_piece_atlas_draw (page->atlas, page->cr,
                               medina_sprite_of_color (medina_player_get_color (player)), 0,
                               x + (width - ROOFTOP_WIDTH) / 2, page->y - .95 * ROOFTOP_WIDTH,
                               ROOFTOP_WIDTH);
      draw_name (page, medina_player_get_seat_name (player), x + PADDING, room, size);
    }
  page->y += ROW_HEIGHT;
  add_rule (page);
}

static void
add_item (Page *page, MedinaScoreItem item)
{
  const gboolean total = item == MEDINA_SCORE_TOTAL;

  if (total)
    add_rule (page);
  draw_cell (page, 0, medina_score_item_get_title (item), total);
  for (guint line = 0; line < count_players (page); line++)
    {
      const MdnScore *score = medina_score_sheet_get_score (page->printout->sheet, line);
      g_autofree char *points = g_strdup_printf ("%d", medina_score_item_get_points (item, score));

      draw_cell (page, line + 1, points, total);
    }
  page->y += ROW_HEIGHT;
}

/* --- The page --------------------------------------------------------------------------------- */

static char *
word_game (const Printout *printout)
{
  g_autofree char *rules = medina_rules_to_title (&printout->rules);
  g_autofree char *date = NULL;

  if (printout->date == NULL)
    return g_steal_pointer (&rules);
  /* Translators: the day on which a printed game began, as g_date_time_format() has it, in numbers:
   * names of months would be in the language of the system */
  date = g_date_time_format (printout->date, _ ("%Y-%m-%d"));
  /* Translators: below the title of a printed page: the rules and the date */
  return g_strdup_printf (C_ ("printed page", "%1$s, %2$s"), rules, date);
}

/* How far a game has come that is not over belongs to it. */
static char *
word_subtitle (const Printout *printout)
{
  g_autofree char *game = word_game (printout);

  return printout->progress != NULL
           ? g_strconcat (game, medina_remark_separator (), printout->progress, NULL)
           : g_steal_pointer (&game);
}

static void
add_title (Page *page)
{
  g_autofree char *subtitle = word_subtitle (page->printout);

  add_line (page, _ ("Medina"), TITLE_SIZE, TRUE);
  add_line (page, subtitle, TEXT_SIZE, FALSE);
}

static void
add_result (Page *page)
{
  const Printout *printout = page->printout;
  g_autofree char *headline = printout->over ? medina_result_to_headline (printout->sheet)
                                             : medina_standing_to_headline (printout->sheet);
  g_autofree char *explanation = printout->over ? medina_result_to_explanation (printout->sheet)
                                                : medina_standing_to_explanation (printout->sheet);

  add_line (page, headline, HEADLINE_SIZE, TRUE);
  add_sentences (page, explanation, TEXT_SIZE);
}

/* As large as possible, with room for what comes below it. */
static void
add_board (Page *page)
{
  const double below = 1.6 * (HEADLINE_SIZE + EXPLANATION_LINES * TEXT_SIZE) + ROOFTOP_HEIGHT +
                       (MEDINA_SCORE_ITEMS + 1) * ROW_HEIGHT;
  int width, height;
  double scale;

  page->y += GAP;
  medina_board_export_get_size (page->printout->board, &width, &height);
  scale = MIN (page->width / width, (page->height - page->y - GAP - below) / height);
  cairo_save (page->cr);
  cairo_translate (page->cr, (page->width - width * scale) / 2, page->y);
  cairo_scale (page->cr, scale, scale);
  medina_board_export_draw (page->printout->board, page->cr);
  cairo_restore (page->cr);
  page->y += height * scale + GAP;
}

/* Beside the table that comes next. */
static void
draw_code (const Page *page)
{
  double width, left;

  if (page->printout->code == NULL)
    return;
  left = get_table (page, &width);
  left = mirror (page, left + width + GAP, CODE_SIZE);
  medina_qr_code_draw (page->printout->code, page->cr, left, page->y, CODE_SIZE);
  draw_lines (page,
              /* Translators: below a code for cameras on a printed page */
              _ ("Scan this code and paste its text into Medina to open this game."), left,
              page->y + CODE_SIZE, CODE_SIZE, CAPTION_SIZE, FALSE, CAPTION_LINES);
}

static void
draw_page_cb (GtkPrintOperation *operation, GtkPrintContext *context, int number, gpointer data)
{
  g_autoptr (MedinaPieceAtlas) atlas = medina_piece_atlas_new ();
  const double width = gtk_print_context_get_width (context);
  const double height = gtk_print_context_get_height (context);
  const double scale = MIN (width / PAGE_WIDTH, height / PAGE_HEIGHT);
  Page page = { .printout = data,
                .atlas = atlas,
                .width = width / scale,
                .height = height / scale };

  page.cr = gtk_print_context_get_cairo_context (context);
  cairo_save (page.cr);
  cairo_scale (page.cr, scale, scale);
  add_title (&page);
  add_board (&page);
  cairo_set_source_rgb (page.cr, 0, 0, 0);
  add_result (&page);
  draw_code (&page);
  add_players (&page);
  for (MedinaScoreItem item = 0; item < MEDINA_SCORE_ITEMS; item++)
    if (medina_score_item_applies (item, page.printout->rules.well))
      add_item (&page, item);
  cairo_restore (page.cr);
}

GtkPrintOperation *
medina_printout_new (MedinaGame *game, GDateTime *date, gboolean coordinates, const char *code)
{
  GtkPrintOperation *operation;
  Printout *self;

  g_return_val_if_fail (MEDINA_IS_GAME (game), NULL);

  self = g_new0 (Printout, 1);
  self->board = medina_board_export_new (game, coordinates);
  self->sheet = medina_score_sheet_new (game);
  self->over = medina_game_get_over (game);
  self->progress = self->over ? NULL : medina_moment_word_progress (game);
  self->rules = medina_game_get_setup (game)->rules;
  self->date = date != NULL ? g_date_time_to_local (date) : NULL;
  self->code = code != NULL ? medina_qr_code_new (code) : NULL;

  operation = gtk_print_operation_new ();
  gtk_print_operation_set_n_pages (operation, 1);
  gtk_print_operation_set_unit (operation, GTK_UNIT_POINTS);
  g_signal_connect_data (operation, "draw-page", G_CALLBACK (draw_page_cb), self, printout_free, 0);
  return operation;
}
