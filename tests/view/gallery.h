/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* Pictures of windows in a folder, to be looked at. */

enum
{
  GALLERY_USUAL = -1,
  GALLERY_NARROW = 360,
  GALLERY_WIDE = 1280,
};

typedef struct
{
  const char *folder;
  const char *language; /* the language of the environment, for the names of files */
  const char *style;    /* likewise, "light" or "dark" */
  int width;            /* of every window: one of the above */
} Gallery;

/* A picture of a window as it is, with its shadow where the display has such, in a file. */
void gallery_save (GtkWidget *native, const char *file);

/* The same, named in the folder: LANGUAGE-STYLE-NAME.png, or LANGUAGE-STYLE-narrow-NAME.png as on a
 * telephone, or LANGUAGE-STYLE-wide-NAME.png. */
void gallery_hang (const Gallery *self, GtkWidget *window, const char *name);

/* Gives a window its width, shows it, and makes a picture of it. */
void gallery_present (const Gallery *self, GtkWidget *window, const char *name);

/* The same, where what scrolls in it is seen whole: the window is as tall as it takes, even taller
 * than a screen. */
void gallery_hang_whole (const Gallery *self, GtkWidget *window, const char *name);

/* The same, and destroys the window. */
void gallery_present_whole (const Gallery *self, GtkWidget *window, const char *name);

/* Whether all is there that is painted in threads. */
gboolean gallery_is_painted (GtkWidget *widget);

/* A picture of what a button of menus opens. Closes it. */
void gallery_open_menu (const Gallery *self, GtkMenuButton *button, const char *name);
