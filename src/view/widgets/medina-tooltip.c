/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-tooltip.h"

#include "medina-fitted-text.h"
#include "medina-letter-size.h"
#include "medina-popovers.h"

enum
{
  COLUMNS = 50,
  MARGINS = 24, /* of a tooltip, left and right together, in pixels */
};

/* GTK has one tooltip for all windows. */
static struct
{
  GtkWidget *label; /* weak: of the latest text */

  /* Where the pointer is while tooltips stay away; NULL if they do not. Not a reference, only to be
   * compared. */
  gconstpointer surface;
  double x, y;

  char **asked; /* where a text goes that is only asked for; NULL where GTK asks */
} state;

GtkWidget *
medina_tooltip_create_label (const char *text)
{
  GtkWidget *label;

  g_return_val_if_fail (text != NULL, NULL);

  label = gtk_label_new (text);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_max_width_chars (GTK_LABEL (label), COLUMNS);
  return label;
}

/* --- Whether one is shown --------------------------------------------------------------------- */

static GdkSurface *
find_pointer (GdkDisplay *display, double *x, double *y)
{
  GdkSeat *seat = gdk_display_get_default_seat (display);
  GdkDevice *pointer = seat != NULL ? gdk_seat_get_pointer (seat) : NULL;

  return pointer != NULL ? gdk_device_get_surface_at_position (pointer, x, y) : NULL;
}

static gboolean
stays_away (void)
{
  double x, y;

  if (state.surface != NULL &&
      (find_pointer (gdk_display_get_default (), &x, &y) != state.surface || x != state.x ||
       y != state.y))
    state.surface = NULL;
  return state.surface != NULL;
}

/* The window under the pointer, or that of the popover there; NULL for none. */
static GtkWidget *
find_window (void)
{
  double x, y;
  GdkSurface *surface = find_pointer (gdk_display_get_default (), &x, &y);
  GtkNative *native = surface != NULL ? gtk_native_get_for_surface (surface) : NULL;

  return native != NULL ? GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (native))) : NULL;
}

/* In pixels, as GtkLabel counts them. */
static int
measure_column (GtkWidget *label)
{
  PangoFontMetrics *metrics =
    pango_context_get_metrics (gtk_widget_get_pango_context (label), NULL, NULL);
  const int width = MAX (pango_font_metrics_get_approximate_char_width (metrics),
                         pango_font_metrics_get_approximate_digit_width (metrics));

  pango_font_metrics_unref (metrics);
  return MAX (PANGO_PIXELS_CEIL (width), 1);
}

/* No wider than the window, and in letters that are as large as others there. */
static void
fit (GtkWidget *label, GtkWidget *window)
{
  const MedinaLetterSize *size = medina_letter_size_find (window);
  const int percent = size != NULL ? size->percent : 100;
  const int room = (gtk_widget_get_width (window) - MARGINS) / measure_column (label);

  gtk_label_set_max_width_chars (GTK_LABEL (label), CLAMP (room, 1, COLUMNS * percent / 100));
  if (percent != 100)
    medina_fitted_text_set_scale (label, percent / 100.);
}

gboolean
medina_tooltip_show (GtkTooltip *tooltip, const char *text)
{
  GtkWidget *label, *window;

  if (state.asked != NULL)
    {
      *state.asked = g_strdup (text);
      return TRUE;
    }
  g_return_val_if_fail (GTK_IS_TOOLTIP (tooltip), FALSE);

  if (stays_away ())
    return FALSE;
  label = medina_tooltip_create_label (text);
  window = find_window ();
  if (window != NULL)
    fit (label, window);
  g_set_weak_pointer (&state.label, label);
  gtk_tooltip_set_custom (tooltip, label);
  return TRUE;
}

/* There is no tooltip, nor is there need for one: all texts go through the function above. Also
 * where the pointer is told nothing for now, as by a button that has just been pressed. */
char *
medina_tooltip_ask (GtkWidget *widget, double x, double y)
{
  char *text = NULL;
  gboolean shown;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), NULL);

  state.asked = &text;
  g_signal_emit_by_name (widget, "query-tooltip", (int) x, (int) y, FALSE, NULL, &shown);
  state.asked = NULL;
  return text;
}

const char *
medina_tooltip_get_shown (void)
{
  return state.label != NULL && gtk_widget_get_mapped (state.label)
           ? gtk_label_get_text (GTK_LABEL (state.label))
           : NULL;
}

/* GTK hides what it shows when a widget is asked that has no tooltip, as if the pointer were there
 * now. */
void
medina_tooltip_dismiss (GtkWidget *widget)
{
  GtkRoot *root;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  root = gtk_widget_get_root (widget);
  if (root == NULL || medina_tooltip_get_shown () == NULL)
    return;
  state.surface = find_pointer (gtk_widget_get_display (widget), &state.x, &state.y);
  gtk_widget_trigger_tooltip_query (GTK_WIDGET (root));
}

/* --- All of them ------------------------------------------------------------------------------ */

/* Instead of GtkWidget's own handler, which comes last: whoever has another one is asked before. It
 * would lie over a popover that tells more. */
static gboolean
query_tooltip (GtkWidget *widget, int x, int y, gboolean keyboard, GtkTooltip *tooltip)
{
  const char *text = gtk_widget_get_tooltip_text (widget);
  gboolean shown = FALSE;

  if (medina_popovers_are_open_at (widget))
    return FALSE;
  if (text == NULL || *text == '\0')
    {
      g_signal_chain_from_overridden_handler (widget, x, y, keyboard, tooltip, &shown);
      return shown;
    }
  return medina_tooltip_show (tooltip, text);
}

void
medina_tooltip_init (void)
{
  static gsize done;

  if (!g_once_init_enter (&done))
    return;
  g_type_class_unref (g_type_class_ref (GTK_TYPE_WIDGET)); /* which has the signal */
  g_signal_override_class_handler ("query-tooltip", GTK_TYPE_WIDGET, G_CALLBACK (query_tooltip));
  g_once_init_leave (&done, 1);
}
