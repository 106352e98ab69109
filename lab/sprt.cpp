#include "lab/sprt.hpp"

#include <algorithm>
#include <cmath>

#include "engine/text.hpp"

namespace paydirt {
namespace {

constexpr double kError = 0.05;

/// The first bot's part of the victory.
double won(const ArenaPlan& plan, const GameResult& game) {
  int winners = 0;
  int own = 0;
  for (int seat = 0; seat < plan.seats; ++seat) {
    if (game.rank[seat] != 1) continue;
    ++winners;
    own += plan.bot_at(game.number, seat) == 0 ? 1 : 0;
  }
  return winners == 0 ? 0 : static_cast<double>(own) / winners;
}

}  // namespace

Decision decide(const Sprt& claim, const ArenaPlan& plan, std::span<const GameResult> games) {
  const double enough = std::log((1 - kError) / kError);
  double evidence = 0;  // for the high claim: logarithm of the ratio of likelihoods
  for (size_t i = 0; i < games.size() && games[i].number == i; ++i) {
    const double share = won(plan, games[i]);
    evidence +=
        share * std::log(claim.high / claim.low) + (1 - share) * std::log((1 - claim.high) / (1 - claim.low));
    if ((i + 1) % plan.bots.size() != 0) continue;
    if (evidence >= enough) return {Verdict::high, i + 1};
    if (evidence <= -enough) return {Verdict::low, i + 1};
  }
  return {};
}

std::optional<Sprt> parse_sprt(std::string_view text) {
  const size_t comma = text.find(',');
  int low = 0;
  int high = 0;
  if (comma == std::string_view::npos || !to_number(text.substr(0, comma), low) ||
      !to_number(text.substr(comma + 1), high) || low < 1 || high > 99 || low >= high) {
    return {};
  }
  return Sprt{low / 100.0, high / 100.0};
}

}  // namespace paydirt
