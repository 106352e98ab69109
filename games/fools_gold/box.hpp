// The box of Fool's Gold laid out on one table: what the edition prints, as tables that rules can read at
// once.
#pragma once

#include <array>
#include <vector>

#include "engine/box_base.hpp"
#include "engine/result.hpp"
#include "games/fools_gold/edition.hpp"
#include "games/fools_gold/state.hpp"
#include "games/fools_gold/weights.hpp"

namespace paydirt::fools_gold {

/// FG-R1: who starts. The seats are numbered as everywhere, from 0.
BOOST_DEFINE_FIXED_ENUM_CLASS(Starter, uint8_t, random, seat_0, seat_1, seat_2, seat_3, seat_4)

struct Options {
  bool open_holdings = false;  // FG-R39: show everybody what is behind the screens
  Starter start_player = Starter::random;

  static std::vector<Options> variants() {
    std::vector<Options> variants = {{}, {.open_holdings = true}};
    for (const Starter starter :
         {Starter::seat_0, Starter::seat_1, Starter::seat_2, Starter::seat_3, Starter::seat_4}) {
      variants.push_back({.start_player = starter});
    }
    return variants;
  }
};
BOOST_DESCRIBE_STRUCT(Options, (), (open_holdings, start_player))

/// Refuses an edition that this many players cannot use.
Refusal check_edition(const Edition& edition, int seats);

struct Box : BoxBase<Edition, Options> {
  Refusal lay_out();

  Weights weights;
  std::array<Places, 32> payable{};  // places that this many coins pay for; the last entry: any number above
  std::array<uint8_t, kPositions> cost{};
  std::array<std::array<uint8_t, kCards>, kMines> cards{};  // of a full deck
  std::array<uint8_t, kMines> gem_bit{};                    // of the mine's type
  std::array<int, kGems + 1> gem_points{};
  int missing_mine = 0;
  int rolled_places = 0;  // positions that take dice of the roll
  int start_miners = 0, start_coins = 0, retrieved_coins = 0, bank_coins = 0, wild_die_cost = 0;
};

}  // namespace paydirt::fools_gold
