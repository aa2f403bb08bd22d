/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-board-caption.h"

#include <math.h>

#include "medina-picture-text.h"
#include "medina-piece-sprites.h"
#include "medina-result-words.h"
#include "medina-rules-words.h"

/* In parts of the board's width. */
#define HEIGHT       .068
#define MARGIN       .02
#define LINE         .020 /* the size of large letters */
#define SMALL        .014
#define HEAD_WIDTH   .32
#define PIECE_WIDTH  .026
#define POINTS_WIDTH .034
#define LONG_LINE    .0145 /* the same of what needs two lines */
#define LONG_SMALL   .0115
#define NAME         .018 /* the size of its letters */
#define LONG_NAME    .015
#define SMALL_NAME   .0125
#define WRAPPED      .45   /* of the width of one line, for what is to have two or three */
#define BASELINE     .0377 /* of names and points */
#define GAP          .008  /* between rooftop, name and points; twice as much between players */

typedef struct
{
  char *name;
  char *points;
  MedinaColor color;
} Entry;

struct _MedinaBoardCaption
{
  char *headline;
  char *rules;
  Entry entries[MDN_MAX_PLAYERS]; /* the best first */
  guint n_entries;
};

/* Where points are equal, that a tiebreaker has decided is told, too. */
static char *
word_headline (MedinaGame *game, MedinaScoreSheet *sheet)
{
  if (!medina_game_get_over (game))
    return medina_standing_to_headline (sheet);
  return medina_score_sheet_get_decided_by_largest (sheet) ? medina_result_to_brief_sentence (sheet)
                                                           : medina_result_to_headline (sheet);
}

MedinaBoardCaption *
medina_board_caption_new (MedinaGame *game)
{
  g_autoptr (MedinaScoreSheet) sheet = NULL;
  MedinaBoardCaption *self;

  g_return_val_if_fail (MEDINA_IS_GAME (game), NULL);

  sheet = medina_score_sheet_new (game);
  self = g_new0 (MedinaBoardCaption, 1);
  self->headline = word_headline (game, sheet);
  self->rules = medina_rules_to_title (&medina_game_get_setup (game)->rules);
  self->n_entries = medina_score_sheet_get_n_players (sheet);
  for (guint line = 0; line < self->n_entries; line++)
    {
      MedinaPlayer *player = medina_score_sheet_get_player (sheet, line);

      self->entries[line] = (Entry){
        .name = g_strdup (medina_player_get_seat_name (player)),
        .points = g_strdup_printf ("%d", medina_score_sheet_get_score (sheet, line)->total),
        .color = medina_player_get_color (player),
      };
    }
  return self;
}

void
medina_board_caption_free (MedinaBoardCaption *self)
{
  if (self == NULL)
    return;
  g_free (self->headline);
  g_free (self->rules);
  for (guint i = 0; i < self->n_entries; i++)
    {
      g_free (self->entries[i].name);
      g_free (self->entries[i].points);
    }
  g_free (self);
}

double
medina_board_caption_measure (double width)
{
  return HEIGHT * width;
}

/* --- Drawing ------------------------------------------------------------------------------------- */

/* The widest share that leaves enough for all. */
static double
find_most (const double *wishes, guint n, double room)
{
  double most = room / n;

  for (guint round = 0; round < n; round++)
    {
      double left = room;
      guint longer = 0;

      for (guint i = 0; i < n; i++)
        if (wishes[i] <= most)
          left -= wishes[i];
        else
          longer++;
      if (longer > 0)
        most = left / longer;
    }
  return most;
}

void
medina_board_caption_share (double *wishes, guint n, double room)
{
  const double most = n > 0 ? find_most (wishes, n, room) : 0;

  for (guint i = 0; i < n; i++)
    wishes[i] = MIN (wishes[i], most);
}

static double
measure (cairo_t *cr, const char *text, double size, gboolean bold)
{
  g_autoptr (PangoLayout) layout =
    medina_picture_text_new (cr, text, 0, size, bold, PANGO_ALIGN_LEFT);
  int width;

  pango_layout_set_width (layout, -1);
  pango_layout_get_size (layout, &width, NULL);
  return ceil ((double) width / PANGO_SCALE) + 1;
}

/* What is too long for its room has several lines of smaller letters. */
static PangoLayout *
wrap (cairo_t *cr, const char *text, double room, double size, gboolean bold, int lines)
{
  PangoLayout *layout = medina_picture_text_new (cr, text, room, size, bold, PANGO_ALIGN_LEFT);

  medina_picture_text_wrap (layout, lines);
  return layout;
}

static double
measure_height (PangoLayout *layout)
{
  int height;

  pango_layout_get_size (layout, NULL, &height);
  return (double) height / PANGO_SCALE;
}

static double
measure_width (PangoLayout *layout)
{
  PangoRectangle extents;

  pango_layout_get_extents (layout, NULL, &extents);
  return ceil ((double) extents.width / PANGO_SCALE);
}

/* At the middle between two heights. */
static void
show_between (cairo_t *cr, PangoLayout *layout, double x, double top, double bottom)
{
  const double height = measure_height (layout);

  medina_picture_text_show (cr, layout, x, (top + bottom - height) / 2, height / 2);
}

/* Returns how wide it is. */
static double
draw_head (const MedinaBoardCaption *self, cairo_t *cr, double y, double width)
{
  const double x = MARGIN * width, middle = y + .038 * width;
  const double headline = measure (cr, self->headline, LINE * width, TRUE);
  const double rules = measure (cr, self->rules, SMALL * width, FALSE);
  const double room = MIN (MAX (headline, rules), (HEAD_WIDTH - MARGIN) * width);
  g_autoptr (PangoLayout) first =
    wrap (cr, self->headline, room, (headline > room ? LONG_LINE : LINE) * width, TRUE, 2);
  g_autoptr (PangoLayout) second =
    wrap (cr, self->rules, room, (rules > room ? LONG_SMALL : SMALL) * width, FALSE, 2);

  show_between (cr, first, x, y + .003 * width, middle);
  show_between (cr, second, x, middle, y + (HEIGHT - .003) * width);
  return MAX (measure_width (first), measure_width (second));
}

/* The rooftop, the name, in letters of that size, which has that room, and the points behind it. Returns where it ends. */
static double
draw_entry (const Entry *entry,
            cairo_t *cr,
            MedinaPieceAtlas *atlas,
            double x,
            double y,
            double room,
            double size,
            double width)
{
  const double name = x + (PIECE_WIDTH + GAP) * width, line = y + BASELINE * width;
  const double points = name + room + GAP * width;
  g_autoptr (PangoLayout) words = wrap (cr, entry->name, room, size, FALSE, 3);
  g_autoptr (PangoLayout) number = medina_picture_text_new (cr, entry->points, POINTS_WIDTH * width,
                                                            LINE * width, TRUE, PANGO_ALIGN_LEFT);

  medina_piece_atlas_draw (atlas, cr, medina_sprite_of_color (entry->color), 0, x, y + .028 * width,
                           PIECE_WIDTH * width);
  if (pango_layout_get_line_count (words) == 1)
    medina_picture_text_stand (cr, words, name, line, size);
  else
    show_between (cr, words, name, y, y + HEIGHT * width);
  medina_picture_text_stand (cr, number, points, line, LINE * width);
  return points + POINTS_WIDTH * width;
}

static double
measure_longest_word (cairo_t *cr, const char *text, double size)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  double longest = 0;

  for (char **word = words; *word != NULL; word++)
    longest = MAX (longest, measure (cr, *word, size, FALSE));
  return longest;
}

/* What the names take in one line each, or, wrapped, in several. */
static double
measure_names (const MedinaBoardCaption *self,
               cairo_t *cr,
               double size,
               gboolean wrapped,
               double *names)
{
  double all = 0;

  for (guint i = 0; i < self->n_entries; i++)
    {
      const char *name = self->entries[i].name;
      const double line = measure (cr, name, size, FALSE);

      names[i] = wrapped ? MAX (measure_longest_word (cr, name, size), WRAPPED * line) : line;
      all += names[i];
    }
  return all;
}

/* Finds the largest size in which all names have room, in one line each or else in several, and the room of each. In the
 * smallest one they may have to be cut. */
static double
fit_names (const MedinaBoardCaption *self, cairo_t *cr, double room, double width, double *names)
{
  static const double sizes[] = { NAME, LONG_NAME, SMALL_NAME };

  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    for (int wrapped = i == 0 ? 0 : 1; wrapped < 2; wrapped++)
      if (measure_names (self, cr, sizes[i] * width, wrapped, names) <= room)
        return sizes[i] * width;
  medina_board_caption_share (names, self->n_entries, room);
  return SMALL_NAME * width;
}

/* Names that are to have several lines have one where what is left over is enough for that, those that lack least of it
 * first. Returns what is left. */
static double
unwrap_names (const MedinaBoardCaption *self, cairo_t *cr, double size, double left, double *names)
{
  for (guint round = 0; round < self->n_entries; round++)
    {
      double least = G_MAXDOUBLE;
      guint which = 0;

      for (guint i = 0; i < self->n_entries; i++)
        {
          const double lack = measure (cr, self->entries[i].name, size, FALSE) - names[i];

          if (lack > .5 && lack < least)
            {
              least = lack;
              which = i;
            }
        }
      if (least > left)
        break;
      names[which] += least;
      left -= least;
    }
  return left;
}

/* Up to the right margin. What is left over is between them. All names are of one size. */
static void
draw_entries (const MedinaBoardCaption *self,
              cairo_t *cr,
              MedinaPieceAtlas *atlas,
              double x,
              double y,
              double width)
{
  const double rest = (PIECE_WIDTH + POINTS_WIDTH + 4 * GAP) * width;
  double left = (1 - MARGIN) * width - x - self->n_entries * rest;
  double names[MDN_MAX_PLAYERS];
  const double size = fit_names (self, cr, left, width, names);

  for (guint i = 0; i < self->n_entries; i++)
    left -= names[i];
  left = unwrap_names (self, cr, size, left, names);
  for (guint i = 0; i < self->n_entries; i++)
    x =
      draw_entry (&self->entries[i], cr, atlas,
                  x + 2 * GAP * width + MAX (left, 0) / self->n_entries, y, names[i], size, width);
}

void
medina_board_caption_draw (const MedinaBoardCaption *self,
                           cairo_t *cr,
                           MedinaPieceAtlas *atlas,
                           double y,
                           double width)
{
  double head;

  cairo_save (cr);
  cairo_rectangle (cr, 0, y, width, medina_board_caption_measure (width));
  cairo_set_source_rgb (cr, .98, .955, .90);
  cairo_fill (cr);
  cairo_set_source_rgb (cr, .20, .12, .06);
  head = draw_head (self, cr, y, width);
  draw_entries (self, cr, atlas, 2 * MARGIN * width + head, y, width);
  cairo_restore (cr);
}
