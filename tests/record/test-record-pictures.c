/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Records in pictures and codes, also in damaged and hostile ones. */

#include <string.h>
#include <unistd.h>

#include "medina-record-carrier.h"
#include "medina-record-code.h"
#include "medina-record-picture.h"
#include "record-folder.h"

typedef enum
{
  PNG,
  SVG,
  PDF,
  KINDS,
} Kind;

static GBytes *
bytes_of (const char *text)
{
  return g_bytes_new (text, strlen (text));
}

/* --- Pictures without a record ---------------------------------------------------------------- */

/* One transparent pixel. */
static GBytes *
create_png (void)
{
  static const char pixel[] = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwAD"
                              "hgGAWjR9awAAAABJRU5ErkJggg==";
  gsize size;
  guchar *data = g_base64_decode (pixel, &size);

  return g_bytes_new_take (data, size);
}

static GBytes *
create_svg (void)
{
  return bytes_of ("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                   "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\">\n"
                   "<rect width=\"9\" height=\"9\"/>\n</svg>\n");
}

/* An empty page, as Cairo arranges it, and some zeros as in compressed streams. */
static GBytes *
create_pdf (void)
{
  GString *text = g_string_new ("%PDF-1.4\n%\xb5\xed\xae\xfb\n");
  gsize offsets[4], table;

  offsets[1] = text->len;
  g_string_append (text, "1 0 obj\n<< /Type /Pages\n   /Kids [ 3 0 R ]\n   /Count 1\n>>\nendobj\n");
  offsets[2] = text->len;
  g_string_append (text, "2 0 obj\n<< /Producer (\\000)\n>>\nendobj\n");
  g_string_append_len (text, "%\0\0\0\n", 5);
  offsets[3] = text->len;
  g_string_append (text,
                   "3 0 obj\n<< /Type /Page /Parent 1 0 R /MediaBox [ 0 0 9 9 ] >>\nendobj\n");
  offsets[0] = text->len;
  g_string_append (text, "4 0 obj\n<< /Type /Catalog\n   /Pages 1 0 R\n>>\nendobj\n");
  table = text->len;
  g_string_append (text, "xref\n0 5\n0000000000 65535 f \n");
  for (int i = 1; i < 5; i++)
    g_string_append_printf (text, "%010" G_GSIZE_FORMAT " 00000 n \n", offsets[i % 4]);
  g_string_append_printf (text,
                          "trailer\n<< /Size 5\n   /Root 4 0 R\n   /Info 2 0 R\n>>\nstartxref\n"
                          "%" G_GSIZE_FORMAT "\n%%%%EOF\n",
                          table);
  return g_string_free_to_bytes (text);
}

static GBytes *
create_picture (Kind kind)
{
  return kind == PNG ? create_png () : kind == SVG ? create_svg () : create_pdf ();
}

/* --- Records in them -------------------------------------------------------------------------- */

static GBytes *
create_record (void)
{
  g_autoptr (MedinaRecord) record = record_folder_long_record ();

  g_free (record->seats[0].name);
  record->seats[0].name = g_strdup ("]]>&<„Ana“ 楊 \\");
  return medina_record_to_bytes (record, MEDINA_RECORD_PLAIN);
}

static GBytes *
add (Kind kind, GBytes *record)
{
  g_autoptr (GBytes) picture = create_picture (kind);
  GBytes *result = medina_record_picture_add (picture, record);

  g_assert_nonnull (result);
  g_assert_cmpuint (g_bytes_get_size (result), >,
                    g_bytes_get_size (picture) + g_bytes_get_size (record));
  return result;
}

static void
assert_found (GBytes *picture, GBytes *record)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) found = medina_record_picture_find (picture, &error);

  g_assert_no_error (error);
  g_assert_cmpmem (g_bytes_get_data (found, NULL), g_bytes_get_size (found),
                   g_bytes_get_data (record, NULL), g_bytes_get_size (record));
}

static void
assert_refused (GBytes *picture, MedinaRecordError code)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (medina_record_picture_check (picture));
  g_assert_null (medina_record_picture_find (picture, &error));
  g_assert_error (error, MEDINA_RECORD_ERROR, (int) code);
}

static void
assert_none (GBytes *picture)
{
  assert_refused (picture, MEDINA_RECORD_ERROR_NO_RECORD);
}

static void
assert_damaged_in (const char *text)
{
  g_autoptr (GBytes) picture = bytes_of (text);

  assert_refused (picture, MEDINA_RECORD_ERROR_SYNTAX);
}

static void
assert_none_in (const char *text)
{
  g_autoptr (GBytes) picture = bytes_of (text);

  assert_none (picture);
}

static void
test_there_and_back (gconstpointer data)
{
  const Kind kind = GPOINTER_TO_UINT (data);
  g_autoptr (GBytes) record = create_record (), plain = create_picture (kind);
  g_autoptr (GBytes) picture = add (kind, record);

  g_assert_true (medina_record_picture_check (plain));
  g_assert_true (medina_record_picture_check (picture));
  g_assert_false (medina_record_picture_check (record));
  g_assert_null (medina_record_picture_add (record, record));
  assert_none (plain);
  assert_found (picture, record);
}

/* --- Files ------------------------------------------------------------------------------------ */

static void
write_bytes (const RecordFolder *folder, const char *name, GBytes *bytes)
{
  g_autofree char *path = record_folder_path (folder, name);
  g_autoptr (GError) error = NULL;

  g_file_set_contents (path, g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes),
                       &error);
  g_assert_no_error (error);
}

static void
test_file (gconstpointer data)
{
  g_autoptr (RecordFolder) folder = record_folder_new ();
  g_autoptr (GBytes) record = create_record (), again = NULL;
  g_autoptr (GBytes) picture = add (GPOINTER_TO_UINT (data), record);
  g_autoptr (GFile) file = record_folder_file (folder, "evening");
  g_autoptr (MedinaRecord) loaded = NULL;
  g_autoptr (GError) error = NULL;
  char *stamp = (char *) "anything";

  write_bytes (folder, "evening", picture);
  loaded = medina_record_load (file, &stamp, NULL, &error);
  g_assert_no_error (error);
  g_assert_null (stamp);
  again = medina_record_to_bytes (loaded, MEDINA_RECORD_PLAIN);
  g_assert_true (g_bytes_equal (again, record));
}

static void
assert_not_loaded (const RecordFolder *folder, const char *name, MedinaRecordError code)
{
  g_autoptr (GFile) file = record_folder_file (folder, name);
  g_autoptr (GError) error = NULL;

  g_assert_null (medina_record_load (file, NULL, NULL, &error));
  g_assert_error (error, MEDINA_RECORD_ERROR, (int) code);
}

/* A record in a picture is as long as any may be, and as sound. */
static void
test_bad_records (gconstpointer data)
{
  g_autoptr (RecordFolder) folder = record_folder_new ();
  g_autofree char *filler = g_strnfill (MEDINA_RECORD_LIMIT + 1, '\n');
  g_autoptr (GBytes) long_text = bytes_of (filler), nonsense = bytes_of ("[Medina]\nFormat=1\n");
  g_autoptr (GBytes) large = add (GPOINTER_TO_UINT (data), long_text);
  g_autoptr (GBytes) bad = add (GPOINTER_TO_UINT (data), nonsense);

  write_bytes (folder, "large", large);
  assert_not_loaded (folder, "large", MEDINA_RECORD_ERROR_TOO_LARGE);
  write_bytes (folder, "bad", bad);
  assert_not_loaded (folder, "bad", MEDINA_RECORD_ERROR_VALUE);
}

static void
test_large_file (void)
{
  g_autoptr (RecordFolder) folder = record_folder_new ();
  g_autoptr (GBytes) picture = create_png ();
  g_autofree char *path = record_folder_path (folder, "large.png");

  write_bytes (folder, "large.png", picture);
  g_assert_no_errno (truncate (path, MEDINA_RECORD_PICTURE_LIMIT));
  assert_not_loaded (folder, "large.png", MEDINA_RECORD_ERROR_NO_RECORD);
  g_assert_no_errno (truncate (path, MEDINA_RECORD_PICTURE_LIMIT + 1));
  assert_not_loaded (folder, "large.png", MEDINA_RECORD_ERROR_TOO_LARGE);
}

/* --- Damage ----------------------------------------------------------------------------------- */

/* What is found is read like any record, which may be an error. */
static void
read_found (GBytes *picture)
{
  g_autoptr (GBytes) found = NULL;
  g_autoptr (MedinaRecord) record = NULL;
  g_autoptr (GError) error = NULL;

  if (!medina_record_picture_check (picture))
    return;
  found = medina_record_picture_find (picture, &error);
  g_assert_true ((found == NULL) == (error != NULL));
  if (found == NULL)
    return;
  record =
    medina_record_new_from_data (g_bytes_get_data (found, NULL), g_bytes_get_size (found), &error);
  g_assert_true ((record == NULL) == (error != NULL));
}

/* Each part is in memory of its own, where reading beyond its end would be noticed. */
static void
test_cut_off (gconstpointer data)
{
  g_autoptr (GBytes) record = create_record ();
  g_autoptr (GBytes) picture = add (GPOINTER_TO_UINT (data), record);

  for (gsize length = 0; length < g_bytes_get_size (picture); length++)
    {
      g_autoptr (GBytes) part = g_bytes_new (g_bytes_get_data (picture, NULL), length);

      read_found (part);
    }
}

static void
test_altered (gconstpointer data)
{
  g_autoptr (GBytes) record = create_record ();
  g_autoptr (GBytes) picture = add (GPOINTER_TO_UINT (data), record);

  for (gsize at = 0; at < g_bytes_get_size (picture); at++)
    {
      g_autofree guint8 *bytes =
        g_memdup2 (g_bytes_get_data (picture, NULL), g_bytes_get_size (picture));
      g_autoptr (GBytes) altered = NULL;

      bytes[at] ^= (guint8) (1 << at % 8);
      altered = g_bytes_new (bytes, g_bytes_get_size (picture));
      read_found (altered);
    }
}

/* Anywhere in the chunk with the game: the game is damaged. */
static void
test_png_cut_off (void)
{
  g_autoptr (GBytes) record = create_record (), plain = create_png ();
  g_autoptr (GBytes) picture = add (PNG, record);
  const gsize header = 33, chunk = g_bytes_get_size (picture) - g_bytes_get_size (plain);

  for (gsize length = 8; length < g_bytes_get_size (picture); length++)
    {
      g_autoptr (GBytes) part = g_bytes_new (g_bytes_get_data (picture, NULL), length);

      if (length >= header + chunk)
        assert_found (part, record);
      else if (length > header)
        assert_refused (part, MEDINA_RECORD_ERROR_SYNTAX);
      else
        assert_none (part);
    }
}

/* Nobody knows of a picture without a game that is cut off in its last chunks that there was
 * one. */
static void
test_png_cut_off_without (void)
{
  g_autoptr (GBytes) plain = create_png ();
  const gsize first = 33 + 5; /* with a letter of the type of the chunk behind the header */

  for (gsize length = first; length <= g_bytes_get_size (plain) - 12; length++)
    {
      g_autoptr (GBytes) part = g_bytes_new (g_bytes_get_data (plain, NULL), length);

      assert_none (part);
    }
}

/* A chunk whose check sum is wrong is not believed; it is not said that there is none. */
static void
test_png_checksum (void)
{
  g_autoptr (GBytes) record = bytes_of ("[Medina]\n");
  g_autoptr (GBytes) picture = add (PNG, record), altered = NULL;
  g_autofree char *bytes = g_memdup2 (g_bytes_get_data (picture, NULL), g_bytes_get_size (picture));
  g_autoptr (GError) error = NULL;
  char *text = bytes + 41; /* behind the header and the type of the chunk */

  g_assert_cmpstr (text, ==, "Medina");
  text[sizeof "Medina" + 4] = '{';
  altered = g_bytes_new (bytes, g_bytes_get_size (picture));
  g_assert_null (medina_record_picture_find (altered, &error));
  g_assert_error (error, MEDINA_RECORD_ERROR, MEDINA_RECORD_ERROR_SYNTAX);
}

/* Drawings and documents have no checksum: what stands there is no record any more, which is told
 * of the picture. */
static void
test_no_record_any_more (gconstpointer data)
{
  g_autoptr (GBytes) text = bytes_of ("[Mexina]\nFormat=1\n");
  g_autoptr (GBytes) picture = add (GPOINTER_TO_UINT (data), text);
  g_autoptr (GError) error = NULL;

  g_assert_null (medina_record_new_from_carrier (picture, NULL, &error));
  g_assert_error (error, MEDINA_RECORD_ERROR, MEDINA_RECORD_ERROR_SYNTAX);
  g_assert_cmpstr (error->message, ==, "The game in this picture is damaged.");
}

/* --- Drawings of other programs --------------------------------------------------------------- */

static void
assert_svg (const char *drawing, const char *text)
{
  g_autoptr (GBytes) picture = bytes_of (drawing);
  g_autoptr (GBytes) expected = bytes_of (text);

  assert_found (picture, expected);
}

static void
test_svg_elsewhere (void)
{
  assert_svg (
    "<svg><metadata><m:medina-record xmlns:m='urn:x'>a&amp;b</m:medina-record></metadata>", "a&b");
  assert_svg ("<svg><medina-record><![CDATA[a&<b]]></medina-record></svg>", "a&<b");
  assert_svg ("<svg><medina-record>1</medina-record><medina-record>2</medina-record>", "1");
  assert_svg ("<svg><medina-record>1<x>2</x>3</medina-record>", "123");
  assert_svg ("<svg><medina-record>1</medina-record><not closed", "1");
  assert_damaged_in ("<svg><medina-record>1</svg>");
  assert_damaged_in ("<svg><medina-record>1");
  assert_damaged_in ("<svg><g <medina-record>1</medina-record></svg>");
  assert_damaged_in ("<svg><m:medina-record xmlns:m='urn:x'>1&</m:medina-record></svg>");
  assert_none_in ("<svg><g <medina-recorder>1</medina-recorder></svg>");
  assert_none_in ("<svg><medina-recorder>1</medina-recorder></svg>");
  assert_none_in ("<?xml version=\"1.0\"?><html/>");
}

/* --- Documents of other programs -------------------------------------------------------------- */

static void
test_pdf_lengths (void)
{
  static const char *const lengths[] = { "-1", "6", "99999999999999999999", "", "x" };

  for (gsize i = 0; i < G_N_ELEMENTS (lengths); i++)
    {
      g_autofree char *text = g_strdup_printf ("%%PDF-1.4\n/Subtype /application#2Fx-medina "
                                               "/Length %s >>\nstream\nhello\nendstream",
                                               lengths[i]);

      assert_damaged_in (text);
    }
  assert_damaged_in ("%PDF-1.7\n/Subtype /application#2Fx-medina ");
  assert_damaged_in ("%PDF-1.7\n/Type /Filespec /F (game.medina)");
  assert_none_in ("%PDF-1.7\n/Type /Filespec /F (letter.txt)");
}

/* As far as this program writes them. */
static void
test_pdf_of_others (void)
{
  g_autoptr (GBytes) record = bytes_of ("[Medina]\n");
  static const char *const texts[] = {
    "%PDF-1.7\n",
    "%PDF-1.7\ntrailer\n<< /Size 5 /Root 4 0 R >>\nstartxref\n9\n%%EOF\n",
    "%PDF-1.7\nxref\ntrailer\n<< /Size 5 /Root 4 0 R >>\nstartxref\n9\n%%EOF\n",
    "%PDF-1.7\nxref\n4 0 obj\n<<\n/Size 5 /Root 4 0 R\nstartxref\n9\n%%EOF\n",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GBytes) document = bytes_of (texts[i]);

      g_assert_null (medina_record_picture_add (document, record));
    }
}

/* --- Codes ------------------------------------------------------------------------------------ */

static void
test_code (void)
{
  g_autoptr (GBytes) record = create_record ();
  g_autofree char *code = medina_record_to_code (record);
  g_autofree char *spaced = g_strdup_printf (" \n%.40s\r\n  %s\n", code, code + 40);
  g_autoptr (GBytes) text = bytes_of (spaced), again = NULL;
  g_autoptr (MedinaRecord) read = NULL;
  g_autoptr (GError) error = NULL;
  gboolean plain = TRUE;

  g_assert_cmpuint (strlen (code), <, g_bytes_get_size (record));
  read = medina_record_new_from_carrier (text, &plain, &error);
  g_assert_no_error (error);
  g_assert_false (plain);
  again = medina_record_to_bytes (read, MEDINA_RECORD_PLAIN);
  g_assert_true (g_bytes_equal (again, record));
}

static void
assert_bad_code (const char *code, MedinaRecordError expected)
{
  g_autoptr (GBytes) text = bytes_of (code);
  g_autoptr (GError) error = NULL;

  g_assert_null (medina_record_new_from_carrier (text, NULL, &error));
  g_assert_error (error, MEDINA_RECORD_ERROR, (int) expected);
}

static void
test_bad_codes (void)
{
  g_autoptr (GBytes) record = create_record ();
  g_autofree char *code = medina_record_to_code (record);
  g_autofree char *filler = g_strnfill (64 * MEDINA_RECORD_LIMIT, '#');
  g_autoptr (GBytes) long_text = bytes_of (filler);
  g_autofree char *bomb = medina_record_to_code (long_text);

  assert_bad_code ("medina:", MEDINA_RECORD_ERROR_SYNTAX);
  assert_bad_code ("MEDINA: !?", MEDINA_RECORD_ERROR_SYNTAX);
  assert_bad_code ("medina:AAAA", MEDINA_RECORD_ERROR_SYNTAX);
  assert_bad_code ("medin", MEDINA_RECORD_ERROR_NO_RECORD);
  assert_bad_code (bomb, MEDINA_RECORD_ERROR_TOO_LARGE);
  for (gsize length = strlen (code) - 1; length > strlen ("medina:"); length--)
    {
      code[length] = '\0';
      assert_bad_code (code, MEDINA_RECORD_ERROR_SYNTAX);
    }
}

/* --- All of them ------------------------------------------------------------------------------ */

static void
add_tests (const char *name, GTestDataFunc function)
{
  static const char *const kinds[KINDS] = { "png", "svg", "pdf" };

  for (guint kind = 0; kind < KINDS; kind++)
    {
      g_autofree char *path = g_strdup_printf ("/record-pictures/%s/%s", kinds[kind], name);

      g_test_add_data_func (path, GUINT_TO_POINTER (kind), function);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  add_tests ("there-and-back", test_there_and_back);
  add_tests ("file", test_file);
  add_tests ("bad-records", test_bad_records);
  add_tests ("cut-off", test_cut_off);
  add_tests ("altered", test_altered);
  add_tests ("no-record-any-more", test_no_record_any_more);
  g_test_add_func ("/record-pictures/large-file", test_large_file);
  g_test_add_func ("/record-pictures/png/cut-off-in-the-game", test_png_cut_off);
  g_test_add_func ("/record-pictures/png/cut-off-without-a-game", test_png_cut_off_without);
  g_test_add_func ("/record-pictures/png/checksum", test_png_checksum);
  g_test_add_func ("/record-pictures/svg/elsewhere", test_svg_elsewhere);
  g_test_add_func ("/record-pictures/code/there-and-back", test_code);
  g_test_add_func ("/record-pictures/code/bad", test_bad_codes);
  g_test_add_func ("/record-pictures/pdf/lengths", test_pdf_lengths);
  g_test_add_func ("/record-pictures/pdf/of-others", test_pdf_of_others);
  return g_test_run ();
}
