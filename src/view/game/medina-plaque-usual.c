/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-plaque-usual.h"

#include "medina-fitted-text.h"
#include "medina-letter-size.h"

enum
{
  RESERVED_LINES = 3, /* for a message, in small letters */
  USUAL_LINES = 2,    /* of most messages */
  WIDE_LENGTH = 28,   /* heights of a line, from which on hardly any message takes more */
};

#define READABLE_SCALE 1.4 /* from the other side of a room, on a usual screen */
#define LARGE_SCALE    2.2 /* the same in the largest window */
#define STEP           .07

/* The text that takes most room, in one line. Transfer full; NULL for none. */
static char *
find_longest (GtkWidget *widget, char **texts)
{
  const char *longest = NULL;
  int widest = 0;

  for (char **text = texts; text != NULL && *text != NULL; text++)
    {
      g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (widget, *text);
      int width;

      pango_layout_get_pixel_size (layout, &width, NULL);
      if (width <= widest)
        continue;
      widest = width;
      longest = *text;
    }
  return g_strdup (longest);
}

void
medina_plaque_usual_clear (MedinaPlaqueUsual *self)
{
  g_clear_pointer (&self->longest_prompt, g_free);
  g_clear_pointer (&self->usual_message, g_free);
  self->percent = 0;
}

void
medina_plaque_usual_set (MedinaPlaqueUsual *self, char **prompts, const char *message)
{
  medina_plaque_usual_clear (self);
  self->longest_prompt = find_longest (self->prompt, prompts);
  self->usual_message = g_strdup (message);
}

static int
measure_prompt (MedinaPlaqueUsual *self, int room, double scale)
{
  return self->longest_prompt != NULL
           ? medina_fitted_text_measure_other (self->prompt, self->longest_prompt, room, scale)
           : 0;
}

/* Most messages are as large as the prompt; others have room in small letters. */
static gboolean
is_room_for_prompt (MedinaPlaqueUsual *self, double scale)
{
  const double least = MEDINA_FITTED_TEXT_LEAST * self->percent / 100;
  const gboolean wide = self->place.room >= WIDE_LENGTH * self->place.line;
  const int reserved = wide ? USUAL_LINES : RESERVED_LINES;
  const double lines = MAX (USUAL_LINES * scale, reserved * least);

  return measure_prompt (self, self->place.room, scale) + lines * self->place.line <=
         self->place.height;
}

static double
search_prompt_scale (MedinaPlaqueUsual *self)
{
  double scale = MAX (self->large_scale, MIN (READABLE_SCALE * self->percent / 100, LARGE_SCALE));

  while (scale > MEDINA_FITTED_TEXT_READABLE && !is_room_for_prompt (self, scale))
    scale = MAX (scale - STEP, MEDINA_FITTED_TEXT_READABLE);
  return scale;
}

/* Its lines are not parted. */
static gboolean
is_room_for_message (MedinaPlaqueUsual *self, double scale)
{
  const MedinaPlaqueRoom *place = &self->place;
  const double line = place->line * self->upper_scale;
  const double above = measure_prompt (self, place->room, self->upper_scale);
  const int height = medina_fitted_text_measure_other (self->message, self->usual_message,
                                                       G_MAXINT / PANGO_SCALE, scale);

  return medina_fitted_text_measure_other (self->message, self->usual_message, place->room,
                                           scale) == height &&
         height <= place->height - line &&
         USUAL_LINES * place->line * scale <= place->height - above;
}

static double
search_message_scale (MedinaPlaqueUsual *self)
{
  const double least = MIN (self->upper_scale, MEDINA_FITTED_TEXT_READABLE);
  double scale = self->upper_scale;

  while (scale > least && !is_room_for_message (self, scale))
    scale = MAX (scale - STEP, least);
  return scale;
}

static int
find_percent (MedinaPlaqueUsual *self)
{
  const MedinaLetterSize *size = medina_letter_size_find (self->prompt);

  return size != NULL ? size->percent : 100;
}

/* They are asked for with each layout. */
static void
follow (MedinaPlaqueUsual *self, const MedinaPlaqueRoom *place)
{
  const int percent = find_percent (self);
  const guint serial = pango_context_get_serial (gtk_widget_get_pango_context (self->prompt));

  if (self->percent == percent && self->serial == serial && self->place.room == place->room &&
      self->place.height == place->height && self->place.line == place->line)
    return;
  self->percent = percent;
  self->serial = serial;
  self->place = *place;
  self->upper_scale = self->large_scale = 0;
}

double
medina_plaque_usual_scale_prompt (MedinaPlaqueUsual *self,
                                  const MedinaPlaqueRoom *place,
                                  double scale)
{
  if (self->longest_prompt == NULL)
    return scale;
  follow (self, place);
  if (self->large_scale != scale)
    {
      self->large_scale = scale;
      self->prompt_scale = search_prompt_scale (self);
    }
  return self->prompt_scale;
}

double
medina_plaque_usual_scale_message (MedinaPlaqueUsual *self,
                                   const MedinaPlaqueRoom *place,
                                   double scale)
{
  if (self->usual_message == NULL)
    return scale;
  follow (self, place);
  if (self->upper_scale != scale)
    {
      self->upper_scale = scale;
      self->message_scale = search_message_scale (self);
    }
  return self->message_scale;
}
