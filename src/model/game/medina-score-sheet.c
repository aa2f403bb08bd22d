/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-score-sheet.h"

#include "palace.h"

typedef struct
{
  MedinaPlayer *player; /* owned */
  gboolean wins;
  guint place;
  MdnScore score;
  int largest;     /* the number of the palace that counts in a tie; MDN_NO_PALACE without any */
  GArray *palaces; /* owned; MedinaScoreSheetPalace */
} Line;

struct _MedinaScoreSheet
{
  GObject parent_instance;

  guint n_lines;
  guint n_winners;
  gboolean decided_by_largest;
  MdnRules rules;

  /* owned; in the order of the standing */
  Line lines[MDN_MAX_PLAYERS];
};

G_DEFINE_FINAL_TYPE (MedinaScoreSheet, medina_score_sheet, G_TYPE_OBJECT)

static void
medina_score_sheet_finalize (GObject *object)
{
  MedinaScoreSheet *self = MEDINA_SCORE_SHEET (object);

  for (guint i = 0; i < self->n_lines; i++)
    {
      g_object_unref (self->lines[i].player);
      g_array_unref (self->lines[i].palaces);
    }

  G_OBJECT_CLASS (medina_score_sheet_parent_class)->finalize (object);
}

static void
medina_score_sheet_class_init (MedinaScoreSheetClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = medina_score_sheet_finalize;
}

static void
medina_score_sheet_init (MedinaScoreSheet *self)
{
}

static int
compare_palaces (gconstpointer a, gconstpointer b)
{
  const MedinaScoreSheetPalace *one = a, *other = b;

  return one->color != other->color ? (int) one->color - (int) other->color
                                    : one->number - other->number;
}

static GArray *
list_palaces (const MdnPosition *position, guint player)
{
  GArray *palaces = g_array_new (FALSE, FALSE, sizeof (MedinaScoreSheetPalace));

  for (int number = 1; number <= position->table.palaces; number++)
    {
      const MdnPalace *palace = &position->palace[number];
      const MedinaScoreSheetPalace item = {
        .number = number,
        .color = palace->color,
        .space = mdn_palace_crown (position, number),
        .size = mdn_palace_size (palace),
        .score = mdn_score_palace (position, number),
      };

      if (palace->owner == player)
        g_array_append_val (palaces, item);
    }
  g_array_sort (palaces, compare_palaces);
  return palaces;
}

static gboolean
has_better_place (const Line *a, const Line *b)
{
  if (a->wins != b->wins)
    return a->wins;
  return a->score.total > b->score.total;
}

/* Of two players with the same place, as E3 would decide between them. */
static gboolean
would_win_tie (const MdnPosition *position, const Line *a, const Line *b)
{
  const guint player = medina_player_get_number (a->player);
  const int palace =
    mdn_score_largest_palace (position, 1u << player | 1u << medina_player_get_number (b->player));

  return position->rules.tie_by_largest && palace != MDN_NO_PALACE &&
         position->palace[palace].owner == player;
}

/* Lines come in the order of the seats, which a stable sort leaves to equal ones. */
static gboolean
precedes (const MdnPosition *position, const Line *a, const Line *b)
{
  if (has_better_place (a, b) || has_better_place (b, a))
    return has_better_place (a, b);
  return would_win_tie (position, a, b);
}

static void
sort_lines (MedinaScoreSheet *self, const MdnPosition *position)
{
  for (guint i = 1; i < self->n_lines; i++)
    {
      const Line line = self->lines[i];
      guint at = i;

      for (; at > 0 && precedes (position, &line, &self->lines[at - 1]); at--)
        self->lines[at] = self->lines[at - 1];
      self->lines[at] = line;
    }
}

static void
give_places (MedinaScoreSheet *self)
{
  for (guint i = 0; i < self->n_lines; i++)
    self->lines[i].place = i > 0 && !has_better_place (&self->lines[i - 1], &self->lines[i])
                             ? self->lines[i - 1].place
                             : i + 1;
}

MedinaScoreSheet *
medina_score_sheet_new (MedinaGame *game)
{
  MedinaScoreSheet *self;
  const MdnPosition *position;
  unsigned winners;

  g_return_val_if_fail (MEDINA_IS_GAME (game), NULL);

  self = g_object_new (MEDINA_TYPE_SCORE_SHEET, NULL);
  position = medina_game_get_position (game);
  self->rules = position->rules;
  winners = mdn_score_winners (position);
  self->n_lines = medina_game_get_n_players (game);
  for (guint i = 0; i < self->n_lines; i++)
    self->lines[i] = (Line){
      .player = g_object_ref (medina_game_get_player (game, i)),
      .wins = winners >> i & 1,
      .score = mdn_score (position, (int) i),
      .largest = mdn_score_largest_palace (position, 1u << i),
      .palaces = list_palaces (position, i),
    };
  sort_lines (self, position);
  give_places (self);
  self->n_winners = (guint) __builtin_popcount (winners);
  /* A player with as many points who has not won has lost to the larger palace. */
  self->decided_by_largest = self->n_winners < self->n_lines &&
                             self->lines[self->n_winners].score.total == self->lines[0].score.total;
  return self;
}

guint
medina_score_sheet_get_n_players (MedinaScoreSheet *self)
{
  g_return_val_if_fail (MEDINA_IS_SCORE_SHEET (self), 0);

  return self->n_lines;
}

MedinaPlayer *
medina_score_sheet_get_player (MedinaScoreSheet *self, guint line)
{
  g_return_val_if_fail (MEDINA_IS_SCORE_SHEET (self), NULL);
  g_return_val_if_fail (line < self->n_lines, NULL);

  return self->lines[line].player;
}

guint
medina_score_sheet_get_place (MedinaScoreSheet *self, guint line)
{
  g_return_val_if_fail (MEDINA_IS_SCORE_SHEET (self), 0);
  g_return_val_if_fail (line < self->n_lines, 0);

  return self->lines[line].place;
}

gboolean
medina_score_sheet_is_winner (MedinaScoreSheet *self, guint line)
{
  g_return_val_if_fail (MEDINA_IS_SCORE_SHEET (self), FALSE);
  g_return_val_if_fail (line < self->n_lines, FALSE);

  return self->lines[line].wins;
}

guint
medina_score_sheet_get_n_winners (MedinaScoreSheet *self)
{
  g_return_val_if_fail (MEDINA_IS_SCORE_SHEET (self), 0);

  return self->n_winners;
}

gboolean
medina_score_sheet_get_decided_by_largest (MedinaScoreSheet *self)
{
  g_return_val_if_fail (MEDINA_IS_SCORE_SHEET (self), FALSE);

  return self->decided_by_largest;
}

const MedinaScoreSheetPalace *
medina_score_sheet_get_largest (MedinaScoreSheet *self, guint line)
{
  const MedinaScoreSheetPalace *palaces;
  guint n_palaces;

  g_return_val_if_fail (MEDINA_IS_SCORE_SHEET (self), NULL);
  g_return_val_if_fail (line < self->n_lines, NULL);

  palaces = medina_score_sheet_get_palaces (self, line, &n_palaces);
  for (guint i = 0; i < n_palaces; i++)
    if (palaces[i].number == self->lines[line].largest)
      return &palaces[i];
  return NULL;
}

const MdnRules *
medina_score_sheet_get_rules (MedinaScoreSheet *self)
{
  g_return_val_if_fail (MEDINA_IS_SCORE_SHEET (self), NULL);

  return &self->rules;
}

const MdnScore *
medina_score_sheet_get_score (MedinaScoreSheet *self, guint line)
{
  g_return_val_if_fail (MEDINA_IS_SCORE_SHEET (self), NULL);
  g_return_val_if_fail (line < self->n_lines, NULL);

  return &self->lines[line].score;
}

const MedinaScoreSheetPalace *
medina_score_sheet_get_palaces (MedinaScoreSheet *self, guint line, guint *n_palaces)
{
  g_return_val_if_fail (MEDINA_IS_SCORE_SHEET (self), NULL);
  g_return_val_if_fail (line < self->n_lines, NULL);
  g_return_val_if_fail (n_palaces != NULL, NULL);

  *n_palaces = self->lines[line].palaces->len;
  return (const MedinaScoreSheetPalace *) self->lines[line].palaces->data;
}
