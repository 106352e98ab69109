// Setting up: the board, the decks, the first hands, who begins.
#include <algorithm>
#include <limits>

#include "games/golden_wilderness/play.hpp"

namespace paydirt::golden_wilderness {
namespace {

constexpr int kUnborn = std::numeric_limits<int>::max();

/// The years of birth in a hand, the earliest first; people without one do not count.
std::array<int, kCards + 1> years_of(const Edition& edition, const State& s, Seat seat) {
  std::array<int, kCards + 1> years;
  years.fill(kUnborn);
  size_t count = 0;
  for (int card = 0; card < kCards; ++card) {
    if ((s.hand[seat][deck_of(card)] & card_bit(card)) == 0) continue;
    years[count++] = edition.people[static_cast<size_t>(card)].born.value_or(kUnborn);
  }
  std::sort(years.begin(), years.end());
  return years;
}

/// GW-B09, GW-R08.
Seat first_player(const Edition& edition, const State& s, int seats, Chance& chance) {
  std::array<int, kCards + 1> best{};
  Seat tied[kPlayers];
  int count = 0;
  for (Seat seat = 0; seat < seats; ++seat) {
    const auto years = years_of(edition, s, seat);
    if (count > 0 && years > best) continue;
    if (count > 0 && years < best) count = 0;
    best = years;
    tied[count++] = seat;
  }
  return tied[count == 1 ? 0 : chance.roll(p_first, 0, count - 1)];
}

uint8_t earliest_card(const Edition& edition, const State& s, Seat seat) {
  const int year = years_of(edition, s, seat)[0];
  for (int card = 0; card < kCards; ++card) {
    const bool held = (s.hand[seat][deck_of(card)] & card_bit(card)) != 0;
    if (held && edition.people[static_cast<size_t>(card)].born.value_or(kUnborn) == year) {
      return static_cast<uint8_t>(card);
    }
  }
  return kNone;
}

/// A random connected part of the rough map; the preset one if so many tries never touch enough coast.
TileSet random_region(const Edition& edition, const State& map, TileSet preset, Chance& chance) {
  constexpr int kTries = 200;
  const Region& wanted = edition.boards.region;
  for (int attempt = 0; attempt < kTries; ++attempt) {
    TileSet region = tile_bit(chance.roll(p_board, 0, kTiles - 1));
    while (std::popcount(region) < wanted.tiles) {
      const TileSet around = beside(map, region) & ~region;
      region |= tile_bit(nth(around, chance.roll(p_board, 0, std::popcount(around) - 1)));
    }
    if (std::popcount(region & kAllCoastal) >= wanted.coastal) return region;
  }
  return preset;
}

/// GW-B02, GW-E01: section 2 of the rules document.
void lay_board(const Edition& edition, Level level, bool mixed, State& s, Chance& chance) {
  uint8_t tiles[kTiles];
  for (int tile = 0; tile < kTiles; ++tile) tiles[tile] = static_cast<uint8_t>(tile);
  const auto place = [&](State& to, int at) {
    const PrintedTile& cell = edition.tiles[static_cast<size_t>(at)];
    lay_tile(to, tiles[at], cell.q, cell.r, 0);
  };
  if (level == Level::easy) {
    if (mixed) chance.shuffle(p_board, tiles + kCoastal, kTiles - kCoastal);
    for (int tile = 0; tile < kTiles; ++tile) place(s, tile);
    return;
  }
  TileSet region = 0;
  for (const std::string& id : edition.boards.preset) {
    for (int tile = 0; tile < kTiles; ++tile) {
      if (edition.tiles[static_cast<size_t>(tile)].id == id) region |= tile_bit(tile);
    }
  }
  if (mixed) {
    State map;
    for (int tile = 0; tile < kTiles; ++tile) place(map, tile);
    region = random_region(edition, map, region, chance);
  }
  for (const int tile : each(region)) place(s, tile);
}

}  // namespace

void Play::set_up() {
  s_.country = box_.first_country;
  if (!box_.icons) lay_board(box_.edition, box_.level, box_.options.board == BoardChoice::mixed, s_, chance_);
  for (int deck = 0; deck < (box_.icons ? kDecks : 1); ++deck) {
    s_.draw[deck] = (CardSet{1} << (kDeckStart[deck + 1] - kDeckStart[deck])) - 1;
  }
  for (int card = 0; card < kEventCards; ++card) {
    s_.event_draw[card] = box_.start_events[card];
    s_.event_stack = static_cast<uint8_t>(s_.event_stack + box_.start_events[card]);
  }
  const CountryFacts& country = box_.countries[index(s_.country)];
  for (Seat seat = 0; seat < box_.seats; ++seat) {  // GW-B03, GW-B05, GW-S02
    s_.pesos[seat] = static_cast<int16_t>(box_.edition.start.pesos);
    if (!box_.icons) {
      for (int i = 0; i < box_.edition.start.pioneers; ++i) draw_to_hand(seat, index(Deck::pioneer));
      continue;
    }
    for (int deck = 0; deck < kDecks; ++deck) {
      for (int i = 0; i < country.immigrants[deck]; ++i) draw_to_hand(seat, deck);
    }
  }
  s_.first = s_.turn = first_player(box_.edition, s_, box_.seats, chance_);
  s_.first_card = earliest_card(box_.edition, s_, s_.first);
  for (Seat seat = 0; box_.icons && seat < box_.seats; ++seat) {
    if (seat != s_.first) s_.known[seat][deck_of(s_.first_card)] |= card_bit(s_.first_card);
  }
  s_.round = 1;
  s_.todo.push(task(Step::turn));
  if (box_.politics) {
    if (box_.options.roles == RolesChoice::elect) {  // GW-A02
      hold_auction(0b11110);
      begin_poll(Poll::first_election, s_.first);
    } else {
      uint8_t roles[kRoles] = {0, 1, 2, 3, 4};
      chance_.shuffle(p_roles, roles, kRoles);
      for (int i = 0; i < kRoles; ++i) {  // GW-R58
        s_.role[roles[i]] = static_cast<Seat>((s_.first + i) % box_.seats);
      }
    }
  }
  carry_on();
}

}  // namespace paydirt::golden_wilderness
