// The legal answers to every question.
#pragma once

#include "games/golden_wilderness/look.hpp"
#include "games/golden_wilderness/rules.hpp"

namespace paydirt::golden_wilderness {

class Choices {
 public:
  Choices(const Box& box, const State& state, Seat seat, Rules::Moves& list)
      : box_(box), s(state), seat_(seat), list_(list) {}

  void all();  // moves.cpp

 private:
  void add(uint8_t kind, int a = 0, int b = 0, int c = 0) {
    list_.push({kind, static_cast<uint8_t>(a), static_cast<uint8_t>(b), static_cast<uint8_t>(c)});
  }
  void add_tiles(uint8_t kind, TileSet tiles, int b = 0) {
    for (const int tile : each(tiles)) add(kind, tile, b);
  }
  void add_cards(uint8_t kind, int deck, CardSet cards) {
    for (const int card : each(cards)) add(kind, kDeckStart[deck] + card);
  }
  void add_amounts(uint8_t kind, int most);
  /// GW-R75: cards of the hand that may be played.
  CardSet playable(int deck) const { return s.hand[seat_][deck] & ~(seat_ == s.turn ? s.spent[deck] : 0); }

  // menu.cpp: a turn's actions
  void actions();
  void settlements();
  void industries();
  void cities();
  void roads();
  void people();
  bool usable(const AbilityFacts& ability);
  bool can_build(Thing thing) const;
  void buildings();
  void show_pool_to_one();
  void offers();

  // moves.cpp
  void compose();
  void compose_side(bool asks);
  void compose_cards(bool asks);
  void answer();
  void hand_over();
  void event();
  void markets();
  void take();
  void places();
  void targets_of(int things);
  void swords(bool purse);
  void votes();
  void more_votes();
  void bids();
  void shows();

  const Box& box_;
  const State& s;
  Look look_{box_, s};
  const Seat seat_;
  Rules::Moves& list_;
};

}  // namespace paydirt::golden_wilderness
