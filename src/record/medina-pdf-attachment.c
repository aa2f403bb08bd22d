/* SPDX-License-Identifier: GPL-3.0-or-later */
#define _GNU_SOURCE /* memmem */

#include "medina-pdf-attachment.h"

#include <string.h>

enum
{
  MOST_DIGITS = 9, /* of what a picture may have bytes */
};

/* --- Reading documents ------------------------------------------------------------------------ */

/* All that is known of a document before something is appended. */
typedef struct
{
  const char *text;
  gsize size;
  long table;          /* where its cross-reference table begins */
  long objects;        /* the first free number of an object */
  long root;           /* the number of its catalog */
  long information;    /* the number of its title and the like; -1 for none */
  const char *catalog; /* what stands between << and >> there */
  int catalog_length;
} Document;

gboolean
medina_pdf_attachment_check (GBytes *document)
{
  gsize size;
  const char *text = g_bytes_get_data (document, &size);

  return size > 5 && memcmp (text, "%PDF-", 5) == 0;
}

/* NULL for none. Documents are no strings: there may be zeros in them. */
static const char *
find_first (const char *text, gsize size, const char *key)
{
  return memmem (text, size, key, strlen (key));
}

static const char *
find_last (const char *text, gsize size, const char *key)
{
  const char *last = NULL;

  for (const char *at = text; (at = find_first (at, size - (gsize) (at - text), key)) != NULL; at++)
    last = at;
  return last;
}

/* The number behind the last `key` of the text; -1 for none, or one that is no offset or length
 * here. */
static long
find_number (const char *text, gsize size, const char *key)
{
  const char *at = find_last (text, size, key);
  long number = 0;
  int digits = 0;

  if (at == NULL)
    return -1;
  for (at += strlen (key); at < text + size && g_ascii_isdigit (*at); at++)
    {
      number = 10 * number + g_ascii_digit_value (*at);
      if (++digits > MOST_DIGITS)
        return -1;
    }
  return digits > 0 ? number : -1;
}

/* The catalog is a flat dictionary. */
static gboolean
find_catalog (Document *self)
{
  g_autofree char *head = g_strdup_printf ("\n%ld 0 obj\n<<", self->root);
  const char *const at = find_last (self->text, self->size, head);
  const char *end;

  if (at == NULL)
    return FALSE;
  self->catalog = at + strlen (head);
  end = find_first (self->catalog, self->size - (gsize) (self->catalog - self->text), ">>");
  if (end == NULL)
    return FALSE;
  self->catalog_length = (int) (end - self->catalog);
  return TRUE;
}

static gboolean
read_document (Document *self, const char *text, gsize size)
{
  *self = (Document){ .text = text,
                      .size = size,
                      .table = find_number (text, size, "startxref\n"),
                      .objects = find_number (text, size, "/Size "),
                      .root = find_number (text, size, "/Root "),
                      .information = find_number (text, size, "/Info ") };
  return self->table > 0 && (gsize) self->table + 4 < size &&
         memcmp (text + self->table, "xref", 4) == 0 && self->objects > 0 && self->root > 0 &&
         find_catalog (self);
}

/* --- Adding ----------------------------------------------------------------------------------- */

/* The objects that are appended, and where they begin. */
typedef struct
{
  const Document *was;
  const char *name;
  GString *text; /* the new document */
  gsize file;
  gsize specification;
  gsize catalog;
} Update;

static long
number_of_specification (const Update *self)
{
  return self->was->objects + 1;
}

static void
append_file (Update *self, const char *subtype, GBytes *contents)
{
  gsize length;
  const char *bytes = g_bytes_get_data (contents, &length);

  self->file = self->text->len;
  g_string_append_printf (self->text,
                          "%ld 0 obj\n<< /Type /EmbeddedFile /Subtype /application#2F%s "
                          "/Length %" G_GSIZE_FORMAT " >>\nstream\n",
                          self->was->objects, subtype, length);
  g_string_append_len (self->text, bytes, (gssize) length);
  g_string_append (self->text, "\nendstream\nendobj\n");
}

static void
append_specification (Update *self)
{
  self->specification = self->text->len;
  g_string_append_printf (self->text,
                          "%1$ld 0 obj\n<< /Type /Filespec /F (%2$s) /UF (%2$s) "
                          "/EF << /F %3$ld 0 R >> >>\nendobj\n",
                          number_of_specification (self), self->name, self->was->objects);
}

static void
append_catalog (Update *self)
{
  self->catalog = self->text->len;
  g_string_append_printf (self->text,
                          "%ld 0 obj\n<<%.*s/Names << /EmbeddedFiles << /Names [(%s) %ld 0 R] >> "
                          ">>\n>>\nendobj\n",
                          self->was->root, self->was->catalog_length, self->was->catalog,
                          self->name, number_of_specification (self));
}

/* Each line of it has 20 bytes. */
static void
append_table (Update *self)
{
  const gsize table = self->text->len;

  g_string_append_printf (self->text,
                          "xref\n%ld 1\n%010" G_GSIZE_FORMAT " 00000 n \n"
                          "%ld 2\n%010" G_GSIZE_FORMAT " 00000 n \n%010" G_GSIZE_FORMAT
                          " 00000 n \n",
                          self->was->root, self->catalog, self->was->objects, self->file,
                          self->specification);
  g_string_append_printf (self->text, "trailer\n<< /Size %ld /Root %ld 0 R ",
                          number_of_specification (self) + 1, self->was->root);
  if (self->was->information > 0)
    g_string_append_printf (self->text, "/Info %ld 0 R ", self->was->information);
  g_string_append_printf (self->text, "/Prev %ld >>\nstartxref\n%" G_GSIZE_FORMAT "\n%%%%EOF\n",
                          self->was->table, table);
}

GBytes *
medina_pdf_attachment_add (GBytes *document,
                           const char *name,
                           const char *subtype,
                           GBytes *contents)
{
  gsize size;
  const char *bytes = g_bytes_get_data (document, &size);
  Document was;
  Update update = { .was = &was, .name = name };

  if (!medina_pdf_attachment_check (document) || !read_document (&was, bytes, size))
    return NULL;
  update.text = g_string_new_len (bytes, (gssize) size);
  append_file (&update, subtype, contents);
  append_specification (&update);
  append_catalog (&update);
  append_table (&update);
  return g_string_free_to_bytes (update.text);
}

/* --- Finding ---------------------------------------------------------------------------------- */

/* The contents of the file whose dictionary goes on here. */
static GBytes *
read_file (const char *text, gsize left)
{
  static const char begin[] = ">>\nstream\n", end[] = "\nendstream";
  const char *const stream = find_first (text, left, begin);
  const char *start;
  long length;

  if (stream == NULL)
    return NULL;
  start = stream + strlen (begin);
  left -= (gsize) (start - text);
  length = find_number (text, (gsize) (stream - text), "/Length ");
  if (length < 0 || left < strlen (end) || (gsize) length > left - strlen (end) ||
      memcmp (start + length, end, strlen (end)) != 0)
    return NULL;
  return g_bytes_new (start, (gsize) length);
}

/* What goes on behind the last mention of that media type; NULL for none. */
static const char *
find_subtype (const char *text, gsize size, const char *subtype)
{
  g_autofree char *mark = g_strdup_printf ("/Subtype /application#2F%s ", subtype);

  return find_last (text, size, mark);
}

GBytes *
medina_pdf_attachment_find (GBytes *document, const char *subtype)
{
  gsize size;
  const char *text = g_bytes_get_data (document, &size);
  const char *const at = find_subtype (text, size, subtype);

  return at != NULL ? read_file (at, size - (gsize) (at - text)) : NULL;
}

gboolean
medina_pdf_attachment_is_damaged (GBytes *document, const char *name, const char *subtype)
{
  g_autoptr (GBytes) contents = medina_pdf_attachment_find (document, subtype);
  g_autofree char *specification = g_strdup_printf ("/F (%s)", name);
  gsize size;
  const char *text = g_bytes_get_data (document, &size);

  return contents == NULL && (find_subtype (text, size, subtype) != NULL ||
                              find_first (text, size, specification) != NULL);
}
