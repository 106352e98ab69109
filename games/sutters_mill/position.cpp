// The whole truth, readable, and back; and the laws of conservation.
#include "games/sutters_mill/position.hpp"

#include <algorithm>
#include <bit>
#include <numeric>

#include "engine/text.hpp"
#include "games/sutters_mill/names.hpp"
#include "games/sutters_mill/rules.hpp"

namespace paydirt::sutters_mill {
namespace {

template <class Enum>
bool from_name(const std::string& name, Enum& value) {
  return boost::describe::enum_from_string(name.c_str(), value);
}

/// A bound that keeps every sum of purses, bank and vein within 16 bits.
constexpr int kMostNuggets = 5000;

/// Collects the first thing that is wrong with a position, with its field.
class Loader {
 public:
  Loader(const Edition& edition, int seats, const std::array<std::array<uint8_t, kFaces>, kParts>& copies)
      : edition_(edition), seats_(seats), copies_(copies) {}

  Refusal refusal;

  State load(const Position& position) {
    State s;
    if (static_cast<int>(position.players.size()) != seats_) {
      refuse(say("state.players: there must be ", seats_, ", one a seat"));
      return s;
    }
    for (Seat seat = 0; seat < seats_; ++seat) player(s, seat, position.players[seat]);
    vein(s, position);
    stacks(s, position);
    for (const Space space : position.closed) s.closed |= building_bit(space, "state.closed");
    s.bank = number(position.bank, 0, kMostNuggets, "state.bank");
    turn(s, position);
    if (!refusal) flows(s);
    return s;
  }

 private:
  void refuse(std::string words) {
    if (!refusal) refusal = {std::move(words)};
  }

  template <class T = int16_t>
  T number(int value, int low, int high, const std::string& field) {
    if (value < low || value > high) refuse(say(field, ": ", value, " is outside ", low, " to ", high));
    return refusal ? T{} : static_cast<T>(value);
  }
  uint8_t small(int value, int high, const std::string& field) {
    return number<uint8_t>(value, 0, high, field);
  }

  int face_of(const Counter& counter, const std::string& field) {
    return std::max(0, number(counter.nuggets, 1, kFaces, field) - 1);
  }

  uint8_t building_bit(Space space, const std::string& field) {
    if (index(space) >= kBuildings) refuse(say(field, ": ", enum_name(space), " is not a building"));
    return refusal ? uint8_t{0} : bit(space);
  }

  int rank_named(const std::string& name, const std::string& field) {
    const auto& faces = edition_.influence_cards.per_colour;
    const auto found =
        std::find_if(faces.begin(), faces.end(), [&](const CardFace& face) { return face.rank == name; });
    if (found == faces.end()) refuse(say(field, ": there is no card '", name.substr(0, 20), "'"));
    return refusal ? 0 : static_cast<int>(found - faces.begin());
  }

  /// No card is in two places.
  void own_card(Seat seat, int rank, const std::string& field) {
    if (((cards_[seat] >> rank) & 1) != 0) {
      refuse(
          say(field, ": seat ", seat, " has the ", edition_.influence_cards.per_colour[rank].rank, " twice"));
    }
    cards_[seat] = static_cast<uint16_t>(cards_[seat] | 1U << rank);
  }

  uint16_t card_set(Seat seat, const std::vector<std::string>& names, const std::string& field) {
    uint16_t cards = 0;
    for (const std::string& name : names) {
      const int rank = rank_named(name, field);
      own_card(seat, rank, field);
      cards = static_cast<uint16_t>(cards | 1U << rank);
    }
    return cards;
  }

  void player(State& s, Seat seat, const PositionPlayer& from) {
    const std::string field = say("state.players[", seat, "]");
    s.purse[seat] = number(from.purse, 0, kMostNuggets, field + ".purse");
    s.paid[seat] = number(from.paid, 0, kMostNuggets, field + ".paid");
    s.hand[seat] = card_set(seat, from.hand, field + ".hand");
    s.home[seat] = card_set(seat, from.home, field + ".home");
    s.supply[seat] = small(from.supply, kProspectors, field + ".supply");
    int total = s.supply[seat];
    for (const auto& [name, count] : from.prospectors.pairs) {
      Space space{};
      if (!from_name(name, space))
        return refuse(say(field, ".prospectors: there is no space '", name.substr(0, 40), "'"));
      s.prospectors[seat][index(space)] = small(count, kProspectors, say(field, ".prospectors.", name));
      total += s.prospectors[seat][index(space)];
    }
    if (total > kProspectors) refuse(say(field, ": ", total, " prospectors; a player has ", kProspectors));
    if (from.phase == Phase::tear_down) {
      s.tear_down = static_cast<uint8_t>(s.tear_down | 1U << seat);
      if (s.hand[seat] != 0) refuse(say(field, ".hand: must be empty in Tear Down"));
      if (s.supply[seat] != 0) refuse(say(field, ".supply: must be 0 in Tear Down"));
    }
    for (const Counter& counter : from.taken) {
      const auto part = static_cast<int>(counter.part);
      const int face = face_of(counter, field + ".taken");
      if (copies_[part][face] == 0)
        refuse(say(field, ".taken: no ", enum_name(counter.part), " counter has ", nuggets(counter.nuggets)));
      if (++s.taken[seat][part][face] > 2 * copies_[part][face])
        refuse(say(field, ".taken: more than twice as many as the edition has"));
    }
  }

  void count(const Counter& counter, const std::string& field) {
    const auto part = static_cast<int>(counter.part);
    const int face = face_of(counter, field);
    if (++found_[part][face] > copies_[part][face]) {
      refuse(say(field, ": the edition has ", copies_[part][face], ' ', enum_name(counter.part),
                 " counters of ", counter.nuggets, ", vein and box hold more"));
    }
  }

  void vein(State& s, const Position& position) {
    if (position.vein.size() > kVein) return refuse(say("state.vein: more than ", kVein, " counters"));
    int to = static_cast<int>(position.vein.size());
    Part before = Part::river;
    for (const Counter& counter : position.vein) {
      if (counter.part < before) refuse("state.vein: the parts must come in the order river, hillside, mine");
      before = counter.part;
      count(counter, "state.vein");
      if (refusal) return;
      s.vein[--to] = static_cast<uint8_t>(counter.nuggets);
      ++s.left[static_cast<int>(counter.part)];
    }
    for (const Counter& counter : position.box) {
      count(counter, "state.box");
      if (refusal) return;
      ++s.boxed[static_cast<int>(counter.part)][counter.nuggets - 1];
    }
  }

  void stacks(State& s, const Position& position) {
    for (const auto& [name, cards] : position.stacks.pairs) {
      const std::string field = say("state.stacks.", name.substr(0, 40));
      Space building{};
      if (!from_name(name, building) || index(building) >= kBuildings)
        return refuse(say(field, ": no such building"));
      if (s.stack_size[index(building)] > 0) return refuse(say(field, ": stands there twice"));
      int own[kPlayers] = {};
      for (const StackCard& card : cards) {
        if (card.seat < 0 || card.seat >= seats_) return refuse(say(field, ": there is no seat ", card.seat));
        const auto seat = static_cast<Seat>(card.seat);
        const int rank = rank_named(card.rank, field);
        own_card(seat, rank, field);
        if (++own[seat] > kProspectors)
          refuse(say(field, ": a player has at most ", kProspectors, " cards at a building"));
        if (refusal) return;
        s.stack[index(building)][s.stack_size[index(building)]++] = Card::of(seat, rank);
      }
    }
  }

  void turn(State& s, const Position& position) {
    const PositionTurn& from = position.turn;
    s.turn = small(from.seat, seats_ - 1, "state.turn.seat");
    s.stage = from.stage;
    s.dug = small(from.dug, kProspectors, "state.turn.dug");
    s.bought = small(from.bought, kActions, "state.turn.bought");
    s.progress = from.progress ? 1 : 0;
    s.idle = small(position.idle, 200, "state.idle");
    for (const Space building : from.used) s.used |= building_bit(building, "state.turn.used");
    if (from.walkers.size() > kProspectors) refuse("state.turn.walkers: more than a player has prospectors");
    if (refusal) return;
    walkers(s, from);
    s.ended = position.finished;
    if (s.ended != EndReason::none) s.stage = Stage::over;
    if (s.stage == Stage::over && s.ended == EndReason::none)
      refuse("state.finished: must say how the game ended");
    fits_stage(s);
  }

  /// What flows from vein to purses to bank stays within its bounds, however the game goes on.
  void flows(const State& s) {
    const int in_vein = std::accumulate(s.vein, s.vein + s.vein_size(), 0);
    const int in_purses = std::accumulate(s.purse, s.purse + seats_, 0);
    if (s.bank + in_purses + in_vein > kMostNuggets)
      refuse(say("state.bank: with purses and vein more than ", kMostNuggets, " nuggets"));
    for (Seat seat = 0; seat < seats_; ++seat) {
      const std::string field = say("state.players[", seat, "]");
      if (s.paid[seat] + s.purse[seat] + in_vein > kMostNuggets)
        refuse(say(field, ".paid: with purse and vein more than ", kMostNuggets, " nuggets"));
    }
  }

  void walkers(State& s, const PositionTurn& from) {
    int at[kSpaces] = {};
    for (size_t i = 0; i < from.walkers.size(); ++i) {
      Walker& walker = s.walkers[i];
      walker.space = index(from.walkers[i].space);
      for (const Space building : from.walkers[i].pulled) {
        walker.pulled |= building_bit(building, "state.turn.walkers.pulled");
      }
      if (walker.pulled == 0) refuse("state.turn.walkers: one who has taken nothing off is not listed");
      if (++at[walker.space] > s.prospectors[s.turn][walker.space]) {
        refuse(say("state.turn.walkers: seat ", s.turn, " has fewer prospectors at ",
                   enum_name(from.walkers[i].space)));
      }
    }
    std::sort(s.walkers, s.walkers + kProspectors);
  }

  /// What is counted within a turn belongs to one kind of turn only; a finished game may have ended in any.
  void fits_stage(const State& s) {
    if (s.stage == Stage::over) return;
    const bool city = s.stage == Stage::city;
    if (s.dug > 0 && s.stage != Stage::dig) refuse("state.turn.dug: must be 0 outside a digging turn");
    const uint8_t* const here = s.prospectors[s.turn];
    if (s.dug > std::accumulate(here, here + kBuildings, 0))
      refuse("state.turn.dug: fewer prospectors of that seat stand at buildings");
    if (s.bought > 0 && !city) refuse("state.turn.bought: must be 0 outside a town turn");
    if (s.used != 0 && !city) refuse("state.turn.used: must be empty outside a town turn");
    if (s.walkers[0].space != Walker{}.space && !(city && s.torn(s.turn)))
      refuse("state.turn.walkers: must be empty outside a town turn in Tear Down");
  }

  const Edition& edition_;
  int seats_;
  const std::array<std::array<uint8_t, kFaces>, kParts>& copies_;
  uint16_t cards_[kPlayers] = {};
  int found_[kParts][kFaces] = {};
};

void add_counters(std::vector<Counter>& list, int part, const uint8_t* copies) {
  for (int face = 0; face < kFaces; ++face) {
    list.insert(list.end(), copies[face], Counter{static_cast<Part>(part), face + 1});
  }
}

}  // namespace

Position Rules::position(const State& s) const {
  Position to;
  const Open seen = open(s);
  for (Seat seat = 0; seat < seats_; ++seat) {
    PositionPlayer& player = to.players.emplace_back();
    player.phase = seen.players[seat].phase;
    player.purse = s.purse[seat];
    player.paid = s.paid[seat];
    for (int part = 0; part < kParts; ++part) add_counters(player.taken, part, s.taken[seat][part]);
    player.hand = seen.players[seat].hand;
    player.home = seen.players[seat].home;
    for (int space = 0; space < kSpaces; ++space) {
      if (s.prospectors[seat][space] == 0) continue;
      player.prospectors.pairs.emplace_back(enum_name(static_cast<Space>(space)), s.prospectors[seat][space]);
    }
    player.supply = s.supply[seat];
  }
  int from = s.vein_size();
  for (int part = 0; part < kParts; ++part) {
    for (int i = 0; i < s.left[part]; ++i) to.vein.push_back({static_cast<Part>(part), s.vein[--from]});
    add_counters(to.box, part, s.boxed[part]);
  }
  for (const OpenBuilding& building : seen.buildings) {
    if (!building.cards.empty()) {
      auto& cards = to.stacks.pairs.emplace_back(enum_name(building.id), std::vector<StackCard>{}).second;
      for (const OpenCard& card : building.cards) cards.push_back({card.seat, card.rank});
    }
    if (building.closed) to.closed.push_back(building.id);
  }
  to.bank = s.bank;
  to.turn = {s.turn, s.stage, s.dug, s.bought, seen.used, seen.walkers, s.progress != 0};
  to.idle = s.idle;
  to.finished = s.ended;
  return to;
}

Result<State> Rules::load(const Position& position) const {
  Loader loader(edition_, seats_, faces_);
  State s = loader.load(position);
  if (loader.refusal) return loader.refusal;
  derive(s);
  if (s.stage != Stage::over) end_if_met(s);
  if (s.stage == Stage::over) return s;
  const bool digger = s.prospectors[s.turn][camp_of(s.front_part())] > 0;
  if (s.stage == Stage::dig && !digger) {
    return Refusal{"state.turn.stage: nobody of that seat is left to dig in the camp being worked", "SM-040"};
  }
  if (s.stage != Stage::dig && s.stage != Stage::city && s.torn(s.turn) && !digger) s.stage = Stage::city;
  if (s.stage == Stage::after_switch && !s.torn(s.turn)) {
    return Refusal{"state.turn.stage: after_switch needs a player in Tear Down", "SM-022"};
  }
  return s;
}

const char* Rules::broken(const State& s) const {
  int nuggets = s.bank;
  int counters = s.vein_size();
  for (int i = 0; i < s.vein_size(); ++i) nuggets += s.vein[i];
  for (int part = 0; part < kParts; ++part) {
    for (int face = 0; face < kFaces; ++face) {
      nuggets += s.boxed[part][face] * (face + 1);
      counters += s.boxed[part][face];
      for (Seat seat = 0; seat < seats_; ++seat) counters += s.taken[seat][part][face];
    }
  }
  for (Seat seat = 0; seat < seats_; ++seat) {
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
  if (nuggets != nuggets_total_)
    return "SM-R30: the nuggets of vein, purses, bank and box are always the same";
  if (counters != vein_total_) return "counters of vein, box and players are always the same";
  State again = s;
  derive(again);
  if (!(again == s)) return "what is derived follows from the table";
  return nullptr;
}

}  // namespace paydirt::sutters_mill
