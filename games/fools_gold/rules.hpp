// The rules of Fool's Gold as laid out on one table. docs/rules/fools-gold.md explains every id.
#pragma once

#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <vector>

#include "engine/game.hpp"
#include "games/fools_gold/edition.hpp"
#include "games/fools_gold/position.hpp"
#include "games/fools_gold/state.hpp"
#include "games/fools_gold/view.hpp"

namespace paydirt::fools_gold {

/// FG-R1: who starts. The seats are numbered as everywhere, from 0.
enum class Starter : uint8_t { random, seat_0, seat_1, seat_2, seat_3, seat_4 };
BOOST_DESCRIBE_ENUM(Starter, random, seat_0, seat_1, seat_2, seat_3, seat_4)

struct Options {
  bool open_holdings = false;  // FG-R39: show all what is behind the screens
  Starter start_player = Starter::random;

  static std::vector<Options> variants() {
    std::vector<Options> variants = {{}, {.open_holdings = true}};
    for (const Starter starter :
         {Starter::seat_0, Starter::seat_1, Starter::seat_2, Starter::seat_3, Starter::seat_4}) {
      variants.push_back({.start_player = starter});
    }
    return variants;
  }
};
BOOST_DESCRIBE_STRUCT(Options, (), (open_holdings, start_player))

enum Kind : uint8_t {
  k_place,  // a: mine, b: space
  k_wild,   // a: mine
  k_retrieve,
  k_pass,
  k_reserve,  // a: mine
  k_take,     // a: card
  k_coins,
  k_lie_down,
  k_nothing,
};

/// Streams of chance; the decks are those of the mines in their order. A roll of a deck or of an alarm counts
/// the cards in question in the order of Card, from 0.
enum Purpose : uint8_t {
  p_start,
  p_dice,
  p_winter,
  p_alarm,
  p_deck,
  p_count = p_deck + kMines,
};

enum Happening : uint8_t {
  e_year,      // seat: who starts, amount: year
  e_income,    // amount: coins; everybody also gets a miner
  e_dice,      // a: mine, amount: dice that the roll brought
  e_camp,      // a: surplus dice among them, amount: wild dice in the camp
  e_place,     // seat, a: mine, b: space, amount: coins
  e_wild,      // seat, a: mine, b: position, amount: coins
  e_retrieve,  // seat, amount: coins
  e_pass,      // seat
  e_reserve,   // seat, a: mine
  e_skip,      // a: mine without miners
  e_draw,      // a: mine, b: dice, amount: cards
  e_card,      // a: mine, b: card that is turned up
  e_weather,   // a: mine; one card fewer is drawn
  e_alarm,     // a: mine, b: card that goes to the bottom of the deck
  e_take,      // seat, a: mine, b: card
  e_coins,     // seat, a: mine, amount: coins
  e_lie_down,  // seat, a: mine, b: space
  e_home,      // seat, a: mine, amount: reserve miners that go home
  e_leave,     // a: mine, amount: cards that go to the bottom of the deck
  e_winter,    // seat: who rolls, a: mine, amount: cards
  e_nothing,   // seat, a: mine, b: whether there was a choice
  e_over,      // a: EndReason
};

enum ScoreRow : uint8_t {
  s_nuggets,
  s_fools_gold = s_nuggets + kMines,
  s_missing = s_fools_gold + kMines,
  s_gems
};

/// The longest list of moves: 35 spaces, five wild dice, retrieve and pass.
class Rules : public GameTypes<Rules, Edition, Options, State, Open, Own, Position, 42> {
 public:
  static const GameTables& tables();

  static Result<Rules> make(const Edition& edition, const Options& options, int seats, int version);
  int seats() const { return seats_; }

  State setup(Chance& chance) const;
  Deciders deciders(const State& s) const {
    return s.stage == Stage::over ? Deciders{} : Deciders{SeatSet::of(s.turn), 0};
  }
  void moves(const State& s, Seat seat, Moves& list) const;
  template <class J>
  void play(State& s, Seat seat, Move move, Chance& chance, J& journal) const;
  Outcome outcome(const State& s) const;
  template <class Sheet>
  void tally(const State& s, Sheet& sheet) const;

  Refusal why_not(const State& s, Seat seat, Move move) const;
  Move fallback(const State& s, Seat seat) const;

  /// Nothing that lies on the table is unknown to anybody who has watched the game.
  void resample(State& /*s*/, Seat /*seat*/, Rng& /*rng*/) const {}
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
  int left(const State& s) const;
  static int spread() { return 8; }
  static constexpr CueMode kCueMode = CueMode::graph;
  static constexpr SearchSettings search_settings() {
    return {
        .playout_horizon = 40,                // about the rest of a year
        .exploration = 0.5F,                  // hints are good, so less is tried against them
        .prior_temperature = 3 * kPoint / 2,  // and smaller differences between them are real
        .sensed_depth = 4,                    // so many players there are, as a rule
    };
  }

 private:
  struct Judge;  // how the bots value a table: sense.cpp
  class Loader;  // position.cpp

  // Prices.
  int wild_cost(const State& s, int mine) const { return wild_die_cost_ * s.dice_at(mine); }  // FG-A7
  int retrievable(const State& s, Seat seat) const {
    return s.spent[seat] < retrieved_coins_ ? s.spent[seat] : retrieved_coins_;  // FG-R9
  }
  /// The spaces that the seat could pay for with a miner.
  Places payable(const State& s, Seat seat) const {
    return s.miners[seat] == 0 ? Places{0} : payable_[std::min<size_t>(s.coins[seat], payable_.size() - 1)];
  }
  /// The empty ones of them at a mine (FG-A3, FG-A4).
  Places places_for(const State& s, Seat seat, int mine) const {
    return s.dice[mine] == 0 ? Places{0} : static_cast<Places>(payable(s, seat) & ~s.taken(mine));
  }
  bool can_add_wild(const State& s, Seat seat, int mine) const {  // FG-A6, FG-R7
    return s.camp > 0 && s.taken(mine) != kFull && wild_cost(s, mine) <= s.coins[seat];
  }
  bool can_retrieve(const State& s, Seat seat) const { return s.miners[seat] > 0 && s.spent[seat] > 0; }
  bool can_take(const State& s, Seat seat, int card) const {
    return s.face_up[card] > 0 && (card != c_gem || (s.gems[seat] & gem_bit_[s.mine]) == 0);
  }
  bool can_take_any(const State& s, Seat seat) const;

  /// FG-M8, FG-M9: who acts next of the miners in `places`, by seat; nobody if there are none.
  static Seat first_of(const Places (&places)[kPlayers], const uint8_t (&reserve)[kPlayers]);
  static std::vector<NextMiner> queue_of(const Places (&places)[kPlayers],
                                         const uint8_t (&reserve)[kPlayers]);
  /// FG-R22.
  static Seat last_of(const Places (&places)[kPlayers], const uint8_t (&reserve)[kPlayers]);

  Refusal why_not_prospecting(const State& s, Seat seat, Move move) const;
  Refusal why_not_mining(const State& s, Seat seat, Move move) const;

  // Prospecting.
  template <class J>
  void begin_year(State& s, Chance& chance, J& journal) const;
  template <class J>
  void roll_dice(State& s, Chance& chance, J& journal) const;
  template <class J>
  void place_miner(State& s, Seat seat, int mine, int space, J& journal) const;
  template <class J>
  void add_wild(State& s, Seat seat, int mine, J& journal) const;
  template <class J>
  void finish_pass(State& s, Seat seat, Chance& chance, J& journal) const;
  template <class J>
  void next_prospector(State& s, Chance& chance, J& journal) const;

  // Mining.
  template <class J>
  void resolve_from(State& s, int mine, Chance& chance, J& journal) const;
  template <class J>
  void draw(State& s, int count, Chance& chance, J& journal) const;
  template <class J>
  void sound_alarms(State& s, Chance& chance, J& journal) const;
  template <class J>
  void act(State& s, Seat seat, Move move, Chance& chance, J& journal) const;
  template <class J>
  void go_home(State& s, Seat seat, J& journal) const;
  template <class J>
  void next_miner(State& s, Chance& chance, J& journal) const;
  template <class J>
  void begin_winter(State& s, Chance& chance, J& journal) const;
  template <class J>
  void next_winter_miner(State& s, Chance& chance, J& journal) const;
  template <class J>
  void clear_face_up(State& s, J& journal) const;
  template <class J>
  void finish_mine(State& s, Chance& chance, J& journal) const;
  template <class J>
  void end_year(State& s, Chance& chance, J& journal) const;

  // Hints.
  /// Who stands at a mine, with how many dice.
  struct Outlook {
    Places places[kPlayers];
    uint8_t reserve[kPlayers];
    int dice;
  };
  static Outlook outlook_of(const State& s, int mine);
  int outlook(const State& s, Seat seat, int mine, const Outlook& at) const;
  int hint_place(const State& s, Seat seat, int mine, int space) const;
  int hint_wild(const State& s, Seat seat, int mine) const;
  int hint_reserve(const State& s, Seat seat, int mine) const;
  int hint_take(const State& s, Seat seat, int card) const;
  int hint_winter(const State& s, Seat seat) const;
  int hint_gem(const State& s, Seat seat, int mine, int found, int gold) const;
  static int winter_rank(const State& s, Seat seat);

  // Laws of conservation.
  const char* broken_board(const State& s) const;
  const char* broken_cards(const State& s) const;
  const char* broken_players(const State& s) const;
  const char* broken_stage(const State& s) const;

  Holdings holdings(const State& s, Seat seat) const;
  OpenMine open_mine(const State& s, int mine) const;
  std::string ways_words(const State& s, Seat seat) const;
  std::string card_words(int card, int mine) const;
  const std::string& name_of(int mine) const { return edition_.mines[mine].name; }

  Edition edition_;
  int seats_ = 0;
  Options options_;
  std::array<uint8_t, 32> payable_{};  // Places that so many coins pay for; the last entry: any number above
  std::array<uint8_t, kPositions> cost_{};
  std::array<std::array<uint8_t, kCards>, kMines> cards_{};  // of a full deck
  std::array<uint8_t, kMines> gem_bit_{};                    // of the mine's type
  std::array<int, kGems + 1> gem_points_{};
  int missing_mine_ = 0;
  int rolled_places_ = 0;  // positions that take dice of the roll
  int start_miners_ = 0;
  int start_coins_ = 0;
  int retrieved_coins_ = 0;
  int bank_coins_ = 0;
  int wild_die_cost_ = 0;
};

}  // namespace paydirt::fools_gold
