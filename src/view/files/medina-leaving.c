/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-leaving.h"

#include <glib/gi18n.h>

#include "medina-file-actions.h"

/* A game that is being left: the steps still to be taken, and what is called then. Every
 * callback that is awaited holds a reference, and so does a question. If a question ends without
 * the answer, the leaving ends with it. */
typedef struct
{
  MedinaWindow *window;     /* owned */
  MedinaDocument *document; /* owned; the document that is being left, NULL if there is none */
  MedinaLeavingSteps steps; /* those left */
  MedinaLeavingThen then;   /* NULL when that is done */
  gpointer data;
  GDestroyNotify destroy;
} Leaving;

/* All that are under way, borrowed; a window has at most one. */
static GSList *leavings = NULL;

static void go_on_leaving (Leaving *leaving);

static void
forget_aim (Leaving *leaving)
{
  if (leaving->destroy != NULL)
    leaving->destroy (leaving->data);
  leaving->then = NULL;
  leaving->destroy = NULL;
}

static void
leaving_clear (gpointer data)
{
  Leaving *leaving = data;

  leavings = g_slist_remove (leavings, leaving);
  forget_aim (leaving);
  g_clear_object (&leaving->document);
  g_object_unref (leaving->window);
}

static void
leaving_unref (Leaving *leaving)
{
  g_rc_box_release_full (leaving, leaving_clear);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Leaving, leaving_unref)

static Leaving *
find_leaving (MedinaWindow *window)
{
  for (GSList *l = leavings; l != NULL; l = l->next)
    if (((Leaving *) l->data)->window == window)
      return l->data;
  return NULL;
}

/* --- Questions -------------------------------------------------------------------------------- */

static void
closure_gone_cb (gpointer data, GClosure *closure)
{
  leaving_unref (data);
}

/* `signal` is "answered", for any answer or a certain one. */
static void
connect_answer (MedinaQuestion *question, const char *signal, GCallback callback, Leaving *leaving)
{
  g_signal_connect_data (question, signal, callback, g_rc_box_acquire (leaving), closure_gone_cb,
                         0);
}

static void
put_away_cb (MedinaQuestion *question, const char *answer, Leaving *leaving)
{
  go_on_leaving (leaving);
}

/* The game is given up, but it could not be removed: the person is told that it will be back. */
static void
tell_of_return (Leaving *leaving, const GError *error)
{
  g_autoptr (MedinaQuestion) notice =
    medina_question_new (_ ("The Game Cannot Be Removed"), error->message);

  medina_question_add_answer (notice, "close", _ ("_Close"), MEDINA_ANSWER_CLOSE);
  connect_answer (notice, "answered", G_CALLBACK (put_away_cb), leaving);
  medina_question_ask (notice, GTK_WINDOW (leaving->window));
}

/* If another document has come to the table, the leaving goes on with that one. */
static void
note_given_away (Leaving *leaving, gpointer document)
{
  if (medina_window_get_document (leaving->window) == document)
    leaving->steps &= ~MEDINA_LEAVING_PUT_AWAY;
}

static void
discarded_cb (GObject *document, GAsyncResult *result, gpointer data)
{
  g_autoptr (Leaving) leaving = data;
  g_autoptr (GError) error = NULL;

  note_given_away (leaving, document);
  if (medina_document_discard_finish (MEDINA_DOCUMENT (document), result, &error))
    go_on_leaving (leaving);
  else
    tell_of_return (leaving, error);
}

/* If something is being written, it may succeed this time, so wait for it. Only the game that
 * the person was asked about is given up: a file may have been dropped over the question. */
static void
give_up_cb (MedinaQuestion *question, const char *answer, Leaving *leaving)
{
  MedinaDocument *document = medina_window_get_document (leaving->window);

  if (document != NULL && document == leaving->document && !medina_document_get_busy (document))
    medina_document_discard_async (document, discarded_cb, g_rc_box_acquire (leaving));
  else
    go_on_leaving (leaving);
}

static void
ask_to_put_away (Leaving *leaving)
{
  g_autoptr (MedinaQuestion) question = medina_question_new (
    _ ("Put This Game Away?"),
    _ ("The game is kept as it is. Medina offers to go on with it whenever no game is on the "
       "table."));

  medina_question_add_answer (question, "cancel", _ ("_Keep Playing"), MEDINA_ANSWER_CLOSE);
  medina_question_add_answer (question, "put-away", _ ("_Put Away"), MEDINA_ANSWER_DEFAULT);
  connect_answer (question, "answered::put-away", G_CALLBACK (put_away_cb), leaving);
  medina_question_ask (question, GTK_WINDOW (leaving->window));
}

/* Nothing can be kept, as on a full disk: only the person can decide to lose the game. */
static void
ask_to_give_up (Leaving *leaving, const GError *error)
{
  g_autoptr (MedinaQuestion) question =
    medina_question_new (_ ("The Game Cannot Be Kept"), error->message);

  medina_question_add_answer (question, "cancel", _ ("_Keep Playing"),
                              MEDINA_ANSWER_CLOSE | MEDINA_ANSWER_DEFAULT);
  medina_file_actions_offer_save_as (leaving->window, question);
  medina_question_add_answer (question, "give-up", _ ("_Give the Game Up"),
                              MEDINA_ANSWER_DESTRUCTIVE);
  connect_answer (question, "answered::give-up", G_CALLBACK (give_up_cb), leaving);
  medina_question_ask (question, GTK_WINDOW (leaving->window));
}

/* --- Putting away ----------------------------------------------------------------------------- */

/* Goes on once everything is written, unless a save failed: the person wants to know that before
 * the game is gone. */
static void
written_cb (MedinaDocument *document, GParamSpec *pspec, gpointer data)
{
  g_autoptr (Leaving) leaving = data;

  g_signal_handlers_disconnect_by_data (document, leaving);
  if (!medina_document_get_save_failed (document))
    go_on_leaving (leaving);
}

/* A failed save of a file stops the leaving, too; the person has been told of it already. */
static void
put_away_done_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (Leaving) leaving = data;
  MedinaDocument *document = MEDINA_DOCUMENT (source);
  g_autoptr (GError) error = NULL;

  if (medina_document_close_finish (document, result, &error))
    {
      note_given_away (leaving, document);
      go_on_leaving (leaving);
    }
  else if (!medina_document_get_save_failed (document) && medina_window_is_open (leaving->window))
    ask_to_give_up (leaving, error);
}

static void
put_away (Leaving *leaving, MedinaDocument *document)
{
  g_rc_box_acquire (leaving);
  g_set_object (&leaving->document, document);
  if (medina_document_get_busy (document))
    g_signal_connect (document, "notify::busy", G_CALLBACK (written_cb), leaving);
  else
    medina_document_close_async (document, put_away_done_cb, leaving);
}

/* Asks only about a game that is in a slot: one that is in a file alone is not put away, and one
 * that is nowhere gets another question. */
static gboolean
is_to_be_confirmed (MedinaDocument *document)
{
  return medina_game_get_in_progress (medina_document_get_game (document)) &&
         medina_document_get_autosaved (document);
}

/* --- The steps -------------------------------------------------------------------------------- */

/* The callback may begin another leaving, so this one ends first. */
static void
finish (Leaving *leaving)
{
  leavings = g_slist_remove (leavings, leaving);
  leaving->then (leaving->window, leaving->data);
  forget_aim (leaving);
}

static void
go_on_leaving (Leaving *leaving)
{
  MedinaDocument *document = medina_window_get_document (leaving->window);

  if (leaving->then == NULL || !medina_window_is_open (leaving->window))
    return;
  if ((leaving->steps & MEDINA_LEAVING_CONFIRM) && document != NULL &&
      is_to_be_confirmed (document))
    {
      leaving->steps &= ~MEDINA_LEAVING_CONFIRM;
      ask_to_put_away (leaving);
    }
  else if ((leaving->steps & MEDINA_LEAVING_PUT_AWAY) && document != NULL)
    put_away (leaving, document);
  else
    finish (leaving);
}

/* Takes over another aim. A question that was answered is not asked again. */
static void
set_aim (Leaving *leaving, const Leaving *other)
{
  forget_aim (leaving);
  leaving->then = other->then;
  leaving->data = other->data;
  leaving->destroy = other->destroy;
  leaving->steps |= other->steps & ~MEDINA_LEAVING_CONFIRM;
}

/* The last aim counts: a person who is asked on behalf of a new game and closes the window wants
 * no new game any more. But a file that comes late does not keep the window from closing. */
static void
join (Leaving *before, const Leaving *leaving)
{
  if (!(before->steps & MEDINA_LEAVING_FOR_GOOD))
    set_aim (before, leaving);
  else if (leaving->destroy != NULL)
    leaving->destroy (leaving->data);
}

void
medina_leaving_begin (MedinaWindow *window,
                      MedinaLeavingSteps steps,
                      MedinaLeavingThen then,
                      gpointer data,
                      GDestroyNotify destroy)
{
  Leaving wanted = { window, NULL, steps, then, data, destroy };
  Leaving *before;
  g_autoptr (Leaving) leaving = NULL;

  g_return_if_fail (MEDINA_IS_WINDOW (window));

  before = find_leaving (window);
  if (before != NULL)
    {
      join (before, &wanted);
      return;
    }
  leaving = g_rc_box_dup (sizeof wanted, &wanted);
  g_object_ref (leaving->window);
  leavings = g_slist_prepend (leavings, leaving);
  go_on_leaving (leaving);
}
