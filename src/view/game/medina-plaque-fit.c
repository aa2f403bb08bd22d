/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-plaque-fit.h"

#include <glib/gi18n.h>

enum
{
  SHORT_LINES = 2, /* altogether, the least */
  TALL_LINES = 5,
  FULL_LINES = 4,     /* so many fill a large plaque */
  RESERVED_LINES = 2, /* for a message, in its smallest letters: the most */
  PROMPT_LINES = 12,  /* more is shortened */
  NEWS_LINES = 3,     /* of news: more than its place if it has less, but no more than these */
  LINE_LENGTH = 16,   /* heights of a line, below which a line is too short for sentences */
  NARROW_LENGTH = 22, /* likewise, below which most sentences take several */
  NARROW_LINES = 7,   /* that a narrow plaque has room for: three of a prompt, four of a message */
};

/* What is above the message, in the order in which it gives way to that. */
typedef enum
{
  HEAD_WHOLE, /* the prompt and the losses */
  HEAD_BRIEF, /* the prompt in brief, and the losses */
  HEAD_ALONE, /* the prompt in brief */
  HEAD_LINE,  /* the same in one line, shortened if it is longer */
} Head;

#define MOST_SCALE 2.0 /* of letters */
#define NEWS_SHARE .75 /* of the letters of a prompt, at the least: then they are scrolled */
#define STEP       .07

/* The height of a line in the script of the language. It is asked for many times while the window
 * is laid out. */
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
  const char *text = gtk_label_get_text (self->losses);

  return *text != '\0' ? medina_fitted_text_recall (&self->losses_memory, GTK_WIDGET (self->losses),
                                                    text, width, scale) +
                           gtk_box_get_spacing (self->lines)
                       : 0;
}

static int
measure_whole (MedinaPlaqueFit *self, int room, double scale)
{
  return medina_fitted_text_recall (&self->prompt_memory, GTK_WIDGET (self->prompt), self->whole,
                                    room, scale);
}

static int
measure_brief (MedinaPlaqueFit *self, Head head, int room, double scale)
{
  return medina_fitted_text_recall (&self->brief_memory, GTK_WIDGET (self->prompt), self->brief,
                                    head == HEAD_LINE ? G_MAXINT / PANGO_SCALE : room, scale);
}

/* In brief it is only where it has less lines so. */
static gboolean
is_whole (MedinaPlaqueFit *self, Head head, int room, double scale)
{
  return head == HEAD_WHOLE ||
         measure_whole (self, room, scale) <= measure_brief (self, head, room, scale);
}

static int
measure_prompt (MedinaPlaqueFit *self, Head head, int room, double scale)
{
  return is_whole (self, head, room, scale) ? measure_whole (self, room, scale)
                                            : measure_brief (self, head, room, scale);
}

/* All but the message and the news. */
static int
measure_upper (MedinaPlaqueFit *self, Head head, int room, double scale)
{
  return measure_lines (self, 0) + measure_prompt (self, head, room, scale) +
         (head < HEAD_ALONE ? measure_losses (self, room, scale) : 0);
}

static int
measure_message (MedinaPlaqueFit *self, gboolean brief, int room, double scale)
{
  const MedinaPlaqueMessage *message = self->message;

  if (brief && message->brief != NULL)
    return medina_fitted_text_recall (&self->brief_message_memory,
                                      GTK_WIDGET (message->inscription), message->brief, room,
                                      scale);
  return medina_fitted_text_recall (&self->message_memory, GTK_WIDGET (message->inscription),
                                    message->text, room, scale);
}

/* The news, which cover the message, but no more than some of their height; else the message. */
static int
measure_lower (MedinaPlaqueFit *self, gboolean brief, int room, double scale, int most_news)
{
  const int news = medina_announcer_measure_texts (self->announcer, room, scale);

  return news > 0 ? MIN (news, most_news) : measure_message (self, brief, room, scale);
}

static gboolean
is_narrow (MedinaPlaqueFit *self)
{
  return self->width < NARROW_LENGTH * measure_line (self);
}

/* The least size of letters that need not be there. */
static double
find_least_scale (MedinaPlaqueFit *self)
{
  return is_narrow (self) ? MEDINA_FITTED_TEXT_NEAR : MEDINA_FITTED_TEXT_READABLE;
}

/* What is kept free for a message while there is none, so that the prompt keeps its letters when
 * one comes. */
static int
find_reserve (MedinaPlaqueFit *self, int height)
{
  const int line = measure_line (self);

  return (int) (CLAMP (height / 2, line, RESERVED_LINES * line) * MEDINA_FITTED_TEXT_LEAST);
}

/* Who hears it, hears all of it: only the eye has too little room for it. */
static void
show_prompt (MedinaPlaqueFit *self, const char *text)
{
  gtk_label_set_label (self->prompt, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->prompt), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  self->whole != NULL ? self->whole : "", -1);
}

void
medina_plaque_fit_set_prompt (MedinaPlaqueFit *self, const char *whole, const char *brief)
{
  if (g_strcmp0 (self->whole, whole) == 0 && g_strcmp0 (self->brief, brief) == 0)
    return;
  g_free (self->whole);
  g_free (self->brief);
  self->whole = g_strdup (whole);
  self->brief = g_strdup (brief);
  show_prompt (self, whole);
}

void
medina_plaque_fit_clear (MedinaPlaqueFit *self)
{
  medina_plaque_usual_clear (&self->usual);
  g_clear_pointer (&self->whole, g_free);
  g_clear_pointer (&self->brief, g_free);
  medina_fitted_text_forget (&self->prompt_memory);
  medina_fitted_text_forget (&self->brief_memory);
  medina_fitted_text_forget (&self->losses_memory);
  medina_fitted_text_forget (&self->message_memory);
  medina_fitted_text_forget (&self->brief_message_memory);
}

/* With the place of buttons, which come and go: the letters do not change with them. */
static MedinaPlaqueRoom
get_place (MedinaPlaqueFit *self, int height)
{
  return (MedinaPlaqueRoom){ self->width, height - measure_lines (self, 0), measure_line (self) };
}

/* A plaque that has room for many lines has larger letters. On a narrow one, as on a phone, next to
 * all that is said would be of another length, and so of another size: there all letters are as
 * small as much of it needs. */
static double
find_usual_scale (MedinaPlaqueFit *self, int height)
{
  const MedinaPlaqueRoom place = get_place (self, height);

  if (!is_narrow (self))
    return medina_plaque_usual_scale_prompt (
      &self->usual, &place,
      CLAMP ((double) height / measure_lines (self, FULL_LINES), 1, MOST_SCALE));
  return CLAMP ((double) place.height / (NARROW_LINES * place.line), MEDINA_FITTED_TEXT_NEAR,
                MOST_SCALE);
}

/* It does not depend on where one points. */
static double
find_upper_scale (MedinaPlaqueFit *self, int room, int height)
{
  const int most = height - find_reserve (self, height);
  const double least = self->brief != NULL ? MEDINA_FITTED_TEXT_NEAR : MEDINA_FITTED_TEXT_LEAST;
  double scale = find_usual_scale (self, height);

  while (scale > least && measure_upper (self, HEAD_WHOLE, room, scale) > most)
    scale = MAX (scale - STEP, least);
  return scale;
}

/* For all that is below the prompt: nor does this. On a narrow plaque it is the same. */
static double
find_lower_scale (MedinaPlaqueFit *self, int height, double upper)
{
  const MedinaPlaqueRoom place = get_place (self, height);
  const double usual = find_usual_scale (self, height);

  if (is_narrow (self))
    return upper;
  return MIN (upper, medina_plaque_usual_scale_message (&self->usual, &place, usual));
}

/* What leaves so much of the height; HEAD_LINE if nothing does. */
static Head
find_head_above (MedinaPlaqueFit *self, int lower, int room, int height, double scale)
{
  Head head = HEAD_WHOLE;

  while (head < HEAD_LINE && measure_upper (self, head, room, scale) + lower > height)
    head++;
  return head;
}

static gboolean
is_room_below (MedinaPlaqueFit *self, Head head, int lower, int room, int height, double scale)
{
  return measure_upper (self, head, room, scale) + lower <= height;
}

/* What one has lost comes before other news. */
static gboolean
has_losses_and_news (MedinaPlaqueFit *self, int room)
{
  return *gtk_label_get_text (self->losses) != '\0' &&
         medina_announcer_measure_texts (self->announcer, room, MEDINA_FITTED_TEXT_LEAST) > 0;
}

/* Only a message, or news, can have it be shortened: so that these keep their letters, or else stay
 * readable, or else so that they do in brief. */
static Head
find_head (MedinaPlaqueFit *self, int room, int height, double scale)
{
  const double usual = find_lower_scale (self, height, scale);
  const double scales[] = { usual, MIN (usual, MEDINA_FITTED_TEXT_READABLE), 0 };
  const int most_news = NEWS_LINES * measure_line (self);
  const gboolean losses = has_losses_and_news (self, room);
  Head head = HEAD_WHOLE;

  if (self->brief == NULL)
    return HEAD_WHOLE;
  for (int i = 0; scales[i] > 0; i++)
    {
      const int lower = measure_lower (self, FALSE, room, scales[i], most_news);

      head = find_head_above (self, lower, room, height, scale);
      if (lower == 0 || losses)
        return MIN (head, HEAD_BRIEF);
      if (is_room_below (self, head, lower, room, height, scale))
        return head;
    }
  return find_head_above (self, measure_lower (self, TRUE, room, scales[1], most_news), room,
                          height, scale);
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

/* News can be of any length, as when a game is played out: they never hide the board for that. A
 * message is to be read. */
static int
measure_wanted_lower (MedinaPlaqueFit *self, int room, double scale)
{
  const int news = medina_announcer_measure_texts (self->announcer, room, MEDINA_FITTED_TEXT_LEAST);

  if (news > 0)
    return MIN (news, NEWS_LINES * measure_line (self));
  return measure_message (self, TRUE, room, MIN (scale, find_least_scale (self)));
}

int
medina_plaque_fit_find_height (MedinaPlaqueFit *self, int width, int height, int clear)
{
  const int room = width - medina_plaque_fit_measure_buttons (self);
  double scale;
  Head head;
  int upper, wanted, least;

  self->width = width;
  self->place_height = height;
  scale = find_upper_scale (self, room, height);
  head = find_head (self, room, height, scale);
  upper = measure_upper (self, head, room, scale);
  wanted = upper + measure_wanted_lower (self, room, scale);
  least = upper + measure_message (self, TRUE, room, MEDINA_FITTED_TEXT_LEAST);
  if (wanted > height + clear && least <= height + clear)
    return height + clear;
  return MAX (height, wanted);
}

/* Sizes that letters should not have less than are not left out. */
static double
make_smaller (double scale)
{
  static const double floors[] = { MEDINA_FITTED_TEXT_READABLE, MEDINA_FITTED_TEXT_NEAR };

  for (gsize i = 0; i < G_N_ELEMENTS (floors); i++)
    if (scale > floors[i])
      return MAX (scale - STEP, floors[i]);
  return MAX (scale - STEP, MEDINA_FITTED_TEXT_LEAST);
}

/* It tells less before its letters get too small; where the smallest are too large, the inscription
 * cuts it. The height that it has. */
static int
fit_message (MedinaPlaqueFit *self, int room, int most, double scale)
{
  const MedinaPlaqueMessage *message = self->message;
  const double least = MIN (scale, find_least_scale (self));
  const gboolean brief =
    message->brief != NULL && measure_message (self, FALSE, room, least) > most;
  const char *text = brief ? message->brief : message->text;

  while (scale > MEDINA_FITTED_TEXT_LEAST && measure_message (self, brief, room, scale) > most)
    scale = make_smaller (scale);
  if (g_strcmp0 (gtk_inscription_get_text (message->inscription), text) != 0)
    gtk_inscription_set_text (message->inscription, text);
  medina_fitted_text_set_scale (GTK_WIDGET (message->inscription), scale);
  self->message_cut = measure_message (self, brief, room, scale) > most;
  return measure_message (self, brief, room, scale);
}

/* The height that they have; 0 if there are none. */
static int
fit_news (MedinaPlaqueFit *self, int room, int most, double scale)
{
  const double least = MAX (scale * NEWS_SHARE, MIN (scale, find_least_scale (self)));

  while (scale > least && medina_announcer_measure_texts (self->announcer, room, scale) > most)
    scale = MAX (scale - STEP, least);
  medina_announcer_set_scale (self->announcer, scale);
  if (medina_announcer_measure_texts (self->announcer, room, scale) > most)
    medina_announcer_shorten (self->announcer);
  return medina_announcer_measure_texts (self->announcer, room, scale);
}

/* Each by itself: a message keeps its letters while there are long news in its place. */
static void
fit_lower (MedinaPlaqueFit *self, int room, int most, double scale)
{
  const int message = fit_message (self, room, most, scale);
  const int news = fit_news (self, room, most, scale);

  medina_latest_news_fit (self->latest, room, most - (news > 0 ? news : message),
                          MIN (scale, find_least_scale (self)), scale);
}

/* Nothing is set to what it is already: all would be laid out again. */
static void
set_head (MedinaPlaqueFit *self, Head head, int room, double scale)
{
  const char *text = is_whole (self, head, room, scale) ? self->whole : self->brief;

  if (g_strcmp0 (gtk_label_get_label (self->prompt), text) != 0)
    show_prompt (self, text != NULL ? text : "");
  gtk_label_set_lines (self->prompt, head == HEAD_LINE ? 1 : PROMPT_LINES);
  gtk_widget_set_visible (GTK_WIDGET (self->losses),
                          head < HEAD_ALONE && *gtk_label_get_text (self->losses) != '\0');
  medina_fitted_text_set_scale (GTK_WIDGET (self->prompt), scale);
  medina_fitted_text_set_scale (GTK_WIDGET (self->losses), scale);
}

/* A prompt that has but one line is written smaller before it is shortened, as long as it is
 * readable; on a narrow plaque all letters are of one size. */
static double
find_prompt_scale (MedinaPlaqueFit *self, Head head, int room, double scale)
{
  const double least = head == HEAD_LINE && !is_narrow (self) ? MEDINA_FITTED_TEXT_READABLE : scale;

  while (scale > least && measure_prompt (self, HEAD_BRIEF, room, scale) >
                            measure_prompt (self, HEAD_LINE, room, scale))
    scale = MAX (scale - STEP, least);
  return scale;
}

void
medina_plaque_fit_apply (MedinaPlaqueFit *self, int width, int height)
{
  const int room = width - medina_plaque_fit_measure_buttons (self);
  const int place = self->place_height > 0 ? MIN (self->place_height, height) : height;
  double scale;
  Head head;

  self->width = width;
  scale = find_upper_scale (self, room, place);
  head = find_head (self, room, place, scale);
  set_head (self, head, room, find_prompt_scale (self, head, room, scale));
  fit_lower (self, room, height - measure_upper (self, head, room, scale),
             find_lower_scale (self, place, scale));
}
