// The box of Sutter's Mill laid out on one table: what the edition prints, as tables that rules can read at
// once.
#pragma once

#include <array>
#include <vector>

#include "engine/box_base.hpp"
#include "engine/result.hpp"
#include "games/sutters_mill/edition.hpp"
#include "games/sutters_mill/state.hpp"
#include "games/sutters_mill/weights.hpp"

namespace paydirt::sutters_mill {

/// The game has no options.
struct Options {
  static std::vector<Options> variants() { return {{}}; }
};
BOOST_DESCRIBE_STRUCT(Options, (), ())

/// Refuses an edition that cannot be played.
Refusal check_edition(const Edition& edition, int seats);

struct Box : BoxBase<Edition, Options> {
  Refusal lay_out();

  Weights weights;
  bool asks_the_gone = false;                   // version 1: also who can do nothing but `end`
  std::array<int8_t, kRanks> value{};           // of a card
  std::array<uint16_t, kRanks> equals_below{};  // lower ranks of the same value
  std::array<int16_t, kActions> price{};
  std::array<int16_t, kProspectors + 1> penalty{};           // points for prospectors on the board
  std::array<std::array<uint8_t, kFaces>, kParts> copies{};  // of each counter
  std::array<int, kParts> mean{};                            // nuggets on a counter, in 1/64
  int vein_total = 0;
  int nuggets_total = 0;  // of the whole game, for conservation
  int start_nuggets = 0, start_bank = 0, standstill = 0;
};

}  // namespace paydirt::sutters_mill
