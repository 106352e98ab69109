#include "server/advice.hpp"

#include <algorithm>

#include "server/projection.hpp"

namespace paydirt::server {
namespace {

constexpr size_t kBestFew = 3;

/// In points with one decimal.
double rounded(int points) {
  const int half = (points < 0 ? -kPoint : kPoint) / 2;
  const int tenths = (points * 10 + half) / kPoint;
  return static_cast<double>(tenths) / 10;
}

}  // namespace

wire::Advice advice_of(const AnyMatch& match, Seat seat, const Thought& thought) {
  wire::Advice advice;
  advice.iterations = thought.iterations;
  std::vector<Move> best;
  for (size_t i = 0; i < std::min(kBestFew, thought.considered.size()); ++i) {
    best.push_back(thought.considered[i].move);
  }
  WordedMoves worded_best = worded(match, seat, best);
  advice.texts = std::move(worded_best.texts);
  std::vector<std::string> reasons = reasons_of(match, seat, best);
  for (size_t i = 0; i < best.size(); ++i) {
    const Considered& each = thought.considered[i];
    wire::HintMove& to = advice.moves.emplace_back();
    static_cast<wire::LegalMove&>(to) = worded_best.moves[i];
    to.points = rounded(each.points);
    to.visits = each.visits;
    to.reason = std::move(reasons[i]);
  }
  return advice;
}

}  // namespace paydirt::server
