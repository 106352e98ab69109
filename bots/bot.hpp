// A player made of code. It is handed a seat's knowledge, never the truth, so it cannot cheat.
#pragma once

#include <array>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "bots/budget.hpp"
#include "bots/spec.hpp"
#include "engine/any_game.hpp"
#include "engine/knowledge.hpp"

namespace paydirt {

/// A move that was thought about, for hints and reviews.
struct Considered {
  Move move;
  uint32_t visits = 0;  // 0 for bots that do not search
  int points = 0;       // expected final lead over the best rival, in 1/64 point
  /// Everybody's share of the victory, in reviews.
  std::array<float, kMaxSeats> shares = {};
};

struct Thought {
  Move move;
  uint32_t iterations = 0;
  std::vector<Considered> considered;  // best first; may be empty
};

/// Plays one seat of one game. Deterministic for a given seed and number of iterations.
template <Game G>
class Bot {
 public:
  virtual ~Bot() = default;
  /// The move that it chooses, with what was considered.
  virtual Thought think(const Knowledge<G>& knowledge, const Budget& budget) = 0;
  Move choose(const Knowledge<G>& knowledge, const Budget& budget) { return think(knowledge, budget).move; }
  /// What it thinks of a move that was made and of the others, with everybody's share of the victory. The
  /// made one is looked at in earnest, however bad.
  virtual Thought review(const Knowledge<G>& knowledge, Move /*made*/, const Budget& budget) {
    return think(knowledge, budget);
  }
};

/// Thinks for a seat of a type-erased match: for the server, the command and Python.
class AnyBot {
 public:
  virtual ~AnyBot() = default;
  virtual Thought think(const AnyMatch& match, Seat seat, const Budget& budget) = 0;
  virtual Thought review(const AnyMatch& match, Seat seat, Move made, const Budget& budget) = 0;
};

/// The budget's time is the caller's to keep: see BotSpec::milliseconds.
std::unique_ptr<AnyBot> make_any_bot(const AnyGame& game, const BotSpec& spec, uint64_t seed);

/// A match that the seat cannot tell from this one, with dice of its own: for whoever must not be handed the
/// truth.
std::unique_ptr<AnyMatch> imagine_any(const AnyMatch& match, Seat seat, uint64_t seed);

/// The levels that the game has measured for tables like this one.
BotLevels levels_of(const AnyMatch& match);

/// Refuses weights (BotSpec::weights) that are not this game's.
Refusal check_weights(const AnyGame& game, std::string_view json);

/// Why each of these moves of the seat is good, in a few words such as "keeps your cowboys free"; empty where
/// it has nothing over the others.
std::vector<std::string> reasons_of(const AnyMatch& match, Seat seat, std::span<const Move> moves);

/// All of these for the game with these rules.
template <class Rules>
std::unique_ptr<AnyBot> make_hosted_bot(const BotSpec& spec, uint64_t seed);
template <class Rules>
std::unique_ptr<AnyMatch> imagine_hosted(const AnyMatch& match, Seat seat, uint64_t seed);
template <class Rules>
BotLevels hosted_levels(const AnyMatch& match);
template <class Rules>
Refusal check_hosted_weights(std::string_view json);
template <class Rules>
std::vector<std::string> hosted_reasons(const AnyMatch& match, Seat seat, std::span<const Move> moves);

}  // namespace paydirt
