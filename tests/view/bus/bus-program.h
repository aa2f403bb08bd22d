/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "window-keeper.h"

/* The program as it is known on the accessibility bus, and nothing else: a process of its own, with
 * buses and an X server of its own, objects with names, roles, states and actions. */

typedef struct
{
  GTestDBus *session;
  GDBusConnection *desktop; /* the session's bus */
  GDBusConnection *bus;     /* the accessibility bus */
  int display;              /* number of the X server's */
  WindowKeeper *keeper;
  char *home;
  GPtrArray *processes; /* of GSubprocess */
  char *name;           /* of the program on the bus */
} BusProgram;

/* Starts the buses and the server. FALSE, and the test is skipped and says why, where they cannot
 * be had. */
gboolean bus_program_prepare (BusProgram *self);

/* Starts the program, with settings like "[path]\nkey=value\n", and returns once it has a
 * window. */
void bus_program_start (BusProgram *self, const char *program, const char *settings);

/* Starts another one beside it. Transfer none. */
GSubprocess *bus_program_spawn (BusProgram *self, const char *const *command);

/* Ends all of them. */
void bus_program_stop (BusProgram *self);

/* Activates an action of the program, as a desktop does: "preferences", or one of its first window:
 * "window/1", "scores" with the path that it has below the program's. */
void bus_program_activate (BusProgram *self, const char *below, const char *action);

gboolean bus_program_has_window (BusProgram *self, const char *name);

/* Paths of all objects, from the window down; transfer full. */
GStrv bus_program_list (BusProgram *self);

/* What an object says of itself; NULL for an object that is gone. Transfer full. */
char *bus_program_get_name (BusProgram *self, const char *path);
char *bus_program_get_description (BusProgram *self, const char *path);
char *bus_program_get_text (BusProgram *self,
                            const char *path); /* its name, or else what is written there */
char *bus_program_get_role (BusProgram *self, const char *path);

/* The roles and names on the way from the window to it, for messages. Transfer full. */
char *bus_program_describe_way (BusProgram *self, const char *path);

/* The names of several objects, asked for at once. Transfer full. */
GStrv bus_program_get_names (BusProgram *self, const char *const *paths);

gboolean bus_program_is_sensitive (BusProgram *self, const char *path);

/* Also of what was shown before. */
gboolean bus_program_is_showing (BusProgram *self, const char *path);

gboolean bus_program_is_pressed (BusProgram *self, const char *path);

/* Does what the object offers first; nothing if it is gone. */
void bus_program_act (BusProgram *self, const char *path);

/* The object of such a role, "button" for all kinds of it, and with this name; NULL if there is
 * none. Transfer full. */
char *bus_program_find (BusProgram *self, const char *role, const char *name);
