// The verb: what a move does, and what follows by itself. One object lives for one move; its parts are in
// play.cpp (turns), actions.cpp, people.cpp, events.cpp, trade.cpp, building.cpp, exploring.cpp,
// attack.cpp and politics.cpp.
#pragma once

#include <algorithm>
#include <initializer_list>

#include "engine/play_base.hpp"
#include "games/golden_wilderness/kinds.hpp"
#include "games/golden_wilderness/look.hpp"

namespace paydirt::golden_wilderness {

constexpr Frame question_to(Seat seat, Step step, int a = 0, int b = 0, int c = 0) {
  return {.kind = static_cast<uint8_t>(step),
          .seat = seat,
          .a = static_cast<uint8_t>(a),
          .b = static_cast<uint8_t>(b),
          .c = static_cast<uint8_t>(c)};
}
constexpr Frame task(Step step, int a = 0, int b = 0, int c = 0) {
  return question_to(kNobody, step, a, b, c);
}

/// The member of a set at this place, counted from 0.
template <class Set>
int nth(Set set, int place) {
  while (place-- > 0) set &= set - 1;
  return std::countr_zero(set);
}

class Play : public PlayBase<Box, Look, State> {
 public:
  using PlayBase::PlayBase;

  void set_up();  // setup.cpp
  void answer(Seat seat, Move move);

 private:
  Seat left_of(Seat seat) const { return static_cast<Seat>(seat + 1 < box_.seats ? seat + 1 : 0); }
  SeatSet all() const { return SeatSet::first(box_.seats); }
  SeatSet all_but(Seat seat) const {
    SeatSet seats = all();
    seats.remove(seat);
    return seats;
  }
  /// GW-R35: the bank pays nobody beyond the most that one can have.
  void earn(Seat seat, int pesos) {
    s_.pesos[seat] = static_cast<int16_t>(std::min(s_.pesos[seat] + pesos, kMostWealth - s_.points[seat]));
  }

  // play.cpp
  void carry_on();  // runs tasks until somebody is asked
  inline void play_action(Seat seat, Move move);
  inline void advance_turn();
  inline void end_actions();
  inline void next_turn();
  void finish(EndReason reason);

  // people.cpp
  inline int draw_card(int deck);  // kNone where there is none (GW-R04)
  void gain(Seat seat, int card);
  void draw_to_hand(Seat seat, int deck);
  void lose(Seat seat, int card);  // out of the hand; nobody knows where to
  void discard(Seat seat, int card);
  void show(Seat seat, int card);
  void add_to_pool(int deck, int count);
  inline void take_from_pool(Seat seat, int card);
  void advance_distribution();
  void play_take(Seat seat, Move move);
  void show_pool(SeatSet seats);

  // actions.cpp
  inline void pay_population(Seat seat, int count);
  inline void take_industry(Seat seat, int industry);
  void return_industry(Seat seat, int terrain);
  void settle(Seat seat, int tile, int industry);
  void change_industry(Seat seat, int industry);
  void found_city(Seat seat, int tile);
  void build_road(Seat seat, int tile, int side);
  void use_icons(Seat seat, int card);
  void use_ability(Seat seat, int card, int which);
  void pay_ability(Seat seat, int card, int which);
  inline void take_discard(Seat seat, int deck, int place);

  // events.cpp
  inline uint8_t draw_event();
  void draw_events();
  void play_event(Seat seat, EventCard card);
  inline void immigrants(Seat seat);
  inline void taxes();
  inline void neophytes(Seat seat);
  void hold_market(Seat seat, int tile, int product);

  // trade.cpp
  void begin_offer(Seat seat, Seat partner);
  void drop_offer();
  void compose(Seat seat, Move move);
  void propose(Seat seat);
  inline void tell_offer(Seat seat, Seat partner);
  void answer_offer(Seat seat, Move move);
  void hand_over(Seat seat, int card);
  inline void ask_for_cards(Seat giver, Seat offerer);
  inline void exchange(Seat offerer, Seat partner);
  inline void give(Seat from, Seat to, const Bargain& bargain);
  inline void clear_offer();

  // building.cpp
  void request(Seat seat, int tile, Thing thing, int card, int ability);
  void advance_building();
  inline void put_up(Seat seat, const Frame& building);
  void refuse();

  // exploring.cpp
  void explore(Seat seat, TileKind kind, int count);
  inline bool draw_tile(Seat seat, TileKind kind);
  void advance_exploring();
  void choose_place(int tile);
  void lay(Seat seat, Move move);
  void drop_tile(int tile);

  // attack.cpp
  void announce(Seat seat, int tile, Thing thing);
  void play_sword(Seat seat, int card);
  void give_up(Seat seat);
  inline void end_attack(bool success);

  // politics.cpp
  void hold_auction(uint8_t roles);
  void begin_poll(Poll poll, Seat who);
  void play_politics(Seat seat, Move move);
  inline void vote(Seat seat, int choice);
  inline void add_votes(Seat seat, int card, int count);
  inline void ask_for_more_votes(Seat seat, Poll poll);
  void advance_poll();
  inline int winner_of(Poll poll);
  void advance_struggle();
  inline void apply(Poll poll, int winner, bool stands);
  inline void change_country(Country country);
  void give_role(Role role, Seat seat);
  inline void clear_poll();
  void advance_auction();
  inline void begin_auction(int role);
  inline void end_auction();
};

}  // namespace paydirt::golden_wilderness
