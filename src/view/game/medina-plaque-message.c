/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-plaque-message.h"

#include "medina-announcements.h"
#include "medina-toolkit.h"

/* Of a message and news the newer one is seen. */
static void
make_way (MedinaPlaqueMessage *self, const char *text)
{
  if (*text == '\0')
    medina_announcer_set_aside (self->announcer, FALSE);
  else if (!g_str_equal (self->text, text))
    medina_announcer_set_aside (self->announcer, TRUE);
}

/* Of three lines, as about a palace that a rooftop can go on, the first says what would be done:
 * whoever has the rooftop in hand knows. The others follow one another. */
static char *
shorten (const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  return g_strv_length (lines) == 3 ? g_strjoinv ("\u00a0· ", lines + 1) : NULL;
}

static void
set_text (MedinaPlaqueMessage *self, const char *text)
{
  if (g_str_equal (self->text, text))
    return;
  g_free (self->text);
  g_free (self->brief);
  self->text = g_strdup (text);
  self->brief = shorten (text);
  self->changed (self->data);
}

static void
show (MedinaPlaqueMessage *self, const char *text, gboolean refusing)
{
  make_way (self, text);
  g_clear_handle_id (&self->read_id, g_source_remove);
  self->refusing = refusing;
  set_text (self, text);
  if (refusing)
    gtk_widget_add_css_class (GTK_WIDGET (self->inscription), "refusal");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->inscription), "refusal");
}

static void
show_what_there_is (MedinaPlaqueMessage *self)
{
  if (*self->typed != '\0')
    show (self, self->typed, FALSE);
  else if (*self->description != '\0' && !(self->pinned && *self->hint != '\0'))
    show (self, self->description, FALSE);
  else
    show (self, self->hint, FALSE);
}

static gboolean
read_cb (gpointer data)
{
  MedinaPlaqueMessage *self = data;

  self->read_id = 0;
  if (*self->description != '\0')
    show_what_there_is (self);
  return G_SOURCE_REMOVE;
}

/* Whoever has been refused looks for the reason at once. */
void
medina_plaque_message_refuse (MedinaPlaqueMessage *self, const char *sentence)
{
  show (self, sentence, TRUE);
  self->read_id = g_timeout_add_seconds ((guint) medina_announcements_count_seconds (sentence) -
                                           MEDINA_NOTICE_SECONDS,
                                         read_cb, self);
}

void
medina_plaque_message_forget_refusal (MedinaPlaqueMessage *self)
{
  if (self->refusing)
    show_what_there_is (self);
}

gboolean
medina_plaque_message_set_description (MedinaPlaqueMessage *self, const char *description)
{
  if (g_strcmp0 (self->description, description) == 0)
    return FALSE;
  g_free (self->description);
  self->description = g_strdup (description != NULL ? description : "");
  if (self->read_id == 0)
    show_what_there_is (self);
  return TRUE;
}

gboolean
medina_plaque_message_set_typed (MedinaPlaqueMessage *self, const char *typed)
{
  if (g_strcmp0 (self->typed, typed) == 0)
    return FALSE;
  g_free (self->typed);
  self->typed = g_strdup (typed != NULL ? typed : "");
  show_what_there_is (self);
  if (*self->typed != '\0')
    medina_toolkit_announce (GTK_WIDGET (self->inscription), self->typed);
  return TRUE;
}

void
medina_plaque_message_set_hint (MedinaPlaqueMessage *self, const char *sentence)
{
  if (sentence == NULL && *self->hint == '\0')
    return;
  g_free (self->hint);
  self->hint = g_strdup (sentence != NULL ? sentence : "");
  if (sentence != NULL)
    show (self, sentence, FALSE);
  else if (!self->refusing)
    show_what_there_is (self);
}

void
medina_plaque_message_pin_hint (MedinaPlaqueMessage *self, gboolean pinned)
{
  self->pinned = pinned;
}

void
medina_plaque_message_init (MedinaPlaqueMessage *self,
                            GtkInscription *inscription,
                            MedinaAnnouncer *announcer,
                            MedinaPlaqueMessageFunc changed,
                            gpointer data)
{
  self->inscription = inscription;
  self->announcer = announcer;
  self->changed = changed;
  self->data = data;
  self->refusing = self->pinned = FALSE;
  self->read_id = 0;
  self->text = g_strdup ("");
  self->brief = NULL;
  self->description = g_strdup ("");
  self->typed = g_strdup ("");
  self->hint = g_strdup ("");
}

void
medina_plaque_message_stop (MedinaPlaqueMessage *self)
{
  g_clear_handle_id (&self->read_id, g_source_remove);
}

void
medina_plaque_message_clear (MedinaPlaqueMessage *self)
{
  medina_plaque_message_stop (self);
  g_clear_pointer (&self->text, g_free);
  g_clear_pointer (&self->brief, g_free);
  g_clear_pointer (&self->description, g_free);
  g_clear_pointer (&self->typed, g_free);
  g_clear_pointer (&self->hint, g_free);
}
