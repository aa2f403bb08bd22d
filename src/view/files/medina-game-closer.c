/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-game-closer.h"

#include <glib/gi18n.h>

typedef struct _Closing Closing;

struct _MedinaGameCloser
{
  GObject parent_instance;

  GtkWindow *window; /* weak; NULL once it is closed */
  Closing *closing;  /* borrowed; what is under way, NULL for nothing */

  /* owned */
  MedinaGameSaver *saver;
  MedinaDocument *document; /* what is on the table; NULL for nothing */
};

G_DEFINE_FINAL_TYPE (MedinaGameCloser, medina_game_closer, G_TYPE_OBJECT)

/* A game that is being closed: the steps still to be taken, and what is called then. Every
 * callback that is awaited holds a reference, and so does a question. If a question ends without
 * the answer, the closing ends with it. */
struct _Closing
{
  MedinaGameCloser *closer;    /* owned */
  MedinaDocument *document;    /* owned; the one that is being closed, NULL if none is */
  MedinaGameCloserSteps steps; /* those left */
  MedinaGameCloserThen then;   /* NULL when that is done */
  GObject *owner;              /* owned, as is */
  gpointer data;               /* this, by `destroy` */
  GDestroyNotify destroy;
};

static void go_on_closing (Closing *closing);

static void
clear_callback (Closing *closing)
{
  if (closing->destroy != NULL)
    closing->destroy (closing->data);
  g_clear_object (&closing->owner);
  closing->then = NULL;
  closing->destroy = NULL;
}

static void
closing_clear (gpointer data)
{
  Closing *closing = data;

  if (closing->closer->closing == closing)
    closing->closer->closing = NULL;
  clear_callback (closing);
  g_clear_object (&closing->document);
  g_object_unref (closing->closer);
}

static void
closing_unref (Closing *closing)
{
  g_rc_box_release_full (closing, closing_clear);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Closing, closing_unref)

/* --- Questions -------------------------------------------------------------------------------- */

static void
closure_gone_cb (gpointer data, GClosure *closure)
{
  closing_unref (data);
}

/* `signal` is "answered", for any answer or a certain one. */
static void
connect_answer (MedinaQuestion *question, const char *signal, GCallback callback, Closing *closing)
{
  g_signal_connect_data (question, signal, callback, g_rc_box_acquire (closing), closure_gone_cb,
                         0);
}

static void
put_away_cb (MedinaQuestion *question, const char *answer, Closing *closing)
{
  go_on_closing (closing);
}

/* The game is given up, but it could not be removed: the person is told that it will be back. */
static void
tell_of_return (Closing *closing, const GError *error)
{
  g_autoptr (MedinaQuestion) notice =
    medina_question_new (_ ("Could Not Delete Game"), error->message);

  medina_question_add_answer (notice, "close", _ ("_Close"), MEDINA_ANSWER_CLOSE);
  connect_answer (notice, "answered", G_CALLBACK (put_away_cb), closing);
  medina_question_ask (notice, closing->closer->window);
}

/* If another document has come to the table, the closing goes on with that one. */
static void
note_given_away (Closing *closing, gpointer document)
{
  if (closing->closer->document == document)
    closing->steps &= ~MEDINA_GAME_CLOSER_PUT_AWAY;
}

static void
discarded_cb (GObject *document, GAsyncResult *result, gpointer data)
{
  g_autoptr (Closing) closing = data;
  g_autoptr (GError) error = NULL;

  note_given_away (closing, document);
  if (medina_document_discard_finish (MEDINA_DOCUMENT (document), result, &error))
    go_on_closing (closing);
  else
    tell_of_return (closing, error);
}

/* If something is being written, it may succeed this time, so wait for it. Only the game that
 * the person was asked about is given up: a file may have been dropped over the question. */
static void
give_up_cb (MedinaQuestion *question, const char *answer, Closing *closing)
{
  MedinaDocument *document = closing->closer->document;

  if (document != NULL && document == closing->document && !medina_document_get_busy (document))
    medina_document_discard_async (document, discarded_cb, g_rc_box_acquire (closing));
  else
    go_on_closing (closing);
}

/* Nothing can be kept, as on a full disk: only the person can decide to lose the game. */
static void
ask_to_give_up (Closing *closing, const GError *error)
{
  g_autoptr (MedinaQuestion) question =
    medina_question_new (_ ("Automatic Saving Failed"), error->message);

  medina_question_add_answer (question, "cancel", _ ("_Keep Playing"),
                              MEDINA_ANSWER_CLOSE | MEDINA_ANSWER_DEFAULT);
  medina_game_saver_offer_save_as (closing->closer->saver, question);
  medina_question_add_answer (question, "give-up", _ ("_Discard Game"), MEDINA_ANSWER_DESTRUCTIVE);
  connect_answer (question, "answered::give-up", G_CALLBACK (give_up_cb), closing);
  medina_question_ask (question, closing->closer->window);
}

/* --- Putting away ----------------------------------------------------------------------------- */

/* Goes on once everything is written, unless a save failed: the person wants to know that before
 * the game is gone. */
static void
written_cb (MedinaDocument *document, GParamSpec *pspec, gpointer data)
{
  g_autoptr (Closing) closing = data;

  g_signal_handlers_disconnect_by_data (document, closing);
  if (!medina_document_get_save_failed (document))
    go_on_closing (closing);
}

/* A failed save of a file stops the closing, too; the person has been told of it already. */
static void
put_away_done_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (Closing) closing = data;
  MedinaDocument *document = MEDINA_DOCUMENT (source);
  g_autoptr (GError) error = NULL;

  if (medina_document_close_finish (document, result, &error))
    {
      note_given_away (closing, document);
      go_on_closing (closing);
    }
  else if (!medina_document_get_save_failed (document) && closing->closer->window != NULL)
    ask_to_give_up (closing, error);
}

static void
put_away (Closing *closing, MedinaDocument *document)
{
  g_rc_box_acquire (closing);
  g_set_object (&closing->document, document);
  if (medina_document_get_busy (document))
    g_signal_connect (document, "notify::busy", G_CALLBACK (written_cb), closing);
  else
    medina_document_close_async (document, put_away_done_cb, closing);
}

/* --- The steps -------------------------------------------------------------------------------- */

/* The callback may begin another closing, so this one ends first. */
static void
finish (Closing *closing)
{
  closing->closer->closing = NULL;
  closing->then (closing->owner, closing->data);
  clear_callback (closing);
}

static void
go_on_closing (Closing *closing)
{
  MedinaDocument *document = closing->closer->document;

  if (closing->then == NULL || closing->closer->window == NULL)
    return;
  if ((closing->steps & MEDINA_GAME_CLOSER_PUT_AWAY) && document != NULL)
    put_away (closing, document);
  else
    finish (closing);
}

static void
replace_request (Closing *closing, const Closing *other)
{
  clear_callback (closing);
  closing->then = other->then;
  g_set_object (&closing->owner, other->owner);
  closing->data = other->data;
  closing->destroy = other->destroy;
  closing->steps |= other->steps;
}

/* The last request counts: a person who is asked on behalf of a new game and closes the window
 * wants no new game any more. But a file that comes late does not keep the window from closing. */
static void
join (Closing *before, const Closing *closing)
{
  if (!(before->steps & MEDINA_GAME_CLOSER_FOR_GOOD))
    replace_request (before, closing);
  else if (closing->destroy != NULL)
    closing->destroy (closing->data);
}

void
medina_game_closer_close (MedinaGameCloser *self,
                          MedinaGameCloserSteps steps,
                          MedinaGameCloserThen then,
                          GObject *owner,
                          gpointer data,
                          GDestroyNotify destroy)
{
  Closing wanted = { self, NULL, steps, then, owner, data, destroy };
  g_autoptr (Closing) closing = NULL;

  g_return_if_fail (MEDINA_IS_GAME_CLOSER (self));

  if (self->closing != NULL)
    {
      join (self->closing, &wanted);
      return;
    }
  closing = g_rc_box_dup (sizeof wanted, &wanted);
  g_object_ref (closing->closer);
  g_object_ref (closing->owner);
  self->closing = closing;
  go_on_closing (closing);
}

/* --- The object ------------------------------------------------------------------------------- */

void
medina_game_closer_set_document (MedinaGameCloser *self, MedinaDocument *document)
{
  g_return_if_fail (MEDINA_IS_GAME_CLOSER (self));

  g_set_object (&self->document, document);
}

MedinaDocument *
medina_game_closer_get_document (MedinaGameCloser *self)
{
  g_return_val_if_fail (MEDINA_IS_GAME_CLOSER (self), NULL);

  return self->document;
}

static void
medina_game_closer_dispose (GObject *object)
{
  MedinaGameCloser *self = MEDINA_GAME_CLOSER (object);

  g_clear_weak_pointer (&self->window);
  g_clear_object (&self->saver);
  g_clear_object (&self->document);
  G_OBJECT_CLASS (medina_game_closer_parent_class)->dispose (object);
}

static void
medina_game_closer_class_init (MedinaGameCloserClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = medina_game_closer_dispose;
}

static void
medina_game_closer_init (MedinaGameCloser *self)
{
}

MedinaGameCloser *
medina_game_closer_new (GtkWindow *window, MedinaGameSaver *saver)
{
  MedinaGameCloser *self = g_object_new (MEDINA_TYPE_GAME_CLOSER, NULL);

  g_set_weak_pointer (&self->window, window);
  self->saver = g_object_ref (saver);
  return self;
}
