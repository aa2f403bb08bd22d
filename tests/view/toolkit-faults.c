/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "toolkit-faults.h"

#include <adwaita.h>
#include <unistd.h>

#define VERSION(major, minor) ((major) << 16 | (minor))

/* The tests have run with GTK 4.8, which is the oldest that the game is built with, 4.18 and
 * 4.24. */
enum
{
  OLDEST = VERSION (4, 8),  /* the fault may be older */
  STILL = VERSION (255, 0), /* the newest may have it, too: nobody has seen that it is mended */
};

/* A message of a library whose version is at least `from`, and less than `until`. */
typedef struct
{
  const char *domain;
  const char *pattern; /* as for g_pattern_match_simple() */
  guint from;
  guint until;
  const char *place; /* the type of an ancestor of the widget that it is about; NULL for anywhere */
} Fault;

/* Where there is no window manager GDK itself moves a window that is dragged by its title, also
 * once the window has gone. Having told of the error it ends the program. */
static const Fault ending_fault = {
  "Gdk", "The program * received an X Window System error*BadWindow*request_code 12 *", OLDEST,
  STILL
};

static const Fault faults[] = {
  /* GDK looks for the monitor of a popover whose window has been dragged off all of them. */
  { "Gdk", "gdk_monitor_get_*: assertion 'GDK_IS_MONITOR (monitor)' failed", OLDEST, STILL },
  /* The pointer's button went down on a widget and up on another, as in a window that has changed
   * its size between the two. */
  { "Gtk", "Broken accounting of active state for widget *", OLDEST, STILL },
  /* An event for the surface of a popover that has just gone. */
  { "Gtk", "gtk_widget_compute_point: assertion 'GTK_IS_WIDGET (widget)' failed", OLDEST, STILL },
  /* A tooltip is due in a popover that has closed meanwhile: only windows take back what they were
   * to show. */
  { "Gdk", "gdk_surface_get_device_position: assertion 'GDK_IS_SURFACE (surface)' failed", OLDEST,
    STILL },
  { "Gtk", "_gtk_widget_find_at_coords: assertion 'GDK_IS_SURFACE (surface)' failed", OLDEST,
    STILL },
  /* A list view scrolls to what gets the focus, and draws a row for which it has no place yet. */
  { "Gtk", "Trying to snapshot GtkListItemWidget * without a current allocation", OLDEST,
    VERSION (4, 12) },
  /* The bar of a file chooser is drawn while it gets the buttons of another folder's path. */
  { "Gtk", "Trying to snapshot GtkButton * without a current allocation", OLDEST, STILL,
    "GtkPathBar" },
  /* GDK hands a frame over a second time while the first is still on its way to the X server. 4.18
   * was not seen to. */
  { "Gdk", "gdk_frame_timings_submitted() called on submitted frame*", VERSION (4, 24), STILL },
};

static guint
get_version (const char *domain)
{
  if (g_str_equal (domain, "Adwaita"))
    return VERSION (adw_get_major_version (), adw_get_minor_version ());
  if (g_str_has_prefix (domain, "G") && !g_str_equal (domain, "Gtk") &&
      !g_str_equal (domain, "Gdk") && !g_str_equal (domain, "Gsk"))
    return VERSION (glib_major_version, glib_minor_version);
  return VERSION (gtk_get_major_version (), gtk_get_minor_version ());
}

/* A pattern of what this program lets pass besides; NULL for nothing. */
static const char *also;

/* The widget whose address a message names; NULL if it names none. */
static GtkWidget *
find_widget (const char *message)
{
  const char *address = strstr (message, " 0x");

  return address != NULL ? GSIZE_TO_POINTER (g_ascii_strtoull (address + 1, NULL, 16)) : NULL;
}

static gboolean
is_within (GtkWidget *widget, const char *place)
{
  for (; widget != NULL; widget = gtk_widget_get_parent (widget))
    if (g_str_equal (G_OBJECT_TYPE_NAME (widget), place))
      return TRUE;
  return FALSE;
}

static gboolean
is_fault (const Fault *fault, const char *domain, const char *message)
{
  const guint version = get_version (fault->domain);

  return version >= fault->from && version < fault->until &&
         g_strcmp0 (domain, fault->domain) == 0 &&
         g_pattern_match_simple (fault->pattern, message) &&
         (fault->place == NULL || is_within (find_widget (message), fault->place));
}

static gboolean
is_known (const char *domain, const char *message)
{
  if (also != NULL && g_pattern_match_simple (also, message))
    return TRUE;
  for (gsize i = 0; i < G_N_ELEMENTS (faults); i++)
    if (is_fault (&faults[i], domain, message))
      return TRUE;
  return FALSE;
}

static const char *
find_field (const GLogField *fields, gsize n_fields, const char *key)
{
  for (gsize i = 0; i < n_fields; i++)
    if (g_str_equal (fields[i].key, key))
      return fields[i].value;
  return "";
}

/* Which widget a message is about: its ancestors up to the window. */
static void
show_widget (const char *message)
{
  for (GtkWidget *widget = find_widget (message); widget != NULL;
       widget = gtk_widget_get_parent (widget))
    g_printerr ("  in %s \"%s\" of class %s, %d × %d, %s\n", G_OBJECT_TYPE_NAME (widget),
                gtk_widget_get_name (widget), gtk_widget_get_css_name (widget),
                gtk_widget_get_width (widget), gtk_widget_get_height (widget),
                gtk_widget_get_mapped (widget) ? "mapped" : "not mapped");
}

static GLogWriterOutput
write_cb (GLogLevelFlags level, const GLogField *fields, gsize n_fields, gpointer data)
{
  const char *domain = find_field (fields, n_fields, "GLIB_DOMAIN");
  const char *message = find_field (fields, n_fields, "MESSAGE");

  if (is_fault (&ending_fault, domain, message))
    _exit (TOOLKIT_FAULTS_ENDED);
  if (!(level & (G_LOG_LEVEL_ERROR | G_LOG_LEVEL_CRITICAL | G_LOG_LEVEL_WARNING)) ||
      is_known (domain, message))
    return G_LOG_WRITER_HANDLED;
  g_log_writer_standard_streams (level, fields, n_fields, NULL);
  show_widget (message);
  abort ();
}

void
toolkit_faults_let_pass_also (const char *pattern)
{
  also = pattern;
}

void
toolkit_faults_let_pass (void)
{
  g_log_set_always_fatal (G_LOG_FATAL_MASK);
  g_log_set_writer_func (write_cb, NULL, NULL);
}
