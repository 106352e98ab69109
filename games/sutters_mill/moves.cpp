// Who decides, what they may do, and why not.
#include <bit>

#include "engine/text.hpp"
#include "games/sutters_mill/names.hpp"
#include "games/sutters_mill/rules.hpp"

namespace paydirt::sutters_mill {
namespace {

constexpr Move make_move(uint8_t kind, int a = 0, int b = 0, int c = 0) {
  return {kind, static_cast<uint8_t>(a), static_cast<uint8_t>(b), static_cast<uint8_t>(c)};
}

/// Calls visit(space, pulled) once for each class of the seat's prospectors (SM-R17).
template <class Visit>
void for_each_class(const State& s, Seat seat, Visit&& visit) {
  uint8_t marked[kSpaces] = {};
  int walkers = 0;
  while (walkers < kProspectors && s.walkers[walkers].space != 0xff) ++marked[s.walkers[walkers++].space];
  for (int space = 0; space < kSpaces; ++space) {
    if (s.prospectors[seat][space] > marked[space]) visit(space, uint8_t{0});
  }
  for (int i = 0; i < walkers; ++i) {
    if (i == 0 || s.walkers[i] != s.walkers[i - 1]) visit(int{s.walkers[i].space}, s.walkers[i].pulled);
  }
}

}  // namespace

Deciders Rules::deciders(const State& s) const {
  return s.stage == Stage::over ? Deciders{} : Deciders{SeatSet::of(s.turn), 0};
}

void Rules::moves(const State& s, Seat seat, Moves& list) const {
  switch (s.stage) {
    case Stage::over: return;
    case Stage::turn_start:
      if (!s.torn(seat)) list.push(make_move(k_switch));  // SM-022
      [[fallthrough]];
    case Stage::after_switch:
      if (s.prospectors[seat][camp_of(s.front_part())] > 0) list.push(make_move(k_dig));  // SM-040
      list.push(make_move(k_city));
      return;
    case Stage::dig:
      if (s.dug > 0) list.push(make_move(k_stop));  // SM-042
      for (int building = 0; building < kBuildings; ++building) list.push(make_move(k_to, building));
      return;
    case Stage::city:
      list.push(make_move(k_end));  // SM-R10
      if (s.torn(seat)) {
        city_tear_down(s, seat, list);
      } else {
        city_build_up(s, seat, list);
      }
      if (has_special(s, seat, Space::st_johns)) shifts(s, seat, list);
      return;
  }
}

int Rules::free_building(const State& s, Seat seat, uint8_t kind) {
  Space building = Space::adams_express;
  if (kind == k_card) building = Space::eldorado;           // SM-142
  if (kind == k_place) building = Space::odd_fellows_hall;  // SM-141
  if (kind == k_leave) building = Space::chalmers_hotel;    // SM-146
  if (kind == k_move) building = s.torn(seat) ? Space::chalmers_hotel : Space::odd_fellows_hall;
  return has_special(s, seat, building) ? index(building) : kSpaces;
}

uint16_t Rules::distinct(uint16_t hand) const {
  uint16_t kept = 0;
  for (uint16_t rest = hand; rest != 0; rest &= static_cast<uint16_t>(rest - 1)) {
    const int rank = std::countr_zero(rest);
    if ((hand & equals_below_[rank]) == 0) kept |= static_cast<uint16_t>(1U << rank);
  }
  return kept;
}

void Rules::city_build_up(const State& s, Seat seat, Moves& list) const {
  const bool buy = can_buy(s, seat);
  const bool odd_fellows = has_special(s, seat, Space::odd_fellows_hall);
  const uint8_t* const here = s.prospectors[seat];
  if ((buy || odd_fellows) && s.supply[seat] > 0) {  // SM-070, SM-071
    for (int space = 0; space < kSpaces; ++space) list.push(make_move(k_place, space));
  }
  if (buy || has_special(s, seat, Space::eldorado)) {
    const uint16_t cards = distinct(s.hand[seat]);
    for (int building = 0; building < kBuildings; ++building) {
      if (here[building] <= s.own_cards[seat][building]) continue;  // SM-081
      for (uint16_t rest = cards; rest != 0; rest &= static_cast<uint16_t>(rest - 1)) {
        list.push(make_move(k_card, std::countr_zero(rest), building));
      }
    }
  }
  if (!buy && !odd_fellows) return;
  for (int from = 0; from < kSpaces; ++from) {
    if (here[from] == 0) continue;
    for (int to = 0; to < kSpaces; ++to) {
      if (to != from) list.push(make_move(k_move, from, to));  // SM-090, SM-R12
    }
  }
}

void Rules::city_tear_down(const State& s, Seat seat, Moves& list) const {
  const bool buy = can_buy(s, seat);
  if (buy || has_special(s, seat, Space::chalmers_hotel)) {
    for_each_class(s, seat, [&](int from, uint8_t pulled) {
      for (int to = 0; to < kSpaces; ++to) {
        if (to != from) list.push(make_move(k_move, from, to, pulled));
      }
      list.push(make_move(k_leave, from, 0, pulled));  // SM-100
    });
  }
  if (buy || has_special(s, seat, Space::adams_express)) {
    for_each_class(s, seat, [&](int space, uint8_t pulled) {  // SM-110, SM-112
      if (space < kBuildings && s.stack_size[space] > 0 && ((pulled >> space) & 1) == 0) {
        list.push(make_move(k_pull, space, 0, pulled));
      }
    });
  }
}

void Rules::shifts(const State& s, Seat seat, Moves& list) const {
  for (int building = 0; building < kBuildings; ++building) {  // SM-143
    if (s.prospectors[seat][building] == 0 || s.own_cards[seat][building] == 0) continue;
    for (int i = 0; i + 1 < s.stack_size[building]; ++i) {
      if (s.stack[building][i].seat() == seat) {
        list.push(make_move(k_shift, building, i + 1, kUp));
      } else if (s.stack[building][i + 1].seat() == seat) {
        list.push(make_move(k_shift, building, i + 2, kDown));
      }
    }
  }
}

int Rules::class_size(const State& s, Seat seat, int space, uint8_t pulled) const {
  int same = 0;
  int marked = 0;
  for (const Walker& walker : s.walkers) {
    marked += walker.space == space ? 1 : 0;
    same += walker.space == space && walker.pulled == pulled ? 1 : 0;
  }
  return pulled != 0 ? same : s.prospectors[seat][space] - marked;
}

Move Rules::canonical(const State& s, Seat seat, Move move) const {
  if (move.kind == k_card && move.a < kRanks && ((s.hand[seat] >> move.a) & 1) != 0) {
    const auto equals = static_cast<uint16_t>(s.hand[seat] & equals_below_[move.a]);  // SM-R26
    if (equals != 0) move.a = static_cast<uint8_t>(std::countr_zero(equals));
  }
  if (move.kind == k_shift && move.a < kBuildings && move.c == kDown && move.b >= 2 &&
      move.b <= s.stack_size[move.a]) {
    const Card* const card = s.stack[move.a] + move.b - 1;  // two own neighbours: up and down are one
    if (card[0].seat() == seat && card[-1].seat() == seat) return make_move(k_shift, move.a, move.b - 1, kUp);
  }
  return move;
}

Move Rules::fallback(const State& s, Seat /*seat*/) const {
  if (s.stage == Stage::city) return make_move(k_end);
  if (s.stage != Stage::dig) return make_move(k_city);
  return s.dug > 0 ? make_move(k_stop) : make_move(k_to, index(Space::sutters_mill));
}

Refusal Rules::why_not(const State& s, Seat seat, Move move) const {
  if (!in_range(kinds(), move)) return {"that is no move of this game"};
  if (s.stage == Stage::over) return {"the game is over", "SM-150"};
  if (seat != s.turn) return {"it is another player's turn", "SM-020"};
  switch (move.kind) {
    case k_switch:
      if (s.torn(seat)) return {"you have already turned to Tear Down; there is no way back", "SM-024"};
      if (s.stage != Stage::turn_start)
        return {"you can turn to Tear Down only at the very start of your turn", "SM-022"};
      return {};
    case k_dig:
    case k_city:
      if (s.stage != Stage::turn_start && s.stage != Stage::after_switch) {
        return {"the kind of turn is already chosen; a turn is never both", "SM-025"};
      }
      if (move.kind == k_dig && s.prospectors[seat][camp_of(s.front_part())] == 0) {
        return {say("you have no prospector in the ", enum_name(static_cast<Part>(s.front_part())),
                    " camp, where the vein is worked"),
                "SM-040"};
      }
      return {};
    case k_to:
      if (s.stage != Stage::dig) return {"you are not digging", "SM-041"};
      return {};
    case k_stop:
      if (s.stage != Stage::dig) return {"you are not digging", "SM-041"};
      if (s.dug == 0) return {"at least one prospector must dig", "SM-042"};
      return {};
    default:
      if (s.stage == Stage::dig) return {"this is a digging turn; town actions need a town turn", "SM-025"};
      if (s.stage != Stage::city) return {"you have to choose a town turn first", "SM-025"};
      return why_not_city(s, seat, move);
  }
}

Refusal Rules::why_not_city(const State& s, Seat seat, Move move) const {
  const bool torn = s.torn(seat);
  const auto gone = [&] { return class_size(s, seat, move.a, move.c) <= 0; };
  switch (move.kind) {
    case k_end: return {};
    case k_place:
      if (torn) return {"prospectors are brought in only in Build Up", "SM-026"};
      if (s.supply[seat] == 0) return {"all your prospectors are already on the board", "SM-071"};
      break;
    case k_card: {
      if (torn) return {"cards are played only in Build Up", "SM-026"};
      if (((s.hand[seat] >> move.a) & 1) == 0) return {"that card is not in your hand", "SM-080"};
      if (canonical(s, seat, move) != move)
        return {"of equal cards the lowest rank is played first", "SM-R26"};
      const int needed = s.own_cards[seat][move.b] + 1;
      const int there = s.prospectors[seat][move.b];
      if (there < needed) {
        return {say("this card needs ", needed, needed == 1 ? " prospector" : " prospectors",
                    " of yours at that building and you have ", there),
                "SM-081"};
      }
      break;
    }
    case k_move:
      if (gone()) return {"you have no such prospector there", "SM-090"};
      if (move.a == move.b) return {"a move must lead to another space", "SM-R12"};
      break;
    case k_leave:
      if (!torn) return {"prospectors leave the board only in Tear Down", "SM-026"};
      if (gone()) return {"you have no such prospector there", "SM-100"};
      break;
    case k_pull:
      if (!torn) return {"cards are taken off only in Tear Down", "SM-026"};
      if (gone()) return {"you have no such prospector at that building", "SM-110"};
      if (s.stack_size[move.a] == 0) return {"there is no card at that building", "SM-110"};
      if (((move.c >> move.a) & 1) != 0) {
        return {"this prospector has already taken a card off at that building in this turn", "SM-112"};
      }
      break;
    default: {  // k_shift
      if (!s.holds(seat, Space::st_johns))
        return {"only the holder of St. John's may shift a card", "SM-143"};
      if ((s.used & bit(Space::st_johns)) != 0) return {"St. John's can be used once a turn", "SM-R14"};
      if (s.prospectors[seat][move.a] == 0) return {"you need a prospector at that building", "SM-143"};
      if (move.b > s.stack_size[move.a]) return {"there is no card at that place of the stack", "SM-143"};
      if (s.stack[move.a][move.b - 1].seat() != seat)
        return {"you may shift only a card of your own", "SM-143"};
      const int other = move.c == kUp ? move.b + 1 : move.b - 1;
      if (other < 1 || other > s.stack_size[move.a]) return {"a shift must swap two cards", "SM-R12"};
      if (canonical(s, seat, move) != move)
        return {"of two cards of yours only the lower one is shifted, up", "SM-R12"};
      return {};
    }
  }
  return cannot_pay(s, seat, move.kind);
}

Refusal Rules::cannot_pay(const State& s, Seat seat, uint8_t kind) const {
  if (affordable(s, seat, kind)) return {};
  if (s.bought >= kActions) return {say("only ", kActions, " actions can be bought in a turn"), "SM-060"};
  return {say("this action costs ", nuggets(price(s)), " and you have ", s.purse[seat]), "SM-063"};
}

}  // namespace paydirt::sutters_mill
