/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-board-caption.h"

#include <math.h>

#include <glib/gi18n.h>

#include "medina-moment-words.h"
#include "medina-picture-text.h"
#include "medina-piece-sprites.h"
#include "medina-result-words.h"
#include "medina-rules-words.h"

/* In parts of the board's width. */
#define HEIGHT       .072
#define MARGIN       .02
#define HEAD_WIDTH   .30 /* of what is still too long in two lines */
#define HEAD_GAP     .010
#define PIECE_WIDTH  .026
#define PIECE        .030 /* its middle */
#define POINTS       .020 /* the size of their digits */
#define POINTS_WIDTH .034
#define BASELINE     .0397 /* of names and points */
#define UNWRAPPED    5    /* times the size of its letters: no name that is shorter has two lines */
#define GAP          .008 /* between rooftop, name and points; twice as much between players */

/* Letters of that size, in so many lines. */
typedef struct
{
  double size;
  int lines;
  gboolean breaks; /* also within words */
} Style;

/* What is tried, one after the other, until there is room for all. */
static const Style headlines[] = { { .020, 1 }, { .0145, 1 }, { .0135, 2 } };
static const Style rules[] = { { .014, 1 }, { .0115, 1 }, { .0105, 2 } };
static const Style names[] = { { .018, 1 },        { .015, 1 },       { .018, 2 },
                               { .015, 2 },        { .0125, 2 },      { .0125, 2, TRUE },
                               { .0125, 3, TRUE }, { .0115, 4, TRUE } };

enum
{
  HEADS = G_N_ELEMENTS (headlines),
  HEAD_LINES = HEADS - 1, /* of them have one line */
  NAMES = G_N_ELEMENTS (names),
  WHOLE_WORDS = 5, /* of them break no word */
};

G_STATIC_ASSERT (HEADS == G_N_ELEMENTS (rules));

typedef struct
{
  char *name;
  char *points; /* NULL where none are told */
  MedinaColor color;
} Entry;

struct _MedinaBoardCaption
{
  char *headline;
  char *short_headline; /* with names that are shortened, as in sentences */
  char *rules;
  Entry entries[MDN_MAX_PLAYERS]; /* the best first, if points are told */
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

static void
add_entry (MedinaBoardCaption *self, MedinaPlayer *player, char *points)
{
  self->entries[self->n_entries++] = (Entry){
    .name = medina_player_dup_seat_line (player),
    .points = points,
    .color = medina_player_get_color (player),
  };
}

static void
add_scores (MedinaBoardCaption *self, MedinaGame *game)
{
  g_autoptr (MedinaScoreSheet) sheet = medina_score_sheet_new (game);

  self->short_headline = word_headline (game, sheet);
  self->headline = medina_result_name_in_full (self->short_headline, sheet);
  for (guint line = 0; line < medina_score_sheet_get_n_players (sheet); line++)
    add_entry (self, medina_score_sheet_get_player (sheet, line),
               g_strdup_printf ("%d", medina_score_sheet_get_score (sheet, line)->total));
}

/* At a purist's table who leads is told by nothing, not even by the order. */
static void
add_players (MedinaBoardCaption *self, MedinaGame *game)
{
  self->headline = medina_moment_word_progress (game);
  if (self->headline == NULL)
    self->headline = g_strdup (_ ("Medina"));
  self->short_headline = g_strdup (self->headline);
  for (guint i = 0; i < medina_game_get_n_players (game); i++)
    add_entry (self, medina_game_get_player (game, i), NULL);
}

MedinaBoardCaption *
medina_board_caption_new (MedinaGame *game)
{
  MedinaBoardCaption *self;

  g_return_val_if_fail (MEDINA_IS_GAME (game), NULL);

  self = g_new0 (MedinaBoardCaption, 1);
  self->rules = medina_rules_to_title (&medina_game_get_setup (game)->rules);
  if (medina_game_get_aided (game))
    add_scores (self, game);
  else
    add_players (self, game);
  return self;
}

void
medina_board_caption_free (MedinaBoardCaption *self)
{
  if (self == NULL)
    return;
  g_free (self->headline);
  g_free (self->short_headline);
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

/* --- Drawing ---------------------------------------------------------------------------------- */

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

static gboolean
fits (PangoLayout *layout, double room, int lines)
{
  int width;

  pango_layout_set_width (layout, (int) (room * PANGO_SCALE));
  pango_layout_get_size (layout, &width, NULL);
  return pango_layout_get_line_count (layout) <= lines && width <= room * PANGO_SCALE;
}

/* The least room for all of a text in that style, which is `size` times as large. */
static double
measure (cairo_t *cr, const char *text, const Style *style, double size, gboolean bold)
{
  g_autoptr (PangoLayout) layout =
    medina_picture_text_new (cr, text, 0, style->size * size, bold, PANGO_ALIGN_LEFT);
  double least, enough;
  int width;

  medina_picture_text_wrap (layout, style->lines);
  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_NONE);
  pango_layout_set_wrap (layout, style->breaks ? PANGO_WRAP_WORD_CHAR : PANGO_WRAP_WORD);
  pango_layout_set_width (layout, -1);
  pango_layout_get_size (layout, &width, NULL);
  enough = (double) width / PANGO_SCALE;
  least = MIN (enough, UNWRAPPED * style->size * size);
  while (style->lines > 1 && enough - least > 1)
    {
      const double middle = (least + enough) / 2;

      if (fits (layout, middle, style->lines))
        enough = middle;
      else
        least = middle;
    }
  return ceil (enough) + 1;
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

/* At the middle between two heights. */
static void
show_between (cairo_t *cr, PangoLayout *layout, double x, double top, double bottom)
{
  const double height = measure_height (layout);

  medina_picture_text_show (cr, layout, x, (top + bottom - height) / 2, height / 2);
}

/* --- Sharing the room ------------------------------------------------------------------------- */

/* How it is shared in a board of that width. */
typedef struct
{
  double width;
  const char *headline;          /* which one; borrowed */
  double head;                   /* the room of headline and rules */
  double names[MDN_MAX_PLAYERS]; /* of each name */
  const Style *style;            /* of all names */
  double left;                   /* over */
} Plan;

/* Of headline and rules in one of their styles. */
static double
measure_head (const MedinaBoardCaption *self, cairo_t *cr, guint style, const Plan *plan)
{
  return MAX (measure (cr, plan->headline, &headlines[style], plan->width, TRUE),
              measure (cr, self->rules, &rules[style], plan->width, FALSE));
}

/* What all names take in a style. */
static double
measure_names (const MedinaBoardCaption *self, cairo_t *cr, Plan *plan, const Style *style)
{
  double all = 0;

  plan->style = style;
  for (guint i = 0; i < self->n_entries; i++)
    {
      plan->names[i] = measure (cr, self->entries[i].name, style, plan->width, FALSE);
      all += plan->names[i];
    }
  return all;
}

/* Finds the best of some styles in which all names have room, and then that of headline and
 * rules. */
static gboolean
fit (const MedinaBoardCaption *self,
     cairo_t *cr,
     Plan *plan,
     double room,
     guint n_heads,
     guint first_name,
     guint n_names)
{
  for (guint style = first_name; style < n_names; style++)
    {
      const double all = measure_names (self, cr, plan, &names[style]);

      for (guint head = 0; head < n_heads; head++)
        {
          plan->head = measure_head (self, cr, head, plan);
          plan->left = room - plan->head - all;
          if (plan->left >= 0)
            return TRUE;
        }
    }
  return FALSE;
}

/* Rather small names than a headline in two lines. */
static gboolean
fit_words (const MedinaBoardCaption *self,
           cairo_t *cr,
           Plan *plan,
           double room,
           const char *headline)
{
  plan->headline = headline;
  return fit (self, cr, plan, room, HEAD_LINES, 0, WHOLE_WORDS) ||
         fit (self, cr, plan, room, HEADS, 0, WHOLE_WORDS);
}

/* Rather shortened names in the headline than broken words in the columns, where they are whole.
 * Then something has to be cut. */
static void
share (const MedinaBoardCaption *self, cairo_t *cr, Plan *plan, double room)
{
  if (fit_words (self, cr, plan, room, self->headline) ||
      fit_words (self, cr, plan, room, self->short_headline) ||
      fit (self, cr, plan, room, HEADS, WHOLE_WORDS, NAMES))
    return;
  plan->head = MIN (plan->head, HEAD_WIDTH * plan->width);
  plan->left = 0;
  medina_board_caption_share (plan->names, self->n_entries, room - plan->head);
}

static void
widen_head (Plan *plan, double wish)
{
  const double lack = wish - plan->head;

  if (lack <= 0 || lack > plan->left)
    return;
  plan->head += lack;
  plan->left -= lack;
}

/* Rules and headline that are to have two lines have one if what is left over is enough. */
static void
unwrap_head (const MedinaBoardCaption *self, cairo_t *cr, Plan *plan)
{
  const guint line = HEAD_LINES - 1;

  widen_head (plan, measure (cr, self->rules, &rules[line], plan->width, FALSE));
  widen_head (plan, measure (cr, plan->headline, &headlines[line], plan->width, TRUE));
}

/* Names that are to have several lines have one where what is left over is enough for that, those
 * that lack least of it first. */
static void
unwrap_names (const MedinaBoardCaption *self, cairo_t *cr, Plan *plan)
{
  const Style line = { plan->style->size, 1 };

  for (guint round = 0; round < self->n_entries; round++)
    {
      double least = G_MAXDOUBLE;
      guint which = 0;

      for (guint i = 0; i < self->n_entries; i++)
        {
          const double lack =
            measure (cr, self->entries[i].name, &line, plan->width, FALSE) - plan->names[i];

          if (lack > .5 && lack < least)
            {
              least = lack;
              which = i;
            }
        }
      if (least > plan->left)
        break;
      plan->names[which] += least;
      plan->left -= least;
    }
}

/* --- Its parts -------------------------------------------------------------------------------- */

/* In the first style for which there is room. */
static PangoLayout *
lay_out (cairo_t *cr,
         const char *text,
         const Style *styles,
         gboolean bold,
         double room,
         double width)
{
  guint style = 0;

  while (style < HEADS - 1 && measure (cr, text, &styles[style], width, bold) > room)
    style++;
  return wrap (cr, text, room, styles[style].size * width, bold, styles[style].lines);
}

/* Headline and rules with as much room above as below. */
static void
draw_head (const MedinaBoardCaption *self, cairo_t *cr, double y, const Plan *plan)
{
  const double x = MARGIN * plan->width, height = HEIGHT * plan->width;
  g_autoptr (PangoLayout) first =
    lay_out (cr, plan->headline, headlines, TRUE, plan->head, plan->width);
  g_autoptr (PangoLayout) second = lay_out (cr, self->rules, rules, FALSE, plan->head, plan->width);
  const double upper = measure_height (first), lower = measure_height (second);
  const double gap = MIN (HEAD_GAP * plan->width, (height - upper - lower) / 4);
  const double top = y + (height - upper - gap - lower) / 2;

  medina_picture_text_show (cr, first, x, top, upper / 2);
  medina_picture_text_show (cr, second, x, top + upper + gap, lower / 2);
}

/* The rooftop, the name, which has that room, and the points behind it. Returns where it ends. */
static double
draw_entry (const Entry *entry,
            cairo_t *cr,
            MedinaPieceAtlas *atlas,
            double x,
            double y,
            double room,
            const Plan *plan)
{
  const double width = plan->width, size = plan->style->size * width;
  const double name = x + (PIECE_WIDTH + GAP) * width, line = y + BASELINE * width;
  const double points = name + room + GAP * width;
  g_autoptr (PangoLayout) words = wrap (cr, entry->name, room, size, FALSE, plan->style->lines);
  g_autoptr (PangoLayout) number = NULL;

  medina_piece_atlas_draw (atlas, cr, medina_sprite_of_color (entry->color), 0, x,
                           y + PIECE * width, PIECE_WIDTH * width);
  if (pango_layout_get_line_count (words) == 1)
    medina_picture_text_stand (cr, words, name, line, size);
  else
    show_between (cr, words, name, y, y + HEIGHT * width);
  if (entry->points == NULL)
    return points;
  number = medina_picture_text_new (cr, entry->points, POINTS_WIDTH * width, POINTS * width, TRUE,
                                    PANGO_ALIGN_LEFT);
  medina_picture_text_stand (cr, number, points, line, POINTS * width);
  return points + POINTS_WIDTH * width;
}

/* Up to the right margin. What is left over is between them. */
static void
draw_entries (const MedinaBoardCaption *self,
              cairo_t *cr,
              MedinaPieceAtlas *atlas,
              double y,
              const Plan *plan)
{
  const double gap = 2 * GAP * plan->width + plan->left / self->n_entries;
  double x = 2 * MARGIN * plan->width + plan->head;

  for (guint i = 0; i < self->n_entries; i++)
    x = draw_entry (&self->entries[i], cr, atlas, x + gap, y, plan->names[i], plan);
}

void
medina_board_caption_draw (const MedinaBoardCaption *self,
                           cairo_t *cr,
                           MedinaPieceAtlas *atlas,
                           double y,
                           double width)
{
  const double points = self->entries[0].points != NULL ? POINTS_WIDTH : 0;
  const double rest = (PIECE_WIDTH + points + 4 * GAP) * width;
  Plan plan = { .width = width };

  share (self, cr, &plan, (1 - 3 * MARGIN) * width - self->n_entries * rest);
  unwrap_head (self, cr, &plan);
  unwrap_names (self, cr, &plan);
  cairo_save (cr);
  cairo_rectangle (cr, 0, y, width, medina_board_caption_measure (width));
  cairo_set_source_rgb (cr, .98, .955, .90);
  cairo_fill (cr);
  cairo_set_source_rgb (cr, .20, .12, .06);
  draw_head (self, cr, y, &plan);
  draw_entries (self, cr, atlas, y, &plan);
  cairo_restore (cr);
}
