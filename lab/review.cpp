#include "lab/review.hpp"

#include <algorithm>
#include <cmath>

#include "engine/text.hpp"

namespace paydirt {
namespace {

constexpr size_t kBestFew = 3;
constexpr size_t kMoments = 3;
constexpr double kDear = 0.02;  // a decision that costs less than this share is no moment

/// Shares are told in hundredths of a percent: exact sums in few digits.
double rounded(double share) { return std::round(share * 10'000) / 10'000; }

std::vector<double> shares_of(const Considered& considered, int seats) {
  std::vector<double> shares;
  for (int seat = 0; seat < seats; ++seat)
    shares.push_back(rounded(considered.shares[static_cast<size_t>(seat)]));
  return shares;
}

ReviewedMove reviewed(const AnyMatch& match, Seat seat, const Considered& considered) {
  return {to_notation(match.game().kinds(), considered.move), match.words(seat, considered.move),
          rounded(considered.shares[seat]), std::round(10.0 * considered.points / kPoint) / 10};
}

/// Best first by what the seat expects of them; those that were hardly looked at do not count.
std::vector<Considered> earnest(std::vector<Considered> considered, Seat seat, Move made) {
  uint32_t most = 0;
  for (const Considered& each : considered) most = std::max(most, each.visits);
  std::erase_if(considered,
                [&](const Considered& each) { return each.move != made && each.visits * 10 < most; });
  std::stable_sort(considered.begin(), considered.end(),
                   [&](const Considered& left, const Considered& right) {
                     return left.shares[seat] > right.shares[seat];
                   });
  return considered;
}

}  // namespace

std::optional<ReviewedDecision> judged(const AnyMatch& before, const RecordedMove& made, size_t number,
                                       const Thought& thought) {
  const std::vector<Considered> list = earnest(thought.considered, made.seat, made.move);
  const auto found =
      std::find_if(list.begin(), list.end(), [&](const Considered& each) { return each.move == made.move; });
  if (found == list.end() || found->visits == 0) return {};
  ReviewedDecision decision;
  decision.move = number;
  decision.seat = made.seat;
  decision.made = reviewed(before, made.seat, *found);
  decision.before = shares_of(list.front(), before.seats());
  decision.after = shares_of(*found, before.seats());
  decision.cost = rounded(decision.before[made.seat] - decision.after[made.seat]);
  for (size_t i = 0; i < std::min(kBestFew, list.size()); ++i) {
    decision.best.push_back(reviewed(before, made.seat, list[i]));
  }
  return decision;
}

std::vector<Fortune> fortunes_of(const std::vector<ReviewedDecision>& decisions, const Outcome& outcome,
                                 int seats) {
  const auto winners = std::count(outcome.rank.begin(), outcome.rank.begin() + seats, uint8_t{1});
  std::vector<Fortune> fortunes;
  for (int seat = 0; seat < seats; ++seat) {
    const auto at = static_cast<size_t>(seat);
    Fortune fortune;
    fortune.outcome = outcome.rank[at] == 1 ? rounded(1 / static_cast<double>(winners)) : 0;
    fortune.start = decisions.empty() ? fortune.outcome : decisions.front().before[at];
    for (const ReviewedDecision& each : decisions) {
      (each.seat == seat ? fortune.own : fortune.rivals) += each.after[at] - each.before[at];
    }
    fortune.own = rounded(fortune.own);
    fortune.rivals = rounded(fortune.rivals);
    // What is left is what happened between the decisions.
    fortune.chance = rounded(fortune.outcome - fortune.start - fortune.own - fortune.rivals);
    fortunes.push_back(fortune);
  }
  return fortunes;
}

Result<ReviewReport> review_game(const AnyMatch& match, const BotSpec& bot,
                                 const std::function<bool(size_t done, size_t all)>& go_on) {
  if (!match.outcome().over) return Refusal{"only a game that is over can be reviewed"};
  ReviewReport report;
  report.game = match.game().info().id;
  report.bot = bot.text;
  for (size_t move = 0; move < match.size(); ++move) {
    if (!go_on(move, match.size())) return Refusal{"the review was stopped"};
    const RecordedMove made = match.move_at(move);
    const auto before = match.at(move);
    if (before->moves(made.seat).size() < 2) continue;
    const Thought thought = make_any_bot(match.game(), bot, move)->review(*before, made.seat, made.move, {});
    if (auto decision = judged(*before, made, move + 1, thought))
      report.decisions.push_back(std::move(*decision));
  }
  report.fortunes = fortunes_of(report.decisions, match.outcome(), match.seats());
  std::vector<const ReviewedDecision*> dear;
  for (const ReviewedDecision& each : report.decisions) {
    if (each.cost >= kDear) dear.push_back(&each);
  }
  std::stable_sort(dear.begin(), dear.end(),
                   [](const auto* left, const auto* right) { return left->cost > right->cost; });
  for (size_t i = 0; i < std::min(kMoments, dear.size()); ++i) report.moments.push_back(dear[i]->move);
  return report;
}

}  // namespace paydirt
