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

/* The dialog outlives its answer for a moment, which the window may not: they have to part. */
static Leaving *
steal_leaving (GtkWidget *dialog)
{
  gtk_window_set_transient_for (GTK_WINDOW (dialog), NULL);
  return g_object_steal_data (G_OBJECT (dialog), "leaving");
}

static void
put_away_cb (GtkWidget *dialog)
{
  go_on_leaving (steal_leaving (dialog));
}

/* The game is given up all the same, but the person has to know that it will be back. */
static void
tell_of_return (Leaving *leaving, const GError *error)
{
  GtkWidget *dialog = adw_message_dialog_new (GTK_WINDOW (leaving->window),
                                              _ ("The Game Cannot Be Removed"), error->message);

  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "close", _ ("_Close"));
  g_object_set_data_full (G_OBJECT (dialog), "leaving", leaving, (GDestroyNotify) leaving_free);
  g_signal_connect (dialog, "response", G_CALLBACK (put_away_cb), NULL);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
give_up_cb (GtkWidget *dialog)
{
  Leaving *leaving = steal_leaving (dialog);
  g_autoptr (GError) error = NULL;

  leaving->steps &= ~MEDINA_LEAVING_PUT_AWAY;
  if (medina_document_discard (medina_window_get_document (leaving->window), &error))
    go_on_leaving (leaving);
  else
    tell_of_return (leaving, error);
}

static AdwMessageDialog *
create_question (Leaving *leaving, const char *heading, const char *text)
{
  GtkWidget *dialog = adw_message_dialog_new (GTK_WINDOW (leaving->window), heading, text);

  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "cancel", _ ("_Keep Playing"));
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  g_object_set_data_full (G_OBJECT (dialog), "leaving", leaving, (GDestroyNotify) leaving_free);
  return ADW_MESSAGE_DIALOG (dialog);
}

static void
ask_to_put_away (Leaving *leaving)
{
  AdwMessageDialog *dialog = create_question (
    leaving, _ ("Put This Game Away?"),
    _ ("The game is kept as it is. Medina offers to go on with it whenever no game is on the "
       "table."));

  adw_message_dialog_add_response (dialog, "put-away", _ ("_Put Away"));
  adw_message_dialog_set_default_response (dialog, "put-away");
  g_signal_connect (dialog, "response::put-away", G_CALLBACK (put_away_cb), NULL);
  gtk_window_present (GTK_WINDOW (dialog));
}

/* Nothing can be kept, as on a full disk: only the person can decide to lose the game. */
static void
ask_to_give_up (Leaving *leaving, const GError *error)
{
  AdwMessageDialog *dialog =
    create_question (leaving, _ ("The Game Cannot Be Kept"), error->message);

  medina_file_actions_offer_save_as (leaving->window, dialog);
  adw_message_dialog_add_response (dialog, "give-up", _ ("_Give the Game Up"));
  adw_message_dialog_set_response_appearance (dialog, "give-up", ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_default_response (dialog, "cancel");
  g_signal_connect (dialog, "response::give-up", G_CALLBACK (give_up_cb), NULL);
  gtk_window_present (GTK_WINDOW (dialog));
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
put_away (Leaving *leaving, MedinaDocument *document)
{
  g_autoptr (GError) error = NULL;

  if (medina_document_get_busy (document))
    {
      g_signal_connect (document, "notify::busy", G_CALLBACK (written_cb), leaving);
      return;
    }
  if (!medina_document_put_away (document, &error))
    {
      ask_to_give_up (leaving, error);
      return;
    }
  leaving->steps &= ~MEDINA_LEAVING_PUT_AWAY;
  go_on_leaving (leaving);
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
