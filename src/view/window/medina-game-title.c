/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-game-title.h"

#include <glib/gi18n.h>

#include "medina-children.h"
#include "medina-fitted-text.h"
#include "medina-names.h"
#include "medina-rules-words.h"
#include "medina-shown-name.h"
#include "medina-tooltip.h"

#define LEAST_SCALE .8 /* of letters: what has no room in these is shortened */
#define STEP        .04

struct _MedinaGameTitle
{
  GtkWidget parent_instance;

  gboolean narrow;

  /* template */
  GtkLabel *title;
  GtkLabel *subtitle;

  /* owned */
  GSignalGroup *document;
  char *text;
  char *whole; /* both lines; NULL without a game */
};

G_DEFINE_FINAL_TYPE (MedinaGameTitle, medina_game_title, GTK_TYPE_WIDGET)

enum
{
  PROP_TEXT = 1,
  PROP_NARROW,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void
set_text (MedinaGameTitle *self, const char *text)
{
  if (g_strcmp0 (self->text, text) == 0)
    return;
  g_free (self->text);
  self->text = g_strdup (text);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TEXT]);
}

/* Takes it. */
static void
set_whole (MedinaGameTitle *self, char *whole)
{
  g_free (self->whole);
  self->whole = whole;
}

/* What is left of the rules behind the name of their set. */
static const char *
find_options (const char *rules, const char *set)
{
  if (!g_str_has_prefix (rules, set))
    return rules;
  rules += strlen (set);
  return g_str_has_prefix (rules, medina_list_separator ())
           ? rules + strlen (medina_list_separator ())
           : rules;
}

/* A file's name stands above the rules; without one the set of rules stands above its options: a
 * narrow window has no room for both in one line. */
static void
show_lines (MedinaGameTitle *self, const char *name, const char *rules, const char *set)
{
  const char *below = name != NULL ? rules : find_options (rules, set);

  gtk_label_set_label (self->title, name != NULL ? name : set);
  gtk_label_set_label (self->subtitle, below);
  gtk_widget_set_visible (GTK_WIDGET (self->subtitle), *below != '\0');
  set_whole (self, name != NULL ? g_strdup_printf ("%s\n%s", name, rules) : g_strdup (rules));
}

/* A game that is stored by itself needs no saving, so it has no mark either. */
static char *
mark_unstored (MedinaDocument *document, const char *name)
{
  if (!medina_document_get_modified (document) ||
      medina_document_get_autosave_error (document) == NULL)
    return g_strdup (name);
  /* Translators: the title of the window while a game is stored nowhere; %s is its file’s name */
  return g_strdup_printf (_ ("• %s"), name);
}

static void
update_cb (MedinaGameTitle *self)
{
  g_autoptr (MedinaDocument) document = g_signal_group_dup_target (self->document);
  g_autofree char *line = medina_shown_name_to_line (medina_document_get_title (document));
  const gboolean named = medina_shown_name_is_visible (line);
  g_autofree char *name = mark_unstored (document, named ? line : _ ("Medina"));
  const MdnRules *played = &medina_game_get_setup (medina_document_get_game (document))->rules;
  g_autofree char *rules = medina_rules_to_title (played);

  show_lines (self, named ? name : NULL, rules,
              medina_rule_set_get_name ((MdnRuleSet) played->set));
  set_text (self, name);
}

void
medina_game_title_set_document (MedinaGameTitle *self, MedinaDocument *document)
{
  g_return_if_fail (MEDINA_IS_GAME_TITLE (self));

  g_signal_group_set_target (self->document, document);
  if (document != NULL)
    update_cb (self);
  else
    {
      gtk_label_set_label (self->title, _ ("Medina"));
      gtk_widget_set_visible (GTK_WIDGET (self->subtitle), FALSE);
      set_whole (self, NULL);
      set_text (self, _ ("Medina"));
    }
}

/* --- Size ------------------------------------------------------------------------------------- */

/* As if letters were not smaller: the room for them is not to depend on it. */
static int
measure_text (GtkWidget *label, GtkOrientation orientation)
{
  g_autoptr (PangoLayout) layout =
    gtk_widget_create_pango_layout (label, gtk_label_get_text (GTK_LABEL (label)));
  int width, height;

  pango_layout_get_pixel_size (layout, &width, &height);
  return orientation == GTK_ORIENTATION_HORIZONTAL ? width : height;
}

static void
measure_line (GtkWidget *label, GtkOrientation orientation, int *minimum, int *natural)
{
  const int text = measure_text (label, orientation);

  gtk_widget_measure (label, orientation, -1, minimum, natural, NULL, NULL);
  *natural = MAX (*natural, text);
  if (orientation == GTK_ORIENTATION_VERTICAL)
    *minimum = MAX (*minimum, text);
}

static void
medina_game_title_measure (GtkWidget *widget,
                           GtkOrientation orientation,
                           int for_size,
                           int *minimum,
                           int *natural,
                           int *minimum_baseline,
                           int *natural_baseline)
{
  const gboolean down = orientation == GTK_ORIENTATION_VERTICAL;

  *minimum = *natural = 0;
  for (GtkWidget *label = medina_children_first_shown (widget); label != NULL;
       label = medina_children_next_shown (label))
    {
      int least, usual;

      measure_line (label, orientation, &least, &usual);
      *minimum = down ? *minimum + least : MAX (*minimum, least);
      *natural = down ? *natural + usual : MAX (*natural, usual);
    }
}

static gboolean
is_room (GtkLabel *label, int width, double scale)
{
  return medina_fitted_text_measure (label, width, scale) <=
         medina_fitted_text_measure (label, G_MAXINT / PANGO_SCALE, scale);
}

/* Letters get smaller only where that has all of them be seen. */
static double
find_scale (MedinaGameTitle *self, GtkLabel *label, int width)
{
  double scale = 1;

  if (!self->narrow || !is_room (label, width, LEAST_SCALE))
    return 1;
  while (!is_room (label, width, scale))
    scale = MAX (scale - STEP, LEAST_SCALE);
  return scale;
}

static void
medina_game_title_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  MedinaGameTitle *self = MEDINA_GAME_TITLE (widget);
  int y = 0;

  for (GtkWidget *label = medina_children_first_shown (widget); label != NULL;
       label = medina_children_next_shown (label))
    {
      int least, needed;

      medina_fitted_text_set_scale (label, find_scale (self, GTK_LABEL (label), width));
      measure_line (label, GTK_ORIENTATION_VERTICAL, &least, &needed);
      gtk_widget_size_allocate (label, &(GtkAllocation){ 0, y, width, needed }, -1);
      y += needed;
    }
}

/* --- The object ------------------------------------------------------------------------------- */

static gboolean
is_shortened (GtkLabel *label)
{
  return gtk_widget_get_visible (GTK_WIDGET (label)) &&
         pango_layout_is_ellipsized (gtk_label_get_layout (label));
}

/* Where all is to be read it would say nothing else, over the board. */
static gboolean
medina_game_title_query_tooltip (GtkWidget *widget,
                                 int x,
                                 int y,
                                 gboolean keyboard,
                                 GtkTooltip *tooltip)
{
  MedinaGameTitle *self = MEDINA_GAME_TITLE (widget);

  return self->whole != NULL && (is_shortened (self->title) || is_shortened (self->subtitle)) &&
         medina_tooltip_show (tooltip, self->whole);
}

static void
medina_game_title_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  MedinaGameTitle *self = MEDINA_GAME_TITLE (object);

  switch (id)
    {
    case PROP_TEXT:
      g_value_set_string (value, self->text);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
set_narrow (MedinaGameTitle *self, gboolean narrow)
{
  self->narrow = narrow;
  if (narrow)
    gtk_widget_add_css_class (GTK_WIDGET (self), "narrow");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "narrow");
}

static void
medina_game_title_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_NARROW:
      set_narrow (MEDINA_GAME_TITLE (object), g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
medina_game_title_dispose (GObject *object)
{
  MedinaGameTitle *self = MEDINA_GAME_TITLE (object);

  if (self->document != NULL)
    g_signal_group_set_target (self->document, NULL);
  g_clear_object (&self->document);
  medina_children_unparent (GTK_WIDGET (self));
  G_OBJECT_CLASS (medina_game_title_parent_class)->dispose (object);
}

static void
medina_game_title_finalize (GObject *object)
{
  g_free (MEDINA_GAME_TITLE (object)->text);
  g_free (MEDINA_GAME_TITLE (object)->whole);
  G_OBJECT_CLASS (medina_game_title_parent_class)->finalize (object);
}

static void
medina_game_title_class_init (MedinaGameTitleClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = medina_game_title_get_property;
  object_class->set_property = medina_game_title_set_property;
  object_class->dispose = medina_game_title_dispose;
  object_class->finalize = medina_game_title_finalize;
  widget_class->measure = medina_game_title_measure;
  widget_class->size_allocate = medina_game_title_size_allocate;
  widget_class->query_tooltip = medina_game_title_query_tooltip;
  properties[PROP_TEXT] =
    g_param_spec_string ("text", NULL, NULL, "", G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_NARROW] =
    g_param_spec_boolean ("narrow", NULL, NULL, FALSE, G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_css_name (widget_class, "windowtitle");
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/medina_game/Medina/ui/medina-game-title.ui");
  gtk_widget_class_bind_template_child (widget_class, MedinaGameTitle, title);
  gtk_widget_class_bind_template_child (widget_class, MedinaGameTitle, subtitle);
}

static void
medina_game_title_init (MedinaGameTitle *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
  self->text = g_strdup (_ ("Medina"));
  self->document = g_signal_group_new (MEDINA_TYPE_DOCUMENT);
  g_signal_group_connect_swapped (self->document, "notify::title", G_CALLBACK (update_cb), self);
  g_signal_group_connect_swapped (self->document, "notify::modified", G_CALLBACK (update_cb), self);
  g_signal_group_connect_swapped (self->document, "notify::autosave-error", G_CALLBACK (update_cb),
                                  self);
}
