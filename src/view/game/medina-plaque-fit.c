/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-plaque-fit.h"

#include <glib/gi18n.h>

#include "medina-fitted-text.h"

enum
{
  SHORT_LINES = 2, /* altogether, the least */
  TALL_LINES = 5,
  FULL_LINES = 4,     /* so many fill a large plaque */
  RESERVED_LINES = 2, /* for a message, in its smallest letters: the most */
  MESSAGE_LINES = 3,  /* likewise, before the usual prompts have larger letters than all others */
  NEWS_LINES = 3,     /* of news: more than its place if it has less, but no more than these */
  LINE_LENGTH = 16,   /* heights of a line, below which a line is too short for sentences */
  NARROW_LENGTH = 22, /* likewise, below which most sentences take several */
  NARROW_LINES = 5,   /* that a narrow plaque has room for: three of a prompt, two of a message */
};

#define MOST_SCALE     2.0 /* of letters */
#define READABLE_SCALE 1.4 /* from the other side of a room, on a usual screen */
#define STEP           .07

/* The height of a line in the script of the language. It is asked for many times while the window is laid out. */
static int
measure_line (MedinaPlaqueFit *self)
{
  GtkWidget *label = GTK_WIDGET (self->prompt);
  const guint serial = pango_context_get_serial (gtk_widget_get_pango_context (label));
  g_autoptr (PangoLayout) layout = NULL;

  if (self->line_serial == serial)
    return self->line_height;
  layout = gtk_widget_create_pango_layout (label, _ ("Players"));
  pango_layout_get_pixel_size (layout, NULL, &self->line_height);
  self->line_serial = serial;
  return self->line_height;
}

static int
measure_lines (MedinaPlaqueFit *self, int lines)
{
  int progress;

  gtk_widget_measure (self->progress, GTK_ORIENTATION_VERTICAL, -1, &progress, NULL, NULL, NULL);
  return lines * measure_line (self) + progress + 2 * gtk_box_get_spacing (self->lines);
}

/* Also while the bin does not tell, because it is wide. */
static int
measure_least_width (MedinaPlaqueFit *self)
{
  int bin, lines;

  gtk_widget_measure (self->bin, GTK_ORIENTATION_HORIZONTAL, -1, &bin, NULL, NULL, NULL);
  gtk_widget_measure (GTK_WIDGET (self->lines), GTK_ORIENTATION_HORIZONTAL, -1, &lines, NULL, NULL,
                      NULL);
  return MAX (bin, lines);
}

/* What the buttons of the computers' turns take of the width. */
int
medina_plaque_fit_measure_buttons (MedinaPlaqueFit *self)
{
  GtkWidget *lines = GTK_WIDGET (self->lines), *row = gtk_widget_get_parent (lines);
  int width = 0;

  for (GtkWidget *button = gtk_widget_get_next_sibling (lines); button != NULL;
       button = gtk_widget_get_next_sibling (button))
    if (gtk_widget_should_layout (button))
      {
        int minimum;

        gtk_widget_measure (button, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
        width += minimum + (int) gtk_grid_get_column_spacing (GTK_GRID (row));
      }
  return width;
}

/* With what is between them and the next line. */
static int
measure_losses (MedinaPlaqueFit *self, int width, double scale)
{
  return gtk_widget_get_visible (GTK_WIDGET (self->losses))
           ? medina_fitted_text_measure (self->losses, width, scale) +
               gtk_box_get_spacing (self->lines)
           : 0;
}

/* What does not depend on where one points: all but the message and the news. */
static int
measure_upper (MedinaPlaqueFit *self, int room, double scale)
{
  return measure_lines (self, 0) + medina_fitted_text_measure (self->prompt, room, scale) +
         measure_losses (self, room, scale);
}

/* The message or the news; of these no more than some of their height. */
static int
measure_lower (MedinaPlaqueFit *self, int room, double scale, int most_news)
{
  const int message = medina_fitted_text_measure (self->message, room, scale);
  const int news = medina_announcer_measure_texts (self->announcer, room, scale);

  return MAX (message, MIN (news, most_news));
}

/* What is kept free for a message while there is none, so that the prompt keeps its letters when one comes. */
static int
find_reserve (MedinaPlaqueFit *self, int height)
{
  const int line = measure_line (self);

  return (int) (CLAMP (height / 2, line, RESERVED_LINES * line) * MEDINA_FITTED_TEXT_LEAST);
}

/* The text that takes most room, in one line. */
void
medina_plaque_fit_set_usual (MedinaPlaqueFit *self, char **texts)
{
  int widest = 0;

  medina_plaque_fit_clear (self);
  self->usual_room = 0;
  for (char **text = texts; text != NULL && *text != NULL; text++)
    {
      g_autoptr (PangoLayout) layout =
        gtk_widget_create_pango_layout (GTK_WIDGET (self->prompt), *text);
      int width;

      pango_layout_get_pixel_size (layout, &width, NULL);
      if (width <= widest)
        continue;
      widest = width;
      g_free (self->usual);
      self->usual = g_strdup (*text);
    }
}

void
medina_plaque_fit_clear (MedinaPlaqueFit *self)
{
  g_clear_pointer (&self->usual, g_free);
}

/* In which the longest of the usual texts leaves room for a message. */
static double
search_readable_scale (MedinaPlaqueFit *self, int room, int height)
{
  const double message = MESSAGE_LINES * MEDINA_FITTED_TEXT_LEAST * measure_line (self);
  const double most = height - measure_lines (self, 0) - message;
  double scale = READABLE_SCALE;

  while (scale > 1 &&
         medina_fitted_text_measure_other (self->prompt, self->usual, room, scale) > most)
    scale = MAX (scale - STEP, 1);
  return scale;
}

/* It is asked for with each layout. */
static double
find_readable_scale (MedinaPlaqueFit *self, int room, int height)
{
  const guint serial =
    pango_context_get_serial (gtk_widget_get_pango_context (GTK_WIDGET (self->prompt)));

  if (self->usual == NULL)
    return 1;
  if (self->usual_room != room || self->usual_height != height || self->usual_serial != serial)
    self->usual_scale = search_readable_scale (self, room, height);
  self->usual_room = room;
  self->usual_height = height;
  self->usual_serial = serial;
  return self->usual_scale;
}

/* A plaque that has room for many lines has larger letters. On a narrow one, as on a phone, next to all that is said
 * would be of another length, and so of another size: there all letters are as small as the longest of it needs. */
static double
find_usual_scale (MedinaPlaqueFit *self, int room, int height)
{
  const int line = measure_line (self);

  if (room >= NARROW_LENGTH * line)
    return MAX (CLAMP ((double) height / measure_lines (self, FULL_LINES), 1, MOST_SCALE),
                find_readable_scale (self, room, height));
  return CLAMP ((double) (height - measure_lines (self, 0)) / (NARROW_LINES * line),
                MEDINA_FITTED_TEXT_LEAST, MOST_SCALE);
}

static double
find_upper_scale (MedinaPlaqueFit *self, int room, int height)
{
  const int most = height - find_reserve (self, height);
  double scale = find_usual_scale (self, room, height);

  while (scale > MEDINA_FITTED_TEXT_LEAST && measure_upper (self, room, scale) > most)
    scale = MAX (scale - STEP, MEDINA_FITTED_TEXT_LEAST);
  return scale;
}

void
medina_plaque_fit_measure_width (MedinaPlaqueFit *self, int *minimum, int *natural)
{
  *minimum = measure_least_width (self);
  *natural = MAX (*minimum, LINE_LENGTH * measure_line (self));
}

void
medina_plaque_fit_measure_height (MedinaPlaqueFit *self, int *minimum, int *natural)
{
  *minimum = measure_lines (self, SHORT_LINES);
  *natural = measure_lines (self, TALL_LINES);
}

/* News can be of any length, as when a game is played out: they never hide the board for that. */
int
medina_plaque_fit_find_height (MedinaPlaqueFit *self, int width, int height)
{
  const int room = width - medina_plaque_fit_measure_buttons (self);
  const double scale = find_upper_scale (self, room, height);

  self->place_height = height;
  return MAX (height, measure_upper (self, room, scale) +
                        measure_lower (self, room, MEDINA_FITTED_TEXT_LEAST,
                                       NEWS_LINES * measure_line (self)));
}

/* Each by itself: a message keeps its letters while there are long news in its place. */
static void
fit_lower (MedinaPlaqueFit *self, int room, int most, double scale)
{
  double message = scale, news = scale;

  while (message > MEDINA_FITTED_TEXT_LEAST &&
         medina_fitted_text_measure (self->message, room, message) > most)
    message = MAX (message - STEP, MEDINA_FITTED_TEXT_LEAST);
  while (news > MEDINA_FITTED_TEXT_LEAST &&
         medina_announcer_measure_texts (self->announcer, room, news) > most)
    news = MAX (news - STEP, MEDINA_FITTED_TEXT_LEAST);
  medina_fitted_text_set_scale (self->message, message);
  medina_announcer_set_scale (self->announcer, news);
  medina_latest_news_fit (self->latest,
                          most - measure_lower (self, room, message,
                                                medina_announcer_measure_texts (self->announcer,
                                                                                room, news)),
                          scale);
}

void
medina_plaque_fit_apply (MedinaPlaqueFit *self, int width, int height)
{
  const int room = width - medina_plaque_fit_measure_buttons (self);
  const int place = self->place_height > 0 ? MIN (self->place_height, height) : height;
  const double scale = find_upper_scale (self, room, place);

  medina_fitted_text_set_scale (self->prompt, scale);
  medina_fitted_text_set_scale (self->losses, scale);
  fit_lower (self, room, height - measure_upper (self, room, scale), scale);
}
