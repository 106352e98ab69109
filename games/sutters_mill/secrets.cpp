// Worlds that a seat cannot tell from the truth.
#include <algorithm>

#include "games/sutters_mill/rules.hpp"

namespace paydirt::sutters_mill {
namespace {

/// Deals the counters that a seat has not seen anew. Those of the other seats lie at the front of each part's
/// counters, seat by seat; then the box, then the vein.
class Deal {
 public:
  Deal(const State& s, SeatSet others) : others_(others) {
    for (int part = 0; part < kParts; ++part) gather(s, part);
    for (const Seat other : others) {
      base_[other] = s.purse[other];
      for (int part = 0; part < kParts; ++part) {
        for (int face = 0; face < kFaces; ++face) base_[other] -= s.taken[other][part][face] * (face + 1);
      }
    }
  }

  /// Nobody can have paid what he never had: a deal that says so is thrown away, and after many of them
  /// mended.
  void shuffle(Rng& rng) {
    constexpr int kTries = 64;
    for (int attempt = 0; attempt < kTries; ++attempt) {
      for (int part = 0; part < kParts; ++part) rng.shuffle_front(faces_[part], held_[part], count_[part]);
      if (count_purses()) return;
    }
    mend(rng);
  }

  void lay_out(State& s, Rng& rng) {
    int to = s.vein_size();
    for (int part = 0; part < kParts; ++part) {
      const uint8_t* from = faces_[part];
      for (const Seat other : others_) {
        std::fill_n(s.taken[other][part], kFaces, uint8_t{0});
        for (int i = 0; i < s.taken_backs[other][part]; ++i) ++s.taken[other][part][*from++ - 1];
      }
      rng.shuffle(faces_[part] + held_[part], count_[part] - held_[part]);
      const int boxed = count_[part] - held_[part] - s.left[part];
      std::fill_n(s.boxed[part], kFaces, uint8_t{0});
      for (int i = 0; i < boxed; ++i) ++s.boxed[part][*from++ - 1];
      for (int i = 0; i < s.left[part]; ++i) s.vein[--to] = *from++;
    }
    for (const Seat other : others_) s.purse[other] = static_cast<int16_t>(purse_[other]);
  }

 private:
  /// In order of their value, so that nothing is left of where they lay.
  void gather(const State& s, int part) {
    int counts[kFaces] = {};
    int from = s.vein_size();
    for (int before = 0; before < part; ++before) from -= s.left[before];
    for (int i = 0; i < s.left[part]; ++i) ++counts[s.vein[--from] - 1];
    uint8_t* to = faces_[part];
    for (int face = 0; face < kFaces; ++face) {
      int copies = counts[face] + s.boxed[part][face];
      for (const Seat other : others_) copies += s.taken[other][part][face];
      to = std::fill_n(to, copies, static_cast<uint8_t>(face + 1));
    }
    count_[part] = static_cast<int>(to - faces_[part]);
    for (const Seat other : others_) {
      held_[part] += s.taken_backs[other][part];
      end_[part][other] = held_[part];
    }
  }

  /// False if a purse is negative.
  bool count_purses() {
    int at[kParts] = {};
    bool possible = true;
    for (const Seat other : others_) {
      int purse = base_[other];
      for (int part = 0; part < kParts; ++part) {
        while (at[part] < end_[part][other]) purse += faces_[part][at[part]++];
      }
      purse_[other] = purse;
      possible = possible && purse >= 0;
    }
    return possible;
  }

  Seat owner(int part, const uint8_t* counter) const {
    for (const Seat other : others_) {
      if (counter < faces_[part] + end_[part][other]) return other;
    }
    return kNobody;
  }

  /// Random trades, each for the good of somebody who has paid too much: he gets a larger counter from the
  /// vein, the box or a seat that is then no poorer than he was. The truth is one deal that this can lead to.
  void mend(Rng& rng) {
    constexpr int kTrades = 20'000;
    for (int trade = 0; trade < kTrades && !count_purses(); ++trade) {
      const auto part = static_cast<int>(rng.below(kParts));
      if (held_[part] == 0) continue;
      uint8_t& small = faces_[part][rng.below(static_cast<uint32_t>(held_[part]))];
      uint8_t& large = faces_[part][rng.below(static_cast<uint32_t>(count_[part]))];
      const int gain = large - small;
      const Seat poor = owner(part, &small);
      const Seat giver = owner(part, &large);
      if (purse_[poor] >= 0 || giver == poor || gain <= 0) continue;
      if (giver == kNobody || purse_[giver] - gain >= purse_[poor]) std::swap(small, large);
    }
  }

  SeatSet others_;
  uint8_t faces_[kParts][kPlayers * kVein];  // a position may hold more taken counters than one vein has
  int count_[kParts] = {};
  int held_[kParts] = {};           // of these by the other seats
  int end_[kParts][kPlayers] = {};  // where those of a seat end
  int base_[kPlayers] = {};         // what is publicly known of a purse: start less payments
  int purse_[kPlayers] = {};
};

}  // namespace

void Rules::resample(State& s, Seat seat, Rng& rng) const {
  SeatSet others =
      s.stage == Stage::over ? SeatSet{} : SeatSet::first(box_.seats);  // after the end, purses are open
  others.remove(seat);
  Deal deal(s, others);
  deal.shuffle(rng);
  deal.lay_out(s, rng);
}

}  // namespace paydirt::sutters_mill
