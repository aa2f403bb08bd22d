/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-stored-game-removal.h"

#include <glib/gi18n.h>

#include "medina-question.h"
#include "medina-record-error.h"

/* Shared by the question and what follows from it. */
typedef struct
{
  MedinaStore *store; /* all owned */
  GtkWidget *widget;
  char *id;
} Removal;

static void
removal_clear (gpointer data)
{
  Removal *self = data;

  g_object_unref (self->store);
  g_object_unref (self->widget);
  g_free (self->id);
}

static void
removal_unref (gpointer self)
{
  g_rc_box_release_full (self, removal_clear);
}

static void
closure_gone_cb (gpointer self, GClosure *closure)
{
  removal_unref (self);
}

static void
tell_fault (Removal *self, const GError *error)
{
  GtkRoot *root = gtk_widget_get_root (self->widget);

  if (GTK_IS_WINDOW (root))
    medina_question_tell (GTK_WINDOW (root), _ ("Could Not Delete Game"), error->message);
}

static void
removed_cb (GObject *store, GAsyncResult *result, gpointer data)
{
  Removal *self = data;
  g_autoptr (GError) error = NULL;

  if (!medina_store_remove_finish (MEDINA_STORE (store), result, &error))
    tell_fault (self, error);
  removal_unref (self);
}

static void
confirmed_cb (MedinaQuestion *question, const char *answer, Removal *self)
{
  medina_store_remove_async (self->store, self->id, removed_cb, g_rc_box_acquire (self));
}

static const char *
warn (const GError *error)
{
  if (error == NULL)
    return _ ("Anything not saved to a file will be lost for good.");
  if (g_error_matches (error, MEDINA_RECORD_ERROR, MEDINA_RECORD_ERROR_FORMAT))
    return _ ("This version of Medina cannot read the game, but a newer one might. Anything not "
              "saved to a file will be lost for good.");
  return _ ("Medina cannot read this game. Anything not saved to a file will be lost for good.");
}

void
medina_stored_game_removal_ask (MedinaStore *store,
                                const MedinaSlotContents *contents,
                                GtkWidget *widget)
{
  Removal *self = g_rc_box_new (Removal);
  g_autoptr (MedinaQuestion) question =
    medina_question_new (_ ("Delete This Game?"), warn (contents->error));

  *self = (Removal){ g_object_ref (store), g_object_ref (widget), g_strdup (contents->id) };
  medina_question_add_answer (question, "cancel", _ ("_Cancel"), MEDINA_ANSWER_CLOSE);
  medina_question_add_answer (question, "remove", _ ("_Delete"), MEDINA_ANSWER_DESTRUCTIVE);
  g_signal_connect_data (question, "answered::remove", G_CALLBACK (confirmed_cb), self,
                         closure_gone_cb, 0);
  medina_question_ask (question, GTK_WINDOW (gtk_widget_get_root (widget)));
}
