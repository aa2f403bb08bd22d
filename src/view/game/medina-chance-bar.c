/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-chance-bar.h"

#include <glib/gi18n.h>

#include "medina-names.h"
#include "medina-player-line.h"

enum
{
  THICKNESS = 9, /* of the bar, in pixels, as is all that follows */
  GAP = 4,       /* between it and what is below */
  MARGIN = 6,    /* around both */
};

struct _MedinaChanceBar
{
  GtkWidget parent_instance;

  MedinaChances *chances; /* owned */
  char *text;             /* owned */
};

G_DEFINE_FINAL_TYPE (MedinaChanceBar, medina_chance_bar, GTK_TYPE_WIDGET)

/* --- Words ------------------------------------------------------------------------------------ */

static guint
count_players (MedinaChanceBar *self)
{
  return medina_game_get_n_players (medina_onlooker_get_game (MEDINA_ONLOOKER (self->chances)));
}

static MedinaPlayer *
get_player (MedinaChanceBar *self, guint player)
{
  return medina_game_get_player (medina_onlooker_get_game (MEDINA_ONLOOKER (self->chances)),
                                 player);
}

static char *
word_percent (MedinaChanceBar *self, guint player)
{
  /* Translators: a chance in percent */
  return g_strdup_printf (C_ ("chance", "%u%%"), medina_chances_get (self->chances, player));
}

static char *
word_chances (MedinaChanceBar *self)
{
  g_autoptr (GStrvBuilder) parts = g_strv_builder_new ();
  g_auto (GStrv) list = NULL;
  g_autofree char *joined = NULL;

  for (guint player = 0; player < count_players (self); player++)
    {
      g_autofree char *percent = word_percent (self, player);
      g_autofree char *part =
        /* Translators: a player’s name and chance to win, in a list: “Aisha 42%” */
        g_strdup_printf (C_ ("chance", "%1$s %2$s"),
                         medina_player_get_name_in_sentence (get_player (self, player)), percent);

      g_strv_builder_add (parts, part);
    }
  list = g_strv_builder_end (parts);
  joined = g_strjoinv (medina_list_separator (), list);
  /* Translators: %s are players with their chances, as in “Aisha 42%, Ben 58%” */
  return g_strdup_printf (_ ("Winning chances: %s"), joined);
}

/* --- Size and picture ------------------------------------------------------------------------- */

static PangoLayout *
create_layout (MedinaChanceBar *self, guint player)
{
  g_autofree char *percent = word_percent (self, player);

  return gtk_widget_create_pango_layout (GTK_WIDGET (self), percent);
}

static void
medina_chance_bar_measure (GtkWidget *widget,
                           GtkOrientation orientation,
                           int for_size,
                           int *minimum,
                           int *natural,
                           int *minimum_baseline,
                           int *natural_baseline)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (widget, "100%");
  int width, height;

  pango_layout_get_pixel_size (layout, &width, &height);
  if (orientation == GTK_ORIENTATION_VERTICAL)
    *minimum = *natural = THICKNESS + GAP + height + 2 * MARGIN;
  else
    *minimum = *natural = MDN_MAX_PLAYERS * (width + MEDINA_PLAYER_MARKER + 2 * GAP) + 2 * MARGIN;
}

/* Shares in the order of the seats, from where reading begins. */
static void
draw_shares (MedinaChanceBar *self, cairo_t *cr, double width, gboolean mirrored)
{
  double begin = 0;

  for (guint player = 0; player < count_players (self); player++)
    {
      const double length = width * medina_chances_get (self->chances, player) / 100;

      if (length >= 1)
        {
          cairo_save (cr);
          cairo_translate (cr, mirrored ? width - begin - length : begin, 0);
          medina_player_line_fill_broken_bar (cr, get_player (self, player), length, THICKNESS,
                                              mirrored);
          cairo_restore (cr);
        }
      begin += length;
    }
}

/* In columns of the same width, so that small shares have room. */
static void
draw_number (MedinaChanceBar *self, cairo_t *cr, guint player, double width, gboolean mirrored)
{
  g_autoptr (PangoLayout) layout = create_layout (self, player);
  const double column = width / count_players (self);
  const double begin = (mirrored ? count_players (self) - 1 - player : player) * column;
  int text, height;
  double marker, number;
  GdkRGBA color;

  pango_layout_get_pixel_size (layout, &text, &height);
  marker = mirrored ? column - MEDINA_PLAYER_MARKER / 2.0 : MEDINA_PLAYER_MARKER / 2.0;
  number = mirrored ? column - MEDINA_PLAYER_MARKER - GAP - text : MEDINA_PLAYER_MARKER + GAP;
  medina_player_line_mark (cr, get_player (self, player), begin + marker,
                           THICKNESS + GAP + height / 2.0, MEDINA_PLAYER_MARKER);
  gtk_style_context_get_color (gtk_widget_get_style_context (GTK_WIDGET (self)), &color);
  gdk_cairo_set_source_rgba (cr, &color);
  cairo_move_to (cr, begin + number, THICKNESS + GAP);
  pango_cairo_show_layout (cr, layout);
}

static void
medina_chance_bar_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  MedinaChanceBar *self = MEDINA_CHANCE_BAR (widget);
  const gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  const int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  cairo_t *cr;

  if (!medina_chances_get_known (self->chances) || width <= 2 * MARGIN)
    return;
  cr =
    gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  cairo_translate (cr, MARGIN, MARGIN);
  draw_shares (self, cr, width - 2 * MARGIN, mirrored);
  for (guint player = 0; player < count_players (self); player++)
    draw_number (self, cr, player, width - 2 * MARGIN, mirrored);
  cairo_destroy (cr);
}

/* --- The object ------------------------------------------------------------------------------- */

static void
changed_cb (MedinaChanceBar *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const gboolean known = medina_chances_get_known (self->chances);

  g_free (self->text);
  self->text = known ? word_chances (self) : g_strdup ("");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, self->text,
                                  -1);
  gtk_widget_set_tooltip_text (widget, self->text);
  gtk_widget_set_visible (widget, known);
  gtk_widget_queue_draw (widget);
}

void
medina_chance_bar_set_chances (MedinaChanceBar *self, MedinaChances *chances)
{
  g_return_if_fail (MEDINA_IS_CHANCE_BAR (self));
  g_return_if_fail (self->chances == NULL);

  self->chances = g_object_ref (chances);
  g_signal_connect_object (chances, "notify::known", G_CALLBACK (changed_cb), self,
                           G_CONNECT_SWAPPED);
  changed_cb (self);
}

const char *
medina_chance_bar_get_text (MedinaChanceBar *self)
{
  g_return_val_if_fail (MEDINA_IS_CHANCE_BAR (self), NULL);

  return self->text;
}

static void
medina_chance_bar_dispose (GObject *object)
{
  g_clear_object (&MEDINA_CHANCE_BAR (object)->chances);
  G_OBJECT_CLASS (medina_chance_bar_parent_class)->dispose (object);
}

static void
medina_chance_bar_finalize (GObject *object)
{
  g_free (MEDINA_CHANCE_BAR (object)->text);
  G_OBJECT_CLASS (medina_chance_bar_parent_class)->finalize (object);
}

static void
medina_chance_bar_class_init (MedinaChanceBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = medina_chance_bar_dispose;
  G_OBJECT_CLASS (klass)->finalize = medina_chance_bar_finalize;
  widget_class->measure = medina_chance_bar_measure;
  widget_class->snapshot = medina_chance_bar_snapshot;
  gtk_widget_class_set_css_name (widget_class, "chancebar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
medina_chance_bar_init (MedinaChanceBar *self)
{
  self->text = g_strdup ("");
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  gtk_widget_add_css_class (GTK_WIDGET (self), "caption");
  gtk_widget_add_css_class (GTK_WIDGET (self), "numeric");
}
