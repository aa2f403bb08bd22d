/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-latest-news.h"

#include <string.h>

#include "medina-children.h"
#include "medina-fitted-text.h"
#include "medina-name-label.h"
#include "medina-round-words.h"

enum
{
  NEWS = 6,  /* a round of three computers */
  LARGE = 2, /* of them: so many are to have room in letters as large as can be */
  LINES = 2, /* of each, at the most */
};

#define STEP .07

/* The ways to tell them; the later ones are for less room. */
typedef enum
{
  PLACEMENTS, /* a line each */
  TURNS,      /* likewise */
  RUNNING,    /* as many turns as can be in one text */
  NOTES,      /* likewise, as records note them */
  FORMS,
} Form;

typedef struct
{
  char **texts;         /* of the labels, or such of which one is chosen; NULL for none */
  char **brief_texts;   /* for where those do not fit; NULL for none */
  int count;            /* texts that there are */
  int placements[NEWS]; /* that each text tells */
  MedinaFittedTextMemory memories[NEWS]; /* how high the texts are */
} Telling;

struct _MedinaLatestNews
{
  GtkWidget parent_instance;

  GtkLabel *labels[NEWS];
  Telling tellings[FORMS];
  Form form;       /* that is shown */
  int text;        /* the one that is shown, where it is chosen */
  int lines[NEWS]; /* that each label takes; 0 for those that there is no room for */

  MedinaFittedTextMemory line_memory; /* how high a line is */

  MedinaGame *game; /* weak: that was told of */
};

G_DEFINE_FINAL_TYPE (MedinaLatestNews, medina_latest_news, GTK_TYPE_WIDGET)

static gboolean
has_one_text (Form form)
{
  return form >= RUNNING;
}

static void
set_telling (Telling *telling, char **texts, char **brief_texts)
{
  g_strfreev (telling->texts);
  g_strfreev (telling->brief_texts);
  telling->texts = texts;
  telling->brief_texts = brief_texts;
  telling->count = texts != NULL ? (int) g_strv_length (texts) : 0;
}

static gboolean
is_same (const Telling *telling, char **texts)
{
  return telling->texts != NULL &&
         g_strv_equal ((const char *const *) telling->texts, (const char *const *) texts);
}

static void
forget (MedinaLatestNews *self)
{
  for (Form form = 0; form < FORMS; form++)
    set_telling (&self->tellings[form], NULL, NULL);
}

/* FALSE if there was nothing to be forgotten. */
static gboolean
tell_nothing (MedinaLatestNews *self)
{
  const gboolean told = self->tellings[PLACEMENTS].texts != NULL;

  forget (self);
  return told;
}

/* FALSE if they are what was told before. */
static gboolean
tell (MedinaLatestNews *self, MedinaGame *game)
{
  Telling *placements = &self->tellings[PLACEMENTS], *turns = &self->tellings[TURNS],
          *running = &self->tellings[RUNNING], *notes = &self->tellings[NOTES];
  g_auto (GStrv) lines = medina_round_words_list (game, NEWS);
  int counts[NEWS] = { 0 };
  g_auto (GStrv) turn_lines = medina_round_words_list_turns (game, NEWS, counts);

  if (is_same (placements, lines) && is_same (turns, turn_lines))
    return FALSE;
  forget (self);
  set_telling (placements, g_steal_pointer (&lines), medina_round_words_list_briefly (game, NEWS));
  for (int i = 0; i < NEWS; i++)
    placements->placements[i] = 1;
  set_telling (turns, g_steal_pointer (&turn_lines), NULL);
  memcpy (turns->placements, counts, sizeof counts);
  set_telling (running, medina_round_words_join_turns (turns->texts, counts, running->placements),
               NULL);
  set_telling (notes, medina_round_words_note (game, NEWS, notes->placements), NULL);
  return TRUE;
}

/* Told once more, they change nothing, and keep their form. */
void
medina_latest_news_tell (MedinaLatestNews *self, MedinaGame *game)
{
  g_return_if_fail (MEDINA_IS_LATEST_NEWS (self));

  g_set_weak_pointer (&self->game, game);
  if (game != NULL ? !tell (self, game) : !tell_nothing (self))
    return;
  for (int i = 0; i < NEWS; i++)
    gtk_label_set_label (self->labels[i], i < self->tellings[PLACEMENTS].count
                                            ? self->tellings[PLACEMENTS].texts[i]
                                            : "");
  gtk_widget_queue_resize (GTK_WIDGET (self)); /* a label that is not shown does not pass that on */
}

/* That of a placement in words has letters of all scripts that are written. */
static int
measure_line (MedinaLatestNews *self, double scale)
{
  const Telling *placements = &self->tellings[PLACEMENTS];

  return placements->count > 0
           ? medina_fitted_text_recall (&self->line_memory, GTK_WIDGET (self->labels[0]),
                                        placements->texts[0], G_MAXINT / PANGO_SCALE, scale)
           : 1;
}

/* Heights are rounded. */
static int
count_lines (MedinaLatestNews *self, Form form, int index, int width, double scale)
{
  Telling *telling = &self->tellings[form];
  const int line = MAX (measure_line (self, scale), 1);
  const int height =
    medina_fitted_text_recall (&telling->memories[index], GTK_WIDGET (self->labels[index]),
                               telling->texts[index], width, scale);

  return CLAMP ((height + line / 2) / line, 1, has_one_text (form) ? NEWS : LINES);
}

/* The latest is told in whole before others are told, too, and those in one line each before they
 * take two. */
static void
share_lines (MedinaLatestNews *self, int count, const int *wanted, int most)
{
  int left = most;

  memset (self->lines, 0, sizeof self->lines);
  for (int i = 0; i < count && left > 0; i++)
    {
      self->lines[i] = i == 0 && wanted[0] <= left ? wanted[0] : 1;
      left -= self->lines[i];
    }
  for (int i = 1; i < count && left > 0; i++)
    if (self->lines[i] > 0 && wanted[i] - self->lines[i] <= left)
      {
        left -= wanted[i] - self->lines[i];
        self->lines[i] = wanted[i];
      }
}

/* Returns how many placements are told: the latest ones, none left out between them. A turn of
 * which a part is told would seem to be a shorter one. */
static int
fit_texts (MedinaLatestNews *self, Form form, int width, int lines, double scale, int *wanted)
{
  const Telling *telling = &self->tellings[form];
  gboolean goes_on = TRUE;
  int told = 0;

  for (int i = 0; i < NEWS; i++)
    wanted[i] = i < telling->count ? count_lines (self, form, i, width, scale) : 0;
  share_lines (self, telling->count, wanted, lines);
  for (int i = 0; i < telling->count; i++)
    {
      goes_on &=
        self->lines[i] > 0 && (self->lines[i] == wanted[i] || telling->brief_texts != NULL);
      if (goes_on)
        told += telling->placements[i];
      else
        self->lines[i] = 0;
    }
  return told;
}

static int
fit_text (MedinaLatestNews *self, Form form, int width, int lines, double scale, int *wanted)
{
  const Telling *telling = &self->tellings[form];

  memset (self->lines, 0, sizeof self->lines);
  for (self->text = telling->count - 1; self->text >= 0; self->text--)
    {
      wanted[0] = count_lines (self, form, self->text, width, scale);
      if (wanted[0] > lines)
        continue;
      self->lines[0] = wanted[0];
      return telling->placements[self->text];
    }
  return 0;
}

static int
fit_form (MedinaLatestNews *self, Form form, int width, int height, double scale, int *wanted)
{
  const int lines = height / MAX (measure_line (self, scale), 1);

  return has_one_text (form) ? fit_text (self, form, width, lines, scale, wanted)
                             : fit_texts (self, form, width, lines, scale, wanted);
}

/* In smaller letters if that has more of them told; but what has a line each is read only if it is
 * large enough. `scale` becomes that of the letters. Returns how many are told. */
static int
fit_smaller (MedinaLatestNews *self, Form form, int width, int height, double least, double *scale)
{
  const int all = self->tellings[PLACEMENTS].count;
  double smaller = *scale;
  int wanted[NEWS];
  int most = fit_form (self, form, width, height, smaller, wanted);

  while (form != PLACEMENTS && most < all && smaller > least)
    {
      int told;

      smaller = MAX (smaller - STEP, least);
      told = fit_form (self, form, width, height, smaller, wanted);
      if (told > most)
        *scale = smaller;
      most = MAX (most, told);
    }
  return most;
}

/* A line for each placement; or, if more of them are told so, in a later form; but in notes, which
 * not all can read, only if there is not even room for the words of a turn. Returns how large the
 * letters are. */
static double
fit_lines (MedinaLatestNews *self, int width, int height, double least, double scale, int *wanted)
{
  const int all = self->tellings[PLACEMENTS].count;
  double best = scale;
  int most = -1;

  for (Form form = PLACEMENTS; form < FORMS && most < all; form++)
    {
      double size = scale;
      int told;

      if (form == NOTES && most >= self->tellings[TURNS].placements[0])
        break;
      told = fit_smaller (self, form, width, height, least, &size);
      if (told <= most)
        continue;
      self->form = form;
      best = size;
      most = told;
    }
  fit_form (self, self->form, width, height, best, wanted);
  return best;
}

static const char *
get_text (MedinaLatestNews *self, int index, gboolean brief)
{
  const Telling *telling = &self->tellings[self->form];

  if (has_one_text (self->form))
    return telling->texts[self->text];
  return brief && telling->brief_texts != NULL ? telling->brief_texts[index]
                                               : telling->texts[index];
}

void
medina_latest_news_fit (MedinaLatestNews *self, int width, int height, double least, double scale)
{
  int wanted[NEWS], before[NEWS];

  g_return_if_fail (MEDINA_IS_LATEST_NEWS (self));

  while (scale > least &&
         MIN (self->tellings[PLACEMENTS].count, LARGE) * measure_line (self, scale) > height)
    scale = MAX (scale - STEP, least);
  memcpy (before, self->lines, sizeof before);
  scale = fit_lines (self, width, height, least, scale, wanted);
  for (int i = 0; i < NEWS; i++)
    {
      medina_fitted_text_set_scale (GTK_WIDGET (self->labels[i]), scale);
      gtk_label_set_lines (self->labels[i], MAX (self->lines[i], 1));
      if (self->lines[i] > 0)
        gtk_label_set_label (self->labels[i], get_text (self, i, wanted[i] > self->lines[i]));
    }
  if (memcmp (before, self->lines, sizeof before) != 0)
    gtk_widget_queue_allocate (GTK_WIDGET (self));
}

int
medina_latest_news_count_shown (MedinaLatestNews *self)
{
  int count = 0;

  g_return_val_if_fail (MEDINA_IS_LATEST_NEWS (self), 0);

  for (int i = 0; i < NEWS; i++)
    count += self->lines[i] > 0;
  return count;
}

/* --- The widget ------------------------------------------------------------------------------- */

static void
medina_latest_news_measure (GtkWidget *widget,
                            GtkOrientation orientation,
                            int for_size,
                            int *minimum,
                            int *natural,
                            int *minimum_baseline,
                            int *natural_baseline)
{
  *minimum = *natural = 0;
}

static void
medina_latest_news_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  MedinaLatestNews *self = MEDINA_LATEST_NEWS (widget);

  for (int i = 0; i < NEWS; i++)
    {
      GtkWidget *label = GTK_WIDGET (self->labels[i]);
      int needed;

      gtk_widget_set_child_visible (label, self->lines[i] > 0);
      if (self->lines[i] == 0)
        continue;
      gtk_widget_measure (label, GTK_ORIENTATION_VERTICAL, width, &needed, NULL, NULL, NULL);
      height -= needed;
      gtk_widget_size_allocate (label, &(GtkAllocation){ 0, height, width, needed }, -1);
    }
}

static int
find_label (MedinaLatestNews *self, GtkLabel *label)
{
  int index = 0;

  while (self->labels[index] != label)
    index++;
  return index;
}

/* In words, and as many as there are. */
static char *
word_all (MedinaLatestNews *self)
{
  const Telling *turns = &self->tellings[TURNS];
  GString *text = g_string_new (NULL);

  for (int i = turns->count - 1; i >= 0; i--)
    g_string_append_printf (text, "%s%s", turns->texts[i], i > 0 ? "\n" : "");
  return g_string_free (text, FALSE);
}

/* Of what is told in brief, the whole. */
static gboolean
query_tooltip_cb (GtkLabel *label,
                  int x,
                  int y,
                  gboolean keyboard,
                  GtkTooltip *tooltip,
                  MedinaLatestNews *self)
{
  const Telling *telling = &self->tellings[self->form];
  const int index = find_label (self, label);
  g_autofree char *text = has_one_text (self->form) ? word_all (self)
                          : index < telling->count  ? g_strdup (telling->texts[index])
                                                    : g_strdup ("");

  return medina_name_label_complete_text (text,
                                          pango_layout_is_ellipsized (
                                            gtk_label_get_layout (label)) ||
                                            !g_str_equal (gtk_label_get_label (label), text),
                                          self->game, tooltip);
}

static void
medina_latest_news_dispose (GObject *object)
{
  MedinaLatestNews *self = MEDINA_LATEST_NEWS (object);

  g_clear_weak_pointer (&self->game);
  forget (self);
  medina_fitted_text_forget (&self->line_memory);
  for (Form form = 0; form < FORMS; form++)
    for (int i = 0; i < NEWS; i++)
      medina_fitted_text_forget (&self->tellings[form].memories[i]);
  medina_children_unparent (GTK_WIDGET (self));
  G_OBJECT_CLASS (medina_latest_news_parent_class)->dispose (object);
}

static void
medina_latest_news_class_init (MedinaLatestNewsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = medina_latest_news_dispose;
  widget_class->measure = medina_latest_news_measure;
  widget_class->size_allocate = medina_latest_news_size_allocate;
}

static void
medina_latest_news_init (MedinaLatestNews *self)
{
  for (int i = 0; i < NEWS; i++)
    {
      GtkLabel *label = GTK_LABEL (gtk_label_new (NULL));

      self->labels[i] = label;
      gtk_label_set_xalign (label, 0);
      gtk_label_set_wrap (label, TRUE);
      gtk_label_set_wrap_mode (label, PANGO_WRAP_WORD_CHAR);
      gtk_label_set_ellipsize (label, PANGO_ELLIPSIZE_MIDDLE);
      gtk_widget_add_css_class (GTK_WIDGET (label), "message");
      gtk_widget_set_has_tooltip (GTK_WIDGET (label), TRUE);
      g_signal_connect (label, "query-tooltip", G_CALLBACK (query_tooltip_cb), self);
      gtk_widget_insert_after (GTK_WIDGET (label), GTK_WIDGET (self),
                               NULL); /* the latest is the last child */
    }
}
