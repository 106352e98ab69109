#include "server/review.hpp"

#include <algorithm>
#include <cstdlib>
#include <vector>

#include "engine/json_write.hpp"

namespace paydirt::server {
namespace {

constexpr size_t kMoments = 5;

struct Turn {
  size_t move = 0;  // after so many moves
  int seat = 0;     // whose turn it was
  std::vector<int> scores;
};
BOOST_DESCRIBE_STRUCT(Turn, (), (move, seat, scores))

struct PlayedMove {
  int seat = 0;
  std::string move;
  std::string words;
};
BOOST_DESCRIBE_STRUCT(PlayedMove, (), (seat, move, words))

struct Moment {
  size_t move = 0;
  int seat = 0;
  int swing = 0;  // what the seat won or lost on its best rival
};
BOOST_DESCRIBE_STRUCT(Moment, (), (move, seat, swing))

std::vector<int> scores_of(const AnyMatch& match) {
  std::vector<int> scores(static_cast<size_t>(match.seats()), 0);
  for (int seat = 0; seat < match.seats(); ++seat) {
    for (const ScoreItem& item : match.tally(static_cast<Seat>(seat)).items) {
      if (item.seat == seat) scores[static_cast<size_t>(seat)] += item.points;
    }
  }
  return scores;
}

int lead_of(const std::vector<int>& scores, int seat) {
  int best = scores.size() > 1 ? -1'000'000 : 0;
  for (size_t other = 0; other < scores.size(); ++other) {
    if (other != static_cast<size_t>(seat)) best = std::max(best, scores[other]);
  }
  return scores[static_cast<size_t>(seat)] - best;
}

std::vector<Moment> moments_of(const std::vector<Turn>& turns, const std::vector<int>& first) {
  std::vector<Moment> moments;
  const std::vector<int>* before = &first;
  for (const Turn& turn : turns) {
    const int swing = lead_of(turn.scores, turn.seat) - lead_of(*before, turn.seat);
    if (swing != 0) moments.push_back({turn.move, turn.seat, swing});
    before = &turn.scores;
  }
  std::stable_sort(moments.begin(), moments.end(), [](const Moment& left, const Moment& right) {
    return std::abs(left.swing) > std::abs(right.swing);
  });
  if (moments.size() > kMoments) moments.resize(kMoments);
  return moments;
}

}  // namespace

std::string review_json(const AnyMatch& match) {
  const auto past = match.at(0);
  const std::vector<int> first = scores_of(*past);
  std::vector<Turn> turns;
  std::vector<PlayedMove> moves;
  for (size_t i = 0; i < match.size(); ++i) {
    const RecordedMove recorded = match.move_at(i);
    moves.push_back({recorded.seat, to_notation(match.game().kinds(), recorded.move),
                     past->words(recorded.seat, recorded.move)});
    require(!past->play(recorded.seat, recorded.move));
    const bool goes_on = i + 1 < match.size() && match.move_at(i + 1).seat == recorded.seat;
    if (!goes_on) turns.push_back({i + 1, recorded.seat, scores_of(*past)});
  }
  std::string out = "{\"turns\":";
  write_json(out, turns);
  append(out, ",\"moves\":");
  write_json(out, moves);
  append(out, ",\"moments\":");
  write_json(out, moments_of(turns, first));
  return out += '}';
}

}  // namespace paydirt::server
