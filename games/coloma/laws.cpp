// Laws of conservation: what must hold on every table.
#include <bit>

#include "games/coloma/play.hpp"
#include "games/coloma/rules.hpp"

namespace paydirt::coloma {
namespace {

struct Inspector {
  const Box& box;
  const State& s;
  Look look{box, s};

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
    if (!cards_kept(player)) return "every card of a player is in one place";
    const Pieces& pieces = box.edition.pieces;
    if (player.dudes + player.dudes_reserve + look.gunmen(seat) + player.dead != pieces.dudes) {
      return "no Dude is lost or doubled";
    }
    const int placed = std::popcount(player.event_camps) + std::popcount(player.land_camps);
    if (player.camps + player.camps_reserve + placed != pieces.camps) return "no Camp is lost or doubled";
    if ((player.covered & ~player.built) != 0) return "Hotels stand on Town Buildings";
    if (std::popcount(player.bridges) > std::popcount(player.rivers)) return "Bridges cross Rivers";
    const bool dealt = box.options.characters || box.options.deluxe_characters;
    if (dealt != (player.character != Character::none)) return "everybody has a character, or nobody";
    if (!box.options.deluxe_characters && dealt &&
        static_cast<int>(player.character) >= kRulebookCharacters) {
      return "deluxe characters need their option";
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
    if (gold != box.pool_total || s.pool > box.pool_total) return "no Gold is lost or doubled";
    if (horses != box.edition.pieces.horses) return "no Horse is lost or doubled";
    if (hotels != table.hotels) return "no Hotel is lost or doubled";
    int all = 0;
    for (int type = 0; type < kBarrels; ++type) {
      all += box.edition.barrels[type].copies;
      barrels += s.barrel_supply[type];
      if (s.barrel_supply[type] > box.edition.barrels[type].copies) return "no Barrel is doubled";
    }
    for (const uint8_t each : s.hideout) barrels += each == kNone ? 0 : 1;
    if (barrels > all) return "no Barrel is doubled";
    for (int type = 0; type < kBridges; ++type) {
      const int total = s.bridges[type] + crossed[type];
      if (total > table.bridge_copies || (!box.solo && total != table.bridge_copies)) {
        return "no Bridge is lost or doubled";
      }
    }
    return s.outlaws <= box.edition.pieces.outlaws ? nullptr : "there are not so many Outlaws";
  }

  const char* broken_board() const {
    const int dummy = box.edition.shootout.dummy_row - 1;
    for (int row = 0; row < kRows; ++row) {
      if ((s.rows[row] == kDummy) != (box.buster && row == dummy)) return "the dummy row is where it belongs";
      if (s.rows[row] == kShade && !box.solo) return "Shade plays solo games";
    }
    for (int space = box.hideout; space < kHideout; ++space) {
      if (s.hideout[space] != kNone) return "the Hideout has not so many spaces";
    }
    const bool revealed = s.buster[0] != kNone;
    if (revealed != (s.buster[1] != kNone) || (revealed && (!box.buster || s.buster[0] == s.buster[1]))) {
      return "two different Buster cards are revealed, or none";
    }
    return nullptr;
  }

  /// What a question needs to be answered.
  const char* broken_frame(const Frame& frame, int depth) const {
    const auto step = static_cast<Step>(frame.kind);
    const bool block = step == Step::keep || step == Step::dials;
    const bool task = block || step == Step::chapter || step >= Step::river;
    if (step == Step::none || frame.is_task() != task) return "frames are questions or tasks";
    if ((step == Step::chapter) != (depth == 0)) return "a chapter is at the bottom of the stack";
    if (task || step == Step::trade) return nullptr;
    return frame.seat == s.turn.seat ? nullptr : "only the seat whose turn it is is asked";
  }

  const char* broken_task(const Frame& frame) const {
    switch (static_cast<Step>(frame.kind)) {
      case Step::river: return frame.a < kColumns ? nullptr : "there are four columns";
      case Step::bridge: return frame.a < kBridges ? nullptr : "there are six Bridges";
      case Step::town:
      case Step::hotel: return frame.a < kBuildings ? nullptr : "there are sixteen buildings";
      case Step::ability:
        return frame.a < kBuildings && frame.b < kAbilities ? nullptr : "there is no such ability";
      case Step::power: return frame.a < kCharacters && frame.b < 2 ? nullptr : "there is no such power";
      case Step::barrel: return frame.a < kBarrels ? nullptr : "there is no such Barrel";
      default: return nullptr;
    }
  }

  const char* broken_stack() const {
    if (s.ended != Ended::none) return s.todo.empty() ? nullptr : "nothing is asked after the end";
    if (s.todo.empty()) return "somebody is asked";
    for (int i = 0; i < s.todo.size; ++i) {
      if (const char* law = broken_frame(s.todo.frames[i], i)) return law;
      if (const char* law = broken_task(s.todo.frames[i])) return law;
    }
    const bool turn = s.todo.size > 1 && s.todo.frames[1].kind == static_cast<uint8_t>(Step::turn);
    if (turn != (s.turn.seat != kNobody)) return "a turn is being taken, or none";
    if (turn && (s.turn.site > kBarker || (s.turn.boom > kBarker && s.turn.boom != kNone)))
      return "there are five Sites";
    return s.todo.top().is_task() && !s.asked(Step::keep) && !s.asked(Step::dials) ? "somebody is asked"
                                                                                   : nullptr;
  }

  const char* broken_answers() const {
    int dials = 0;
    bool laid = false;
    for (Seat seat = 0; seat < box.seats; ++seat) {
      const Player& player = s.players[seat];
      dials += player.dial != 0 ? 1 : 0;
      laid = laid || player.laid[0] != 0 || player.laid[1] != 0;
      if (player.laid[0] == 0 && player.laid[1] != 0) return "opening cards are laid one after the other";
    }
    if (laid && !s.asked(Step::keep)) return "opening cards belong to the opening";
    if (s.asked(Step::dials) && dials == box.seats) return "somebody has still to choose";
    const bool revealed = s.turn.seat != kNobody;
    return revealed && dials != box.seats ? "all dials are revealed together" : nullptr;
  }
};

}  // namespace

const char* Rules::broken(const State& s) const {
  const Inspector inspector{box_, s};
  for (Seat seat = 0; seat < box_.seats; ++seat) {
    if (const char* law = inspector.broken_player(seat)) return law;
  }
  if (const char* law = inspector.broken_supply()) return law;
  if (const char* law = inspector.broken_board()) return law;
  if (const char* law = inspector.broken_stack()) return law;
  return inspector.broken_answers();
}

}  // namespace paydirt::coloma
