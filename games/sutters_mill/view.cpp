// What each seat may see, and worlds that it cannot tell from the truth.
#include "games/sutters_mill/view.hpp"

#include <algorithm>
#include <bit>

#include "games/sutters_mill/rules.hpp"

namespace paydirt::sutters_mill {
namespace {

std::vector<Space> spaces_of(uint8_t bits) {
  std::vector<Space> spaces;
  for (int building = 0; building < kBuildings; ++building) {
    if (((bits >> building) & 1) != 0) spaces.push_back(static_cast<Space>(building));
  }
  return spaces;
}

/// The counters that a seat has not seen, by part; dealt anew by shuffling.
struct Unseen {
  uint8_t faces[kParts][kVein];
  int count[kParts];
};

/// Gathers the counters in the vein, in the box and in the hands of the seats in `others`, in order of their
/// value, so that nothing is left of where they lay.
Unseen gather(const State& s, SeatSet others) {
  Unseen unseen;
  int from = s.vein_size();
  for (int part = 0; part < kParts; ++part) {
    int counts[kFaces] = {};
    for (int i = 0; i < s.left[part]; ++i) ++counts[s.vein[--from] - 1];
    uint8_t* to = unseen.faces[part];
    for (int face = 0; face < kFaces; ++face) {
      int copies = counts[face] + s.boxed[part][face];
      for (const Seat other : others) copies += s.taken[other][part][face];
      to = std::fill_n(to, copies, static_cast<uint8_t>(face + 1));
    }
    unseen.count[part] = static_cast<int>(to - unseen.faces[part]);
  }
  return unseen;
}

void shuffle_range(uint8_t* things, int from, int to, int count, Rng& rng) {
  for (int i = from; i < to; ++i) {
    std::swap(things[i], things[i + static_cast<int>(rng.below(static_cast<uint32_t>(count - i)))]);
  }
}

}  // namespace

// Other players' takings lie at the front of each part's shuffled counters, seat by seat; then the box, then
// the vein.
void Rules::resample(State& s, Seat seat, Rng& rng) const {
  SeatSet others =
      s.stage == Stage::over ? SeatSet{} : SeatSet::first(seats_);  // after the end, purses are open
  others.remove(seat);
  Unseen unseen = gather(s, others);
  int base[kPlayers] = {};  // what is publicly known of a purse: start less payments
  int held[kParts] = {};
  for (const Seat other : others) {
    base[other] = s.purse[other];
    for (int part = 0; part < kParts; ++part) {
      held[part] += s.taken_backs[other][part];
      for (int face = 0; face < kFaces; ++face) base[other] -= s.taken[other][part][face] * (face + 1);
    }
  }

  // Nobody can have paid what he never had. A deal that says so is thrown away; after 64 of them the last one
  // is kept and mended by trading the poor man's smallest counters for larger ones that still lie in the vein
  // or the box.
  constexpr int kTries = 64;
  for (int attempt = 1;; ++attempt) {
    for (int part = 0; part < kParts; ++part) {
      shuffle_range(unseen.faces[part], 0, held[part], unseen.count[part], rng);
    }
    int at[kParts] = {};
    bool possible = true;
    for (const Seat other : others) {
      int purse = base[other];
      for (int part = 0; part < kParts; ++part) {
        uint8_t* const own = unseen.faces[part] + at[part];
        const int count = s.taken_backs[other][part];
        for (int i = 0; i < count; ++i) purse += own[i];
        if (attempt == kTries) {
          uint8_t* const rest = unseen.faces[part] + held[part];
          uint8_t* const end = unseen.faces[part] + unseen.count[part];
          for (int i = 0; i < count && purse < 0 && rest != end; ++i) {
            uint8_t* const largest = std::max_element(rest, end);
            if (*largest <= own[i]) continue;
            purse += *largest - own[i];
            std::swap(*largest, own[i]);
          }
        }
        at[part] += count;
      }
      possible = possible && purse >= 0;
      s.purse[other] = static_cast<int16_t>(purse);
    }
    if (possible || attempt == kTries) break;
  }

  int to = s.vein_size();
  for (int part = 0; part < kParts; ++part) {
    const uint8_t* from = unseen.faces[part];
    for (const Seat other : others) {
      std::fill_n(s.taken[other][part], kFaces, uint8_t{0});
      for (int i = 0; i < s.taken_backs[other][part]; ++i) ++s.taken[other][part][*from++ - 1];
    }
    shuffle_range(unseen.faces[part], held[part], unseen.count[part], unseen.count[part], rng);
    const int boxed = unseen.count[part] - held[part] - s.left[part];
    std::fill_n(s.boxed[part], kFaces, uint8_t{0});
    for (int i = 0; i < boxed; ++i) ++s.boxed[part][*from++ - 1];
    for (int i = 0; i < s.left[part]; ++i) s.vein[--to] = *from++;
  }
}

Open Rules::open(const State& s) const {
  Open open;
  const auto rank = [&](int each) { return edition_.influence_cards.per_colour[each].rank; };
  const auto ranks = [&](uint16_t cards) {
    std::vector<std::string> names;
    for (; cards != 0; cards &= static_cast<uint16_t>(cards - 1))
      names.push_back(rank(std::countr_zero(cards)));
    return names;
  };
  for (int part = 0; part < kParts; ++part) {
    open.vein[part] = s.left[part];
    for (const uint8_t copies : s.boxed[part]) open.boxed[part] += copies;
  }
  if (s.front_part() < kParts) open.working = static_cast<Part>(s.front_part());
  for (int building = 0; building < kBuildings; ++building) {
    OpenBuilding& to = open.buildings.emplace_back();
    to.id = static_cast<Space>(building);
    to.name = edition_.certificates.list[building].name;
    to.closed = ((s.closed >> building) & 1) != 0;
    for (int i = 0; i < s.stack_size[building]; ++i) {
      const Card card = s.stack[building][i];
      to.cards.push_back({card.seat(), rank(card.rank()), value_[card.rank()]});
    }
    for (Seat seat = 0; seat < seats_; ++seat) {
      if (s.holds(seat, static_cast<Space>(building))) to.holder = seat;
    }
  }
  ScoreSheet sheet;
  tally(s, sheet);
  for (Seat seat = 0; seat < seats_; ++seat) {
    OpenPlayer& to = open.players.emplace_back();
    to.phase = s.torn(seat) ? Phase::tear_down : Phase::build_up;
    to.hand = ranks(s.hand[seat]);
    to.home = ranks(s.home[seat]);
    std::copy(s.prospectors[seat], s.prospectors[seat] + kSpaces, to.prospectors.begin());
    to.supply = s.supply[seat];
    to.adventurer = s.adventurer == seat;
    std::copy(s.taken_backs[seat], s.taken_backs[seat] + kParts, to.taken.begin());
    to.paid = s.paid[seat];
    if (s.stage == Stage::over) to.purse = s.purse[seat];
    for (const ScoreItem& item : sheet.items) {
      if (item.seat == seat && item.kind == s_home) to.home_value = item.points;
      if (item.seat == seat && item.kind == s_left) to.board_value = -item.points;
    }
  }
  open.bank = s.bank;
  if (s.stage != Stage::over) open.turn = s.turn;
  open.stage = s.stage;
  open.dug = s.dug;
  open.bought = s.bought;
  if (s.bought < kActions) open.next_price = price_[s.bought];
  open.used = spaces_of(s.used);
  for (const Walker& walker : s.walkers) {
    if (walker.space != 0xff)
      open.walkers.push_back({static_cast<Space>(walker.space), spaces_of(walker.pulled)});
  }
  open.idle = s.idle;
  open.ended = s.ended;
  return open;
}

Own Rules::own(const State& s, Seat seat) const {
  Own own;
  own.seat = seat;
  own.purse = s.purse[seat];
  for (int part = 0; part < kParts; ++part) {
    for (int face = 0; face < kFaces; ++face) {
      own.taken[part].insert(own.taken[part].end(), s.taken[seat][part][face], face + 1);
    }
  }
  return own;
}

}  // namespace paydirt::sutters_mill
