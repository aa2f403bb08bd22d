/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "await.h"
#include "driver.h"
#include "medina-game-page.h"
#include "medina-status-bar.h"
#include "plaque-texts.h"
#include "real-input.h"

/* The letters of the plaque: readable, and of one size where they should be. */

static const char refusal[] = "There’s already a wall here.";

/* On a phone the letters keep their size, whatever is said: prompts in one line and in three, and
 * what is below them. */
static void
test_steady_letters (void)
{
  g_autoptr (PangoAttrList) letters = NULL;
  MedinaStatusBar *status;
  MdnRandom random;
  Driver driver;
  GtkWidget *prompt;

  mdn_random_seed (&random, 5);
  driver_open (&driver, MDN_SECOND_EDITION, 4, FALSE, 360, 640);
  status = driver_get_status (&driver);
  for (int i = 0; i < 8; i++)
    {
      driver_play_one (&driver, &random);
      medina_status_bar_refuse (status, refusal);
      driver_await_layout (GTK_WIDGET (driver.window));
      prompt = plaque_texts_find_prompt (GTK_WIDGET (status));
      if (letters == NULL)
        letters = pango_attr_list_copy (gtk_label_get_attributes (GTK_LABEL (prompt)));
      plaque_texts_assert_letters (prompt, letters);
      plaque_texts_assert_letters (plaque_texts_find (GTK_WIDGET (status), refusal), letters);
    }
  driver_close (&driver);
}

static double
get_scale (GtkWidget *label)
{
  PangoAttrIterator *iterator = pango_attr_list_get_iterator (plaque_texts_get_letters (label));
  const PangoAttribute *scale = pango_attr_iterator_get (iterator, PANGO_ATTR_SCALE);
  const double value = scale != NULL ? ((const PangoAttrFloat *) scale)->value : 1;

  pango_attr_iterator_destroy (iterator);
  return value;
}

enum
{
  SCREEN = 1920, /* width, in pixels */
};

/* A window can be larger than the screen, but does not open so. */
static void
open_at (Driver *driver, int width, int height)
{
  driver_open (driver, MDN_SECOND_EDITION, 4, FALSE, width, height);
  if (width <= SCREEN)
    return;
  gtk_widget_set_size_request (GTK_WIDGET (driver->window), width, height);
  await (gtk_widget_get_width (GTK_WIDGET (driver->board)) > SCREEN);
  driver_await_layout (GTK_WIDGET (driver->window));
}

/* The scale of the prompt, which it has whatever is in hand. */
static double
find_scale (int width, int height)
{
  static const char *const names[] = { "Amina", "Ben", "Chiara", "Dai" };
  double scale = 0;
  Driver driver;
  MedinaStatusBar *status;

  driver_name_players (names);
  open_at (&driver, width, height);
  status = driver_get_status (&driver);
  for (MdnPiece piece = MDN_BUILDING_GREY; piece <= MDN_WALL; piece++)
    {
      GtkWidget *prompt;

      driver_pick (&driver, piece);
      driver_await_layout (GTK_WIDGET (driver.window));
      prompt = plaque_texts_find_prompt (GTK_WIDGET (status));
      if (scale == 0)
        scale = get_scale (prompt);
      g_assert_cmpfloat (get_scale (prompt), ==, scale);
    }
  driver_name_players (NULL);
  driver_close (&driver);
  return scale;
}

/* In a large window it can be read from afar, and in the largest, whose letters grow elsewhere,
 * too, from farther away. */
static void
test_large_letters (void)
{
  const double usual = find_scale (1280, 800), large = find_scale (1920, 1080);
  const double huge = find_scale (3840, 2160);

  g_test_message ("%g, %g, %g", usual, large, huge);
  g_assert_cmpfloat (usual, >, 1.1);
  g_assert_cmpfloat (large, >, 1.3);
  g_assert_cmpfloat (huge, >, 1.8);
}

/* --- What is pointed at ----------------------------------------------------------------------- */

static const char *const pointed[] = {
  "d5, empty",
  "Unfinished purple palace\n9 points: 6 buildings, 2 stables, 1 merchant",
  ("Claim this orange palace\n9 points: 6 buildings, 2 stables, 1 merchant\n"
   "Also brings: orange palace tile (4 points)"),
};

typedef struct
{
  int width;
  int height;
  double least; /* scale of what is pointed at */
} Window;

static const Window windows[] = { { 360, 640, .95 },
                                  { 1120, 740, 1.1 },
                                  { 1280, 800, 1.1 },
                                  { 1920, 1080, 1.3 },
                                  { 3840, 2160, 1.8 } };

/* What is told of spaces and palaces has letters of one size, however much it is. */
static void
test_pointing (gconstpointer data)
{
  static const char *const names[] = { "Amina", "Ben", "Chiara", "Dai" };
  const Window *window = data;
  double scale = 0;
  Driver driver;

  driver_name_players (names);
  open_at (&driver, window->width, window->height);
  driver_pick (&driver, MDN_BUILDING_GREY);
  if (real_input_is_there ())
    real_input_point (GTK_WIDGET (driver.window), 3, 3); /* not at the board, which tells of it */
  for (gsize i = 0; i < G_N_ELEMENTS (pointed); i++)
    {
      MedinaStatusBar *status = driver_get_status (&driver);
      GtkWidget *label;

      medina_status_bar_set_description (status, pointed[i]);
      driver_await_layout (GTK_WIDGET (driver.window));
      plaque_texts_assert_whole (GTK_WIDGET (status), pointed[i]);
      label = plaque_texts_find (GTK_WIDGET (status), pointed[i]);
      scale = i == 0 ? get_scale (label) : scale;
      g_test_message ("%g", get_scale (label));
      g_assert_cmpfloat (get_scale (label), ==, scale);
      g_assert_cmpfloat (get_scale (label), >=, window->least);
    }
  driver_name_players (NULL);
  driver_close (&driver);
}

/* --- What is read ----------------------------------------------------------------------------- */

/* Of usual length, where a palace could be claimed, and of a hint. */
static const char *const messages[] = {
  "Claim this purple palace\n4 points: 4 buildings\nAlso brings: purple palace tile (2 points), 2 tea tiles",
  "Diesen violetten Palast in Besitz nehmen\n1 Punkt: 1 Gebäude\n"
  "Bringt außerdem: violettes Palastplättchen (2 Punkte), 3 Teeplättchen",
  "It raises the palace at o5 to 3 points, and you can still claim it. Even so, you’ll probably finish about 8 "
  "points behind.",
};

/* Of its letters, in pixels. */
static double
find_size (GtkWidget *label)
{
  const PangoFontDescription *font =
    pango_context_get_font_description (gtk_widget_get_pango_context (label));

  g_assert_true (pango_font_description_get_size_is_absolute (font));
  return get_scale (label) * pango_font_description_get_size (font) / PANGO_SCALE;
}

static void
assert_readable (MedinaStatusBar *status, const char *text, double least)
{
  GtkWidget *plaque = GTK_WIDGET (status), *label = plaque_texts_find (plaque, text);

  plaque_texts_assert_whole (plaque, text);
  g_test_message ("“%s”: %g px", text, find_size (label));
  g_assert_cmpfloat (find_size (label), >=, least);
  plaque_texts_assert_within (plaque, plaque_texts_find_prompt (plaque));
  g_assert_cmpfloat (find_size (plaque_texts_find_prompt (plaque)), >=, least);
}

static void
assert_messages_are_readable (Driver *driver, double least)
{
  MedinaStatusBar *status = driver_get_status (driver);
  GtkWidget *window = GTK_WIDGET (driver->window);
  const int height = gtk_widget_get_height (GTK_WIDGET (status));

  for (gsize i = 0; i < G_N_ELEMENTS (messages); i++)
    {
      medina_status_bar_refuse (status, messages[i]);
      driver_await_layout (window);
      assert_readable (status, messages[i], least);
      g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (status)), ==, height);
    }
}

/* The longest that there is of a claim: it may say less, but not in letters that are too small. */
static const char claim[] =
  "Diesen orangefarbenen Palast in Besitz nehmen\n17 Punkte: 4 Gebäude, 3 Ställe, 5 Händler, 5 Mauern\n"
  "Bringt außerdem: orangefarbenes Palastplättchen (4 Punkte), Turmplättchen 4 (4 Punkte), Turmplättchen 3 "
  "(3 Punkte), 2 Händler, 3 Teeplättchen";

typedef struct
{
  MdnRuleSet rules;
  int players;
  int width;
  int height;
  double least; /* pixels */
} Reading;

static const Reading readings[] = {
  { MDN_SECOND_EDITION, 4, 1280, 800, 13 },
  { MDN_SECOND_EDITION, 4, 1120, 740, 13 },
  { MDN_FIRST_EDITION, 2, 1280, 800, 13 },
  { MDN_SECOND_EDITION, 4, 360, 640, 12 },
};

/* Whatever is said, letters do not get too small, and the plaque keeps its place: the prompt gives
 * way. Long names do not matter. */
static void
test_readable (gconstpointer data)
{
  const Reading *reading = data;
  static const char *const names[] = { "Amina", "Ben", "Chiara", "Dai" };
  static const char *const long_names[] = { "Bartholomäus Maximilian", "Alexandria the First",
                                            "Wolfeschlegelsteinhausen", "Friederike Charlotte" };
  Driver driver;

  for (int i = 0; i < 2; i++)
    {
      driver_name_players (i == 0 ? names : long_names);
      driver_open (&driver, reading->rules, reading->players, FALSE, reading->width,
                   reading->height);
      driver_await_layout (GTK_WIDGET (driver.window));
      assert_messages_are_readable (&driver, reading->least);
      driver_close (&driver);
    }
  driver_name_players (NULL);
}

static const Reading claims[] = {
  { MDN_SECOND_EDITION, 4, 1280, 800, 13 }, { MDN_SECOND_EDITION, 4, 1280, 776, 13 },
  { MDN_SECOND_EDITION, 2, 1280, 800, 13 }, { MDN_SECOND_EDITION, 4, 1030, 700, 12 },
  { MDN_SECOND_EDITION, 4, 800, 600, 12 },  { MDN_SECOND_EDITION, 4, 700, 500, 11 },
  { MDN_SECOND_EDITION, 4, 360, 640, 12 },  { MDN_SECOND_EDITION, 4, 640, 360, 11 },
  { MDN_SECOND_EDITION, 4, 560, 400, 11 },  { MDN_SECOND_EDITION, 4, 1920, 1080, 13 },
};

static void
test_claim (gconstpointer data)
{
  const Reading *reading = data;
  static const char *const names[] = { "Amina", "Ben", "Chiara", "Dai" };
  Driver driver;
  MedinaStatusBar *status;
  GtkWidget *label;

  driver_name_players (names);
  driver_open (&driver, reading->rules, reading->players, FALSE, reading->width, reading->height);
  status = driver_get_status (&driver);
  medina_status_bar_refuse (status, claim);
  driver_await_layout (GTK_WIDGET (driver.window));
  if (reading->width != 560) /* where it is cut */
    plaque_texts_assert_told (GTK_WIDGET (status), claim);
  label = plaque_texts_find_message (GTK_WIDGET (status), claim);
  g_test_message ("%g px", find_size (label));
  g_assert_cmpfloat (find_size (label), >=, reading->least);
  g_assert_cmpstr (medina_status_bar_get_message (status), ==, claim);
  if (reading->width >= 1920)
    plaque_texts_assert_whole (GTK_WIDGET (status), claim);
  driver_name_players (NULL);
  driver_close (&driver);
}

/* Two at once, with a long one among them. */
static void
test_readable_news (void)
{
  static const char two[] =
    "Salma takes the orange palace tile from Tariq.\n"
    "Every player now owns an orange palace: 1 orange building leaves the game.";
  Driver driver;
  MedinaStatusBar *status;

  driver_open (&driver, MDN_SECOND_EDITION, 4, FALSE, 1280, 800);
  status = driver_get_status (&driver);
  medina_announcer_announce (medina_status_bar_get_announcer (status), two);
  driver_await_layout (GTK_WIDGET (driver.window));
  assert_readable (status, two, 13);
  driver_close (&driver);
}

/* With as many news as there may be the prompt is written smaller, and is not cut. */
static void
test_prompt_above_news (void)
{
  static const char *const names[] = { "Amina", "Ben", "Chiara", "Dai" };
  static const char news[] =
    "Tariq takes tower tile 3 with 1 merchant.\n"
    "Every player now owns a brown palace: 5 brown buildings leave the game.";
  Driver driver;
  MedinaStatusBar *status;
  GtkLabel *prompt;

  driver_name_players (names);
  driver_open (&driver, MDN_SECOND_EDITION, 4, FALSE, 1280, 800);
  status = driver_get_status (&driver);
  gtk_widget_activate_action (GTK_WIDGET (driver.board), "win.set-seat", "(us)", 0, "expert");
  medina_announcer_announce (medina_status_bar_get_announcer (status), news);
  driver_await_layout (GTK_WIDGET (driver.window));
  prompt = GTK_LABEL (plaque_texts_find_prompt (GTK_WIDGET (status)));
  g_test_message ("%s", gtk_label_get_label (prompt));
  g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (prompt)));
  driver_name_players (NULL);
  driver_close (&driver);
}

int
main (int argc, char **argv)
{
  driver_init (&argc, &argv);
  for (gsize i = 0; i < G_N_ELEMENTS (readings); i++)
    {
      g_autofree char *path =
        g_strdup_printf ("/plaque-letters/readable-at-%d-by-%d-with-%d", readings[i].width,
                         readings[i].height, readings[i].players);

      g_test_add_data_func (path, &readings[i], test_readable);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (claims); i++)
    {
      g_autofree char *path =
        g_strdup_printf ("/plaque-letters/a-claim-at-%d-by-%d-with-%d", claims[i].width,
                         claims[i].height, claims[i].players);

      g_test_add_data_func (path, &claims[i], test_claim);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (windows); i++)
    {
      g_autofree char *path = g_strdup_printf ("/plaque-letters/pointing-at-%d-by-%d",
                                               windows[i].width, windows[i].height);

      g_test_add_data_func (path, &windows[i], test_pointing);
    }
  g_test_add_func ("/plaque-letters/two-announcements-are-readable", test_readable_news);
  g_test_add_func ("/plaque-letters/a-prompt-above-news-is-whole", test_prompt_above_news);
  g_test_add_func ("/plaque-letters/letters-grow-with-the-window", test_large_letters);
  g_test_add_func ("/plaque-letters/on-a-phone-all-letters-are-of-one-size", test_steady_letters);
  return g_test_run ();
}
