#include "server/review.hpp"

#include <vector>

#include "engine/json_write.hpp"

namespace paydirt::server {
namespace {

/// Of every seat, and of a rival who has none.
std::vector<int> scores_of(const AnyMatch& match) {
  std::vector<int> scores(static_cast<size_t>(match.seats()), 0);
  for (int seat = 0; seat < match.seats(); ++seat) {
    for (const ScoreItem& item : match.tally(static_cast<Seat>(seat)).items) {
      if (item.seat == seat) scores[static_cast<size_t>(seat)] += item.points;
    }
  }
  if (const Rival rival = match.rival(); rival.name != nullptr) scores.push_back(rival.score);
  return scores;
}

}  // namespace

wire::Review review_of(const AnyMatch& match) {
  const auto past = match.at(0);
  wire::Review review;
  for (size_t i = 0; i < match.size(); ++i) {
    const RecordedMove recorded = match.move_at(i);
    review.moves.push_back({recorded.seat, to_notation(match.game().kinds(), recorded.move),
                            past->words(recorded.seat, recorded.move)});
    require(!past->play(recorded.seat, recorded.move));
    const bool goes_on =
        match.seats() > 1 && i + 1 < match.size() && match.move_at(i + 1).seat == recorded.seat;
    if (!goes_on) review.turns.push_back({i + 1, recorded.seat, scores_of(*past)});
  }
  return review;
}

}  // namespace paydirt::server
