/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* A question to the person, or something to be told, over a window that waits for the answer. There
 * is one at a time in a window; further ones wait for their turn. (AdwMessageDialog and
 * AdwAlertDialog show themselves at once, one over the other, and the same question twice.)
 *
 * "answered", with the answer's ID as its detail, is emitted once, when the question is gone from
 * the window. If the window goes first there is no answer; what is connected is freed then, so that
 * a closure's data can live as long as the question. */

#define MEDINA_TYPE_QUESTION (medina_question_get_type ())
G_DECLARE_FINAL_TYPE (MedinaQuestion, medina_question, MEDINA, QUESTION, GObject)

typedef enum
{
  MEDINA_ANSWER_PLAIN = 0,
  MEDINA_ANSWER_SUGGESTED = 1 << 0,
  MEDINA_ANSWER_DESTRUCTIVE = 1 << 1,
  MEDINA_ANSWER_DEFAULT = 1 << 2, /* Enter chooses it */
  MEDINA_ANSWER_CLOSE = 1 << 3,   /* Escape chooses it; there must be one */
} MedinaAnswerFlags;

MedinaQuestion *medina_question_new (const char *heading, const char *text);

/* `id` is a static string. Answers stand in the order in which they were added. */
void medina_question_add_answer (MedinaQuestion *self,
                                 const char *id,
                                 const char *label,
                                 MedinaAnswerFlags flags);

/* Tells something in a dialog that can only be closed. */
void medina_question_tell (GtkWindow *window, const char *heading, const char *text);

/* Shows it as soon as no other one is shown over the window, which keeps it until then. What is
 * already being asked in the same words is not asked again. */
void medina_question_ask (MedinaQuestion *self, GtkWindow *window);

/* Answers all that are asked there as Escape would. */
void medina_question_dismiss_all (GtkWindow *window);

/* The one that is shown over the window, transfer none; NULL if there is none. */
MedinaQuestion *medina_question_find (GtkWindow *window);

/* The window that it is asked in, transfer none, also while "answered" is emitted; NULL before and
 * after that. */
GtkWindow *medina_question_get_window (MedinaQuestion *self);

const char *medina_question_get_heading (MedinaQuestion *self);
const char *medina_question_get_text (MedinaQuestion *self);

/* An answer's label, with its mnemonic; NULL if there is no such answer. */
const char *medina_question_get_label (MedinaQuestion *self, const char *id);

/* What shows it, transfer none; NULL while it waits. */
GtkWidget *medina_question_get_dialog (MedinaQuestion *self);

G_END_DECLS
