// Plays an arena's games of a concrete game.
#pragma once

#include <memory>
#include <vector>

#include "bots/make.hpp"
#include "engine/host.hpp"
#include "lab/arena.hpp"
#include "lab/play_game.hpp"

namespace paydirt {

template <Game G>
std::vector<SeatedBot<G>> seat_bots(const ArenaPlan& plan, size_t game) {
  std::vector<SeatedBot<G>> bots;
  for (int seat = 0; seat < plan.seats; ++seat) {
    const BotSpec& spec = plan.bots[plan.bot_at(game, seat)];
    if (is_program(spec)) {
      bots.push_back({&spec, nullptr, std::make_unique<OutsideBot>(spec)});
    } else {
      bots.push_back({&spec, make_bot<G>(spec, plan.bot_seed(game, seat))});
    }
  }
  return bots;
}

/// One game of the plan, on a table that was laid out for all of them; watch(match) as in play_game.
template <Game G, class Watch>
GameResult play_planned(const std::shared_ptr<const HostedMatch<G>>& table, const ArenaPlan& plan,
                        size_t game, Watch&& watch) {
  RecordHeader header = table->header();
  header.chance = ChanceSource::fast(plan.chance_seed(game));
  for (int seat = 0; seat < plan.seats; ++seat) {
    header.players.push_back(plan.bots[plan.bot_at(game, seat)].text);
  }
  Match<G> match({table, &table->match().rules()}, std::move(header));
  const std::vector<SeatedBot<G>> bots = seat_bots<G>(plan, game);
  GameResult result = play_game<G>(match, bots, watch);
  result.number = game;
  if (plan.on_record) plan.on_record(game, match.record());
  return result;
}

/// The table of all games of a plan.
template <Game G>
Result<std::shared_ptr<const HostedMatch<G>>> lay_out_arena(const AnyGame& game, const ArenaPlan& plan) {
  auto laid_out = start<G>(game, {.seats = plan.seats,
                                  .options = plan.options,
                                  .edition_text = plan.edition_text,
                                  .chance = ChanceSource::fast(plan.seed)});
  if (!laid_out) return laid_out.refusal();
  if (plan.bots.empty()) return Refusal{"an arena needs at least one bot"};
  return std::shared_ptr<const HostedMatch<G>>(std::move(*laid_out));
}

template <Game G>
Result<ArenaRun> run_arena(const AnyGame& game, const ArenaPlan& plan) {
  const auto table = lay_out_arena<G>(game, plan);
  if (!table) return table.refusal();
  return play_all(plan,
                  [&](size_t each) { return play_planned<G>(*table, plan, each, [](const Match<G>&) {}); });
}

}  // namespace paydirt
