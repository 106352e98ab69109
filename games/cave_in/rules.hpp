// The rules of Cave-In as laid out on one table, with its box and what lies there: a small game in few files.
// docs/rules/cave-in.md explains every id.
#pragma once

#include "engine/game.hpp"

namespace paydirt::cave_in {

inline constexpr int kFaces = 6;  // of the cards: a rotten prop, then 1 to 5 gold

struct Edition {
  std::array<int, kFaces> shaft{};  // copies of the cards
  int props_that_fall = 0;          // in one turn; the last of them brings the shaft down
  int shoring = 0;                  // gold that it costs to mend one
};
BOOST_DESCRIBE_STRUCT(Edition, (), (shaft, props_that_fall, shoring))

struct State {
  int16_t banked[kMaxSeats] = {};
  int16_t load = 0;           // gold that the miner carries
  uint8_t left[kFaces] = {};  // cards in the shaft
  uint8_t turn = 0;
  uint8_t props = 0;  // rotten ones in this turn, not mended

  int cards() const;
};
static_assert(Bytes<State>);

/// All there is to see, and so the whole truth too.
struct Open {
  std::array<int, kFaces> left{};  // cards in the shaft: rotten props, then gold of 1 to 5
  std::vector<int> players;        // gold banked, by seat
  int turn = 0;
  int load = 0;
  int props = 0;
};
BOOST_DESCRIBE_STRUCT(Open, (), (left, players, turn, load, props))

struct Own {
  int seat = 0;
};
BOOST_DESCRIBE_STRUCT(Own, (), (seat))

/// The game has no options.
struct Options {
  static std::vector<Options> variants() { return {{}}; }
};
BOOST_DESCRIBE_STRUCT(Options, (), ())

enum MoveId : uint8_t { k_dig, k_shore, k_leave };
enum Purpose : uint8_t { p_first, p_shaft };
/// Each has the seat, and the gold as its amount.
enum EventId : uint8_t { e_gold, e_prop, e_cave_in, e_shore, e_bank, e_over };

class Rules : public GameTypes<Rules, Edition, Options, State, Open, Own, Open, 3> {
 public:
  static const GameTables kTables;
  static Result<Rules> make(const Edition& edition, const Options& options, int seats, int version);
  int seats() const { return seats_; }

  State setup(Chance& chance) const;
  Deciders deciders(const State& s) const;
  void moves(const State& s, Seat seat, Moves& list) const;
  void play(State& s, Seat seat, Move move, Chance& chance, Scribe scribe) const;
  Outcome outcome(const State& s) const;
  void tally(const State& s, Tally tally) const;
  Refusal why_not(const State& s, Seat seat, Move move) const;
  Move fallback(const State& s, Seat /*seat*/) const { return {s.load + s.props > 0 ? k_leave : k_dig}; }

  void resample(State& /*s*/, Seat /*seat*/, Rng& /*rng*/) const {}  // nothing is hidden
  Open open(const State& s) const;
  Own own(const State& /*s*/, Seat seat) const { return {seat}; }
  Open position(const State& s) const { return open(s); }
  Result<State> load(const Open& position) const;
  const char* broken(const State& s) const;

  Question question(const State& s, Seat seat) const;
  std::string words(const State& s, Seat seat, Move move) const;
  static std::string board(const Open& open, const Own* own, const Screen& screen);
  std::string tell(const Event& event) const;

  static constexpr Term kTerms[] = {{"banks gold", "keeps gold from %"},
                                    {"carries more gold out of the shaft"}};
  std::array<int, 2> terms(const State& s, Seat seat) const {
    return {s.banked[seat] * kPoint, seat == s.turn ? s.load * kPoint : 0};
  }
  int hint(const State& s, Seat seat, Move move) const;
  uint64_t cue(const State& s, Seat /*seat*/) const { return hash_of(s); }
  static constexpr CueMode kCueMode = CueMode::graph;
  int left(const State& s) const { return s.cards() * 1024 / all_cards_; }
  static int spread() { return 12; }
  // The single steps are not measured yet.
  static constexpr BotLevels kBotLevels = {{28},    {22},     {16},     {8},      {0},
                                           {0, 40}, {0, 100}, {0, 300}, {0, 1000}};
  static constexpr SearchSettings search_settings() { return {}; }

 private:
  void end_turn(State& s, EventId how, Scribe& scribe) const;

  Edition edition_;
  int seats_ = 0;
  int all_cards_ = 0;
};

}  // namespace paydirt::cave_in
