#include "server/review.hpp"

#include <algorithm>
#include <cstdlib>
#include <vector>

#include "engine/json_write.hpp"
#include "engine/lead.hpp"

namespace paydirt::server {
namespace {

constexpr size_t kMoments = 5;

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

/// `scores` has one entry more than there are moves: how it stood before the first, and after each.
std::vector<wire::Moment> moments_of(const std::vector<wire::Turn>& turns,
                                     const std::vector<std::vector<int>>& scores) {
  std::vector<wire::Moment> moments;
  size_t began = 0;
  for (const wire::Turn& turn : turns) {
    const auto gain = [&](size_t from, size_t to) {
      const auto lead_after = [&](size_t move) {
        return lead(scores[move], static_cast<int>(scores[move].size()), turn.seat);
      };
      return lead_after(to) - lead_after(from);
    };
    const int swing = gain(began, turn.move);
    size_t cause = turn.move;
    for (size_t move = turn.move; move > began; --move) {
      const int more = gain(move - 1, move) - gain(cause - 1, cause);
      if (swing < 0 ? more < 0 : more > 0) cause = move;
    }
    if (swing != 0) moments.push_back({cause, turn.seat, swing});
    began = turn.move;
  }
  std::stable_sort(moments.begin(), moments.end(), [](const wire::Moment& left, const wire::Moment& right) {
    return std::abs(left.swing) > std::abs(right.swing);
  });
  if (moments.size() > kMoments) moments.resize(kMoments);
  return moments;
}

}  // namespace

wire::Review review_of(const AnyMatch& match) {
  const auto past = match.at(0);
  std::vector<std::vector<int>> scores{scores_of(*past)};
  wire::Review review;
  for (size_t i = 0; i < match.size(); ++i) {
    const RecordedMove recorded = match.move_at(i);
    review.moves.push_back({recorded.seat, to_notation(match.game().kinds(), recorded.move),
                            past->words(recorded.seat, recorded.move)});
    require(!past->play(recorded.seat, recorded.move));
    scores.push_back(scores_of(*past));
    const bool goes_on =
        match.seats() > 1 && i + 1 < match.size() && match.move_at(i + 1).seat == recorded.seat;
    if (!goes_on) review.turns.push_back({i + 1, recorded.seat, scores.back()});
  }
  review.moments = moments_of(review.turns, scores);
  return review;
}

}  // namespace paydirt::server
