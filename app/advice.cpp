#include "app/advice.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "bots/bot.hpp"

namespace paydirt {
namespace {

std::unique_ptr<AnyBot> adviser(const AnyMatch& match) {
  return make_any_bot(match.game(), *parse_bot("search:1000it"), match.size());
}

double in_points(const Considered& considered) { return static_cast<double>(considered.points) / kPoint; }

/// "3 (dig): Dig for gold on the river".
std::string choice_words(const Menu& menu, Move move) {
  const auto index = menu.index_of(move);
  if (!index) return {};
  const Menu::Choice& choice = menu.at(*index);
  return fmt::format("{} ({}): {}", *index + 1, choice.notation, choice.words);
}

}  // namespace

std::string advice(const AnyMatch& match, Seat seat, const Menu& menu, const Names& names) {
  constexpr size_t kShown = 3;
  constexpr uint32_t kEarnest = 10;  // what was looked at less than a tenth as often is no advice
  const Thought thought = adviser(match)->think(match, seat, Budget{});
  if (thought.considered.size() < 2) return choice_words(menu, thought.move) + '\n';
  const bool alone = match.seats() == 1;  // who plays alone leads nobody
  std::string out = fmt::format("What a bot would play, with the {} that it expects at the end:\n",
                                alone ? "points" : "lead");
  std::vector<Considered> worth_naming;
  const Considered& best = thought.considered.front();
  for (const Considered& each : thought.considered) {
    // What seems better was looked at less often than what is played: it only had luck.
    if (each.visits * kEarnest >= best.visits && each.points <= best.points) worth_naming.push_back(each);
  }
  std::stable_sort(worth_naming.begin(), worth_naming.end(),
                   [](const Considered& a, const Considered& b) { return a.points > b.points; });
  worth_naming.resize(std::min(kShown, worth_naming.size()));
  std::vector<Move> shown;
  for (const Considered& each : worth_naming) shown.push_back(each.move);
  const std::vector<std::string> reasons = reasons_of(match, seat, shown);
  for (size_t i = 0; i < shown.size(); ++i) {
    const double points = in_points(worth_naming[i]);
    out +=
        fmt::format("  {}  {}{}\n", alone ? fmt::format("{:6.1f}", points) : fmt::format("{:+6.1f}", points),
                    choice_words(menu, shown[i]),
                    reasons[i].empty() ? "" : fmt::format(" - it {}", names.in(reasons[i])));
  }
  return out;
}

std::string opinion(const AnyMatch& match, Seat seat, const Menu& menu, const Names& names, size_t index) {
  const Menu::Choice& choice = menu.at(index);
  const std::string named = fmt::format("{} ({}): {}.", index + 1, choice.notation, choice.words);
  // A review looks at the choice in earnest, also where a bot would hardly have looked at it.
  const Thought thought = adviser(match)->review(match, seat, choice.move, Budget{});
  const auto& considered = thought.considered;
  const auto found = std::find_if(considered.begin(), considered.end(),
                                  [&](const Considered& each) { return each.move == choice.move; });
  if (found == considered.end()) return named + " It can be played now.";
  if (found == considered.begin()) return named + " It is what a bot would play.";
  const Move compared[] = {considered.front().move, choice.move};
  const std::string reason = names.in(reasons_of(match, seat, compared).front());
  const auto best = menu.index_of(considered.front().move);
  const double behind = in_points(considered.front()) - in_points(*found);
  const std::string how =
      behind < 0.05 ? "It looks as good as" : fmt::format("It looks {:.1f} points worse than", behind);
  return fmt::format("{} {} {}, which a bot would play{}.", named, how, best ? *best + 1 : 0,
                     reason.empty() ? "" : fmt::format(" because it {}", reason));
}

}  // namespace paydirt
