/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-lesson-list.h"

#include <glib/gi18n.h>

#include "medina-children.h"
#include "medina-titled-group.h"

struct _MedinaLessonList
{
  GtkWidget parent_instance;

  MedinaCourse *course; /* owned */
  GPtrArray *rows;      /* AdwActionRow of each lesson; the array is owned */
  GPtrArray *checks;    /* likewise, what shows that it is done */
  AdwPreferencesPage *page;
};

enum
{
  CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (MedinaLessonList, medina_lesson_list, GTK_TYPE_WIDGET)

static const char *
get_heading (MedinaLessonPart part)
{
  static const char *const headings[MEDINA_LESSON_PARTS] = {
    [MEDINA_LESSON_BASICS] = N_ ("The Game"),
    [MEDINA_LESSON_STRATEGY] = N_ ("Playing Well"),
    [MEDINA_LESSON_EDITIONS] = N_ ("Other Editions"),
    [MEDINA_LESSON_GAME] = N_ ("A Whole Game"),
  };

  return _ (headings[part]);
}

static void
activated_cb (MedinaLessonList *self, GtkWidget *row)
{
  guint lesson;

  if (g_ptr_array_find (self->rows, row, &lesson))
    g_signal_emit (self, signals[CHOSEN], 0, lesson);
}

static GtkWidget *
create_check (void)
{
  GtkWidget *check = gtk_image_new_from_icon_name ("object-select-symbolic");

  gtk_accessible_update_property (GTK_ACCESSIBLE (check), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  /* Translators: this lesson is */
                                  C_ ("lesson", "Done"), -1);
  gtk_widget_set_tooltip_text (check, C_ ("lesson", "Done"));
  return check;
}

static void
add_lesson (MedinaLessonList *self, MedinaTitledGroup *group, MedinaLesson *lesson)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *check = create_check ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), medina_lesson_get_title (lesson));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), medina_lesson_get_summary (lesson));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), check);
  g_signal_connect_swapped (row, "activated", G_CALLBACK (activated_cb), self);
  medina_titled_group_add (group, row);
  g_ptr_array_add (self->rows, row);
  g_ptr_array_add (self->checks, check);
}

/* The lessons of a part come one after the other. */
static MedinaTitledGroup *
add_part (MedinaLessonList *self, MedinaLessonPart part)
{
  MedinaTitledGroup *group = medina_titled_group_new (get_heading (part));

  adw_preferences_page_add (self->page, ADW_PREFERENCES_GROUP (group));
  return group;
}

void
medina_lesson_list_set_course (MedinaLessonList *self, MedinaCourse *course)
{
  MedinaTitledGroup *group = NULL;
  MedinaLessonPart part = MEDINA_LESSON_PARTS;

  g_return_if_fail (MEDINA_IS_LESSON_LIST (self));
  g_return_if_fail (self->course == NULL);

  self->course = g_object_ref (course);
  for (guint i = 0; i < medina_course_get_n_lessons (course); i++)
    {
      MedinaLesson *lesson = medina_course_get_lesson (course, i);

      if (group == NULL || medina_lesson_get_part (lesson) != part)
        group = add_part (self, medina_lesson_get_part (lesson));
      part = medina_lesson_get_part (lesson);
      add_lesson (self, group, lesson);
    }
}

void
medina_lesson_list_show (MedinaLessonList *self, guint lesson)
{
  g_return_if_fail (MEDINA_IS_LESSON_LIST (self));

  for (guint i = 0; i < self->rows->len; i++)
    gtk_widget_set_visible (self->checks->pdata[i], medina_course_is_done (self->course, i));
  if (lesson < self->rows->len)
    gtk_widget_grab_focus (self->rows->pdata[lesson]);
}

static void
medina_lesson_list_dispose (GObject *object)
{
  MedinaLessonList *self = MEDINA_LESSON_LIST (object);

  g_clear_object (&self->course);
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  g_clear_pointer (&self->checks, g_ptr_array_unref);
  medina_children_unparent (GTK_WIDGET (self));
  G_OBJECT_CLASS (medina_lesson_list_parent_class)->dispose (object);
}

static void
medina_lesson_list_class_init (MedinaLessonListClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = medina_lesson_list_dispose;
  signals[CHOSEN] = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static void
medina_lesson_list_init (MedinaLessonList *self)
{
  self->rows = g_ptr_array_new ();
  self->checks = g_ptr_array_new ();
  self->page = ADW_PREFERENCES_PAGE (adw_preferences_page_new ());
  gtk_widget_set_parent (GTK_WIDGET (self->page), GTK_WIDGET (self));
}
