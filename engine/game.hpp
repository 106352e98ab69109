// What a game is. Whoever writes a new game reads this page and copies a folder under games/.
//
// G is a class whose objects are the rules as laid out on one table: edition, options, number of seats and
// rules version, with all tables derived from them. It is immutable and shared. What lies on the table is a
// State: bytes, with hidden faces included, without pointers and without a generator.
#pragma once

#include <array>
#include <concepts>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "engine/bytes.hpp"
#include "engine/chance.hpp"
#include "engine/describe.hpp"
#include "engine/enum_names.hpp"
#include "engine/journal.hpp"
#include "engine/move.hpp"
#include "engine/result.hpp"
#include "engine/rng.hpp"
#include "engine/score.hpp"
#include "engine/screen.hpp"
#include "engine/search_settings.hpp"
#include "engine/seats.hpp"
#include "engine/skill.hpp"
#include "engine/term.hpp"

namespace paydirt {

struct GameInfo {
  const char* id;       // "sutters-mill": in records, on the command line, in addresses
  const char* name;     // "Sutter's Mill"
  const char* pitch;    // one sentence for somebody who chooses a game
  const char* credits;  // designer, publisher, year
  int min_seats;
  int max_seats;
  int play_now;                 // seats when a person just presses Play
  int version;                  // of the rules; older ones go on replaying
  const char* seats_rule = "";  // the rule that sets the number of players: "SM-001"

  /// Refuses a number of seats that the game is not for, and an unknown version of its rules.
  Refusal refuse(int seats, int version_wanted) const;
};

/// Who decides now. Empty exactly when the game is over. Block 0: one seat. Otherwise all seats of the block
/// choose together: each answer is kept by seat, so that their order leaves no trace in the bytes, and the
/// last one resolves them all; neighbouring blocks have different numbers.
struct Deciders {
  SeatSet seats;
  uint8_t block = 0;
  bool operator==(const Deciders&) const = default;
};

struct Outcome {
  bool over = false;
  uint8_t reason = 0;  // row in the game's table of endings
  std::array<int, kMaxSeats> score{};
  std::array<uint8_t, kMaxSeats> rank{};  // 1 wins; equal ranks share; alone, 2 is a defeat

  /// Ranks the seats: one comes behind all that are better than it, by better(one seat, another).
  template <class Better>
  void rank_by(int seats, const Better& better) {
    for (Seat seat = 0; seat < seats; ++seat) {
      rank[seat] = 1;
      for (Seat other = 0; other < seats; ++other) {
        if (better(other, seat)) ++rank[seat];
      }
    }
  }
};

/// An opponent whom the rules play and who has no seat, such as Coloma's Shade. Without a name there is
/// nobody.
struct Rival {
  const char* name = nullptr;
  int score = 0;
};

/// Why a game ended: by its name in records, and as a sentence.
struct Ending {
  const char* name;
  const char* words;
};

/// The reasons of a described enum, of which the first is none, with a sentence for each of the others.
template <DescribedEnum Reason, class... Words>
constexpr auto endings(const Words*... words) {
  constexpr auto& kNames = kEnumNames<Reason>;
  const std::array<const char*, kNames.size()> sentences = {"", words...};
  static_assert(sizeof...(words) + 1 == kNames.size());
  std::array<Ending, kNames.size()> all{};
  for (size_t i = 0; i < all.size(); ++i) all[i] = {kNames[i], sentences[i]};
  return all;
}

/// What is fixed about a game, whatever is laid out.
struct GameTables {
  GameInfo info;
  MoveKinds moves;
  std::span<const char* const> purposes;  // of chance, as scripts name them
  EventKinds events;
  std::span<const ScoreKind> scores;
  std::span<const Ending> endings;
};

/// The closed set of question kinds that any client can show.
enum class Ask : uint8_t {
  choose,  // one of a few plain answers
  act,     // a piece and where it goes, or an answer
  amount,  // a number
  secret,  // an answer that others learn later
};
BOOST_DESCRIBE_ENUM(Ask, choose, act, amount, secret)

struct Question {
  Ask kind = Ask::choose;
  std::string prompt;  // who is asked what, what it costs, in words
  std::string rule;    // the rule that is in play
};
BOOST_DESCRIBE_STRUCT(Question, (), (kind, prompt, rule))

/// A move that somebody made.
struct Made {
  Seat seat = 0;
  Move move;
};

/// Of a game that is judged by its rules alone.
struct NoWeights {};
BOOST_DESCRIBE_STRUCT(NoWeights, (), ())

template <class G>
concept Game = requires(const G g, const typename G::State s, typename G::State& t, typename G::Moves& list,
                        Chance& chance, Rng& rng, Journal& journal, NoJournal& nothing, Totals& totals,
                        ScoreSheet& sheet, Seat seat, Move move, const typename G::Edition& edition,
                        const typename G::Options& options, const typename G::Position& position,
                        const Screen& screen, std::span<const Move> moves, std::span<int> gains,
                        std::span<const Made> past, int number) {
  requires Bytes<typename G::State>;
  requires DescribedStruct<typename G::Edition> && DescribedStruct<typename G::Options>;
  // The choices of options that the tests lay out, the usual one first: together they try every rule. One
  // that does not allow this many players is skipped there.
  { G::Options::variants() } -> std::same_as<std::vector<typename G::Options>>;
  requires DescribedStruct<typename G::Open> && DescribedStruct<typename G::Own>;
  requires DescribedStruct<typename G::Position>;

  { G::tables() } -> std::same_as<const GameTables&>;

  // The box, laid out on this table. Refuses editions, options and seats that cannot be played.
  { G::make(edition, options, number, number) } -> std::same_as<Result<G>>;
  { g.seats() } -> std::convertible_to<int>;

  // Three questions and one verb.
  { g.setup(chance) } -> std::same_as<typename G::State>;
  { g.deciders(s) } -> std::same_as<Deciders>;
  g.moves(s, seat, list);  // appends; never empty for a decider; it and its order depend on nothing that the
                           // seat does not know
  g.play(t, seat, move, chance, journal);  // the only mutation; the move is in moves()
  g.play(t, seat, move, chance, nothing);
  { g.outcome(s) } -> std::same_as<Outcome>;
  { g.rival(s) } -> std::same_as<Rival>;
  g.tally(s, totals);  // the score as named items
  g.tally(s, sheet);

  // Moves from outside: any four bytes.
  { g.canonical(s, seat, move) } -> std::same_as<Move>;   // equal moves become one
  { g.why_not(s, seat, move) } -> std::same_as<Refusal>;  // empty exactly for members of moves()
  { g.fallback(s, seat) } -> std::same_as<Move>;          // the mild answer when a clock runs out

  // Secrets. A sample is a function of what the seat knows and of rng, of nothing else.
  g.resample(t, seat, rng);
  g.reshuffle(t, chance);  // what lies hidden from everybody, in a new order
  {
    g.seen(s, seat, move, seat)
    } -> std::same_as<Move>;  // (state before, actor, move, viewer): secret arguments 0xff
  {
    g.open(s)
    } -> std::same_as<typename G::Open>;  // the view of an onlooker, and the open part of everybody's
  { g.own(s, seat) } -> std::same_as<typename G::Own>;  // what only this seat sees

  // The whole truth, readable, and back.
  { g.position(s) } -> std::same_as<typename G::Position>;
  { g.load(position) } -> std::same_as<Result<typename G::State>>;
  { g.broken(s) } -> std::same_as<const char*>;  // which conservation law is broken; null: none

  // Words.
  { g.question(s, seat) } -> std::same_as<Question>;
  { g.words(s, seat, move) } -> std::same_as<std::string>;  // a move as a choice
  {
    g.board(g.open(s), static_cast<const typename G::Own*>(nullptr), screen)
    } -> std::same_as<std::string>;  // for a terminal, within the screen's columns
  { g.tell(journal.events.front()) } -> std::same_as<std::string>;  // an event as a line of the log

  // For bots (docs/bots.md). All read only what the seat may know, and speak in 1/64 point.
  { g.sense(s, seat) } -> std::same_as<int>;                    // expected final points of the seat,
  { g.senses(s) } -> std::same_as<std::array<int, kMaxSeats>>;  // of everybody,
  g.terms(s, seat);                                             // the same as parts of the sum,
  { G::kTerms[0] } -> std::convertible_to<Term>;                // and these in words
  requires DescribedStruct<typename G::Weights>;                // numbers that `sense` depends on
  { g.weights() } -> std::convertible_to<const typename G::Weights&>;
  { g.weighed(g.weights()) } -> std::same_as<G>;   // the same table, judged otherwise
  { g.hint(s, seat, move) } -> std::same_as<int>;  // cheap estimate of what a move gains,
  g.hints(s, seat, moves, gains);                  // of many moves of one choice
  { g.cue(s, seat) } -> std::same_as<uint64_t>;    // digest of what the seat sees
  { G::kCueMode } -> std::convertible_to<CueMode>;
  { g.left(s) } -> std::same_as<int>;           // share of the game still to come, in 1/1024
  { g.waiting(s) } -> std::same_as<int>;        // turns gone by without progress: acting beats waiting
  { g.midway(s, seat) } -> std::same_as<bool>;  // the seat is putting an answer together
  // A move that good company leaves alone: it can bring the seat nothing, or somebody has just said no to it.
  // `past`: the last moves of the game, kMemory at most; none where they are not known.
  { g.pointless(s, seat, move, past) } -> std::same_as<bool>;
  { G::kMemory } -> std::convertible_to<size_t>;
  { g.levels() } -> std::same_as<BotLevels>;
  { G::spread() } -> std::same_as<int>;  // standard deviation of a lead still to come at the start, in points
  { G::search_settings() } -> std::same_as<SearchSettings>;  // constexpr; {} where the defaults suit
};

/// What most games have in common: the names of their types, short ways to the tables, and answers that are
/// nearly always the same. A game's class derives from it and redefines what differs.
template <class Rules, class EditionType, class OptionsType, class StateType, class OpenType, class OwnType,
          class PositionType, int kLongestList>
struct GameTypes {
  using Edition = EditionType;
  using Options = OptionsType;
  using State = StateType;
  using Open = OpenType;
  using Own = OwnType;
  using Position = PositionType;
  using Moves = MoveList<kLongestList>;
  using Weights = NoWeights;

  static const GameTables& tables() { return Rules::kTables; }
  static const GameInfo& info() { return Rules::kTables.info; }
  static MoveKinds kinds() { return Rules::kTables.moves; }

  /// Every move is written in one way only.
  Move canonical(const State& /*s*/, Seat /*seat*/, Move move) const { return move; }
  /// Every move is made in the open.
  Move seen(const State& /*s*/, Seat /*actor*/, Move move, Seat /*viewer*/) const { return move; }
  /// No deck has a fixed order: what is drawn is decided when it is drawn.
  void reshuffle(State& /*s*/, Chance& /*chance*/) const {}
  int waiting(const State& /*s*/) const { return 0; }
  /// Every answer is whole.
  bool midway(const State& /*s*/, Seat /*seat*/) const { return false; }
  /// Every move has a point, whatever was before.
  static constexpr size_t kMemory = 0;
  bool pointless(const State& /*s*/, Seat /*seat*/, Move /*move*/, std::span<const Made> /*past*/) const {
    return false;
  }
  int sense(const State& s, Seat seat) const {
    return sum_of(static_cast<const Rules&>(*this).terms(s, seat));
  }
  /// Redefined, like `hints`, where one look at the table serves them all.
  std::array<int, kMaxSeats> senses(const State& s) const {
    const auto& rules = static_cast<const Rules&>(*this);
    std::array<int, kMaxSeats> points{};
    for (Seat seat = 0; seat < rules.seats(); ++seat) points[seat] = rules.sense(s, seat);
    return points;
  }
  void hints(const State& s, Seat seat, std::span<const Move> moves, std::span<int> gains) const {
    for (size_t i = 0; i < moves.size(); ++i)
      gains[i] = static_cast<const Rules&>(*this).hint(s, seat, moves[i]);
  }
  Rival rival(const State& /*s*/) const { return {}; }
  /// The same at every table.
  BotLevels levels() const { return Rules::kBotLevels; }
  Weights weights() const { return {}; }
  Rules weighed(const Weights& /*weights*/) const { return static_cast<const Rules&>(*this); }

 protected:
  /// Refuses a move that the game does not have, any move after its end (end_rule), and those of players who
  /// are not asked (turn_rule).
  Refusal out_of_turn(const State& s, Seat seat, Move move, const char* end_rule,
                      const char* turn_rule) const {
    if (!in_range(kinds(), move)) return {"that is no move of this game"};
    const SeatSet asked = static_cast<const Rules&>(*this).deciders(s).seats;
    if (asked.empty()) return {"the game is over", end_rule};
    if (!asked.has(seat)) return {"another player is asked now", turn_rule};
    return {};
  }
  bool is_listed(const State& s, Seat seat, Move move) const {
    Moves list;
    static_cast<const Rules&>(*this).moves(s, seat, list);
    return list.has(move);
  }
  /// An outcome with the points as they are tallied, still without ranks. Reason 0: the game goes on.
  Outcome outcome_for(const State& s, uint8_t reason) const {
    Totals totals;
    static_cast<const Rules&>(*this).tally(s, totals);
    return {reason != 0, reason, totals.points, {}};
  }
};

/// The class of a game whose folder has the shape of games/README.md: rules are a Box (engine/box_base.hpp);
/// what is asked of a table is asked of a Look, what happens to it is done by a Play.
template <class Rules, class Play, class Open, class Own, class Position, int kLongestList>
class GameBase : public GameTypes<Rules, decltype(Play::Box::edition), decltype(Play::Box::options),
                                  typename Play::State, Open, Own, Position, kLongestList> {
 public:
  using Box = typename Play::Box;
  using State = typename Play::State;
  using Weights = decltype(Box::weights);

  static Result<Rules> make(const decltype(Box::edition)& edition, const decltype(Box::options)& options,
                            int seats, int version) {
    if (Refusal refusal = Rules::info().refuse(seats, version)) return refusal;
    Rules rules;
    Box& box = rules.box_;
    box.edition = edition;
    box.options = options;
    box.seats = seats;
    box.version = version;
    if (Refusal refusal = box.lay_out()) return refusal;
    return rules;
  }
  int seats() const { return box_.seats; }
  const Box& box() const { return box_; }
  const Weights& weights() const { return box_.weights; }
  Rules weighed(const Weights& weights) const {
    Rules other = static_cast<const Rules&>(*this);
    other.box_.weights = weights;
    return other;
  }

  State setup(Chance& chance) const {
    State s;
    NoJournal silent;
    Play(box_, s, chance, silent).set_up();
    return s;
  }
  void play(State& s, Seat seat, Move move, Chance& chance, Scribe scribe) const {
    Play(box_, s, chance, scribe).answer(seat, move);
  }

 protected:
  typename Play::Look look(const State& s) const { return {box_, s}; }

  Box box_;
};

}  // namespace paydirt
