#include "server/match_cache.hpp"

#include <algorithm>
#include <utility>

#include "engine/text.hpp"

namespace paydirt::server {
namespace {

constexpr size_t kMostKept = 16;

bool is_same(const RecordedMove& left, const RecordedMove& right) {
  return left.seat == right.seat && left.move == right.move && left.check == right.check;
}

/// Goes back to the last move that both have in common, then plays what the record has beyond it.
Refusal bring_to(AnyMatch& match, const Record& record) {
  const size_t shorter = std::min(match.size(), record.moves.size());
  size_t same = 0;
  while (same < shorter && is_same(match.move_at(same), record.moves[same])) ++same;
  if (same < match.size()) match.truncate(same);
  for (size_t i = same; i < record.moves.size(); ++i) {
    const RecordedMove& recorded = record.moves[i];
    if (Refusal refusal = match.play(recorded.seat, recorded.move)) return refusal;
    if (!is_same(match.move_at(i), recorded))
      return {say("move ", i + 1, " leads to another state than the recorded one")};
  }
  return {};
}

}  // namespace

Result<const AnyMatch*> MatchCache::follow(const std::string& table, const AnyGame& game,
                                           const Record& record) {
  const auto found =
      std::find_if(kept_.begin(), kept_.end(), [&](const Kept& each) { return each.table == table; });
  std::unique_ptr<AnyMatch> match;
  if (found != kept_.end()) {
    if (found->match->redraws() == record.redraws) match = std::move(found->match);
    kept_.erase(found);
  }
  if (match != nullptr) {
    if (Refusal refusal = bring_to(*match, record)) return refusal;
  } else {
    auto replayed = game.replay(record, record.moves.size());
    if (!replayed) return replayed.refusal();
    match = std::move(*replayed);
  }
  kept_.push_front({table, std::move(match)});
  if (kept_.size() > kMostKept) kept_.pop_back();
  return kept_.front().match.get();
}

}  // namespace paydirt::server
