// The verb: what a move does to the table. One object lives for one move.
#pragma once

#include "engine/play_base.hpp"
#include "games/coloma/kinds.hpp"
#include "games/coloma/look.hpp"

namespace paydirt::coloma {

class Play : public PlayBase<Box, Look, State> {
 public:
  using PlayBase::PlayBase;

  void set_up();
  void answer(Seat seat, Move move);

 private:
  Player& of(Seat seat) { return s_.players[seat]; }
  void push(Step step, Seat seat, int a = 0, int b = 0, int c = 0, int amount = 0);

  // The chapter: flow.cpp.
  inline void answer_once(Seat seat, Move move, const Frame& asked);
  inline void trade(Seat seat, int gold);
  inline void carry_on();
  inline void run_task();
  inline void run_chapter();
  inline void begin_chapter();
  inline void give_event(Seat seat);
  inline void open_selection();
  inline uint8_t buster_card();
  inline void answer_opening(Seat seat, Move move);
  inline void answer_dial(Seat seat, Move move);
  inline void close_opening();
  inline void reveal();
  inline void place_bust();
  inline bool next_turn(Frame& chapter);
  inline void end_chapter();

  // The end of a round: shootout.cpp.
  void shoot_out();
  inline void reward(Seat gang, const Reward& reward, int tier);
  inline void bury(Seat seat, int count);
  void clean_up();
  void fill_hideout();
  void finish();

  // A turn: turn.cpp.
  void begin_turn(Seat seat);
  void borrow(Seat seat, int boom);
  inline void open_sections();
  void open_mill();
  void enable(Trigger trigger);
  void answer_turn(Seat seat, Move move);
  inline void spend_section(Seat seat, Move move);
  void build(Seat seat, Move move);
  void survey(Seat seat, int column);
  inline void show_card(Seat seat, int card);
  void raise(Seat seat, int card);
  void cover(Seat seat, int card);
  void place(Seat seat, Move move);
  void take_barrel(Seat seat, int space);
  void use_barrel(Seat seat, int type);
  void save_barrel(Seat seat, int type);
  inline void buy(Seat seat, Move move);

  // Things: goods.cpp.
  void gain(Seat seat, const Goods& goods, Source source, bool by_action, int times = 1);
  void gain_one(Seat seat, Good good, int wanted);
  inline void take_gold(Seat seat, int count);
  void draw(Seat seat, int count);
  void score(Seat seat, Source source, int points);
  /// Takes what needs no question at once; questions go on top of what is to follow.
  void charge(Seat seat, const Goods& price);
  void charge_bucks(Seat seat, int bucks);
  void pay_bucks(Seat seat, int bucks, int gold);
  void discard(Seat seat, Move move);
  void break_cask(Seat seat, int type);
  void apply(Seat seat, const Effect& effect, Source source);
  inline void act(Seat seat, Action action);
  inline void use_lent_boom(Seat seat);

  // The Wagon: wagon.cpp.
  void begin_movement(Seat seat);
  void answer_wagon(Seat seat, Move move);
  inline void step(Seat seat, int toward);
  inline void end_movement(Seat seat);
  inline void rob(Seat seat);

  // The solo opponent: shade.cpp.
  void set_up_shade();
  void shade_event();
  void shade_turn();
  inline void shade_common(int site);
  inline void shade_boom(int boom);
  inline void shade_builds_river();
  inline void shade_fills_row();
  inline void shade_takes_gold(int count);
  void shade_scores(int points);
  inline void shade_tells(ShadeDeed deed, int count, int thing = kNone, int row = kNone);
};

}  // namespace paydirt::coloma
