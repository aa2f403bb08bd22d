/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-announcer.h"

#include "medina-fitted-text.h"
#include "medina-name-label.h"
#include "medina-toolkit.h"

enum
{
  SECONDS = 6,   /* a text is shown for so long */
  PADDING = 2,   /* to both sides of them, in pixels: its frame gives it */
  MAX_TEXTS = 3, /* so many are shown together, or fewer, if there is no room for them */
};

struct _MedinaAnnouncer
{
  GtkWidget parent_instance;

  guint timeout_id;
  char *texts[MAX_TEXTS]; /* owned: those shown, NULL behind the last one */
  gint64 ends[MAX_TEXTS]; /* until when, on the monotonic clock */
  gboolean aside;         /* something else is more important */

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
drop (MedinaAnnouncer *self, int first)
{
  g_free (self->texts[first]);
  for (int i = first + 1; i < MAX_TEXTS; i++)
    {
      self->texts[i - 1] = self->texts[i];
      self->ends[i - 1] = self->ends[i];
    }
  self->texts[MAX_TEXTS - 1] = NULL;
}

static void
drop_first (MedinaAnnouncer *self)
{
  drop (self, 0);
}

/* What happens again is not told twice. */
static void
drop_text (MedinaAnnouncer *self, const char *text)
{
  for (int i = MAX_TEXTS - 1; i >= 0; i--)
    if (g_strcmp0 (self->texts[i], text) == 0)
      drop (self, i);
}

static void
forget_texts (MedinaAnnouncer *self)
{
  while (self->texts[0] != NULL)
    drop_first (self);
}

static void
update_sight (MedinaAnnouncer *self)
{
  const gboolean shown = self->texts[0] != NULL && !self->aside;

  gtk_revealer_set_reveal_child (self->revealer, shown);
  gtk_widget_set_can_target (GTK_WIDGET (self), shown);
}

/* The label keeps its text while the revealer fades it out. */
void
medina_announcer_dismiss (MedinaAnnouncer *self)
{
  g_return_if_fail (MEDINA_IS_ANNOUNCER (self));

  forget_texts (self);
  g_clear_handle_id (&self->timeout_id, g_source_remove);
  update_sight (self);
}

static gboolean
timeout_cb (gpointer data)
{
  MedinaAnnouncer *self = data;

  self->timeout_id = 0;
  medina_announcer_dismiss (self);
  return G_SOURCE_REMOVE;
}

static char *
join_texts (MedinaAnnouncer *self)
{
  GString *joined = g_string_new (self->texts[0]);

  for (int i = 1; i < MAX_TEXTS && self->texts[i] != NULL; i++)
    g_string_append_printf (joined, "\n%s", self->texts[i]);
  return g_string_free (joined, FALSE);
}

static void
show_texts (MedinaAnnouncer *self)
{
  g_autofree char *shown = join_texts (self);

  gtk_label_set_label (self->label, shown);
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

void
medina_announcer_announce (MedinaAnnouncer *self, const char *text)
{
  g_return_if_fail (MEDINA_IS_ANNOUNCER (self));
  g_return_if_fail (text != NULL);

  forget_texts (self);
  medina_announcer_add (self, text);
  medina_toolkit_announce (GTK_WIDGET (self), text);
}

void
medina_announcer_add (MedinaAnnouncer *self, const char *text)
{
  const gint64 now = g_get_monotonic_time ();
  int count = 0;

  g_return_if_fail (MEDINA_IS_ANNOUNCER (self));
  g_return_if_fail (text != NULL);

  while (self->texts[0] != NULL && (self->ends[0] <= now || self->texts[MAX_TEXTS - 1] != NULL))
    drop_first (self);
  drop_text (self, text);
  while (self->texts[count] != NULL)
    count++;
  self->texts[count] = g_strdup (text);
  self->ends[count] = now + SECONDS * G_USEC_PER_SEC;
  for (show_texts (self); self->texts[1] != NULL && is_too_high (self); show_texts (self))
    drop_first (self);
  g_clear_handle_id (&self->timeout_id, g_source_remove);
  self->aside = FALSE;
  update_sight (self);
  self->timeout_id = g_timeout_add_seconds (SECONDS, timeout_cb, self);
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

/* The text without that line; NULL if nothing else is in it. Transfer full. */
static char *
cut_line (const char *text, const char *line)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  g_autoptr (GStrvBuilder) others = g_strv_builder_new ();
  g_auto (GStrv) list = NULL;

  for (char **other = lines; *other != NULL; other++)
    if (!g_str_equal (*other, line))
      g_strv_builder_add (others, *other);
  list = g_strv_builder_end (others);
  return *list != NULL ? g_strjoinv ("\n", list) : NULL;
}

void
medina_announcer_withdraw (MedinaAnnouncer *self, const char *line)
{
  g_return_if_fail (MEDINA_IS_ANNOUNCER (self));
  g_return_if_fail (line != NULL);

  for (int i = MAX_TEXTS - 1; i >= 0; i--)
    if (self->texts[i] != NULL)
      {
        char *rest = cut_line (self->texts[i], line);

        g_free (self->texts[i]);
        self->texts[i] = rest;
        if (rest == NULL)
          drop (self, i);
      }
  if (self->texts[0] != NULL)
    show_texts (self);
  else
    medina_announcer_dismiss (self);
}

const char *
medina_announcer_get_text (MedinaAnnouncer *self)
{
  g_return_val_if_fail (MEDINA_IS_ANNOUNCER (self), NULL);

  return gtk_revealer_get_reveal_child (self->revealer) ? gtk_label_get_label (self->label) : "";
}

/* The button around the label has a frame. */
int
medina_announcer_measure_texts (MedinaAnnouncer *self, int width, double scale)
{
  g_return_val_if_fail (MEDINA_IS_ANNOUNCER (self), 0);

  return self->texts[0] != NULL && !self->aside
           ? medina_fitted_text_measure (self->label, width - PADDING, scale)
           : 0;
}

void
medina_announcer_set_scale (MedinaAnnouncer *self, double scale)
{
  g_return_if_fail (MEDINA_IS_ANNOUNCER (self));

  medina_fitted_text_set_scale (self->label, scale);
}

/* From the moment that a text comes until it has faded. */
static gboolean
covers (MedinaAnnouncer *self)
{
  return gtk_revealer_get_reveal_child (self->revealer) ||
         gtk_revealer_get_child_revealed (self->revealer);
}

static void
covered_cb (MedinaAnnouncer *self)
{
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
  forget_texts (self);
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
