/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-leaving.h"

#include <glib/gi18n.h>

#include "medina-file-actions.h"

/* What is still to be done before something else can be put on the table, and what then. */
typedef struct
{
  MedinaWindow *window;     /* owned */
  MedinaLeavingSteps steps; /* those left */
  MedinaLeavingThen then;
  gpointer data;
  GDestroyNotify destroy;
} Leaving;

static void go_on_leaving (Leaving *leaving);

static void
leaving_free (Leaving *leaving)
{
  if (leaving->destroy != NULL)
    leaving->destroy (leaving->data);
  g_object_unref (leaving->window);
  g_free (leaving);
}

static Leaving *
steal_leaving (MedinaQuestion *question)
{
  return g_object_steal_data (G_OBJECT (question), "leaving");
}

static void
put_away_cb (MedinaQuestion *question)
{
  go_on_leaving (steal_leaving (question));
}

/* It owns what is left to do until it is answered. */
static MedinaQuestion *
create_question (Leaving *leaving, const char *heading, const char *text)
{
  MedinaQuestion *question = medina_question_new (heading, text);

  g_object_set_data_full (G_OBJECT (question), "leaving", leaving, (GDestroyNotify) leaving_free);
  return question;
}

/* The game is given up all the same, but the person has to know that it will be back. */
static void
tell_of_return (Leaving *leaving, const GError *error)
{
  g_autoptr (MedinaQuestion) notice =
    create_question (leaving, _ ("The Game Cannot Be Removed"), error->message);

  medina_question_add_answer (notice, "close", _ ("_Close"), MEDINA_ANSWER_CLOSE);
  g_signal_connect (notice, "answered", G_CALLBACK (put_away_cb), NULL);
  medina_question_ask (notice, GTK_WINDOW (leaving->window));
}

static void
discarded_cb (GObject *document, GAsyncResult *result, gpointer data)
{
  Leaving *leaving = data;
  g_autoptr (GError) error = NULL;

  leaving->steps &= ~MEDINA_LEAVING_PUT_AWAY;
  if (medina_document_discard_finish (MEDINA_DOCUMENT (document), result, &error))
    go_on_leaving (leaving);
  else
    tell_of_return (leaving, error);
}

/* If something is being written again, it may go well this time. */
static void
give_up_cb (MedinaQuestion *question)
{
  Leaving *leaving = steal_leaving (question);
  MedinaDocument *document = medina_window_get_document (leaving->window);

  if (document != NULL && !medina_document_get_busy (document))
    medina_document_discard_async (document, discarded_cb, leaving);
  else
    go_on_leaving (leaving);
}

static void
ask_to_put_away (Leaving *leaving)
{
  g_autoptr (MedinaQuestion) question = create_question (
    leaving, _ ("Put This Game Away?"),
    _ ("The game is kept as it is. Medina offers to go on with it whenever no game is on the "
       "table."));

  medina_question_add_answer (question, "cancel", _ ("_Keep Playing"), MEDINA_ANSWER_CLOSE);
  medina_question_add_answer (question, "put-away", _ ("_Put Away"), MEDINA_ANSWER_DEFAULT);
  g_signal_connect (question, "answered::put-away", G_CALLBACK (put_away_cb), NULL);
  medina_question_ask (question, GTK_WINDOW (leaving->window));
}

/* Nothing can be kept, as on a full disk: only the person can decide to lose the game. */
static void
ask_to_give_up (Leaving *leaving, const GError *error)
{
  g_autoptr (MedinaQuestion) question =
    create_question (leaving, _ ("The Game Cannot Be Kept"), error->message);

  medina_question_add_answer (question, "cancel", _ ("_Keep Playing"),
                              MEDINA_ANSWER_CLOSE | MEDINA_ANSWER_DEFAULT);
  medina_file_actions_offer_save_as (leaving->window, question);
  medina_question_add_answer (question, "give-up", _ ("_Give the Game Up"),
                              MEDINA_ANSWER_DESTRUCTIVE);
  g_signal_connect (question, "answered::give-up", G_CALLBACK (give_up_cb), NULL);
  medina_question_ask (question, GTK_WINDOW (leaving->window));
}

/* If it was a file that could not be written, people want to know that before the game is gone. */
static void
written_cb (MedinaDocument *document, GParamSpec *pspec, Leaving *leaving)
{
  g_signal_handlers_disconnect_by_data (document, leaving);
  if (medina_document_get_save_failed (document))
    leaving_free (leaving);
  else
    go_on_leaving (leaving);
}

static void
put_away_done_cb (GObject *document, GAsyncResult *result, gpointer data)
{
  Leaving *leaving = data;
  g_autoptr (GError) error = NULL;

  if (!medina_document_put_away_finish (MEDINA_DOCUMENT (document), result, &error))
    {
      ask_to_give_up (leaving, error);
      return;
    }
  leaving->steps &= ~MEDINA_LEAVING_PUT_AWAY;
  go_on_leaving (leaving);
}

static void
put_away (Leaving *leaving, MedinaDocument *document)
{
  if (medina_document_get_busy (document))
    g_signal_connect (document, "notify::busy", G_CALLBACK (written_cb), leaving);
  else
    medina_document_put_away_async (document, put_away_done_cb, leaving);
}

/* What is in a file only is not put away, and what is nowhere is asked about in other words. */
static gboolean
is_to_be_confirmed (MedinaDocument *document)
{
  return medina_game_get_in_progress (medina_document_get_game (document)) &&
         medina_document_get_kept (document);
}

static void
go_on_leaving (Leaving *leaving)
{
  MedinaDocument *document = medina_window_get_document (leaving->window);

  if (!medina_window_is_open (leaving->window))
    leaving_free (leaving);
  else if ((leaving->steps & MEDINA_LEAVING_CONFIRM) && document != NULL &&
           is_to_be_confirmed (document))
    {
      leaving->steps &= ~MEDINA_LEAVING_CONFIRM;
      ask_to_put_away (leaving);
    }
  else if ((leaving->steps & MEDINA_LEAVING_PUT_AWAY) && document != NULL)
    put_away (leaving, document);
  else
    {
      leaving->then (leaving->window, leaving->data);
      leaving_free (leaving);
    }
}

void
medina_leaving_begin (MedinaWindow *window,
                      MedinaLeavingSteps steps,
                      MedinaLeavingThen then,
                      gpointer data,
                      GDestroyNotify destroy)
{
  Leaving *leaving;

  g_return_if_fail (MEDINA_IS_WINDOW (window));

  leaving = g_new (Leaving, 1);
  *leaving = (Leaving){ g_object_ref (window), steps, then, data, destroy };
  go_on_leaving (leaving);
}
