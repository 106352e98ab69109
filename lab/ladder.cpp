#include "lab/ladder.hpp"

#include <algorithm>
#include <map>

#include "bots/bot.hpp"
#include "engine/text.hpp"
#include "games/registry.hpp"
#include "lab/statistics.hpp"

namespace paydirt {
namespace {

/// The matches that are held on one table, from `first` to before `last`.
struct Stretch {
  size_t first;
  size_t last;
};

std::vector<Stretch> tables_of(const Results& results) {
  std::vector<Stretch> stretches;
  const auto same_table = [](const PlannedMatch& a, const PlannedMatch& b) {
    return a.game == b.game && a.players == b.players && a.options == b.options;
  };
  for (size_t match = 0; match < results.matches.size(); ++match) {
    if (match > 0 && same_table(results.matches[match - 1], results.matches[match])) {
      ++stretches.back().last;
    } else {
      stretches.push_back({match, match + 1});
    }
  }
  return stretches;
}

/// Numbers the bots in the order in which they are first named.
class Names {
 public:
  size_t number(const std::string& bot) {
    const auto found = std::find(names_.begin(), names_.end(), bot);
    if (found == names_.end()) return names_.push_back(bot), names_.size() - 1;
    return static_cast<size_t>(found - names_.begin());
  }
  const std::vector<std::string>& all() const { return names_; }

 private:
  std::vector<std::string> names_;
};

std::vector<Finish> finishes_of(const Results& results, Stretch stretch, Names& names) {
  std::vector<Finish> finishes;
  size_t deals = 0;
  for (size_t match = stretch.first; match < stretch.last; ++match) {
    const PlannedMatch& planned = results.matches[match];
    const ArenaPlan plan = *plan_of(planned);
    for (const GameResult& game : results.games[match]) {
      Finish finish;
      finish.deal = deals + plan.deal_of(game.number);
      for (int seat = 0; seat < plan.seats; ++seat) {
        finish.places.push_back(
            {names.number(planned.bots[plan.bot_at(game.number, seat)]), game.rank[seat]});
      }
      finishes.push_back(std::move(finish));
    }
    deals += plan.deal_of(plan.games) + 1;
  }
  return finishes;
}

LadderStep step_of(const AnyGame& game, const Results& results, size_t match) {
  const ArenaPlan plan = *plan_of(results.matches[match]);
  const ArenaSummary summary = summarise(game, plan, {results.games[match], 0});
  const double wins = summary.bots[1].wins;
  const double all = wins + summary.bots[0].wins;  // fewer than games where a rival without a seat wins
  return {plan.bots[1].text, plan.bots[0].text, summary.games, all > 0 ? wins / all : 0, wilson(wins, all)};
}

void add_cross(const LadderStep& pair, const std::vector<std::string>& names, std::vector<CrossRow>& rows) {
  const auto index = [&](const std::string& bot) {
    return static_cast<size_t>(std::find(names.begin(), names.end(), bot) - names.begin());
  };
  const size_t above = index(pair.bot);
  const size_t below = index(pair.below);
  rows[above].ahead[below] = pair.win_rate;
  rows[below].ahead[above] = 1 - pair.win_rate;
  rows[above].games[below] = rows[below].games[above] = pair.games;
}

Ladder ladder_of(const Results& results, Stretch stretch) {
  const PlannedMatch& table = results.matches[stretch.first];
  const AnyGame& game = **find_game(table.game);
  Ladder ladder{table.game, table.players, table.options, {}, {}, {}, {}, 0};
  Names names;
  for (size_t match = stretch.first; match < stretch.last; ++match) {
    for (const std::string& bot : results.matches[match].bots) names.number(bot);
  }
  const std::vector<Finish> finishes = finishes_of(results, stretch, names);
  const size_t count = names.all().size();
  for (const std::string& name : names.all()) {
    ladder.crosstable.push_back({name, std::vector<double>(count), std::vector<size_t>(count)});
  }
  std::map<std::string, size_t> endings;
  size_t games = 0;
  for (size_t match = stretch.first; match < stretch.last; ++match) {
    for (const GameResult& each : results.games[match]) {
      ++endings[game.tables().endings[each.ending].name];
      ladder.mean_decisions += each.decisions;
      ++games;
    }
    const LadderStep pair = step_of(game, results, match);
    add_cross(pair, names.all(), ladder.crosstable);
    if (names.number(pair.bot) == names.number(pair.below) + 1) ladder.steps.push_back(pair);
  }
  ladder.mean_decisions /= static_cast<double>(std::max<size_t>(1, games));
  for (const auto& [name, number] : endings) ladder.end_reasons.pairs.emplace_back(name, number);
  const std::vector<Rating> ratings = rate(finishes, count, 1);
  for (size_t bot = 0; bot < count; ++bot) {
    size_t sat = 0;
    for (const size_t with : ladder.crosstable[bot].games) sat += with;
    ladder.bots.push_back({names.all()[bot], ratings[bot].elo, {ratings[bot].low, ratings[bot].high}, sat});
  }
  return ladder;
}

/// How many levels bots have at a table.
int levels_at(const LadderTable& at) {
  const auto match =
      (*find_game(at.game))
          ->start({.seats = at.players, .options = at.options, .chance = ChanceSource::fast(1)});
  return match ? levels_of(**match).size() : kLevels;  // what cannot be laid out is refused when it is played
}

}  // namespace

std::vector<PlannedMatch> ladder_matches(const LadderPlan& plan) {
  std::vector<PlannedMatch> matches;
  for (size_t table = 0; table < plan.tables.size(); ++table) {
    const LadderTable& at = plan.tables[table];
    const int levels = levels_at(at);
    for (size_t gap = 1; gap < plan.bots.size() && (plan.reach == 0 || gap <= plan.reach); ++gap) {
      for (size_t below = 0; below + gap < plan.bots.size(); ++below) {
        if (plan.bots[below + gap].level > levels) continue;
        // Each match has deals of its own: else the luck of one deal would count in all of them.
        const uint64_t seed = mix(mix(plan.seed, table), below * plan.bots.size() + gap) >> 1;
        matches.push_back({at.game,
                           at.players,
                           at.options,
                           "",
                           {plan.bots[below].text, plan.bots[below + gap].text},
                           plan.games,
                           say(seed)});
      }
    }
  }
  return matches;
}

std::vector<Ladder> ladders_of(const Results& results) {
  std::vector<Ladder> ladders;
  for (const Stretch& stretch : tables_of(results)) ladders.push_back(ladder_of(results, stretch));
  return ladders;
}

}  // namespace paydirt
