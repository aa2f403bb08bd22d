/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "short-game.h"

const char short_game[] =
  "[Medina]\nFormat=1\nRules=second\nPlayers=2\nFirst=1\nWell=h6\nMerchant=e4\n"
  "Turns=Oc3;Pf9 Wb1;Rc3 Wa2;\n[Player 1]\nName=Aisha\nKind=human\nColor=blue\n"
  "[Player 2]\nName=Yui\nKind=human\nColor=yellow\n";
