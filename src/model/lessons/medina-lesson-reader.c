/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-lesson-private.h"

#include <glib/gi18n.h>

typedef struct
{
  MedinaLesson *lesson;
  MedinaLessonStep *step; /* NULL outside of one; likewise the others */
  MedinaLessonWrong *wrong;
  MedinaLessonEvent *event;
  gboolean positioned; /* there was a position */
} Reader;

/* --- What is wrong ---------------------------------------------------------------------------- */

static void
refuse (GError **error, const char *what)
{
  g_set_error (error, G_MARKUP_ERROR, G_MARKUP_ERROR_INVALID_CONTENT,
               /* Translators: of a lesson's file; what is in quotes stands there */
               _ ("“%s” means nothing here."), what);
}

/* GMarkup says of other errors where they are. */
static void
miss (GMarkupParseContext *context, GError **error, const char *what)
{
  int line;

  g_markup_parse_context_get_position (context, &line, NULL);
  g_set_error (error, G_MARKUP_ERROR, G_MARKUP_ERROR_INVALID_CONTENT,
               /* Translators: of a lesson's file; what is in quotes should stand there */
               _ ("Line %d: “%s” is missing."), line, what);
}

/* --- Words ------------------------------------------------------------------------------------ */

/* The number of a word among others; -1 if it is none of them. */
static int
find_word (const char *word, const char *const words[], guint n)
{
  for (guint i = 0; i < n; i++)
    if (g_str_equal (words[i], word))
      return (int) i;
  return -1;
}

static gboolean
parse_part (const char *value, MedinaLessonPart *part)
{
  static const char *const words[] = { "basics", "strategy", "editions", "game" };
  const int found = find_word (value, words, G_N_ELEMENTS (words));

  *part = (MedinaLessonPart) found;
  return found >= 0;
}

static gboolean
parse_task (const char *value, MedinaLessonTask *task)
{
  static const char *const words[] = { "read", "pick", "place", "end-turn" };
  const int found = find_word (value, words, G_N_ELEMENTS (words));

  *task = (MedinaLessonTask) found;
  return found >= 0;
}

static gboolean
parse_kind (const char *value, MedinaGuideKind *kind)
{
  static const char *const words[] = { "begin",        "turn",        "place",      "over",
                                       "new-street",   "palace-tile", "tower-tile", "tea-tiles",
                                       "color-closed", "turn-short",  "passed",     "fresh-turn" };
  const int found = find_word (value, words, G_N_ELEMENTS (words));

  *kind = (MedinaGuideKind) found;
  return found >= 0;
}

static gboolean
parse_who (const char *value, MedinaGuideWho *who)
{
  static const char *const words[] = { "anybody", "you", "other", "neutral" };
  const int found = find_word (value, words, G_N_ELEMENTS (words));

  *who = (MedinaGuideWho) found;
  return found >= 0;
}

/* --- Attributes ------------------------------------------------------------------------------- */

static gboolean
take_text (char **place, const char *value)
{
  g_free (*place);
  *place = g_strdup (value);
  return TRUE;
}

static gboolean
read_step_attribute (Reader *self, const char *name, const char *value)
{
  MedinaLessonStep *step = self->step;

  if (g_str_equal (name, "do"))
    return parse_task (value, &step->task);
  if (g_str_equal (name, "try"))
    return take_text (&step->example, value);
  if (g_str_equal (name, "reply"))
    return take_text (&step->reply, value);
  if (g_str_equal (name, "show"))
    return medina_lesson_parse_spaces (value, &step->shown);
  if (g_str_equal (name, "light"))
    return medina_lesson_parse_spaces (value, &step->lit);
  if (g_str_equal (name, "tiles"))
    return medina_lesson_parse_tiles (value, &step->tiles);
  return medina_lesson_condition_parse (&step->goal, name, value);
}

static gboolean
read_after_attribute (Reader *self, const char *name, const char *value)
{
  return g_str_equal (name, "tiles") && medina_lesson_parse_tiles (value, &self->step->tiles_after);
}

static gboolean
read_wrong_attribute (Reader *self, const char *name, const char *value)
{
  if (g_str_equal (name, "try"))
    return take_text (&self->wrong->example, value);
  return medina_lesson_condition_parse (&self->wrong->when, name, value);
}

static gboolean
read_event_attribute (Reader *self, const char *name, const char *value)
{
  if (g_str_equal (name, "kind"))
    return parse_kind (value, &self->event->kind);
  if (g_str_equal (name, "who"))
    return parse_who (value, &self->event->who);
  return medina_lesson_condition_parse (&self->event->when, name, value);
}

static gboolean
read_lesson_attribute (Reader *self, const char *name, const char *value)
{
  return g_str_equal (name, "part") && parse_part (value, &self->lesson->part);
}

static gboolean
read_no_attribute (Reader *self, const char *name, const char *value)
{
  return FALSE;
}

static void
read_attributes (Reader *self,
                 gboolean (*read) (Reader *self, const char *name, const char *value),
                 const char **names,
                 const char **values,
                 GError **error)
{
  for (guint i = 0; names[i] != NULL; i++)
    if (!read (self, names[i], values[i]))
      {
        g_autofree char *what = g_strdup_printf ("%s=\"%s\"", names[i], values[i]);

        refuse (error, what);
        return;
      }
}

/* --- Elements --------------------------------------------------------------------------------- */

/* The element around the one that begins or ends; "" for none. */
static const char *
get_parent (GMarkupParseContext *context)
{
  const GSList *stack = g_markup_parse_context_get_element_stack (context);

  return stack->next != NULL ? stack->next->data : "";
}

static gboolean
belongs (const char *name, const char *parent)
{
  static const struct
  {
    const char *parent;
    const char *name;
  } places[] = { { "", "lesson" },     { "lesson", "title" }, { "lesson", "summary" },
                 { "lesson", "step" }, { "lesson", "event" }, { "step", "position" },
                 { "step", "say" },    { "step", "after" },   { "step", "wrong" } };

  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    if (g_str_equal (places[i].parent, parent) && g_str_equal (places[i].name, name))
      return TRUE;
  return FALSE;
}

static void
start_cb (GMarkupParseContext *context,
          const char *name,
          const char **names,
          const char **values,
          gpointer data,
          GError **error)
{
  Reader *self = data;

  if (!belongs (name, get_parent (context)))
    refuse (error, name);
  else if (g_str_equal (name, "lesson"))
    read_attributes (self, read_lesson_attribute, names, values, error);
  else if (g_str_equal (name, "step"))
    {
      self->step = medina_lesson_add_step (self->lesson);
      read_attributes (self, read_step_attribute, names, values, error);
    }
  else if (g_str_equal (name, "after"))
    read_attributes (self, read_after_attribute, names, values, error);
  else if (g_str_equal (name, "wrong"))
    {
      self->wrong = medina_lesson_add_wrong (self->lesson);
      read_attributes (self, read_wrong_attribute, names, values, error);
    }
  else if (g_str_equal (name, "event"))
    {
      self->event = medina_lesson_add_event (self->lesson);
      read_attributes (self, read_event_attribute, names, values, error);
    }
  else
    read_attributes (self, read_no_attribute, names, values, error);
}

static void
check_step (Reader *self, GMarkupParseContext *context, GError **error)
{
  const MedinaLessonStep *step = self->step;

  if (step->say == NULL)
    miss (context, error, "say");
  else if (!self->positioned)
    miss (context, error, "position");
  else if (step->task == MEDINA_LESSON_PICK && step->goal.pieces == 0)
    miss (context, error, "pieces");
  else if (step->task == MEDINA_LESSON_PLACE && step->example == NULL)
    miss (context, error, "try");
}

static void
end_cb (GMarkupParseContext *context, const char *name, gpointer data, GError **error)
{
  Reader *self = data;

  if (g_str_equal (name, "step"))
    check_step (self, context, error);
  else if (g_str_equal (name, "event") && self->event->text == NULL)
    miss (context, error, "event");
  else if (g_str_equal (name, "wrong") && self->wrong->text == NULL)
    miss (context, error, "wrong");
  else if (g_str_equal (name, "lesson") && self->lesson->title == NULL)
    miss (context, error, "title");
  else if (g_str_equal (name, "lesson") && self->lesson->steps->len == 0)
    miss (context, error, "step");
}

/* --- Text ------------------------------------------------------------------------------------- */

static void
read_position (Reader *self, const char *text, gsize length, GError **error)
{
  g_autoptr (GError) fault = NULL;

  g_clear_pointer (&self->step->position, medina_record_free);
  self->step->position = medina_record_new_from_data (text, length, &fault);
  self->positioned = TRUE;
  if (self->step->position == NULL)
    g_set_error_literal (error, G_MARKUP_ERROR, G_MARKUP_ERROR_INVALID_CONTENT, fault->message);
}

/* Where what is said goes; NULL for what says nothing. */
static char **
find_place (Reader *self, const char *element)
{
  if (g_str_equal (element, "title"))
    return &self->lesson->title;
  if (g_str_equal (element, "summary"))
    return &self->lesson->summary;
  if (g_str_equal (element, "say"))
    return &self->step->say;
  if (g_str_equal (element, "after"))
    return &self->step->after;
  if (g_str_equal (element, "wrong"))
    return &self->wrong->text;
  return g_str_equal (element, "event") ? &self->event->text : NULL;
}

/* As xgettext takes it. */
static char *
join_lines (const char *text)
{
  g_auto (GStrv) words = g_strsplit_set (text, " \n\t", -1);
  GString *line = g_string_new (NULL);

  for (char **word = words; *word != NULL; word++)
    if (**word != '\0')
      g_string_append_printf (line, "%s%s", line->len > 0 ? " " : "", *word);
  return g_string_free (line, FALSE);
}

static void
text_cb (GMarkupParseContext *context,
         const char *text,
         gsize length,
         gpointer data,
         GError **error)
{
  Reader *self = data;
  const char *element = g_markup_parse_context_get_element (context);
  g_autofree char *line = join_lines (text);
  char **place;

  if (*line == '\0')
    return;
  if (g_str_equal (element, "position"))
    {
      read_position (self, text, length, error);
      return;
    }
  place = find_place (self, element);
  if (place == NULL || *place != NULL)
    refuse (error, line);
  else
    *place = g_steal_pointer (&line);
}

/* Fills an empty lesson. */
static gboolean
read_text (MedinaLesson *self, const char *text, gsize length, GError **error)
{
  static const GMarkupParser parser = { .start_element = start_cb,
                                        .end_element = end_cb,
                                        .text = text_cb };
  Reader reader = { .lesson = self };
  g_autoptr (GMarkupParseContext) context =
    g_markup_parse_context_new (&parser,
                                G_MARKUP_PREFIX_ERROR_POSITION | G_MARKUP_TREAT_CDATA_AS_TEXT,
                                &reader, NULL);
  gboolean fine = g_markup_parse_context_parse (context, text, (gssize) length, error) &&
                  g_markup_parse_context_end_parse (context, error);

  if (fine && self->summary == NULL)
    self->summary = g_strdup ("");
  return fine;
}

MedinaLesson *
medina_lesson_new_from_text (const char *id, const char *text, gsize length, GError **error)
{
  g_autoptr (MedinaLesson) self = g_object_new (MEDINA_TYPE_LESSON, NULL);

  g_return_val_if_fail (id != NULL, NULL);
  g_return_val_if_fail (text != NULL, NULL);

  self->id = g_strdup (id);
  return read_text (self, text, length, error) ? g_steal_pointer (&self) : NULL;
}
