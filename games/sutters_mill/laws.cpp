// What must be true of every table: nothing is lost or doubled.
#include <bit>
#include <numeric>

#include "games/sutters_mill/rules.hpp"

namespace paydirt::sutters_mill {

const char* Rules::broken(const State& s) const {
  int nuggets = s.bank;
  int counters = s.vein_size();
  for (int i = 0; i < s.vein_size(); ++i) nuggets += s.vein[i];
  for (int part = 0; part < kParts; ++part) {
    for (int face = 0; face < kFaces; ++face) {
      nuggets += s.boxed[part][face] * (face + 1);
      counters += s.boxed[part][face];
      for (Seat seat = 0; seat < box_.seats; ++seat) counters += s.taken[seat][part][face];
    }
  }
  for (Seat seat = 0; seat < box_.seats; ++seat) {
    nuggets += s.purse[seat];
    if (s.purse[seat] < 0) return "a purse is never negative";
    uint16_t cards = s.hand[seat];
    int count = std::popcount(s.hand[seat]) + std::popcount(s.home[seat]);
    cards |= s.home[seat];
    for (int building = 0; building < kBuildings; ++building) {
      for (int i = 0; i < s.stack_size[building]; ++i) {
        if (s.stack[building][i].seat() != seat) continue;
        cards = static_cast<uint16_t>(cards | 1U << s.stack[building][i].rank());
        ++count;
      }
    }
    if (std::popcount(cards) != count) return "no card is in two places";
    if (!s.torn(seat) && count != kRanks) return "a Build Up player's 13 cards are all in the game";
    if (s.supply[seat] + s.on_board[seat] > kProspectors) return "a player has five prospectors";
  }
  if (nuggets != box_.nuggets_total)
    return "SM-R30: the nuggets of vein, purses, bank and box are always the same";
  if (counters != box_.vein_total) return "counters of vein, box and players are always the same";
  State again = s;
  derive(box_, again);
  if (!(again == s)) return "what is derived follows from the table";
  return nullptr;
}

}  // namespace paydirt::sutters_mill
