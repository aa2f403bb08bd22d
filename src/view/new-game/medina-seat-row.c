/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-seat-row.h"

#include <glib/gi18n.h>

#include "medina-entry-row.h"
#include "medina-names.h"
#include "medina-namesakes.h"
#include "medina-people-menu.h"
#include "medina-piece-picture.h"
#include "medina-piece-sprites.h"
#include "medina-seat-chooser.h"

enum
{
  SWATCH_WIDTH = 26,
  CHOICE_WIDTH = 40,
};

struct _MedinaSeatRow
{
  AdwEntryRow parent_instance;

  guint seat;

  /* template */
  GtkBox *prefix;
  GtkMenuButton *color_button;
  GtkPopover *popover;
  GtkBox *choices;

  /* children */
  MedinaPiecePicture *swatch;
  MedinaSeatChooser *chooser;
  GtkStack *people_place;
  GtkWidget *people_button;    /* in its place unless a computer plays */
  MedinaPiecePicture *blocker; /* shown where the rules give the seat a second color (B1) */

  /* owned */
  MedinaGameOptions *options;
  MedinaPeople *people;
  char *before; /* the name when the field got the focus last; NULL before that */
};

G_DEFINE_FINAL_TYPE (MedinaSeatRow, medina_seat_row, ADW_TYPE_ENTRY_ROW)

/* What the seat is called at this table, or was if it had no name of its own. */
static char *
dup_name (MedinaGameOptions *options, guint called, gboolean nameless)
{
  const guint n_seats = MAX (medina_game_options_get_players (options), called + 1);
  MedinaSeat seats[MDN_MAX_PLAYERS] = { 0 };
  const MedinaSeat *listed[MDN_MAX_PLAYERS];
  g_autoptr (GPtrArray) players = NULL;

  for (guint seat = 0; seat < n_seats; seat++)
    {
      if (seat != called || !nameless)
        seats[seat].name = (char *) medina_game_options_get_name (options, seat);
      seats[seat].kind = medina_game_options_get_kind (options, seat);
      listed[seat] = &seats[seat];
    }
  players = medina_namesakes_new_players (listed, n_seats);
  return g_strdup (medina_player_get_display_name (players->pdata[called]));
}

char *
medina_seat_dup_display_name (MedinaGameOptions *options, guint seat)
{
  return dup_name (options, seat, FALSE);
}

/* --- Color */

static void
show_color (MedinaSeatRow *self)
{
  const MedinaColor color = medina_game_options_get_color (self->options, self->seat);
  const gboolean fixed = medina_game_options_get_colors_fixed (self->options);
  const char *name = medina_player_color_get_name (color);
  /* Translators: %s is the color of a player, the number that of the seat */
  g_autofree char *label = g_strdup_printf (_ ("Color of player %1$u: %2$s"), self->seat + 1, name);

  medina_piece_picture_set_sprite (self->swatch, medina_sprite_of_color (color));
  gtk_widget_set_sensitive (GTK_WIDGET (self->color_button), !fixed);
  gtk_widget_set_visible (GTK_WIDGET (self->blocker), fixed);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->color_button), name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->color_button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

static void
choose_color (MedinaSeatRow *self, MedinaColor color)
{
  const MedinaColor previous = medina_game_options_get_color (self->options, self->seat);

  for (guint seat = 0; seat < MDN_MAX_PLAYERS; seat++)
    if (seat != self->seat && medina_game_options_get_color (self->options, seat) == color)
      medina_game_options_set_color (self->options, seat, previous);
  medina_game_options_set_color (self->options, self->seat, color);
}

/* "seat.choose-color" */
static void
choose_color_cb (GtkWidget *widget, const char *action_name, GVariant *color)
{
  MedinaSeatRow *self = MEDINA_SEAT_ROW (widget);

  gtk_popover_popdown (self->popover);
  choose_color (self, (MedinaColor) g_variant_get_uint32 (color));
}

static GtkWidget *
create_choice (MedinaColor color, MedinaPieceAtlas *atlas)
{
  const char *name = medina_player_color_get_name (color);
  GtkWidget *button = gtk_button_new ();

  gtk_button_set_child (GTK_BUTTON (button),
                        medina_piece_picture_new (atlas, medina_sprite_of_color (color),
                                                  CHOICE_WIDTH));
  gtk_widget_set_tooltip_text (button, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_widget_add_css_class (button, "flat");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", color);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "seat.choose-color");
  return button;
}

static void
add_pictures (MedinaSeatRow *self, MedinaPieceAtlas *atlas)
{
  const MedinaPieceSprite blocker =
    self->seat == 0 ? MEDINA_PIECE_ROOFTOP_RED : MEDINA_PIECE_ROOFTOP_GREEN;
  GtkWidget *swatch = medina_piece_picture_new (atlas, MEDINA_PIECE_ROOFTOP_BLUE, SWATCH_WIDTH);
  GtkWidget *boarded = medina_piece_picture_new (atlas, blocker, SWATCH_WIDTH);

  self->swatch = MEDINA_PIECE_PICTURE (swatch);
  self->blocker = MEDINA_PIECE_PICTURE (boarded);
  medina_piece_picture_set_blocking (self->blocker, TRUE);
  gtk_menu_button_set_child (self->color_button, swatch);
  gtk_box_append (self->prefix, boarded);
  for (guint color = 0; color < MEDINA_N_COLORS; color++)
    gtk_box_append (self->choices, create_choice ((MedinaColor) color, atlas));
}

/* --- Name */

static GtkWidget *
get_field (MedinaSeatRow *self)
{
  return GTK_WIDGET (gtk_editable_get_delegate (GTK_EDITABLE (self)));
}

static void
text_changed_cb (MedinaSeatRow *self)
{
  medina_game_options_set_name (self->options, self->seat,
                                gtk_editable_get_text (GTK_EDITABLE (self)));
}

/* An equal text is not set again: that would move the cursor. Setting a text empties it first,
 * which is no choice of the person. */
static void
show_name (MedinaSeatRow *self)
{
  const char *name = medina_game_options_get_name (self->options, self->seat);

  if (g_str_equal (name, gtk_editable_get_text (GTK_EDITABLE (self))))
    return;
  g_signal_handlers_block_by_func (self, text_changed_cb, NULL);
  gtk_editable_set_text (GTK_EDITABLE (self), name);
  g_signal_handlers_unblock_by_func (self, text_changed_cb, NULL);
}

static void
name_field (MedinaSeatRow *self)
{
  /* Translators: for a screen reader, of the field with the name; %u is a seat */
  g_autofree char *name = g_strdup_printf (_ ("Name of player %u"), self->seat + 1);

  medina_entry_row_name_field (ADW_ENTRY_ROW (self), name);
  medina_entry_row_let_scroll (ADW_ENTRY_ROW (self));
}

/* --- The people who play here */

/* They are not offered to computers, where their place stays empty, nor where nobody is known. */
static void
show_people (MedinaSeatRow *self)
{
  const gboolean offered =
    medina_game_options_get_kind (self->options, self->seat) == MEDINA_SEAT_HUMAN;

  gtk_widget_set_visible (GTK_WIDGET (self->people_place),
                          g_list_model_get_n_items (G_LIST_MODEL (self->people)) > 0);
  gtk_stack_set_visible_child (self->people_place,
                               offered ? self->people_button
                                       : gtk_widget_get_next_sibling (self->people_button));
}

/* "seat.choose-name" */
static void
choose_name_cb (GtkWidget *widget, const char *action_name, GVariant *name)
{
  MedinaSeatRow *self = MEDINA_SEAT_ROW (widget);

  medina_game_options_set_name (self->options, self->seat, g_variant_get_string (name, NULL));
}

static void
add_people (MedinaSeatRow *self)
{
  g_autoptr (GMenuModel) menu = medina_people_menu_new (self->people, "seat.choose-name", NULL);
  g_autofree char *label =
    /* Translators: a button that offers the names of the people who play here; %u is a seat */
    g_strdup_printf (_ ("Choose a name for player %u"), self->seat + 1);

  self->people_button = gtk_menu_button_new ();
  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (self->people_button), "avatar-default-symbolic");
  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (self->people_button), menu);
  gtk_widget_set_tooltip_text (self->people_button, _ ("Choose a Name"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->people_button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_widget_set_valign (self->people_button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (self->people_button, "flat");
  self->people_place = GTK_STACK (gtk_stack_new ());
  gtk_stack_add_child (self->people_place, self->people_button);
  gtk_stack_add_child (self->people_place, gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0));
  adw_entry_row_add_suffix (ADW_ENTRY_ROW (self), GTK_WIDGET (self->people_place));
  g_signal_connect_object (self->people, "items-changed", G_CALLBACK (show_people), self,
                           G_CONNECT_SWAPPED);
}

/* --- Who plays */

/* Without a name the row shows what the player will be called. */
static void
show_kind (MedinaSeatRow *self)
{
  const MedinaSeatKind kind = medina_game_options_get_kind (self->options, self->seat);
  g_autofree char *title = dup_name (self->options, self->seat, TRUE);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), title);
  medina_seat_chooser_show (self->chooser, title, kind,
                            medina_game_options_get_level (self->options, self->seat),
                            medina_game_options_get_character (self->options, self->seat));
}

/* Whoever plays now may want to say what their name is. */
static void
kind_chosen_cb (MedinaSeatRow *self, MedinaSeatKind kind, MedinaLevel level)
{
  const MedinaSeatKind previous = medina_game_options_get_kind (self->options, self->seat);

  medina_game_options_set_kind (self->options, self->seat, kind);
  medina_game_options_set_level (self->options, self->seat, level);
  if (kind == MEDINA_SEAT_HUMAN && kind != previous)
    gtk_widget_grab_focus (get_field (self));
}

static void
character_chosen_cb (MedinaSeatRow *self, MedinaCharacter character)
{
  medina_game_options_set_character (self->options, self->seat, character);
}

static void
add_chooser (MedinaSeatRow *self)
{
  GtkWidget *chooser = medina_seat_chooser_new (TRUE);

  self->chooser = MEDINA_SEAT_CHOOSER (chooser);
  medina_seat_chooser_offer_surprise (self->chooser);
  g_signal_connect_swapped (chooser, "chosen", G_CALLBACK (kind_chosen_cb), self);
  g_signal_connect_swapped (chooser, "character-chosen", G_CALLBACK (character_chosen_cb), self);
  adw_entry_row_add_suffix (ADW_ENTRY_ROW (self), chooser);
}

static void
seat_changed_cb (MedinaSeatRow *self, guint seat)
{
  show_kind (self); /* what it is called without a name depends on the others' */
  if (seat != self->seat)
    return;
  show_name (self);
  show_color (self);
  show_people (self);
}

/* --- The object */

static void
medina_seat_row_dispose (GObject *object)
{
  g_clear_object (&MEDINA_SEAT_ROW (object)->options);
  g_clear_object (&MEDINA_SEAT_ROW (object)->people);
  g_clear_pointer (&MEDINA_SEAT_ROW (object)->before, g_free);

  G_OBJECT_CLASS (medina_seat_row_parent_class)->dispose (object);
}

static void
medina_seat_row_class_init (MedinaSeatRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = medina_seat_row_dispose;

  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/medina_game/Medina/ui/medina-seat-row.ui");
  gtk_widget_class_bind_template_child (widget_class, MedinaSeatRow, prefix);
  gtk_widget_class_bind_template_child (widget_class, MedinaSeatRow, color_button);
  gtk_widget_class_bind_template_child (widget_class, MedinaSeatRow, popover);
  gtk_widget_class_bind_template_child (widget_class, MedinaSeatRow, choices);
  gtk_widget_class_install_action (widget_class, "seat.choose-color", "u", choose_color_cb);
  gtk_widget_class_install_action (widget_class, "seat.choose-name", "s", choose_name_cb);
}

static void
entered_cb (MedinaSeatRow *self)
{
  g_free (self->before);
  self->before = g_strdup (gtk_editable_get_text (GTK_EDITABLE (self)));
}

/* The beginning of a long name is seen again when one has gone on. */
static void
left_cb (MedinaSeatRow *self)
{
  gtk_editable_set_position (GTK_EDITABLE (self), 0);
}

/* Escape in the name puts back the one before, and leaves it; then it closes the dialog. */
static gboolean
pressed_cb (MedinaSeatRow *self, guint keyval)
{
  if (keyval != GDK_KEY_Escape || !gtk_widget_has_focus (get_field (self)))
    return FALSE;
  medina_game_options_set_name (self->options, self->seat, self->before);
  gtk_widget_child_focus (GTK_WIDGET (self->chooser), GTK_DIR_TAB_FORWARD);
  return TRUE;
}

/* The field has the keys first: Escape may mean something to an input method. */
static void
medina_seat_row_init (MedinaSeatRow *self)
{
  GtkEventController *focus = gtk_event_controller_focus_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_object (focus, "enter", G_CALLBACK (entered_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (focus, "leave", G_CALLBACK (left_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (get_field (self), focus);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (pressed_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

GtkWidget *
medina_seat_row_new (MedinaGameOptions *options,
                     guint seat,
                     MedinaPieceAtlas *atlas,
                     MedinaPeople *people)
{
  MedinaSeatRow *self;

  g_return_val_if_fail (MEDINA_IS_GAME_OPTIONS (options), NULL);
  g_return_val_if_fail (seat < MDN_MAX_PLAYERS, NULL);

  self = g_object_new (MEDINA_TYPE_SEAT_ROW, NULL);
  self->options = g_object_ref (options);
  self->people = g_object_ref (people);
  self->seat = seat;
  name_field (self);
  add_pictures (self, atlas);
  add_people (self);
  add_chooser (self);
  seat_changed_cb (self, seat);
  g_signal_connect (self, "changed", G_CALLBACK (text_changed_cb), NULL);
  g_signal_connect_object (options, "seat-changed", G_CALLBACK (seat_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (options, "notify::players", G_CALLBACK (show_kind), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (options, "notify::colors-fixed", G_CALLBACK (show_color), self,
                           G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}
