// Laws of conservation.
#include "games/coloma/laws.hpp"

#include <bit>

#include "games/coloma/rules.hpp"

namespace paydirt::coloma {
namespace {

struct Inspector : Look {
  /// Every card of a deck is in one place.
  bool cards_kept(const Player& player) const {
    unsigned all = 0;
    int count = 0;
    const auto add = [&](unsigned set) {
      all |= set;
      count += std::popcount(set);
    };
    add(player.hand);
    add(player.built);
    add(player.deck.middle);
    for (int i = 0; i < player.deck.top + player.deck.bottom; ++i) add(bit(player.deck.known[i]));
    for (const uint8_t laid : player.laid) add(laid == 0 ? 0U : bit((laid - 1) / 2));
    return all == (1U << kBuildings) - 1 && count == kBuildings;
  }

  const char* broken_player(Seat seat) const {
    const Player& player = s.players[seat];
    if (!cards_kept(player)) return "players.hand: every card of a player is in one place";
    const Pieces& pieces = box.edition.pieces;
    if (player.dudes + player.dudes_reserve + gunmen(seat) + player.dead != pieces.dudes) {
      return "players.lodge.dudes: no Dude is lost or doubled";
    }
    const int placed = std::popcount(player.event_camps) + std::popcount(player.land_camps);
    if (player.camps + player.camps_reserve + placed != pieces.camps)
      return "players.lodge.camps: no Camp is lost or doubled";
    if ((player.covered & ~player.built) != 0) return "players.covered: Hotels stand on Town Buildings";
    if (std::popcount(player.bridges) > std::popcount(player.rivers))
      return "players.bridges: Bridges cross Rivers";
    const bool dealt = box.options.characters || box.options.deluxe_characters;
    if (dealt != (player.character != Character::none))
      return "players.character: everybody has a character, or nobody";
    if (!box.options.deluxe_characters && dealt &&
        static_cast<int>(player.character) >= kRulebookCharacters) {
      return "players.character: deluxe characters need their option";
    }
    return nullptr;
  }

  const char* broken_supply() const {
    int gold = s.pool + s.spent + s.shade.gold;
    int horses = s.horses + s.shade.horses;
    int hotels = s.hotels + s.shade.hotels;
    int barrels = s.shade.barrels;
    int crossed[kBridges] = {};
    for (Seat seat = 0; seat < box.seats; ++seat) {
      const Player& player = s.players[seat];
      gold += player.gold;
      horses += player.horses;
      hotels += std::popcount(player.covered);
      barrels += player.barrels();
      for (int type = 0; type < kBridges; ++type) crossed[type] += has(player.bridges, type) ? 1 : 0;
    }
    const TableSetup& table = box.edition.tables[box.seats - 1];
    if (gold != box.pool_total || s.pool > box.pool_total) return "pool: no Gold is lost or doubled";
    if (horses != box.edition.pieces.horses) return "horses: no Horse is lost or doubled";
    if (hotels != table.hotels) return "hotels: no Hotel is lost or doubled";
    int all = 0;
    for (int type = 0; type < kBarrels; ++type) {
      all += box.edition.barrels[type].copies;
      barrels += s.barrel_supply[type];
      if (s.barrel_supply[type] > box.edition.barrels[type].copies)
        return "barrel_supply: no Barrel is doubled";
    }
    for (const uint8_t each : s.hideout) barrels += each == kNone ? 0 : 1;
    if (s.asked(Step::barrel)) ++barrels;  // taken, and not yet used or saved
    if (barrels > all) return "barrel_supply: no Barrel is doubled";
    for (int type = 0; type < kBridges; ++type) {
      const int total = s.bridges[type] + crossed[type];
      if (total > table.bridge_copies || (!box.solo && total != table.bridge_copies)) {
        return "bridges: no Bridge is lost or doubled";
      }
    }
    return s.outlaws <= box.edition.pieces.outlaws ? nullptr : "outlaws: there are not so many";
  }

  const char* broken_board() const {
    const int dummy = box.edition.shootout.dummy_row - 1;
    for (int row = 0; row < kRows; ++row) {
      if ((s.rows[row] == kDummy) != (box.buster && row == dummy))
        return "rows: the dummy row is where it belongs";
      if (s.rows[row] == kShade && !box.solo) return "rows: Shade plays solo games";
    }
    for (int space = box.hideout; space < kHideout; ++space) {
      if (s.hideout[space] != kNone) return "hideout: it has not so many spaces";
    }
    return nullptr;
  }
};

}  // namespace

const char* broken_pieces(const Box& box, const State& s) {
  const Inspector inspector{{box, s}};
  for (Seat seat = 0; seat < box.seats; ++seat) {
    if (const char* law = inspector.broken_player(seat)) return law;
  }
  if (const char* law = inspector.broken_supply()) return law;
  return inspector.broken_board();
}

const char* Rules::broken(const State& s) const {
  const char* const law = broken_pieces(box_, s);
  return law != nullptr ? law : broken_course(box_, s);
}

}  // namespace paydirt::coloma
