#include "server/review.hpp"

#include <algorithm>
#include <cstdlib>
#include <vector>

#include "engine/json_write.hpp"
#include "engine/lead.hpp"

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
  size_t move = 0;  // the one of its turn that did most of it
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

/// `scores` has one entry more than there are moves: how it stood before the first, and after each.
std::vector<Moment> moments_of(const std::vector<Turn>& turns, const std::vector<std::vector<int>>& scores) {
  std::vector<Moment> moments;
  size_t began = 0;
  for (const Turn& turn : turns) {
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
  std::stable_sort(moments.begin(), moments.end(), [](const Moment& left, const Moment& right) {
    return std::abs(left.swing) > std::abs(right.swing);
  });
  if (moments.size() > kMoments) moments.resize(kMoments);
  return moments;
}

}  // namespace

std::string review_json(const AnyMatch& match) {
  const auto past = match.at(0);
  std::vector<std::vector<int>> scores{scores_of(*past)};
  std::vector<Turn> turns;
  std::vector<PlayedMove> moves;
  for (size_t i = 0; i < match.size(); ++i) {
    const RecordedMove recorded = match.move_at(i);
    moves.push_back({recorded.seat, to_notation(match.game().kinds(), recorded.move),
                     past->words(recorded.seat, recorded.move)});
    require(!past->play(recorded.seat, recorded.move));
    scores.push_back(scores_of(*past));
    const bool goes_on = i + 1 < match.size() && match.move_at(i + 1).seat == recorded.seat;
    if (!goes_on) turns.push_back({i + 1, recorded.seat, scores.back()});
  }
  std::string out = "{\"turns\":";
  write_json(out, turns);
  append(out, ",\"moves\":");
  write_json(out, moves);
  append(out, ",\"moments\":");
  write_json(out, moments_of(turns, scores));
  return out += '}';
}

}  // namespace paydirt::server
