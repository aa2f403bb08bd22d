/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-rules-example.h"

#include <string.h>

#include "notation.h"

static const MedinaRulesExample examples[MEDINA_RULES_EXAMPLES] = {
  [MEDINA_RULES_CITY] = { .set = MDN_SECOND_EDITION,
                          .players = 4,
                          .well = "k6",
                          .merchant = "f8",
                          .play =
                            "Bl12 Sl11 Gd9 Pp11 Wa12 Oq2 Gc9 Wq1 Bk12 Wp1 Wb13 Gc10 Mf9 Op2 Sq3 "
                            "Gd10 Rc9 Wo1 Gj2 Mf10 Wc13 Pp10 Op3 Gj3 Me10 Pp9 Rp2 Mg8 Sd11 Wd13 "
                            "Od6 Mg7 Oe6 Pp8 Mh7 Od7 Bk11 Rp8 Rk11 Bi7 Gi3 Od5 Wn1 Sk2 Pg3 Me11 "
                            "Ri3 Sc6 Me12 Sj12 Gn5 Md12 Rd5 Oi10 Go5 Wa2 Gn4 Gm5 Bi6 Bi8 Rm5 Mh6 "
                            "Mh5 Wa3 Wm1 Sn6 Sg4 Mg5 Gn2 Gm2 Gn10 Wr2 Bh8 Bj8 Rh8 Be2 Bd2 Wq13 "
                            "Mf5 Wa11 Bc2 Gn9 Oh10 Wp13 We13 Si2 Be3 Wa4 Rc2 Wf13 Bg12 Si5 Sc11 "
                            "Wr3 Mf6 Wg13 Wh13 Wa10 Mc12 Pg2 Wr12 Wa5 Wi13 Pq6",
                          .band = TRUE,
                          .strip = TRUE },
  [MEDINA_RULES_CITY_FIRST] = { .set = MDN_FIRST_EDITION,
                                .players = 4,
                                .play =
                                  "Me8 Gf8 Gg8 Me9 Pe10 Pf10 Mf9 Wa12 Wb13 Md8 Be12 Gh8 Gi8 Gj8 "
                                  "Rf8 Bd12 Gb12 Gb11 Oh10 Wq1 Wr2 Mg9 Mh9 Gb10 Rb10 Gq2 Gq3 "
                                  "Gp2 Go2 Mi9 Mj9 Wa11 Wc13 Ro2 Sn2 Gc8 Bf12 Mk9 Pd10 Mk10 "
                                  "Rd12 Oh11 Ml10 Wb1 Wr12 Bb2 Sk8 Pq12 Gc7 Oi10 Rh10 Pq11 Rq11 "
                                  "Ok11 Ol11 Wp1 Wd13 Sh12 Mm10 Pe6 Sp12 Ok12 Bc2 Ol12 Rk11 Bd2 "
                                  "Rb2 Wa10 Wr11 Bn10 Bn11 Sj12 Mm11 Sb3 Oi6 Sq10 Oh6 Oj6 Pe5 "
                                  "We13 Wr3 Pf6 Bo10 Bn12 Rn10 Bq7 Pd5",
                                .band = TRUE,
                                .strip = TRUE },
  [MEDINA_RULES_SET_UP_FIRST] = { .set = MDN_FIRST_EDITION,
                                  .players = 4,
                                  .band = TRUE,
                                  .strip = TRUE,
                                  .numbers = "a13 r7",
                                  .tiles = TRUE },
  [MEDINA_RULES_SET_UP] = { .set = MDN_SECOND_EDITION,
                            .players = 4,
                            .well = "l8",
                            .merchant = "f5",
                            .band = TRUE,
                            .strip = TRUE,
                            .numbers = "a13 f5 l8 r7",
                            .tiles = TRUE },
  [MEDINA_RULES_GROW] = { .set = MDN_SECOND_EDITION,
                          .players = 2,
                          .merchant = "k5",
                          .play = "Oe6 Of6 Of7 Gh7 Gh8",
                          .corners = "c4 i9",
                          .hand = 'O',
                          .refused = "g6 g7" },
  [MEDINA_RULES_FOUND] = { .set = MDN_SECOND_EDITION,
                           .players = 2,
                           .merchant = "m5",
                           .play = "Oe6 Of6 Of7 Gi7 Gi8",
                           .corners = "c4 k10",
                           .hand = 'B',
                           .refused = "d5 g8 h6" },
  [MEDINA_RULES_COMPLETE] = { .set = MDN_SECOND_EDITION,
                              .players = 2,
                              .merchant = "c3",
                              .play = "Gb2 Gb3 Mc2 Mc4 Mb4",
                              .corners = "a1 g6",
                              .hand = 'G' },
  [MEDINA_RULES_ROOFTOP] = { .set = MDN_SECOND_EDITION,
                             .players = 2,
                             .merchant = "m9",
                             .play = "Gc4 Gc5 Oi4 Oi5 Rc4 Ge4 Ri4 Ge5 Bg4 Bg5 Bg6 Wa2",
                             .corners = "b3 j7",
                             .hand = 'R',
                             .refused = "e4" },
  [MEDINA_RULES_NEUTRAL] = { .set = MDN_SECOND_EDITION,
                             .players = 2,
                             .merchant = "m9",
                             .play = "Oe5 Oe6 Of6 Wa2 Ne5",
                             .corners = "c4 h8" },
  [MEDINA_RULES_BLOCK] = { .set = MDN_FIRST_EDITION,
                           .players = 2,
                           .play = "Ml9 Gc4 Gc5 Oi4 Gd5 Nc4 Oi5 Bl4 Ri4 Bl5 Gg4",
                           .corners = "a1 r6",
                           .band = TRUE,
                           .strip = TRUE },
  [MEDINA_RULES_STABLE] = { .set = MDN_SECOND_EDITION,
                            .players = 2,
                            .merchant = "m9",
                            .play = "Be5 Be6 Bf6 Gh5 Re5 Sd5 Gh6",
                            .corners = "c3 j8",
                            .hand = 'S',
                            .refused = "c5 g6" },
  [MEDINA_RULES_STREET] = { .set = MDN_SECOND_EDITION,
                            .players = 2,
                            .merchant = "f6",
                            .play = "Mg6 Mh6 Mh7 Mh8",
                            .corners = "d4 j10",
                            .hand = 'M',
                            .refused = "g7 g5 i7",
                            .numbers = "f6 h8" },
  [MEDINA_RULES_NEW_STREET] = { .set = MDN_SECOND_EDITION,
                                .players = 2,
                                .merchant = "c3",
                                .play = "Mc2 Mb3 Gd2 Bb4",
                                .corners = "a1 h6",
                                .hand = 'M',
                                .refused = "b2" },
  [MEDINA_RULES_WALL] = { .set = MDN_SECOND_EDITION,
                          .players = 2,
                          .merchant = "k6",
                          .play = "Wa2 Wa3 Wb1 Wc1",
                          .corners = "a1 h5",
                          .hand = 'W',
                          .refused = "f1" },
  [MEDINA_RULES_GATE] = { .set = MDN_SECOND_EDITION,
                          .players = 2,
                          .merchant = "k6",
                          .play = "Wa2 Wa3 Wa4 Wa5 Wa6 Wa11 Wa10 Wa9 Wa8 Gb7",
                          .corners = "a5 g9",
                          .hand = 'W',
                          .refused = "a7" },
  [MEDINA_RULES_TOWER_TILE] = { .set = MDN_SECOND_EDITION,
                                .players = 2,
                                .merchant = "k6",
                                .play = "Gb2 Gc2 Ob4 Oc4 Rb2 Wa2 Rb4 Wa3 Wb1 Wa11 Wa4",
                                .corners = "a1 f6",
                                .band = TRUE,
                                .numbers = "b2 b4" },
  [MEDINA_RULES_PALACE_TILE] = { .set = MDN_SECOND_EDITION,
                                 .players = 2,
                                 .merchant = "k8",
                                 .play = "Gc3 Gc4 Wp2 Wp3 Rc3 Gf3 Gf4 Gg3 Wp4 Wp5 Rf3",
                                 .corners = "a1 i5",
                                 .band = TRUE,
                                 .strip = TRUE },
  [MEDINA_RULES_WELL] = { .set = MDN_SECOND_EDITION,
                          .players = 2,
                          .well = "f6",
                          .merchant = "f7",
                          .play = "Oh6 Oh7 Oi6 Wa2 Wa3 Wa4 Rh6",
                          .corners = "c3 k9",
                          .hand = 'S',
                          .refused = "g6 g7" },
  [MEDINA_RULES_TEA] = { .set = MDN_SECOND_EDITION,
                         .players = 2,
                         .merchant = "e9",
                         .play = "Pm3 Pn3 Pn4 Wa2 Rm3",
                         .corners = "i1 p5",
                         .band = TRUE,
                         .strip = TRUE },
  [MEDINA_RULES_SCORE] = { .set = MDN_SECOND_EDITION,
                           .players = 2,
                           .well = "k6",
                           .merchant = "n5",
                           .play = "Bm6 Bn6 Bn7 Mm5 Rm6 So7 Wp11 Wp10 Wp9 Wp8 Wp7",
                           .corners = "i4 p9",
                           .palace = "m6" },
  [MEDINA_RULES_SCORE_FIRST] = { .set = MDN_FIRST_EDITION,
                                 .players = 3,
                                 .play = "Mp5 Bo6 Bp6 Bp7 Mo5 Wr12 Wr11 Ro6 Sq7 Wr10 Wr9 Wr8 Wr7",
                                 .corners = "k4 r9",
                                 .palace = "o6" },
  [MEDINA_RULES_EARLY] = { .set = MDN_SECOND_EDITION,
                           .players = 2,
                           .merchant = "m9",
                           .play = "Od5 Od6 Wa2 Wa3 Rd5 Wb1 Og7 Oh7",
                           .corners = "c4 j9",
                           .hand = 'O' },
  [MEDINA_RULES_CHOICE] = { .set = MDN_SECOND_EDITION,
                            .players = 2,
                            .merchant = "c3",
                            .play = "Mc2 Mb3 Gd2 Bb4 Pf6 Pf5 Oj3 Oj4 Rf5 Wb1 Rj3 Wc1",
                            .corners = "a1 l7",
                            .hand = 'M',
                            .numbers = "f4 k4" },
  [MEDINA_RULES_MARKS_PALACES] = { .set = MDN_SECOND_EDITION,
                                   .players = 2,
                                   .merchant = "c3",
                                   .play = "Gb2 Gb3 Mc2 Mc4 Mb4 Bf3 Bf4 Oi3 Oi4 Ri3 Pl3 Rl3",
                                   .corners = "a1 n6",
                                   .numbers = "e3 a3 h3 k3",
                                   .sizes = TRUE },
  [MEDINA_RULES_MARKS_TURN] = { .set = MDN_SECOND_EDITION,
                                .players = 2,
                                .merchant = "m9",
                                .play = "Be5 Be6 Gh5 Gh6",
                                .corners = "c3 j8",
                                .hand = 'B',
                                .numbers = "e7 h6 f5 d6",
                                .news = "h5 h6",
                                .suggested = "f5",
                                .cursor = "d6",
                                .sizes = TRUE },
  [MEDINA_RULES_MARKS_COUNT] = { .set = MDN_SECOND_EDITION,
                                 .players = 2,
                                 .well = "k6",
                                 .merchant = "n5",
                                 .play = "Bm6 Bn6 Bn7 Mm5 Rm6 So7",
                                 .corners = "i4 p9",
                                 .palace = "m6",
                                 .sizes = TRUE },
  [MEDINA_RULES_MARKS_COUNT_FIRST] = { .set = MDN_FIRST_EDITION,
                                       .players = 4,
                                       .play = "Mn5 Bm6 Bn6 Bn7 Mm5 Rm6 So7",
                                       .corners = "i4 p9",
                                       .palace = "m6",
                                       .sizes = TRUE },
};

const MedinaRulesExample *
medina_rules_example_get (MedinaRulesExampleId id)
{
  g_return_val_if_fail (id < MEDINA_RULES_EXAMPLES, NULL);

  return &examples[id];
}

static MdnSpace
parse_space (const MdnRules *rules, const char *text)
{
  return mdn_notation_parse_space ((MdnBoard) rules->board, text, (int) strlen (text));
}

static MdnSetup
create_setup (const MedinaRulesExample *self)
{
  MdnSetup setup = { mdn_rules (self->set, self->players), 0, MDN_NO_SPACE, MDN_NO_SPACE };

  if (mdn_rules_offers (self->set, self->players, MDN_OPTION_OPENING))
    mdn_rules_set_option (&setup.rules, MDN_OPTION_OPENING, false);
  if (self->well != NULL)
    setup.well = parse_space (&setup.rules, self->well);
  else if (mdn_rules_offers (self->set, self->players, MDN_OPTION_WELL))
    mdn_rules_set_option (&setup.rules, MDN_OPTION_WELL, false);
  if (self->merchant != NULL)
    setup.merchant = parse_space (&setup.rules, self->merchant);
  return setup;
}

gboolean
medina_rules_example_play (const MedinaRulesExample *self, MdnGame *game)
{
  const MdnSetup setup = create_setup (self);
  g_auto (GStrv) words = g_strsplit (self->play != NULL ? self->play : "", " ", -1);

  if (mdn_setup_check (&setup) != MDN_SETUP_FINE)
    return FALSE;
  mdn_game_begin (game, &setup);
  for (char **word = words; *word != NULL; word++)
    {
      MdnPlacement placement = mdn_notation_parse (&game->position, *word, (int) strlen (*word));

      if (placement == MDN_NO_PLACEMENT || mdn_game_play (game, placement) != MDN_REASON_NONE)
        return FALSE;
    }
  return TRUE;
}

MdnPiece
medina_rules_example_get_hand (const MedinaRulesExample *self)
{
  int piece = 0;

  while (piece < MDN_PIECES && mdn_notation_letter ((MdnPiece) piece) != self->hand)
    piece++;
  return (MdnPiece) piece;
}

guint
medina_rules_example_list_spaces (const MedinaRulesExample *self,
                                  const char *list,
                                  MdnSpace spaces[static MDN_SPACES])
{
  const MdnRules rules = mdn_rules (self->set, self->players);
  g_auto (GStrv) words = g_strsplit (list != NULL ? list : "", " ", MDN_SPACES);
  guint count = 0;

  for (; words[count] != NULL; count++)
    spaces[count] = parse_space (&rules, words[count]);
  return count;
}
