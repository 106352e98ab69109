// The rules of Sutter's Mill as laid out on one table. docs/rules/sutters-mill.md explains every id.
#pragma once

#include <array>
#include <span>
#include <string>

#include "engine/game.hpp"
#include "games/sutters_mill/edition.hpp"
#include "games/sutters_mill/position.hpp"
#include "games/sutters_mill/state.hpp"
#include "games/sutters_mill/view.hpp"

namespace paydirt::sutters_mill {

/// The game has no options.
struct Options {
  static std::vector<Options> variants() { return {{}}; }
};
BOOST_DESCRIBE_STRUCT(Options, (), ())

enum Kind : uint8_t {
  k_switch,
  k_dig,
  k_city,
  k_to,
  k_stop,
  k_end,
  k_place,
  k_card,
  k_move,
  k_leave,
  k_pull,
  k_shift,
};

enum Direction : uint8_t { kDown, kUp };

/// Streams of chance.
enum Purpose : uint8_t { p_start, p_river, p_hillside, p_mine };

enum Happening : uint8_t {
  e_turn,         // seat
  e_switch,       // seat
  e_dig,          // seat, a: building, b: part, secret: nuggets
  e_business,     // seat, b: part, secret: nuggets
  e_bonus,        // seat, a: building, b: part, secret: nuggets
  e_place,        // seat, a: space
  e_card,         // seat, a: rank, b: building
  e_move,         // seat, a: from, b: to
  e_leave,        // seat, a: space
  e_pull,         // seat, a: building, b: owner of the card, amount: rank
  e_shift,        // seat, a: building, b: position from below, amount: Direction
  e_pay,          // seat, amount: nuggets
  e_special,      // seat, a: building whose free action was used
  e_certificate,  // seat: new holder or nobody, a: building
  e_close,        // a: building whose certificate left the game
  e_box,          // b: part of the counter that left unseen
  e_adventurer,   // seat: new holder or nobody
  e_skip,         // seat
  e_over,         // a: EndReason
};

enum ScoreRow : uint8_t { s_home, s_left, s_nuggets, s_prospectors };

/// 13 cards at 5 buildings, 5 prospectors to 10 spaces and `end` are 116; cards on the board are fewer in
/// the hand.
class Rules : public GameTypes<Rules, Edition, Options, State, Open, Own, Position, 128> {
 public:
  static const GameTables& tables();

  static Result<Rules> make(const Edition& edition, const Options& options, int seats, int version);
  int seats() const { return seats_; }

  State setup(Chance& chance) const;
  Deciders deciders(const State& s) const;
  void moves(const State& s, Seat seat, Moves& list) const;
  template <class J>
  void play(State& s, Seat seat, Move move, Chance& chance, J& journal) const;
  Outcome outcome(const State& s) const;
  template <class Sheet>
  void tally(const State& s, Sheet& sheet) const;

  Move canonical(const State& s, Seat seat, Move move) const;
  Refusal why_not(const State& s, Seat seat, Move move) const;
  Move fallback(const State& s, Seat seat) const;

  void resample(State& s, Seat seat, Rng& rng) const;
  Open open(const State& s) const;
  Own own(const State& s, Seat seat) const;

  Position position(const State& s) const;
  Result<State> load(const Position& position) const;
  const char* broken(const State& s) const;

  Question question(const State& s, Seat seat) const;
  std::string words(const State& s, Seat seat, Move move) const;
  static std::string board(const Open& open, const Own* own, const Screen& screen);
  std::string tell(const Event& event) const;

  int sense(const State& s, Seat seat) const;
  int hint(const State& s, Seat seat, Move move) const;
  uint64_t cue(const State& s, Seat seat) const;
  int left(const State& s) const { return s.vein_size() * 1024 / vein_total_; }
  int waiting(const State& s) const { return s.idle; }
  static int spread() { return 25; }
  static constexpr CueMode kCueMode = CueMode::graph;
  static constexpr SearchSettings search_settings() { return {}; }

 private:
  struct Judge;  // how the bots value a table: sense.cpp

  // Prices and specials.
  int price(const State& s) const { return price_[s.bought]; }
  bool can_buy(const State& s, Seat seat) const {
    return s.bought < kActions && price_[s.bought] <= s.purse[seat];
  }
  static bool has_special(const State& s, Seat seat, Space building) {
    return (s.certificates[seat] & ~s.used & bit(building)) != 0;
  }
  /// The building whose special would carry out this kind of action for free, or kSpaces (SM-141 to SM-146).
  static int free_building(const State& s, Seat seat, uint8_t kind);
  bool affordable(const State& s, Seat seat, uint8_t kind) const {
    return free_building(s, seat, kind) != kSpaces || can_buy(s, seat);
  }

  int payable(const State& s, Seat seat) const;

  // Lists of moves.
  void city_build_up(const State& s, Seat seat, Moves& list) const;
  void city_tear_down(const State& s, Seat seat, Moves& list) const;
  void shifts(const State& s, Seat seat, Moves& list) const;
  /// Cards of the hand with equal values merged into the lowest rank (SM-R26).
  uint16_t distinct(uint16_t hand) const;
  int class_size(const State& s, Seat seat, int space, uint8_t pulled) const;

  Refusal why_not_city(const State& s, Seat seat, Move move) const;
  Refusal cannot_pay(const State& s, Seat seat, uint8_t kind) const;

  // Words.
  std::string town_words(const State& s, Seat seat) const;
  std::string action_words(const State& s, Seat seat, Move move) const;
  bool ends_game(const State& s, Seat seat, Move move) const;  // SM-R32

  // What a move does.
  template <class J>
  void pay(State& s, Seat seat, uint8_t kind, J& journal) const;
  template <class J>
  void take_front(State& s, Seat seat, uint8_t event, uint8_t building, J& journal) const;
  template <class J>
  void dig_step(State& s, Seat seat, int building, J& journal) const;
  template <class J>
  void finish_dig(State& s, Seat seat, J& journal) const;
  /// SM-R11: who has switched and has nobody left on the board is not asked to end the turn.
  template <class J>
  void end_if_gone(State& s, Seat seat, J& journal) const;
  template <class J>
  void city_step(State& s, Seat seat, Move move, J& journal) const;
  template <class J>
  void pull_card(State& s, Seat seat, int building, uint8_t pulled, J& journal) const;
  template <class J>
  void settle(State& s, int building, J& journal) const;
  template <class J>
  void settle_adventurer(State& s, J& journal) const;
  template <class J>
  void end_turn(State& s, J& journal) const;
  template <class J>
  void begin_turn(State& s, J& journal) const;
  template <class J>
  void finish(State& s, EndReason reason, J& journal) const;
  template <class J>
  void check_nobody_left(State& s, J& journal) const;
  /// A position may already meet an ending.
  void end_if_met(State& s) const;
  Seat holder_of(const State& s, int building) const;
  Seat break_tie(const State& s, int building, SeatSet tied) const;
  void derive(State& s) const;

  /// Version 1 of the rules asked such a player, although `end` was all there was.
  static constexpr int kEndsForTheGone = 2;

  Edition edition_;
  int seats_ = 0;
  int version_ = 0;
  std::array<int8_t, kRanks> value_{};           // of a card
  std::array<uint16_t, kRanks> equals_below_{};  // lower ranks of the same value
  std::array<int16_t, kActions> price_{};
  std::array<int16_t, kProspectors + 1> penalty_{};          // points for prospectors on the board
  std::array<std::array<uint8_t, kFaces>, kParts> faces_{};  // copies of each counter
  std::array<int, kParts> mean_{};                           // nuggets on a counter, in 1/64
  int vein_total_ = 0;
  int nuggets_total_ = 0;  // of the whole game, for conservation
  int start_nuggets_ = 0;
  int start_bank_ = 0;
  int standstill_ = 0;
};

}  // namespace paydirt::sutters_mill
