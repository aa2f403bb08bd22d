/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-safe-file.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include <glib/gstdio.h>

#include "medina-record-error-private.h"

enum
{
  MOST_LINKS = 40, /* as many as Linux follows */
  PERMISSIONS = 07777,
  BLOCK = 65536, /* bytes that are read at once */
};

static gboolean
refuse (GError **error)
{
  medina_record_error_set_errno (error, MEDINA_FILE_WRITING, errno);
  return FALSE;
}

/* --- Reading ---------------------------------------------------------------------------------- */

static gboolean
refuse_reading (GError **error)
{
  medina_record_error_set_errno (error, MEDINA_FILE_READING, errno);
  return FALSE;
}

static gboolean
check_kind (const GStatBuf *kind, gsize limit, GError **error)
{
  if (!S_ISREG (kind->st_mode))
    medina_record_error_set_not_a_file (error, MEDINA_FILE_READING);
  else if (kind->st_size > (goffset) limit)
    medina_record_error_set_too_large (error);
  else
    return TRUE;
  return FALSE;
}

/* A file can be larger than its size said. */
static gboolean
read_all (int descriptor,
          GByteArray *contents,
          gsize limit,
          GCancellable *cancellable,
          GError **error)
{
  guint8 block[BLOCK];
  gssize read_now;

  do
    {
      if (g_cancellable_set_error_if_cancelled (cancellable, error))
        return FALSE;
      read_now = read (descriptor, block, BLOCK);
      if (read_now < 0 && errno != EINTR)
        return refuse_reading (error);
      g_byte_array_append (contents, block, (guint) MAX (read_now, 0));
    }
  while (read_now != 0 && contents->len <= limit);
  if (contents->len <= limit)
    return TRUE;
  medina_record_error_set_too_large (error);
  return FALSE;
}

/* The kind of the file is asked for before it is opened, too: opening a device can have effects. */
GBytes *
medina_safe_file_read (const char *path, gsize limit, GCancellable *cancellable, GError **error)
{
  g_autoptr (GByteArray) contents = g_byte_array_new ();
  GStatBuf kind;
  gboolean fine;
  int descriptor;

  if (g_cancellable_set_error_if_cancelled (cancellable, error))
    return NULL;
  if (g_stat (path, &kind) != 0 && !refuse_reading (error))
    return NULL;
  if (!check_kind (&kind, limit, error))
    return NULL;
  descriptor = g_open (path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC, 0);
  if (descriptor < 0 && !refuse_reading (error))
    return NULL;
  fine = fstat (descriptor, &kind) == 0 || refuse_reading (error);
  fine = fine && check_kind (&kind, limit, error) &&
         read_all (descriptor, contents, limit, cancellable, error);
  close (descriptor);
  return fine ? g_byte_array_free_to_bytes (g_steal_pointer (&contents)) : NULL;
}

/* --- The file that is there ------------------------------------------------------------------- */

/* Follows the links of a path, to a file that need not be there. NULL if they lead round in a
 * circle. */
static char *
follow_links (const char *path)
{
  g_autofree char *here = g_strdup (path);

  for (int i = 0; i < MOST_LINKS; i++)
    {
      g_autofree char *target = g_file_read_link (here, NULL);
      g_autofree char *folder = g_path_get_dirname (here);

      if (target == NULL)
        return g_steal_pointer (&here);
      g_free (here);
      here = g_path_is_absolute (target) ? g_steal_pointer (&target)
                                         : g_build_filename (folder, target, NULL);
    }
  errno = ELOOP;
  return NULL;
}

/* Sets `exists` to whether a file is there, and `old` to what kind it is. */
static gboolean
inspect (const char *path, gboolean *exists, GStatBuf *old, GError **error)
{
  *exists = g_stat (path, old) == 0;
  if (!*exists)
    return errno == ENOENT || refuse (error);
  if (!S_ISREG (old->st_mode))
    {
      medina_record_error_set_not_a_file (error, MEDINA_FILE_WRITING);
      return FALSE;
    }
  return g_access (path, W_OK) == 0 || refuse (error);
}

/* If the group cannot be kept, the new one gets no more rights than everybody. */
static void
take_over_permissions (int descriptor, const GStatBuf *old)
{
  mode_t mode = old->st_mode & PERMISSIONS;
  GStatBuf new;

  if (fstat (descriptor, &new) != 0)
    return;
  if (new.st_gid != old->st_gid && fchown (descriptor, (uid_t) -1, old->st_gid) != 0)
    mode = (mode & (mode_t) ~(S_ISGID | S_IRWXG)) | ((mode & S_IRWXO) << 3);
  if (new.st_uid != old->st_uid && fchown (descriptor, old->st_uid, (gid_t) -1) != 0)
    mode &= (mode_t) ~S_ISUID;
  /* Where this fails, the file system has no permissions, or the file keeps the strictest ones,
   * those it was made with. */
  if (fchmod (descriptor, mode) != 0)
    g_debug ("The permissions of a saved file could not be kept");
}

/* --- The one beside it ------------------------------------------------------------------------ */

static gboolean
write_all (int descriptor, GBytes *contents)
{
  gsize length;
  const char *data = g_bytes_get_data (contents, &length);

  while (length > 0)
    {
      const gssize written = write (descriptor, data, length);

      if (written < 0 && errno == EINTR)
        continue;
      if (written < 0)
        return FALSE;
      data += written;
      length -= (gsize) written;
    }
  return TRUE;
}

static gboolean
sync_file (int descriptor)
{
  int result;

  do
    result = fsync (descriptor);
  while (result != 0 && errno == EINTR);
  return result == 0;
}

/* Makes and fills a file; `template` becomes its path. On failure the file is removed. */
static gboolean
make_beside (char *template, GBytes *contents, const GStatBuf *old)
{
  const int descriptor = g_mkstemp_full (template, O_WRONLY | O_CLOEXEC, old != NULL ? 0600 : 0666);
  gboolean fine;
  int number;

  if (descriptor < 0)
    return FALSE;
  if (old != NULL)
    take_over_permissions (descriptor, old);
  fine = write_all (descriptor, contents) && sync_file (descriptor);
  number = errno;
  if (close (descriptor) != 0 && errno != EINTR && fine)
    {
      fine = FALSE;
      number = errno;
    }
  if (!fine)
    unlink (template);
  errno = number;
  return fine;
}

/* A name that was changed is safe when its folder is. Where folders cannot be synchronized, nothing
 * more can be done. */
static gboolean
sync_folder (const char *folder)
{
  const int descriptor = open (folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  gboolean fine;
  int number;

  if (descriptor < 0)
    return TRUE;
  fine = sync_file (descriptor) || errno == EINVAL || errno == ENOSYS || errno == ENOTSUP;
  number = errno;
  close (descriptor);
  errno = number;
  return fine;
}

static gboolean
rename_file (const char *from, const char *to)
{
  int number;

  if (rename (from, to) == 0)
    return TRUE;
  number = errno;
  unlink (from);
  errno = number;
  return FALSE;
}

gboolean
medina_safe_file_replace (const char *path,
                          GBytes *contents,
                          gboolean *replaced,
                          GCancellable *cancellable,
                          GError **error)
{
  g_autofree char *target = follow_links (path);
  g_autofree char *folder = target != NULL ? g_path_get_dirname (target) : NULL;
  g_autofree char *beside = NULL;
  gboolean exists;
  GStatBuf old;

  *replaced = FALSE;
  if (target == NULL)
    return refuse (error);
  if (!inspect (target, &exists, &old, error))
    return FALSE;
  beside = g_build_filename (folder, MEDINA_SAFE_FILE_PREFIX "XXXXXX", NULL);
  if (!make_beside (beside, contents, exists ? &old : NULL))
    return refuse (error);
  if (g_cancellable_set_error_if_cancelled (cancellable, error))
    {
      unlink (beside);
      return FALSE;
    }
  *replaced = rename_file (beside, target);
  return (*replaced && sync_folder (folder)) || refuse (error);
}

void
medina_safe_file_delete_left (const char *path, int seconds)
{
  GStatBuf status;

  if (g_stat (path, &status) == 0 && status.st_mtime + seconds < time (NULL))
    g_unlink (path);
}
