/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-welcome-page.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "medina-button-row.h"
#include "medina-children.h"
#include "medina-dusk.h"
#include "medina-letter-size.h"
#include "medina-stored-game-list.h"

/* The part of the window's height that the city has at least, in hundredths, and pixels; less where
 * the words above and the first of the games would not be seen, which need so many. What depends on
 * letters is meant for those of the usual size. */
enum
{
  VIEW_PART = 36,
  VIEW_LEAST = 104,
  GAMES = 496,
  NAME = 400,  /* from this height the name is there; below, that in the header bar will do */
  WORDS = 560, /* the most width of the words, and of the list of games */
  LIST = 640,
};

struct _MedinaWelcomePage
{
  GtkWidget parent_instance;

  gboolean sought; /* the games are */
  guint resize_id; /* source that fits the view to the window; 0 if it does */

  /* owned */
  MedinaStore *store; /* NULL before the first refresh */

  /* borrowed */
  GtkWidget *window; /* whose header bar goes on with the sky; NULL if none does */

  /* template */
  GtkScrolledWindow *scroller;
  AdwClamp *words;
  GtkWidget *name;
  GtkWidget *introduction;
  GtkWidget *none; /* of the games that were sought is there */
  GtkWidget *new_game;
  GtkButton *rules;
  GtkWidget *lessons; /* an offer */
  GtkWidget *first_game;
  GtkWidget *view; /* of the city */
  AdwClamp *games;
  GtkWidget *in_progress;
  GtkWidget *finished;
};

enum
{
  PROP_0,
  PROP_OFFERING,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

enum
{
  RESUME,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (MedinaWelcomePage, medina_welcome_page, GTK_TYPE_WIDGET)

static void
resume_cb (MedinaWelcomePage *self, const char *id)
{
  g_signal_emit (self, signals[RESUME], 0, id);
}

/* --- What is suggested ------------------------------------------------------------------------ */

/* Whoever is new here had best learn the game first, unless they look for games of theirs; whoever
 * has put a game away comes back to it: its own row invites. NULL then. */
static GtkWidget *
get_suggested (MedinaWelcomePage *self)
{
  const gboolean new_here = gtk_widget_get_visible (self->lessons) && !self->sought &&
                            !gtk_widget_get_visible (GTK_WIDGET (self->games));

  if (gtk_widget_get_visible (self->in_progress))
    return NULL;
  return new_here ? self->first_game : self->new_game;
}

static void
focus_suggested (MedinaWelcomePage *self)
{
  GtkWidget *suggested = get_suggested (self);

  if (suggested != NULL)
    gtk_widget_grab_focus (suggested);
  else
    gtk_widget_child_focus (self->in_progress, GTK_DIR_TAB_FORWARD);
}

/* Whether it has to be another button than before. */
static gboolean
suggest (GtkWidget *button, gboolean suggested)
{
  if (gtk_widget_has_css_class (button, "suggested-action") == suggested)
    return FALSE;
  if (suggested)
    gtk_widget_add_css_class (button, "suggested-action");
  else
    gtk_widget_remove_css_class (button, "suggested-action");
  return TRUE;
}

/* The focus goes with it. */
static void
update_suggested (MedinaWelcomePage *self)
{
  GtkWidget *suggested = get_suggested (self);
  gboolean changed = suggest (self->new_game, suggested == self->new_game);

  changed |= suggest (self->first_game, suggested == self->first_game);
  if (changed && (gtk_widget_is_focus (self->new_game) || gtk_widget_is_focus (self->first_game)))
    focus_suggested (self);
}

void
medina_welcome_page_focus_suggested (MedinaWelcomePage *self)
{
  g_return_if_fail (MEDINA_IS_WELCOME_PAGE (self));

  focus_suggested (self);
}

/* --- The lessons ------------------------------------------------------------------------------ */

static void
set_offering (MedinaWelcomePage *self, gboolean offering)
{
  if (gtk_widget_get_visible (self->lessons) == offering)
    return;
  gtk_widget_set_visible (self->lessons, offering);
  update_suggested (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_OFFERING]);
}

static void
dismiss_cb (MedinaWelcomePage *self)
{
  gtk_widget_grab_focus (self->new_game);
  set_offering (self, FALSE);
}

static void
medina_welcome_page_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_OFFERING)
    g_value_set_boolean (value, gtk_widget_get_visible (MEDINA_WELCOME_PAGE (object)->lessons));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
medina_welcome_page_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  if (id == PROP_OFFERING)
    set_offering (MEDINA_WELCOME_PAGE (object), g_value_get_boolean (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

/* --- Before the city -------------------------------------------------------------------------- */

static gboolean
resize_cb (gpointer page)
{
  MedinaWelcomePage *self = page;
  const int height = gtk_widget_get_height (GTK_WIDGET (self));
  const int letters = medina_letter_size_fit (GTK_WIDGET (self));
  int view = height * VIEW_PART / 100;

  self->resize_id = 0;
  if (gtk_widget_get_visible (GTK_WIDGET (self->games)))
    view = MIN (view, height - GAMES * letters / 100);
  gtk_widget_set_size_request (self->view, -1, MAX (view, VIEW_LEAST));
  gtk_widget_set_visible (self->name, height >= NAME);
  adw_clamp_set_maximum_size (self->words, WORDS * letters / 100);
  adw_clamp_set_maximum_size (self->games, LIST * letters / 100);
  return G_SOURCE_REMOVE;
}

/* Not at once: nobody may ask for another size while sizes are given out. */
static void
resized_cb (MedinaWelcomePage *self)
{
  if (self->resize_id == 0)
    self->resize_id = g_idle_add_full (G_PRIORITY_HIGH_IDLE, resize_cb, self, NULL);
}

static void
medina_welcome_page_map (GtkWidget *widget)
{
  MedinaWelcomePage *self = MEDINA_WELCOME_PAGE (widget);

  self->window = GTK_WIDGET (gtk_widget_get_root (widget));
  gtk_widget_add_css_class (self->window, "welcoming");
  GTK_WIDGET_CLASS (medina_welcome_page_parent_class)->map (widget);
}

static void
medina_welcome_page_unmap (GtkWidget *widget)
{
  MedinaWelcomePage *self = MEDINA_WELCOME_PAGE (widget);

  GTK_WIDGET_CLASS (medina_welcome_page_parent_class)->unmap (widget);
  gtk_widget_remove_css_class (self->window, "welcoming");
  self->window = NULL;
}

/* --- Games ------------------------------------------------------------------------------------ */

static gboolean
is_focus_lost (MedinaWelcomePage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return gtk_widget_get_mapped (GTK_WIDGET (self)) &&
         (focus == NULL || !gtk_widget_get_mapped (focus));
}

/* Who has games to choose from, or looks for some, knows the game: the introduction is left out. */
static void
update_games (MedinaWelcomePage *self)
{
  const gboolean any =
    gtk_widget_get_visible (self->in_progress) || gtk_widget_get_visible (self->finished);

  gtk_widget_set_visible (self->introduction, !any && !self->sought);
  gtk_widget_set_visible (self->none, !any && self->sought);
  gtk_widget_set_visible (GTK_WIDGET (self->games), any);
  update_suggested (self);
  gtk_button_set_label (self->rules, any ? _ ("R_ules") : _ ("Learn the R_ules"));
  resized_cb (self);
  if (is_focus_lost (self)) /* with the last game of a list */
    focus_suggested (self);
}

/* Shown only now: listing the others puts games that an earlier version finished in their
 * section. */
static void
in_progress_listed_cb (MedinaWelcomePage *self)
{
  medina_stored_game_list_refresh (MEDINA_STORED_GAME_LIST (self->finished), self->store);
}

void
medina_welcome_page_set_sought (MedinaWelcomePage *self, gboolean sought)
{
  g_return_if_fail (MEDINA_IS_WELCOME_PAGE (self));

  self->sought = sought;
}

void
medina_welcome_page_refresh (MedinaWelcomePage *self, MedinaStore *store)
{
  g_return_if_fail (MEDINA_IS_WELCOME_PAGE (self));
  g_return_if_fail (MEDINA_IS_STORE (store));

  g_set_object (&self->store, store);
  medina_stored_game_list_refresh (MEDINA_STORED_GAME_LIST (self->in_progress), store);
}

static void
medina_welcome_page_dispose (GObject *object)
{
  MedinaWelcomePage *self = MEDINA_WELCOME_PAGE (object);

  g_clear_handle_id (&self->resize_id, g_source_remove);
  medina_children_unparent (GTK_WIDGET (self));
  g_clear_object (&self->store);
  G_OBJECT_CLASS (medina_welcome_page_parent_class)->dispose (object);
}

static void
medina_welcome_page_class_init (MedinaWelcomePageClass *klass)
{
  const GType type = G_TYPE_FROM_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (MEDINA_TYPE_BUTTON_ROW);
  g_type_ensure (MEDINA_TYPE_DUSK);
  g_type_ensure (MEDINA_TYPE_STORED_GAME_LIST);

  G_OBJECT_CLASS (klass)->dispose = medina_welcome_page_dispose;
  G_OBJECT_CLASS (klass)->get_property = medina_welcome_page_get_property;
  G_OBJECT_CLASS (klass)->set_property = medina_welcome_page_set_property;
  properties[PROP_OFFERING] =
    g_param_spec_boolean ("offering", NULL, NULL, TRUE,
                          G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPS, properties);
  widget_class->map = medina_welcome_page_map;
  widget_class->unmap = medina_welcome_page_unmap;
  signals[RESUME] = g_signal_new ("resume", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_STRING);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/medina_game/Medina/ui/medina-welcome-page.ui");
  gtk_widget_class_bind_template_child (widget_class, MedinaWelcomePage, scroller);
  gtk_widget_class_bind_template_child (widget_class, MedinaWelcomePage, words);
  gtk_widget_class_bind_template_child (widget_class, MedinaWelcomePage, name);
  gtk_widget_class_bind_template_child (widget_class, MedinaWelcomePage, introduction);
  gtk_widget_class_bind_template_child (widget_class, MedinaWelcomePage, none);
  gtk_widget_class_bind_template_child (widget_class, MedinaWelcomePage, new_game);
  gtk_widget_class_bind_template_child (widget_class, MedinaWelcomePage, rules);
  gtk_widget_class_bind_template_child (widget_class, MedinaWelcomePage, lessons);
  gtk_widget_class_bind_template_child (widget_class, MedinaWelcomePage, first_game);
  gtk_widget_class_bind_template_child (widget_class, MedinaWelcomePage, view);
  gtk_widget_class_bind_template_child (widget_class, MedinaWelcomePage, games);
  gtk_widget_class_bind_template_child (widget_class, MedinaWelcomePage, in_progress);
  gtk_widget_class_bind_template_child (widget_class, MedinaWelcomePage, finished);
  gtk_widget_class_bind_template_callback (widget_class, resume_cb);
  gtk_widget_class_bind_template_callback (widget_class, dismiss_cb);
  gtk_widget_class_bind_template_callback (widget_class, update_games);
  gtk_widget_class_bind_template_callback (widget_class, in_progress_listed_cb);
}

static void
medina_welcome_page_init (MedinaWelcomePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  update_suggested (self);
  g_signal_connect_object (gtk_scrolled_window_get_vadjustment (self->scroller),
                           "notify::page-size", G_CALLBACK (resized_cb), self, G_CONNECT_SWAPPED);
}
