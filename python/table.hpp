// A game's rules as laid out, its states and many of its games at once, without their types: what Python
// holds.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "bots/bot.hpp"
#include "engine/any_game.hpp"

namespace paydirt::python {

/// A table in the middle of a game, with the chance of what is still to come.
class AnyState {
 public:
  virtual ~AnyState() = default;
  virtual std::unique_ptr<AnyState> copy() const = 0;
  virtual Deciders deciders() const = 0;
  /// Empty for a seat that has nothing to decide.
  virtual std::vector<Move> moves(Seat seat) const = 0;
  virtual Refusal why_not(Seat seat, Move move) const = 0;
  virtual Refusal play(Seat seat, Move move) = 0;
  /// Another world that the seat cannot tell from this one; with other chance to come.
  virtual void resample(Seat seat, uint64_t seed) = 0;
  virtual Outcome outcome() const = 0;
  virtual uint64_t hash() const = 0;
  virtual std::string open() const = 0;
  virtual std::string own(Seat seat) const = 0;
  virtual std::string position() const = 0;
  virtual Question question(Seat seat) const = 0;
  virtual std::string words(Seat seat, Move move) const = 0;
  virtual std::string board(Seat viewer, const Screen& screen) const = 0;
  virtual void observe(Seat seat, float* row) const = 0;
};

/// How many games are played at once.
struct VectorPlan {
  size_t games = 1;
  unsigned threads = 1;
  uint64_t seed = 0;
  std::vector<std::optional<BotSpec>> opponents = {};  // by seat; none: whoever calls step
};

/// Rows that belong to the caller; null: not wanted. Masks must be left as they were written.
struct VectorRows {
  float* observations = nullptr;
  uint8_t* masks = nullptr;
  float* rewards = nullptr;
  int8_t* deciders = nullptr;
  uint8_t* done = nullptr;
};

class AnyVector {
 public:
  virtual ~AnyVector() = default;
  /// Where the rows are from now on, with what they hold.
  virtual void use(const VectorRows& rows) = 0;
  /// Fills rows that are new.
  virtual void fill() = 0;
  /// Begins all games anew.
  virtual void reset(uint64_t seed) = 0;
  /// A random legal action for every game.
  virtual void sample(int64_t* actions) = 0;
  /// What a bot would do in the place of whoever is asked.
  virtual void advise(const BotSpec& bot, int64_t* actions) = 0;
  /// One move in every game; a game that ends begins anew. Refuses before anything is played.
  virtual Refusal step(const int64_t* actions) = 0;
};

class AnyRules {
 public:
  virtual ~AnyRules() = default;
  virtual const AnyGame& game() const = 0;
  virtual int seats() const = 0;
  virtual const std::string& options() const = 0;
  virtual std::unique_ptr<AnyState> setup(uint64_t seed) const = 0;
  /// The state of a position file, or of what State.position wrote.
  virtual Result<std::unique_ptr<AnyState>> load(std::string_view json, uint64_t seed) const = 0;
  virtual const std::vector<std::string>& observation_names() const = 0;
  virtual std::unique_ptr<AnyVector> vector(const VectorPlan& plan) const = 0;
};

Result<std::shared_ptr<const AnyRules>> lay_out(const AnyGame& game, const Layout& layout);

/// The same for the game with these rules.
template <class Rules>
Result<std::shared_ptr<const AnyRules>> lay_out_hosted(const Layout& layout);

}  // namespace paydirt::python
