/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-question.h"

#include <glib/gi18n.h>

#include "medina-asked-window.h"
#include "medina-toolkit.h"

enum
{
  MAX_ANSWERS = 4,
};

struct _MedinaQuestion
{
  GObject parent_instance;

  guint n_answers;
  MedinaToolkitResponse answers[MAX_ANSWERS]; /* the labels are owned */
  const char *initial;
  const char *close;

  /* owned */
  char *heading;
  char *text;

  /* borrowed */
  GtkWindow *window; /* until it was answered */
  GtkWidget *dialog; /* a weak pointer, set while it is shown: it may go just before its window */
};

enum
{
  ANSWERED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (MedinaQuestion, medina_question, G_TYPE_OBJECT)

/* All that are asked, owned, in the order in which they were; for each window the first one is
 * shown. */
static GQueue asked = G_QUEUE_INIT;

static MedinaQuestion *
find_first (GtkWindow *window)
{
  for (GList *l = asked.head; l != NULL; l = l->next)
    if (MEDINA_QUESTION (l->data)->window == window)
      return l->data;
  return NULL;
}

static gboolean
is_asked_already (MedinaQuestion *self, GtkWindow *window)
{
  for (GList *l = asked.head; l != NULL; l = l->next)
    {
      MedinaQuestion *other = l->data;

      if (other->window == window && g_str_equal (other->heading, self->heading) &&
          g_str_equal (other->text, self->text))
        return TRUE;
    }
  return FALSE;
}

/* Takes the question out of the queue. The queue's reference to it passes to the caller, who must
 * drop it. */
static void
leave_queue (MedinaQuestion *self)
{
  g_signal_handlers_disconnect_by_data (self->window, self);
  if (self->dialog != NULL)
    g_signal_handlers_disconnect_by_data (self->dialog, self);
  g_clear_weak_pointer (&self->dialog);
  g_queue_remove (&asked, self);
}

static void show_next (GtkWindow *window);

static void
tell_window (GtkWindow *window)
{
  if (MEDINA_IS_ASKED_WINDOW (window))
    medina_asked_window_set_asked (MEDINA_ASKED_WINDOW (window), find_first (window) != NULL);
}

static void
take_answer (MedinaQuestion *question, const char *answer)
{
  g_autoptr (MedinaQuestion) self = question;
  g_autoptr (GtkWindow) window = g_object_ref (self->window);

  leave_queue (self);
  g_signal_emit (self, signals[ANSWERED], g_quark_from_string (answer), answer);
  self->window = NULL;
  show_next (window);
  tell_window (window);
}

static void
response_cb (GtkWidget *dialog, const char *response, MedinaQuestion *self)
{
  take_answer (self, response);
}

static void
window_gone_cb (GtkWidget *window, MedinaQuestion *question)
{
  g_autoptr (MedinaQuestion) self = question;

  leave_queue (self);
  self->window = NULL;
}

static void
show_next (GtkWindow *window)
{
  MedinaQuestion *self = find_first (window);

  if (self == NULL || self->dialog != NULL)
    return;
  g_set_weak_pointer (&self->dialog,
                      medina_toolkit_create_alert (self->heading, self->text, self->answers,
                                                   self->n_answers, self->initial, self->close));
  g_signal_connect (self->dialog, "response", G_CALLBACK (response_cb), self);
  medina_toolkit_show_alert (self->dialog, window);
}

void
medina_question_ask (MedinaQuestion *self, GtkWindow *window)
{
  g_return_if_fail (MEDINA_IS_QUESTION (self));
  g_return_if_fail (GTK_IS_WINDOW (window));
  g_return_if_fail (self->window == NULL);
  g_return_if_fail (self->close != NULL);

  if (is_asked_already (self, window))
    return;
  self->window = window;
  g_queue_push_tail (&asked, g_object_ref (self));
  g_signal_connect (window, "destroy", G_CALLBACK (window_gone_cb), self);
  tell_window (window);
  show_next (window);
}

static void
dismiss (MedinaQuestion *self)
{
  g_autoptr (GtkWidget) dialog = self->dialog != NULL ? g_object_ref (self->dialog) : NULL;

  if (dialog != NULL)
    {
      g_signal_handlers_disconnect_by_data (dialog, self);
      medina_toolkit_close_alert (dialog);
    }
  take_answer (self, self->close);
}

/* The last one first, so that none is shown just to go at once. */
void
medina_question_dismiss_all (GtkWindow *window)
{
  GList *questions;

  g_return_if_fail (GTK_IS_WINDOW (window));

  questions = g_list_reverse (
    g_list_copy_deep (asked.head, (GCopyFunc) (void (*) (void)) g_object_ref, NULL));
  for (GList *l = questions; l != NULL; l = l->next)
    if (MEDINA_QUESTION (l->data)->window == window)
      dismiss (l->data);
  g_list_free_full (questions, g_object_unref);
}

MedinaQuestion *
medina_question_find (GtkWindow *window)
{
  g_return_val_if_fail (GTK_IS_WINDOW (window), NULL);

  return find_first (window);
}

static AdwResponseAppearance
look_of (MedinaAnswerFlags flags)
{
  if (flags & MEDINA_ANSWER_DESTRUCTIVE)
    return ADW_RESPONSE_DESTRUCTIVE;
  return flags & MEDINA_ANSWER_SUGGESTED ? ADW_RESPONSE_SUGGESTED : ADW_RESPONSE_DEFAULT;
}

void
medina_question_add_answer (MedinaQuestion *self,
                            const char *id,
                            const char *label,
                            MedinaAnswerFlags flags)
{
  g_return_if_fail (MEDINA_IS_QUESTION (self));
  g_return_if_fail (self->n_answers < MAX_ANSWERS);
  g_return_if_fail (self->window == NULL);

  self->answers[self->n_answers++] =
    (MedinaToolkitResponse){ id, g_strdup (label), look_of (flags) };
  if (flags & MEDINA_ANSWER_DEFAULT)
    self->initial = id;
  if (flags & MEDINA_ANSWER_CLOSE)
    self->close = id;
}

GtkWindow *
medina_question_get_window (MedinaQuestion *self)
{
  g_return_val_if_fail (MEDINA_IS_QUESTION (self), NULL);

  return self->window;
}

const char *
medina_question_get_heading (MedinaQuestion *self)
{
  g_return_val_if_fail (MEDINA_IS_QUESTION (self), NULL);

  return self->heading;
}

const char *
medina_question_get_text (MedinaQuestion *self)
{
  g_return_val_if_fail (MEDINA_IS_QUESTION (self), NULL);

  return self->text;
}

const char *
medina_question_get_label (MedinaQuestion *self, const char *id)
{
  g_return_val_if_fail (MEDINA_IS_QUESTION (self), NULL);

  for (guint i = 0; i < self->n_answers; i++)
    if (g_str_equal (self->answers[i].id, id))
      return self->answers[i].label;
  return NULL;
}

GtkWidget *
medina_question_get_dialog (MedinaQuestion *self)
{
  g_return_val_if_fail (MEDINA_IS_QUESTION (self), NULL);

  return self->dialog;
}

static void
medina_question_finalize (GObject *object)
{
  MedinaQuestion *self = MEDINA_QUESTION (object);

  for (guint i = 0; i < self->n_answers; i++)
    g_free ((char *) self->answers[i].label);
  g_free (self->heading);
  g_free (self->text);
  G_OBJECT_CLASS (medina_question_parent_class)->finalize (object);
}

static void
medina_question_class_init (MedinaQuestionClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = medina_question_finalize;

  signals[ANSWERED] =
    g_signal_new ("answered", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST | G_SIGNAL_DETAILED, 0,
                  NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
medina_question_init (MedinaQuestion *self)
{
}

MedinaQuestion *
medina_question_new (const char *heading, const char *text)
{
  MedinaQuestion *self = g_object_new (MEDINA_TYPE_QUESTION, NULL);

  self->heading = g_strdup (heading);
  self->text = g_strdup (text);
  return self;
}

void
medina_question_tell (GtkWindow *window, const char *heading, const char *text)
{
  g_autoptr (MedinaQuestion) notice = medina_question_new (heading, text);

  g_return_if_fail (GTK_IS_WINDOW (window));

  medina_question_add_answer (notice, "close", _ ("_Close"), MEDINA_ANSWER_CLOSE);
  medina_question_ask (notice, window);
}
