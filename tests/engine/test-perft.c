/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The numbers of sequences of placements from fixed positions: the beginnings of games, and games
 * half-way and near the end that random play has led to. An implementation of the rules that shares
 * nothing with the engine counted the same. */

#include <glib.h>

#include "perft.h"
#include "rule-game.h"

typedef struct
{
  const char *path;
  const char *game; /* for rule_game_begin */
  const char *play; /* for rule_game_play */
  int depth;
  uint64_t sequences;
} PerftCase;

static const PerftCase cases[] = {
  {
    "/perft/first-2-begun",
    "rules=first players=2",
    "",
    2,
    89712,
  },
  {
    "/perft/first-3-begun",
    "rules=first players=3",
    "",
    2,
    89712,
  },
  {
    "/perft/first-4-begun",
    "rules=first players=4",
    "",
    2,
    89712,
  },
  {
    "/perft/second-2-begun",
    "rules=second players=2 well=e6 merchant=h6",
    "",
    2,
    208208,
  },
  {
    "/perft/second-3-begun",
    "rules=second players=3 well=e6 merchant=h6",
    "",
    2,
    337256,
  },
  {
    "/perft/second-4-begun",
    "rules=second players=4 well=e6 merchant=h6",
    "",
    2,
    336592,
  },
  {
    "/perft/online-2-begun",
    "rules=online players=2 well=e6 merchant=h6",
    "",
    2,
    208208,
  },
  {
    "/perft/online-3-begun",
    "rules=online players=3 well=e6 merchant=h6",
    "",
    2,
    337256,
  },
  {
    "/perft/online-4-begun",
    "rules=online players=4 well=e6 merchant=h6",
    "",
    2,
    336592,
  },
  {
    "/perft/first-2-half-way",
    "rules=first players=2",
    "Me4 Gm10 | Oq8 | Oq7 Pc11 | Gn10 Rm10 Me5 | Wr2 Oq6 Be8 | Pd11 Me3 Wb1 | Wc1 Nq6 Om5 | "
    "Bd8 Md3 Gh10 | Nh10 Rm5 Sm9 | Nc11 Pq2 Bd9 | Sm11 Sc12 Pp2 | Rd8 Om7 Sc8 | Md2 Gk8 Wa12 | "
    "Nk8 Wa11 Sg10 | Rp2 Pm2 Wr3 | On7 Gf12 Me6 | Rf12 Bd4 Mc2 | Pl2 Oo7 Nd4 | Wa2 Be2 Pl3 | "
    "Sf8 Bf2 Sf3",
    3,
    159246,
  },
  {
    "/perft/first-2-late",
    "rules=first players=2",
    "Me4 Gm10 | Oq8 | Oq7 Pc11 | Gn10 Rm10 Me5 | Wr2 Oq6 Be8 | Pd11 Me3 Wb1 | Wc1 Nq6 Om5 | "
    "Bd8 Md3 Gh10 | Nh10 Rm5 Sm9 | Nc11 Pq2 Bd9 | Sm11 Sc12 Pp2 | Rd8 Om7 Sc8 | Md2 Gk8 Wa12 | "
    "Nk8 Wa11 Sg10 | Rp2 Pm2 Wr3 | On7 Gf12 Me6 | Rf12 Bd4 Mc2 | Pl2 Oo7 Nd4 | Wa2 Be2 Pl3 | "
    "Sf8 Bf2 Sf3 | Sd5 Pk3 Bg2 | Wd1 Bh2 Rm7 | Bi2 Wq13 Md6 | Rk3 Md7 Wa10 | Bh3 Mc7 Re2 | Sh4 "
    "Mb2 Wb13 | Mb7 Wa3 Sh9 | Mb6 Wr12 Wa4 | Mb3 Mb5 Mc5 | Mc4 Wa9 So10 | Sn5 Mp3 Wr11 | Mq3 "
    "Wr10 Wr4 | Mp4 Wq1 Mo4 | Wa8 Mo5 Mo6 | Mp6 Wa5 We1 | Wa6 Wp1 Mp7 | Wr5",
    4,
    1280,
  },
  {
    "/perft/first-3-half-way",
    "rules=first players=3",
    "Mn5 Be9 Ge3 | Pn10 Gf3 | Ge2 Pn11 | So11 Re9 | Sd2 Gf4 | Re2 Wb1 | Mo5 Wq13 | Ok7 Rn10 | "
    "Oj7 Oj8 | Pb2 Wa12 | Pb3 Wa2 | Gd5 Gd6 | Mo4 Gc6 | Gc7 Wp13 | Wq1 Gb6 | Ok8 Gd7 | Rb6 Bf7 "
    "| Ol8 Rj7 | Rb2 Oq2 | Op2 Wb13 | Wa3 Wo13 | Wc1 Rp2 | Oh7 Ph12 | Ph11 Rh11 | Oh8 Wn13 | "
    "Sm10 Rf7 | Mp4 Sj6 | Oh9 Gk2 | Mn6 Sp3 | Gl2",
    3,
    623396,
  },
  {
    "/perft/first-3-late",
    "rules=first players=3",
    "Mn5 Be9 Ge3 | Pn10 Gf3 | Ge2 Pn11 | So11 Re9 | Sd2 Gf4 | Re2 Wb1 | Mo5 Wq13 | Ok7 Rn10 | "
    "Oj7 Oj8 | Pb2 Wa12 | Pb3 Wa2 | Gd5 Gd6 | Mo4 Gc6 | Gc7 Wp13 | Wq1 Gb6 | Ok8 Gd7 | Rb6 Bf7 "
    "| Ol8 Rj7 | Rb2 Oq2 | Op2 Wb13 | Wa3 Wo13 | Wc1 Rp2 | Oh7 Ph12 | Ph11 Rh11 | Oh8 Wn13 | "
    "Sm10 Rf7 | Mp4 Sj6 | Oh9 Gk2 | Mn6 Sp3 | Gl2 Oh6 | Wp1 Oh5 | Wm13 Og9 | Wr12 Sb5 | Gk3 "
    "Sg3 | Mq4 Gl3 | Bq11 Gj2 | Oc9 Wa11 | Wc13 Gj3 | So2 Mq3 | Gm3 Rj2 | Oc10 Mn7 | Mo7 Wl13 "
    "| Mp7 Wk13 | Bq10 Rg9 | Rq10 Sn12 | Mp8 Mp9 | So10 Mp10 | Wj13 Mp11 | Wa10 Mp12 | Wd1 "
    "Mq12 | Wr11 Wo1 | Mn9 Sc11 | Wa9 Mm9 | Ml9 Ml10 | Wr2 Sb10 | Ml11 Mk11 | Wd13",
    4,
    512,
  },
  {
    "/perft/first-4-half-way",
    "rules=first players=4",
    "Mm3 Bq11 Mm2 | Sq12 Gd11 | Sc11 Bq10 | Oe6 Wr12 | Wa12 Rq10 | Rd11 Od6 | Rd6 Ph4 | Ml2 "
    "Mm4 | Sp10 Bj6 | Gb6 Wq13 | Bk6 Bk5 | Wb1 Ml4 | Mk2 Wa11 | Oj10 Sd12 | Gb7 Ph5 | Oj11 Sj7 "
    "| Gb5 Rb5 | Ph3 Bl6 | Wc1 Rj6 | Oj9 Rh3 | Mj2 Wq1 | Ok10 Rj9 | Mi2 Sf6 | Bf11 Rf11 | Gj3 "
    "Wp13 | Sl7 Bm9 | Ml5 Mi3 | Mi4 Sh6 | Sk9 Gk3 | Mi5 Gl3 | Gp8",
    3,
    1511564,
  },
  {
    "/perft/first-4-late",
    "rules=first players=4",
    "Mm3 Bq11 Mm2 | Sq12 Gd11 | Sc11 Bq10 | Oe6 Wr12 | Wa12 Rq10 | Rd11 Od6 | Rd6 Ph4 | Ml2 "
    "Mm4 | Sp10 Bj6 | Gb6 Wq13 | Bk6 Bk5 | Wb1 Ml4 | Mk2 Wa11 | Oj10 Sd12 | Gb7 Ph5 | Oj11 Sj7 "
    "| Gb5 Rb5 | Ph3 Bl6 | Wc1 Rj6 | Oj9 Rh3 | Mj2 Wq1 | Ok10 Rj9 | Mi2 Sf6 | Bf11 Rf11 | Gj3 "
    "Wp13 | Sl7 Bm9 | Ml5 Mi3 | Mi4 Sh6 | Sk9 Gk3 | Mi5 Gl3 | Gp8 Rj3 | Rp8 Bm10 | Si10 Oe9 | "
    "Wd1 Pg9 | Bm11 Pg8 | Mi6 Mi7 | Ph8 Po3 | Od9 Rm9 | Pn3 So2 | Pp3 Sp4 | Wa10 Po4 | Od8 Mi8 "
    "| Rn3 Pn7 | Rd8 Od3 | Rn7 Rd3 | Rg8 Mj8 | We1 Wa9 | Wb13 Wo13 | Mk8 Mk7 | Mb8 Wr11 | Wa2 "
    "Mc8 | Wa8 Wn13 | Mc7 Wr2 | Wa3 Wc13 | Mb9 Md7 | Wa7 Wm13 | Wa4 Wr10 | Me7 Me8",
    4,
    3024,
  },
  {
    "/perft/second-2-half-way",
    "rules=second players=2 well=e6 merchant=h6",
    "Gn8 | Wa11 Pk8 | Bh4 Mg6 | Wa10 Bg4 | Mg7 Sh3 | Wb12 Wo12 | Rg4 Sn7 | Wb1 Sl8 | Rk8 Bi6 | "
    "Gn9 Pe9 | Bj6 Pd9 | Wn12 Mh5 | Wc1 Gn10 | Mi5 Od2 | Go8 Pc9 | Oc2 Sj5 | Sd10 Gn11 | Gm11 "
    "Bk6 | Rm11 Mg8 | Ob2 Rc9 | Bk5 Wc12 | Oc3 Mg9 | Ni6 Bk2 | Wa2 Nb2 | Gj10 Wa3 | Nk2 Gk10 | "
    "Bc7 Sl2 | Sf4 Rj10 | Wo1",
    3,
    86896,
  },
  {
    "/perft/second-2-late",
    "rules=second players=2 well=e6 merchant=h6",
    "Gn8 | Wa11 Pk8 | Bh4 Mg6 | Wa10 Bg4 | Mg7 Sh3 | Wb12 Wo12 | Rg4 Sn7 | Wb1 Sl8 | Rk8 Bi6 | "
    "Gn9 Pe9 | Bj6 Pd9 | Wn12 Mh5 | Wc1 Gn10 | Mi5 Od2 | Go8 Pc9 | Oc2 Sj5 | Sd10 Gn11 | Gm11 "
    "Bk6 | Rm11 Mg8 | Ob2 Rc9 | Bk5 Wc12 | Oc3 Mg9 | Ni6 Bk2 | Wa2 Nb2 | Gj10 Wa3 | Nk2 Gk10 | "
    "Bc7 Sl2 | Sf4 Rj10 | Wo1 Wn1 | Oo2 Ro2 | Wp2 Wm12 | Bb7 Wa9 | Oh10 Rh10 | Bc6 Se8 | Mg10 "
    "Mi4 | Rb7 Wd12 | Mf10 Mi3 | Wp3 Mi2 | Mh2 Me10 | Mg2 Mf2 | Me2 Wl12 | Me3 Md3 | Wk12 T | "
    "Md4 Me11 | Wj12 Mc4 | Wp11 Mb4 | Wa8 Mb5 | Mb6 T | Md11 T | Mc11 Wa7 | Wd1 Wa4 | We1 Wm1 "
    "| We12 T",
    4,
    632,
  },
  {
    "/perft/second-3-half-way",
    "rules=second players=3 well=e6 merchant=h6",
    "Og12 | Pn4 | Of12 Se12 | Rf12 Pn3 | Gd8 Nd8 | Gg6 Gg5 | Pn2 Mi6 | Bo10 Gh5 | Wa12 Wb1 | "
    "Wa11 Oq12 | Pm3 So11 | Wq13 Wb13 | Sh4 Bn10 | Po4 Gg4 | Si5 Gf4 | Sl3 Sg7 | Mi7 Mj7 | Wc1 "
    "Oq11 | Wr2 Bm10 | Sc8 Sm2 | Nq11 Sg3 | Sq10 Nm3 | Mk7 Ml7 | Wr12 Bm9 | Om12 Mm7 | Mn7 "
    "Wc13 | Bo9 Ol12 | Pi2 Bl9 | Ri2 Gf3 | Pc4 Bl10 | Mn6 Ok12 | Pd4 Sd9 | Oj12 Pb4 | Rb4 Rf3 "
    "| Bl8 Wr3 | Pi10 Rl8 | Oi12 Ok6 | Wa2 Bq6 | Ok5 Gp2",
    3,
    9108,
  },
  {
    "/perft/second-3-late",
    "rules=second players=3 well=e6 merchant=h6",
    "Og12 | Pn4 | Of12 Se12 | Rf12 Pn3 | Gd8 Nd8 | Gg6 Gg5 | Pn2 Mi6 | Bo10 Gh5 | Wa12 Wb1 | "
    "Wa11 Oq12 | Pm3 So11 | Wq13 Wb13 | Sh4 Bn10 | Po4 Gg4 | Si5 Gf4 | Sl3 Sg7 | Mi7 Mj7 | Wc1 "
    "Oq11 | Wr2 Bm10 | Sc8 Sm2 | Nq11 Sg3 | Sq10 Nm3 | Mk7 Ml7 | Wr12 Bm9 | Om12 Mm7 | Mn7 "
    "Wc13 | Bo9 Ol12 | Pi2 Bl9 | Ri2 Gf3 | Pc4 Bl10 | Mn6 Ok12 | Pd4 Sd9 | Oj12 Pb4 | Rb4 Rf3 "
    "| Bl8 Wr3 | Pi10 Rl8 | Oi12 Ok6 | Wa2 Bq6 | Ok5 Gp2 | Wq1 Wd1 | Wr11 Pi9 | Mo6 Ph10 | Bp6 "
    "Gq2 | Ri12 Gq3 | Ol5 Gq4 | Pj10 Rp6 | Ph9 Bb2 | Sn5 Pg9 | Mo5 Bc2 | Bd2 Rp2 | Mp5 Gc12 | "
    "Wp13 Wd13 | Bc6 Mq5 | Mj9 Mk9 | Bb6 Pi8 | Wp1 Gc11 | Rk5 Bq8 | Pf9 T | Mk10 Mk11 | Pg10 "
    "Ml11 | Mm11 Wa3 | Wa10 Mn11 | Wa4 Wo13 | Mn12 Mo12 | Mp12 We1 | Mp11 Wa5 | Wf1 Mp10 | Rb2 "
    "T | Rc11 Wa6 | Wa7 Wn13 | Wo1 Wr4 | Mp9 Rf9 | Wr10 Wa8 | We13 Wr9",
    4,
    12120,
  },
  {
    "/perft/second-4-half-way",
    "rules=second players=4 well=e6 merchant=h6",
    "Pp2 | Sq2 | Pp3 Gg5 | Po3 Bh3 | Mh7 Om9 | Om10 Pq3 | Wr12 Rh3 | Pp4 Ro3 | Wb13 Rm9 | Pi5 "
    "Mi7 | Bb4 Gg6 | Gg7 So2 | Of10 Bb5 | Bb3 Oe10 | Mj7 Gg8 | Wc13 Wr11 | Ri5 Bb6 | Mj6 Bb7 | "
    "Rg5 Mh5 | Pl2 Bc7 | Mj5 Oe11 | Pm2 Wq13 | Oe12 Pl3 | Go8 Bb8 | Pk2 T | Wa12 Mh4 | Bc5 "
    "Sd11 | Pm3 Pm4 | Go7 Mg4 | Mg3 Mk5 | Wd13 Re10 | Rb3 Ro7 | Bk12 Rk12 | Oo10 Wa2 | Wa3 Wq1 "
    "| Wa4 Op10 | Wp1 Bi11 | Wb1 Pl4 | Bi10 Rk2 | Wr10 Oq10",
    3,
    1439797,
  },
  {
    "/perft/second-4-late",
    "rules=second players=4 well=e6 merchant=h6",
    "Pp2 | Sq2 | Pp3 Gg5 | Po3 Bh3 | Mh7 Om9 | Om10 Pq3 | Wr12 Rh3 | Pp4 Ro3 | Wb13 Rm9 | Pi5 "
    "Mi7 | Bb4 Gg6 | Gg7 So2 | Of10 Bb5 | Bb3 Oe10 | Mj7 Gg8 | Wc13 Wr11 | Ri5 Bb6 | Mj6 Bb7 | "
    "Rg5 Mh5 | Pl2 Bc7 | Mj5 Oe11 | Pm2 Wq13 | Oe12 Pl3 | Go8 Bb8 | Pk2 T | Wa12 Mh4 | Bc5 "
    "Sd11 | Pm3 Pm4 | Go7 Mg4 | Mg3 Mk5 | Wd13 Re10 | Rb3 Ro7 | Bk12 Rk12 | Oo10 Wa2 | Wa3 Wq1 "
    "| Wa4 Op10 | Wp1 Bi11 | Wb1 Pl4 | Bi10 Rk2 | Wr10 Oq10 | Wr2 Wa11 | Ge3 Ri10 | Oq9 Ml5 | "
    "Ge4 Sj10 | Ge2 Wa5 | Sg10 Sj2 | Sd12 Sf3 | Mg2 Ro10 | Wa6 Pl7 | Mh2 Oq6 | Gf2 Pm7 | Wp13 "
    "Oq7 | Wa7 Pl6 | Wc1 Rl6 | We13 T | Sk3 Wr9 | On12 Re2 | Wa10 Gg12 | Gb10 Wd1 | Wo1 Wo13 | "
    "Oo12 T | Wa8 Wr8 | Mm5 Op12 | Wn1 Mm6 | Wr3 Sk4 | Wn13 Rb10 | Om12 Mn6 | Mi2 T | Sb2 Mi3 "
    "| Oq12 Rm12 | Wf13 Wr7 | Mo6 T | Wr6 Si9 | Mo5 Mo4 | Mn4 T | Mj3 Mn3",
    4,
    3700,
  },
  {
    "/perft/online-2-half-way",
    "rules=online players=2 well=e6 merchant=h6",
    "Bn3 | Wa11 Mi6 | Pg8 Bm3 | Bo3 Rm3 | Wp11 Mh7 | Pg9 Sl3 | Ob9 So2 | Gd4 Mi5 | Sc4 Ge4 | "
    "Ng8 Wb1 | Bi2 Sg10 | Gf4 Ni2 | Wc1 Nd4 | Rb9 Bb11 | Nb11 Oj4 | Pi11 Bd9 | Oi4 Be9 | Gg6 "
    "Gk6 | Oh4 Pj11 | Be8 Gk7 | Mg7 Gk8 | Gj8 Om8 | Wa10 Sh8 | Pi10 Bd10 | Pj10 Ri10 | Mj5 Sl6 "
    "| Bd8 Rj8 | Mf7 Wd1 | Bd11 Gb6 | Gb7 Rg6 | Be11",
    3,
    78106,
  },
  {
    "/perft/online-2-late",
    "rules=online players=2 well=e6 merchant=h6",
    "Bn3 | Wa11 Mi6 | Pg8 Bm3 | Bo3 Rm3 | Wp11 Mh7 | Pg9 Sl3 | Ob9 So2 | Gd4 Mi5 | Sc4 Ge4 | "
    "Ng8 Wb1 | Bi2 Sg10 | Gf4 Ni2 | Wc1 Nd4 | Rb9 Bb11 | Nb11 Oj4 | Pi11 Bd9 | Oi4 Be9 | Gg6 "
    "Gk6 | Oh4 Pj11 | Be8 Gk7 | Mg7 Gk8 | Gj8 Om8 | Wa10 Sh8 | Pi10 Bd10 | Pj10 Ri10 | Mj5 Sl6 "
    "| Bd8 Rj8 | Mf7 Wd1 | Bd11 Gb6 | Gb7 Rg6 | Be11 Om9 | Po7 Om10 | Wa2 On10 | Ro7 On11 | "
    "Wp10 Be10 | Mf8 Bb2 | Rm8 T | Sh2 Sc2 | Wp2 T | We1 T | Rd8 Mk5 | Ml5 Wp3 | Ml4 Wb12 | "
    "Wo1 Wn1 | Wp9 Wm1 | Mf9 Mf10 | Wc12 Wa9 | Mm4 Wp4 | Wd12 Wa3 | Mn4 Mo4 | Wa4 Mf11 | Wo12 "
    "Wp5 | Mg11 Wl1 | Wk1 Mh11 | Mh10 Mo5 | Wn12 Wf1 | Mh9 Mi9",
    4,
    629,
  },
  {
    "/perft/online-3-half-way",
    "rules=online players=3 well=e6 merchant=h6",
    "Pk5 | Oc5 | Go9 Rk5 | Mh7 Sb5 | Gp9 Wr2 | Mi6 Pi12 | Oc4 Pj12 | Sp8 Wq1 | Pj11 T | Gn9 "
    "Rc4 | Ph12 Nn9 | Be12 Re12 | Rh12 Bk3 | Mh8 Wp1 | Oi3 Gf8 | Pn11 Mi5 | Se8 Oi2 | Wb1 Ri2 "
    "| Bl3 Si11 | Gf9 Rf8 | Nk3 Se11 | Gi7 Mg8 | Gj7 Gj8 | Wq13 Od2 | Mj5 Sn12 | Oe2 Pm11 | "
    "Mj4 Gk7 | Mg9 Gk8 | Rd2 Rm11 | Sk2 Gk9 | Sh3 Ni7 | Sk11 Ge4 | Sh2 Bq3 | Gf4 Wo1 | Mj3 T",
    3,
    134395,
  },
  {
    "/perft/online-3-late",
    "rules=online players=3 well=e6 merchant=h6",
    "Pk5 | Oc5 | Go9 Rk5 | Mh7 Sb5 | Gp9 Wr2 | Mi6 Pi12 | Oc4 Pj12 | Sp8 Wq1 | Pj11 T | Gn9 "
    "Rc4 | Ph12 Nn9 | Be12 Re12 | Rh12 Bk3 | Mh8 Wp1 | Oi3 Gf8 | Pn11 Mi5 | Se8 Oi2 | Wb1 Ri2 "
    "| Bl3 Si11 | Gf9 Rf8 | Nk3 Se11 | Gi7 Mg8 | Gj7 Gj8 | Wq13 Od2 | Mj5 Sn12 | Oe2 Pm11 | "
    "Mj4 Gk7 | Mg9 Gk8 | Rd2 Rm11 | Sk2 Gk9 | Sh3 Ni7 | Sk11 Ge4 | Sh2 Bq3 | Gf4 Wo1 | Mj3 T | "
    "Wa2 Si4 | Rq3 Wn1 | Mg10 Bb12 | Bc12 Mf10 | Wc1 T | Bc11 Rb12 | Wd1 Go3 | Go4 T | Mf11 "
    "Mj2 | Wa3 T | Mf12 Mg12 | Gn3 So8 | Wr3 Rn3 | Wb13 Wr4 | We1 Wp13 | Mp7 Gp11 | Wo13 Mo7 | "
    "Mp6 Wa4 | Wa5 Mp5 | Gq11 Rp11 | Wa12 Wa6 | Wc13 T | Wm1 Wa7 | Wd13 We13 | Wf1 Mq5 | Mn7 "
    "Wa8 | Wa11 Mm7 | Mm8 Wa9 | Mm9 Wn13 | Wg1 Mq4 | Mm10 Wm13",
    4,
    108,
  },
  {
    "/perft/online-4-half-way",
    "rules=online players=4 well=e6 merchant=h6",
    "Bk9 | Mg6 | Sk10 Sk8 | Mh7 Sl9 | Ge2 Rk9 | Sj9 Mi7 | Pg12 Wb13 | Mi8 Sf12 | Bp4 Bq4 | "
    "Rg12 Pl2 | Gd2 Wq13 | Wp13 Mj8 | Rd2 Pl3 | Gb9 T | Wa2 Mg5 | Gb8 Od9 | Sk3 Rd9 | Bp5 Wo13 "
    "| Mf5 Bq5 | Wa12 Gb7 | Rl2 Om7 | Mf4 Gb6 | Wr12 Gb5 | Wc13 Wd13 | Pd4 Sd8 | Rb5 Pe4 | "
    "Wa11 Mf3 | Rm7 Bo5 | Wn13 We13 | Mf2 T | Gh3 Pq2 | Sk2 Rq2 | Pp11 Gg3 | Gi3 Mg2 | Si2 "
    "Pq11 | Gg4 T | Pq10 T | Gi4 Ok6 | Bn5 Gh2 | Po11 Ok5 | Mb4 So4 | Wq1 Bq6 | Wr2 Oj6 | Gh4",
    3,
    23730,
  },
  {
    "/perft/online-4-late",
    "rules=online players=4 well=e6 merchant=h6",
    "Bk9 | Mg6 | Sk10 Sk8 | Mh7 Sl9 | Ge2 Rk9 | Sj9 Mi7 | Pg12 Wb13 | Mi8 Sf12 | Bp4 Bq4 | "
    "Rg12 Pl2 | Gd2 Wq13 | Wp13 Mj8 | Rd2 Pl3 | Gb9 T | Wa2 Mg5 | Gb8 Od9 | Sk3 Rd9 | Bp5 Wo13 "
    "| Mf5 Bq5 | Wa12 Gb7 | Rl2 Om7 | Mf4 Gb6 | Wr12 Gb5 | Wc13 Wd13 | Pd4 Sd8 | Rb5 Pe4 | "
    "Wa11 Mf3 | Rm7 Bo5 | Wn13 We13 | Mf2 T | Gh3 Pq2 | Sk2 Rq2 | Pp11 Gg3 | Gi3 Mg2 | Si2 "
    "Pq11 | Gg4 T | Pq10 T | Gi4 Ok6 | Bn5 Gh2 | Po11 Ok5 | Mb4 So4 | Wq1 Bq6 | Wr2 Oj6 | Gh4 "
    "Pp10 | Oi6 Bn4 | Mc4 Bq7 | Ol5 Oi11 | Pq9 Mc3 | Mc2 Wa10 | Gm12 Oi12 | Wp1 Po10 | Mb2 "
    "Oj12 | Pp9 T | Po12 T | Bo6 Pq12 | Ok12 Rm12 | Of8 Of9 | Bo7 Po9 | Mn6 Bp6 | Wm13 Pn10 | "
    "Wf13 Wo1 | Wg13 Mm6 | Wr3 Bp7 | Og9 Mn7 | Ml6 Gd12 | Ml7 Sp12 | Og8 Gc12 | Rn4 Bb3 | Ml8 "
    "Bn2 | Wl13 Pn9 | Mm8 Wk13 | Bo2 Mm9 | Wh13 Mm10 | Sf10 Ri11 | Rc12 Ml10 | Wr4 Wr5 | Wj13 "
    "Wr6 | Og10 Og7 | Oh9 Rn2 | Ml11 Wr7 | Ml12 Wr8 | Wr9 Wb1 | Rd4 Rf8",
    4,
    37152,
  },
};

static void
test_case (gconstpointer data)
{
  const PerftCase *test = data;
  g_autofree MdnGame *game = g_new0 (MdnGame, 1);

  rule_game_begin (game, test->game);
  rule_game_play (game, test->play);
  g_assert_cmpuint (mdn_perft (&game->position, test->depth), ==, test->sequences);
}

static void
test_limit (void)
{
  g_autofree MdnGame *game = g_new0 (MdnGame, 1);
  uint64_t sequences;

  rule_game_begin (game, SECOND (2));
  g_assert_false (mdn_perft_within (&game->position, 2, 100, &sequences));
  g_assert_true (mdn_perft_within (&game->position, 1, 0, &sequences));
  g_assert_cmpuint (sequences, ==, mdn_perft (&game->position, 1));
}

static void
test_nothing (void)
{
  g_autofree MdnGame *game = g_new0 (MdnGame, 1);

  rule_game_begin (game,
                   SECOND (2) "buildings=0 rooftops=0 others=0 stables=0 merchants=1 walls=0");
  g_assert_cmpuint (mdn_perft (&game->position, 0), ==, 1);
  g_assert_cmpuint (mdn_perft (&game->position, 1), ==, 4);
  rule_game_play (game, "Mh7 | Mh8");
  g_assert_cmpuint (mdn_perft (&game->position, 0), ==, 1);
  g_assert_cmpuint (mdn_perft (&game->position, 5), ==, 1);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (size_t i = 0; i < G_N_ELEMENTS (cases); i++)
    g_test_add_data_func (cases[i].path, &cases[i], test_case);
  g_test_add_func ("/perft/gives-up-beyond-the-limit", test_limit);
  g_test_add_func ("/perft/a-game-that-is-over-counts-once", test_nothing);
  return g_test_run ();
}
