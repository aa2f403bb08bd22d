/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-course.h"

#include "medina-game-record.h"

struct _MedinaCourse
{
  GObject parent_instance;

  /* owned */
  GSettings *settings;
  GPtrArray *lessons;
};

G_DEFINE_FINAL_TYPE (MedinaCourse, medina_course, G_TYPE_OBJECT)

/* --- The lessons ------------------------------------------------------------------------------ */

gboolean
medina_course_add (MedinaCourse *self,
                   const char *id,
                   const char *text,
                   gsize length,
                   GError **error)
{
  MedinaLesson *lesson;

  g_return_val_if_fail (MEDINA_IS_COURSE (self), FALSE);

  lesson = medina_lesson_new_from_text (id, text, length, error);
  if (lesson == NULL)
    return FALSE;
  g_ptr_array_add (self->lessons, lesson);
  return TRUE;
}

static void
add_resource (MedinaCourse *self, const char *folder, const char *name)
{
  g_autofree char *path = g_build_path ("/", folder, name, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, &error);
  gsize length = 0;
  const char *text = bytes != NULL ? g_bytes_get_data (bytes, &length) : NULL;

  if (text == NULL || !medina_course_add (self, name, text, length, &error))
    g_warning ("%s: %s", path, error->message);
}

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

void
medina_course_add_resources (MedinaCourse *self, const char *folder)
{
  g_auto (GStrv) names = NULL;

  g_return_if_fail (MEDINA_IS_COURSE (self));

  names = g_resources_enumerate_children (folder, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  if (names == NULL)
    return;
  qsort (names, g_strv_length (names), sizeof *names, compare_names);
  for (char **name = names; *name != NULL; name++)
    add_resource (self, folder, *name);
}

guint
medina_course_get_n_lessons (MedinaCourse *self)
{
  g_return_val_if_fail (MEDINA_IS_COURSE (self), 0);

  return self->lessons->len;
}

MedinaLesson *
medina_course_get_lesson (MedinaCourse *self, guint lesson)
{
  g_return_val_if_fail (MEDINA_IS_COURSE (self), NULL);
  g_return_val_if_fail (lesson < self->lessons->len, NULL);

  return self->lessons->pdata[lesson];
}

/* --- What is done ----------------------------------------------------------------------------- */

static const char *
get_id (MedinaCourse *self, guint lesson)
{
  return medina_lesson_get_id (medina_course_get_lesson (self, lesson));
}

gboolean
medina_course_is_done (MedinaCourse *self, guint lesson)
{
  g_auto (GStrv) done = NULL;

  g_return_val_if_fail (MEDINA_IS_COURSE (self), FALSE);

  done = g_settings_get_strv (self->settings, "lessons-done");
  return g_strv_contains ((const char *const *) done, get_id (self, lesson));
}

guint
medina_course_find_undone (MedinaCourse *self)
{
  g_return_val_if_fail (MEDINA_IS_COURSE (self), 0);

  for (guint i = 0; i < self->lessons->len; i++)
    if (!medina_course_is_done (self, i))
      return i;
  return 0;
}

gboolean
medina_course_is_begun (MedinaCourse *self)
{
  g_return_val_if_fail (MEDINA_IS_COURSE (self), FALSE);

  for (guint i = 0; i < self->lessons->len; i++)
    if (medina_course_is_done (self, i))
      return TRUE;
  return FALSE;
}

static gboolean
are_basics_done (MedinaCourse *self)
{
  for (guint i = 0; i < self->lessons->len; i++)
    if (medina_lesson_get_part (self->lessons->pdata[i]) == MEDINA_LESSON_BASICS &&
        !medina_course_is_done (self, i))
      return FALSE;
  return TRUE;
}

void
medina_course_set_done (MedinaCourse *self, guint lesson)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) done = NULL;
  g_auto (GStrv) more = NULL;

  g_return_if_fail (MEDINA_IS_COURSE (self));

  if (medina_course_is_done (self, lesson))
    return;
  done = g_settings_get_strv (self->settings, "lessons-done");
  g_strv_builder_addv (builder, (const char **) done);
  g_strv_builder_add (builder, get_id (self, lesson));
  more = g_strv_builder_end (builder);
  g_settings_set_strv (self->settings, "lessons-done", (const char *const *) more);
  if (are_basics_done (self))
    g_settings_set_boolean (self->settings, "offer-lessons", FALSE);
}

/* --- Where it was left ------------------------------------------------------------------------ */

void
medina_course_leave (MedinaCourse *self, guint lesson, guint step)
{
  g_return_if_fail (MEDINA_IS_COURSE (self));

  g_settings_set_string (self->settings, "lesson", get_id (self, lesson));
  g_settings_set_uint (self->settings, "lesson-step", step);
}

/* The settings may have been written by hand, or by a program with other lessons. */
int
medina_course_find_left (MedinaCourse *self, guint *step)
{
  g_autofree char *id = NULL;

  g_return_val_if_fail (MEDINA_IS_COURSE (self), -1);

  id = g_settings_get_string (self->settings, "lesson");
  *step = g_settings_get_uint (self->settings, "lesson-step");
  for (guint i = 0; i < self->lessons->len; i++)
    if (g_str_equal (get_id (self, i), id))
      {
        *step = MIN (*step, medina_lesson_get_n_steps (self->lessons->pdata[i]) - 1);
        return (int) i;
      }
  return -1;
}

void
medina_course_forget_left (MedinaCourse *self)
{
  g_return_if_fail (MEDINA_IS_COURSE (self));

  g_settings_reset (self->settings, "lesson");
  g_settings_reset (self->settings, "lesson-step");
}

/* --- The whole game --------------------------------------------------------------------------- */

/* Whoever leaves it finds the way back, until that is declined. */
static void
offer_game (MedinaCourse *self, gboolean played)
{
  g_autofree char *kept = g_settings_get_string (self->settings, "lesson-game");

  if (played && *kept == '\0')
    g_settings_set_boolean (self->settings, "offer-lessons", TRUE);
  else if (!played && *kept != '\0' && are_basics_done (self))
    g_settings_set_boolean (self->settings, "offer-lessons", FALSE);
}

void
medina_course_keep_game (MedinaCourse *self, MedinaGame *game)
{
  g_autoptr (MedinaRecord) record = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *text = NULL;
  gsize length;

  g_return_if_fail (MEDINA_IS_COURSE (self));

  offer_game (self, game != NULL);
  if (game == NULL)
    {
      g_settings_reset (self->settings, "lesson-game");
      return;
    }
  record = medina_record_new (medina_game_get_setup (game));
  medina_game_fill_record (game, record);
  bytes = medina_record_to_bytes (record, MEDINA_RECORD_RESUMABLE);
  length = g_bytes_get_size (bytes);
  text = g_strndup (g_bytes_get_data (bytes, NULL), length);
  g_settings_set_string (self->settings, "lesson-game", text);
}

/* What somebody has written there by hand is no game. */
MedinaRecord *
medina_course_get_game (MedinaCourse *self)
{
  g_autofree char *text = NULL;

  g_return_val_if_fail (MEDINA_IS_COURSE (self), NULL);

  text = g_settings_get_string (self->settings, "lesson-game");
  return *text != '\0' ? medina_record_new_from_data (text, strlen (text), NULL) : NULL;
}

/* --- The object ------------------------------------------------------------------------------- */

static void
medina_course_dispose (GObject *object)
{
  MedinaCourse *self = MEDINA_COURSE (object);

  g_clear_object (&self->settings);
  g_clear_pointer (&self->lessons, g_ptr_array_unref);
  G_OBJECT_CLASS (medina_course_parent_class)->dispose (object);
}

static void
medina_course_class_init (MedinaCourseClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = medina_course_dispose;
}

static void
medina_course_init (MedinaCourse *self)
{
  self->lessons = g_ptr_array_new_with_free_func (g_object_unref);
}

MedinaCourse *
medina_course_new (GSettings *settings)
{
  MedinaCourse *self;

  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  self = g_object_new (MEDINA_TYPE_COURSE, NULL);
  self->settings = g_object_ref (settings);
  return self;
}
