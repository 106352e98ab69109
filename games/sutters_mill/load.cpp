// A position of any origin becomes a state, or is refused in words.
#include <algorithm>
#include <numeric>

#include "engine/field_checker.hpp"
#include "games/sutters_mill/names.hpp"
#include "games/sutters_mill/play.hpp"
#include "games/sutters_mill/rules.hpp"

namespace paydirt::sutters_mill {
namespace {

/// A bound that keeps every sum of purses, bank and vein within 16 bits.
constexpr int kMostNuggets = 5000;

class Loader : public FieldChecker {
 public:
  Loader(const Box& box, const Position& position) : box_(box) {
    const auto players = static_cast<int>(position.players.size());
    if (!check(players == box.seats, "state.players: there must be ", box.seats, ", one a seat")) return;
    for (Seat seat = 0; seat < box.seats; ++seat) player(seat, position.players[seat]);
    vein(position);
    for (const auto& [name, cards] : position.stacks.pairs) stack(name, cards);
    s.closed = buildings(position.closed, "state.closed");
    s.bank = number<int16_t>(position.bank, 0, kMostNuggets, "state.bank");
    s.idle = number<uint8_t>(position.idle, 0, 200, "state.idle");
    turn(position.turn);
    if (!refusal) ending(position.finished);
    if (!refusal) flows();
  }

  State s;

 private:
  int face_of(const Counter& counter, const std::string& field) {
    return number(counter.nuggets, 1, kFaces, field) - 1;
  }

  uint8_t buildings(const std::vector<Space>& list, const char* field) {
    uint8_t set = 0;
    for (const Space space : list) {
      if (check(index(space) < kBuildings, field, ": ", enum_name(space), " is not a building"))
        set |= bit(space);
    }
    return set;
  }

  /// The rank of a card of this name, which is nowhere else.
  int card(Seat seat, const std::string& name, const std::string& field) {
    const auto rank = static_cast<int>(std::find(kRankNames, kRankNames + kRanks, name) - kRankNames);
    if (!check(rank < kRanks, field, ": there is no card '", name.substr(0, 20), "'")) return 0;
    check(!has_bit(cards_[seat], rank), field, ": seat ", seat, " has the ", name, " twice");
    cards_[seat] |= static_cast<uint16_t>(1U << rank);
    return rank;
  }

  uint16_t card_set(Seat seat, const std::vector<std::string>& names, const std::string& field) {
    unsigned cards = 0;
    for (const std::string& name : names) cards |= 1U << card(seat, name, field);
    return static_cast<uint16_t>(cards);
  }

  void player(Seat seat, const PositionPlayer& from) {
    const std::string field = say("state.players[", seat, "]");
    s.purse[seat] = number<int16_t>(from.purse, 0, kMostNuggets, field, ".purse");
    s.paid[seat] = number<int16_t>(from.paid, 0, kMostNuggets, field, ".paid");
    s.hand[seat] = card_set(seat, from.hand, field + ".hand");
    s.home[seat] = card_set(seat, from.home, field + ".home");
    s.supply[seat] = number<uint8_t>(from.supply, 0, kProspectors, field, ".supply");
    int total = s.supply[seat];
    for (const auto& [name, count] : from.prospectors.pairs) {
      Space space{};
      check(boost::describe::enum_from_string(name.c_str(), space), field,
            ".prospectors: there is no space '", name.substr(0, 40), "'");
      uint8_t& here = s.prospectors[seat][index(space)];
      total += here = number<uint8_t>(count, 0, kProspectors, field, ".prospectors.", name.substr(0, 40));
    }
    check(total <= kProspectors, field, ": ", total, " prospectors; a player has ", kProspectors);
    if (from.phase == Phase::tear_down) {
      s.tear_down |= static_cast<uint8_t>(1U << seat);
      check(s.hand[seat] == 0, field, ".hand: must be empty in Tear Down");
      check(s.supply[seat] == 0, field, ".supply: must be 0 in Tear Down");
    }
    for (const Counter& counter : from.taken) {
      const auto part = static_cast<int>(counter.part);
      const int face = face_of(counter, field + ".taken");
      const int copies = box_.copies[part][face];
      check(copies > 0, field, ".taken: no ", kPartNames[part], " counter has ", nuggets(counter.nuggets));
      check(++s.taken[seat][part][face] <= 2 * copies, field,
            ".taken: more than twice as many as the edition has");
      if (refusal) return;
    }
  }

  /// Vein and box together hold no more counters than the edition has.
  bool count(const Counter& counter, const char* field) {
    const auto part = static_cast<int>(counter.part);
    const int face = face_of(counter, field);
    const int copies = box_.copies[part][face];
    return check(++found_[part][face] <= copies, field, ": the edition has ", copies, ' ', kPartNames[part],
                 " counters of ", counter.nuggets, ", vein and box hold more");
  }

  void vein(const Position& position) {
    if (!check(position.vein.size() <= kVein, "state.vein: more than ", kVein, " counters")) return;
    auto to = position.vein.size();
    Part before = Part::river;
    for (const Counter& counter : position.vein) {
      check(counter.part >= before, "state.vein: the parts must come in the order river, hillside, mine");
      before = counter.part;
      if (!count(counter, "state.vein")) return;
      s.vein[--to] = static_cast<uint8_t>(counter.nuggets);
      ++s.left[static_cast<int>(counter.part)];
    }
    for (const Counter& counter : position.box) {
      if (!count(counter, "state.box")) return;
      ++s.boxed[static_cast<int>(counter.part)][counter.nuggets - 1];
    }
  }

  void stack(const std::string& name, const std::vector<StackCard>& cards) {
    const std::string field = say("state.stacks.", name.substr(0, 40));
    Space building{};
    const bool known = boost::describe::enum_from_string(name.c_str(), building);
    if (!check(known && index(building) < kBuildings, field, ": there is no such building")) return;
    uint8_t& size = s.stack_size[index(building)];
    check(size == 0, field, ": stands there twice");
    int own[kPlayers] = {};
    for (const StackCard& each : cards) {
      if (!check(each.seat >= 0 && each.seat < box_.seats, field, ": there is no seat ", each.seat)) return;
      const auto seat = static_cast<Seat>(each.seat);
      const int rank = card(seat, each.rank, field);
      if (!check(++own[seat] <= kProspectors, field, ": a player has at most ", kProspectors,
                 " cards at a building"))
        return;
      s.stack[index(building)][size++] = Card::of(seat, rank);
    }
  }

  void turn(const PositionTurn& from) {
    s.turn = number<uint8_t>(from.seat, 0, box_.seats - 1, "state.turn.seat");
    s.stage = from.stage;
    s.dug = number<uint8_t>(from.dug, 0, kProspectors, "state.turn.dug");
    s.bought = number<uint8_t>(from.bought, 0, kActions, "state.turn.bought");
    s.progress = from.progress ? 1 : 0;
    s.used = buildings(from.used, "state.turn.used");
    if (!check(from.walkers.size() <= kProspectors, "state.turn.walkers: more than a player has prospectors"))
      return;
    int at[kSpaces] = {};
    for (size_t i = 0; i < from.walkers.size(); ++i) {
      const Space space = from.walkers[i].space;
      s.walkers[i] = {index(space), buildings(from.walkers[i].pulled, "state.turn.walkers.pulled")};
      check(s.walkers[i].pulled != 0, "state.turn.walkers: one who has taken nothing off is not listed");
      check(++at[index(space)] <= s.prospectors[s.turn][index(space)], "state.turn.walkers: seat ", s.turn,
            " has fewer prospectors at ", enum_name(space));
    }
    std::sort(s.walkers, s.walkers + kProspectors);
  }

  /// What is counted within a turn belongs to one kind of turn only; a finished game may have ended in any.
  void ending(EndReason finished) {
    s.ended = finished;
    if (finished != EndReason::none) s.stage = Stage::over;
    if (s.stage == Stage::over) {
      check(finished != EndReason::none, "state.finished: must say how the game ended");
      return;
    }
    const bool city = s.stage == Stage::city;
    const uint8_t* const here = s.prospectors[s.turn];
    check(s.dug == 0 || s.stage == Stage::dig, "state.turn.dug: must be 0 outside a digging turn");
    check(s.dug <= std::accumulate(here, here + kBuildings, 0),
          "state.turn.dug: fewer prospectors of that seat stand at buildings");
    check(s.bought == 0 || city, "state.turn.bought: must be 0 outside a town turn");
    check(s.used == 0 || city, "state.turn.used: must be empty outside a town turn");
    check(s.walkers[0] == Walker{} || (city && s.torn(s.turn)),
          "state.turn.walkers: must be empty outside a town turn in Tear Down");
  }

  /// What flows from vein to purses to bank stays within its bounds, however the game goes on.
  void flows() {
    const int in_vein = std::accumulate(s.vein, s.vein + s.vein_size(), 0);
    const int in_purses = std::accumulate(s.purse, s.purse + box_.seats, 0);
    check(s.bank + in_purses + in_vein <= kMostNuggets, "state.bank: with purses and vein more than ",
          kMostNuggets, " nuggets");
    for (Seat seat = 0; seat < box_.seats; ++seat) {
      check(s.paid[seat] + s.purse[seat] + in_vein <= kMostNuggets, "state.players[", seat,
            "].paid: with purse and vein more than ", kMostNuggets, " nuggets");
    }
  }

  const Box& box_;
  uint16_t cards_[kPlayers] = {};
  int found_[kParts][kFaces] = {};
};

}  // namespace

Result<State> Rules::load(const Position& position) const {
  Loader loader(box_, position);
  if (loader.refusal) return loader.refusal;
  State& s = loader.s;
  derive(box_, s);
  Chance unused = Chance::fast(0);
  NoJournal silent;
  if (s.stage != Stage::over) Play(box_, s, unused, silent).end_if_met();
  if (s.stage == Stage::over) return s;
  const bool digger = s.diggers(s.turn) > 0;
  if (s.stage == Stage::dig && !digger) {
    return Refusal{"state.turn.stage: nobody of that seat is left to dig in the camp being worked", "SM-040"};
  }
  if (s.stage != Stage::dig && s.stage != Stage::city && s.torn(s.turn) && !digger) s.stage = Stage::city;
  if (s.stage == Stage::after_switch && !s.torn(s.turn)) {
    return Refusal{"state.turn.stage: after_switch needs a player in Tear Down", "SM-022"};
  }
  return s;
}

}  // namespace paydirt::sutters_mill
