/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-game-name.h"

#include <string.h>

#include <glib/gi18n.h>

#include "medina-names.h"

enum
{
  /* Of each player's name. File systems take 255 bytes, which leaves room for four of these, all
   * that is between them, a number, and an extension; a Japanese letter has three. */
  NAME_BYTES = 40,
  TITLE_BYTES = 240,  /* which leaves room for a number and an extension, too */
  NAMES_LETTERS = 56, /* of all players together: nobody reads longer names of files */
};

/* What systems take for something else stays out of names of files, as does what nobody sees; but
 * letters may be joined. */
static void
append_safe (GString *text, gunichar letter)
{
  const GUnicodeType type = g_unichar_type (letter);

  if (letter < 0x80 && strchr ("/\\:*?\"<>|", (int) letter) != NULL)
    g_string_append_c (text, '-');
  else if (g_unichar_isspace (letter))
    g_string_append_c (text, ' ');
  else if ((type != G_UNICODE_CONTROL && type != G_UNICODE_FORMAT) || letter == 0x200c ||
           letter == 0x200d)
    g_string_append_unichar (text, letter);
}

/* Ends the text before that place, or before the letter that would be cut there, with an
 * ellipsis. */
static void
cut (GString *text, const char *end)
{
  static const char ellipsis[] = "…";

  while (end > text->str && g_unichar_ismark (g_utf8_get_char (end)))
    end = g_utf8_prev_char (end);
  g_string_truncate (text, (gsize) (end - text->str));
  g_string_append (text, ellipsis);
}

/* At most so many bytes, the ellipsis for what is missing among them. */
static void
shorten (GString *text, gsize bytes)
{
  if (text->len > bytes)
    cut (text, g_utf8_find_prev_char (text->str, text->str + bytes + 1 - strlen ("…")));
}

/* Likewise so many letters. */
static void
shorten_letters (GString *text, long letters)
{
  if (g_utf8_strlen (text->str, (gssize) text->len) > letters)
    cut (text, g_utf8_offset_to_pointer (text->str, letters - 1));
}

/* With at most so many letters; transfer full. */
static char *
name_player (MedinaPlayer *player, long letters)
{
  GString *text = g_string_new (NULL);

  for (const char *at = medina_player_get_seat_name (player); *at != '\0';
       at = g_utf8_next_char (at))
    append_safe (text, g_utf8_get_char (at));
  shorten (text, NAME_BYTES);
  shorten_letters (text, letters);
  return g_strstrip (g_string_free (text, FALSE));
}

/* "Anna, Ben, Chiara", with at most so many letters each; transfer full. */
static char *
list_players (GListModel *players, long letters)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) names = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (players); i++)
    {
      g_autoptr (MedinaPlayer) player = g_list_model_get_item (players, i);
      g_autofree char *name = name_player (player, letters);

      g_strv_builder_add (builder, name);
    }
  names = g_strv_builder_end (builder);
  return g_strjoinv (medina_list_separator (), names);
}

/* Only where all together are long none is longer than its share. Transfer full. */
static char *
name_players (GListModel *players)
{
  g_autofree char *all = list_players (players, NAMES_LETTERS);

  return g_utf8_strlen (all, -1) <= NAMES_LETTERS
           ? g_steal_pointer (&all)
           : list_players (players, NAMES_LETTERS / (long) g_list_model_get_n_items (players));
}

/* As it is, but for a long one, that may come from a file with a shorter extension. Transfer
 * full. */
static char *
keep_title (const char *title)
{
  GString *text = g_string_new (title);

  shorten (text, TITLE_BYTES);
  return g_string_free (text, FALSE);
}

char *
medina_game_name_suggest (MedinaDocument *document)
{
  const char *title;
  GDateTime *date;
  g_autoptr (GDateTime) begin = NULL;
  g_autofree char *day = NULL, *players = NULL;

  g_return_val_if_fail (MEDINA_IS_DOCUMENT (document), NULL);

  title = medina_document_get_title (document);
  if (*title != '\0')
    return keep_title (title);
  date = medina_document_get_date (document);
  begin = date != NULL ? g_date_time_to_local (date) : g_date_time_new_now_local ();
  day = g_date_time_format (begin, "%Y-%m-%d");
  players = name_players (medina_game_get_players (medina_document_get_game (document)));
  /* Translators: the suggested name of a game's file: who plays, and the day, as in
   * “Medina – Anna, Ben – 2026-11-20” */
  return g_strdup_printf (_ ("Medina – %1$s – %2$s"), players, day);
}
