/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-titled-group.h"

typedef struct
{
  GtkWidget *header;
  GtkLabel *heading;
  GtkLabel *explanation;
  GtkListBox *list;
} MedinaTitledGroupPrivate;

enum
{
  PROP_0,
  PROP_HEADING,
  PROP_EXPLANATION,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];
static GtkBuildableIface *parent_buildable;

static void medina_titled_group_buildable_init (GtkBuildableIface *iface);

G_DEFINE_TYPE_WITH_CODE (MedinaTitledGroup,
                         medina_titled_group,
                         ADW_TYPE_PREFERENCES_GROUP,
                         G_ADD_PRIVATE (MedinaTitledGroup)
                           G_IMPLEMENT_INTERFACE (GTK_TYPE_BUILDABLE,
                                                  medina_titled_group_buildable_init))

static MedinaTitledGroupPrivate *
get_private (MedinaTitledGroup *self)
{
  return medina_titled_group_get_instance_private (self);
}

/* --- The heading ------------------------------------------------------------------------------ */

const char *
medina_titled_group_get_heading (MedinaTitledGroup *self)
{
  g_return_val_if_fail (MEDINA_IS_TITLED_GROUP (self), NULL);

  return gtk_label_get_label (get_private (self)->heading);
}

void
medina_titled_group_set_heading (MedinaTitledGroup *self, const char *heading)
{
  g_return_if_fail (MEDINA_IS_TITLED_GROUP (self));

  if (g_strcmp0 (medina_titled_group_get_heading (self), heading) == 0)
    return;
  gtk_label_set_label (get_private (self)->heading, heading);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_HEADING]);
}

const char *
medina_titled_group_get_explanation (MedinaTitledGroup *self)
{
  GtkLabel *explanation;

  g_return_val_if_fail (MEDINA_IS_TITLED_GROUP (self), NULL);

  explanation = get_private (self)->explanation;
  return gtk_widget_get_visible (GTK_WIDGET (explanation)) ? gtk_label_get_label (explanation)
                                                           : NULL;
}

/* What it says is said of the list, and a heading that stands alone has its room, as in other
 * groups. */
static void
show_explanation (MedinaTitledGroupPrivate *own, const char *explanation)
{
  gtk_label_set_label (own->explanation, explanation != NULL ? explanation : "");
  gtk_widget_set_visible (GTK_WIDGET (own->explanation), explanation != NULL);
  if (explanation != NULL)
    {
      gtk_accessible_update_relation (GTK_ACCESSIBLE (own->list),
                                      GTK_ACCESSIBLE_RELATION_DESCRIBED_BY, own->explanation, NULL,
                                      -1);
      gtk_widget_remove_css_class (own->header, "alone");
    }
  else
    {
      gtk_accessible_reset_relation (GTK_ACCESSIBLE (own->list),
                                     GTK_ACCESSIBLE_RELATION_DESCRIBED_BY);
      gtk_widget_add_css_class (own->header, "alone");
    }
}

void
medina_titled_group_set_explanation (MedinaTitledGroup *self, const char *explanation)
{
  g_return_if_fail (MEDINA_IS_TITLED_GROUP (self));

  if (g_strcmp0 (medina_titled_group_get_explanation (self), explanation) == 0)
    return;
  show_explanation (get_private (self), explanation);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_EXPLANATION]);
}

/* --- The list --------------------------------------------------------------------------------- */

void
medina_titled_group_add (MedinaTitledGroup *self, GtkWidget *row)
{
  g_return_if_fail (MEDINA_IS_TITLED_GROUP (self));

  gtk_list_box_append (get_private (self)->list, row);
}

void
medina_titled_group_remove (MedinaTitledGroup *self, GtkWidget *row)
{
  g_return_if_fail (MEDINA_IS_TITLED_GROUP (self));

  gtk_list_box_remove (get_private (self)->list, row);
}

/* At its ends, the arrow keys go on to what is above and below it. */
static gboolean
keynav_failed_cb (GtkWidget *list, GtkDirectionType direction)
{
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (list));

  if (direction == GTK_DIR_UP)
    return gtk_widget_child_focus (root, GTK_DIR_TAB_BACKWARD);
  if (direction == GTK_DIR_DOWN)
    return gtk_widget_child_focus (root, GTK_DIR_TAB_FORWARD);
  return FALSE;
}

static void
medina_titled_group_add_child (GtkBuildable *buildable,
                               GtkBuilder *builder,
                               GObject *child,
                               const char *type)
{
  if (GTK_IS_LIST_BOX_ROW (child))
    medina_titled_group_add (MEDINA_TITLED_GROUP (buildable), GTK_WIDGET (child));
  else
    parent_buildable->add_child (buildable, builder, child, type);
}

static void
medina_titled_group_buildable_init (GtkBuildableIface *iface)
{
  parent_buildable = g_type_interface_peek_parent (iface);
  iface->add_child = medina_titled_group_add_child;
}

/* --- The object ------------------------------------------------------------------------------- */

static void
medina_titled_group_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  MedinaTitledGroup *self = MEDINA_TITLED_GROUP (object);

  switch (id)
    {
    case PROP_HEADING:
      g_value_set_string (value, medina_titled_group_get_heading (self));
      break;
    case PROP_EXPLANATION:
      g_value_set_string (value, medina_titled_group_get_explanation (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
medina_titled_group_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  MedinaTitledGroup *self = MEDINA_TITLED_GROUP (object);

  switch (id)
    {
    case PROP_HEADING:
      medina_titled_group_set_heading (self, g_value_get_string (value));
      break;
    case PROP_EXPLANATION:
      medina_titled_group_set_explanation (self, g_value_get_string (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
medina_titled_group_class_init (MedinaTitledGroupClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->get_property = medina_titled_group_get_property;
  object_class->set_property = medina_titled_group_set_property;
  properties[PROP_HEADING] = g_param_spec_string ("heading", NULL, NULL, "", flags);
  properties[PROP_EXPLANATION] = g_param_spec_string ("explanation", NULL, NULL, NULL, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static GtkLabel *
add_label (MedinaTitledGroupPrivate *own, const char *style)
{
  GtkWidget *label = gtk_label_new ("");

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_widget_add_css_class (label, style);
  gtk_box_append (GTK_BOX (own->header), label);
  return GTK_LABEL (label);
}

/* Its own list stands in for that of an AdwPreferencesGroup, which is hidden while it is empty, as
 * what is no row comes below that. */
static void
medina_titled_group_init (MedinaTitledGroup *self)
{
  MedinaTitledGroupPrivate *own = get_private (self);

  own->header = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_widget_add_css_class (own->header, "group-header");
  own->heading = add_label (own, "heading");
  own->explanation = add_label (own, "dim-label");
  own->list = GTK_LIST_BOX (gtk_list_box_new ());
  gtk_list_box_set_selection_mode (own->list, GTK_SELECTION_NONE);
  gtk_widget_add_css_class (GTK_WIDGET (own->list), "boxed-list");
  gtk_accessible_update_relation (GTK_ACCESSIBLE (own->list), GTK_ACCESSIBLE_RELATION_LABELLED_BY,
                                  own->heading, NULL, -1);
  g_signal_connect (own->list, "keynav-failed", G_CALLBACK (keynav_failed_cb), NULL);
  show_explanation (own, NULL);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), own->header);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), GTK_WIDGET (own->list));
}

MedinaTitledGroup *
medina_titled_group_new (const char *heading)
{
  return g_object_new (MEDINA_TYPE_TITLED_GROUP, "heading", heading, NULL);
}
