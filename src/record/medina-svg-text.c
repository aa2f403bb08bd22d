/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-svg-text.h"

#include <string.h>

/* --- Writing ---------------------------------------------------------------------------------- */

gboolean
medina_svg_text_check (GBytes *drawing)
{
  gsize size;
  const char *text = g_bytes_get_data (drawing, &size);

  return size > 5 && (memcmp (text, "<?xml", 5) == 0 || memcmp (text, "<svg", 4) == 0);
}

/* Behind the tag that begins the drawing; NULL for none. */
static const char *
find_inside (const char *text, gsize size)
{
  const char *const tag = g_strstr_len (text, (gssize) size, "<svg");

  return tag != NULL ? memchr (tag, '>', size - (gsize) (tag - text)) : NULL;
}

GBytes *
medina_svg_text_add (GBytes *drawing, const char *element, GBytes *text)
{
  gsize size, length;
  const char *bytes = g_bytes_get_data (drawing, &size);
  const char *contents = g_bytes_get_data (text, &length);
  const char *const inside = find_inside (bytes, size);
  g_autofree char *escaped = g_markup_escape_text (contents, (gssize) length);
  GString *result;

  if (inside == NULL)
    return NULL;
  result = g_string_new_len (bytes, inside + 1 - bytes);
  g_string_append_printf (result, "\n<metadata><%1$s xmlns=\"urn:%1$s\">%2$s</%1$s></metadata>",
                          element, escaped);
  g_string_append_len (result, inside + 1, (gssize) size - (inside + 1 - bytes));
  return g_string_free_to_bytes (result);
}

/* --- Reading ---------------------------------------------------------------------------------- */

typedef struct
{
  const char *element;
  GString *text; /* NULL outside of the element */
  GBytes *found;
} Search;

/* Other programs may give its namespace a prefix. */
static gboolean
is_wanted (const Search *search, const char *name)
{
  const char *const colon = strrchr (name, ':');

  return g_str_equal (colon != NULL ? colon + 1 : name, search->element);
}

static void
start_cb (GMarkupParseContext *context,
          const char *name,
          const char **attributes,
          const char **values,
          gpointer data,
          GError **error)
{
  Search *search = data;

  if (search->found == NULL && search->text == NULL && is_wanted (search, name))
    search->text = g_string_new (NULL);
}

static void
text_cb (GMarkupParseContext *context,
         const char *text,
         gsize length,
         gpointer data,
         GError **error)
{
  Search *search = data;

  if (search->text != NULL)
    g_string_append_len (search->text, text, (gssize) length);
}

static void
end_cb (GMarkupParseContext *context, const char *name, gpointer data, GError **error)
{
  Search *search = data;

  if (search->text != NULL && is_wanted (search, name))
    search->found = g_string_free_to_bytes (g_steal_pointer (&search->text));
}

/* What comes behind the element may be damaged. */
GBytes *
medina_svg_text_find (GBytes *drawing, const char *element)
{
  static const GMarkupParser parser = { .start_element = start_cb,
                                        .end_element = end_cb,
                                        .text = text_cb };
  Search search = { .element = element };
  GMarkupParseContext *context =
    g_markup_parse_context_new (&parser, G_MARKUP_TREAT_CDATA_AS_TEXT, &search, NULL);
  gsize size;
  const char *text = g_bytes_get_data (drawing, &size);

  g_markup_parse_context_parse (context, text, (gssize) size, NULL);
  g_markup_parse_context_free (context);
  if (search.text != NULL)
    g_string_free (search.text, TRUE);
  return search.found;
}

/* The damage may be anywhere before its end: so the tag is looked for without reading the drawing
 * as XML. */
gboolean
medina_svg_text_is_damaged (GBytes *drawing, const char *element)
{
  g_autoptr (GBytes) text = medina_svg_text_find (drawing, element);
  g_autofree char *tag = g_strdup_printf ("<(?:[^\\s<>/:]+:)?%s[\\s>]", element);
  g_autoptr (GRegex) regex = g_regex_new (tag, G_REGEX_RAW, 0, NULL);
  gsize size;
  const char *bytes = g_bytes_get_data (drawing, &size);

  return text == NULL && size > 0 &&
         g_regex_match_full (regex, bytes, (gssize) size, 0, 0, NULL, NULL);
}
