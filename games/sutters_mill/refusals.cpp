// Explains why a move is illegal.
#include "engine/text.hpp"
#include "games/sutters_mill/kinds.hpp"
#include "games/sutters_mill/names.hpp"
#include "games/sutters_mill/rules.hpp"

namespace paydirt::sutters_mill {
namespace {

Refusal why_no_card(const Look& look, Seat seat, Move move) {
  const State& s = look.s;
  if (s.torn(seat)) return {"cards are played only in Build Up", "SM-026"};
  if (!has_bit(s.hand[seat], move.a)) return {"that card is not in your hand", "SM-080"};
  if (look.canonical(seat, move) != move) return {"of equal cards the lowest rank is played first", "SM-R26"};
  const int needed = s.own_cards[seat][move.b] + 1;
  const int there = s.prospectors[seat][move.b];
  if (there >= needed) return {};
  return {say("this card needs ", needed, needed == 1 ? " prospector" : " prospectors",
              " of yours at that building and you have ", there),
          "SM-081"};
}

Refusal why_no_pull(const Look& look, Seat seat, Move move) {
  if (!look.s.torn(seat)) return {"cards are taken off only in Tear Down", "SM-026"};
  if (look.class_size(seat, move.a, move.c) <= 0)
    return {"you have no such prospector at that building", "SM-110"};
  if (look.s.stack_size[move.a] == 0) return {"there is no card at that building", "SM-110"};
  if (has_bit(move.c, move.a))
    return {"this prospector has already taken a card off at that building in this turn", "SM-112"};
  return {};
}

Refusal why_no_shift(const Look& look, Seat seat, Move move) {
  const State& s = look.s;
  if (!s.holds(seat, Space::st_johns)) return {"only the holder of St. John's may shift a card", "SM-143"};
  if ((s.used & bit(Space::st_johns)) != 0) return {"St. John's can be used once a turn", "SM-R14"};
  if (s.prospectors[seat][move.a] == 0) return {"you need a prospector at that building", "SM-143"};
  if (move.b > s.stack_size[move.a]) return {"there is no card at that place of the stack", "SM-143"};
  if (s.stack[move.a][move.b - 1].seat() != seat) return {"you may shift only a card of your own", "SM-143"};
  const int other = move.c == kUp ? move.b + 1 : move.b - 1;
  if (other < 1 || other > s.stack_size[move.a]) return {"a shift must swap two cards", "SM-R12"};
  if (look.canonical(seat, move) != move)
    return {"of two cards of yours only the lower one is shifted, up", "SM-R12"};
  return {};
}

Refusal why_no_action(const Look& look, Seat seat, Move move) {
  const State& s = look.s;
  const auto gone = [&] { return look.class_size(seat, move.a, move.c) <= 0; };
  switch (move.kind) {
    case k_place:
      if (s.torn(seat)) return {"prospectors are brought in only in Build Up", "SM-026"};
      if (s.supply[seat] == 0) return {"all your prospectors are already on the board", "SM-071"};
      return {};
    case k_card: return why_no_card(look, seat, move);
    case k_move:
      if (gone()) return {"you have no such prospector there", "SM-090"};
      if (move.a == move.b) return {"a move must lead to another space", "SM-R12"};
      return {};
    case k_leave:
      if (!s.torn(seat)) return {"prospectors leave the board only in Tear Down", "SM-026"};
      if (gone()) return {"you have no such prospector there", "SM-100"};
      return {};
    default: return why_no_pull(look, seat, move);
  }
}

Refusal why_not_paid(const Look& look, Seat seat, uint8_t kind) {
  if (look.free_building(seat, kind) != kSpaces || look.can_buy(seat)) return {};
  if (look.all_bought()) return {say("only ", kActions, " actions can be bought in a turn"), "SM-060"};
  return {say("this action costs ", nuggets(look.price()), " and you have ", look.s.purse[seat]), "SM-063"};
}

}  // namespace

Refusal Rules::why_not(const State& s, Seat seat, Move move) const {
  if (Refusal refusal = out_of_turn(s, seat, move, "SM-150", "SM-020")) return refusal;
  const Look at = look(s);
  switch (move.kind) {
    case k_switch:
      if (s.torn(seat)) return {"you have already turned to Tear Down; there is no way back", "SM-024"};
      if (s.stage != Stage::turn_start)
        return {"you can turn to Tear Down only at the very start of your turn", "SM-022"};
      return {};
    case k_dig:
    case k_city:
      if (s.stage != Stage::turn_start && s.stage != Stage::after_switch)
        return {"the kind of turn is already chosen; a turn is never both", "SM-025"};
      if (move.kind == k_city || s.diggers(seat) > 0) return {};
      return {say("you have no prospector in the ", kPartNames[s.front_part()],
                  " camp, where the vein is worked"),
              "SM-040"};
    case k_to:
    case k_stop:
      if (s.stage != Stage::dig) return {"you are not digging", "SM-041"};
      if (move.kind == k_stop && s.dug == 0) return {"at least one prospector must dig", "SM-042"};
      return {};
    default:
      if (s.stage == Stage::dig) return {"this is a digging turn; town actions need a town turn", "SM-025"};
      if (s.stage != Stage::city) return {"you have to choose a town turn first", "SM-025"};
      if (move.kind == k_end) return {};
      if (move.kind == k_shift) return why_no_shift(at, seat, move);
      if (Refusal refusal = why_no_action(at, seat, move)) return refusal;
      return why_not_paid(at, seat, move.kind);
  }
}

}  // namespace paydirt::sutters_mill
