/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-announcer.h"

#include "medina-announcements.h"
#include "medina-fitted-text.h"
#include "medina-name-label.h"
#include "medina-toolkit.h"

enum
{
  PADDING = 2, /* to both sides of them, in pixels: its frame gives it */

  /* So many are shown together, or fewer, if there is no room for them; others that are to be read
   * wait */
  MAX_TEXTS = 3,
};

struct _MedinaAnnouncer
{
  GtkWidget parent_instance;

  guint timeout_id;
  guint shorten_id; /* until fewer are shown; 0 otherwise */
  MedinaAnnouncements texts;
  guint shown;    /* how many of them are, if any */
  gboolean aside; /* something else is more important */

  /* template */
  GtkRevealer *revealer;
  GtkLabel *label;
};

enum
{
  PROP_0,
  PROP_COVERED_OPACITY,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (MedinaAnnouncer, medina_announcer, GTK_TYPE_WIDGET)

static void
update_sight (MedinaAnnouncer *self)
{
  const gboolean shown = self->texts.count > 0 && !self->aside;

  gtk_revealer_set_reveal_child (self->revealer, shown);
  gtk_widget_set_can_target (GTK_WIDGET (self), shown);
}

/* The label keeps its text while the revealer fades it out. */
void
medina_announcer_dismiss (MedinaAnnouncer *self)
{
  g_return_if_fail (MEDINA_IS_ANNOUNCER (self));

  medina_announcements_clear (&self->texts);
  g_clear_handle_id (&self->timeout_id, g_source_remove);
  update_sight (self);
}

static gboolean
is_too_high (MedinaAnnouncer *self)
{
  GtkWidget *label = GTK_WIDGET (self->label), *parent = gtk_widget_get_parent (GTK_WIDGET (self));
  const int width = parent != NULL ? gtk_widget_get_width (parent) : 0;
  int natural, height;

  if (width == 0)
    return FALSE;
  gtk_widget_measure (label, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  gtk_widget_measure (label, GTK_ORIENTATION_VERTICAL, MIN (natural, width), &height, NULL, NULL,
                      NULL);
  return height > gtk_widget_get_height (parent);
}

static void
show_first (MedinaAnnouncer *self, guint count)
{
  g_autofree char *shown = medina_announcements_join (&self->texts, count);

  self->shown = count;
  gtk_label_set_label (self->label, shown);
}

static void
show_texts (MedinaAnnouncer *self)
{
  show_first (self, MIN (self->texts.count, MAX_TEXTS));
}

static gboolean
is_crowded (MedinaAnnouncer *self)
{
  return self->texts.count > self->shown;
}

/* What waits is not to lie far behind the board. */
static void
hurry (MedinaAnnouncer *self)
{
  if (is_crowded (self))
    medina_announcements_hurry (&self->texts, g_get_monotonic_time ());
}

static gboolean pass_cb (gpointer data);

/* Until something has been read. */
static void
wait (MedinaAnnouncer *self)
{
  const gint64 next = medina_announcements_find_next (&self->texts, is_crowded (self));
  const gint64 left = next - g_get_monotonic_time ();

  g_clear_handle_id (&self->timeout_id, g_source_remove);
  if (next != 0)
    self->timeout_id = g_timeout_add ((guint) (MAX (left, 0) / 1000 + 1), pass_cb, self);
}

static void
show_rest (MedinaAnnouncer *self)
{
  if (self->texts.count > 0)
    show_texts (self);
  update_sight (self);
  wait (self);
}

static gboolean
pass_cb (gpointer data)
{
  MedinaAnnouncer *self = data;

  self->timeout_id = 0;
  if (medina_announcements_pass (&self->texts, g_get_monotonic_time (), is_crowded (self)))
    show_rest (self);
  else
    wait (self);
  return G_SOURCE_REMOVE;
}

void
medina_announcer_announce (MedinaAnnouncer *self, const char *text)
{
  g_return_if_fail (MEDINA_IS_ANNOUNCER (self));
  g_return_if_fail (text != NULL);

  medina_announcements_clear (&self->texts);
  medina_announcer_add (self, text);
  medina_toolkit_announce (GTK_WIDGET (self), text);
}

static void
append (MedinaAnnouncer *self, const char *text)
{
  medina_announcements_append (&self->texts, text, g_get_monotonic_time ());
  show_texts (self);
  hurry (self);
}

static void
show (MedinaAnnouncer *self)
{
  self->aside = FALSE;
  update_sight (self);
  wait (self);
}

void
medina_announcer_append (MedinaAnnouncer *self, const char *text)
{
  g_return_if_fail (MEDINA_IS_ANNOUNCER (self));
  g_return_if_fail (text != NULL);

  append (self, text);
  show (self);
}

void
medina_announcer_add (MedinaAnnouncer *self, const char *text)
{
  g_return_if_fail (MEDINA_IS_ANNOUNCER (self));
  g_return_if_fail (text != NULL);

  for (append (self, text); is_crowded (self) || (self->texts.count > 1 && is_too_high (self));
       show_texts (self))
    medina_announcements_drop (&self->texts, 0);
  show (self);
}

static gboolean
shorten_cb (gpointer data)
{
  MedinaAnnouncer *self = data;

  self->shorten_id = 0;
  if (self->shown > 1)
    show_first (self, self->shown - 1);
  hurry (self);
  wait (self);
  return G_SOURCE_REMOVE;
}

void
medina_announcer_shorten (MedinaAnnouncer *self)
{
  g_return_if_fail (MEDINA_IS_ANNOUNCER (self));

  if (self->shown > 1 && self->shorten_id == 0)
    self->shorten_id = g_idle_add_full (G_PRIORITY_HIGH_IDLE, shorten_cb, self, NULL);
}

void
medina_announcer_go_on (MedinaAnnouncer *self)
{
  g_return_if_fail (MEDINA_IS_ANNOUNCER (self));

  if (medina_announcements_drop_read (&self->texts, g_get_monotonic_time ()))
    show_rest (self);
}

void
medina_announcer_keep (MedinaAnnouncer *self, gboolean kept)
{
  g_return_if_fail (MEDINA_IS_ANNOUNCER (self));

  if (self->texts.kept == kept)
    return;
  if (medina_announcements_keep (&self->texts, kept, g_get_monotonic_time ()))
    show_rest (self);
  else
    wait (self);
}

void
medina_announcer_set_aside (MedinaAnnouncer *self, gboolean aside)
{
  g_return_if_fail (MEDINA_IS_ANNOUNCER (self));

  if (self->aside == aside)
    return;
  self->aside = aside;
  update_sight (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
medina_announcer_withdraw (MedinaAnnouncer *self, const char *line)
{
  g_return_if_fail (MEDINA_IS_ANNOUNCER (self));
  g_return_if_fail (line != NULL);

  if (medina_announcements_withdraw (&self->texts, line))
    show_rest (self);
}

const char *
medina_announcer_get_text (MedinaAnnouncer *self)
{
  g_return_val_if_fail (MEDINA_IS_ANNOUNCER (self), NULL);

  return gtk_revealer_get_reveal_child (self->revealer) ? gtk_label_get_label (self->label) : "";
}

void
medina_announcer_set_scale (MedinaAnnouncer *self, double scale)
{
  g_return_if_fail (MEDINA_IS_ANNOUNCER (self));

  medina_fitted_text_set_scale (GTK_WIDGET (self->label), scale);
}

/* From the moment that a text comes until it has faded. */
static gboolean
covers (MedinaAnnouncer *self)
{
  return gtk_revealer_get_reveal_child (self->revealer) ||
         gtk_revealer_get_child_revealed (self->revealer);
}

/* The button around the label has a frame. A text that fades has its room until it is gone. */
int
medina_announcer_measure_texts (MedinaAnnouncer *self, int width, double scale)
{
  g_return_val_if_fail (MEDINA_IS_ANNOUNCER (self), 0);

  return covers (self) && !self->aside
           ? medina_fitted_text_measure (self->label, width - PADDING, scale)
           : 0;
}

static void
covered_cb (MedinaAnnouncer *self)
{
  if (!covers (self))
    gtk_widget_queue_resize (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_COVERED_OPACITY]);
}

static void
medina_announcer_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_COVERED_OPACITY)
    g_value_set_double (value, covers (MEDINA_ANNOUNCER (object)) ? 0 : 1);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
medina_announcer_dispose (GObject *object)
{
  MedinaAnnouncer *self = MEDINA_ANNOUNCER (object);

  g_clear_handle_id (&self->timeout_id, g_source_remove);
  g_clear_handle_id (&self->shorten_id, g_source_remove);
  medina_announcements_clear (&self->texts);
  if (self->revealer != NULL)
    gtk_widget_unparent (GTK_WIDGET (self->revealer));
  self->revealer = NULL;
  G_OBJECT_CLASS (medina_announcer_parent_class)->dispose (object);
}

static void
medina_announcer_class_init (MedinaAnnouncerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = medina_announcer_dispose;
  G_OBJECT_CLASS (klass)->get_property = medina_announcer_get_property;
  properties[PROP_COVERED_OPACITY] =
    g_param_spec_double ("covered-opacity", NULL, NULL, 0, 1, 1,
                         G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPS, properties);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/medina_game/Medina/ui/medina-announcer.ui");
  gtk_widget_class_bind_template_child (widget_class, MedinaAnnouncer, revealer);
  gtk_widget_class_bind_template_child (widget_class, MedinaAnnouncer, label);
  gtk_widget_class_bind_template_callback (widget_class, medina_announcer_dismiss);
  gtk_widget_class_bind_template_callback (widget_class, covered_cb);
}

static void
medina_announcer_init (MedinaAnnouncer *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  medina_name_label_prepare_sentences (self->label);
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}
